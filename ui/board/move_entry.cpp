// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/move_entry.h"

#include <algorithm>
#include <utility>

#include "engine/board/hands.h"
#include "engine/board/move_notation.h"

namespace ui {
namespace {

constexpr int kRowStep[] = {0, 1};
constexpr int kColumnStep[] = {1, 0};

QString entrySquareName(int row, int column)
{
    return QString::fromStdString(engine::squareName(row, column));
}

}  // namespace

MoveEntry::MoveEntry(QObject* parent) : QObject(parent)
{
    setObjectName(QStringLiteral("moveEntry"));
}

void MoveEntry::setPosition(PositionPtr position)
{
    if (m_position && !position) m_parked = std::exchange(m_cursor, std::nullopt);
    if (!m_position && position && m_parked) m_cursor = std::exchange(m_parked, std::nullopt);
    m_position = std::move(position);
    m_tiles.clear();
    m_lifted.clear();
    m_exchanging = false;
    m_held.reset();
    if (m_position) {
        const engine::Board& board = m_position->board();
        const int tiles = board.tileCount();
        // With tiles taken back there is no word any more that it stands behind.
        const bool fewer = tiles < std::exchange(m_boardTiles, tiles);
        if (m_cursor && (fewer || !board.contains(m_cursor->row, m_cursor->column)))
            m_cursor.reset();
    }
    emit changed();
}

engine::Rack MoveEntry::rackLeft() const
{
    if (!m_position) return {};
    engine::Rack rack = m_position->mover().rack;
    for (const engine::PlacedTile& placed : m_tiles)
        if (rack.has(placed.tile)) rack.remove(placed.tile);
    for (const engine::Tile tile : m_lifted)
        if (rack.has(tile)) rack.remove(tile);
    return rack;
}

engine::Result<engine::Move> MoveEntry::move() const
{
    if (!m_position)
        return engine::failure(engine::ErrorCode::IllegalMove,
                               engine::say("%1", tr("there is no position").toStdString()));
    if (m_exchanging) {
        if (m_lifted.empty())
            return engine::failure(engine::ErrorCode::IllegalMove,
                                   engine::say("%1", tr("no tile is chosen").toStdString()));
        const engine::Move exchange = engine::exchangeOf(engine::TileCounts(m_lifted));
        auto allowed = engine::checkMove(*m_position, exchange, engine::WordCheck::Ignore);
        if (!allowed) return engine::failure(allowed.error());
        return exchange;
    }
    if (m_tiles.empty())
        return engine::failure(engine::ErrorCode::IllegalMove,
                               engine::say("%1", tr("no tile is placed").toStdString()));
    return engine::moveFromTiles(*m_position, m_tiles, engine::WordCheck::Ignore);
}

bool MoveEntry::isFree(int row, int column) const
{
    return m_position && m_position->board().contains(row, column) &&
           m_position->board().at(row, column) == engine::kNoTile && !tileAt(row, column);
}

const engine::PlacedTile* MoveEntry::tileAt(int row, int column) const
{
    const auto found = std::find_if(m_tiles.begin(), m_tiles.end(), [&](const auto& placed) {
        return placed.row == row && placed.column == column;
    });
    return found == m_tiles.end() ? nullptr : &*found;
}

bool MoveEntry::canTake(engine::Tile tile) const
{
    if (!m_position) return false;
    if (rackLeft().has(tile)) return true;
    const int player = m_position->onTurn();
    if (engine::rackKnowledge(*m_position, player) == engine::RackKnowledge::Known) return false;

    // What isn't known of the rack may be anything unseen, as many tiles as are held unknown.
    const engine::Rack& known = m_position->mover().rack;
    engine::TileCounts used;
    for (const engine::PlacedTile& placed : m_tiles) used.add(placed.tile);
    for (const engine::Tile lifted : m_lifted) used.add(lifted);
    int fromUnknown = 0;
    for (int kind = 0; kind < m_position->rules().alphabet.kinds(); ++kind) {
        const auto each = static_cast<engine::Tile>(kind);
        fromUnknown += std::max(0, used.count(each) - known.count(each));
    }
    return fromUnknown < engine::tilesHeld(*m_position, player) - known.total() &&
           used.count(tile) - known.count(tile) < m_position->unseen().count(tile);
}

std::optional<engine::Tile> MoveEntry::letterFor(const QString& label) const
{
    if (!m_position) return std::nullopt;
    const engine::Alphabet& alphabet = m_position->rules().alphabet;
    const QString wanted = label.toUpper();
    const auto matches = [&](const std::string& text) {
        return QString::fromStdString(text).toUpper() == wanted;
    };
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const auto tile = static_cast<engine::Tile>(letter);
        const engine::LetterSpec& spec = alphabet.spec(tile);
        if (matches(spec.label) || std::any_of(spec.aliases.begin(), spec.aliases.end(), matches))
            return tile;
    }
    return std::nullopt;
}

