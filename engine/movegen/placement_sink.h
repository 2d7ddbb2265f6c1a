// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <stop_token>
#include <type_traits>

#include "engine/movegen/anchor_bounds.h"
#include "engine/movegen/lane_scan.h"
#include "engine/movegen/rack_states.h"
#include "engine/movegen/recorders.h"
#include "engine/movegen/valuation.h"
#include "engine/movegen/word_factors.h"

namespace engine {

/// The rack and the lane while words are tried on it, and the end of every finished word: score,
/// valuation, recorder. What fills the squares (GADDAG or alphagrams) is the part of a filler.
/// `RackModel` is ListedRack or CountedRack. `Bounded`: only what can still be among the best is
/// looked for, by the bounds of each anchor.
template <MoveRecorder Recorder, class RackModel, bool Bounded>
class PlacementSink
{
public:
    using State = typename RackModel::State;

    static constexpr bool kBounded = Bounded;
    struct Anywhere
    {};
    /// How far to the right of the anchor: where that stands in the bounds.
    using Reach = std::conditional_t<kBounded, const Equity*, Anywhere>;

    PlacementSink(const Position& position, const Valuation& valuation, RackModel& rack,
                  Recorder& recorder, const std::stop_token& stop)
        : m_alphabet(position.rules().alphabet),
          m_valuation(valuation),
          m_rack(rack),
          m_recorder(recorder),
          m_stop(stop),
          m_wholeTiles(RackModel::tiles(rack.whole()))
    {
        for (int tile = 0; tile < m_alphabet.kinds(); ++tile)
            m_values[static_cast<std::size_t>(tile)] =
                static_cast<std::uint64_t>(m_alphabet.value(static_cast<Tile>(tile)));
        for (int tiles = 1; tiles <= std::min(m_wholeTiles, kMaxDim); ++tiles)
            m_bonus[static_cast<std::size_t>(tiles)] = position.rules().bonusFor(tiles);
        m_opening = Recorder::kEvaluates && valuation.opening;
    }

    void beginLane(LaneScan& lane)
    {
        m_lane = &lane;
        // Squares with tiles are never written while the lane is worked on.
        m_word.fill(kPlaythrough);
    }
    /// `bounds` is only read when kBounded.
    void beginAnchor(const Anchor& anchor, const StretchBounds* bounds)
    {
        m_bounds = bounds;
        m_anchor = anchor.index;
        const LaneScan& lane = *m_lane;
        // One tile that makes a word both ways is an across move.
        m_elsewhere =
            lane.direction() == Direction::Down && lane[anchor.index].hasNeighbour ? 1 : 0;
        m_factors.begin(lane, anchor);
    }
    [[nodiscard]] const LaneScan& lane() const { return *m_lane; }

    [[nodiscard]] bool wants(Equity equity) const { return m_recorder.wants(equity); }
    /// What is worth less than this isn't wanted.
    [[nodiscard]] Equity least() const { return m_recorder.least(); }
    /// No tiles to the right of the anchor, and this many to its left.
    [[nodiscard]] Reach toTheRight(int left) const
    {
        if constexpr (kBounded) return m_bounds->rightFrom[static_cast<std::size_t>(left)].data();
        else return {};
    }
    /// One tile more.
    [[nodiscard]] static Reach more(Reach reach)
    {
        if constexpr (kBounded) return reach + 1;
        else return reach;
    }
    /// Placements with more tiles to the right may be wanted.
    [[nodiscard]] bool worthMore(Reach reach) const
    {
        if constexpr (kBounded) return m_recorder.wants(reach[1]);
        else return true;
    }
    /// Placements with this many tiles to the left of the anchor or more may be wanted.
    [[nodiscard]] bool worthGoingLeft(int left) const
    {
        if constexpr (kBounded)
            return m_recorder.wants(m_bounds->leftFrom[static_cast<std::size_t>(left)]);
        else return true;
    }

    [[nodiscard]] State wholeRack() const { return m_rack.whole(); }
    [[nodiscard]] LetterSet kinds(State state) const { return RackModel::kinds(state); }
    [[nodiscard]] int tilesLeft(State state) const { return RackModel::tiles(state); }

    /// Puts a tile (a letter, or a blank designated) on a free square.
    void lay(int index, Tile tile) { m_word[static_cast<std::size_t>(index)] = tile; }
    /// From the rack to a square.
    [[nodiscard]] State place(State state, int index, Tile tile)
    {
        lay(index, tile);
        return m_rack.take(state, rackTileOf(tile));
    }
    [[nodiscard]] SplitPoints pointsFor(int index, Tile tile) const
    {
        return m_values[rackTileOf(tile)] * (*m_lane)[index].factors;
    }
    /// A tile taken from the rack without a square yet.
    [[nodiscard]] State take(State state, Tile rackTile) { return m_rack.take(state, rackTile); }
    void giveBack(Tile tile) { m_rack.giveBack(rackTileOf(tile)); }

