// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/proof_by_marks.h"

#include <algorithm>
#include <array>

#include "engine/lexicon/node_blocks.h"

namespace engine {
namespace {

/// Yes or no in all bits, so that compilers look at as many nodes at once as a register has bytes.
using Mask = std::uint8_t;
[[gnu::always_inline]] inline Mask maskOf(bool holds)
{
    return holds ? 0xff : 0;
}

/// What of a node its mark depends on, in bytes.
struct NodeBytes
{
    std::uint8_t flags = 0;  ///< its tile, and whether it accepts and ends a list
    Mask leads = 0;          ///< it has an arc
};

/// What the mark of a node has to keep to.
struct MarkRules
{
    Mask hasSeparators;  ///< tile 0 is one, else like any other

    /// 0 when there is nothing wrong with the mark of a node, given those of the first node that it
    /// leads to and of its next sibling (anything where there is none). Without branches, and with
    /// bytes alone: called for each node, it would take most of the time of opening a graph.
    [[gnu::always_inline]] [[nodiscard]] std::uint8_t
    faults(NodeBytes node, GraphMark mark, GraphMark below, GraphMark beside) const
    {
        const Mask isUsed = maskOf(mark != 0);
        const Mask goesOn = maskOf((node.flags & GraphNode::kEndFlag) == 0);
        const Mask accepts = maskOf((node.flags & GraphNode::kAcceptsFlag) != 0);
        const Mask isSeparator = hasSeparators & maskOf((node.flags & GraphNode::kTileMask) == 0);
        const Mask outside = maskOf((mark & kGaddagMark) == 0);
        below &= node.leads;
        beside &= goesOn;
        const auto length = static_cast<std::uint8_t>(lengthIn(mark));
        const auto lengthBelow = static_cast<std::uint8_t>(lengthIn(below));
        const auto lengthBeside = static_cast<std::uint8_t>(lengthIn(beside));
        const auto longest =
            std::max<std::uint8_t>(static_cast<std::uint8_t>(lengthBelow + 1), lengthBeside);
        // What a separator leads to, and all else outside the GADDAG, is outside it too.
        const Mask leadsIn = maskOf((below & kGaddagMark) != 0) & (outside | isSeparator);
        const Mask goesIn = maskOf((beside & kGaddagMark) != 0) & outside;
        const auto noWay = static_cast<Mask>(~(node.leads | accepts));
        return isUsed &
               (maskOf(length != longest) | maskOf(length > kLongestMarked) |
                (node.leads & maskOf(lengthBelow == 0)) | (goesOn & maskOf(lengthBeside == 0)) |
                leadsIn | goesIn | noWay | (isSeparator & (accepts | outside)));
    }
};

/// Whether words are counted of a node with this mark: one outside the GADDAG that is used.
constexpr bool isCounted(GraphMark mark)
{
    return mark != 0 && mark <= kLongestMarked;
}

/// 0 when there is nothing wrong with the count of a node, given those of the first node that it
/// leads to, 0 where there is none, and of its next sibling (anything where there is none).
/// Without branches, too.
[[gnu::always_inline]] inline std::uint32_t miscounts(GraphNode node, GraphMark mark,
                                                      std::uint32_t count, std::uint32_t below,
                                                      std::uint32_t beside)
{
    const std::uint32_t counts = isCounted(mark) ? 1 : 0;
    const std::uint32_t own = below + (node.accepts() ? 1 : 0);
    const std::uint32_t all = own + (node.isEnd() ? 0 : beside);
    // A sum beyond all numbers begins again at 0, and then a part is greater.
    const std::uint32_t isOther = all != count ? 1 : 0;
    const std::uint32_t overflows = own > count || own < below ? 1 : 0;
    return counts & (isOther | overflows);
}

/// Looks at marks and counts, a block of nodes at a time: first where they lead, then all else.
/// Loops of a fixed length over bare pointers are those that compilers make look at many nodes at
/// once even when they don't do their utmost.
class MarksJudge
{
public:
    MarksJudge(const ProofMarks& marks, std::span<const GraphNode> nodes, GraphUse use)
        : m_marks(marks), m_nodes(nodes), m_rules{maskOf(use == GraphUse::Words)}
    {
    }

    [[nodiscard]] BlockFindings operator()(std::size_t from, std::size_t size)
    {
        const GraphNode* const some = m_nodes.data() + from;
        const GraphMark* const own = withOneMore(m_marks.lengths, from, size, m_own);
        for (std::size_t i = 0; i < size; ++i) m_below[i] = m_marks.lengths[some[i].arc()];
        BlockFindings found =
            size == kNodeBlock ? judgeMarks(some, own, kNodeBlock) : judgeMarks(some, own, size);
        // In the GADDAG, which is most of a graph, nothing is counted, and no number is fetched.
        found.faults |= from < m_marks.counts.size() ? judgeCounts(some, own, from, size)
                                                     : anyCounted(own, size);
        return found;
    }

private:
    template <class T>
    using OneMore = std::array<T, kNodeBlock + 1>;

