// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <stop_token>

#include "engine/movegen/lane_scan.h"
#include "engine/movegen/recorders.h"
#include "engine/movegen/valuation.h"

namespace engine {

/// The rack and the lane while words are tried on it, and the end of every finished word: score,
/// valuation, recorder. What fills the squares (GADDAG or alphagrams) is somebody else's part.
template <MoveRecorder Recorder>
class PlacementSink
{
public:
    PlacementSink(const Position& position, const Valuation& valuation, Recorder& recorder,
                  const std::stop_token& stop)
        : m_alphabet(position.rules().alphabet),
          m_valuation(valuation),
          m_recorder(recorder),
          m_stop(stop),
          m_wholeRack(valuation.subsets.wholeRack())
    {
        const Rack& rack = position.mover().rack;
        for (int tile = 0; tile < kTileKinds; ++tile) {
            const auto kind = static_cast<Tile>(tile);
            m_left[kind] = static_cast<std::uint8_t>(rack.count(kind));
            m_values[kind] = tile < m_alphabet.kinds() ? m_alphabet.value(kind) : 0;
            m_weights[kind] = valuation.subsets.weight(kind);
        }
        m_kindsLeft = rack.present();
        m_rackTotal = m_tilesLeft = rack.total();
        for (int tiles = 1; tiles <= std::min(m_rackTotal, kMaxDim); ++tiles)
            m_bonus[static_cast<std::size_t>(tiles)] = position.rules().bonusFor(tiles);
    }

    void beginLane(const LaneScan& lane)
    {
        m_lane = &lane;
        // Squares with tiles are never written while the lane is worked on.
        m_word.fill(kPlaythrough);
    }
    [[nodiscard]] const LaneScan& lane() const { return *m_lane; }

    [[nodiscard]] int tilesLeft() const { return m_tilesLeft; }
    [[nodiscard]] bool has(Tile rackTile) const { return ((m_kindsLeft >> rackTile) & 1) != 0; }
    [[nodiscard]] bool hasBlank() const { return has(kBlank); }
    /// Letters that the rack can still show on a free square: all that fit with a blank.
    [[nodiscard]] LetterSet candidates(const LaneSquare& square) const
    {
        return square.fits & (m_kindsLeft | (LetterSet{0} - (m_kindsLeft & 1)));
    }

    /// Puts a tile (a letter, or a blank designated) on a free square. Nothing is added up before
    /// a word is finished: there are ten times as many steps as words.
    void place(int index, Tile tile)
    {
        take(rackTileOf(tile));
        m_word[static_cast<std::size_t>(index)] = tile;
    }
    void unplace(Tile tile) { giveBack(rackTileOf(tile)); }

    /// Tiles taken from the rack without a square yet.
    void take(Tile rackTile)
    {
        if (--m_left[rackTile] == 0) m_kindsLeft &= ~letterBit(rackTile);
        --m_tilesLeft;
    }
    void giveBack(Tile rackTile)
    {
        ++m_left[rackTile];
        m_kindsLeft |= letterBit(rackTile);
        ++m_tilesLeft;
    }

    /// A word from `first` to `last` of the lane is finished. `anchor` is the square that every
    /// placement here covers, hence the only one when one tile is played.
    void finish(int first, int last, int anchor)
    {
        if (last == first) return;
        const int played = m_rackTotal - m_tilesLeft;
        if (played == 1 && m_lane->direction() == Direction::Down && (*m_lane)[anchor].hasNeighbour)
            return;  // the same tile is an across move
        if ((++m_placements & kStopInterval) == 0) m_stopped = m_stop.stop_requested();

        std::int32_t wordPoints = 0;
        std::int32_t crossPoints = m_bonus[static_cast<std::size_t>(played)];
        std::int32_t wordFactor = 1;
        std::uint32_t kept = m_wholeRack;
        for (int i = first; i <= last; ++i) {
            const LaneSquare& square = (*m_lane)[i];
            if (square.letter != 0) {
                wordPoints += square.value;
                continue;
            }
            const Tile rackTile = rackTileOf(m_word[static_cast<std::size_t>(i)]);
            const std::int32_t value = m_values[rackTile] * square.letterFactor;
            wordPoints += value;
            wordFactor *= square.wordFactor;
            if (square.hasNeighbour)
                crossPoints += (square.crossPoints + value) * square.wordFactor;
            kept -= m_weights[rackTile];
        }
        const Score score{wordPoints * wordFactor + crossPoints};
        m_sumOfScores += score.points;
        Equity equity;
        if constexpr (Recorder::kEvaluates) {
            equity = Equity::from(score) + m_valuation.byKept[kept];
            if (m_valuation.opening) equity += openingTerm(first, last);
        }
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
        for (int i = 0; i < move.length; ++i)
            move.tiles[static_cast<std::size_t>(i)] = m_word[static_cast<std::size_t>(first + i)];
        move.score = score;
        m_recorder.record(ranked);
    }

    [[nodiscard]] std::int64_t placements() const { return m_placements; }
    [[nodiscard]] std::int64_t sumOfScores() const { return m_sumOfScores; }
    /// Somebody asked to stop. Looked at now and then only; one anchor may have a million
    /// placements.
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    /// A mask: every 16,384th placement looks at the stop token.
    static constexpr std::int64_t kStopInterval = 0x3fff;

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
    Recorder& m_recorder;
    const std::stop_token& m_stop;
    std::uint32_t m_wholeRack;
    int m_rackTotal = 0;
    const LaneScan* m_lane = nullptr;
    std::array<std::int32_t, kMaxDim + 1> m_bonus{};  ///< by tiles played
    std::array<std::int32_t, kTileKinds> m_values{};
    std::array<std::uint32_t, kTileKinds> m_weights{};

    // Changed during the search.
    std::array<std::uint8_t, kTileKinds> m_left{};
    LetterSet m_kindsLeft = 0;  ///< bit n: rack tile n is there; bit 0 the blank
    int m_tilesLeft = 0;
    std::array<Tile, kMaxDim> m_word{};  ///< kPlaythrough on squares with tiles
    std::int64_t m_placements = 0;
    std::int64_t m_sumOfScores = 0;
    bool m_stopped = false;
};

}  // namespace engine
