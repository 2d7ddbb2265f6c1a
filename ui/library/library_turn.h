// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QList>
#include <QString>
#include <QStringList>

#include "engine/game/game_record.h"
#include "engine/game/replay.h"

namespace ui {

/// What a library knows of a turn on the main line of a game.
struct LibraryTurn
{
    int number = 0;  ///< from 1
    int player = 0;  ///< his place
    QString rack;    ///< as it is written; empty when it isn't known
    QString move;
    int score = 0;
    QStringList words;       ///< made and not taken back; capitals
    QStringList tags;        ///< in its notes: "findingSADDEST"
    int said = 0;            ///< how large a mistake the move's mark or a tag calls it; 3 is large
    bool withdrawn = false;  ///< a phony, taken back
};

/// All turns of a line, which was replayed.
[[nodiscard]] QList<LibraryTurn> libraryTurns(const engine::GameRecord& record,
                                              const engine::Replay& replay,
                                              const std::vector<engine::NodeId>& line);

/// The word of a move as a library writes it, "8D (C)AT": capitals, what stood there already too;
/// empty of what lays no word.
[[nodiscard]] QString wordOfMove(const QString& move);

/// The loss of a turn is nothing that makes it a mistake, see engine::MistakeLimits: thousandths of a
/// point, and millionths of a chance of winning, which count where they are not negative.
[[nodiscard]] bool losesTooLittle(qint64 lost, qint64 win);

/// The tiles of a rack as something to search, sorted by their letters whatever the alphabet, each
/// behind a blank: " ? A [CH] E".
[[nodiscard]] QString tileText(const QString& rack);
/// What such texts contain of racks that hold these tiles, for LIKE with \ as its escape; empty for
/// none.
[[nodiscard]] QString tilePattern(const QString& tiles);

}  // namespace ui
