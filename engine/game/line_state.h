// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/legality.h"
#include "engine/board/position.h"
#include "engine/game/game_event.h"

namespace engine {

/// In what a record differs from what the rules say.
enum class DifferenceKind : std::uint8_t {
    Unread,      ///< the line could not be understood
    DoesNotFit,  ///< the squares are not as the event needs them; nothing was put on the board
    Illegal,     ///< a rule was broken, yet it can be done on the board
    WrongScore,
    WrongTotal,
    WrongRack,  ///< the rack does not hold what was played, or the tiles left are other ones
    Overdrawn,  ///< more of a tile than the game has
    // The rest is worth a look but no mistake of the record:
    KeptTiles,  ///< tiles that were kept are not on the next rack
    Order,      ///< it was another player's turn
    Over,       ///< the game had ended
    Words,      ///< words that are not in the lexicon and were not challenged
    GoodWords,  ///< a play was taken back though all its words are in the lexicon
};

/// One difference, of an event; the record itself is never changed.
struct Finding
{
    DifferenceKind kind = DifferenceKind::WrongScore;
    Sentence sentence;  ///< without player and turn
    Score expected;     ///< WrongScore and WrongTotal
    Score found;
};

/// False for what is only worth a look.
[[nodiscard]] bool isMistake(DifferenceKind kind);

/// The state of a game along one line of events: carries out what was recorded as far as that can
/// be done, and tells what is odd about it. Scores are those recorded.
class LineState
{
public:
    /// What an event did.
    struct Step
    {
        Position before;  ///< with the player of the event on turn, and his rack
        Move move;        ///< of a turn, with the score by the rules
        bool fits = true;
        std::vector<FormedWord> phonies;  ///< words that are not in the lexicon
        std::vector<Finding> findings;
    };

    explicit LineState(Position start);

    /// After the events so far. Racks are those that the players have shown or that are set.
    [[nodiscard]] const Position& position() const { return m_position; }
    /// The position that the event is about.
    [[nodiscard]] Position before(const Event& event) const;
    /// The event must have passed checkEvent().
    Step apply(const Event& event);
    /// From now on words are judged by it; it has the letters of the rules. Null = they are not
    /// judged.
    void setLexicon(const LexiconPtr& lexicon);
    /// Racks that are known now, by player; empty ones say nothing.
    void setRacks(const std::vector<RecordedRack>& racks);

private:
    struct Placement
    {
        Position before;
        Move move;
        int player = 0;
        Score score;  ///< as recorded
        bool phony = false;
    };

    void applyTurn(const Event& event, Step& step);
    void place(const Event& event, Step& step);
    void takeBack(const Event& event, Step& step);
    void settle(const Event& event, Step& step);
    void count(const Event& event, Score byRules, bool known, Step& step);
    void checkRackOf(const Event& event, Step& step);
    void checkTileCounts(Step& step);
    /// Takes the tiles that the player used from those that are known to be his: with an empty bag
    /// from his whole rack.
    void hideRack(const Event& event, const Position& before);

    Position m_position;
    std::vector<Rack> m_shown;                 ///< by player: what the others know
    std::vector<std::optional<Rack>> m_kept;   ///< by player: left after his turn, where known
    std::optional<Placement> m_lastPlacement;  ///< if it was the last turn and still lies there
    int m_overdrawn = 0;
};

}  // namespace engine
