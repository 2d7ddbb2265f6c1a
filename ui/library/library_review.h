// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/game_rules.h"

namespace ui {

/// What to review the games of a library with.
struct LibraryReviewer
{
    engine::GameRulesPtr rules;  ///< of games that name no others
    engine::LexiconPtr lexicon;  ///< not null
    engine::KlvPtr leaves;       ///< null = every leave is worth 0
};

struct ReviewReport
{
    int reviewed = 0;
    QStringList failures;  ///< games that can't be, and why; a line each
    bool cancelled = false;
};

/// Reviews the games of a library that weren't yet, with this lexicon and these leaves, and writes
/// down what their players lost. Each is there as soon as it is done; progress counts games. Blocks.
/// FileUnwritable when the library is being reviewed elsewhere: two would do the same work twice.
[[nodiscard]] engine::Result<ReviewReport> reviewGames(const QString& library,
                                                       const LibraryReviewer& reviewer,
                                                       const engine::TaskContext& context);

}  // namespace ui
