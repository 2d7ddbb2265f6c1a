// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/graph_proof.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/lexicon/node_blocks.h"

namespace engine {
namespace {

/// Which part of the graph a walk is in, and so what tile 0 means there.
enum class Part { Dawg, Leaves, Gaddag };

/// What a node has to keep to.
struct Limits
{
    Limits(Part part, std::uint32_t first, std::size_t end, int letterCount)
        : firstList(first),
          lists(static_cast<std::uint32_t>(end) - first),
          highestTile(letterCount > 0 ? static_cast<std::uint32_t>(letterCount) : kMaxLetters),
          blanks(part == Part::Leaves ? 1 : 0),
          separators(part == Part::Gaddag ? 1 : 0)
    {
    }

    std::uint32_t firstList;
    std::uint32_t lists;  ///< nodes from there on
    std::uint32_t highestTile;
    std::uint32_t blanks;      ///< 1: tile 0 is like any other
    std::uint32_t separators;  ///< 1: tile 0 may stand, but ends no word
};

/// 0 when there is nothing wrong with a node before one with the tile `next`, if any. Without
/// branches, so that compilers make the pass over all nodes look at eight at once; called, it
/// would be five times as slow.
template <class Node>
[[gnu::always_inline]] inline std::uint32_t faults(Node node, std::uint32_t next, Limits limits)
{
    const std::uint32_t arc = node.arc();
    const std::uint32_t tile = node.tile();
    const std::uint32_t accepts = node.accepts() ? 1 : 0;
    const std::uint32_t noArc = arc == 0 ? 1 : 0;
    // Below the first list this is far above all.
    const std::uint32_t leadsOut = arc - limits.firstList >= limits.lists ? 1 : 0;
    const std::uint32_t falls = next <= tile ? 1 : 0;
    const std::uint32_t isEnd = node.isEnd() ? 1 : 0;
    const std::uint32_t isZero = tile == 0 ? 1 : 0;
    const std::uint32_t tooHigh = tile > limits.highestTile ? 1 : 0;
    const std::uint32_t zeroMayStand = limits.blanks | (limits.separators & (accepts ^ 1));
    return (noArc & (accepts ^ 1)) | ((noArc ^ 1) & leadsOut) | (falls & (isEnd ^ 1)) | tooHigh |
           (isZero & (zeroMayStand ^ 1));
}

/// Walks depth first with a stack of its own: a hostile file can hold paths of millions of nodes.
template <class Node>
class Prover
{
public:
    Prover(std::span<const Node> nodes, KwgContent content, int letterCount,
           const std::string& file, const std::stop_token& stop, CountWords counting)
        : m_nodes(nodes),
          m_file(file),
          m_stop(stop),
          m_hasGaddag(content == KwgContent::DawgAndGaddag),
          m_firstList(firstListNode(content)),
          m_letterCount(letterCount),
          m_marks(nodes.size()),
          m_counts(counting == CountWords::Yes ? nodes.size() : 0)
    {
    }

    [[nodiscard]] Result<GraphProof> run(GraphUse use)
    {
        if (!isRootNode(m_nodes[0]))
            return malformed(0, say("it does not begin with a root node, so it is no word graph"));
        if (auto error = walk(0, use == GraphUse::Leaves ? Part::Leaves : Part::Dawg))
            return failure(*error);
        if (m_hasGaddag) {
            if (auto error = walk(1, Part::Gaddag)) return failure(*error);
            // Other builders may keep what follows a separator apart from the DAWG: when the marks
            // above it were made, it had none.
            if (!m_separators.empty()) m_isExact = false;
            for (const std::uint32_t separator : m_separators)
                if (auto error = walk(separator, Part::Dawg)) return failure(*error);
        }
        GraphProof proof;
        proof.highestTile = m_highestTile;
        const std::uint32_t dawg = m_nodes[0].arc();
        proof.longestWord = measured(dawg == 0 ? 0 : lengthIn(m_marks[dawg]));
        proof.marks = std::move(m_marks);
        if (!m_counts.empty() && m_isExact) {
            proof.words = m_counts[dawg];
            proof.counts = std::move(m_counts);
        }
        return proof;
    }

private:
    // Marks, in one byte, because most of the time goes into waiting for memory: that the walk has
    // come to a node, which then leads to the current one, or, once it has done with it, what a
    // GraphMark tells.
    static constexpr GraphMark kDawgOpen = kLongestMarked + 1;
    static constexpr GraphMark kGaddagOpen = kGaddagMark | kDawgOpen;

    [[nodiscard]] tl::unexpected<Error> malformed(std::uint32_t index, Sentence message) const
    {
        return failure(ErrorCode::Malformed, std::move(message),
                       {m_file, 0, 0, static_cast<long long>(index) * 4});
    }

    /// A list that is being walked along: its nodes from `first` to `current` are open.
    struct Visit
    {
        std::uint32_t first = 0;
        std::uint32_t current = 0;
    };

    /// What is right in the DAWG is right in the GADDAG.
    template <bool Gaddag>
    [[nodiscard]] static bool isDone(GraphMark mark)
    {
        const unsigned number = Gaddag ? mark & (kGaddagMark - 1U) : mark;
        return number - 1 < kLongestMarked;
    }

