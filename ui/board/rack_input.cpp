// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, mouse, drops and the inline edit of the rack; what is shown is in rack_widget.cpp.
#include <algorithm>
#include <cmath>
#include <utility>

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QToolTip>

#include "ui/board/blank_chooser.h"
#include "ui/board/rack_text.h"
#include "ui/board/rack_widget.h"
#include "ui/board/rack_widget_private.h"
#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

bool isRackText(const QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const QString text = event.text();
    return !text.isEmpty() && (text.at(0).isLetter() || text.at(0).isSurrogate() ||
                               text == QLatin1String("?") || text == QLatin1String("["));
}

}  // namespace

int RackWidget::Private::slotAt(QPointF point) const
{
    for (int slot = 0; slot < static_cast<int>(order.size()); ++slot)
        if (q->slotRect(slot).contains(point)) return slot;
    return -1;
}

int RackWidget::Private::insertionAt(QPointF point) const
{
    const qreal step = q->slotRect(1).left() - q->slotRect(0).left();
    const qreal at = (point.x() - corner.x()) / step;
    return std::clamp(static_cast<int>(std::lround(at)), 0, static_cast<int>(order.size()));
}

/// False when what was typed can't be the rack, which is then shown. One that isn't full is one, too:
/// the moves of another rack must not stand beside it.
bool RackWidget::Private::readEdit()
{
    if (!edit || !position) return true;
    const auto rack = readTypedRack(position->rules().alphabet, edit->text());
    const int size = position->rules().rackSize;
    if (!rack) {
        q->showError(QString::fromStdString(rack.error().message()));
        return false;
    }
    if (rack->total() > size) {
        q->showError(RackWidget::tr("The rack holds no more than %1").arg(size));
        return false;
    }
    error->hide();
    if (*rack == accepted) return true;
    return announce(*rack);
}

/// False when the receiver refuses the rack.
bool RackWidget::Private::announce(const engine::Rack& rack)
{
    refused = false;
    announcing = true;
    emit q->rackEntered(rack, editNumber);
    announcing = false;
    if (refused) return false;
    accepted = rack;
    return true;
}

void RackWidget::Private::endEdit(Ending ending)
{
    if (!edit) return;
    bool understood = true;
    if (ending == Ending::Accept || ending == Ending::Leave) {
        understood = readEdit();
        if (!edit || (!understood && ending == Ending::Accept)) return;
    }
    const QString reason = errorReason;
    QLineEdit* const ended = std::exchange(edit, nullptr);
    const bool hadFocus = ended->hasFocus();
    ended->removeEventFilter(q);
    ended->hide();
    ended->deleteLater();
    if (hadFocus) q->setFocus();
    if (ending == Ending::TakeBack || !understood) {
        if (before != accepted) announce(before);
        order = orderBefore;
        takeOrder();
    }
    // Why the rack of before is back; once that has been read it is only in the way.
    if (!understood) q->showError(reason);
    else error->hide();
    describe();
}

/// Puts a rack tile at the cursor of the board.
void RackWidget::Private::place(engine::Tile tile)
{
    if (!entry || !position || entry->exchanging()) return;
    if (tile != engine::kBlank) {
        entry->typeTile(tileLabel(position->rules().alphabet, tile), false);
        return;
    }
    // What it stands for is asked for above the rack.
    if (!entry->cursor() || !entry->canTake(tile)) return;
    auto* chooser = new BlankChooser(position->rulesPtr(), q);
    QObject::connect(chooser, &BlankChooser::chosen, entry, [this](engine::Tile letter) {
        entry->typeTile(tileLabel(position->rules().alphabet, letter), true);
    });
    chooser->popupAt(QRect(q->mapToGlobal(QPoint(0, 0)), q->size()));
}

/// Lifts the tile or puts it back while exchanging, else takes it into the hand or lets it go.
void RackWidget::Private::clickSlot(int slot)
{
    const auto index = static_cast<std::size_t>(slot);
    if (!entry || index >= order.size()) return;
    const Use use = uses()[index];
    if (entry->exchanging()) {
        if (use == Use::Lifted) entry->putBack(order[index]);
        else entry->lift(order[index]);
        return;
    }
    if (use != Use::Free && !entry->empty()) return;
    const bool letGo = held == slot;
    entry->setHeld(std::nullopt);
    if (letGo) return;
    entry->setHeld(order[index]);
    if (entry->held()) held = slot;
    q->update();
}

