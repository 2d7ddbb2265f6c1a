// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// A node of another program's word graph, once its bits are taken apart. Siblings lie side by
/// side in any order; the last one says so.
struct ForeignNode
{
    std::uint32_t child = 0;  ///< index of the first child, 0 = none
    Tile letter = 0;
    bool endsWord = false;
    bool last = false;
    std::uint32_t byte = 0;  ///< where it stands in the file

    [[nodiscard]] std::uint32_t arc() const { return child; }
    [[nodiscard]] bool isEnd() const { return last; }
    [[nodiscard]] bool accepts() const { return endsWord; }
    [[nodiscard]] Tile tile() const { return letter; }
};

/// How much a small but damaged or hostile file may unfold into.
struct ForeignLimits
{
    std::int64_t words = 50'000'000;
    std::size_t tiles = std::size_t{1} << 29;
};

/// Proves that every index is inside and that no walk is endless, then writes out the words in
/// the list that begins at node `root` (0 = none). Not sorted. Malformed errors carry the byte.
[[nodiscard]] Result<WordList> wordsOfForeignGraph(std::vector<ForeignNode> nodes,
                                                   std::uint32_t root, const ForeignLimits& limits,
                                                   const std::string& file,
                                                   const TaskContext& context);

/// The letter of the alphabet that is written like this, upper or lower case; WrongLexicon when
/// there is none.
[[nodiscard]] Result<Tile> letterWritten(std::string_view text, const Alphabet& alphabet,
                                         const std::string& file);

}  // namespace engine
