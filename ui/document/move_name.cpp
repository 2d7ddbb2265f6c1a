// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/move_name.h"

#include <vector>

#include <QCoreApplication>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/board/phony_marks.h"
#include "ui/language/text.h"
#include "ui/theme/board_look.h"

namespace ui {

namespace {

/// Translations of the free functions here have one context.
struct MoveNameText
{
    Q_DECLARE_TR_FUNCTIONS(ui::MoveName)
};

}  // namespace

QString moveName(const engine::Position& position, const engine::Move& move)
{
    if (move.kind == engine::MoveKind::Pass) return MoveNameText::tr("pass");
    if (move.kind == engine::MoveKind::Exchange)
        return MoveNameText::tr("exch %1").arg(fromUtf8(engine::moveWord(position, move)));
    const QString usual = fromUtf8(engine::moveText(position, move));
    const bool standard = BoardLook::current().places == PlaceStyle::RowOrColumnFirst;
    if (standard) return usual;
    const bool down = move.direction == engine::Direction::Down;
    // "H8" names the column first.
    const QString square =
        fromUtf8(engine::coordinate(move.row, move.column, engine::Direction::Down));
    return square + (down ? u'v' : u'h') + usual.mid(usual.indexOf(u' '));
}

QString markedMoveName(const engine::Position& position, const engine::Move& move)
{
    std::vector<engine::FormedWord> phonies = engine::wordsFormed(position, move);
    std::erase_if(phonies, [](const engine::FormedWord& word) { return word.valid; });
    return moveName(position, move) +
           fromUtf8(engine::phonyMarks(position.rules().alphabet, move, phonies));
}

}  // namespace ui
