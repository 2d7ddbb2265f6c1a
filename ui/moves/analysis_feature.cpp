// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/analysis_feature.h"

#include <QAction>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_feature.h"
#include "ui/moves/moves_panel.h"
#include "ui/moves/replies_dialog.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

AnalysisFeature::AnalysisFeature(LiveAnalysis& analysis, const ShownStudy& shown, JobService& jobs,
                                 MovesFeature& moves, QMainWindow& window)
    : WindowFeature(&window),
      m_analysis(analysis),
      m_shown(shown),
      m_jobs(jobs),
      m_moves(moves),
      m_window(window)
{
}

void AnalysisFeature::addActions(ActionRegistry& actions)
{
    QAction* live = actions.add({u"analyse.live"_s,
                                 tr("&Live"),
                                 tr("Look for moves whenever the position changes"),
                                 {keys("Ctrl+Shift+L")},
                                 u"live"_s,
                                 true},
                                &m_window);
    live->setChecked(m_analysis.isLive());
    connect(live, &QAction::toggled, &m_analysis, &LiveAnalysis::setLive);
    connect(&m_analysis, &LiveAnalysis::liveChanged, live, &QAction::setChecked);
    const auto add = actions.adder(&m_window, this);
    add({u"analyse.generate"_s,
         tr("&Generate"),
         tr("Look for the moves of this position now"),
         {keys("F5")},
         u"generate"_s},
        [this] { m_analysis.generate(); });
    add({u"analyse.stop"_s, tr("&Stop"), tr("Stop everything under way (Esc)"), {}, u"stop"_s},
        [this] { stop(); });
    add({u"analyse.filter"_s,
         tr("&Filter the Moves"),
         tr("Type words that the moves must fit, such as bingo or keep:Q"),
         {keys("Ctrl+F")},
         u"search"_s},
        [this] { m_moves.filter(); });
    add({u"analyse.replies"_s,
         tr("What Could the &Opponent Play?"),
         tr("List what the other player could lay, with the chance of holding the tiles"),
         {keys("Shift+F5")}},
        [this] { showReplies(); });
}

void AnalysisFeature::showReplies()
{
    if (!m_replies) {
        m_replies = new RepliesDialog(m_shown, m_analysis, m_jobs, &m_window);
        connect(m_replies, &RepliesDialog::previewed, m_moves.panel(),
                [panel = m_moves.panel()](const std::optional<engine::Move>& move) {
                    if (move) panel->previewMove(*move);
                    else panel->clearPreview();
                });
        // The board stays in sight.
        m_replies->ensurePolished();
        const QRect window = m_window.geometry();
        m_replies->move(window.right() - m_replies->width() - gap::kWide,
                        window.top() + gap::kPage);
    }
    m_replies->show();
    m_replies->raise();
    m_replies->activateWindow();
}

QList<MenuPlace> AnalysisFeature::menuPlaces() const
{
    return {{u"analyse"_s, 0, 10, {u"analyse.live"_s, u"analyse.generate"_s, u"analyse.stop"_s}},
            {u"analyse"_s, 1, 10, {u"analyse.filter"_s}},
            {u"analyse"_s, 2, 10, {u"analyse.replies"_s}},
            {u"toolBar"_s, 1, 10, {u"analyse.live"_s, u"analyse.generate"_s}}};
}

bool AnalysisFeature::stepBack(BackStep step)
{
    if (step != BackStep::Work) return false;
    if (!m_analysis.stop() && !m_jobs.isBusy()) return false;
    m_jobs.cancelForeground();
    return true;
}

void AnalysisFeature::stop()
{
    m_analysis.stop();
    m_jobs.cancelAll();
}

}  // namespace ui

#include "moc_analysis_feature.cpp"
