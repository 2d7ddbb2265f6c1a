// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/tile.h"
#include "engine/words/expression_tokens.h"
#include "engine/words/position_set.h"

namespace engine {

/// The places for tiles of an expression, and how words run through them.
struct ExpressionPlaces
{
    std::vector<LetterSet> letters;   ///< by place: what it takes
    std::vector<PositionSet> follow;  ///< by place: what may come next
    PositionSet first;
    PositionSet last;
    bool acceptsNothing = false;  ///< the empty word matches
};

/// Errors have the column of the token that is wrong or one too many.
[[nodiscard]] Result<ExpressionPlaces> parseExpression(std::span<const ExpressionToken> tokens);

}  // namespace engine
