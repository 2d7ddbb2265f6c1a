// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/playable_words.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/board/legality.h"

namespace ui {

using engine::Move;
using engine::Tile;

namespace {

constexpr std::size_t kMovesBetweenStops = 256;

}  // namespace

std::string PlayableWords::key(std::span<const Tile> word) const
{
    std::string letters;
    for (const Tile tile : word) letters.push_back(static_cast<char>(engine::letterOf(tile)));
    if (m_jumbled) std::ranges::sort(letters);
    return letters;
}

engine::Result<PlayableWords> PlayableWords::of(const engine::Position& position,
                                                RankingPtr ranking,
                                                const engine::TaskContext& context)
{
    PlayableWords words;
    words.m_jumbled = position.rules().jumbled();
    for (std::size_t i = 0; i < ranking->moves.size(); ++i) {
        if (i % kMovesBetweenStops == 0 && context.stopRequested())
            return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
        const Move& move = ranking->moves[i].move;
        if (move.kind != engine::MoveKind::Place) continue;
        // The first move of a word is its best.
        if (move.tilesPlayed == 1) {
            // One tile makes a word both ways, and neither is more its word than the other.
            for (const engine::FormedWord& formed : engine::wordsFormed(position, move))
                words.m_moves.try_emplace(words.key(formed.tiles), i);
            continue;
        }
        std::vector<Tile> tiles(move.tileSpan().begin(), move.tileSpan().end());
        for (int at = 0; at < move.length; ++at) {
            Tile& tile = tiles[static_cast<std::size_t>(at)];
            if (tile == engine::kPlaythrough)
                tile = position.board().at(move.rowOf(at), move.columnOf(at));
        }
        words.m_moves.try_emplace(words.key(tiles), i);
    }
    words.m_ranking = std::move(ranking);
    return words;
}

const engine::RankedMove* PlayableWords::bestMove(std::span<const Tile> word) const
{
    const auto found = m_moves.find(key(word));
    return found == m_moves.end() ? nullptr : &m_ranking->moves[found->second];
}

}  // namespace ui
