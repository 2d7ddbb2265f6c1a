// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solo_grid.h"

#include "engine/base/random.h"

namespace engine {

SoloGrid::SoloGrid(const SolitaireTask& task)
    : m_rows(task.rules().layout.rows()),
      m_columns(task.rules().layout.columns()),
      m_symmetric(task.rules().layout.transposeSymmetric())
{
    const BoardLayout& layout = task.rules().layout;
    const auto cells = static_cast<std::size_t>((m_rows + 2) * stride() + 1);
    m_letterFactor.assign(cells, 0);
    m_wordFactor.assign(cells, 0);
    m_opening.assign(cells, kEdge);
    for (int row = 0; row < m_rows; ++row) {
        for (int column = 0; column < m_columns; ++column) {
            const Premium premium = layout.premium(row, column);
            const std::size_t at = cell(row, column);
            m_letterFactor[at] = premium.letter;
            m_wordFactor[at] = premium.word;
            if (!premium.blocked()) m_opening[at] = task.start().at(row, column);
        }
    }
    m_start = cell(layout.startRow(), layout.startColumn());
    const Alphabet& alphabet = task.rules().alphabet;
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const auto tile = static_cast<Tile>(letter);
        m_values[tile] = static_cast<std::int16_t>(alphabet.value(tile));
        m_values[asBlank(tile)] = static_cast<std::int16_t>(alphabet.value(asBlank(tile)));
    }
    m_values[kBlank] = static_cast<std::int16_t>(alphabet.value(kBlank));
    for (std::size_t tiles = 1; tiles < m_bonus.size(); ++tiles)
        m_bonus[tiles] = task.rules().bonusFor(static_cast<int>(tiles));
}

std::uint64_t SoloGrid::key(Cell cell, Tile tile)
{
    return mix64(std::uint64_t{cell} << 8 | tile);
}

std::uint64_t SoloGrid::keyOf(const Tile* cells) const
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < size(); ++i)
        if (isTile(cells[i])) sum += key(static_cast<Cell>(i), cells[i]);
    return sum;
}

Move moveOf(const SoloGrid& grid, const Tile* cells, const SoloMove& move)
{
    const int step = grid.step(move.direction());
    int at = move.first;
    while (SoloGrid::isTile(cells[at - step])) at -= step;
    Move result;
    result.kind = MoveKind::Place;
    result.direction = move.direction();
    result.row = static_cast<std::uint8_t>(grid.rowOf(static_cast<Cell>(at)));
    result.column = static_cast<std::uint8_t>(grid.columnOf(static_cast<Cell>(at)));
    result.tilesPlayed = move.count;
    result.score = Score{move.score};
    std::uint8_t laid = 0;
    for (; laid < move.count || SoloGrid::isTile(cells[at]); at += step) {
        const Tile tile = SoloGrid::isTile(cells[at]) ? kPlaythrough : move.tiles[laid++];
        result.tiles[result.length++] = tile;
    }
    return result;
}

SoloMove soloMoveOf(const SoloGrid& grid, const Move& move)
{
    SoloMove result;
    result.down = move.direction == Direction::Down ? 1 : 0;
    result.score = move.score.points;
    for (int i = 0; i < move.length; ++i) {
        const Tile tile = move.tiles[static_cast<std::size_t>(i)];
        if (tile == kPlaythrough) continue;
        if (result.count == 0) result.first = grid.cell(move.rowOf(i), move.columnOf(i));
        result.tiles[result.count++] = tile;
    }
    return result;
}

}  // namespace engine
