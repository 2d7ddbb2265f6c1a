// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/node_layout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "engine/lexicon/pace.h"
#include "engine/lexicon/radix_sort.h"

namespace engine {
namespace {

/// Loops over all states but the sink that end early when nobody wants the result any more, and
/// say false then.
class StateLoops
{
public:
    StateLoops(const StateTable& states, const std::stop_token& stop)
        : m_end(states.size()), m_stop(stop)
    {
    }

    template <class Visit>
    [[nodiscard]] bool ascending(Visit visit) const
    {
        for (State s = 1; s < m_end;) {
            if (m_stop.stop_requested()) return false;
            const State until = std::min(m_end, s + kAtOnce);
            for (; s < until; ++s) visit(s);
        }
        return true;
    }
    template <class Visit>
    [[nodiscard]] bool descending(Visit visit) const
    {
        for (State above = m_end; above > 1;) {
            if (m_stop.stop_requested()) return false;
            const State until = above > kAtOnce ? above - kAtOnce : 1;
            for (; above > until; --above) visit(above - 1);
        }
        return true;
    }

private:
    static constexpr State kAtOnce = State{1} << 18;

    State m_end;
    const std::stop_token& m_stop;
};

/// What all orders need to know about sibling lists.
struct Lists
{
    explicit Lists(std::uint32_t stateCount) : heads(stateCount), lengths(stateCount) {}

    /// False when stopped.
    [[nodiscard]] bool find(const StateTable& states, const StateLoops& loops)
    {
        return loops.ascending([&](State s) {
            const State next = states.next(s);
            heads[s] = s;
            lengths[s] = static_cast<std::uint8_t>(lengths[next] + 1);
            if (next != 0 && heads[next] == next) heads[next] = s;
        }) &&
               // So far the sibling before; from the top down that becomes the first of the list.
               loops.descending([&](State s) { heads[s] = heads[heads[s]]; });
    }

    std::vector<State> heads;           ///< first state of the longest known list that s ends
    std::vector<std::uint8_t> lengths;  ///< states from s to the end of its list
};

/// Hands out slots in blocks of 16 nodes, which are cache lines of 64 bytes, such that no list
/// crosses more borders than it must.
class BlockAllocator
{
public:
    explicit BlockAllocator(std::uint32_t headers) : m_lastFill(headers) { remember(0, headers); }

    [[nodiscard]] std::uint32_t take(std::uint32_t count)
    {
        if (count > kBlock) return takeBlocks(count);
        // The fullest block that has room, and of those the latest.
        const std::uint32_t withRoom = m_fills & ((std::uint32_t{2} << (kBlock - count)) - 1);
        if (withRoom == 0) {
            const std::uint32_t block = m_blocks++;
            remember(block, count);
            return block * kBlock;
        }
        const auto fill = static_cast<std::uint32_t>(std::bit_width(withRoom) - 1);
        const std::uint32_t block = m_latest[fill];
        m_latest[fill] = m_before[block];
        if (m_latest[fill] == kNone) m_fills &= ~(std::uint32_t{1} << fill);
        remember(block, fill + count);
        return block * kBlock + fill;
    }

    [[nodiscard]] std::uint32_t length() const { return (m_blocks - 1) * kBlock + m_lastFill; }

private:
    static constexpr std::uint32_t kBlock = 16;
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

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
        if (block == m_blocks - 1) m_lastFill = fill;
        if (fill == kBlock) return;
        if (m_before.size() <= block) m_before.resize(block + 1);
        m_before[block] = m_fills >> fill & 1 ? m_latest[fill] : kNone;
        m_latest[fill] = block;
        m_fills |= std::uint32_t{1} << fill;
    }

    // The blocks with room, by the slots that are taken, in chains from the latest backwards.
    std::uint32_t m_fills = 0;  ///< bits: there is a block with so many
    std::array<std::uint32_t, kBlock> m_latest{};
    std::vector<std::uint32_t> m_before;  ///< by block; kNone = end of the chain
    std::uint32_t m_blocks = 1;
    std::uint32_t m_lastFill;
};

class LayoutMaker
{
public:
    LayoutMaker(const StateTable& states, const GraphRoots& roots, const TaskContext& context)
        : m_states(states),
          m_roots(roots),
          m_context(context),
          m_pace(context, say("Ordering the nodes"), states.size()),
          m_loops(states, context.stop),
          m_lists(states.size()),
          m_blocks(roots.headers()),
          m_nextSlot(roots.headers())
    {
        m_layout.slots.resize(states.size());
        m_layout.slots[0] = kNowhere;
    }

