// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/rack_input.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/board/blank_chooser.h"
#include "ui/board/rack_edit.h"
#include "ui/board/rack_text.h"
#include "ui/board/rack_tiles.h"
#include "ui/board/rack_widget.h"
#include "ui/board/tile_atlas.h"
#include "ui/theme/theme.h"

namespace ui {

RackInput::RackInput(RackWidget& rack, RackTiles& tiles, RackEdit& edit, TileAtlas& atlas)
    : m_rack(rack), m_tiles(tiles), m_edit(edit), m_atlas(atlas)
{
}

MoveEntry* RackInput::entry() const
{
    return m_tiles.entry();
}

std::optional<int> RackInput::dragged() const
{
    return m_drag ? m_drag->tile().fromSlot : std::nullopt;
}

int RackInput::slotAt(QPointF point) const
{
    for (int slot = 0; slot < static_cast<int>(m_tiles.order().size()); ++slot)
        if (m_rack.slotRect(slot).contains(point)) return slot;
    return -1;
}

int RackInput::insertionAt(QPointF point) const
{
    const qreal left = m_rack.slotRect(0).left();
    const qreal step = m_rack.slotRect(1).left() - left;
    const qreal at = (point.x() - left) / step;
    return std::clamp(static_cast<int>(std::lround(at)), 0,
                      static_cast<int>(m_tiles.order().size()));
}

/// Tiles of a move that is only previewed are there to be taken.
bool RackInput::canTake(std::size_t index) const
{
    return m_tiles.uses()[index] == RackTiles::Use::Free || (entry() && entry()->empty());
}

/// Puts a rack tile at the cursor of the board.
void RackInput::place(engine::Tile tile)
{
    const PositionPtr position = m_tiles.position();
    if (!entry() || !position || entry()->exchanging()) return;
    if (tile != engine::kBlank) {
        entry()->typeTile(tileLabel(position->rules().alphabet, tile), false);
        return;
    }
    // What it stands for is asked for above the rack.
    if (!entry()->cursor() || !entry()->canTake(tile)) return;
    auto* chooser = new BlankChooser(position->rulesPtr(), &m_rack);
    QObject::connect(chooser, &BlankChooser::chosen, entry(), [this](engine::Tile letter) {
        entry()->typeTile(tileLabel(m_tiles.position()->rules().alphabet, letter), true);
    });
    chooser->popupAt(QRect(m_rack.mapToGlobal(QPoint(0, 0)), m_rack.size()));
}

/// Lifts the tile or puts it back while exchanging, else takes it into the hand or lets it go.
void RackInput::clickSlot(int slot)
{
    const std::vector<engine::Tile>& order = m_tiles.order();
    const auto index = static_cast<std::size_t>(slot);
    if (!entry() || index >= order.size()) return;
    const RackTiles::Use use = m_tiles.uses()[index];
    if (entry()->exchanging()) {
        if (use == RackTiles::Use::Lifted) entry()->putBack(order[index]);
        else entry()->lift(order[index]);
        return;
    }
    if (!canTake(index)) return;
    const bool letGo = m_held == slot;
    entry()->setHeld(std::nullopt);
    if (letGo) return;
    entry()->setHeld(order[index]);
    if (entry()->held()) m_held = slot;
    m_rack.update();
}

// --- keys -------------------------------------------------------------------------------------

bool RackInput::wants(const QKeyEvent& event)
{
    if (isRackText(event)) return true;
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter: return event.modifiers() == Qt::NoModifier;
    default: return false;
    }
}

/// Keys that choose tiles to be exchanged.
bool RackInput::exchangeKey(const QKeyEvent& event)
{
    if (!entry() || !entry()->exchanging()) return false;
    if (event.key() == Qt::Key_Backspace) {
        entry()->backspace();
    } else if (event.key() == Qt::Key_Escape) {
        entry()->setExchanging(false);
    } else if (isRackText(event)) {
        if (event.text() == QLatin1String("?")) entry()->lift(engine::kBlank);
        else entry()->typeTile(event.text(), false);
    } else {
        return false;
    }
    return true;
}

