// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "engine/base/result.h"

namespace engine {

/// Whether the machine has memory for a table of this size. OutOfRange when it has not.
[[nodiscard]] Result<void> checkTableMemory(std::size_t bytes);

/// For the whole program, at its start: a table that is freed goes back to the system at once. By
/// default glibc gives back smaller and smaller a part of them, the larger those were that were
/// freed before: what a large lexicon took while it was opened would stay for good.
void giveTablesBack();

}  // namespace engine
