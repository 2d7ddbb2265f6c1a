// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// Which of two lexicons a word is in.
enum class OnlyIn { First, Second };

/// Called for each difference, in ascending tile order; false ends the walk.
using DifferenceVisitor = std::function<bool(OnlyIn, std::span<const Tile>)>;

struct DifferenceCounts
{
    std::int64_t onlyInFirst = 0;
    std::int64_t onlyInSecond = 0;
    bool complete = true;  ///< the walk came to its end
};

/// Finds the words that are in one DAWG only, in one walk over both: their siblings are merged in
/// order, and a pair of lists below which there turned out to be no difference is not walked
/// again. Both must have the same alphabet. OutOfRange when a word is longer than kLongestWord.
[[nodiscard]] Result<DifferenceCounts> findDifferences(const Kwg& first, const Kwg& second,
                                                       const DifferenceVisitor& visit,
                                                       const TaskContext& context = {});

}  // namespace engine
