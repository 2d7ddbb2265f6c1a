// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QList>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/game/game_record.h"
#include "ui/library/library_store.h"

namespace ui {

struct LibraryChapters
{
    std::vector<engine::GameRecord> made;
    /// Mistakes of which nothing better is known, and turns whose game couldn't be read or isn't the same
    /// any more.
    int left = 0;
};

/// Turns of the library of that path as chapters of a lesson, with the best moves that it knows as
/// their answers; `titles` has one for each, `lexicon` is named where the game names none. Blocks. Fails
/// with Cancelled, and as LibraryStore::open().
[[nodiscard]] engine::Result<LibraryChapters>
chaptersOf(const QString& library, const QList<LibraryTurnRow>& turns, const QStringList& titles,
           const engine::GameRulesPtr& rules, const QString& lexicon,
           const engine::TaskContext& context);

}  // namespace ui
