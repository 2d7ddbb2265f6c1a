// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Games that are played on several machines at once, while one of them takes what comes of each in
// the order of their numbers: so it comes to the same state, byte for byte, as if it had played them
// all. How bytes get from one machine to another is the carrier's business.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/sentence.h"
#include "engine/base/task.h"
#include "engine/selfplay/played_game.h"

namespace engine {

/// Gets what came of the game (or pair) with this number; false when no more is wanted.
using TakeOutcome = std::function<bool(std::int64_t number, std::span<const std::byte> outcome)>;
/// As of workInOrder(): the seconds of the time allowed that are left.
using WorkTick = std::function<double()>;

/// Numbered games as a machine plays them that takes nothing itself.
class CarriedGames
{
public:
    CarriedGames() = default;
    CarriedGames(const CarriedGames&) = delete;
    CarriedGames& operator=(const CarriedGames&) = delete;
    virtual ~CarriedGames() = default;

    /// Before games of another round; `setting` is what CarriedRound says of it. Malformed when it is
    /// of other rules, words or settings than these games.
    [[nodiscard]] virtual Result<void> prepare(std::span<const std::byte> setting) = 0;
    /// Plays those from `begin` to before `end` on context.threads threads; `take` and `tick` are
    /// called on the calling thread, as by workInOrder().
    virtual void play(std::int64_t begin, std::int64_t end, const TaskContext& context,
                      const TakeOutcome& take, const WorkTick& tick) = 0;
};

/// Games that don't depend on one another.
struct CarriedRound
{
    Sentence name;           ///< the same for the same setting only
    std::int64_t begin = 0;  ///< the first that is still to be taken
    std::int64_t end = 0;    ///< before this
    /// What must be known to play them.
    std::function<std::vector<std::byte>()> setting;
};

/// Has games played somewhere.
class GameCarrier
{
public:
    GameCarrier() = default;
    GameCarrier(const GameCarrier&) = delete;
    GameCarrier& operator=(const GameCarrier&) = delete;
    virtual ~GameCarrier() = default;

    using Take = std::function<Result<bool>(std::int64_t number, std::span<const std::byte>)>;

    /// Hands the outcomes over on the calling thread in the order of their numbers, until all are
    /// taken, `take` wants no more, `tick` leaves no time, or it is asked to stop. What is under way
    /// then is not lost: the next call for the same round, which begins where this one ended, takes it
    /// up. Fails as `take` does.
    [[nodiscard]] virtual Result<void> play(const CarriedRound& round, const TaskContext& context,
                                            const Take& take, const WorkTick& tick) = 0;
};

/// What games come to, as bytes and back. Malformed unless there are just so many games.
[[nodiscard]] std::vector<std::byte> playedGamesToBytes(const std::vector<PlayedGame>& games);
[[nodiscard]] Result<std::vector<PlayedGame>> playedGamesFrom(std::span<const std::byte> bytes,
                                                              std::size_t games);

/// That another machine plays with other rules, words or settings.
[[nodiscard]] tl::unexpected<Error> otherGamesElsewhere();
/// That what another machine sent can't be.
[[nodiscard]] tl::unexpected<Error> damagedOutcome();

}  // namespace engine
