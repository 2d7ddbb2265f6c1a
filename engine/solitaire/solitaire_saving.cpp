// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_saving.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

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

}  // namespace

std::vector<std::byte> saveSolitaire(const SolitaireTask& task, const SavedSolitaire& saved)
{
    SavedState file{std::string(kSolitaireKind)};
    file.setGame(task.rules(), task.lexicon());
    file.set("task", task.fingerprint());
    file.set("milliseconds", millisOf(saved.seconds));
    file.set("expansions", saved.state.expansions);
    file.set("refinements", std::int64_t{saved.state.refinements});
    std::string text;
    text += std::to_string(saved.state.history.size()) + "\n";
    for (const SolitaireState::Improvement& step : saved.state.history)
        text += std::to_string(millisOf(step.seconds)) + " " + std::to_string(step.total) + "\n";
    const Alphabet& alphabet = task.rules().alphabet;
    for (const EliteGame& game : saved.state.games) {
        text += std::to_string(game.game.moves.size()) + " " +
                std::to_string(millisOf(game.seconds)) + " " + std::to_string(game.refined) + "\n";
        for (std::size_t i = 0; i < game.game.moves.size(); ++i) {
            text += (game.goals[i] != 0 ? "1 " : "0 ") +
                    placementText(alphabet, game.game.moves[i]) + "\n";
        }
    }
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    file.payload().assign(bytes.begin(), bytes.end());
    return file.toBytes();
}

Result<SavedSolitaire> openSolitaire(const SolitaireTask& task, std::span<const std::byte> bytes,
                                     const std::string& file)
{
    auto parsed = SavedState::parse(bytes, file);
    if (!parsed) return failure(std::move(parsed.error()));
    if (auto fits = parsed->checkGame(kSolitaireKind, task.rules(), task.lexicon()); !fits)
        return failure(std::move(fits.error()));
    const auto asked = parsed->text("task");
    if (!asked) return failure(asked.error());
    if (*asked != task.fingerprint())
        return parsed->error(ErrorCode::WrongLexicon, say("it is of another order of tiles"));
    const auto millis = parsed->number("milliseconds", 0, kMostMillis);
    if (!millis) return failure(millis.error());
    const auto expansions =
        parsed->number("expansions", 0, std::numeric_limits<std::int64_t>::max() / 2);
    if (!expansions) return failure(expansions.error());
    const auto refinements = parsed->number("refinements", 0, std::numeric_limits<int>::max() / 2);
    if (!refinements) return failure(refinements.error());

    SavedSolitaire saved;
    saved.seconds = static_cast<double>(*millis) / 1000;
    saved.state.expansions = *expansions;
    saved.state.refinements = static_cast<int>(*refinements);
    const auto payload = std::as_const(*parsed).payload();
    const auto damaged = [&] {
        return parsed->error(ErrorCode::Malformed, say("its list of games is damaged"));
    };
    SavedLines lines({reinterpret_cast<const char*>(payload.data()), payload.size()});
    std::string_view line = lines.line();
    std::int64_t count = 0;
    if (!SavedLines::takeNumber(line, 0, 100'000, count)) return damaged();
    for (std::int64_t i = 0; i < count; ++i) {
        line = lines.line();
        std::int64_t when = 0;
        std::int64_t total = 0;
        if (!SavedLines::takeNumber(line, 0, kMostMillis, when) ||
            !SavedLines::takeNumber(line, -kHighestScore, 100 * std::int64_t{kHighestScore}, total))
            return damaged();
        saved.state.history.push_back({static_cast<double>(when) / 1000, static_cast<int>(total)});
    }
    while (!lines.atEnd()) {
        line = lines.line();
        std::int64_t moves = 0;
        std::int64_t when = 0;
        std::int64_t refined = 0;
        if (!SavedLines::takeNumber(line, 0, SolitaireTask::kMostTiles, moves) ||
            !SavedLines::takeNumber(line, 0, kMostMillis, when) ||
            !SavedLines::takeNumber(line, 0, 1'000'000'000, refined))
            return damaged();
        if (saved.state.games.size() >= ElitePool::kMostGames) return damaged();
        EliteGame game;
        game.seconds = static_cast<double>(when) / 1000;
        game.refined = static_cast<int>(refined);
        std::vector<Move> placed;
        for (std::int64_t i = 0; i < moves; ++i) {
            line = lines.line();
            std::int64_t goal = 0;
            if (!SavedLines::takeNumber(line, 0, 1, goal)) return damaged();
            const auto move = readPlacement(task.rules().alphabet, task.rules().layout.rows(),
                                            task.rules().layout.columns(), line);
            if (!move) return damaged();
            placed.push_back(*move);
            game.goals.push_back(static_cast<std::uint8_t>(goal));
        }
        auto replayed = replaySolitaire(task, placed);
        if (!replayed) {
            return parsed->error(
                ErrorCode::Malformed,
                say("its game %1: %2", saved.state.games.size() + 1, replayed.error().sentence));
        }
        game.game = std::move(*replayed);
        game.family = familyOf(task, game.game.moves, game.goals);
        saved.state.games.push_back(std::move(game));
    }
    return saved;
}

}  // namespace engine
