// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/protocol_error.h"

#include <algorithm>

#include "engine/rules/text.h"

namespace engine {

std::string_view protocolErrorName(ProtocolErrorCode code)
{
    switch (code) {
    case ProtocolErrorCode::UnknownCommand: return "unknown-command";
    case ProtocolErrorCode::BadPosition: return "bad-position";
    case ProtocolErrorCode::BadMove: return "bad-move";
    case ProtocolErrorCode::UnsupportedMode: return "unsupported-mode";
    case ProtocolErrorCode::NoPosition: return "no-position";
    }
    return {};
}

std::string protocolErrorLine(ProtocolErrorCode code, std::string_view reason)
{
    std::string line = "info string error ";
    line += protocolErrorName(code);
    line += ' ';
    const std::size_t at = line.size();
    line += reason;
    // It stays one line, whatever names of files and the like are in it.
    std::replace_if(line.begin() + static_cast<std::ptrdiff_t>(at), line.end(), text::isControl,
                    ' ');
    return line;
}

}  // namespace engine
