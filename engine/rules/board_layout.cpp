// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/board_layout.h"

#include <utility>

namespace engine {
namespace {

constexpr int kMaxMultiplier = 4;

tl::unexpected<Error> outOfRange(Sentence message)
{
    return failure(ErrorCode::OutOfRange, std::move(message));
}

bool sensible(Premium premium)
{
    if (premium.letter == 0 || premium.word == 0) return premium.letter == premium.word;
    return premium.letter <= kMaxMultiplier && premium.word <= kMaxMultiplier;
}

}  // namespace

Result<BoardLayout> BoardLayout::create(std::string name, int rows, int columns,
                                        std::vector<Premium> premiums, int startRow,
                                        int startColumn)
{
    if (rows < 1 || rows > kMaxDim || columns < 1 || columns > kMaxDim) {
        return outOfRange(
            say("a board of %1 rows and %2 columns; both can be 1 to %3", rows, columns, kMaxDim));
    }
    if (premiums.size() != static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {
        return failure(ErrorCode::Malformed, say("%1 squares are given for a board of %2",
                                                 premiums.size(), rows * columns));
    }
    if (startRow < 0 || startRow >= rows || startColumn < 0 || startColumn >= columns)
        return outOfRange(say("the start square is outside the board"));

    BoardLayout layout;
    layout.m_name = std::move(name);
    layout.m_rows = rows;
    layout.m_columns = columns;
    layout.m_startRow = startRow;
    layout.m_startColumn = startColumn;
    layout.m_premiums = std::move(premiums);
    layout.m_transposeSymmetric = rows == columns && startRow == startColumn;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const Premium premium = layout.premium(row, column);
            if (!sensible(premium)) {
                return outOfRange(
                    say("row %1, column %2: multipliers are 1 to 4, or both 0 on a blocked square",
                        row + 1, column + 1));
            }
            if (layout.m_transposeSymmetric && premium != layout.premium(column, row))
                layout.m_transposeSymmetric = false;
        }
    }
    return layout;
}

}  // namespace engine
