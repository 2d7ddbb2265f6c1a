// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input_files.h"

#include <array>
#include <cerrno>
#include <map>
#include <span>
#include <tuple>
#include <utility>

#include "app/cli/interrupt.h"
#include "app/cli/output_files.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"

namespace app {

using engine::ErrorCode;
using engine::failure;
using engine::Result;
namespace system = engine::system;

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

tl::unexpected<engine::Error> unreadable(const std::string& name, int error)
{
    return failure(ErrorCode::FileUnreadable,
                   engine::say("can't be read: %1", engine::systemReason(error)), {name, 0, 0, -1});
}

/// True when there is something to read, or the end; false after a moment without.
bool hasInput(const system::Handle& file, bool mayWait)
{
    return system::waitToRead(file, mayWait ? Waiting::kStep : 0);
}

/// The bytes that come next, 0 at the end.
Result<std::size_t> readSome(const system::Handle& file, std::span<char> target,
                             const std::string& name)
{
    for (;;) {
        const auto count = system::readSome(file, std::as_writable_bytes(target));
        if (count) return *count;
        if (count.error() != EAGAIN) return unreadable(name, count.error());
        std::ignore = hasInput(file, true);
    }
}

/// All that comes from a file, under a path of its own.
Result<std::string> spooled(const system::Handle& file, const std::string& name)
{
    auto copy = system::makePassingFile();
    if (!copy) return unreadable(name, copy.error());
    std::array<char, 1 << 16> block{};
    Waiting waiting(name, "waits until something is written to it");
    const bool standard = &file == &system::standardInput();
    for (std::size_t total = 0;;) {
        while (!hasInput(file, true)) {
            if (Interrupt::signal() != 0)
                return failure(ErrorCode::Cancelled, engine::say("was stopped"));
            if (total == 0 && !standard) waiting.goOn();
        }
        const auto count = readSome(file, block, name);
        if (!count) return failure(count.error());
        if (*count == 0) break;
        total += *count;
        if (total > kMostBytes)
            return failure(ErrorCode::OutOfRange,
                           engine::say("is longer than %1 MB", kMostBytes >> 20U),
                           {name, 0, 0, -1});
        for (auto rest = std::as_bytes(std::span(block).first(*count)); !rest.empty();) {
            const auto written = system::writeSome(copy->file, rest);
            if (!written || *written == 0) return unreadable(name, written ? EIO : written.error());
            rest = rest.subspan(*written);
        }
    }
    // It lives as long as the program.
    copy->file.release();
    std::string path = engine::fileNameUtf8(copy->path);
    shownNames()[path] = name;
    return path;
}

}  // namespace

Result<std::string> readableInput(const std::string& name)
{
    if (name == kStandardStream) return spooled(system::standardInput(), kStandardInput);
    const auto status = system::statusOf(engine::pathFromUtf8(name));
    if (!status || status->kind != system::FileKind::Other) return name;
    const auto file = system::openToRead(engine::pathFromUtf8(name));
    if (!file) return unreadable(name, file.error());
    return spooled(*file, name);
}

CLI::Option* takesInput(CLI::Option* option)
{
    return option->transform(CLI::Validator(
        [](std::string& name) {
            readsFile(engine::pathFromUtf8(name));
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

Result<void> LineSource::openNext()
{
    const std::string name = m_names[m_next++];
    const bool standard = name == kStandardStream;
    readsFile(engine::pathFromUtf8(name));
    // Also of what is printed, which would be read again.
    if (auto may = checkOutputsAgain(); !may) return may;
    m_name = standard ? kStandardInput : name;
    m_line = 0;
    m_buffer.clear();
    m_taken = 0;
    auto file = standard ? system::duplicateOf(system::standardInput())
                         : system::openToRead(engine::pathFromUtf8(name));
    if (!standard) m_waiting.emplace(name, "waits until something is written to it");
    if (!file) return unreadable(m_name, file.error());
    if (const auto status = system::statusOf(*file);
        status && status->kind == system::FileKind::Folder)
        return unreadable(m_name, EISDIR);
    m_file = std::move(*file);
    return {};
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
    if (!count || *count == 0) m_file = {};
    if (!count) return failure(count.error());
    m_buffer.append(block.data(), *count);
    if (m_buffer.size() > kLongestLine && m_buffer.find('\n') == std::string::npos) {
        m_file = {};
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
        if (takeLine(lines, !m_file.isOpen())) continue;
        if (m_file.isOpen()) {
            const auto more = readMore(lines.empty(), context);
            if (!more) return failure(more.error());
            if (!*more && m_file.isOpen()) break;
            continue;
        }
        // What was found is worked on before another file is looked at.
        if (!lines.empty() || m_next == m_names.size()) break;
        if (auto opened = openNext(); !opened) return failure(opened.error());
    }
    return lines;
}

}  // namespace app
