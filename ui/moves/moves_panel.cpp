// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/moves_panel.h"

#include <algorithm>
#include <utility>

#include <QEvent>
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

#include "engine/board/move_notation.h"
#include "ui/language/text.h"
#include "ui/moves/filter_chips.h"
#include "ui/moves/move_list_text.h"
#include "ui/widgets/column_fit.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kRowsCopiedByDefault = 15;

}  // namespace

void MovesPanel::followAnalysis()
{
    const LiveAnalysis::State state = m_analysis.state();
    m_hoverTimer.stop();
    const bool waiting = state == LiveAnalysis::State::Waiting;
    if (waiting && !m_busyTimer.isActive() && !m_busy->isVisible()) m_busyTimer.start();
    if (!waiting) {
        m_busyTimer.stop();
        m_busy->hide();
    }
    if (state == LiveAnalysis::State::Ready && !m_model.isStale() &&
        m_model.position() == m_analysis.position()) {
        // More moves of the same list: whatever is looked at stays.
        m_model.setRanking(m_analysis.position(), m_analysis.ranking(), m_analysis.leaves());
        return;
    }
    const QScopedValueRollback quiet(m_pointingOut, true);
    hold();
    m_hoverRow = -1;
    offer(std::nullopt);
    if (state == LiveAnalysis::State::Ready) {
        // What is set now is of the new list.
        m_model.setStale(true);
        m_pins.setPosition(m_analysis.position().get());
        // The filter's letters and squares may mean something else on this board.
        if (!m_filter->text().isEmpty()) m_model.setFilter(readFilter());
        m_model.setRanking(m_analysis.position(), m_analysis.ranking(), m_analysis.leaves());
    } else if (waiting) {
        // Old rows stay, so that the list doesn't flicker while one types.
        m_model.setStale(true);
        m_table->clearSelection();
        m_table->setCurrentIndex({});
    } else {
        m_model.setRanking(nullptr, nullptr);
    }
    updateHeader();
}

void MovesPanel::hold()
{
    // Stale rows were held when they became so.
    if (m_held || m_model.isStale()) return;
    m_held.emplace(*m_table, m_model, m_table->underMouse() ? m_hoverRow : -1);
    m_heldPreview = m_preview.has_value();
}

void MovesPanel::followModel()
{
    m_hoverRow = -1;
    m_hoverTimer.stop();
    const std::optional<MoveListHold> held = std::exchange(m_held, std::nullopt);
    if (held) {
        const QScopedValueRollback quiet(m_pointingOut, true);
        if (held->isOf(m_model.position())) held->giveBack(*m_table, m_model);
        else m_table->scrollToTop();
        offer(m_heldPreview ? currentMove() : std::nullopt);
    }
    showChances();
    updateHeader();
    if (m_model.position()) emit listed();
}

void MovesPanel::showChances()
{
    const bool there = m_model.hasChances();
    if (there != m_hadChances) m_columnFit->release();
    // The user may have hidden it while it was there.
    if (!there && m_hadChances)
        m_chancesWanted = !m_table->isColumnHidden(MoveListModel::WinColumn);
    if (there != m_hadChances)
        m_table->setColumnHidden(MoveListModel::WinColumn, !there || !m_chancesWanted);
    m_hadChances = there;
    m_columnFit->fit();
    const QHeaderView* header = m_table->horizontalHeader();
    if (!there && header->sortIndicatorSection() == MoveListModel::WinColumn)
        m_table->sortByColumn(MoveListModel::EquityColumn, Qt::DescendingOrder);
}

MoveFilter MovesPanel::readFilter()
{
    const MoveFilter filter = MoveFilter::parse(m_filter->text(), *m_analysis.position());
    tell(filter.problems().join(u'\n'));
    m_chips->setWords(filter.words());
    if (const auto area = filter.area(); area != m_area) {
        m_area = area;
        emit areaChanged(area);
    }
    return filter;
}

void MovesPanel::applyFilter()
{
    if (!m_analysis.position()) return;
    m_model.setFilter(readFilter());
}

