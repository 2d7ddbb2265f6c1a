// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/quantities.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/endgame_rules.h"

namespace engine {

/// What the opponent knows when he answers a move that leaves tiles in the bag. What follows once
/// the bag is empty is known to both: then the models agree.
enum class PreEndgameModel {
    /// A result counts as far as no reply of the opponent takes it away.
    Guaranteed,
    /// The opponent plays one reply for all bags that he can't tell apart: the one with most wins
    /// and half ties over them, all tiles that he doesn't see being as likely in the bag; among
    /// equals the one with the higher score, then the first in the order of moves.
    Rational,
    /// The opponent sees the bag and picks the reply that is worst for the mover.
    Clairvoyant,
};

/// "rational": for tables and the command line.
[[nodiscard]] std::string_view preEndgameModelName(PreEndgameModel model);

/// Which move is best when the bag holds 1 to 6 tiles.
struct PreEndgameQuestion
{
    static constexpr int kMostInBag = 6;

    /// Tiles that it shows on the opponent's rack are known to be there.
    PositionPtr position;
    /// The words of the player who isn't on turn, for the same letters; null = the position's. Both
    /// know what the other plays with.
    LexiconPtr lexiconOfOther = nullptr;
    PreEndgameModel model = PreEndgameModel::Rational;
    EndgameEnd end = EndgameEnd::TwoPasses;
    KlvPtr leaves = {};            ///< for the order of candidates; null = every leave is worth 0
    std::size_t candidates = 32;   ///< the best static moves; 0 = all
    std::vector<Move> moves = {};  ///< candidates besides
    /// Every candidate is worked out, also those that can't be the best any more.
    bool finishAll = false;
    std::size_t mostDraws = 0;  ///< only so many of the possible bags, chosen by chance; 0 = all
    std::uint64_t seed = 1;     ///< of that chance
    std::size_t tableBytes = std::size_t{64} << 20;
};

/// What can be in the bag, and in how many orders it can lie there, tiles of a kind told apart.
struct PreEndgameDraw
{
    Rack bag;
    std::int64_t orders = 0;
};

/// A candidate when the bag holds certain tiles. Results are counted in orders of those tiles.
struct PreEndgameCell
{
    bool solved = false;  ///< there is a result, if only a guess
    std::int64_t wins = 0;
    std::int64_t ties = 0;
    std::int64_t losses = 0;
    double gain = 0;        ///< mean change of the mover's spread until the end of the game
    bool isProved = false;  ///< wins, ties and losses are
    bool gainProved = false;
    int depth = 0;  ///< plies of the endgames behind it, where they aren't proved
    /// What the opponent plays, where the model lets him choose with tiles in the bag.
    bool hasReply = false;
    Move reply;
};

struct PreEndgameRow
{
    Move move;
    Equity staticEquity;
    bool emptiesBag = false;
    std::vector<PreEndgameCell> cells;  ///< by draw
    // Sums over the cells that are solved.
    std::int64_t wins = 0;
    std::int64_t ties = 0;
    std::int64_t losses = 0;
    std::int64_t solved = 0;  ///< orders
    std::int64_t of = 0;      ///< all orders
    double gain = 0;          ///< mean over the solved ones
    /// Every order was worked out, and each result is proved under the model.
    bool exact = false;
    bool gainExact = false;
    /// It was left because it can't reach the best any more: what isn't solved is unknown.
    bool cut = false;
    int stage = 0;  ///< the last one that it went through, from 0
    int depth = 0;  ///< the least plies of its cells that aren't proved

    /// Wins and half of the ties, of what is solved.
    [[nodiscard]] double share() const
    {
        return solved == 0 ? 0
                           : (static_cast<double>(wins) + static_cast<double>(ties) / 2) /
                                 static_cast<double>(solved);
    }
};

/// How a pre-endgame stands: candidates by draws.
struct PreEndgameState
{
    SearchEnd end = SearchEnd::NotYet;
    PreEndgameModel model = PreEndgameModel::Rational;
    int bag = 0;                        ///< tiles in it
    std::vector<PreEndgameDraw> draws;  ///< all that are possible
    std::size_t drawsUsed = 0;          ///< fewer than there are: a sample
    std::vector<PreEndgameRow> rows;    ///< the best first
    std::size_t legalMoves = 0;         ///< of which the rows are some
    /// No legal move has more wins and half ties than the first row.
    bool proved = false;
    int depth = 0;             ///< plies of the endgames in the last complete stage
    int stage = -1;            ///< the last complete one
    std::int64_t endings = 0;  ///< cells worked out
    std::int64_t nodes = 0;
    double seconds = 0;
};

}  // namespace engine
