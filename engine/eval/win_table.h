// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/eval/win_counts.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// The chance of winning by lead and by how much of the game is left. Immutable.
///
/// Players who don't look at the score gain on each other as much whatever the lead is, so one
/// histogram of gains answers for every lead: the chance is the share of games in which the gain
/// makes up for it. Hence the chance never falls as the lead grows. Neighbouring numbers of unseen
/// tiles are averaged as long as there are tiles in the bag; a number that never occurred has the
/// chances of the nearest one that did.
class WinTable
{
public:
    /// A table without counts knows nothing but who leads.
    explicit WinTable(const WinCounts& counts);

    /// For a game of two by rules of which no games were counted: gains are spread as a normal
    /// distribution, wider with the tiles that are still to be played, and the player on turn has
    /// the better end of them. In the tables that were counted with one English word list the
    /// deviation is 8.6 to 11.5 points times the square root of unseen tiles and a rack, for 20 to
    /// 180 unseen tiles and three rule sets; here it is 9.9, by the mean face value of the tiles.
    [[nodiscard]] static std::shared_ptr<const WinTable> estimate(const GameRules& rules);

    /// For the player on turn: his lead (negative when he is behind) and the tiles that he doesn't
    /// see, in the bag and on the other rack. For the other player, ask for the negative lead and
    /// take ofOpponent(). Without unseen tiles the game is over.
    [[nodiscard]] WinProbability chance(Score lead, int unseen) const;

    /// The lead that gives a chance of at least this, from -kMostSwing to kMostSwing.
    [[nodiscard]] Score leadFor(WinProbability chance, int unseen) const;

private:
    struct Row
    {
        int first = 0;  ///< the lead of the first chance; smaller leads have chance 0
        std::vector<float> chances;
    };

    WinTable() = default;
    [[nodiscard]] double estimated(Score lead, int unseen) const;

    std::vector<Row> m_rows;  ///< by unseen tiles
    /// Of estimates: points of what English has one of; 0 = the table was counted.
    double m_scale = 0;
    int m_rackSize = 0;
};

using WinTablePtr = std::shared_ptr<const WinTable>;

}  // namespace engine
