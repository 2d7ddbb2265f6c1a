// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_widget.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAccessible>
#include <QPaintEvent>
#include <QPainter>
#include <QTimer>

#include "ui/board/board_accessible.h"
#include "ui/board/board_art.h"
#include "ui/board/board_shapes.h"
#include "ui/board/board_text.h"
#include "ui/board/board_widget_private.h"
#include "ui/theme/board_look.h"
#include "ui/theme/theme_notifier.h"

namespace ui {
namespace {

constexpr qreal kUsualCell = 36.0;
constexpr qreal kSmallestCell = 14.0;
constexpr int kRefusalMilliseconds = 300;
constexpr int kFadeMilliseconds = 80;
constexpr int kSlideMilliseconds = 120;
// Something of a ghost is there at once.
constexpr int kFirstPercent = 40;

}  // namespace

BoardWidget::Private::Private(BoardWidget* owner) : q(owner)
{
    fade.setDuration(kFadeMilliseconds);
    fade.setStartValue(kFirstPercent);
    fade.setEndValue(100);
    slide.setDuration(kSlideMilliseconds);
    slide.setStartValue(1.0);
    slide.setEndValue(0.0);
    slide.setEasingCurve(QEasingCurve::OutCubic);
    for (QVariantAnimation* animation : {&fade, &slide})
        QObject::connect(animation, &QVariantAnimation::valueChanged, q, [this] { refresh(); });
    QObject::connect(&slide, &QAbstractAnimation::finished, q, [this] {
        sliding.clear();
        refresh();
    });
}

void BoardWidget::Private::startGhost()
{
    fade.stop();
    if (motion && ghost && q->isVisible()) fade.start();
}

/// Of the tiles that lie there now, as many as a move has, and that were not seen before.
void BoardWidget::Private::startSlides(const engine::Board& before)
{
    slide.stop();
    sliding.clear();
    if (!motion || !q->isVisible()) return;
    const engine::Board& board = position->board();
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const engine::Tile tile = board.at(row, column);
            if (tile == before.at(row, column)) continue;
            // Back in a game, or another game.
            if (before.at(row, column) != engine::kNoTile) return sliding.clear();
            // What was put there by hand lies there already.
            const bool byHand =
                std::any_of(entered.begin(), entered.end(), [&](const engine::PlacedTile& placed) {
                    return placed.row == row && placed.column == column && placed.tile == tile;
                });
            if (!byHand) sliding.push_back({row, column, tile, TileStyle::Normal});
        }
    }
    if (sliding.size() > static_cast<std::size_t>(position->rules().rackSize))
        return sliding.clear();
    entered.clear();
    if (!sliding.empty()) slide.start();
}

void BoardWidget::Private::updateGeometry()
{
    if (!position) return;
    const qreal ratio = q->devicePixelRatioF();
    const QPointF corner = q->mapTo(q->window(), QPointF(0, 0)) * ratio;
    const QPointF phase(corner.x() - std::floor(corner.x()), corner.y() - std::floor(corner.y()));
    const BoardGeometry geometry(q->size(), ratio, phase, position->board().rows(),
                                 position->board().columns(), BoardLook::current().allSides);
    if (!painter.setGeometry(geometry)) return;
    static_cast<void>(painter.setForeground(foreground()));
    q->update();
}

void BoardWidget::Private::update(const QRegion& device)
{
    QRegion logical;
    for (const QRect& rect : device) logical += painter.geometry().toLogical(rect).toAlignedRect();
    if (!logical.isEmpty()) q->update(logical);
}

/// Tiles, score and doubts of a placement that is shown but not played.
void BoardWidget::Private::addMove(BoardForeground& front, const engine::Move& move,
                                   const std::vector<engine::FormedWord>& formed)
{
    const BoardGeometry& geometry = painter.geometry();
    bool valid = true;
    for (const engine::FormedWord& word : formed) {
        if (word.valid && &word == &formed.front()) continue;
        valid = valid && word.valid;
        const auto length = static_cast<int>(word.tiles.size()) - 1;
        const bool across = word.direction == engine::Direction::Across;
        const QRect squares = geometry.square(word.row, word.column)
                                  .united(geometry.square(word.row + (across ? 0 : length),
                                                          word.column + (across ? length : 0)));
        // Without a lexicon that is not known.
        if (!position->lexicon()) continue;
        (word.valid ? front.lines : front.waves).push_back({squares, word.direction});
    }
    front.pillText = QString::number(move.score.points);
    if (!valid) front.pillText += QLatin1Char('*');
    front.pill = art::pillPlace(geometry, move.direction, {move.row, move.column},
                                {move.rowOf(move.length - 1), move.columnOf(move.length - 1)},
                                front.pillText);
    for (int index = 0; index < move.length; ++index) {
        front.strongRows |= 1U << move.rowOf(index);
        front.strongColumns |= 1U << move.columnOf(index);
    }
}

