// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/tile.h"
#include "engine/rules/game_rules.h"
#include "engine/rules/rack.h"

namespace engine {

/// A bag from which every seat draws tiles of its own: what one draws does not depend on how many
/// the others have drawn before, as long as there is enough for all. So games that begin with
/// different moves go on with the same luck, and can be compared tile by tile.
///
/// Two seats share one row of tiles and draw from its two ends; a third and a fourth have a row of
/// their own. Who finds the row empty draws from the other one. Whatever the seats do, each tile
/// that is drawn is any of those left with the same chance.
class SeatDraws
{
public:
    /// Lays these tiles out for drawing. Their order must be random. Allocates when there are more
    /// tiles than ever before.
    void layOut(std::span<const Tile> tiles, int seats);

    /// Tiles left.
    [[nodiscard]] int size() const { return m_size; }
    /// Takes up to `howMany` tiles for a seat into `rack`.
    void draw(int seat, int howMany, Rack& rack);
    /// Puts tiles back at random places; at least as many must have been drawn.
    void putBack(std::span<const Tile> tiles, Random& random);

private:
    static constexpr int kSeatsPerRow = 2;
    static constexpr int kMostRows = 2;

    /// Tiles begin..end-1 of m_tiles are left of those that lay at first..last-1.
    struct Row
    {
        int first = 0;
        int begin = 0;
        int end = 0;
        int last = 0;
        [[nodiscard]] int size() const { return end - begin; }
    };

    [[nodiscard]] Row& rowFor(int seat);
    /// Gives a drawn tile's place back to its row; where that is.
    [[nodiscard]] int reopen(Row& row);

    std::vector<Tile> m_tiles;
    std::array<Row, kMostRows> m_rows{};
    int m_rowCount = 1;
    int m_size = 0;
};

}  // namespace engine
