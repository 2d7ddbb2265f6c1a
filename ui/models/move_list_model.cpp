// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/move_list_model.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include "engine/board/move_notation.h"
#include "ui/session/text.h"

namespace ui {

using engine::Equity;
using engine::Move;
using engine::MoveKind;
using engine::RankedMove;

namespace {

constexpr int kChunk = 1000;
// A bar is full when a move is so many points or per cent worse than the best.
constexpr double kFullBar = 30.0;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

}  // namespace

MoveListModel::MoveListModel(QObject* parent) : QAbstractTableModel(parent) {}

void MoveListModel::setRanking(PositionPtr position, RankingPtr ranking)
{
    m_position = std::move(position);
    m_ranking = std::move(ranking);
    m_stale = false;
    rebuild();
}

void MoveListModel::setFilter(MoveFilter filter)
{
    m_filter = std::move(filter);
    rebuild();
}

void MoveListModel::setStale(bool stale)
{
    if (m_stale == stale) return;
    m_stale = stale;
    if (m_exposed > 0)
        emit dataChanged(index(0, 0), index(m_exposed - 1, ColumnCount - 1), {Qt::ForegroundRole});
}

void MoveListModel::setSquare(std::optional<std::pair<int, int>> square)
{
    if (m_square == square) return;
    m_square = square;
    if (m_exposed > 0)
        emit dataChanged(index(0, 0), index(m_exposed - 1, ColumnCount - 1), {OnSquareRole});
}

void MoveListModel::setPlayed(std::optional<Move> move)
{
    if (m_played == move) return;
    m_played = std::move(move);
    if (m_exposed > 0)
        emit dataChanged(index(0, 0), index(m_exposed - 1, ColumnCount - 1),
                         {PlayedRole, Qt::DisplayRole, Qt::AccessibleTextRole});
}

const RankedMove& MoveListModel::rankedMove(int row) const
{
    return m_ranking->moves[at(m_order[at(row)])];
}

int MoveListModel::rankOf(int row) const
{
    return m_order[at(row)] + 1;
}

int MoveListModel::rowOf(const Move& move)
{
    const auto found = std::find_if(m_order.begin(), m_order.end(),
                                    [&](int i) { return m_ranking->moves[at(i)].move == move; });
    if (found == m_order.end()) return -1;
    const int row = static_cast<int>(found - m_order.begin());
    while (row >= m_exposed) fetchMore({});
    return row;
}

int MoveListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_exposed;
}

int MoveListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool MoveListModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_exposed < matchCount();
}

void MoveListModel::fetchMore(const QModelIndex& parent)
{
    const int more = std::min(kChunk, matchCount() - m_exposed);
    if (parent.isValid() || more <= 0) return;
    beginInsertRows({}, m_exposed, m_exposed + more - 1);
    m_exposed += more;
    endInsertRows();
}

void MoveListModel::rebuild()
{
    beginResetModel();
    filterRows();
    sortRows();
    m_exposed = std::min(kChunk, matchCount());
    endResetModel();
}

void MoveListModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= ColumnCount) return;
    if (column == m_sortColumn && order == m_sortOrder) return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<int> rankings;
    for (const QModelIndex& old : before) rankings.push_back(m_order[at(old.row())]);
    m_sortColumn = column;
    m_sortOrder = order;
    sortRows();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto found =
            std::find(m_order.begin(), m_order.end(), rankings[static_cast<std::size_t>(i)]);
        const int row = static_cast<int>(found - m_order.begin());
        after.append(row < m_exposed ? index(row, before[i].column()) : QModelIndex());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void MoveListModel::filterRows()
{
    m_order.clear();
    if (!m_ranking) return;
    const int count = static_cast<int>(m_ranking->moves.size());
    for (int i = 0; i < count; ++i) {
        if (m_filter.empty() || m_filter.accepts(*m_position, m_ranking->moves[at(i)].move))
            m_order.push_back(i);
    }
}

std::int32_t MoveListModel::metric(int index) const
{
    const RankedMove& move = m_ranking->moves[at(index)];
    switch (m_sortColumn) {
    case ScoreColumn: return Equity::from(move.move.score).millis;
    case ValueColumn: return move.beyondScore().millis;
    case WinColumn:
        return hasChances() ? static_cast<std::int32_t>(
                                  std::lround(1000 * m_ranking->chances[at(index)].percent()))
                            : 0;
    default: return move.equity.millis;
    }
}

