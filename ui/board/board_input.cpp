// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_input.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/board/blank_chooser.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_text.h"
#include "ui/board/board_widget.h"

namespace ui {
namespace {

/// The area whose corners two squares are.
QRect areaOf(std::pair<int, int> a, std::pair<int, int> b)
{
    return {QPoint(std::min(a.second, b.second), std::min(a.first, b.first)),
            QPoint(std::max(a.second, b.second), std::max(a.first, b.first))};
}

bool isTileText(const QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const QString text = event.text();
    return !text.isEmpty() &&
           (text.at(0).isLetter() || text.at(0).isSurrogate() || text == QLatin1String("[") ||
            text == QLatin1String("]") || text.at(0) == QChar(u'\u00b7'));
}

engine::ShapeColour colourFor(Qt::KeyboardModifiers modifiers)
{
    const bool shift = modifiers & Qt::ShiftModifier;
    const bool control = modifiers & Qt::ControlModifier;
    if (shift) return control ? engine::ShapeColour::Blue : engine::ShapeColour::Red;
    return control ? engine::ShapeColour::Yellow : engine::ShapeColour::Green;
}

bool isPlain(const QKeyEvent& event)
{
    return (event.modifiers() & ~Qt::KeypadModifier) == 0;
}

int digitOf(const QKeyEvent& event)
{
    if (!isPlain(event) || event.key() < Qt::Key_0 || event.key() > Qt::Key_9) return -1;
    return event.key() - Qt::Key_0;
}

}  // namespace

BoardInput::BoardInput(BoardWidget& board, BoardPainter& painter)
    : m_board(board), m_painter(painter)
{
}

BoardInput::~BoardInput() = default;

MoveEntry* BoardInput::entry() const
{
    return m_board.moveEntry();
}

void BoardInput::followPosition()
{
    const PositionPtr& position = m_board.position();
    const auto& hovered = m_gestures.hovered;
    if (hovered && (!position || !position->board().contains(hovered->first, hovered->second)))
        m_gestures.hovered.reset();
}

void BoardInput::hover(std::optional<Square> square)
{
    if (square == m_gestures.hovered) return;
    m_gestures.hovered = square;
    emit changed();
    emit m_board.squareHovered(square ? square->first : -1, square ? square->second : -1);
}

void BoardInput::hoverLane(std::optional<std::pair<engine::Direction, int>> lane)
{
    if (lane == m_gestures.lane) return;
    m_gestures.lane = lane;
    emit changed();
}

void BoardInput::chooseBlank(int row, int column)
{
    auto* chooser = new BlankChooser(m_board.position()->rulesPtr(), &m_board);
    connect(chooser, &BlankChooser::chosen, this, [this, row, column](engine::Tile letter) {
        entry()->dropTile(row, column, engine::asBlank(letter));
    });
    // Meanwhile one sees what the letter is for.
    m_gestures.dropSquare = {row, column};
    emit changed();
    connect(chooser, &BlankChooser::left, this, &BoardInput::tileLeft);
    const QRect square = m_board.squareRect(row, column).toAlignedRect();
    chooser->popupAt(QRect(m_board.mapToGlobal(square.topLeft()), square.size()));
}

// --- keys -------------------------------------------------------------------------------------

bool BoardInput::wants(const QKeyEvent& event) const
{
    if (isTileText(event) || digitOf(event) >= 0) return true;
    const bool plain = isPlain(event);
    const bool cursor = entry() && entry()->cursor();
    const bool exchanging = entry() && entry()->exchanging();
    if (event.key() == Qt::Key_Equal || (exchanging && event.text() == QLatin1String("?")))
        return (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Escape: return plain;
    case Qt::Key_Return:
    case Qt::Key_Enter: return plain || event.modifiers() == Qt::ControlModifier;
    case Qt::Key_Backspace: return plain && (cursor || exchanging);
    case Qt::Key_Space:
    case Qt::Key_Delete:
    case Qt::Key_Tab: return plain && cursor;
    default: return false;
    }
}

bool BoardInput::nextAnchor(bool forward)
{
    if (!entry() || !entry()->cursor()) return false;
    m_composer.finish();
    entry()->nextAnchor(forward);
    return true;
}

bool BoardInput::arrowKey(int key)
{
    const int rowStep = (key == Qt::Key_Down ? 1 : 0) - (key == Qt::Key_Up ? 1 : 0);
    const int columnStep = (key == Qt::Key_Right ? 1 : 0) - (key == Qt::Key_Left ? 1 : 0);
    if (rowStep == 0 && columnStep == 0) return false;
    if (entry() && entry()->cursor()) {
        entry()->arrow(rowStep, columnStep);
    } else if (columnStep != 0) {
        emit m_board.turnStepRequested(columnStep);
    } else {
        emit m_board.candidateStepRequested(rowStep);
    }
    return true;
}

/// Ends what is nearest to being done.
void BoardInput::escape()
{
    if (m_gestures.drawing) {
        m_gestures.drawing.reset();
        emit changed();
    } else if (m_areaCorner) {
        m_areaCorner.reset();
        m_gestures.area.reset();
        emit changed();
    } else if (m_drag) {
        m_drag.reset();
        m_pressed.reset();
        m_gestures.dragged.reset();
        emit changed();
    } else if (entry() && entry()->held()) {
        entry()->setHeld(std::nullopt);
    } else if (entry() && entry()->exchanging()) {
        entry()->setExchanging(false);
    } else if (entry() && entry()->cursor()) {
        entry()->setCursor(std::nullopt);
    } else if (entry() && !entry()->empty()) {
        entry()->recall();
    } else {
        emit m_board.escapePressed();
    }
}

bool BoardInput::key(const QKeyEvent& event)
{
    const bool exchanging = entry() && entry()->exchanging();
    if (exchanging && event.text() == QLatin1String("?")) {
        m_composer.finish();
        entry()->lift(engine::kBlank);
        return true;
    }
    if (isTileText(event)) {
        // Shift means a blank; Caps Lock means nothing, so letters are taken in either case.
        m_composer.type(event.text(), event.modifiers() & Qt::ShiftModifier);
        return true;
    }
    if (event.key() == Qt::Key_Shift || event.key() == Qt::Key_CapsLock) return true;
    m_composer.finish();
    if (const int digit = digitOf(event); digit >= 0) {
        emit m_board.previewRequested(digit);
        return true;
    }
    const bool plain = isPlain(event);
    const bool cursor = entry() && entry()->cursor();
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event.modifiers() & Qt::ControlModifier) emit m_board.commitBestRequested();
        else emit m_board.commitRequested();
        return true;
    case Qt::Key_Escape: escape(); return true;
    case Qt::Key_Space:
        if (!plain) return false;
        if (cursor) entry()->skipSquare();
        else emit m_board.liveToggleRequested();
        return true;
    case Qt::Key_Equal: emit m_board.detailsToggleRequested(); return true;
    case Qt::Key_Backspace:
        if (!plain || (!cursor && !exchanging)) return false;
        entry()->backspace();
        return true;
    case Qt::Key_Delete:
        if (!plain || !cursor) return false;
        entry()->deleteAtCursor();
        return true;
    default: return plain && arrowKey(event.key());
    }
}