QString MovesPanel::hintFor(LiveAnalysis::State state) const
{
    using State = LiveAnalysis::State;
    switch (state) {
    case State::Off: return tr("Live is off.\nF5 looks for the moves of this position.");
    case State::UnknownRack:
        return tr("The rack is not known.\nType the rack: Ctrl+R, then the tiles, ? for a blank.");
    case State::NoLexicon:
        // It may be what is being opened.
        if (m_analysis.jobs().isBusy()) return tr("No lexicon yet.");
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
        return m_model.matchCount() == 0 && !m_model.isArranging()
                   ? tr("No move passes the filter.")
                   : QString();
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
        const bool soon = state == LiveAnalysis::State::Waiting || m_model.isArranging();
        m_header->setText(soon ? tr("…") : QString());
        m_header->setToolTip(QString());
        m_header->setAccessibleDescription(QString());
        return;
    }
    const QLocale locale;
    const int all = static_cast<int>(ranking->moves.size());
    // Of a very long list only the best are there.
    const std::int64_t found = ranking->placements + ranking->exchanges + 1;
    const bool more = found > all || (ranking->placements < 0 &&
                                      ranking->moves.size() == LiveAnalysis::kFirstMoves);
    const QString total =
        more ? tr("best %1").arg(locale.toString(all)) : tr("%Ln moves", nullptr, all);
    // A phony that was played is listed besides.
    const QString count = m_model.matchCount() >= all
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
    m_header->setAccessibleDescription(m_header->text());
}

std::optional<engine::Move> MovesPanel::currentMove() const
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid() || m_model.isStale() || m_model.isFold(current.row()))
        return std::nullopt;
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

void MovesPanel::setArea(const MoveFilter::Area& area)
{
    replaceWords(u"in:"_s, MoveFilter::areaWord(area));
}

void MovesPanel::toggleSquare(int row, int column)
{
    const QString word = u"at:"_s + fromUtf8(engine::squareName(row, column));
    const bool there = m_filter->text().simplified().split(u' ').contains(word);
    replaceWords(u"at:"_s, there ? QString() : word);
}

void MovesPanel::replaceWords(const QString& kind, const QString& word)
{
    QStringList words = m_filter->text().simplified().split(u' ', Qt::SkipEmptyParts);
    words.removeIf([&](const QString& each) { return each.startsWith(kind); });
    if (!word.isEmpty()) words.append(word);
    m_filter->setText(words.join(u' '));
}

void MovesPanel::focusRows()
{
    // Taking the focus makes a cell current, but selects no row.
    const bool selected = m_table->selectionModel()->hasSelection();
    m_table->setFocus();
    if (!selected) previewRow(1);
}

void MovesPanel::unpinSelected()
{
    std::vector<engine::Move> moves;
    const QList<int> rows = selectedRows();
    for (const int row : rows) moves.push_back(m_model.rankedMove(row).move);
    for (const engine::Move& move : moves)
        if (m_pins.colourOf(move)) togglePin(move);
}

void MovesPanel::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void MovesPanel::togglePin(const engine::Move& move)
{
    if (m_model.isStale() || !m_model.position()) return;
    tell(m_pins.toggle(move) ? QString()
                             : tr("%1 moves are pinned already; F4 on one of them, or Shift+F4, "
                                  "makes room.")
                                   .arg(MovePins::kMost));
}

std::optional<engine::Move> MovesPanel::candidate() const
{
    return m_preview ? m_preview : currentMove();
}

std::vector<engine::Move> MovesPanel::pairToCompare() const
{
    std::vector<engine::Move> moves;
    const auto add = [&](const std::optional<engine::Move>& move) {
        if (move && moves.size() < 2 && std::find(moves.begin(), moves.end(), *move) == moves.end())
            moves.push_back(*move);
    };
    if (m_model.isStale()) return moves;
    const QList<int> selected = selectedRows();
    if (selected.size() > 1)
        for (const int row : selected) add(m_model.rankedMove(row).move);
    for (const MovePins::Pin& pin : m_pins.pins()) add(pin.move);
    if (moves.size() < 2) add(candidate());
    if (moves.size() < 2) {
        // The best move stands first.
        std::optional<engine::Move> second = moves.empty() ? std::nullopt : std::optional(moves[0]);
        moves.clear();
        add(bestMove());
        add(second);
    }
    if (moves.size() == 1 && m_model.ranking() && m_model.ranking()->moves.size() > 1)
        add(m_model.ranking()->moves[1].move);
    return moves;
}

void MovesPanel::activate(const QModelIndex& index)
{
    if (!index.isValid() || m_model.isStale()) return;
    if (m_model.isFold(index.row())) {
        const int row = index.row();
        {
            const QScopedValueRollback quiet(m_pointingOut, true);
            m_model.unfold();
        }
        previewRow(row + 1);
        return;
    }
    emit playRequested(m_model.rankedMove(index.row()).move);
}

