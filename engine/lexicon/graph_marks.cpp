// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/graph_marks.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <deque>
#include <span>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/base/table_memory.h"

namespace engine {
namespace {

constexpr std::uint32_t kLengthMask = kGaddagMark - 1U;

/// One bit for each node.
class NodeSet
{
public:
    explicit NodeSet(std::size_t nodes) : m_words(nodes / kBits + 1) {}

    void add(std::uint32_t index) { view().add(index); }
    /// Those of the other set, too.
    void add(const NodeSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] |= other.m_words[i];
    }
    [[nodiscard]] bool holds(const NodeSet& other) const
    {
        return std::ranges::equal(m_words, other.m_words, [](std::uint64_t own, std::uint64_t its) {
            return (its & ~own) == 0;
        });
    }

    /// To add to it in loops, see SharedMarks::View.
    class View
    {
    public:
        void add(std::uint32_t index) const
        {
            m_first[index / kBits] |= std::uint64_t{1} << index % kBits;
        }

    private:
        friend class NodeSet;
        explicit View(std::uint64_t* first) : m_first(first) {}

        std::uint64_t* m_first;
    };
    [[nodiscard]] View view() { return View(m_words.data()); }

    static constexpr std::uint32_t kBits = 64;

private:
    std::vector<std::uint64_t> m_words;
};

/// What all threads know. A mark depends on the graph alone, so it doesn't matter which of them
/// finds it, or that two do.
class SharedMarks
{
public:
    explicit SharedMarks(std::span<const GraphNode> graph)
        : nodes(graph), m_marks(largeTable<GraphMark>(graph.size()))
    {
    }

    /// A view of them for loops: a compiler takes it that to write a byte may change all else that
    /// is not on its own stack.
    class View
    {
    public:
        [[nodiscard]] std::uint32_t operator[](std::uint32_t index) const
        {
            return std::atomic_ref(m_first[index]).load(std::memory_order_relaxed);
        }
        void set(std::uint32_t index, std::uint32_t mark) const
        {
            std::atomic_ref(m_first[index])
                .store(static_cast<GraphMark>(mark), std::memory_order_relaxed);
        }

    private:
        friend class SharedMarks;
        explicit View(GraphMark* first) : m_first(first) {}

        GraphMark* m_first;
    };
    [[nodiscard]] View view() { return View(m_marks.data()); }
    /// What a node leads to will soon be asked for.
    void fetch(GraphNode node) const { __builtin_prefetch(m_marks.data() + node.arc()); }
    /// When the threads are gone.
    [[nodiscard]] std::vector<GraphMark> take() { return std::move(m_marks); }

    const std::span<const GraphNode> nodes;

private:
    std::vector<GraphMark> m_marks;
};

/// Finds the marks of lists and of all that they lead to, on one thread. False where that is none
/// that marks tell of.
class MarkFinder
{
public:
    explicit MarkFinder(SharedMarks& shared)
        : m_marks(shared.view()), m_nodes(shared.nodes.data()), m_led(shared.nodes.size())
    {
    }

    /// Of the DAWG, with its counts, before anything else: what it leads to belongs to it.
    [[nodiscard]] bool findDawg(std::uint32_t list, std::vector<std::uint32_t>& counts)
    {
        return find<false>(list, &counts);
    }
    /// Of a list in the GADDAG that ends with the node `last`.
    [[nodiscard]] bool findGaddag(std::uint32_t list, std::uint32_t last)
    {
        Visit visit{list, last, last};
        // Most lists lead to what is known.
        for (;;) {
            const std::uint32_t wanted = markList<true>(visit, nullptr);
            if (wanted == 0) return true;
            if (!find<true>(wanted, nullptr)) return false;
        }
    }

    /// First nodes of lists that a node leads to.
    [[nodiscard]] const NodeSet& led() const { return m_led; }

private:
    /// A list that is walked from its end to its front.
    struct Visit
    {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        std::uint32_t current = 0;
    };

    template <bool Gaddag>
    [[nodiscard]] bool find(std::uint32_t list, std::vector<std::uint32_t>* counts)
    {
        std::size_t depth = 0;
        for (std::uint32_t wanted = list;;) {
            // Who walks in circles comes to this end, too. Opened graphs have a last node in each
            // list, but some nodes may be empty: nothing that can be proven leads to one, and to
            // walk along them might take for ever.
            if (depth == m_stack.size()) return false;
            std::uint32_t last = wanted;
            for (; !m_nodes[last].isEnd(); ++last)
                if (m_nodes[last].bits == 0) return false;
            m_stack[depth++] = {wanted, last, last};
            while ((wanted = markList<Gaddag>(m_stack[depth - 1], counts)) == 0)
                if (--depth == 0) return true;
        }
    }

