// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/move_name.h"

#include "engine/board/move_notation.h"
#include "ui/language/text.h"
#include "ui/theme/board_look.h"

namespace ui {

QString moveName(const engine::Position& position, const engine::Move& move)
{
    const QString usual = fromUtf8(engine::moveText(position, move));
    const bool standard = BoardLook::current().places == PlaceStyle::RowOrColumnFirst;
    if (standard || move.kind != engine::MoveKind::Place) return usual;
    const bool down = move.direction == engine::Direction::Down;
    // "H8" names the column first.
    const QString square =
        fromUtf8(engine::coordinate(move.row, move.column, engine::Direction::Down));
    return square + (down ? u'v' : u'h') + usual.mid(usual.indexOf(u' '));
}

}  // namespace ui