QByteArray MovesPanel::columns() const
{
    // What gave way for want of room is still wanted.
    m_columnFit->release();
    // Nor is that unwanted of which nothing is known at the moment.
    const bool hidden = m_table->isColumnHidden(MoveListModel::WinColumn);
    m_table->setColumnHidden(MoveListModel::WinColumn, m_hadChances ? hidden : !m_chancesWanted);
    const QByteArray state = m_table->horizontalHeader()->saveState();
    m_table->setColumnHidden(MoveListModel::WinColumn, hidden);
    m_columnFit->fit();
    return state;
}

void MovesPanel::setColumns(const QByteArray& state)
{
    QHeaderView* header = m_table->horizontalHeader();
    m_columnFit->release();
    const QByteArray before = header->saveState();
    const QList<int> whole{MoveListModel::RankColumn, MoveListModel::ScoreColumn,
                           MoveListModel::EquityColumn};
    QList<int> least;
    for (const int column : whole) least.append(m_table->columnWidth(column));
    if (state.isEmpty() || !header->restoreState(state)) return m_columnFit->fit();
    // What another version had is of no use.
    if (header->count() != MoveListModel::ColumnCount) header->restoreState(before);
    header->setSectionResizeMode(MoveListModel::MoveColumn, QHeaderView::Stretch);
    m_chancesWanted = !m_table->isColumnHidden(MoveListModel::WinColumn);
    m_table->setColumnHidden(MoveListModel::WinColumn, !m_hadChances || !m_chancesWanted);
    m_table->setColumnHidden(MoveListModel::MoveColumn, false);
    // They may have been saved with smaller letters.
    for (qsizetype i = 0; i < whole.size(); ++i)
        if (!m_table->isColumnHidden(whole[i]) && m_table->columnWidth(whole[i]) < least[i])
            m_table->setColumnWidth(whole[i], least[i]);
    m_columnFit->fit();
}

QList<int> MovesPanel::selectedRows() const
{
    QList<int> rows = ui::selectedRows(*m_table);
    rows.removeIf([this](int row) { return m_model.isFold(row); });
    return rows;
}

QList<int> MovesPanel::rowsToCopy() const
{
    const QList<int> selected = selectedRows();
    if (selected.size() > 1) return selected;
    // One row is where the cursor happens to be; people want the list, and this one with it.
    QList<int> rows;
    for (int row = 0; row < m_model.rowCount() && rows.size() < kRowsCopiedByDefault; ++row)
        if (!m_model.isFold(row)) rows.append(row);
    if (!selected.isEmpty() && !rows.contains(selected.first())) rows.append(selected.first());
    return rows;
}

void MovesPanel::copyRows(RowText* write)
{
    const QList<int> rows = rowsToCopy();
    const auto count = static_cast<int>(rows.size());
    m_copy.copy(
        tr("Copying the moves"), count,
        [write, order = m_model.order(), rows](const std::stop_token& stop) {
            return write(order, rows, stop);
        },
        [this, count] { emit copied(count); });
}

void MovesPanel::copyText()
{
    copyRows(movesAsText);
}

void MovesPanel::copyMarkdown()
{
    copyRows(movesAsMarkdown);
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
    if (watched->parent() == m_table) {
        // Before it is shown its size means nothing.
        if (event->type() == QEvent::Resize && isVisible())
            m_model.setRoom(m_table->viewport()->height() /
                            m_table->verticalHeader()->defaultSectionSize());
        if (event->type() == QEvent::MouseMove)
            setHoverRow(m_table->indexAt(static_cast<QMouseEvent*>(event)->pos()).row());
        else if (event->type() == QEvent::Leave) setHoverRow(-1);
    } else if (watched == m_table && event->type() == QEvent::FontChange) {
        m_columnFit->release();
        sizeColumns();
        m_columnFit->fit();
    } else if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && key->key() == Qt::Key_Down) {
            focusRows();
            return true;
        }
    } else if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers().testFlag(Qt::ControlModifier)) return false;
        if (enter) {
            activate(m_table->currentIndex());
            return true;
        }
        if (key->key() >= Qt::Key_0 && key->key() <= Qt::Key_9 &&
            !(key->modifiers() & ~Qt::KeypadModifier)) {
            previewRow(key->key() - Qt::Key_0);
            return true;
        }
        if (key->key() == Qt::Key_Delete && key->modifiers() == Qt::NoModifier) {
            unpinSelected();
            return true;
        }
        // Rows are what is chosen here, not cells of a row.
        const bool home = key->key() == Qt::Key_Home;
        if ((home || key->key() == Qt::Key_End) && key->modifiers() == Qt::NoModifier &&
            m_model.rowCount() > 0) {
            const int row = home ? 0 : m_model.rowCount() - 1;
            m_table->setCurrentIndex(m_model.index(row, MoveListModel::MoveColumn));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui
