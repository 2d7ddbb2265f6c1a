// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solitaire_search_view.h"

#include <algorithm>
#include <span>
#include <utility>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/solitaire/plan_marks.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/score_plot.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kGoalRows = 2;         // at least
constexpr int kGameRows = 2;         // at least
constexpr int kPlotLines = 3;        // at least
constexpr double kWorthALook = 0.5;  ///< of the best score

/// How tall a table is with so many rows.
int heightOf(const QTableView& table, int rows)
{
    return table.verticalHeader()->defaultSectionSize() * rows +
           table.horizontalHeader()->sizeHint().height() + 2 * table.frameWidth();
}

}  // namespace

SolitaireSearchView::SolitaireSearchView(QWidget* parent)
    : QWidget(parent),
      m_best(new QLabel),
      m_detail(new ElidedLabel),
      m_phase(new ElidedLabel),
      m_plot(new ScorePlot),
      m_goals({tr("Lane"), tr("Goal word"), tr("Points"), tr("State")}),
      m_goalTable(new QTableView),
      m_games({tr("#"), tr("Score"), tr("Best games: their goal words"), tr("Moves"), tr("Found")}),
      m_gameTable(new QTableView)
{
    setObjectName(u"solitaireSearch"_s);
    build();
    m_gameTable->installEventFilter(this);
    connect(m_gameTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_listing) return;
        emit gameChosen(chosen());
        emit looked();
    });
    connect(m_gameTable, &QTableView::doubleClicked, this, [this] { emit gameOpened(chosen()); });
    connect(m_gameTable, &QTableView::clicked, this, &SolitaireSearchView::looked);
    show(nullptr, {}, SolitaireLab::Phase::Idle);
}

SolitaireSearchView::~SolitaireSearchView()
{
    // The views go before what they show.
    delete m_goalTable;
    delete m_gameTable;
}

