// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/files_feature.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>

#include "engine/board/position.h"
#include "ui/commands/action_registry.h"
#include "ui/commands/command_palette.h"
#include "ui/commands/fuzzy.h"
#include "ui/document/study.h"
#include "ui/files/document_tabs.h"
#include "ui/files/loader.h"
#include "ui/files/open_dialog.h"
#include "ui/files/part_stepper.h"
#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/settings/settings.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kMostFiles = 5;

}  // namespace

FilesFeature::FilesFeature(const DocumentFiles::Services& services, MessageBar& messages,
                           QMainWindow& window)
    : WindowFeature(&window),
      m_study(services.study),
      m_settings(services.settings),
      m_loader(services.loader),
      m_window(window),
      m_documents(new DocumentFiles(services, messages, window)),
      m_tabs(new DocumentTabs(
          services.study, [this](const StudyState& state) { return m_documents->titleOf(state); },
          &window)),
      m_parts(new PartStepper(&window)),
      m_recent(new QMenu(tr("Open &Recent"), &window))
{
    m_recent->setObjectName(u"recentFiles"_s);
    connect(m_documents, &DocumentFiles::needsAll, this, &FilesFeature::needsAll);
    connect(m_tabs, &DocumentTabs::leaving, this, &FilesFeature::needsAll);
    connect(m_tabs, &DocumentTabs::said, this, &FilesFeature::said);
    connect(m_documents, &DocumentFiles::said, this, &FilesFeature::said);
    connect(m_parts, &PartStepper::chosen, this, &FilesFeature::goToPart);
    connect(&m_study, &Study::changed, this, &FilesFeature::followParts);
    connect(&m_loader, &Loader::recentFilesChanged, this, &FilesFeature::fillRecent);
}

void FilesFeature::beginAnew()
{
    emit needsAll();
    const engine::Position& now = *m_study.position();
    if (auto empty =
            engine::Position::create(now.rulesPtr(), m_study.state().lexicon(), now.playerCount()))
        m_study.setPosition(std::move(*empty), {}, tr("new position"));
}

void FilesFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    add({u"file.new"_s,
         tr("&New Position"),
         tr("An empty board with the present rules"),
         {keys("Ctrl+N")}},
        [this] { beginAnew(); });
    add({u"file.open"_s,
         tr("&Open…"),
         tr("Open a game, position, lexicon, leaves or rules, told by the content"),
         {keys("Ctrl+O")},
         u"open"_s},
        [this] {
            openWithDialog(m_window, m_settings, tr("Open"), tr("All files (*)"),
                           [this](const QString& path) { m_loader.openFile(path); });
        });
    addPin(actions);
    addParts(actions);
    m_documents->addActions(actions);
    m_tabs->addActions(actions, m_window);
    add({u"file.quit"_s, tr("&Quit"), tr("Close the window"), {keys("Ctrl+Q")}},
        [this] { m_window.close(); });
    fillRecent();
}

void FilesFeature::addPin(ActionRegistry& actions)
{
    m_pin = actions.add({u"file.pin"_s,
                         tr("Pin &This File"),
                         tr("Keep the file that is open in the list of recent files"),
                         {},
                         {},
                         true},
                        &m_window);
    connect(m_pin, &QAction::triggered, this, [this](bool on) {
        m_settings.setPinned(m_study.document().path, on);
        fillRecent();
    });
    const auto followDocument = [this] {
        const QString& path = m_study.document().path;
        m_pin->setEnabled(!path.isEmpty());
        m_pin->setChecked(m_settings.pinnedFiles().contains(path));
    };
    connect(&m_study, &Study::changed, m_pin, followDocument);
    connect(&m_study, &Study::documentChanged, m_pin, followDocument);
    followDocument();
}

