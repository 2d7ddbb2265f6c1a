// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/cli/input_files.h"
#include "app/cli/output_files.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/number_text.h"
#include "engine/base/safe_text.h"
#include "engine/base/system.h"

namespace app {

namespace system = engine::system;

namespace {

const char* theProgramName = kProgramName;

bool errorsGoToTerminal()
{
    static const bool isTerminal = system::isTerminal(system::Stream::Errors);
    return isTerminal;
}

/// Into a pipe.
constexpr std::size_t kAtOnce = std::size_t{1} << 16;

// Back to the start of the line, and everything on it removed.
constexpr std::string_view kClearLine = "\r\033[K";

void putError(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stderr);
}

using Json = nlohmann::ordered_json;

/// What a cell of a table says: a number where it is written as one.
Json valueOf(const std::string& cell)
{
    // Beyond this many digits doubles are no longer exact.
    constexpr std::size_t kLongest = 15;
    const bool number = !cell.empty() && cell.size() <= kLongest &&
                        cell.find_first_not_of("0123456789.-+e") == std::string::npos;
    if (!number) return cell;
    Json parsed = Json::parse(cell, nullptr, false);
    return parsed.is_number() ? parsed : Json(cell);
}

std::vector<std::string> cellsOf(std::string_view line)
{
    std::vector<std::string> cells;
    for (;;) {
        const std::size_t end = line.find('\t');
        cells.emplace_back(line.substr(0, end));
        if (end == std::string_view::npos) return cells;
        line.remove_prefix(end + 1);
    }
}

/// Lines of text on their way to standard output as JSON.
class JsonWriter
{
public:
    explicit JsonWriter(Shape shape) : m_shape(shape) {}

    /// What can be written of them already.
    [[nodiscard]] std::string add(std::string_view text)
    {
        m_rest += text;
        std::string out;
        std::size_t begin = 0;
        for (std::size_t end = 0; (end = m_rest.find('\n', begin)) != std::string::npos;
             begin = end + 1)
            out += line(std::string_view(m_rest).substr(begin, end - begin));
        m_rest.erase(0, begin);
        return out;
    }
    [[nodiscard]] std::string end(bool evenIfEmpty)
    {
        std::string out = m_rest.empty() ? std::string() : add("\n");
        if (isItems()) return dumped(m_items) + "\n";
        if (!m_begun && !evenIfEmpty) return out;
        return out + (m_begun ? "\n]\n" : "[]\n");
    }

private:
    [[nodiscard]] static std::string dumped(const Json& json)
    {
        // Names of files may be anything.
        return json.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    [[nodiscard]] bool isItems() const
    {
        return m_head.size() == 2 && m_head[0] == "item" && m_head[1] == "value";
    }
    [[nodiscard]] std::string listed(const Json& json)
    {
        const std::string out = (m_begun ? ",\n" : "[\n") + dumped(json);
        m_begun = true;
        return out;
    }
    [[nodiscard]] std::string line(std::string_view text)
    {
        if (m_shape == Shape::Lines) return listed(std::string(text));
        if (text.starts_with("# ")) return {};
        const auto cells = cellsOf(text);
        if (m_head.empty()) {
            m_head = cells;
            return {};
        }
        if (isItems()) {
            // What is told several times is a list.
            const Json value = valueOf(cells.size() > 1 ? cells[1] : std::string());
            Json& place = m_items[cells[0]];
            if (place.is_null()) place = value;
            else if (place.is_array()) place.push_back(value);
            else place = Json::array({place, value});
            return {};
        }
        Json row = Json::object();
        for (std::size_t i = 0; i < m_head.size(); ++i)
            if (i < cells.size() && !cells[i].empty()) row[m_head[i]] = valueOf(cells[i]);
        return listed(row);
    }

    Shape m_shape;
    std::string m_rest;  ///< a line that hasn't ended
    std::vector<std::string> m_head;
    Json m_items = Json::object();
    bool m_begun = false;
};

/// Tables are for people, too, who open them as spreadsheets; what is exact is JSON. Texts of a
/// sign and letters are exchanges, as notation has them.
class TableGuard
{
public:
    [[nodiscard]] std::string guarded(std::string_view text)
    {
        std::string out;
        while (!text.empty()) {
            const std::size_t end = text.find_first_of("\t\n");
            const std::string_view cell = text.substr(0, end);
            if (m_atStart && engine::isFormula(cell) && !isExchange(cell)) out += '\'';
            out += cell;
            m_atStart = end != std::string_view::npos;
            if (!m_atStart) break;
            out += text[end];
            text.remove_prefix(end + 1);
        }
        return out;
    }

private:
    static bool isExchange(std::string_view cell)
    {
        return cell.front() == '-' &&
               cell.find_first_of("+-=@()!|,;:'\"/ ", 1) == std::string_view::npos;
    }

