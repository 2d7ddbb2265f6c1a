// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/letter_graph.h"

#include <algorithm>
#include <span>
#include <vector>

namespace engine {
namespace {

/// Lists that are brought together: those that searches over a board are in most of the time.
constexpr std::size_t kMostNear = std::size_t{1} << 16;
constexpr std::uint8_t kBroughtNear = 2;

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

    LetterSet kinds = 0;
    for (const GraphNode node : nodes) kinds |= letterBit(node.tile());
    m_wide = kinds > UINT32_MAX;
    const std::uint32_t header = m_wide ? 2 : 1;

    // Every search begins among the lists near the roots: these come first, the children of one
    // list side by side, so that more of what is looked at stays in the caches. To order all lists
    // like this would take longer than all the rest.
    struct Near
    {
        std::uint32_t first;
        std::uint32_t place;
    };
    std::vector<Near> near;
    std::uint32_t nearEnd = header;
    const auto bringNear = [&](std::uint32_t first) {
        if (first == 0 || nodes[first].bits == 0 || arrivals[first] == kBroughtNear) return;
        arrivals[first] = kBroughtNear;
        near.push_back({first, nearEnd});
        std::uint32_t last = first;
        while (!nodes[last].isEnd()) ++last;
        nearEnd += header + (last - first) + 1;
    };
    bringNear(kwg.dawgRoot());
    if (kwg.hasGaddag()) bringNear(kwg.gaddagRoot());
    for (std::size_t i = 0; i < near.size() && near.size() < kMostNear; ++i) {
        for (std::size_t k = near[i].first;; ++k) {
            bringNear(nodes[k].arc());
            if (nodes[k].isEnd()) break;
        }
    }

    struct ListPlace
    {
        std::uint32_t fromEnd;  ///< where the list from the node on begins
        std::uint32_t letters;  ///< of the node and of its later siblings, folded
    };
    const auto places = std::make_unique_for_overwrite<ListPlace[]>(count);
    std::uint32_t size = 0;
    std::uint32_t length = 0;
    std::uint32_t letters = 0;
    for (std::size_t i = count - 1; i > 0; --i) {
        const std::uint32_t siblings = nodes[i].isEnd() ? 0 : UINT32_MAX;
        length = (length & siblings) + 1;
        letters = (letters & siblings) | folded(letterBit(nodes[i].tile()));
        size += beginsList(i) && arrivals[i] != kBroughtNear ? header + length : 0;
        places[i] = {size, letters};
    }
    size += nearEnd;
    places[0] = {size, 0};
    for (const Near& list : near) places[list.first].fromEnd = size - list.place;

    m_size = size;
    m_words = std::make_unique_for_overwrite<std::uint64_t[]>(size);
    std::fill_n(m_words.get(), header, 0U);
    std::uint64_t* const lists = m_words.get() + (header - 1);
    m_lists = lists;
    for (std::size_t i = 1; i < count; ++i) {
        if (!beginsList(i)) continue;
        std::uint64_t* const words = lists + (size - places[i].fromEnd);
        std::uint64_t* child = words + 1;
        LetterSet all = 0;
        LetterSet accepting = 0;
        for (std::size_t k = i;; ++k) {
            const GraphNode node = nodes[k];
            all |= letterBit(node.tile());
            accepting |= LetterSet{node.accepts() ? 1U : 0U} << node.tile();
            const ListPlace& place = places[node.arc()];
            *child++ = (size - place.fromEnd) | std::uint64_t{place.letters} << 32;
            if (node.isEnd()) break;
        }
        words[0] = (all & UINT32_MAX) | accepting << 32;
        if (m_wide) words[-1] = all >> 32 | (accepting & ~std::uint64_t{UINT32_MAX});
    }
    m_dawgRoot = size - places[kwg.dawgRoot()].fromEnd;
    if (kwg.hasGaddag()) m_gaddagRoot = size - places[kwg.gaddagRoot()].fromEnd;
}

}  // namespace engine
