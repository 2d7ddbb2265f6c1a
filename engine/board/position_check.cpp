// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/position_check.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/board/move_notation.h"
#include "engine/lexicon/lexicon.h"

namespace engine {
namespace {

/// The tiles that hang together, found by going from neighbour to neighbour.
class Reached
{
public:
    explicit Reached(const Board& board)
        : m_board(board), m_marks(static_cast<std::size_t>(board.rows() * board.columns()), 0)
    {
    }

    [[nodiscard]] bool any() const { return m_any; }
    [[nodiscard]] bool has(int row, int column) const
    {
        return m_marks[static_cast<std::size_t>(row * m_board.columns() + column)] != 0;
    }
    void addAllFrom(int row, int column)
    {
        add(row, column);
        while (!m_open.empty()) {
            const auto [r, c] = m_open.back();
            m_open.pop_back();
            add(r - 1, c);
            add(r + 1, c);
            add(r, c - 1);
            add(r, c + 1);
        }
    }

private:
    void add(int row, int column)
    {
        if (m_board.atOrNone(row, column) == kNoTile || has(row, column)) return;
        m_marks[static_cast<std::size_t>(row * m_board.columns() + column)] = 1;
        m_open.emplace_back(row, column);
        m_any = true;
    }

    const Board& m_board;
    std::vector<char> m_marks;
    std::vector<std::pair<int, int>> m_open;
    bool m_any = false;
};

/// Collects what is odd about one position.
class OdditySearch
{
public:
    explicit OdditySearch(const Position& position)
        : m_position(position), m_board(position.board()), m_rules(position.rules())
    {
    }

    /// Everything must hang together with the tile on the start square; where that is empty, with
    /// the first tile found.
    void lookAtSquares()
    {
        const BoardLayout& layout = m_rules.layout;
        Reached reached(m_board);
        if (m_board.at(layout.startRow(), layout.startColumn()) == kNoTile)
            add(say("the start square %1 is empty",
                    squareName(layout.startRow(), layout.startColumn())),
                ErrorCode::Unusual);
        reached.addAllFrom(layout.startRow(), layout.startColumn());
        for (int row = 0; row < m_board.rows(); ++row) {
            for (int column = 0; column < m_board.columns(); ++column) {
                if (m_board.at(row, column) == kNoTile) continue;
                if (layout.blocked(row, column))
                    add(say("a tile lies on the blocked square %1", squareName(row, column)),
                        ErrorCode::IllegalPosition);
                if (reached.has(row, column)) continue;
                if (reached.any())
                    add(say("the tile on %1 hangs in the air", squareName(row, column)),
                        ErrorCode::IllegalPosition);
                reached.addAllFrom(row, column);
            }
        }
    }

    void lookAtWords()
    {
        if (m_position.lexicon() == nullptr) return;
        for (const Direction direction : {Direction::Across, Direction::Down})
            for (int index = 0; index < m_board.laneCount(direction); ++index)
                lookAtLane(direction, index);
    }

    void add(Sentence message, ErrorCode code)
    {
        m_found.push_back({code, std::move(message), {}});
    }
    [[nodiscard]] std::vector<Error> take() { return std::move(m_found); }

private:
    void lookAtLane(Direction direction, int index)
    {
        const auto lane = m_board.lane(direction, index);
        for (std::size_t first = 0; first < lane.size(); ++first) {
            std::size_t end = first;
            while (end < lane.size() && lane[end] != kNoTile) ++end;
            if (end - first >= 2)
                lookAtWord(direction, index, static_cast<int>(first),
                           lane.subspan(first, end - first));
            first = end;
        }
    }

    void lookAtWord(Direction direction, int index, int at, std::span<const Tile> word)
    {
        const Lexicon& lexicon = *m_position.lexicon();
        if (m_rules.jumbled() ? lexicon.containsJumbled(word) : lexicon.contains(word)) return;
        const bool across = direction == Direction::Across;
        add(say("%1 %2 is not in %3",
                coordinate(across ? index : at, across ? at : index, direction),
                m_rules.alphabet.written(word), lexicon.name()),
            ErrorCode::Unusual);
    }

    const Position& m_position;
    const Board& m_board;
    const GameRules& m_rules;
    std::vector<Error> m_found;
};

}  // namespace

Result<void> checkTiles(const Position& position)
{
    const GameRules& rules = position.rules();
    Sentence first;
    std::string all;
    int kinds = 0;
    for (int tile = 0; tile < kTileKinds; ++tile) {
        const auto kind = static_cast<Tile>(tile);
        int used = position.board().count(kind);
        for (int i = 0; i < position.playerCount(); ++i)
            used += position.player(i).rack.count(kind);
        const int over = used - rules.tiles.count(kind);
        if (over <= 0) continue;
        const std::string label(rules.alphabet.label(kind));
        if (++kinds == 1)
            first = say("there are %1 %2 on the board and the racks, but only %3 in the game", used,
                        label, rules.tiles.count(kind));
        if (kinds > 1) all += ", ";
        all += std::to_string(over);
        all += " × ";
        all += label;
    }
    if (kinds == 1) return failure(ErrorCode::IllegalPosition, std::move(first));
    if (kinds > 1)
        return failure(ErrorCode::IllegalPosition,
                       say("there are more tiles on the board and the racks than in the game: "
                           "%1 too many",
                           all));
    for (int i = 0; i < position.playerCount(); ++i) {
        if (position.player(i).rack.total() > rules.rackSize) {
            return failure(ErrorCode::IllegalPosition,
                           say("a rack holds %1 tiles at most, not %2", rules.rackSize,
                               position.player(i).rack.total()));
        }
    }
    return {};
}

std::vector<Error> oddities(const Position& position)
{
    OdditySearch search(position);
    if (auto tiles = checkTiles(position); !tiles)
        search.add(std::move(tiles.error().sentence), tiles.error().code);
    if (!position.board().empty()) {
        search.lookAtSquares();
        search.lookAtWords();
    }
    return search.take();
}

}  // namespace engine
