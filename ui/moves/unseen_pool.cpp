// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/unseen_pool.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "engine/board/hands.h"
#include "ui/language/text.h"

namespace ui {

namespace {

/// Of at least one of `count` tiles among `picks` out of `all`.
double chanceOfOne(int all, int count, int picks)
{
    double none = 1;
    for (int pick = 0; pick < std::min(picks, all); ++pick)
        none *= std::max(0.0, static_cast<double>(all - count - pick)) / (all - pick);
    return 1 - none;
}

/// The likeliest kinds with their chances, and the blank.
QString likeliest(std::vector<UnseenPool::Group> groups, double UnseenPool::Group::*chance,
                  int most)
{
    const auto first = [&](const auto& a, const auto& b) { return a.*chance > b.*chance; };
    std::stable_sort(groups.begin(), groups.end(), first);
    QStringList parts;
    for (const UnseenPool::Group& group : groups) {
        const bool blank = group.tile == engine::kBlank;
        if (group.count == 0 || group.*chance == 0.0 || (!blank && parts.size() >= most)) continue;
        parts.append(QCoreApplication::translate("UnseenPool", "%1 %2 %")
                         .arg(group.label, QLocale().toString(qRound(100 * group.*chance))));
    }
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

UnseenPool UnseenPool::of(const engine::Position& position, int draws)
{
    UnseenPool pool;
    pool.draws = std::clamp(draws, 0, position.bagSize());
    const int players = position.playerCount();
    const engine::Alphabet& alphabet = position.rules().alphabet;
    const engine::TileCounts unseen = position.unseen();
    pool.tiles = unseen.total();
    const int next = (position.onTurn() + 1) % players;
    const engine::Rack known = players > 1 ? position.player(next).rack : engine::Rack();
    const int held = players > 1 ? tilesHeld(position, next) : 0;
    pool.heldKnown = fromUtf8(alphabet.written(known.tiles()));
    pool.heldWhole = !known.empty() && known.total() >= held;
    // Only what lies on no known rack can be drawn, or be the rest of a hand.
    engine::TileCounts open = unseen;
    for (int i = 0; i < players; ++i) {
        if (i == position.onTurn()) continue;
        for (const engine::Tile tile : position.player(i).rack.tiles())
            if (open.has(tile)) open.remove(tile);
    }
    const int unknown = std::max(held - known.total(), 0);
    pool.bag = position.bagSize();
    const auto add = [&](engine::Tile tile) {
        const int total = position.rules().tiles.count(tile);
        if (total == 0) return;
        const bool vowel = tile != engine::kBlank && alphabet.isVowel(tile);
        const int count = unseen.count(tile);
        pool.groups.push_back(
            {tile, fromUtf8(alphabet.label(tile)), count, total, vowel,
             known.has(tile) ? 1.0 : chanceOfOne(open.total(), open.count(tile), unknown),
             chanceOfOne(open.total(), open.count(tile), pool.draws)});
        (tile == engine::kBlank ? pool.blanks : vowel ? pool.vowels : pool.consonants) += count;
    };
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter)
        add(static_cast<engine::Tile>(letter));
    add(engine::kBlank);
    return pool;
}

QString UnseenPool::kindsText() const
{
    return QCoreApplication::translate("UnseenPool", "vowels %1 · consonants %2 · blanks %3")
        .arg(QString::number(vowels), QString::number(consonants), QString::number(blanks));
}

QString UnseenPool::drawsText(int most) const
{
    if (draws == 0 || tiles == 0) return {};
    const QString what = draws == 1 ? QCoreApplication::translate("UnseenPool", "next tile: %1")
                                    : QCoreApplication::translate("UnseenPool", "next %2 tiles: %1")
                                          .arg(QStringLiteral("%1"), QString::number(draws));
    return what.arg(likeliest(groups, &Group::drawn, most));
}

QString UnseenPool::heldText(int most) const
{
    // Who plays alone has no opponent.
    const bool anyHeld =
        std::ranges::any_of(groups, [](const Group& group) { return group.held > 0; });
    if (!anyHeld) return {};
    if (heldWhole)
        return QCoreApplication::translate("UnseenPool", "opponent holds: %1").arg(heldKnown);
    if (!heldKnown.isEmpty()) {
        std::vector<Group> others = groups;
        std::erase_if(others, [](const Group& group) { return group.held >= 1; });
        return QCoreApplication::translate("UnseenPool", "opponent holds %1 and: %2")
            .arg(heldKnown, likeliest(std::move(others), &Group::held, most));
    }
    return QCoreApplication::translate("UnseenPool", "opponent holds: %1")
        .arg(likeliest(groups, &Group::held, most));
}

QString UnseenPool::tilesText() const
{
    QStringList parts;
    for (const Group& group : groups)
        if (group.count > 0) parts.append(group.label.repeated(group.count));
    return parts.join(u' ');
}

}  // namespace ui
