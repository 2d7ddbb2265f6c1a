// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of engine_texts.h, taken apart so that no file is long. A test compares it with
// what the sources say.
#pragma once

#include <span>

namespace ui {

using EngineSentences = std::span<const char* const>;

[[nodiscard]] EngineSentences sentencesOfBoard();
[[nodiscard]] EngineSentences sentencesOfGames();
[[nodiscard]] EngineSentences sentencesOfLexicons();
[[nodiscard]] EngineSentences sentencesOfRules();
[[nodiscard]] EngineSentences sentencesOfSearches();
[[nodiscard]] EngineSentences sentencesOfTraining();
[[nodiscard]] EngineSentences sentencesOfWindow();
/// What the engine passes on or composes of any text: no source has it as it stands here.
[[nodiscard]] EngineSentences sentencesOfSystem();
/// Those that files of rules have.
[[nodiscard]] EngineSentences sentencesOfTitles();

}  // namespace ui
