// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

#include "engine/base/anytime.h"
#include "engine/base/result.h"
#include "engine/search/pre_endgame_state.h"

namespace engine {

/// Compares candidates when the bag holds 1 to 6 tiles: for each of them and each draw the game's
/// result under best play, see PreEndgameModel.
///
/// In stages. The first one plays every candidate's endings out. With one tile in the bag the
/// second one proves who wins, the most promising candidates first, and leaves those that can't
/// reach the best any more. Who can be as good as the best at most, and isn't easily proved to be,
/// stays open: neither exact nor cut, as only the order of equals depends on it (a question may ask
/// for everything). The third one tells the best ones apart by their spreads. With more
/// tiles fewer and fewer candidates are looked at more and more plies deep, at most 6 of them unless
/// the limits name a depth or a time. One that can't be among those of the next stage any more, or
/// is far behind the best, is left with the count over all draws that it has, and its row tells the
/// stage and the least plies of that.
class PreEndgameSolver
{
public:
    /// Fails as PreEndgameCase::create, and with OutOfRange for a table that is larger than the
    /// machine's memory.
    [[nodiscard]] static Result<PreEndgameSolver> create(PreEndgameQuestion question);

    PreEndgameSolver(PreEndgameSolver&&) noexcept;
    PreEndgameSolver& operator=(PreEndgameSolver&&) noexcept;
    ~PreEndgameSolver();

    /// See base/anytime.h. Depth counts plies of the endgames, units cells, nodes positions.
    StatePtr<PreEndgameState> run(const SearchLimits& limits, const TaskContext& context,
                                  const OnState<PreEndgameState>& onState = {});

    /// The position in which the ending of a cell begins, for a look at its line: the candidate made,
    /// tiles drawn in this order from `bag`, the first one first. Both racks are known then.
    [[nodiscard]] static Position positionAfter(const Position& position, const Move& candidate,
                                                std::span<const Tile> bag);

private:
    struct Work;
    explicit PreEndgameSolver(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

}  // namespace engine
