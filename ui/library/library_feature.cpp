// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_feature.h"

#include <QAction>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/document/study.h"
#include "ui/files/loader.h"
#include "ui/files/opening_turn.h"
#include "ui/library/library_panel.h"
#include "ui/settings/settings.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

LibraryFeature::LibraryFeature(JobService& jobs, Study& study, ShownStudy& shown,
                               Settings& settings, Loader& loader, QMainWindow& window)
    : WindowFeature(&window),
      m_study(study),
      m_shown(shown),
      m_settings(settings),
      m_loader(loader),
      m_window(window),
      m_library(jobs, settings.dataFolder() + u"/library.sqlite"_s),
      m_panel(new LibraryPanel(m_library)),
      m_dock(new QDockWidget(tr("Library"), &window))
{
    m_dock->setObjectName(u"dock.library"_s);
    m_dock->setWidget(m_panel);
    connect(m_panel, &LibraryPanel::openRequested, this, &LibraryFeature::open);
    connect(m_panel, &LibraryPanel::selectionChanged, this, &LibraryFeature::followSelection);
    connect(&m_library, &GameLibrary::failed, this, &LibraryFeature::failed);
    connect(&m_library, &GameLibrary::contentRead, this,
            [this](const LibraryRow& row, const QByteArray& content) {
                if (row.turn > 0) new OpeningTurn(m_shown, m_loader, row.turn, this);
                m_loader.openText(QString::fromUtf8(content), row.title);
            });
}

void LibraryFeature::addActions(ActionRegistry& actions)
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
                           [this] { m_library.add(m_study.state(), m_study.document()); });
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
    QAction* review =
        add({u"library.review"_s, tr("Re&view All Games"),
             tr("Compare all moves of the games in the library with the best ones, in the "
                "background; then games can be searched by what players lost")},
            [this] {
                if (!m_study.position()->lexiconPtr()) {
                    emit failed(tr("The library was not reviewed"),
                                {engine::ErrorCode::WrongLexicon,
                                 engine::say("%1", tr("no lexicon is open").toStdString()),
                                 {}});
                    return;
                }
                bringUp(m_window, *m_dock);
                m_library.review({m_study.position()->rulesPtr(), m_study.position()->lexiconPtr(),
                                  m_study.leaves()});
            });
    m_panel->addActions({folder, review, addThis, m_open});
    followSelection();
}

QList<MenuPlace> LibraryFeature::menuPlaces() const
{
    return {{u"file.library"_s,
             0,
             10,
             {u"library.search"_s, u"library.open"_s, u"library.add"_s, u"library.remove"_s}},
            {u"file.library"_s,
             1,
             10,
             {u"library.importFolder"_s, u"library.importFiles"_s, u"library.review"_s}},
            {u"view.panels"_s, 0, 90, {u"view.library"_s}}};
}

QList<WindowDock> LibraryFeature::docks() const
{
    return {{m_dock, besideMovesBut(20, {{LayoutForm::Study, 0, 10, true}})}};
}

void LibraryFeature::followSelection()
{
    const QList<LibraryRow> rows = m_panel->selected();
    if (m_open) m_open->setEnabled(!rows.isEmpty());
    // A turn is no entry of its own.
    if (m_remove) m_remove->setEnabled(!rows.isEmpty() && rows.first().turn == 0);
}

void LibraryFeature::importFolder()
{
    const QString path = askForFolder(&m_window, tr("Import a Folder"), m_settings.lastFolder());
    if (path.isEmpty()) return;
    m_settings.setLastFolder(path);
    bringUp(m_window, *m_dock);
    m_library.import({path}, m_study.position()->rulesPtr());
}

void LibraryFeature::importFiles()
{
    const QStringList paths =
        askForFiles(&m_window, tr("Import Games"), m_settings.lastFolder(),
                    tr("Games and positions (*.gcg *.cws *.cgp);;All files (*)"));
    if (paths.isEmpty()) return;
    m_settings.setLastFolder(QFileInfo(paths.first()).absolutePath());
    bringUp(m_window, *m_dock);
    m_library.import(paths, m_study.position()->rulesPtr());
}

void LibraryFeature::openSelected()
{
    const QList<LibraryRow> rows = m_panel->selected();
    if (!rows.isEmpty()) open(rows.first());
}

void LibraryFeature::open(const LibraryRow& row)
{
    if (row.path.isEmpty()) {
        m_library.readContent(row);
        return;
    }
    if (row.turn > 0) new OpeningTurn(m_shown, m_loader, row.turn, this);
    m_loader.openChapter(row.path, row.chapter);
}

}  // namespace ui

#include "moc_library_feature.cpp"
