// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/klv_file.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/leave_table.h"

namespace engine {

/// The bytes of a leave file. KLV1 keeps 256ths of a point, rounded half away from zero; a value
/// that it has no room for (beyond about 128 points) is OutOfRange, with its line when the table
/// comes from a text called `file`.
[[nodiscard]] Result<std::vector<std::byte>> buildKlv(const LeaveTable& table, KlvVersion version,
                                                      NodeOrder order = NodeOrder::Wolges,
                                                      const std::string& file = {},
                                                      const TaskContext& context = {});

}  // namespace engine
