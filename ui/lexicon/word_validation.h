// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "engine/lexicon/word_sources.h"
#include "ui/work/running_search.h"

namespace ui {

/// A line of a source that holds no word.
struct WordProblem
{
    QString file;  ///< name without folder
    engine::RejectedLine line;
};

/// How far looking through the sources has come.
struct ValidationState
{
    bool complete = false;
    std::size_t sources = 0;  ///< in all
    engine::Progress progress;
    QString file;  ///< that is being read, without folder
    std::int64_t wordsRead = 0;
    std::int64_t duplicates = 0;  ///< known when complete
    std::int64_t outsideLimits = 0;
    std::int64_t folded = 0;
    std::int64_t rejected = 0;
    std::int64_t notes = 0;
    std::int64_t words = 0;             ///< known when complete
    std::vector<std::int64_t> lengths;  ///< words by length; while reading, each as often as read
    std::vector<WordProblem> problems;  ///< the first 1,000
    QStringList sample;                 ///< words from all over the list
};

/// What reading all sources brought.
struct ValidatedWords
{
    engine::SourcesReading reading;
    std::shared_ptr<const engine::WordNotes> notes;
    ValidationState state;
};

using ValidatedWordsPtr = std::shared_ptr<const ValidatedWords>;

/// Reads the sources of a lexicon in a job and tells of it while that lasts. What is asked for
/// last wins.
class WordValidation : public QObject
{
    Q_OBJECT

public:
    explicit WordValidation(JobService& jobs, QObject* parent = nullptr);

    /// Stops what is under way and reads these sources; without any there is no result. `letters`
    /// are ids of the letters that each source is known to be of, empty where nothing is known.
    void start(std::vector<engine::WordSource> sources, QStringList letters,
               const engine::Alphabet& alphabet, const engine::WordListOptions& options);
    void stop();

    [[nodiscard]] bool running() const { return m_search.isRunning(); }
    /// Null until everything has been read.
    [[nodiscard]] const ValidatedWordsPtr& result() const { return m_result; }

signals:
    /// While reading, about ten times a second.
    void advanced(const ui::ValidationState& state);
    /// The result is there; null when there is nothing to read or it was stopped.
    void finished();

private:
    void followPhase();

    ValidatedWordsPtr m_result;
    RunningSearch<ValidationState, ValidatedWordsPtr> m_search;
};

}  // namespace ui
