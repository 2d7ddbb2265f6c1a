// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/word_places.h"
#include "engine/game/game_record.h"

namespace engine {

/// A turn that a line of a score sheet can mean.
struct SheetChoice
{
    Event event;      ///< with the score as written, or by the rules where none is
    WordPlace place;  ///< with the score by the rules; only of a placement
};

/// What a line of a paper score sheet means, typed as it stands there. Either `choices` has the
/// turns that it can be, likeliest first, or `events` what is no turn of its own.
struct SheetLine
{
    std::vector<SheetChoice> choices;
    std::vector<Event> events;
    bool placeGiven = false;  ///< the square was typed
    bool scoreGiven = false;  ///< then the choices with that score come first
};

/// Reads what follows on a node:
///
///     quiz  8d quiz  8dquiz 32    a word, with its square and its score where they are known
///     quIz  QUiZ  q.iz  q(u)iz    a blank stands in the other case than the rest; what lies on
///                                 the board already can be written as a dot
///     aeiquz_ quiz                after the rack, where "?" is a blank and "_" an unknown tile
///     -aei  -3  -                 an exchange, a pass
///     --                          the last play was a phony and is taken back
///     +5                          points for the last play, which was challenged and is valid
///     -!                          a turn lost by challenging
///     (  (ei  (ei) 4              the tiles that others were left with, for who went out; at the
///                                 end of another kind those that the next player loses
///     t 10  t2 10                 a time penalty of the last player, of the second one
///
/// `now` is the position there, with the player on turn. Racks that were not written down stay
/// unknown. The error says what can't be.
[[nodiscard]] Result<SheetLine> readSheetLine(const GameRecord& record, NodeId before,
                                              const Position& now, std::string_view text);

/// Puts a choice of the line, or its events, into the record. The node that comes last; it may
/// have been there.
[[nodiscard]] Result<NodeId> enterSheetLine(GameRecord& record, NodeId before,
                                            const SheetLine& line, std::size_t choice = 0);

}  // namespace engine
