// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/letter_graph.h"

namespace engine {
namespace {

constexpr std::uint32_t kHeader = 4;  // words: two sets of letters

}  // namespace

LetterGraph::LetterGraph(const Kwg& kwg)
{
    const std::span<const KwgNode> nodes = kwg.nodes();

    // An arc may lead into the middle of a list of siblings; the rest of that list then gets a
    // place of its own. First which nodes begin a list, then where it goes.
    std::vector<std::uint32_t> places(nodes.size(), 0);
    for (const KwgNode node : nodes) places[node.arc()] = 1;
    std::vector<std::uint32_t> toEnd(nodes.size(), 1);  ///< siblings from a node on
    for (std::size_t i = nodes.size() - 1; i-- > 0;)
        if (!nodes[i].isEnd()) toEnd[i] = toEnd[i + 1] + 1;
    std::uint32_t size = kHeader;
    places[0] = 0;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        if (places[i] == 0) continue;
        places[i] = size;
        size += kHeader + toEnd[i];
    }

    m_words.assign(size, 0);
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        if (places[i] == 0) continue;
        std::uint32_t* const words = m_words.data() + places[i];
        LetterSet letters = 0;
        LetterSet accepting = 0;
        for (std::uint32_t k = 0; k < toEnd[i]; ++k) {
            const KwgNode node = nodes[i + k];
            letters |= letterBit(node.tile());
            if (node.accepts()) accepting |= letterBit(node.tile());
            words[kHeader + k] = places[node.arc()];
        }
        std::memcpy(words, &letters, sizeof letters);
        std::memcpy(words + 2, &accepting, sizeof accepting);
    }
    m_dawgRoot = places[kwg.dawgRoot()];
    if (kwg.hasGaddag()) m_gaddagRoot = places[kwg.gaddagRoot()];
}

}  // namespace engine
