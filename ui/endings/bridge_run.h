// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "engine/search/bridge.h"
#include "ui/endings/ending_run.h"
#include "ui/position/simulated.h"

namespace ui {

/// How a simulation to endgames stands.
struct BridgeState
{
    SimulationPtr simulation;
    std::int64_t endings = 0;  ///< endgames that it came to
    std::int64_t exact = 0;    ///< of which so many were solved; the others are bounded
};

/// A bridge between simulation and endgames with 2 to 9 tiles in the bag, on worker threads.
/// Nothing of it is proved.
class BridgeRun : public EndingRun
{
    Q_OBJECT

public:
    using StatePtr = std::shared_ptr<const BridgeState>;

    /// `title` names it among the jobs, `place` is the command that shows it.
    BridgeRun(JobService& jobs, EndingQuestion question, const QString& title, const QString& place,
              QObject* parent = nullptr);
    ~BridgeRun() override;

    [[nodiscard]] engine::EndingKind kind() const override;
    [[nodiscard]] Phase phase() const override { return m_search.phase(); }
    [[nodiscard]] bool isRunning() const override { return m_search.isRunning(); }
    [[nodiscard]] const std::optional<engine::Error>& error() const override
    {
        return m_search.error();
    }
    [[nodiscard]] bool hasState() const override { return m_state != nullptr; }
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] bool isProved() const override { return false; }
    [[nodiscard]] engine::Move best() const override
    {
        return m_state->simulation->candidates.front().move;
    }
    /// The newest one with iterations; null before the first.
    [[nodiscard]] const StatePtr& state() const { return m_state; }
    /// Iterations of each candidate that end it.
    [[nodiscard]] std::int64_t iterations() const { return m_iterations; }

    /// The move that is asked for; nothing before any was.
    [[nodiscard]] const std::optional<engine::Move>& asked() const { return m_askedMove; }
    /// Why it is no candidate.
    [[nodiscard]] const std::optional<engine::Error>& askError() const { return m_askError; }
    /// Makes it a candidate, which catches up with the others.
    void ask(const engine::Move& move) override;

    void start() override;
    void stop() override;
    /// Goes on; what is complete, with as many iterations again.
    void resume() override;

private:
    struct Bench;

    void launch();

    QString m_title;
    std::shared_ptr<Bench> m_bench;
    StatePtr m_state;
    std::int64_t m_iterations = engine::BridgeQuestion::kUsualIterations;
    std::optional<engine::Move> m_askedMove;
    std::optional<engine::Error> m_askError;
    RunningSearch<BridgeState> m_search;
};

}  // namespace ui