void MoveListModel::sortRows()
{
    m_best = 0;
    if (!m_ranking || m_ranking->moves.empty()) return;
    const auto& moves = m_ranking->moves;
    m_best = metric(0);
    for (int i = 1; i < static_cast<int>(moves.size()); ++i) m_best = std::max(m_best, metric(i));

    const bool descending = m_sortOrder == Qt::DescendingOrder;
    // The place in the ranking decides among equals, whichever way the column is sorted.
    const auto sortBy = [&](const auto& less) {
        std::sort(m_order.begin(), m_order.end(), [&](int a, int b) {
            if (descending ? less(b, a) : less(a, b)) return true;
            if (descending ? less(a, b) : less(b, a)) return false;
            return a < b;
        });
    };
    switch (m_sortColumn) {
    case RankColumn: sortBy([](int a, int b) { return a < b; }); break;
    case MoveColumn:
        sortBy([&](int a, int b) { return moves[at(a)].move < moves[at(b)].move; });
        break;
    case LeaveColumn: {
        // Longer leaves are more; then by tiles.
        std::vector<std::vector<engine::Tile>> leaves(moves.size());
        for (const int i : m_order)
            leaves[at(i)] = engine::leaveAfter(*m_position, moves[at(i)].move).tiles();
        sortBy([&](int a, int b) {
            if (leaves[at(a)].size() != leaves[at(b)].size())
                return leaves[at(a)].size() < leaves[at(b)].size();
            return leaves[at(a)] < leaves[at(b)];
        });
        break;
    }
    default: sortBy([&](int a, int b) { return metric(a) < metric(b); }); break;
    }
}

QString MoveListModel::moveLabel(const Move& move) const
{
    switch (move.kind) {
    case MoveKind::Pass: return tr("Pass");
    case MoveKind::Exchange:
        return tr("Exch %1").arg(fromUtf8(engine::moveWord(*m_position, move)));
    case MoveKind::Place: return fromUtf8(engine::moveText(*m_position, move));
    }
    return {};
}

QString MoveListModel::cellText(int row, int column) const
{
    const RankedMove& ranked = rankedMove(row);
    switch (column) {
    case RankColumn: {
        const QString rank = QLocale().toString(rankOf(row));
        return ranked.move == m_played ? tr("▶ %1").arg(rank) : rank;
    }
    case MoveColumn: return moveLabel(ranked.move);
    case ScoreColumn: return QLocale().toString(ranked.move.score.points);
    case LeaveColumn: {
        const auto tiles = engine::leaveAfter(*m_position, ranked.move).tiles();
        return fromUtf8(m_position->rules().alphabet.written(tiles));
    }
    case ValueColumn: return signedEquity(ranked.beyondScore());
    case EquityColumn: return signedEquity(ranked.equity);
    case WinColumn:
        return hasChances()
                   ? QLocale().toString(m_ranking->chances[at(m_order[at(row)])].percent(), 'f', 1)
                   : tr("–");
    case DeltaColumn: {
        const std::int32_t behind = metric(m_order[at(row)]) - m_best;
        return behind == 0 ? tr("best") : signedEquity({behind});
    }
    default: return {};
    }
}

