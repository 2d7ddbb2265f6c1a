// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/base/task.h"
#include "engine/search/endgame_board.h"
#include "engine/search/endgame_rules.h"
#include "engine/search/endgame_table.h"

namespace engine {

/// Depth-first search with bounds through everything that can follow on an EndgameBoard: principal
/// variation search (Marsland and Campbell, Computing Surveys 14, 1982) with a table. One thread's
/// work; the table may be shared.
class EndgameSearch
{
public:
    static constexpr int kMostDepth = EndgameBoard::kMostPlies - 2;

    static constexpr int kFewTiles = 3;

    /// What a node is worth: points to come for the player on turn minus those of the other.
    struct Value
    {
        int points = 0;
        /// Nothing behind it was broken off. What a bound of the window proves is complete as soon
        /// as the line that proves it is.
        bool complete = true;
    };

    EndgameSearch(EndgameBoard& board, EndgameTable& table, const EndgameRules& rules)
        : m_board(board), m_table(table), m_rules(rules)
    {
    }

    /// The value of the board for `turn.side`, exact inside the window alpha < value < beta, else a
    /// bound. `depth` plies are looked ahead, then both play what scores most.
    Value search(const EndgameTurn& turn, int depth, int alpha, int beta);
    /// The value of a move of turn.side.
    Value afterMove(const EndgameTurn& turn, EndgameMove move, int depth, int alpha, int beta);

    /// What counts after a move of turn.side, and whether the move ends the game.
    [[nodiscard]] static EndgameTurn turnAfter(const EndgameTurn& turn, EndgameMove move);
    [[nodiscard]] bool endsWith(const EndgameTurn& turn, EndgameMove move) const;

    /// The moves of the latest search() in the order of play.
    [[nodiscard]] const std::vector<EndgameMove>& line() const { return m_lines.front(); }
    /// What follows the move of the latest afterMove(), likewise.
    [[nodiscard]] const std::vector<EndgameMove>& lineBehind() const { return m_lines[1]; }
    [[nodiscard]] std::int64_t nodes() const { return m_nodes; }
    /// Set before searches that may be left early; then stopped() says so, and values are none.
    template <class Poll>
    void setPoll(Poll poll)
    {
        m_poll = std::move(poll);
    }
    /// Likewise for what comes from outside, and may end a search anywhere: called every few nodes.
    template <class Stop>
    void setStop(Stop stop)
    {
        m_stop = std::move(stop);
    }
    [[nodiscard]] bool stopped() const { return m_stopped; }
    /// What the table knows as the best move here; a pass when it knows none.
    [[nodiscard]] EndgameMove remembered(const EndgameTurn& turn);
    /// At the first position of a search up to so many plies deep, a move that only seems to go beyond
    /// the window isn't enough as long as one of a few others may prove it.
    void seekProofs(int depth) { m_proofDepth = depth; }
    /// With so few tiles left in all, kFewTiles unless told otherwise, games are followed to their end at any
    /// depth.
    void setFewTiles(int tiles) { m_fewTiles = tiles; }
    /// Tries moves in an order of its own, so that threads that share a table go different ways.
    void setWay(std::uint64_t way) { m_way = way; }

private:
    struct Choice
    {
        int order = 0;
        EndgameMove move;
    };
    /// The other player lays all that he has, if nothing comes in between.
    struct Threat
    {
        int score = 0;
        EndgameMove move;
    };
    static constexpr std::size_t kHistory = std::size_t{1} << 14;
    static constexpr std::size_t kOpen = 0;

