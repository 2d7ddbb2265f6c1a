// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/boggle/boggle_board.h"
#include "engine/boggle/boggle_graph.h"

/// The inner loop of the solver: paths of one length become paths that are a letter longer. There
/// is one for every machine and faster ones for some; all give the same states in the same order.
namespace engine {

/// What states know beyond where they are.
enum class BoggleTrace {
    None,    ///< nothing
    Parent,  ///< from which state they come, times 256, and its cell: for paths
    Group,   ///< which letter the open square has, see BoggleWork::open
};

/// As many states are expanded at a time: more would leave the nearest cache.
inline constexpr std::uint32_t kBoggleChunk = 1024;
/// Each state has up to eight successors; vectors are written whole.
inline constexpr std::uint32_t kBoggleRoom = kBoggleChunk * 8 + 16;

/// Prefixes of words that are on the grid. Vectors of numbers instead of records: that is how
/// registers are written.
struct BoggleStates
{
    std::vector<std::uint32_t> place;  ///< node times 256 + cell
    std::vector<std::uint32_t> low;    ///< squares 0..31 that the path has
    std::vector<std::uint32_t> high;   ///< squares 32..63; only for large grids
    std::vector<std::uint32_t> trace;  ///< see BoggleTrace
    std::uint32_t count = 0;

    void makeRoom();
};

/// See BoggleTrace::Parent.
[[nodiscard]] constexpr std::uint32_t boggleParent(std::uint32_t state, std::uint32_t place)
{
    return state << 8 | (place & 0xff);
}

/// A state from which words end in some of the lanes of its cell.
struct BoggleHit
{
    // One number, because compilers would else assemble it in a vector register.
    std::uint64_t bits = 0;

    [[nodiscard]] static constexpr BoggleHit of(std::uint32_t place, std::uint32_t state,
                                                std::uint32_t lanes)
    {
        return {std::uint64_t{place} << 32 | state << 8 | lanes};
    }
    [[nodiscard]] constexpr std::uint32_t node() const
    {
        return static_cast<std::uint32_t>(bits >> 40);
    }
    [[nodiscard]] constexpr std::uint32_t cell() const { return bits >> 32 & 0xff; }
    [[nodiscard]] constexpr std::uint32_t state() const
    {
        return static_cast<std::uint32_t>(bits) >> 8;
    }
    /// A bit for each.
    [[nodiscard]] constexpr std::uint32_t lanes() const { return bits & 0xff; }
};

/// One step's question and answer.
struct BoggleWork
{
    const BoggleNode* nodes = nullptr;
    const BoggleLanes* lanes = nullptr;
    int columns = 0;  ///< of the grid
    const BoggleStates* from = nullptr;
    std::uint32_t begin = 0;  ///< states begin..end of `from`, at most kBoggleChunk
    std::uint32_t end = 0;
    /// Letters that the grid lacks, for BoggleTrace::Group by group. With it, states of group 0
    /// may need one letter more, which the open square can have.
    const std::uint32_t* missing = nullptr;
    const std::uint32_t* around = nullptr;   ///< letters that each cell's lanes lead to
    BoggleStates* to = nullptr;              ///< its states are replaced
    std::vector<BoggleHit>* hits = nullptr;  ///< has room for kBoggleChunk; only written over
    std::uint32_t hitCount = 0;
};

/// Words and how they end: for each a state and the cell that its last letter has.
struct BoggleEndings
{
    std::vector<std::uint32_t> words;  ///< node times 32 + letter
    std::vector<std::uint32_t> ends;   ///< state times 256 + cell
    std::size_t count = 0;

    void makeRoom();
};

/// Replaces what is in `endings` with those of the hits of `work`, in their order and the lanes'.
using BoggleCollector = void (*)(const BoggleWork& work, BoggleEndings& endings);

/// Whether states with high squares are asked for is a matter of the grid.
using BoggleKernel = void (*)(BoggleWork& work);

/// The instructions that a kernel may use.
enum class BoggleVectors { None, Avx2, Avx512 };

/// The best that this machine has.
[[nodiscard]] BoggleVectors bestBoggleVectors();

/// One that this machine can run: a lesser one where it lacks those `vectors`.
[[nodiscard]] BoggleKernel boggleKernel(BoggleVectors vectors, BoggleTrace trace, bool wide);

[[nodiscard]] BoggleCollector boggleCollector(BoggleVectors vectors);

}  // namespace engine
