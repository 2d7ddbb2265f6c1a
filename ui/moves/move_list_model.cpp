// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_list_model.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QMimeData>
#include <QPalette>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/eval/shown_order.h"
#include "ui/document/move_name.h"
#include "ui/language/text.h"
#include "ui/moves/move_columns.h"
#include "ui/moves/move_list_text.h"
#include "ui/position/move_description.h"

namespace ui {

using engine::Equity;
using engine::Move;
using engine::MoveKind;
using engine::RankedMove;

namespace {

using namespace Qt::StringLiterals;

constexpr int kChunk = 1000;
constexpr int kLeastAboveFold = 3;
constexpr int kMostAboveFold = 9;
// What is dragged has to be written before it begins to move.
constexpr int kMostDragged = 200;
// More moves than that take longer to filter and sort than a frame lasts.
constexpr std::size_t kMostAtOnce = 4000;
// A bar is full when a move is this many points or per cent worse than the best.
constexpr double kFullBar = 30.0;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

}  // namespace

MoveListModel::MoveListModel(QObject* parent) : QAbstractTableModel(parent) {}

void MoveListModel::setRanking(PositionPtr position, RankingPtr ranking, engine::KlvPtr leaves)
{
    m_wanted.position = std::move(position);
    m_wanted.ranking = std::move(ranking);
    m_wanted.leaves = std::move(leaves);
    m_wanted.unfolded = false;
    fitSimulation();
    m_awaiting = isStale() || m_wanted.position != this->position();
    m_stale = false;
    arrange();
}

void MoveListModel::setFilter(MoveFilter filter)
{
    m_wanted.filter = std::move(filter);
    if (!m_stale) arrange();
}

void MoveListModel::setRoom(int rows)
{
    // Beside the fold and the played move one more shows what comes after.
    const int above = std::clamp(rows - 3, kLeastAboveFold, kMostAboveFold);
    if (m_wanted.aboveFold == above) return;
    m_wanted.aboveFold = above;
    if (!m_stale && m_wanted.ranking && m_now.hasFolds()) arrange();
}

void MoveListModel::setPlayed(std::optional<Move> move)
{
    if (m_wanted.played == move) return;
    m_wanted.played = std::move(move);
    // Old rows are of another position, to which this move doesn't belong.
    if (m_stale || !m_wanted.ranking) return;
    m_wanted.unfolded = false;
    arrange();
}

void MoveListModel::setPins(std::vector<MovePins::Pin> pins)
{
    if (pins == m_wanted.pins) return;
    m_wanted.pins = std::move(pins);
    if (!m_stale && m_wanted.ranking) arrange();
}

void MoveListModel::setSimulation(const PositionPtr& position, SimulationPtr simulation)
{
    m_simulated = position;
    m_simulation = std::move(simulation);
    const SimulationPtr before = m_wanted.simulation;
    fitSimulation();
    if (before != m_wanted.simulation && !m_stale && m_wanted.ranking) arrange();
}

void MoveListModel::fitSimulation()
{
    const bool same =
        m_simulated && m_wanted.position && m_simulated->hash() == m_wanted.position->hash();
    m_wanted.simulation = same ? m_simulation : nullptr;
}

void MoveListModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= ColumnCount) return;
    const auto key = static_cast<MoveKey>(column);
    const bool descending = order == Qt::DescendingOrder;
    if (key == m_wanted.key && descending == m_wanted.descending) return;
    m_wanted.key = key;
    m_wanted.descending = descending;
    if (!m_stale) arrange();
}

void MoveListModel::unfold()
{
    if (!m_now.hasFolds()) return;
    m_wanted.unfolded = true;
    MoveOrder open = m_now;
    open.unfold();
    reset(std::move(open));
    // Otherwise the order under way would bring the fold back.
    if (isArranging()) arrange();
    else emit arranged();
}

