// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/lexicon/word_list.h"
#include "engine/lexicon/word_set.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// A file that words are taken from: a word list or a word graph of any known format.
struct WordSource
{
    std::filesystem::path path;
    SetOperation operation = SetOperation::Union;  ///< means nothing for the first one
};

/// What one source brought.
struct SourceReading
{
    std::filesystem::path path;
    SetOperation operation = SetOperation::Union;
    LexiconFormat format = LexiconFormat::WordList;
    /// Of a graph only wordsRead and outsideLimits; the words themselves have been moved on.
    WordListReading reading;
    std::int64_t words = 0;      ///< that it holds within the limits, each once
    std::int64_t change = 0;     ///< by how many words there were more, or fewer, after it
    std::optional<Error> error;  ///< it can't be read; then it brought nothing
};

/// What all sources brought, combined in their order.
struct SourcesReading
{
    WordList words;  ///< sorted, unique
    std::vector<SourceReading> sources;

    [[nodiscard]] std::int64_t rejectedCount() const;
    /// Words that a list had twice, or that a list added had in common with those before it.
    [[nodiscard]] std::int64_t duplicates() const;
    /// Of the first source that can't be read.
    [[nodiscard]] std::optional<Error> firstError() const;
};

/// Gets to see each source: its number and its reading so far, the words of a list not sorted yet,
/// about ten times a second; and once, with `whole`, when all of it has been read.
using SourcesWatcher =
    std::function<void(std::size_t source, const WordListReading& reading, bool whole)>;

/// Reads the sources and combines them in order. One that can't be read doesn't keep the others
/// from being read, but then the words mean little: see firstError(). Fails with Cancelled only.
/// The option `watch` is not used.
[[nodiscard]] Result<SourcesReading> readWordSources(std::span<const WordSource> sources,
                                                     const Alphabet& alphabet,
                                                     const WordListOptions& options = {},
                                                     const TaskContext& context = {},
                                                     const SourcesWatcher& watch = {});

}  // namespace engine
