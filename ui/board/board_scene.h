// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QRect>
#include <QVariantAnimation>

#include "engine/board/legality.h"
#include "ui/board/board_painter.h"
#include "ui/board/move_entry.h"

class QWidget;

namespace ui {

/// What keys and pointer are doing on the board just now; see BoardInput.
struct BoardGestures
{
    using Square = std::pair<int, int>;

    std::optional<Square> hovered;
    std::optional<std::pair<engine::Direction, int>> lane;  ///< whose name the pointer is on
    std::optional<Square> dropSquare;      ///< where a tile would lie if it were let go
    std::optional<Square> dragged;         ///< the tentative tile that is away with the pointer
    std::optional<engine::Shape> drawing;  ///< while the right button is held
    std::optional<QRect> area;             ///< being drawn: columns and rows
};

/// What lies on the board's squares at the moment: moves that were made, a ghost, the tiles being
/// entered, what was drawn there. Makes of it the foreground that BoardPainter paints.
class BoardScene : public QObject
{
    Q_OBJECT

public:
    /// `board` is asked whether it is seen and has the focus; not owned.
    explicit BoardScene(const QWidget& board);

    [[nodiscard]] const PositionPtr& position() const { return m_position; }
    /// Without moves before the ghost.
    void setPosition(PositionPtr position)
    {
        m_position = std::move(position);
        setLead({});
    }
    /// Tiles that a board of the same layout didn't have come from the rack.
    void slideFrom(const engine::Board& before);
    [[nodiscard]] MoveEntry* entry() const { return m_entry; }
    /// Not owned; null = none.
    void setEntry(MoveEntry* entry) { m_entry = entry; }
    [[nodiscard]] const std::optional<engine::Move>& ghost() const { return m_ghost; }
    void setGhost(std::optional<engine::Move> move);
    /// Moves that lie there before the ghost, from the present position on; each has its number.
    [[nodiscard]] const std::vector<engine::Move>& lead() const { return m_lead; }
    void setLead(std::vector<engine::Move> moves);
    /// The last one first.
    void setLastMoves(std::vector<engine::Move> moves) { m_lastMoves = std::move(moves); }
    [[nodiscard]] const std::vector<engine::Shape>& shapes() const { return m_shapes; }
    void setShapes(std::vector<engine::Shape> shapes) { m_shapes = std::move(shapes); }
    [[nodiscard]] const QRect& area() const { return m_area; }
    void setArea(const QRect& squares) { m_area = squares; }
    [[nodiscard]] const std::vector<BoardGestures::Square>& pointed() const { return m_pointed; }
    void setPointed(std::vector<BoardGestures::Square> squares) { m_pointed = std::move(squares); }
    /// Ghosts come gradually and played tiles slide to their squares.
    void setMotion(bool on);
    /// Shows for a moment that something could not be taken.
    void refuse();

    [[nodiscard]] BoardForeground foreground(const BoardGeometry& geometry,
                                             const BoardGestures& gestures);
    /// Of the tiles being entered, or of the ghost; as the last foreground has them.
    [[nodiscard]] const std::vector<engine::FormedWord>& words() const { return m_words; }

signals:
    /// The foreground is another one by itself: something moved on, or a moment is over.
    void changed();

private:
    void addSlides(BoardForeground& front, const BoardGeometry& geometry) const;
    void addLastMoves(BoardForeground& front) const;
    void addEntry(BoardForeground& front, const BoardGeometry& geometry,
                  const BoardGestures& gestures);
    void addGhost(BoardForeground& front, const BoardGeometry& geometry);
    void addLead(BoardForeground& front) const;
    void addMove(BoardForeground& front, const BoardGeometry& geometry,
                 const engine::Move& move) const;
    void addCursor(BoardForeground& front) const;
    void addDrawings(BoardForeground& front, const BoardGestures& gestures) const;
    [[nodiscard]] static bool fits(const engine::Board& board, const engine::Move& move);
    /// What the ghost is laid on: the position with the moves before it.
    [[nodiscard]] const engine::Position& ground() const
    {
        return *(m_after ? m_after : m_position);
    }

    const QWidget& m_board;
    PositionPtr m_position;
    MoveEntry* m_entry = nullptr;
    std::optional<engine::Move> m_ghost;
    std::vector<engine::Move> m_lead;
    PositionPtr m_after;  ///< with m_lead; null without
    std::vector<engine::Move> m_lastMoves;
    std::vector<engine::FormedWord> m_words;
    std::vector<engine::Shape> m_shapes;
    std::vector<BoardGestures::Square> m_pointed;
    QRect m_area;  ///< columns and rows
    bool m_refusing = false;
    bool m_motion = false;
    QVariantAnimation m_fade;   ///< of the ghost, in per cent
    QVariantAnimation m_slide;  ///< of played tiles, from 1 to 0 of their way
    std::vector<BoardForeground::Tile> m_sliding;
    std::vector<engine::PlacedTile> m_entered;  ///< by hand, last
};

}  // namespace ui
