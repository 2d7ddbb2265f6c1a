// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/session.h"

#include "ui/document/study.h"
#include "ui/files/chosen_output.h"
#include "ui/language/text.h"

namespace ui {

Session::Session(PositionPtr start, RankFunction rank, const QString& settingsPath, QObject* parent)
    : QObject(parent),
      m_settings(settingsPath),
      m_library(m_settings),
      m_study(std::make_unique<Study>(std::move(start))),
      m_shown(*m_study),
      m_match(*m_study, m_jobs, m_library),
      m_analysis(m_jobs, std::move(rank)),
      m_overlays(m_jobs),
      m_reviewer(m_jobs, *m_study, m_shown),
      m_practice(m_jobs, m_shown, m_analysis, m_overlays, m_reviewer),
      m_loader(m_jobs, *m_study, m_settings, m_library)
{
    keepOwnWork(toPath(m_settings.dataFolder()), toPath(m_settings.path()));
    m_shown.setSource(&m_match);
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
    const auto nameLexicons = [this] {
        m_shown.setLexiconTitles(
            [this](const QString& path) { return m_library.givenTitle(path); });
    };
    connect(&m_library, &LexiconLibrary::changed, this, nameLexicons);
    nameLexicons();
    connect(&m_shown, &ShownStudy::changed, this, &Session::follow);
    // Once the new position is asked about.
    connect(&m_shown, &ShownStudy::changed, &m_practice, &Practice::unveil);
    follow(~StudyChanges{});
}

Session::~Session() = default;

void Session::beginStart()
{
    m_study->setStarting(true);
    m_starting = connect(&m_jobs, &JobService::changed, m_study.get(), [this] {
        if (!m_jobs.jobs().isEmpty()) return;
        disconnect(m_starting);
        m_study->setStarting(false);
        emit started();
    });
}

void Session::beginFirstRun()
{
    const QString firstRun = QStringLiteral("firstRun");
    if (m_settings.isHintDone(firstRun)) return;
    m_settings.setHintDone(firstRun);
    if (m_overlays.shown().empty())
        m_overlays.setShown(Overlay::byId(QStringLiteral("lanes")), true);
}

void Session::startAutosave(const QString& folder)
{
    m_autosave = new Autosave(*m_study, m_jobs, folder, this);
    emit autosaveStarted();
}

void Session::follow(StudyChanges changes)
{
    using enum StudyChange;
    const StudyChanges question = BoardChange | RackChange | ScoreChange | TurnChange |
                                  RulesChange | LexiconChange | LeavesChange | WinTableChange |
                                  PermissionChange;
    if (!(changes & question)) return;
    const bool rackOnly = (changes & question) == RackChange;
    ask(rackOnly ? LiveAnalysis::Urgency::AtOnce : LiveAnalysis::Urgency::Coalesce);
}

QString Session::documentPath() const
{
    return m_study->document().path;
}

void Session::ask(LiveAnalysis::Urgency urgency)
{
    const bool answers = m_shown.permissions().answers;
    m_analysis.setWithheld(!answers);
    m_analysis.setQuestion(m_shown.position(), m_shown.leaves(), m_shown.winTable(), urgency);
    m_overlays.setQuestion(answers ? m_shown.position() : nullptr, m_shown.leaves());
    m_overlays.setRanking(m_analysis.ranking());
}

}  // namespace ui

#include "moc_session.cpp"
