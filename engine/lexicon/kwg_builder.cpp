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

/// What is known of a list before anything is built.
struct Survey
{
    bool fits = false;         ///< ascending, no word twice
    std::size_t prefixes = 0;  ///< nodes of the tree that the words span, when `fits`
};

Survey survey(const WordList& words)
{
    Survey result{true, 0};
    std::span<const Tile> previous;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::span<const Tile> word = words[i];
        const std::size_t common = commonTiles(previous, word);
        const bool ascends =
            common < word.size() && (common == previous.size() || previous[common] < word[common]);
        if (!ascends && i > 0) return {};
        result.prefixes += word.size() - common;
        previous = word;
    }
    return result;
}

/// A prefix of words: a node of the tree that the words span. The GADDAG holds each of them
/// reversed, so what is packed is the reversed text.
class Prefix
{
public:
    Prefix() = default;
    Prefix(std::uint64_t reversed, std::uint32_t word, std::size_t length, bool isWord)
        : m_text(reversed | std::uint64_t{isWord}),
          m_word(word),
          m_lengthAndRest(static_cast<std::uint32_t>(length))
    {
    }

    /// The last ten tiles, last one first.
    [[nodiscard]] std::uint64_t reversed() const { return m_text & kTextMask; }
    [[nodiscard]] bool isWord() const { return (m_text & 1) != 0; }
    /// The number of a word that begins so.
    [[nodiscard]] std::uint32_t word() const { return m_word; }
    [[nodiscard]] int length() const { return static_cast<int>(m_lengthAndRest & 0xff); }
    /// What may follow it in the DAWG.
    [[nodiscard]] State rest() const { return m_lengthAndRest >> 8; }
    void setRest(State rest) { m_lengthAndRest |= rest << 8; }

private:
    static constexpr std::uint64_t kTextMask = ~((std::uint64_t{1} << kPackedLowBit) - 1);

    std::uint64_t m_text = 0;
    std::uint32_t m_word = 0;
    std::uint32_t m_lengthAndRest = 0;
};
static_assert(kLongestWord <= 0xff && StateTable::kMaxStates <= 1U << 24);

/// Adds texts that come in ascending order to a graph (incremental construction after Daciuk,
/// Mihov, Watson and Watson, 2000): only the path of the latest text is open, whatever branches
/// off it is final and has become states.
class PathBuilder
{
public:
    explicit PathBuilder(StateTable& states)
        : m_states(states), m_transitions((kLongestWord + 1) * kTileKinds)
    {
    }

    /// Makes everything final that is deeper than the first `depth` tiles of the open path; calls
    /// `closed` with the depth of each list and what it has become, the deepest first.
    template <class Closed>
    void closeTo(int depth, Closed closed)
    {
        while (m_depth > depth) {
            const State head = closeTop();
            m_transitions[m_size - 1] |= StateTable::arcTo(head);
            closed(m_depth--, head);
        }
    }

    /// At most kLongestWord deep.
    void open(Tile tile, bool accepts)
    {
        ++m_added;
        m_transitions[m_size++] = StateTable::unlinked(tile, accepts);
        m_starts[static_cast<std::size_t>(++m_depth)] = m_size;
    }

    /// A transition that is final from the start.
    void addClosed(Tile tile, State arc)
    {
        ++m_added;
        m_transitions[m_size++] = StateTable::unlinked(tile, false) | StateTable::arcTo(arc);
    }

    /// The number of the root list.
    template <class Closed>
    [[nodiscard]] State finish(Closed closed)
    {
        closeTo(0, closed);
        return closeTop();
    }

    /// How many transitions came, equal ones and all.
    [[nodiscard]] std::int64_t added() const { return m_added; }

private:
    [[nodiscard]] State closeTop()
    {
        const std::uint32_t start = m_starts[static_cast<std::size_t>(m_depth)];
        State next = 0;
        while (m_size > start) next = m_states.findOrAdd(m_transitions[--m_size], next);
        return next;
    }

    StateTable& m_states;
    // The lists of all open depths one after the other; each but the last ends with the
    // transition that leads to the next one.
    std::vector<StateTable::Unlinked> m_transitions;
    std::uint32_t m_size = 0;
    std::array<std::uint32_t, kLongestWord + 1> m_starts{};
    int m_depth = 0;
    std::int64_t m_added = 0;
};

tl::unexpected<Error> tooManyNodes(const WordList& words, std::uint32_t maxSlots)
{
    Sentence message =
        say("the %1 words need more than %2 nodes, the most that the format can address",
            words.size(), maxSlots);
    if (maxSlots == kMaxKwgSlots)
        message = say("%1; a .kbwg file holds four times as many", message);
    return failure(ErrorCode::OutOfRange, std::move(message));
}

/// No text adds more states than it has tiles, plus one for the separator.
bool roomForAnother(const StateTable& states, std::uint32_t maxSlots)
{
    return states.size() + kLongestWord + 2 < StateTable::kMaxStates && states.size() <= maxSlots;
}

