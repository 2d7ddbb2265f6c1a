// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "engine/board/legality.h"
#include "engine/board/position.h"

namespace ui {

using engine::PositionPtr;

/// A move while it is being put together by hand: a cursor with a direction and tiles that lie
/// on the board tentatively, or tiles lifted from the rack to be exchanged. Knows what keys do as verbs; BoardWidget translates
/// events into them. Rules questions go to the engine.
class MoveEntry : public QObject
{
    Q_OBJECT

public:
    explicit MoveEntry(QObject* parent = nullptr);

    /// May stand on occupied squares, and one square past the end of its lane after typing.
    struct Cursor
    {
        int row = 0;
        int column = 0;
        engine::Direction direction = engine::Direction::Across;
        friend bool operator==(const Cursor&, const Cursor&) = default;
    };

    /// Starts again on another position: no tiles; the cursor stays where it can, unless tiles were
    /// taken from the board. Null = nothing can be entered, and there is no cursor until it can.
    void setPosition(PositionPtr position);
    [[nodiscard]] const PositionPtr& position() const { return m_position; }

    [[nodiscard]] const std::optional<Cursor>& cursor() const { return m_cursor; }
    /// In the order in which they were put down.
    [[nodiscard]] const std::vector<engine::PlacedTile>& tiles() const { return m_tiles; }
    [[nodiscard]] bool empty() const { return m_tiles.empty() && m_lifted.empty(); }
    /// Tiles still on the mover's rack.
    [[nodiscard]] engine::Rack rackLeft() const;
    /// Typing and clicking lift tiles to be exchanged instead of placing them.
    [[nodiscard]] bool exchanging() const { return m_exchanging; }
    /// To be exchanged, in the order in which they were lifted.
    [[nodiscard]] const std::vector<engine::Tile>& lifted() const { return m_lifted; }
    /// The rack tile that the next click on a free square puts there.
    [[nodiscard]] const std::optional<engine::Tile>& held() const { return m_held; }
    /// The move that the tiles make, phonies allowed, or why they make none.
    [[nodiscard]] engine::Result<engine::Move> move() const;

    // --- verbs -------------------------------------------------------------------------------
    /// Empty square: across, down, no cursor in turn; a tentative tile returns to the rack.
    void clickSquare(int row, int column);
    void setCursor(std::optional<Cursor> cursor);
    /// Puts a tile at the cursor and goes on past occupied squares. `asBlank` wants a blank for
    /// the letter; without it the blank is used when the letter is not on the rack. `label` is
    /// the text of the whole tile, also when that has several characters.
    void typeTile(const QString& label, bool asBlank);
    void skipSquare();
    void backspace();
    void deleteAtCursor();
    /// Crossword rule: along the direction moves, across it turns first.
    void arrow(int rowStep, int columnStep);
    void nextAnchor(bool forward);
    /// Drops a rack tile (a letter, or a blank designated already) on a free square. The cursor
    /// stands behind it then, so that typing goes on there.
    void dropTile(int row, int column, engine::Tile tile);
    void removeTile(int row, int column);
    /// Takes a rack tile into the hand, or nothing.
    void setHeld(std::optional<engine::Tile> tile);
    /// Tiles placed or lifted go back to the rack.
    void setExchanging(bool exchanging);
    /// While exchanging.
    void lift(engine::Tile tile);
    void putBack(engine::Tile tile);
    void recall();
    /// Shows an engine move as tentative or lifted tiles, e.g. to change it.
    void takeMove(const engine::Move& move);

    // --- questions of those who draw or read keys ---------------------------------------------
    /// No tile lies there, on the board or tentatively; blocked squares count as free.
    [[nodiscard]] bool isFree(int row, int column) const;
    /// The tentative tile there, or null. Valid until the next change.
    [[nodiscard]] const engine::PlacedTile* tileAt(int row, int column) const;
    /// The mover has this rack tile left, or may have it among the unknown ones.
    [[nodiscard]] bool canTake(engine::Tile tile) const;
    /// The letter with this label or alias, in either case.
    [[nodiscard]] std::optional<engine::Tile> letterFor(const QString& label) const;

signals:
    /// Cursor or tiles changed.
    void changed();
    /// Something typed can't be done; a sentence for people.
    void refused(const QString& reason);

private:
    /// Leaves the cursor on the next free square of the lane, or one past its end.
    void advanceFrom(Cursor cursor);
    bool takeBack(int row, int column);
    /// The way that the tiles lie with the one just put down there; of a first tile that of the
    /// cursor on its square, else of its neighbours on the board.
    [[nodiscard]] engine::Direction directionAfter(int row, int column) const;

    PositionPtr m_position;
    std::optional<Cursor> m_cursor;
    std::optional<Cursor> m_parked;  ///< while there is no position
    int m_boardTiles = 0;
    std::vector<engine::PlacedTile> m_tiles;
    bool m_exchanging = false;
    std::vector<engine::Tile> m_lifted;
    std::optional<engine::Tile> m_held;
};

}  // namespace ui
