// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "engine/board/move.h"
#include "ui/board/move_entry.h"
#include "ui/board/rack_order.h"

namespace ui {

/// The mover's tiles in an order of one's own, and where each of them is.
class RackTiles
{
public:
    enum class Use {
        Free,
        OnBoard,
        Lifted,  ///< to be exchanged
    };

    [[nodiscard]] const PositionPtr& position() const { return m_position; }
    /// Tiles that stay keep their places, but how the tiles of another moment were arranged says
    /// nothing about other ones; a position that one comes back to has its tiles as they were.
    /// Returns whether it is the same moment: same board, same player.
    bool setPosition(PositionPtr position);
    /// Its tiles, or those of the ghost when it is empty, are not free. Not owned; null = none.
    void setEntry(MoveEntry* entry) { m_entry = entry; }
    [[nodiscard]] MoveEntry* entry() const { return m_entry; }
    void setGhost(std::optional<engine::Move> move) { m_ghost = std::move(move); }
    [[nodiscard]] const std::optional<engine::Move>& ghost() const { return m_ghost; }

    [[nodiscard]] const std::vector<engine::Tile>& order() const { return m_order; }
    /// What of it is on the rack; other tiles of the rack come behind.
    void setOrder(std::vector<engine::Tile> order);
    void shuffle();
    void sort(RackOrder order);
    /// `to`: the place between tiles, counted before the tile is taken away.
    void moveTile(int from, int to);

    /// One for each tile.
    [[nodiscard]] std::vector<Use> uses() const;
    [[nodiscard]] int unknownTiles() const;
    /// Places for tiles, unknown and missing ones too.
    [[nodiscard]] int slotCount() const;

private:
    /// How the tiles of a position were left.
    struct Arranged
    {
        std::uint64_t position;  ///< its hash
        std::vector<engine::Tile> order;
    };

    PositionPtr m_position;
    MoveEntry* m_entry = nullptr;
    std::optional<engine::Move> m_ghost;
    std::vector<engine::Tile> m_order;
    std::deque<Arranged> m_arranged;  ///< the last ones, the newest behind
};

}  // namespace ui
