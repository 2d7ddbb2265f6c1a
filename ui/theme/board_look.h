// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ui {

/// What a premium square is called: "2W", which every language understands, or "DW".
enum class PremiumNames : std::uint8_t { Factors, Initials };

/// How the place of a move is written: "8H" across and "H8" down, or "H8h" and "H8v".
enum class PlaceStyle : std::uint8_t { RowOrColumnFirst, WithDirection };

/// What a person chooses of the board beside its colours. A value; the current one can be read on
/// any thread, and ThemeNotifier tells when it changes.
// Aligned as a number of its size, so that every compiler reads it in one step.
struct alignas(std::uint32_t) BoardLook
{
    PremiumNames names = PremiumNames::Factors;
    PlaceStyle places = PlaceStyle::RowOrColumnFirst;
    bool allSides = false;    ///< coordinates also at the right and below
    bool ownerMarks = false;  ///< a mark on the tiles of the second player

    [[nodiscard]] static BoardLook current();
    static void apply(BoardLook look);

    friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

}  // namespace ui
