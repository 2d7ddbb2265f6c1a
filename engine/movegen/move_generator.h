// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "engine/board/position.h"
#include "engine/movegen/anchor_bounds.h"
#include "engine/movegen/anchor_start.h"
#include "engine/movegen/bound_queue.h"
#include "engine/movegen/lane_scan.h"
#include "engine/movegen/rack_states.h"
#include "engine/movegen/rack_subsets.h"
#include "engine/movegen/recorders.h"
#include "engine/movegen/scanned_lane.h"
#include "engine/movegen/valuation.h"
#include "engine/movegen/whole_rack_words.h"

namespace engine {

/// What a generation went through. The numbers of placements mean something only when the
/// recorder has all of them looked for (not kBounded).
struct GenerationCounts
{
    std::int64_t placements = 0;   ///< each placement of tiles once
    std::int64_t exchanges = 0;    ///< non-empty ones
    std::int64_t sumOfScores = 0;  ///< points of all placements together
};

/// An anchor as a search for the best moves saw it.
struct AnchorLook
{
    Direction direction = Direction::Across;
    int row = 0;
    int column = 0;
    /// No placement over it is worth more, as far as the search knew; kImpossible when none fits
    /// the squares.
    Equity bound{};
    /// 1 = its words were looked for first, 0 = they were never looked for.
    int turn = 0;
};

/// Finds all legal moves of the player on turn with the tiles known to be on the rack.
///
/// Placements: for each lane, each anchor and each word over it, with the GADDAG of Gordon
/// ("A Faster Scrabble Move Generation Algorithm", 1994) bounded by rack and cross-sets; a
/// placement belongs to the leftmost anchor that it covers, so that none is found twice. Jumbled
/// rules look for alphagrams instead (JumbledFiller). On an empty board of a symmetric layout
/// only across placements are listed, since each down one is the same by reflection.
///
/// For the best moves only, anchors are taken in descending order of what their placements can be
/// worth (AnchorBounds), and the search ends where nothing wanted can come any more.
///
/// Owns scratch memory: one generator per thread, reused; nothing is allocated per position once
/// it has grown. The position must have a lexicon. It is only read: threads may share it.
class MoveGenerator
{
public:
    /// Hands every placement, exchange and the pass to the recorder, in an order that depends
    /// on the position only. `valuation` must be for this position (it is not read when the
    /// recorder doesn't evaluate). When asked to stop it does so within milliseconds; the
    /// moves so far stay recorded.
    template <MoveRecorder Recorder>
    GenerationCounts generate(const Position& position, const Valuation& valuation,
                              Recorder& recorder, const std::stop_token& stop = {});

    /// The same for the best moves, telling of each anchor with room for words, in the order of the
    /// lanes. Nothing is told where bounds aren't used (a rack too large for them).
    GenerationCounts generate(const Position& position, const Valuation& valuation,
                              TopMoves& recorder, std::vector<AnchorLook>& looks,
                              const std::stop_token& stop = {});

    /// The anchors of a position with room for words, whatever is on the rack, in the order of the
    /// lanes; without bounds. The position must have a lexicon.
    [[nodiscard]] static std::vector<AnchorLook> anchorsOf(const Position& position);

    /// Every placement that a player could make in this position who holds at most `mostTiles`
    /// tiles out of `pool`: with the unseen tiles for a pool, all possible replies of an opponent.
    /// Racks don't matter, and every equity is the score.
    template <MoveRecorder Recorder>
    GenerationCounts generateFromPool(const Position& position, const TileCounts& pool,
                                      int mostTiles, Recorder& recorder,
                                      const std::stop_token& stop = {});

private:
    /// An anchor that is worth a look.
    struct Prospect
    {
        Anchor anchor;
        AnchorStart start;
        std::uint16_t lane = 0;  ///< index in m_lanes
    };
    /// What is to be looked at next.
    enum class Stage : std::uint8_t {
        Apart,    ///< the placements that are kept apart, best bounds first
        Found,    ///< the others, bounds from the first pass
        Refined,  ///< bounds from the second pass
    };
    struct Waiting
    {
        std::uint32_t prospect = 0;  ///< index in m_prospects and m_stretches
        Stage stage = Stage::Found;
    };

    void keepOnlyFittingLanes(const Position& position, const SearchTables& tables);
    template <class Graph>
    [[nodiscard]] ScannedLane& read(const Position& position, CrossSetReader& crossSets,
                                    Direction direction, int index, const Graph& graph);
    template <class Graph, class Sink, class Filler>
    void fillAll(const Position& position, const Graph& graph, Sink& sink, Filler& filler,
                 const std::stop_token& stop);
    template <class Graph, class Sink, class Filler>
    void fillBest(const Position& position, const Graph& graph, const SearchTables& tables,
                  Sink& sink, Filler& filler, const std::stop_token& stop);
    template <bool Bounded, class RackModel, MoveRecorder Recorder>
    GenerationCounts place(const Position& position, const Valuation& valuation, RackModel& rack,
                           Recorder& recorder, const std::stop_token& stop);

    // What the lanes were read for.
    std::weak_ptr<const Lexicon> m_lexicon;
    const SearchTables* m_tables = nullptr;  ///< of m_lexicon; only to tell which
    std::uint64_t m_rules = 0;
    std::array<ScannedLane, std::size_t{2} * kMaxDim> m_lanes;  ///< rows, then columns
    ListedRack m_listedRack;
    RackSubsets m_subsets;
    AnchorBounds m_bounds;
    WholeRackWords m_wholeRackWords;
    std::vector<Prospect> m_prospects;
    std::vector<Waiting> m_waiting;
    BoundQueue m_order;  ///< of what waits, by number
    std::vector<StretchBounds> m_stretches;
    std::vector<AnchorLook>* m_looks = nullptr;  ///< null = not wanted
    std::vector<std::uint32_t> m_lookOf;         ///< by prospect; index in *m_looks
    std::vector<Equity> m_apartAtFirst;          ///< by prospect; bound of what is kept apart
};

extern template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&,
                                                         AllMoves&, const std::stop_token&);
extern template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&,
                                                         TopMoves&, const std::stop_token&);
extern template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&,
                                                         CountedTopMoves&, const std::stop_token&);
extern template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&,
                                                         BestMove&, const std::stop_token&);
extern template GenerationCounts MoveGenerator::generate(const Position&, const Valuation&,
                                                         RawMoves&, const std::stop_token&);
extern template GenerationCounts MoveGenerator::generateFromPool(const Position&, const TileCounts&,
                                                                 int, AllMoves&,
                                                                 const std::stop_token&);
extern template GenerationCounts MoveGenerator::generateFromPool(const Position&, const TileCounts&,
                                                                 int, TopMoves&,
                                                                 const std::stop_token&);
extern template GenerationCounts MoveGenerator::generateFromPool(const Position&, const TileCounts&,
                                                                 int, RawMoves&,
                                                                 const std::stop_token&);
extern template GenerationCounts MoveGenerator::generateFromPool(const Position&, const TileCounts&,
                                                                 int, HandedMoves&,
                                                                 const std::stop_token&);

}  // namespace engine
