// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/tile.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// How the text of an expression is written, see WordExpression.
enum class ExpressionSyntax { Pattern, Regex };

enum class TokenKind {
    Letter,  ///< one tile out of `letters`
    Repeat,  ///< what stands before, `least` to `most` times
    Open,
    Close,
    Either,
};

/// The smallest part of an expression.
struct ExpressionToken
{
    static constexpr int kUnlimited = -1;

    TokenKind kind = TokenKind::Letter;
    int column = 1;  ///< 1-based character where it stands
    LetterSet letters = 0;
    int least = 0;
    int most = kUnlimited;
};

/// Splits an expression of either syntax. Errors have the column of what can't be read.
[[nodiscard]] Result<std::vector<ExpressionToken>>
expressionTokens(std::string_view text, ExpressionSyntax syntax, const Alphabet& alphabet);

}  // namespace engine
