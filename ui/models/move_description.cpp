// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/move_description.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/eval/find_move.h"
#include "ui/models/move_worth.h"
#include "ui/session/move_name.h"
#include "ui/session/text.h"

namespace ui {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("MoveDescription", source);
}

QString buttonText(const engine::Position& position, const engine::Move& move,
                   std::optional<engine::Equity> equity)
{
    QString word = fromUtf8(engine::moveWord(position, move));
    switch (move.kind) {
    case engine::MoveKind::Pass: return text("Pass");
    case engine::MoveKind::Exchange: {
        const auto kept = engine::leaveAfter(position, move).tiles();
        if (kept.empty() || !equity) return text("Exchange %1").arg(word);
        return text("Exchange %1 · keep %2 (%3)")
            .arg(word, fromUtf8(position.rules().alphabet.written(kept)), signedEquity(*equity));
    }
    case engine::MoveKind::Place: break;
    }
    word.remove(u'(').remove(u')');
    return text("Play %1  %2").arg(word, QLocale().toString(move.score.points));
}

}  // namespace

QString moveLabel(const engine::Position& position, const engine::Move& move)
{
    switch (move.kind) {
    case engine::MoveKind::Pass: return text("Pass");
    case engine::MoveKind::Exchange:
        return text("Exch %1").arg(fromUtf8(engine::moveWord(position, move)));
    case engine::MoveKind::Place: return moveName(position, move);
    }
    return {};
}

QString wordsText(const engine::Position& position, const engine::Move& move)
{
    QStringList words;
    for (const engine::FormedWord& word : engine::wordsFormed(position, move))
        words.append((word.valid ? text("✓ %1 %2") : text("✕ %1 %2"))
                         .arg(fromUtf8(position.rules().alphabet.written(word.tiles)),
                              QLocale().toString(word.score.points)));
    return words.join(QStringLiteral(" · "));
}

MoveDescription describeMove(const engine::Position& position, const engine::Move& move,
                             const RankingPtr& ranking, const engine::KlvPtr& leaves)
{
    MoveDescription description;
    const auto found =
        ranking ? engine::findMove(ranking->moves, position, move) : std::optional<std::size_t>();
    const auto equity =
        found ? std::optional(ranking->moves[*found].equity) : equityOfMove(position, move, leaves);
    description.button = buttonText(position, move, equity);
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
    if (equity) parts.append(text("equity %1").arg(signedEquity(*equity)));
    if (found) {
        const QLocale locale;
        if (!ranking->chances.empty()) {
            const double percent = ranking->chances[*found].percent();
            parts.append(text("wins %1 %").arg(locale.toString(percent, 'f', 1)));
        }
        parts.append(text("#%1 of %2")
                         .arg(locale.toString(static_cast<qulonglong>(*found + 1)),
                              locale.toString(static_cast<int>(ranking->moves.size()))));
    }
    description.detail = parts.join(QStringLiteral(" · "));
    return description;
}

}  // namespace ui
