// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_steps.h"

#include <bit>

#include "engine/lexicon/pace.h"

namespace engine {
namespace {

class StepSearch
{
public:
    StepSearch(const BoggleGraph& graph, const BoggleRules& rules, const BoggleGrid& grid,
               std::size_t limit, const TaskContext& context)
        : m_nodes(graph.nodes()),
          m_rules(rules),
          m_grid(grid),
          m_limit(limit),
          m_pace(context, say("paths"), 0)
    {
        std::uint32_t letters = 0;
        for (int square = 0; square < grid.size.squares(); ++square) {
            m_neighbours.push_back(boggleNeighbours(grid.size, square));
            for (const Tile letter : grid.faces[static_cast<std::size_t>(square)].letters())
                letters |= bitOf(letter);
        }
        m_missing = ~letters;
    }

    [[nodiscard]] Result<BoggleSteps> run()
    {
        for (int square = 0; square < m_grid.size.squares(); ++square) lookAt(square, 0);
        if (m_stopped) return cancelled();
        return std::move(m_found);
    }

private:
    [[nodiscard]] static std::uint32_t bitOf(Tile letter)
    {
        return letter == 0 || letter > kMaxBoggleLetters ? 0 : boggleBit(letter);
    }
    [[nodiscard]] const BoggleFace& face(int square) const
    {
        return m_grid.faces[static_cast<std::size_t>(square)];
    }

    void tell(BoggleStepKind kind, std::uint32_t tree)
    {
        ++m_found.total;
        if (kind == BoggleStepKind::Word) ++m_found.words;
        else if (kind != BoggleStepKind::GoesOn) ++m_found.cut;
        if (m_found.steps.size() < m_limit)
            m_found.steps.push_back({kind, m_path, m_letters, tree});
    }

    /// The path goes on to a square from a node.
    void lookAt(int square, std::uint32_t node)
    {
        if (m_stopped || face(square).isBlock()) return;
        if (!m_pace.keepOn(m_found.total)) m_stopped = true;
        const std::size_t before = m_letters.size();
        m_path.push_back(static_cast<std::uint8_t>(square));
        m_taken |= std::uint64_t{1} << square;
        for (const Tile letter : face(square).letters()) m_letters.push_back(letter);
        goOn(square, node);
        m_letters.resize(before);
        m_taken &= ~(std::uint64_t{1} << square);
        m_path.pop_back();
    }

    void goOn(int square, std::uint32_t node)
    {
        const auto letters = face(square).letters();
        bool isWord = false;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const std::uint32_t bit = bitOf(letters[i]);
            const BoggleNode& from = m_nodes[node];
            isWord = i + 1 == letters.size() && (from.words & bit) != 0 && counts();
            const bool leads = (from.children & bit) != 0;
            if (isWord) tell(BoggleStepKind::Word, 0);
            if (!leads) {
                if (!isWord) tell(BoggleStepKind::NoSuchPrefix, 0);
                return;
            }
            node = (from.first >> 8) +
                   static_cast<std::uint32_t>(std::popcount(from.children & (bit - 1)));
        }
        const BoggleNode& here = m_nodes[node];
        const std::uint32_t next = here.children | here.words;
        std::uint32_t near = 0;
        for (const int neighbour : m_neighbours[static_cast<std::size_t>(square)])
            if ((m_taken >> neighbour & 1) == 0 && !face(neighbour).isBlock())
                near |= bitOf(face(neighbour).letters()[0]);
        if ((here.needs & m_missing) != 0)
            return tell(BoggleStepKind::LacksLetters, here.needs & m_missing);
        if ((next & near) == 0) return tell(BoggleStepKind::NothingNear, next);
        tell(BoggleStepKind::GoesOn, next);
        for (const int neighbour : m_neighbours[static_cast<std::size_t>(square)])
            if ((m_taken >> neighbour & 1) == 0) lookAt(neighbour, node);
    }

    [[nodiscard]] bool counts() const
    {
        const auto letters = static_cast<int>(m_letters.size());
        const int counted = m_rules.facesCountOnce ? static_cast<int>(m_path.size()) : letters;
        return letters >= m_rules.minLength && counted <= m_rules.maxLength;
    }

    std::span<const BoggleNode> m_nodes;
    const BoggleRules& m_rules;
    const BoggleGrid& m_grid;
    std::size_t m_limit;
    Pace m_pace;
    std::vector<std::vector<int>> m_neighbours;
    std::uint32_t m_missing = 0;
    std::uint64_t m_taken = 0;
    std::vector<std::uint8_t> m_path;
    std::vector<Tile> m_letters;
    bool m_stopped = false;
    BoggleSteps m_found;
};

}  // namespace

Result<BoggleSteps> boggleSteps(const BoggleGraph& graph, const BoggleRules& rules,
                                const BoggleGrid& grid, std::size_t limit,
                                const TaskContext& context)
{
    return StepSearch(graph, rules, grid, limit, context).run();
}

}  // namespace engine
