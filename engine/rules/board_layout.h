// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/tile.h"

namespace engine {

/// What a square multiplies. Both 0: no tile can lie there ("punctured").
struct Premium
{
    std::uint8_t letter = 1;  ///< 1..4, 0 on a blocked square
    std::uint8_t word = 1;    ///< 1..4, 0 on a blocked square

    [[nodiscard]] bool blocked() const { return letter == 0; }
    [[nodiscard]] bool plain() const { return letter == 1 && word == 1; }
    friend bool operator==(Premium, Premium) = default;
};

/// The squares of a board without tiles. Rows and columns count from 0; squares are row-major.
class BoardLayout
{
public:
    /// 1..21 rows and columns, premiums row-major, multipliers both 0 or both 1..4, and a start
    /// square on the board. The start square may be blocked; then the first move can't be made.
    [[nodiscard]] static Result<BoardLayout> create(std::string name, int rows, int columns,
                                                    std::vector<Premium> premiums, int startRow,
                                                    int startColumn);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int squareCount() const { return m_rows * m_columns; }
    [[nodiscard]] int square(int row, int column) const { return row * m_columns + column; }
    [[nodiscard]] Premium premium(int row, int column) const
    {
        return m_premiums[static_cast<std::size_t>(square(row, column))];
    }
    /// Row by row.
    [[nodiscard]] std::span<const Premium> premiums() const { return m_premiums; }
    [[nodiscard]] bool blocked(int row, int column) const { return premium(row, column).blocked(); }
    [[nodiscard]] int startRow() const { return m_startRow; }
    [[nodiscard]] int startColumn() const { return m_startColumn; }
    /// Rows and columns can be swapped (start square included) without changing anything.
    [[nodiscard]] bool transposeSymmetric() const { return m_transposeSymmetric; }

    friend bool operator==(const BoardLayout& a, const BoardLayout& b)
    {
        return a.m_rows == b.m_rows && a.m_columns == b.m_columns && a.m_premiums == b.m_premiums &&
               a.m_startRow == b.m_startRow && a.m_startColumn == b.m_startColumn;
    }

private:
    BoardLayout() = default;

    std::string m_name;
    int m_rows = 0;
    int m_columns = 0;
    int m_startRow = 0;
    int m_startColumn = 0;
    bool m_transposeSymmetric = false;
    std::vector<Premium> m_premiums;
};

}  // namespace engine
