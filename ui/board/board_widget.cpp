// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_widget.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAccessible>
#include <QHelpEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/board/board_accessible.h"
#include "ui/board/board_input.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_shapes.h"
#include "ui/board/board_text.h"
#include "ui/theme/board_look.h"
#include "ui/theme/theme_notifier.h"

namespace ui {
namespace {

constexpr qreal kUsualCell = 36.0;
constexpr qreal kSmallestCell = 14.0;

}  // namespace

/// The parts of the widget: what is painted, what lies there, what is being done.
class BoardWidget::Private
{
public:
    explicit Private(BoardWidget* owner) : q(owner), scene(*owner), input(*owner, painter) {}

    void updateGeometry();
    void refresh();
    void update(const QRegion& device);
    BoardForeground foreground();
    void announceCursor();

    BoardWidget* q;
    BoardPainter painter;
    BoardScene scene;
    BoardInput input;
    std::optional<MoveEntry::Cursor> announced;
    std::vector<std::pair<int, int>> ownerMarks;
};

void BoardWidget::Private::updateGeometry()
{
    if (!scene.position()) return;
    const engine::Board& board = scene.position()->board();
    const qreal ratio = q->devicePixelRatioF();
    const QPointF corner = q->mapTo(q->window(), QPointF(0, 0)) * ratio;
    const QPointF phase(corner.x() - std::floor(corner.x()), corner.y() - std::floor(corner.y()));
    const BoardGeometry geometry(q->size(), ratio, phase, board.rows(), board.columns(),
                                 BoardLook::current().allSides);
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

BoardForeground BoardWidget::Private::foreground()
{
    return scene.foreground(painter.geometry(), input.gestures());
}

void BoardWidget::Private::refresh()
{
    update(painter.setForeground(foreground()));
}

void BoardWidget::Private::announceCursor()
{
    const MoveEntry* entry = scene.entry();
    const std::optional<MoveEntry::Cursor> cursor = entry ? entry->cursor() : std::nullopt;
    if (cursor == announced) return;
    announced = cursor;
    if (!cursor || !scene.position() || !q->hasFocus()) return;
    const engine::Board& board = scene.position()->board();
    if (!board.contains(cursor->row, cursor->column)) return;
    QAccessibleEvent event(q, QAccessible::Focus);
    event.setChild(cursor->row * board.columns() + cursor->column);
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
    connect(&d->scene, &BoardScene::changed, this, [this] { d->refresh(); });
    connect(&d->input, &BoardInput::changed, this, [this] { d->refresh(); });
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setPosition(PositionPtr position)
{
    d->input.finishTyping();
    const PositionPtr before = d->scene.position();
    const bool sameLayout =
        before && position && before->rules().layout == position->rules().layout;
    d->scene.setPosition(std::move(position));
    d->input.followPosition();
    const QRegion changed = d->painter.setPosition(d->scene.position());
    if (!sameLayout) {
        QWidget::updateGeometry();
        d->updateGeometry();
        update();
        QAccessibleTableModelChangeEvent event(this, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
    }
    if (sameLayout) d->scene.slideFrom(before->board());
    d->update(changed);
    d->refresh();
}

const PositionPtr& BoardWidget::position() const
{
    return d->scene.position();
}

void BoardWidget::setMoveEntry(MoveEntry* entry)
{
    if (MoveEntry* before = d->scene.entry()) before->disconnect(this);
    d->scene.setEntry(entry);
    d->input.setMoveEntry(entry);
    if (entry) {
        connect(entry, &MoveEntry::changed, this, [this] {
            d->refresh();
            d->announceCursor();
        });
        connect(entry, &MoveEntry::refused, this, [this] { d->scene.refuse(); });
    }
    d->refresh();
}

MoveEntry* BoardWidget::moveEntry() const
{
    return d->scene.entry();
}

void BoardWidget::setGhost(std::optional<engine::Move> move)
{
    if (move == d->scene.ghost() && d->scene.lead().empty()) return;
    d->scene.setLead({});
    d->scene.setGhost(std::move(move));
    d->refresh();
}

void BoardWidget::setLine(std::vector<engine::Move> line)
{
    if (line.size() < 2) {
        setGhost(line.empty() ? std::nullopt : std::optional(line.front()));
        return;
    }
    d->scene.setGhost(line.back());
    line.pop_back();
    d->scene.setLead(std::move(line));
    d->refresh();
}

const std::optional<engine::Move>& BoardWidget::ghost() const
{
    return d->scene.ghost();
}

void BoardWidget::setLastMoves(std::vector<engine::Move> moves)
{
    d->scene.setLastMoves(std::move(moves));
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
    d->scene.setMotion(on);
    if (!on) d->refresh();
}

void BoardWidget::setOverlayMarks(std::vector<SquareMark> marks)
{
    // What stands there now is of the overlay that was on before.
    if (underMouse()) QToolTip::hideText();
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
    if (shapes == d->scene.shapes()) return;
    d->scene.setShapes(std::move(shapes));
    d->refresh();
}

const std::vector<engine::Shape>& BoardWidget::shapes() const
{
    return d->scene.shapes();
}

void BoardWidget::setArea(const QRect& squares)
{
    if (squares == d->scene.area()) return;
    d->scene.setArea(squares);
    d->refresh();
}

void BoardWidget::setPointedSquares(std::vector<std::pair<int, int>> squares)
{
    if (squares == d->scene.pointed()) return;
    d->scene.setPointed(std::move(squares));
    d->refresh();
}

const std::vector<std::pair<int, int>>& BoardWidget::pointedSquares() const
{
    return d->scene.pointed();
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
    if (!position() || !position()->board().contains(row, column)) return {};
    const engine::GameRules& rules = position()->rules();
    const engine::Tile played = position()->board().at(row, column);
    if (played != engine::kNoTile) return text::occupiedSquare(rules, row, column, played, false);
    if (const engine::PlacedTile* placed = moveEntry() ? moveEntry()->tileAt(row, column) : nullptr)
        return text::occupiedSquare(rules, row, column, placed->tile, true);
    return text::emptySquare(rules, row, column);
}

QString BoardWidget::squareDetails(int row, int column) const
{
    if (!position() || !position()->board().contains(row, column)) return {};
    QStringList lines;
    for (const SquareMark& mark : d->painter.marks())
        if (mark.row == row && mark.column == column) lines << mark.explanation;
    const auto covers = [row, column](const engine::FormedWord& word) {
        const bool across = word.direction == engine::Direction::Across;
        const auto length = static_cast<int>(word.tiles.size());
        return across ? row == word.row && column >= word.column && column < word.column + length
                      : column == word.column && row >= word.row && row < word.row + length;
    };
    const std::vector<engine::FormedWord>& words = d->scene.words();
    if (std::any_of(words.begin(), words.end(), covers))
        for (const engine::FormedWord& word : words)
            lines << text::formedWord(position()->rules().alphabet, word);
    if (lines.isEmpty()) {
        const QString played = text::wordsThrough(*position(), row, column);
        if (!played.isEmpty()) lines << played;
    }
    for (const engine::Shape& shape : shapes())
        if ((shape.row == row && shape.column == column) ||
            (shape.toRow == row && shape.toColumn == column))
            lines << shapes::describe(shape);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QSize BoardWidget::sizeForCell(qreal cell) const
{
    const int rows = position() ? position()->board().rows() : 15;
    const int columns = position() ? position()->board().columns() : 15;
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

bool BoardWidget::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (d->input.wants(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress: {
        // Before QWidget moves the focus.
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool tab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (!tab) break;
        const bool forward = key->key() == Qt::Key_Tab && !(key->modifiers() & Qt::ShiftModifier);
        if (key->modifiers() & Qt::ControlModifier) {
            focusNextPrevChild(forward);
            return true;
        }
        if (d->input.nextAnchor(forward)) return true;
        break;
    }
    case QEvent::ToolTip: showToolTip(*static_cast<QHelpEvent*>(event)); return true;
    default: break;
    }
    return QWidget::event(event);
}

/// What the square or lane under the pointer is marked for.
void BoardWidget::showToolTip(QHelpEvent& help)
{
    const auto square = squareAt(help.pos());
    QString text = square ? squareDetails(square->first, square->second) : QString();
    if (const auto lane = d->painter.geometry().laneAt(help.pos()))
        if (const LaneMark* mark = d->painter.laneMark(lane->first, lane->second))
            text = mark->explanation;
    if (text.isEmpty()) {
        QToolTip::hideText();
        help.ignore();
        return;
    }
    const QRect place =
        square ? squareRect(square->first, square->second).toAlignedRect() : QRect();
    QToolTip::showText(help.globalPos(), text, this, place);
}

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    d->input.press(*event);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event)
{
    d->input.move(*event);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event)
{
    d->input.release(*event);
}

void BoardWidget::leaveEvent(QEvent*)
{
    d->input.leave();
}

void BoardWidget::wheelEvent(QWheelEvent* event)
{
    d->input.wheel(*event);
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    if (!d->input.key(*event)) QWidget::keyPressEvent(event);
}

void BoardWidget::inputMethodEvent(QInputMethodEvent* event)
{
    d->input.compose(*event);
    event->accept();
}

QVariant BoardWidget::inputMethodQuery(Qt::InputMethodQuery query) const
{
    if (query == Qt::ImCursorRectangle && moveEntry() && moveEntry()->cursor())
        return squareRect(moveEntry()->cursor()->row, moveEntry()->cursor()->column);
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
    d->input.finishTyping();
    d->refresh();
}

void BoardWidget::tileDragMoved(QPointF point, const DraggedTile&)
{
    d->input.tileMoved(point);
}

void BoardWidget::tileDragLeft()
{
    d->input.tileLeft();
}

bool BoardWidget::tileDropped(QPointF point, const DraggedTile& tile)
{
    return d->input.tileDropped(point, tile);
}

}  // namespace ui

#include "moc_board_widget.cpp"
