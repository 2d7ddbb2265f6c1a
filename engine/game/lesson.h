// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/game/game_record.h"
#include "engine/game/puzzle_page.h"
#include "engine/game/replay.h"
#include "engine/game/study_file.h"

namespace engine {

/// One position of a lesson, with what is asked and what is answered.
struct LessonStep
{
    PositionPtr position;
    /// As many as the position has; empty = nobody in particular.
    std::vector<GamePlayer> players;
    std::string lexicon;  ///< as GameInfo names it
    std::string title;
    std::string question;        ///< Markdown; may be empty
    std::optional<Move> answer;  ///< nothing = the position alone
    Annotations said;            ///< of the answer; without one, of the position
    std::optional<Move> played;  ///< where that was another one
};

/// The step that a turn of a game is: the answer is `best`, or else the move that was played, if all its
/// words are in the lexicon that the replay knows. Notes,
/// mark and shapes of the turn are said of the answer; a mark that is about another move stays away.
/// Of the root or of what is no turn: the position behind it. IllegalPosition where the position or
/// the move isn't known.
[[nodiscard]] Result<LessonStep> lessonStep(const GameRecord& record, const Replay& replay,
                                            NodeId node,
                                            const std::optional<Move>& best = std::nullopt);
/// The step that a puzzle is; `answer` is said of its answer.
[[nodiscard]] LessonStep lessonStep(const NamedPuzzle& puzzle, const PuzzleWords& words,
                                    const std::string& answer);

/// A chapter of a study: begins with the position; the answer is its first move, what was played a
/// variation beside it.
[[nodiscard]] Result<GameRecord> lessonChapter(const LessonStep& step);

/// What a page asks of the chapters of a study: of each that begins with a position `task`, with the
/// note of its beginning, and as its answer the first move of the main line with its notes. Other games
/// are left out.
[[nodiscard]] std::vector<PageQuestion> lessonQuestions(const StudyFile& study,
                                                        const std::string& task);

/// A game as far as a puzzle that was found in it: the answer, of which `answer` is said, in place of
/// what was played, and nothing behind it. Variations of before are left out.
[[nodiscard]] Result<GameRecord> gameUpTo(const GameRecord& record, const Puzzle& puzzle,
                                          const std::string& answer);

}  // namespace engine
