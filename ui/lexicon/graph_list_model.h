// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "ui/lexicon/graph_explorer.h"

namespace ui {

/// One list of siblings of a word graph.
class GraphListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TileColumn, NodeColumn, ChildColumn, WordsColumn, ColumnCount };

    /// The explorer outlives the model.
    explicit GraphListModel(const GraphExplorer& explorer, QObject* parent = nullptr);

    /// Shows a column of the explorer, which it must have.
    void show(int column);
    /// -1 when the node is not in the list.
    [[nodiscard]] int rowOf(std::uint32_t index) const;
    /// The first row whose tile begins so, upper and lower case the same; -1 = none.
    [[nodiscard]] int rowOf(const QString& label) const;
    [[nodiscard]] const GraphExplorer::Entry& entry(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString cellText(const GraphExplorer::Entry& entry, int column) const;
    [[nodiscard]] QString spokenText(const GraphExplorer::Entry& entry) const;

    const GraphExplorer& m_explorer;
    std::vector<GraphExplorer::Entry> m_entries;
    std::vector<QString> m_labels;
};

}  // namespace ui
