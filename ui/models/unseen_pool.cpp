// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/unseen_pool.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/session/text.h"

namespace ui {

UnseenPool UnseenPool::of(const engine::Position& position)
{
    UnseenPool pool;
    const engine::Alphabet& alphabet = position.rules().alphabet;
    const engine::TileCounts unseen = position.unseen();
    pool.tiles = unseen.total();
    pool.bag = position.bagSize();
    const auto add = [&](engine::Tile tile) {
        const int total = position.rules().tiles.count(tile);
        if (total == 0) return;
        const bool vowel = tile != engine::kBlank && alphabet.isVowel(tile);
        const int count = unseen.count(tile);
        pool.groups.push_back({tile, fromUtf8(alphabet.label(tile)), count, total, vowel});
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

QString UnseenPool::tilesText() const
{
    QStringList parts;
    for (const Group& group : groups)
        if (group.count > 0) parts.append(group.label.repeated(group.count));
    return parts.join(u' ');
}

}  // namespace ui
