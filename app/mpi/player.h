// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include "app/cli/ranks.h"
#include "app/mpi/outcome.h"
#include "app/mpi/wire.h"

namespace mpi {

/// A rank that only plays. It has the next share before the last one is finished, so that it never
/// waits for it.
class Player final : public app::Ranks
{
public:
    explicit Player(Wire& wire) : m_wire(wire) {}

    [[nodiscard]] bool leads() const override { return false; }
    [[nodiscard]] app::ExitStatus serve(engine::CarriedGames& games,
                                        const engine::TaskContext& context) override;
    [[nodiscard]] engine::GameCarrier&
    carrier(std::unique_ptr<engine::CarriedGames> games) override;
    /// To be called in the end, whether it served or not.
    void leave();

private:
    void listen();
    void play(engine::CarriedGames& games, const engine::TaskContext& context);
    /// That it plays nothing from now on.
    void fail(const std::string& why);
    void tellAlive();
    /// False when the one that leads is gone.
    [[nodiscard]] bool isLed() const;

    Wire& m_wire;
    std::deque<Bytes> m_settings;  ///< each before the shares of its round
    struct Order
    {
        bool isSetting = false;
        Share share;
    };
    std::deque<Order> m_orders;
    bool m_failed = false;
    bool m_served = false;
    bool m_done = false;
    bool m_ended = false;
    Clock::time_point m_heard = Clock::now();
    Clock::time_point m_told = Clock::now();
};

}  // namespace mpi
