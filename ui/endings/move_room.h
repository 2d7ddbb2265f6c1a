// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QTreeView;

namespace ui {

/// Keeps the moves of a list readable where it is narrow: other columns give way, one after the
/// other, and come back when there is room.
class MoveRoom : public QObject
{
public:
    /// The tree owns it. The column of the moves gets the room to spare; `givingWay` are columns that
    /// may be hidden, the first to go first.
    MoveRoom(QTreeView& tree, int moveColumn, QList<int> givingWay);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    [[nodiscard]] int wantedWidth(int column) const;

    QTreeView& m_tree;
    int m_moveColumn;
    QList<int> m_givingWay;
};

}  // namespace ui
