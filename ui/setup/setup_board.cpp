// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/setup_board.h"

#include <algorithm>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "engine/board/move_notation.h"
#include "ui/language/text.h"
#include "ui/setup/tile_strip.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Where nothing runs out.
constexpr int kPlenty = 500;
/// Ids of strokes of this board; others use small ones.
constexpr int kFirstStroke = 1000;

PositionPtr sheetFor(const engine::GameRulesPtr& rules)
{
    auto sheet = engine::Position::create(rules, nullptr, 1);
    if (!sheet) return nullptr;
    engine::Rack plenty;
    for (int kind = 0; kind < rules->alphabet.kinds(); ++kind)
        plenty.add(static_cast<engine::Tile>(kind), kPlenty);
    sheet->setRack(0, plenty);
    return std::make_shared<const engine::Position>(std::move(*sheet));
}

std::pair<int, int> stepOf(int key)
{
    return {(key == Qt::Key_Down ? 1 : 0) - (key == Qt::Key_Up ? 1 : 0),
            (key == Qt::Key_Right ? 1 : 0) - (key == Qt::Key_Left ? 1 : 0)};
}

QRect spanOf(std::pair<int, int> a, std::pair<int, int> b)
{
    return {QPoint(std::min(a.second, b.second), std::min(a.first, b.first)),
            QPoint(std::max(a.second, b.second), std::max(a.first, b.first))};
}

}  // namespace

SetupBoard::SetupBoard(SetupDraft& draft, QWidget* parent)
    : BoardWidget(parent), m_draft(draft), m_stroke(kFirstStroke)
{
    setObjectName(u"setupBoard"_s);
    setAccessibleName(tr("Board being set up"));
    setMoveEntry(&m_cursor);
    connect(&m_cursor, &MoveEntry::changed, this, &SetupBoard::absorb);
    connect(&m_cursor, &MoveEntry::refused, this, &SetupBoard::refused);
    connect(&draft, &SetupDraft::changed, this, &SetupBoard::follow);
}

SetupBoard::~SetupBoard()
{
    // The base outlives the entry.
    setMoveEntry(nullptr);
}

void SetupBoard::follow()
{
    const PositionPtr& position = m_draft.position();
    if (!position) return;
    if (m_rules != position->rulesPtr()) {
        m_rules = position->rulesPtr();
        m_cursor.setPosition(sheetFor(m_rules));
        setSelection({});
        const engine::BoardLayout& layout = m_rules->layout;
        m_lastCursor = {layout.startRow(), layout.startColumn(), engine::Direction::Across};
        showCursor();
    }
    setPosition(position);
}

void SetupBoard::showCursor()
{
    if (!m_cursor.cursor()) m_cursor.setCursor(m_lastCursor);
}

/// Into the draft with what was typed or dropped.
void SetupBoard::absorb()
{
    if (m_cursor.empty()) return;
    std::vector<engine::PlacedTile> tiles = m_cursor.tiles();
    m_cursor.recall();
    const engine::Board& board = m_draft.position()->board();
    for (engine::PlacedTile& placed : tiles) {
        if (engine::isDesignatedBlank(placed.tile) || m_draft.isOverdrawAllowed()) continue;
        const engine::Tile before = board.atOrNone(placed.row, placed.column);
        const auto given = [before](engine::Tile kind) {
            return before != engine::kNoTile && engine::rackTileOf(before) == kind ? 1 : 0;
        };
        // What has run out is a blank, as long as there are some.
        if (m_draft.left(placed.tile) + given(placed.tile) <= 0 &&
            m_draft.left(engine::kBlank) + given(engine::kBlank) > 0)
            placed.tile = engine::asBlank(placed.tile);
    }
    const engine::PlacedTile& last = tiles.back();
    m_draft.setTiles(tiles,
                     tr("put %1 on %2")
                         .arg(fromUtf8(m_rules->alphabet.label(last.tile)),
                              QString::fromStdString(engine::squareName(last.row, last.column))));
}

void SetupBoard::put(engine::Tile tile)
{
    if (!m_draft.position()) return;
    showCursor();
    const MoveEntry::Cursor at = *m_cursor.cursor();
    if (!m_draft.position()->board().contains(at.row, at.column)) {
        emit refused(tr("There is no free square left in this lane"));
        return;
    }
    m_cursor.dropTile(at.row, at.column, tile);
    setFocus(Qt::OtherFocusReason);
}

