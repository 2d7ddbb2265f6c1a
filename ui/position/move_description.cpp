// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/move_description.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/eval/find_move.h"
#include "engine/eval/shown_order.h"
#include "engine/search/simulation_state.h"
#include "ui/board/unknown_tiles.h"
#include "ui/document/move_name.h"
#include "ui/language/text.h"
#include "ui/position/move_worth.h"

namespace ui {

namespace {

/// Translations of the free functions here have one context.
struct MoveDescriptionText
{
    Q_DECLARE_TR_FUNCTIONS(ui::MoveDescription)
};

/// Without the brackets around what lies there.
QString plainWord(const engine::Position& position, const engine::Move& move)
{
    return fromUtf8(engine::moveWord(position, move)).remove(u'(').remove(u')');
}

QString buttonText(const engine::Position& position, const engine::Move& move,
                   std::optional<engine::Equity> equity)
{
    const QString word = fromUtf8(engine::moveWord(position, move));
    switch (move.kind) {
    case engine::MoveKind::Pass: return MoveDescriptionText::tr("Pass");
    case engine::MoveKind::Exchange: {
        const auto kept = engine::leaveAfter(position, move).tiles();
        if (kept.empty() || !equity) return MoveDescriptionText::tr("Exchange %1").arg(word);
        return MoveDescriptionText::tr("Exchange %1 · keep %2 (%3)")
            .arg(word, fromUtf8(position.rules().alphabet.written(kept)), signedEquity(*equity));
    }
    case engine::MoveKind::Place: break;
    }
    return MoveDescriptionText::tr("Play %1  %2")
        .arg(plainWord(position, move), QLocale().toString(move.score.points));
}

/// What it is worth, where that is known and wanted.
struct Worth
{
    std::optional<engine::Equity> equity;
    std::optional<std::size_t> rank;  ///< from 0, in the ranking
    SimulationPtr simulation = {};    ///< of the position, null = none
};

/// What was sampled of the candidate, with its rank in the simulation.
QStringList simulatedParts(const engine::SimulationState& state,
                           const engine::SimulatedCandidate& candidate,
                           std::optional<std::size_t> staticRank)
{
    const QLocale locale;
    const auto rank = 1 + (&candidate - state.candidates.data());
    const auto sampled = std::ranges::count_if(
        state.candidates, [](const auto& each) { return each.iterations() > 0; });
    const QString place = MoveDescriptionText::tr("#%1 of %2 simulated")
                              .arg(locale.toString(static_cast<qlonglong>(rank)),
                                   locale.toString(static_cast<qlonglong>(sampled)));
    return {MoveDescriptionText::tr("wins %1 % %2")
                .arg(shareText(candidate.win.mean()), plusMinusShare(candidate.win)),
            MoveDescriptionText::tr("sim equity %1").arg(signedDecimal(candidate.equity.mean())),
            staticRank ? MoveDescriptionText::tr("%1, #%2 static")
                             .arg(place, locale.toString(static_cast<qulonglong>(*staticRank + 1)))
                       : place};
}

MoveDescription describe(const engine::Position& position, const engine::Move& move,
                         const Worth& worth, const RankingPtr& ranking)
{
    MoveDescription description;
    description.button = buttonText(position, move, worth.equity);
    if (move.kind == engine::MoveKind::Place)
        description.brief = QStringLiteral("%1  %2").arg(plainWord(position, move),
                                                         QLocale().toString(move.score.points));
    const engine::Alphabet& alphabet = position.rules().alphabet;

    QStringList phonies;
    if (move.kind == engine::MoveKind::Place) {
        for (const engine::FormedWord& word : engine::wordsFormed(position, move))
            if (!word.valid) phonies.append(fromUtf8(alphabet.written(word.tiles)));
    }
    QStringList parts;
    if (!phonies.isEmpty()) {
        description.phony = true;
        description.button += u'*';
        description.brief += u'*';
        // Short: behind it there has to be room for what the move is worth and leaves.
        parts.append(MoveDescriptionText::tr("✕ %1").arg(phonies.join(QStringLiteral(", "))));
        description.remark = MoveDescriptionText::tr("Not in the lexicon: %1")
                                 .arg(phonies.join(QStringLiteral(", ")));
    }
    // As the list writes it: that is how it is simulated, however it was entered.
    const engine::SimulatedCandidate* sampled =
        simulated(worth.simulation, worth.rank ? ranking->moves[*worth.rank].move : move);
    if (sampled && sampled->iterations() == 0) sampled = nullptr;
    if (sampled) {
        parts += simulatedParts(*worth.simulation, *sampled, worth.rank);
        description.source = provenanceText(*worth.simulation, *sampled);
    }
    if (worth.equity && !sampled)
        parts.append(MoveDescriptionText::tr("equity %1").arg(signedEquity(*worth.equity)));
    if (worth.equity && engine::keepsRackUnvalued(position, move))
        parts.append(MoveDescriptionText::tr("rack not valued"));
    if (worth.rank && !sampled) {
        const QLocale locale;
        if (!ranking->chances.empty()) {
            const double percent = ranking->chances[*worth.rank].percent();
            parts.append(
                MoveDescriptionText::tr("wins %1 %").arg(locale.toString(percent, 'f', 1)));
        }
        parts.append(MoveDescriptionText::tr("#%1 of %2")
                         .arg(locale.toString(static_cast<qulonglong>(*worth.rank + 1)),
                              locale.toString(static_cast<int>(ranking->moves.size()))));
    }
    // Last, since where there is little room the end is left out.
    if (!position.mover().rack.empty()) {
        const QString kept = fromUtf8(alphabet.written(engine::leaveAfter(position, move).tiles()));
        const int unknown = unknownTilesOf(position);
        if (unknown == 0)
            parts.append(kept.isEmpty() ? MoveDescriptionText::tr("keeps nothing")
                                        : MoveDescriptionText::tr("keeps %1").arg(kept));
        else if (kept.isEmpty())
            parts.append(MoveDescriptionText::tr("keeps %n unknown tile(s)", nullptr, unknown));
        else
            parts.append(
                MoveDescriptionText::tr("keeps %1 and %n unknown tile(s)", nullptr, unknown)
                    .arg(kept));
    }
    description.detail = parts.join(QStringLiteral(" · "));
    return description;
}

}  // namespace

QString wordsText(const engine::Position& position, const engine::Move& move)
{
    QStringList words;
    for (const engine::FormedWord& word : engine::wordsFormed(position, move))
        words.append((!position.lexicon() ? QStringLiteral("%1 %2")
                      : word.valid        ? MoveDescriptionText::tr("✓ %1 %2")
                                          : MoveDescriptionText::tr("✕ %1 %2"))
                         .arg(fromUtf8(position.rules().alphabet.written(word.tiles)),
                              QLocale().toString(word.score.points)));
    if (const int bonus = position.rules().bonusFor(move.tilesPlayed); bonus != 0)
        words.append(MoveDescriptionText::tr("bonus %1").arg(QLocale().toString(bonus)));
    return words.join(QStringLiteral(" · "));
}

MoveDescription describeMove(const engine::Position& position, const engine::Move& move,
                             const RankingPtr& ranking, const engine::KlvPtr& leaves)
{
    return describeMove(position, move, ranking, leaves, nullptr);
}

MoveDescription describeMove(const engine::Position& position, const engine::Move& move,
                             const RankingPtr& ranking, const engine::KlvPtr& leaves,
                             const SimulationPtr& simulation)
{
    Worth worth;
    if (ranking) worth.rank = engine::findMove(ranking->moves, position, move);
    worth.equity = worth.rank ? std::optional(ranking->moves[*worth.rank].equity)
                              : equityOfMove(position, move, leaves);
    worth.simulation = simulation;
    return describe(position, move, worth, ranking);
}

MoveDescription describeMove(const engine::Position& position, const engine::Move& move)
{
    return describe(position, move, {}, nullptr);
}

}  // namespace ui
