// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/taken_file.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include "engine/base/file.h"
#include "engine/game/study_file.h"
#include "ui/document/private_files.h"
#include "ui/language/file_names.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

constexpr std::size_t kLargest = std::size_t{64} << 20;

Result<TakenFile::Chapters> readChapters(const QString& path)
{
    std::error_code ignored;
    if (!std::filesystem::exists(toPath(path), ignored)) return TakenFile::Chapters();
    const auto text = engine::readTextFile(toPath(path), kLargest);
    if (!text) return engine::failure(text.error());
    auto study = engine::readStudy(*text);
    if (study) return std::move(study->games);
    // What people may want to look at is not written over.
    std::filesystem::rename(toPath(path), toPath(path + QStringLiteral(".broken")), ignored);
    engine::Error error = std::move(study.error());
    error.place.file = path.toStdString();
    return engine::failure(std::move(error));
}

}  // namespace

TakenFile::TakenFile(JobService& jobs, QString path, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_path(std::move(path))
{
    m_jobs.start<Chapters>(
        tr("Reading what was taken for a lesson"), JobClass::Quiet,
        [path = m_path](const TaskContext&) { return readChapters(path); }, this,
        [this](const Result<Chapters>& chapters) {
            m_working = false;
            if (!chapters)
                emit failed(tr("What was taken for a lesson was not read"), chapters.error());
            else if (!chapters->empty()) emit read(*chapters);
            if (m_wanted) write();
        });
}

void TakenFile::keep(std::function<Chapters()> chapters)
{
    m_wanted = std::move(chapters);
    if (!m_working) write();
}

void TakenFile::write()
{
    m_working = true;
    auto study = std::make_shared<engine::StudyFile>();
    study->games = std::exchange(m_wanted, {})();
    m_jobs.start<void>(
        tr("Keeping what was taken for a lesson"), JobClass::Quiet,
        [path = m_path, study](const TaskContext&) -> Result<void> {
            std::error_code ignored;
            if (!study->games.empty()) {
                // Writing tells what is wrong where the folder can't be made.
                std::filesystem::create_directories(toPath(path).parent_path(), ignored);
                const auto text = engine::writeReadableStudy(*study);
                if (!text) return engine::failure(text.error());
                return writePrivately(path, *text);
            }
            std::filesystem::remove(toPath(path), ignored);
            return {};
        },
        this,
        [this](const Result<void>& done) {
            m_working = false;
            if (!done) emit failed(tr("What was taken for a lesson is not kept"), done.error());
            if (m_wanted) write();
        });
}

}  // namespace ui

#include "moc_taken_file.cpp"
