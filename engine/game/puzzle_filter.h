// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/puzzles.h"

namespace engine {

/// Which puzzles are wanted: tags and comparisons of numbers with "and", "or", "not" and brackets,
/// as in "bingo and lead >= 8 or not (found or proved)"; "not" binds more than "and", that more than
/// "or". Immutable.
///
/// Tags: bingo, placement, exchange, pre-endgame, endgame (what is asked for); proved; found (the
/// player made it); static-fails (the best static move is another one); blank (one is laid); through
/// (it uses tiles of the board); hook (it adds a tile to a word there). Numbers: lead (percent of
/// wins), score, tiles (laid or exchanged), length (of the word), turn, bag (tiles in it). They are
/// compared by < <= = >= >.
class PuzzleFilter
{
public:
    /// An empty text wants all. Malformed with the column, from 1, of what can't be understood, and
    /// the names that can where it is a name.
    [[nodiscard]] static Result<PuzzleFilter> parse(std::string_view text);

    [[nodiscard]] bool wants(const Puzzle& puzzle) const;

    struct Term;

private:
    std::shared_ptr<const Term> m_root;  ///< null = all
};

}  // namespace engine
