// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/rack_widget.h"

#include <algorithm>
#include <cmath>

#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRandomGenerator>

#include "ui/board/board_text.h"
#include "ui/board/rack_widget_private.h"
#include "ui/board/unknown_tiles.h"
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
constexpr int kErrorTime = 8000;    ///< milliseconds that a message outlives its edit
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

int RackWidget::Private::unknownTiles() const
{
    return position ? unknownTilesOf(*position) : 0;
}

qreal RackWidget::Private::markStrip() const
{
    return marks.empty() ? 0.0 : kMarkStrip;
}

int RackWidget::Private::slotCount() const
{
    const int size = position ? position->rules().rackSize : 7;
    return std::max(size, static_cast<int>(order.size()) + unknownTiles());
}

/// Tiles that stay keep their places; new ones come behind them.
void RackWidget::Private::takeOrder()
{
    engine::Rack rack = position ? position->mover().rack : engine::Rack();
    std::vector<engine::Tile> kept;
    for (const engine::Tile tile : order) {
        if (!rack.has(tile)) continue;
        rack.remove(tile);
        kept.push_back(tile);
    }
    // Blanks last, as most players keep them.
    std::vector<engine::Tile> added = rack.tiles();
    std::stable_partition(added.begin(), added.end(),
                          [](engine::Tile tile) { return tile != engine::kBlank; });
    kept.insert(kept.end(), added.begin(), added.end());
    order = std::move(kept);
}

std::vector<RackWidget::Private::Use> RackWidget::Private::uses() const
{
    engine::TileCounts placed;
    engine::TileCounts lifted;
    const bool entering = entry && !entry->empty();
    if (entering) {
        for (const engine::PlacedTile& tile : entry->tiles()) placed.add(tile.tile);
        lifted = engine::TileCounts(entry->lifted());
    } else if (ghost && ghost->kind == engine::MoveKind::Exchange) {
        lifted = ghost->tilesUsed();
    } else if (ghost) {
        placed = ghost->tilesUsed();
    }
    std::vector<Use> result;
    for (const engine::Tile tile : order) {
        Use use = Use::Free;
        if (placed.has(tile)) {
            use = Use::OnBoard;
            placed.remove(tile);
        } else if (lifted.has(tile)) {
            use = Use::Lifted;
            lifted.remove(tile);
        }
        result.push_back(use);
    }
    return result;
}

void RackWidget::Private::followEntry()
{
    if (!entry || !entry->held()) held.reset();
    q->update();
}

void RackWidget::Private::layOut()
{
    const qreal strip = markStrip();
    const int slotTotal = slotCount();
    const qreal across = slotTotal * (1.0 + kGap) - kGap + 2 * kPadding;
    const qreal ratio = q->devicePixelRatioF();
    const qreal fitting = std::min({q->width() / across, q->height() / (1.0 + 2 * kPadding + strip),
                                    static_cast<qreal>(kUsualTile) * 1.6});
    cell = std::max(1.0, std::floor(fitting * ratio)) / ratio;
    const auto snap = [ratio](qreal value) { return std::round(value * ratio) / ratio; };
    corner = {snap((q->width() - across * cell) / 2 + kPadding * cell),
              snap((q->height() - (1.0 + strip) * cell) / 2)};
    if (edit) {
        edit->setFont(Theme::tileFont(cell * 0.5));
        edit->setGeometry(
            QRectF(corner.x(), corner.y(), (across - 2 * kPadding) * cell, cell).toAlignedRect());
    }
    layOutError();
}

/// Right above the rack, as wide as the text needs and its parent allows, in as many lines as
/// that takes.
void RackWidget::Private::layOutError()
{
    constexpr int kMargin = 6;
    const QWidget* const host = error->parentWidget();
    const QRect rack = host == q ? q->rect() : q->geometry();
    const QMargins inside = error->contentsMargins();
    const int wanted = error->fontMetrics().horizontalAdvance(error->text()) + inside.left() +
                       inside.right() + kMargin;
    const int room = std::max(1, host->width() - 2 * kMargin);
    const int width = std::min(wanted, room);
    // Not heightForWidth(): it is a pixel short where a glyph comes from another font.
    const QRect text = error->fontMetrics().boundingRect(
        QRect(0, 0, width - inside.left() - inside.right(), q->window()->height()),
        Qt::AlignCenter | Qt::TextWordWrap, error->text());
    const int height = text.height() + inside.top() + inside.bottom();
    const int left = std::clamp(rack.center().x() - width / 2, kMargin, kMargin + room - width);
    error->setGeometry(left, std::max(0, rack.top() - height), width, height);
}

void RackWidget::Private::describe()
{
    QStringList names;
    if (position) {
        for (const engine::Tile tile : order)
            names << text::tileName(position->rules().alphabet, tile);
        if (const int unknown = unknownTiles(); unknown > 0)
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
    d->error = new QLabel(this);
    d->error->setObjectName(QStringLiteral("rackError"));
    d->error->setAutoFillBackground(true);
    d->error->setAlignment(Qt::AlignCenter);
    d->error->setWordWrap(true);
    d->error->setContentsMargins(6, 2, 6, 2);
    d->error->setAttribute(Qt::WA_TransparentForMouseEvents);
    d->error->hide();
    d->errorTimer.setSingleShot(true);
    d->errorTimer.setInterval(kErrorTime);
    connect(&d->errorTimer, &QTimer::timeout, d->error, &QWidget::hide);
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] { update(); });
    d->describe();
}