void BoardInput::compose(const QInputMethodEvent& event)
{
    const bool asBlank = QGuiApplication::keyboardModifiers() & Qt::ShiftModifier;
    for (const QChar character : event.commitString())
        if (character.isLetter()) m_composer.type(QString(character), asBlank);
}

// --- pointer ----------------------------------------------------------------------------------

void BoardInput::press(QMouseEvent& event)
{
    const std::optional<Square> square = m_board.squareAt(event.position());
    if (event.button() == Qt::RightButton) {
        if (!square) return;
        m_gestures.drawing = engine::Shape{colourFor(event.modifiers()), square->first,
                                           square->second, square->first, square->second};
        emit changed();
        return;
    }
    if (event.button() != Qt::LeftButton) {
        event.ignore();
        return;
    }
    m_composer.finish();
    if (const auto lane = m_painter.geometry().laneAt(event.position());
        lane && m_painter.laneMark(lane->first, lane->second) != nullptr) {
        emit m_board.laneClicked(lane->first, lane->second);
        return;
    }
    // Some window managers keep Alt and the mouse for themselves.
    if (event.modifiers() & (Qt::AltModifier | Qt::ControlModifier)) {
        m_areaCorner = square;
        m_gestures.area.reset();
        if (square) m_gestures.area = areaOf(*square, *square);
        emit changed();
        return;
    }
    m_pressed = square;
    m_pressPoint = event.position();
}

void BoardInput::move(const QMouseEvent& event)
{
    if (m_drag) {
        m_drag->moveTo(event.globalPosition());
        return;
    }
    const std::optional<Square> square = m_board.squareAt(event.position());
    hover(square);
    hoverLane(m_painter.geometry().laneAt(event.position()));
    if (m_gestures.drawing) {
        engine::Shape& shape = *m_gestures.drawing;
        shape.colour = colourFor(event.modifiers());
        shape.toRow = square ? square->first : shape.row;
        shape.toColumn = square ? square->second : shape.column;
        emit changed();
    } else if (m_areaCorner) {
        if (square) m_gestures.area = areaOf(*m_areaCorner, *square);
        emit changed();
    } else if ((event.buttons() & Qt::LeftButton) && m_pressed && entry()) {
        beginDrag(event);
    }
}