tl::unexpected<Error> unfitWord(Sentence message)
{
    return failure(ErrorCode::OutOfRange, std::move(message));
}

/// With kGather it gathers the prefixes of words, too; then blanks are no letters.
template <bool kGather>
Result<State> addDawg(const WordList& words, StateTable& states, std::vector<Prefix>& prefixes,
                      std::uint32_t maxSlots, const TaskContext& context, BuildCounts& counts)
{
    Pace pace(context, say("Building the DAWG"), static_cast<std::int64_t>(words.size()));
    PathBuilder path(states);
    constexpr Tile kLowest = kGather ? 1 : kBlank;
    // By depth: the open prefix of this many tiles, and its text.
    std::array<std::size_t, kLongestWord + 1> open{};
    std::array<std::uint64_t, kLongestWord + 1> reversed{};
    const auto closed = [&]([[maybe_unused]] int depth, [[maybe_unused]] State head) {
        if constexpr (kGather) prefixes[open[static_cast<std::size_t>(depth)]].setRest(head);
    };
    std::span<const Tile> previous;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!pace.keepOn(static_cast<std::int64_t>(i))) return cancelled();
        if (!roomForAnother(states, maxSlots)) return tooManyNodes(words, maxSlots);
        const std::span<const Tile> word = words[i];
        const std::size_t common = commonTiles(previous, word);
        if (word.empty()) return unfitWord(say("a word graph can't hold the empty word"));
        if (word.size() > kLongestWord) {
            return unfitWord(
                say("a word has %1 letters, more than the %2 allowed", word.size(), kLongestWord));
        }
        path.closeTo(static_cast<int>(common), closed);
        for (std::size_t at = common; at < word.size(); ++at) {
            if (word[at] < kLowest || word[at] > kMaxLetters) {
                return unfitWord(say("a word has the tile %1, which is no letter", word[at]));
            }
            const bool isWord = at + 1 == word.size();
            if constexpr (kGather) {
                reversed[at + 1] = packedInFront(word[at], reversed[at]);
                open[at + 1] = prefixes.size();
                prefixes.emplace_back(reversed[at + 1], static_cast<std::uint32_t>(i), at + 1,
                                      isWord);
            }
            path.open(word[at], isWord);
        }
        previous = word;
    }
    counts.nodesBefore += path.added();
    return path.finish(closed);
}

/// The reversed texts of prefixes, where ten tiles are not enough.
class ReversedTexts
{
public:
    explicit ReversedTexts(const WordList& words) : m_words(words) {}

    [[nodiscard]] Tile tile(const Prefix& prefix, int at) const
    {
        return m_words[prefix.word()][static_cast<std::size_t>(prefix.length() - 1 - at)];
    }
    /// Tiles that two different texts share at the front.
    [[nodiscard]] int commonFront(const Prefix& a, const Prefix& b) const
    {
        if (a.reversed() != b.reversed()) return packedCommonPrefix(a.reversed(), b.reversed());
        const int most = std::min(a.length(), b.length());
        int common = std::min(most, kPackedTiles);
        while (common < most && tile(a, common) == tile(b, common)) ++common;
        return common;
    }
    [[nodiscard]] bool comesBefore(const Prefix& a, const Prefix& b) const
    {
        if (a.reversed() != b.reversed()) return a.reversed() < b.reversed();
        const int common = commonFront(a, b);
        if (common == b.length()) return false;
        return common == a.length() || tile(a, common) < tile(b, common);
    }

private:
    const WordList& m_words;
};

/// In ascending order of their reversed texts; false when it was stopped.
bool sortByReversedText(std::vector<Prefix>& prefixes, const ReversedTexts& texts,
                        const TaskContext& context)
{
    // Six tiles tell nearly all apart. What they don't is compared.
    constexpr int kTiles = 6;
    constexpr int kLowBit = 64 - 6 * kTiles;
    Pace pace(context, say("Sorting the beginnings of words"),
              static_cast<std::int64_t>(prefixes.size()));
    const auto front = [](const Prefix& prefix) { return prefix.reversed() >> kLowBit; };
    const auto key = [](const Prefix& prefix) { return prefix.reversed(); };
    if (!radixSort<kLowBit>(prefixes, key, context.stop)) return false;
    std::int64_t groups = 0;
    for (auto first = prefixes.begin(); first != prefixes.end();) {
        if (!pace.keepOn(groups++)) return false;
        auto last = first + 1;
        while (last != prefixes.end() && front(*last) == front(*first)) ++last;
        if (last - first > 1) {
            std::sort(first, last, [&texts](const Prefix& a, const Prefix& b) {
                return texts.comesBefore(a, b);
            });
        }
        first = last;
    }
    return true;
}

