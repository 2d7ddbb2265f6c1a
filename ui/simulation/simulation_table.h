// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QTreeView>

#include "ui/simulation/simulation_model.h"

namespace ui {

/// The table of candidates, each of which opens to its plies.
class SimulationTable : public QTreeView
{
    Q_OBJECT

public:
    explicit SimulationTable(SimulationModel& model, QWidget* parent = nullptr);

    /// The id of the current candidate; -1 = none.
    [[nodiscard]] int currentId() const;
    /// Makes a candidate current; unknown ones are none.
    void setCurrentId(int id);
    /// Ids of the selected candidates.
    [[nodiscard]] QList<int> selectedIds() const;
    /// Makes the next candidate current that is none of these, else the one before.
    void leave(const QList<int>& ids);
    /// The rows are other ones.
    void followRows();

signals:
    /// Delete.
    void removeRequested();
    /// Enter, or a double click.
    void playRequested(const QModelIndex& index);
    /// Rows of the list of moves were dropped here.
    void movesDropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void sizeColumns();
    /// Leaves columns out where the moves would have no room.
    void fitColumns();

    SimulationModel& m_model;
    std::array<int, SimulationModel::ColumnCount> m_widths{};  ///< of all columns but the moves
};

}  // namespace ui
