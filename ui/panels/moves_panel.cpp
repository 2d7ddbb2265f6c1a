// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/moves_panel.h"

#include <algorithm>

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMouseEvent>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/panels/busy_bar.h"
#include "ui/panels/list_table.h"
#include "ui/panels/move_list_delegate.h"
#include "ui/session/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kHoverMilliseconds = 60;
constexpr int kBusyMilliseconds = 120;
constexpr int kRowsCopiedByDefault = 15;

}  // namespace

MovesPanel::MovesPanel(LiveAnalysis& analysis, QWidget* parent)
    : QWidget(parent),
      m_analysis(analysis),
      m_filter(new QLineEdit),
      m_header(new QLabel),
      m_problem(new QLabel),
      m_busy(new QProgressBar),
      m_stack(new QStackedWidget),
      m_table(new QTableView),
      m_hint(new QLabel)
{
    setObjectName(u"movesPanel"_s);

    m_filter->setObjectName(u"moveFilter"_s);
    m_filter->setPlaceholderText(tr("filter:  bingo  >30  keep:Q  lane:15  uses:?"));
    m_filter->setAccessibleName(tr("Filter moves"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setToolTip(tr("Words that must all hold; a - in front means “not”:\n"
                            "bingo, >30, <=20, keep:QU, uses:?, lane:8, lane:H, at:8H, word:AB, "
                            "tiles:5, exch, pass"));
    m_header->setObjectName(u"moveCount"_s);
    m_header->setAccessibleName(tr("Number of moves"));
    m_problem->setObjectName(u"filterProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();

    makeBusyBar(*m_busy, u"movesBusy"_s, tr("Looking for moves"));

    m_table->setObjectName(u"moveTable"_s);
    m_table->setAccessibleName(tr("Moves"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new MoveListDelegate(m_table));
    makeListTable(*m_table);
    m_table->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    m_table->installEventFilter(this);
    QHeaderView* header = m_table->horizontalHeader();
    // Long words get the room; the bars say as much when they are short.
    header->setSectionResizeMode(MoveListModel::MoveColumn, QHeaderView::Stretch);
    header->setSortIndicator(MoveListModel::EquityColumn, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    const QFontMetrics metrics = m_table->fontMetrics();
    const auto width = [&](const QString& widest) {
        return metrics.horizontalAdvance(widest) + 22;
    };
    m_table->setColumnWidth(MoveListModel::RankColumn, width(u"99999"_s));
    m_table->setColumnWidth(MoveListModel::ScoreColumn, width(tr("Score")));
    m_table->setColumnWidth(MoveListModel::LeaveColumn, width(u"WWWWWW"_s));
    m_table->setColumnWidth(MoveListModel::ValueColumn, width(u"−00.0"_s));
    m_table->setColumnWidth(MoveListModel::EquityColumn, width(tr("Equity") + u"+"_s));
    m_table->setColumnWidth(MoveListModel::WinColumn, width(u"100.0"_s));
    m_table->setColumnHidden(MoveListModel::WinColumn, true);
    m_table->setColumnWidth(MoveListModel::DeltaColumn, width(u"−000.0"_s) + 40);

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
    layout->addWidget(m_problem);
    layout->addWidget(m_stack, 1);

    m_hoverTimer.setSingleShot(true);
    m_hoverTimer.setInterval(kHoverMilliseconds);
    connect(&m_hoverTimer, &QTimer::timeout, this, [this] {
        if (m_hoverRow >= 0 && m_hoverRow < m_model.rowCount())
            offer(m_model.rankedMove(m_hoverRow).move);
    });
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(kBusyMilliseconds);
    connect(&m_busyTimer, &QTimer::timeout, m_busy, &QWidget::show);

    connect(m_filter, &QLineEdit::textChanged, this, &MovesPanel::applyFilter);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] {
        // Taking the focus makes a cell current, but selects no row.
        const bool selected = m_table->selectionModel()->hasSelection();
        m_table->setFocus();
        if (!selected) previewRow(1);
    });
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!m_model.isStale()) emit playRequested(m_model.rankedMove(index.row()).move);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_pointingOut) offer(currentMove());
    });
    connect(&m_analysis, &LiveAnalysis::stateChanged, this, &MovesPanel::followAnalysis);
    followAnalysis();
}

