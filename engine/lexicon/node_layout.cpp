// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/node_layout.h"

#include <array>
#include <limits>
#include <utility>

#include "engine/lexicon/radix_sort.h"

namespace engine {
namespace {

/// What all orders need to know about sibling lists.
struct Lists
{
    explicit Lists(const StateTable& states) : heads(states.size()), lengths(states.size())
    {
        const State end = states.size();
        for (State s = 0; s < end; ++s) heads[s] = s;
        for (State s = 1; s < end; ++s) {
            const State next = states.next(s);
            lengths[s] = static_cast<std::uint8_t>(lengths[next] + 1);
            if (next != 0 && heads[next] == next) heads[next] = s;
        }
        // So far the sibling before; from the top down that becomes the first of the list.
        for (State s = end; s-- > 1;) heads[s] = heads[heads[s]];
    }

    std::vector<State> heads;           ///< first state of the longest known list that s ends
    std::vector<std::uint8_t> lengths;  ///< states from s to the end of its list
};

/// Hands out slots in blocks of 16 nodes, which are cache lines of 64 bytes, such that no list
/// crosses more borders than it must.
class BlockAllocator
{
public:
    explicit BlockAllocator(std::uint32_t headers) : m_lastFill(headers)
    {
        m_withFill[headers].push_back(0);
    }

    [[nodiscard]] std::uint32_t take(std::uint32_t count)
    {
        if (count > kBlock) return takeBlocks(count);
        for (std::uint32_t fill = kBlock - count + 1; fill-- > 0;) {
            auto& candidates = m_withFill[fill];
            if (candidates.empty()) continue;
            const std::uint32_t block = candidates.back();
            candidates.pop_back();
            remember(block, fill + count);
            return block * kBlock + fill;
        }
        const std::uint32_t block = m_blocks++;
        remember(block, count);
        return block * kBlock;
    }

    [[nodiscard]] std::uint32_t length() const { return (m_blocks - 1) * kBlock + m_lastFill; }

private:
    static constexpr std::uint32_t kBlock = 16;

    /// Long lists begin at an even block: a pair of lines is fetched together.
    [[nodiscard]] std::uint32_t takeBlocks(std::uint32_t count)
    {
        if (m_blocks % 2 != 0) remember(m_blocks++, 0);
        const std::uint32_t start = m_blocks * kBlock;
        m_blocks += (count + kBlock - 1) / kBlock;
        remember(m_blocks - 1, (count - 1) % kBlock + 1);
        return start;
    }

    void remember(std::uint32_t block, std::uint32_t fill)
    {
        if (fill < kBlock) m_withFill[fill].push_back(block);
        if (block == m_blocks - 1) m_lastFill = fill;
    }

    std::array<std::vector<std::uint32_t>, kBlock> m_withFill;  ///< latest at the back
    std::uint32_t m_blocks = 1;
    std::uint32_t m_lastFill;
};

class LayoutMaker
{
public:
    LayoutMaker(const StateTable& states, const GraphRoots& roots, const std::stop_token& stop)
        : m_states(states),
          m_roots(roots),
          m_stop(stop),
          m_lists(states),
          m_visited(states.size()),
          m_blocks(roots.headers()),
          m_nextSlot(roots.headers())
    {
        m_layout.slots.resize(states.size());
        m_visited[0] = true;
    }

    [[nodiscard]] NodeLayout make(NodeOrder order)
    {
        switch (order) {
        case NodeOrder::Wolges:
        case NodeOrder::Experimental: makeInBlocks(order); break;
        case NodeOrder::Legacy:
            placeChildrenFirst(m_roots.dawg);
            placeChildrenFirst(m_roots.gaddag);
            break;
        case NodeOrder::MagpieMerged:
            placeParentsFirst(m_roots.dawg, true);
            placeParentsFirst(m_roots.gaddag, true);
            break;
        case NodeOrder::Magpie:
            placeParentsFirst(m_roots.dawg, false);
            placeParentsFirst(m_roots.gaddag, false);
            break;
        }
        const bool inBlocks = order == NodeOrder::Wolges || order == NodeOrder::Experimental;
        m_layout.length = inBlocks ? m_blocks.length() : m_nextSlot;
        return std::move(m_layout);
    }

private:
    /// In how many ways words lead to each state, as far as 32 bits can tell.
    [[nodiscard]] std::vector<std::uint32_t> countWays() const
    {
        std::vector<std::uint32_t> ways(m_states.size());
        ways[m_roots.dawg] = 1;
        ways[m_roots.gaddag] = 1;
        const auto add = [&ways](State to, std::uint32_t count) {
            const std::uint32_t sum = ways[to] + count;
            ways[to] = sum < count ? std::numeric_limits<std::uint32_t>::max() : sum;
        };
        for (State s = m_states.size(); s-- > 1;) {
            add(m_states.next(s), ways[s]);
            add(m_states.arc(s), ways[s]);
        }
        return ways;
    }

