// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/tile.h"
#include "engine/rules/alphabet.h"
#include "engine/words/expression_tokens.h"
#include "engine/words/position_set.h"

namespace engine {

/// What a whole word must look like. Letters are read as in word lists: upper and lower case are
/// the same, the longest label wins (Spanish "CALLE" has the tile LL).
///
/// Both syntaxes have classes: `[AEIOU]` one of these, `[^AEIOU]` none of these; brackets that
/// spell one tile's label are that tile (Spanish `[CH]`), inside a class, too (`[A[CH]]`).
///
/// Held as a Glushkov automaton, each place for a tile a state, all states of a run in one set of
/// bits (V. M. Glushkov 1961; G. Navarro and M. Raffinot 2001): a step costs the same whatever
/// the expression, and there is nothing that could explode.
class WordExpression
{
public:
    /// `.`, `_` and `?` are any one tile, `*` any run of tiles or none.
    [[nodiscard]] static Result<WordExpression> pattern(std::string_view text,
                                                        const Alphabet& alphabet);
    /// `.` any tile, `( )`, `|`, and behind a part `* + ? {m} {m,} {m,n}`. Malformed or OutOfRange
    /// (more than kMostPositions places) with the column.
    [[nodiscard]] static Result<WordExpression> regex(std::string_view text,
                                                      const Alphabet& alphabet);

    /// Blank flags are ignored.
    [[nodiscard]] bool matches(std::span<const Tile> word) const;

    // For walks over word graphs: a set of places that the next tile may take, at first
    // expected(); what it takes of them, none = no word begins so; and whether a word may end
    // there.
    [[nodiscard]] const PositionSet& expected() const { return m_first; }
    [[nodiscard]] PositionSet taken(const PositionSet& expected, Tile letter) const
    {
        return expected & m_positionsOf[letter];
    }
    [[nodiscard]] bool accepts(const PositionSet& taken) const { return !(taken & m_last).empty(); }
    [[nodiscard]] PositionSet expectedAfter(const PositionSet& taken) const
    {
        PositionSet expected;
        const std::size_t bytes = m_follow.size() / 256;
        for (std::size_t i = 0; i < bytes; ++i)
            if (const std::size_t byte = taken.byte(i); byte != 0)
                expected |= m_follow[i * 256 + byte];
        return expected;
    }

private:
    WordExpression() = default;
    [[nodiscard]] static Result<WordExpression>
    compile(std::string_view text, ExpressionSyntax syntax, const Alphabet& alphabet);

    PositionSet m_first;
    PositionSet m_last;
    bool m_acceptsNothing = false;  ///< matches the empty word
    std::array<PositionSet, kTileKinds> m_positionsOf{};
    /// What may follow, for each byte of a set and each value of it.
    std::vector<PositionSet> m_follow;
};

}  // namespace engine
