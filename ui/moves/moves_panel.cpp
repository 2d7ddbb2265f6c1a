// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/moves_panel.h"

#include <algorithm>
#include <utility>

#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "engine/board/move_notation.h"
#include "ui/board/unknown_tiles.h"
#include "ui/language/text.h"
#include "ui/moves/move_filter_bar.h"
#include "ui/moves/move_list_text.h"
#include "ui/moves/move_table.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kHoverMilliseconds = 60;
constexpr int kRowsCopiedByDefault = 15;

}  // namespace

MovesPanel::MovesPanel(LiveAnalysis& analysis, QWidget* parent)
    : QWidget(parent),
      m_analysis(analysis),
      m_bar(new MoveFilterBar),
      m_stack(new QStackedWidget),
      m_table(new MoveTable(m_model)),
      m_hint(new QLabel),
      m_answer(new QPushButton(tr("Show the Answer"))),
      m_instead(new QWidget),
      m_copy(analysis.jobs())
{
    setObjectName(u"movesPanel"_s);
    m_model.setJobs(analysis.jobs());

    m_hint->setObjectName(u"movesHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMargin(24);
    m_answer->setObjectName(u"movesAnswer"_s);
    m_answer->setToolTip(tr("Give up looking for the move yourself (Ctrl+Alt+H)"));
    connect(m_answer, &QPushButton::clicked, this, &MovesPanel::answerRequested);
    auto* instead = new QVBoxLayout(m_instead);
    instead->addStretch(1);
    instead->addWidget(m_hint);
    instead->addWidget(m_answer, 0, Qt::AlignHCenter);
    instead->addStretch(1);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_instead);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kFine);
    layout->addWidget(m_bar);
    layout->addWidget(m_stack, 1);

    m_hoverTimer.setSingleShot(true);
    m_hoverTimer.setInterval(kHoverMilliseconds);
    connect(&m_hoverTimer, &QTimer::timeout, this, [this] {
        if (m_hoverRow < 0 || m_hoverRow >= m_model.rowCount()) return;
        if (m_model.isFold(m_hoverRow)) offer(currentMove());
        else offer(m_model.rankedMove(m_hoverRow).move);
    });
    connectParts();
    followAnalysis();
}

QTableView* MovesPanel::table()
{
    return m_table;
}

void MovesPanel::connectParts()
{
    connect(m_bar, &MoveFilterBar::left, this, &MovesPanel::leaveFilter);
    connect(m_bar, &MoveFilterBar::textChanged, this, [this] {
        m_filterLeft = false;
        if (m_analysis.position()) m_model.setFilter(readFilter());
    });
    connect(m_bar, &MoveFilterBar::listWanted, this, &MovesPanel::focusRows);
    connect(m_table, &MoveTable::rowHovered, this, &MovesPanel::setHoverRow);
    connect(m_table, &MoveTable::chosen, this, &MovesPanel::activate);
    connect(m_table, &MoveTable::numberTyped, this, &MovesPanel::previewRow);
    connect(m_table, &MoveTable::unpinRequested, this, &MovesPanel::unpinSelected);
    connect(m_table, &MoveTable::pinClicked, this,
            [this](int row) { togglePin(m_model.rankedMove(row).move); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        // Rows that are about to go have no current one.
        if (!m_pointingOut && !m_held) offer(currentMove());
    });
    connect(&m_pins, &MovePins::changed, this, [this] {
        m_model.setPins(m_pins.pins());
        m_bar->tell({});
    });
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, &MovesPanel::hold);
    connect(&m_model, &QAbstractItemModel::layoutAboutToBeChanged, this, [this] {
        // What is pointed at stays where it is.
        if (m_table->underMouse() && m_hoverRow >= 0) hold();
    });
    connect(&m_model, &MoveListModel::arranged, this, &MovesPanel::followModel);
    connect(&m_model, &MoveListModel::dragRefused, this, &MovesPanel::dragRefused);
    connect(&m_analysis, &LiveAnalysis::stateChanged, this, &MovesPanel::followAnalysis);
    connect(&m_analysis.jobs(), &JobService::changed, this, [this] {
        if (m_analysis.state() == LiveAnalysis::State::NoLexicon) updateHeader();
    });
}

QByteArray MovesPanel::columns() const
{
    return m_table->columns();
}

void MovesPanel::setColumns(const QByteArray& state)
{
    m_table->setColumns(state);
}

void MovesPanel::followAnalysis()
{
    const LiveAnalysis::State state = m_analysis.state();
    m_hoverTimer.stop();
    const bool waiting = state == LiveAnalysis::State::Waiting;
    m_bar->setBusy(waiting);
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
        if (!m_bar->text().isEmpty()) m_model.setFilter(readFilter());
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
    const bool pointsAtRow = m_table->underMouse() && m_hoverRow >= 0;
    m_hoverRow = -1;
    m_hoverTimer.stop();
    const std::optional<MoveListHold> held = std::exchange(m_held, std::nullopt);
    if (held) {
        const QScopedValueRollback quiet(m_pointingOut, true);
        if (held->isOf(m_model.position())) held->giveBack(*m_table, m_model);
        else m_table->scrollToTop();
        offer(m_heldPreview ? currentMove() : std::nullopt);
    }
    // What is best by the new measure is to be seen.
    if (m_table->takeUnaskedOrder() && !pointsAtRow) m_table->scrollToTop();
    m_table->followRows();
    updateHeader();
    if (m_model.position()) emit listed();
}

MoveFilter MovesPanel::readFilter()
{
    const MoveFilter filter = MoveFilter::parse(m_bar->text(), *m_analysis.position());
    m_bar->showFilter(filter);
    if (const auto area = filter.area(); area != m_area) {
        m_area = area;
        emit areaChanged(area);
    }
    return filter;
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
    case State::Concealed: return tr("Hidden while you look for the best move yourself.");
    case State::Waiting: return {};
    case State::Ready:
        return m_model.matchCount() == 0 && !m_model.isArranging()
                   ? tr("No move passes the filter.")
                   : QString();
    }
    return {};
}

QString MovesPanel::remarkFor(LiveAnalysis::State state) const
{
    const PositionPtr& position = m_analysis.position();
    if (state != LiveAnalysis::State::Ready || !position) return {};
    const int unknown = unknownTilesOf(*position);
    if (unknown == 0) return {};
    return tr("⚠ Partial rack: only moves of %1; %n more tile(s) are not known.", nullptr, unknown)
        .arg(fromUtf8(position->rules().alphabet.written(position->mover().rack.tiles())));
}

void MovesPanel::updateHeader()
{
    m_bar->setRemark(remarkFor(m_analysis.state()));
    const LiveAnalysis::State state = m_analysis.state();
    const QString hint = hintFor(state);
    m_hint->setText(hint);
    m_answer->setVisible(state == LiveAnalysis::State::Concealed);
    m_stack->setCurrentWidget(hint.isEmpty() ? static_cast<QWidget*>(m_table) : m_instead);
    const RankingPtr& ranking = m_model.ranking();
    if (ranking && !m_model.isStale())
        m_bar->showCount(*ranking, m_model.matchCount(), m_model.order().groupCount());
    else m_bar->showNoCount(state == LiveAnalysis::State::Waiting || m_model.isArranging());
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
    m_filterLeft = false;
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
    // No moment without a preview between: who follows it would lose his place.
    selectRowOf(move);
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

void MovesPanel::selectRowOf(const std::optional<engine::Move>& move)
{
    const QScopedValueRollback quiet(m_pointingOut, true);
    const int row = move && !m_model.isStale() ? m_model.rowOf(*move) : -1;
    if (row < 0) {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
    } else {
        m_table->setCurrentIndex(m_model.index(row, MoveListModel::MoveColumn));
    }
}

void MovesPanel::pointOut(const std::optional<engine::Move>& move)
{
    selectRowOf(move);
    offer(std::nullopt);
}

void MovesPanel::setHoveredSquare(int row, int column)
{
    if (row < 0) m_model.setSquare(std::nullopt);
    else m_model.setSquare(std::pair(row, column));
}

void MovesPanel::focusFilter()
{
    m_bar->focusText();
}

void MovesPanel::setFilterText(const QString& text)
{
    m_bar->setText(text);
}

void MovesPanel::setArea(const MoveFilter::Area& area)
{
    m_bar->replaceWords(u"in:"_s, MoveFilter::areaWord(area));
}

void MovesPanel::toggleSquare(int row, int column)
{
    const QString word = u"at:"_s + fromUtf8(engine::squareName(row, column));
    m_bar->replaceWords(u"at:"_s, m_bar->hasWord(word) ? QString() : word);
}

void MovesPanel::focusRows()
{
    // Taking the focus makes a cell current, but selects no row.
    const bool selected = m_table->selectionModel()->hasSelection();
    m_table->setFocus();
    if (!selected) previewRow(1);
}

void MovesPanel::leaveFilter()
{
    if (m_stack->currentWidget() == m_table) {
        // A row becomes current by that, but is no choice.
        const QScopedValueRollback quiet(m_pointingOut, true);
        m_table->setFocus(Qt::OtherFocusReason);
    } else {
        emit left();
    }
    m_filterLeft = !m_bar->text().isEmpty();
}

bool MovesPanel::clearLeftFilter()
{
    if (!std::exchange(m_filterLeft, false)) return false;
    m_bar->setText({});
    return true;
}

void MovesPanel::unpinSelected()
{
    std::vector<engine::Move> moves;
    const QList<int> rows = m_table->selectedMoves();
    for (const int row : rows) moves.push_back(m_model.rankedMove(row).move);
    for (const engine::Move& move : moves)
        if (m_pins.colourOf(move)) togglePin(move);
}

void MovesPanel::togglePin(const engine::Move& move)
{
    if (m_model.isStale() || !m_model.position()) return;
    m_bar->tell(m_pins.toggle(move)
                    ? QString()
                    : tr("%1 moves are pinned already; F4 on one of them, or Shift+F4, "
                         "makes room.")
                          .arg(MovePins::kMost));
}

std::optional<engine::Move> MovesPanel::candidate() const
{
    return m_preview ? m_preview : currentMove();
}

std::vector<engine::Move> MovesPanel::selectedMoves() const
{
    std::vector<engine::Move> moves;
    if (m_model.isStale()) return moves;
    const QList<int> rows = m_table->selectedMoves();
    for (const int row : rows) moves.push_back(m_model.rankedMove(row).move);
    return moves;
}

std::vector<engine::Move> MovesPanel::pairToCompare() const
{
    std::vector<engine::Move> moves;
    const auto add = [&](const std::optional<engine::Move>& move) {
        if (move && moves.size() < 2 && std::find(moves.begin(), moves.end(), *move) == moves.end())
            moves.push_back(*move);
    };
    if (m_model.isStale()) return moves;
    const QList<int> selected = m_table->selectedMoves();
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

QList<int> MovesPanel::rowsToCopy() const
{
    const QList<int> selected = m_table->selectedMoves();
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

}  // namespace ui

#include "moc_moves_panel.cpp"