    /// All states, the most wanted first: used by the DAWG (default order only), reached in most
    /// ways, with the longest list, with the lowest number.
    [[nodiscard]] std::vector<State> byImportance(NodeOrder order) const
    {
        const std::vector<std::uint32_t> ways = countWays();
        const bool dawgFirst = order == NodeOrder::Wolges && m_roots.hasGaddag;
        std::vector<std::uint8_t> used(m_states.size());
        std::vector<std::uint64_t> keys;
        keys.reserve(m_states.size());
        for (State s = 1; s < m_states.size(); ++s) {
            const State next = m_states.next(s);
            used[s] = !dawgFirst || s <= m_roots.dawg || (next != 0 && used[next] != 0) ? 1 : 0;
            const std::uint64_t fewestLast = ~ways[s];
            const std::uint64_t shortestLast = 127U - m_lists.lengths[s];
            keys.push_back((std::uint64_t{used[s] == 0} << 63) | (fewestLast << 31) |
                           (shortestLast << 24) | s);
        }
        radixSort(keys, 24, [](std::uint64_t key) { return key; });
        std::vector<State> states(keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i)
            states[i] = static_cast<State>(keys[i] & (StateTable::kMaxStates - 1));
        return states;
    }

    /// By state the only one whose arc leads exactly there, else 0.
    [[nodiscard]] std::vector<State> onlyOwners() const
    {
        std::vector<std::uint8_t> several(m_states.size());
        std::vector<State> owners(m_states.size());
        for (State s = 1; s < m_states.size(); ++s) {
            const State arc = m_states.arc(s);
            if (owners[arc] != 0) several[arc] = 1;
            owners[arc] = s;
        }
        for (State s = 0; s < m_states.size(); ++s)
            if (several[s] != 0 || s == 0) owners[s] = 0;
        return owners;
    }

    void makeInBlocks(NodeOrder order)
    {
        std::vector<State> owners;
        if (order == NodeOrder::Experimental) owners = onlyOwners();
        for (State s : byImportance(order)) {
            if (!owners.empty())
                while (owners[s] != 0) s = owners[s];
            placeInBlocks(s);
        }
    }

    // The recursions are as deep as a path through the graph, which the builder limits.

    void placeInBlocks(State state)
    {
        const State head = m_lists.heads[state];
        if (!enter(head)) return;
        const std::uint32_t slot = m_blocks.take(m_lists.lengths[head]);
        for (State s = head; s != 0; s = m_states.next(s)) placeInBlocks(m_states.arc(s));
        assign(head, slot);
    }

    void placeChildrenFirst(State state)
    {
        const State head = m_lists.heads[state];
        if (!enter(head)) return;
        for (State s = head; s != 0; s = m_states.next(s)) placeChildrenFirst(m_states.arc(s));
        assign(head, takeNext(head));
    }

    void placeParentsFirst(State state, bool shareTails)
    {
        const State head = shareTails ? m_lists.heads[state] : state;
        if (!enter(head)) return;
        const std::uint32_t slot = takeNext(head);
        for (State s = head; s != 0; s = m_states.next(s))
            placeParentsFirst(m_states.arc(s), shareTails);
        if (shareTails) assign(head, slot);
        else m_layout.slots[head] = slot;
    }

    /// False when the list has been here before or nobody wants the result any more.
    [[nodiscard]] bool enter(State head)
    {
        if (m_visited[head] || m_layout.cancelled) return false;
        m_visited[head] = true;
        m_layout.lists.push_back(head);
        if (m_layout.lists.size() % 4096 == 0) m_layout.cancelled = m_stop.stop_requested();
        return true;
    }

    [[nodiscard]] std::uint32_t takeNext(State head)
    {
        return std::exchange(m_nextSlot, m_nextSlot + m_lists.lengths[head]);
    }

    /// What follows a state that has its place already has one, too.
    void assign(State head, std::uint32_t slot)
    {
        for (State s = head; s != 0 && m_layout.slots[s] == 0; s = m_states.next(s))
            m_layout.slots[s] = slot++;
    }

    const StateTable& m_states;
    const GraphRoots m_roots;
    const std::stop_token& m_stop;
    const Lists m_lists;
    std::vector<bool> m_visited;
    BlockAllocator m_blocks;
    std::uint32_t m_nextSlot;
    NodeLayout m_layout;
};

}  // namespace

NodeLayout layOut(const StateTable& states, const GraphRoots& roots, NodeOrder order,
                  const std::stop_token& stop)
{
    return LayoutMaker(states, roots, stop).make(order);
}

}  // namespace engine
