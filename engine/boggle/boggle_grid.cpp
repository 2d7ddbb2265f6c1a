// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_grid.h"

#include <cstdlib>
#include <utility>

namespace engine {

std::vector<int> boggleNeighbours(BoggleSize size, int square)
{
    const int row = square / size.columns;
    const int column = square % size.columns;
    std::vector<int> neighbours;
    for (int r = std::max(0, row - 1); r <= std::min(size.rows - 1, row + 1); ++r) {
        for (int c = std::max(0, column - 1); c <= std::min(size.columns - 1, column + 1); ++c)
            if (r != row || c != column) neighbours.push_back(r * size.columns + c);
    }
    return neighbours;
}

std::vector<std::vector<int>> boggleSymmetries(BoggleSize size)
{
    std::vector<std::vector<int>> symmetries;
    // Turned upside down, mirrored, and where rows and columns can be exchanged, that too.
    for (int kind = 0; kind < (size.rows == size.columns ? 8 : 4); ++kind) {
        std::vector<int> from;
        for (int row = 0; row < size.rows; ++row) {
            for (int column = 0; column < size.columns; ++column) {
                int r = (kind & 1) != 0 ? size.rows - 1 - row : row;
                int c = (kind & 2) != 0 ? size.columns - 1 - column : column;
                if ((kind & 4) != 0) std::swap(r, c);
                from.push_back(r * size.columns + c);
            }
        }
        symmetries.push_back(std::move(from));
    }
    return symmetries;
}

BoggleGrid canonicalGrid(const BoggleGrid& grid)
{
    BoggleGrid least = grid;
    std::vector<BoggleFace> faces(grid.faces.size());
    for (const std::vector<int>& from : boggleSymmetries(grid.size)) {
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = grid.faces[static_cast<std::size_t>(from[i])];
        if (faces < least.faces) least.faces = faces;
    }
    return least;
}

}  // namespace engine
