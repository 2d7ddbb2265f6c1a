// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_search_tab.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include "engine/boggle/boggle_class.h"
#include "engine/lexicon/lexicon.h"
#include "ui/boggle/boggle_board_view.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/score_plot.h"

namespace ui {

using namespace Qt::StringLiterals;
using HuntState = BoggleHunt::State;

namespace {

constexpr std::size_t kKept = 50;

}  // namespace

BoggleSearchTab::BoggleSearchTab(BoggleDesk& desk, BoggleHunt& hunt, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_hunt(hunt),
      m_model({tr("Rank"), tr("Points"), tr("Words"), tr("Grid")}),
      m_source(new QComboBox),
      m_letters(new QLineEdit),
      m_seed(new QSpinBox),
      m_start(new QPushButton(tr("Search"))),
      m_pause(new QPushButton),
      m_stop(new QPushButton(tr("Stop"))),
      m_use(new QPushButton(tr("Use this grid"))),
      m_problem(new QLabel),
      m_status(new QLabel),
      m_view(new BoggleBoardView),
      m_plot(new ScorePlot),
      m_table(new QTableView)
{
    buildControls();
    buildResults();
    connect(m_source, &QComboBox::currentIndexChanged, this, &BoggleSearchTab::followDesk);
    connect(m_start, &QPushButton::clicked, this, &BoggleSearchTab::start);
    connect(m_letters, &QLineEdit::returnPressed, this, &BoggleSearchTab::start);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_hunt.state() == HuntState::Paused) m_hunt.resume();
        else m_hunt.pause();
    });
    connect(m_stop, &QPushButton::clicked, &m_hunt, &BoggleHunt::stop);
    connect(m_use, &QPushButton::clicked, this, [this] { use(m_table->currentIndex().row()); });
    connect(m_table, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { use(index.row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &BoggleSearchTab::showGrid);
    for (const auto signal :
         {&BoggleDesk::gridChanged, &BoggleDesk::choicesChanged, &BoggleDesk::stateChanged})
        connect(&m_desk, signal, this, &BoggleSearchTab::followDesk);
    connect(&m_hunt, &BoggleHunt::stateChanged, this, &BoggleSearchTab::followHunt);
    connect(&m_hunt, &BoggleHunt::foundChanged, this, &BoggleSearchTab::showFound);
    followHunt();
    showGrid();
}

BoggleSearchTab::~BoggleSearchTab()
{
    // The view goes before what it shows.
    delete m_table;
}

void BoggleSearchTab::buildControls()
{
    m_source->setObjectName(u"boggleSearchSource"_s);
    m_source->addItems({tr("All letters"), tr("These letters:"), tr("The dice")});
    m_source->setAccessibleName(tr("What the squares may have"));
    m_source->setToolTip(tr("What the squares may have"));
    m_letters->setObjectName(u"boggleSearchLetters"_s);
    m_letters->setPlaceholderText(tr("AEILNRSTQu"));
    m_letters->setAccessibleName(tr("Letters that the squares may have"));
    m_seed->setObjectName(u"boggleSearchSeed"_s);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setPrefix(tr("seed "));
    m_seed->setAccessibleName(tr("Seed of the search"));
    m_seed->setToolTip(tr("The same seed searches the same way"));
    m_start->setObjectName(u"boggleSearchStart"_s);
    m_pause->setObjectName(u"boggleSearchPause"_s);
    m_stop->setObjectName(u"boggleSearchStop"_s);
    m_use->setObjectName(u"boggleSearchUse"_s);
    m_use->setToolTip(tr("Put the chosen grid on the board (Enter)"));
    m_problem->setObjectName(u"boggleSearchProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_status->setObjectName(u"boggleSearchStatus"_s);
    m_status->setWordWrap(true);
}

void BoggleSearchTab::buildResults()
{
    m_view->setObjectName(u"boggleSearchBoard"_s);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_table->setObjectName(u"boggleSearchTable"_s);
    m_table->setAccessibleName(tr("Best grids"));
    m_table->setModel(&m_model);
    makeListTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->installEventFilter(this);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);

    auto* what = new QHBoxLayout;
    what->setSpacing(gap::kNormal);
    what->addWidget(m_source);
    what->addWidget(m_letters, 1);
    what->addWidget(m_seed);
    auto* run = new QHBoxLayout;
    run->setSpacing(gap::kNormal);
    run->addWidget(m_start);
    run->addWidget(m_pause);
    run->addWidget(m_stop);
    run->addStretch(1);
    run->addWidget(m_use);
    auto* pictures = new QHBoxLayout;
    pictures->addWidget(m_view, 2);
    pictures->addWidget(m_plot, 3);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(what);
    layout->addLayout(run);
    layout->addWidget(m_problem);
    layout->addWidget(m_status);
    layout->addLayout(pictures, 2);
    layout->addWidget(m_table, 3);
}

void BoggleSearchTab::followDesk()
{
    m_letters->setEnabled(m_source->currentIndex() == TheseLetters);
    m_start->setEnabled(m_desk.graph() != nullptr && m_hunt.state() != HuntState::Pausing);
    const auto dice = m_desk.dice();
    const engine::BoggleSize size =
        m_source->currentIndex() == Dice && dice ? dice->size : m_desk.grid().size;
    m_start->setToolTip(
        tr("Look for the best grid of %1×%2 squares").arg(size.rows).arg(size.columns));
    showStatus();
}

void BoggleSearchTab::start()
{
    if (!m_desk.graph()) return;
    engine::BoggleSearchOptions options;
    options.size = m_desk.grid().size;
    options.rules = m_desk.choices().rules;
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    options.keep = kKept;
    const auto refuse = [this](const engine::Error& error) { tell(typedErrorText(error)); };
    switch (m_source->currentIndex()) {
    case TheseLetters: {
        auto faces = engine::readBoggleFaces(m_letters->text().toStdString(), m_desk.alphabet(),
                                             m_desk.notation());
        if (!faces) return refuse(faces.error());
        if (faces->empty()) return tell(tr("Which letters? Type them behind the choice."));
        options.faces = std::move(*faces);
        break;
    }
    case Dice: {
        auto dice = m_desk.dice();
        if (!dice) return refuse(dice.error());
        options.size = dice->size;
        options.dice = std::move(*dice);
        break;
    }
    default: options.faces = engine::boggleFacesInUse(*m_desk.graph(), m_desk.notation()); break;
    }
    tell({});
    m_hunt.start(m_desk.task()->source, m_desk.graph(), std::move(options));
}

void BoggleSearchTab::followHunt()
{
    const HuntState state = m_hunt.state();
    m_pause->setText(state == HuntState::Paused ? tr("Continue") : tr("Pause"));
    m_pause->setEnabled(state == HuntState::Running || state == HuntState::Paused);
    m_stop->setEnabled(m_hunt.isRunning() || state == HuntState::Paused);
    m_start->setText(state == HuntState::Idle ? tr("Search") : tr("New search"));
    if (m_hunt.error()) tell(errorText(*m_hunt.error()));
    followDesk();
    showFound();
}

void BoggleSearchTab::showStatus()
{
    const engine::BoggleSearchState& found = m_hunt.found();
    const QLocale locale;
    QString state;
    switch (m_hunt.state()) {
    case HuntState::Idle:
        state = tr("Looks for the grid with the highest score, from the size at the left.");
        break;
    case HuntState::Running: state = tr("Searching"); break;
    case HuntState::Pausing: state = tr("Coming to rest"); break;
    case HuntState::Paused: state = tr("Paused"); break;
    case HuntState::Over: state = tr("Ended"); break;
    case HuntState::Failed: state = tr("Failed"); break;
    }
    if (!found.best.empty())
        state += tr(": best %1 points · %2 grids, %3 runs · %4 s")
                     .arg(locale.toString(qlonglong{found.best.front().score.points}),
                          locale.toString(qlonglong{found.gridsScored}),
                          locale.toString(qlonglong{found.runs}),
                          locale.toString(found.seconds, 'f', 1));
    if (const engine::LexiconPtr& lexicon = m_hunt.source().lexicon) {
        state += tr(" · lexicon %1").arg(fromUtf8(lexicon->name()));
        const auto now = m_desk.task();
        const bool isSame = now && now->source.lexicon == lexicon && now->rules == m_hunt.rules();
        if (!isSame)
            state += u'\n' + tr("The grids count by this lexicon and the rules that the search "
                                "began with, not by those of now.");
    }
    m_status->setText(state);
}

void BoggleSearchTab::showFound()
{
    showStatus();
    const engine::BoggleSearchState& found = m_hunt.found();
    ScorePlot::History steps;
    for (const auto& step : found.history) steps.push_back({step.seconds, step.points});
    m_plot->setHistory(steps, found.seconds);
    if (found.best == m_listed) return;

    // The grid that was chosen stays so, unless it was the best: then the best is followed.
    const int row = m_table->currentIndex().row();
    std::optional<engine::BoggleGrid> chosen;
    if (row > 0 && row < static_cast<int>(m_listed.size()))
        chosen = m_listed[static_cast<std::size_t>(row)].grid;
    m_listed = found.best;
    std::vector<CellTableModel::Row> rows;
    int now = 0;
    for (std::size_t i = 0; i < m_listed.size(); ++i) {
        const engine::RankedGrid& ranked = m_listed[i];
        if (chosen == ranked.grid) now = static_cast<int>(i);
        rows.push_back({CellTableModel::number(static_cast<qlonglong>(i + 1)),
                        CellTableModel::number(ranked.score.points),
                        CellTableModel::number(ranked.score.words),
                        CellTableModel::text(fromUtf8(engine::boggleGridText(
                            ranked.grid, m_hunt.source().rules->alphabet)))});
    }
    m_model.setRows(std::move(rows));
    m_table->setCurrentIndex(m_model.index(now, 0));
    showGrid();
}

void BoggleSearchTab::showGrid()
{
    const int row = m_table->currentIndex().row();
    m_use->setEnabled(row >= 0);
    m_view->setVisible(row >= 0);
    if (row < 0) return;
    m_view->setGrid(m_listed[static_cast<std::size_t>(row)].grid, m_hunt.source().rules->alphabet);
}

void BoggleSearchTab::use(int row)
{
    if (row < 0) return;
    if (!m_hunt.source().rules->alphabet.sameLetters(m_desk.alphabet())) {
        tell(tr("This grid has other letters than the lexicon that is open now."));
        return;
    }
    emit gridChosen(m_listed[static_cast<std::size_t>(row)].grid);
}

void BoggleSearchTab::tell(const QString& problem)
{
    m_problem->setText(problem.isEmpty() ? QString() : u"✕ "_s + problem);
    m_problem->setVisible(!problem.isEmpty());
}

bool BoggleSearchTab::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            use(m_table->currentIndex().row());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_boggle_search_tab.cpp"
