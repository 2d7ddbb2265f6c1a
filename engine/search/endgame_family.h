// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <utility>

#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/endgame_search.h"

namespace engine {

/// What an endgame comes to for the player on turn.
struct EndgameOutcome
{
    int sign = 0;          ///< 1 he wins the game, 0 a tie, -1 he loses
    bool proved = false;   ///< the sign is
    int value = 0;         ///< by which his spread changes until the end
    bool isExact = false;  ///< the value is proved; else a guess that agrees with the sign
    int depth = 0;         ///< plies that were looked ahead
    bool stopped = false;  ///< by the poll: the rest means nothing
};

/// Endgames on one board that differ in the racks: what follows a move when several tiles can be
/// drawn. They share the moves of lanes and the table. For one thread.
class EndgameFamily
{
public:
    static constexpr int kToTheEnd = EndgameSearch::kMostDepth;
    static constexpr std::int64_t kAnyNodes = std::numeric_limits<std::int64_t>::max();

    /// The position's board, rules and lexicon, of two players; side 0 is on turn. `others`: the words
    /// of the other side, for the same letters; null = the same. `sinceBag`: turns since the bag was
    /// empty. `memory` as in EndgameBoard.
    EndgameFamily(const Position& position,
                  const std::array<PossibleRack, EndgameBoard::kSides>& racks,
                  const LexiconPtr& others, EndgameTable& table, const EndgameRules& rules,
                  int sinceBag = 0, std::shared_ptr<LaneMemory> memory = nullptr);
    EndgameFamily(const EndgameFamily&) = delete;
    EndgameFamily& operator=(const EndgameFamily&) = delete;
    ~EndgameFamily() = default;

    /// Both play what scores most.
    [[nodiscard]] EndgameOutcome playedOut(const EndgameBoard::Racks& racks, int lead);
    /// Who wins, when the player on turn leads by `lead`: iterative deepening up to `depth` plies,
    /// or until that is proved; fewer plies where the memory for lanes is too small for them. 0
    /// plies: playedOut(). As far as about so many nodes suffice for: the table keeps what they found.
    [[nodiscard]] EndgameOutcome winner(const EndgameBoard::Racks& racks, int lead, int depth,
                                        std::int64_t mostNodes = kAnyNodes);
    /// The value, likewise, as far as about so many nodes suffice for.
    [[nodiscard]] EndgameOutcome solved(const EndgameBoard::Racks& racks, int lead, int depth,
                                        std::int64_t mostNodes = kAnyNodes);

    [[nodiscard]] std::int64_t nodes() const { return m_search.nodes(); }
    /// As in EndgameBoard; before the first game.
    void keepApart(std::uint64_t salt) { m_board.keepApart(salt); }
    /// True ends a search. Called every few hundred nodes, at the same ones each time, so that it may
    /// count work.
    void setPoll(std::function<bool()> poll) { m_poll = std::move(poll); }
    /// The same for what comes from outside: called every few nodes.
    void setStop(std::function<bool()> stop)
    {
        m_search.setStop([this, stop = std::move(stop)] {
            if (stop()) m_stopped = true;
            return m_stopped;
        });
    }

private:
    [[nodiscard]] EndgameSearch::Value searched(int depth, int alpha, int beta);

    EndgameBoard m_board;
    EndgameSearch m_search;
    EndgameTurn m_turn;
    std::function<bool()> m_poll;
    bool m_stopped = false;
    std::int64_t m_lastNode = kAnyNodes;  ///< of the question that is going on
    int m_forgotten = 0;                  ///< times that it forgot all lanes
    bool m_isSpent = false;               ///< it has done what it may
};

}  // namespace engine