void FilesFeature::addParts(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    m_nextPart = add({u"game.nextPart"_s,
                      tr("Next Game or P&osition"),
                      tr("Go to the next game of the file, or position of the text"),
                      {keys("Ctrl+Shift+PgDown")},
                      u"next"_s},
                     [this] { goToPart(seenPart(m_study.state()).number + 1); });
    m_previousPart =
        add({u"game.previousPart"_s,
             tr("Previous Game or Pos&ition"),
             tr("Go to the game of the file, or position of the text, before this one"),
             {keys("Ctrl+Shift+PgUp")},
             u"previous"_s},
            [this] { goToPart(seenPart(m_study.state()).number - 1); });
    m_parts->setActions(m_previousPart, m_nextPart);
    followParts();
}

void FilesFeature::followParts()
{
    if (!m_nextPart) return;
    const SeenPart seen = seenPart(m_study.state());
    m_nextPart->setEnabled(seen.number + 1 < seen.count);
    m_previousPart->setEnabled(seen.number > 0);
    m_parts->show(seen, m_study.game() != nullptr);
}

void FilesFeature::goToPart(int number)
{
    const SeenPart seen = seenPart(m_study.state());
    if (number < 0 || number >= seen.count || number == seen.number) return;
    emit needsAll();
    if (!m_study.game()) return m_loader.openPlace({m_study.state().place.lines, number});
    if (const auto gone = m_study.goToChapter(number); !gone)
        emit failed(tr("Game %L1 can't be shown").arg(number + 1), gone.error());
}

QList<QWidget*> FilesFeature::statusWidgets() const
{
    return {m_parts};
}

QList<MenuPlace> FilesFeature::menuPlaces() const
{
    return {{u"file"_s, 0, 10, {u"file.new"_s, u"file.newTab"_s, u"file.open"_s}},
            {u"file"_s, 0, 20, {}, m_recent},
            {u"file"_s, 0, 40, {u"file.restore"_s}},
            {u"file"_s, 1, 10, {u"file.save"_s, u"file.saveAs"_s}},
            {u"file"_s,
             2,
             10,
             {u"file.nextTab"_s, u"file.previousTab"_s, u"file.closeTab"_s, u"file.quit"_s}},
            {u"game"_s, 1, 20, {u"game.nextPart"_s, u"game.previousPart"_s}},
            {u"toolBar"_s, 0, 10, {u"file.open"_s}}};
}

void FilesFeature::fillRecent()
{
    m_recent->clear();
    const QStringList files = m_settings.recentFiles();
    const QStringList pinned = m_settings.pinnedFiles();
    for (const QString& path : files) {
        QString name = shownName(path);
        // A name may have the sign that mnemonics are made with.
        name.replace(u'&', u"&&"_s);
        QAction* action = m_recent->addAction(pinned.contains(path) ? tr("★ %1").arg(name) : name);
        action->setToolTip(path);
        action->setEnabled(isThere(path));
        connect(action, &QAction::triggered, this, [this, path] { m_loader.openPosition(path); });
    }
    m_recent->setToolTipsVisible(true);
    m_recent->addSeparator();
    m_recent->addAction(m_pin);
    if (files.isEmpty()) return;
    connect(m_recent->addAction(tr("&Clear the List")), &QAction::triggered, this, [this] {
        m_settings.clearRecentFiles();
        // Not now: this runs inside a signal of an action that would be deleted.
        QMetaObject::invokeMethod(this, &FilesFeature::fillRecent, Qt::QueuedConnection);
    });
}

QList<PaletteEntry> FilesFeature::paletteEntries(const QString& text)
{
    if (text.trimmed().isEmpty()) return {};
    std::vector<std::pair<int, QString>> found;
    const QStringList files = m_settings.recentFiles();
    for (const QString& path : files) {
        const auto score = fuzzyScore(text, QFileInfo(path).fileName());
        if (score && isThere(path)) found.emplace_back(*score, path);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    QList<PaletteEntry> entries;
    for (const auto& [score, path] : found) {
        if (entries.size() == kMostFiles) break;
        entries.append({tr("Open %1").arg(shownName(path)), tr("recent file"), path,
                        [this, path = path] { m_loader.openPosition(path); }});
    }
    return entries;
}

}  // namespace ui

#include "moc_files_feature.cpp"