void MoveEntry::clickSquare(int row, int column)
{
    if (!m_position || !m_position->board().contains(row, column)) return;
    if (m_exchanging && isFree(row, column)) setExchanging(false);
    if (tileAt(row, column)) {
        removeTile(row, column);
        if (m_cursor) setCursor(Cursor{row, column, m_cursor->direction});
        return;
    }
    if (!isFree(row, column)) return;
    if (m_position->rules().layout.blocked(row, column)) {
        emit refused(tr("No tile can lie on %1").arg(entrySquareName(row, column)));
        return;
    }
    if (!m_cursor) {
        setCursor(Cursor{row, column, engine::Direction::Across});
    } else if (m_cursor->row != row || m_cursor->column != column) {
        setCursor(Cursor{row, column, m_cursor->direction});
    } else if (m_cursor->direction == engine::Direction::Across) {
        setCursor(Cursor{row, column, engine::Direction::Down});
    } else {
        setCursor(std::nullopt);
    }
}

void MoveEntry::setCursor(std::optional<Cursor> cursor)
{
    if (cursor == m_cursor) return;
    m_cursor = cursor;
    emit changed();
}

void MoveEntry::advanceFrom(Cursor cursor)
{
    const auto way = static_cast<int>(cursor.direction);
    const engine::Board& board = m_position->board();
    do {
        cursor.row += kRowStep[way];
        cursor.column += kColumnStep[way];
    } while (board.contains(cursor.row, cursor.column) && !isFree(cursor.row, cursor.column));
    m_cursor = cursor;
}

void MoveEntry::typeTile(const QString& label, bool asBlank)
{
    if (!m_position) return;
    if (m_exchanging) {
        const std::optional<engine::Tile> letter = letterFor(label);
        if (letter) lift(asBlank ? engine::kBlank : *letter);
        else emit refused(tr("\u201c%1\u201d is no tile of this game").arg(label.toUpper()));
        return;
    }
    if (!m_cursor) {
        emit refused(tr("Click a square first, then type the word"));
        return;
    }
    Cursor at = *m_cursor;
    const auto way = static_cast<int>(at.direction);
    const engine::Board& board = m_position->board();
    while (board.contains(at.row, at.column) && !isFree(at.row, at.column)) {
        at.row += kRowStep[way];
        at.column += kColumnStep[way];
    }
    if (!board.contains(at.row, at.column)) {
        emit refused(tr("There is no free square left in this lane"));
        return;
    }
    if (m_position->rules().layout.blocked(at.row, at.column)) {
        emit refused(tr("No tile can lie on %1").arg(entrySquareName(at.row, at.column)));
        return;
    }
    const std::optional<engine::Tile> letter = letterFor(label);
    if (!letter) {
        emit refused(tr("\u201c%1\u201d is no tile of this game").arg(label.toUpper()));
        return;
    }
    engine::Tile tile = *letter;
    if (asBlank || !canTake(tile)) {
        if (!canTake(engine::kBlank)) {
            emit refused(asBlank
                             ? tr("There is no blank on the rack")
                             : tr("There is no %1 and no blank on the rack").arg(label.toUpper()));
            return;
        }
        tile = engine::asBlank(tile);
    }
    m_tiles.push_back({at.row, at.column, tile});
    advanceFrom(at);
    emit changed();
}

void MoveEntry::skipSquare()
{
    if (!m_position || !m_cursor || !m_position->board().contains(m_cursor->row, m_cursor->column))
        return;
    advanceFrom(*m_cursor);
    emit changed();
}

void MoveEntry::backspace()
{
    if (m_exchanging && !m_lifted.empty()) {
        m_lifted.pop_back();
        emit changed();
        return;
    }
    if (!m_position || !m_cursor) return;
    const auto way = static_cast<int>(m_cursor->direction);
    const engine::Board& board = m_position->board();
    Cursor at = *m_cursor;
    do {
        at.row -= kRowStep[way];
        at.column -= kColumnStep[way];
    } while (board.contains(at.row, at.column) && board.at(at.row, at.column) != engine::kNoTile);
    if (!board.contains(at.row, at.column)) return;
    m_cursor = at;
    takeBack(at.row, at.column);
    emit changed();
}

void MoveEntry::deleteAtCursor()
{
    if (m_cursor) removeTile(m_cursor->row, m_cursor->column);
}

void MoveEntry::arrow(int rowStep, int columnStep)
{
    if (!m_position || !m_cursor) return;
    Cursor at = *m_cursor;
    const auto along = rowStep != 0 ? engine::Direction::Down : engine::Direction::Across;
    if (at.direction != along) {
        at.direction = along;
    } else {
        const engine::Board& board = m_position->board();
        at.row = std::clamp(at.row + rowStep, 0, board.rows() - 1);
        at.column = std::clamp(at.column + columnStep, 0, board.columns() - 1);
    }
    setCursor(at);
}

