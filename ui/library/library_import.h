// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/rules/game_rules.h"

namespace ui {

/// What an import came to.
struct ImportReport
{
    int added = 0;         ///< games and positions that are new
    int changed = 0;       ///< known ones whose file was another
    int unchanged = 0;     ///< files that were not read again
    int duplicates = 0;    ///< games that are known from another file
    QStringList failures;  ///< files that hold no game that can be read, and why; a line each
    bool cancelled = false;
};

/// Puts all games of files and of folders with all that is in them into a library. Files that are
/// known and haven't changed are passed over. What was read stays when it is cancelled; progress
/// counts files. Blocks.
[[nodiscard]] engine::Result<ImportReport> importGames(const QString& library,
                                                       const QStringList& paths,
                                                       const engine::GameRulesPtr& rules,
                                                       const engine::TaskContext& context);

}  // namespace ui
