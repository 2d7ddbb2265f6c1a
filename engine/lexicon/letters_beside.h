// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "engine/base/result.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// The file beside a word graph that names the alphabet which its letters are numbered by:
/// "words.kwg.letters" for "words.kwg". One line of text.
[[nodiscard]] std::filesystem::path lettersFileOf(const std::filesystem::path& graph);

/// What is written there.
[[nodiscard]] std::string lettersFileText(const Alphabet& alphabet);

/// The name of an alphabet that is all that such a file holds; empty when there is none, or
/// something else in it.
[[nodiscard]] std::string lettersIn(const std::filesystem::path& path);

/// The name of the alphabet that stands beside a graph, as lettersIn() has it.
[[nodiscard]] std::string lettersBeside(const std::filesystem::path& graph);

/// WrongLexicon when what stands beside a graph names other letters than these. Letters of
/// somebody's own have the names that he gives them: those say nothing.
[[nodiscard]] Result<void> checkLettersBeside(const std::filesystem::path& graph,
                                              const Alphabet& alphabet);

}  // namespace engine