void MoveEntry::nextAnchor(bool forward)
{
    if (!m_position) return;
    const engine::Board& board = m_position->board();
    const engine::BoardLayout& layout = m_position->rules().layout;
    const engine::CrossSetReader sets = m_position->crossSets();
    const auto isAnchor = [&](int row, int column) {
        if (!isFree(row, column) || layout.blocked(row, column)) return false;
        if (board.empty()) return row == layout.startRow() && column == layout.startColumn();
        return sets.at(engine::Direction::Across, row, column).hasNeighbour() ||
               sets.at(engine::Direction::Down, row, column).hasNeighbour();
    };
    const int count = layout.squareCount();
    const int step = forward ? 1 : count - 1;
    int square = forward ? count - 1 : 0;
    if (m_cursor)
        square = layout.square(std::min(m_cursor->row, board.rows() - 1),
                               std::min(m_cursor->column, board.columns() - 1));
    for (int tried = 0; tried < count; ++tried) {
        square = (square + step) % count;
        const int row = square / board.columns();
        const int column = square % board.columns();
        if (!isAnchor(row, column)) continue;
        setCursor(Cursor{row, column, m_cursor ? m_cursor->direction : engine::Direction::Across});
        return;
    }
}

void MoveEntry::dropTile(int row, int column, engine::Tile tile)
{
    if (!isFree(row, column)) return;
    const engine::Tile letter = engine::letterOf(tile);
    if (letter == engine::kNoTile || letter > m_position->rules().alphabet.letterCount()) return;
    if (m_position->rules().layout.blocked(row, column)) {
        emit refused(tr("No tile can lie on %1").arg(entrySquareName(row, column)));
        return;
    }
    if (!canTake(engine::rackTileOf(tile))) {
        emit refused(tr("That tile is not on the rack"));
        return;
    }
    m_tiles.push_back({row, column, tile});
    m_held.reset();
    m_exchanging = false;
    m_lifted.clear();
    advanceFrom(Cursor{row, column, directionAfter(row, column)});
    emit changed();
}

engine::Direction MoveEntry::directionAfter(int row, int column) const
{
    using enum engine::Direction;
    for (const engine::PlacedTile& placed : m_tiles)
        if ((placed.row == row) != (placed.column == column))
            return placed.row == row ? Across : Down;
    if (m_cursor && m_cursor->row == row && m_cursor->column == column) return m_cursor->direction;
    const engine::Board& board = m_position->board();
    const auto lies = [&board](int r, int c) { return board.atOrNone(r, c) != engine::kNoTile; };
    const bool besides = lies(row, column - 1) || lies(row, column + 1);
    const bool above = lies(row - 1, column) || lies(row + 1, column);
    if (besides != above) return besides ? Across : Down;
    return m_cursor ? m_cursor->direction : Across;
}

void MoveEntry::setHeld(std::optional<engine::Tile> tile)
{
    if (tile == m_held || (tile && !canTake(*tile))) return;
    m_held = tile;
    emit changed();
}

void MoveEntry::setExchanging(bool exchanging)
{
    if (exchanging == m_exchanging || !m_position) return;
    m_exchanging = exchanging;
    m_lifted.clear();
    m_held.reset();
    if (exchanging) {
        m_tiles.clear();
        m_cursor.reset();
    }
    emit changed();
}

void MoveEntry::lift(engine::Tile tile)
{
    if (!m_exchanging) return;
    if (!canTake(tile)) {
        emit refused(tile == engine::kBlank ? tr("There is no blank left on the rack")
                                            : tr("There is no %1 left on the rack")
                                                  .arg(QString::fromStdString(std::string(
                                                      m_position->rules().alphabet.label(tile)))));
        return;
    }
    m_lifted.push_back(tile);
    emit changed();
}

void MoveEntry::putBack(engine::Tile tile)
{
    const auto found = std::find(m_lifted.rbegin(), m_lifted.rend(), tile);
    if (found == m_lifted.rend()) return;
    m_lifted.erase(std::next(found).base());
    emit changed();
}

bool MoveEntry::takeBack(int row, int column)
{
    return std::erase_if(m_tiles, [&](const engine::PlacedTile& placed) {
               return placed.row == row && placed.column == column;
           }) > 0;
}

void MoveEntry::removeTile(int row, int column)
{
    if (takeBack(row, column)) emit changed();
}

void MoveEntry::recall()
{
    if (m_tiles.empty() && !m_exchanging) return;
    m_tiles.clear();
    m_lifted.clear();
    m_exchanging = false;
    emit changed();
}

void MoveEntry::takeMove(const engine::Move& move)
{
    m_tiles.clear();
    m_lifted.clear();
    m_held.reset();
    m_exchanging = m_position && move.kind == engine::MoveKind::Exchange;
    if (m_exchanging) {
        m_cursor.reset();
        for (const engine::Tile tile : move.tileSpan())
            if (canTake(tile)) m_lifted.push_back(tile);
    }
    if (m_position && move.kind == engine::MoveKind::Place) {
        for (int index = 0; index < move.length; ++index) {
            const engine::Tile tile = move.tiles[static_cast<std::size_t>(index)];
            const int row = move.rowOf(index);
            const int column = move.columnOf(index);
            if (tile != engine::kPlaythrough && isFree(row, column) &&
                canTake(engine::rackTileOf(tile)))
                m_tiles.push_back({row, column, tile});
        }
    }
    emit changed();
}

}  // namespace ui

#include "moc_move_entry.cpp"
