// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "engine/base/result.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// What is wrong with a list of letters.
struct LetterProblem
{
    std::size_t letter = 0;  ///< index in the list; 0 for an empty list
    ErrorCode code = ErrorCode::Malformed;
    Sentence sentence;
};

/// The first letter that keeps the list from being an alphabet, see Alphabet::create.
[[nodiscard]] std::optional<LetterProblem> findLetterProblem(std::span<const LetterSpec> letters);

}  // namespace engine