/// The GADDAG (Gordon, 1994) without spelling its texts out: each prefix is there reversed,
/// as a word when it is one, and with a separator that leads to the DAWG of what may follow.
Result<State> addGaddag(std::vector<Prefix> prefixes, const WordList& words, StateTable& states,
                        std::uint32_t maxSlots, const TaskContext& context, BuildCounts& counts)
{
    const ReversedTexts texts(words);
    if (!sortByReversedText(prefixes, texts, context)) return cancelled();
    Pace pace(context, say("Building the GADDAG"), static_cast<std::int64_t>(prefixes.size()));
    PathBuilder path(states);
    const auto closed = [](int, State) {};
    for (std::size_t i = 0; i < prefixes.size(); ++i) {
        if (!pace.keepOn(static_cast<std::int64_t>(i))) return cancelled();
        if (!roomForAnother(states, maxSlots)) return tooManyNodes(words, maxSlots);
        const Prefix& prefix = prefixes[i];
        const int length = prefix.length();
        const int common = i == 0 ? 0 : texts.commonFront(prefixes[i - 1], prefix);
        path.closeTo(common, closed);
        for (int at = common; at < length; ++at) {
            path.open(at < kPackedTiles ? unpackedTile(prefix.reversed(), at)
                                        : texts.tile(prefix, at),
                      at + 1 == length && prefix.isWord());
        }
        if (prefix.rest() != 0) path.addClosed(0, prefix.rest());
    }
    counts.nodesBefore += path.added();
    return path.finish(closed);
}

/// What the words become, before the width of the nodes matters.
struct Graph
{
    StateTable states;
    GraphRoots roots;
    NodeLayout layout;
};

template <class Node>
Result<std::vector<Node>> writeNodes(const Result<Graph>& made, const TaskContext& context)
{
    if (!made) return failure(made.error());
    const auto& [states, roots, layout] = *made;
    Pace pace(context, say("Writing the nodes"), static_cast<std::int64_t>(layout.lists.size()));
    std::vector<Node> nodes(layout.length);
    nodes[0] = Node::of(layout.slots[roots.dawg], 0, true, false);
    if (roots.hasGaddag) nodes[1] = Node::of(layout.slots[roots.gaddag], 0, true, false);
    std::int64_t written = 0;
    for (const State head : layout.lists) {
        if (!pace.keepOn(written++)) return cancelled();
        std::uint32_t slot = layout.slots[head];
        for (State s = head; s != 0; s = states.next(s)) {
            nodes[slot++] = Node::of(layout.slots[states.arc(s)], states.tile(s),
                                     states.next(s) == 0, states.accepts(s));
        }
    }
    return nodes;
}

Result<Graph> buildGraph(const WordList& words, GraphKind kind, NodeOrder order,
                         std::uint32_t maxSlots, const TaskContext& context, BuildCounts* counts)
{
    const bool withGaddag = kind == GraphKind::Gaddawg;
    Survey found = kind == GraphKind::Alpha ? Survey{} : survey(words);
    std::optional<WordList> ownWords;
    if (!found.fits) {
        ownWords = words;
        if (kind == GraphKind::Alpha) ownWords->sortTilesOfWords();
        ownWords->sortAndRemoveDuplicates(context);
        if (context.stopRequested()) return cancelled();
        if (withGaddag) found = survey(*ownWords);
    }
    const WordList& sorted = ownWords ? *ownWords : words;

    // What real lexicons come to.
    const std::size_t expected = withGaddag ? found.prefixes * 9 / 4 : sorted.size();
    Graph graph{StateTable(expected), {0, 0, withGaddag}, {}};
    BuildCounts passed;
    std::vector<Prefix> prefixes;
    if (withGaddag) prefixes.reserve(found.prefixes);
    auto dawg = withGaddag
                    ? addDawg<true>(sorted, graph.states, prefixes, maxSlots, context, passed)
                    : addDawg<false>(sorted, graph.states, prefixes, maxSlots, context, passed);
    if (!dawg) return failure(std::move(dawg.error()));
    graph.roots.dawg = *dawg;
    if (withGaddag) {
        auto gaddag =
            addGaddag(std::move(prefixes), sorted, graph.states, maxSlots, context, passed);
        if (!gaddag) return failure(std::move(gaddag.error()));
        graph.roots.gaddag = *gaddag;
    }
    ownWords.reset();
    graph.states.finish();
    if (graph.states.size() > maxSlots) return tooManyNodes(words, maxSlots);

    auto layout = layOut(graph.states, graph.roots, order, context);
    if (!layout) return failure(std::move(layout.error()));
    graph.layout = std::move(*layout);
    if (graph.layout.length > maxSlots) return tooManyNodes(words, maxSlots);
    if (counts != nullptr) *counts = passed;
    return graph;
}

}  // namespace

Result<std::vector<KwgNode>> buildKwg(const WordList& words, GraphKind kind, NodeOrder order,
                                      const TaskContext& context, BuildCounts* counts)
{
    return writeNodes<KwgNode>(buildGraph(words, kind, order, kMaxKwgSlots, context, counts),
                               context);
}

Result<std::vector<KbwgNode>> buildKbwg(const WordList& words, GraphKind kind, NodeOrder order,
                                        const TaskContext& context, BuildCounts* counts)
{
    return writeNodes<KbwgNode>(buildGraph(words, kind, order, kMaxKbwgSlots, context, counts),
                                context);
}

}  // namespace engine
