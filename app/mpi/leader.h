// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/cli/ranks.h"
#include "app/mpi/outcome.h"
#include "app/mpi/wire.h"
#include "engine/base/sentence.h"

namespace mpi {

/// The rank that leads. It hands the games of a round out in shares of about a second, two at a time
/// to each rank, and plays some itself. What comes back is taken in the order of the games, whoever
/// was faster. The share of a rank that isn't heard of any more is given to another one; should it
/// come in the end, it is the same.
class Leader final : public app::Ranks, public engine::GameCarrier
{
public:
    explicit Leader(Wire& wire);

    [[nodiscard]] bool leads() const override { return true; }
    [[nodiscard]] app::ExitStatus serve(engine::CarriedGames& games,
                                        const engine::TaskContext& context) override;
    [[nodiscard]] engine::GameCarrier&
    carrier(std::unique_ptr<engine::CarriedGames> games) override;
    [[nodiscard]] engine::Result<void> play(const engine::CarriedRound& round,
                                            const engine::TaskContext& context, const Take& take,
                                            const engine::WorkTick& tick) override;
    /// To be called in the end with what the program returns: ends the other ranks.
    void leave(int status);

    /// After this many seconds of silence a rank is taken for lost.
    int lostAfter = 60;

private:
    struct Rank
    {
        int threads = 0;  ///< 0 = it isn't ready
        bool lost = false;
        bool left = false;        ///< it has said Bye
        std::int64_t round = 0;   ///< whose setting it has
        std::vector<Share> open;  ///< what it has to play
        double rate = 0;          ///< games a second; 0 = not known
        Clock::time_point heard;

        [[nodiscard]] bool plays() const { return threads > 0 && !lost; }
        void took(const Outcome& outcome);
    };
    struct Call;

    void beginRound(const engine::CarriedRound& round);
    void listen();
    void hear(Message message);
    void keep(Outcome outcome);
    void handOut();
    void findLost();
    /// What comes next for a rank; nothing when all is handed out.
    [[nodiscard]] std::optional<Share> nextShare(const Rank& rank);
    void playOwn(Call& call);
    void deliver(Call& call);
    void tell();
    /// One look at everything; false when the call must end.
    void step(Call& call);

    Wire& m_wire;
    std::vector<Rank> m_ranks;
    std::unique_ptr<engine::CarriedGames> m_games;

    // The round:
    engine::Sentence m_roundName;
    std::int64_t m_round = 0;
    engine::Result<void> m_prepared;
    std::shared_ptr<const Bytes> m_setting;
    std::int64_t m_next = 0;  ///< the first that was never handed out
    std::int64_t m_end = 0;
    std::int64_t m_taken = 0;                     ///< all before it are taken
    std::map<std::int64_t, std::int64_t> m_open;  ///< begin and end of what was handed out
    std::deque<Share> m_again;                    ///< to hand out once more
    std::map<std::int64_t, Outcome> m_waiting;    ///< by their begin
    std::size_t m_bytesWaiting = 0;
    std::size_t m_bytesOfFirst = 0;  ///< of the first waiting, taken already

    // For what is told:
    bool m_leaves = false;
    Clock::time_point m_told = Clock::now();
    Clock::time_point m_saidAlive = Clock::now();
    std::int64_t m_gamesPlayed = 0;
    std::int64_t m_gamesTold = 0;
    std::int64_t m_shares = 0;
};

}  // namespace mpi
