// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

/// Makes every BoardWidget a table of named squares for assistive programs. May be called again.
void installBoardAccessibility();

}  // namespace ui
