// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "engine/search/pre_endgame_state.h"
#include "engine/search/pre_endgame_view.h"
#include "ui/document/study_fwd.h"

namespace ui {

/// The candidates of a pre-endgame by draws, as rows and columns. The titles of the draws say
/// whether any candidate wins them.
class DrawMatrix : public QAbstractTableModel
{
    Q_OBJECT

public:
    using StatePtr = std::shared_ptr<const engine::PreEndgameState>;

    enum class Kind { Move, Score, Draw, Results, Points, Spread, Exact };
    enum Role {
        ResultRole = Qt::UserRole + 1,  ///< of cells: engine::PreEndgameResult as a number
        ProvedRole,                     ///< of cells: the result is proved
        NameRole,                       ///< of draws' titles: the tiles alone
        LeftRole,                       ///< of rows: it was left before all was worked out
    };
    /// With more draws than this their columns stand behind the sums, which would be out of sight.
    static constexpr std::size_t kFewDraws = 12;

    using QAbstractTableModel::QAbstractTableModel;

    /// Null = no rows. Shows the draws whose bag has these tiles.
    void setState(PositionPtr position, StatePtr state, const engine::Rack& filter);
    [[nodiscard]] const StatePtr& state() const { return m_state; }
    [[nodiscard]] Kind kindOf(int column) const;
    /// The draw of a column, by its number in the state; nothing for other columns.
    [[nodiscard]] std::optional<std::size_t> drawOf(int column) const;
    [[nodiscard]] int columnOf(std::size_t draw) const;
    /// Null when there is no such row.
    [[nodiscard]] const engine::PreEndgameRow* row(int row) const;
    [[nodiscard]] int rowOf(const engine::Move& move) const;
    /// Numbers of the draws that are shown.
    [[nodiscard]] const std::vector<std::size_t>& shownDraws() const { return m_draws; }
    /// The tiles of a draw: "A", "AE".
    [[nodiscard]] QString drawText(std::size_t draw) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    /// The first column of a draw.
    [[nodiscard]] int firstDraw() const;
    [[nodiscard]] bool drawsStandFirst() const { return m_draws.size() <= kFewDraws; }
    [[nodiscard]] QString rowText(const engine::PreEndgameRow& row, Kind kind) const;
    [[nodiscard]] QString exactText(const engine::PreEndgameRow& row,
                                    const engine::PreEndgameSum& sum) const;
    [[nodiscard]] QString rowHelp(const engine::PreEndgameRow& row) const;
    [[nodiscard]] QString cellText(const engine::PreEndgameRow& row, std::size_t draw) const;
    [[nodiscard]] QString cellHelp(const engine::PreEndgameRow& row, std::size_t draw) const;
    /// Whether any candidate wins a draw.
    [[nodiscard]] QString bestText(std::size_t draw) const;

    PositionPtr m_position;
    StatePtr m_state;
    std::vector<std::size_t> m_draws;
    std::vector<std::size_t> m_rows;  ///< by their numbers in the state
};

/// "+", "=", "−", "±", "?": what a result is, for eyes that see no colours.
[[nodiscard]] QString resultSign(engine::PreEndgameResult result);

}  // namespace ui
