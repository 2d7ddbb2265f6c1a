// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_singles.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "engine/lexicon/lexicon.h"
#include "engine/search/endgame_board.h"

namespace engine {

namespace {

/// Bits of the squares from one to another, as far as the lane may have them.
std::uint32_t squaresBetween(int first, int last)
{
    const int from = std::max(first, 0);
    return (~std::uint32_t{0} << from) & (~std::uint32_t{0} >> (31 - last));
}

}  // namespace

int EndgameBoard::singleScore(int row, int column, Tile kind, const CrossSet& across,
                              const CrossSet& down) const
{
    const Premium premium = m_rules->layout.premium(row, column);
    if (premium.blocked()) return -1;
    const int own = m_rules->alphabet.value(kind) * premium.letter;
    int score = m_rules->bonusFor(1);
    for (const CrossSet* word : {&across, &down})
        if (word->hasNeighbour()) score += (static_cast<int>(word->points) + own) * premium.word;
    return score;
}

void EndgameBoard::singles(int side, Tile kind, std::vector<SinglePlay>& plays) const
{
    const std::size_t words = wordsOf(at(side));
    const auto& table = now().table;
    const LetterSet letters = lettersOf(kind);
    const std::uint32_t all = (std::uint32_t{1} << m_board.columns()) - 1;
    std::uint32_t before = 0;
    std::uint32_t tiles = m_board.filled(Direction::Across, 0);
    for (int row = 0; row < m_board.rows(); ++row) {
        const std::uint32_t behind =
            row + 1 < m_board.rows() ? m_board.filled(Direction::Across, row + 1) : 0;
        // The empty squares with neighbours.
        std::uint32_t rest = (tiles << 1 | tiles >> 1 | before | behind) & ~tiles & all;
        before = tiles;
        tiles = behind;
        const auto line = static_cast<std::size_t>(row);
        const auto& across = table[line]->sets[words];
        for (; rest != 0; rest &= rest - 1) {
            const auto column = static_cast<std::size_t>(std::countr_zero(rest));
            const CrossSet& inRow = across[column];
            if ((inRow.letters & letters) == 0) continue;
            const CrossSet& inColumn = table[kColumns + column]->sets[words][line];
            if ((inRow.letters & inColumn.letters & letters) == 0) continue;
            const int score = singleScore(row, static_cast<int>(column), kind, inRow, inColumn);
            if (score >= 0)
                plays.push_back(
                    {score, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)});
        }
    }
    std::ranges::stable_sort(plays, std::greater{}, &SinglePlay::score);
}

void EndgameBoard::findEffect(EndgameMove move, MoveEffect& effect) const
{
    const LaneMove& what = details(move);
    const int number = numberOf(move.lane);
    const Direction direction = directionOf(move.lane);
    const bool isRow = direction == Direction::Across;
    const Direction other = isRow ? Direction::Down : Direction::Across;
    const int length = m_board.laneLength(direction);
    const int crossLength = m_board.laneLength(other);
    effect.move = move;
    effect.filled = 0;
    effect.first = what.start;
    effect.last = static_cast<std::uint8_t>(what.start + what.length - 1);
    effect.endCount = 0;
    const auto add = [&effect, isRow](int lane, int square, std::size_t run) {
        effect.ends[effect.endCount++] = {static_cast<std::uint8_t>(isRow ? lane : square),
                                          static_cast<std::uint8_t>(isRow ? square : lane),
                                          static_cast<std::uint16_t>(run)};
    };
    if (effect.first > 0) add(number, effect.first - 1, move.lane);
    if (effect.last + 1 < length) add(number, effect.last + 1, move.lane);
    const std::size_t crossing = across(move.lane);
    for (int square = effect.first; square <= effect.last; ++square) {
        const auto index = static_cast<std::size_t>(square - effect.first);
        if (m_memory->moves.tiles[what.tilesAt + index] == kPlaythrough) continue;
        effect.filled |= std::uint32_t{1} << square;
        const std::uint32_t tiles = m_board.filled(other, square);
        const std::size_t run = crossing + static_cast<std::size_t>(square);
        const int after = number + 1 + std::countr_one(tiles >> (number + 1));
        if (after < crossLength) add(after, square, run);
        const std::uint32_t before = tiles << (31 - number) << 1;
        const int below = number - 1 - std::countl_one(before);
        if (below >= 0) add(below, square, run);
    }
}