void MoveListModel::arrange()
{
    stopArranging();
    const std::size_t count = m_wanted.ranking ? m_wanted.ranking->moves.size() : 0;
    if (!m_sorting || count <= kMostAtOnce || m_wanted.isAsRanked()) {
        take(MoveOrder(m_wanted));
        return;
    }
    if (m_awaiting) remark({Qt::ForegroundRole});
    m_sorting->ask<MoveOrder>(
        tr("Sorting moves"), JobClass::Quiet,
        [request = m_wanted](const engine::TaskContext& context) {
            return engine::Result<MoveOrder>(MoveOrder(request, context.stop));
        },
        [this](engine::Result<MoveOrder> order) {
            if (order) take(std::move(*order));
        });
}

void MoveListModel::stopArranging()
{
    if (m_sorting) m_sorting->drop();
}

void MoveListModel::take(MoveOrder order)
{
    const bool fresh = m_awaiting;
    m_awaiting = false;
    const bool longer = m_exposed >= kChunk && order.continues(m_now, m_exposed);
    if (longer || order.isInPlaceOf(m_now)) {
        m_now = std::move(order);
        remark({});
    } else if (order.hasRowsOf(m_now)) {
        reorder(std::move(order));
    } else {
        reset(std::move(order));
    }
    if (fresh) remark({Qt::ForegroundRole});
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emit arranged();
}

void MoveListModel::reset(MoveOrder order)
{
    beginResetModel();
    m_now = std::move(order);
    m_exposed = std::min(kChunk, static_cast<int>(m_now.rows().size()));
    endResetModel();
}

void MoveListModel::reorder(MoveOrder order)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<int> moves;
    for (const QModelIndex& old : before) moves.push_back(indexAt(old.row()));
    m_now = std::move(order);
    std::vector<int> rows;
    if (!before.isEmpty()) {
        rows.resize(m_now.rows().size());
        // Without folds every move has a row, so that indices are at most as many.
        int row = 0;
        for (const int index : m_now.rows()) {
            if (at(index) >= rows.size()) rows.resize(at(index) + 1);
            rows[at(index)] = row++;
        }
    }
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int row = rows[at(moves[static_cast<std::size_t>(i)])];
        after.append(row < m_exposed ? index(row, before[i].column()) : QModelIndex());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

void MoveListModel::remark(const QList<int>& roles)
{
    if (m_exposed > 0) emit dataChanged(index(0, 0), index(m_exposed - 1, ColumnCount - 1), roles);
}

void MoveListModel::setStale(bool stale)
{
    if (stale) {
        // An order under way is of yesterday too.
        stopArranging();
        m_awaiting = false;
    }
    if (m_stale == stale) return;
    m_stale = stale;
    remark({Qt::ForegroundRole});
}

void MoveListModel::setSquare(std::optional<std::pair<int, int>> square)
{
    if (m_square == square) return;
    m_square = square;
    remark({OnSquareRole});
}

const RankedMove& MoveListModel::rankedMove(int row) const
{
    return m_now.entry(indexAt(row));
}

int MoveListModel::rankOf(int row) const
{
    return m_now.rankOf(indexAt(row));
}

int MoveListModel::rowOf(const Move& move)
{
    if (const int row = shownRowOf(move); row >= 0) return row;
    if (!m_now.hasFolds() || !m_now.has(move)) return -1;
    unfold();
    return shownRowOf(move);
}

int MoveListModel::shownRowOf(const Move& move)
{
    const auto& rows = m_now.rows();
    const int index = m_now.rowIndexOf(move);
    const auto found = index < 0 ? rows.end() : std::find(rows.begin(), rows.end(), index);
    if (found == rows.end()) return -1;
    const int row = static_cast<int>(found - rows.begin());
    expose(row + 1);
    return row;
}

int MoveListModel::rowOfPlayed() const
{
    if (m_now.playedIndex() < 0 || isStale()) return -1;
    const auto shown = m_now.rows().begin() + m_exposed;
    const auto found = std::find(m_now.rows().begin(), shown, m_now.playedIndex());
    return found == shown ? -1 : static_cast<int>(found - m_now.rows().begin());
}

int MoveListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_exposed;
}

int MoveListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags MoveListModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags plain = QAbstractTableModel::flags(index);
    return index.isValid() && !isFold(index.row()) ? plain | Qt::ItemIsDragEnabled : plain;
}

QStringList MoveListModel::mimeTypes() const
{
    return {QLatin1StringView("text/plain"), kMarkdownType};
}

QMimeData* MoveListModel::mimeData(const QModelIndexList& indexes) const
{
    QList<int> rows;
    for (const QModelIndex& index : indexes)
        if (!isFold(index.row())) rows.append(index.row());
    if (rows.isEmpty()) return nullptr;
    // Each row comes once for every column.
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    if (rows.size() > kMostDragged) {
        emit dragRefused(kMostDragged);
        return nullptr;
    }
    auto content = std::make_unique<QMimeData>();
    content->setText(movesAsText(m_now, rows));
    content->setData(kMarkdownType, movesAsMarkdown(m_now, rows).toUtf8());
    return content.release();
}

bool MoveListModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_exposed < static_cast<int>(m_now.rows().size());
}

void MoveListModel::fetchMore(const QModelIndex& parent)
{
    if (!parent.isValid()) expose(m_exposed + kChunk);
}

void MoveListModel::expose(int rows)
{
    const int wanted = std::min(rows, static_cast<int>(m_now.rows().size()));
    if (wanted <= m_exposed) return;
    beginInsertRows({}, m_exposed, wanted - 1);
    m_exposed = wanted;
    endInsertRows();
}

QString MoveListModel::moveLabel(const Move& move) const
{
    return moveName(*position(), move);
}

QString MoveListModel::cellText(int row, int column) const
{
    return moveCellText(m_now, row, static_cast<MoveKey>(column));
}

QString MoveListModel::spokenRow(int row) const
{
    if (isFold(row)) return tr("%1 moves are not shown").arg(QLocale().toString(-indexAt(row)));
    const int index = indexAt(row);
    const QString leave = cellText(row, LeaveColumn);
    const QString text = index == m_now.playedIndex()
                             ? tr("%1. %2, the move played, %3 points, keeps %4, equity %5")
                             : tr("%1. %2, %3 points, keeps %4, equity %5");
    QString spoken = text.arg(QLocale().toString(rankOf(row)), moveLabel(m_now.entry(index).move),
                              cellText(row, ScoreColumn), leave.isEmpty() ? tr("nothing") : leave,
                              cellText(row, EquityColumn));
    if (hasChances() && !m_now.isExtra(index))
        spoken = tr("%1, wins %2 %").arg(spoken, cellText(row, WinColumn));
    if (m_now.simulatedOf(index))
        spoken = tr("%1, wins %2 % in the simulation").arg(spoken, cellText(row, SimWinColumn));
    if (const int orders = m_now.ordersOf(index); orders > 1)
        spoken = tr("%1, the best of %2 orders").arg(spoken, QLocale().toString(orders));
    if (m_now.isPhony(index)) spoken = tr("%1, not in the lexicon").arg(spoken);
    if (engine::keepsRackUnvalued(*position(), m_now.entry(index).move))
        spoken = tr("%1, rack not valued").arg(spoken);
    if (const int pin = m_now.pinOf(index); pin >= 0)
        spoken = tr("%1, pinned as number %2").arg(spoken, QLocale().toString(pin + 1));
    return spoken;
}