void SetupBoard::setSelection(const QRect& squares)
{
    if (squares == m_selection) return;
    m_selection = squares;
    if (squares.isEmpty()) m_selectionStart.reset();
    update();
}

std::vector<SetupBoard::Square> SetupBoard::selectedSquares() const
{
    std::vector<Square> squares;
    for (int row = m_selection.top(); row <= m_selection.bottom(); ++row)
        for (int column = m_selection.left(); column <= m_selection.right(); ++column)
            squares.emplace_back(row, column);
    return squares;
}

std::vector<SetupBoard::Square> SetupBoard::chosenSquares() const
{
    if (!m_selection.isEmpty()) return selectedSquares();
    if (const auto& at = m_cursor.cursor()) return {{at->row, at->column}};
    return {};
}

void SetupBoard::erase(const std::vector<Square>& squares, int stroke)
{
    std::vector<engine::PlacedTile> gone;
    for (const auto& [row, column] : squares)
        if (m_draft.position()->board().atOrNone(row, column) != engine::kNoTile)
            gone.push_back({row, column, engine::kNoTile});
    if (gone.empty()) return;
    const auto count = static_cast<int>(gone.size());
    m_draft.setTiles(gone, tr("erase %n tile(s)", nullptr, count), stroke);
}

void SetupBoard::moveSquares(const std::vector<Square>& squares, int rows, int columns)
{
    if (rows == 0 && columns == 0) return;
    if (!m_draft.moveTiles(squares, rows, columns)) {
        emit refused(tr("The tiles can't be moved there"));
        return;
    }
    if (!m_selection.isEmpty()) {
        setSelection(m_selection.translated(columns, rows));
        m_selectionStart.reset();
    }
    if (auto at = m_cursor.cursor()) {
        const engine::Board& board = m_draft.position()->board();
        at->row = std::clamp(at->row + rows, 0, board.rows() - 1);
        at->column = std::clamp(at->column + columns, 0, board.columns() - 1);
        m_cursor.setCursor(at);
    }
}

bool SetupBoard::tileDropped(QPointF point, const DraggedTile& tile)
{
    if (!tile.fromSquare) return BoardWidget::tileDropped(point, tile);
    const auto square = squareAt(point);
    if (!square) return false;
    const auto [row, column] = *tile.fromSquare;
    const bool many = m_selection.contains(column, row);
    moveSquares(many ? selectedSquares() : std::vector<Square>{*tile.fromSquare},
                square->first - row, square->second - column);
    return true;
}

bool SetupBoard::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool arrow = stepOf(key->key()) != std::pair(0, 0);
        const auto modifiers = key->modifiers() & ~Qt::KeypadModifier;
        if (arrow && (modifiers == Qt::ShiftModifier || modifiers == Qt::ControlModifier)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress) {
        // No anchors to go to here: Tab leaves the board.
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Tab) return focusNextPrevChild(true);
        if (key->key() == Qt::Key_Backtab) return focusNextPrevChild(false);
    }
    return BoardWidget::event(event);
}

bool SetupBoard::arrowPressed(QKeyEvent& event)
{
    const auto [rows, columns] = stepOf(event.key());
    if (rows == 0 && columns == 0) return false;
    if (!m_cursor.cursor()) {
        showCursor();
        if (m_selection.isEmpty()) return true;
    }
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers == Qt::ControlModifier) {
        moveSquares(chosenSquares(), rows, columns);
        return true;
    }
    if (modifiers != Qt::ShiftModifier) {
        setSelection({});
        return false;
    }
    MoveEntry::Cursor at = *m_cursor.cursor();
    const engine::Board& board = m_draft.position()->board();
    if (!m_selectionStart) m_selectionStart = Square(at.row, at.column);
    at.row = std::clamp(at.row + rows, 0, board.rows() - 1);
    at.column = std::clamp(at.column + columns, 0, board.columns() - 1);
    m_cursor.setCursor(at);
    setSelection(spanOf(*m_selectionStart, {at.row, at.column}));
    return true;
}

void SetupBoard::stepBack()
{
    MoveEntry::Cursor at = *m_cursor.cursor();
    if (at.direction == engine::Direction::Across) --at.column;
    else --at.row;
    if (!m_draft.position()->board().contains(at.row, at.column)) return;
    m_cursor.setCursor(at);
    erase({{at.row, at.column}});
}

void SetupBoard::escape()
{
    if (m_drag) {
        m_drag.reset();
    } else if (!m_selection.isEmpty()) {
        setSelection({});
    } else if (m_cursor.cursor()) {
        m_lastCursor = *m_cursor.cursor();
        m_cursor.setCursor(std::nullopt);
    } else {
        emit escapePressed();
    }
}

