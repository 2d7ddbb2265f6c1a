// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "engine/base/result.h"
#include "engine/game/game_record.h"
#include "ui/work/job_service.h"

namespace ui {

/// Keeps what was taken for a lesson, as a study with a chapter for each, until the program runs
/// again. Reads and writes on worker threads. Of two programs the one that writes last is right.
class TakenFile : public QObject
{
    Q_OBJECT

public:
    using Chapters = std::vector<engine::GameRecord>;

    /// Begins to read what an earlier run left. The service outlives this.
    TakenFile(JobService& jobs, QString path, QObject* parent = nullptr);

    /// These instead of what is there, as soon as that is read; none = no file. Called when the file
    /// is written, so that many changes are one.
    void keep(std::function<Chapters()> chapters);

signals:
    /// What was there, if anything was.
    void read(const std::vector<engine::GameRecord>& chapters);
    void failed(const QString& what, const engine::Error& error);

private:
    void write();

    JobService& m_jobs;
    QString m_path;
    bool m_working = true;
    std::function<Chapters()> m_wanted;  ///< that isn't written yet
};

}  // namespace ui
