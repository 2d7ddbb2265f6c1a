// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/game_inputs.h"
#include "app/cli/input_files.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/board/position.h"
#include "engine/search/inference.h"

namespace app {

/// Where a command's positions are.
struct PositionOptions
{
    std::string cgp;
    std::vector<std::string> cgpFiles;
    std::vector<std::string> games;  ///< or files of positions
    std::size_t turn = 0;            ///< of games; 0 = every turn
    /// Of the game in its file, 0 = the only one; of the position in its file, 0 = all.
    std::size_t number = 0;
};

/// --cgp, --cgp-file and GAME, one of which there must be, with --turn and --game.
void addPositionOptions(CLI::App& command, PositionOptions& options);

/// All lines of files of positions, without empty ones and comments.
[[nodiscard]] engine::Result<std::vector<InputLine>>
readPositionLines(const std::vector<std::string>& files, const engine::TaskContext& context);

/// A position that a command was asked about.
struct AskedPosition
{
    std::size_t number = 0;  ///< from 1; of the turns of a single game the turn's number
    engine::Position position;
    engine::Place place;  ///< where it was asked
    /// Of games: what the move of this turn tells of its player, and the move before of the other.
    std::optional<engine::InferenceQuestion> reading = std::nullopt;
    std::optional<engine::InferenceQuestion> readingBefore = std::nullopt;
};

/// The positions of the command line, as they come. What is wrong with one doesn't end them.
class PositionSource
{
public:
    /// Refers to all of them.
    PositionSource(const PositionOptions& options, const GameOptions& game, GameInputs& inputs);

    /// Those that are there, at most `most`, and with them what was wrong with others. Neither at
    /// the end.
    struct Batch
    {
        std::vector<AskedPosition> positions;
        std::vector<engine::Error> errors;
        bool isLast = false;
    };
    [[nodiscard]] Batch next(std::size_t most, const engine::TaskContext& context);

private:
    void readLines(std::size_t most, const engine::TaskContext& context, Batch& batch);
    void readNextFile(const engine::TaskContext& context, Batch& batch);
    void tellEmpty(const std::string& name, Batch& batch) const;
    [[nodiscard]] engine::Result<void> readGame(const std::string& path,
                                                const engine::TaskContext& context, Batch& batch);

    const PositionOptions& m_options;
    const GameOptions& m_game;
    GameInputs& m_inputs;
    std::optional<LineSource> m_lines;  ///< of --cgp-file, or of the latest file among the games
    std::size_t m_nextGame = 0;
    std::size_t m_count = 0;
    std::size_t m_inFile = 0;  ///< positions that m_lines has given
};

/// Answers positions one by one as they come: `answer` gives a JSON object or rows of a table, which
/// are put out at once, in an array or below `head`. Errors are told in the name of `command`, with
/// the position's place where they have none, and don't end the batch; a stop does.
[[nodiscard]] ExitStatus
answerEach(PositionSource& source, const char* command, const char* head, bool json,
           const engine::TaskContext& context,
           const std::function<engine::Result<std::string>(AskedPosition&)>& answer);

}  // namespace app
