// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/movegen/ranked_move.h"
#include "engine/protocol/protocol_search.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/inference.h"
#include "engine/search/pre_endgame_state.h"
#include "engine/search/simulation_state.h"

namespace engine {

// The lines that tell of results. Where the dialect is UCGI, which has no lines of its own for the
// kinds of search, the general words of both protocols tell the same.

/// "info string ignored NAME".
[[nodiscard]] std::string ignoredLine(std::string_view name);
/// Why all leaves stand alike: the move is none that a likely player makes with any of them.
[[nodiscard]] std::string nothingExplainsLine();

/// "info gen move M score N eq X leave T"; `number` counts from 1.
[[nodiscard]] std::string generatedLine(const ProtocolQuestion& question, const RankedMove& move,
                                        std::size_t number);
/// "info sim move M wp X wpse X eq X eqse X iters N" of the candidate at that place; chances in
/// percent.
[[nodiscard]] std::string simulatedLine(const ProtocolQuestion& question,
                                        const SimulationState& state, std::size_t place);
/// "info endgame depth N score spread +N pv M ...": by how much the mover's spread changes until
/// the end. There is a line in the state.
[[nodiscard]] std::string endgameLine(const ProtocolQuestion& question, const EndgameState& state);
/// The same of a first move that was asked for.
[[nodiscard]] std::string endgameMoveLine(const ProtocolQuestion& question,
                                          const EndgameState& state, const EndgameMoveValue& move);

/// "info peg move M w:A|B d: l:C spread +N": the bags with which the mover wins, ties and loses,
/// those that were worked out. A bag whose order decides stands with each of its outcomes.
[[nodiscard]] std::string preEndgameLine(const ProtocolQuestion& question,
                                         const PreEndgameState& state, const PreEndgameRow& row);
/// "info infer leave TILES prob P", 0..1.
[[nodiscard]] std::string inferredLine(const ProtocolQuestion& question,
                                       const InferredLeave& leave);

/// The mean of what was counted; the sum where nothing was.
[[nodiscard]] double shownMean(const Moments& moments);

}  // namespace engine
