// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/typed_move.h"

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>

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
    // "H8v" and "H8h" name the direction; otherwise the order of row and column does.
    static const QRegularExpression directed(QStringLiteral("^([a-z]{1,2})([0-9]{1,2})([hv])\\s"),
                                             QRegularExpression::CaseInsensitiveOption);
    if (const auto place = directed.match(words); place.hasMatch()) {
        const bool down = place.captured(3).toLower() == u'v';
        const QString square =
            down ? place.captured(1) + place.captured(2) : place.captured(2) + place.captured(1);
        words.replace(0, place.capturedLength() - 1, square);
    }
    const auto legalMove = [&](const QString& typed) -> engine::Result<engine::Move> {
        auto move = engine::readMove(position, typed.toStdString());
        if (!move) return move;
        const auto legal = engine::checkMove(position, *move, engine::WordCheck::Ignore);
        if (!legal) return engine::failure(legal.error());
        return move;
    };
    QStringList readings{words, words.toUpper()};
    // "EXCH" and "PASS" are words of their own.
    if (const qsizetype space = words.indexOf(u' '); space > 0)
        readings.append(words.left(space).toLower() + words.mid(space).toUpper());
    // What the rack is known to hold is meant, before what it may hold.
    for (const QString& reading : readings) {
        auto move = legalMove(reading);
        if (move && position.mover().rack.contains(move->tilesUsed())) return move;
    }
    // Nobody means blanks throughout.
    if (words == words.toLower())
        std::rotate(readings.begin(), readings.begin() + 1, readings.end());
    for (const QString& reading : readings)
        if (auto move = legalMove(reading)) return move;
    return legalMove(words);
}

}  // namespace ui
