// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kwg_builder.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "engine/lexicon/node_layout.h"
#include "engine/lexicon/pace.h"
#include "engine/lexicon/packed_tiles.h"
#include "engine/lexicon/radix_sort.h"
#include "engine/lexicon/state_table.h"

namespace engine {
namespace {

// How many slots the arcs of either kind of node can address.
constexpr std::uint32_t kMaxKwgSlots = KwgNode::kArcMask + 1;
constexpr std::uint32_t kMaxKbwgSlots = KbwgNode::kMaxArc + 1;

/// A beginning of words: a node of the tree that the words span. The GADDAG holds each of them
/// reversed, so what is packed is the reversed text.
struct Beginning
{
    std::uint64_t reversed = 0;  ///< the last ten tiles, last one first
    std::uint32_t shorter = 0;   ///< the beginning without its last tile; [0] is the empty one
    State rest = 0;              ///< what may follow it in the DAWG
    std::uint8_t length = 0;
    bool isWord = false;
};

/// Adds texts that come in ascending order to a graph (incremental construction after Daciuk,
/// Mihov, Watson and Watson, 2000): only the path of the latest text is open, whatever branches
/// off it is final and has become states.
class PathBuilder
{
public:
    PathBuilder(StateTable& states, std::vector<Beginning>* beginnings)
        : m_states(states), m_beginnings(beginnings)
    {
        m_transitions.reserve(1024);
        m_depth = 0;
    }

    /// Makes everything final that is deeper than the first `depth` tiles of the open path.
    void closeTo(int depth)
    {
        while (m_depth > depth) {
            const State head = closeTop();
            --m_depth;
            Transition& parent = m_transitions.back();
            parent.arc = head;
            if (m_beginnings != nullptr) (*m_beginnings)[parent.beginning].rest = head;
        }
    }

    void open(Tile tile, bool accepts, std::uint32_t beginning = 0)
    {
        m_transitions.push_back({0, beginning, tile, accepts});
        m_starts[static_cast<std::size_t>(++m_depth)] = m_transitions.size();
    }

    /// A transition that is final from the start.
    void addClosed(Tile tile, State arc) { m_transitions.push_back({arc, 0, tile, false}); }

    /// The number of the root list.
    [[nodiscard]] State finish()
    {
        closeTo(0);
        return closeTop();
    }

    /// The beginning that the first `depth` tiles of the open path make.
    [[nodiscard]] std::uint32_t beginningAt(int depth) const
    {
        return depth == 0 ? 0
                          : m_transitions[m_starts[static_cast<std::size_t>(depth)] - 1].beginning;
    }

private:
    struct Transition
    {
        State arc;
        std::uint32_t beginning;
        Tile tile;
        bool accepts;
    };

    State closeTop()
    {
        const std::size_t start = m_starts[static_cast<std::size_t>(m_depth)];
        State next = 0;
        while (m_transitions.size() > start) {
            const Transition& last = m_transitions.back();
            next = m_states.findOrAdd(last.tile, last.accepts, last.arc, next);
            m_transitions.pop_back();
        }
        return next;
    }

    StateTable& m_states;
    std::vector<Beginning>* m_beginnings;
    // The lists of all open depths one after the other; each but the last ends with the
    // transition that leads to the next one.
    std::vector<Transition> m_transitions;
    std::array<std::size_t, kLongestWord + 1> m_starts{};
    int m_depth = 0;
};

tl::unexpected<Error> tooManyNodes(std::uint32_t maxSlots)
{
    std::string message = "the words need more than " + std::to_string(maxSlots) +
                          " nodes, the most that the format can address";
    if (maxSlots == kMaxKwgSlots) message += "; a .kbwg file holds four times as many";
    return failure(ErrorCode::OutOfRange, std::move(message));
}

/// No text adds more states than it has tiles, plus one for the separator.
bool roomForAnother(const StateTable& states, std::uint32_t maxSlots)
{
    return states.size() + kLongestWord + 2 < StateTable::kMaxStates && states.size() <= maxSlots;
}

Result<State> addDawg(const WordList& words, StateTable& states, std::vector<Beginning>* beginnings,
                      std::uint32_t maxSlots, const TaskContext& context)
{
    Pace pace(context, "Building the DAWG", static_cast<std::int64_t>(words.size()));
    PathBuilder path(states, beginnings);
    std::span<const Tile> previous;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!pace.keepOn(static_cast<std::int64_t>(i))) return cancelled();
        if (!roomForAnother(states, maxSlots)) return tooManyNodes(maxSlots);
        const std::span<const Tile> word = words[i];
        const auto common = static_cast<std::size_t>(
            std::mismatch(previous.begin(), previous.end(), word.begin(), word.end()).first -
            previous.begin());
        path.closeTo(static_cast<int>(common));
        std::uint32_t beginning = path.beginningAt(static_cast<int>(common));
        for (std::size_t at = common; at < word.size(); ++at) {
            const bool isWord = at + 1 == word.size();
            if (beginnings != nullptr) {
                beginnings->push_back({packedInFront(word[at], (*beginnings)[beginning].reversed),
                                       beginning, 0, static_cast<std::uint8_t>(at + 1), isWord});
                beginning = static_cast<std::uint32_t>(beginnings->size() - 1);
            }
            path.open(word[at], isWord, beginning);
        }
        previous = word;
    }
    return path.finish();
}