BoardForeground BoardWidget::Private::foreground()
{
    BoardForeground front;
    words.clear();
    if (!position) return front;
    const engine::Board& board = position->board();
    front.focused = q->hasFocus();
    front.refusing = refusing;
    front.dropSquare = dropSquare;
    const auto strong = [&front](int row, int column) {
        front.strongRows |= 1U << row;
        front.strongColumns |= 1U << column;
    };

    const auto addTiles = [&](const engine::Move& move, auto&& add) {
        for (int index = 0; index < move.length; ++index) {
            const engine::Tile tile = move.tiles[static_cast<std::size_t>(index)];
            const int row = move.rowOf(index);
            const int column = move.columnOf(index);
            if (tile != engine::kPlaythrough && board.contains(row, column)) add(row, column, tile);
        }
    };
    if (slide.state() == QAbstractAnimation::Running) {
        // From below the board, where the rack is.
        const QRect whole = painter.geometry().board();
        const qreal way = slide.currentValue().toReal();
        for (const BoardForeground::Tile& tile : sliding) {
            const QPoint home = painter.geometry().square(tile.row, tile.column).topLeft();
            const QPoint rack(whole.center().x(), whole.bottom());
            front.slides.push_back({tile, ((rack - home) * way)});
        }
    }
    int age = 0;
    for (const engine::Move& move : lastMoves) {
        addTiles(move, [&](int row, int column, engine::Tile tile) {
            if (board.at(row, column) == tile) front.lastMoves.push_back({row, column, age});
        });
        ++age;
    }
    if (entry && !entry->empty()) {
        entered = entry->tiles();
        const bool dragging = drag && drag->tile().fromSquare;
        for (const engine::PlacedTile& placed : entry->tiles()) {
            if (dragging && *drag->tile().fromSquare == Square(placed.row, placed.column)) continue;
            front.tiles.push_back({placed.row, placed.column, placed.tile, TileStyle::Tentative});
            strong(placed.row, placed.column);
        }
        const auto move = entry->move();
        if (move && move->kind == engine::MoveKind::Place) {
            words = engine::wordsFormed(*position, *move);
            addMove(front, *move, words);
        }
    } else if (ghost && ghost->kind == engine::MoveKind::Place && ghost->length > 0 &&
               board.contains(ghost->rowOf(ghost->length - 1),
                              ghost->columnOf(ghost->length - 1))) {
        bool fits = true;
        for (int index = 0; index < ghost->length; ++index) {
            const bool through =
                ghost->tiles[static_cast<std::size_t>(index)] == engine::kPlaythrough;
            const bool free =
                board.at(ghost->rowOf(index), ghost->columnOf(index)) == engine::kNoTile;
            fits = fits && through != free;
        }
        // A move of another position has no place here.
        if (fits) {
            if (fade.state() == QAbstractAnimation::Running)
                front.ghostPercent = fade.currentValue().toInt();
            addTiles(*ghost, [&](int row, int column, engine::Tile tile) {
                front.tiles.push_back({row, column, tile, TileStyle::Ghost});
            });
            words = engine::wordsFormed(*position, *ghost);
            addMove(front, *ghost, words);
        }
    }
    if (entry && entry->cursor()) {
        front.cursor = entry->cursor();
        front.cursorOnFreeSquare =
            entry->isFree(front.cursor->row, front.cursor->column) &&
            board.atOrNone(front.cursor->row, front.cursor->column) == engine::kNoTile;
        if (board.contains(front.cursor->row, front.cursor->column))
            strong(front.cursor->row, front.cursor->column);
    }
    if (hovered) strong(hovered->first, hovered->second);
    for (const engine::Shape& shape : shapes)
        if (board.contains(shape.row, shape.column) && board.contains(shape.toRow, shape.toColumn))
            front.shapes.push_back(shape);
    if (drawing) front.shapes.push_back(*drawing);
    const QRect shown = areaCorner ? drawnArea : area;
    front.area = shown.intersected(QRect(0, 0, board.columns(), board.rows()));
    if (pointed && board.contains(pointed->first, pointed->second)) {
        front.pointed = pointed;
        strong(pointed->first, pointed->second);
    }
    return front;
}

