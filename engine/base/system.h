// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include <tl/expected.hpp>

/// All that the engine and the programs ask of the system beyond standard C++, as plain functions. Each
/// system has one source for them: system_posix.cpp and system_windows.cpp. No other file includes a
/// header of a system.
namespace engine::system {

/// What came of a call, or an errno, which systemReason() of file.h has words for.
template <class T>
using Outcome = tl::expected<T, int>;

// --- files ----------------------------------------------------------------------------------------

/// An open file, pipe or device, which is closed with it. Programs that are started don't get it.
/// Move-only.
class Handle
{
public:
    Handle() = default;  ///< of nothing
    explicit Handle(std::intptr_t number) : m_number(number) {}
    Handle(Handle&& other) noexcept : m_number(std::exchange(other.m_number, kNone)) {}
    Handle& operator=(Handle&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle();

    [[nodiscard]] bool isOpen() const { return m_number != kNone; }
    /// What the system calls it.
    [[nodiscard]] std::intptr_t number() const { return m_number; }
    /// No longer closes it.
    std::intptr_t release() { return std::exchange(m_number, kNone); }
    /// Some disks say only now that they are full.
    [[nodiscard]] Outcome<void> close();

private:
    static constexpr std::intptr_t kNone = -1;
    std::intptr_t m_number = kNone;
};

enum class FileKind {
    Regular,
    Folder,
    Other,  ///< a FIFO, a device, a link that isn't followed
};

struct FileStatus
{
    FileKind kind = FileKind::Other;
    std::uint64_t bytes = 0;
    std::uint64_t device = 0;
    std::uint64_t number = 0;  ///< on its device
    unsigned rights = 0;       ///< as the system has them; 0 where it has no such thing
    bool isProtected = false;  ///< may be read, and is marked as not to be written to

