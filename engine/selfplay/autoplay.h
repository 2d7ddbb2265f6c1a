// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/result.h"
#include "engine/base/work_share.h"
#include "engine/play/auto_player.h"
#include "engine/play/game_table.h"
#include "engine/selfplay/autoplay_summary.h"
#include "engine/selfplay/played_game.h"
#include "engine/selfplay/saved_state.h"

namespace engine {

class CarriedGames;
class GameCarrier;

/// A series of games between two automatic players.
struct AutoplayOptions
{
    GameRulesPtr rules;
    LexiconPtr lexicon;
    std::array<AutoPlayerMaker, 2> players;
    /// By what a saved state knows that it is for these players; one line.
    std::string playerNames;
    /// In pairs an odd number is one more.
    std::int64_t games = 0;
    /// Each order of the tiles twice, with the seats swapped; else the players take turns at
    /// beginning.
    bool pairs = true;
    std::uint64_t seed = 1;
    /// Only these of the games; their numbers are those that they have among all.
    WorkShare share = {};
    bool withRecord = false;  ///< fill in PlayedGame::record
    /// Fill in PlayedGame::log: a CGP line for each position before a move, and comments (`#`)
    /// with the moves and the result, so that whatever reads lines of CGP reads it.
    bool withLog = false;
};

/// How a series stands.
struct AutoplayState
{
    SearchEnd end = SearchEnd::NotYet;
    AutoplaySummary summary;
};

/// Plays the series on any number of threads. The same options give the same games, whatever the
/// number of threads and however often the series is interrupted and gone on with.
class Autoplay
{
public:
    static constexpr std::int64_t kMostGames = 1'000'000'000'000;

    /// Fails as GameTable::create, and for a number of games that is none.
    [[nodiscard]] static Result<Autoplay> create(AutoplayOptions options);

    /// Gets each game, in order; an error ends the run, and the games that belong together with
    /// this one are not counted.
    using GameSink = std::function<Result<void>(const PlayedGame&)>;

    /// Plays on until a limit is reached or all games are played, see base/anytime.h; units are
    /// games, of pairs both. All functions are called from the calling thread. With a carrier it
    /// says where the games are played: then it fails as the carrier does, too.
    [[nodiscard]] Result<StatePtr<AutoplayState>> run(const SearchLimits& limits,
                                                      const TaskContext& context,
                                                      const OnState<AutoplayState>& onState = {},
                                                      const GameSink& sink = {},
                                                      GameCarrier* carrier = nullptr);
    /// The games of this series, for a carrier. They refer to the series.
    [[nodiscard]] std::unique_ptr<CarriedGames> carriedGames() const;

    [[nodiscard]] const AutoplayOptions& options() const { return m_options; }
    [[nodiscard]] const AutoplaySummary& summary() const { return m_summary; }
    [[nodiscard]] bool finished() const { return m_next == endUnit(); }
    /// How many there are to play in all, or in the share.
    [[nodiscard]] std::int64_t games() const { return (endUnit() - beginUnit()) * gamesPerUnit(); }

    /// Where the series stands, as a state of this kind.
    [[nodiscard]] SavedState save(std::string_view kind = kKind) const;
    /// Goes on from there; WrongLexicon or Malformed when it is the state of another series. More
    /// games than it was begun with may be asked for.
    [[nodiscard]] Result<void> restore(const SavedState& state, std::string_view kind = kKind);
    /// Takes what all shares of this series came to in place of its own games: then it is as if it
    /// had played them. At least one, in any order; fails as restore(), and when one is missing, there twice or
    /// not finished.
    [[nodiscard]] Result<void> merge(std::span<const SavedState> shares,
                                     std::string_view kind = kKind);

private:
    static constexpr std::string_view kKind = "selfplay";

    explicit Autoplay(AutoplayOptions options, GameTable table)
        : m_options(std::move(options)), m_table(std::move(table)), m_next(beginUnit())
    {
    }

    [[nodiscard]] int gamesPerUnit() const { return m_options.pairs ? 2 : 1; }
    [[nodiscard]] std::int64_t units() const { return m_options.games / gamesPerUnit(); }
    [[nodiscard]] std::int64_t beginUnit() const { return m_options.share.begin(units()); }
    [[nodiscard]] std::int64_t endUnit() const { return m_options.share.end(units()); }

    /// By which others know that they play the same games.
    [[nodiscard]] std::vector<std::byte> setting() const;

    AutoplayOptions m_options;
    GameTable m_table;  ///< with which the threads begin
    AutoplaySummary m_summary;
    std::int64_t m_next;  ///< of units(): a game or a pair
};

}  // namespace engine
