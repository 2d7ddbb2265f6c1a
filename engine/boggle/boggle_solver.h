// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "engine/base/tile.h"
#include "engine/boggle/boggle_board.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_kernel.h"
#include "engine/boggle/boggle_order.h"
#include "engine/boggle/boggle_rules.h"
#include "engine/boggle/boggle_words.h"

namespace engine {

/// What a grid would be worth with other letters on one square.
struct BoggleWhatIf
{
    BoggleScore block;                                       ///< with a block there
    std::array<BoggleScore, kMaxBoggleLetters + 1> letters;  ///< by letter; those asked for
};

/// Finds the words of grids: all paths of one length at a time, each a node of the tree of words
/// and the squares that it has taken; what the tree doesn't have, or what needs letters that the
/// grid lacks, ends there. Owns its scratch memory: one solver for each thread.
///
/// Words and grids may be such that there are too many paths to wait for. The memory
/// doesn't grow with them, and every function returns soon after `stop` is requested, with what it
/// had found until then.
class BoggleSolver
{
public:
    /// `vectors` is for tests and measurements: all give the same results.
    explicit BoggleSolver(BoggleGraphPtr graph, const BoggleRules& rules = {},
                          BoggleVectors vectors = BoggleVectors::Avx512);

    [[nodiscard]] const BoggleGraph& graph() const { return *m_graph; }
    [[nodiscard]] const BoggleRules& rules() const { return m_rules; }
    void setRules(const BoggleRules& rules);

    [[nodiscard]] BoggleScore score(const BoggleGrid& grid, const std::stop_token& stop = {});

    /// Replaces what is in `words`.
    void findWords(const BoggleGrid& grid, BoggleWords& words,
                   const BoggleWordOptions& options = {}, const std::stop_token& stop = {});

    /// The grid's score for each of `letters` on `square` (whatever lies there), in one search
    /// that costs a few times as much as one of them.
    [[nodiscard]] BoggleWhatIf whatIf(const BoggleGrid& grid, int square, LetterSet letters,
                                      const std::stop_token& stop = {});

private:
    /// Words that end in one state's lanes with a letter on the open square.
    struct GroupHit
    {
        std::uint32_t node = 0;
        std::uint32_t letters = 0;
        std::uint8_t group = 0;  ///< the letter
        std::uint8_t length = 0;
    };

    /// `missing` and `kernel` for a grid that has been laid out.
    void prepare(const BoggleGrid& grid, BoggleTrace trace);
    /// Puts the paths of one letter on the first level.
    void start();
    void startAt(int square, std::uint32_t letter, std::uint32_t group);
    /// A step from the states of `length` letters, whose range is still to be set.
    [[nodiscard]] BoggleWork workFrom(int length);
    /// Letters of the longest word that can be asked for.
    [[nodiscard]] int lengthLimit() const;
    /// Goes on from the states of `length` letters. `onHits(length, work)` is told the words that
    /// are one longer; `onStep(work)` may add states to what a step found.
    template <class OnHits, class OnStep>
    void descend(int length, std::uint32_t chunk, const std::stop_token& stop, OnHits onHits,
                 OnStep onStep);
    [[nodiscard]] std::uint32_t lettersOf(const BoggleHit& hit) const;
    /// Marks words as found; those that were not.
    [[nodiscard]] std::uint32_t mark(std::uint32_t node, std::uint32_t letters)
    {
        const std::uint32_t before = m_found[node];
        m_found[node] = before | letters;
        m_touched[m_touchedCount] = node;
        m_touchedCount += static_cast<std::uint32_t>(before == 0);
        return letters & ~before;
    }
    void forgetFound();
    [[nodiscard]] BoggleScore scoreOf(const std::vector<std::uint32_t>& countByLength) const;
    [[nodiscard]] bool needsPaths(const BoggleGrid& grid) const;

    /// Each word with its first path, when no length has more states than are expanded at a time;
    /// else gives up. Words of a length come from one step then, and all states stay where they
    /// are, so that only what is asked for is put in order and followed back.
    [[nodiscard]] bool findFirstPaths(BoggleWords& words, const std::stop_token& stop);
    /// Where the next word goes.
    struct WordPlace
    {
        std::size_t letter = 0;
        std::size_t square = 0;
    };
    /// Those of a step from the states of a letter less, from `place` on; the place after them.
    [[nodiscard]] WordPlace addWords(int length, WordPlace place, BoggleWords& words);
    /// The squares of a path of cells, each once, in its place; how many there are.
    [[nodiscard]] std::uint32_t joinChains(std::span<std::uint8_t> cells) const;
    void addPath(int length, std::uint32_t state, std::uint32_t lane, std::uint64_t word,
                 BoggleWords& words);
    void gatherWords(const BoggleGrid& grid, BoggleWords& words) const;

    /// States that go over the open square with each letter.
    void enterOpenSquare(int square, BoggleWork& work, int length);
    void shortenGroupHits();
    [[nodiscard]] std::vector<BoggleScore> scoreGroups(int groups,
                                                       const std::vector<std::uint32_t>& base);

    BoggleGraphPtr m_graph;
    BoggleRules m_rules;
    BoggleVectors m_vectors;

    BoggleBoard m_board;
    BoggleKernel m_kernel = nullptr;
    BoggleCollector m_collect;
    std::vector<std::uint32_t> m_missing;  ///< see BoggleWork
    std::vector<BoggleStates> m_levels;    ///< by letters
    std::vector<BoggleHit> m_hits;
    std::vector<std::uint32_t> m_found;    ///< for each node the letters whose words were found
    std::vector<std::uint32_t> m_touched;  ///< nodes with such letters
    std::uint32_t m_touchedCount = 0;
    std::vector<std::uint32_t> m_counts;  ///< new words by length

    // Of findFirstPaths(), for the endings of a step.
    BoggleEndings m_endings;
    BoggleOrder m_order;
    std::vector<const std::uint32_t*> m_traces;  ///< of the states before, the last ones first

    // Of whatIf().
    std::vector<Tile> m_groupLetters;
    std::vector<std::uint8_t> m_nextToOpen;  ///< by cell
    std::vector<GroupHit> m_groupHits;
    std::size_t m_groupHitLimit = 0;
};

}  // namespace engine