void SetupBoard::keyPressEvent(QKeyEvent* event)
{
    if (arrowPressed(*event)) return;
    switch (event->key()) {
    case Qt::Key_Escape: return escape();
    case Qt::Key_Delete: return erase(chosenSquares());
    case Qt::Key_Backspace:
        if (!m_selection.isEmpty()) erase(selectedSquares());
        else if (m_cursor.cursor()) stepBack();
        return;
    default: break;
    }
    if (!event->text().isEmpty() && event->text().at(0).isLetter()) setSelection({});
    BoardWidget::keyPressEvent(event);
}

void SetupBoard::mousePressEvent(QMouseEvent* event)
{
    const auto square = squareAt(event->position());
    if (event->button() == Qt::RightButton) {
        m_erasing = true;
        ++m_stroke;
        if (square) erase({*square}, m_stroke);
    } else if (event->button() == Qt::LeftButton) {
        m_pressed = square;
        m_pressPoint = event->position();
        m_selecting = false;
    } else {
        event->ignore();
    }
}

void SetupBoard::mouseMoveEvent(QMouseEvent* event)
{
    if (m_drag) {
        m_drag->moveTo(event->globalPosition());
        return;
    }
    const auto square = squareAt(event->position());
    if (m_erasing && (event->buttons() & Qt::RightButton)) {
        if (square) erase({*square}, m_stroke);
        return;
    }
    if (!(event->buttons() & Qt::LeftButton) || !m_pressed) {
        BoardWidget::mouseMoveEvent(event);
        return;
    }
    if (m_selecting) {
        if (square) setSelection(spanOf(*m_pressed, *square));
        return;
    }
    if ((event->position() - m_pressPoint).manhattanLength() < QApplication::startDragDistance())
        return;
    const engine::Tile tile =
        m_draft.position()->board().atOrNone(m_pressed->first, m_pressed->second);
    if (tile == engine::kNoTile) {
        m_selecting = true;
        setSelection(spanOf(*m_pressed, square.value_or(*m_pressed)));
        return;
    }
    if (!m_selection.contains(m_pressed->second, m_pressed->first)) setSelection({});
    m_drag = std::make_unique<TileDrag>(
        this, DraggedTile{tile, m_pressed, std::nullopt},
        tilePicture(m_rules->alphabet, tile, static_cast<int>(cellSize()), devicePixelRatioF()),
        event->globalPosition());
}

void SetupBoard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton) {
        m_erasing = false;
        return;
    }
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (m_drag) {
        const std::unique_ptr<TileDrag> drag = std::move(m_drag);
        // Let go beside everything, it goes back to the bag.
        if (!drag->drop(event->globalPosition()) && pressed) {
            const bool many = m_selection.contains(pressed->second, pressed->first);
            erase(many ? selectedSquares() : std::vector<Square>{*pressed});
        }
        return;
    }
    if (std::exchange(m_selecting, false)) return;
    const auto square = squareAt(event->position());
    if (!square || square != pressed) return;
    setSelection({});
    MoveEntry::Cursor at = m_cursor.cursor().value_or(MoveEntry::Cursor{});
    const bool same = at.row == square->first && at.column == square->second;
    if (same)
        at.direction = at.direction == engine::Direction::Across ? engine::Direction::Down
                                                                 : engine::Direction::Across;
    at.row = square->first;
    at.column = square->second;
    m_cursor.setCursor(at);
}

void SetupBoard::paintEvent(QPaintEvent* event)
{
    BoardWidget::paintEvent(event);
    if (!m_rules) return;
    const engine::BoardLayout& layout = m_rules->layout;
    QPainter painter(this);
    const QColor colour = Theme::current().cursor;
    const QRectF board =
        squareRect(0, 0).united(squareRect(layout.rows() - 1, layout.columns() - 1));
    painter.setPen(QPen(colour, 4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(board.adjusted(-2, -2, 2, 2));
    if (m_selection.isEmpty()) return;
    const QRectF squares = squareRect(m_selection.top(), m_selection.left())
                               .united(squareRect(m_selection.bottom(), m_selection.right()));
    QColor fill = colour;
    fill.setAlpha(50);
    painter.setPen(QPen(colour, 2, Qt::DashLine));
    painter.setBrush(fill);
    painter.drawRect(squares.adjusted(1, 1, -1, -1));
}

}  // namespace ui

#include "moc_setup_board.cpp"
