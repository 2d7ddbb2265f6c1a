// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/solitaire/solitaire_export.h"

namespace engine {

/// One HTML page without anything from elsewhere and without a program in it: a board for each
/// move, links that step through them, and one that plays the game by the style sheet alone.
[[nodiscard]] std::string solitairePage(const SolitaireTask& task, const SolitaireGame& game,
                                        const SolitaireLabel& label);

}  // namespace engine