/// Keys that choose tiles to be exchanged.
bool RackWidget::Private::exchangeKey(const QKeyEvent& event)
{
    if (!entry || !entry->exchanging()) return false;
    if (event.key() == Qt::Key_Backspace) {
        entry->backspace();
    } else if (event.key() == Qt::Key_Escape) {
        entry->setExchanging(false);
    } else if (isRackText(event)) {
        if (event.text() == QLatin1String("?")) entry->lift(engine::kBlank);
        else entry->typeTile(event.text(), false);
    } else {
        return false;
    }
    return true;
}

void RackWidget::beginEdit()
{
    if (!d->position) return;
    if (d->edit) {
        d->edit->selectAll();
        d->edit->setFocus(Qt::OtherFocusReason);
        return;
    }
    qApp->removeEventFilter(this);
    d->error->hide();
    ++d->editNumber;
    d->before = d->position->mover().rack;
    d->orderBefore = d->order;
    d->accepted = d->before;
    d->edit = new QLineEdit(this);
    d->edit->setObjectName(QStringLiteral("rackEdit"));
    d->edit->setAccessibleName(tr("Tiles on the rack, ? for a blank"));
    d->edit->setPlaceholderText(tr("? = blank"));
    d->edit->setAlignment(Qt::AlignCenter);
    d->edit->setText(typedRackText(d->position->rules().alphabet, d->order));
    d->edit->installEventFilter(this);
    connect(d->edit, &QLineEdit::textEdited, this, [this](const QString& typed) {
        // Shown as the tiles show it; positions in the text stay the same.
        const QString upper = typed.toUpper();
        if (upper.size() == typed.size() && upper != typed) {
            const int cursor = d->edit->cursorPosition();
            d->edit->setText(upper);
            d->edit->setCursorPosition(cursor);
        }
        d->readEdit();
    });
    d->layOut();
    d->edit->show();
    d->edit->selectAll();
    d->edit->setFocus(Qt::OtherFocusReason);
    update();
}

void RackWidget::showError(const QString& message)
{
    QPalette colors = Theme::current().palette;
    colors.setColor(QPalette::Window, Theme::current().bad);
    colors.setColor(QPalette::WindowText,
                    readableInk(Theme::current().bad, QColor(0x10131A), Qt::white));
    d->refused = true;
    // Not on the tiles, and wider than they are.
    if (parentWidget() && d->error->parentWidget() != parentWidget())
        d->error->setParent(parentWidget());
    d->error->setPalette(colors);
    d->errorReason = message;
    d->error->setText(QStringLiteral("\u26a0 ") + message);
    d->layOutError();
    d->error->show();
    d->error->raise();
    if (d->edit) {
        d->errorTimer.stop();
    } else {
        d->errorTimer.start();
        // Whoever goes on working has read it; what brought it about is not over yet.
        QTimer::singleShot(0, this, [this] {
            if (!d->edit && !d->error->isHidden()) qApp->installEventFilter(this);
        });
    }
    QAccessibleEvent event(d->error, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

bool RackWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool arrow = key->modifiers() == Qt::NoModifier &&
                           (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isRackText(*key) || arrow || (enter && key->modifiers() == Qt::NoModifier)) {
            event->accept();
            return true;
        }
    } else if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int slot = d->slotAt(help->pos());
        for (const RackMark& mark : d->marks) {
            if (slot < 0 || mark.tile != d->order[static_cast<std::size_t>(slot)]) continue;
            QToolTip::showText(help->globalPos(), mark.explanation, this,
                               slotRect(slot).toAlignedRect());
            return true;
        }
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    return QWidget::event(event);
}

