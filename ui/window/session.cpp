// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/session.h"

namespace ui {

Session::Session(PositionPtr start, RankFunction rank, const QString& settingsPath, QObject* parent)
    : QObject(parent),
      m_settings(settingsPath),
      m_library(m_settings),
      m_study(std::move(start)),
      m_match(m_study, m_jobs),
      m_analysis(m_jobs, std::move(rank)),
      m_overlays(m_jobs),
      m_reviewer(m_jobs, m_study),
      m_practice(m_study, m_analysis, m_overlays, m_reviewer),
      m_loader(m_jobs, m_study, m_settings, m_library)
{
    m_analysis.setLive(m_settings.live());
    connect(&m_analysis, &LiveAnalysis::liveChanged, this,
            [this](bool live) { m_settings.setLive(live); });
    OverlayService::Overlays shown;
    for (const QString& id : m_settings.overlays())
        if (const Overlay* overlay = Overlay::byId(id)) shown.push_back(overlay);
    m_overlays.setAllShown(shown);
    connect(&m_overlays, &OverlayService::overlaysChanged, this, [this] {
        QStringList ids;
        for (const Overlay* overlay : m_overlays.shown()) ids << overlay->id();
        m_settings.setOverlays(ids);
    });
    connect(&m_analysis, &LiveAnalysis::stateChanged, this,
            [this] { m_overlays.setRanking(m_analysis.ranking()); });
    connect(&m_study, &Study::changed, this, &Session::follow);
    connect(&m_match, &MatchPlay::changed, this, [this] {
        m_reviewer.setWithheld(m_match.isDiscreet());
        ask(LiveAnalysis::Urgency::Coalesce);
    });
    follow(~Study::Changes{});
}

void Session::beginStart()
{
    m_study.setStarting(true);
    connect(&m_jobs, &JobService::changed, &m_study, [this] {
        if (m_jobs.jobs().isEmpty()) m_study.setStarting(false);
    });
}

void Session::startAutosave(const QString& folder)
{
    m_autosave = new Autosave(m_study, m_jobs, folder, this);
    emit autosaveStarted();
}

void Session::restoreUnsaved()
{
    if (!m_autosave) return;
    m_autosave->restore([this](KeptStudy kept) { return m_loader.restore(std::move(kept)); });
}

void Session::follow(Study::Changes changes)
{
    const Study::Changes question = Study::BoardChange | Study::RackChange | Study::ScoreChange |
                                    Study::TurnChange | Study::RulesChange | Study::LexiconChange |
                                    Study::LeavesChange | Study::WinTableChange;
    if (!(changes & question)) return;
    const bool rackOnly = (changes & question) == Study::RackChange;
    ask(rackOnly ? LiveAnalysis::Urgency::AtOnce : LiveAnalysis::Urgency::Coalesce);
}

void Session::ask(LiveAnalysis::Urgency urgency)
{
    const bool withheld = m_match.isWithholding();
    const PositionPtr& position = m_match.shownPosition();
    m_analysis.setWithheld(withheld);
    m_analysis.setQuestion(position, m_study.leaves(), m_study.winTable(), urgency);
    m_overlays.setQuestion(withheld ? nullptr : position, m_study.leaves());
    m_overlays.setRanking(m_analysis.ranking());
}

}  // namespace ui
