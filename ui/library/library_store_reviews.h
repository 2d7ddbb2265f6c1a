// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QList>
#include <QString>

#include "engine/game/annotations.h"

namespace ui {

/// What a review found.
struct LibraryReview
{
    struct Turn
    {
        int number = 0;
        int size = 0;  ///< of the mistake; 0 to 3
        qint64 lost = 0;
        QString best;
        qint64 win = -1;  ///< as in LibraryTurnRow, like those that follow
        int reasons = 0;
        int phase = -1;
        int judge = 0;
    };

    struct Player
    {
        int judged = 0;    ///< turns
        int mistakes = 0;  ///< of any size
        int blunders = 0;  ///< large ones
        qint64 lost = 0;   ///< thousandths of points
    };
    QString settings;  ///< lexicon and leaves; not empty
    QString searched;  ///< with all that its searches depend on; empty of a static review
    int depth = 0;     ///< an engine::ReviewDepth
    QList<Player> players;
    QList<Turn> turns;  ///< those that were judged
};

/// What a search found of a turn, as engine::CachedAnalysis.
struct LibraryVerdict
{
    int turn = 0;  ///< its number, from 1
    QString move;  ///< that was judged, as LibraryTurn has it
    std::shared_ptr<const engine::CachedAnalysis> analysis;  ///< not null
};

/// Which games a review is still to see.
struct ReviewNeed
{
    QString settings;  ///< lexicon and leaves
    QString searched;  ///< with all that searches depend on; empty = a static review
    int depth = 0;     ///< an engine::ReviewDepth
};

/// Who reviews: a run of a review in some program on some machine.
struct ReviewOwner
{
    QString id;
    QString host;
    qint64 process = 0;

    /// A new one of this program.
    [[nodiscard]] static ReviewOwner make();
};

}  // namespace ui
