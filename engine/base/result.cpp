// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/result.h"

namespace engine {

std::string Error::toString() const
{
    std::string text = place.file;
    if (place.line > 0) {
        text += text.empty() ? "line " : ":";
        text += std::to_string(place.line);
        if (place.column > 0) text += ":" + std::to_string(place.column);
    } else if (place.byte >= 0) {
        text += text.empty() ? "byte " : ": byte ";
        text += std::to_string(place.byte);
    }
    if (!text.empty()) text += ": ";
    return text + message;
}

}  // namespace engine
