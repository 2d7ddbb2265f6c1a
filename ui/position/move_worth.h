// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/base/quantities.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"

namespace ui {

/// The static equity of a single move, a phony too: what the list says of the moves that are in
/// it. Nothing when it uses tiles of the rack that are not known.
[[nodiscard]] std::optional<engine::Equity> equityOfMove(const engine::Position& position,
                                                         const engine::Move& move,
                                                         const engine::KlvPtr& leaves);

}  // namespace ui
