// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/board/position.h"

// For headers that only name the types of this room: whoever uses them includes their headers.

namespace ui {

using engine::PositionPtr;

class OpenGame;
using OpenGamePtr = std::shared_ptr<const OpenGame>;
class ShownStudy;
class Study;
struct GameCursor;
struct Permissions;
struct StudyState;

}  // namespace ui
