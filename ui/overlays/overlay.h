// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "engine/base/task.h"
#include "engine/board/position.h"
#include "engine/eval/move_ranking.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "ui/board/overlay_marks.h"
#include "ui/commands/action_registry.h"
#include "ui/position/play_heat.h"
#include "ui/position/simulated.h"

namespace ui {

/// Questions that an overlay may ask; plain data, so that it can be answered on a worker thread.
struct OverlayInput
{
    engine::Position position;
    engine::KlvPtr leaves;
    /// All moves of the position, the best first; null while they aren't known, or must not
    /// be told.
    std::shared_ptr<const engine::MoveRanking> ranking = nullptr;
    /// Of the position; null while there is none.
    SimulationPtr simulation = nullptr;
    /// The candidate that is looked at; without one, or another move, it is the leader.
    std::optional<engine::Move> candidate = std::nullopt;
    /// Which of its plays are looked at.
    PlayFilter plays = {};
};

/// A way of painting what the engine knows on the board: a description, made by a function of
/// overlay_list.h in a file of its own. all() is the table of them; commands, legend, settings and
/// pictures follow it.
class Overlay
{
public:
    enum class Kind {
        Heat,      ///< one of them at a time
        Additive,  ///< any number of them, above a heat too
    };
    /// How it is switched on and off. Of several with the same id the command goes from one to the
    /// next in the order of the table, with none at the end.
    struct Command
    {
        int rank = 0;                    ///< in the menu, from above
        ActionSpec (*spec)() = nullptr;  ///< checkable, with its usual key
    };
    struct Description
    {
        /// Stable name for settings and arguments, e.g. "crossSetsAcross".
        QString id;
        QString (*title)() = nullptr;
        Kind kind = Kind::Additive;
        /// It speaks of moves: without a ranking its marks are a legend that says so.
        bool needsMoves = false;
        /// It speaks of a simulation: without one its marks are a legend that says so.
        bool needsSimulation = false;
        /// It speaks of the move that is looked at: else of the best one.
        bool needsCandidate = false;
        Command command;
        /// May be called on any thread.
        OverlayMarks (*marks)(const OverlayInput& input,
                              const engine::TaskContext& context) = nullptr;
    };
    explicit Overlay(Description description) : m_about(std::move(description)) {}

    [[nodiscard]] const QString& id() const { return m_about.id; }
    [[nodiscard]] QString title() const { return m_about.title(); }
    [[nodiscard]] Kind kind() const { return m_about.kind; }
    [[nodiscard]] bool needsMoves() const { return m_about.needsMoves; }
    [[nodiscard]] bool needsSimulation() const { return m_about.needsSimulation; }
    [[nodiscard]] bool needsCandidate() const { return m_about.needsCandidate; }
    [[nodiscard]] const Command& command() const { return m_about.command; }
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input,
                                     const engine::TaskContext& context = {}) const
    {
        return m_about.marks(input, context);
    }

    /// In the order of their legends.
    [[nodiscard]] static const std::vector<const Overlay*>& all();
    /// Null when there is none.
    [[nodiscard]] static const Overlay* byId(const QString& id);

private:
    Description m_about;
};

}  // namespace ui
