// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/lexicon/anagram_filter.h"
#include "engine/movegen/placement_sink.h"
#include "engine/movegen/whole_rack_words.h"

namespace engine {

/// Finds the words over one anchor that use up the rack, where their bounds promise something:
/// takes the words that have all the letters out of a table, and tries where they fit. The graph
/// would begin millions of words with two blanks, few of which can be finished.
template <class Sink>
class WholeRackFiller
{
public:
    WholeRackFiller(WholeRackWords& words, const Rack& rack, Sink& sink)
        : m_words(words), m_sink(sink)
    {
        for (int tile = 0; tile < kTileKinds; ++tile)
            m_counts[static_cast<std::size_t>(tile)] =
                static_cast<std::uint8_t>(rack.count(static_cast<Tile>(tile)));
    }

    /// `letters`: what can go on the anchor's square.
    void fill(const LaneScan& lane, const Anchor& anchor, LetterSet letters)
    {
        m_lane = &lane;
        m_anchor = anchor.index;
        m_letters = letters;
        const int tiles = m_sink.tilesLeft(m_sink.wholeRack());
        int runStart = anchor.index;
        while (lane.hasTile(runStart - 1)) --runStart;
        for (int left = 0; left < tiles; ++left) {
            if (!m_sink.worthAllTiles(left)) continue;
            int last = anchor.index;
            for (int right = tiles - 1 - left;; --right) {
                while (lane.hasTile(last + 1)) ++last;
                if (right == 0) break;
                ++last;
            }
            tryStretch(left == 0 ? runStart : anchor.index - left, last);
        }
    }

private:
    using State = typename Sink::State;

    /// Letters that may stand on a square of the word.
    struct Demand
    {
        std::size_t at = 0;  ///< from the word's beginning
        LetterSet letters = 0;
    };

    void tryStretch(int first, int last)
    {
        m_first = first;
        m_last = last;
        std::array<Tile, kMaxDim> lying{};
        std::size_t lyingCount = 0;
        std::uint64_t key = 0;
        std::array<Demand, kMaxDim> demands{};
        std::size_t demandCount = 0;
        for (int i = first; i <= last; ++i) {
            const Tile letter = (*m_lane)[i].letter;
            if (letter == 0) continue;
            lying[lyingCount++] = letter;
            key += AnagramFilter::key(letter);
            demands[demandCount++] = {static_cast<std::size_t>(i - first), letterBit(letter)};
        }
        for (int i = first; i <= last; ++i) {
            const LaneSquare& square = (*m_lane)[i];
            if (i == m_anchor)
                demands[demandCount++] = {static_cast<std::size_t>(i - first), m_letters};
            else if (square.hasNeighbour)
                demands[demandCount++] = {static_cast<std::size_t>(i - first), square.fits};
        }

        const std::span<const Tile> onBoard(lying.data(), lyingCount);
        const std::span<const Demand> asked(demands.data(), demandCount);
        const std::size_t length = m_words.lengthWith(lyingCount);
        for (const std::uint32_t number : m_words.with(onBoard, key)) {
            const Tile* const word = m_words.word(length, number).data();
            bool fits = true;
            for (const Demand& demand : asked)
                if (fits = (demand.letters >> word[demand.at] & 1) != 0; !fits) break;
            if (fits) lay(first, word, m_sink.wholeRack(), 0);
        }
    }

    /// The rest of the word from `index` on, each letter from a real tile or a blank.
    void lay(int index, const Tile* rest, State state, SplitPoints points)
    {
        for (; m_lane->hasTile(index); ++index) ++rest;
        if (index > m_last) {
            m_sink.finish(m_first, m_last, state, points);
            return;
        }
        if (m_counts[*rest] != 0) layOne(index, *rest, rest, state, points);
        if (m_counts[kBlank] != 0) layOne(index, asBlank(*rest), rest, state, points);
    }
    void layOne(int index, Tile tile, const Tile* rest, State state, SplitPoints points)
    {
        std::uint8_t& count = m_counts[rackTileOf(tile)];
        --count;
        const State after = m_sink.place(state, index, tile);
        lay(index + 1, rest + 1, after, points + m_sink.pointsFor(index, tile));
        m_sink.giveBack(tile);
        ++count;
    }

    // Set before the search.
    WholeRackWords& m_words;
    Sink& m_sink;

    // Set per anchor and per stretch.
    const LaneScan* m_lane = nullptr;
    int m_anchor = 0;
    LetterSet m_letters = 0;
    int m_first = 0;
    int m_last = 0;

    // Changed during the search.
    std::array<std::uint8_t, kTileKinds> m_counts{};  ///< of the tiles not laid yet
};

}  // namespace engine
