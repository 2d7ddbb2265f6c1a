// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/library_views.h"

#include <QAction>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/document/study.h"
#include "ui/library/library_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

LibraryViews::LibraryViews(Session& session, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_window(window),
      m_library(session.jobs(), session.settings().dataFolder() + u"/library.sqlite"_s),
      m_panel(new LibraryPanel(m_library)),
      m_dock(new QDockWidget(tr("Library"), &window))
{
    m_dock->setObjectName(u"dock.library"_s);
    m_dock->setWidget(m_panel);
    connect(m_panel, &LibraryPanel::openRequested, this, &LibraryViews::open);
    connect(m_panel, &LibraryPanel::selectionChanged, this, &LibraryViews::followSelection);
    connect(&m_library, &GameLibrary::failed, this, &LibraryViews::failed);
    connect(&m_library, &GameLibrary::contentRead, this,
            [this](const LibraryRow& row, const QByteArray& content) {
                m_session.loader().openText(QString::fromUtf8(content), row.title);
            });
}

void LibraryViews::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    add({u"library.search"_s,
         tr("&Search the Library"),
         tr("Look for games by player, word, lexicon, date or tag"),
         {keys("Ctrl+Shift+G")}},
        [this] {
            bringUp(m_window, *m_dock);
            m_panel->focusSearch();
        });
    QAction* folder = add({u"library.importFolder"_s, tr("&Import a Folder…"),
                           tr("Put all games of a folder and those below it into the library")},
                          [this] { importFolder(); });
    add({u"library.importFiles"_s, tr("Import &Files…"), tr("Put games into the library")},
        [this] { importFiles(); });
    QAction* addThis = add({u"library.add"_s, tr("&Add What Is Open"),
                            tr("Put the game or the position that is open into the library")},
                           [this] {
                               const Study& study = m_session.study();
                               m_library.add(study.state(), study.document());
                           });
    m_open = add({u"library.open"_s, tr("&Open From the Library"), tr("Open the selected game")},
                 [this] { openSelected(); });
    m_remove = add({u"library.remove"_s, tr("&Remove From the Library"),
                    tr("Forget the selected games; their files stay")},
                   [this] {
                       QList<qint64> ids;
                       for (const LibraryRow& row : m_panel->selected()) ids.append(row.id);
                       m_library.remove(ids);
                   });
    addDockAction(
        actions,
        {u"view.library"_s, tr("Li&brary"), tr("Show the library of games"), {keys("Alt+9")}},
        m_window, *m_dock, [this] { m_panel->focusSearch(); });
    QAction* review = add(
        {u"library.review"_s, tr("Re&view All Games"),
         tr("Compare all moves of the games in the library with the best ones, in the "
            "background; then games can be searched by what players lost")},
        [this] {
            const Study& study = m_session.study();
            const engine::Position& now = *study.position();
            if (!now.lexicon()) {
                emit failed(
                    tr("The library was not reviewed"),
                    {engine::ErrorCode::WrongLexicon,
                      engine::say("%1", tr("no lexicon is open").toStdString()),
                      {}});
                return;
            }
            bringUp(m_window, *m_dock);
            m_library.review({now.rulesPtr(), now.lexiconPtr(), study.leaves()});
        });
    m_panel->addActions({folder, review, addThis, m_open});
    followSelection();
}

void LibraryViews::followSelection()
{
    const bool any = !m_panel->selected().isEmpty();
    if (m_open) m_open->setEnabled(any);
    if (m_remove) m_remove->setEnabled(any);
}

void LibraryViews::importFolder()
{
    Settings& settings = m_session.settings();
    const QString path =
        QFileDialog::getExistingDirectory(&m_window, tr("Import a Folder"), settings.lastFolder());
    if (path.isEmpty()) return;
    settings.setLastFolder(path);
    bringUp(m_window, *m_dock);
    m_library.import({path}, m_session.shown().position()->rulesPtr());
}

void LibraryViews::importFiles()
{
    Settings& settings = m_session.settings();
    const QStringList paths =
        QFileDialog::getOpenFileNames(&m_window, tr("Import Games"), settings.lastFolder(),
                                      tr("Games and positions (*.gcg *.cws *.cgp);;All files (*)"));
    if (paths.isEmpty()) return;
    settings.setLastFolder(QFileInfo(paths.first()).absolutePath());
    bringUp(m_window, *m_dock);
    m_library.import(paths, m_session.shown().position()->rulesPtr());
}

void LibraryViews::openSelected()
{
    const QList<LibraryRow> rows = m_panel->selected();
    if (!rows.isEmpty()) open(rows.first());
}

void LibraryViews::open(const LibraryRow& row)
{
    if (row.path.isEmpty()) m_library.readContent(row);
    else m_session.loader().openChapter(row.path, row.chapter);
}

}  // namespace ui
