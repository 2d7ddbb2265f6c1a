// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/rack_widget.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/board/board_shapes.h"
#include "ui/board/board_text.h"
#include "ui/board/rack_edit.h"
#include "ui/board/rack_input.h"
#include "ui/board/rack_message.h"
#include "ui/board/rack_tiles.h"
#include "ui/board/tile_atlas.h"
#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_notifier.h"

namespace ui {
namespace {

constexpr int kUsualTile = 46;  ///< logical pixels
constexpr int kSmallestTile = 28;
constexpr qreal kPadding = 0.16;    ///< around the tiles, in tiles
constexpr qreal kGap = 0.07;        ///< between tiles
constexpr qreal kLift = 0.15;       ///< of tiles that are to be exchanged, in tiles
constexpr qreal kMarkStrip = 0.48;  ///< below the tiles while an overlay is on, in tiles
constexpr qreal kMarkLetters = 0.32;

/// With the strip of an overlay the rack grows: its tiles stay as large as they are.
QSize sizeFor(int tile, int slotTotal, qreal strip)
{
    const qreal width = slotTotal * (1.0 + kGap) - kGap + 2 * kPadding;
    return {static_cast<int>(std::ceil(width * tile)),
            static_cast<int>(std::ceil((1.0 + 2 * kPadding + strip) * tile))};
}

}  // namespace

/// The parts of the widget: the tiles, what is said of them, what is being done.
class RackWidget::Private
{
public:
    explicit Private(RackWidget* owner)
        : q(owner), message(*owner), edit(*owner, tiles, message), input(*owner, tiles, edit, atlas)
    {
    }

    /// Height of the strip that marks stand in, in tiles.
    qreal markStrip() const { return marks.empty() ? 0.0 : kMarkStrip; }
    void layOut();
    void describe();
    void paintTray(QPainter& painter) const;
    void paintTile(QPainter& painter, int slot, RackTiles::Use use);
    void paintUnknown(QPainter& painter, int slot) const;
    void paintMark(QPainter& painter, const QRectF& tile, engine::Tile which) const;

    RackWidget* q;
    RackTiles tiles;
    std::vector<RackMark> marks;
    std::vector<engine::Tile> pointed;
    TileAtlas atlas;
    RackMessage message;
    RackEdit edit;
    RackInput input;
    qreal cell = 0;
    QPointF corner;  ///< of the first tile
};

void RackWidget::Private::layOut()
{
    const qreal strip = markStrip();
    const int slotTotal = tiles.slotCount();
    const qreal across = slotTotal * (1.0 + kGap) - kGap + 2 * kPadding;
    const qreal ratio = q->devicePixelRatioF();
    const qreal fitting = std::min({q->width() / across, q->height() / (1.0 + 2 * kPadding + strip),
                                    static_cast<qreal>(kUsualTile) * 1.6});
    cell = std::max(1.0, std::floor(fitting * ratio)) / ratio;
    const auto snap = [ratio](qreal value) { return std::round(value * ratio) / ratio; };
    corner = {snap((q->width() - across * cell) / 2 + kPadding * cell),
              snap((q->height() - (1.0 + strip) * cell) / 2)};
    edit.layOut(
        QRectF(corner.x(), corner.y(), (across - 2 * kPadding) * cell, cell).toAlignedRect(),
        Theme::tileFont(cell * 0.5));
    message.layOut();
}

void RackWidget::Private::describe()
{
    QStringList names;
    if (const PositionPtr& position = tiles.position()) {
        for (const engine::Tile tile : tiles.order())
            names << text::tileName(position->rules().alphabet, tile);
        if (const int unknown = tiles.unknownTiles(); unknown > 0)
            names << (unknown == 1 ? RackWidget::tr("%n unknown tile", nullptr, unknown)
                                   : RackWidget::tr("%n unknown tiles", nullptr, unknown));
    }
    q->setAccessibleName(names.isEmpty()
                             ? RackWidget::tr("Rack, empty")
                             : RackWidget::tr("Rack: %1").arg(names.join(QStringLiteral(", "))));
    layOut();
    q->update();
}

/// A bar from the middle, right for a gain and left for a loss, and the number with its sign.
void RackWidget::Private::paintMark(QPainter& painter, const QRectF& tile, engine::Tile which) const
{
    const auto mark = std::find_if(marks.begin(), marks.end(),
                                   [which](const RackMark& each) { return each.tile == which; });
    if (mark == marks.end()) return;
    const Theme& theme = Theme::current();
    const qreal middle = tile.center().x();
    const qreal half = tile.width() / 2 - 1;
    const qreal height = std::max(3.0, tile.width() * 0.09);
    const qreal top = tile.bottom() + tile.width() * 0.05;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(theme.rackTray, theme.dark ? Qt::white : Qt::black, 0.18));
    painter.drawRoundedRect(QRectF(middle - half, top, 2 * half, height), height / 2, height / 2);
    const qreal length = half * mark->level;
    painter.setBrush(mark->color);
    painter.drawRect(QRectF(middle + std::min(0.0, length), top, std::abs(length), height));
    painter.setPen(readableInk(theme.rackTray, QColor(0x16130A), Qt::white));
    painter.drawLine(QPointF(middle, top - 1), QPointF(middle, top + height + 1));
    painter.setFont(Theme::tileFont(tile.width() * kMarkLetters));
    painter.drawText(QRectF(tile.left() - 4, top + height, tile.width() + 8, tile.width() * 0.38),
                     Qt::AlignCenter, mark->text);
}

