// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/tile.h"
#include "engine/lexicon/anagram_filter.h"
#include "engine/lexicon/word_table.h"
#include "engine/rules/rack.h"

namespace engine {

/// The words that all tiles of a rack make together with tiles on the board, each question
/// answered once. Reuses its memory.
class WholeRackWords
{
public:
    /// Both stay with the caller; `anagrams` are of the same words.
    void begin(const Rack& rack, const WordTable& words, const AnagramFilter& anagrams);

    /// Numbers, in the table, of the words that have the rack's letters and those of `lying`,
    /// and as many others as the rack has blanks; and perhaps words that lack a third copy of a
    /// letter. `key`: the sum of the keys of `lying`, as AnagramFilter has them. Valid until the
    /// next call.
    [[nodiscard]] std::span<const std::uint32_t> with(std::span<const Tile> lying,
                                                      std::uint64_t key);

private:
    struct Answer
    {
        std::uint64_t key = 0;
        std::size_t length = 0;
        std::size_t first = 0;
        std::size_t count = 0;
    };

    const WordTable* m_words = nullptr;
    const AnagramFilter* m_anagrams = nullptr;
    std::size_t m_tiles = 0;
    std::array<Tile, kMaxDim> m_letters{};  ///< of the rack, ascending, without blanks
    std::size_t m_letterCount = 0;
    std::vector<Answer> m_answers;
    std::vector<std::uint32_t> m_numbers;
};

}  // namespace engine
