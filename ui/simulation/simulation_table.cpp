// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulation_table.h"

#include <algorithm>

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>

#include "engine/search/simulation_state.h"
#include "ui/moves/move_table.h"
#include "ui/simulation/simulation_delegate.h"

namespace ui {

using namespace Qt::StringLiterals;

SimulationTable::SimulationTable(SimulationModel& model, QWidget* parent)
    : QTreeView(parent), m_model(model)
{
    setObjectName(u"simulationTable"_s);
    setAccessibleName(tr("Candidates"));
    setAccessibleDescription(
        tr("Enter plays a candidate, Delete drops it, the right arrow opens it "
           "to its plies, Insert adds the move on the board."));
    setModel(&m_model);
    setItemDelegate(new SimulationDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setTabKeyNavigation(false);
    setAcceptDrops(true);
    setDragDropMode(QAbstractItemView::DropOnly);
    setDropIndicatorShown(false);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    sizeColumns();
    connect(this, &QTreeView::doubleClicked, this, &SimulationTable::playRequested);
}

void SimulationTable::sizeColumns()
{
    const QFontMetrics metrics = fontMetrics();
    QFont bold = font();
    bold.setBold(true);
    const auto width = [&](int column, const QString& widest) {
        const QString heading =
            m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return std::max(QFontMetrics(bold).horizontalAdvance(widest),
                        metrics.horizontalAdvance(heading)) +
               metrics.averageCharWidth() * 2;
    };
    header()->setMinimumSectionSize(metrics.averageCharWidth() * 3);
    header()->setSectionResizeMode(SimulationModel::MoveColumn, QHeaderView::Stretch);
    const std::pair<int, QString> widest[] = {{SimulationModel::WinColumn, u"00.0 points"_s},
                                              {SimulationModel::ErrorColumn, u"σ 00.0"_s},
                                              {SimulationModel::GapColumn, u"−00.0 ±00.0"_s},
                                              {SimulationModel::BestColumn, u"100.0 %"_s},
                                              {SimulationModel::EquityColumn, u"+000.0"_s},
                                              {SimulationModel::IterationsColumn, u"00,000 ↑"_s},
                                              {SimulationModel::StaticColumn, u"+000.0"_s}};
    for (const auto& [column, text] : widest) {
        header()->setSectionResizeMode(column, QHeaderView::Interactive);
        m_widths[static_cast<std::size_t>(column)] = width(column, text);
        setColumnWidth(column, width(column, text));
    }
    fitColumns();
}

void SimulationTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) sizeColumns();
    QTreeView::changeEvent(event);
}

void SimulationTable::fitColumns()
{
    constexpr int kMoveLetters = 22;
    int room = viewport()->width() - fontMetrics().averageCharWidth() * kMoveLetters;
    for (int column = SimulationModel::WinColumn; column < SimulationModel::ColumnCount; ++column)
        room -= m_widths[static_cast<std::size_t>(column)];
    // What the gap says, too, goes first.
    for (const int column : {SimulationModel::ErrorColumn, SimulationModel::StaticColumn,
                             SimulationModel::IterationsColumn, SimulationModel::EquityColumn}) {
        setColumnHidden(column, room < 0);
        if (room < 0) room += m_widths[static_cast<std::size_t>(column)];
    }
}

void SimulationTable::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void SimulationTable::followRows()
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const bool divider = row == m_model.dividerRow();
        if (isFirstColumnSpanned(row, {}) != divider) setFirstColumnSpanned(row, {}, divider);
    }
}

int SimulationTable::currentId() const
{
    const engine::SimulatedCandidate* candidate = m_model.candidate(currentIndex());
    return candidate ? candidate->id : -1;
}

void SimulationTable::setCurrentId(int id)
{
    if (id == currentId()) return;
    const int row = m_model.rowOf(id);
    if (row < 0) {
        clearSelection();
        setCurrentIndex({});
    } else {
        setCurrentIndex(m_model.index(row, SimulationModel::MoveColumn));
    }
}

QList<int> SimulationTable::selectedIds() const
{
    QList<int> ids;
    const QModelIndexList rows = selectionModel()->selectedRows();
    for (const QModelIndex& index : rows)
        if (const auto* candidate = m_model.candidate(index);
            candidate && !ids.contains(candidate->id))
            ids.append(candidate->id);
    return ids;
}

void SimulationTable::leave(const QList<int>& ids)
{
    const QModelIndex current = currentIndex();
    if (!current.isValid()) return;
    const int from = current.parent().isValid() ? current.parent().row() : current.row();
    const auto stays = [&](int row) {
        const auto* candidate = m_model.candidate(m_model.index(row, 0));
        return candidate && !ids.contains(candidate->id);
    };
    int row = from;
    while (row < m_model.rowCount() && !stays(row)) ++row;
    if (row == m_model.rowCount())
        for (row = from; row >= 0 && !stays(row);) --row;
    if (row >= 0) setCurrentIndex(m_model.index(row, SimulationModel::MoveColumn));
}

void SimulationTable::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Delete && event->modifiers() == Qt::NoModifier) emit removeRequested();
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter) &&
             !event->modifiers().testFlag(Qt::ControlModifier))
        emit playRequested(currentIndex());
    else QTreeView::keyPressEvent(event);
}

void SimulationTable::dragEnterEvent(QDragEnterEvent* event)
{
    if (qobject_cast<MoveTable*>(event->source())) event->acceptProposedAction();
}

void SimulationTable::dragMoveEvent(QDragMoveEvent* event)
{
    if (qobject_cast<MoveTable*>(event->source())) event->acceptProposedAction();
}

void SimulationTable::dropEvent(QDropEvent* event)
{
    if (!qobject_cast<MoveTable*>(event->source())) return;
    event->acceptProposedAction();
    emit movesDropped();
}

}  // namespace ui

#include "moc_simulation_table.cpp"
