// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/task.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/protocol/go_command.h"
#include "engine/protocol/position_command.h"
#include "engine/protocol/protocol_error.h"

namespace engine {

enum class ProtocolDialect { Siu, Ucgi };

/// What a `go` asks of a position, with everything that answers it.
struct ProtocolQuestion
{
    PositionPtr position;  ///< with a lexicon; the game goes on, and the mover's rack is known
    GoCommand go;
    std::vector<Move> searchMoves = {};  ///< those of `go`, read by readSearchMoves()
    std::vector<Move> alsoMoves = {};
    std::optional<LatestMove> latest = {};  ///< with the lexicon; nothing = none is known
    KlvPtr leaves = {};                     ///< null = all 0
    WinTablePtr winTable = {};              ///< null = none
    std::size_t candidates = 15;            ///< the best static moves
    std::size_t endgameTableBytes = std::size_t{16} << 20;  ///< for what endgames remember
    std::uint64_t seed = 1;
    ProtocolDialect dialect = ProtocolDialect::Siu;
};

/// What came of it.
struct ProtocolAnswer
{
    std::optional<Move> best;  ///< nothing where no move was asked for
    Equity equity = {};
    std::optional<double> win = {};  ///< of the mover, 0..1
    /// What takes its time to be freed: the answer is told before.
    std::shared_ptr<const void> leftovers = nullptr;
};

/// Gets lines without their ends.
using ProtocolOutput = std::function<void(const std::string& line)>;

/// A way to search, by the name that `go` has for it.
struct ProtocolSearch
{
    std::string_view mode;
    bool choosesMove = true;
    /// Blocks until the limits of the question are reached or a stop is requested, and writes its
    /// results, the last ones at the end. Fails when the position is none for it.
    ProtocolResult<ProtocolAnswer> (*run)(const ProtocolQuestion& question,
                                          const TaskContext& context, const ProtocolOutput& out);
};

/// All there are. A new one is a line in the table of the source file.
[[nodiscard]] std::span<const ProtocolSearch> protocolSearches();
/// Null when there is none of that name; "auto" when it is empty.
[[nodiscard]] const ProtocolSearch* findProtocolSearch(std::string_view mode);

/// The moves that `searchmoves` and `alsosearchmoves` name. They fit the rules and the mover's
/// rack, but may be phonies. bad-move says which doesn't.
[[nodiscard]] ProtocolResult<std::vector<Move>> readSearchMoves(const Position& position,
                                                                std::span<const std::string> texts);

/// Milliseconds for the next move of a player with a clock: the time left by the turns that are
/// still to come (Macondo and MAGPIE: 8 tiles a turn), and the increment.
[[nodiscard]] std::int64_t timeForMove(const Position& position, std::int64_t left,
                                       std::int64_t increment);

}  // namespace engine
