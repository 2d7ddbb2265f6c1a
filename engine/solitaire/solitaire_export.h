// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/solitaire/solitaire_game.h"
#include "engine/solitaire/solitaire_task.h"

namespace engine {

/// What stands before the order of the tiles in the description of a GCG.
inline constexpr std::string_view kOrderInGcg = "Order of tiles: ";

/// In what form a one-player game is written.
enum class SolitaireFormat : std::uint8_t {
    Text,  ///< of the contest, see solitaire_text.h
    Gcg,   ///< with one player
    Csv,   ///< a line for each move
    Json,  ///< rules, order, seed and moves
    Html,  ///< a page with a board for each move
};

/// The format that a file of that name gets: .gcg, .csv, .json, .html, .htm; contest text for all
/// others.
[[nodiscard]] SolitaireFormat solitaireFormatFor(const std::filesystem::path& path);

/// The words of a page, in the reader's language.
struct SolitaireWords
{
    std::string language = "en";  ///< as HTML names it
    std::string title = "One-player game";
    std::string order = "Order of tiles";
    std::string lexicon = "Lexicon";
    std::string rules = "Rules";
    std::string seed = "Seed";
    std::string moves = "Moves";
    std::string move = "Move";
    std::string rack = "Rack";
    std::string tiles = "Tiles";
    std::string drawn = "Drawn";
    std::string score = "Score";
    std::string total = "Total";
    std::string goal = "Goal word";
    std::string left = "Tiles left";
    std::string penalty = "Penalty";
    std::string play = "Play";
    std::string first = "First";
    std::string back = "Back";
    std::string next = "Next";
    std::string last = "Last";
};

/// What a written game says besides its moves.
struct SolitaireLabel
{
    std::string name = {};  ///< of the order; empty = as solitaireName() has it
    std::optional<std::uint64_t> seed = {};
    std::vector<std::uint8_t> goals = {};  ///< by move; empty = as goalMoves() has it
    std::string notes = {};  ///< about the order; contest text and tables have no place for them
    SolitaireWords words = {};
};

/// A game as a file of that format; it must follow the rules of its task. IllegalPosition for a GCG
/// of a game that goes on from a position.
[[nodiscard]] Result<std::string> writeSolitaire(const SolitaireTask& task,
                                                 const SolitaireGame& game, SolitaireFormat format,
                                                 const SolitaireLabel& label = {});

/// "subtract", "ignore", "all".
[[nodiscard]] std::string_view leftoverName(LeftoverRule rule);

}  // namespace engine
