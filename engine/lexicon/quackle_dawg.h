// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/foreign_graph.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// Reads the words of a Quackle .dawg, version 1 (which names its letters) or 0 (which does not:
/// they are the alphabet's first ones). All words, of the smaller dictionary or not; sorted.
[[nodiscard]] Result<WordList> readQuackleDawg(std::span<const std::byte> bytes,
                                               const Alphabet& alphabet,
                                               const std::string& file = {},
                                               const TaskContext& context = {},
                                               const ForeignLimits& limits = {});

}  // namespace engine
