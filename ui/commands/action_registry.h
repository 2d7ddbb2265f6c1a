// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>

class QMenu;
class QWidget;

namespace ui {

/// A key as Qt writes it on all systems: "Ctrl+Home".
[[nodiscard]] inline QKeySequence keys(const char* portable)
{
    return {QLatin1StringView(portable), QKeySequence::PortableText};
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
    /// Takes over an action that exists, e.g. of a dock.
    void adopt(QAction* action, const ActionSpec& spec, QWidget* scope);

    /// What the action has without anybody's change.
    [[nodiscard]] QList<QKeySequence> usualKeys(const QString& id) const;
    /// Other keys for an action; none is possible.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    /// Those of all actions that differ from the usual ones.
    [[nodiscard]] QMap<QString, QList<QKeySequence>> changedKeys() const;
    /// What changedKeys() gave before; ids that are not here any more are passed over.
    void restoreKeys(const QMap<QString, QList<QKeySequence>>& keys);
    /// The actions that would lose to or fight with `id` over one of these keys.
    [[nodiscard]] QList<QAction*> rivals(const QString& id, const QList<QKeySequence>& keys) const;
    /// Letters, digits and signs without Ctrl, Alt or Meta belong to the tiles.
    [[nodiscard]] static bool typesTiles(const QKeySequence& keys);
    /// Esc, Enter, Tab, arrows and the like without Ctrl, Alt or Meta mean the same everywhere on
    /// the board, in lists and in fields; only an action that has such a key usually may have it.
    [[nodiscard]] bool meansElse(const QString& id, const QKeySequence& keys) const;

    /// Null when there is none.
    [[nodiscard]] QAction* action(const QString& id) const { return m_byId.value(id); }
    /// In the order in which they were added.
    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }
    /// What the actions whose id begins so are about, e.g. "File".
    [[nodiscard]] static QString areaTitle(const QString& id);
    /// Its text as it was added, without mnemonic and dots: an action such as undo tells in its
    /// text what it would do now.
    [[nodiscard]] QString name(const QString& id) const { return m_names.value(id); }
    /// The text that it has now, without mnemonic and dots.
    [[nodiscard]] static QString plainText(const QAction& action);

    /// Adds these actions to a menu; "-" is a separator.
    void fill(QMenu& menu, const QStringList& ids) const;

    /// Keys that two actions want, and single letters or digits without a modifier, which belong
    /// to tiles. Empty when all is well.
    [[nodiscard]] QStringList keyConflicts() const;

signals:
    void keysChanged();

private:
    void assign(QAction& action, const QList<QKeySequence>& keys) const;

    QList<QAction*> m_actions;
    QHash<QString, QList<QKeySequence>> m_usualKeys;
    QHash<QString, QString> m_names;
    QHash<QString, QAction*> m_byId;
};

}  // namespace ui
