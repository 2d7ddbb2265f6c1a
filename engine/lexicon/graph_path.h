// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/tile.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// The graphs of a lexicon, as a person who looks at them sees them.
enum class GraphPart {
    Dawg,        ///< words read forwards
    Gaddag,      ///< from any letter backwards, past the separator forwards
    Alphagrams,  ///< the letters of each word in ascending order
};

/// In a GADDAG path: the letters before it are read backwards, those behind it forwards.
inline constexpr Tile kSeparator = 0;

/// The lexicon must have the part.
[[nodiscard]] const Kwg& graphOf(const Lexicon& lexicon, GraphPart part);
/// First node of the list of first tiles; 0 when there are none.
[[nodiscard]] std::uint32_t rootOf(const Lexicon& lexicon, GraphPart part);

/// Reads tiles to walk along, letters as in word lists; in a GADDAG "@" and "◊" are the
/// separator, at most one. At most kLongestWord and a separator. Errors have the column.
[[nodiscard]] Result<std::vector<Tile>> readGraphPath(std::string_view text,
                                                      const Alphabet& alphabet, GraphPart part);
/// The nodes that the tiles lead through, as far as there are any; blank flags are ignored.
[[nodiscard]] std::vector<std::uint32_t> walkGraph(const Lexicon& lexicon, GraphPart part,
                                                   std::span<const Tile> tiles);

/// The path along which a GADDAG has a word that is begun at its letter `first` (0-based): back
/// to its front, the separator, and on; none is needed from the last letter. `first` < size.
[[nodiscard]] std::vector<Tile> gaddagPath(std::span<const Tile> word, std::size_t first);

/// A path as one would read it on a board.
struct PathReading
{
    std::vector<Tile> letters;  ///< from left to right
    /// Letters to the left of the separator, that is, behind which it stands; all of them
    /// where there is none.
    std::size_t turn = 0;
    bool turned = false;  ///< the path has a separator
};
[[nodiscard]] PathReading readingOf(GraphPart part, std::span<const Tile> path);

}  // namespace engine
