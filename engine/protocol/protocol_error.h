// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace engine {

/// The codes that SIU has for what can't be done.
enum class ProtocolErrorCode { UnknownCommand, BadPosition, BadMove, UnsupportedMode, NoPosition };

/// "bad-position".
[[nodiscard]] std::string_view protocolErrorName(ProtocolErrorCode code);
/// "info string error bad-position ..." with the reason on one line.
[[nodiscard]] std::string protocolErrorLine(ProtocolErrorCode code, std::string_view reason);

/// What is wrong with a command.
struct ProtocolError
{
    ProtocolErrorCode code = ProtocolErrorCode::UnknownCommand;
    Error error;

    [[nodiscard]] std::string line() const { return protocolErrorLine(code, error.toString()); }
};

template <class T>
using ProtocolResult = tl::expected<T, ProtocolError>;

[[nodiscard]] inline tl::unexpected<ProtocolError> protocolFailure(ProtocolErrorCode code,
                                                                   Error error)
{
    return tl::unexpected<ProtocolError>(ProtocolError{code, std::move(error)});
}

}  // namespace engine
