// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/solitaire/search_schedule.h"
#include "engine/solitaire/solitaire_search.h"

namespace engine {

/// What goes from one part of a search to the next: its games, counts and history, and the race of
/// its plans.
struct SavedSolitaire
{
    SolitaireState state;
    SearchProgress progress;
    double seconds = 0;
};

/// The bytes of a state file, see SavedState.
[[nodiscard]] std::vector<std::byte> saveSolitaire(const SolitaireTask& task,
                                                   const SavedSolitaire& saved);
/// Malformed for damaged ones, WrongLexicon for another lexicon, other rules or another order. Every
/// game is replayed.
[[nodiscard]] Result<SavedSolitaire>
openSolitaire(const SolitaireTask& task, std::span<const std::byte> bytes, const std::string& file);

}  // namespace engine
