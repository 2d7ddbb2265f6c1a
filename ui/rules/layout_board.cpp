// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/layout_board.h"

#include <algorithm>
#include <memory>
#include <string>

#include <QKeyEvent>
#include <QMouseEvent>

#include "engine/rules/rules_format.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// With a tile everywhere: there the cursor is a frame and covers nothing.
PositionPtr fullOf(const engine::Position& position)
{
    auto full = std::make_shared<engine::Position>(position);
    for (int row = 0; row < full->board().rows(); ++row)
        for (int column = 0; column < full->board().columns(); ++column)
            full->setSquare(row, column, engine::Tile{1});
    return full;
}

}  // namespace

LayoutBoard::LayoutBoard(QWidget* parent) : BoardWidget(parent)
{
    setObjectName(u"layoutBoard"_s);
    setAccessibleName(tr("Squares of the layout"));
    setMoveEntry(&m_cursor);
}

LayoutBoard::~LayoutBoard()
{
    setMoveEntry(nullptr);
}

void LayoutBoard::setRules(const engine::GameRulesPtr& rules)
{
    m_rules = rules;
    m_unsized.reset();
    show(rules->layout);
}

const engine::BoardLayout& LayoutBoard::squares() const
{
    return m_rules->layout;
}

void LayoutBoard::show(engine::BoardLayout layout)
{
    auto rules = std::make_shared<engine::GameRules>(*m_rules);
    rules->layout = std::move(layout);
    m_rules = rules;
    auto created = engine::Position::create(rules, nullptr, 1);
    if (!created) return;
    const auto position = std::make_shared<const engine::Position>(std::move(*created));
    setPosition(position);
    m_cursor.setPosition(fullOf(*position));
    if (!m_cursor.cursor())
        m_cursor.setCursor(MoveEntry::Cursor{rules->layout.startRow(), rules->layout.startColumn(),
                                             engine::Direction::Across});
    updateGeometry();
}

void LayoutBoard::setSize(int rows, int columns)
{
    if (!m_unsized) m_unsized = squares();
    const engine::BoardLayout& old = *m_unsized;
    const int down = (rows - old.rows()) / 2;
    const int right = (columns - old.columns()) / 2;
    const auto isOn = [](const auto& board, int row, int column) {
        return row >= 0 && row < board.first && column >= 0 && column < board.second;
    };
    const std::pair before(old.rows(), old.columns());
    std::vector<engine::Premium> premiums;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            premiums.push_back(isOn(before, row - down, column - right)
                                   ? old.premium(row - down, column - right)
                                   : engine::Premium{});
    int startRow = old.startRow() + down;
    int startColumn = old.startColumn() + right;
    if (!isOn(std::pair(rows, columns), startRow, startColumn)) {
        startRow = rows / 2;
        startColumn = columns / 2;
    }
    auto layout = engine::BoardLayout::create(old.name(), rows, columns, std::move(premiums),
                                              startRow, startColumn);
    if (!layout) return;
    show(std::move(*layout));
    emit edited();
}

void LayoutBoard::setBrush(engine::Premium premium)
{
    m_brush = premium;
    m_startBrush = false;
    emit brushChanged();
}

void LayoutBoard::setStartBrush()
{
    m_startBrush = true;
    emit brushChanged();
}

std::vector<std::pair<int, int>> LayoutBoard::alike(int row, int column) const
{
    const int lastRow = squares().rows() - 1;
    const int lastColumn = squares().columns() - 1;
    std::vector<std::pair<int, int>> all{{row, column}};
    if (m_symmetry == Symmetry::None) return all;
    all.emplace_back(lastRow - row, lastColumn - column);
    if (m_symmetry == Symmetry::Turn) return all;
    all.emplace_back(lastRow - row, column);
    all.emplace_back(row, lastColumn - column);
    if (m_symmetry == Symmetry::Diagonals && lastRow == lastColumn) {
        const auto half = all;
        for (const auto& [a, b] : half) all.emplace_back(b, a);
    }
    return all;
}

void LayoutBoard::paintSquare(int row, int column)
{
    const engine::BoardLayout& old = squares();
    std::vector<engine::Premium> premiums(old.premiums().begin(), old.premiums().end());
    if (!m_startBrush)
        for (const auto& [r, c] : alike(row, column))
            premiums[static_cast<std::size_t>(old.square(r, c))] = m_brush;
    auto layout = engine::BoardLayout::create(
        old.name(), old.rows(), old.columns(), std::move(premiums),
        m_startBrush ? row : old.startRow(), m_startBrush ? column : old.startColumn());
    if (!layout || *layout == old) return;
    m_unsized.reset();
    show(std::move(*layout));
    emit edited();
}

bool LayoutBoard::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Tab) return focusNextPrevChild(true);
        if (key->key() == Qt::Key_Backtab) return focusNextPrevChild(false);
    }
    return BoardWidget::event(event);
}

void LayoutBoard::keyPressEvent(QKeyEvent* event)
{
    const auto cursor = m_cursor.cursor();
    const int rows = (event->key() == Qt::Key_Down ? 1 : 0) - (event->key() == Qt::Key_Up ? 1 : 0);
    const int columns =
        (event->key() == Qt::Key_Right ? 1 : 0) - (event->key() == Qt::Key_Left ? 1 : 0);
    if (cursor && (rows != 0 || columns != 0)) {
        m_cursor.setCursor(
            MoveEntry::Cursor{std::clamp(cursor->row + rows, 0, squares().rows() - 1),
                              std::clamp(cursor->column + columns, 0, squares().columns() - 1),
                              engine::Direction::Across});
        return;
    }
    const std::string text = event->text().toStdString();
    if (cursor && event->key() == Qt::Key_Space) {
        paintSquare(cursor->row, cursor->column);
        return;
    }
    if (cursor && text == "*") {
        setStartBrush();
        paintSquare(cursor->row, cursor->column);
        return;
    }
    for (const auto& [premium, character] : engine::rules_text::squareLegend()) {
        if (!cursor || text != character) continue;
        setBrush(premium);
        paintSquare(cursor->row, cursor->column);
        return;
    }
    // Enter and Esc belong to the dialog.
    event->ignore();
}

void LayoutBoard::mousePressEvent(QMouseEvent* event)
{
    const auto square = squareAt(event->position());
    if (event->button() != Qt::LeftButton || !square) {
        event->ignore();
        return;
    }
    m_cursor.setCursor(MoveEntry::Cursor{square->first, square->second, engine::Direction::Across});
    paintSquare(square->first, square->second);
}

void LayoutBoard::mouseMoveEvent(QMouseEvent* event)
{
    const auto square = squareAt(event->position());
    if (square && (event->buttons() & Qt::LeftButton)) paintSquare(square->first, square->second);
    else BoardWidget::mouseMoveEvent(event);
}

void LayoutBoard::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
}

}  // namespace ui

#include "moc_layout_board.cpp"
