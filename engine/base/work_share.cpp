// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/work_share.h"

#include <charconv>
#include <system_error>

namespace engine {

Result<WorkShare> WorkShare::parse(std::string_view text)
{
    WorkShare share;
    const char* const end = text.data() + text.size();
    const auto number = std::from_chars(text.data(), end, share.number);
    const bool hasMark = number.ec == std::errc() && number.ptr != end && *number.ptr == '/';
    const auto of = hasMark ? std::from_chars(number.ptr + 1, end, share.of) : number;
    if (!hasMark || of.ec != std::errc() || of.ptr != end || share.number < 1 ||
        share.number > share.of || share.of > kMost) {
        return failure(ErrorCode::Malformed,
                       say("expected a share such as 2/5, of at most %1, not '%2'", kMost, text));
    }
    return share;
}

std::string WorkShare::text() const
{
    return std::to_string(number) + "/" + std::to_string(of);
}

}  // namespace engine
