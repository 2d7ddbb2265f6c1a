// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_table.h"

#include <algorithm>
#include <vector>

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include "ui/moves/move_columns.h"
#include "ui/moves/move_list_delegate.h"
#include "ui/moves/move_list_model.h"
#include "ui/theme/measures.h"
#include "ui/widgets/column_fit.h"
#include "ui/widgets/column_menu.h"
#include "ui/widgets/list_table.h"

namespace ui {

using namespace Qt::StringLiterals;

MoveTable::MoveTable(MoveListModel& model, QWidget* parent)
    : QTableView(parent),
      m_model(model),
      m_passing{{{MoveListModel::WinColumn, &MoveListModel::hasChances},
                 {MoveListModel::SimWinColumn, &MoveListModel::hasSimulation},
                 {MoveListModel::SimEquityColumn, &MoveListModel::hasSimulation},
                 {MoveListModel::SimErrorColumn, &MoveListModel::hasSimulation},
                 {MoveListModel::BestProbabilityColumn, &MoveListModel::hasSimulation}}}
{
    setObjectName(u"moveTable"_s);
    setAccessibleName(tr("Moves"));
    setAccessibleDescription(
        tr("Enter plays a move, digits show it, F4 pins it and Delete lets a pinned one go."));
    setSortedModel(*this, m_model);
    setItemDelegate(new MoveListDelegate(this));
    makeListTable(*this);
    setDragDropMode(QAbstractItemView::DragOnly);
    setDefaultDropAction(Qt::CopyAction);
    setMouseTracking(true);
    buildColumns();
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != MoveListModel::PinColumn) emit chosen(index);
    });
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (m_model.isStale() || m_model.isFold(index.row())) return;
        if (index.column() == MoveListModel::PinColumn) emit pinClicked(index.row());
    });
}

void MoveTable::buildColumns()
{
    QHeaderView* header = horizontalHeader();
    // Long words get the room; the bars say as much when they are short.
    header->setSectionResizeMode(MoveListModel::MoveColumn, QHeaderView::Stretch);
    header->setSortIndicator(MoveListModel::EquityColumn, Qt::DescendingOrder);
    setSortingEnabled(true);
    connect(header, &QHeaderView::sortIndicatorChanged, this, [this](int column) {
        if (m_sortsUnasked) return;
        m_followsSimulation = column == (m_model.hasSimulation() ? MoveListModel::SimWinColumn
                                                                 : MoveListModel::EquityColumn);
    });
    sizeColumns();
    std::vector<const MoveColumn*> yielding;
    for (const MoveColumn& column : moveColumns()) {
        if (!column.shown) setColumnHidden(static_cast<int>(column.key), true);
        if (column.yields > 0) yielding.push_back(&column);
    }
    std::ranges::sort(yielding, {}, &MoveColumn::yields);
    QList<int> order;
    for (const MoveColumn* column : yielding) order.append(static_cast<int>(column->key));
    for (const Passing& passing : m_passing) setColumnHidden(passing.column, true);
    header->moveSection(header->visualIndex(MoveListModel::PinColumn), 1);
    m_columnFit = new ColumnFit(*this, MoveListModel::MoveColumn, order,
                                [this](int column) { return neededWidth(column); });
    addColumnMenu(*this, [this](int column) {
        const auto passing = std::ranges::find(m_passing, column, &Passing::column);
        return column != MoveListModel::MoveColumn &&
               (passing == m_passing.end() || (m_model.*passing->there)());
    });
}

void MoveTable::sizeColumns()
{
    const QFontMetrics metrics = fontMetrics();
    const auto width = [&](const QString& widest) {
        return metrics.horizontalAdvance(widest) + std::max(22, metrics.height() + 4);
    };
    for (const MoveColumn& column : moveColumns())
        if (column.widest)
            setColumnWidth(static_cast<int>(column.key), width(column.widest()) + column.margin);
}

int MoveTable::neededWidth(int column) const
{
    constexpr int kEdges = 10;
    // Words keep away from the figures of the column before.
    constexpr int kWordEdges = kEdges + gap::kWide;
    if (column == MoveListModel::MoveColumn) return m_widestMove + kWordEdges;
    // The numbers of the column sorted by are bold.
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const MoveColumn& about = moveColumn(static_cast<MoveKey>(column));
    const QString widest =
        column == MoveListModel::RankColumn
            ? MoveListModel::tr("● %1").arg(locale().toString(m_model.matchCount()))
        : about.widest ? about.widest()
                       : QString();
    return std::max(horizontalHeader()->sectionSizeHint(column),
                    metrics.horizontalAdvance(widest) + (about.left ? kWordEdges : kEdges) +
                        about.margin);
}

void MoveTable::measureMoves()
{
    constexpr int kLookedAt = 200;
    QStringList texts;
    for (int row = 0; row < std::min(kLookedAt, m_model.rowCount()); ++row)
        texts.append(m_model.index(row, MoveListModel::MoveColumn).data().toString());
    qsizetype longest = 0;
    for (const QString& text : texts) longest = std::max(longest, text.size());
    // Narrow letters don't make up for more than that.
    constexpr int kShorter = 3;
    m_widestMove = 0;
    for (const QString& text : texts)
        if (text.size() + kShorter >= longest)
            m_widestMove = std::max(m_widestMove, fontMetrics().horizontalAdvance(text));
}

