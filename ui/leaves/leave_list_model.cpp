// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leaves/leave_list_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QLocale>

#include "engine/lexicon/klv.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;

namespace {

// A view keeps some bytes for each row; no real table has as many.
constexpr std::size_t kMostRows = 5'000'000;

}  // namespace

Result<LeaveBookPtr> readLeaveBook(const engine::KlvPtr& leaves, const engine::GameRulesPtr& rules,
                                   const engine::TaskContext& context)
{
    auto table = engine::leaveTableOf(*leaves, context);
    if (!table) return engine::failure(std::move(table.error()));
    LeaveBook book{leaves, rules, std::move(*table), {}, 0};
    book.synergy = engine::LeaveSynergy(*leaves, rules->alphabet.letterCount());
    for (std::size_t i = 0; i < book.table.leaves.size(); ++i)
        book.longest = std::max(book.longest, book.table.leaves[i].size());
    return std::make_shared<const LeaveBook>(std::move(book));
}

Result<LeaveSelectionPtr> selectLeaves(const LeaveBook& book, const engine::LeaveQuery& query,
                                       const engine::TaskContext& context)
{
    auto rows = engine::findLeaves(book.table, query, context);
    if (!rows) return engine::failure(std::move(rows.error()));
    if (rows->size() > kMostRows)
        return engine::failure(engine::ErrorCode::OutOfRange,
                               engine::say("%1 leaves are too many for a table", rows->size()));
    LeaveSelection selection{std::move(*rows), {}, {}};
    const auto byPoints = [&points = book.table.points](std::uint32_t a, std::uint32_t b) {
        return points[a] < points[b];
    };
    if (!selection.rows.empty()) {
        selection.best = *std::ranges::max_element(selection.rows, byPoints);
        selection.worst = *std::ranges::min_element(selection.rows, byPoints);
    }
    return std::make_shared<const LeaveSelection>(std::move(selection));
}

QString leavePoints(double points)
{
    const double hundredths = std::round(points * 100);
    const QString digits = QLocale().toString(std::abs(hundredths) / 100, 'f', 2);
    if (hundredths == 0) return digits;
    return (hundredths < 0 ? QChar(u'\u2212') : QChar(u'+')) + digits;
}

LeaveListModel::LeaveListModel(QObject* parent) : QAbstractTableModel(parent) {}

void LeaveListModel::setSelection(LeaveBookPtr book, LeaveSelectionPtr selection,
                                  std::optional<double> reference)
{
    beginResetModel();
    m_book = std::move(book);
    m_selection = std::move(selection);
    m_reference = reference;
    endResetModel();
}

int LeaveListModel::rowOf(std::uint32_t leave) const
{
    if (!m_selection) return -1;
    const auto found = std::ranges::find(m_selection->rows, leave);
    return found == m_selection->rows.end() ? -1
                                            : static_cast<int>(found - m_selection->rows.begin());
}

QString LeaveListModel::leaveText(std::uint32_t leave) const
{
    return fromUtf8(m_book->rules->alphabet.written(m_book->table.leaves[leave]));
}

int LeaveListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_selection ? 0 : static_cast<int>(m_selection->rows.size());
}

int LeaveListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LeaveListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const std::uint32_t leave = m_selection->rows[static_cast<std::size_t>(index.row())];
    const double points = static_cast<double>(m_book->table.points[leave]);
    if (role == Qt::DisplayRole) {
        switch (index.column()) {
        case LeaveColumn: return leaveText(leave);
        case LengthColumn:
            return QLocale().toString(qulonglong{m_book->table.leaves[leave].size()});
        case ValueColumn: return leavePoints(points);
        case DifferenceColumn: return m_reference ? leavePoints(points - *m_reference) : QString();
        default: return {};
        }
    }
    if (role == Qt::AccessibleTextRole && index.column() == LeaveColumn)
        return tr("%1, worth %2").arg(leaveText(leave), leavePoints(points));
    if (role == Qt::TextAlignmentRole)
        return QVariant(index.column() == LeaveColumn ? Qt::AlignLeft | Qt::AlignVCenter
                                                      : Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant LeaveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == LeaveColumn ? Qt::AlignLeft | Qt::AlignVCenter
                                               : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case LeaveColumn: return tr("Leave");
    case LengthColumn: return tr("Tiles");
    case ValueColumn: return tr("Value");
    case DifferenceColumn: return tr("Against rack");
    default: return {};
    }
}

}  // namespace ui

#include "moc_leave_list_model.cpp"
