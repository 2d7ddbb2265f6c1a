// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QString>

#include "engine/game/cgp.h"
#include "ui/session/file_kind.h"
#include "ui/session/job_service.h"
#include "ui/session/settings.h"
#include "ui/session/study.h"

namespace ui {

/// Brings files and pasted text into the study. Files are read in jobs; what can't be read
/// leaves the study as it was and is reported.
class Loader : public QObject
{
    Q_OBJECT

public:
    Loader(JobService& jobs, Study& study, Settings& settings, QObject* parent = nullptr);

    /// Of whatever kind, told by the content.
    void openFile(const QString& path);
    void openPosition(const QString& path);
    void openLexicon(const QString& path);
    void openLeaves(const QString& path);
    void openRules(const QString& path);
    /// Text from the clipboard or a drop; `origin` names it in messages.
    void openText(const QString& text, const QString& origin);
    /// Built-in rules or rules read already; looks for a lexicon and leaves used with them
    /// before where the present ones don't fit.
    void useRules(const engine::GameRulesPtr& rules);
    /// The lexicon and the leaves that come with the program, and rules that they fit.
    void setDefaults(engine::GameRulesPtr rules, const QString& lexicon, const QString& leaves);
    /// Opens lexicon and leaves that the study lacks: those used last, else the defaults.
    void openUsual();
    [[nodiscard]] engine::Result<void> savePosition(const QString& path);

signals:
    void failed(const QString& what, const engine::Error& error);
    void remarked(const QString& what, const QString& detail);
    /// A file of positions was opened or saved.
    void recentFilesChanged();

private:
    void open(const QString& path, FileKind kind);
    void adoptPosition(engine::CgpReading reading, const QString& name, const QString& text);

    JobService& m_jobs;
    Study& m_study;
    Settings& m_settings;
    engine::GameRulesPtr m_defaultRules;  ///< may be null
    QString m_defaultLexicon;
    QString m_defaultLeaves;
    bool m_openingLexicon = false;
    bool m_openingLeaves = false;
};

}  // namespace ui
