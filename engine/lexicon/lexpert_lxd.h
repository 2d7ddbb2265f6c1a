// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/foreign_graph.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// What a Lexpert file says about itself, in Latin-1.
struct LexpertLabel
{
    std::string_view title;  ///< at most 31 bytes
    std::string_view date;   ///< at most 19 bytes; free text
};

/// Begins as writeLexpert() writes it.
[[nodiscard]] bool isLexpert(std::span<const std::byte> bytes);

/// The words of a Lexpert .lxd file, sorted.
[[nodiscard]] Result<WordList> readLexpert(std::span<const std::byte> bytes,
                                           const Alphabet& alphabet, const std::string& file = {},
                                           const TaskContext& context = {},
                                           const ForeignLimits& limits = {});

/// A Lexpert .lxd file of these words. WrongLexicon when a letter is no single character of
/// Latin-1; OutOfRange when there are too many nodes or the label is too long.
[[nodiscard]] Result<std::vector<std::byte>> writeLexpert(const WordList& words,
                                                          const Alphabet& alphabet,
                                                          const LexpertLabel& label,
                                                          const TaskContext& context = {});

}  // namespace engine