    bool m_atStart = true;
};

/// The output of the one command that a process runs.
struct Output
{
    OutputOptions options;
    std::optional<JsonWriter> json;
    std::optional<TableGuard> table;
    std::FILE* file = stdout;
    std::optional<Interrupt> whole;  ///< where its end may not be missing
    // Of a terminal that shows output and progress alike.
    std::atomic<bool> progressShown = false;
    std::atomic<bool> lineBegun = false;  ///< progress would clear it
};

Output& output()
{
    static Output only;
    return only;
}

/// A terminal does what control characters say; other readers get every byte.
void write(std::string_view text)
{
    static const bool outIsTerminal = system::isTerminal(system::Stream::Output);
    const bool terminal = output().file == stdout ? outIsTerminal : errorsGoToTerminal();
    const std::string shown = terminal ? engine::terminalText(text) : std::string();
    if (terminal) text = shown;
    if (terminal && !text.empty()) {
        if (output().progressShown.exchange(false)) putError(kClearLine);
        output().lineBegun = text.back() != '\n';
    }
    std::fwrite(text.data(), 1, text.size(), output().file);
}

/// A FIFO or a device, which must not be replaced.
bool isWrittenInto(const std::string& path)
{
    const auto status = system::statusOf(engine::pathFromUtf8(path));
    return status && status->kind == system::FileKind::Other;
}

tl::unexpected<engine::Error> unwritable(const std::string& path, int error)
{
    return engine::failure(engine::ErrorCode::FileUnwritable,
                           engine::say("can't be written: %1", engine::systemReason(error)),
                           {path, 0, 0, -1});
}

engine::Result<void> writeInto(const std::string& path, std::span<const std::byte> bytes)
{
    auto file = openedForWriting(path);
    if (!file) return engine::failure(file.error());
    while (!bytes.empty()) {
        // Whoever reads it may take his time.
        const bool ready = system::waitToWrite(*file, Waiting::kStep);
        if (Interrupt::signal() != 0) break;
        if (!ready) continue;
        const auto count = system::writeSome(*file, bytes.first(std::min(bytes.size(), kAtOnce)));
        if (!count && count.error() == EAGAIN) continue;
        if (!count) return unwritable(path, count.error());
        if (*count == 0) break;
        bytes = bytes.subspan(*count);
    }
    if (const auto closed = file->close(); !closed) return unwritable(path, closed.error());
    if (!bytes.empty())
        return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"),
                               {path, 0, 0, -1});
    return {};
}

}  // namespace

Waiting::Waiting(std::string path, std::string what)
    : m_path(std::move(path)), m_what(std::move(what))
{
}

void Waiting::goOn()
{
    constexpr int kSilent = 10;  // steps
    if (++m_steps == kSilent) complain("note", m_path + ": " + m_what);
}

engine::Result<system::Handle> openedForWriting(const std::string& path)
{
    Waiting waiting(path, "waits until something reads it");
    for (;;) {
        auto file = system::openToWriteInto(engine::pathFromUtf8(path));
        if (file) return std::move(*file);
        // A FIFO that nobody reads yet.
        if (file.error() != ENXIO || !isWrittenInto(path)) return unwritable(path, file.error());
        if (Interrupt::signal() != 0) {
            return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"),
                                   {path, 0, 0, -1});
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(Waiting::kStep));
        waiting.goOn();
    }
}

const char* programName()
{
    return theProgramName;
}

void setProgramName(const char* name)
{
    theProgramName = name;
}

void complain(std::string_view what, std::string_view why)
{
    if (output().options.quiet && what == "note") return;
    std::string line;
    if (output().lineBegun.exchange(false)) line += '\n';
    else if (errorsGoToTerminal()) line += kClearLine;
    line.append(programName()).append(": ");
    line.append(engine::terminalText(what)).append(": ");
    line.append(engine::terminalText(why)).append("\n");
    std::fflush(stdout);
    putError(line);
}

std::string shownText(const engine::Error& error)
{
    engine::Error shown = error;
    shown.place.file = shownName(error.place.file);
    return shown.toString();
}

