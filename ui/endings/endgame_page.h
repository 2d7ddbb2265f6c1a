// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/endings/endgame_run.h"
#include "ui/endings/ending_page.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

/// How a game with an empty bag ends: the moves with what each comes to, those that are as good as
/// the best one together.
class EndgamePage : public EndingPage
{
    Q_OBJECT

public:
    EndgamePage();

    void setRun(EndingRun* run) override;
    void refresh() override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString detail() const override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] Said line() const override;
    [[nodiscard]] Said answer() const override;
    void focusTable() override;

private:
    [[nodiscard]] QTreeWidgetItem* rowFor(const engine::EndgameMoveValue& value, bool isBest);
    /// What is known of all the moves that have no row.
    [[nodiscard]] QString unsolvedText() const;
    /// The spread at the end, or what is known of it.
    [[nodiscard]] QString spreadText(const engine::EndgameMoveValue& value) const;
    /// Its line goes on to the end of the game.
    [[nodiscard]] bool reachesEnd(const engine::EndgameMoveValue& value) const;
    /// answer(), as if all words were valid.
    [[nodiscard]] Said answerByValue() const;
    /// The value of the current row; null when there is none.
    [[nodiscard]] const engine::EndgameMoveValue* current() const;

    EndgameRun* m_run = nullptr;
    std::vector<engine::EndgameMoveValue> m_values;  ///< by row
    bool m_filling = false;
    std::optional<engine::Move> m_first;  ///< of the best line that was shown last
    QTreeWidget* m_table;
};

}  // namespace ui
