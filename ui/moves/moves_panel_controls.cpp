// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel of moves is made of; what it does is in moves_panel.cpp.
#include <algorithm>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/moves/filter_chips.h"
#include "ui/moves/move_list_delegate.h"
#include "ui/moves/moves_panel.h"
#include "ui/widgets/busy_bar.h"
#include "ui/widgets/column_fit.h"
#include "ui/widgets/column_menu.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kHoverMilliseconds = 60;
constexpr int kBusyMilliseconds = 120;

}  // namespace

MovesPanel::MovesPanel(LiveAnalysis& analysis, QWidget* parent)
    : QWidget(parent),
      m_analysis(analysis),
      m_filter(new QLineEdit),
      m_chips(new FilterChips),
      m_header(new QLabel),
      m_problem(new QLabel),
      m_busy(new QProgressBar),
      m_stack(new QStackedWidget),
      m_table(new QTableView),
      m_hint(new QLabel),
      m_copy(analysis.jobs())
{
    setObjectName(u"movesPanel"_s);
    m_model.setJobs(analysis.jobs());

    m_filter->setObjectName(u"moveFilter"_s);
    m_filter->setPlaceholderText(tr("filter:  bingo  >30  keep:Q  lane:15  uses:?"));
    m_filter->setAccessibleName(tr("Filter moves"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    // Files are for the window.
    m_filter->setAcceptDrops(false);
    m_filter->setToolTip(tr("Words that must all hold; a - in front means “not”:\n"
                            "bingo, >30, <=20, keep:QU, uses:?, lane:8, lane:H, at:8H, "
                            "in:E4-J9, word:AB, /^RE.*S$/, tiles:5, exch, pass"));
    m_header->setObjectName(u"moveCount"_s);
    m_header->setAccessibleName(tr("Number of moves"));
    m_problem->setObjectName(u"filterProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();

    makeBusyBar(*m_busy, u"movesBusy"_s, tr("Looking for moves"));

    buildTable();

    m_hint->setObjectName(u"movesHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMargin(24);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_hint);

    auto* top = new QHBoxLayout;
    top->addWidget(m_filter, 1);
    top->addWidget(m_header);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_busy);
    layout->addWidget(m_chips);
    layout->addWidget(m_problem);
    layout->addWidget(m_stack, 1);

    m_hoverTimer.setSingleShot(true);
    m_hoverTimer.setInterval(kHoverMilliseconds);
    connect(&m_hoverTimer, &QTimer::timeout, this, [this] {
        if (m_hoverRow < 0 || m_hoverRow >= m_model.rowCount()) return;
        if (m_model.isFold(m_hoverRow)) offer(currentMove());
        else offer(m_model.rankedMove(m_hoverRow).move);
    });
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(kBusyMilliseconds);
    connect(&m_busyTimer, &QTimer::timeout, m_busy, &QWidget::show);

    connect(m_filter, &QLineEdit::textChanged, this, &MovesPanel::applyFilter);
    connect(m_filter, &QLineEdit::returnPressed, this, &MovesPanel::focusRows);
    connect(m_chips, &FilterChips::removed, this, [this](const QString& word) {
        QStringList words = m_filter->text().simplified().split(u' ');
        words.removeOne(word);
        m_filter->setText(words.join(u' '));
        m_filter->setFocus();
    });
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != MoveListModel::PinColumn) activate(index);
    });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (m_model.isStale() || m_model.isFold(index.row())) return;
        if (index.column() == MoveListModel::PinColumn)
            togglePin(m_model.rankedMove(index.row()).move);
    });
    connect(&m_pins, &MovePins::changed, this, [this] {
        m_model.setPins(m_pins.pins());
        tell({});
    });
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, &MovesPanel::hold);
    connect(&analysis.jobs(), &JobService::changed, this, [this] {
        if (m_analysis.state() == LiveAnalysis::State::NoLexicon) updateHeader();
    });
    connect(&m_model, &MoveListModel::arranged, this, &MovesPanel::followModel);
    connect(&m_model, &MoveListModel::dragRefused, this, &MovesPanel::dragRefused);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        // Rows that are about to go have no current one.
        if (!m_pointingOut && !m_held) offer(currentMove());
    });
    connect(&m_analysis, &LiveAnalysis::stateChanged, this, &MovesPanel::followAnalysis);
    followAnalysis();
}

void MovesPanel::buildTable()
{
    m_table->setObjectName(u"moveTable"_s);
    m_table->setAccessibleName(tr("Moves"));
    m_table->setAccessibleDescription(
        tr("Enter plays a move, digits show it, F4 pins it and Delete lets a pinned one go."));
    setSortedModel(*m_table, m_model);
    m_table->setItemDelegate(new MoveListDelegate(m_table));
    makeListTable(*m_table);
    m_table->setDragDropMode(QAbstractItemView::DragOnly);
    m_table->setDefaultDropAction(Qt::CopyAction);
    m_table->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    m_table->installEventFilter(this);
    QHeaderView* header = m_table->horizontalHeader();
    // Long words get the room; the bars say as much when they are short.
    header->setSectionResizeMode(MoveListModel::MoveColumn, QHeaderView::Stretch);
    header->setSortIndicator(MoveListModel::EquityColumn, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    sizeColumns();
    for (const int column :
         {MoveListModel::WinColumn, MoveListModel::TilesColumn, MoveListModel::WordsColumn})
        m_table->setColumnHidden(column, true);
    header->moveSection(header->visualIndex(MoveListModel::PinColumn), 1);
    m_columnFit = new ColumnFit(*m_table, MoveListModel::MoveColumn,
                                {MoveListModel::PinColumn, MoveListModel::ValueColumn,
                                 MoveListModel::LeaveColumn, MoveListModel::WinColumn,
                                 MoveListModel::DeltaColumn, MoveListModel::WordsColumn,
                                 MoveListModel::TilesColumn, MoveListModel::RankColumn});
    addColumnMenu(*m_table, [this](int column) {
        return column != MoveListModel::MoveColumn &&
               (column != MoveListModel::WinColumn || m_model.hasChances());
    });
}

void MovesPanel::sizeColumns()
{
    const QFontMetrics metrics = m_table->fontMetrics();
    const auto width = [&](const QString& widest) {
        return metrics.horizontalAdvance(widest) + std::max(22, metrics.height() + 4);
    };
    m_table->setColumnWidth(MoveListModel::RankColumn, width(u"● 9,999"_s));
    m_table->setColumnWidth(MoveListModel::ScoreColumn, width(tr("Score")));
    m_table->setColumnWidth(MoveListModel::LeaveColumn, width(u"WWWWW"_s));
    m_table->setColumnWidth(MoveListModel::ValueColumn, width(u"−00.0"_s));
    m_table->setColumnWidth(MoveListModel::EquityColumn, width(tr("Equity") + u"+"_s));
    m_table->setColumnWidth(MoveListModel::WinColumn, width(u"100.0"_s));
    m_table->setColumnWidth(MoveListModel::DeltaColumn, width(u"−000.0"_s) + 12);
    m_table->setColumnWidth(MoveListModel::PinColumn, width(u"5"_s));
    m_table->setColumnWidth(MoveListModel::TilesColumn, width(tr("Tiles")));
    m_table->setColumnWidth(MoveListModel::WordsColumn, width(u"WWWWWWWW WWW"_s));
}

}  // namespace ui
