// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/edit_feature.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMimeData>
#include <QUndoGroup>
#include <QUrl>

#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/files/file_readers.h"
#include "ui/files/loader.h"
#include "ui/game/game_feature.h"
#include "ui/language/file_names.h"
#include "ui/position/board_column.h"
#include "ui/setup/setup_feature.h"
#include "ui/widgets/message_bar.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

EditFeature::EditFeature(const Services& services, const Parts& parts, QMainWindow& window)
    : WindowFeature(&window), m_services(services), m_parts(parts), m_window(window)
{
}

void EditFeature::addActions(ActionRegistry& actions)
{
    addUndo(actions);
    const auto add = actions.adder(&m_window, this);
    add({u"edit.paste"_s,
         tr("&Paste Position"),
         tr("Open the CGP text or the files on the clipboard"),
         {keys("Ctrl+V")},
         u"paste"_s},
        [this] { paste(); });
    add({u"edit.copyCgp"_s,
         tr("&Copy Position"),
         tr("Copy the position as CGP text"),
         {keys("Ctrl+Shift+K")}},
        [this] { copyCgp(); });
}

void EditFeature::addUndo(ActionRegistry& actions)
{
    QUndoGroup* edits = m_parts.setup.undoGroup();
    const auto named = [](const QString& alone, const QString& with, const QString& change) {
        return change.isEmpty() ? alone : with.arg(QString(change).replace(u'&', u"&&"_s));
    };
    QAction* undo = actions.add(
        {u"edit.undo"_s, tr("&Undo"), tr("Take the last change back"), {keys("Ctrl+Z")}, u"undo"_s},
        &m_window);
    connect(undo, &QAction::triggered, this, &EditFeature::undo);
    MoveEntry* entry = m_parts.column.entry();
    const auto allowUndo = [undo, edits, entry] {
        undo->setEnabled(edits->canUndo() || !entry->empty());
    };
    connect(edits, &QUndoGroup::canUndoChanged, undo, allowUndo);
    connect(entry, &MoveEntry::changed, undo, allowUndo);
    connect(edits, &QUndoGroup::undoTextChanged, undo, [undo, named](const QString& change) {
        undo->setText(named(tr("&Undo"), tr("&Undo: %1"), change));
    });
    QAction* redo = actions.add({u"edit.redo"_s,
                                 tr("&Redo"),
                                 tr("Make the change again"),
                                 {keys("Ctrl+Shift+Z"), keys("Ctrl+Y")},
                                 u"redo"_s},
                                &m_window);
    connect(redo, &QAction::triggered, this, [this, edits] {
        edits->redo();
        freeArrows();
    });
    connect(edits, &QUndoGroup::canRedoChanged, redo, &QAction::setEnabled);
    connect(edits, &QUndoGroup::redoTextChanged, redo, [redo, named](const QString& change) {
        redo->setText(named(tr("&Redo"), tr("&Redo: %1"), change));
    });
    undo->setEnabled(edits->canUndo());
    redo->setEnabled(edits->canRedo());
    // On buttons they would show the whole text of the edit.
    for (QAction* action : {undo, redo}) action->setIconText(ActionRegistry::plainText(*action));
}

QList<MenuPlace> EditFeature::menuPlaces() const
{
    return {{u"edit"_s, 0, 10, {u"edit.undo"_s, u"edit.redo"_s}},
            {u"edit"_s, 1, 10, {u"edit.paste"_s, u"edit.copyCgp"_s}},
            {u"toolBar"_s, 0, 20, {u"edit.paste"_s, u"edit.undo"_s, u"edit.redo"_s}}};
}

void EditFeature::undo()
{
    if (m_parts.setup.isOn()) return m_parts.setup.undoGroup()->undo();
    // What was done last is the tile that was laid last.
    MoveEntry& entry = *m_parts.column.entry();
    if (entry.empty()) {
        m_parts.setup.undoGroup()->undo();
    } else {
        const std::size_t before = entry.tiles().size();
        entry.backspace();
        // Those that were dropped here and there have no cursor behind them.
        if (entry.tiles().size() == before) entry.recall();
    }
    freeArrows();
}

void EditFeature::freeArrows()
{
    if (m_parts.setup.isOn() || !m_parts.column.entry()->empty()) return;
    m_parts.column.entry()->setCursor(std::nullopt);
    if (m_window.focusWidget() == m_parts.column.rack())
        m_parts.column.board()->setFocus(Qt::OtherFocusReason);
}

void EditFeature::copyCgp()
{
    QGuiApplication::clipboard()->setText(m_services.shown.toCgp());
    if (cgpNames(m_services.shown.position()->rulesPtr())) return;
    m_parts.messages.add({tr("The position was copied without its rules"),
                          tr("a line of CGP names built-in boards and tiles only; whoever "
                             "pastes it needs the file of your rules"),
                          {},
                          MessageBar::Kind::Remark});
}

void EditFeature::paste()
{
    if (m_parts.setup.isOn()) return m_parts.setup.paste();
    if (m_parts.game.canPaste()) return m_parts.game.paste();
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    if (content && !open(*content, tr("clipboard")))
        m_parts.messages.add({tr("The clipboard holds no text and no file")});
}

bool EditFeature::open(const QMimeData& content, const QString& origin)
{
    QStringList files;
    const QList<QUrl> urls = content.urls();
    for (const QUrl& url : urls)
        if (url.isLocalFile()) files.append(localFile(url));
    if (!files.isEmpty()) m_services.loader.openFiles(files, Loader::WordLists::Offer);
    else if (content.hasText()) m_services.loader.openText(content.text(), origin);
    return !files.isEmpty() || content.hasText();
}

}  // namespace ui

#include "moc_edit_feature.cpp"