RackWidget::RackWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    setObjectName(QStringLiteral("rack"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&d->edit, &RackEdit::begun, this, [this] {
        d->layOut();
        update();
    });
    connect(&d->edit, &RackEdit::ended, this, [this] { d->describe(); });
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] { update(); });
    d->describe();
}

RackWidget::~RackWidget() = default;

void RackWidget::setPosition(PositionPtr position)
{
    const bool sameMoment = d->tiles.setPosition(std::move(position));
    d->edit.followPosition(sameMoment);
    updateGeometry();
    d->describe();
}

void RackWidget::setMoveEntry(MoveEntry* entry)
{
    if (MoveEntry* before = d->tiles.entry()) before->disconnect(this);
    d->tiles.setEntry(entry);
    if (entry) {
        connect(entry, &MoveEntry::changed, this, [this, entry] {
            if (!entry->held()) d->input.forgetHeld();
            update();
        });
    }
    update();
}

void RackWidget::setGhost(std::optional<engine::Move> move)
{
    if (move == d->tiles.ghost()) return;
    d->tiles.setGhost(std::move(move));
    update();
}

void RackWidget::setMarks(std::vector<RackMark> marks)
{
    const bool other = marks.empty() != d->marks.empty();
    d->marks = std::move(marks);
    if (other) updateGeometry();
    d->layOut();
    update();
}

void RackWidget::setPointedTiles(std::vector<engine::Tile> tiles)
{
    if (tiles == d->pointed) return;
    d->pointed = std::move(tiles);
    update();
}

const std::vector<engine::Tile>& RackWidget::pointedTiles() const
{
    return d->pointed;
}

void RackWidget::beginEdit()
{
    d->edit.begin();
}

void RackWidget::showError(const QString& message)
{
    d->edit.refuse();
    d->message.show(message, d->edit.isOpen());
}

void RackWidget::shuffle()
{
    d->tiles.shuffle();
    d->describe();
}

void RackWidget::sort(RackOrder order)
{
    if (!d->tiles.position()) return;
    d->tiles.sort(order);
    d->input.forgetHeld();
    d->describe();
}

const std::vector<engine::Tile>& RackWidget::tiles() const
{
    return d->tiles.order();
}

QRectF RackWidget::slotRect(int slot) const
{
    const qreal ratio = devicePixelRatioF();
    const qreal step = std::round(d->cell * (1.0 + kGap) * ratio) / ratio;
    return {d->corner.x() + slot * step, d->corner.y(), d->cell, d->cell};
}

QSize RackWidget::sizeHint() const
{
    return sizeFor(kUsualTile, d->tiles.slotCount(), d->markStrip());
}

QSize RackWidget::minimumSizeHint() const
{
    return {sizeFor(kSmallestTile, d->tiles.slotCount(), 0.0).width(), sizeHint().height()};
}