RackWidget::~RackWidget()
{
    delete d->error;
}

void RackWidget::setPosition(PositionPtr position)
{
    const PositionPtr before = std::exchange(d->position, std::move(position));
    const bool sameLetters = before && d->position &&
                             before->rules().alphabet.sameLetters(d->position->rules().alphabet);
    const bool sameMoment = sameLetters && before->onTurn() == d->position->onTurn() &&
                            before->board() == d->position->board();
    // How the tiles of another moment were arranged says nothing about these.
    if (!sameMoment && !(sameLetters && before->mover().rack == d->position->mover().rack))
        d->order.clear();
    // What is being typed belongs to the moment that was shown when it began.
    // The same goes for a rack that came from elsewhere, by undo say.
    if (!sameMoment || (!d->announcing && d->position->mover().rack != d->accepted))
        d->endEdit(Private::Ending::Drop);
    d->takeOrder();
    if (d->edit) d->accepted = d->position->mover().rack;
    else d->error->hide();
    updateGeometry();
    d->describe();
}

void RackWidget::setMoveEntry(MoveEntry* entry)
{
    if (d->entry) d->entry->disconnect(this);
    d->entry = entry;
    if (entry) connect(entry, &MoveEntry::changed, this, [this] { d->followEntry(); });
    update();
}

void RackWidget::setGhost(std::optional<engine::Move> move)
{
    if (move == d->ghost) return;
    d->ghost = std::move(move);
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

void RackWidget::shuffle()
{
    // Not the engine's random numbers: nothing depends on the order in which tiles are shown.
    std::shuffle(d->order.begin(), d->order.end(), *QRandomGenerator::global());
    d->describe();
}

void RackWidget::sort(RackOrder order)
{
    if (!d->position) return;
    sortTiles(d->order, d->position->rules().alphabet, order);
    d->held.reset();
    d->describe();
}

const std::vector<engine::Tile>& RackWidget::tiles() const
{
    return d->order;
}

QRectF RackWidget::slotRect(int slot) const
{
    const qreal ratio = devicePixelRatioF();
    const qreal step = std::round(d->cell * (1.0 + kGap) * ratio) / ratio;
    return {d->corner.x() + slot * step, d->corner.y(), d->cell, d->cell};
}

QSize RackWidget::sizeHint() const
{
    return sizeFor(kUsualTile, d->slotCount(), d->markStrip());
}

QSize RackWidget::minimumSizeHint() const
{
    return {sizeFor(kSmallestTile, d->slotCount(), 0.0).width(), sizeHint().height()};
}

void RackWidget::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int slotTotal = d->slotCount();
    const qreal pad = d->cell * kPadding;
    const qreal strip = d->markStrip() * d->cell;
    const QRectF tray = slotRect(0)
                            .united(slotRect(slotTotal - 1))
                            .adjusted(-pad, -pad * 0.9, pad, pad * 0.9 + strip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.rackTray);
    painter.drawRoundedRect(tray, d->cell * 0.18, d->cell * 0.18);
    if (hasFocus()) {
        painter.setPen(QPen(theme.cursor, 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(tray.adjusted(1, 1, -1, -1), d->cell * 0.17, d->cell * 0.17);
    }
    if (!d->position || d->edit) return;

    const qreal ratio = devicePixelRatioF();
    d->atlas.configure(d->position->rulesPtr(), qRound(d->cell * ratio), theme);
    const std::vector<Private::Use> uses = d->uses();
    for (int slot = 0; slot < static_cast<int>(d->order.size()); ++slot) {
        const auto index = static_cast<std::size_t>(slot);
        const bool lifted = d->drag && d->drag->tile().fromSlot == slot;
        const bool away = uses[index] == Private::Use::OnBoard || lifted;
        const QPixmap& picture =
            d->atlas.tile(d->order[index], away ? TileStyle::Dimmed : TileStyle::Normal);
        QRectF place = slotRect(slot);
        // Up out of the tray, and marked below where it stood.
        if (uses[index] == Private::Use::Lifted) {
            const qreal up = d->cell * kLift;
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.cursor);
            painter.drawRect(
                QRectF(place.left(), place.bottom() - up * 0.6, place.width(), up * 0.6));
            place.translate(0, -std::round(up * ratio) / ratio);
        }
        painter.drawPixmap(place, picture, picture.rect());
        if (d->held == slot) {
            painter.setPen(QPen(theme.cursor, std::max(2.0, d->cell * 0.07)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), d->cell * 0.12, d->cell * 0.12);
        }
        d->paintMark(painter, place, d->order[index]);
    }
    const int known = static_cast<int>(d->order.size());
    for (int slot = known; slot < known + d->unknownTiles(); ++slot) {
        const QRectF place = slotRect(slot).adjusted(1.5, 1.5, -1.5, -1.5);
        const QColor grey = mixed(theme.rackTray, theme.dark ? Qt::white : Qt::black, 0.16);
        painter.setPen(QPen(mixed(grey, theme.dark ? Qt::white : Qt::black, 0.25), 1.0));
        painter.setBrush(grey);
        painter.drawRoundedRect(place, d->cell * 0.12, d->cell * 0.12);
        painter.setPen(Qt::NoPen);
        painter.setBrush(readableInk(grey, QColor(0x16130A), Qt::white));
        painter.drawEllipse(place.center(), d->cell * 0.05, d->cell * 0.05);
    }
    if (d->caret) {
        const qreal x = slotRect(*d->caret).left() - d->cell * kGap / 2;
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
    d->layOutError();
}

}  // namespace ui
