// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/move_description.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "ui/session/text.h"

namespace ui {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("MoveDescription", source);
}

QString buttonText(const engine::Position& position, const engine::Move& move)
{
    QString word = fromUtf8(engine::moveWord(position, move));
    switch (move.kind) {
    case engine::MoveKind::Pass: return text("Pass");
    case engine::MoveKind::Exchange: return text("Exchange %1").arg(word);
    case engine::MoveKind::Place: break;
    }
    word.remove(u'(').remove(u')');
    return text("Play %1  %2").arg(word, QLocale().toString(move.score.points));
}

}  // namespace

MoveDescription describeMove(const engine::Position& position, const engine::Move& move,
                             const RankingPtr& ranking)
{
    MoveDescription description;
    description.button = buttonText(position, move);
    const engine::Alphabet& alphabet = position.rules().alphabet;

    QStringList phonies;
    if (move.kind == engine::MoveKind::Place) {
        for (const engine::FormedWord& word : engine::wordsFormed(position, move))
            if (!word.valid) phonies.append(fromUtf8(alphabet.written(word.tiles)));
    }
    QStringList parts;
    if (!phonies.isEmpty()) {
        description.phony = true;
        parts.append(text("✗ not in the lexicon: %1").arg(phonies.join(QStringLiteral(", "))));
    }
    if (!position.mover().rack.empty()) {
        const auto kept = engine::leaveAfter(position, move).tiles();
        parts.append(kept.empty() ? text("keeps nothing")
                                  : text("keeps %1").arg(fromUtf8(alphabet.written(kept))));
    }
    if (ranking) {
        const auto found =
            std::find_if(ranking->moves.begin(), ranking->moves.end(),
                         [&](const engine::RankedMove& ranked) { return ranked.move == move; });
        if (found != ranking->moves.end()) {
            const QLocale locale;
            parts.append(text("equity %1").arg(signedEquity(found->equity)));
            if (!ranking->chances.empty()) {
                const auto place = static_cast<std::size_t>(found - ranking->moves.begin());
                parts.append(text("wins %1 %")
                                 .arg(locale.toString(ranking->chances[place].percent(), 'f', 1)));
            }
            parts.append(text("#%1 of %2")
                             .arg(locale.toString(found - ranking->moves.begin() + 1),
                                  locale.toString(static_cast<int>(ranking->moves.size()))));
        }
    }
    description.detail = parts.join(QStringLiteral(" · "));
    return description;
}

}  // namespace ui
