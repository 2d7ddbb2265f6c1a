// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/shortcut_editor.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/commands/action_registry.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kIdRole = Qt::UserRole;

QString keysText(const QAction& action)
{
    return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
}

}  // namespace

ShortcutEditor::ShortcutEditor(ActionRegistry& registry, QWidget* parent)
    : QWidget(parent),
      m_registry(registry),
      m_search(new QLineEdit),
      m_list(new QTreeWidget),
      m_keys(new QKeySequenceEdit),
      m_assign(new QPushButton(tr("&Assign"))),
      m_clear(new QPushButton(tr("&No Key"))),
      m_reset(new QPushButton(tr("&Reset"))),
      m_resetAll(new QPushButton(tr("Reset A&ll"))),
      m_hint(new QLabel)
{
    m_search->setObjectName(u"keySearch"_s);
    m_search->setPlaceholderText(tr("Search commands and keys"));
    m_search->setAccessibleName(tr("Search commands and keys"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(u"keyList"_s);
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_keys->setObjectName(u"keyEdit"_s);
    m_keys->setAccessibleName(tr("New key"));
    // Its own field gets the keys.
    if (auto* field = m_keys->findChild<QLineEdit*>())
        field->setAccessibleName(m_keys->accessibleName());
    m_keys->setToolTip(tr("Press the keys that the command shall have"));
    m_assign->setObjectName(u"keyAssign"_s);
    m_clear->setObjectName(u"keyClear"_s);
    m_reset->setObjectName(u"keyReset"_s);
    m_reset->setToolTip(tr("Give the command its usual keys"));
    m_resetAll->setObjectName(u"keyResetAll"_s);
    m_resetAll->setToolTip(tr("Give all commands their usual keys"));
    m_hint->setObjectName(u"keyHint"_s);
    m_hint->setAccessibleName(tr("About the key"));
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setMinimumHeight(2 * fontMetrics().height());
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* row = new QHBoxLayout;
    row->addWidget(m_keys, 1);
    for (QPushButton* button : {m_assign, m_clear, m_reset, m_resetAll}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_hint);

    connect(m_search, &QLineEdit::textChanged, this, &ShortcutEditor::search);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showCurrent);
    connect(m_list, &QTreeWidget::itemActivated, m_keys, [this] { m_keys->setFocus(); });
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutEditor::check);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutEditor::assign);
    connect(m_clear, &QPushButton::clicked, this, &ShortcutEditor::clearKeys);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutEditor::resetOne);
    connect(m_resetAll, &QPushButton::clicked, this, &ShortcutEditor::resetAll);
    connect(&m_registry, &ActionRegistry::keysChanged, this, &ShortcutEditor::follow);
    fill();
}

void ShortcutEditor::fill()
{
    QHash<QString, QTreeWidgetItem*> areas;
    for (const QAction* action : m_registry.actions()) {
        const QString id = action->objectName();
        const QString title = ActionRegistry::areaTitle(id);
        QTreeWidgetItem*& area = areas[title];
        if (!area) {
            area = new QTreeWidgetItem(m_list, {title});
            area->setFlags(Qt::ItemIsEnabled);
            area->setFirstColumnSpanned(true);
            QFont font = m_list->font();
            font.setBold(true);
            area->setFont(0, font);
        }
        auto* item = new QTreeWidgetItem(area, {m_registry.name(id)});
        item->setData(0, kIdRole, id);
        item->setToolTip(0, action->statusTip());
    }
    follow();
    m_list->expandAll();
    if (QTreeWidgetItem* first = m_list->topLevelItem(0)) m_list->setCurrentItem(first->child(0));
}

void ShortcutEditor::follow()
{
    for (QTreeWidgetItemIterator it(m_list); *it; ++it) {
        const QString id = (*it)->data(0, kIdRole).toString();
        const QAction* action = m_registry.action(id);
        if (!action) continue;
        (*it)->setText(1, keysText(*action));
        QFont font = m_list->font();
        // A second sign for changed keys, beside the button that becomes enabled.
        font.setItalic(action->shortcuts() != m_registry.usualKeys(id));
        (*it)->setFont(1, font);
    }
    showCurrent();
}

