// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/base/sha256.h"

namespace fuzz {

/// A state file whose checksums are right: no fuzzer finds one. What follows the head is taken as the
/// payload; empty when there is no head.
inline std::string repairedState(std::string_view text)
{
    const std::size_t head = text.find("payload=");
    if (head == std::string_view::npos) return {};
    const std::size_t end = text.find("\n\n", head);
    if (end == std::string_view::npos) return {};
    const std::string_view payload = text.substr(end + 2);
    std::string repaired(text.substr(0, head));
    repaired += "payload=" + std::to_string(payload.size()) + " " +
                engine::sha256(std::as_bytes(std::span(payload.data(), payload.size()))) + "\n";
    repaired +=
        "head=" + engine::sha256(std::as_bytes(std::span(repaired.data(), repaired.size()))) +
        "\n\n";
    repaired += payload;
    return repaired;
}

}  // namespace fuzz
