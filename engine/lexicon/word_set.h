// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/word_list.h"

namespace engine {

/// What a further list does to the words there are.
enum class SetOperation {
    Union,      ///< its words come in
    Minus,      ///< its words go
    Intersect,  ///< only its words stay
};

/// Both lists sorted without repetitions, and so is the result. In time proportional to both;
/// fails only with Cancelled.
[[nodiscard]] Result<WordList> combined(const WordList& words, const WordList& other,
                                        SetOperation operation, const TaskContext& context = {});

/// How many words there are of each length; the index is the length, 0 up to the longest one.
[[nodiscard]] std::vector<std::int64_t> lengthCounts(const WordList& words);

/// The letters of each word in ascending order; sorted, each alphagram once. Worth nothing when the
/// context asked to stop.
[[nodiscard]] WordList alphagramsOf(const WordList& words, const TaskContext& context = {});

}  // namespace engine
