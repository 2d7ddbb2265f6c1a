// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/autosave.h"

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <utility>
#include <vector>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QLockFile>
#include <QUuid>

#include "engine/base/file.h"
#include "engine/game/study_format.h"
#include "ui/document/private_files.h"
#include "ui/document/study.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

const QString kEnding = fromUtf8(engine::studyFormat().ending);
constexpr std::size_t kMostBytes = std::size_t{128} << 20;

std::unique_ptr<QLockFile> lockFor(const QString& folder, const QString& program)
{
    auto lock = std::make_unique<QLockFile>(folder + u'/' + program + u".lock");
    // Only the end of its program makes a lock stale, never its age.
    lock->setStaleLockTime(0);
    return lock;
}

Result<KeptStudy> readFile(const std::filesystem::path& path)
{
    const auto text = engine::readTextFile(path, kMostBytes);
    if (!text) return engine::failure(text.error());
    auto kept = readKept(*text);
    if (!kept) kept.error().place.file = path.string();
    return kept;
}

struct Task
{
    int document = 0;
    QString path;
    std::optional<StudyState> state;  ///< nothing = the file is no longer needed
    StudyDocument origin;
    KeptAnalyses found;
};

}  // namespace

struct Autosave::Gate
{
    std::mutex mutex;  ///< held while a file is written
    bool closed = false;
};

Autosave::Autosave(Study& study, JobService& jobs, QString folder, QObject* parent)
    : QObject(parent),
      m_study(study),
      m_jobs(jobs),
      m_folder(std::move(folder)),
      m_program(QUuid::createUuid().toString(QUuid::Id128)),
      m_gate(std::make_shared<Gate>())
{
    makePrivateFolder(m_folder);
    m_lock = lockFor(m_folder, m_program);
    m_lock->tryLock(0);
    find();
    connect(&m_study, &Study::changed, this, [this] { mark(m_study.state().document); });
    connect(&m_study, &Study::documentChanged, this, &Autosave::mark);
    mark(m_study.state().document);
}

Autosave::~Autosave() = default;

void Autosave::setFound(FoundAnalyses found)
{
    m_found = std::move(found);
}

QString Autosave::pathOf(int document) const
{
    return m_folder + u'/' + m_program + u'-' + QString::number(document) + kEnding;
}

void Autosave::find()
{
    QHash<QString, std::shared_ptr<QLockFile>> locks;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({u"*-*"_s + kEnding + u'*'}, QDir::Files, QDir::Time);
    // What a program that was killed leaves behind where it had put nothing aside.
    const QFileInfoList left = QDir(m_folder).entryInfoList({u"*.lock"_s}, QDir::Files);
    for (const QFileInfo& file : left) {
        if (file.completeBaseName() == m_program || !mayBeLock(file.absoluteFilePath())) continue;
        const auto lock = lockFor(m_folder, file.completeBaseName());
        if (lock->tryLock(0)) lock->unlock();
    }
    for (const QFileInfo& file : files) {
        const QString program = file.fileName().section(u'-', 0, 0);
        if (program == m_program) continue;
        if (!locks.contains(program)) {
            std::shared_ptr<QLockFile> lock = lockFor(m_folder, program);
            // What is no lock keeps nobody away.
            if (mayBeLock(lock->fileName()) && !lock->tryLock(0)) lock.reset();
            locks.insert(program, std::move(lock));
        }
        const auto& lock = locks[program];
        if (!lock) continue;
        // What was being written when the program ended is no use: the one before is whole.
        if (!file.fileName().endsWith(kEnding)) QFile::remove(file.absoluteFilePath());
        else m_leftovers.append({file.absoluteFilePath(), lock});
    }
}

void Autosave::list(Listed done)
{
    QStringList files;
    for (const Leftover& leftover : std::as_const(m_leftovers)) files.append(leftover.path);
    m_jobs.start<std::vector<LeftWork>>(
        tr("Looking at unsaved work"), JobClass::Interactive,
        [files](const TaskContext& context) -> Result<std::vector<LeftWork>> {
            std::vector<LeftWork> works;
            for (const QString& file : files) {
                if (context.stopRequested())
                    return engine::failure(engine::ErrorCode::Cancelled,
                                           engine::say("was stopped"));
                works.push_back({file, QFileInfo(file).lastModified(), readFile(toPath(file))});
            }
            return works;
        },
        this,
        [done = std::move(done)](Result<std::vector<LeftWork>> works) {
            if (works) done(std::move(*works));
        });
}

void Autosave::restore(const QString& file, Open open)
{
    for (qsizetype i = 0; i < m_leftovers.size(); ++i)
        if (m_leftovers[i].path == file) return bringBack(m_leftovers.takeAt(i), std::move(open));
}

void Autosave::discard(const QStringList& files)
{
    m_leftovers.removeIf([&](const Leftover& leftover) {
        return files.contains(leftover.path) && QFile::remove(leftover.path);
    });
    emit leftBehindChanged();
}

