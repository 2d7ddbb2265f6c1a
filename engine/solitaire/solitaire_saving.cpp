// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_saving.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/board/move_notation.h"
#include "engine/selfplay/saved_state.h"

namespace engine {
namespace {

constexpr std::string_view kSolitaireKind = "solitaire";
constexpr std::int64_t kMostMillis = std::int64_t{1} << 50;

std::int64_t millisOf(double seconds)
{
    return static_cast<std::int64_t>(std::llround(seconds * 1000));
}

/// Whole numbers in a line, one after the other.
class NumberLine
{
public:
    template <class... Numbers>
    NumberLine& add(Numbers... numbers)
    {
        ((m_text +=
          (m_text.empty() ? "" : " ") + std::to_string(static_cast<std::int64_t>(numbers))),
         ...);
        return *this;
    }
    [[nodiscard]] std::string line() const { return m_text + "\n"; }

private:
    std::string m_text;
};

/// The lines of a payload, and in each of them the numbers at its front.
class SavedLines
{
public:
    explicit SavedLines(std::string_view text) : m_rest(text) {}

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    std::string_view line()
    {
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        const std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        return line;
    }
    /// Takes a number and the blank behind it off the line; false when there is none in the range.
    static bool takeNumber(std::string_view& line, std::int64_t low, std::int64_t high,
                           std::int64_t& number)
    {
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
        if (error != std::errc{} || number < low || number > high) return false;
        line.remove_prefix(static_cast<std::size_t>(end - line.data()));
        if (!line.empty() && line.front() == ' ') line.remove_prefix(1);
        return true;
    }

private:
    std::string_view m_rest;
};

// --- a plan of the race: a line of counts, one for each move, the squares, the checkpoints ---

std::string planLines(const RacedPlan& raced)
{
    const SearchPlan& plan = raced.plan;
    std::string text = NumberLine()
                           .add(raced.rank, raced.progress, raced.tries, raced.tier,
                                raced.succeeded ? 1 : 0, raced.waiting ? 1 : 0, plan.moves.size(),
                                plan.squares.size(), plan.checkpoints.size())
                           .line();
    for (const PlannedMove& move : plan.moves) {
        NumberLine line;
        line.add(move.move.down, move.move.score, move.goal ? 1 : 0, move.cells.size(),
                 move.through.size());
        for (std::size_t i = 0; i < move.cells.size(); ++i)
            line.add(move.cells[i], move.move.tiles[i], move.numbers[i]);
        for (const Cell cell : move.through) line.add(cell);
        text += line.line();
    }
    NumberLine squares;
    for (const PlannedSquare& square : plan.squares)
        squares.add(square.cell, square.tile, square.number);
    NumberLine points;
    for (const Checkpoint& point : plan.checkpoints) {
        points.add(point.time, point.cell, point.inside, point.lane == Direction::Down ? 1 : 0,
                   point.centre ? 1 : 0, point.value);
    }
    return text + squares.line() + points.line();
}

/// Reads planLines(), for a task: nothing of what it takes leads a search off the board.
class PlanLines
{
public:
    explicit PlanLines(const SolitaireTask& task) : m_task(task), m_grid(task) {}

