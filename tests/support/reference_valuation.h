// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/board/position.h"
#include "engine/lexicon/klv.h"
#include "engine/movegen/reference_generator.h"

namespace tests {

/// Points of a rack or a leave.
inline int pointsOf(const engine::TileCounts& tiles, const engine::Alphabet& alphabet)
{
    int points = 0;
    for (const engine::Tile tile : tiles.tiles()) points += alphabet.value(tile);
    return points;
}

/// Vowels that an opening move puts beside a premium square: one in the row above or below an
/// across move, or in the column to the left or right of a down move.
inline int exposedVowels(const engine::Position& position, const engine::Move& move)
{
    const engine::BoardLayout& layout = position.rules().layout;
    const auto isPremium = [&](int row, int column) {
        if (!position.board().contains(row, column)) return false;
        const engine::Premium premium = layout.premium(row, column);
        return premium.letter > 1 || premium.word > 1;
    };
    int exposed = 0;
    for (int i = 0; i < move.length; ++i) {
        const int row = move.rowOf(i);
        const int column = move.columnOf(i);
        const bool beside = move.direction == engine::Direction::Across
                                ? isPremium(row - 1, column) || isPremium(row + 1, column)
                                : isPremium(row, column - 1) || isPremium(row, column + 1);
        if (beside &&
            position.rules().alphabet.isVowel(move.tileSpan()[static_cast<std::size_t>(i)]))
            ++exposed;
    }
    return exposed;
}

/// The static worth of a move, by the plainest reading of its definition.
inline engine::Equity referenceEquity(const engine::Position& position, const engine::Move& move,
                                      const engine::Klv* leaves)
{
    const engine::Alphabet& alphabet = position.rules().alphabet;
    engine::Leave kept = position.mover().rack;
    kept.removeAll(move.tilesUsed());
    engine::Equity equity = engine::Equity::from(move.score);
    if (position.bagSize() > 0) {
        // What is known of a rack that stays as it is is no leave.
        if (move.kind == engine::MoveKind::Pass) return equity;
        if (leaves != nullptr) equity += leaves->value(kept);
        if (position.board().empty() && move.kind == engine::MoveKind::Place)
            equity.millis -= 700 * exposedVowels(position, move);
    } else if (position.rules().end.playedOut == engine::PlayedOut::Nothing) {
        // Tiles left over don't score, so only the score counts.
    } else if (kept.empty()) {
        equity += engine::Equity::fromPoints(2 * pointsOf(position.unseen(), alphabet));
    } else {
        equity -= engine::Equity::fromPoints(10 + 2 * pointsOf(kept, alphabet));
    }
    return equity;
}

struct ValuedMove
{
    engine::Move move;
    engine::Equity equity;
};

/// All moves of the player on turn: the best but for the pass, then all by equity, then score, then
/// in ascending order.
inline std::vector<ValuedMove> referenceRanking(const engine::Position& position,
                                                const engine::ReferenceGenerator& generator,
                                                const engine::Klv* leaves)
{
    std::vector<ValuedMove> valued;
    for (const engine::Move& move : generator.moves(position, position.mover().rack))
        valued.push_back({move, referenceEquity(position, move, leaves)});
    std::stable_sort(valued.begin(), valued.end(), [](const ValuedMove& a, const ValuedMove& b) {
        if (a.equity != b.equity) return a.equity > b.equity;
        return a.move.score > b.move.score;
    });
    if (valued.front().move.kind == engine::MoveKind::Pass && valued.size() > 1)
        std::swap(valued[0], valued[1]);
    return valued;
}

}  // namespace tests