QString MoveListModel::spokenRow(int row) const
{
    const QString leave = cellText(row, LeaveColumn);
    const QString text = rankedMove(row).move == m_played
                             ? tr("%1. %2, the move played, %3 points, keeps %4, equity %5")
                             : tr("%1. %2, %3 points, keeps %4, equity %5");
    const QString spoken = text.arg(
        QLocale().toString(rankOf(row)), cellText(row, MoveColumn), cellText(row, ScoreColumn),
        leave.isEmpty() ? tr("nothing") : leave, cellText(row, EquityColumn));
    return hasChances() ? tr("%1, wins %2 %").arg(spoken, cellText(row, WinColumn)) : spoken;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole: return cellText(row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == MoveColumn ? spokenRow(row) : cellText(row, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter |
            (index.column() == MoveColumn || index.column() == LeaveColumn ? Qt::AlignLeft
                                                                           : Qt::AlignRight)));
    case Qt::ForegroundRole:
        if (m_stale) return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
        return {};
    case Qt::FontRole: {
        if (index.column() != m_sortColumn) return {};
        QFont bold = QGuiApplication::font();
        bold.setBold(true);
        return bold;
    }
    case SortKeyRole: return index.column() == m_sortColumn;
    case PlayedRole: return rankedMove(row).move == m_played;
    case DeltaLevelRole:
        return std::clamp((m_best - metric(m_order[at(row)])) / (1000 * kFullBar), 0.0, 1.0);
    case OnSquareRole: {
        if (!m_square) return false;
        const Move& move = rankedMove(row).move;
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
    // Of points people want to see the most first.
    if (role == Qt::InitialSortOrderRole) {
        const bool points = section == ScoreColumn || section == ValueColumn ||
                            section == EquityColumn || section == WinColumn ||
                            section == DeltaColumn;
        return points ? Qt::DescendingOrder : Qt::AscendingOrder;
    }
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    if (role == Qt::DisplayRole) {
        switch (section) {
        case RankColumn: return tr("#");
        case MoveColumn: return tr("Move");
        case ScoreColumn: return tr("Score");
        case LeaveColumn: return tr("Leave");
        case ValueColumn: return tr("Value");
        case EquityColumn: return tr("Equity");
        case WinColumn: return tr("Win %");
        case DeltaColumn: return tr("Δ");
        default: return {};
        }
    }
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
        switch (section) {
        case RankColumn: return tr("Rank by equity");
        case MoveColumn: return tr("Move: letters on the board in parentheses, blanks small");
        case ScoreColumn: return tr("Score: points of the move");
        case LeaveColumn: return tr("Leave: tiles kept");
        case ValueColumn: return tr("Value: what the leave adds to the score");
        case EquityColumn: return tr("Equity: score and value, a static estimate");
        case WinColumn:
            return tr("Win: chance of winning in per cent, a static estimate from the win table");
        case DeltaColumn: return tr("Delta: how far behind the best in the sorted column");
        default: return {};
        }
    }
    return {};
}

namespace {

QString cell(const MoveListModel& model, int row, int column)
{
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

QString heading(const MoveListModel& model, int column)
{
    return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

/// Without a win table nothing is said of winning.
QList<int> columnsOf(const MoveListModel& model)
{
    QList<int> columns;
    for (int column = 0; column < MoveListModel::ColumnCount; ++column)
        if (column != MoveListModel::WinColumn || model.hasChances()) columns.append(column);
    return columns;
}

bool leftAligned(int column)
{
    return column == MoveListModel::MoveColumn || column == MoveListModel::LeaveColumn;
}

}  // namespace

QString movesAsText(const MoveListModel& model, const QList<int>& rows)
{
    QString text;
    const QList<int> columns = columnsOf(model);
    std::array<qsizetype, MoveListModel::ColumnCount> widths{};
    for (const int column : columns) {
        qsizetype& width = widths[static_cast<std::size_t>(column)];
        width = heading(model, column).size();
        for (const int row : rows) width = std::max(width, cell(model, row, column).size());
    }
    const auto addLine = [&](const auto& textOf) {
        QString line;
        for (const int column : columns) {
            const QString content = textOf(column);
            const qsizetype width = widths[static_cast<std::size_t>(column)];
            if (column > 0) line += QLatin1StringView("  ");
            line +=
                leftAligned(column) ? content.leftJustified(width) : content.rightJustified(width);
        }
        while (line.endsWith(u' ')) line.chop(1);
        text += line + u'\n';
    };
    addLine([&](int column) { return heading(model, column); });
    for (const int row : rows) addLine([&](int column) { return cell(model, row, column); });
    return text;
}

QString movesAsMarkdown(const MoveListModel& model, const QList<int>& rows)
{
    QString text;
    QString rule;
    const QList<int> columns = columnsOf(model);
    for (const int column : columns) {
        text += QLatin1StringView("| ") + heading(model, column) + u' ';
        rule += leftAligned(column) ? QLatin1StringView("| :--- ") : QLatin1StringView("| ---: ");
    }
    text += QLatin1StringView("|\n") + rule + QLatin1StringView("|\n");
    for (const int row : rows) {
        for (const int column : columns)
            text += QLatin1StringView("| ") + cell(model, row, column) + u' ';
        text += QLatin1StringView("|\n");
    }
    return text;
}

}  // namespace ui
