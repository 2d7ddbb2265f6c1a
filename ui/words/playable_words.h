// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>

#include "engine/board/position.h"
#include "ui/moves/live_analysis.h"

namespace ui {

/// The words that the player on turn can lay now, each with the best of its moves.
class PlayableWords
{
public:
    /// From a list of moves, the best first. The only error is Cancelled.
    [[nodiscard]] static engine::Result<PlayableWords>
    of(const engine::Position& position, RankingPtr ranking, const engine::TaskContext& context);

    /// Null when it can't be laid. Blank flags are ignored; in a jumbled game the order, too.
    [[nodiscard]] const engine::RankedMove* bestMove(std::span<const engine::Tile> word) const;
    [[nodiscard]] std::size_t size() const { return m_moves.size(); }

private:
    [[nodiscard]] std::string key(std::span<const engine::Tile> word) const;

    bool m_jumbled = false;
    RankingPtr m_ranking;
    std::unordered_map<std::string, std::size_t> m_moves;  ///< index into the ranking
};

using PlayableWordsPtr = std::shared_ptr<const PlayableWords>;

}  // namespace ui