    [[nodiscard]] Result<NodeLayout> make(NodeOrder order)
    {
        if (!m_lists.find(m_states, m_loops)) return cancelled();
        bool done = true;
        switch (order) {
        case NodeOrder::Wolges: done = placeAll(listsByImportance()); break;
        case NodeOrder::Experimental: done = placeAllFromOwners(statesByImportance()); break;
        case NodeOrder::Legacy:
            done = placeChildrenFirst(m_roots.dawg) && placeChildrenFirst(m_roots.gaddag);
            break;
        case NodeOrder::MagpieMerged:
            done = placeParentsFirst(m_roots.dawg, true) && placeParentsFirst(m_roots.gaddag, true);
            break;
        case NodeOrder::Magpie:
            done =
                placeParentsFirst(m_roots.dawg, false) && placeParentsFirst(m_roots.gaddag, false);
            break;
        }
        if (!done || m_context.stopRequested()) return cancelled();
        const bool inBlocks = order == NodeOrder::Wolges || order == NodeOrder::Experimental;
        m_layout.length = inBlocks ? m_blocks.length() : m_nextSlot;
        m_layout.slots[0] = 0;
        return std::move(m_layout);
    }

private:
    /// The sink needs no place, and what waits for its children has none yet.
    static constexpr std::uint32_t kNowhere = std::numeric_limits<std::uint32_t>::max();

    // These return nothing when they are stopped, which make() finds out.

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
        const bool done = m_loops.descending([&](State s) {
            add(m_states.next(s), ways[s]);
            add(m_states.arc(s), ways[s]);
        });
        return done ? std::move(ways) : std::vector<std::uint32_t>();
    }

    /// Keys that order states by importance: reached in most ways, with the longest list, with
    /// the lowest number.
    [[nodiscard]] std::uint64_t importanceKey(State s, std::uint32_t ways) const
    {
        const std::uint64_t fewestLast = ~ways;
        const std::uint64_t shortestLast = 127U - m_lists.lengths[s];
        return (fewestLast << 31) | (shortestLast << 24) | s;
    }

    /// The states of the keys, in their order.
    [[nodiscard]] std::vector<State> sorted(std::vector<std::uint64_t> keys) const
    {
        const auto itself = [](std::uint64_t key) { return key; };
        if (!radixSort<24>(keys, itself, m_context.stop)) return {};
        std::vector<State> states(keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i)
            states[i] = static_cast<State>(keys[i] & (StateTable::kMaxStates - 1));
        return states;
    }

    [[nodiscard]] std::vector<State> statesByImportance() const
    {
        const std::vector<std::uint32_t> ways = countWays();
        if (ways.empty()) return {};
        std::vector<std::uint64_t> keys;
        keys.reserve(m_states.size());
        if (!m_loops.ascending([&](State s) { keys.push_back(importanceKey(s, ways[s])); }))
            return {};
        return sorted(std::move(keys));
    }

