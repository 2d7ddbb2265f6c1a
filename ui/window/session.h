// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "ui/document/autosave.h"
#include "ui/document/shown_study.h"
#include "ui/files/lexicon_library.h"
#include "ui/files/loader.h"
#include "ui/moves/live_analysis.h"
#include "ui/overlays/overlay_service.h"
#include "ui/play/match_play.h"
#include "ui/review/game_reviewer.h"
#include "ui/review/practice.h"
#include "ui/settings/settings.h"

namespace ui {

/// A study and what works on it, wired: the analysis and the overlays follow the study.
class Session : public QObject
{
    Q_OBJECT

public:
    /// An empty settings path is the user's own file. `start` is not null.
    Session(PositionPtr start, RankFunction rank, const QString& settingsPath = {},
            QObject* parent = nullptr);
    ~Session() override;

    /// What the jobs under way bring is the beginning of the study, not an edit of it. Ends
    /// when all of them have.
    void beginStart();
    /// Whoever is here for the first time sees on the board what the engine knows, unless overlays
    /// were asked for.
    void beginFirstRun();

    /// Keeps unsaved work in that folder from now on.
    void startAutosave(const QString& folder);
    /// Null before startAutosave().
    [[nodiscard]] Autosave* autosave() { return m_autosave; }

    [[nodiscard]] Settings& settings() { return m_settings; }
    [[nodiscard]] LexiconLibrary& library() { return m_library; }
    [[nodiscard]] JobService& jobs() { return m_jobs; }
    /// For what edits it; what shows anything of it takes shown().
    [[nodiscard]] Study& study() { return *m_study; }
    /// The file of the document; empty = it has none.
    [[nodiscard]] QString documentPath() const;
    [[nodiscard]] ShownStudy& shown() { return m_shown; }
    [[nodiscard]] MatchPlay& match() { return m_match; }
    [[nodiscard]] LiveAnalysis& analysis() { return m_analysis; }
    [[nodiscard]] OverlayService& overlays() { return m_overlays; }
    [[nodiscard]] GameReviewer& reviewer() { return m_reviewer; }
    [[nodiscard]] Practice& practice() { return m_practice; }
    [[nodiscard]] Loader& loader() { return m_loader; }

signals:
    void autosaveStarted();
    /// All that beginStart() waits for is there.
    void started();

private:
    void follow(StudyChanges changes);
    void ask(LiveAnalysis::Urgency urgency);

    Settings m_settings;
    LexiconLibrary m_library;
    JobService m_jobs;
    std::unique_ptr<Study> m_study;  ///< only its editors include its header
    ShownStudy m_shown;
    MatchPlay m_match;
    LiveAnalysis m_analysis;
    OverlayService m_overlays;
    GameReviewer m_reviewer;
    Practice m_practice;
    Loader m_loader;
    Autosave* m_autosave = nullptr;
    QMetaObject::Connection m_starting;  ///< until the start is over
};

}  // namespace ui
