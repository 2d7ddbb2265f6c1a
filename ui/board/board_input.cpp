// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, mouse and drops of the board; what is shown is in board_widget.cpp.
#include <algorithm>

#include <QApplication>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/board/blank_chooser.h"
#include "ui/board/board_text.h"
#include "ui/board/board_widget.h"
#include "ui/board/board_widget_private.h"

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

void BoardWidget::Private::chooseBlank(int row, int column)
{
    auto* chooser = new BlankChooser(position->rulesPtr(), q);
    QObject::connect(chooser, &BlankChooser::chosen, entry,
                     [this, row, column](engine::Tile letter) {
                         entry->dropTile(row, column, engine::asBlank(letter));
                     });
    // Meanwhile one sees what the letter is for.
    dropSquare = {row, column};
    refresh();
    QObject::connect(chooser, &BlankChooser::left, entry, [this] {
        dropSquare.reset();
        refresh();
    });
    const QRect square = q->squareRect(row, column).toAlignedRect();
    chooser->popupAt(QRect(q->mapToGlobal(square.topLeft()), square.size()));
}

/// Keys that are the board's own here, so that no shortcut of the window gets them first.
bool BoardWidget::Private::wants(const QKeyEvent& event) const
{
    if (isTileText(event) || digitOf(event) >= 0) return true;
    const bool plain = isPlain(event);
    const bool cursor = entry && entry->cursor();
    const bool exchanging = entry && entry->exchanging();
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

bool BoardWidget::Private::arrowKey(int key)
{
    const bool cursor = entry && entry->cursor();
    const int rowStep = (key == Qt::Key_Down ? 1 : 0) - (key == Qt::Key_Up ? 1 : 0);
    const int columnStep = (key == Qt::Key_Right ? 1 : 0) - (key == Qt::Key_Left ? 1 : 0);
    if (rowStep == 0 && columnStep == 0) return false;
    if (cursor) {
        entry->arrow(rowStep, columnStep);
    } else if (columnStep != 0) {
        emit q->turnStepRequested(columnStep);
    } else {
        emit q->candidateStepRequested(rowStep);
    }
    return true;
}

bool BoardWidget::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (d->wants(*key)) {
            event->accept();
            return true;
        }
        break;
    }
    case QEvent::KeyPress: {
        // Before QWidget moves the focus.
        auto* key = static_cast<QKeyEvent*>(event);
        const bool tab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (!tab) break;
        const bool forward = key->key() == Qt::Key_Tab && !(key->modifiers() & Qt::ShiftModifier);
        if (key->modifiers() & Qt::ControlModifier) {
            focusNextPrevChild(forward);
            return true;
        }
        if (d->entry && d->entry->cursor()) {
            d->composer.finish();
            d->entry->nextAnchor(forward);
            return true;
        }
        break;
    }
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto square = squareAt(help->pos());
        QString text = square ? squareDetails(square->first, square->second) : QString();
        if (const auto lane = d->painter.geometry().laneAt(help->pos()))
            if (const LaneMark* mark = d->painter.laneMark(lane->first, lane->second))
                text = mark->explanation;
        if (text.isEmpty()) {
            QToolTip::hideText();
            event->ignore();
        } else {
            QToolTip::showText(help->globalPos(), text, this,
                               square ? squareRect(square->first, square->second).toAlignedRect()
                                      : QRect());
        }
        return true;
    }
    default: break;
    }
    return QWidget::event(event);
}

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton) {
        if (const auto square = squareAt(event->position())) {
            d->drawing = engine::Shape{colourFor(event->modifiers()), square->first, square->second,
                                       square->first, square->second};
            d->refresh();
        }
        return;
    }
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    d->composer.finish();
    if (const auto lane = d->painter.geometry().laneAt(event->position());
        lane && d->painter.laneMark(lane->first, lane->second) != nullptr) {
        emit laneClicked(lane->first, lane->second);
        return;
    }
    // Some window managers keep Alt and the mouse for themselves.
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)) {
        d->areaCorner = squareAt(event->position());
        if (d->areaCorner) d->drawnArea = areaOf(*d->areaCorner, *d->areaCorner);
        d->refresh();
        return;
    }
    d->pressed = squareAt(event->position());
    d->pressPoint = event->position();
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event)
{
    if (d->drag) {
        d->drag->moveTo(event->globalPosition());
        return;
    }
    d->hover(squareAt(event->position()));
    if (d->drawing) {
        const auto square = squareAt(event->position());
        d->drawing->colour = colourFor(event->modifiers());
        d->drawing->toRow = square ? square->first : d->drawing->row;
        d->drawing->toColumn = square ? square->second : d->drawing->column;
        d->refresh();
        return;
    }
    if (d->areaCorner) {
        if (const auto square = squareAt(event->position()))
            d->drawnArea = areaOf(*d->areaCorner, *square);
        d->refresh();
        return;
    }
    if (!(event->buttons() & Qt::LeftButton) || !d->pressed || !d->entry) return;
    const engine::PlacedTile* placed = d->entry->tileAt(d->pressed->first, d->pressed->second);
    const QPointF way = event->position() - d->pressPoint;
    if (!placed || way.manhattanLength() < QApplication::startDragDistance()) return;
    d->drag =
        std::make_unique<TileDrag>(this, DraggedTile{placed->tile, d->pressed, std::nullopt},
                                   d->painter.tilePicture(placed->tile), event->globalPosition());
    d->refresh();
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton) {
        const auto shape = std::exchange(d->drawing, std::nullopt);
        d->refresh();
        // Let go beside the board, it was not meant.
        if (shape && squareAt(event->position())) emit shapeDrawn(*shape);
        return;
    }
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    if (d->areaCorner) {
        d->areaCorner.reset();
        d->refresh();
        emit areaDrawn(d->drawnArea);
        return;
    }
    const std::optional<Private::Square> pressed = std::exchange(d->pressed, std::nullopt);
    if (d->drag) {
        const std::unique_ptr<TileDrag> drag = std::move(d->drag);
        const Private::Square from = *drag->tile().fromSquare;
        // Dropped outside of everything, a tile goes back to the rack.
        if (!drag->drop(event->globalPosition()) && !rect().contains(event->position().toPoint()))
            d->entry->removeTile(from.first, from.second);
        d->refresh();
        return;
    }
    const auto square = squareAt(event->position());
    if (!square || square != pressed || !d->entry) return;
    const QString words = d->position ? text::wordsThrough(*d->position, square->first,
                                                           square->second, text::Hooks::Tell)
                                      : QString();
    if (!words.isEmpty()) {
        QToolTip::showText(event->globalPosition().toPoint(), words, this);
        return;
    }
    const std::optional<engine::Tile> held = d->entry->held();
    if (held && d->entry->isFree(square->first, square->second)) {
        if (*held == engine::kBlank) d->chooseBlank(square->first, square->second);
        else d->entry->dropTile(square->first, square->second, *held);
        return;
    }
    d->entry->clickSquare(square->first, square->second);
}

