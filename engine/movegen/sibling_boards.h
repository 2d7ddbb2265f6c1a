// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "engine/board/position.h"
#include "engine/movegen/anchor_bounds.h"
#include "engine/movegen/rack_states.h"
#include "engine/movegen/rack_subsets.h"
#include "engine/movegen/recorders.h"
#include "engine/movegen/scanned_lane.h"
#include "engine/movegen/valuation.h"
#include "engine/movegen/whole_rack_words.h"

namespace engine {

/// The best move of one rack on many boards that differ by a move each: what is found out in a lane
/// holds for all boards that have it. A move changes about a third of the lanes, so that the other
/// two thirds are searched once for all boards.
///
/// Gives what MoveGenerator gives for BestMove. Owns scratch memory: one object per thread.
class SiblingBoards
{
public:
    /// Whether the move of the player on turn can be looked for in this way: letters in order, few
    /// enough tiles, tiles on the board and in the bag.
    [[nodiscard]] static bool canSearch(const Position& position);

    /// The number of a new board; all of the same rules and lexicon.
    [[nodiscard]] std::size_t add(const Position& position);
    void clear();

    /// For the mover's rack of this position from now on, valued like this on all boards. False
    /// when the boards have to be cleared and added anew, since the lexicon got other tables.
    [[nodiscard]] bool begin(const Position& position, const Valuation& valuation);
    /// The best move on a board, which is that of the position; its mover has the rack.
    void findBest(std::size_t board, const Position& position, const Valuation& valuation,
                  BestMove& best, const std::stop_token& stop);

private:
    /// An anchor as far as it was looked at with the rack.
    struct Look
    {
        std::uint32_t lane = 0;    ///< in m_lanes
        std::uint16_t anchor = 0;  ///< of the lane
        bool restDone = false;     ///< all but the placements kept apart was looked for
        bool refined = false;
        bool hasBest = false;
        Equity rest;          ///< bound of the placements that aren't kept apart
        Equity unknownBelow;  ///< placements worth less may be there though they were looked for
        RankedMove best;      ///< of those that were found
    };
    struct Lane
    {
        ScannedLane scanned;
        std::uint64_t begun = 0;  ///< for which rack there are looks, by m_begun
        std::uint32_t firstLook = 0;
    };
    enum class Stage : std::uint8_t { Apart, Rest, Anew };
    struct Ranked
    {
        Equity bound;
        std::uint32_t look = 0;
        Stage stage = Stage::Rest;
    };

    template <class Graph>
    void search(std::size_t board, const Position& position, const Valuation& valuation,
                const Graph& graph, BestMove& best, const std::stop_token& stop);
    void lookOver(std::uint32_t lane);
    void measure(Look& look, std::uint32_t number);
    void queue(std::uint32_t number, const BestMove& best);
    void push(Equity bound, std::uint32_t number, Stage stage, const BestMove& best);

    const void* m_tables = nullptr;  ///< with which the lanes were read; only to tell which
    std::vector<std::unique_ptr<Lane>> m_lanes;
    /// Of a lane, in m_lanes.
    std::array<std::vector<std::uint32_t>, std::size_t{2} * kMaxDim> m_versions;
    std::vector<std::vector<std::uint32_t>> m_boards;  ///< their lanes

    std::uint64_t m_begun = 0;
    bool m_refine = false;
    ListedRack m_rack;
    RackSubsets m_subsets;
    AnchorBounds m_bounds;
    WholeRackWords m_wholeRackWords;
    std::vector<Look> m_looks;
    std::vector<StretchBounds> m_stretches;  ///< by look
    std::vector<Ranked> m_order;             ///< a heap, the highest bound first
    BestMove m_found;                        ///< over one anchor
};

}  // namespace engine