    /// Marks the nodes of a list from `current` to the first; the list that has to be marked before
    /// it can go on, 0 when it is done.
    template <bool Gaddag>
    [[nodiscard, gnu::always_inline]] inline std::uint32_t
    markList(Visit& visit, std::vector<std::uint32_t>* counts)
    {
        const auto [first, last, from] = visit;
        const SharedMarks::View marks = m_marks;
        const GraphNode* const nodes = m_nodes;
        const NodeSet::View led = m_led.view();
        std::uint32_t beside = from == last ? 0 : marks[from + 1];
        for (std::uint32_t current = from;; --current) {
            std::uint32_t mark = marks[current];
            if (mark == 0) {
                const GraphNode node = nodes[current];
                const std::uint32_t arc = node.arc();
                // Nothing leads to a root, so the first of all has no mark.
                const std::uint32_t below = marks[arc];
                if (below == 0 && arc != 0) {
                    visit.current = current;
                    return arc;
                }
                const std::uint32_t length =
                    std::max((below & kLengthMask) + 1, beside & kLengthMask);
                // Beyond kLongestMarked it proves nothing, however far.
                mark = std::min(length, kLengthMask) | (Gaddag ? kGaddagMark : 0U);
                led.add(arc);
                if (!Gaddag) count(current, current == last, *counts);
                marks.set(current, mark);
            }
            beside = mark;
            if (current == first) return 0;
        }
    }

    /// The DAWG mostly lies in front, so there are counts as far as they are needed.
    void count(std::uint32_t index, bool isLast, std::vector<std::uint32_t>& counts) const
    {
        if (index >= counts.size()) counts.resize(std::size_t{index} + index / 2 + 1);
        const GraphNode node = m_nodes[index];
        // A number that doesn't fit won't pass.
        std::uint32_t words = node.accepts() ? 1 : 0;
        if (node.arc() != 0) words += counts[node.arc()];
        if (!isLast) words += counts[index + 1];
        counts[index] = words;
    }

    const SharedMarks::View m_marks;
    const GraphNode* const m_nodes;
    NodeSet m_led;
    std::array<Visit, kLongestMarked> m_stack{};
};

/// Goes along the nodes of a GADDAG, a share at a time.
class MarkSweep
{
public:
    MarkSweep(SharedMarks& shared, std::uint32_t firstList)
        : m_shared(shared), m_firstList(firstList), m_starts(shared.nodes.size())
    {
    }

    [[nodiscard]] std::int64_t shares() const
    {
        return static_cast<std::int64_t>((m_shared.nodes.size() + kShare - 1) / kShare);
    }

    /// All lists that begin in a share.
    void take(std::int64_t share, MarkFinder& finder)
    {
        const GraphNode* const nodes = m_shared.nodes.data();
        const auto size = static_cast<std::uint32_t>(m_shared.nodes.size());
        const std::uint32_t begin = static_cast<std::uint32_t>(share) * kShare;
        const std::uint32_t end = std::min(begin + kShare, size);
        std::uint32_t i = std::max(begin, m_firstList);
        while (i < end && nodes[i - 1].bits != 0 && !nodes[i - 1].isEnd()) ++i;
        for (; i < end && !m_failed.load(std::memory_order_relaxed); ++i) {
            m_shared.fetch(nodes[std::min(i + kAhead, size - 1)]);
            // Builders leave empty nodes between lists.
            if (nodes[i].bits == 0) continue;
            const std::uint32_t list = i;
            m_starts.add(list);
            while (!nodes[i].isEnd()) ++i;
            if (!finder.findGaddag(list, i)) m_failed = true;
        }
    }

    [[nodiscard]] bool failed() const { return m_failed; }
    /// Where lists begin.
    [[nodiscard]] const NodeSet& starts() const { return m_starts; }

private:
    // Nodes: a look at the marks behind takes as long as to mark so many.
    static constexpr std::uint32_t kAhead = 32;
    // Threads don't write to the same words of a set.
    static constexpr std::uint32_t kShare = NodeSet::kBits << 10;

    SharedMarks& m_shared;
    const std::uint32_t m_firstList;
    std::atomic<bool> m_failed = false;
    NodeSet m_starts;
};

}  // namespace

std::optional<FoundMarks> findMarks(const OpenedGraph<GraphNode>& graph, const TaskContext& context)
{
    if (!graph.hasGaddag() || graph.dawgRoot() == 0 || graph.gaddagRoot() == 0) return std::nullopt;
    SharedMarks shared(graph.nodes());
    MarkFinder dawg(shared);
    FoundMarks found;
    if (!dawg.findDawg(graph.dawgRoot(), found.counts)) return std::nullopt;
    // It has grown in steps.
    found.counts.resize(std::min(found.counts.size(), graph.nodes().size()));

    MarkSweep sweep(shared, firstListNode(graph.content()));
    std::deque<MarkFinder> finders;  // stay where they are
    const auto makeWorker = [&] {
        return [&sweep, &finder = finders.emplace_back(shared)](std::int64_t share) {
            sweep.take(share, finder);
        };
    };
    if (!parallelFor({.count = sweep.shares()}, context, makeWorker) || sweep.failed())
        return std::nullopt;

    NodeSet led = dawg.led();
    led.add(graph.dawgRoot());
    led.add(graph.gaddagRoot());
    for (const MarkFinder& finder : finders) led.add(finder.led());
    if (!led.holds(sweep.starts())) return std::nullopt;
    found.lengths = shared.take();
    return found;
}

}  // namespace engine
