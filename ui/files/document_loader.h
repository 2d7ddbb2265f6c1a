// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/lexicon/lexicon.h"
#include "ui/document/kept_study.h"
#include "ui/files/file_readers.h"
#include "ui/files/loader_part.h"
#include "ui/files/request_queue.h"
#include "ui/settings/settings.h"
#include "ui/work/newest_job.h"

namespace ui {

/// Opens positions and games, from files or texts, as the document of the study.
class DocumentLoader : public LoaderPart
{
    Q_OBJECT

public:
    /// All outlive this.
    DocumentLoader(JobService& jobs, Study& study, Settings& settings);

    /// Of several games or positions in the file the one with this number, from 0.
    void want(const QString& path, quint64 request, int chapter = 0);
    /// `origin` names the text in messages.
    void wantText(const QString& text, const QString& origin, quint64 request);
    /// Another of the positions that came with the one that is open.
    void wantPlace(const PositionPlace& place, quint64 request);
    /// Reads all of them at once as chapters of one study; what else was wanted is older and goes.
    void openGames(const QStringList& paths, quint64 request);
    /// Requests with smaller numbers go.
    void dropBefore(quint64 request);
    [[nodiscard]] bool isIdle() const { return m_queue.isEmpty() && !m_games.isRunning(); }
    /// Starts what can be read now.
    void startReading();
    /// Opens what an earlier run left behind, as it was.
    [[nodiscard]] engine::Result<void> restore(KeptStudy kept);

signals:
    void recentFilesChanged();

private:
    /// Games of several files, read one after the other.
    struct ReadGames
    {
        engine::StudyFile file;
        QStringList failures;
        QStringList remarks;
    };
    [[nodiscard]] static engine::Result<ReadGames> readGames(const QStringList& paths,
                                                             const engine::GameRulesPtr& rules,
                                                             const engine::TaskContext& context);
    [[nodiscard]] static engine::Result<ReadDocument> read(const OpenRequest& request,
                                                           const engine::GameRulesPtr& rules,
                                                           const engine::LexiconPtr& lexicon);
    /// `lexicon` is what was open when reading began.
    void finish(const OpenRequest& request, const engine::LexiconPtr& lexicon,
                engine::Result<ReadDocument> reading);
    void adopt(const OpenRequest& request, ReadDocument document);
    void finishGames(int count, quint64 request, engine::Result<ReadGames> games);
    void adoptGames(int count, OpenGamePtr first, ReadGames read);
    /// For messages.
    [[nodiscard]] static QString nameOf(const OpenRequest& request);
    /// What there is to say when it was not read.
    [[nodiscard]] static QString refusalOf(const OpenRequest& request);

    Study& m_study;
    Settings& m_settings;
    RequestQueue m_queue;
    NewestJob m_games;           ///< several at once; whatever is wanted later takes their place
    quint64 m_gamesRequest = 0;  ///< number of that request
};

}  // namespace ui