    Value visit(const EndgameTurn& turn, int depth, int alpha, int beta, std::uint64_t key,
                const std::optional<EndgameEntry>& known);
    /// The entry settles the question.
    [[nodiscard]] static bool settles(const std::optional<EndgameEntry>& known, int depth,
                                      int alpha, int beta);
    /// What visit() has found out so far.
    struct Finding;
    /// The best first few are picked; sorting the rest pays only when they are needed.
    static constexpr std::size_t kPicked = 8;
    /// Puts the move whose turn it is there, when those before are in their places.
    static void pick(std::vector<Choice>& choices, std::size_t number);
    /// The table is to bring what it knows of the board after a move.
    void fetch(const EndgameTurn& turn, EndgameMove move) const;
    /// Looks at one more move; false when no other is needed.
    bool tryMove(const EndgameTurn& turn, EndgameMove move, Finding& finding);
    /// At the last depth: who can play out at once proves a bound of the window, or there is nothing
    /// else. False when it needs a guess.
    bool settlesAtOnce(const EndgameTurn& turn, const std::vector<Choice>& choices,
                       Finding& finding);
    // In null windows, where few tiles are left, playing out ends the game, and the board isn't empty:
    /// Each side has one tile: the exact value.
    Value lastTiles(const EndgameTurn& turn, std::uint64_t key);
    /// The player on turn has one tile, the other one more.
    Value lastTile(const EndgameTurn& turn, int depth, int alpha, std::uint64_t key);
    /// The player on turn has two tiles, the other one has one: to the end of the game. Between
    /// those who have a tile each the board changes no more, so that this takes no make().
    Value twoAgainstOne(const EndgameTurn& turn, int alpha, std::uint64_t key);
    /// What a pass is worth there: a bound where the other player can refute it at once.
    Value passed(const EndgameTurn& turn, int depth, int alpha, int threat);
    /// Keeps what was found in a null window.
    Value kept(std::uint64_t key, Value value, int depth, int alpha);
    /// What a side gets by laying the last tile that it holds; nothing where it fits nowhere.
    [[nodiscard]] std::optional<int> bestOfLastTile(int side);
    /// The value for turn.side where each side has one tile and the board changes no more: worth of
    /// playing out and points held, by side.
    [[nodiscard]] int valueOfOuts(const EndgameTurn& turn,
                                  const std::array<std::optional<int>, 2>& outs,
                                  const std::array<int, 2>& held) const;
    /// Moves are looked at beyond one that goes beyond the window.
    [[nodiscard]] bool seeksProof(const Finding& finding) const;
    Value child(const EndgameTurn& turn, EndgameMove move, int depth, int alpha, int beta);
    /// `isListed`: the moves here are m_found.
    Value playOut(EndgameTurn turn, bool isListed = false);
    /// Whether the game is over when turn.side is to move, and what that brings him.
    [[nodiscard]] bool isOver(const EndgameTurn& turn, int& points) const;
    [[nodiscard]] bool isOver(const EndgameTurn& turn, const std::array<int, 2>& held,
                              int& points) const;
    [[nodiscard]] int gainOfPlayingOut(int side) const;
    /// The key of the table for a board with this key.
    [[nodiscard]] std::uint64_t keyOf(const EndgameTurn& turn, std::uint64_t board) const;
    /// The moves, the pass too, that may be worth more than finding.alpha: for all others the bound
    /// that refutes them goes into `finding`. Returns how many moves there are in all. `untilOpen`:
    /// what can't be told from playing out need not be listed; kOpen as soon as there is such a move
    /// beside another one.
    std::size_t listChoices(const EndgameTurn& turn, Finding& finding, std::vector<Choice>& list,
                            bool untilOpen);
    /// What a side could play out with now, the highest score first.
    void listThreats(int side);
    /// The highest of them; a pass when there is none.
    [[nodiscard]] EndgameMove bestOutplay(int side);
    /// The most that a move is worth when the other player answers by the best threat that is left.
    /// What isn't at most `enough` may be none.
    [[nodiscard]] std::optional<int> boundByThreat(const EndgameTurn& turn, EndgameMove move,
                                                   int enough);
    /// The same where the threat is the other player's last tile. `worth`: the move, without it.
    [[nodiscard]] std::optional<int> boundByLastTile(const EndgameTurn& turn, EndgameMove move,
                                                     int worth, int enough);
    /// How often and how deep a move was what refutes the one before it.
    [[nodiscard]] int& historyOf(int side, EndgameMove move);
    void noteAnswer(int side, EndgameMove move, int depth);
    bool leave();

    EndgameBoard& m_board;
    EndgameTable& m_table;
    EndgameRules m_rules;
    std::function<bool(std::int64_t)> m_poll;
    std::function<bool()> m_stop;
    std::int64_t m_nodes = 0;
    std::uint64_t m_way = 0;
    int m_fewTiles = kFewTiles;
    int m_proofDepth = 0;
    bool m_stopped = false;
    std::vector<EndgameMove> m_found;
    std::vector<EndgameMove> m_outplays;
    std::vector<Threat> m_threats;
    bool m_isLastTile = false;          ///< what threatens is one tile
    std::vector<SinglePlay> m_singles;  ///< where it can be laid
    std::array<std::vector<SinglePlay>, 2> m_ownSingles;
    std::int64_t m_visits = 0;  ///< nodes that were visited one by one
    std::vector<int> m_history = std::vector<int>(2 * kHistory);
    std::array<std::vector<Choice>, EndgameBoard::kMostPlies + 1> m_choices;
    std::array<std::vector<EndgameMove>, EndgameBoard::kMostPlies + 2> m_lines;
    int m_ply = 0;  ///< passes counted, other than the board's
};

}  // namespace engine
