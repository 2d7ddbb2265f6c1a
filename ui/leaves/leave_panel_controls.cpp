// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the leave panel and how they are wired.
#include <algorithm>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/leaves/leave_panel.h"
#include "ui/leaves/synergy_view.h"
#include "ui/widgets/busy_bar.h"
#include "ui/widgets/list_table.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTypingMilliseconds = 60;
constexpr int kBusyMilliseconds = 120;
constexpr int kMostLengthChips = 9;

void prepareToggle(QToolButton* button, const QString& name, const QString& text,
                   const QString& help)
{
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    button->setAccessibleDescription(help);
    button->setToolTip(help);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
}

}  // namespace

LeavePanel::LeavePanel(JobService& jobs, const ShownStudy& shown, QWidget* parent)
    : QWidget(parent),
      m_shown(shown),
      m_readJob(jobs),
      m_askJob(jobs),
      m_rackJob(jobs),
      m_stack(new QStackedWidget),
      m_tablePage(new QToolButton),
      m_synergyPage(new QToolButton),
      m_search(new QLineEdit),
      m_contains(new QToolButton),
      m_near(new QToolButton),
      m_lengths(new QButtonGroup(this)),
      m_lengthRow(new QHBoxLayout),
      m_best(new QPushButton),
      m_worst(new QPushButton),
      m_count(new QLabel),
      m_problem(new QLabel),
      m_rackText(new QLabel),
      m_busy(new QProgressBar),
      m_table(new QTableView),
      m_matrix(new SynergyView),
      m_pair(new QLabel),
      m_hint(new QLabel),
      m_export(new QToolButton)
{
    setObjectName(u"leavePanel"_s);
    prepareToggle(m_tablePage, u"leaveTablePage"_s, tr("Table"), tr("All leaves, to be searched"));
    prepareToggle(m_synergyPage, u"leaveSynergyPage"_s, tr("Synergies"),
                  tr("What two tiles are worth together beyond what each is worth alone"));
    m_tablePage->setChecked(true);
    auto* pages = new QButtonGroup(this);
    pages->addButton(m_tablePage);
    pages->addButton(m_synergyPage);

    m_search->setObjectName(u"leaveSearch"_s);
    m_search->setAccessibleName(tr("Search leaves"));
    m_search->setPlaceholderText(tr("search:  ER?  Q.  AES*"));
    m_search->setClearButtonEnabled(true);
    m_search->setToolTip(tr("Tiles in any order, ? is the blank; . stands for any one tile more, "
                            "* for any number of tiles more"));
    prepareToggle(m_contains, u"leaveContains"_s, tr("Contains"),
                  tr("Leaves that have these tiles and others too"));
    prepareToggle(m_near, u"leaveNear"_s, tr("Near rack"),
                  tr("The tiles on the rack, and leaves that differ from them by one tile"));
    auto* open = new QToolButton;
    open->setObjectName(u"leaveOpen"_s);
    open->setText(tr("Open…"));
    open->setAccessibleName(tr("Open leave values"));
    open->setToolTip(tr("Open leave values from a file (KLV or CSV)"));
    open->setFocusPolicy(Qt::StrongFocus);
    connect(open, &QToolButton::clicked, this, &LeavePanel::openRequested);
    m_export->setObjectName(u"leaveExport"_s);
    m_export->setText(tr("Export…"));
    m_export->setAccessibleName(tr("Export leave values"));
    m_export->setToolTip(tr("Write all leave values to a file (KLV2 or CSV)"));
    m_export->setFocusPolicy(Qt::StrongFocus);
    connect(m_export, &QToolButton::clicked, this, &LeavePanel::exportRequested);

    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    auto* switches = new QHBoxLayout;
    switches->setSpacing(0);
    switches->addWidget(m_tablePage);
    switches->addWidget(m_synergyPage);
    top->addLayout(switches);
    top->addWidget(m_search, 1);
    top->addWidget(m_contains);
    top->addWidget(m_near);
    top->addStretch(0);
    top->addWidget(open);
    top->addWidget(m_export);

    m_stack->addWidget(buildTablePage());
    m_stack->addWidget(buildSynergyPage());
    m_stack->addWidget(buildEmptyPage());

    m_rackText->setObjectName(u"leaveOfRack"_s);
    m_rackText->setAccessibleName(tr("Worth of the rack's tiles"));
    m_rackText->setWordWrap(true);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(3);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_rackText);
    connectParts();
    followStudy();
}