void MoveTable::followRows()
{
    measureMoves();
    const bool changed = std::ranges::any_of(m_passing, [this](const Passing& passing) {
        return (m_model.*passing.there)() != passing.had;
    });
    if (changed) m_columnFit->release();
    const QHeaderView* header = horizontalHeader();
    for (Passing& passing : m_passing) {
        const bool there = (m_model.*passing.there)();
        if (there == passing.had) continue;
        // The user may have hidden it while it was there.
        if (!there) passing.wanted = !isColumnHidden(passing.column);
        setColumnHidden(passing.column, !there || !passing.wanted);
        passing.had = there;
        if (!there && header->sortIndicatorSection() == passing.column)
            sortUnasked(MoveListModel::EquityColumn);
        else if (there && passing.column == MoveListModel::SimWinColumn && m_followsSimulation)
            sortUnasked(MoveListModel::SimWinColumn);
    }
    m_columnFit->fit();
}

void MoveTable::sortUnasked(int column)
{
    const QScopedValueRollback unasked(m_sortsUnasked, true);
    m_wasSortedUnasked = true;
    sortByColumn(column, Qt::DescendingOrder);
}

QByteArray MoveTable::columns()
{
    // What gave way for want of room is still wanted.
    m_columnFit->release();
    // Nor is that unwanted of which nothing is known at the moment.
    QList<bool> hidden;
    for (const Passing& passing : m_passing) {
        hidden.append(isColumnHidden(passing.column));
        if (!passing.had) setColumnHidden(passing.column, !passing.wanted);
    }
    const QByteArray state = horizontalHeader()->saveState();
    for (std::size_t i = 0; i < m_passing.size(); ++i)
        setColumnHidden(m_passing[i].column, hidden[static_cast<qsizetype>(i)]);
    m_columnFit->fit();
    return state;
}

void MoveTable::setColumns(const QByteArray& state)
{
    QHeaderView* header = horizontalHeader();
    m_columnFit->release();
    const QByteArray before = header->saveState();
    const QList<int> whole{MoveListModel::RankColumn, MoveListModel::ScoreColumn,
                           MoveListModel::EquityColumn};
    QList<int> least;
    for (const int column : whole) least.append(columnWidth(column));
    if (state.isEmpty() || !header->restoreState(state)) return m_columnFit->fit();
    // What another version had is of no use.
    if (header->count() != MoveListModel::ColumnCount) header->restoreState(before);
    header->setSectionResizeMode(MoveListModel::MoveColumn, QHeaderView::Stretch);
    for (Passing& passing : m_passing) {
        passing.wanted = !isColumnHidden(passing.column);
        setColumnHidden(passing.column, !passing.had || !passing.wanted);
    }
    setColumnHidden(MoveListModel::MoveColumn, false);
    // Of what it was sorted by nothing may be known now.
    m_followsSimulation = header->sortIndicatorSection() == MoveListModel::EquityColumn;
    for (const Passing& passing : m_passing)
        if (!passing.had && header->sortIndicatorSection() == passing.column) {
            m_followsSimulation = true;
            sortUnasked(MoveListModel::EquityColumn);
        }
    // They may have been saved with smaller letters.
    for (qsizetype i = 0; i < whole.size(); ++i)
        if (!isColumnHidden(whole[i]) && columnWidth(whole[i]) < least[i])
            setColumnWidth(whole[i], least[i]);
    m_columnFit->fit();
}

QList<int> MoveTable::selectedMoves() const
{
    QList<int> rows = ui::selectedRows(*this);
    rows.removeIf([this](int row) { return m_model.isFold(row); });
    return rows;
}

void MoveTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange && m_columnFit) {
        m_columnFit->release();
        sizeColumns();
        measureMoves();
        m_columnFit->fit();
    }
    QTableView::changeEvent(event);
}

bool MoveTable::viewportEvent(QEvent* event)
{
    // Before the list is shown its size means nothing.
    if (event->type() == QEvent::Resize && parentWidget() && parentWidget()->isVisible())
        m_model.setRoom(viewport()->height() / verticalHeader()->defaultSectionSize());
    if (event->type() == QEvent::MouseMove)
        emit rowHovered(indexAt(static_cast<QMouseEvent*>(event)->pos()).row());
    else if (event->type() == QEvent::Leave) emit rowHovered(-1);
    return QTableView::viewportEvent(event);
}

void MoveTable::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool plain = event->modifiers() == Qt::NoModifier;
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool home = key == Qt::Key_Home;
    if (enter && !event->modifiers().testFlag(Qt::ControlModifier)) {
        emit chosen(currentIndex());
    } else if (key >= Qt::Key_0 && key <= Qt::Key_9 &&
               !(event->modifiers() & ~Qt::KeypadModifier)) {
        emit numberTyped(key - Qt::Key_0);
    } else if (key == Qt::Key_Delete && plain) {
        emit unpinRequested();
    } else if ((home || key == Qt::Key_End) && plain && m_model.rowCount() > 0) {
        // Rows are what is chosen here, not cells of a row.
        const int row = home ? 0 : m_model.rowCount() - 1;
        setCurrentIndex(m_model.index(row, MoveListModel::MoveColumn));
    } else {
        QTableView::keyPressEvent(event);
    }
}

}  // namespace ui

#include "moc_move_table.cpp"
