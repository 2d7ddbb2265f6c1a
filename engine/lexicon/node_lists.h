// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "engine/base/tile.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// The lists of siblings of a word graph, seen as a LetterGraph shows them, without being laid out
/// first: who asks for a list looks once at each of its nodes. For those who ask few questions. A
/// view; lists have the numbers of their first nodes.
class NodeLists
{
public:
    class Child
    {
    public:
        explicit Child(std::uint32_t number) : m_number(number) {}

        [[nodiscard]] std::uint32_t number() const { return m_number; }
        /// Not known before the list is looked at.
        [[nodiscard]] bool mayHave(LetterSet letters) const
        {
            return m_number != 0 && letters != 0;
        }

    private:
        std::uint32_t m_number;
    };

    class List
    {
    public:
        List(std::span<const GraphNode> nodes, std::uint32_t number)
            : m_first(nodes.data() + number)
        {
            if (number == 0) return;
            for (const GraphNode* node = m_first;; ++node) {
                m_letters |= letterBit(node->tile());
                if (node->accepts()) m_accepting |= letterBit(node->tile());
                if (node->isEnd()) break;
            }
        }

        /// All as in a LetterGraph::List.
        [[nodiscard]] LetterSet letters() const { return m_letters; }
        [[nodiscard]] LetterSet accepting() const { return m_accepting; }
        [[nodiscard]] Child child(Tile letter) const
        {
            return Child(m_first[std::popcount(m_letters & (letterBit(letter) - 1))].arc());
        }
        [[nodiscard]] std::uint32_t childOf(Tile letter) const { return child(letter).number(); }
        [[nodiscard]] Child childOfSeparator() const { return Child(m_first->arc()); }

    private:
        const GraphNode* m_first;
        LetterSet m_letters = 0;
        LetterSet m_accepting = 0;
    };

    explicit NodeLists(const Kwg& kwg)
        : m_nodes(kwg.nodes()),
          m_dawgRoot(kwg.dawgRoot()),
          m_gaddagRoot(kwg.hasGaddag() ? kwg.gaddagRoot() : 0)
    {
    }

    /// List 0 is empty.
    [[nodiscard]] List list(std::uint32_t number) const { return {m_nodes, number}; }
    /// The list of children of `letter` in a list; 0 when it has none.
    [[nodiscard]] std::uint32_t step(std::uint32_t number, Tile letter) const
    {
        if (number == 0) return 0;
        for (const GraphNode* node = m_nodes.data() + number;; ++node) {
            if (node->tile() == letter) return node->arc();
            if (node->isEnd()) return 0;
        }
    }
    [[nodiscard]] std::uint32_t dawgRoot() const { return m_dawgRoot; }
    /// 0 when there is no GADDAG.
    [[nodiscard]] std::uint32_t gaddagRoot() const { return m_gaddagRoot; }

private:
    std::span<const GraphNode> m_nodes;
    std::uint32_t m_dawgRoot;
    std::uint32_t m_gaddagRoot;
};

}  // namespace engine