    /// Two names of one file.
    [[nodiscard]] bool isSameFile(const FileStatus& other) const
    {
        return device == other.device && number == other.number;
    }
};

/// Of what a path leads to.
[[nodiscard]] Outcome<FileStatus> statusOf(const std::filesystem::path& path);
/// Of what has this name itself, be it a link.
[[nodiscard]] Outcome<FileStatus> statusOfName(const std::filesystem::path& path);
[[nodiscard]] Outcome<FileStatus> statusOf(const Handle& file);

/// A name in a folder, so that those are equal which the system takes for the same.
[[nodiscard]] std::string comparableName(const std::filesystem::path& name);

/// Doesn't wait: a FIFO that nobody writes to yet is open at once.
[[nodiscard]] Outcome<Handle> openToRead(const std::filesystem::path& path);
/// What is there already, a FIFO or a device, so that writing doesn't wait. ENXIO: nobody reads it yet.
[[nodiscard]] Outcome<Handle> openToWriteInto(const std::filesystem::path& path);
/// A new file with the usual rights. EEXIST: there is one.
[[nodiscard]] Outcome<Handle> createFile(const std::filesystem::path& path);
/// An empty file, new or not; or one that is there, with what it holds.
[[nodiscard]] Outcome<Handle> openToWriteFile(const std::filesystem::path& path, bool empty);
/// A file for lockAtOnce(), made where there is none, for its owner alone. Never by way of a link.
[[nodiscard]] Outcome<Handle> openLock(const std::filesystem::path& path);
[[nodiscard]] Outcome<Handle> duplicateOf(const Handle& file);

/// The bytes that come next, none at the end. EAGAIN: nothing came yet.
[[nodiscard]] Outcome<std::size_t> readSome(const Handle& file, std::span<std::byte> target);
/// How many of the bytes were written. EAGAIN: nobody takes them yet.
[[nodiscard]] Outcome<std::size_t> writeSome(const Handle& file, std::span<const std::byte> bytes);
/// True when there is something to read, or the end; false when nothing came for so long.
[[nodiscard]] bool waitToRead(const Handle& file, int milliseconds);
/// True when something can be written, or an error tells why not.
[[nodiscard]] bool waitToWrite(const Handle& file, int milliseconds);
/// What was written will outlast a crash of the machine.
[[nodiscard]] Outcome<void> flushToDisk(const Handle& file);
[[nodiscard]] Outcome<void> flushToDisk(std::FILE* file);
/// Where it has them already nothing is asked: some mounts have one set of rights for all files and refuse.
[[nodiscard]] Outcome<void> giveRights(const Handle& file, unsigned rights);
/// Keeps the first bytes and goes on behind them.
[[nodiscard]] Outcome<void> cutOff(const Handle& file, std::int64_t bytes);
/// Until it is closed. EWOULDBLOCK: somebody else has it.
[[nodiscard]] Outcome<void> lockAtOnce(const Handle& file);
/// For the caller to close with std::fclose(). Writing to it waits for who reads it.
[[nodiscard]] Outcome<std::FILE*> toStream(Handle file);

/// At any moment there is either what was at `to` or what was at `from`.
[[nodiscard]] Outcome<void> replaceFile(const std::filesystem::path& from,
                                        const std::filesystem::path& to);

/// A file that goes with the program, and the path under which it can be opened meanwhile.
struct PassingFile
{
    Handle file;
    std::filesystem::path path;
};
[[nodiscard]] Outcome<PassingFile> makePassingFile();
/// A new folder for such files, which nobody else may look into and whose name nobody can foretell;
/// the caller removes it.
[[nodiscard]] Outcome<std::filesystem::path> makePassingFolder();
/// Another name of a folder, of plain characters alone, which is good while the program runs; the
/// same in each run for the same number, from 200 on.
[[nodiscard]] Outcome<std::filesystem::path> plainNameOf(const std::filesystem::path& folder,
                                                         int number);

// --- the streams of the program -------------------------------------------------------------------

enum class Stream { Input, Output, Errors };
/// Whether people sit at it, and it does what control sequences say.
[[nodiscard]] bool isTerminal(Stream stream);
/// Never closed.
[[nodiscard]] const Handle& standardInput();

// --- memory ---------------------------------------------------------------------------------------

/// Whole pages of zeros, for giveBack().
[[nodiscard]] Outcome<std::byte*> takeMemory(std::size_t bytes);
/// A file as it is on the disk, read-only, for giveBack().
[[nodiscard]] Outcome<const std::byte*> mapFile(const Handle& file, std::size_t bytes);
void giveBack(const std::byte* memory, std::size_t bytes);
/// Pieces of this size and more that are freed go back to the system at once, from now on.
void freeAtOnce(int bytes);
/// Whether or not the machine can: what has not been written to yet comes in large pages.
void preferLargePages(void* memory, std::size_t bytes);
/// In bytes; 0 where that isn't known.
[[nodiscard]] std::uint64_t memoryOfMachine();
/// The most memory that this process has used so far, in bytes; 0 where that isn't known.
[[nodiscard]] std::int64_t peakMemory();

// --- programs -------------------------------------------------------------------------------------

/// For the start of main() of a command: a file that grows beyond the limit of the user is an error
/// like a full disk, standard streams carry bytes as they are. The arguments in UTF-8, which live as
/// long as the program.
[[nodiscard]] std::span<char*> beginCommand(int argc, char** argv);
/// A variable of the surroundings, in UTF-8; none where it isn't set. No thread may change them.
[[nodiscard]] std::optional<std::string> variable(const char* name);
/// The file of this program; empty where that isn't known.
[[nodiscard]] std::filesystem::path ownProgram();
/// Goes on as another program with these arguments; returns where that can't be started.
void becomeProgram(const std::filesystem::path& program, char* const* argv);
[[nodiscard]] std::int64_t ownProcess();
/// Whether a process of that number may run on this machine; false only when that is certain.
[[nodiscard]] bool mayRun(std::int64_t process);
/// This thread, and all that it starts from now on, work only when others leave time for it: `nicer`
/// steps below the program's first thread, of the 19 that there are. There is no way back, and where
/// it can't be done nothing happens.
void giveWay(int nicer);

/// From now on what asks the program to end (Ctrl+C, a polite kill, a terminal that is closed) waits
/// for waitForInterrupt(). To be called before other threads are made, once.
void holdInterrupts();
/// Its number as a signal.
[[nodiscard]] int waitForInterrupt();
/// Does what it always does; after holdInterrupts().
void endByInterrupt(int signal);

}  // namespace engine::system
