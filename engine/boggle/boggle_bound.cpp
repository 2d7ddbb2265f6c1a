// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_bound.h"

#include <bit>
#include <optional>
#include <string>

#include "engine/lexicon/pace.h"

namespace engine {
namespace {

constexpr std::int64_t kMostPoints = std::int64_t{1} << 62;

std::int64_t sum(std::int64_t a, std::int64_t b)
{
    return a > kMostPoints - b ? kMostPoints : a + b;
}

class Walk
{
public:
    Walk(const BoggleGraph& graph, const BoggleRules& rules, const BoggleClass& grids,
         const TaskContext& context)
        : m_nodes(graph.nodes()),
          m_rules(rules),
          m_class(grids),
          m_pace(context, say("paths"), 0),
          m_best(static_cast<std::size_t>(graph.wordCount()))
    {
        std::uint32_t words = 0;
        for (const BoggleNode& node : m_nodes) {
            m_firstWord.push_back(words);
            words += static_cast<std::uint32_t>(std::popcount(node.words));
        }
        std::uint32_t letters = 0;
        for (const auto& faces : grids.choices)
            for (const BoggleFace& face : faces)
                for (const Tile letter : face.letters())
                    if (letter >= 1 && letter <= kMaxBoggleLetters) letters |= boggleBit(letter);
        m_missing = ~letters;
        for (int square = 0; square < grids.size.squares(); ++square)
            m_neighbours.push_back(boggleNeighbours(grids.size, square));
    }

    [[nodiscard]] Result<BoggleBound> run()
    {
        for (int square = 0; square < m_class.size.squares(); ++square)
            m_bound.maxNoMark = sum(m_bound.maxNoMark, bestOn(square, 0, 0, 0, 0));
        if (m_stopped) return cancelled();
        return m_bound;
    }

private:
    /// The most that paths can bring which go on to a square from a node.
    [[nodiscard]] std::int64_t bestOn(int square, std::uint32_t node, std::uint64_t taken,
                                      int letters, int squares)
    {
        std::int64_t best = 0;
        for (const BoggleFace& face : m_class.choices[static_cast<std::size_t>(square)]) {
            if (m_stopped || face.isBlock()) continue;
            best = std::max(best, valueOf(face, square, node, taken, letters, squares + 1));
        }
        return best;
    }

    [[nodiscard]] std::int64_t valueOf(const BoggleFace& face, int square, std::uint32_t node,
                                       std::uint64_t taken, int letters, int squares)
    {
        for (std::size_t i = 0;; ++i) {
            const Tile letter = face.letters()[i];
            if (letter == 0 || letter > kMaxBoggleLetters) return 0;
            const std::uint32_t bit = boggleBit(letter);
            const BoggleNode& from = m_nodes[node];
            const bool isLast = i + 1 == face.letters().size();
            ++letters;
            std::int64_t value = 0;
            if (isLast && (from.words & bit) != 0)
                value = take(m_firstWord[node] + rank(from.words, bit),
                             m_rules.facesCountOnce ? squares : letters);
            if ((from.children & bit) == 0) return value;
            node = (from.first >> 8) + rank(from.children, bit);
            if ((m_nodes[node].needs & m_missing) != 0) return value;
            if (!isLast) continue;
            if (!m_pace.keepOn(++m_visited)) m_stopped = true;
            taken |= std::uint64_t{1} << square;
            for (const int next : m_neighbours[static_cast<std::size_t>(square)]) {
                if ((taken >> next & 1) != 0) continue;
                value = sum(value, bestOn(next, node, taken, letters, squares));
            }
            return value;
        }
    }

    [[nodiscard]] static std::uint32_t rank(std::uint32_t mask, std::uint32_t bit)
    {
        return static_cast<std::uint32_t>(std::popcount(mask & (bit - 1)));
    }

    /// A word's points; only what is new goes to the sum of all words.
    [[nodiscard]] std::int64_t take(std::uint32_t word, int counted)
    {
        if (counted < m_rules.minLength || counted > m_rules.maxLength) return 0;
        const int points = m_rules.scoring.points(counted);
        if (points > m_best[word]) {
            m_bound.sumUnion += points - m_best[word];
            m_best[word] = points;
        }
        return points;
    }

    std::span<const BoggleNode> m_nodes;
    const BoggleRules& m_rules;
    const BoggleClass& m_class;
    Pace m_pace;
    std::vector<int> m_best;                 ///< points so far, by word
    std::vector<std::uint32_t> m_firstWord;  ///< by node
    std::vector<std::vector<int>> m_neighbours;
    std::uint32_t m_missing = 0;
    std::int64_t m_visited = 0;
    bool m_stopped = false;
    BoggleBound m_bound;
};

}  // namespace

Result<BoggleBound> boundClass(const BoggleGraph& graph, const BoggleRules& rules,
                               const BoggleClass& grids, const TaskContext& context)
{
    if (!grids.size.isPossible() || std::ssize(grids.choices) != grids.size.squares()) {
        return failure(ErrorCode::OutOfRange, say("has choices for %1 squares, expected %2",
                                                  grids.choices.size(), grids.size.squares()));
    }
    return Walk(graph, rules, grids, context).run();
}

}  // namespace engine
