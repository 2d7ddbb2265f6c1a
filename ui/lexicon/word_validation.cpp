// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/word_validation.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <QFileInfo>

#include "ui/files/file_readers.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

constexpr std::chrono::milliseconds kInterval{100};
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

using OnState = RunningSearch<ValidationState, ValidatedWordsPtr>::OnState;

/// Counts what is read, and tells of it.
class Watcher
{
public:
    Watcher(std::size_t sources, const OnState& onState) : m_onState(onState)
    {
        m_before.sources = sources;
        m_now.sources = sources;
    }

    void report(const engine::Progress& progress)
    {
        m_now.progress = progress;
        tell();
    }
    /// More of the source under way, or the whole of it.
    void watch(const engine::WordListReading& reading, bool whole, const QString& file,
               const engine::Alphabet& alphabet);

private:
    void tell() const { m_onState(std::make_shared<const ValidationState>(m_now)); }

    const OnState& m_onState;
    ValidationState m_now;     ///< of the source under way and those before it
    ValidationState m_before;  ///< counts of the sources that have been read whole
    std::size_t m_wordsSeen = 0;
    std::size_t m_problemsSeen = 0;
    std::vector<std::int64_t> m_lengths;  ///< of the source under way and those before it
};

void Watcher::watch(const engine::WordListReading& reading, bool whole, const QString& file,
                    const engine::Alphabet& alphabet)
{
    // A whole list is sorted and has each word once: it is counted anew.
    if (whole) m_lengths = m_before.lengths;
    for (std::size_t i = whole ? 0 : m_wordsSeen; i < reading.words.size(); ++i) {
        const std::size_t length = reading.words[i].size();
        if (length >= m_lengths.size()) m_lengths.resize(length + 1);
        ++m_lengths[length];
    }
    ValidationState now = m_before;
    addCounts(now, reading);
    now.lengths = m_lengths;
    m_wordsSeen = whole ? 0 : reading.words.size();
    if (whole) m_before = now;
    now.file = file;
    now.sample = sampleOf(reading.words.size(), alphabet,
                          [&](std::size_t index) { return reading.words[index]; });
    now.progress = m_now.progress;
    now.problems = std::move(m_now.problems);
    addProblems(now, file, reading, m_problemsSeen);
    m_problemsSeen = whole ? 0 : reading.rejected.size();
    m_now = std::move(now);
    tell();
}

/// What is known once everything has been read.
ValidatedWordsPtr validated(engine::SourcesReading reading, const engine::Alphabet& alphabet)
{
    auto result = std::make_shared<ValidatedWords>();
    ValidationState& state = result->state;
    auto notes = std::make_shared<engine::WordNotes>();
    for (engine::SourceReading& source : reading.sources) {
        addCounts(state, source.reading);
        addProblems(state, nameOf(source.path), source.reading, 0);
        notes->add(source.reading.notes);
        source.reading.notes = {};
    }
    state.complete = true;
    state.sources = reading.sources.size();
    state.duplicates = reading.duplicates();
    state.words = static_cast<std::int64_t>(reading.words.size());
    state.lengths = engine::lengthCounts(reading.words);
    state.sample = sampleOf(reading.words.size(), alphabet,
                            [&](std::size_t index) { return reading.words[index]; });
    result->reading = std::move(reading);
    result->notes = std::move(notes);
    return result;
}

/// What is asked for.
struct Question
{
    std::vector<engine::WordSource> sources;
    QStringList letters;
    engine::Alphabet alphabet;
    engine::WordListOptions options;
};

Result<ValidatedWordsPtr> readAll(const Question& question, const TaskContext& context,
                                  const OnState& onState)
{
    const auto& [sources, letters, alphabet, options] = question;
    Watcher watcher(sources.size(), onState);
    TaskContext watched = context;
    watched.onProgress = [&](const engine::Progress& progress) {
        context.report(progress);
        watcher.report(progress);
    };
    auto read = engine::readWordSources(
        sources, alphabet, options, watched,
        [&](std::size_t source, const engine::WordListReading& reading, bool whole) {
            watcher.watch(reading, whole, nameOf(question.sources[source].path), question.alphabet);
        });
    if (!read) return engine::failure(std::move(read.error()));
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const QString known = letters.value(static_cast<qsizetype>(i));
        auto fits = checkLetters(sources[i].path, known, alphabet);
        if (!fits) read->sources[i].error = std::move(fits.error());
    }
    return validated(std::move(*read), alphabet);
}

}  // namespace

WordValidation::WordValidation(JobService& jobs, QObject* parent)
    : QObject(parent), m_search(jobs, kInterval)
{
    connect(&m_search, &RunningSearchBase::phaseChanged, this, &WordValidation::followPhase);
    m_search.follow(this, [this](const std::shared_ptr<const ValidationState>& state) {
        if (state) emit advanced(*state);
    });
}

void WordValidation::stop()
{
    m_search.drop();
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
    const QString title = sources.size() == 1 ? tr("Reading %1").arg(nameOf(sources.front().path))
                                              : tr("Reading %n word lists", nullptr,
                                                   static_cast<int>(sources.size()));
    m_search.start(title, JobClass::Heavy,
                   [question = Question{std::move(sources), std::move(letters), alphabet, options}](
                       const TaskContext& context, const OnState& onState) {
                       return readAll(question, context, onState);
                   });
}

void WordValidation::followPhase()
{
    if (m_search.isRunning()) return;
    if (const ValidatedWordsPtr* words = m_search.result()) m_result = *words;
    emit finished();
}

}  // namespace ui

#include "moc_word_validation.cpp"