void Autosave::bringBack(Leftover leftover, Open open)
{
    emit leftBehindChanged();
    m_jobs.start<KeptStudy>(
        tr("Restoring unsaved work"), JobClass::Quiet,
        [path = toPath(leftover.path)](const TaskContext&) { return readFile(path); }, this,
        [this, leftover, open = std::move(open)](Result<KeptStudy> kept) {
            const QString name = kept ? kept->name : QString();
            const bool left = kept && kept->left;
            const Result<void> done = kept ? open(std::move(*kept)) : engine::failure(kept.error());
            if (done) {
                // From now on it is this program's to keep.
                m_restored.insert_or_assign(m_study.state().document, leftover);
                mark(m_study.state().document);
                emit restored(name, left);
                return;
            }
            // It stays to be tried once more, or to be discarded.
            m_leftovers.prepend(leftover);
            emit leftBehindChanged();
            if (done.error().code != engine::ErrorCode::Cancelled) {
                emit failed(tr("Unsaved work of an earlier run can't be opened"), done.error());
            }
        });
}

void Autosave::mark(int document)
{
    if (m_gate->closed) return;
    m_dirty.insert(document);
    if (m_writing || m_scheduled) return;
    m_scheduled = true;
    // Changes that come together are written together.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_scheduled = false;
            if (!m_writing) write();
        },
        Qt::QueuedConnection);
}

void Autosave::write()
{
    std::vector<Task> tasks;
    const std::vector<StudyState> states = m_study.modified();
    const std::set<int> unkept = m_found.unkept ? m_found.unkept() : std::set<int>();
    for (const int document : std::exchange(m_dirty, {})) {
        Task task{document, pathOf(document), std::nullopt, m_study.document(document), {}};
        for (const StudyState& state : states)
            if (state.document == document) task.state = state;
        // A game that is saved as it is, but not what was found of it.
        if (!task.state && unkept.contains(document)) {
            task.state = m_study.lastSeen(document);
            if (task.state && !task.state->game) task.state.reset();
        }
        if (task.state && m_found.of) task.found = m_found.of(*task.state);
        task.origin.kept.reset();
        if (task.state || m_files.contains(document)) tasks.push_back(std::move(task));
        else release(document);
    }
    if (tasks.empty()) {
        emit written();
        return;
    }
    m_writing = true;
    std::vector<std::pair<int, bool>> documents;
    for (const Task& task : tasks) documents.emplace_back(task.document, task.state.has_value());
    m_jobs.start<void>(
        tr("Putting unsaved work aside"), JobClass::Quiet,
        [tasks = std::move(tasks), gate = m_gate](const TaskContext&) -> Result<void> {
            Result<void> all;
            for (const Task& task : tasks) {
                const auto path = toPath(task.path);
                Result<std::string> text;
                if (task.state) text = writeKept(*task.state, task.origin, task.found);
                const std::lock_guard lock(gate->mutex);
                if (gate->closed) return {};
                Result<void> done;
                std::error_code ignored;
                if (!task.state) std::filesystem::remove(path, ignored);
                else if (text) done = writePrivately(task.path, *text);
                else done = engine::failure(text.error());
                if (!done) all = std::move(done);
            }
            return all;
        },
        this,
        [this, documents](Result<void> done) {
            m_writing = false;
            for (const auto& [document, has] : documents) {
                if (has) m_files.insert(document);
                else m_files.erase(document);
                if (done) release(document);
            }
            // Said once, not at every key.
            if (!done && !m_failing)
                emit failed(tr("Unsaved work can't be put aside"), done.error());
            m_failing = !done;
            if (!m_dirty.empty()) write();
            else emit written();
        });
}

void Autosave::release(int document)
{
    const auto found = m_restored.find(document);
    if (found == m_restored.end()) return;
    QFile::remove(found->second.path);
    m_restored.erase(found);
}

void Autosave::finish(const std::vector<StudyState>& left)
{
    const std::lock_guard lock(m_gate->mutex);
    m_gate->closed = true;
    QStringList staying;
    for (const StudyState& state : left) {
        StudyDocument origin = m_study.document(state.document);
        origin.kept.reset();
        const QString path = pathOf(state.document);
        const auto text = writeKept(state, origin, {}, true);
        const bool written = text && writePrivately(path, *text);
        // What was put aside before is better than nothing.
        if (written || QFile::exists(path)) staying.append(QFileInfo(path).fileName());
        else m_restored.erase(state.document);
    }
    while (!m_restored.empty()) release(m_restored.begin()->first);
    // One that is being written now is removed as well, whatever m_files knows.
    const QFileInfoList own =
        QDir(m_folder).entryInfoList({m_program + u"-*"_s}, QDir::Files | QDir::Hidden);
    for (const QFileInfo& file : own)
        if (!staying.contains(file.fileName())) QFile::remove(file.absoluteFilePath());
    m_lock->unlock();
}

}  // namespace ui

#include "moc_autosave.cpp"
