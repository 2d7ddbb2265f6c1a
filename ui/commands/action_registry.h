// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

class QMenu;
class QWidget;

namespace ui {

/// A key as Qt writes it on all systems: "Ctrl+Home".
[[nodiscard]] inline QKeySequence keys(const char* portable)
{
    return QKeySequence(QLatin1StringView(portable), QKeySequence::PortableText);
}

/// What is known of a command before it exists.
struct ActionSpec
{
    QString id;    ///< "position.play"; the action's object name too
    QString text;  ///< in menus, with a mnemonic
    QString help;  ///< one sentence: status bar, tooltip, palette, list of keys
    QList<QKeySequence> keys = {};
    QString icon = {};  ///< name for lineIcon(), may be empty
    bool checkable = false;
};

/// All commands of a window. Menus, the toolbar, the command palette and the list of keys are
/// made from it.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    explicit ActionRegistry(QObject* parent = nullptr);

    /// The keys work in `scope` and what is inside it. An id can be used once.
    QAction* add(const ActionSpec& spec, QWidget* scope);
    /// `add(spec, run)` for the commands of one part of the window: `run` is called for `receiver`
    /// when the command is triggered.
    [[nodiscard]] auto adder(QWidget* scope, QObject* receiver)
    {
        return [this, scope, receiver](const ActionSpec& spec, auto run) {
            QAction* action = add(spec, scope);
            connect(action, &QAction::triggered, receiver, run);
            return action;
        };
    }
    /// Takes over an action that exists, e.g. of a dock or an undo stack.
    void adopt(QAction* action, const ActionSpec& spec, QWidget* scope);

    /// Null when there is none.
    [[nodiscard]] QAction* action(const QString& id) const { return m_byId.value(id); }
    /// In the order in which they were added.
    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }
    /// Text without mnemonic and dots.
    [[nodiscard]] static QString plainText(const QAction& action);

    /// Adds these actions to a menu; "-" is a separator.
    void fill(QMenu& menu, const QStringList& ids) const;

    /// Keys that two actions want, and single letters or digits without a modifier, which belong
    /// to tiles. Empty when all is well.
    [[nodiscard]] QStringList keyConflicts() const;

private:
    QList<QAction*> m_actions;
    QHash<QString, QAction*> m_byId;
};

}  // namespace ui