ExitStatus fail(std::string_view what, const engine::Error& error)
{
    complain(what, shownText(error));
    return ExitStatus::No;
}

void remark(const engine::Error& error)
{
    complain("note", shownText(error));
}

void beginOutput(const OutputOptions& options, Shape shape)
{
    output().options = options;
    if (options.json && shape != Shape::Own) output().json.emplace(shape);
    if (!options.json && shape == Shape::Table) output().table.emplace();
}

bool asJson()
{
    return output().options.json;
}

void putAs(Shape shape)
{
    output().json.reset();
    output().table.reset();
    beginOutput(output().options, shape);
}

void endWhole()
{
    output().whole.emplace();
}

void put(std::string_view text)
{
    if (output().json) write(output().json->add(text));
    else if (output().table) write(output().table->guarded(text));
    else write(text);
}

bool wantsJson()
{
    return output().options.json;
}

bool flushOutput()
{
    errno = 0;
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return true;
    complain("output", errno == 0 ? "can't be written"
                                  : "can't be written: " + engine::systemReason(errno).english());
    return false;
}

bool finishOutput(ExitStatus status)
{
    if (output().json) write(output().json->end(status == ExitStatus::Done));
    return flushOutput();
}

void putBeside(const std::string& path)
{
    if (path == kStandardStream) output().file = stderr;
}

bool isStream(const std::string& path)
{
    return path == kStandardStream || isWrittenInto(path);
}

engine::Result<void> checkOutputFile(const std::string& path)
{
    if (auto may = checkWriting(engine::pathFromUtf8(path)); !may) return may;
    if (isStream(path)) return {};
    const auto place =
        engine::StagedFile::write(engine::pathFromUtf8(path), std::span<const std::byte>());
    if (!place) return engine::failure(place.error());
    return {};
}

engine::Result<void> writeOutputFile(const std::string& path, std::span<const std::byte> bytes)
{
    if (auto may = checkWriting(engine::pathFromUtf8(path)); !may) return may;
    if (path == kStandardStream) {
        // Results may go beside it by now, see putBeside().
        output().file = stdout;
        write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        putBeside(path);
        return {};
    }
    if (isWrittenInto(path)) return writeInto(path, bytes);
    return engine::writeFileAtomically(engine::pathFromUtf8(path), bytes);
}

engine::Result<void> writeOutputFile(const std::string& path, std::string_view text)
{
    return writeOutputFile(path, std::as_bytes(std::span(text.data(), text.size())));
}

TemporaryFolder::TemporaryFolder()
{
    if (auto made = system::makePassingFolder()) m_path = std::move(*made);
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code error;
    if (!m_path.empty()) std::filesystem::remove_all(m_path, error);
}

std::filesystem::path TemporaryFolder::file(const std::string& name) const
{
    return (m_path.empty() ? "/dev/full" : m_path) / engine::pathFromUtf8(name);
}

OutputFile::OutputFile(std::string name, const std::string& ending)
    : m_name(std::move(name)), m_path(engine::pathFromUtf8(m_name))
{
    if (!isStream(m_name)) return;
    m_folder = std::make_unique<TemporaryFolder>();
    m_path = m_folder->file("output" + ending);
}

engine::Result<void> OutputFile::deliver() const
{
    if (!m_folder) return {};
    const auto bytes = engine::FileBlob::open(m_path);
    if (!bytes) return engine::failure(bytes.error());
    return writeOutputFile(m_name, bytes->bytes());
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
    return engine::withoutSignOfZero({buffer.data(), end.ptr});
}

int threadsFor(int asked)
{
    return asked > 0 ? asked : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

LongWork::~LongWork()
{
    if (output().progressShown.exchange(false)) putError(kClearLine);
}

engine::TaskContext LongWork::context(int threads)
{
    engine::TaskContext context;
    context.stop = m_interrupt.token();
    context.threads = threads;
    if (errorsGoToTerminal() && !output().options.quiet)
        context.onProgress = [this](const engine::Progress& progress) { show(progress); };
    return context;
}

void LongWork::show(const engine::Progress& progress)
{
    if (!errorsGoToTerminal() || output().options.quiet || output().lineBegun) return;
    output().progressShown = true;
    std::string line(kClearLine);
    line += engine::terminalText(progress.phase.english());
    if (progress.total > 0)
        line += " " + std::to_string(progress.done * 100 / progress.total) + " %";
    else if (progress.done > 0) line += " " + std::to_string(progress.done);
    putError(line);
}

}  // namespace app
