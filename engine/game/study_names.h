// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/game/game_event.h"
#include "engine/game/match_setup.h"

namespace engine::study {

inline constexpr std::string_view kFormat = "tilewright-study";

/// In the order of EventKind.
inline constexpr std::array<std::string_view, 10> kKindNames{
    "place",           "exchange",   "pass",         "lost_challenge", "withdrawal",
    "challenge_bonus", "out_points", "rack_penalty", "time_penalty",   "unread"};

[[nodiscard]] constexpr std::string_view kindName(EventKind kind)
{
    return kKindNames[static_cast<std::size_t>(kind)];
}
[[nodiscard]] constexpr std::optional<EventKind> kindFrom(std::string_view name)
{
    for (std::size_t i = 0; i < kKindNames.size(); ++i)
        if (kKindNames[i] == name) return static_cast<EventKind>(i);
    return std::nullopt;
}

/// In the order of ChallengeRule.
inline constexpr std::array<std::string_view, 4> kChallengeNames{"void", "single", "double",
                                                                 "points"};

[[nodiscard]] constexpr std::string_view challengeName(ChallengeRule rule)
{
    return kChallengeNames[static_cast<std::size_t>(rule)];
}
[[nodiscard]] constexpr std::optional<ChallengeRule> challengeFrom(std::string_view name)
{
    for (std::size_t i = 0; i < kChallengeNames.size(); ++i)
        if (kChallengeNames[i] == name) return static_cast<ChallengeRule>(i);
    return std::nullopt;
}

/// In the order of MatchStrength.
inline constexpr std::array<std::string_view, 6> kStrengthNames{
    "static", "vocabulary", "two_plies", "four_plies", "by_clock", "endings"};

[[nodiscard]] constexpr std::string_view strengthName(MatchStrength strength)
{
    return kStrengthNames[static_cast<std::size_t>(strength)];
}
[[nodiscard]] constexpr std::optional<MatchStrength> strengthFrom(std::string_view name)
{
    for (std::size_t i = 0; i < kStrengthNames.size(); ++i)
        if (kStrengthNames[i] == name) return static_cast<MatchStrength>(i);
    return std::nullopt;
}

}  // namespace engine::study
