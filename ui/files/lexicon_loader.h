// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "engine/base/result.h"
#include "engine/base/sentence.h"
#include "engine/lexicon/lexicon.h"
#include "ui/files/lexicon_library.h"
#include "ui/files/loader_part.h"
#include "ui/files/request_queue.h"
#include "ui/files/usual_files.h"
#include "ui/files/value_loader.h"
#include "ui/work/job_service.h"

namespace ui {

/// Opens lexicons; has the values follow them.
class LexiconLoader : public LoaderPart
{
    Q_OBJECT

public:
    /// All outlive this.
    LexiconLoader(JobService& jobs, Study& study, LexiconLibrary& library, UsualFiles& usual,
                  ValueLoader& values, RequestNumbers& numbers);

    /// Asked for by the user.
    void want(const QString& path, quint64 request);
    /// With which the game that is open was played; doesn't become the usual one.
    void wantForGame(const QString& path);
    /// Wants the usual one where the study has none and none is wanted.
    void wantUsual();
    /// Starts what can be read now.
    void startReading();

    [[nodiscard]] bool isIdle() const { return m_queue.isEmpty(); }
    /// One that the user asked for has not come yet.
    [[nodiscard]] bool isAsked() const { return !isIdle() && m_queue.newest()->isAsked(); }
    /// Path of the lexicon that is wanted, else of the one that is open; may be empty.
    [[nodiscard]] QString nextLexicon() const;

private:
    struct Opened
    {
        engine::LexiconPtr lexicon;
        bool lettersAssumed = false;  ///< nothing but the rules says which letters it is for
        std::optional<engine::Sentence> doubt = {};  ///< whether it is for them
    };
    void finish(const OpenRequest& request, engine::Result<Opened> reading);
    void adopt(const OpenRequest& request, const Opened& opening);
    void refuse(const OpenRequest& request, const engine::Error& error);
    /// On a worker thread. Until they are there, moves are found more slowly.
    void buildTables(const engine::LexiconPtr& lexicon);

    JobService& m_jobs;
    Study& m_study;
    LexiconLibrary& m_library;
    UsualFiles& m_usual;
    ValueLoader& m_values;
    RequestNumbers& m_numbers;
    RequestQueue m_queue;
};

}  // namespace ui
