// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/puzzles.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "engine/eval/move_ranking.h"
#include "engine/search/own_view.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, kPuzzleKinds> kPuzzleNames{"bingo", "placement", "exchange",
                                                                  "pre-endgame", "endgame"};

PuzzleKind puzzleKindOf(const Position& position, const Move& answer)
{
    switch (phaseOf(position)) {
    case GamePhase::Endgame: return PuzzleKind::Endgame;
    case GamePhase::PreEndgame: return PuzzleKind::PreEndgame;
    case GamePhase::Opening:
    case GamePhase::Middle: break;
    }
    if (answer.kind != MoveKind::Place) return PuzzleKind::Exchange;
    const bool isBingo = position.rules().bonusFor(answer.tilesPlayed) > 0;
    return isBingo ? PuzzleKind::Bingo : PuzzleKind::Placement;
}

bool isWorthASecondLook(const TurnVerdict& verdict, const PuzzleSettings& settings)
{
    if (verdict.by == JudgedBy::Endgame) return verdict.proved;
    // Half of it: the first look may have been unlucky.
    return !verdict.byPoints && 2 * verdict.leadWin >= settings.leastWin;
}

/// The answer stands.
bool isPublished(const TurnVerdict& verdict, const Move& answer, const PuzzleSettings& settings)
{
    if (!verdict.alone || verdict.best != answer) return false;
    return verdict.by == JudgedBy::Endgame || verdict.leadWin >= settings.leastWin;
}

/// The puzzle of what the first look found best; nothing where the answer doesn't stand.
std::optional<Puzzle> lookAgain(JudgeQuestion question, const PuzzleSettings& settings,
                                const TaskContext& context)
{
    question.seeksEquals = true;
    auto verdict = TurnJudge(settings.proof).judge(question, context);
    if (!verdict || !isPublished(*verdict, question.move, settings)) return std::nullopt;
    Puzzle puzzle;
    puzzle.position = question.position;
    puzzle.answer = question.move;
    puzzle.kind = puzzleKindOf(*puzzle.position, puzzle.answer);
    puzzle.verdict = std::move(*verdict);
    return puzzle;
}

tl::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled, say("the search for puzzles was stopped"));
}

}  // namespace

std::optional<PuzzleKind> puzzleKindFrom(std::string_view name)
{
    const auto* const found = std::ranges::find(kPuzzleNames, name);
    if (found == kPuzzleNames.end()) return std::nullopt;
    return static_cast<PuzzleKind>(found - kPuzzleNames.begin());
}

std::string_view puzzleKindName(PuzzleKind kind)
{
    return kPuzzleNames[static_cast<std::size_t>(kind)];
}

Result<std::optional<Puzzle>> puzzleAt(const PuzzleQuestion& question,
                                       const PuzzleSettings& settings, const TaskContext& context)
{
    RankRequest request{ownViewOf(*question.position), question.leaves};
    request.limit = 2;
    const auto ranking = rankMoves(request, context);
    if (context.stopRequested()) return stopped();
    if (!ranking || ranking->moves.size() < 2) return std::nullopt;
    const Move& best = ranking->moves.front().move;
    JudgeQuestion asked{std::make_shared<const Position>(request.position), best};
    asked.leaves = question.leaves;
    asked.winTable = question.winTable;
    const auto verdict = TurnJudge(question.firstLook).judge(asked, context);
    if (context.stopRequested()) return stopped();
    if (!verdict || !isWorthASecondLook(*verdict, settings)) return std::nullopt;
    asked.move = verdict->best;
    auto puzzle = lookAgain(std::move(asked), settings, context);
    if (context.stopRequested()) return stopped();
    if (puzzle) {
        puzzle->player = question.position->onTurn();
        puzzle->staticFails = best != puzzle->answer;
    }
    return puzzle;
}

Result<std::vector<Puzzle>> findPuzzles(const ReviewRequest& request, const GameReview& review,
                                        const PuzzleSettings& settings, const TaskContext& context,
                                        const std::function<void(const Puzzle&)>& onPuzzle)
{
    const auto replayed = replay(request.record, {request.lexicons, true});
    if (!replayed) return failure(replayed.error());
    std::vector<Puzzle> puzzles;
    for (const TurnReview& turn : review.turns) {
        context.report({say("Looking at turns again"), turn.number - 1,
                        static_cast<std::int64_t>(review.turns.size())});
        if (!turn.verdict || !turn.wasDecision() || !isWorthASecondLook(*turn.verdict, settings))
            continue;
        JudgeQuestion question{replayed->at(turn.node).before, turn.bestMove()};
        question.leaves = request.leaves;
        question.winTable = request.winTable;
        auto found = lookAgain(std::move(question), settings, context);
        if (context.stopRequested()) return stopped();
        if (!found) continue;
        Puzzle& puzzle = *found;
        puzzle.node = turn.node;
        puzzle.turn = turn.number;
        puzzle.player = turn.player;
        puzzle.staticFails = turn.best.move != puzzle.answer;
        puzzle.wasFound = turn.played == puzzle.answer && !turn.takenBack;
        if (onPuzzle) onPuzzle(puzzle);
        puzzles.push_back(std::move(puzzle));
    }
    return puzzles;
}

}  // namespace engine