    [[nodiscard]] std::optional<Error> walk(std::uint32_t root, Part part)
    {
        return part == Part::Gaddag ? walkIn<true>(root, part) : walkIn<false>(root, part);
    }

    /// Everything that the node at `root` leads to.
    template <bool Gaddag>
    [[nodiscard]] std::optional<Error> walkIn(std::uint32_t root, Part part)
    {
        constexpr GraphMark kOpen = Gaddag ? kGaddagOpen : kDawgOpen;
        const Limits limits(part, m_firstList, m_nodes.size(), m_letterCount);

        const std::uint32_t list = m_nodes[root].arc();
        if (list == 0) return std::nullopt;
        if (!canBeList(list)) return leadsNowhere(root);
        if (Gaddag && m_nodes[list].tile() == 0)
            return malformed(list, say("a separator comes before all letters")).value();
        if (isDone<Gaddag>(m_marks[list])) return std::nullopt;

        m_stack.clear();
        Visit visit{list, list};
        for (;;) {
            // 1. Check the node, and go down when it leads to what is not done yet.
            if ((++m_visited & 0xffff) == 0 && m_stop.stop_requested())
                return Error{ErrorCode::Cancelled, say("was stopped"), {}};
            const Node node = m_nodes[visit.current];
            m_highestTile = std::max(m_highestTile, node.tile());
            const std::uint32_t following = visit.current + 1;
            const Tile next = following < m_nodes.size() ? m_nodes[following].tile() : Tile{0};
            if (faults(node, next, limits) != 0) return describe(visit.current, node, part);
            m_marks[visit.current] = kOpen;
            const std::uint32_t arc = node.arc();
            if (!node.isEnd()) fetch(m_nodes[following].arc());
            if (Gaddag && node.tile() == 0) {
                if (!isDone<false>(m_marks[arc])) m_separators.push_back(visit.current);
            } else if (arc != 0 && !isDone<Gaddag>(m_marks[arc])) {
                if (m_marks[arc] == kOpen) return endless(visit.current);
                m_stack.push_back(visit);
                visit = {arc, arc};
                continue;
            }
            // 2. Go to the next sibling; at the end of the list (or where what is left of it is
            // done, being the tail of another list) up again.
            for (;;) {
                const std::uint32_t sibling = visit.current + 1;
                if (!m_nodes[visit.current].isEnd() && !isDone<Gaddag>(m_marks[sibling])) {
                    if (m_marks[sibling] == kOpen) return endless(visit.current);
                    visit.current = sibling;
                    break;
                }
                for (std::uint32_t i = visit.current + 1; i-- > visit.first;) {
                    m_marks[i] = markOf(i) | (Gaddag ? kGaddagMark : GraphMark{0});
                    if (!Gaddag && !m_counts.empty()) count(i);
                }
                if (m_stack.empty()) return std::nullopt;
                visit = m_stack.back();
                m_stack.pop_back();
            }
        }
    }

    /// What the next sibling leads to is looked at when all is done that this one leads to: by then
    /// it has come from memory, for which the walk would wait most of its time.
    void fetch(std::uint32_t index) const
    {
        if (index >= m_nodes.size()) return;
        __builtin_prefetch(m_marks.data() + index);
        __builtin_prefetch(m_nodes.data() + index);
    }

    /// Of a node when those that it leads to, and its next sibling, have theirs.
    [[nodiscard]] GraphMark markOf(std::uint32_t index)
    {
        const Node node = m_nodes[index];
        const std::uint32_t below = node.arc() == 0 ? 0 : lengthIn(m_marks[node.arc()]);
        const std::uint32_t beside = node.isEnd() ? 0 : lengthIn(m_marks[index + 1]);
        const std::uint32_t length = std::max(below + 1, beside);
        if (length > kLongestMarked) m_isExact = false;
        return static_cast<GraphMark>(std::min(length, kLongestMarked));
    }

    /// Likewise the words of a node outside the GADDAG.
    void count(std::uint32_t index)
    {
        const Node node = m_nodes[index];
        std::uint64_t words = node.accepts() ? 1 : 0;
        if (node.arc() != 0) words += m_counts[node.arc()];
        if (!node.isEnd()) words += m_counts[index + 1];
        if (words > std::numeric_limits<std::uint32_t>::max()) m_isExact = false;
        m_counts[index] = static_cast<std::uint32_t>(words);
    }

    [[nodiscard]] bool canBeList(std::uint32_t index) const
    {
        return index >= m_firstList && index < m_nodes.size();
    }

    /// What faults() found.
    [[nodiscard]] std::optional<Error> describe(std::uint32_t index, Node node, Part part) const
    {
        if (node.arc() == 0 ? !node.accepts() : !canBeList(node.arc())) return leadsNowhere(index);
        if (!node.isEnd() && index + 1 >= m_nodes.size())
            return malformed(index, say("the last node is not the last of its siblings")).value();
        if (!node.isEnd() && m_nodes[index + 1].tile() <= node.tile())
            return malformed(index + 1, say("siblings are not in ascending order")).value();
        if (node.tile() == 0 && part == Part::Gaddag)
            return malformed(index, say("a word ends with a separator")).value();
        if (node.tile() == 0)
            return malformed(index, say("a word has tile 0, which is no letter")).value();
        return tooHigh(index, node.tile());
    }

