// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/game_inputs.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/boggle/boggle_dice.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_rules.h"
#include "engine/boggle/boggle_text.h"
#include "engine/lexicon/lexicon.h"

namespace app {

/// What the commands for grids can be told.
struct BoggleOptions
{
    GameOptions game;
    std::string size;     ///< empty = what the grid says
    std::string dice;     ///< name of a set; empty = none
    std::string scoring;  ///< empty = that of the dice, else the classic one
    std::string faces;    ///< more faces of several letters
    int minLength = 0;    ///< 0 = that of the scoring
    int maxLength = 0;    ///< 0 = no limit
    bool loneQ = false;
    bool facesCountOnce = false;
};

void addBoggleOptions(CLI::App& command, BoggleOptions& options);

/// The options as the engine has them, and the words.
struct BoggleInputs
{
    engine::LexiconPtr lexicon;
    engine::BoggleGraphPtr graph;
    engine::BoggleRules rules;
    engine::BoggleNotation notation;
    std::optional<engine::BoggleSize> size;
    std::optional<engine::BoggleDice> dice;

    [[nodiscard]] static engine::Result<BoggleInputs> open(const BoggleOptions& options,
                                                           const engine::TaskContext& context);
    [[nodiscard]] const engine::Alphabet& alphabet() const { return lexicon->alphabet(); }
    /// An error's place is that of `place` with the text's column.
    [[nodiscard]] engine::Result<engine::BoggleGrid> grid(std::string_view text,
                                                          const engine::Place& place) const;
};

}  // namespace app
