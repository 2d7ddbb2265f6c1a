// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The distances between things, in pixels. Layouts have these or none.
namespace ui::gap {

inline constexpr int kNone = 0;
inline constexpr int kFine = 2;    ///< between what is read as one thing
inline constexpr int kNormal = 4;  ///< between things of a group, and around a panel
inline constexpr int kWide = 8;    ///< between groups, and around a dialog
inline constexpr int kPart = 16;   ///< between parts
inline constexpr int kPage = 24;   ///< around what stands alone

}  // namespace ui::gap

/// The sizes of letters, as shares of the usual size, which the user chooses.
namespace ui::textSize {

inline constexpr double kSmall = 0.85;    ///< beside something that matters more
inline constexpr double kTitle = 1.2;     ///< of a card or a page
inline constexpr double kHeadline = 1.6;  ///< the one answer that is looked for

}  // namespace ui::textSize
