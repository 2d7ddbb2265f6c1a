// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QVariantAnimation>

#include "engine/board/legality.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_widget.h"
#include "ui/board/tile_composer.h"

class QKeyEvent;

namespace ui {

/// The inside of BoardWidget, shared by board_widget.cpp (what is shown) and board_input.cpp (keys,
/// mouse, drops).
class BoardWidget::Private
{
public:
    using Square = std::pair<int, int>;

    explicit Private(BoardWidget* owner);

    void updateGeometry();
    void refresh();
    void update(const QRegion& device);
    BoardForeground foreground();
    void addMove(BoardForeground& front, const engine::Move& move,
                 const std::vector<engine::FormedWord>& words);
    void hover(std::optional<Square> square);
    void refuse();
    void announceCursor();
    void startGhost();
    void startSlides(const engine::Board& before);
    void chooseBlank(int row, int column);
    bool wants(const QKeyEvent& event) const;
    bool arrowKey(int key);

    BoardWidget* q;
    PositionPtr position;
    MoveEntry* entry = nullptr;
    std::optional<engine::Move> ghost;
    std::vector<engine::Move> lastMoves;
    BoardPainter painter;
    TileComposer composer;
    std::vector<engine::FormedWord> words;  ///< of the tiles being entered, or of the ghost
    std::optional<Square> hovered;
    std::optional<Square> pressed;
    QPointF pressPoint;
    std::optional<Square> dropSquare;
    std::optional<MoveEntry::Cursor> announced;
    std::unique_ptr<TileDrag> drag;
    bool refusing = false;
    int wheel = 0;  ///< parts of a notch
    std::vector<Square> ownerMarks;
    bool motion = false;
    QVariantAnimation fade;   ///< of the ghost, in per cent
    QVariantAnimation slide;  ///< of played tiles, from 1 to 0 of their way
    std::vector<BoardForeground::Tile> sliding;
    std::vector<engine::PlacedTile> entered;  ///< by hand, last
    std::vector<engine::Shape> shapes;
    std::optional<engine::Shape> drawing;  ///< while the right button is held
    std::optional<Square> pointed;
    QRect area;                        ///< columns and rows
    std::optional<Square> areaCorner;  ///< where an area is being drawn from
    QRect drawnArea;
};

}  // namespace ui
