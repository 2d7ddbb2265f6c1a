// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/graph_check.h"

#include <algorithm>
#include <span>

#include "engine/base/random.h"
#include "engine/lexicon/graph_walks.h"
#include "engine/lexicon/pace.h"

namespace engine {
namespace {

/// Looks up words in the nodes by other code than players do.
class Lookup
{
public:
    Lookup(std::span<const GraphNode> nodes, bool hasGaddag)
        : m_nodes(nodes), m_dawg(nodes[0].arc()), m_gaddag(hasGaddag ? nodes[1].arc() : 0)
    {
    }

    [[nodiscard]] bool inDawg(std::span<const Tile> word) const
    {
        return endsIn(word, m_dawg, false);
    }

    /// From the letter `anchor` to the front, then from there to the back.
    [[nodiscard]] bool inGaddag(std::span<const Tile> word, std::size_t anchor) const
    {
        std::uint32_t list = m_gaddag;
        std::uint32_t node = 0;
        for (std::size_t at = anchor + 1; at-- > 0;) {
            node = find(list, word[at]);
            if (node == 0) return false;
            list = m_nodes[node].arc();
        }
        if (anchor + 1 == word.size()) return m_nodes[node].accepts();
        const std::uint32_t separator = find(list, 0);
        if (separator == 0) return false;
        return endsIn(word.subspan(anchor + 1), m_nodes[separator].arc(), false);
    }

private:
    [[nodiscard]] std::uint32_t find(std::uint32_t list, Tile tile) const
    {
        if (list == 0) return 0;
        for (std::uint32_t index = list; m_nodes[index].tile() <= tile; ++index) {
            if (m_nodes[index].tile() == tile) return index;
            if (m_nodes[index].isEnd()) break;
        }
        return 0;
    }

    [[nodiscard]] bool endsIn(std::span<const Tile> word, std::uint32_t list, bool accepted) const
    {
        for (const Tile tile : word) {
            const std::uint32_t node = find(list, tile);
            if (node == 0) return false;
            accepted = m_nodes[node].accepts();
            list = m_nodes[node].arc();
        }
        return accepted;
    }

    std::span<const GraphNode> m_nodes;
    std::uint32_t m_dawg;
    std::uint32_t m_gaddag;
};

bool holds(const WordList& words, std::span<const Tile> word)
{
    std::size_t first = 0;
    std::size_t count = words.size();
    while (count > 0) {
        const std::size_t half = count / 2;
        const auto middle = words[first + half];
        if (std::lexicographical_compare(middle.begin(), middle.end(), word.begin(), word.end())) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return first < words.size() && std::ranges::equal(words[first], word);
}

Tile highestIn(const WordList& words)
{
    Tile highest = 0;
    for (std::size_t i = 0; i < words.size(); ++i)
        for (const Tile tile : words[i]) highest = std::max(highest, tile);
    return highest;
}

/// A word of the list with one letter changed, added or left out.
std::vector<Tile> mutation(const WordList& words, Tile highest, Random& random)
{
    const auto word = words[random.below(static_cast<std::uint32_t>(words.size()))];
    std::vector<Tile> other(word.begin(), word.end());
    const auto letter = static_cast<Tile>(1 + random.below(highest));
    const auto at = static_cast<std::ptrdiff_t>(
        random.below(static_cast<std::uint32_t>(std::max<std::size_t>(other.size(), 1))));
    switch (random.below(3)) {
    case 0: other[static_cast<std::size_t>(at)] = letter; break;
    case 1: other.insert(other.begin() + at, letter); break;
    default:
        if (other.size() > 1) other.erase(other.begin() + at);
        break;
    }
    return other;
}

}  // namespace

Result<GraphCheck> checkGraph(const Kwg& graph, const WordList& words,
                              const GraphCheckOptions& options, const TaskContext& context)
{
    const Lookup lookup(graph.nodes(), graph.hasGaddag());
    const Tile highest = highestIn(words);
    GraphCheck result;
    result.words = static_cast<std::int64_t>(words.size());
    result.held = graph.wordCount();
    const auto nodes = graph.nodes();
    if (graph.hasGaddag() && nodes[1].arc() != 0) {
        const std::uint32_t root = nodes[1].arc();
        result.spellingsHeld = graph::countWords<std::int64_t>(graph.provenNodes(), root)[root];
    }
    const std::int64_t wanted = words.empty() || highest == 0 ? 0 : options.nonWords;
    Pace pace(context, say("Checking the graph"), result.words + wanted);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!pace.keepOn(static_cast<std::int64_t>(i))) return cancelled();
        const auto word = words[i];
        const bool found =
            lookup.inDawg(word) && (!graph.hasGaddag() || (lookup.inGaddag(word, word.size() - 1) &&
                                                           lookup.inGaddag(word, i % word.size())));
        if (graph.hasGaddag()) result.spellings += static_cast<std::int64_t>(word.size());
        if (found) continue;
        if (result.missing++ == 0) result.firstMissing.assign(word.begin(), word.end());
    }
    Random random(options.seed);
    for (std::int64_t i = 0; i < wanted; ++i) {
        if (!pace.keepOn(i, result.words + i)) return cancelled();
        const std::vector<Tile> word = mutation(words, highest, random);
        if (holds(words, word)) continue;
        ++result.nonWords;
        const bool found =
            lookup.inDawg(word) ||
            (graph.hasGaddag() && lookup.inGaddag(word, static_cast<std::size_t>(i) % word.size()));
        if (found && result.accepted++ == 0) result.firstAccepted = word;
    }
    return result;
}

}  // namespace engine
