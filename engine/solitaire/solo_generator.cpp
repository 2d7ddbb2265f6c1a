// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solo_generator.h"

#include <algorithm>

namespace engine {

void SoloGenerator::readSquares()
{
    for (auto& masks : m_masks) std::fill(masks.begin(), masks.end(), m_all);
    for (auto& points : m_across) std::fill(points.begin(), points.end(), std::int16_t{-1});
    const auto stride = static_cast<std::size_t>(m_grid.stride());
    const std::size_t end = m_grid.size() - stride;
    m_boardEmpty = true;
    for (std::size_t cell = stride; cell < end; ++cell) {
        if (m_cells[cell] != kNoTile) {
            m_boardEmpty &= m_cells[cell] == SoloGrid::kEdge;
            continue;
        }
        if (SoloGrid::isTile(m_cells[cell - stride]) || SoloGrid::isTile(m_cells[cell + stride]))
            readSquare(cell, Direction::Across);
        if (SoloGrid::isTile(m_cells[cell - 1]) || SoloGrid::isTile(m_cells[cell + 1]))
            readSquare(cell, Direction::Down);
    }
    if (!m_use) return;
    for (std::size_t cell = 0; cell < m_grid.size(); ++cell) {
        const Tile only = m_use->only[cell];
        if (only == kNoTile) continue;
        const LetterSet allowed = only == SoloGrid::kEdge ? 0 : letterBit(letterOf(only));
        for (auto& masks : m_masks) masks[cell] &= allowed;
    }
}

void SoloGenerator::readSquare(std::size_t cell, Direction direction)
{
    const auto step = static_cast<std::size_t>(m_grid.step(other(direction)));
    std::size_t first = cell;
    while (SoloGrid::isTile(m_cells[first - step])) first -= step;
    std::uint32_t number = m_graph.dawgRoot();
    int points = 0;
    for (std::size_t i = first; i != cell; i += step) {
        number = m_graph.step(number, letterOf(m_cells[i]));
        points += m_grid.value(m_cells[i]);
    }
    LetterSet fitting = 0;
    const LetterGraph::List list = m_graph.list(number);
    if (!SoloGrid::isTile(m_cells[cell + step])) {
        fitting = list.accepting();
    } else {
        for (std::size_t i = cell + step; SoloGrid::isTile(m_cells[i]); i += step)
            points += m_grid.value(m_cells[i]);
        LetterSet letters = list.letters();
        // Planned squares ask for their own letter, which the hand may lack.
        if ((m_hand.kinds & 1) == 0 && !m_use) letters &= m_hand.kinds;
        for (; letters != 0; letters &= letters - 1) {
            const auto letter = static_cast<Tile>(std::countr_zero(letters));
            std::uint32_t child = list.childOf(letter);
            bool accepts = false;
            for (std::size_t i = cell + step; SoloGrid::isTile(m_cells[i]); i += step) {
                const LetterGraph::List children = m_graph.list(child);
                const Tile lying = letterOf(m_cells[i]);
                accepts = (children.accepting() >> lying & 1) != 0;
                if ((children.letters() >> lying & 1) == 0) {
                    accepts = false;
                    break;
                }
                child = children.childOf(lying);
            }
            if (accepts) fitting |= letterBit(letter);
        }
    }
    m_masks[static_cast<std::size_t>(direction)][cell] = fitting;
    m_across[static_cast<std::size_t>(direction)][cell] = static_cast<std::int16_t>(points);
}

}  // namespace engine
