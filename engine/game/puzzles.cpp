// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/puzzles.h"

#include <array>
#include <optional>
#include <utility>

namespace engine {
namespace {

constexpr std::array<std::string_view, 5> kPuzzleNames{"bingo", "placement", "exchange",
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

bool isWorthASecondLook(const TurnReview& turn, const PuzzleSettings& settings)
{
    if (!turn.verdict || !turn.wasDecision()) return false;
    const TurnVerdict& verdict = *turn.verdict;
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

}  // namespace

std::string_view puzzleKindName(PuzzleKind kind)
{
    return kPuzzleNames[static_cast<std::size_t>(kind)];
}

Result<std::vector<Puzzle>> findPuzzles(const ReviewRequest& request, const GameReview& review,
                                        const PuzzleSettings& settings, const TaskContext& context,
                                        const std::function<void(const Puzzle&)>& onPuzzle)
{
    const auto replayed = replay(request.record, {request.lexicon, true});
    if (!replayed) return failure(replayed.error());
    const TurnJudge judge(settings.proof);
    std::vector<Puzzle> puzzles;
    for (const TurnReview& turn : review.turns) {
        context.report({say("Looking at turns again"), turn.number - 1,
                        static_cast<std::int64_t>(review.turns.size())});
        if (!isWorthASecondLook(turn, settings)) continue;
        Puzzle puzzle;
        puzzle.position = replayed->at(turn.node).before;
        puzzle.answer = turn.bestMove();
        JudgeQuestion question{puzzle.position, puzzle.answer};
        question.leaves = request.leaves;
        question.winTable = request.winTable;
        question.seeksEquals = true;
        auto verdict = judge.judge(question, context);
        if (context.stopRequested())
            return failure(ErrorCode::Cancelled, say("the search for puzzles was stopped"));
        if (!verdict || !isPublished(*verdict, puzzle.answer, settings)) continue;
        puzzle.node = turn.node;
        puzzle.turn = turn.number;
        puzzle.player = turn.player;
        puzzle.kind = puzzleKindOf(*puzzle.position, puzzle.answer);
        puzzle.verdict = std::move(*verdict);
        puzzle.staticFails = turn.best.move != puzzle.answer;
        puzzle.wasFound = turn.played == puzzle.answer && !turn.takenBack;
        if (onPuzzle) onPuzzle(puzzle);
        puzzles.push_back(std::move(puzzle));
    }
    return puzzles;
}

}  // namespace engine
