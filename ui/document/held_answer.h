// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/game_record.h"
#include "ui/document/shown_study.h"

namespace ui {

/// The answer of a chapter that asks for it, a puzzle or the step of a lesson, while one stands in
/// front of it: it isn't told before one steps on. That is a chapter of a study that begins with a
/// position and holds one move, and what else was played there. kNoNode where nothing is asked.
[[nodiscard]] engine::NodeId heldAnswer(const ShownStudy& shown);

}  // namespace ui
