// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_comparison.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QCoreApplication>
#include <QLocale>

#include "engine/board/legality.h"
#include "engine/eval/find_move.h"
#include "engine/search/simulation_state.h"
#include "ui/document/move_name.h"
#include "ui/language/text.h"
#include "ui/position/move_description.h"
#include "ui/position/move_worth.h"
#include "ui/position/play_heat.h"

namespace ui {

namespace {

/// Translations of the free functions here have one context.
struct MoveComparisonText
{
    Q_DECLARE_TR_FUNCTIONS(ui::MoveComparison)
};

/// One of the two moves, with what there is to know of it.
struct Side
{
    engine::Move move;
    engine::Leave leave;
    std::optional<engine::Equity> equity;
    std::optional<double> chance;  ///< per cent
    std::optional<int> rank;
    int vowels = 0;
    int consonants = 0;
    int drawn = 0;
};

Side sideOf(const engine::Position& position, const engine::Move& move, const RankingPtr& ranking,
            const engine::KlvPtr& leaves)
{
    Side side;
    side.move = move;
    side.leave = engine::leaveAfter(position, move);
    if (ranking) {
        if (const auto found = engine::findMove(ranking->moves, position, move)) {
            side.equity = ranking->moves[*found].equity;
            side.rank = static_cast<int>(*found) + 1;
            if (!ranking->chances.empty()) side.chance = ranking->chances[*found].percent();
        }
    }
    if (!side.equity) side.equity = equityOfMove(position, move, leaves);
    const engine::Alphabet& alphabet = position.rules().alphabet;
    for (const engine::Tile tile : side.leave.tiles()) {
        if (tile == engine::kBlank) continue;
        ++(alphabet.isVowel(tile) ? side.vowels : side.consonants);
    }
    side.drawn = std::min<int>(move.tilesPlayed, position.bagSize());
    return side;
}

/// What the simulation found of each; nothing unless both are simulated.
void addSimulated(std::vector<ComparisonLine>& lines, const engine::SimulatedCandidate* a,
                  const engine::SimulatedCandidate* b, int players)
{
    if (!a || !b) return;
    const auto add = [&](const QString& what, double left, double right) {
        const QLocale locale;
        lines.push_back({what, locale.toString(left, 'f', 1), locale.toString(right, 'f', 1),
                         signedDecimal(left - right)});
    };
    add(MoveComparisonText::tr("Sim win %"), 100 * a->win.mean(), 100 * b->win.mean());
    // With its sign, as in the list.
    lines.push_back({MoveComparisonText::tr("Sim equity"), signedDecimal(a->equity.mean()),
                     signedDecimal(b->equity.mean()),
                     signedDecimal(a->equity.mean() - b->equity.mean())});
    const auto addPly = [&](std::size_t ply, const QString& points, const QString& bingos) {
        if (ply >= a->byPly.size() || ply >= b->byPly.size()) return;
        add(points, a->byPly[ply].score.mean(), b->byPly[ply].score.mean());
        add(bingos, 100 * a->byPly[ply].bingoShare(), 100 * b->byPly[ply].bingoShare());
    };
    addPly(0, MoveComparisonText::tr("Reply, points"), MoveComparisonText::tr("Reply, bingos %"));
    addPly(static_cast<std::size_t>(players) - 1, MoveComparisonText::tr("Next turn, points"),
           MoveComparisonText::tr("Next turn, bingos %"));
}

/// What the mover plays next after the one and never after the other, among the most frequent:
/// with the tiles to be drawn for it.
void addOwnFollowUps(std::vector<ComparisonLine>& lines, const engine::Position& position,
                     const engine::SimulatedCandidate* a, const engine::SimulatedCandidate* b)
{
    constexpr std::size_t kShown = 3;
    constexpr double kLeastShare = 0.005;
    if (!a || !b) return;
    const auto ownOf = [&](const engine::SimulatedCandidate& one,
                           const engine::SimulatedCandidate& other) {
        QStringList names;
        const PositionPtr after = afterCandidate(position, one.move);
        for (const engine::SimulatedPlay& play : one.followUps) {
            if (play.move.kind != engine::MoveKind::Place || play.share < kLeastShare) continue;
            if (std::ranges::find(other.followUps, play.move, &engine::SimulatedPlay::move) !=
                other.followUps.end())
                continue;
            const auto tiles = play.neededDraws.tiles();
            const QString needs = tiles.empty() ? QString()
                                                : MoveComparisonText::tr(" {%1}").arg(fromUtf8(
                                                      position.rules().alphabet.written(tiles)));
            names << MoveComparisonText::tr("%1%2 %3 %")
                         .arg(playName(*after, play.move), needs, shareText(play.share));
            if (names.size() == static_cast<qsizetype>(kShown)) break;
        }
        return names;
    };
    const QStringList left = ownOf(*a, *b);
    const QStringList right = ownOf(*b, *a);
    for (qsizetype i = 0; i < std::max(left.size(), right.size()); ++i)
        lines.push_back({i == 0 ? MoveComparisonText::tr("Only after it") : QString(),
                         left.value(i),
                         right.value(i),
                         {}});
}

}  // namespace

QString pairedText(const engine::Position& position, const engine::Move& first,
                   const engine::Move& second, const SimulationPtr& simulation)
{
    const engine::SimulatedCandidate* a = simulated(simulation, first);
    const engine::SimulatedCandidate* b = simulated(simulation, second);
    if (!a || !b) return {};
    const auto difference = simulation->between(a->id, b->id);
    if (!difference || difference->win.count == 0) return {};
    // Where all games are won or lost the points decide.
    const bool byWins = difference->win.deviation() > 0;
    const engine::Moments& moments = byWins ? difference->win : difference->equity;
    const double scale = byWins ? 100 : 1;
    const double mean = scale * moments.mean();
    const double half = scale * kHalf95 * moments.standardError();
    const QString better = moveName(position, mean < 0 ? second : first);
    const QString gap = signedDecimal(std::abs(mean));
    const QString interval = MoveComparisonText::tr("%1 … %2").arg(
        signedDecimal(std::abs(mean) - half), signedDecimal(std::abs(mean) + half));
    const QString text =
        byWins ? MoveComparisonText::tr("%1 % wins for %2, 95 %: %3, over %4 common scenarios: %5")
               : MoveComparisonText::tr("%1 points for %2, 95 %: %3, over %4 common scenarios: %5");
    return text.arg(gap, better, interval,
                    QLocale().toString(static_cast<qlonglong>(moments.count)),
                    std::abs(mean) > half ? MoveComparisonText::tr("established")
                                          : MoveComparisonText::tr("not settled yet"));
}

std::vector<ComparisonLine> compareMoves(const engine::Position& position,
                                         const engine::Move& first, const engine::Move& second,
                                         const RankingPtr& ranking, const engine::KlvPtr& leaves,
                                         const SimulationPtr& simulation)
{
    const Side a = sideOf(position, first, ranking, leaves);
    const Side b = sideOf(position, second, ranking, leaves);
    const engine::Alphabet& alphabet = position.rules().alphabet;
    const QLocale locale;
    const QString none = MoveComparisonText::tr("–");
    std::vector<ComparisonLine> lines;

    const auto rankText = [&](const Side& side) {
        return side.rank ? MoveComparisonText::tr("#%1").arg(locale.toString(*side.rank)) : none;
    };
    lines.push_back({MoveComparisonText::tr("Rank"), rankText(a), rankText(b), {}});
    lines.push_back({MoveComparisonText::tr("Score"), locale.toString(first.score.points),
                     locale.toString(second.score.points),
                     signedScore(first.score - second.score)});
    const auto leaveText = [&](const Side& side) {
        const auto tiles = side.leave.tiles();
        return tiles.empty() ? MoveComparisonText::tr("nothing")
                             : fromUtf8(alphabet.written(tiles));
    };
    lines.push_back({MoveComparisonText::tr("Keeps"), leaveText(a), leaveText(b), {}});
    const auto addEquity = [&](const QString& what, const auto& of) {
        const std::optional<engine::Equity> left = of(a);
        const std::optional<engine::Equity> right = of(b);
        lines.push_back({what, left ? signedEquity(*left) : none,
                         right ? signedEquity(*right) : none,
                         left && right ? signedEquity(*left - *right) : QString()});
    };
    addEquity(MoveComparisonText::tr("Leave value"),
              [](const Side& side) -> std::optional<engine::Equity> {
                  if (!side.equity) return std::nullopt;
                  return *side.equity - engine::Equity::from(side.move.score);
              });
    addEquity(MoveComparisonText::tr("Equity"), [](const Side& side) { return side.equity; });
    if (a.chance && b.chance) {
        const auto percent = [&](double value) { return locale.toString(value, 'f', 1); };
        lines.push_back({MoveComparisonText::tr("Win %"), percent(*a.chance), percent(*b.chance),
                         signedEquity({static_cast<std::int32_t>(
                             std::lround(1000 * (*a.chance - *b.chance)))})});
    }
    addSimulated(lines, simulated(simulation, first), simulated(simulation, second),
                 position.playerCount());
    addOwnFollowUps(lines, position, simulated(simulation, first), simulated(simulation, second));
    const auto balance = [&](const Side& side) {
        return MoveComparisonText::tr("%1, %2").arg(locale.toString(side.vowels),
                                                    locale.toString(side.consonants));
    };
    lines.push_back({MoveComparisonText::tr("Vowels, consonants"), balance(a), balance(b), {}});
    lines.push_back({MoveComparisonText::tr("Tiles drawn"), locale.toString(a.drawn),
                     locale.toString(b.drawn), signedScore({a.drawn - b.drawn})});
    const auto words = [&](const engine::Move& move) {
        return move.kind == engine::MoveKind::Place ? wordsText(position, move) : none;
    };
    lines.push_back({MoveComparisonText::tr("Words"), words(first), words(second), {}});
    return lines;
}

}  // namespace ui
