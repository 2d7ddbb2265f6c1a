// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>

namespace ui {

/// What is another than before.
enum class StudyChange {
    BoardChange = 1,
    RackChange = 2,
    ScoreChange = 4,
    TurnChange = 8,
    RulesChange = 16,
    LexiconChange = 32,
    LeavesChange = 64,
    LastMoveChange = 128,
    NameChange = 256,
    GameChange = 512,     ///< another record
    CursorChange = 1024,  ///< another moment of the game
    WinTableChange = 2048,
    PermissionChange = 4096,  ///< of what may be seen; a Study knows nothing of it
};
Q_DECLARE_FLAGS(StudyChanges, StudyChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(StudyChanges)

/// What undo makes of an edit.
enum class StudyStep {
    Own,
    Previous,  ///< part of the edit before it: the lexicon that new rules bring along
};

}  // namespace ui
