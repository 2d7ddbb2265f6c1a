// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"
#include "engine/base/tile.h"
#include "engine/lexicon/lexicon_fwd.h"

namespace engine {

/// Numbers the words of a lexicon in tile order from 0, and finds either from the other in as many
/// steps as the word has letters. Immutable.
class WordIndex
{
public:
    /// OutOfRange when there are more words than 32 bits count.
    [[nodiscard]] static Result<WordIndex> create(LexiconPtr lexicon);

    [[nodiscard]] std::uint32_t wordCount() const { return m_wordCount; }
    /// Nothing for what is no word. Blank flags are ignored, here and below.
    [[nodiscard]] std::optional<std::uint32_t> numberOf(std::span<const Tile> word) const;
    /// `number` < wordCount().
    [[nodiscard]] std::vector<Tile> word(std::uint32_t number) const;
    /// How many words begin so; all for no tiles.
    [[nodiscard]] std::uint32_t countWithPrefix(std::span<const Tile> prefix) const;
    /// Each word as likely; wordCount() > 0.
    [[nodiscard]] std::vector<Tile> randomWord(Random& random) const;

private:
    WordIndex(LexiconPtr lexicon, std::vector<std::uint32_t> counts);
    /// Words that go through this node.
    [[nodiscard]] std::uint32_t wordsThrough(std::uint32_t index) const;

    LexiconPtr m_lexicon;
    std::vector<std::uint32_t> m_counts;  ///< see Kwg::countTable()
    std::uint32_t m_wordCount = 0;
};

}  // namespace engine
