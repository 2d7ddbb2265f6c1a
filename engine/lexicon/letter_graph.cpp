// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/letter_graph.h"

#include <algorithm>
#include <span>
#include <vector>

namespace engine {
namespace {

constexpr std::uint32_t kHeader = 4;  // words: two sets of letters

}  // namespace

LetterGraph::LetterGraph(const Kwg& kwg)
{
    const std::span<const GraphNode> nodes = kwg.nodes();
    const std::size_t count = nodes.size();

    // An arc may lead into the middle of a list of siblings; the rest of that list then gets a
    // place of its own. First which nodes begin a list, then where it goes, counted from the end:
    // how long a list is shows when one comes from there. Node 0 stands for no list, in place 0.
    // An empty node begins none, though what nothing leads to may lead there: with millions of them
    // in a row such lists would have no end.
    std::vector<std::uint8_t> arrivals(count, 0);
    for (const GraphNode node : nodes) arrivals[node.arc()] = 1;
    const auto beginsList = [&](std::size_t i) { return arrivals[i] != 0 && nodes[i].bits != 0; };
    const auto fromEnd = std::make_unique_for_overwrite<std::uint32_t[]>(count);
    std::uint32_t size = 0;
    std::uint32_t length = 0;
    for (std::size_t i = count - 1; i > 0; --i) {
        length = (nodes[i].isEnd() ? 0 : length) + 1;
        size += beginsList(i) ? kHeader + length : 0;
        fromEnd[i] = size;
    }
    size += kHeader;
    fromEnd[0] = size;

    m_size = size;
    m_words = std::make_unique_for_overwrite<std::uint32_t[]>(size);
    std::fill_n(m_words.get(), kHeader, 0U);
    for (std::size_t i = 1; i < count; ++i) {
        if (!beginsList(i)) continue;
        std::uint32_t* const words = m_words.get() + (size - fromEnd[i]);
        std::uint32_t* child = words + kHeader;
        LetterSet letters = 0;
        LetterSet accepting = 0;
        for (std::size_t k = i;; ++k) {
            const GraphNode node = nodes[k];
            letters |= letterBit(node.tile());
            accepting |= LetterSet{node.accepts() ? 1U : 0U} << node.tile();
            *child++ = size - fromEnd[node.arc()];
            if (node.isEnd()) break;
        }
        std::memcpy(words, &letters, sizeof letters);
        std::memcpy(words + 2, &accepting, sizeof accepting);
    }
    m_dawgRoot = size - fromEnd[kwg.dawgRoot()];
    if (kwg.hasGaddag()) m_gaddagRoot = size - fromEnd[kwg.gaddagRoot()];
}

}  // namespace engine
