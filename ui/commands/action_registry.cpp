// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/action_registry.h"

#include <QMenu>
#include <QWidget>

#include "ui/commands/line_icon.h"

namespace ui {

ActionRegistry::ActionRegistry(QObject* parent) : QObject(parent) {}

QAction* ActionRegistry::add(const ActionSpec& spec, QWidget* scope)
{
    auto* action = new QAction(this);
    action->setText(spec.text);
    adopt(action, spec, scope);
    return action;
}

void ActionRegistry::adopt(QAction* action, const ActionSpec& spec, QWidget* scope)
{
    Q_ASSERT(!m_byId.contains(spec.id));
    action->setObjectName(spec.id);
    action->setShortcuts(spec.keys);
    action->setShortcutContext(scope->isWindow() ? Qt::WindowShortcut
                                                 : Qt::WidgetWithChildrenShortcut);
    if (spec.checkable) action->setCheckable(true);
    if (!spec.icon.isEmpty()) action->setIcon(lineIcon(spec.icon));
    action->setStatusTip(spec.help);
    action->setWhatsThis(spec.help);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? spec.help : tr("%1 (%2)").arg(spec.help, keys));
    scope->addAction(action);
    m_actions.append(action);
    m_byId.insert(spec.id, action);
}

QString ActionRegistry::plainText(const QAction& action)
{
    QString text = action.text();
    text.remove(u'&');
    while (text.endsWith(u'…') || text.endsWith(u'.')) text.chop(1);
    return text;
}

void ActionRegistry::fill(QMenu& menu, const QStringList& ids) const
{
    for (const QString& id : ids) {
        if (id == QLatin1StringView("-")) menu.addSeparator();
        else if (QAction* found = action(id)) menu.addAction(found);
        else Q_ASSERT_X(false, "ActionRegistry::fill", qPrintable(id));
    }
}

QStringList ActionRegistry::keyConflicts() const
{
    QStringList conflicts;
    QHash<QKeySequence, QAction*> owners;
    for (QAction* action : m_actions) {
        const QList<QKeySequence> keys = action->shortcuts();
        for (const QKeySequence& key : keys) {
            const QString name = key.toString(QKeySequence::PortableText);
            if (owners.contains(key))
                conflicts.append(
                    tr("%1: %2 and %3")
                        .arg(name, owners.value(key)->objectName(), action->objectName()));
            owners.insert(key, action);
            const bool plain = !(key[0].keyboardModifiers() &
                                 (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
            if (plain && key[0].key() < Qt::Key_Escape)
                conflicts.append(
                    tr("%1: %2 takes a key that types tiles").arg(name, action->objectName()));
        }
    }
    return conflicts;
}

}  // namespace ui