void MovesPanel::followAnalysis()
{
    const LiveAnalysis::State state = m_analysis.state();
    m_hoverRow = -1;
    m_hoverTimer.stop();
    const bool waiting = state == LiveAnalysis::State::Waiting;
    if (waiting && !m_busyTimer.isActive() && !m_busy->isVisible()) m_busyTimer.start();
    if (!waiting) {
        m_busyTimer.stop();
        m_busy->hide();
    }
    offer(std::nullopt);
    if (state == LiveAnalysis::State::Ready) {
        const QScopedValueRollback quiet(m_pointingOut, true);
        m_model.setRanking(m_analysis.position(), m_analysis.ranking());
        // The filter's letters and squares may mean something else on this board.
        if (!m_filter->text().isEmpty()) applyFilter();
        m_table->scrollToTop();
        showChances();
    } else if (waiting) {
        // Old rows stay, so that the list doesn't flicker while one types.
        const QScopedValueRollback quiet(m_pointingOut, true);
        m_model.setStale(true);
        m_table->clearSelection();
        m_table->setCurrentIndex({});
    } else {
        const QScopedValueRollback quiet(m_pointingOut, true);
        m_model.setRanking(nullptr, nullptr);
    }
    updateHeader();
}

void MovesPanel::showChances()
{
    const bool there = m_model.hasChances();
    m_table->setColumnHidden(MoveListModel::WinColumn, !there);
    const QHeaderView* header = m_table->horizontalHeader();
    if (!there && header->sortIndicatorSection() == MoveListModel::WinColumn)
        m_table->sortByColumn(MoveListModel::EquityColumn, Qt::DescendingOrder);
}

void MovesPanel::applyFilter()
{
    if (!m_analysis.position()) return;
    const MoveFilter filter = MoveFilter::parse(m_filter->text(), *m_analysis.position());
    m_problem->setText(filter.problems().join(u'\n'));
    m_problem->setVisible(!filter.problems().isEmpty());
    {
        const QScopedValueRollback quiet(m_pointingOut, true);
        m_model.setFilter(filter);
    }
    offer(std::nullopt);
    updateHeader();
}

QString MovesPanel::hintFor(LiveAnalysis::State state) const
{
    using State = LiveAnalysis::State;
    switch (state) {
    case State::Off: return tr("Live is off.\nF5 looks for the moves of this position.");
    case State::UnknownRack:
        return tr("The rack is not known.\nType the rack: Ctrl+R, then the tiles, ? for a blank.");
    case State::NoLexicon:
        return tr("No lexicon fits these tiles.\nOpen one: Ctrl+Shift+O, or drop a word graph or a "
                  "word list here.");
    case State::GameOver: return tr("The game is over.");
    case State::Stopped: return tr("Stopped.\nF5 looks for the moves of this position.");
    case State::Failed:
        return m_analysis.error() ? tr("No moves: %1").arg(errorText(*m_analysis.error()))
                                  : QString();
    case State::Withheld:
        return tr("Hidden while the game is played.\nGame ▸ Show Analysis ends that.");
    case State::Concealed: return tr("Hidden while you look for a better move yourself.");
    case State::Waiting: return {};
    case State::Ready:
        return m_model.matchCount() == 0 ? tr("No move passes the filter.") : QString();
    }
    return {};
}

void MovesPanel::updateHeader()
{
    const LiveAnalysis::State state = m_analysis.state();
    const QString hint = hintFor(state);
    m_hint->setText(hint);
    m_stack->setCurrentWidget(hint.isEmpty() ? static_cast<QWidget*>(m_table) : m_hint);
    const RankingPtr& ranking = m_model.ranking();
    if (!ranking || m_model.isStale()) {
        m_header->setText(state == LiveAnalysis::State::Waiting ? tr("…") : QString());
        return;
    }
    const QLocale locale;
    const int all = static_cast<int>(ranking->moves.size());
    // Of a very long list only the best are there.
    const std::int64_t found = ranking->placements + ranking->exchanges + 1;
    const QString total = found > all ? tr("best %1").arg(locale.toString(all))
                                      : tr("%1 moves").arg(locale.toString(all));
    const QString count = m_model.matchCount() == all
                              ? total
                              : tr("%1 of %2").arg(locale.toString(m_model.matchCount()), total);
    if (found > all) {
        m_header->setToolTip(tr("The best %1 of %2 moves are listed.")
                                 .arg(locale.toString(all), locale.toString(found)));
    } else {
        m_header->setToolTip(QString());
    }
    const double milliseconds = ranking->seconds * 1000;
    m_header->setText(
        tr("%1 · %2 ms")
            .arg(count, locale.toString(milliseconds, 'f', milliseconds < 9.95 ? 1 : 0)));
}

