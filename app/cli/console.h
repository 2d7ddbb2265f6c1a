// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/base/task.h"

namespace app {

inline constexpr const char* kProgramName = "tilewright-cli";

/// What tables say of a pass whose equity leaves out the rack that it keeps.
inline constexpr const char* kRackNotValued = "rack not valued";

/// "tilewright-cli: <what>: <why>" on standard error.
void complain(std::string_view what, std::string_view why);
/// The same for an engine's error, with its place; always ExitStatus::No.
[[nodiscard]] ExitStatus fail(std::string_view what, const engine::Error& error);

/// Writes to standard output, where results go.
void put(std::string_view text);
/// Flushes; complains and says false when not everything could be written (disk full).
[[nodiscard]] bool finishOutput();

/// "-1.234": points with the three decimals that an equity has.
[[nodiscard]] std::string equityText(engine::Equity equity);
/// A number with this many decimals and '.' as the mark.
[[nodiscard]] std::string decimalText(double number, int decimals);

/// As many as asked for; one per core for 0.
[[nodiscard]] int threadsFor(int asked);

/// While it lives, Ctrl+C asks the work to stop, and the work's progress stands on one line of
/// standard error when that is a terminal.
class LongWork
{
public:
    LongWork() = default;
    LongWork(const LongWork&) = delete;
    LongWork& operator=(const LongWork&) = delete;
    ~LongWork();

    /// For an engine call; refers to this object.
    [[nodiscard]] engine::TaskContext context(int threads = 1);
    void show(const engine::Progress& progress);

private:
    Interrupt m_interrupt;
    bool m_shown = false;
};

}  // namespace app
