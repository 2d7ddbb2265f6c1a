// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/tile.h"
#include "engine/lexicon/lexicon_fwd.h"

namespace engine {

/// Strings of tiles that look like words of a lexicon and are none, as questions of the kind "is
/// this a word?" need them. How much something looks like a word is told by its runs of three
/// tiles, the ends counted as tiles: the more words have the scarcest of them, the better. Immutable.
class Lookalikes
{
public:
    /// Walks through all words. Fails with Cancelled.
    [[nodiscard]] static Result<Lookalikes> create(LexiconPtr lexicon,
                                                   const TaskContext& context = {});

    /// The best one that differs from `word` in one tile or has two neighbours swapped, always the
    /// same; nothing where each such string is a word or has a run that no word has. Blank flags are
    /// ignored.
    [[nodiscard]] std::optional<std::vector<Tile>> of(std::span<const Tile> word) const;
    /// How many words have the scarcest run of `tiles`; those that have it twice count twice. 0 for no
    /// tiles.
    [[nodiscard]] std::uint32_t scarcestRun(std::span<const Tile> tiles) const;

private:
    explicit Lookalikes(LexiconPtr lexicon);

    LexiconPtr m_lexicon;
    std::size_t m_tiles;                  ///< letters and the end
    std::vector<std::uint32_t> m_counts;  ///< by run, three digits of base m_tiles
};

}  // namespace engine
