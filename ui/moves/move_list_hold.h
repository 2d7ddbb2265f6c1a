// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/moves/move_list_model.h"

class QTableView;

namespace ui {

/// What the user looks at in a list of moves: the current row, the selected ones, and a row whose
/// place on the screen is not to change. By their moves, so that it outlives the rows.
class MoveListHold
{
public:
    /// Nothing.
    MoveListHold() = default;
    /// `hovered` is the row under the pointer, -1 = none; it stays where it is. Else that is the
    /// current row, when it can be seen.
    MoveListHold(const QTableView& table, const MoveListModel& model, int hovered);

    /// The list is of the same position: what was looked at can be so again.
    [[nodiscard]] bool isOf(const PositionPtr& position) const;
    /// Makes the same moves current and selected, and scrolls. Moves that are no more in the list
    /// are left out; without the one to stay in its place the list begins at the top.
    void giveBack(QTableView& table, MoveListModel& model) const;

private:
    PositionPtr m_position;
    std::optional<engine::Move> m_current;
    std::vector<engine::Move> m_selected;
    std::optional<engine::Move> m_anchor;
    int m_y = 0;  ///< of the anchor's row, in the viewport
};

}  // namespace ui
