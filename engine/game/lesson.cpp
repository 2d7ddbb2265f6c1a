// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/lesson.h"

#include <cstddef>
#include <utility>

#include "engine/board/move_notation.h"
#include "engine/game/game_file.h"
#include "engine/lexicon/lexicon.h"

namespace engine {
namespace {

std::vector<std::string> notesOf(const std::string& text)
{
    return text.empty() ? std::vector<std::string>{} : std::vector<std::string>{text};
}

}  // namespace

Result<LessonStep> lessonStep(const GameRecord& record, const Replay& replay, NodeId node,
                              const std::optional<Move>& best)
{
    const ReplayStep& there = replay.at(node);
    const bool isTurn = node != kRootNode && record.node(node).event.isTurn();
    LessonStep step;
    step.position = isTurn ? there.before : there.after;
    if (!step.position || !there.fits)
        return failure(ErrorCode::IllegalPosition, say("the position of this turn isn't known"));
    const GameInfo& info = record.info();
    step.players = info.players;
    step.lexicon = info.lexicon;
    step.title = info.title;
    step.said = record.node(node).annotations;
    // Results are about a moment of the old game.
    step.said.analyses.clear();
    if (!isTurn) return step;
    // What isn't in the lexicon is nobody's answer.
    if (there.phonies.empty() || best) step.answer = there.move;
    if (best && *best != there.move) {
        step.played = std::exchange(step.answer, best);
        step.said.glyph = Glyph::None;
    }
    return step;
}

LessonStep lessonStep(const NamedPuzzle& named, const PuzzleWords& words, const std::string& answer)
{
    const Puzzle& puzzle = named.puzzle;
    LessonStep step;
    step.position = puzzle.position;
    step.title = named.source;
    step.players = named.players;
    if (const Lexicon* lexicon = puzzle.position->lexicon()) step.lexicon = lexicon->name();
    if (puzzle.turn > 0) {
        if (!step.title.empty()) step.title += ", ";
        step.title += words.turn + " " + std::to_string(puzzle.turn);
    }
    step.question = words.tasks[static_cast<std::size_t>(puzzle.kind)];
    step.answer = puzzle.answer;
    step.said.notes = notesOf(answer);
    if (puzzle.staticFails) step.said.notes.push_back(words.staticFails);
    return step;
}

Result<GameRecord> lessonChapter(const LessonStep& step)
{
    auto record = gameFrom(*step.position);
    if (!record) return record;
    GameInfo info = record->info();
    if (step.players.size() == info.players.size()) info.players = step.players;
    info.title = step.title;
    info.lexicon = step.lexicon;
    if (auto set = record->setInfo(std::move(info)); !set) return failure(std::move(set.error()));
    Annotations asked;
    if (!step.answer) asked = step.said;
    for (std::string& note : notesOf(step.question)) asked.notes.insert(asked.notes.begin(), note);
    record->setAnnotations(kRootNode, std::move(asked));
    if (!step.answer) return record;
    auto answer = record->add(kRootNode, eventFor(*step.position, *step.answer));
    if (!answer) return failure(std::move(answer.error()));
    record->setAnnotations(*answer, step.said);
    if (step.played)
        if (auto played = record->add(kRootNode, eventFor(*step.position, *step.played)); !played)
            return failure(std::move(played.error()));
    return record;
}

std::vector<PageQuestion> lessonQuestions(const StudyFile& study, const std::string& task)
{
    std::vector<PageQuestion> questions;
    for (const GameRecord& game : study.games) {
        if (!game.start()) continue;
        const auto replayed = replay(game);
        if (!replayed) continue;
        PageQuestion question{game.start(), task, {}, game.info().title};
        question.note = game.node(kRootNode).annotations.noteText();
        if (const auto& children = game.node(kRootNode).children; !children.empty()) {
            const ReplayStep& step = replayed->at(children.front());
            if (step.before)
                question.answer.push_back(step.move.kind == MoveKind::Place
                                              ? moveText(*step.before, step.move) + ", " +
                                                    std::to_string(step.move.score.points)
                                              : moveText(*step.before, step.move));
            question.notes = game.node(children.front()).annotations.notes;
        }
        questions.push_back(std::move(question));
    }
    return questions;
}

Result<GameRecord> gameUpTo(const GameRecord& record, const Puzzle& puzzle,
                            const std::string& answer)
{
    GameRecord game = record;
    std::vector<NodeId> line = game.lineTo(puzzle.node);
    if (line.empty() || line.back() != puzzle.node)
        return failure(ErrorCode::IllegalPosition, say("the position of this turn isn't known"));
    line.pop_back();
    NodeId before = kRootNode;
    for (const NodeId next : line) {
        for (const NodeId child : std::vector<NodeId>(game.node(before).children))
            if (child != next) game.remove(child);
        before = next;
    }
    for (const NodeId child : std::vector<NodeId>(game.node(before).children)) game.remove(child);
    GameInfo info = game.info();
    info.incomplete = true;
    if (auto set = game.setInfo(std::move(info)); !set) return failure(std::move(set.error()));
    auto added = game.add(before, eventFor(*puzzle.position, puzzle.answer));
    if (!added) return failure(std::move(added.error()));
    Annotations said;
    said.notes = notesOf(answer);
    game.setAnnotations(*added, std::move(said));
    return game;
}

}  // namespace engine
