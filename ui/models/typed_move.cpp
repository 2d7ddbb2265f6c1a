// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/typed_move.h"

#include <QRegularExpression>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"

namespace ui {

engine::Result<engine::Move> readTypedMove(const engine::Position& position, const QString& text)
{
    static const QRegularExpression ending(
        QStringLiteral("\\*?(\\s+\\(?challenged(\\s+off)?\\)?)?\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    QString words = text.simplified();
    words.remove(ending);
    const auto legalMove = [&](const QString& typed) -> engine::Result<engine::Move> {
        auto move = engine::readMove(position, typed.toStdString());
        if (!move) return move;
        const auto legal = engine::checkMove(position, *move, engine::WordCheck::Ignore);
        if (!legal) return engine::failure(legal.error());
        return move;
    };
    auto move = legalMove(words);
    if (move) return move;
    if (auto upper = legalMove(words.toUpper())) return upper;
    // "EXCH" and "PASS" are words of their own.
    const qsizetype space = words.indexOf(u' ');
    if (space > 0)
        if (auto tiles = legalMove(words.left(space).toLower() + words.mid(space).toUpper()))
            return tiles;
    return move;
}

}  // namespace ui
