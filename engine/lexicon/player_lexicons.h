// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/lexicon/lexicon_fwd.h"

namespace engine {

/// The words of each player of a game: those of the game, but for players who have a lexicon of
/// their own. A play is judged by the words of the player who made it.
struct PlayerLexicons
{
    PlayerLexicons() = default;
    PlayerLexicons(std::nullptr_t) {}  // NOLINT(*-explicit-*)
    /// The same for all; null = words are not judged.
    PlayerLexicons(LexiconPtr lexicon) : game(std::move(lexicon)) {}  // NOLINT(*-explicit-*)
    PlayerLexicons(LexiconPtr lexicon, std::vector<LexiconPtr> ofPlayers)
        : game(std::move(lexicon)), own(std::move(ofPlayers))
    {
    }

    [[nodiscard]] const LexiconPtr& of(int player) const
    {
        const auto index = static_cast<std::size_t>(player);
        return index < own.size() && own[index] ? own[index] : game;
    }
    /// Whether some player has other words than the game.
    [[nodiscard]] bool differ() const
    {
        return std::ranges::any_of(own,
                                   [this](const LexiconPtr& each) { return each && each != game; });
    }
    /// Of two players: what the other one makes words of; null where that is what `player` has.
    [[nodiscard]] LexiconPtr ofOther(int player) const
    {
        const LexiconPtr& other = of(1 - player);
        return other == of(player) ? nullptr : other;
    }
    friend bool operator==(const PlayerLexicons& a, const PlayerLexicons& b)
    {
        const auto most = static_cast<int>(std::max(a.own.size(), b.own.size()));
        for (int player = 0; player < most; ++player)
            if (a.of(player) != b.of(player)) return false;
        return a.game == b.game;
    }

    LexiconPtr game;
    std::vector<LexiconPtr> own = {};  ///< by player; null and missing ones are those of the game
};

}  // namespace engine
