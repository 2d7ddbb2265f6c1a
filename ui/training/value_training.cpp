// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/value_training.h"

#include <chrono>
#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include "ui/files/lexicon_library.h"
#include "ui/language/shown_names.h"
#include "ui/settings/settings.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

constexpr std::chrono::milliseconds kRefresh{250};

}  // namespace

ValueTraining::ValueTraining(JobService& jobs, Settings& settings, LexiconLibrary& library,
                             QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_library(library),
      m_work(jobs, kRefresh),
      m_writing(jobs)
{
    m_work.setPlace(u"tools.train"_s);
    connect(&m_work, &RunningSearchBase::phaseChanged, this, &ValueTraining::followPhase);
    connect(&m_work, &RunningSearchBase::stateChanged, this, &ValueTraining::changed);
}

ValueTraining::~ValueTraining() = default;

TrainingStatus ValueTraining::status() const
{
    // Meanwhile the run is the job's.
    const TrainingStatusPtr status = m_work.isRunning() ? m_work.newest()
                                     : m_run            ? m_run->status()
                                                        : nullptr;
    return status ? *status : TrainingStatus{};
}

const TrainingSetup* ValueTraining::setup() const
{
    return m_run ? &m_run->setup() : nullptr;
}

QString ValueTraining::folderOf(const TrainingSetup& setup) const
{
    return m_settings.dataFolder() + u"/training/"_s + setup.name();
}

Result<SavedTraining> ValueTraining::saved(const TrainingSetup& setup) const
{
    return SavedTraining::open(folderOf(setup));
}

std::optional<SavedTraining> ValueTraining::unfinished() const
{
    const QDir folder(m_settings.dataFolder() + u"/training"_s);
    std::optional<SavedTraining> newest;
    QDateTime time;
    const QFileInfoList entries = folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo& entry : entries) {
        auto training = SavedTraining::open(entry.absoluteFilePath());
        if (!training || training->finished()) continue;
        const QDateTime saved = entry.lastModified();
        if (newest && saved <= time) continue;
        newest = std::move(*training);
        time = saved;
    }
    return newest;
}

bool ValueTraining::hasValues(const TrainingSetup& setup) const
{
    if (isRunning()) return false;
    const auto kept = saved(setup);
    return kept && kept->gamesDone > 0;
}

void ValueTraining::setState(State state)
{
    m_state = state;
    emit changed();
}

void ValueTraining::start(const TrainingSetup& setup)
{
    begin(setup, TrainingRun::Begin::Anew);
}

void ValueTraining::resume(const TrainingSetup& setup)
{
    begin(setup, TrainingRun::Begin::FromSaved);
}

void ValueTraining::choose(const TrainingSetup& setup)
{
    if (isRunning() || isWriting()) return;
    if (m_run && m_run->setup().name() == setup.name()) return;
    m_work.drop();
    m_run = nullptr;
    m_error.reset();
    setState(State::Idle);
}

void ValueTraining::begin(const TrainingSetup& setup, TrainingRun::Begin begin)
{
    if (isRunning() || isWriting()) return;
    // The samples of before take much memory.
    m_work.drop();
    m_run = std::make_shared<TrainingRun>(setup, folderOf(setup));
    m_error.reset();
    m_work.start(tr("Training values for %1").arg(QFileInfo(setup.lexicon).completeBaseName()),
                 JobClass::Background,
                 [run = m_run, begin](const TaskContext& context, const auto& onStatus) {
                     return run->work(begin, context, onStatus);
                 });
}

void ValueTraining::followPhase()
{
    using Phase = RunningSearchBase::Phase;
    switch (m_work.phase()) {
    case Phase::Running: return setState(State::Running);
    case Phase::Stopping: return setState(State::Stopping);
    case Phase::Done:
    case Phase::Stopped:
    case Phase::Failed: return finish();
    default: return;
    }
}

void ValueTraining::finish()
{
    // Whoever stops it hears of what went wrong after that, too.
    m_error = status().problem;
    if (!m_error) m_error = m_work.error();
    // Stopped in its last moment it may have come to its end.
    const bool isFinished = m_work.phase() == RunningSearchBase::Phase::Done ||
                            status().phase == TrainingStatus::Phase::Finished;
    setState(m_error ? State::Failed : isFinished ? State::Finished : State::Stopped);
}

void ValueTraining::stop()
{
    if (m_state == State::Running) m_work.stop();
}

ValueTraining::RunPtr ValueTraining::runFor(const TrainingSetup& setup)
{
    if (m_run && m_run->isOpen() && m_run->setup().name() == setup.name()) return m_run;
    return std::make_shared<TrainingRun>(setup, folderOf(setup));
}

template <class T>
void ValueTraining::write(const QString& title, const RunPtr& run,
                          std::function<Result<T>(TrainingRun&, const TaskContext&)> work,
                          std::function<void(const T&)> done)
{
    m_error.reset();
    m_writing.ask<T>(
        title, JobClass::Heavy,
        [run, work = std::move(work)](const TaskContext& context) -> Result<T> {
            if (!run->isOpen())
                if (auto opened = run->open(TrainingRun::Begin::FromSaved, context); !opened)
                    return engine::failure(opened.error());
            return work(*run, context);
        },
        [this, run, done = std::move(done)](Result<T> result) {
            if (run->isOpen()) m_run = run;
            if (result) done(*result);
            else if (result.error().code != engine::ErrorCode::Cancelled) m_error = result.error();
            emit changed();
        });
    emit changed();
}

void ValueTraining::install(const TrainingSetup& setup)
{
    if (isRunning() || isWriting()) return;
    const QString folder = m_library.valuesFolder();
    write<TrainingRun::Installed>(
        tr("Installing values"), runFor(setup),
        [folder](TrainingRun& run, const TaskContext& context) {
            return run.install(folder, context);
        },
        [this, setup](const TrainingRun::Installed& files) {
            m_library.remember(setup.lexicon, setup.letters);
            // What was assigned for all rules would stand in the way of these.
            m_library.assignLeaves(setup.lexicon, {});
            if (!files.winTable.isEmpty()) m_library.assignWinTable(setup.lexicon, {});
            emit installed(setup.lexicon, files.leaves, files.winTable);
        });
}

void ValueTraining::exportCsv(const TrainingSetup& setup, const QString& path)
{
    if (isRunning() || isWriting()) return;
    write<QString>(
        tr("Writing %1").arg(shownName(path)), runFor(setup),
        [path](TrainingRun& run, const TaskContext& context) -> Result<QString> {
            if (auto done = run.exportCsv(path, context); !done)
                return engine::failure(done.error());
            return path;
        },
        [this](const QString& written) { emit exported(written); });
}

}  // namespace ui

#include "moc_value_training.cpp"