LeavePanel::~LeavePanel()
{
    // The views go before what they show.
    delete m_stack;
}

QWidget* LeavePanel::buildTablePage()
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

    auto* page = new QWidget;
    auto* second = new QHBoxLayout;
    second->setSpacing(4);
    auto* tiles = new QLabel(tr("Tiles:"));
    second->addWidget(tiles);
    m_lengthRow->setSpacing(0);
    second->addLayout(m_lengthRow);
    second->addWidget(m_best);
    second->addWidget(m_worst);
    second->addStretch(1);
    second->addWidget(m_count);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addLayout(second);
    layout->addWidget(m_busy);
    layout->addWidget(m_problem);
    layout->addWidget(m_table, 1);
    return page;
}

QWidget* LeavePanel::buildSynergyPage()
{
    m_matrix->setAccessibleName(tr("Synergies of pairs of tiles"));
    m_matrix->setModel(&m_synergy);
    m_pair->setObjectName(u"synergyPair"_s);
    m_pair->setAccessibleName(tr("The pair of tiles pointed at"));
    m_pair->setWordWrap(true);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addWidget(m_matrix, 1);
    layout->addWidget(m_pair);
    return page;
}

QWidget* LeavePanel::buildEmptyPage()
{
    m_hint->setObjectName(u"leaveHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    auto* open = new QPushButton(tr("Open Leave Values…"));
    open->setObjectName(u"leaveOpenFirst"_s);
    connect(open, &QPushButton::clicked, this, &LeavePanel::openRequested);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->addStretch(1);
    layout->addWidget(m_hint);
    layout->addWidget(open, 0, Qt::AlignCenter);
    layout->addStretch(1);
    return page;
}

void LeavePanel::connectParts()
{
    m_askTimer.setSingleShot(true);
    m_askTimer.setInterval(kTypingMilliseconds);
    connect(&m_askTimer, &QTimer::timeout, this, &LeavePanel::ask);
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(kBusyMilliseconds);
    connect(&m_busyTimer, &QTimer::timeout, m_busy, &QWidget::show);
    connect(&m_shown, &ShownStudy::changed, this, [this](StudyChanges changes) {
        using enum StudyChange;
        if (changes & (LeavesChange | RulesChange)) followStudy();
    });
    connect(m_tablePage, &QToolButton::clicked, this, &LeavePanel::showPage);
    connect(m_synergyPage, &QToolButton::clicked, this, &LeavePanel::showPage);
    connect(m_search, &QLineEdit::textChanged, this, &LeavePanel::askSoon);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { m_table->setFocus(); });
    connect(m_contains, &QToolButton::toggled, this, &LeavePanel::askSoon);
    connect(m_near, &QToolButton::toggled, this, &LeavePanel::askSoon);
    connect(m_lengths, &QButtonGroup::idToggled, this, &LeavePanel::askSoon);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &LeavePanel::askSoon);
    connect(m_best, &QPushButton::clicked, this,
            [this] { goTo(m_model.selection() ? m_model.selection()->best : std::nullopt); });
    connect(m_worst, &QPushButton::clicked, this,
            [this] { goTo(m_model.selection() ? m_model.selection()->worst : std::nullopt); });
    connect(m_matrix, &SynergyView::pointedAt, this, &LeavePanel::showPair);
}

void LeavePanel::makeLengthChips()
{
    const QList<QAbstractButton*> old = m_lengths->buttons();
    const int longest = m_book ? static_cast<int>(m_book->longest) : 0;
    const int chips = std::min(longest, kMostLengthChips);
    const bool open = longest > chips;
    if (old.size() == chips && m_lengths->property("open").toBool() == open) return;
    qDeleteAll(old);
    m_lengths->setExclusive(false);
    m_lengths->setProperty("open", open);
    for (int length = 1; length <= chips; ++length) {
        const bool andMore = open && length == chips;
        auto* chip = new QToolButton;
        prepareToggle(chip, u"leaveLength%1"_s.arg(length),
                      andMore ? tr("%1+").arg(length) : QString::number(length),
                      andMore ? tr("Leaves of %1 tiles and more").arg(length)
                              : tr("Leaves of %1 tiles").arg(length));
        chip->setAccessibleName(chip->toolTip());
        m_lengths->addButton(chip, length);
        m_lengthRow->addWidget(chip);
    }
}

}  // namespace ui
