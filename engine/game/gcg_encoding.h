// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace engine {

struct GcgText
{
    std::string text;            ///< UTF-8
    std::vector<Error> remarks;  ///< what is doubtful, with lines
};

/// The text of a GCG file in UTF-8. A byte order mark or the name in the first line
/// (#character-encoding) wins; else what is valid UTF-8 is, and everything else ISO 8859-1.
[[nodiscard]] GcgText decodeGcg(std::string_view bytes);

}  // namespace engine