void SolitaireSearchView::build()
{
    m_best->setObjectName(u"solitaireBest"_s);
    m_best->setAccessibleName(tr("Best score"));
    setTextFactor(*m_best, textSize::kHeadline);
    m_detail->setObjectName(u"solitaireDetail"_s);
    m_phase->setObjectName(u"solitairePhase"_s);
    m_plot->setObjectName(u"solitairePlot"_s);
    m_goalTable->setObjectName(u"solitaireGoalTable"_s);
    m_goalTable->setAccessibleName(tr("Goal words of the plan that is tried, else of the game"));
    m_gameTable->setObjectName(u"solitaireGames"_s);
    m_gameTable->setAccessibleName(tr("Best games"));
    m_goalTable->setModel(&m_goals);
    m_gameTable->setModel(&m_games);
    for (QTableView* table : {m_goalTable, m_gameTable}) {
        makeListTable(*table);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    }
    m_goalTable->horizontalHeader()->setStretchLastSection(true);
    m_gameTable->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_goalTable->setFixedHeight(heightOf(*m_goalTable, kGoalRows));
    m_gameTable->setMinimumHeight(heightOf(*m_gameTable, kGameRows));
    m_plot->setMinimumHeight(m_plot->fontMetrics().height() * kPlotLines);

    auto* head = new QHBoxLayout;
    head->setSpacing(gap::kWide);
    head->addWidget(m_best);
    head->addWidget(m_detail, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(head);
    layout->addWidget(m_phase);
    layout->addWidget(m_plot, 2);
    layout->addWidget(m_goalTable);
    layout->addWidget(m_gameTable, 3);
}

void SolitaireSearchView::show(const std::shared_ptr<const SolitaireFindings>& findings,
                               const std::optional<SolitaireAsk>& ask, SolitaireLab::Phase phase)
{
    using enum RunningSearchBase::Phase;
    const QLocale locale;
    m_findings = findings;
    m_searching = phase == Running || phase == Pausing || phase == Stopping;
    if (!findings) {
        const bool comes = phase == Running;
        m_best->setText(comes ? tr("…") : tr("–"));
        m_detail->setText(comes ? tr("Preparing the words…")
                                : tr("Start looks for the one-player game of the highest score."));
        m_phase->clear();
        m_plot->setHistory({}, 0);
        m_goals.setRows({});
        m_listedGoals.clear();
        m_listing = true;
        m_games.setRows({});
        m_listing = false;
        m_keys.clear();
        m_totals.clear();
        return;
    }
    const engine::SolitaireState& state = *findings->state;
    const bool none = state.best.moves.empty();
    m_best->setText(none ? tr("–") : locale.toString(state.best.total().points));
    QStringList details;
    if (none && state.end != engine::SearchEnd::NotYet)
        details << tr("✕ No word can be laid with the tiles of the first rack");
    if (!none) {
        int goals = 0;
        for (std::size_t i = 0; i < state.best.moves.size() && i < state.bestGoals.size(); ++i)
            if (state.bestGoals[i] != 0) goals += state.best.moves[i].score.points;
        details << tr("goal words %1, the rest %2")
                       .arg(locale.toString(goals),
                            locale.toString(state.best.points.points - goals));
        if (state.best.tilesLeft > 0)
            details << tr("%n tiles left", nullptr, state.best.tilesLeft) +
                           (state.best.penalty.points > 0
                                ? u", "_s +
                                      tr("−%1").arg(locale.toString(state.best.penalty.points))
                                : QString());
    }
    if (ask) details << tr("seed %1").arg(ask->seed);
    if (ask && ask->bestKnown) details << tr("best known %1").arg(locale.toString(*ask->bestKnown));
    if (findings->before > 0)
        details << tr("earlier searches %1").arg(locale.toString(findings->before));
    m_detail->setText(details.join(u" · "_s));
    m_detail->setToolTip(m_detail->text());
    QStringList doing;
    if (state.end == engine::SearchEnd::NotYet) {
        doing << engineText(state.phase)
              << tr("%1 expansions/s")
                     .arg(locale.toString(static_cast<qlonglong>(state.expansionsPerSecond)));
    }
    doing << tr("expansions in all: %1").arg(locale.toString(qlonglong{state.expansions}));
    if (state.plansTried > 0)
        doing << tr("plans: %1, games from them: %2")
                     .arg(locale.toString(state.plansTried), locale.toString(state.plansDone));
    m_phase->setText(doing.join(u" · "_s));
    m_phase->setToolTip(m_phase->text());
    ScorePlot::History steps;
    for (const auto& step : state.history) steps.push_back({step.seconds, step.total});
    m_plot->setHistory(steps, state.seconds);
    showGoals();
    showGames(*findings);
}

void SolitaireSearchView::setGame(const ReplayedGamePtr& game)
{
    m_game = game;
    if (m_findings) showGoals();
}

std::vector<CellTableModel::Row> SolitaireSearchView::plannedGoals() const
{
    std::vector<CellTableModel::Row> rows;
    for (const engine::ShownGoal& goal : m_findings->state->plan.goals) {
        rows.push_back({CellTableModel::text(laneName(goal.direction, goal.lane)),
                        CellTableModel::text(fromUtf8(goal.word)),
                        CellTableModel::number(goal.points),
                        CellTableModel::text(goalState(goal))});
    }
    return rows;
}

std::vector<CellTableModel::Row> SolitaireSearchView::playedGoals() const
{
    std::vector<CellTableModel::Row> rows;
    if (!m_game) return rows;
    for (const engine::SolitaireRow& row : m_game->rows) {
        if (!row.goal) continue;
        const bool across = row.move.direction == engine::Direction::Across;
        rows.push_back(
            {CellTableModel::text(
                 laneName(row.move.direction, across ? row.move.row : row.move.column)),
             CellTableModel::text(fromUtf8(row.word)), CellTableModel::number(row.score),
             CellTableModel::text(tr("✓ played as move %1").arg(QLocale().toString(row.number)))});
    }
    return rows;
}

void SolitaireSearchView::showGoals()
{
    std::vector<CellTableModel::Row> rows = m_searching ? plannedGoals() : playedGoals();
    QStringList all;
    for (const CellTableModel::Row& row : rows)
        for (const CellTableModel::Cell& cell : row) all << cell.text;
    // What stays the same keeps its selection.
    if (all == m_listedGoals) return;
    m_listedGoals = all;
    m_goalTable->setFixedHeight(
        heightOf(*m_goalTable, std::max(kGoalRows, static_cast<int>(rows.size()))));
    m_goals.setRows(std::move(rows));
}

void SolitaireSearchView::showGames(const SolitaireFindings& findings)
{
    std::vector<std::uint64_t> keys;
    std::vector<int> totals;
    // The best come first. What a search began with is no game to look at later.
    const auto& all = findings.state->games;
    const auto isWorthALook = [&](const engine::EliteGame& game) {
        return game.game.total().points >= kWorthALook * all.front().game.total().points;
    };
    const std::span games(all.begin(), std::ranges::find_if_not(all, isWorthALook));
    for (const engine::EliteGame& game : games) {
        keys.push_back(game.game.key);
        totals.push_back(game.game.total().points);
    }
    if (keys == m_keys && totals == m_totals) return;
    // The game that was chosen stays so, unless it was the best: then the best is followed.
    const int row = chosen();
    const std::uint64_t before = row > 0 && row < static_cast<int>(m_keys.size())
                                     ? m_keys[static_cast<std::size_t>(row)]
                                     : 0;
    std::vector<CellTableModel::Row> rows;
    for (const engine::EliteGame& game : games) {
        rows.push_back(
            {CellTableModel::number(static_cast<qlonglong>(rows.size()) + 1),
             CellTableModel::number(game.game.total().points),
             CellTableModel::text(game.family.empty() ? tr("none") : fromUtf8(game.family)),
             CellTableModel::number(static_cast<qlonglong>(game.game.moves.size())),
             CellTableModel::text(clockText(static_cast<qint64>(game.seconds * 1000)))});
    }
    const bool empty = rows.empty();
    m_keys = std::move(keys);
    m_totals = std::move(totals);
    m_listing = true;
    m_games.setRows(std::move(rows));
    int next = 0;
    if (before != 0) {
        const auto found = std::ranges::find(m_keys, before);
        if (found != m_keys.end()) next = static_cast<int>(found - m_keys.begin());
    }
    if (!empty) m_gameTable->selectRow(next);
    m_listing = false;
    emit gameChosen(empty ? -1 : next);
}

int SolitaireSearchView::chosen() const
{
    const QModelIndex index = m_gameTable->currentIndex();
    return index.isValid() ? index.row() : -1;
}

void SolitaireSearchView::focusGames()
{
    m_gameTable->setFocus(Qt::ShortcutFocusReason);
}

bool SolitaireSearchView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_gameTable && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (chosen() >= 0) emit gameOpened(chosen());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_solitaire_search_view.cpp"
