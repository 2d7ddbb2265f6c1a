// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

class ActionRegistry;

/// All commands with their keys, which can be changed. Says which command has a key already, and
/// takes it away from that one only when told to.
class ShortcutEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ShortcutEditor(ActionRegistry& registry, QWidget* parent = nullptr);

    /// The command whose keys are edited; empty when there is none.
    [[nodiscard]] QString current() const;
    void select(const QString& id);

private:
    void fill();
    void search(const QString& text);
    void showCurrent();
    void follow();
    void check();
    void assign();
    void clearKeys();
    void resetOne();
    void resetAll();

    ActionRegistry& m_registry;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QKeySequenceEdit* m_keys;
    QPushButton* m_assign;
    QPushButton* m_clear;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    QLabel* m_hint;
};

}  // namespace ui
