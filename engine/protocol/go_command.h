// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// What `go` asks for, with moves still as text.
struct GoCommand
{
    std::string mode;  ///< "gen", "sim", "infer", "endgame", "peg", "auto"; empty = none was named
    std::vector<std::string> searchMoves;  ///< only these
    std::vector<std::string> alsoMoves;    ///< these besides the engine's own
    std::optional<int> depth;              ///< plies
    std::optional<std::int64_t> iterations;
    std::optional<std::int64_t> moveTime;  ///< milliseconds
    std::optional<int> stopCondition;      ///< percent: 95, 98 or 99
    std::optional<int> threads;
    bool firstWin = false;
    bool useInference = false;
    bool infinite = false;
    /// UCGI: milliseconds left and added for each move, by player.
    std::array<std::optional<std::int64_t>, 2> timeLeft;
    std::array<std::optional<std::int64_t>, 2> increment;
    /// Parameters whose value is missing or can't be used.
    std::vector<std::string> ignored;

    /// It asks what the other player kept, and for no move.
    [[nodiscard]] bool onlyReads() const { return mode == "infer"; }

    friend bool operator==(const GoCommand&, const GoCommand&) = default;
};

/// `words`: what follows "go". Unknown ones are skipped. Never fails: see GoCommand::ignored.
[[nodiscard]] GoCommand readGoCommand(std::span<const std::string_view> words);

}  // namespace engine
