// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/endings/draw_matrix.h"
#include "ui/endings/ending_page.h"
#include "ui/endings/pre_endgame_run.h"

class QLabel;
class QLineEdit;
class QTableView;

namespace ui {

/// What the candidates of a pre-endgame come to with each draw: the matrix, what is in the bag, and
/// what one must hope for after the chosen move.
class PreEndgamePage : public EndingPage
{
    Q_OBJECT

public:
    PreEndgamePage();

    void setRun(EndingRun* run) override;
    void refresh() override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString detail() const override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] Said line() const override;
    [[nodiscard]] Said answer() const override;
    void focusTable() override;
    /// The field for the tiles in the bag, for a place among the controls.
    [[nodiscard]] QWidget* filterBar() { return m_filterBar; }

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Takes over what was typed as the tiles in the bag.
    void readFilter();
    /// Only bags with these tiles, or again all when it is so already.
    void toggleFilter(std::size_t draw);
    void choose();
    /// The chosen row, else the best one; null without rows.
    [[nodiscard]] const engine::PreEndgameRow* chosenRow() const;
    void showHope();
    [[nodiscard]] QString hopeLine(const QString& name, engine::PreEndgameResult result) const;
    /// Which moves win the bags that are shown, where these are not all.
    [[nodiscard]] QString filterText() const;
    /// The longest text of a column.
    [[nodiscard]] QString widest(DrawMatrix::Kind kind) const;
    [[nodiscard]] int widthOf(int column) const;
    void fitColumns();

    PreEndgameRun* m_run = nullptr;
    DrawMatrix m_model;
    engine::Rack m_filter;
    bool m_filling = false;
    bool m_chosen = false;  ///< a row, by a person
    QString m_widestSpread;
    QString m_widestExact;
    QTableView* m_table;
    QWidget* m_filterBar;
    QLineEdit* m_bag;
    QLabel* m_bagHelp;
    QLabel* m_hopeHead;
    QLabel* m_hope;
};

}  // namespace ui