    /// A word from `first` to `last` of the lane is finished, with `points` for the tiles placed
    /// and `state` left on the rack.
    void finish(int first, int last, State state, SplitPoints points)
    {
        const int played = m_wholeTiles - RackModel::tiles(state);
        if (played == m_elsewhere) return;
        const SplitPoints all = points + m_lane->pointsOnBoard(first, last);
        const Score score{mainPoints(all) * m_factors.of(first, last) + acrossPoints(all) +
                          m_bonus[static_cast<std::size_t>(played)]};
        if ((++m_placements & kStopInterval) == 0 && m_stop.stop_requested()) m_lane->close();
        if constexpr (!kBounded) m_sumOfScores += score.points;
        Equity equity;
        if constexpr (Recorder::kEvaluates) {
            equity = Equity::from(score) + m_rack.leave(state);
            if (m_opening) equity += openingTerm(first, last);
        }
        if constexpr (kBounded) assert(equity <= boundFor(first, last, played));
        if (!m_recorder.wants(equity)) return;

        RankedMove ranked;
        ranked.equity = equity;
        Move& move = ranked.move;
        move.kind = MoveKind::Place;
        move.direction = m_lane->direction();
        const auto along = static_cast<std::uint8_t>(first);
        const auto aside = static_cast<std::uint8_t>(m_lane->laneIndex());
        move.row = move.direction == Direction::Across ? aside : along;
        move.column = move.direction == Direction::Across ? along : aside;
        move.length = static_cast<std::uint8_t>(last - first + 1);
        move.tilesPlayed = static_cast<std::uint8_t>(played);
        copyTiles(m_word.data() + first, move.length, move.tiles);
        move.score = score;
        m_recorder.record(ranked);
    }

    [[nodiscard]] std::int64_t placements() const { return m_placements; }
    [[nodiscard]] std::int64_t sumOfScores() const { return m_sumOfScores; }

private:
    /// A mask: every 16,384th placement looks at the stop token; one anchor may have a million.
    static constexpr std::int64_t kStopInterval = 0x3fff;

    /// Tiles of the word, and zeros behind them. Three words that overlap: a loop over bytes
    /// takes ten times as long.
    static void copyTiles(const Tile* word, std::size_t length, std::array<Tile, kMaxDim>& tiles)
    {
        static constexpr auto kMasks = [] {
            std::array<Tile, 2 * kMaxDim> masks{};
            std::fill_n(masks.begin(), kMaxDim, Tile{0xff});
            return masks;
        }();
        const Tile* const mask = kMasks.data() + kMaxDim - length;
        for (const std::size_t at : {std::size_t{0}, std::size_t{8}, std::size_t{kMaxDim} - 8}) {
            std::uint64_t eight = 0;
            std::uint64_t keep = 0;
            std::memcpy(&eight, word + at, sizeof eight);
            std::memcpy(&keep, mask + at, sizeof keep);
            eight &= keep;
            std::memcpy(tiles.data() + at, &eight, sizeof eight);
        }
    }

    [[nodiscard]] Equity boundFor(int first, int last, int played) const
    {
        for (std::size_t i = 0; i < m_bounds->apartCount; ++i)
            if (m_bounds->apart[i].first == first && m_bounds->apart[i].last == last)
                return m_bounds->apart[i].bound;
        std::size_t left = 0;
        for (int i = first; i < m_anchor; ++i)
            if (m_lane->isFree(i)) ++left;
        const std::size_t right = static_cast<std::size_t>(played) - 1 - left;
        return m_bounds->rightFrom[left][right];
    }

    [[nodiscard]] Equity openingTerm(int first, int last) const
    {
        const auto& penalties =
            m_valuation.vowelPlacement[static_cast<std::size_t>(m_lane->direction())];
        Equity sum;
        for (int i = first; i <= last; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (m_alphabet.isVowel(m_word[at])) sum += penalties[at];
        }
        return sum;
    }

    // Set before the search.
    const Alphabet& m_alphabet;
    const Valuation& m_valuation;
    RackModel& m_rack;
    Recorder& m_recorder;
    const std::stop_token& m_stop;
    int m_wholeTiles;
    bool m_opening = false;
    std::array<std::int32_t, kMaxDim + 1> m_bonus{};  ///< by tiles played
    std::array<std::uint64_t, kTileKinds> m_values{};

    // Set per lane and anchor.
    LaneScan* m_lane = nullptr;
    const StretchBounds* m_bounds = nullptr;
    int m_anchor = 0;
    int m_elsewhere = 0;  ///< a placement of this many tiles belongs to another lane
    WordFactors m_factors;

    // Changed during the search.
    std::array<Tile, 2 * kMaxDim> m_word{};  ///< kPlaythrough on squares with tiles
    std::int64_t m_placements = 0;
    std::int64_t m_sumOfScores = 0;
};

}  // namespace engine
