// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/process.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <limits>
#include <tuple>

#include <sys/resource.h>
#include <sys/types.h>
#include <unistd.h>

namespace engine {

bool mayRun(std::int64_t process)
{
    if (process <= 0 || process > std::numeric_limits<pid_t>::max()) return false;
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM;
}

void giveWay(int nicer)
{
    constexpr int kNicest = 19;
    // On Linux each thread has its own: the process is the first thread, 0 the calling one.
    const int usual = ::getpriority(PRIO_PROCESS, static_cast<id_t>(::getpid()));
    std::ignore = ::setpriority(PRIO_PROCESS, 0, std::min(usual + nicer, kNicest));
}

std::int64_t peakMemory()
{
    struct rusage usage = {};
    if (::getrusage(RUSAGE_SELF, &usage) != 0) return 0;
    return std::int64_t{usage.ru_maxrss} * 1024;  // Linux has it in kB
}

}  // namespace engine
