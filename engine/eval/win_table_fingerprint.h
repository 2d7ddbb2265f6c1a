// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/eval/win_table.h"

namespace engine {

/// By which win tables are told from each other, from the chances that they give; "estimate" for null.
[[nodiscard]] std::string winTableFingerprint(const WinTable* table);

}  // namespace engine
