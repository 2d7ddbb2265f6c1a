// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/result.h"

namespace engine {

Sentence Error::whole() const
{
    if (place.line > 0) {
        std::string line = std::to_string(place.line);
        if (place.column > 0) line += ":" + std::to_string(place.column);
        return place.file.empty() ? say("line %1: %2", line, sentence)
                                  : say("%1:%2: %3", place.file, line, sentence);
    }
    if (place.byte >= 0)
        return place.file.empty() ? say("byte %1: %2", place.byte, sentence)
                                  : say("%1: byte %2: %3", place.file, place.byte, sentence);
    return place.file.empty() ? sentence : say("%1: %2", place.file, sentence);
}

}  // namespace engine
