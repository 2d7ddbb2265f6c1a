// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/graph_columns.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>

#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kLeastRows = 4;

}  // namespace

GraphColumn::GraphColumn(const GraphExplorer& explorer, QWidget* parent)
    : QTableView(parent), m_list(explorer)
{
    setObjectName(u"graphColumn"_s);
    setModel(&m_list);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(8);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { emit chosen(index.row()); });
}

void GraphColumn::fit()
{
    const QFontMetrics metrics = fontMetrics();
    int width = 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < GraphListModel::ColumnCount; ++column) {
        int widest = metrics.horizontalAdvance(
            m_list.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < m_list.rowCount(); ++row) {
            const QModelIndex cell = m_list.index(row, column);
            QFont font = this->font();
            if (const QVariant own = cell.data(Qt::FontRole); own.isValid()) font.setBold(true);
            widest = std::max(widest, QFontMetrics(font).horizontalAdvance(cell.data().toString()));
        }
        setColumnWidth(column, widest + metrics.averageCharWidth() + 4);
        width += columnWidth(column);
    }
    setFixedWidth(width);
}

QSize GraphColumn::minimumSizeHint() const
{
    const int rows = kLeastRows * verticalHeader()->defaultSectionSize();
    return {width(), rows + horizontalHeader()->sizeHint().height() + 2 * frameWidth()};
}

void GraphColumn::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (plain) {
        switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Backspace: emit stepped(-1); return;
        case Qt::Key_Right:
        case Qt::Key_Return:
        case Qt::Key_Enter: emit stepped(1); return;
        default: break;
        }
        const QString text = event->text();
        if (!text.isEmpty() && text.front().isPrint() && !text.front().isSpace()) {
            emit typed(text);
            return;
        }
    }
    QTableView::keyPressEvent(event);
}

void GraphColumn::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && current.row() != previous.row()) emit chosen(current.row());
}

GraphColumns::GraphColumns(GraphExplorer& explorer, QWidget* parent)
    : QScrollArea(parent), m_explorer(explorer), m_row(new QHBoxLayout)
{
    setObjectName(u"graphColumns"_s);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setLayout(m_row);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(gap::kFine);
    m_row->addStretch(1);
    setWidget(content);
    connect(&m_explorer, &GraphExplorer::changed, this, &GraphColumns::follow);
    follow();
}

GraphColumn* GraphColumns::column(int number)
{
    if (number < 0 || number >= m_explorer.columnCount()) return nullptr;
    return m_columns[static_cast<std::size_t>(number)];
}

void GraphColumns::addColumn()
{
    const int number = static_cast<int>(m_columns.size());
    auto* column = new GraphColumn(m_explorer);
    column->setAccessibleName(tr("Tile %1").arg(number + 1));
    m_columns.push_back(column);
    m_row->insertWidget(number, column);
    connect(column, &GraphColumn::chosen, this, [this, number, column](int row) {
        if (!m_following) m_explorer.select(number, column->list().entry(row).index);
    });
    connect(column, &GraphColumn::stepped, this,
            [this, number](int columns) { step(number, columns); });
    connect(column, &GraphColumn::typed, this, &GraphColumns::type);
}

void GraphColumns::follow()
{
    const QScopedValueRollback quiet(m_following, true);
    const int count = m_explorer.columnCount();
    while (static_cast<int>(m_columns.size()) < count) addColumn();
    // Hidden ones first: their focus would go anywhere.
    for (int number = static_cast<int>(m_columns.size()) - 1; number >= count; --number) {
        GraphColumn* spare = m_columns[static_cast<std::size_t>(number)];
        if (spare->hasFocus() && count > 0)
            m_columns[static_cast<std::size_t>(count) - 1]->setFocus();
        spare->hide();
    }
    const auto& path = m_explorer.path();
    for (int number = 0; number < count; ++number) {
        const auto place = static_cast<std::size_t>(number);
        GraphColumn* column = m_columns[place];
        column->list().show(number);
        column->fit();
        column->show();
        if (place < path.size()) {
            const QModelIndex row = column->list().index(column->list().rowOf(path[place]), 0);
            column->setCurrentIndex(row);
            column->scrollTo(row);
        } else {
            column->clearSelection();
            column->setCurrentIndex({});
            column->scrollToTop();
        }
    }
    if (count == 0) return;
    // Its place is known when the layout has run.
    QTimer::singleShot(0, this, [this] {
        if (GraphColumn* last = column(m_explorer.columnCount() - 1))
            ensureWidgetVisible(last, 0, 0);
    });
}

void GraphColumns::focusPath()
{
    const int length = static_cast<int>(m_explorer.path().size());
    if (GraphColumn* last = column(std::max(0, length - 1))) last->setFocus(Qt::OtherFocusReason);
}

void GraphColumns::step(int number, int columns)
{
    const int next = number + columns;
    if (columns < 0) {
        m_explorer.setLength(static_cast<std::size_t>(std::max(0, next + 1)));
    } else if (number >= static_cast<int>(m_explorer.path().size())) {
        // Nothing is chosen here yet.
        m_explorer.select(number, m_explorer.list(number));
    } else if (next < m_explorer.columnCount()) {
        m_explorer.select(next, m_explorer.list(next));
    }
    focusPath();
}

void GraphColumns::type(const QString& letter)
{
    const int next = static_cast<int>(m_explorer.path().size());
    GraphColumn* children = column(next);
    const int row = children ? children->list().rowOf(letter) : -1;
    if (row < 0) {
        emit noSuchChild(letter);
        return;
    }
    m_explorer.select(next, children->list().entry(row).index);
    focusPath();
}

}  // namespace ui

#include "moc_graph_columns.cpp"