void RackWidget::Private::paintTray(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const qreal pad = cell * kPadding;
    const QRectF tray = q->slotRect(0)
                            .united(q->slotRect(tiles.slotCount() - 1))
                            .adjusted(-pad, -pad * 0.9, pad, pad * 0.9 + markStrip() * cell);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.rackTray);
    painter.drawRoundedRect(tray, cell * 0.18, cell * 0.18);
    if (!q->hasFocus()) return;
    painter.setPen(QPen(theme.cursor, 2.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(tray.adjusted(1, 1, -1, -1), cell * 0.17, cell * 0.17);
}

void RackWidget::Private::paintTile(QPainter& painter, int slot, RackTiles::Use use)
{
    const QColor& cursor = Theme::current().cursor;
    const engine::Tile tile = tiles.order()[static_cast<std::size_t>(slot)];
    const bool away = use == RackTiles::Use::OnBoard || input.dragged() == slot;
    const QPixmap& picture = atlas.tile(tile, away ? TileStyle::Dimmed : TileStyle::Normal);
    QRectF place = q->slotRect(slot);
    // Up out of the tray, and marked below where it stood.
    if (use == RackTiles::Use::Lifted) {
        const qreal ratio = q->devicePixelRatioF();
        const qreal up = cell * kLift;
        painter.setPen(Qt::NoPen);
        painter.setBrush(cursor);
        painter.drawRect(QRectF(place.left(), place.bottom() - up * 0.6, place.width(), up * 0.6));
        place.translate(0, -std::round(up * ratio) / ratio);
    }
    painter.drawPixmap(place, picture, picture.rect());
    if (input.held() == slot) {
        painter.setPen(QPen(cursor, std::max(2.0, cell * 0.07)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), cell * 0.12, cell * 0.12);
    }
    paintMark(painter, place, tile);
}

void RackWidget::Private::paintUnknown(QPainter& painter, int slot) const
{
    const Theme& theme = Theme::current();
    const QRectF place = q->slotRect(slot).adjusted(1.5, 1.5, -1.5, -1.5);
    const QColor grey = mixed(theme.rackTray, theme.dark ? Qt::white : Qt::black, 0.16);
    painter.setPen(QPen(mixed(grey, theme.dark ? Qt::white : Qt::black, 0.25), 1.0));
    painter.setBrush(grey);
    painter.drawRoundedRect(place, cell * 0.12, cell * 0.12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(readableInk(grey, QColor(0x16130A), Qt::white));
    painter.drawEllipse(place.center(), cell * 0.05, cell * 0.05);
}

void RackWidget::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    d->paintTray(painter);
    if (!d->tiles.position() || d->edit.isOpen()) return;

    d->atlas.configure(d->tiles.position()->rulesPtr(), qRound(d->cell * devicePixelRatioF()),
                       theme);
    int slot = 0;
    for (const RackTiles::Use use : d->tiles.uses()) d->paintTile(painter, slot++, use);
    for (int unknown = d->tiles.unknownTiles(); unknown > 0; --unknown)
        d->paintUnknown(painter, slot++);
    std::vector<engine::Tile> pointed = d->pointed;
    for (std::size_t i = 0; i < tiles().size(); ++i) {
        const auto found = std::find(pointed.begin(), pointed.end(), tiles()[i]);
        if (found == pointed.end()) continue;
        pointed.erase(found);
        shapes::paintPointed(painter, slotRect(static_cast<int>(i)), theme);
    }
    if (const std::optional<int> caret = d->input.caret()) {
        const qreal x = slotRect(*caret).left() - d->cell * kGap / 2;
        painter.setPen(
            QPen(theme.cursor, std::max(2.0, d->cell * 0.07), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(x, d->corner.y()), QPointF(x, d->corner.y() + d->cell));
    }
}

void RackWidget::resizeEvent(QResizeEvent*)
{
    d->layOut();
}

void RackWidget::moveEvent(QMoveEvent*)
{
    d->message.layOut();
}

bool RackWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        RackInput::wants(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        showToolTip(*static_cast<QHelpEvent*>(event));
        return true;
    }
    return QWidget::event(event);
}

/// What the tile under the pointer is marked for.
void RackWidget::showToolTip(QHelpEvent& help)
{
    const int slot = d->input.slotAt(help.pos());
    for (const RackMark& mark : d->marks) {
        if (slot < 0 || mark.tile != tiles()[static_cast<std::size_t>(slot)]) continue;
        QToolTip::showText(help.globalPos(), mark.explanation, this,
                           slotRect(slot).toAlignedRect());
        return;
    }
    QToolTip::hideText();
    help.ignore();
}

void RackWidget::mousePressEvent(QMouseEvent* event)
{
    d->input.press(*event);
}

void RackWidget::mouseMoveEvent(QMouseEvent* event)
{
    d->input.move(*event);
}

void RackWidget::mouseReleaseEvent(QMouseEvent* event)
{
    d->input.release(*event);
}

void RackWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    d->input.doubleClick(*event);
}

void RackWidget::keyPressEvent(QKeyEvent* event)
{
    if (!d->input.key(*event)) QWidget::keyPressEvent(event);
}

void RackWidget::focusInEvent(QFocusEvent*)
{
    if (!d->edit.isOpen()) d->message.hide();
    update();
}

void RackWidget::focusOutEvent(QFocusEvent*)
{
    update();
}

void RackWidget::tileDragMoved(QPointF point, const DraggedTile& tile)
{
    d->input.tileMoved(point, tile);
}

void RackWidget::tileDragLeft()
{
    d->input.tileLeft();
}

bool RackWidget::tileDropped(QPointF point, const DraggedTile& tile)
{
    if (!d->input.tileDropped(point, tile)) return false;
    if (tile.fromSlot) d->describe();
    return true;
}

}  // namespace ui

#include "moc_rack_widget.cpp"
