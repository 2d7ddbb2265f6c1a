// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_board.h"

#include <algorithm>
#include <bit>

namespace engine {
namespace {

std::uint32_t lowBit(std::size_t square)
{
    return square < 32 ? std::uint32_t{1} << square : 0;
}

std::uint32_t highBit(std::size_t square)
{
    return square < 32 ? 0 : std::uint32_t{1} << (square - 32);
}

/// Of a neighbour, by its direction.
std::size_t laneTo(BoggleSize size, int square, int neighbour)
{
    const int rows = neighbour / size.columns - square / size.columns;
    const int columns = neighbour % size.columns - square % size.columns;
    const int direction = (rows + 1) * 3 + columns + 1;
    return static_cast<std::size_t>(direction > 4 ? direction - 1 : direction);
}

std::uint8_t numberOf(std::uint32_t bit)
{
    return static_cast<std::uint8_t>(bit == 0 ? 0 : std::countr_zero(bit));
}

std::uint8_t withLane(std::uint8_t lanes, std::size_t lane)
{
    return static_cast<std::uint8_t>(lanes | 1U << lane);
}

/// None when it is no letter that grids can have.
std::uint32_t bitOf(Tile letter)
{
    return letter == 0 || letter > kMaxBoggleLetters ? 0 : boggleBit(letter);
}

}  // namespace

void BoggleBoard::setSize(BoggleSize size)
{
    m_size = size;
    const auto squares = static_cast<std::size_t>(size.squares());
    m_neighbours.clear();
    m_lanes.assign(squares, {});
    m_squares.clear();
    for (std::size_t square = 0; square < squares; ++square) {
        m_neighbours.push_back(boggleNeighbours(size, static_cast<int>(square)));
        m_squares.push_back(static_cast<int>(square));
        BoggleLanes& lanes = m_lanes[square];
        // The square above left comes to bit 3, so that no distance is pushed to the left.
        lanes.turn =
            static_cast<std::uint8_t>((static_cast<int>(square) - size.columns - 4 + 128) % 64);
        // Where there is no neighbour, the lane stays without letters.
        lanes.cells.fill(kMaxBoggleSquares);
        for (const int neighbour : m_neighbours[square]) {
            const std::size_t lane = laneTo(size, static_cast<int>(square), neighbour);
            const auto target = static_cast<std::size_t>(neighbour);
            lanes.cells[lane] = static_cast<std::uint32_t>(target);
            lanes.moving = withLane(lanes.moving, lane);
            lanes.lowBits[lane] = lowBit(target);
            lanes.highBits[lane] = highBit(target);
        }
    }
}

void BoggleBoard::layChain(const BoggleFace& face, std::size_t square)
{
    m_chained.push_back(square);
    // The geometry of the square itself moves on to the chain's last cell.
    const BoggleLanes last = m_lanes[square];
    std::size_t cell = square;
    for (std::size_t i = 1; i < face.letters().size(); ++i) {
        const std::uint32_t bit = bitOf(face.letters()[i]);
        BoggleLanes lanes;
        lanes.cells.fill(kMaxBoggleSquares);
        lanes.letters[0] = bit;
        lanes.below[0] = bit - 1;
        lanes.numbers[0] = numberOf(bit);
        lanes.leading = 1;
        if (i + 1 == face.letters().size()) {
            lanes.endings[0] = bit;
            lanes.ending = 1;
        }
        lanes.cells[0] = static_cast<std::uint32_t>(m_lanes.size());
        m_letterOf[m_lanes.size()] = face.letters()[i];
        m_around[m_lanes.size()] = m_around[cell];
        m_around[cell] = bit;
        m_lanes[cell] = lanes;
        cell = m_lanes.size();
        m_lanes.push_back(last);
        m_squares.push_back(static_cast<int>(square));
    }
}

void BoggleBoard::set(const BoggleGrid& grid, std::uint32_t lettersInUse)
{
    if (m_size != grid.size) {
        setSize(grid.size);
        m_chained.clear();
    }
    const auto squares = static_cast<std::size_t>(m_size.squares());
    // The squares that had chains get their geometry back, from the chains' ends.
    for (const std::size_t square : m_chained) {
        for (std::size_t cell = m_lanes.size(); cell-- > squares;) {
            if (m_squares[cell] != static_cast<int>(square)) continue;
            m_lanes[square] = m_lanes[cell];
            break;
        }
    }
    m_chained.clear();
    m_lanes.resize(squares);
    m_squares.resize(squares);

    m_letters = 0;
    m_first.fill(0);
    m_endings.fill(0);
    m_numbers.fill(0);
    std::uint64_t lettered = 0;
    std::uint64_t single = 0;
    bool anyChain = false;
    for (std::size_t square = 0; square < squares; ++square) {
        const BoggleFace& face = grid.faces[square];
        std::uint32_t bits = 0;
        bool known = !face.isBlock();
        for (const Tile letter : face.letters()) {
            const std::uint32_t bit = bitOf(letter);
            known = known && (bit & lettersInUse) != 0;
            bits |= bit;
        }
        if (!known) continue;
        m_letters |= bits;
        m_letterOf[square] = face.letters()[0];
        m_first[square] = bitOf(face.letters()[0]);
        m_numbers[square] = numberOf(m_first[square]);
        lettered |= std::uint64_t{1} << square;
        if (face.length() == 1) {
            m_endings[square] = m_first[square];
            single |= std::uint64_t{1} << square;
        } else {
            anyChain = true;
        }
    }
    for (std::size_t square = 0; square < squares; ++square) {
        BoggleLanes& lanes = m_lanes[square];
        std::uint32_t around = 0;
        for (std::size_t lane = 0; lane < 8; ++lane) {
            const std::uint32_t bit = m_first[lanes.cells[lane]];
            around |= bit;
            lanes.letters[lane] = bit;
            lanes.below[lane] = bit - 1;
            lanes.endings[lane] = m_endings[lanes.cells[lane]];
            lanes.numbers[lane] = m_numbers[lanes.cells[lane]];
        }
        lanes.leading = static_cast<std::uint8_t>(lanes.lanesTo(lettered, m_size.columns));
        lanes.ending = static_cast<std::uint8_t>(lanes.lanesTo(single, m_size.columns));
        m_around[square] = around;
    }
    if (!anyChain) return;
    for (std::size_t square = 0; square < squares; ++square)
        if (m_first[square] != 0 && m_endings[square] == 0) layChain(grid.faces[square], square);
}

void BoggleBoard::open(int square, std::uint32_t letters)
{
    for (std::size_t cell = 0; cell < m_lanes.size(); ++cell)
        if (leadsTo(cell, square)) m_around[cell] |= letters;
}

bool BoggleBoard::leadsTo(std::size_t cell, int square) const
{
    return std::ranges::count(m_lanes[cell].cells, static_cast<std::uint32_t>(square)) > 0;
}

}  // namespace engine
