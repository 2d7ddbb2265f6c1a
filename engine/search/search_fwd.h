// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

/// For headers that pass on what is searched with, or what a search found, without looking into it.
namespace engine {

class RolloutEnding;
struct LoggedPlay;
struct Moments;
struct SimulatedCandidate;
struct SimulatedPlay;
struct SimulationState;

/// Makes one for a thread; may be called from several threads at once.
using RolloutEndingMaker = std::function<std::unique_ptr<RolloutEnding>()>;

}  // namespace engine
