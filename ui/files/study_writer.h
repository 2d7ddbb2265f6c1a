// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/game/game_file.h"
#include "ui/document/study_state.h"
#include "ui/files/loader_part.h"
#include "ui/files/request_queue.h"
#include "ui/settings/settings.h"
#include "ui/work/job_service.h"

namespace ui {

/// Writes the document of the study and its leave values to files.
class StudyWriter : public LoaderPart
{
    Q_OBJECT

public:
    /// All outlive this.
    StudyWriter(JobService& jobs, Study& study, Settings& settings, RequestNumbers& numbers);

    /// See Loader::save() and Loader::exportLeaves().
    void save(const StudyState& state, const QString& path, KeptAnalyses kept);
    void exportLeaves(const QString& path);

signals:
    void saved(int document, const QString& path, bool done);
    void exported(const QString& path);
    void recentFilesChanged();

private:
    struct Written
    {
        FileStamp stamp;
        QStringList lost;        ///< what the format can't hold
        bool namesRules = true;  ///< whoever reads it has the same board and tiles
    };
    [[nodiscard]] static engine::Result<Written> write(const StudyState& state, const QString& path,
                                                       const engine::GameFormat& format,
                                                       const KeptAnalyses& kept,
                                                       const QString& known);
    void finish(const StudyState& state, const QString& path, const engine::GameFormat& format,
                const Written& written);

    /// No other file is written there.
    void keepOpenDocuments() const;

    JobService& m_jobs;
    Study& m_study;
    Settings& m_settings;
    RequestNumbers& m_numbers;
};

}  // namespace ui
