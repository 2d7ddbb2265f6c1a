// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

/// Lets labels that have a name of their own, as "Number of moves", tell their text as well: as
/// the description. Qt tells the one or the other. May be called again.
void installLabelAccessibility();

}  // namespace ui
