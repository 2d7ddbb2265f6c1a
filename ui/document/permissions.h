// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "engine/board/position.h"
#include "ui/document/open_game.h"

namespace ui {

/// What may be seen of a study and said about it. While a game is played a part of it is kept back
/// from those who play; otherwise everything may.
struct Permissions
{
    bool answers = true;    ///< help of any kind: moves, leave values, overlays
    bool words = true;      ///< which words are good
    bool hindsight = true;  ///< racks, exchanged tiles, phonies and reviews of the turns played
    bool entry = true;      ///< a move may be laid on the board
    /// By player: their tiles are hidden. Shorter than the number of players = the rest are open.
    std::vector<bool> hidesRack;

    [[nodiscard]] bool hidesRackOf(int player) const;
    friend bool operator==(const Permissions&, const Permissions&) = default;
};

/// Who decides on it: the game that is being played.
class PermissionSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// For the study as it is now. Tells nobody of anything and leaves the study as it is.
    [[nodiscard]] virtual Permissions permissions() = 0;
    /// All views show what permissions() said last; what it brings about may begin.
    virtual void settled() {}

signals:
    /// permissions() says something else, and the study is the same.
    void permissionsChanged();
};

/// A move as those are told of it who don't see its rack: how many tiles were exchanged, not which.
[[nodiscard]] engine::Move asOthersSee(const engine::Move& move);

/// The position without the racks that are hidden, and without a lexicon where no word may be
/// judged; the very same where everything may be seen. Neither is null.
[[nodiscard]] engine::PositionPtr permittedPosition(const engine::PositionPtr& position,
                                                    const Permissions& permissions);

/// The game without the racks and the exchanged tiles of the players whose racks are hidden, and
/// judged by no lexicon where no word may be; its nodes keep their numbers. The very same where
/// everything may be seen, null for null, and null if the record can't be replayed without them.
[[nodiscard]] OpenGamePtr permittedGame(const OpenGamePtr& game, const Permissions& permissions);

}  // namespace ui
