// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_feature.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>

#include "engine/lexicon/lexicon.h"
#include "ui/boggle/boggle_memory.h"
#include "ui/boggle/boggle_panel.h"
#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/files/file_output.h"
#include "ui/language/text.h"
#include "ui/settings/settings.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/file_dialog.h"
#include "ui/words/words_feature.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Below it the panel is scrolled.
constexpr QSize kSmallestView{320, 200};

}  // namespace

BoggleFeature::BoggleFeature(JobService& jobs, ShownStudy& shown, Settings& settings,
                             QMainWindow& window)
    : WindowFeature(&window),
      m_jobs(jobs),
      m_shown(shown),
      m_settings(settings),
      m_window(window),
      m_cover(new CoveredPanel([this] { return makePanel(); })),
      m_dock(new QDockWidget(tr("Boggle"), &window))
{
    m_dock->setObjectName(u"dock.boggle"_s);
    m_dock->setWidget(m_cover);
    connect(&shown, &ShownStudy::changed, this, &BoggleFeature::followStudy);
    followStudy();
}

QWidget* BoggleFeature::makePanel()
{
    m_desk = new BoggleDesk(m_jobs, m_shown);
    auto* play = new BogglePlay(m_jobs);
    auto* hunt = new BoggleHunt(m_jobs);
    m_panel = new BogglePanel(*m_desk, *play, *hunt, m_jobs);
    // They may go only after the widgets that use them.
    for (QObject* part :
         {static_cast<QObject*>(m_desk), static_cast<QObject*>(play), static_cast<QObject*>(hunt)})
        part->setParent(m_panel);
    new BoggleMemory(*m_desk, m_settings, m_panel);
    connect(m_panel, &BogglePanel::openLexiconRequested, this,
            [this] { emit actionRequested(u"lexicon.open"_s); });
    connect(m_panel, &BogglePanel::exportRequested, this, &BoggleFeature::askAndWrite);
    // A small window has less room than everything in the panel wants.
    auto* scroll = new QScrollArea;
    scroll->setObjectName(u"boggleScroll"_s);
    scroll->setAccessibleName(tr("Boggle"));
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_panel);
    scroll->setMinimumSize(kSmallestView);
    followStudy();
    return scroll;
}

BoggleDesk& BoggleFeature::desk()
{
    m_cover->makeContent();
    return *m_desk;
}

void BoggleFeature::followStudy()
{
    m_cover->setCovered(!m_shown.permissions().words, WordsFeature::refusal());
    if (m_panel) m_panel->setLexiconName(m_shown.lexiconName());
}

void BoggleFeature::addActions(ActionRegistry& actions)
{
    addDockAction(actions,
                  {u"view.boggle"_s,
                   tr("&Boggle"),
                   tr("Solve grids of connected letters, play, find the best one"),
                   {keys("Alt+6")}},
                  m_window, *m_dock, [this] {
                      if (m_panel && !m_cover->isCovered()) m_panel->focusBoard();
                  });
}

QList<MenuPlace> BoggleFeature::menuPlaces() const
{
    return {{u"view.panels"_s, 0, 60, {u"view.boggle"_s}}};
}

QList<WindowDock> BoggleFeature::docks() const
{
    return {{m_dock, besideMoves(30)}};
}

void BoggleFeature::askAndWrite(const BoggleFile& file)
{
    const QString path = askForOutput(&m_window, file.title,
                                      m_settings.lastFolder() + u'/' + file.name, file.filter);
    if (path.isEmpty()) return;
    write(file, path);
}

void BoggleFeature::write(const BoggleFile& file, const QString& path)
{
    writeInBackground(
        m_jobs, path,
        [bytes = file.bytes, path] { return engine::Result<QByteArray>(bytes(path)); }, this,
        [this, path](const engine::Result<void>& done) {
            if (done) emit exported({path});
            else if (done.error().code != engine::ErrorCode::Cancelled)
                emit exportFailed(path, done.error());
        });
}

}  // namespace ui

#include "moc_boggle_feature.cpp"