void BoardWidget::Private::refresh()
{
    update(painter.setForeground(foreground()));
}

void BoardWidget::Private::hover(std::optional<Square> square)
{
    if (square == hovered) return;
    hovered = square;
    refresh();
    emit q->squareHovered(square ? square->first : -1, square ? square->second : -1);
}

void BoardWidget::Private::refuse()
{
    refusing = true;
    refresh();
    QTimer::singleShot(kRefusalMilliseconds, q, [this] {
        refusing = false;
        refresh();
    });
}

void BoardWidget::Private::announceCursor()
{
    const std::optional<MoveEntry::Cursor> cursor = entry ? entry->cursor() : std::nullopt;
    if (cursor == announced) return;
    announced = cursor;
    if (!cursor || !position || !q->hasFocus() ||
        !position->board().contains(cursor->row, cursor->column))
        return;
    QAccessibleEvent event(q, QAccessible::Focus);
    event.setChild(cursor->row * position->board().columns() + cursor->column);
    QAccessible::updateAccessibility(&event);
}

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    installBoardAccessibility();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_InputMethodEnabled);
    // The right button draws.
    setContextMenuPolicy(Qt::PreventContextMenu);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(false);
    setSizePolicy(policy);
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        d->painter.invalidate();
        QWidget::updateGeometry();
        d->updateGeometry();
        update();
    });
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setPosition(PositionPtr position)
{
    d->composer.finish();
    const bool sameLayout =
        d->position && position && d->position->rules().layout == position->rules().layout;
    const PositionPtr before = std::exchange(d->position, std::move(position));
    if (d->hovered &&
        (!d->position || !d->position->board().contains(d->hovered->first, d->hovered->second)))
        d->hovered.reset();
    const QRegion changed = d->painter.setPosition(d->position);
    if (!sameLayout) {
        QWidget::updateGeometry();
        d->updateGeometry();
        update();
        QAccessibleTableModelChangeEvent event(this, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
    }
    if (sameLayout) d->startSlides(before->board());
    d->update(changed);
    d->refresh();
}

const PositionPtr& BoardWidget::position() const
{
    return d->position;
}

void BoardWidget::setMoveEntry(MoveEntry* entry)
{
    if (d->entry) d->entry->disconnect(this);
    d->entry = entry;
    d->composer.setMoveEntry(entry);
    if (entry) {
        connect(entry, &MoveEntry::changed, this, [this] {
            d->refresh();
            d->announceCursor();
        });
        connect(entry, &MoveEntry::refused, this, [this] { d->refuse(); });
    }
    d->refresh();
}

MoveEntry* BoardWidget::moveEntry() const
{
    return d->entry;
}

void BoardWidget::setGhost(std::optional<engine::Move> move)
{
    if (move == d->ghost) return;
    d->ghost = std::move(move);
    d->startGhost();
    d->refresh();
}

const std::optional<engine::Move>& BoardWidget::ghost() const
{
    return d->ghost;
}

void BoardWidget::setLastMoves(std::vector<engine::Move> moves)
{
    d->lastMoves = std::move(moves);
    d->refresh();
}

void BoardWidget::setOwnerMarks(std::vector<std::pair<int, int>> squares)
{
    if (squares == d->ownerMarks) return;
    d->ownerMarks = squares;
    d->painter.setOwnerMarks(std::move(squares));
    update();
}

void BoardWidget::setMotion(bool on)
{
    d->motion = on;
    if (on) return;
    d->fade.stop();
    d->slide.stop();
    d->sliding.clear();
    d->refresh();
}

void BoardWidget::setOverlayMarks(std::vector<SquareMark> marks)
{
    QRegion changed;
    for (const SquareMark& mark : d->painter.marks())
        changed += d->painter.geometry().square(mark.row, mark.column);
    for (const SquareMark& mark : marks)
        changed += d->painter.geometry().square(mark.row, mark.column);
    d->painter.setMarks(std::move(marks));
    d->update(changed);
}

void BoardWidget::setLaneMarks(std::vector<LaneMark> marks)
{
    if (marks.empty() && d->painter.laneMarks().empty()) return;
    d->painter.setLaneMarks(std::move(marks));
    QWidget::update();
}

void BoardWidget::setShapes(std::vector<engine::Shape> shapes)
{
    if (shapes == d->shapes) return;
    d->shapes = std::move(shapes);
    d->refresh();
}

const std::vector<engine::Shape>& BoardWidget::shapes() const
{
    return d->shapes;
}

void BoardWidget::setArea(const QRect& squares)
{
    if (squares == d->area) return;
    d->area = squares;
    d->refresh();
}

void BoardWidget::setPointedSquare(std::optional<std::pair<int, int>> square)
{
    if (square == d->pointed) return;
    d->pointed = square;
    d->refresh();
}

QRectF BoardWidget::squareRect(int row, int column) const
{
    const BoardGeometry& geometry = d->painter.geometry();
    if (!geometry.valid() || row < 0 || column < 0 || row >= geometry.rows() ||
        column >= geometry.columns())
        return {};
    return geometry.toLogical(geometry.square(row, column));
}

std::optional<std::pair<int, int>> BoardWidget::squareAt(QPointF point) const
{
    return d->painter.geometry().squareAt(point);
}

qreal BoardWidget::cellSize() const
{
    const BoardGeometry& geometry = d->painter.geometry();
    return geometry.cell() / geometry.devicePixelRatio();
}

QString BoardWidget::squareText(int row, int column) const
{
    if (!d->position || !d->position->board().contains(row, column)) return {};
    const engine::GameRules& rules = d->position->rules();
    const engine::Tile played = d->position->board().at(row, column);
    if (played != engine::kNoTile) return text::occupiedSquare(rules, row, column, played, false);
    if (const engine::PlacedTile* placed = d->entry ? d->entry->tileAt(row, column) : nullptr)
        return text::occupiedSquare(rules, row, column, placed->tile, true);
    return text::emptySquare(rules, row, column);
}

QString BoardWidget::squareDetails(int row, int column) const
{
    if (!d->position || !d->position->board().contains(row, column)) return {};
    QStringList lines;
    for (const SquareMark& mark : d->painter.marks())
        if (mark.row == row && mark.column == column) lines << mark.explanation;
    const auto covers = [row, column](const engine::FormedWord& word) {
        const bool across = word.direction == engine::Direction::Across;
        const auto length = static_cast<int>(word.tiles.size());
        return across ? row == word.row && column >= word.column && column < word.column + length
                      : column == word.column && row >= word.row && row < word.row + length;
    };
    if (std::any_of(d->words.begin(), d->words.end(), covers))
        for (const engine::FormedWord& word : d->words)
            lines << text::formedWord(d->position->rules().alphabet, word);
    if (lines.isEmpty()) {
        const QString played = text::wordsThrough(*d->position, row, column);
        if (!played.isEmpty()) lines << played;
    }
    for (const engine::Shape& shape : d->shapes)
        if ((shape.row == row && shape.column == column) ||
            (shape.toRow == row && shape.toColumn == column))
            lines << shapes::describe(shape);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QSize BoardWidget::sizeForCell(qreal cell) const
{
    const int rows = d->position ? d->position->board().rows() : 15;
    const int columns = d->position ? d->position->board().columns() : 15;
    return BoardGeometry::sizeFor(cell, rows, columns, BoardLook::current().allSides);
}

QSize BoardWidget::sizeHint() const
{
    return sizeForCell(kUsualCell);
}

QSize BoardWidget::minimumSizeHint() const
{
    return sizeForCell(kSmallestCell);
}

void BoardWidget::paintEvent(QPaintEvent* event)
{
    // Scale factor and place in the window may have changed without a resize.
    d->updateGeometry();
    QPainter painter(this);
    d->painter.paint(painter, event->region());
}

void BoardWidget::resizeEvent(QResizeEvent*)
{
    d->updateGeometry();
}

}  // namespace ui