void BoardInput::beginDrag(const QMouseEvent& event)
{
    const engine::PlacedTile* placed = entry()->tileAt(m_pressed->first, m_pressed->second);
    const QPointF way = event.position() - m_pressPoint;
    if (!placed || way.manhattanLength() < QApplication::startDragDistance()) return;
    m_drag =
        std::make_unique<TileDrag>(&m_board, DraggedTile{placed->tile, m_pressed, std::nullopt},
                                   m_painter.tilePicture(placed->tile), event.globalPosition());
    m_gestures.dragged = m_pressed;
    emit changed();
}

void BoardInput::endDrag(const QMouseEvent& event)
{
    const std::unique_ptr<TileDrag> drag = std::move(m_drag);
    const Square from = *std::exchange(m_gestures.dragged, std::nullopt);
    // Dropped outside of everything, a tile goes back to the rack.
    if (!drag->drop(event.globalPosition()) && !m_board.rect().contains(event.position().toPoint()))
        entry()->removeTile(from.first, from.second);
    emit changed();
}

void BoardInput::release(QMouseEvent& event)
{
    const std::optional<Square> square = m_board.squareAt(event.position());
    if (event.button() == Qt::RightButton) {
        const auto shape = std::exchange(m_gestures.drawing, std::nullopt);
        emit changed();
        // Let go beside the board, it was not meant.
        if (shape && square) emit m_board.shapeDrawn(*shape);
        return;
    }
    if (event.button() != Qt::LeftButton) {
        event.ignore();
        return;
    }
    if (m_areaCorner) {
        m_areaCorner.reset();
        const QRect area = *std::exchange(m_gestures.area, std::nullopt);
        emit changed();
        emit m_board.areaDrawn(area);
        return;
    }
    const std::optional<Square> pressed = std::exchange(m_pressed, std::nullopt);
    if (m_drag) return endDrag(event);
    if (square && square == pressed && entry()) click(*square, event.globalPosition().toPoint());
}

void BoardInput::click(Square square, QPoint globalPoint)
{
    const auto [row, column] = square;
    const PositionPtr& position = m_board.position();
    const QString words =
        position ? text::wordsThrough(*position, row, column, text::Hooks::Tell) : QString();
    if (!words.isEmpty()) {
        QToolTip::showText(globalPoint, words, &m_board);
        return;
    }
    const std::optional<engine::Tile> held = entry()->held();
    if (!held || !entry()->isFree(row, column)) entry()->clickSquare(row, column);
    else if (*held == engine::kBlank) chooseBlank(row, column);
    else entry()->dropTile(row, column, *held);
}

void BoardInput::leave()
{
    hover(std::nullopt);
    hoverLane(std::nullopt);
}

void BoardInput::wheel(QWheelEvent& event)
{
    constexpr int kNotch = 120;
    m_wheel += event.angleDelta().y();
    const int notches = m_wheel / kNotch;
    m_wheel -= notches * kNotch;
    // Towards oneself is on.
    if (notches != 0) emit m_board.turnStepRequested(-notches);
    event.accept();
}

// --- drops ------------------------------------------------------------------------------------

void BoardInput::tileMoved(QPointF point)
{
    const std::optional<Square> square = m_board.squareAt(point);
    const bool takes = square && entry() && entry()->isFree(square->first, square->second) &&
                       !m_board.position()->rules().layout.blocked(square->first, square->second);
    m_gestures.dropSquare = takes ? square : std::nullopt;
    emit changed();
}

void BoardInput::tileLeft()
{
    m_gestures.dropSquare.reset();
    emit changed();
}

bool BoardInput::tileDropped(QPointF point, const DraggedTile& tile)
{
    const std::optional<Square> square = m_board.squareAt(point);
    if (!square || !entry() || !m_board.position()) return false;
    const auto [row, column] = *square;
    if (!entry()->isFree(row, column)) return false;
    // What is typed next goes on behind the tile, and not into the rack that it came from.
    m_board.setFocus(Qt::MouseFocusReason);
    if (tile.fromSquare) entry()->removeTile(tile.fromSquare->first, tile.fromSquare->second);
    if (tile.tile == engine::kBlank) {
        chooseBlank(row, column);
    } else {
        entry()->dropTile(row, column, tile.tile);
    }
    return true;
}

}  // namespace ui

#include "moc_board_input.cpp"
