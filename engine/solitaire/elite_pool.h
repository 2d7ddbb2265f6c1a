// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/solitaire/solitaire_game.h"

namespace engine {

/// A good game that a search found.
struct EliteGame
{
    SolitaireGame game;
    std::vector<std::uint8_t> goals;  ///< by move: it is a goal word
    std::string family;               ///< its goal words: games of one family are alike
    int plan = -1;                    ///< number of the plan it came from, -1 = none that is known
    int refined = 0;                  ///< how often others were looked for near it
    double seconds = 0;               ///< when it was found
};

/// The best games so far, all different: no two with the same final board, and no more than some of
/// one family. The best first.
class ElitePool
{
public:
    static constexpr std::size_t kMostGames = 24;
    static constexpr std::size_t kMostOfFamily = 6;

    /// False when it is known or not good enough.
    bool add(EliteGame game);
    [[nodiscard]] std::span<const EliteGame> games() const { return m_games; }
    [[nodiscard]] bool empty() const { return m_games.empty(); }
    [[nodiscard]] EliteGame& at(std::size_t index) { return m_games[index]; }
    /// The total of the last one that is kept, when no more games fit.
    [[nodiscard]] int best() const { return m_games.empty() ? 0 : m_games[0].game.total().points; }

private:
    std::vector<EliteGame> m_games;
};

/// Words of the goal moves with their squares: "1A OXYPHENBUTAZONE 15A ...", "" for none.
[[nodiscard]] std::string familyOf(const SolitaireTask& task, std::span<const Move> moves,
                                   std::span<const std::uint8_t> goals);

}  // namespace engine
