// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/move_list_model.h"

#include <algorithm>

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "ui/models/move_description.h"
#include "ui/session/text.h"

namespace ui {

using engine::Equity;
using engine::Move;
using engine::MoveKind;
using engine::RankedMove;

namespace {

using namespace Qt::StringLiterals;

constexpr int kChunk = 1000;
// A bar is full when a move is so many points or per cent worse than the best.
constexpr double kFullBar = 30.0;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

}  // namespace

MoveListModel::MoveListModel(QObject* parent) : QAbstractTableModel(parent) {}

void MoveListModel::setRanking(PositionPtr position, RankingPtr ranking, engine::KlvPtr leaves)
{
    m_position = std::move(position);
    m_ranking = std::move(ranking);
    m_leaves = std::move(leaves);
    m_stale = false;
    m_unfolded = false;
    findMarked();
    rebuild();
}

void MoveListModel::setFilter(MoveFilter filter)
{
    m_filter = std::move(filter);
    rebuild();
}

void MoveListModel::remark(const QList<int>& roles)
{
    if (m_exposed > 0) emit dataChanged(index(0, 0), index(m_exposed - 1, ColumnCount - 1), roles);
}

void MoveListModel::setStale(bool stale)
{
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

void MoveListModel::setPlayed(std::optional<Move> move)
{
    if (m_played == move) return;
    m_played = std::move(move);
    // Old rows are of another position, to which this move doesn't belong.
    if (m_stale || !m_ranking) return;
    m_unfolded = false;
    findMarked();
    rebuild();
}

void MoveListModel::setPins(std::vector<MovePins::Pin> pins)
{
    if (pins == m_pins) return;
    m_pins = std::move(pins);
    if (m_stale || !m_ranking) return;
    const auto movesOf = [](const std::vector<Extra>& extras) {
        std::vector<Move> moves;
        for (const Extra& extra : extras) moves.push_back(extra.ranked.move);
        return moves;
    };
    const std::vector<Move> before = movesOf(m_extras);
    findMarked();
    const bool sameRows = movesOf(m_extras) == before &&
                          std::none_of(m_rows.begin(), m_rows.end(), [](int i) { return i < 0; });
    if (sameRows) remark({PinRole, Qt::DisplayRole, Qt::AccessibleTextRole});
    else rebuild();
}

const RankedMove& MoveListModel::entry(int index) const
{
    return isExtra(index) ? m_extras[at(index) - m_ranking->moves.size()].ranked
                          : m_ranking->moves[at(index)];
}

bool MoveListModel::isExtra(int index) const
{
    return at(index) >= m_ranking->moves.size();
}

bool MoveListModel::isPhony(int index) const
{
    return isExtra(index) && m_extras[at(index) - m_ranking->moves.size()].phony;
}

int MoveListModel::pinOf(int index) const
{
    for (const auto& [pinned, colour] : m_pinIndices)
        if (pinned == index) return colour;
    return -1;
}

const RankedMove& MoveListModel::rankedMove(int row) const
{
    return entry(m_rows[at(row)]);
}

int MoveListModel::rankOf(int row) const
{
    const int index = m_rows[at(row)];
    if (!isExtra(index)) return index + 1;
    const auto& moves = m_ranking->moves;
    const auto better =
        std::lower_bound(moves.begin(), moves.end(), entry(index), engine::ranksBefore);
    return static_cast<int>(better - moves.begin()) + 1;
}

int MoveListModel::rowOf(const Move& move)
{
    const auto isMove = [&](int index) { return index >= 0 && entry(index).move == move; };
    auto found = std::find_if(m_rows.begin(), m_rows.end(), isMove);
    if (found == m_rows.end()) {
        if (m_unfolded || std::none_of(m_order.begin(), m_order.end(), isMove)) return -1;
        unfold();
        found = std::find_if(m_rows.begin(), m_rows.end(), isMove);
        if (found == m_rows.end()) return -1;
    }
    const int row = static_cast<int>(found - m_rows.begin());
    expose(row + 1);
    return row;
}

int MoveListModel::rowOfPlayed() const
{
    if (m_playedIndex < 0 || m_stale) return -1;
    const auto found = std::find(m_rows.begin(), m_rows.begin() + m_exposed, m_playedIndex);
    return found == m_rows.begin() + m_exposed ? -1 : static_cast<int>(found - m_rows.begin());
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
    return !parent.isValid() && m_exposed < static_cast<int>(m_rows.size());
}

void MoveListModel::fetchMore(const QModelIndex& parent)
{
    if (!parent.isValid()) expose(m_exposed + kChunk);
}

void MoveListModel::expose(int rows)
{
    const int wanted = std::min(rows, static_cast<int>(m_rows.size()));
    if (wanted <= m_exposed) return;
    beginInsertRows({}, m_exposed, wanted - 1);
    m_exposed = wanted;
    endInsertRows();
}

void MoveListModel::rebuild()
{
    beginResetModel();
    filterRows();
    sortRows();
    foldRows();
    m_exposed = std::min(kChunk, static_cast<int>(m_rows.size()));
    endResetModel();
}

void MoveListModel::unfold()
{
    if (m_unfolded) return;
    m_unfolded = true;
    rebuild();
}

void MoveListModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= ColumnCount) return;
    if (column == m_sortColumn && order == m_sortOrder) return;
    m_sortColumn = column;
    m_sortOrder = order;
    if (m_playedIndex >= 0) {
        // A fold may come or go, so that there are other rows.
        rebuild();
    } else {
        emit layoutAboutToBeChanged({}, VerticalSortHint);
        const QModelIndexList before = persistentIndexList();
        std::vector<int> moves;
        for (const QModelIndex& old : before) moves.push_back(m_rows[at(old.row())]);
        sortRows();
        foldRows();
        QModelIndexList after;
        for (qsizetype i = 0; i < before.size(); ++i) {
            const auto found =
                std::find(m_rows.begin(), m_rows.end(), moves[static_cast<std::size_t>(i)]);
            const int row = static_cast<int>(found - m_rows.begin());
            after.append(row < m_exposed ? index(row, before[i].column()) : QModelIndex());
        }
        changePersistentIndexList(before, after);
        emit layoutChanged({}, VerticalSortHint);
    }
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

QString MoveListModel::moveLabel(const Move& move) const
{
    return ui::moveLabel(*m_position, move);
}

QString MoveListModel::foldText(int row) const
{
    return tr("⋯ %1 more").arg(QLocale().toString(-m_rows[at(row)]));
}

QString MoveListModel::cellText(int row, int column) const
{
    if (isFold(row)) return column == MoveColumn ? foldText(row) : QString();
    const int index = m_rows[at(row)];
    const RankedMove& ranked = entry(index);
    switch (column) {
    case RankColumn: {
        QString rank = QLocale().toString(rankOf(row));
        if (isExtra(index)) rank += u'*';
        return index == m_playedIndex ? tr("● %1").arg(rank) : rank;
    }
    case MoveColumn: return moveLabel(ranked.move) + (isPhony(index) ? u"*"_s : QString());
    case ScoreColumn: return QLocale().toString(ranked.move.score.points);
    case LeaveColumn: {
        const auto tiles = engine::leaveAfter(*m_position, ranked.move).tiles();
        return fromUtf8(m_position->rules().alphabet.written(tiles));
    }
    case ValueColumn: return signedEquity(ranked.beyondScore());
    case EquityColumn: return signedEquity(ranked.equity);
    case WinColumn:
        return hasChances() && !isExtra(index)
                   ? QLocale().toString(m_ranking->chances[at(index)].percent(), 'f', 1)
                   : tr("–");
    case DeltaColumn: {
        if (m_sortColumn == WinColumn && isExtra(index)) return tr("–");
        const std::int32_t behind = metric(index) - m_best;
        return behind == 0 ? tr("best") : signedEquity({behind});
    }
    case TilesColumn: return QLocale().toString(ranked.move.tilesPlayed);
    case WordsColumn: {
        QStringList words;
        for (const engine::FormedWord& word : engine::wordsFormed(*m_position, ranked.move))
            words.append(fromUtf8(m_position->rules().alphabet.written(word.tiles)));
        return words.join(u' ');
    }
    default: return {};
    }
}

QString MoveListModel::spokenRow(int row) const
{
    if (isFold(row)) return tr("%1 moves are not shown").arg(QLocale().toString(-m_rows[at(row)]));
    const int index = m_rows[at(row)];
    const QString leave = cellText(row, LeaveColumn);
    const QString text = index == m_playedIndex
                             ? tr("%1. %2, the move played, %3 points, keeps %4, equity %5")
                             : tr("%1. %2, %3 points, keeps %4, equity %5");
    QString spoken = text.arg(QLocale().toString(rankOf(row)), moveLabel(entry(index).move),
                              cellText(row, ScoreColumn), leave.isEmpty() ? tr("nothing") : leave,
                              cellText(row, EquityColumn));
    if (hasChances() && !isExtra(index))
        spoken = tr("%1, wins %2 %").arg(spoken, cellText(row, WinColumn));
    if (isPhony(index)) spoken = tr("%1, not in the lexicon").arg(spoken);
    if (const int pin = pinOf(index); pin >= 0)
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
    if (ranked.move.kind == MoveKind::Place) lines << wordsText(*m_position, ranked.move);
    const double milliseconds = m_ranking->seconds * 1000;
    lines << tr("Static estimate · %1 moves · %2 ms")
                 .arg(locale.toString(static_cast<qulonglong>(m_ranking->moves.size())),
                      locale.toString(milliseconds, 'f', milliseconds < 9.95 ? 1 : 0));
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
            const int pin = pinOf(m_rows[at(row)]);
            return pin < 0 ? tr("not pinned") : tr("pinned as number %1").arg(pin + 1);
        }
        return column == MoveColumn ? spokenRow(row) : cellText(row, column);
    case Qt::ToolTipRole: return m_stale ? QVariant() : provenance(row);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter |
                          (column == MoveColumn || column == LeaveColumn || column == WordsColumn
                               ? Qt::AlignLeft
                               : Qt::AlignRight)));
    case Qt::ForegroundRole:
        if (m_stale || fold)
            return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
        return {};
    case Qt::FontRole: {
        if (column != m_sortColumn) return {};
        QFont bold = QGuiApplication::font();
        bold.setBold(true);
        return bold;
    }
    case SortKeyRole: return column == m_sortColumn;
    case FoldRole: return fold;
    default: break;
    }
    if (fold) return {};
    const int which = m_rows[at(row)];
    switch (role) {
    case PlayedRole: return which == m_playedIndex;
    case PinRole: return pinOf(which);
    case PhonyRole: return isPhony(which);
    case DeltaLevelRole: return std::clamp((m_best - metric(which)) / (1000 * kFullBar), 0.0, 1.0);
    case OnSquareRole: {
        if (!m_square) return false;
        const Move& move = entry(which).move;
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
                            section == DeltaColumn || section == TilesColumn;
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
        case PinColumn: return tr("★");
        case TilesColumn: return tr("Tiles");
        case WordsColumn: return tr("Words");
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
        case PinColumn: return tr("Pin: moves to hold on to and to compare (F4)");
        case TilesColumn: return tr("Tiles: how many leave the rack");
        case WordsColumn: return tr("Words: all that the move makes, the main word first");
        default: return {};
        }
    }
    return {};
}

}  // namespace ui
