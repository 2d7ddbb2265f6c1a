// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/rack_tiles.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <QRandomGenerator>

#include "ui/board/unknown_tiles.h"

namespace ui {

namespace {

constexpr std::size_t kMostArranged = 200;

}  // namespace

bool RackTiles::setPosition(PositionPtr position)
{
    const PositionPtr before = std::exchange(m_position, std::move(position));
    const bool sameLetters =
        before && m_position && before->rules().alphabet.sameLetters(m_position->rules().alphabet);
    const bool sameMoment = sameLetters && before->onTurn() == m_position->onTurn() &&
                            before->board() == m_position->board();
    const bool sameRack = sameLetters && before->mover().rack == m_position->mover().rack;
    if (sameMoment && sameRack) return true;
    const auto arranged = [this](const engine::Position& other) {
        return std::ranges::find(m_arranged, other.hash(), &Arranged::position);
    };
    if (before && !m_order.empty()) {
        if (const auto old = arranged(*before); old != m_arranged.end()) m_arranged.erase(old);
        m_arranged.push_back({before->hash(), m_order});
        if (m_arranged.size() > kMostArranged) m_arranged.pop_front();
    }
    const auto known = m_position ? arranged(*m_position) : m_arranged.end();
    if (known != m_arranged.end()) setOrder(known->order);
    else setOrder(sameMoment || sameRack ? std::move(m_order) : std::vector<engine::Tile>());
    return sameMoment;
}

void RackTiles::setOrder(std::vector<engine::Tile> order)
{
    engine::Rack rack = m_position ? m_position->mover().rack : engine::Rack();
    std::vector<engine::Tile> kept;
    for (const engine::Tile tile : order) {
        if (!rack.has(tile)) continue;
        rack.remove(tile);
        kept.push_back(tile);
    }
    // Blanks last, as most players keep them.
    std::vector<engine::Tile> added = rack.tiles();
    std::stable_partition(added.begin(), added.end(),
                          [](engine::Tile tile) { return tile != engine::kBlank; });
    kept.insert(kept.end(), added.begin(), added.end());
    m_order = std::move(kept);
}

void RackTiles::shuffle()
{
    // Not the engine's random numbers: nothing depends on the order in which tiles are shown.
    std::shuffle(m_order.begin(), m_order.end(), *QRandomGenerator::global());
}

void RackTiles::sort(RackOrder order)
{
    if (m_position) sortTiles(m_order, m_position->rules().alphabet, order);
}

void RackTiles::moveTile(int from, int to)
{
    if (to > from) --to;
    const engine::Tile moved = m_order[static_cast<std::size_t>(from)];
    m_order.erase(m_order.begin() + from);
    m_order.insert(m_order.begin() + to, moved);
}

std::vector<RackTiles::Use> RackTiles::uses() const
{
    engine::TileCounts placed;
    engine::TileCounts lifted;
    if (m_entry && !m_entry->empty()) {
        for (const engine::PlacedTile& tile : m_entry->tiles()) placed.add(tile.tile);
        lifted = engine::TileCounts(m_entry->lifted());
    } else if (m_ghost && m_ghost->kind == engine::MoveKind::Exchange) {
        lifted = m_ghost->tilesUsed();
    } else if (m_ghost) {
        placed = m_ghost->tilesUsed();
    }
    std::vector<Use> result;
    for (const engine::Tile tile : m_order) {
        Use use = Use::Free;
        if (placed.has(tile)) {
            use = Use::OnBoard;
            placed.remove(tile);
        } else if (lifted.has(tile)) {
            use = Use::Lifted;
            lifted.remove(tile);
        }
        result.push_back(use);
    }
    return result;
}

int RackTiles::unknownTiles() const
{
    return m_position ? unknownTilesOf(*m_position) : 0;
}

int RackTiles::slotCount() const
{
    const int size = m_position ? m_position->rules().rackSize : 7;
    return std::max(size, static_cast<int>(m_order.size()) + unknownTiles());
}

}  // namespace ui
