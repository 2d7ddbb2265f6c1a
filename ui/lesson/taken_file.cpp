// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/taken_file.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <mutex>
#include <system_error>
#include <utility>

#include "engine/base/file.h"
#include "ui/document/private_files.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

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

Result<void> writeChapters(const QString& path, const engine::StudyFile& study)
{
    std::error_code ignored;
    if (!study.games.empty()) {
        // Writing tells what is wrong where the folder can't be made.
        std::filesystem::create_directories(toPath(path).parent_path(), ignored);
        const auto text = engine::writeReadableStudy(study);
        if (!text) return engine::failure(text.error());
        return writePrivately(path, *text);
    }
    std::filesystem::remove(toPath(path), ignored);
    return {};
}

}  // namespace

/// The file, for all threads that have to do with it.
class TakenFile::Place
{
public:
    explicit Place(QString path) : m_path(std::move(path)) {}

    [[nodiscard]] Result<Chapters> read()
    {
        const std::lock_guard lock(m_mutex);
        return readChapters(m_path);
    }
    /// Nothing where a later one is written already: threads don't start in order.
    [[nodiscard]] Result<void> write(std::uint64_t number, const engine::StudyFile& study)
    {
        const std::lock_guard lock(m_mutex);
        if (number <= m_last) return {};
        m_last = number;
        return writeChapters(m_path, study);
    }

private:
    const QString m_path;
    std::mutex m_mutex;
    std::uint64_t m_last = 0;
};

TakenFile::TakenFile(JobService& jobs, QString path, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_place(std::make_shared<Place>(std::move(path)))
{
    m_jobs.start<Chapters>(
        tr("Reading what was taken for a lesson"), JobClass::Quiet,
        [place = m_place](const TaskContext&) { return place->read(); }, this,
        [this](const Result<Chapters>& chapters) {
            m_reading = false;
            if (!chapters)
                emit failed(tr("What was taken for a lesson was not read"), chapters.error());
            else if (!chapters->empty()) emit read(*chapters);
            if (m_wanted) write();
        });
}

TakenFile::~TakenFile()
{
    if (m_wanted) {
        engine::StudyFile study;
        // What is there has not been heard of.
        if (m_reading)
            if (auto before = m_place->read()) study.games = std::move(*before);
        std::ranges::move(m_wanted(), std::back_inserter(study.games));
        static_cast<void>(m_place->write(++m_number, study));
    }
    // Its job may never begin.
    else if (m_underWay)
        static_cast<void>(m_place->write(m_number, *m_underWay));
}

void TakenFile::keep(std::function<Chapters()> chapters)
{
    m_wanted = std::move(chapters);
    if (!m_reading && !m_underWay) write();
}

void TakenFile::write()
{
    auto study = std::make_shared<engine::StudyFile>();
    study->games = std::exchange(m_wanted, {})();
    m_underWay = study;
    m_jobs.start<void>(
        tr("Keeping what was taken for a lesson"), JobClass::Quiet,
        [place = m_place, number = ++m_number, study](const TaskContext&) {
            return place->write(number, *study);
        },
        this,
        [this](const Result<void>& done) {
            m_underWay.reset();
            if (!done) emit failed(tr("What was taken for a lesson is not kept"), done.error());
            if (m_wanted) write();
        });
}

}  // namespace ui

#include "moc_taken_file.cpp"
