// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/word_validation.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include <QFileInfo>

#include "ui/files/file_readers.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

constexpr int kPollMilliseconds = 100;
constexpr std::size_t kMostProblems = 1000;
constexpr std::size_t kSampleSize = 200;

QString nameOf(const std::filesystem::path& path)
{
    return QFileInfo(fromPath(path)).fileName();
}

/// Words at equal distances, from the first to the last.
template <class WordAt>
QStringList sampleOf(std::size_t size, const engine::Alphabet& alphabet, WordAt wordAt)
{
    QStringList sample;
    const std::size_t count = std::min(size, kSampleSize);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t index = count == 1 ? 0 : i * (size - 1) / (count - 1);
        sample.append(fromUtf8(engine::wordText(alphabet, wordAt(index))));
    }
    return sample;
}

void addCounts(ValidationState& state, const engine::WordListReading& reading)
{
    state.wordsRead += reading.wordsRead;
    state.outsideLimits += reading.outsideLimits;
    state.folded += reading.folded;
    state.rejected += reading.rejectedCount;
    state.notes += static_cast<std::int64_t>(reading.notes.size());
}

void addProblems(ValidationState& state, const QString& file,
                 const engine::WordListReading& reading, std::size_t from)
{
    for (std::size_t i = from; i < reading.rejected.size(); ++i) {
        if (state.problems.size() >= kMostProblems) return;
        state.problems.push_back({file, reading.rejected[i]});
    }
}

}  // namespace

/// What the worker tells of while it reads.
struct WordValidation::Shared
{
    std::mutex mutex;       ///< guards state and fresh
    ValidationState state;  ///< of the source under way and those before it
    bool fresh = false;

    // Of the worker only.
    ValidationState before;  ///< counts of the sources that have been read whole
    std::size_t wordsSeen = 0;
    std::size_t problemsSeen = 0;
    std::vector<std::int64_t> lengths;  ///< of the source under way and those before it

    void watch(const engine::WordListReading& reading, bool whole, const QString& file,
               const engine::Alphabet& alphabet);
};

void WordValidation::Shared::watch(const engine::WordListReading& reading, bool whole,
                                   const QString& file, const engine::Alphabet& alphabet)
{
    // A whole list is sorted and has each word once: it is counted anew.
    if (whole) lengths = before.lengths;
    for (std::size_t i = whole ? 0 : wordsSeen; i < reading.words.size(); ++i) {
        const std::size_t length = reading.words[i].size();
        if (length >= lengths.size()) lengths.resize(length + 1);
        ++lengths[length];
    }
    ValidationState now = before;
    addCounts(now, reading);
    now.lengths = lengths;
    wordsSeen = whole ? 0 : reading.words.size();
    if (whole) before = now;
    now.file = file;
    now.sample = sampleOf(reading.words.size(), alphabet,
                          [&](std::size_t index) { return reading.words[index]; });
    const std::lock_guard lock(mutex);
    now.progress = state.progress;
    now.problems = std::move(state.problems);
    addProblems(now, file, reading, problemsSeen);
    problemsSeen = whole ? 0 : reading.rejected.size();
    state = std::move(now);
    fresh = true;
}

WordValidation::WordValidation(JobService& jobs, QObject* parent) : QObject(parent), m_jobs(jobs)
{
    m_timer.setInterval(kPollMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &WordValidation::poll);
}

WordValidation::~WordValidation()
{
    if (m_job) m_job->cancel();
}

void WordValidation::stop()
{
    m_timer.stop();
    if (m_job) m_job->cancel();
    m_job = nullptr;
    m_shared = nullptr;
    m_result = nullptr;
}

void WordValidation::start(std::vector<engine::WordSource> sources, QStringList letters,
                           const engine::Alphabet& alphabet, const engine::WordListOptions& options)
{
    stop();
    if (sources.empty()) {
        emit finished();
        return;
    }
    const auto shared = std::make_shared<Shared>();
    m_shared = shared;
    shared->before.sources = sources.size();
    shared->state.sources = sources.size();
    const QString title = sources.size() == 1 ? tr("Reading %1").arg(nameOf(sources.front().path))
                                              : tr("Reading %n word lists", nullptr,
                                                   static_cast<int>(sources.size()));
    m_job = m_jobs.start<ValidatedWordsPtr>(
        title, JobClass::Heavy,
        [shared, sources = std::move(sources), letters = std::move(letters), alphabet,
         options](const TaskContext& context) -> Result<ValidatedWordsPtr> {
            TaskContext watched = context;
            watched.onProgress = [&](const engine::Progress& progress) {
                context.report(progress);
                const std::lock_guard lock(shared->mutex);
                shared->state.progress = progress;
                shared->fresh = true;
            };
            auto read = engine::readWordSources(
                sources, alphabet, options, watched,
                [&](std::size_t source, const engine::WordListReading& reading, bool whole) {
                    shared->watch(reading, whole, nameOf(sources[source].path), alphabet);
                });
            if (!read) return engine::failure(std::move(read.error()));
            for (std::size_t i = 0; i < sources.size(); ++i) {
                const QString known = letters.value(static_cast<qsizetype>(i));
                auto fits = checkLetters(sources[i].path, known, alphabet);
                if (!fits) read->sources[i].error = std::move(fits.error());
            }
            auto result = std::make_shared<ValidatedWords>();
            ValidationState& state = result->state;
            auto notes = std::make_shared<engine::WordNotes>();
            for (engine::SourceReading& source : read->sources) {
                addCounts(state, source.reading);
                addProblems(state, nameOf(source.path), source.reading, 0);
                notes->add(source.reading.notes);
                source.reading.notes = {};
            }
            state.complete = true;
            state.sources = sources.size();
            state.duplicates = read->duplicates();
            state.words = static_cast<std::int64_t>(read->words.size());
            state.lengths = engine::lengthCounts(read->words);
            state.sample = sampleOf(read->words.size(), alphabet,
                                    [&](std::size_t index) { return read->words[index]; });
            result->reading = std::move(*read);
            result->notes = std::move(notes);
            return ValidatedWordsPtr(std::move(result));
        },
        this,
        [this, shared](Result<ValidatedWordsPtr> result) {
            if (shared != m_shared) return;  // something newer was asked for
            m_timer.stop();
            m_job = nullptr;
            m_shared = nullptr;
            if (result) m_result = std::move(*result);
            emit finished();
        });
    m_timer.start();
}

void WordValidation::poll()
{
    if (!m_shared) return;
    ValidationState state;
    {
        const std::lock_guard lock(m_shared->mutex);
        if (!std::exchange(m_shared->fresh, false)) return;
        state = m_shared->state;
    }
    emit advanced(state);
}

}  // namespace ui