    [[nodiscard]] bool read(SavedLines& lines, RacedPlan& raced)
    {
        constexpr std::int64_t kMostRank = 1 << 30;
        constexpr std::int64_t kMostTilesOfPlan = 64;
        m_line = lines.line();
        raced.rank = static_cast<int>(next(-kMostRank, kMostRank));
        raced.progress = static_cast<int>(next(0, kMostRank));
        raced.tries = static_cast<int>(next(0, 1000));
        raced.tier = static_cast<std::size_t>(next(0, PlanRace::kWidths.size() - 1));
        raced.succeeded = next(0, 1) != 0;
        raced.waiting = next(0, 1) != 0;
        const std::int64_t moves = next(0, kMostTilesOfPlan);
        const std::int64_t squares = next(0, kMostTilesOfPlan);
        const std::int64_t points = next(0, kMostTilesOfPlan);
        for (std::int64_t i = 0; i < moves && m_good; ++i) {
            m_line = lines.line();
            readMove(raced.plan.moves.emplace_back());
        }
        m_line = lines.line();
        for (std::int64_t i = 0; i < squares && m_good; ++i) {
            PlannedSquare& square = raced.plan.squares.emplace_back();
            square.cell = cell();
            square.tile = tile();
            square.number = number();
        }
        m_line = lines.line();
        for (std::int64_t i = 0; i < points && m_good; ++i) {
            Checkpoint& point = raced.plan.checkpoints.emplace_back();
            point.time = static_cast<int>(next(-1000, 1000));
            point.cell = cell();
            point.inside = cell();
            point.lane = next(0, 1) != 0 ? Direction::Down : Direction::Across;
            point.centre = next(0, 1) != 0;
            point.value = static_cast<int>(next(0, 1'000'000));
        }
        return m_good;
    }

private:
    std::int64_t next(std::int64_t low, std::int64_t high)
    {
        std::int64_t number = low;
        m_good = m_good && SavedLines::takeNumber(m_line, low, high, number);
        return m_good ? number : low;
    }
    Cell cell()
    {
        const auto cell = static_cast<Cell>(next(0, static_cast<std::int64_t>(m_grid.size()) - 1));
        m_good = m_good && m_grid.opening()[cell] != SoloGrid::kEdge;
        return m_good ? cell : m_grid.start();
    }
    Tile tile()
    {
        const auto tile = static_cast<Tile>(next(1, 255));
        const int letter = letterOf(tile);
        m_good = m_good && letter >= 1 && letter <= m_task.rules().alphabet.letterCount();
        return tile;
    }
    int number() { return static_cast<int>(next(-1, m_task.tileCount() - 1)); }

    void readMove(PlannedMove& planned)
    {
        planned.move.down = static_cast<std::uint8_t>(next(0, 1));
        planned.move.score = static_cast<std::int32_t>(next(-1'000'000, 1'000'000));
        planned.goal = next(0, 1) != 0;
        const std::int64_t laid = next(1, m_task.rackSize());
        const std::int64_t through = next(0, kMaxDim);
        for (std::int64_t i = 0; i < laid; ++i) {
            planned.cells.push_back(cell());
            planned.move.tiles[planned.move.count++] = tile();
            planned.numbers.push_back(number());
        }
        for (std::int64_t i = 0; i < through; ++i) planned.through.push_back(cell());
        planned.move.first = planned.cells.front();
        m_good = m_good && isOneRun(planned);
    }
    /// Its squares lie side by side in one lane, those that it fills itself in their order.
    [[nodiscard]] bool isOneRun(const PlannedMove& planned) const
    {
        std::vector<Cell> cells = planned.cells;
        if (!std::is_sorted(cells.begin(), cells.end())) return false;
        cells.insert(cells.end(), planned.through.begin(), planned.through.end());
        std::sort(cells.begin(), cells.end());
        const int step = m_grid.step(planned.move.direction());
        for (std::size_t i = 1; i < cells.size(); ++i)
            if (cells[i] != cells[i - 1] + step) return false;
        return true;
    }

