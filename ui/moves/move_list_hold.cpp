// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_list_hold.h"

#include <algorithm>

#include <QItemSelectionModel>
#include <QScrollBar>
#include <QTableView>

namespace ui {

namespace {

// More are not selected by hand, and each has to be looked for.
constexpr qsizetype kMostSelected = 50;
constexpr int kPushedOut = 2;  ///< rows

}  // namespace

MoveListHold::MoveListHold(const QTableView& table, const MoveListModel& model, int hovered)
    : m_position(model.position())
{
    const auto moveOf = [&](int row) -> std::optional<engine::Move> {
        if (row < 0 || row >= model.rowCount() || model.isFold(row)) return std::nullopt;
        return model.rankedMove(row).move;
    };
    if (!m_position) return;
    const int current = table.currentIndex().row();
    m_current = moveOf(current);
    const QModelIndexList selected = table.selectionModel()->selectedRows();
    for (const QModelIndex& index : selected.mid(0, kMostSelected))
        if (const auto move = moveOf(index.row())) m_selected.push_back(*move);
    const int row = hovered >= 0 ? hovered : current;
    const int y = table.rowViewportPosition(row);
    // What a filter's chips have just pushed out at the bottom was seen.
    const int bottom = table.viewport()->height() + kPushedOut * table.rowHeight(row);
    if (row < 0 || y < 0 || y >= bottom) return;
    m_anchor = moveOf(row);
    m_y = y;
}

bool MoveListHold::isOf(const PositionPtr& position) const
{
    return m_position && position && m_position->hash() == position->hash();
}

void MoveListHold::giveBack(QTableView& table, MoveListModel& model) const
{
    const auto indexOf = [&](const engine::Move& move) {
        // Nothing is unfolded for it.
        const int row = model.shownRowOf(move);
        return row < 0 ? QModelIndex() : model.index(row, MoveListModel::MoveColumn);
    };
    QItemSelectionModel& selection = *table.selectionModel();
    if (m_current)
        if (const QModelIndex index = indexOf(*m_current); index.isValid())
            selection.setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    for (const engine::Move& move : m_selected)
        if (const QModelIndex index = indexOf(move); index.isValid())
            selection.select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    const QModelIndex anchor = m_anchor ? indexOf(*m_anchor) : QModelIndex();
    if (!anchor.isValid()) {
        table.scrollToTop();
        return;
    }
    // The range of the scroll bar is that of the rows before.
    table.doItemsLayout();
    // Meanwhile there may be less room: it is seen whole all the same.
    const int lowest = std::max(0, table.viewport()->height() - table.rowHeight(anchor.row()));
    const int shift = table.rowViewportPosition(anchor.row()) - std::min(m_y, lowest);
    const bool byRow = table.verticalScrollMode() == QAbstractItemView::ScrollPerItem;
    QScrollBar& bar = *table.verticalScrollBar();
    bar.setValue(bar.value() +
                 (byRow ? shift / std::max(1, table.rowHeight(anchor.row())) : shift));
}

}  // namespace ui
