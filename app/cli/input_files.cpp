// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input_files.h"

#include <array>
#include <cerrno>
#include <map>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/cli/interrupt.h"
#include "app/cli/output_files.h"
#include "engine/base/file.h"

namespace app {

using engine::ErrorCode;
using engine::failure;
using engine::Result;

namespace {

constexpr const char* kStandardInput = "standard input";
/// The longest kind of file that comes through a pipe: leave values as a table.
constexpr std::size_t kMostBytes = std::size_t{256} << 20;
/// Nothing that is read line by line has longer ones.
constexpr std::size_t kLongestLine = std::size_t{64} << 10;

std::map<std::string, std::string>& shownNames()
{
    static std::map<std::string, std::string> names{{kOutputStream, "standard output"}};
    return names;
}

tl::unexpected<engine::Error> unreadable(const std::string& name)
{
    return failure(ErrorCode::FileUnreadable,
                   engine::say("can't be read: %1", engine::systemReason(errno)), {name, 0, 0, -1});
}

/// A FIFO that nobody writes to yet is open at once, so that waiting for it can be ended.
int openedForReading(const std::string& name)
{
    return ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

/// True when there is something to read, or the end; false after a moment without.
bool hasInput(int file, bool mayWait)
{
    pollfd question{file, POLLIN, 0};
    return ::poll(&question, 1, mayWait ? Waiting::kStep : 0) != 0;
}

/// The bytes that come next, 0 at the end.
Result<std::size_t> readSome(int file, std::span<char> target, const std::string& name)
{
    for (;;) {
        const ssize_t count = ::read(file, target.data(), target.size());
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno == EAGAIN) hasInput(file, true);
        else if (errno != EINTR) return unreadable(name);
    }
}

/// All that comes from a file, in memory under a path of its own.
Result<std::string> spooled(int file, const std::string& name)
{
    // It lives as long as the program.
    const int memory = ::memfd_create("input", 0);
    if (memory < 0) return unreadable(name);
    std::array<char, 1 << 16> block{};
    Waiting waiting(name, "waits until something is written to it");
    for (std::size_t total = 0;;) {
        while (!hasInput(file, true)) {
            if (Interrupt::signal() != 0)
                return failure(ErrorCode::Cancelled, engine::say("was stopped"));
            if (total == 0 && file != STDIN_FILENO) waiting.goOn();
        }
        const auto count = readSome(file, block, name);
        if (!count) return failure(count.error());
        if (*count == 0) break;
        total += *count;
        if (total > kMostBytes)
            return failure(ErrorCode::OutOfRange,
                           engine::say("is longer than %1 MB", kMostBytes >> 20U),
                           {name, 0, 0, -1});
        for (std::size_t written = 0; written < *count;) {
            const ssize_t more = ::write(memory, block.data() + written, *count - written);
            if (more <= 0) return unreadable(name);
            written += static_cast<std::size_t>(more);
        }
    }
    std::string path = "/proc/self/fd/" + std::to_string(memory);
    shownNames()[path] = name;
    return path;
}

}  // namespace

Result<std::string> readableInput(const std::string& name)
{
    const bool standard = name == kStandardStream;
    struct stat status = {};
    if (!standard &&
        (::stat(name.c_str(), &status) != 0 || S_ISREG(status.st_mode) || S_ISDIR(status.st_mode)))
        return name;
    if (standard) return spooled(STDIN_FILENO, kStandardInput);
    const int file = openedForReading(name);
    if (file < 0) return unreadable(name);
    auto path = spooled(file, name);
    ::close(file);
    return path;
}

CLI::Option* takesInput(CLI::Option* option)
{
    return option->transform(CLI::Validator(
        [](std::string& name) {
            readsFile(name);
            auto path = readableInput(name);
            if (!path) return path.error().toString();
            name = *path;
            return std::string();
        },
        ""));
}

std::string shownName(const std::string& path)
{
    const auto found = shownNames().find(path);
    return found == shownNames().end() ? path : found->second;
}

LineSource::LineSource(std::vector<std::string> names) : m_names(std::move(names)) {}

LineSource::~LineSource()
{
    closeFile();
}

Result<void> LineSource::openNext()
{
    const std::string name = m_names[m_next++];
    const bool standard = name == kStandardStream;
    readsFile(name);
    // Also of what is printed, which would be read again.
    if (auto may = checkOutputsAgain(); !may) return may;
    m_name = standard ? kStandardInput : name;
    m_line = 0;
    m_buffer.clear();
    m_taken = 0;
    struct stat status = {};
    m_file = standard ? ::dup(STDIN_FILENO) : openedForReading(name);
    if (!standard) m_waiting.emplace(name, "waits until something is written to it");
    if (m_file < 0) return unreadable(m_name);
    if (::fstat(m_file, &status) == 0 && S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        auto problem = unreadable(m_name);
        closeFile();
        return problem;
    }
    return {};
}

void LineSource::closeFile()
{
    if (m_file >= 0) ::close(m_file);
    m_file = -1;
}

bool LineSource::takeLine(std::vector<InputLine>& lines, bool isLast)
{
    const std::size_t end = m_buffer.find('\n', m_taken);
    if (end == std::string::npos && (!isLast || m_taken == m_buffer.size())) return false;
    std::string text = m_buffer.substr(m_taken, end - m_taken);
    m_taken = end == std::string::npos ? m_buffer.size() : end + 1;
    if (text.ends_with('\r')) text.pop_back();
    engine::Place place;
    place.file = m_name;
    place.line = ++m_line;
    lines.push_back({std::move(text), std::move(place)});
    return true;
}

/// False when nothing is there yet, or at the end, where the file is closed.
Result<bool> LineSource::readMore(bool mayWait, const engine::TaskContext& context)
{
    while (!hasInput(m_file, mayWait)) {
        if (!mayWait || context.stopRequested()) return false;
        if (m_waiting) m_waiting->goOn();
    }
    m_waiting.reset();
    m_buffer.erase(0, m_taken);
    m_taken = 0;
    std::array<char, 1 << 16> block{};
    const auto count = readSome(m_file, block, m_name);
    if (!count || *count == 0) closeFile();
    if (!count) return failure(count.error());
    m_buffer.append(block.data(), *count);
    if (m_buffer.size() > kLongestLine && m_buffer.find('\n') == std::string::npos) {
        closeFile();
        m_buffer.clear();
        return failure(ErrorCode::OutOfRange,
                       engine::say("is longer than a line may be: %1 kB", kLongestLine >> 10U),
                       {m_name, m_line + 1, 0, -1});
    }
    return *count > 0;
}

Result<std::vector<InputLine>> LineSource::next(std::size_t most,
                                                const engine::TaskContext& context)
{
    std::vector<InputLine> lines;
    while (lines.size() < most && !context.stopRequested()) {
        if (takeLine(lines, m_file < 0)) continue;
        if (m_file >= 0) {
            const auto more = readMore(lines.empty(), context);
            if (!more) return failure(more.error());
            if (!*more && m_file >= 0) break;
            continue;
        }
        // What was found is worked on before another file is looked at.
        if (!lines.empty() || m_next == m_names.size()) break;
        if (auto opened = openNext(); !opened) return failure(opened.error());
    }
    return lines;
}

}  // namespace app