    const SolitaireTask& m_task;
    SoloGrid m_grid;
    std::string_view m_line;
    bool m_good = true;
};

constexpr std::int64_t kMostPlans = 200'000;

}  // namespace

std::vector<std::byte> saveSolitaire(const SolitaireTask& task, const SavedSolitaire& saved)
{
    SavedState file{std::string(kSolitaireKind)};
    file.setGame(task.rules(), task.lexicon());
    file.set("task", task.fingerprint());
    file.set("milliseconds", millisOf(saved.seconds));
    file.set("expansions", saved.state.expansions);
    file.set("refinements", std::int64_t{saved.state.refinements});
    const SearchProgress& progress = saved.progress;
    file.set("searches", progress.searches);
    file.set("goals", progress.goals);
    file.set("next_set", static_cast<std::int64_t>(progress.nextSet));
    file.set("plain_width", std::int64_t{progress.plainWidth});
    file.set("plain_runs", std::int64_t{progress.plainRuns});
    file.set("race_spent", progress.raceSpent);
    file.set("refine_spent", progress.refineSpent);
    file.set("replan_spent", progress.replanSpent);
    file.set("plans_tried", std::int64_t{progress.race.tried});
    std::string text;
    text += std::to_string(saved.state.history.size()) + "\n";
    for (const SolitaireState::Improvement& step : saved.state.history)
        text += std::to_string(millisOf(step.seconds)) + " " + std::to_string(step.total) + "\n";
    const Alphabet& alphabet = task.rules().alphabet;
    text += std::to_string(saved.state.games.size()) + "\n";
    for (const EliteGame& game : saved.state.games) {
        text += NumberLine()
                    .add(game.game.moves.size(), millisOf(game.seconds), game.refined, game.plan)
                    .line();
        for (std::size_t i = 0; i < game.game.moves.size(); ++i) {
            text += (game.goals[i] != 0 ? "1 " : "0 ") +
                    placementText(alphabet, game.game.moves[i]) + "\n";
        }
    }
    NumberLine spent;
    spent.add(progress.race.plans.size());
    for (const std::int64_t expansions : progress.race.spent) spent.add(expansions);
    text += spent.line();
    for (const RacedPlan& plan : progress.race.plans) text += planLines(plan);
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    file.payload().assign(bytes.begin(), bytes.end());
    return file.toBytes();
}

namespace {

/// Reads a state whose kind, game and order are right.
class SolitaireStateReader
{
public:
    SolitaireStateReader(const SolitaireTask& task, const SavedState& file)
        : m_task(task),
          m_file(file),
          m_lines({reinterpret_cast<const char*>(file.payload().data()), file.payload().size()})
    {
    }

    Result<SavedSolitaire> read()
    {
        if (auto counts = readCounts(); !counts) return failure(std::move(counts.error()));
        if (!readHistory()) return damaged();
        std::int64_t games = 0;
        std::string_view line = m_lines.line();
        if (!SavedLines::takeNumber(line, 0, ElitePool::kMostGames, games)) return damaged();
        for (std::int64_t i = 0; i < games; ++i)
            if (auto game = readEliteGame(); !game) return failure(std::move(game.error()));
        if (!readRace() || !m_lines.atEnd()) return damaged();
        return std::move(m_saved);
    }

private:
    static constexpr std::int64_t kMostWork = std::numeric_limits<std::int64_t>::max() / 256;
    static constexpr std::int64_t kMostCount = std::numeric_limits<int>::max() / 2;

    [[nodiscard]] tl::unexpected<Error> damaged() const
    {
        return m_file.error(ErrorCode::Malformed, say("its list of games is damaged"));
    }

    Result<void> readCounts()
    {
        Result<void> good;
        const auto number = [&](const char* name, std::int64_t most) {
            const auto value = m_file.number(name, 0, most);
            if (!value && good) good = tl::unexpected<Error>(value.error());
            return value ? *value : 0;
        };
        SearchProgress& progress = m_saved.progress;
        m_saved.seconds = static_cast<double>(number("milliseconds", kMostMillis)) / 1000;
        m_saved.state.expansions = number("expansions", kMostWork);
        m_saved.state.refinements = static_cast<int>(number("refinements", kMostCount));
        progress.searches = number("searches", kMostWork);
        progress.nextSet = static_cast<std::size_t>(number("next_set", kMostCount));
        progress.plainWidth = static_cast<int>(number("plain_width", kMostCount));
        progress.plainRuns = static_cast<int>(number("plain_runs", kMostCount));
        progress.raceSpent = number("race_spent", kMostWork);
        progress.refineSpent = number("refine_spent", kMostWork);
        progress.replanSpent = number("replan_spent", kMostWork);
        progress.race.tried = static_cast<int>(number("plans_tried", kMostCount));
        auto goals = m_file.text("goals");
        if (!goals) return failure(std::move(goals.error()));
        progress.goals = std::move(*goals);
        return good;
    }

