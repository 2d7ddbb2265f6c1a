// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_accessible.h"

#include <vector>

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include "ui/board/board_text.h"
#include "ui/board/board_widget.h"

namespace ui {
namespace {

QSize dimensionsOf(const BoardWidget* board)
{
    if (!board || !board->position()) return {0, 0};
    return {board->position()->board().columns(), board->position()->board().rows()};
}

/// One square. Refers to the widget, not to the table, which may go first.
class SquareAccessible final : public QAccessibleInterface, public QAccessibleTableCellInterface
{
public:
    SquareAccessible(BoardWidget* board, int row, int column)
        : m_board(board), m_row(row), m_column(column)
    {
    }

    bool isValid() const override
    {
        const QSize size = dimensionsOf(m_board);
        return m_row < size.height() && m_column < size.width();
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override
    {
        return m_board ? m_board->window()->windowHandle() : nullptr;
    }
    QAccessibleInterface* parent() const override
    {
        return m_board ? QAccessible::queryAccessibleInterface(m_board) : nullptr;
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid()) return {};
        if (kind == QAccessible::Name) return m_board->squareText(m_row, m_column);
        if (kind == QAccessible::Description) return m_board->squareDetails(m_row, m_column);
        return {};
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override
    {
        if (!isValid()) return {};
        const QRect square = m_board->squareRect(m_row, m_column).toAlignedRect();
        return {m_board->mapToGlobal(square.topLeft()), square.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        const MoveEntry* entry = m_board->moveEntry();
        state.focused = m_board->hasFocus() && entry && entry->cursor() &&
                        entry->cursor()->row == m_row && entry->cursor()->column == m_column;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableCellInterface
                   ? static_cast<QAccessibleTableCellInterface*>(this)
                   : nullptr;
    }

    bool isSelected() const override { return false; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    QPointer<BoardWidget> m_board;
    int m_row;
    int m_column;
};

class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit BoardAccessible(BoardWidget* board)
        : QAccessibleWidget(board, QAccessible::Table), m_board(board)
    {
    }
    ~BoardAccessible() override { forgetSquares(); }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Name) return QAccessibleWidget::text(kind);
        const QSize size = dimensionsOf(m_board);
        return BoardWidget::tr("Board %1 by %2").arg(size.height()).arg(size.width());
    }
    int childCount() const override
    {
        const QSize size = dimensionsOf(m_board);
        return size.width() * size.height();
    }
    QAccessibleInterface* child(int index) const override
    {
        const QSize size = dimensionsOf(m_board);
        if (index < 0 || index >= size.width() * size.height()) return nullptr;
        if (size != m_size) {
            forgetSquares();
            m_size = size;
            m_squares.assign(static_cast<std::size_t>(size.width() * size.height()), 0);
        }
        QAccessible::Id& id = m_squares[static_cast<std::size_t>(index)];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(
                new SquareAccessible(m_board, index / size.width(), index % size.width()));
        return QAccessible::accessibleInterface(id);
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        auto* square = const_cast<QAccessibleInterface*>(child)->tableCellInterface();
        if (!square || child->parent() != this) return -1;
        return square->rowIndex() * dimensionsOf(m_board).width() + square->columnIndex();
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        if (!m_board) return nullptr;
        const auto square = m_board->squareAt(m_board->mapFromGlobal(QPointF(x, y)));
        return square ? cellAt(square->first, square->second) : nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        const MoveEntry* entry = m_board ? m_board->moveEntry() : nullptr;
        if (!m_board || !m_board->hasFocus() || !entry || !entry->cursor())
            return QAccessibleWidget::focusChild();
        return cellAt(entry->cursor()->row, entry->cursor()->column);
    }

    QAccessibleInterface* cellAt(int row, int column) const override
    {
        const QSize size = dimensionsOf(m_board);
        if (row < 0 || column < 0 || row >= size.height() || column >= size.width()) return nullptr;
        return child(row * size.width() + column);
    }
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QString columnDescription(int column) const override { return text::columnName(column); }
    QString rowDescription(int row) const override { return QString::number(row + 1); }
    int columnCount() const override { return dimensionsOf(m_board).width(); }
    int rowCount() const override { return dimensionsOf(m_board).height(); }
    int selectedCellCount() const override { return 0; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { forgetSquares(); }

private:
    void forgetSquares() const
    {
        for (const QAccessible::Id id : m_squares)
            if (id != 0) QAccessible::deleteAccessibleInterface(id);
        m_squares.clear();
        m_size = {};
    }

    QPointer<BoardWidget> m_board;
    mutable std::vector<QAccessible::Id> m_squares;  ///< made when asked for; 0 = not yet
    mutable QSize m_size;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? new BoardAccessible(board) : nullptr;
}

}  // namespace

void installBoardAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    static_cast<void>(installed);
}

}  // namespace ui