    /// Of each list its most important state, ordered by that; lists that the DAWG uses first.
    [[nodiscard]] std::vector<State> listsByImportance() const
    {
        const std::vector<std::uint32_t> ways = countWays();
        if (ways.empty()) return {};
        // A state is reached in no fewer ways than the sibling before it. So a list's most
        // important state is at the end that its head shares with no other head, or before that
        // as far as there are equally many. Likewise a whole list is used by the DAWG or no part.
        std::vector<std::uint8_t> flags(m_states.size());
        constexpr std::uint8_t kUsed = 1;
        constexpr std::uint8_t kNotFirst = 2;
        std::vector<std::uint64_t> keys;
        bool done = m_loops.ascending([&](State s) {
            const State next = m_states.next(s);
            const bool used = !m_roots.hasGaddag || s <= m_roots.dawg ||
                              (next != 0 && (flags[next] & kUsed) != 0);
            if (used) flags[s] |= kUsed;
            if (next == 0 || m_lists.heads[next] != m_lists.heads[s]) return;
            flags[ways[next] > ways[s] ? s : next] |= kNotFirst;
        });
        done = done && m_loops.ascending([&](State s) {
            if ((flags[s] & kNotFirst) != 0) return;
            const std::uint64_t unusedLast = (flags[s] & kUsed) != 0 ? 0 : std::uint64_t{1} << 63;
            keys.push_back(unusedLast | importanceKey(s, ways[s]));
        });
        if (!done) return {};
        return sorted(std::move(keys));
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

    [[nodiscard]] bool placeAll(const std::vector<State>& states)
    {
        return std::all_of(states.begin(), states.end(),
                           [this](State s) { return placeInBlocks(s); });
    }

    [[nodiscard]] bool placeAllFromOwners(const std::vector<State>& states)
    {
        const std::vector<State> owners = onlyOwners();
        return std::all_of(states.begin(), states.end(), [&](State s) {
            while (owners[s] != 0) s = owners[s];
            return placeInBlocks(s);
        });
    }

    // The recursions are as deep as a path through the graph, which the builder limits. They
    // return false when nobody wants the result any more.

    [[nodiscard]] bool placeInBlocks(State state)
    {
        // Most calls end here, without the cost of a recursion.
        const State head = m_lists.heads[state];
        return isPlaced(head) || placeNewInBlocks(head);
    }

    [[nodiscard]] bool placeNewInBlocks(State head)
    {
        const std::uint32_t slot = m_blocks.take(m_lists.lengths[head]);
        if (!place(head, slot)) return false;
        for (State s = head; s != 0; s = m_states.next(s))
            if (!placeInBlocks(m_states.arc(s))) return false;
        placeTail(head, slot);
        return true;
    }

    [[nodiscard]] bool placeChildrenFirst(State state)
    {
        const State head = m_lists.heads[state];
        if (isPlaced(head)) return true;
        // A path of heads can lead back here, since a list's tail may be another list's child.
        m_layout.slots[head] = kNowhere;
        for (State s = head; s != 0; s = m_states.next(s))
            if (!placeChildrenFirst(m_states.arc(s))) return false;
        const std::uint32_t slot = takeNext(head);
        if (!place(head, slot)) return false;
        placeTail(head, slot);
        return true;
    }

    [[nodiscard]] bool placeParentsFirst(State state, bool shareTails)
    {
        const State head = shareTails ? m_lists.heads[state] : state;
        if (isPlaced(head)) return true;
        const std::uint32_t slot = takeNext(head);
        if (!place(head, slot)) return false;
        for (State s = head; s != 0; s = m_states.next(s))
            if (!placeParentsFirst(m_states.arc(s), shareTails)) return false;
        if (shareTails) placeTail(head, slot);
        return true;
    }

    /// Nothing but its own list gives a head its place.
    [[nodiscard]] bool isPlaced(State head) const { return m_layout.slots[head] != 0; }

    [[nodiscard]] bool place(State head, std::uint32_t slot)
    {
        m_layout.slots[head] = slot;
        m_layout.lists.push_back(head);
        return m_pace.keepOn(static_cast<std::int64_t>(m_layout.lists.size()));
    }

    /// What follows a state that has its place already has one, too.
    void placeTail(State head, std::uint32_t slot)
    {
        for (State s = m_states.next(head); m_layout.slots[s] == 0; s = m_states.next(s))
            m_layout.slots[s] = ++slot;
    }

    [[nodiscard]] std::uint32_t takeNext(State head)
    {
        return std::exchange(m_nextSlot, m_nextSlot + m_lists.lengths[head]);
    }

    const StateTable& m_states;
    const GraphRoots m_roots;
    const TaskContext& m_context;
    Pace m_pace;
    const StateLoops m_loops;
    Lists m_lists;
    BlockAllocator m_blocks;
    std::uint32_t m_nextSlot;
    NodeLayout m_layout;
};

}  // namespace

Result<NodeLayout> layOut(const StateTable& states, const GraphRoots& roots, NodeOrder order,
                          const TaskContext& context)
{
    return LayoutMaker(states, roots, context).make(order);
}

}  // namespace engine