bool EndgameBoard::disturbs(const MoveEffect& effect, EndgameMove other) const
{
    const LaneMove& what = details(other);
    const int last = what.start + what.length;  // the square behind its word
    const auto touches = [&](int square) { return square >= what.start - 1 && square <= last; };
    const auto fills = [&](int square) {
        return square >= what.start && square < last &&
               m_memory->moves
                       .tiles[what.tilesAt + static_cast<std::size_t>(square - what.start)] !=
                   kPlaythrough;
    };
    if (other.lane == effect.move.lane)
        return (effect.filled & squaresBetween(what.start - 1, last)) != 0;
    const bool isRow = other.lane < kColumns;
    const int number = numberOf(other.lane);
    // A lane that crosses the move's has got one tile at most.
    if (isRow != (effect.move.lane < kColumns) && (effect.filled >> number & 1) != 0)
        return touches(numberOf(effect.move.lane));
    // Words across it are others at the ends of runs.
    for (std::size_t i = 0; i < effect.endCount; ++i) {
        const MoveEffect::End& end = effect.ends[i];
        if ((isRow ? end.row : end.column) == number && (end.lane < kColumns) != isRow &&
            fills(isRow ? end.column : end.row))
            return true;
    }
    return false;
}

int EndgameBoard::bestSingleKept(const MoveEffect& effect, const std::vector<SinglePlay>& before)
{
    const bool isRow = effect.move.lane < kColumns;
    const int number = numberOf(effect.move.lane);
    for (const SinglePlay& play : before) {
        const int lane = isRow ? play.row : play.column;
        const int square = isRow ? play.column : play.row;
        if (lane == number && (effect.filled >> square & 1) != 0) continue;
        bool isEnd = false;
        for (std::size_t i = 0; i < effect.endCount; ++i)
            isEnd |= effect.ends[i].row == play.row && effect.ends[i].column == play.column;
        if (!isEnd) return play.score;
    }
    return -1;
}

EndgameBoard::Joined EndgameBoard::joinedAfter(const MoveEffect& effect,
                                               const MoveEffect::End& end) const
{
    const std::size_t lane = end.lane;
    const std::span<const Tile> squares = m_board.lane(directionOf(lane), numberOf(lane));
    const LaneMove& what = details(effect.move);
    const Tile* laid = m_memory->moves.tiles.data() + what.tilesAt;
    const bool isOwnLane = lane == effect.move.lane;
    const int crossing = numberOf(effect.move.lane);
    const auto tileAt = [&](int square) {
        if (const Tile tile = squares[static_cast<std::size_t>(square)]; tile != kNoTile)
            return tile;
        if (isOwnLane)
            return (effect.filled >> square & 1) != 0 ? laid[square - what.start] : kNoTile;
        return square == crossing ? laid[numberOf(lane) - what.start] : kNoTile;
    };
    const int at = lane < kColumns ? end.column : end.row;
    const int length = static_cast<int>(squares.size());
    int first = at;
    while (first > 0 && tileAt(first - 1) != kNoTile) --first;
    Joined joined;
    joined.at = static_cast<std::size_t>(at - first);
    for (int square = first; square < length; ++square) {
        const Tile tile = square == at ? kNoTile : tileAt(square);
        if (tile == kNoTile && square != at) break;
        joined.tiles[joined.length++] = tile;
        if (square != at) joined.points += m_rules->alphabet.value(tile);
    }
    return joined;
}

bool EndgameBoard::isWordWith(const Lexicon& lexicon, const Joined& joined, Tile tile)
{
    const Kwg& words = lexicon.words();
    std::uint32_t list = words.dawgRoot();
    bool accepts = false;
    for (std::size_t i = 0; i < joined.length; ++i) {
        if (list == 0) return false;
        const std::uint32_t node =
            words.find(list, i == joined.at ? tile : letterOf(joined.tiles[i]));
        if (node == 0) return false;
        accepts = words.node(node).accepts();
        list = words.node(node).arc();
    }
    return accepts;
}

int EndgameBoard::bestSingleAfter(const MoveEffect& effect, int side, Tile kind,
                                  const std::vector<SinglePlay>& before, int atLeast) const
{
    int best = bestSingleKept(effect, before);
    const LetterSet letters = lettersOf(kind) & ~CrossSet::kHasNeighbour;
    const std::size_t words = wordsOf(at(side));
    for (std::size_t i = 0; i < effect.endCount; ++i) {
        const MoveEffect::End& end = effect.ends[i];
        const bool isRow = end.lane < kColumns;
        const CrossSet& same = isRow ? now().table[kColumns + end.column]->sets[words][end.row]
                                     : now().table[end.row]->sets[words][end.column];
        LetterSet fitting = same.letters & letters;
        if (fitting == 0) continue;
        const Joined joined = joinedAfter(effect, end);
        const CrossSet other{CrossSet::kHasNeighbour, joined.points};
        const int score =
            singleScore(end.row, end.column, kind, isRow ? other : same, isRow ? same : other);
        // Words are looked up where they matter alone.
        if (score <= best || score < atLeast) continue;
        for (; fitting != 0; fitting &= fitting - 1) {
            const auto tile = static_cast<Tile>(std::countr_zero(fitting));
            if (!isWordWith(*m_lexicons[words], joined, tile)) continue;
            best = score;
            break;
        }
    }
    return best;
}

}  // namespace engine
