// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/packed_move.h"

#include <algorithm>
#include <cassert>

namespace engine {
namespace {

// The head, from the lowest bit on. A kind of 0 is a pass, so that zeros are one.
constexpr int kKindAt = 0;
constexpr int kKindBits = 2;
constexpr int kDownAt = 2;
constexpr int kNamedAt = 3;  // an exchange of known tiles
constexpr int kRowAt = 4;
constexpr int kColumnAt = 9;
constexpr int kCountAt = 14;
constexpr int kSmallBits = 5;  // squares along a lane, tiles
constexpr int kScoreAt = 19;
constexpr int kScoreBits = 20;
constexpr int kTilesAt = kScoreAt + kScoreBits;

// A tile takes six bits for its letter and one that says whether it is a blank.
constexpr int kTileBits = 7;
constexpr int kTilesInHead = (64 - kTilesAt) / kTileBits;
constexpr std::uint64_t kTileMask = (1U << kTileBits) - 1;
constexpr unsigned kBlankBit = 1U << 6;

static_assert(kTilesInHead + 64 / kTileBits == PackedMove::kMostTiles);
static_assert(kHighestScore < 1 << kScoreBits);
static_assert(kMaxDim < 1 << kSmallBits && kMaxRackSize < 1 << kSmallBits);
static_assert(sizeof(PackedMove) == 16);

enum PackedKind : unsigned { Pass, Place, Exchange };

}  // namespace

Tile PackedMove::tile(int index) const
{
    const std::uint64_t seven = index < kTilesInHead
                                    ? m_head >> (kTilesAt + index * kTileBits)
                                    : m_tail >> ((index - kTilesInHead) * kTileBits);
    const auto bits = static_cast<unsigned>(seven & kTileMask);
    const auto letter = static_cast<Tile>(bits & ~kBlankBit);
    return (bits & kBlankBit) != 0 ? asBlank(letter) : letter;
}

void PackedMove::setTile(int index, Tile tile)
{
    const std::uint64_t bits = letterOf(tile) | (isDesignatedBlank(tile) ? kBlankBit : 0);
    if (index < kTilesInHead) m_head |= bits << (kTilesAt + index * kTileBits);
    else m_tail |= bits << ((index - kTilesInHead) * kTileBits);
}

PackedMove::PackedMove(const Move& move)
{
    if (move.kind == MoveKind::Pass) return;
    assert(move.score.points >= 0 && move.score.points <= kHighestScore);
    const bool place = move.kind == MoveKind::Place;
    const auto put = [this](std::uint64_t value, int shift) { m_head |= value << shift; };
    put(place ? PackedKind::Place : PackedKind::Exchange, kKindAt);
    put(static_cast<std::uint64_t>(move.direction), kDownAt);
    put(move.length != 0 ? 1 : 0, kNamedAt);
    put(move.row, kRowAt);
    put(move.column, kColumnAt);
    put(move.tilesPlayed, kCountAt);
    put(static_cast<std::uint64_t>(move.score.points), kScoreAt);
    int next = 0;
    for (const Tile each : move.tileSpan()) {
        if (place && each == kPlaythrough) continue;
        assert(next < kMostTiles);
        setTile(next++, each);
    }
}

bool PackedMove::lay(const Board& board, int tiles, Move& move) const
{
    int next = 0;
    for (int i = 0;; ++i) {
        const int row = move.rowOf(i);
        const int column = move.columnOf(i);
        const bool free = board.contains(row, column) && board.at(row, column) == kNoTile;
        if (next == tiles && (free || !board.contains(row, column))) break;
        if (!board.contains(row, column)) return false;
        move.tiles[move.length++] = free ? tile(next++) : kPlaythrough;
    }
    return true;
}

std::optional<Move> PackedMove::on(const Board& board) const
{
    Move move;
    const std::uint64_t kind = field(kKindAt, kKindBits);
    if (kind == PackedKind::Pass) return move;
    const auto tiles = static_cast<int>(field(kCountAt, kSmallBits));
    move.kind = kind == PackedKind::Place ? MoveKind::Place : MoveKind::Exchange;
    move.tilesPlayed = static_cast<std::uint8_t>(tiles);
    move.score.points = static_cast<std::int32_t>(field(kScoreAt, kScoreBits));
    if (move.kind == MoveKind::Exchange) {
        if (field(kNamedAt, 1) == 0) return move;
        for (int i = 0; i < tiles; ++i) move.tiles[move.length++] = tile(i);
        return move;
    }
    move.direction = field(kDownAt, 1) != 0 ? Direction::Down : Direction::Across;
    move.row = static_cast<std::uint8_t>(field(kRowAt, kSmallBits));
    move.column = static_cast<std::uint8_t>(field(kColumnAt, kSmallBits));
    if (!lay(board, tiles, move)) return std::nullopt;
    return move;
}

}  // namespace engine