void BoardWidget::wheelEvent(QWheelEvent* event)
{
    constexpr int kNotch = 120;
    d->wheel += event->angleDelta().y();
    const int notches = d->wheel / kNotch;
    d->wheel -= notches * kNotch;
    // Towards oneself is on.
    if (notches != 0) emit turnStepRequested(-notches);
    event->accept();
}

void BoardWidget::leaveEvent(QEvent*)
{
    d->hover(std::nullopt);
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    const bool exchanging = d->entry && d->entry->exchanging();
    if (exchanging && event->text() == QLatin1String("?")) {
        d->composer.finish();
        d->entry->lift(engine::kBlank);
        return;
    }
    if (isTileText(*event)) {
        // Shift means a blank; Caps Lock means nothing, so letters are taken in either case.
        d->composer.type(event->text(), event->modifiers() & Qt::ShiftModifier);
        return;
    }
    if (event->key() == Qt::Key_Shift || event->key() == Qt::Key_CapsLock) return;
    d->composer.finish();
    if (const int digit = digitOf(*event); digit >= 0) {
        emit previewRequested(digit);
        return;
    }
    const bool plain = isPlain(*event);
    const bool cursor = d->entry && d->entry->cursor();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() & Qt::ControlModifier) {
            emit commitBestRequested();
        } else {
            emit commitRequested();
        }
        return;
    case Qt::Key_Escape:
        if (d->drawing) {
            d->drawing.reset();
            d->refresh();
        } else if (d->areaCorner) {
            d->areaCorner.reset();
            d->refresh();
        } else if (d->drag) {
            d->drag.reset();
            d->pressed.reset();
            d->refresh();
        } else if (d->entry && d->entry->held()) {
            d->entry->setHeld(std::nullopt);
        } else if (exchanging) {
            d->entry->setExchanging(false);
        } else if (cursor) {
            d->entry->setCursor(std::nullopt);
        } else if (d->entry && !d->entry->empty()) {
            d->entry->recall();
        } else {
            emit escapePressed();
        }
        return;
    case Qt::Key_Space:
        if (plain && cursor) return d->entry->skipSquare();
        if (plain) return emit liveToggleRequested();
        break;
    case Qt::Key_Equal: return emit detailsToggleRequested();
    case Qt::Key_Backspace:
        if (plain && (cursor || exchanging)) return d->entry->backspace();
        break;
    case Qt::Key_Delete:
        if (plain && cursor) return d->entry->deleteAtCursor();
        break;
    default:
        if (plain && d->arrowKey(event->key())) return;
        break;
    }
    QWidget::keyPressEvent(event);
}

