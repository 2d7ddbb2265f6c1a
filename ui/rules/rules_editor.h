// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "engine/rules/game_rules.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace ui {

class LayoutBoard;
class TileTable;

/// Edits a rule set: the squares, the tiles, the bonus and how the game goes and ends. Whatever is
/// wrong is told at once, in the words of the reader of rules files, and can't be saved.
class RulesEditor : public QDialog
{
    Q_OBJECT

public:
    RulesEditor(engine::GameRulesPtr rules, QWidget* parent);

    /// Null while something is wrong.
    [[nodiscard]] const engine::GameRulesPtr& rules() const { return m_edited; }

private:
    [[nodiscard]] QWidget* buildBoard();
    [[nodiscard]] QWidget* buildGame();
    [[nodiscard]] QWidget* buildTiles();
    void showRules();
    void fitBonus();
    void check();
    [[nodiscard]] engine::Result<engine::GameRulesPtr> read() const;

    engine::GameRulesPtr m_start;
    engine::GameRulesPtr m_edited;
    bool m_filling = false;
    LayoutBoard* m_board;
    TileTable* m_tiles;
    QLineEdit* m_title;
    QComboBox* m_words;
    QSpinBox* m_rows;
    QSpinBox* m_columns;
    QSpinBox* m_rack;
    QSpinBox* m_exchangeBag;
    QSpinBox* m_exchanges;
    QSpinBox* m_scoreless;
    QSpinBox* m_passes;
    QSpinBox* m_turnsAfter;
    QCheckBox* m_exchangeScoreless;
    QCheckBox* m_scorelessEmpty;
    QComboBox* m_playedOut;
    QComboBox* m_stalled;
    QTableWidget* m_bonus;
    QLabel* m_problem;
    QPushButton* m_save;
};

}  // namespace ui
