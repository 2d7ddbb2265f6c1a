// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_graph.h"

#include <bit>
#include <string>
#include <utility>

#include "engine/lexicon/pace.h"

namespace engine {
namespace {

// What the 24 bits of a state leave room for.
constexpr std::size_t kMostNodes = std::size_t{1} << 24;

}  // namespace

Result<BoggleGraphPtr> BoggleGraph::create(const Kwg& words, const BoggleGraphOptions& options,
                                           const TaskContext& context)
{
    // The sources: for each node the list of siblings in the lexicon that come after it.
    std::vector<std::uint32_t> lists{words.dawgRoot()};
    BoggleGraph graph;
    Pace pace(context, say("words"), 0);
    std::size_t begin = 0;
    for (int length = 1; begin < lists.size(); ++length) {
        const std::size_t end = lists.size();
        for (; begin < end; ++begin) {
            if (!pace.keepOn(static_cast<std::int64_t>(begin))) return cancelled();
            BoggleNode node;
            node.first = static_cast<std::uint32_t>(lists.size()) << 8;
            for (std::uint32_t index = lists[begin]; index != 0; ++index) {
                const GraphNode source = words.node(index);
                if ((options.letters & letterBit(source.tile())) != 0) {
                    if (source.tile() > kMaxBoggleLetters) {
                        return failure(
                            ErrorCode::OutOfRange,
                            say("words for grids can use the first %1 letters of an alphabet only",
                                kMaxBoggleLetters));
                    }
                    const std::uint32_t bit = boggleBit(source.tile());
                    if (source.accepts()) node.words |= bit;
                    if (source.arc() != 0 && length < options.maxLength) {
                        node.children |= bit;
                        lists.push_back(source.arc());
                    }
                }
                if (source.isEnd()) break;
            }
            if (lists.size() > kMostNodes) {
                return failure(
                    ErrorCode::OutOfRange,
                    say("too many words for grids: give a greatest length or fewer letters"));
            }
            if (node.words != 0) graph.m_longestWord = length;
            graph.m_wordCount += std::popcount(node.words);
            graph.m_lettersInUse |= node.words | node.children;
            graph.m_nodes.push_back(node);
        }
    }
    // Children stand behind their parents, so that from the end they are ready first.
    for (std::size_t index = graph.m_nodes.size(); index-- > 0;) {
        BoggleNode& node = graph.m_nodes[index];
        std::uint32_t needs = ~std::uint32_t{0};
        for (std::uint32_t rest = node.words; rest != 0; rest &= rest - 1)
            needs &= rest & (~rest + 1);
        std::uint32_t child = node.first >> 8;
        for (std::uint32_t rest = node.children; rest != 0; rest &= rest - 1, ++child)
            needs &= (rest & (~rest + 1)) | graph.m_nodes[child].needs;
        // What leads to no word needs everything, and is never entered.
        node.needs = needs;
    }
    return std::make_shared<const BoggleGraph>(std::move(graph));
}

}  // namespace engine
