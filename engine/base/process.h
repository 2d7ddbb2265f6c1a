// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace engine {

/// Whether a process of that number may run on this machine; false only when that is certain.
[[nodiscard]] bool mayRun(std::int64_t process);

/// This thread, and all that it starts from now on, work only when others leave time for it: `nicer`
/// steps below the program's first thread, of the 19 that the system has. There is no way back, and
/// where it can't be done nothing happens.
void giveWay(int nicer);

/// The most memory that this process has used so far, in bytes; 0 where that isn't known.
[[nodiscard]] std::int64_t peakMemory();

}  // namespace engine