bool RackWidget::eventFilter(QObject* watched, QEvent* event)
{
    if (!d->edit &&
        (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress)) {
        qApp->removeEventFilter(this);
        d->error->hide();
    }
    if (watched != d->edit) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            d->endEdit(Private::Ending::Leave);
    } else if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape || isRackText(*key)) {
            event->accept();
            return true;
        }
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            d->endEdit(Private::Ending::Accept);
            return true;
        }
        if (key == Qt::Key_Escape) {
            d->endEdit(Private::Ending::TakeBack);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RackWidget::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const int slot = d->slotAt(event->position());
    d->pressed = slot >= 0 ? std::optional(slot) : std::nullopt;
    d->pressPoint = event->position();
}

void RackWidget::mouseMoveEvent(QMouseEvent* event)
{
    if (d->drag) {
        d->drag->moveTo(event->globalPosition());
        return;
    }
    if (!(event->buttons() & Qt::LeftButton) || !d->pressed) return;
    if ((event->position() - d->pressPoint).manhattanLength() < QApplication::startDragDistance())
        return;
    const auto index = static_cast<std::size_t>(*d->pressed);
    if (index >= d->order.size() || d->uses()[index] != Private::Use::Free) return;
    const qreal ratio = devicePixelRatioF();
    d->atlas.configure(d->position->rulesPtr(), qRound(d->cell * ratio), Theme::current());
    QPixmap picture = d->atlas.tile(d->order[index], TileStyle::Normal);
    picture.setDevicePixelRatio(ratio);
    d->drag =
        std::make_unique<TileDrag>(this, DraggedTile{d->order[index], std::nullopt, d->pressed},
                                   picture, event->globalPosition());
    update();
}

void RackWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const std::optional<int> pressed = std::exchange(d->pressed, std::nullopt);
    if (!d->drag) {
        if (pressed && d->slotAt(event->position()) == *pressed) d->clickSlot(*pressed);
        return;
    }
    const std::unique_ptr<TileDrag> drag = std::move(d->drag);
    static_cast<void>(drag->drop(event->globalPosition()));
    update();
}

void RackWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int slot = d->slotAt(event->position());
    if (slot < 0 || !d->entry) return;
    if (d->entry->exchanging()) return d->clickSlot(slot);
    d->entry->setHeld(std::nullopt);
    d->place(d->order[static_cast<std::size_t>(slot)]);
}

void RackWidget::keyPressEvent(QKeyEvent* event)
{
    if (d->exchangeKey(*event)) return;
    if (isRackText(*event)) {
        beginEdit();
        if (d->edit) QApplication::sendEvent(d->edit, event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up: shuffle(); return;
    case Qt::Key_Down:
        if (d->entry) d->entry->recall();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit commitRequested(); return;
    case Qt::Key_Backspace:
    case Qt::Key_F2: beginEdit(); return;
    case Qt::Key_Escape:
        if (d->drag) {
            d->drag.reset();
            d->pressed.reset();
            update();
            return;
        }
        if (d->entry && d->entry->held()) return d->entry->setHeld(std::nullopt);
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void RackWidget::focusInEvent(QFocusEvent*)
{
    if (!d->edit) d->error->hide();
    update();
}

void RackWidget::focusOutEvent(QFocusEvent*)
{
    update();
}

void RackWidget::tileDragMoved(QPointF point, const DraggedTile& tile)
{
    d->caret = tile.fromSlot ? std::optional(d->insertionAt(point)) : std::nullopt;
    update();
}

void RackWidget::tileDragLeft()
{
    d->caret.reset();
    update();
}

bool RackWidget::tileDropped(QPointF point, const DraggedTile& tile)
{
    if (tile.fromSquare) {
        if (d->entry) d->entry->removeTile(tile.fromSquare->first, tile.fromSquare->second);
        return true;
    }
    if (!tile.fromSlot || *tile.fromSlot >= static_cast<int>(d->order.size())) return false;
    int to = d->insertionAt(point);
    if (to > *tile.fromSlot) --to;
    const engine::Tile moved = d->order[static_cast<std::size_t>(*tile.fromSlot)];
    d->order.erase(d->order.begin() + *tile.fromSlot);
    d->order.insert(d->order.begin() + to, moved);
    d->describe();
    return true;
}

}  // namespace ui