void BoardWidget::inputMethodEvent(QInputMethodEvent* event)
{
    // Composed letters (dead keys, other scripts) come as text without a key.
    const bool asBlank = QGuiApplication::keyboardModifiers() & Qt::ShiftModifier;
    for (const QChar character : event->commitString())
        if (character.isLetter()) d->composer.type(QString(character), asBlank);
    event->accept();
}

QVariant BoardWidget::inputMethodQuery(Qt::InputMethodQuery query) const
{
    if (query == Qt::ImCursorRectangle && d->entry && d->entry->cursor())
        return squareRect(d->entry->cursor()->row, d->entry->cursor()->column);
    return QWidget::inputMethodQuery(query);
}

void BoardWidget::focusInEvent(QFocusEvent*)
{
    d->announced.reset();
    d->announceCursor();
    d->refresh();
}

void BoardWidget::focusOutEvent(QFocusEvent*)
{
    d->composer.finish();
    d->refresh();
}

void BoardWidget::tileDragMoved(QPointF point, const DraggedTile&)
{
    const auto square = squareAt(point);
    const bool takes = square && d->entry && d->entry->isFree(square->first, square->second) &&
                       !d->position->rules().layout.blocked(square->first, square->second);
    d->dropSquare = takes ? square : std::nullopt;
    d->refresh();
}

void BoardWidget::tileDragLeft()
{
    d->dropSquare.reset();
    d->refresh();
}

bool BoardWidget::tileDropped(QPointF point, const DraggedTile& tile)
{
    const auto square = squareAt(point);
    if (!square || !d->entry || !d->position) return false;
    const auto [row, column] = *square;
    if (!d->entry->isFree(row, column)) return false;
    if (tile.fromSquare) d->entry->removeTile(tile.fromSquare->first, tile.fromSquare->second);
    if (tile.tile == engine::kBlank) {
        d->chooseBlank(row, column);
    } else {
        d->entry->dropTile(row, column, tile.tile);
    }
    return true;
}

}  // namespace ui
