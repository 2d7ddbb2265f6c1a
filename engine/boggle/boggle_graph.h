// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/tile.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// A prefix of words. Bit n of a mask stands for letter n + 1. A word without longer ones
/// that begin with it has no node: its last letter is in its parent's `words`.
struct BoggleNode
{
    std::uint32_t children = 0;  ///< letters that lead to a node
    std::uint32_t words = 0;     ///< letters that end a word
    /// First child's index, times 256 as in BoggleStates; the others follow in the letters' order.
    std::uint32_t first = 0;
    /// Letters that every word below needs besides those up to here.
    std::uint32_t needs = 0;
};
static_assert(sizeof(BoggleNode) == 16);

[[nodiscard]] constexpr std::uint32_t boggleBit(Tile letter)
{
    return std::uint32_t{1} << (letter - 1U);
}

struct BoggleGraphOptions
{
    LetterSet letters = ~LetterSet{0};  ///< words with others are left out
    int maxLength = 255;                ///< in letters; longer words are left out
};

/// The words of a lexicon as a tree, laid out for solvers of grids. A tree and not a graph, so
/// that a word is known by its last node and letter, and found words are marked in a flat table.
/// Nodes stand in the order of their depth, then of the alphabet. Immutable, shared by threads.
class BoggleGraph
{
public:
    /// Walks the lexicon's graph once; about as fast as opening it. OutOfRange when the words
    /// use letters beyond the first 32 of the alphabet, or need more than 2^24 nodes.
    [[nodiscard]] static Result<std::shared_ptr<const BoggleGraph>>
    create(const Kwg& words, const BoggleGraphOptions& options = {},
           const TaskContext& context = {});

    /// Never empty: node 0 is the root.
    [[nodiscard]] std::span<const BoggleNode> nodes() const { return m_nodes; }
    /// In letters; 0 when there are no words.
    [[nodiscard]] int longestWord() const { return m_longestWord; }
    [[nodiscard]] std::int64_t wordCount() const { return m_wordCount; }
    /// Letters that occur, as the nodes' masks have them.
    [[nodiscard]] std::uint32_t lettersInUse() const { return m_lettersInUse; }

private:
    BoggleGraph() = default;

    std::vector<BoggleNode> m_nodes;
    int m_longestWord = 0;
    std::int64_t m_wordCount = 0;
    std::uint32_t m_lettersInUse = 0;
};

using BoggleGraphPtr = std::shared_ptr<const BoggleGraph>;

}  // namespace engine
