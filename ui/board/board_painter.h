// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <QPixmap>
#include <QRegion>

#include "engine/game/annotations.h"
#include "ui/board/board_geometry.h"
#include "ui/board/move_entry.h"
#include "ui/board/overlay_marks.h"
#include "ui/board/tile_atlas.h"

class QPainter;

namespace ui {

/// Everything that changes from one moment to the next and lies above the tiles.
struct BoardForeground
{
    struct Tile
    {
        int row = 0;
        int column = 0;
        engine::Tile tile = engine::kNoTile;
        TileStyle style = TileStyle::Normal;
        friend bool operator==(const Tile&, const Tile&) = default;
    };
    /// A line along a word, from its first to its last square.
    struct Wave
    {
        QRect squares;  ///< device pixels
        engine::Direction direction = engine::Direction::Across;
        friend bool operator==(const Wave&, const Wave&) = default;
    };

    /// A tile on its way from the rack to its square.
    struct Slide
    {
        Tile tile;
        QPoint offset;  ///< device pixels from the square
        friend bool operator==(const Slide&, const Slide&) = default;
    };

    std::vector<Tile> tiles;
    std::vector<Slide> slides;
    int ghostPercent = 100;  ///< how much of a ghost is there already
    /// A tile of a move that was made.
    struct Outline
    {
        int row = 0;
        int column = 0;
        int age = 0;  ///< 0 = of the last move
        friend bool operator==(const Outline&, const Outline&) = default;
    };
    std::vector<Outline> lastMoves;
    /// The number of a move in a line, on its first tile.
    struct Badge
    {
        int row = 0;
        int column = 0;
        int number = 0;
        friend bool operator==(const Badge&, const Badge&) = default;
    };
    std::vector<Badge> badges;
    std::vector<Wave> waves;  ///< under words that are not in the lexicon
    std::vector<Wave> lines;  ///< under the other cross-words
    std::optional<MoveEntry::Cursor> cursor;
    bool cursorOnFreeSquare = false;
    bool focused = false;
    bool refusing = false;
    std::optional<std::pair<int, int>> dropSquare;
    QString pillText;
    QRect pill;  ///< device pixels
    std::vector<engine::Shape> shapes;
    std::vector<std::pair<int, int>> pointed;
    QRect area;  ///< columns and rows that the user chose; null = none
    std::uint32_t strongRows = 0;
    std::uint32_t strongColumns = 0;

    friend bool operator==(const BoardForeground&, const BoardForeground&) = default;
};

/// The board as pictures at device resolution, one per layer: squares, overlay marks, tiles. Each
/// is drawn anew only when it must be, the tiles square by square.
class BoardPainter
{
public:
    /// Returns whether anything moved.
    bool setGeometry(const BoardGeometry& geometry);
    [[nodiscard]] const BoardGeometry& geometry() const { return m_geometry; }

    /// What has to be painted again, device pixels: the squares whose tiles changed.
    QRegion setPosition(PositionPtr position);
    void setMarks(std::vector<SquareMark> marks);
    [[nodiscard]] const std::vector<SquareMark>& marks() const { return m_marks; }
    /// Squares whose tiles have the mark of the second player.
    void setOwnerMarks(std::vector<std::pair<int, int>> squares);
    void setLaneMarks(std::vector<LaneMark> marks) { m_laneMarks = std::move(marks); }
    [[nodiscard]] const std::vector<LaneMark>& laneMarks() const { return m_laneMarks; }
    /// The mark of a row (across) or column (down); null when it has none.
    [[nodiscard]] const LaneMark* laneMark(engine::Direction direction, int index) const;
    /// Colours changed.
    void invalidate();

    /// What has to be painted again to show `foreground`, device pixels.
    QRegion setForeground(BoardForeground foreground);

    /// Paints the part of the board that lies in `exposed` (logical coordinates of the widget).
    void paint(QPainter& painter, const QRegion& exposed);

    [[nodiscard]] QPixmap tilePicture(engine::Tile tile);

private:
    [[nodiscard]] QRect reachOf(const BoardForeground::Wave& wave) const;
    /// Device pixels of this many columns and rows.
    [[nodiscard]] QRect placeOf(const QRect& squares) const;
    [[nodiscard]] QRect placeOf(const BoardForeground::Slide& slide) const;
    [[nodiscard]] QRegion regionOf(const BoardForeground& foreground) const;
    [[nodiscard]] QPixmap emptyLayer() const;
    /// Of several that would cover each other only the last.
    [[nodiscard]] std::vector<const SquareMark*> shownMarks() const;
    void prepareLayers();
    void drawTileOnLayer(QPainter& painter, int row, int column);
    void paintCoordinates(QPainter& painter, const QRegion& exposed) const;
    void paintForeground(QPainter& painter, const QRegion& exposed);
    void showBareSquare(QPainter& painter, int row, int column) const;

    BoardGeometry m_geometry;
    PositionPtr m_position;
    std::vector<SquareMark> m_marks;
    std::vector<LaneMark> m_laneMarks;
    std::vector<std::pair<int, int>> m_ownerMarks;
    BoardForeground m_foreground;
    TileAtlas m_atlas;
    QPixmap m_squares;  ///< null = to be drawn
    QPixmap m_overlay;
    QPixmap m_tiles;
};

}  // namespace ui
