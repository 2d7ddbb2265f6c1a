// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "engine/rules/board_layout.h"
#include "engine/rules/game_rules.h"

/// The words of the rules format, for its reader and its writer.
namespace engine::rules_text {

/// A value and its word.
template <class T>
using Word = std::pair<T, std::string_view>;

inline constexpr std::array<Word<bool>, 2> kYesNo{{{true, "yes"}, {false, "no"}}};
inline constexpr std::array<Word<WordRule>, 2> kWordRules{
    {{WordRule::InOrder, "in_order"}, {WordRule::Jumbled, "jumbled"}}};
inline constexpr std::array<Word<PlayedOut>, 3> kPlayedOut{
    {{PlayedOut::TwiceOpponentRack, "twice_opponent_rack"},
     {PlayedOut::OpponentRackBoth, "opponent_rack_both"},
     {PlayedOut::Nothing, "nothing"}}};
inline constexpr std::array<Word<StalledEnd>, 2> kStalled{
    {{StalledEnd::EachLosesOwnRack, "each_loses_own_rack"}, {StalledEnd::Nothing, "nothing"}}};

inline constexpr std::string_view kNever = "never";
inline constexpr std::string_view kUnlimited = "unlimited";
inline constexpr std::string_view kBlankLabel = "?";
inline constexpr std::string_view kVowel = "vowel";
inline constexpr std::string_view kTiles = "tiles";
inline constexpr std::string_view kSquares = "squares";
/// "square x = letter 2 word 3" gives the character x a meaning in a picture.
inline constexpr std::string_view kSquarePrefix = "square ";

/// The squares that every picture knows.
inline constexpr std::array<Word<Premium>, 8> squareLegend()
{
    return {{{Premium{1, 1}, "."},
             {Premium{2, 1}, "d"},
             {Premium{3, 1}, "t"},
             {Premium{4, 1}, "q"},
             {Premium{1, 2}, "D"},
             {Premium{1, 3}, "T"},
             {Premium{1, 4}, "Q"},
             {Premium{0, 0}, "#"}}};
}

template <class T, std::size_t N>
[[nodiscard]] constexpr std::string_view wordFor(const std::array<Word<T>, N>& words, T value)
{
    for (const auto& [candidate, word] : words)
        if (candidate == value) return word;
    return {};
}

}  // namespace engine::rules_text
