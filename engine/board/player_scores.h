// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/quantities.h"

namespace engine {

inline constexpr int kMaxPlayers = 4;

/// Points by player, for as many players as a game has; without heap memory.
class PlayerScores
{
public:
    explicit PlayerScores(int players) : m_size(static_cast<std::size_t>(players)) {}

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] Score& operator[](std::size_t player) { return m_scores[player]; }
    [[nodiscard]] Score operator[](std::size_t player) const { return m_scores[player]; }
    [[nodiscard]] const Score* begin() const { return m_scores.data(); }
    [[nodiscard]] const Score* end() const { return m_scores.data() + m_size; }

    friend bool operator==(const PlayerScores&, const PlayerScores&) = default;

private:
    std::array<Score, kMaxPlayers> m_scores{};
    std::size_t m_size;
};

}  // namespace engine
