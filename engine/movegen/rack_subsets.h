// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/tile.h"
#include "engine/lexicon/anagram_filter.h"
#include "engine/movegen/candidate_block.h"
#include "engine/movegen/candidates.h"
#include "engine/movegen/rack_states.h"
#include "engine/movegen/ranked_move.h"
#include "engine/rules/alphabet.h"
#include "engine/rules/rack.h"

namespace engine {

/// For bounds: all choices of tiles from a rack, by number of tiles.
class RackSubsets
{
public:
    /// Larger racks are not bounded. The values of eight tiles fit one register.
    static constexpr int kMostTiles = 8;

    struct Subset
    {
        std::uint64_t values = 0;  ///< of its tiles, a byte each, descending from the lowest byte
        LetterSet kinds = 0;       ///< bit 0: a blank
        std::uint64_t keys = 0;    ///< of its letters, as AnagramFilter wants them
        Equity leave;              ///< worth of the tiles that stay on the rack
        std::int32_t tiles = 0;
        std::int32_t blanks = 0;
        std::uint32_t kept = 0;  ///< number of the tiles that stay
    };

    /// All subsets of one size.
    struct OfSize
    {
        std::array<std::uint8_t, Candidates::kMost> numbers{};  ///< of the subsets, by candidate
        Candidates candidates;
    };

    /// Not too many tiles, and none of too great a value.
    [[nodiscard]] static bool canBound(const Rack& rack, const Alphabet& alphabet);

    /// The rack must be the one that `states` lists, and one that can be bounded. `withChoices`:
    /// bounds will be refined.
    void list(const Rack& rack, const ListedRack& states, const Alphabet& alphabet,
              const AnagramFilter& words, bool withChoices);

    /// Tiles on the rack.
    [[nodiscard]] int tiles() const { return m_tiles; }
    /// The greatest value that a tile which shows one of `letters` can have.
    [[nodiscard]] std::int32_t topValueOf(LetterSet letters) const;
    [[nodiscard]] const Subset& subset(std::uint8_t number) const { return m_subsets[number]; }
    /// Only listed `withChoices`.
    [[nodiscard]] const OfSize& ofSize(int tiles) const
    {
        return m_ofSize[static_cast<std::size_t>(tiles)];
    }
    /// The most that this many tiles can bring on squares with these multipliers (a byte each,
    /// descending), leave included. Without tiles on the board they must make a word by
    /// themselves; kImpossible when none do.
    [[nodiscard]] Equity best(int tiles, bool withBoard, std::uint64_t multipliers) const
    {
        const auto size = static_cast<std::size_t>(tiles);
        return {m_fronts[withBoard ? 1U : 0U][size].greatest(multipliers)};
    }
    /// The subset may make a word with tiles on the board whose keys add up to `boardKeys`.
    [[nodiscard]] bool mayPlay(const Subset& subset, std::uint64_t boardKeys) const
    {
        return m_words->mayBeWord(subset.keys + boardKeys, subset.blanks);
    }
    /// The whole rack may make a word with such tiles on the board.
    [[nodiscard]] bool mayPlayAll(std::uint64_t boardKeys) const
    {
        return m_words->mayBeWord(m_whole.keys + boardKeys, m_whole.blanks);
    }

private:
    /// The choices of one size that none of the same size is at least as good as in everything.
    struct Front
    {
        struct Candidate
        {
            std::uint64_t values = 0;
            Equity leave;
        };
        std::array<Candidate, Candidates::kMost> candidates{};
        std::size_t count = 0;
        void add(const Subset& subset);
        /// As one block. Where there are more than eight, neighbours by leave become one that is as
        /// good as each of them.
        void summarise(CandidateBlock& summary);
    };
    struct Kind
    {
        LetterSet bit = 0;
        std::int32_t value = 0;
    };

    const AnagramFilter* m_words = nullptr;
    int m_tiles = 0;
    std::array<Kind, kMostTiles> m_kinds{};  ///< by value, descending
    std::size_t m_kindCount = 0;
    Subset m_whole;
    std::vector<Subset> m_subsets;
    std::array<OfSize, kMostTiles + 1> m_ofSize{};
    /// What none is better than: without and with tiles on the board.
    std::array<std::array<CandidateBlock, kMostTiles + 1>, 2> m_fronts{};
    std::array<std::array<Front, kMostTiles + 1>, 2> m_frontsMade{};  ///< scratch
};

}  // namespace engine
