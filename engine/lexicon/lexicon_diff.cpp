// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/lexicon_diff.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

#include "engine/lexicon/graph_extent.h"
#include "engine/lexicon/pace.h"
#include "engine/lexicon/word_list.h"

namespace engine {
namespace {

/// Calls itself for each letter of a word, which are few.
class DifferenceWalk
{
public:
    DifferenceWalk(const Kwg& first, const Kwg& second, const DifferenceVisitor& visit,
                   const TaskContext& context)
        : m_first(first), m_second(second), m_visit(visit), m_pace(context, say("Comparing"), 0)
    {
    }

    [[nodiscard]] Result<DifferenceCounts> run()
    {
        m_counts.complete = walkBoth(m_first.dawgRoot(), m_second.dawgRoot());
        if (m_cancelled) return cancelled();
        if (differences() > kMostWords) {
            return failure(ErrorCode::OutOfRange,
                           say("they differ in more than %1 words, more than any lexicon has; one "
                               "of them is damaged or made to do harm",
                               kMostWords));
        }
        return m_counts;
    }

private:
    // The walks say false when they are to end early.

    [[nodiscard]] bool walkBoth(std::uint32_t a, std::uint32_t b)
    {
        if (a == 0 && b == 0) return true;
        const std::uint64_t pair = (std::uint64_t{a} << 32) | b;
        if (m_equal.contains(pair)) return true;
        const std::int64_t before = differences();
        while (a != 0 || b != 0) {
            if (b == 0 || (a != 0 && m_first.node(a).tile() < m_second.node(b).tile())) {
                if (!walkNode(m_first, a, OnlyIn::First)) return false;
                a = nextOf(m_first, a);
            } else if (a == 0 || m_second.node(b).tile() < m_first.node(a).tile()) {
                if (!walkNode(m_second, b, OnlyIn::Second)) return false;
                b = nextOf(m_second, b);
            } else {
                if (!walkSameTile(a, b)) return false;
                a = nextOf(m_first, a);
                b = nextOf(m_second, b);
            }
        }
        if (differences() == before) m_equal.insert(pair);
        return true;
    }

    [[nodiscard]] bool walkSameTile(std::uint32_t a, std::uint32_t b)
    {
        if (!keepOn()) return false;
        const GraphNode first = m_first.node(a);
        const GraphNode second = m_second.node(b);
        m_word.push_back(first.tile());
        if (first.accepts() != second.accepts() &&
            !report(first.accepts() ? OnlyIn::First : OnlyIn::Second))
            return false;
        if (!walkBoth(first.arc(), second.arc())) return false;
        m_word.pop_back();
        return true;
    }

    /// All words through a node that only one of them has.
    [[nodiscard]] bool walkNode(const Kwg& kwg, std::uint32_t index, OnlyIn side)
    {
        if (!keepOn()) return false;
        const GraphNode node = kwg.node(index);
        m_word.push_back(node.tile());
        if (node.accepts() && !report(side)) return false;
        for (std::uint32_t i = node.arc(); i != 0; i = nextOf(kwg, i))
            if (!walkNode(kwg, i, side)) return false;
        m_word.pop_back();
        return true;
    }

    [[nodiscard]] bool report(OnlyIn side)
    {
        ++(side == OnlyIn::First ? m_counts.onlyInFirst : m_counts.onlyInSecond);
        return differences() <= kMostWords && m_visit(side, m_word);
    }

    [[nodiscard]] bool keepOn()
    {
        m_cancelled = !m_pace.keepOn(m_steps++);
        return !m_cancelled;
    }

    [[nodiscard]] static std::uint32_t nextOf(const Kwg& kwg, std::uint32_t index)
    {
        return kwg.node(index).isEnd() ? 0 : index + 1;
    }
    [[nodiscard]] std::int64_t differences() const
    {
        return m_counts.onlyInFirst + m_counts.onlyInSecond;
    }

    const Kwg& m_first;
    const Kwg& m_second;
    const DifferenceVisitor& m_visit;
    Pace m_pace;
    DifferenceCounts m_counts;
    std::vector<Tile> m_word;
    std::unordered_set<std::uint64_t> m_equal;
    std::int64_t m_steps = 0;
    bool m_cancelled = false;
};

}  // namespace

Result<DifferenceCounts> findDifferences(const Kwg& first, const Kwg& second,
                                         const DifferenceVisitor& visit, const TaskContext& context)
{
    if (const int longest = std::max(first.longestWord(), second.longestWord());
        longest > kLongestWord) {
        return failure(
            ErrorCode::OutOfRange,
            say("has a word of %1 letters, more than the %2 allowed", longest, kLongestWord));
    }
    return DifferenceWalk(first, second, visit, context).run();
}

}  // namespace engine
