// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/puzzle_page.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "engine/base/random.h"
#include "engine/board/move_notation.h"
#include "engine/game/board_svg.h"
#include "engine/game/cgp.h"
#include "engine/game/note_html.h"
#include "engine/game/report_html.h"
#include "engine/rules/rules_fingerprint.h"

namespace engine {
namespace {

using board_svg::escaped;

std::string scoreText(const Position& position)
{
    std::string text;
    for (int player = 0; player < position.playerCount(); ++player) {
        if (!text.empty()) text += " : ";
        const std::string score = std::to_string(position.player(player).score.points);
        text += player == position.onTurn() ? "<b>" + score + "</b>" : score;
    }
    return text;
}

/// Notes as they stand in reports; without a game there is nothing to link to.
std::string noted(std::span<const std::string> notes)
{
    std::string text;
    for (const std::string& note : notes)
        if (!note.empty()) text += "<div class=\"note\">" + noteHtml(note, {}) + "</div>";
    return text;
}

std::string card(std::size_t number, const PageQuestion& question, const PuzzleWords& words)
{
    const Position& position = *question.position;
    const std::vector<Tile> tiles = position.mover().rack.tiles();
    const std::string rack = position.rules().alphabet.written(tiles);
    std::string text =
        "<section class=\"turn\">" +
        board_svg::board(position, {}, {}, words.title + " " + std::to_string(number)) +
        "<div><h2>" + std::to_string(number) + ". " + escaped(question.task) + "</h2>" +
        noted({&question.note, 1}) + board_svg::rack(tiles, 0, words.rack + " " + rack) +
        "<p class=\"facts\"><span>" + scoreText(position) + "</span><span>" + escaped(words.bag) +
        " " + std::to_string(position.bagSize()) + "</span></p>";
    // What has no answer has none to hide.
    const bool isAnswered = !question.answer.empty() || !question.notes.empty();
    if (isAnswered) text += "<details><summary>" + escaped(words.answer) + "</summary>";
    for (const std::string& paragraph : question.answer)
        text += "<p>" + escaped(paragraph) + "</p>";
    text += noted(question.notes);
    if (!question.source.empty())
        text +=
            "<p class=\"soft\">" + escaped(question.source) +
            (question.turn > 0 ? ", " + escaped(words.turn) + " " + std::to_string(question.turn)
                               : std::string()) +
            "</p>";
    return text + (isAnswered ? "</details>" : "") + "</div></section>\n";
}

}  // namespace

void mixPuzzles(std::span<NamedPuzzle> puzzles)
{
    std::ranges::sort(
        puzzles, {}, [](const NamedPuzzle& named) { return mix64(named.puzzle.position->hash()); });
}

Sentence puzzleAnswer(const Puzzle& puzzle)
{
    const std::string move = moveText(*puzzle.position, puzzle.answer);
    const TurnVerdict& verdict = puzzle.verdict;
    const std::string points = std::to_string(puzzle.answer.score.points);
    if (verdict.by == JudgedBy::Endgame)
        return say("%1 (%2 points) is the only best move: looked at to the end of the game.", move,
                   points);
    // Languages write decimals in their own ways.
    const auto tenths = std::lround(1000 * std::abs(verdict.leadWin));
    Sentence found = say("simulation");
    if (verdict.proved) found = say("proved");
    else if (verdict.by == JudgedBy::Bridge) found = say("simulation that ends in endgames");
    else if (verdict.by == JudgedBy::PreEndgame) found = say("draws looked at one by one");
    return say("%1 (%2 points) wins %3.%4 % more often than the next best move (%5).", move, points,
               tenths / 10, tenths % 10, std::move(found));
}

std::string puzzleCgp(const Puzzle& puzzle)
{
    return writeCgp(*puzzle.position, {{"puzzle", std::string(puzzleKindName(puzzle.kind))},
                                       {"answer", moveText(*puzzle.position, puzzle.answer)}});
}

Result<std::string> questionPage(std::span<const PageQuestion> questions, const PuzzleWords& words)
{
    std::string text = report::pageHead(words.language, words.title);
    if (!questions.empty()) {
        const GameRules& rules = questions.front().position->rules();
        const std::string known = rulesFingerprint(rules);
        for (const PageQuestion& question : questions)
            if (rulesFingerprint(question.position->rules()) != known)
                return failure(ErrorCode::WrongLexicon,
                               say("a page has room for the board of one rule set only"),
                               {question.source, 0, 0, -1});
        text += board_svg::symbols(rules);
    }
    text += "<h1>" + escaped(words.title) + "</h1>\n";
    if (questions.empty()) text += "<p>" + escaped(words.none) + "</p>\n";
    for (std::size_t i = 0; i < questions.size(); ++i) text += card(i + 1, questions[i], words);
    return text + "</body></html>\n";
}

Result<std::string> puzzlePage(std::span<const NamedPuzzle> puzzles, const PuzzleWords& words)
{
    std::vector<PageQuestion> questions;
    for (const NamedPuzzle& named : puzzles) {
        const Puzzle& puzzle = named.puzzle;
        PageQuestion question{puzzle.position,
                              words.tasks[static_cast<std::size_t>(puzzle.kind)],
                              {puzzleAnswer(puzzle).english()},
                              named.source,
                              puzzle.turn};
        if (puzzle.staticFails) question.answer.push_back(words.staticFails);
        questions.push_back(std::move(question));
    }
    return questionPage(questions, words);
}

}  // namespace engine
