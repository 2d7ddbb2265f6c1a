// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/action_registry.h"

#include <algorithm>
#include <utility>

#include <QMenu>
#include <QWidget>

#include "ui/theme/line_icon.h"

namespace ui {

namespace {

/// Shift aside, which types and moves too.
bool isWithoutModifier(const QKeySequence& keys)
{
    return !(keys[0].keyboardModifiers() &
             (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

}  // namespace

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
    action->setShortcutContext(scope->isWindow() ? Qt::WindowShortcut
                                                 : Qt::WidgetWithChildrenShortcut);
    if (spec.checkable) action->setCheckable(true);
    if (!spec.icon.isEmpty()) action->setIcon(lineIcon(spec.icon));
    action->setStatusTip(spec.help);
    action->setWhatsThis(spec.help);
    assign(*action, spec.keys);
    m_usualKeys.insert(spec.id, spec.keys);
    m_names.insert(spec.id, plainText(*action));
    scope->addAction(action);
    m_actions.append(action);
    m_byId.insert(spec.id, action);
}

void ActionRegistry::assign(QAction& action, const QList<QKeySequence>& keys) const
{
    action.setShortcuts(keys);
    const QString first = action.shortcut().toString(QKeySequence::NativeText);
    const QString help = action.statusTip();
    action.setToolTip(first.isEmpty() ? help : tr("%1 (%2)").arg(help, first));
}

QList<QKeySequence> ActionRegistry::usualKeys(const QString& id) const
{
    return m_usualKeys.value(id);
}

void ActionRegistry::setKeys(const QString& id, const QList<QKeySequence>& keys)
{
    QAction* found = action(id);
    if (!found || found->shortcuts() == keys) return;
    assign(*found, keys);
    emit keysChanged();
}

QMap<QString, QList<QKeySequence>> ActionRegistry::changedKeys() const
{
    QMap<QString, QList<QKeySequence>> changed;
    for (const QAction* action : m_actions) {
        const QString id = action->objectName();
        if (action->shortcuts() != usualKeys(id)) changed.insert(id, action->shortcuts());
    }
    return changed;
}

void ActionRegistry::restoreKeys(const QMap<QString, QList<QKeySequence>>& keys)
{
    for (const QAction* action : std::as_const(m_actions)) {
        const QString id = action->objectName();
        setKeys(id, keys.contains(id) ? keys.value(id) : usualKeys(id));
    }
}

QList<QAction*> ActionRegistry::rivals(const QString& id, const QList<QKeySequence>& keys) const
{
    QList<QAction*> found;
    for (QAction* action : m_actions) {
        if (action->objectName() == id) continue;
        const QList<QKeySequence> theirs = action->shortcuts();
        const bool shared = std::any_of(keys.begin(), keys.end(), [&](const QKeySequence& key) {
            return std::any_of(theirs.begin(), theirs.end(), [&](const QKeySequence& their) {
                // The beginning of a longer sequence takes its place, too.
                return key.matches(their) != QKeySequence::NoMatch ||
                       their.matches(key) != QKeySequence::NoMatch;
            });
        });
        if (shared) found.append(action);
    }
    return found;
}

bool ActionRegistry::typesTiles(const QKeySequence& keys)
{
    if (keys.isEmpty()) return false;
    switch (keys[0].key()) {
    // No tile is called so, and nothing on board and rack is done with them.
    case Qt::Key_Comma:
    case Qt::Key_Period:
    case Qt::Key_Less:
    case Qt::Key_Greater: return false;
    default: return isWithoutModifier(keys) && keys[0].key() < Qt::Key_Escape;
    }
}

bool ActionRegistry::meansElse(const QString& id, const QKeySequence& keys) const
{
    if (keys.isEmpty() || !isWithoutModifier(keys) || usualKeys(id).contains(keys)) return false;
    switch (keys[0].key()) {
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Backspace:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Delete:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return true;
    default: return false;
    }
}

QString ActionRegistry::areaTitle(const QString& id)
{
    const QHash<QString, QString> titles{
        {QStringLiteral("file"), tr("File")},       {QStringLiteral("edit"), tr("Edit")},
        {QStringLiteral("view"), tr("View")},       {QStringLiteral("layout"), tr("Layout")},
        {QStringLiteral("game"), tr("Game")},       {QStringLiteral("review"), tr("Review")},
        {QStringLiteral("notes"), tr("Notes")},     {QStringLiteral("position"), tr("Position")},
        {QStringLiteral("analyse"), tr("Analyse")}, {QStringLiteral("lexicon"), tr("Lexicon")},
        {QStringLiteral("library"), tr("Library")}, {QStringLiteral("tools"), tr("Tools")},
        {QStringLiteral("panel"), tr("Panels")},    {QStringLiteral("help"), tr("Help")}};
    const QString area = id.section(u'.', 0, 0);
    return titles.value(area, area.left(1).toUpper() + area.mid(1));
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
            if (typesTiles(key))
                conflicts.append(
                    tr("%1: %2 takes a key that types tiles").arg(name, action->objectName()));
        }
    }
    return conflicts;
}

}  // namespace ui

#include "moc_action_registry.cpp"
