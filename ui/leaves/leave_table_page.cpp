// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leaves/leave_table_page.h"

#include <algorithm>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/language/text.h"
#include "ui/leaves/leave_toggle.h"
#include "ui/theme/measures.h"
#include "ui/widgets/busy_bar.h"
#include "ui/widgets/list_table.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBusyMilliseconds = 120;
constexpr int kMostLengthChips = 9;

engine::LeaveOrder orderOf(int column)
{
    switch (column) {
    case LeaveListModel::LeaveColumn: return engine::LeaveOrder::ByTiles;
    case LeaveListModel::LengthColumn: return engine::LeaveOrder::ByLength;
    default: return engine::LeaveOrder::ByValue;
    }
}

}  // namespace

LeaveTablePage::LeaveTablePage(LeaveListModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_lengths(new QButtonGroup(this)),
      m_lengthRow(new QHBoxLayout),
      m_best(new QPushButton),
      m_worst(new QPushButton),
      m_count(new QLabel),
      m_problem(new QLabel),
      m_busy(new QProgressBar),
      m_table(new QTableView)
{
    m_best->setObjectName(u"leaveBest"_s);
    m_best->setText(tr("Best"));
    m_best->setToolTip(tr("Go to the best of the leaves listed"));
    m_worst->setObjectName(u"leaveWorst"_s);
    m_worst->setText(tr("Worst"));
    m_worst->setToolTip(tr("Go to the worst of the leaves listed"));
    m_count->setObjectName(u"leaveCount"_s);
    m_count->setAccessibleName(tr("Number of leaves"));
    m_problem->setObjectName(u"leaveProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    makeBusyBar(*m_busy, u"leavesBusy"_s, tr("Looking for leaves"));
    buildTable();

    auto* second = new QHBoxLayout;
    second->setSpacing(gap::kNormal);
    second->addWidget(new QLabel(tr("Tiles:")));
    m_lengthRow->setSpacing(0);
    second->addLayout(m_lengthRow);
    second->addWidget(m_best);
    second->addWidget(m_worst);
    second->addStretch(1);
    second->addWidget(m_count);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(second);
    layout->addWidget(m_busy);
    layout->addWidget(m_problem);
    layout->addWidget(m_table, 1);

    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(kBusyMilliseconds);
    connect(&m_busyTimer, &QTimer::timeout, m_busy, &QWidget::show);
    connect(m_lengths, &QButtonGroup::idToggled, this, &LeaveTablePage::changed);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &LeaveTablePage::changed);
    connect(m_best, &QPushButton::clicked, this,
            [this] { goTo(m_model.selection() ? m_model.selection()->best : std::nullopt); });
    connect(m_worst, &QPushButton::clicked, this,
            [this] { goTo(m_model.selection() ? m_model.selection()->worst : std::nullopt); });
}

void LeaveTablePage::buildTable()
{
    m_table->setObjectName(u"leaveTable"_s);
    m_table->setAccessibleName(tr("Leaves"));
    m_table->setModel(&m_model);
    makeListTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    // One height for all: nothing has to be measured row by row.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(LeaveListModel::ValueColumn, Qt::DescendingOrder);
    header->setSectionResizeMode(LeaveListModel::LeaveColumn, QHeaderView::Stretch);
    const QFontMetrics metrics = m_table->fontMetrics();
    const auto width = [&](const QString& widest) {
        return metrics.horizontalAdvance(widest) + 30;
    };
    m_table->setColumnWidth(LeaveListModel::LengthColumn, width(tr("Tiles")));
    m_table->setColumnWidth(LeaveListModel::ValueColumn, width(u"−000.00"_s));
    m_table->setColumnWidth(LeaveListModel::DifferenceColumn, width(tr("Against rack")));
}

void LeaveTablePage::setLongest(int tiles)
{
    const QList<QAbstractButton*> old = m_lengths->buttons();
    const int chips = std::min(tiles, kMostLengthChips);
    const bool open = tiles > chips;
    if (old.size() == chips && m_andMore == open) return;
    qDeleteAll(old);
    m_lengths->setExclusive(false);
    m_andMore = open;
    for (int length = 1; length <= chips; ++length) {
        const bool andMore = open && length == chips;
        auto* chip = new LeaveToggle(u"leaveLength%1"_s.arg(length),
                                     andMore ? tr("%1+").arg(length) : QString::number(length),
                                     andMore ? tr("Leaves of %1 tiles and more").arg(length)
                                             : tr("Leaves of %1 tiles").arg(length));
        chip->setAccessibleName(chip->toolTip());
        m_lengths->addButton(chip, length);
        m_lengthRow->addWidget(chip);
    }
}

void LeaveTablePage::complete(engine::LeaveQuery& query) const
{
    std::uint64_t lengths = 0;
    const QList<QAbstractButton*> chips = m_lengths->buttons();
    for (QAbstractButton* chip : chips) {
        if (!chip->isChecked()) continue;
        const int length = m_lengths->id(chip);
        lengths |= std::uint64_t{1} << length;
        if (length == chips.size() && m_andMore) lengths |= ~std::uint64_t{0} << length;
    }
    if (lengths != 0) query.lengths = lengths;
    const QHeaderView* header = m_table->horizontalHeader();
    query.order = orderOf(header->sortIndicatorSection());
    query.descending = header->sortIndicatorOrder() == Qt::DescendingOrder;
}

void LeaveTablePage::showAnswer()
{
    m_table->setColumnHidden(LeaveListModel::DifferenceColumn, !m_model.hasReference());
    m_table->scrollToTop();
    const QLocale locale;
    const LeaveSelection& selection = *m_model.selection();
    const auto all = m_model.book()->table.leaves.size();
    const auto found = selection.rows.size();
    m_count->setText(found == all ? tr("%1 leaves").arg(locale.toString(qulonglong{all}))
                                  : tr("%1 of %2 leaves")
                                        .arg(locale.toString(qulonglong{found}),
                                             locale.toString(qulonglong{all})));
    offer(*m_best, tr("Best"), selection.best);
    offer(*m_worst, tr("Worst"), selection.worst);
}

void LeaveTablePage::offer(QPushButton& button, const QString& name,
                           std::optional<std::uint32_t> leave) const
{
    button.setEnabled(leave.has_value());
    button.setText(
        leave ? tr("%1: %2 %3")
                    .arg(name, m_model.leaveText(*leave),
                         leavePoints(static_cast<double>(m_model.book()->table.points[*leave])))
              : name);
    button.setAccessibleName(button.text());
}

void LeaveTablePage::goTo(std::optional<std::uint32_t> leave)
{
    if (!leave) return;
    const QModelIndex row = m_model.index(m_model.rowOf(*leave), LeaveListModel::LeaveColumn);
    m_table->setCurrentIndex(row);
    m_table->scrollTo(row, QAbstractItemView::PositionAtCenter);
}

void LeaveTablePage::setBusy(bool busy)
{
    if (busy) {
        m_busyTimer.start();
        return;
    }
    m_busyTimer.stop();
    m_busy->hide();
}

void LeaveTablePage::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void LeaveTablePage::focusTable()
{
    m_table->setFocus();
}

}  // namespace ui

#include "moc_leave_table_page.cpp"