/// The beginnings in ascending order of their reversed texts.
class ReversedOrder
{
public:
    explicit ReversedOrder(const std::vector<Beginning>& beginnings) : m_beginnings(beginnings)
    {
        m_entries.reserve(beginnings.size());
        for (std::uint32_t i = 1; i < beginnings.size(); ++i)
            m_entries.push_back({beginnings[i].reversed, i});
        radixSort(m_entries, kPackedLowBit, [](const Entry& entry) { return entry.reversed; });
        // Those that share ten tiles are ordered by the tiles further on.
        for (auto first = m_entries.begin(); first != m_entries.end();) {
            const auto last = std::find_if(first, m_entries.end(), [&first](const Entry& entry) {
                return entry.reversed != first->reversed;
            });
            if (last - first > 1) {
                std::sort(first, last, [this](const Entry& a, const Entry& b) {
                    return comesBefore(a.index, b.index);
                });
            }
            first = last;
        }
    }

    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] std::uint32_t operator[](std::size_t rank) const { return m_entries[rank].index; }

    /// Tiles that two different reversed texts share at the front.
    [[nodiscard]] int commonPrefix(std::uint32_t a, std::uint32_t b) const
    {
        int common = 0;
        while (m_beginnings[a].reversed == m_beginnings[b].reversed) {
            common += kPackedTiles;
            a = withoutTen(a);
            b = withoutTen(b);
        }
        return common + packedCommonPrefix(m_beginnings[a].reversed, m_beginnings[b].reversed);
    }

    /// The beginning without its last ten tiles; the empty one when it has fewer.
    [[nodiscard]] std::uint32_t withoutTen(std::uint32_t index) const
    {
        for (int i = 0; i < kPackedTiles; ++i) index = m_beginnings[index].shorter;
        return index;
    }

private:
    struct Entry
    {
        std::uint64_t reversed = 0;
        std::uint32_t index = 0;
    };

    [[nodiscard]] bool comesBefore(std::uint32_t a, std::uint32_t b) const
    {
        while (a != b && m_beginnings[a].reversed == m_beginnings[b].reversed) {
            a = withoutTen(a);
            b = withoutTen(b);
        }
        return m_beginnings[a].reversed < m_beginnings[b].reversed;
    }

    const std::vector<Beginning>& m_beginnings;
    std::vector<Entry> m_entries;
};

/// The GADDAG (Gordon, 1994) without spelling its texts out: each beginning is there reversed,
/// as a word when it is one, and with a separator that leads to the DAWG of what may follow.
Result<State> addGaddag(const std::vector<Beginning>& beginnings, StateTable& states,
                        std::uint32_t maxSlots, const TaskContext& context)
{
    const ReversedOrder order(beginnings);
    Pace pace(context, "Building the GADDAG", static_cast<std::int64_t>(order.size()));
    PathBuilder path(states, nullptr);
    std::uint32_t previous = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        if (!pace.keepOn(static_cast<std::int64_t>(rank))) return cancelled();
        if (!roomForAnother(states, maxSlots)) return tooManyNodes(maxSlots);
        const std::uint32_t index = order[rank];
        const Beginning& beginning = beginnings[index];
        const int common = rank == 0 ? 0 : order.commonPrefix(previous, index);
        path.closeTo(common);
        std::uint32_t ten = index;
        for (int skipped = kPackedTiles; skipped <= common; skipped += kPackedTiles)
            ten = order.withoutTen(ten);
        for (int at = common; at < beginning.length; ++at) {
            if (at != common && at % kPackedTiles == 0) ten = order.withoutTen(ten);
            path.open(unpackedTile(beginnings[ten].reversed, at % kPackedTiles),
                      at + 1 == beginning.length && beginning.isWord);
        }
        if (beginning.rest != 0) path.addClosed(0, beginning.rest);
        previous = index;
    }
    return path.finish();
}

/// What the words become, before the width of the nodes matters.
struct Graph
{
    StateTable states;
    GraphRoots roots;
    NodeLayout layout;
};

