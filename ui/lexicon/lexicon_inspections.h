// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QString>

#include "engine/base/result.h"
#include "engine/lexicon/lexicon_info.h"
#include "ui/document/letters.h"
#include "ui/files/lexicon_library.h"
#include "ui/work/job_service.h"

namespace ui {

/// What is found out about the files of lexicons, on worker threads. Each is looked at again only
/// when it has changed.
class LexiconInspections : public QObject
{
    Q_OBJECT

public:
    /// Nothing = not looked at yet; an error says why the file is of no use.
    using Info = std::optional<engine::Result<engine::LexiconInfo>>;

    /// The services outlive this. `letters` are those that a lexicon may have.
    LexiconInspections(JobService& jobs, const LexiconLibrary& library,
                       std::vector<Letters> letters);
    ~LexiconInspections() override;

    /// Looks at a lexicon and its win table, unless that has been done since they changed.
    void inspect(const KnownLexicon& lexicon);
    [[nodiscard]] Info infoOf(const QString& path) const { return m_status.value(path).info; }
    /// What is wrong with the win table of the lexicon with this path.
    [[nodiscard]] std::optional<engine::Error> winTableProblem(const QString& path) const
    {
        return m_status.value(path).winTable;
    }

signals:
    void inspected(const QString& path);

private:
    struct Status
    {
        QString stamp;  ///< size and time of the files that were looked at, and letters
        Info info;
        std::optional<engine::Error> winTable;
        QPointer<Job> job;
    };
    /// What a job finds out.
    struct Inspection
    {
        engine::LexiconInfo info;
        std::optional<engine::Error> winTable;
    };
    void finish(const QString& path, const QString& stamp, engine::Result<Inspection> found);

    JobService& m_jobs;
    const LexiconLibrary& m_library;
    std::vector<Letters> m_letters;
    QHash<QString, Status> m_status;
};

}  // namespace ui
