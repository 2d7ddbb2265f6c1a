// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <thread>

#include <unistd.h>

#include "engine/base/file.h"

namespace app {

namespace {

bool errorsGoToTerminal()
{
    static const bool isTerminal = ::isatty(STDERR_FILENO) == 1;
    return isTerminal;
}

// Back to the start of the line, and everything on it removed.
constexpr std::string_view kClearLine = "\r\033[K";

void putError(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace

void complain(std::string_view what, std::string_view why)
{
    std::string line;
    if (errorsGoToTerminal()) line += kClearLine;
    line.append(kProgramName).append(": ").append(what).append(": ").append(why).append("\n");
    std::fflush(stdout);
    putError(line);
}

ExitStatus fail(std::string_view what, const engine::Error& error)
{
    complain(what, error.toString());
    return ExitStatus::No;
}

void put(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
}

bool finishOutput()
{
    errno = 0;
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return true;
    complain("output", errno == 0 ? "can't be written"
                                  : "can't be written: " + engine::systemReason(errno).english());
    return false;
}

std::string equityText(engine::Equity equity)
{
    const std::int64_t millis = std::abs(std::int64_t{equity.millis});
    const std::string decimals = std::to_string(1000 + millis % 1000);
    return (equity.millis < 0 ? "-" : "") + std::to_string(millis / 1000) + "." +
           decimals.substr(1);
}

std::string decimalText(double number, int decimals)
{
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                   std::chars_format::fixed, decimals);
    return {buffer.data(), end.ptr};
}

int threadsFor(int asked)
{
    return asked > 0 ? asked : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

LongWork::~LongWork()
{
    if (m_shown) putError(kClearLine);
}

engine::TaskContext LongWork::context(int threads)
{
    engine::TaskContext context;
    context.stop = m_interrupt.token();
    context.threads = threads;
    if (errorsGoToTerminal())
        context.onProgress = [this](const engine::Progress& progress) { show(progress); };
    return context;
}

void LongWork::show(const engine::Progress& progress)
{
    if (!errorsGoToTerminal()) return;
    m_shown = true;
    std::string line(kClearLine);
    line += progress.phase.english();
    if (progress.total > 0)
        line += " " + std::to_string(progress.done * 100 / progress.total) + " %";
    else if (progress.done > 0) line += " " + std::to_string(progress.done);
    putError(line);
}

}  // namespace app