template <class Node>
std::vector<Node> writeNodes(const Graph& graph)
{
    const auto& [states, roots, layout] = graph;
    std::vector<Node> nodes(layout.length);
    nodes[0] = Node::of(layout.slots[roots.dawg], 0, true, false);
    if (roots.hasGaddag) nodes[1] = Node::of(layout.slots[roots.gaddag], 0, true, false);
    for (const State head : layout.lists) {
        std::uint32_t slot = layout.slots[head];
        for (State s = head; s != 0; s = states.next(s)) {
            nodes[slot++] = Node::of(layout.slots[states.arc(s)], states.tile(s),
                                     states.next(s) == 0, states.accepts(s));
        }
    }
    return nodes;
}

bool isSortedAndUnique(const WordList& words)
{
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto before = words[i - 1];
        const auto word = words[i];
        if (!std::lexicographical_compare(before.begin(), before.end(), word.begin(), word.end()))
            return false;
    }
    return true;
}

WordList alphagramsOf(const WordList& words)
{
    WordList alphagrams;
    std::vector<Tile> sorted;
    for (std::size_t i = 0; i < words.size(); ++i) {
        sorted.assign(words[i].begin(), words[i].end());
        std::sort(sorted.begin(), sorted.end());
        alphagrams.add(sorted);
    }
    return alphagrams;
}

/// What the graph can't hold.
std::optional<Error> findUnfitWord(const WordList& words, GraphKind kind)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto word = words[i];
        if (word.empty())
            return Error{ErrorCode::OutOfRange, "a word graph can't hold the empty word", {}};
        if (word.size() > kLongestWord) {
            return Error{ErrorCode::OutOfRange,
                         "a word has " + std::to_string(word.size()) + " letters, more than the " +
                             std::to_string(kLongestWord) + " allowed",
                         {}};
        }
        for (const Tile tile : word) {
            if (tile > kMaxLetters || (tile == 0 && kind == GraphKind::Gaddawg)) {
                return Error{ErrorCode::OutOfRange,
                             "a word has the tile " + std::to_string(tile) + ", which is no letter",
                             {}};
            }
        }
    }
    return std::nullopt;
}

Result<Graph> buildGraph(const WordList& words, GraphKind kind, NodeOrder order,
                         std::uint32_t maxSlots, const TaskContext& context)
{
    if (auto unfit = findUnfitWord(words, kind)) return failure(std::move(*unfit));
    std::optional<WordList> ownWords;
    if (kind == GraphKind::Alpha) ownWords = alphagramsOf(words);
    else if (!isSortedAndUnique(words)) ownWords = words;
    if (ownWords) ownWords->sortAndRemoveDuplicates();
    const WordList& sorted = ownWords ? *ownWords : words;

    const bool withGaddag = kind == GraphKind::Gaddawg;
    Graph graph{StateTable(sorted.size() * (withGaddag ? 5 : 1)), {0, 0, withGaddag}, {}};
    std::vector<Beginning> beginnings;
    if (withGaddag) beginnings.emplace_back();

    auto dawg =
        addDawg(sorted, graph.states, withGaddag ? &beginnings : nullptr, maxSlots, context);
    if (!dawg) return failure(std::move(dawg.error()));
    graph.roots.dawg = *dawg;
    ownWords.reset();
    if (withGaddag) {
        auto gaddag = addGaddag(beginnings, graph.states, maxSlots, context);
        if (!gaddag) return failure(std::move(gaddag.error()));
        graph.roots.gaddag = *gaddag;
        beginnings = {};
    }
    if (graph.states.size() > maxSlots) return tooManyNodes(maxSlots);

    context.report({"Ordering the nodes", 0, 0});
    graph.layout = layOut(graph.states, graph.roots, order, context.stop);
    if (graph.layout.cancelled) return cancelled();
    if (graph.layout.length > maxSlots) return tooManyNodes(maxSlots);
    return graph;
}

}  // namespace

Result<std::vector<KwgNode>> buildKwg(const WordList& words, GraphKind kind, NodeOrder order,
                                      const TaskContext& context)
{
    const auto graph = buildGraph(words, kind, order, kMaxKwgSlots, context);
    if (!graph) return failure(graph.error());
    return writeNodes<KwgNode>(*graph);
}

Result<std::vector<KbwgNode>> buildKbwg(const WordList& words, GraphKind kind, NodeOrder order,
                                        const TaskContext& context)
{
    const auto graph = buildGraph(words, kind, order, kMaxKbwgSlots, context);
    if (!graph) return failure(graph.error());
    return writeNodes<KbwgNode>(*graph);
}

}  // namespace engine
