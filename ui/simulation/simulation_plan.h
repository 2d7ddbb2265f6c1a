// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include <QString>

#include "engine/eval/win_table.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/weighted_leave.h"
#include "ui/document/study_fwd.h"
#include "ui/position/simulated.h"

namespace ui {

/// When a simulation comes to its end; the first that is reached counts.
struct SimulationStop
{
    double confidence = 0.99;  ///< in the best one; 1 = it never ends for that reason
    std::int64_t iterations = std::numeric_limits<std::int64_t>::max();  ///< of each candidate
    double seconds = std::numeric_limits<double>::infinity();
    friend bool operator==(const SimulationStop&, const SimulationStop&) = default;
};

/// Words that the others play with, where those are not the mover's.
struct OpponentWords
{
    QString path;     ///< of the word graph or list; empty = the same words
    QString letters;  ///< id of the letters that the file is known to have; may be empty
    QString title;
    QString name = {};  ///< by which LexiconLibrary::named() finds it
    /// What the file must hold, see engine::lexiconFingerprint(); empty = whatever it holds.
    std::string fingerprint = {};

    /// Without a path they are not known here.
    [[nodiscard]] bool isOther() const { return !path.isEmpty() || !fingerprint.empty(); }
    /// The same choice.
    friend bool operator==(const OpponentWords& a, const OpponentWords& b)
    {
        return a.path == b.path && a.letters == b.letters && a.title == b.title;
    }
};

/// What people choose of a simulation.
struct SimulationSettings
{
    static constexpr int kMostPlies = 12;
    static constexpr int kMostCandidates = 100;

    int plies = 2;
    int candidates = 15;  ///< of the best static moves; 0 = only those that are named
    std::uint64_t seed = 1;
    SimulationStop stop;
    OpponentWords words;
};

/// The opponent's tiles as somebody read them off his last move.
struct InferredDraws
{
    PositionPtr position;                       ///< that they hold for
    QString move;                               ///< that was read: "8D QUANT"
    double trust = 0;                           ///< 0..1
    std::vector<engine::WeightedLeave> leaves;  ///< as engine::inWholeParts() gives them
    bool isKept = false;                        ///< with a simulation; nobody has read them here
};
using InferredDrawsPtr = std::shared_ptr<const InferredDraws>;

/// A simulation to be made: everything that its numbers follow from.
struct SimulationPlan
{
    PositionPtr position;
    engine::KlvPtr leaves;
    engine::WinTablePtr winTable;
    SimulationSettings settings;
    std::vector<engine::Move> others;  ///< candidates beside the best static ones
    std::vector<engine::Move> kept;    ///< of these and those: they are never left out
    /// A simulation to be run again to the same numbers: its candidates take the place of all others,
    /// and each goes through as many scenarios as there. Null = none.
    SimulationPtr again;
    /// Null = the opponent's tiles are drawn plainly.
    InferredDrawsPtr draws;
    /// It plays out with more plies what a simulation of so many couldn't tell apart; 0 = it doesn't.
    int deeperThan = 0;
};

}  // namespace ui