void ShortcutEditor::search(const QString& text)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* area = m_list->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < area->childCount(); ++j) {
            QTreeWidgetItem* item = area->child(j);
            const bool fits = item->text(0).contains(text, Qt::CaseInsensitive) ||
                              item->text(1).contains(text, Qt::CaseInsensitive) ||
                              item->toolTip(0).contains(text, Qt::CaseInsensitive);
            item->setHidden(!fits);
            any |= fits;
        }
        area->setHidden(!any);
    }
}

QString ShortcutEditor::current() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? item->data(0, kIdRole).toString() : QString();
}

void ShortcutEditor::select(const QString& id)
{
    for (QTreeWidgetItemIterator it(m_list); *it; ++it)
        if ((*it)->data(0, kIdRole).toString() == id) return m_list->setCurrentItem(*it);
}

void ShortcutEditor::showCurrent()
{
    const QAction* action = m_registry.action(current());
    m_keys->setEnabled(action);
    m_keys->clear();
    const bool changed = action && action->shortcuts() != m_registry.usualKeys(current());
    m_reset->setEnabled(changed);
    m_clear->setEnabled(action && !action->shortcuts().isEmpty());
    m_resetAll->setEnabled(!m_registry.changedKeys().isEmpty());
    check();
}

void ShortcutEditor::check()
{
    const QAction* action = m_registry.action(current());
    const QKeySequence keys = m_keys->keySequence();
    const bool typesTiles = ActionRegistry::typesTiles(keys);
    const bool meansElse = m_registry.meansElse(current(), keys);
    m_assign->setEnabled(action && !keys.isEmpty() && !typesTiles && !meansElse);
    m_assign->setText(tr("&Assign"));
    if (!action) return m_hint->clear();
    if (keys.isEmpty()) return m_hint->setText(action->statusTip());
    if (typesTiles) return m_hint->setText(tr("✕ This key types tiles: add Ctrl or Alt."));
    if (meansElse)
        return m_hint->setText(
            tr("✕ This key has its own meaning on the board and in lists: add Ctrl or Alt."));
    QStringList names;
    const QList<QAction*> rivals = m_registry.rivals(current(), {keys});
    for (const QAction* rival : rivals) names.append(m_registry.name(rival->objectName()));
    if (names.isEmpty()) return m_hint->setText(tr("✓ No other command has this key."));
    m_assign->setText(tr("T&ake It"));
    m_hint->setText(tr("✕ \"%1\" has this key and would lose it.").arg(names.join(u"\", \""_s)));
}

void ShortcutEditor::assign()
{
    const QString id = current();
    const QKeySequence keys = m_keys->keySequence();
    if (!m_registry.action(id) || keys.isEmpty()) return;
    const QList<QAction*> rivals = m_registry.rivals(id, {keys});
    for (const QAction* rival : rivals) {
        QList<QKeySequence> left = rival->shortcuts();
        left.removeIf([&](const QKeySequence& theirs) {
            return keys.matches(theirs) != QKeySequence::NoMatch ||
                   theirs.matches(keys) != QKeySequence::NoMatch;
        });
        m_registry.setKeys(rival->objectName(), left);
    }
    m_registry.setKeys(id, {keys});
}

void ShortcutEditor::clearKeys()
{
    m_registry.setKeys(current(), {});
}

void ShortcutEditor::resetOne()
{
    const QString id = current();
    const QList<QKeySequence> usual = m_registry.usualKeys(id);
    const QList<QAction*> rivals = m_registry.rivals(id, usual);
    for (const QAction* rival : rivals) {
        QList<QKeySequence> left = rival->shortcuts();
        left.removeIf([&](const QKeySequence& theirs) { return usual.contains(theirs); });
        m_registry.setKeys(rival->objectName(), left);
    }
    m_registry.setKeys(id, usual);
}

void ShortcutEditor::resetAll()
{
    m_registry.restoreKeys({});
}

}  // namespace ui

#include "moc_shortcut_editor.cpp"
