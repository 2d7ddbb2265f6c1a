// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/rules/rules_store.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace ui {

class BoardWidget;

/// The rules in a few lines of text: tiles, rack, bonus, exchanges, end.
[[nodiscard]] QString rulesFacts(const engine::GameRules& rules);
/// All tiles with numbers and values: "A9·1 B2·3 …".
[[nodiscard]] QString rulesTiles(const engine::GameRules& rules);

/// Chooses rules: one of the built-in sets or of the user's own, seen before it is taken, or a file.
/// Own sets are made by changing a copy of any other.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// `current` is selected at first; it may be of no listed set. Own sets are in `store`.
    RulesDialog(const engine::GameRulesPtr& current, RulesStore store, QWidget* parent);

    /// What using the rules does; it is read above the button.
    void setUseHelp(const QString& help);
    /// Null when nothing can be used.
    [[nodiscard]] const engine::GameRulesPtr& rules() const { return m_rules; }

signals:
    /// The user wants to look for a file; the dialog is closed by then.
    void fileRequested();

private:
    /// Selects the set with that id, if there is one.
    void fillList(const std::string& id);
    /// The own set that is selected; null for another.
    [[nodiscard]] const RulesStore::Entry* ownEntry() const;
    /// Opens the editor; saves to a new file or, `inPlace`, to the own set's.
    void edit(bool inPlace);
    void removeEntry();
    void tell(const engine::Error& error);
    void showRules(engine::GameRulesPtr rules);
    void showEntry(int row);

    RulesStore m_store;
    QList<RulesStore::Entry> m_own;
    engine::GameRulesPtr m_rules;
    QListWidget* m_list;
    BoardWidget* m_board;
    QLabel* m_title;
    QLabel* m_facts;
    QLabel* m_tiles;
    QLabel* m_useHelp;
    QPushButton* m_use;
    QPushButton* m_copy;
    QPushButton* m_edit;
    QPushButton* m_remove;
};

}  // namespace ui
