// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/graph_list_model.h"

#include <algorithm>
#include <utility>

#include <QFont>
#include <QLocale>

namespace ui {

GraphListModel::GraphListModel(const GraphExplorer& explorer, QObject* parent)
    : QAbstractTableModel(parent), m_explorer(explorer)
{
}

void GraphListModel::show(int column)
{
    std::vector<GraphExplorer::Entry> entries = m_explorer.entries(column);
    std::vector<QString> labels;
    for (const GraphExplorer::Entry& entry : entries)
        labels.push_back(m_explorer.label(entry.tile));
    const bool same = std::ranges::equal(entries, m_entries,
                                         [](const auto& a, const auto& b) {
                                             return a.index == b.index && a.tile == b.tile &&
                                                    a.child == b.child && a.accepts == b.accepts;
                                         }) &&
                      labels == m_labels;
    if (same) {
        // Only the counts are new: whatever is selected stays so.
        m_entries = std::move(entries);
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_entries = std::move(entries);
    m_labels = std::move(labels);
    endResetModel();
}

int GraphListModel::rowOf(std::uint32_t index) const
{
    if (m_entries.empty() || index < m_entries.front().index) return -1;
    const std::uint32_t row = index - m_entries.front().index;
    return row < m_entries.size() ? static_cast<int>(row) : -1;
}

int GraphListModel::rowOf(const QString& label) const
{
    const auto found = std::ranges::find_if(
        m_labels, [&](const QString& one) { return one.startsWith(label, Qt::CaseInsensitive); });
    return found == m_labels.end() ? -1 : static_cast<int>(found - m_labels.begin());
}

const GraphExplorer::Entry& GraphListModel::entry(int row) const
{
    return m_entries[static_cast<std::size_t>(row)];
}

int GraphListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int GraphListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString GraphListModel::cellText(const GraphExplorer::Entry& entry, int column) const
{
    switch (column) {
    case TileColumn: {
        const QString label = m_explorer.label(entry.tile);
        return entry.accepts ? label + QStringLiteral(" ✓") : label;
    }
    case NodeColumn: return QString::number(entry.index);
    case ChildColumn: return entry.child == 0 ? QStringLiteral("–") : QString::number(entry.child);
    case WordsColumn: return entry.words ? QLocale().toString(*entry.words) : QStringLiteral("…");
    default: return {};
    }
}

QString GraphListModel::spokenText(const GraphExplorer::Entry& entry) const
{
    QStringList parts{entry.tile == engine::kSeparator ? tr("separator, forwards from here on")
                                                       : m_explorer.label(entry.tile)};
    if (entry.accepts) parts.append(tr("a word ends here"));
    if (entry.words)
        parts.append(m_explorer.part() == engine::GraphPart::Gaddag
                         ? tr("paths through here: %1").arg(QLocale().toString(*entry.words))
                         : tr("words that begin so: %1").arg(QLocale().toString(*entry.words)));
    parts.append(tr("node %1").arg(entry.index));
    parts.append(entry.child == 0 ? tr("no children") : tr("children from %1").arg(entry.child));
    return parts.join(QStringLiteral(", "));
}

QVariant GraphListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const GraphExplorer::Entry& node = entry(index.row());
    switch (role) {
    case Qt::DisplayRole: return cellText(node, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == TileColumn ? spokenText(node) : cellText(node, index.column());
    case Qt::ToolTipRole: return spokenText(node);
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == TileColumn ? Qt::AlignLeft | Qt::AlignVCenter
                                                     : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        if (index.column() == TileColumn) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    default: return {};
    }
}

QVariant GraphListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    const bool gaddag = m_explorer.part() == engine::GraphPart::Gaddag;
    if (role == Qt::DisplayRole) {
        switch (section) {
        case TileColumn: return tr("Tile");
        case NodeColumn: return tr("Node");
        case ChildColumn: return tr("Child");
        case WordsColumn: return gaddag ? tr("Paths") : tr("Words");
        default: return {};
        }
    }
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == TileColumn ? Qt::AlignLeft | Qt::AlignVCenter
                                              : Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case TileColumn: return tr("✓: a word ends with this tile");
        case NodeColumn: return tr("Number of the node in the file");
        case ChildColumn: return tr("Number of its first child; – = it has none");
        case WordsColumn:
            return gaddag ? tr("Words below, each as often as it has paths through here")
                          : tr("Words that begin with the path to here");
        default: return {};
        }
    }
    return {};
}

}  // namespace ui

#include "moc_graph_list_model.cpp"
