// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QString>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/leave_synergy.h"
#include "engine/lexicon/leave_table.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/game_rules.h"
#include "engine/words/leave_query.h"

namespace ui {

/// Leave values made ready for looking at: what is read from them once.
struct LeaveBook
{
    engine::KlvPtr leaves;
    engine::GameRulesPtr rules;  ///< whose letters the tiles are
    engine::LeaveTable table;
    engine::LeaveSynergy synergy;
    std::size_t longest = 0;  ///< tiles of the longest leave
};
using LeaveBookPtr = std::shared_ptr<const LeaveBook>;

[[nodiscard]] engine::Result<LeaveBookPtr> readLeaveBook(const engine::KlvPtr& leaves,
                                                         const engine::GameRulesPtr& rules,
                                                         const engine::TaskContext& context);

/// Rows of a leave book that answer a question, in order.
struct LeaveSelection
{
    std::vector<std::uint32_t> rows;    ///< indices into the table
    std::optional<std::uint32_t> best;  ///< of the rows; nothing when there are none
    std::optional<std::uint32_t> worst;
};
using LeaveSelectionPtr = std::shared_ptr<const LeaveSelection>;

[[nodiscard]] engine::Result<LeaveSelectionPtr> selectLeaves(const LeaveBook& book,
                                                             const engine::LeaveQuery& query,
                                                             const engine::TaskContext& context);

/// A selection of leaves as a table. Sorting is a new question, so that a million rows can be
/// sorted in a job.
class LeaveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { LeaveColumn, LengthColumn, ValueColumn, DifferenceColumn, ColumnCount };

    explicit LeaveListModel(QObject* parent = nullptr);

    /// Both null, or both not. Rows are differences against `reference`, in points, if given.
    void setSelection(LeaveBookPtr book, LeaveSelectionPtr selection,
                      std::optional<double> reference = {});
    [[nodiscard]] const LeaveBookPtr& book() const { return m_book; }
    [[nodiscard]] const LeaveSelectionPtr& selection() const { return m_selection; }
    [[nodiscard]] bool hasReference() const { return m_reference.has_value(); }
    /// The row of a leave by its index in the table; -1 when it is not selected.
    [[nodiscard]] int rowOf(std::uint32_t leave) const;
    /// "?AES".
    [[nodiscard]] QString leaveText(std::uint32_t leave) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    LeaveBookPtr m_book;
    LeaveSelectionPtr m_selection;
    std::optional<double> m_reference;
};

/// "+12.35", "−0.04" with a real minus sign, "0.00": hundredths of a point.
[[nodiscard]] QString leavePoints(double points);

}  // namespace ui
