// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// Every legal move by plain trial: each rack tile on each empty square from each start square,
/// each perpendicular run looked up in a set of words, each score added up from the squares.
/// Slow, and meant to be read: the measure for the fast generators. It takes from a position the
/// squares, the rules and the exchange limit; it uses neither word graphs nor cross-sets nor
/// scoring code.
class ReferenceGenerator
{
public:
    ReferenceGenerator(const WordList& words, WordRule rule);

    /// All placements of tiles of `rack`, ascending, in the form that Move describes. On an empty
    /// board across moves only, when the layout is the same across and down.
    [[nodiscard]] std::vector<Move> placements(const Position& position, const Rack& rack) const;
    /// All exchanges that the rules allow now, ascending.
    [[nodiscard]] static std::vector<Move> exchanges(const Position& position, const Rack& rack);
    /// Placements, exchanges and the pass, ascending.
    [[nodiscard]] std::vector<Move> moves(const Position& position, const Rack& rack) const;

    /// The tiles, blank flags ignored, are a word by the rule.
    [[nodiscard]] bool isWord(std::span<const Tile> run) const;

private:
    class Search;

    WordRule m_rule;
    /// Words as strings of tiles; for the jumbled rule each with its letters in ascending order.
    std::vector<std::string> m_words;  ///< ascending, unique
    std::unordered_set<std::string> m_set;
};

}  // namespace engine
