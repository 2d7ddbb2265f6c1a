// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>

namespace ui {

/// A short table that is made at once: texts, and numbers by which a column is sorted. Each row
/// keeps the index at which it came.
class CellTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Cell
    {
        QString text;
        double key = 0;         ///< of columns of numbers
        bool isNumber = false;  ///< shown at the right, sorted by its key
        QString help = {};      ///< shown beside the pointer; empty = the text, which may be cut
    };
    using Row = std::vector<Cell>;

    explicit CellTableModel(QStringList headers, QObject* parent = nullptr);

    [[nodiscard]] static Cell text(const QString& text) { return {text, 0, false}; }
    [[nodiscard]] static Cell number(qlonglong value);
    /// A number shown with its sign.
    [[nodiscard]] static Cell difference(qlonglong value);

    /// Sorted as the rows before were.
    void setRows(std::vector<Row> rows);
    /// Where a row stood in setRows().
    [[nodiscard]] int sourceIndex(int row) const;
    /// -1 when there is none.
    [[nodiscard]] int rowOfSource(int source) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// A column < 0 is the order in which they came.
    void sort(int column, Qt::SortOrder order) override;

private:
    void arrange();

    QStringList m_headers;
    std::vector<Row> m_rows;
    std::vector<int> m_order;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

}  // namespace ui
