// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/tile.h"
#include "engine/lexicon/anagram_filter.h"
#include "engine/movegen/rack_states.h"
#include "engine/movegen/ranked_move.h"
#include "engine/rules/alphabet.h"
#include "engine/rules/rack.h"

namespace engine {

/// For bounds: all choices of tiles from a rack, by number of tiles.
class RackSubsets
{
public:
    /// Racks of up to so many tiles are listed choice by choice. Eight values fill one register.
    static constexpr int kMostTiles = 8;
    using Values = std::array<std::int32_t, kMostTiles>;

    struct Subset
    {
        Values values{};         ///< of its tiles, descending, then zeros
        LetterSet kinds = 0;     ///< bit 0: a blank
        std::uint64_t keys = 0;  ///< of its letters, as AnagramFilter wants them
        Equity leave;            ///< worth of the tiles that stay on the rack
        std::int32_t tiles = 0;
        std::int32_t blanks = 0;
        std::uint32_t kept = 0;  ///< number of the tiles that stay
    };

    /// A choice of subsets of the same number of tiles.
    struct Choice
    {
        std::array<std::uint8_t, 72> numbers{};  ///< at most 8 over 4
        int count = 0;
    };

    /// The rack must be the one that `states` lists.
    void list(const Rack& rack, const ListedRack& states, const Alphabet& alphabet,
              const AnagramFilter& words);

    /// Tiles on the rack.
    [[nodiscard]] int tiles() const { return m_tiles; }
    /// All values of the rack, descending.
    [[nodiscard]] std::span<const std::int32_t> topValues() const
    {
        return {m_topValues.data(), m_topValues.size()};
    }
    /// The greatest value that a tile which shows one of `letters` can have.
    [[nodiscard]] std::int32_t topValueOf(LetterSet letters) const;
    /// The best leave after playing so many tiles, which together with tiles on the board make
    /// a word, or make one by themselves; kImpossible when there is no such word.
    [[nodiscard]] Equity bestLeave(int tiles, bool withBoard) const
    {
        return m_bestLeaves[withBoard ? 1U : 0U][static_cast<std::size_t>(tiles)];
    }
    /// Not for racks of more than kMostTiles.
    [[nodiscard]] const Subset& subset(std::uint8_t number) const { return m_subsets[number]; }
    /// Those of so many tiles that may make a word with tiles on the board whose keys add up to
    /// `boardKeys`.
    void choose(int tiles, std::uint64_t boardKeys, Choice& choice) const;
    /// The whole rack may make a word with such tiles on the board.
    [[nodiscard]] bool mayPlayAll(std::uint64_t boardKeys) const
    {
        return m_words->mayBeWord(m_wholeKeys + boardKeys, m_blanks);
    }

private:
    const AnagramFilter* m_words = nullptr;
    int m_tiles = 0;
    int m_blanks = 0;
    std::uint64_t m_wholeKeys = 0;
    std::array<std::int32_t, kMaxRackSize + 3> m_topValues{};
    struct Kind
    {
        LetterSet bit = 0;
        std::int32_t value = 0;
    };
    std::array<Kind, kMaxRackSize> m_kinds{};  ///< by value, descending
    int m_kindCount = 0;
    std::array<std::array<Equity, kMaxRackSize + 1>, 2> m_bestLeaves{};
    std::vector<Subset> m_subsets;
    std::array<Choice, kMostTiles + 1> m_ofSize{};
};

}  // namespace engine
