// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/base/system.h"
#include "engine/base/task.h"

namespace app {

inline constexpr const char* kProgramName = "tilewright-cli";
/// What complaints begin with: kProgramName, unless the program has another.
[[nodiscard]] const char* programName();
/// Once, before anything else; the text must outlive the program.
void setProgramName(const char* name);

/// What tables say of a pass whose equity leaves out the rack that it keeps.
inline constexpr const char* kRackNotValued = "rack not valued";

/// "tilewright-cli: <what>: <why>" on standard error. With --quiet nothing of what is but a "note".
void complain(std::string_view what, std::string_view why);
/// The same for an engine's error, with its place; always ExitStatus::No.
[[nodiscard]] ExitStatus fail(std::string_view what, const engine::Error& error);
/// What an error says, with the name that people gave the file.
[[nodiscard]] std::string shownText(const engine::Error& error);
/// A "note" that says no more than what an input is like.
void remark(const engine::Error& error);

/// From now on put() and complain() do what was asked of the command.
void beginOutput(const OutputOptions& options, Shape shape);
/// Whether JSON was asked for.
[[nodiscard]] bool asJson();
/// From now on what is put has another shape; before anything was put.
void putAs(Shape shape);
/// From now on Ctrl+C ends the program only once the output is whole, as with JSON, which is nothing
/// without its end.
void endWhole();
/// Writes to standard output, where results go; as JSON where that was asked for and the command
/// doesn't make it itself.
void put(std::string_view text);
/// Whether --json was given, for commands that make it themselves.
[[nodiscard]] bool wantsJson();
/// Shows what was put so far; complains and says false when it couldn't be written (disk full).
[[nodiscard]] bool flushOutput();
/// Likewise at the end. Without a word of output a command that fails writes no JSON.
[[nodiscard]] bool finishOutput(ExitStatus status);

/// Writes a file that a command was told to write: "-" is standard output, and then put() writes to
/// standard error; what is no regular file (a FIFO, /dev/stdout) is written into, others are
/// replaced when all is written.
[[nodiscard]] engine::Result<void> writeOutputFile(const std::string& path,
                                                   std::span<const std::byte> bytes);
[[nodiscard]] engine::Result<void> writeOutputFile(const std::string& path, std::string_view text);
/// When this output is standard output: what put() writes goes to standard error from now on.
void putBeside(const std::string& path);
/// Whether an output is standard output, a FIFO or a device: written into, never replaced.
[[nodiscard]] bool isStream(const std::string& path);
/// A new folder for files that are needed for a while, see engine::system::makePassingFolder(); it
/// goes with all that is in it.
class TemporaryFolder
{
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    /// Of a file in it. Where no folder could be made it can't be written.
    [[nodiscard]] std::filesystem::path file(const std::string& name) const;

private:
    std::filesystem::path m_path;  ///< empty = none
};

/// A place for what can only be written to a file, when it may be meant for standard output or a
/// FIFO; removed in the end where it is not the file itself.
class OutputFile
{
public:
    /// `ending` is that of the file to write where `name` is no file's.
    OutputFile(std::string name, const std::string& ending);
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile() = default;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// It was written under another name than path().
    void wrote(std::filesystem::path path) { m_path = std::move(path); }
    /// To be called when it is written.
    [[nodiscard]] engine::Result<void> deliver() const;

private:
    std::string m_name;
    std::filesystem::path m_path;
    std::unique_ptr<TemporaryFolder> m_folder;  ///< null = it is the file itself
};

/// Tells of a file that is waited for, once and after a moment.
class Waiting
{
public:
    static constexpr int kStep = 50;  ///< milliseconds to wait before looking again, and goOn()

    Waiting(std::string path, std::string what);
    void goOn();

private:
    std::string m_path;
    std::string m_what;
    int m_steps = 0;
};

/// What isStream(), so that writing never waits. Of a FIFO it waits for a reader, and Ctrl+C ends
/// that: Cancelled.
[[nodiscard]] engine::Result<engine::system::Handle> openedForWriting(const std::string& path);

/// Whether it could be written, before the work is done.
[[nodiscard]] engine::Result<void> checkOutputFile(const std::string& path);

/// "-1.234": points with the three decimals that an equity has.
[[nodiscard]] std::string equityText(engine::Equity equity);
/// A number with this many decimals and '.' as the mark; zero has no sign.
[[nodiscard]] std::string decimalText(double number, int decimals);

/// As many as asked for; one per core for 0.
[[nodiscard]] int threadsFor(int asked);

/// While it lives, Ctrl+C asks the work to stop, and the work's progress stands on one line of
/// standard error when that is a terminal and --quiet wasn't given.
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
};

}  // namespace app