std::optional<engine::Move> MovesPanel::currentMove() const
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid() || m_model.isStale()) return std::nullopt;
    return m_model.rankedMove(current.row()).move;
}

std::optional<engine::Move> MovesPanel::bestMove() const
{
    const RankingPtr& ranking = m_analysis.ranking();
    if (!ranking || ranking->moves.empty()) return std::nullopt;
    return ranking->moves.front().move;
}

void MovesPanel::offer(std::optional<engine::Move> move)
{
    if (m_preview == move) return;
    m_preview = std::move(move);
    emit previewed(m_preview);
}

void MovesPanel::previewRow(int number)
{
    if (number <= 0) {
        clearPreview();
        return;
    }
    if (m_model.isStale() || number > m_model.rowCount()) return;
    m_table->setCurrentIndex(m_model.index(number - 1, MoveListModel::MoveColumn));
    // The row may have been current already, with its preview cleared since.
    offer(currentMove());
}

void MovesPanel::step(int rows)
{
    if (m_model.rowCount() == 0) return;
    const QModelIndex current = m_table->currentIndex();
    const int row = current.isValid() ? current.row() + rows : 0;
    previewRow(std::clamp(row, 0, m_model.rowCount() - 1) + 1);
}

void MovesPanel::previewMove(const engine::Move& move)
{
    pointOut(move);
    offer(move);
}

void MovesPanel::clearPreview()
{
    {
        const QScopedValueRollback quiet(m_pointingOut, true);
        m_table->clearSelection();
        m_table->setCurrentIndex({});
    }
    m_hoverTimer.stop();
    offer(std::nullopt);
}

void MovesPanel::pointOut(const std::optional<engine::Move>& move)
{
    const QScopedValueRollback quiet(m_pointingOut, true);
    const int row = move && !m_model.isStale() ? m_model.rowOf(*move) : -1;
    if (row < 0) {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
    } else {
        m_table->setCurrentIndex(m_model.index(row, MoveListModel::MoveColumn));
    }
    offer(std::nullopt);
}

void MovesPanel::setHoveredSquare(int row, int column)
{
    if (row < 0) m_model.setSquare(std::nullopt);
    else m_model.setSquare(std::pair(row, column));
}

void MovesPanel::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void MovesPanel::setFilterText(const QString& text)
{
    m_filter->setText(text);
}

QList<int> MovesPanel::rowsToCopy() const
{
    QList<int> rows;
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& index : selected) rows.append(index.row());
    std::sort(rows.begin(), rows.end());
    // One row is where the cursor happens to be; people want the list.
    if (rows.size() <= 1) {
        rows.clear();
        for (int row = 0; row < std::min(kRowsCopiedByDefault, m_model.rowCount()); ++row)
            rows.append(row);
    }
    return rows;
}

void MovesPanel::copyText() const
{
    QGuiApplication::clipboard()->setText(movesAsText(m_model, rowsToCopy()));
}

void MovesPanel::copyMarkdown() const
{
    QGuiApplication::clipboard()->setText(movesAsMarkdown(m_model, rowsToCopy()));
}

void MovesPanel::setHoverRow(int row)
{
    if (row == m_hoverRow) return;
    m_hoverRow = row;
    m_hoverTimer.stop();
    if (m_model.isStale()) return;
    if (row >= 0) m_hoverTimer.start();
    else offer(currentMove());
}

bool MovesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport()) {
        if (event->type() == QEvent::MouseMove)
            setHoverRow(m_table->indexAt(static_cast<QMouseEvent*>(event)->pos()).row());
        else if (event->type() == QEvent::Leave) setHoverRow(-1);
    } else if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers().testFlag(Qt::ControlModifier)) return false;
        if (enter) {
            if (const auto move = currentMove()) emit playRequested(*move);
            return true;
        }
        if (key->key() >= Qt::Key_0 && key->key() <= Qt::Key_9 &&
            !(key->modifiers() & ~Qt::KeypadModifier)) {
            previewRow(key->key() - Qt::Key_0);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui
