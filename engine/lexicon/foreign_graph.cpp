// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/foreign_graph.h"

#include <optional>
#include <span>
#include <utility>

#include "engine/lexicon/graph_walks.h"
#include "engine/lexicon/pace.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

using Nodes = std::span<const ForeignNode>;

Error malformed(const ForeignNode& node, Sentence message, const std::string& file)
{
    return {ErrorCode::Malformed, std::move(message), {file, 0, 0, node.byte}};
}

/// Indices inside, and lists that end after no more siblings than there are letters.
std::optional<Error> findBadLink(Nodes nodes, const std::string& file)
{
    std::size_t siblings = 0;
    for (std::size_t i = nodes.size(); i-- > 0;) {
        const ForeignNode& node = nodes[i];
        if (node.child >= nodes.size()) {
            return malformed(node, say("a node leads to node %1 of %2", node.child, nodes.size()),
                             file);
        }
        if (i + 1 == nodes.size() && !node.last)
            return malformed(node, say("the last node is not the last of its siblings"), file);
        siblings = node.last ? 1 : siblings + 1;
        if (siblings > static_cast<std::size_t>(kTileKinds))
            return malformed(node, say("a node has more siblings than there are letters"), file);
    }
    return std::nullopt;
}

/// Depth first with a stack of its own: a hostile file can hold paths of millions of nodes. A
/// node leads to its children and to its next sibling.
std::optional<Error> findCycle(Nodes nodes, std::uint32_t root, const std::string& file)
{
    enum class Mark : std::uint8_t { New, Open, OpenBelow, Done };
    std::vector<Mark> marks(nodes.size(), Mark::New);
    std::vector<std::uint32_t> stack{root};
    while (!stack.empty()) {
        const std::uint32_t index = stack.back();
        const ForeignNode& node = nodes[index];
        std::uint32_t next = 0;
        if (marks[index] == Mark::New) {
            marks[index] = Mark::Open;
            next = node.child;
        } else if (marks[index] == Mark::Open) {
            marks[index] = Mark::OpenBelow;
            next = node.last ? 0 : index + 1;
        } else {
            marks[index] = Mark::Done;
            stack.pop_back();
            continue;
        }
        if (next == 0 || marks[next] == Mark::Done) continue;
        if (marks[next] != Mark::New)
            return malformed(node, say("a node leads back to itself"), file);
        stack.push_back(next);
    }
    return std::nullopt;
}

}  // namespace

/// The only one that hands out other programs' nodes as proven.
class ForeignProof
{
public:
    /// A view of `nodes`, of which a walk from `root` comes to its end.
    [[nodiscard]] static Result<ProvenNodes<ForeignNode>> of(Nodes nodes, std::uint32_t root,
                                                             const std::string& file)
    {
        if (auto error = findBadLink(nodes, file)) return failure(std::move(*error));
        if (auto error = findCycle(nodes, root, file)) return failure(std::move(*error));
        return ProvenNodes<ForeignNode>(nodes);
    }
};

Result<WordList> wordsOfForeignGraph(std::vector<ForeignNode> nodes, std::uint32_t root,
                                     const ForeignLimits& limits, const std::string& file,
                                     const TaskContext& context)
{
    WordList words;
    if (root == 0) return words;
    if (root >= nodes.size()) {
        return failure(ErrorCode::Malformed, say("the first list of letters is beyond the end"),
                       {file, 0, 0, -1});
    }
    const auto proven = ForeignProof::of(nodes, root, file);
    if (!proven) return failure(proven.error());

    const auto counts = graph::countWords<std::int64_t>(*proven, root);
    const auto tooMuch = [&file](Sentence what) {
        return failure(ErrorCode::OutOfRange, say("has %1", what), {file, 0, 0, -1});
    };
    if (counts[root] > limits.words) return tooMuch(say("more than %1 words", limits.words));
    // Ways that lead to no word would be walked in vain, and there can be very many. Without them
    // what has been proven is so all the more.
    for (ForeignNode& node : nodes)
        if (node.child != 0 && counts[node.child] == 0) node.child = 0;
    if (const int longest = graph::longestWord(*proven, root); longest > kLongestWord) {
        return tooMuch(
            say("a word of %1 letters, more than the %2 allowed", longest, kLongestWord));
    }

    Pace pace(context, say("Reading words"), counts[root]);
    std::size_t tiles = 0;
    bool stopped = false;
    graph::forEachWord(*proven, root, [&](std::span<const Tile> word) {
        words.add(word);
        tiles += word.size();
        stopped = !pace.keepOn(static_cast<std::int64_t>(words.size()));
        return !stopped && tiles <= limits.tiles;
    });
    if (stopped) return cancelled();
    if (tiles > limits.tiles)
        return tooMuch(say("more than %1 letters in its words", limits.tiles));
    return words;
}

Result<Tile> letterWritten(std::string_view text, const Alphabet& alphabet, const std::string& file)
{
    const auto tiles = alphabet.readWord(text);
    if (!tiles || tiles->size() != 1) {
        return failure(ErrorCode::WrongLexicon,
                       say("has the letter %1, which the alphabet %2 lacks", text::quoted(text),
                           text::quoted(alphabet.name())),
                       {file, 0, 0, -1});
    }
    return tiles->front();
}

}  // namespace engine
