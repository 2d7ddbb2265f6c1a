// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <QAbstractTableModel>
#include <QString>

#include "ui/boggle/boggle_desk.h"

namespace ui {

/// Which words of a grid are listed.
struct BoggleWordFilter
{
    QString text;     ///< letters that they have in a row; empty = any
    int length = 0;   ///< 0 = any
    int square = -1;  ///< that one of their paths passes; < 0 = any

    friend bool operator==(const BoggleWordFilter&, const BoggleWordFilter&) = default;
};

/// The words of a grid, filtered and sorted by indices.
class BoggleWordModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { WordColumn, LengthColumn, PointsColumn, PathsColumn, ColumnCount };

    explicit BoggleWordModel(QObject* parent = nullptr);

    /// Null: no words.
    void setAnswer(BoggleAnswerPtr answer);
    void setFilter(const BoggleWordFilter& filter);
    /// The rows are about a grid of before; they are drawn dimmed and have no paths.
    void setStale(bool stale);
    [[nodiscard]] bool isStale() const { return m_stale; }

    [[nodiscard]] const BoggleAnswerPtr& answer() const { return m_answer; }
    /// Indices into the answer's words, as listed.
    [[nodiscard]] const std::vector<std::size_t>& rows() const { return m_rows; }
    [[nodiscard]] QString wordText(int row) const;
    [[nodiscard]] int pathCount(int row) const;
    /// Squares in the order of the word; empty while stale.
    [[nodiscard]] std::vector<std::uint8_t> path(int row, int path = 0) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] std::size_t wordAt(int row) const
    {
        return m_rows[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] bool isListed(std::size_t word) const;
    void arrange();

    BoggleAnswerPtr m_answer;
    BoggleWordFilter m_filter;
    std::vector<std::size_t> m_rows;
    int m_sortColumn = PointsColumn;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
    bool m_stale = false;
};

}  // namespace ui