QString MoveListModel::provenance(int row) const
{
    if (isFold(row)) return tr("Enter or a double click shows these moves");
    const RankedMove& ranked = rankedMove(row);
    QStringList lines;
    const QLocale locale;
    const QString leave = cellText(row, LeaveColumn);
    lines << tr("%1: %2 points, keeps %3 (%4), equity %5")
                 .arg(cellText(row, MoveColumn), cellText(row, ScoreColumn),
                      leave.isEmpty() ? tr("nothing") : leave, cellText(row, ValueColumn),
                      cellText(row, EquityColumn));
    if (ranked.move.kind == MoveKind::Place) lines << wordsText(*position(), ranked.move);
    if (engine::keepsRackUnvalued(*position(), ranked.move))
        lines << tr("Leave values are of fewer tiles than a rack has: a pass counts 0 while there "
                    "are tiles in the bag, and is never the best beside another move");
    if (const int orders = m_now.ordersOf(indexAt(row)); orders > 1)
        lines << tr("×%1: this many orders of the same tiles, none of them worth more; the filter "
                    "word “orders” lists them all")
                     .arg(locale.toString(orders));
    const double milliseconds = ranking()->seconds * 1000;
    lines << tr("Static estimate · %1 moves · %2 ms")
                 .arg(locale.toString(static_cast<qulonglong>(ranking()->moves.size())),
                      locale.toString(milliseconds, 'f', milliseconds < 9.95 ? 1 : 0));
    if (const auto* found = m_now.simulatedOf(indexAt(row)))
        lines << provenanceText(*m_now.request().simulation, *found);
    if (!m_sources.isEmpty()) lines << m_sources;
    return lines.join(u'\n');
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int row = index.row();
    const int column = index.column();
    const bool fold = isFold(row);
    switch (role) {
    case Qt::DisplayRole: return cellText(row, column);
    case Qt::AccessibleTextRole:
        if (column == PinColumn && !fold) {
            const int pin = m_now.pinOf(indexAt(row));
            return pin < 0 ? tr("not pinned") : tr("pinned as number %1").arg(pin + 1);
        }
        return column == MoveColumn ? spokenRow(row) : cellText(row, column);
    case Qt::ToolTipRole: return isStale() ? QVariant() : provenance(row);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter |
            (ui::moveColumn(static_cast<MoveKey>(column)).left ? Qt::AlignLeft : Qt::AlignRight)));
    case Qt::ForegroundRole:
        if (isStale() || fold)
            return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
        return {};
    case Qt::FontRole: {
        if (column != static_cast<int>(m_now.request().key)) return {};
        QFont bold = QGuiApplication::font();
        bold.setBold(true);
        return bold;
    }
    case SortKeyRole: return column == static_cast<int>(m_now.request().key);
    case FoldRole: return fold;
    default: break;
    }
    if (fold) return {};
    const int which = indexAt(row);
    switch (role) {
    case PlayedRole: return which == m_now.playedIndex();
    case PinRole: return m_now.pinOf(which);
    case PhonyRole: return m_now.isPhony(which);
    case DeltaLevelRole:
        // Of what isn't simulated one can't say how far behind it is.
        if (m_now.metric(which) == MoveOrder::kNotSimulated) return 0.0;
        return std::clamp((m_now.best() - m_now.metric(which)) / (1000 * kFullBar), 0.0, 1.0);
    case OnSquareRole: {
        if (!m_square) return false;
        const Move& move = m_now.entry(which).move;
        if (move.kind != MoveKind::Place) return false;
        for (int i = 0; i < move.length; ++i)
            if (move.rowOf(i) == m_square->first && move.columnOf(i) == m_square->second &&
                move.tiles[at(i)] != engine::kPlaythrough)
                return true;
        return false;
    }
    default: return {};
    }
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    if (section < 0 || section >= ColumnCount) return {};
    const ui::MoveColumn& column = ui::moveColumn(static_cast<MoveKey>(section));
    switch (role) {
    // Of points people want to see the most first.
    case Qt::InitialSortOrderRole:
        return column.mostFirst ? Qt::DescendingOrder : Qt::AscendingOrder;
    case Qt::DisplayRole: return column.heading();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return column.help();
    default: return {};
    }
}

}  // namespace ui

#include "moc_move_list_model.cpp"
