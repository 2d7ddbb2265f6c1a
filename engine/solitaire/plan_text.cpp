// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/plan_text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/random.h"
#include "engine/board/move_notation.h"
#include "engine/rules/text.h"
#include "engine/solitaire/plan_maker.h"

namespace engine {
namespace {

constexpr std::size_t kMostPlanGoals = 8;
constexpr std::size_t kMostPlanCheckpoints = 64;
constexpr int kHighestValue = 1'000'000;

std::string_view takeToken(std::string_view& line)
{
    line = text::trimmed(line);
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    const std::string_view token = line.substr(0, end);
    line.remove_prefix(end);
    return token;
}

/// A number at the front, taken off; nothing when there is none in the range.
std::optional<int> takePlanNumber(std::string_view& text, int low, int high)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number < low || number > high) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// Reads a plan line by line.
class PlanReader
{
public:
    PlanReader(const SolitaireTask& task, const SoloGrid& grid) : m_task(task), m_grid(grid) {}

    Result<SearchPlan> read(std::string_view text)
    {
        text = text::withoutMark(text);
        while (!text.empty()) {
            ++m_line;
            const std::size_t end = std::min(text.find('\n'), text.size());
            const std::string_view line = text::trimmed(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
            if (line.empty() || line.front() == '#') continue;
            auto read =
                line.find('(') != std::string_view::npos && line.find('*') == std::string_view::npos
                    ? readCheckpoint(line)
                    : readGoal(line);
            if (!read) return failure(std::move(read.error()));
        }
        if (m_sketch.goals.empty()) {
            m_line = 0;
            return wrong(ErrorCode::Malformed, say("the plan has no goal word"));
        }
        Random random(1);
        SearchPlan plan = planOf(m_task, m_grid, m_sketch, random);
        if (!m_checkpoints.empty()) plan.checkpoints = std::move(m_checkpoints);
        return plan;
    }

private:
    [[nodiscard]] tl::unexpected<Error> wrong(ErrorCode code, Sentence what) const
    {
        return failure(code, std::move(what), {{}, m_line});
    }

    Result<void> readGoal(std::string_view line)
    {
        if (m_sketch.goals.size() == kMostPlanGoals) {
            return wrong(ErrorCode::OutOfRange,
                         say("a plan has %1 goal words at most", kMostPlanGoals));
        }
        const auto square = readCoordinate(takeToken(line), m_grid.rows(), m_grid.columns());
        if (!square) return wrong(square.error().code, square.error().sentence);
        auto letters = m_task.rules().alphabet.readTiles(takeToken(line));
        if (!letters) return wrong(letters.error().code, letters.error().sentence);
        if (std::find(letters->begin(), letters->end(), kBlank) != letters->end())
            return wrong(ErrorCode::Malformed, say("a goal word is written with letters alone"));
        for (Tile& tile : *letters) tile = letterOf(tile);
        const bool across = square->direction == Direction::Across;
        const int lane = across ? square->row : square->column;
        auto found = GoalCatalogue::wordAt(m_task, *letters, square->direction, lane);
        if (!found) return wrong(found.error().code, found.error().sentence);
        auto word = std::make_unique<GoalWord>(std::move(*found));
        const std::string shown = m_task.rules().alphabet.written(*letters);
        if (word->offset != (across ? square->column : square->row)) {
            return wrong(ErrorCode::OutOfRange,
                         say("%1 has its word premiums at another square of this lane", shown));
        }
        std::string_view written = takeToken(line);
        const auto points = takePlanNumber(written, 0, kHighestValue);
        if (!points || !written.empty()) {
            return wrong(ErrorCode::Malformed,
                         say("a square, a word, its points and its tiles are expected here"));
        }
        SketchedGoal goal;
        goal.word = word.get();
        goal.lane = lane;
        goal.tiles = *letters;
        for (std::size_t i = 0; i < letters->size(); ++i) {
            auto tile = readTile(takeToken(line), i, goal);
            if (!tile) return tile;
        }
        if (!text::trimmed(line).empty())
            return wrong(ErrorCode::Malformed,
                         say("there are more tiles than letters of %1", shown));
        const auto mask =
            std::find_if(word->masks.begin(), word->masks.end(),
                         [&](const GoalMask& one) { return one.laid == goal.mask.laid; });
        if (mask == word->masks.end()) {
            return wrong(ErrorCode::OutOfRange,
                         say("%1 can't be laid there with these letters at once", shown));
        }
        goal.mask = *mask;
        goal.points = *points;
        for (std::size_t i = 0; i < letters->size(); ++i)
            if ((mask->laid >> i & 1) != 0) goal.last = std::max(goal.last, goal.numbers[i]);
        m_words.push_back(std::move(word));
        m_sketch.goals.push_back(std::move(goal));
        return {};
    }

    /// "*97O" or "88x": the tile of letter `at`.
    Result<void> readTile(std::string_view token, std::size_t at, SketchedGoal& goal)
    {
        const std::string written(token);
        if (token.starts_with('*')) {
            goal.mask.laid |= 1U << at;
            token.remove_prefix(1);
        }
        const auto number = takePlanNumber(token, 1, m_task.tileCount());
        const auto letter = m_task.rules().alphabet.readTile(token);
        if (!number || !letter || letter->length != token.size() ||
            letterOf(letter->tile) != goal.tiles[at]) {
            return wrong(ErrorCode::Malformed,
                         say("%1 should be the number of a tile in the order and a letter of the "
                             "word, as in %2",
                             text::quoted(written), text::quoted("*97U")));
        }
        const auto index = static_cast<std::size_t>(*number - 1);
        const Tile tile = m_task.order()[index];
        if (tile != goal.tiles[at] && tile != kBlank) {
            return wrong(ErrorCode::OutOfRange,
                         say("tile %1 of the order is %2, not %3", *number,
                             m_task.rules().alphabet.written(tile), std::string(token)));
        }
        if (std::find(m_used.begin(), m_used.end(), index) != m_used.end())
            return wrong(ErrorCode::OutOfRange, say("tile %1 of the order is used twice", *number));
        m_used.push_back(index);
        if (tile == kBlank) goal.tiles[at] = asBlank(goal.tiles[at]);
        goal.numbers.push_back(*number - 1);
        return {};
    }

    /// "40(1,8)360"
    Result<void> readCheckpoint(std::string_view line)
    {
        const std::string written(line);
        const auto expect = [&](char mark) {
            if (!line.starts_with(mark)) return false;
            line.remove_prefix(1);
            return true;
        };
        const auto time = takePlanNumber(line, 0, m_task.tileCount());
        const bool opened = expect('(');
        const auto row = takePlanNumber(line, 1, m_grid.rows());
        const bool parted = expect(',');
        const auto column = takePlanNumber(line, 1, m_grid.columns());
        const bool closed = expect(')');
        const auto value = takePlanNumber(line, 0, kHighestValue);
        if (!time || !opened || !row || !parted || !column || !closed || !value || !line.empty()) {
            return wrong(ErrorCode::Malformed,
                         say("%1 should be a checkpoint, as in %2", text::quoted(written),
                             text::quoted("40(1,8)360")));
        }
        if (m_checkpoints.size() == kMostPlanCheckpoints) {
            return wrong(ErrorCode::OutOfRange,
                         say("a plan has %1 checkpoints at most", kMostPlanCheckpoints));
        }
        const Cell cell = m_grid.cell(*row - 1, *column - 1);
        for (const SketchedGoal& goal : m_sketch.goals) {
            for (std::size_t i = 0; i < goal.numbers.size(); ++i) {
                if ((goal.mask.laid >> i & 1) != 0) continue;
                Checkpoint point = checkpointAt(m_task, m_grid, goal, i);
                if (point.cell != cell) continue;
                point.time = *time;
                point.value = *value;
                m_checkpoints.push_back(point);
                return {};
            }
        }
        return wrong(ErrorCode::OutOfRange,
                     say("%1 is no square that a goal word above goes through",
                         squareName(*row - 1, *column - 1)));
    }

    const SolitaireTask& m_task;
    const SoloGrid& m_grid;
    int m_line = 0;
    std::vector<std::unique_ptr<GoalWord>> m_words;
    std::vector<std::size_t> m_used;
    Sketch m_sketch;
    std::vector<Checkpoint> m_checkpoints;
};

}  // namespace

std::string sketchLines(const SolitaireTask& task, const Sketch& sketch)
{
    const Alphabet& alphabet = task.rules().alphabet;
    std::string text;
    for (const SketchedGoal& goal : sketch.goals) {
        const GoalWord& word = *goal.word;
        const bool across = word.direction == Direction::Across;
        text += coordinate(across ? goal.lane : word.offset, across ? word.offset : goal.lane,
                           word.direction) +
                " " + maskText(alphabet, word, goal.mask) + " " + std::to_string(goal.points) +
                "  " + sketchText(alphabet, goal) + "\n";
    }
    return text;
}

std::string checkpointLines(const SoloGrid& grid, std::span<const Checkpoint> checkpoints)
{
    std::string text;
    for (const Checkpoint& point : checkpoints) {
        text += std::to_string(point.time) + "(" + std::to_string(grid.rowOf(point.cell) + 1) +
                "," + std::to_string(grid.columnOf(point.cell) + 1) + ")" +
                std::to_string(point.value) + "\n";
    }
    return text;
}

Result<SearchPlan> readPlan(const SolitaireTask& task, const SoloGrid& grid, std::string_view text)
{
    return PlanReader(task, grid).read(text);
}

}  // namespace engine
