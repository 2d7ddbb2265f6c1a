// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <utility>

#include "engine/base/result.h"
#include "engine/base/task.h"

namespace engine {

/// Asks for the stop token and reports progress from inside a loop, rarely enough to cost
/// nothing and to keep to the pace that TaskContext promises.
class Pace
{
public:
    Pace(const TaskContext& context, Sentence phase, std::int64_t total)
        : m_context(context), m_phase(std::move(phase)), m_total(total)
    {
        m_context.report({m_phase, 0, m_total});
    }

    /// To be called with a growing count; false when the caller should give up.
    [[nodiscard]] bool keepOn(std::int64_t done) { return keepOn(done, done); }
    /// The same where what is reported is not what is counted.
    [[nodiscard]] bool keepOn(std::int64_t count, std::int64_t done)
    {
        m_hasReported = false;
        if ((count & 0xfff) != 0) return true;
        if (m_context.stopRequested()) return false;
        const auto now = std::chrono::steady_clock::now();
        if (now - m_reported > std::chrono::milliseconds(100)) {
            m_reported = now;
            m_hasReported = true;
            m_context.report({m_phase, done, m_total});
        }
        return true;
    }
    /// The latest keepOn() was one that reported.
    [[nodiscard]] bool hasReported() const { return m_hasReported; }

private:
    const TaskContext& m_context;
    Sentence m_phase;
    std::int64_t m_total;
    bool m_hasReported = false;
    std::chrono::steady_clock::time_point m_reported = std::chrono::steady_clock::now();
};

[[nodiscard]] inline tl::unexpected<Error> cancelled()
{
    return failure(ErrorCode::Cancelled, say("was stopped"));
}

}  // namespace engine
