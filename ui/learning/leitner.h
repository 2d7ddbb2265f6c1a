// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

/// How a card was answered.
enum class CardGrade {
    Right,   ///< at once
    Helped,  ///< after hints or wrong tries
    Wrong,   ///< it had to be shown
};

/// Leitner's boxes: a card that was known moves to the next box, from which it is asked more
/// seldom; one that wasn't goes back to the first (S. Leitner, "So lernt man lernen", 1972).
namespace leitner {

/// They count from 1.
inline constexpr int kBoxes = 7;
/// Days until a card that has come into the box is asked.
[[nodiscard]] int daysOf(int box);
/// The box that a card of this one comes into; with help it stays where it is.
[[nodiscard]] int boxAfter(int box, CardGrade grade);

}  // namespace leitner

}  // namespace ui
