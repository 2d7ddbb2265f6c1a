// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/rules/game_rules.h"
#include "ui/document/study_state.h"

namespace ui {

/// What is put aside of a study while it is not saved: all that one would miss.
struct KeptStudy
{
    QString name;
    QString path;     ///< of the document, may be empty
    FileStamp stamp;  ///< that its file had when the study last knew it
    engine::StudyFile file;
    int chapter = 0;
    GameCursor cursor;
    PositionPtr position;  ///< in place of a game
    bool left = false;     ///< the program was closed in peace, see Autosave::finish()
    std::vector<std::pair<std::string, std::string>> otherOperations;
};

/// A study file that holds in the field `autosave` where one stood and where it belongs: see
/// resources/study/FORMAT.md.
[[nodiscard]] engine::Result<std::string> writeKept(const StudyState& state,
                                                    const StudyDocument& document,
                                                    const KeptAnalyses& found = {},
                                                    bool left = false);
[[nodiscard]] engine::Result<KeptStudy> readKept(std::string_view text);

}  // namespace ui
