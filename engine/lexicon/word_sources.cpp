// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/word_sources.h"

#include <algorithm>
#include <utility>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/lexicon/pace.h"

namespace engine {
namespace {

/// What a graph holds, within the limits.
Result<WordListReading> readGraph(const WordSource& source, const Alphabet& alphabet,
                                  const WordListOptions& options, const TaskContext& context)
{
    auto all = readLexiconWords(source.path, alphabet, options, context);
    if (!all) return failure(std::move(all.error()));
    if (source.path.extension() == ".kad" && holdsAlphagrams(*all)) {
        return failure(ErrorCode::WrongLexicon,
                       say("holds alphagrams only, from which the words can't be made again"),
                       {fileNameUtf8(source.path), 0, 0, -1});
    }
    WordListReading reading;
    reading.wordsRead = static_cast<std::int64_t>(all->size());
    Pace pace(context, say("Reading words"), reading.wordsRead);
    for (std::size_t i = 0; i < all->size(); ++i) {
        if (!pace.keepOn(static_cast<std::int64_t>(i))) return cancelled();
        const auto word = (*all)[i];
        const auto length = static_cast<int>(word.size());
        if (length < options.minimumLength || length > options.maximumLength)
            ++reading.outsideLimits;
        else reading.words.add(word);
    }
    reading.wordsRead -= reading.outsideLimits;
    return reading;
}

Result<WordListReading> readOne(const WordSource& source, LexiconFormat& format,
                                const Alphabet& alphabet, const WordListOptions& options,
                                const TaskContext& context)
{
    {
        const auto blob = FileBlob::open(source.path);
        if (!blob) return failure(blob.error());
        format = lexiconFormatOf(source.path, blob->bytes());
    }
    if (format == LexiconFormat::WordList)
        return readWordListFile(source.path, alphabet, options, context);
    return readGraph(source, alphabet, options, context);
}

std::int64_t sizeOf(const std::filesystem::path& path)
{
    std::error_code ignored;
    const auto size = std::filesystem::file_size(path, ignored);
    return ignored ? 0 : static_cast<std::int64_t>(size);
}

}  // namespace

std::int64_t SourcesReading::rejectedCount() const
{
    std::int64_t count = 0;
    for (const SourceReading& source : sources) count += source.reading.rejectedCount;
    return count;
}

std::int64_t SourcesReading::duplicates() const
{
    std::int64_t count = 0;
    for (const SourceReading& source : sources) {
        count += source.reading.duplicates;
        if (source.operation == SetOperation::Union) count += source.words - source.change;
    }
    return count;
}

std::optional<Error> SourcesReading::firstError() const
{
    for (const SourceReading& source : sources)
        if (source.error) return source.error;
    return std::nullopt;
}

Result<SourcesReading> readWordSources(std::span<const WordSource> sources,
                                       const Alphabet& alphabet, const WordListOptions& options,
                                       const TaskContext& context, const SourcesWatcher& watch)
{
    // Progress over all files is in bytes of theirs, whatever unpacking makes of them.
    std::int64_t allBytes = 0;
    for (const WordSource& source : sources) allBytes += sizeOf(source.path);
    std::int64_t before = 0;
    std::int64_t reached = 0;
    SourcesReading result;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (context.stopRequested()) return cancelled();
        const std::int64_t bytes = sizeOf(sources[i].path);
        TaskContext part = context;
        part.onProgress = [&](const Progress& progress) {
            const double fraction = progress.total > 0 ? static_cast<double>(progress.done) /
                                                             static_cast<double>(progress.total)
                                                       : 0.0;
            // A graph is gone through twice; that is no step back.
            reached = std::max(
                reached, before + static_cast<std::int64_t>(fraction * static_cast<double>(bytes)));
            context.report({progress.phase, reached, allBytes});
        };
        WordListOptions own = options;
        own.watch = {};
        if (watch) own.watch = [&](const WordListReading& reading) { watch(i, reading, false); };

        SourceReading& source = result.sources.emplace_back();
        source.path = sources[i].path;
        source.operation = sources[i].operation;
        auto reading = readOne(sources[i], source.format, alphabet, own, part);
        before += bytes;
        if (!reading) {
            if (reading.error().code == ErrorCode::Cancelled) return cancelled();
            source.error = std::move(reading.error());
            continue;
        }
        source.reading = std::move(*reading);
        if (watch) watch(i, source.reading, true);
        WordList words = std::exchange(source.reading.words, {});
        source.words = static_cast<std::int64_t>(words.size());
        if (i == 0) {
            result.words = std::move(words);
            source.change = source.words;
            continue;
        }
        TaskContext silent = context;
        silent.onProgress = {};
        auto all = combined(result.words, words, sources[i].operation, silent);
        if (!all) return failure(std::move(all.error()));
        source.change =
            static_cast<std::int64_t>(all->size()) - static_cast<std::int64_t>(result.words.size());
        result.words = std::move(*all);
    }
    return result;
}

}  // namespace engine
