// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/word_expression.h"

#include <bit>

#include "engine/words/expression_parser.h"

namespace engine {

Result<WordExpression> WordExpression::pattern(std::string_view text, const Alphabet& alphabet)
{
    return compile(text, ExpressionSyntax::Pattern, alphabet);
}

Result<WordExpression> WordExpression::regex(std::string_view text, const Alphabet& alphabet)
{
    return compile(text, ExpressionSyntax::Regex, alphabet);
}

Result<WordExpression> WordExpression::compile(std::string_view text, ExpressionSyntax syntax,
                                               const Alphabet& alphabet)
{
    const auto tokens = expressionTokens(text, syntax, alphabet);
    if (!tokens) return failure(tokens.error());
    const auto places = parseExpression(*tokens);
    if (!places) return failure(places.error());

    WordExpression expression;
    expression.m_first = places->first;
    expression.m_last = places->last;
    expression.m_acceptsNothing = places->acceptsNothing;
    const std::size_t count = places->letters.size();
    for (std::size_t place = 0; place < count; ++place)
        for (LetterSet rest = places->letters[place]; rest != 0; rest &= rest - 1)
            expression.m_positionsOf[static_cast<std::size_t>(std::countr_zero(rest))].insert(
                place);

    expression.m_follow.resize((count + 7) / 8 * 256);
    for (std::size_t i = 0; i < expression.m_follow.size(); ++i) {
        const std::size_t byte = i % 256;
        if (byte == 0) continue;
        // Of the set without its lowest member, and what follows that one.
        const std::size_t place = i / 256 * 8 + static_cast<std::size_t>(std::countr_zero(byte));
        expression.m_follow[i] = expression.m_follow[i - byte + (byte & (byte - 1))];
        if (place < count) expression.m_follow[i] |= places->follow[place];
    }
    return expression;
}

bool WordExpression::matches(std::span<const Tile> word) const
{
    if (word.empty()) return m_acceptsNothing;
    PositionSet expected = m_first;
    PositionSet last;
    for (const Tile tile : word) {
        last = taken(expected, letterOf(tile));
        expected = expectedAfter(last);
    }
    return accepts(last);
}

}  // namespace engine
