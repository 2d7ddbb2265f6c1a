// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/lexicon/anagram_filter.h"
#include "engine/lexicon/word_table.h"
#include "engine/movegen/placement_sink.h"
#include "engine/movegen/whole_rack_words.h"

namespace engine {

/// Finds the words over one anchor on the squares that its bounds keep apart, where these promise
/// something: takes words out of a table, and tries whether they fit. Words that use up the rack
/// are those with all its letters; words through several runs of tiles are those with the lying
/// letters at their places. The graph would begin words by the thousand with two blanks, few of
/// which can be finished.
template <class Sink>
class TableFiller
{
public:
    TableFiller(const WordTable& table, WholeRackWords& wholeRack, const Rack& rack, Sink& sink)
        : m_table(table),
          m_wholeRack(wholeRack),
          m_sink(sink),
          m_tiles(rack.total()),
          m_letters(rack.present())
    {
        for (int tile = 0; tile < kTileKinds; ++tile)
            m_counts[static_cast<std::size_t>(tile)] =
                static_cast<std::uint8_t>(rack.count(static_cast<Tile>(tile)));
    }

    /// Only on the squares whose bounds are at least `least`; takes them out of `bounds`.
    /// `letters`: what can go on the anchor's square.
    void fill(const LaneScan& lane, const Anchor& anchor, LetterSet letters, Equity least,
              StretchBounds& bounds)
    {
        m_lane = &lane;
        m_anchor = anchor.index;
        m_anchorLetters = letters;
        std::size_t rest = 0;
        bounds.apartMost = kImpossible;
        for (std::size_t i = 0; i < bounds.apartCount; ++i) {
            const StretchBounds::Apart stretch = bounds.apart[i];
            if (stretch.bound < least) {
                bounds.apart[rest++] = stretch;
                bounds.apartMost = std::max(bounds.apartMost, stretch.bound);
            } else if (m_sink.wants(stretch.bound)) {
                tryStretch(stretch);
            }
        }
        bounds.apartCount = rest;
    }

private:
    using State = typename Sink::State;

    /// Letters that may stand on a square of the word.
    struct Demand
    {
        std::size_t at = 0;  ///< from the word's beginning
        LetterSet letters = 0;
    };

    void tryStretch(const StretchBounds::Apart& stretch)
    {
        m_first = stretch.first;
        m_last = stretch.last;
        const auto length = static_cast<std::size_t>(m_last - m_first + 1);
        std::array<WordTable::Placed, kMaxDim> lying{};
        std::size_t lyingCount = 0;
        std::array<Demand, kMaxDim> demands{};
        std::size_t demandCount = 0;
        for (std::size_t at = 0; at < length; ++at) {
            const int index = m_first + static_cast<int>(at);
            const LaneSquare& square = (*m_lane)[index];
            if (square.letter != 0) lying[lyingCount++] = {at, square.letter};
            else if (index == m_anchor) demands[demandCount++] = {at, m_anchorLetters};
            else if (square.hasNeighbour) demands[demandCount++] = {at, square.fits};
        }
        const std::span<const WordTable::Placed> onBoard(lying.data(), lyingCount);
        const std::span<const Demand> asked(demands.data(), demandCount);
        if (stretch.tiles == m_tiles) tryWholeRack(length, onBoard, asked);
        else tryThrough(length, onBoard, asked);
    }

    void tryWholeRack(std::size_t length, std::span<const WordTable::Placed> lying,
                      std::span<const Demand> demands)
    {
        std::array<Tile, kMaxDim> letters{};
        std::size_t count = 0;
        std::uint64_t key = 0;
        for (const WordTable::Placed& placed : lying) {
            letters[count++] = placed.letter;
            key += AnagramFilter::key(placed.letter);
        }
        for (const std::uint32_t number : m_wholeRack.with(std::span(letters.data(), count), key)) {
            const Tile* const word = m_table.word(length, number).data();
            const bool through = std::ranges::all_of(
                lying, [word](const auto& placed) { return word[placed.at] == placed.letter; });
            if (through && fits(word, demands)) lay(m_first, word, m_sink.wholeRack(), 0);
        }
    }

    void tryThrough(std::size_t length, std::span<const WordTable::Placed> lying,
                    std::span<const Demand> demands)
    {
        m_table.forEachAt(length, lying, [&](std::uint32_t number) {
            const Tile* const word = m_table.word(length, number).data();
            if (!fits(word, demands)) return;
            int missing = 0;
            for (std::size_t at = 0; at < length; ++at)
                if (!m_lane->hasTile(m_first + static_cast<int>(at)) &&
                    (m_letters >> word[at] & 1) == 0)
                    ++missing;
            if (missing <= m_counts[kBlank]) lay(m_first, word, m_sink.wholeRack(), 0);
        });
    }

    [[nodiscard]] static bool fits(const Tile* word, std::span<const Demand> demands)
    {
        for (const Demand& demand : demands)
            if ((demand.letters >> word[demand.at] & 1) == 0) return false;
        return true;
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
    const WordTable& m_table;
    WholeRackWords& m_wholeRack;
    Sink& m_sink;
    int m_tiles;          ///< on the rack
    LetterSet m_letters;  ///< of which it has a tile

    // Set per anchor and per stretch.
    const LaneScan* m_lane = nullptr;
    int m_anchor = 0;
    LetterSet m_anchorLetters = 0;
    int m_first = 0;
    int m_last = 0;

    // Changed during the search.
    std::array<std::uint8_t, kTileKinds> m_counts{};  ///< of the tiles not laid yet
};

}  // namespace engine
