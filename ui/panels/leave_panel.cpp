// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/leave_panel.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panels/synergy_view.h"
#include "ui/session/job_service.h"
#include "ui/session/text.h"

namespace ui {

using namespace Qt::StringLiterals;
using engine::Result;
using engine::TaskContext;

namespace {

constexpr int kTypingMilliseconds = 60;
constexpr int kBusyMilliseconds = 120;
constexpr int kMostLengthChips = 9;

enum Page { TablePage, SynergyPage, EmptyPage };

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

engine::LeaveOrder orderOf(int column)
{
    switch (column) {
    case LeaveListModel::LeaveColumn: return engine::LeaveOrder::ByTiles;
    case LeaveListModel::LengthColumn: return engine::LeaveOrder::ByLength;
    default: return engine::LeaveOrder::ByValue;
    }
}

}  // namespace

LeavePanel::LeavePanel(JobService& jobs, Study& study, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_study(study),
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
    m_busy->setObjectName(u"leavesBusy"_s);
    m_busy->setAccessibleName(tr("Looking for leaves"));
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(3);
    QSizePolicy keepPlace = m_busy->sizePolicy();
    keepPlace.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keepPlace);
    m_busy->hide();

    m_table->setObjectName(u"leaveTable"_s);
    m_table->setAccessibleName(tr("Leaves"));
    m_table->setModel(&m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    // One height for all: nothing has to be measured row by row.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 6);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
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
    connect(&m_study, &Study::changed, this, [this](Study::Changes changes) {
        if (changes & (Study::LeavesChange | Study::RulesChange)) followStudy();
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

void LeavePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readBook();
    judgeRack();
}

void LeavePanel::followStudy()
{
    const engine::KlvPtr& leaves = m_study.leaves();
    if (m_book && m_book->leaves == leaves &&
        m_book->rules->alphabet.sameLetters(m_study.position()->rules().alphabet)) {
        showPage();
        return;
    }
    if (m_readJob) m_readJob->cancel();
    m_readJob = nullptr;
    m_unreadable.reset();
    setBook(nullptr);
    if (isVisible()) readBook();
}

void LeavePanel::readBook()
{
    const engine::KlvPtr leaves = m_study.leaves();
    if (!leaves || m_book || m_readJob || m_unreadable) return;
    const engine::GameRulesPtr rules = m_study.position()->rulesPtr();
    m_readJob = m_jobs.start<LeaveBookPtr>(
        tr("Reading the leaves of %1").arg(m_study.state().leavesName), JobClass::Heavy,
        [leaves, rules](const TaskContext& context) {
            return readLeaveBook(leaves, rules, context);
        },
        this,
        [this, leaves](Result<LeaveBookPtr> book) {
            if (leaves != m_study.leaves() || m_book) return;
            m_readJob = nullptr;
            if (book) {
                setBook(*book);
                return;
            }
            m_unreadable = book.error();
            showPage();
        });
    showPage();
}

void LeavePanel::setBook(const LeaveBookPtr& book)
{
    if (m_askJob) m_askJob->cancel();
    m_askTimer.stop();
    m_book = book;
    m_synergy.setBook(book);
    showPair({});
    m_model.setSelection(nullptr, nullptr);
    m_upToDate = false;
    makeLengthChips();
    showPage();
    judgeRack();
    if (book) ask();
}

void LeavePanel::showPage()
{
    const bool isTable = m_tablePage->isChecked();
    const bool isReady = m_book != nullptr;
    const bool hadFocus = m_stack->currentIndex() == EmptyPage && isReady &&
                          isAncestorOf(QApplication::focusWidget());
    m_stack->setCurrentIndex(!isReady ? EmptyPage : isTable ? TablePage : SynergyPage);
    for (QWidget* control : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_contains),
                             static_cast<QWidget*>(m_near)})
        control->setVisible(isReady && isTable);
    m_tablePage->setVisible(isReady);
    m_synergyPage->setVisible(isReady);
    m_export->setEnabled(m_study.leaves() != nullptr);
    QString hint;
    if (!m_study.leaves())
        hint = tr("No leave values are loaded, so every leave counts as nothing.\nOpen a file of "
                  "leave values (KLV), or a table of them (CSV: leave, value).");
    else if (m_unreadable)
        hint = tr("These leave values can't be listed: %1").arg(errorText(*m_unreadable));
    else hint = tr("Reading the leaves…");
    m_hint->setText(hint);
    // The focus would be on whatever comes next to what was hidden.
    if (hadFocus) focusSearch();
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

void LeavePanel::askSoon()
{
    m_upToDate = false;
    if (m_book) m_askTimer.start();
}

std::optional<engine::LeaveQuery> LeavePanel::query()
{
    auto query =
        engine::readLeaveQuery(m_search->text().trimmed().toStdString(), m_book->rules->alphabet);
    if (!query) {
        tell(errorText(query.error()));
        return std::nullopt;
    }
    tell({});
    if (m_contains->isChecked()) query->anyMore = true;
    if (m_near->isChecked()) query->near = m_rack;
    std::uint64_t lengths = 0;
    const QList<QAbstractButton*> chips = m_lengths->buttons();
    for (QAbstractButton* chip : chips) {
        if (!chip->isChecked()) continue;
        const int length = m_lengths->id(chip);
        lengths |= std::uint64_t{1} << length;
        if (length == chips.size() && m_lengths->property("open").toBool())
            lengths |= ~std::uint64_t{0} << length;
    }
    if (lengths != 0) query->lengths = lengths;
    const QHeaderView* header = m_table->horizontalHeader();
    query->order = orderOf(header->sortIndicatorSection());
    query->descending = header->sortIndicatorOrder() == Qt::DescendingOrder;
    return *query;
}

void LeavePanel::ask()
{
    if (!m_book) return;
    m_askTimer.stop();
    if (m_askJob) m_askJob->cancel();
    m_askJob = nullptr;
    const auto question = query();
    if (!question) return;
    m_busyTimer.start();
    // The newest question wins: a job that was cancelled brings Cancelled, whatever it found.
    m_askJob = m_jobs.start<LeaveSelectionPtr>(
        tr("Looking for leaves"), JobClass::Interactive,
        [book = m_book, question = *question](const TaskContext& context) {
            return selectLeaves(*book, question, context);
        },
        this,
        [this, book = m_book](Result<LeaveSelectionPtr> selection) {
            if (book != m_book) return;
            if (!selection && selection.error().code == engine::ErrorCode::Cancelled) return;
            m_askJob = nullptr;
            m_busyTimer.stop();
            m_busy->hide();
            if (selection) showAnswer(*selection);
            else tell(errorText(selection.error()));
        });
}

void LeavePanel::showAnswer(const LeaveSelectionPtr& selection)
{
    m_upToDate = !m_askTimer.isActive();
    m_model.setSelection(m_book, selection, rackPoints());
    m_table->setColumnHidden(LeaveListModel::DifferenceColumn, !m_model.hasReference());
    m_table->scrollToTop();
    const QLocale locale;
    const auto all = m_book->table.leaves.size();
    const auto found = selection->rows.size();
    m_count->setText(found == all ? tr("%1 leaves").arg(locale.toString(qulonglong{all}))
                                  : tr("%1 of %2 leaves")
                                        .arg(locale.toString(qulonglong{found}),
                                             locale.toString(qulonglong{all})));
    const auto offer = [this](QPushButton* button, const QString& name,
                              std::optional<std::uint32_t> leave) {
        button->setEnabled(leave.has_value());
        button->setText(
            leave ? tr("%1: %2 %3")
                        .arg(name, m_model.leaveText(*leave),
                             leavePoints(static_cast<double>(m_book->table.points[*leave])))
                  : name);
        button->setAccessibleName(button->text());
    };
    offer(m_best, tr("Best"), selection->best);
    offer(m_worst, tr("Worst"), selection->worst);
}

std::optional<double> LeavePanel::rackPoints() const
{
    if (!m_book || m_rack.empty()) return std::nullopt;
    const auto value = m_book->leaves->find(m_rack);
    return value ? std::optional(value->toPoints()) : std::nullopt;
}

void LeavePanel::setRack(const engine::Rack& rack)
{
    if (rack == m_rack) return;
    m_rack = rack;
    if (!isVisible()) {
        // Asked again when it is seen.
        m_upToDate = false;
        return;
    }
    judgeRack();
}

void LeavePanel::judgeRack()
{
    if (m_rackJob) m_rackJob->cancel();
    m_rackJob = nullptr;
    m_standing.reset();
    m_near->setEnabled(!m_rack.empty());
    if (m_rack.empty()) m_near->setChecked(false);
    showRack();
    if (!m_book || !isVisible()) return;
    // The column of differences is against the rack, and so may be the list.
    if (m_near->isChecked() || m_model.hasReference() || rackPoints()) askSoon();
    const auto points = rackPoints();
    if (!points) return;
    m_rackJob = m_jobs.start<engine::LeaveStanding>(
        tr("Looking for the rack among the leaves"), JobClass::Interactive,
        [book = m_book, points = static_cast<float>(*points),
         length = static_cast<std::size_t>(m_rack.total())](
            const TaskContext&) -> Result<engine::LeaveStanding> {
            return engine::standingOf(book->table, points, length);
        },
        this,
        [this, book = m_book, rack = m_rack](Result<engine::LeaveStanding> standing) {
            if (!standing || book != m_book || rack != m_rack) return;
            m_standing = *standing;
            showRack();
        });
}

void LeavePanel::showRack()
{
    m_rackText->setVisible(m_book != nullptr);
    if (!m_book) return;
    if (m_rack.empty()) {
        m_rackText->setText(tr("The tiles on the rack are not known."));
        return;
    }
    const std::vector<engine::Tile> tiles = m_rack.tiles();
    const QString text = fromUtf8(m_book->rules->alphabet.written(tiles));
    const auto points = rackPoints();
    if (m_rack.total() >= m_book->rules->rackSize && !points) {
        m_rackText->setText(
            tr("%1 is a full rack, of which something will be played; “Near rack” lists "
               "what may stay.")
                .arg(text));
    } else if (!points) {
        m_rackText->setText(tr("%1 is not in the table and counts as nothing.").arg(text));
    } else if (!m_standing) {
        m_rackText->setText(tr("%1 is worth %2.").arg(text, leavePoints(*points)));
    } else {
        const QLocale locale;
        m_rackText->setText(tr("%1 is worth %2, place %3 of %4 leaves with as many tiles.")
                                .arg(text, leavePoints(*points),
                                     locale.toString(qlonglong{m_standing->better + 1}),
                                     locale.toString(qlonglong{m_standing->all})));
    }
}

void LeavePanel::focusSearch()
{
    if (m_search->isVisible()) {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    } else if (m_stack->currentIndex() == SynergyPage) {
        m_matrix->setFocus(Qt::ShortcutFocusReason);
    } else {
        findChild<QPushButton*>(u"leaveOpenFirst"_s)->setFocus(Qt::ShortcutFocusReason);
    }
}

void LeavePanel::goTo(std::optional<std::uint32_t> leave)
{
    if (!leave) return;
    const QModelIndex row = m_model.index(m_model.rowOf(*leave), LeaveListModel::LeaveColumn);
    m_table->setCurrentIndex(row);
    m_table->scrollTo(row, QAbstractItemView::PositionAtCenter);
}

void LeavePanel::showPair(const QModelIndex& cell)
{
    m_pair->setText(cell.isValid()
                        ? m_synergy.explanation(cell.row(), cell.column())
                        : tr("Point at a pair, or move with the arrow keys. Blue and +: worth more "
                             "together; orange and −: less; hatched: not in the table."));
}

void LeavePanel::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

}  // namespace ui
