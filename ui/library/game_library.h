// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QObject>
#include <QPointer>

#include "ui/document/study_state.h"
#include "ui/library/library_import.h"
#include "ui/library/library_review.h"
#include "ui/library/library_store.h"
#include "ui/work/newest_job.h"

namespace ui {

/// The library of games and positions as the window uses it: everything is a job, and the newest
/// question is the one that is answered.
class GameLibrary : public QObject
{
    Q_OBJECT

public:
    /// `path` is that of the SQLite file, which is made when it is first needed.
    GameLibrary(JobService& jobs, QString path, QObject* parent = nullptr);

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Answered by found().
    void search(const LibraryQuery& query);
    /// Turns instead of games; answered by found(), too.
    void searchTurns(const LibraryQuery& query);
    /// Files and folders. One import at a time; answered by imported().
    void import(const QStringList& paths, const engine::GameRulesPtr& rules);
    [[nodiscard]] Job* importing() const { return m_import; }
    /// All games that weren't reviewed so yet, in the background. One review at a time; answered by
    /// reviewed(). What was chosen is remembered in the library until it is done or stopped.
    void review(const LibraryReviewer& reviewer);
    [[nodiscard]] Job* reviewing() const { return m_review; }
    /// It rests, whatever happens to the program, until it is begun again.
    void pauseReview();
    /// It is given up; what it has found stays.
    void stopReview();
    /// The review that is begun and not done, by the newest search; nothing = none.
    [[nodiscard]] const std::optional<ReviewChoice>& unfinished() const { return m_unfinished; }
    /// The next games that a review looks at.
    void reviewFirst(const QList<qint64>& ids);
    /// The next review looks at them anew.
    void forgetReviews(const QList<qint64>& ids);
    /// What searches found of the turns of a game; answered by verdictsRead().
    void readVerdicts(qint64 id);
    /// How the moves of a player were; answered by trendsRead().
    void readTrends(const TrendQuery& query);
    /// Where a game is; answered by located().
    void locate(qint64 id);
    /// The game or the position that is open: its file, or itself where it is in none.
    /// With a reviewer the review of it that is `kept` comes along. `added` is called when all is
    /// there.
    void add(const StudyState& state, const StudyDocument& document,
             const std::optional<LibraryReviewer>& reviewer = {}, const KeptAnalyses& kept = {},
             std::function<void()> added = {});
    void setTags(const QList<qint64>& ids, const QString& tags);
    void remove(const QList<qint64>& ids);
    /// Answered by contentRead().
    void readContent(const LibraryRow& row);

signals:
    void found(const ui::LibraryPage& page, const QStringList& lexicons,
               const QList<ui::LibraryStore::TagCount>& tags);
    void imported(const ui::ImportReport& report);
    void importStarted(ui::Job* job);
    void reviewed(const ui::ReviewReport& report);
    void reviewStarted(ui::Job* job);
    void verdictsRead(qint64 id, const QList<ui::LibraryVerdict>& verdicts);
    void trendsRead(const ui::LibraryTrends& trends, const QStringList& players);
    void located(const ui::LibraryRow& row);
    void contentRead(const ui::LibraryRow& row, const QByteArray& content);
    /// What readContent() was called for isn't there; failed() says why.
    void notOpened();
    /// What is in it is another than before.
    void changed();
    void failed(const QString& what, const engine::Error& error);

private:
    void ask(const LibraryQuery& query, bool turns);
    void forgetPlan();
    void edit(const QString& title, std::function<engine::Result<void>(LibraryStore&)> work,
              std::function<void()> done = {});

    JobService& m_jobs;
    QString m_path;
    QPointer<Job> m_import;
    QPointer<Job> m_review;
    bool m_pausing = false;   ///< the review was told to rest
    bool m_stopping = false;  ///< it was told to end
    std::optional<ReviewChoice> m_unfinished;
    NewestJob m_search;
    NewestJob m_verdicts;
    NewestJob m_trends;
    NewestJob m_locating;
};

}  // namespace ui
