// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QHash>
#include <QList>
#include <QObject>

class QTableView;

namespace ui {

/// The width that the heading of a column takes with the mark of its order. Unlike that of the header
/// itself it is the same while the column is hidden.
[[nodiscard]] int headingWidth(const QTableView& table, int column);

/// Keeps the column of a table that gets the room to spare wide enough to be read: where the table
/// is narrow the other columns first give what their own texts don't need, then they give way, one
/// after the other. All of it comes back when there is room. Those that were hidden by hand stay
/// hidden, and a width that was chosen by hand stays the one that is wanted.
class ColumnFit : public QObject
{
public:
    /// `spared` is stretched by the table's header; `givingWay` are the others that may be hidden,
    /// the first to go first.
    /// `need` is the width that the texts of a column take, hidden or not; without it none gives of
    /// its width.
    ColumnFit(QTableView& table, int spared, QList<int> givingWay,
              std::function<int(int)> need = {});

    /// Others than before give way, or in another order, from the next fit() on. In the first
    /// `empty` of them there is nothing: they go for long texts, too.
    void setGivingWay(QList<int> givingWay, qsizetype empty = 0)
    {
        m_givingWay = std::move(givingWay);
        m_empty = empty;
    }

    void fit();
    /// Shows what gave way, as wide as it was, so that everything is what was wanted; fit() undoes
    /// it.
    void release();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isWanted(int column) const;
    [[nodiscard]] int wantedWidth(int column) const;
    [[nodiscard]] int narrowest(int column) const;
    /// The columns that have no place, at most so many pixels of it being there.
    [[nodiscard]] QHash<int, int> hiddenIn(int room) const;
    /// Shares the width that those need which are shown.
    void narrow(int room);

    QTableView& m_table;
    int m_spared;
    QList<int> m_givingWay;
    qsizetype m_empty = 0;  ///< the first of them
    std::function<int(int)> m_need;
    QHash<int, int> m_gone;      ///< columns that gave way, and how wide they were
    QHash<int, int> m_narrowed;  ///< columns that gave of their width, and how wide they were
    bool m_fitting = false;
};

}  // namespace ui