    /// The numbers of the nodes and of the one behind; 0 where there are none.
    template <class T>
    [[nodiscard]] static const T* withOneMore(std::span<const T> all, std::size_t from,
                                              std::size_t size, OneMore<T>& room)
    {
        if (from + size < all.size()) return all.data() + from;
        room = {};
        std::ranges::copy(all.subspan(from), room.begin());
        return room.data();
    }

    [[gnu::always_inline]] [[nodiscard]] BlockFindings
    judgeMarks(const GraphNode* nodes, const GraphMark* own, std::size_t size)
    {
        for (std::size_t i = 0; i < size; ++i) {
            m_flags[i] = static_cast<std::uint8_t>(nodes[i].bits);
            m_leads[i] = maskOf(nodes[i].arc() != 0);
        }
        std::uint8_t faults = 0;
        std::uint8_t highest = 0;
        for (std::size_t i = 0; i < size; ++i) {
            faults |= m_rules.faults({m_flags[i], m_leads[i]}, own[i], m_below[i], own[i + 1]);
            const Mask isUsed = maskOf(own[i] != 0);
            highest = std::max<std::uint8_t>(highest, isUsed & m_flags[i] & GraphNode::kTileMask);
        }
        return {faults, highest};
    }

    [[nodiscard]] std::uint32_t judgeCounts(const GraphNode* nodes, const GraphMark* own,
                                            std::size_t from, std::size_t size)
    {
        const std::span<const std::uint32_t> counts = m_marks.counts;
        const std::uint32_t* const count = withOneMore(counts, from, size, m_count);
        for (std::size_t i = 0; i < size; ++i) {
            const std::uint32_t arc = nodes[i].arc();
            m_countBelow[i] = isCounted(own[i]) && arc < counts.size() ? counts[arc] : 0;
        }
        const auto judge = [&](std::size_t nodeCount) {
            std::uint32_t faults = 0;
            for (std::size_t i = 0; i < nodeCount; ++i)
                faults |= miscounts(nodes[i], own[i], count[i], m_countBelow[i], count[i + 1]);
            return faults;
        };
        return size == kNodeBlock ? judge(kNodeBlock) : judge(size);
    }

    /// Behind the counts there would have to be some if words led there.
    [[nodiscard]] static std::uint32_t anyCounted(const GraphMark* own, std::size_t size)
    {
        const auto look = [own](std::size_t nodeCount) {
            Mask any = 0;
            for (std::size_t i = 0; i < nodeCount; ++i) any |= maskOf(isCounted(own[i]));
            return any;
        };
        return size == kNodeBlock ? look(kNodeBlock) : look(size);
    }

    ProofMarks m_marks;
    std::span<const GraphNode> m_nodes;
    MarkRules m_rules;
    OneMore<GraphMark> m_own{};
    OneMore<std::uint32_t> m_count{};
    std::array<GraphMark, kNodeBlock> m_below{};
    std::array<std::uint8_t, kNodeBlock> m_flags{};
    std::array<Mask, kNodeBlock> m_leads{};
    std::array<std::uint32_t, kNodeBlock> m_countBelow{};
};

}  // namespace

std::optional<GraphProof> proofBy(const ProofMarks& marks, std::span<const GraphNode> nodes,
                                  GraphUse use, const TaskContext& context)
{
    const KwgContent content = contentOf(nodes, use);
    const std::uint32_t first = firstListNode(content);
    const auto& [lengths, counts] = marks;
    if (nodes.size() < first || lengths.size() != nodes.size() || counts.size() > nodes.size() ||
        (!counts.empty() && counts[0] != 0))
        return std::nullopt;
    const std::uint32_t dawg = nodes[0].arc();
    if (dawg != 0 && (lengths[dawg] == 0 || lengths[dawg] >= kGaddagMark)) return std::nullopt;
    if (content == KwgContent::DawgAndGaddag && nodes[1].arc() != 0) {
        const std::uint32_t gaddag = nodes[1].arc();
        if (lengths[gaddag] == 0 || nodes[gaddag].tile() == 0) return std::nullopt;
    }

    const auto all =
        judgeBlocks(first, nodes.size(), context, [&] { return MarksJudge(marks, nodes, use); });
    if (!all || all->faults != 0) return std::nullopt;
    GraphProof proof;
    proof.highestTile = static_cast<Tile>(all->highest);
    proof.longestWord = measured(dawg == 0 ? 0 : lengthIn(lengths[dawg]));
    proof.words = dawg < counts.size() ? counts[dawg] : 0;
    return proof;
}

}  // namespace engine
