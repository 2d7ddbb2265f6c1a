// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/eval/win_table.h"
#include "engine/game/game_record.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/game_rules.h"
#include "ui/files/lexicon_library.h"
#include "ui/review/review_choice.h"

namespace ui {

/// What to review the games of a library with.
struct LibraryReviewer
{
    engine::GameRulesPtr rules;              ///< of games that name no others
    engine::LexiconPtr lexicon;              ///< not null
    engine::KlvPtr leaves;                   ///< null = every leave is worth 0
    engine::WinTablePtr winTable = nullptr;  ///< for searches
    ReviewChoice choice = {};
    /// Of which those are opened that games name for their players.
    QList<KnownLexicon> known = {};
};

struct ReviewReport
{
    int reviewed = 0;
    QStringList failures;  ///< games that can't be, and why; a line each
    bool cancelled = false;
    bool paused = false;  ///< it was stopped to go on some time
};

/// Reviews the games of a library that weren't yet, with this lexicon and these leaves and as
/// thoroughly as was chosen, and writes down what their players lost. Each game is there as soon as
/// it is done, what a search finds of a turn as soon as it is found: who is stopped goes on from
/// there. Several may work on one library, in one program or in several: each game is taken by one
/// of them. Progress counts games. Blocks.
[[nodiscard]] engine::Result<ReviewReport> reviewGames(const QString& library,
                                                       const LibraryReviewer& reviewer,
                                                       const engine::TaskContext& context);

class LibraryStore;
/// Writes down the review of a game that has just come into the library: what searches found of it
/// is in the annotations of the record, for the words of `reviewer`, whose choice is static. Turns
/// of which nothing is there get the static evaluation. Blocks.
[[nodiscard]] engine::Result<void> adoptReview(LibraryStore& store, qint64 id,
                                               const LibraryReviewer& reviewer,
                                               engine::GameRecord record);

}  // namespace ui
