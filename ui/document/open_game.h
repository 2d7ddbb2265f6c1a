// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/game/game_record.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "engine/lexicon/player_lexicons.h"

namespace ui {

/// A place in a game: in front of a turn of a line. A turn beyond the last is the end.
struct GameCursor
{
    engine::NodeId line = engine::kRootNode;  ///< the line that goes through this node
    int turn = 0;                             ///< from 0
    friend bool operator==(const GameCursor&, const GameCursor&) = default;
};

/// What a cursor comes to.
struct GameMoment
{
    engine::PositionPtr question;             ///< as the player sees it who is on turn; never null
    std::vector<engine::Turn> turns;          ///< of the whole line
    int turn = 0;                             ///< index of the viewed one; turns.size() at the end
    engine::NodeId viewed = engine::kNoNode;  ///< its node, kNoNode at the end
    engine::NodeId before = engine::kRootNode;  ///< the node that the question follows on
    std::optional<engine::Move> lastMove;       ///< tiles that lie there since the turn before

    [[nodiscard]] bool atEnd() const { return viewed == engine::kNoNode; }
};

class OpenGame;
using OpenGamePtr = std::shared_ptr<const OpenGame>;

/// A game record together with what it means on the board. Immutable.
class OpenGame
{
public:
    /// Replays the record; lexicons for other letters are left out. Takes some 10 microseconds for
    /// each node. Fails as engine::replay().
    [[nodiscard]] static engine::Result<OpenGamePtr> create(engine::GameRecord record,
                                                            engine::PlayerLexicons lexicons);

    /// The same game with other words about it: notes, marks, glyphs.
    [[nodiscard]] OpenGamePtr withAnnotations(engine::NodeId node,
                                              engine::Annotations annotations) const;

    [[nodiscard]] const engine::GameRecord& record() const { return m_record; }
    [[nodiscard]] const engine::Replay& replay() const { return *m_replay; }
    /// That of the game; players may have others.
    [[nodiscard]] const engine::LexiconPtr& lexicon() const { return m_lexicons.game; }
    [[nodiscard]] const engine::PlayerLexicons& lexicons() const { return m_lexicons; }
    /// Of a player for whom the record names a lexicon that isn't there; -1 = there is none.
    [[nodiscard]] int playerWithoutLexicon() const;

    /// Whatever the cursor holds: what doesn't exist is taken for the nearest that does.
    [[nodiscard]] GameMoment momentAt(GameCursor cursor) const;
    /// In front of the turn that the node is or belongs to; of the root the beginning.
    [[nodiscard]] GameCursor cursorAt(engine::NodeId node) const;

private:
    OpenGame(engine::GameRecord record, std::shared_ptr<const engine::Replay> replay,
             engine::PlayerLexicons lexicons);

    engine::GameRecord m_record;
    std::shared_ptr<const engine::Replay> m_replay;
    engine::PlayerLexicons m_lexicons;
};

}  // namespace ui
