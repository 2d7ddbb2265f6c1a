// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <utility>

#include <QByteArray>
#include <QTableView>

#include "ui/moves/move_list_model.h"

namespace ui {

class ColumnFit;

/// The table of a move list: its columns, the row under the pointer, and the keys that act on rows.
class MoveTable : public QTableView
{
    Q_OBJECT

public:
    /// The model is not owned and outlives it.
    explicit MoveTable(MoveListModel& model, QWidget* parent = nullptr);

    /// Order, widths and visibility of the columns.
    [[nodiscard]] QByteArray columns();
    void setColumns(const QByteArray& state);
    /// The rows are other ones: columns of chances and of a simulation are there when the moves have
    /// some, and they are wanted, and the moves have the room that they need. Unless people chose
    /// another column, simulated rows are ordered by their share of games won.
    void followRows();
    /// Since it was asked last it has been sorted by itself.
    [[nodiscard]] bool takeUnaskedOrder() { return std::exchange(m_wasSortedUnasked, false); }
    /// The selected ones that are moves, from top to bottom.
    [[nodiscard]] QList<int> selectedMoves() const;

signals:
    /// -1 when the pointer leaves.
    void rowHovered(int row);
    /// Enter, or a double click.
    void chosen(const QModelIndex& index);
    /// A click beside a move that is a row of its own.
    void pinClicked(int row);
    /// A digit: 1 = first row, 0 = none.
    void numberTyped(int number);
    void unpinRequested();

protected:
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildColumns();
    /// By itself, not because somebody wants it.
    void sortUnasked(int column);
    /// Widths for the present letters.
    void sizeColumns();
    /// The width that the texts of a column take.
    [[nodiscard]] int neededWidth(int column) const;
    /// Of the moves that stand above, which are those that are looked at.
    void measureMoves();

    MoveListModel& m_model;
    ColumnFit* m_columnFit = nullptr;
    int m_widestMove = 0;  ///< pixels
    /// A column that is there only as long as there is something to show in it.
    struct Passing
    {
        int column = 0;
        bool (MoveListModel::*there)() const = nullptr;
        bool had = false;
        bool wanted = true;  ///< it is shown when it is there
    };
    std::array<Passing, 5> m_passing;
    /// It is sorted by the simulation while there is one.
    bool m_followsSimulation = true;
    bool m_sortsUnasked = false;
    bool m_wasSortedUnasked = false;
};

}  // namespace ui
