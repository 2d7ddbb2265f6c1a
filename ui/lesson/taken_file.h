// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "engine/base/result.h"
#include "engine/game/game_record.h"
#include "engine/game/study_file.h"
#include "ui/work/job_service.h"

namespace ui {

/// Keeps what was taken for a lesson, as a study with a chapter for each, until the program runs
/// again. Reads and writes on worker threads; what isn't written when this goes is written then. Of
/// two programs the one that writes last is right.
class TakenFile : public QObject
{
    Q_OBJECT

public:
    using Chapters = std::vector<engine::GameRecord>;

    /// Begins to read what an earlier run left. The service outlives this.
    TakenFile(JobService& jobs, QString path, QObject* parent = nullptr);
    ~TakenFile() override;

    /// These instead of what is there, as soon as that is read; none = no file. Called when the file
    /// is written, so that many changes are one, and at the latest when this goes.
    void keep(std::function<Chapters()> chapters);

signals:
    /// What was there, if anything was.
    void read(const std::vector<engine::GameRecord>& chapters);
    void failed(const QString& what, const engine::Error& error);

private:
    class Place;

    void write();

    JobService& m_jobs;
    std::shared_ptr<Place> m_place;
    bool m_reading = true;
    std::function<Chapters()> m_wanted;                   ///< that isn't being written yet
    std::shared_ptr<const engine::StudyFile> m_underWay;  ///< null = no write
    std::uint64_t m_number = 0;                           ///< of the last write
};

}  // namespace ui