    bool readHistory()
    {
        std::string_view line = m_lines.line();
        std::int64_t count = 0;
        if (!SavedLines::takeNumber(line, 0, 100'000, count)) return false;
        for (std::int64_t i = 0; i < count; ++i) {
            line = m_lines.line();
            std::int64_t when = 0;
            std::int64_t total = 0;
            if (!SavedLines::takeNumber(line, 0, kMostMillis, when) ||
                !SavedLines::takeNumber(line, -kHighestScore, 100 * std::int64_t{kHighestScore},
                                        total))
                return false;
            m_saved.state.history.push_back(
                {static_cast<double>(when) / 1000, static_cast<int>(total)});
        }
        return true;
    }

    Result<void> readEliteGame()
    {
        std::string_view line = m_lines.line();
        std::int64_t moves = 0;
        std::int64_t when = 0;
        std::int64_t refined = 0;
        std::int64_t plan = 0;
        if (!SavedLines::takeNumber(line, 0, SolitaireTask::kMostTiles, moves) ||
            !SavedLines::takeNumber(line, 0, kMostMillis, when) ||
            !SavedLines::takeNumber(line, 0, 100'000'000, refined) ||
            !SavedLines::takeNumber(line, -1, kMostPlans, plan))
            return damaged();
        EliteGame game;
        game.seconds = static_cast<double>(when) / 1000;
        game.refined = static_cast<int>(refined);
        game.plan = static_cast<int>(plan);
        std::vector<Move> placed;
        for (std::int64_t i = 0; i < moves; ++i) {
            line = m_lines.line();
            std::int64_t goal = 0;
            if (!SavedLines::takeNumber(line, 0, 1, goal)) return damaged();
            const BoardLayout& layout = m_task.rules().layout;
            const auto move =
                readPlacement(m_task.rules().alphabet, layout.rows(), layout.columns(), line);
            if (!move) return damaged();
            placed.push_back(*move);
            game.goals.push_back(static_cast<std::uint8_t>(goal));
        }
        auto replayed = replaySolitaire(m_task, placed);
        if (!replayed) {
            return m_file.error(
                ErrorCode::Malformed,
                say("its game %1: %2", m_saved.state.games.size() + 1, replayed.error().sentence));
        }
        game.game = std::move(*replayed);
        game.family = familyOf(m_task, game.game.moves, game.goals);
        m_saved.state.games.push_back(std::move(game));
        return {};
    }

    bool readRace()
    {
        PlanRace::Standings& race = m_saved.progress.race;
        std::string_view line = m_lines.line();
        std::int64_t plans = 0;
        if (!SavedLines::takeNumber(line, 0, kMostPlans, plans)) return false;
        for (std::int64_t& spent : race.spent)
            if (!SavedLines::takeNumber(line, 0, kMostWork, spent)) return false;
        for (std::int64_t i = 0; i < plans; ++i)
            if (!PlanLines(m_task).read(m_lines, race.plans.emplace_back())) return false;
        return true;
    }

    const SolitaireTask& m_task;
    const SavedState& m_file;
    SavedLines m_lines;
    SavedSolitaire m_saved;
};

}  // namespace

Result<SavedSolitaire> openSolitaire(const SolitaireTask& task, std::span<const std::byte> bytes,
                                     const std::string& file)
{
    const auto parsed = SavedState::parse(bytes, file);
    if (!parsed) return failure(parsed.error());
    if (auto fits = parsed->checkGame(kSolitaireKind, task.rules(), task.lexicon()); !fits)
        return failure(std::move(fits.error()));
    const auto asked = parsed->text("task");
    if (!asked) return failure(asked.error());
    if (*asked != task.fingerprint())
        return parsed->error(ErrorCode::WrongLexicon, say("it is of another order of tiles"));
    return SolitaireStateReader(task, *parsed).read();
}

}  // namespace engine