    [[nodiscard]] std::optional<Error> leadsNowhere(std::uint32_t index) const
    {
        const std::uint32_t arc = m_nodes[index].arc();
        if (arc == 0) return malformed(index, say("a path ends without a word")).value();
        return malformed(index, say("a node leads to node %1 of %2", arc, m_nodes.size())).value();
    }

    [[nodiscard]] std::optional<Error> endless(std::uint32_t index) const
    {
        return malformed(index, say("a node leads back to itself")).value();
    }

    [[nodiscard]] std::optional<Error> tooHigh(std::uint32_t index, Tile tile) const
    {
        if (tile > kMaxLetters) {
            return malformed(index, say("tile %1 is beyond the %2 that an alphabet can have", tile,
                                        kMaxLetters))
                .value();
        }
        Error error =
            malformed(index, say("has letter %1, but the alphabet only %2", tile, m_letterCount))
                .value();
        error.code = ErrorCode::WrongLexicon;
        return error;
    }

    const std::span<const Node> m_nodes;
    const std::string& m_file;
    const std::stop_token& m_stop;
    const bool m_hasGaddag;
    const std::uint32_t m_firstList;
    const int m_letterCount;
    std::uint32_t m_visited = 0;
    Tile m_highestTile = 0;
    bool m_isExact = true;  ///< no mark and no count stands for a greater one
    std::vector<GraphMark> m_marks;
    std::vector<std::uint32_t> m_counts;
    std::vector<Visit> m_stack;
    std::vector<std::uint32_t> m_separators;
};

/// Looks at nodes behind which there is another one.
template <class Node>
struct NodesJudge
{
    const Node* nodes;
    Limits limits;

    [[nodiscard]] BlockFindings operator()(std::size_t from, std::size_t size) const
    {
        BlockFindings block;
        const Node* const some = nodes + from;
        for (std::size_t i = 0; i < size; ++i) {
            // Builders leave empty nodes between lists. Who came there would get no further than to
            // the last node of all, and the proof makes sure that no list does.
            const std::uint32_t isUsed = some[i].bits != 0 ? 1 : 0;
            block.faults |= isUsed & faults(some[i], some[i + 1].tile(), limits);
            block.highest = std::max<std::uint32_t>(block.highest, some[i].tile());
        }
        return block;
    }
};

/// Makes judges, one for each thread. The limits outlive them.
template <class Node>
auto nodesJudges(const Node* nodes, const Limits& limits)
{
    return [nodes, &limits] { return NodesJudge<Node>{nodes, limits}; };
}

}  // namespace

template <class Node>
std::optional<Tile> highestTileIfSound(std::span<const Node> nodes, GraphUse use, int letterCount,
                                       const TaskContext& context)
{
    const KwgContent content = contentOf(nodes, use);
    const std::uint32_t first = firstListNode(content);
    if (nodes.size() < first) return std::nullopt;
    const Part part = use == GraphUse::Leaves                ? Part::Leaves
                      : content == KwgContent::DawgAndGaddag ? Part::Gaddag
                                                             : Part::Dawg;
    const Limits limits(part, first, nodes.size(), letterCount);
    for (const Node root : nodes.first(first)) {
        const std::uint32_t list = root.arc();
        if (!isRootNode(root) || (list != 0 && (list < first || list >= nodes.size())))
            return std::nullopt;
    }
    if (nodes.size() == first) return Tile{0};

    BlockFindings all{faults(nodes.back(), 0, limits), nodes.back().tile()};
    const auto others =
        judgeBlocks(first, nodes.size() - 1, context, nodesJudges(nodes.data(), limits));
    if (!others) return std::nullopt;
    all.add(*others);
    if (all.faults != 0) return std::nullopt;
    return static_cast<Tile>(all.highest);
}

template <class Node>
Result<GraphProof> proveGraph(std::span<const Node> nodes, GraphUse use, int letterCount,
                              const std::string& file, const std::stop_token& stop,
                              CountWords counting)
{
    if (nodes.empty()) {
        return failure(ErrorCode::Malformed,
                       say("it has less than 4 bytes, so it is no word graph"), {file, 0, 0, 0});
    }
    return Prover<Node>(nodes, contentOf(nodes, use), letterCount, file, stop, counting).run(use);
}

template std::optional<Tile> highestTileIfSound(std::span<const KwgNode>, GraphUse, int,
                                                const TaskContext&);
template std::optional<Tile> highestTileIfSound(std::span<const KbwgNode>, GraphUse, int,
                                                const TaskContext&);
template Result<GraphProof> proveGraph(std::span<const KwgNode>, GraphUse, int, const std::string&,
                                       const std::stop_token&, CountWords);
template Result<GraphProof> proveGraph(std::span<const KbwgNode>, GraphUse, int, const std::string&,
                                       const std::stop_token&, CountWords);

}  // namespace engine
