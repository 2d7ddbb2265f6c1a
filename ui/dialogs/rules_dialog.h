// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "engine/rules/game_rules.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace ui {

class BoardWidget;

/// The rules in a few lines of text: tiles, rack, bonus, exchanges, end.
[[nodiscard]] QString rulesFacts(const engine::GameRules& rules);
/// All tiles with numbers and values: "A9·1 B2·3 …".
[[nodiscard]] QString rulesTiles(const engine::GameRules& rules);

/// Chooses rules: one of the built-in sets, seen before it is taken, or a file.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// `current` is selected at first; it may be of no built-in set.
    RulesDialog(const engine::GameRulesPtr& current, QWidget* parent);

    /// Null when nothing can be used.
    [[nodiscard]] const engine::GameRulesPtr& rules() const { return m_rules; }

signals:
    /// The user wants to look for a file; the dialog is closed by then.
    void fileRequested();

private:
    void showRules(engine::GameRulesPtr rules);
    void showEntry(int row);

    engine::GameRulesPtr m_rules;
    QListWidget* m_list;
    BoardWidget* m_board;
    QLabel* m_title;
    QLabel* m_facts;
    QLabel* m_tiles;
    QPushButton* m_use;
};

}  // namespace ui