bool RackInput::escape()
{
    if (m_drag) {
        m_drag.reset();
        m_pressed.reset();
        m_rack.update();
        return true;
    }
    if (!entry() || !entry()->held()) return false;
    entry()->setHeld(std::nullopt);
    return true;
}

bool RackInput::key(QKeyEvent& event)
{
    if (exchangeKey(event)) return true;
    const bool lies = entry() && !entry()->empty();
    if (lies && (isRackText(event) || event.key() == Qt::Key_Backspace)) {
        emit m_rack.moveKeyPressed(&event);
        return true;
    }
    if (isRackText(event)) {
        m_edit.beginWith(event);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Up: m_rack.shuffle(); return true;
    case Qt::Key_Down:
        if (entry()) entry()->recall();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit m_rack.commitRequested(); return true;
    case Qt::Key_Backspace:
    case Qt::Key_F2: m_edit.begin(); return true;
    case Qt::Key_Escape: return escape();
    default: return false;
    }
}

// --- pointer ----------------------------------------------------------------------------------

void RackInput::press(QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton) {
        event.ignore();
        return;
    }
    const int slot = slotAt(event.position());
    m_pressed = slot >= 0 ? std::optional(slot) : std::nullopt;
    m_pressPoint = event.position();
}

void RackInput::move(const QMouseEvent& event)
{
    if (m_drag) {
        m_drag->moveTo(event.globalPosition());
        return;
    }
    if (!(event.buttons() & Qt::LeftButton) || !m_pressed) return;
    if ((event.position() - m_pressPoint).manhattanLength() < QApplication::startDragDistance())
        return;
    const std::vector<engine::Tile>& order = m_tiles.order();
    const auto index = static_cast<std::size_t>(*m_pressed);
    if (index >= order.size() || !canTake(index)) return;
    const qreal ratio = m_rack.devicePixelRatioF();
    m_atlas.configure(m_tiles.position()->rulesPtr(),
                      qRound(m_rack.slotRect(*m_pressed).width() * ratio), Theme::current());
    QPixmap picture = m_atlas.tile(order[index], TileStyle::Normal);
    picture.setDevicePixelRatio(ratio);
    m_drag = std::make_unique<TileDrag>(&m_rack, DraggedTile{order[index], std::nullopt, m_pressed},
                                        picture, event.globalPosition());
    m_rack.update();
}

void RackInput::release(QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton) {
        event.ignore();
        return;
    }
    const std::optional<int> pressed = std::exchange(m_pressed, std::nullopt);
    if (!m_drag) {
        if (pressed && slotAt(event.position()) == *pressed) clickSlot(*pressed);
        return;
    }
    const std::unique_ptr<TileDrag> drag = std::move(m_drag);
    static_cast<void>(drag->drop(event.globalPosition()));
    m_rack.update();
}

void RackInput::doubleClick(const QMouseEvent& event)
{
    const int slot = slotAt(event.position());
    if (slot < 0 || !entry()) return;
    if (entry()->exchanging()) return clickSlot(slot);
    entry()->setHeld(std::nullopt);
    place(m_tiles.order()[static_cast<std::size_t>(slot)]);
}

// --- drops ------------------------------------------------------------------------------------

void RackInput::tileMoved(QPointF point, const DraggedTile& tile)
{
    m_caret = tile.fromSlot ? std::optional(insertionAt(point)) : std::nullopt;
    m_rack.update();
}

void RackInput::tileLeft()
{
    m_caret.reset();
    m_rack.update();
}

bool RackInput::tileDropped(QPointF point, const DraggedTile& tile)
{
    if (tile.fromSquare) {
        if (entry()) entry()->removeTile(tile.fromSquare->first, tile.fromSquare->second);
        return true;
    }
    if (!tile.fromSlot || *tile.fromSlot >= static_cast<int>(m_tiles.order().size())) return false;
    m_tiles.moveTile(*tile.fromSlot, insertionAt(point));
    return true;
}

}  // namespace ui
