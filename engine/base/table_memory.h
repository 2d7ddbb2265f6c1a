// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "engine/base/result.h"

namespace engine {

/// Whether the machine has memory for a table of this size. OutOfRange when it has not.
[[nodiscard]] Result<void> checkTableMemory(std::size_t bytes);

}  // namespace engine
