// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

#include "engine/rules/game_rules.h"
#include "ui/position/play_heat.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace ui {

/// Which of a simulation's plays the board and the table of lanes show: a button that says it, with
/// a form to choose.
class PlayFilterButton : public QToolButton
{
    Q_OBJECT

public:
    explicit PlayFilterButton(QWidget* parent = nullptr);

    /// Of the position that is shown: tiles are typed with its letters.
    void setRules(const engine::GameRulesPtr& rules);
    [[nodiscard]] const PlayFilter& filter() const { return m_filter; }

signals:
    void changed(const ui::PlayFilter& filter);

private:
    [[nodiscard]] QWidget* buildForm();
    void read();
    void reset();
    void showText();

    PlayFilter m_filter;
    engine::GameRulesPtr m_rules;
    QComboBox* m_ply = nullptr;
    QLineEdit* m_tiles = nullptr;
    QCheckBox* m_bingos = nullptr;
    QSpinBox* m_score = nullptr;
};

}  // namespace ui
