// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace engine {

/// A part of work that is cut into numbered shares, for several machines. What a share gives
/// depends neither on where nor on when it is done, so that all of them together give what the
/// whole work gives.
struct WorkShare
{
    static constexpr std::int64_t kMost = 100'000;

    std::int64_t number = 1;  ///< from 1
    std::int64_t of = 1;

    /// "2/5". Malformed when it is no such text.
    [[nodiscard]] static Result<WorkShare> parse(std::string_view text);
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool isWhole() const { return of == 1; }

    /// Of work in `units` (at most 10^13) this share has those from begin() to before end().
    [[nodiscard]] std::int64_t begin(std::int64_t units) const { return units * (number - 1) / of; }
    [[nodiscard]] std::int64_t end(std::int64_t units) const { return units * number / of; }

    friend bool operator==(const WorkShare&, const WorkShare&) = default;
};

}  // namespace engine
