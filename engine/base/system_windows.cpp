// SPDX-License-Identifier: GPL-3.0-or-later
// For Windows 10 and later.
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <cwchar>
#include <deque>
#include <limits>
#include <mutex>
#include <random>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
// What follows needs that one.
#include <fcntl.h>
#include <io.h>
#include <psapi.h>
#include <shellapi.h>

#include "engine/base/file_name.h"
#include "engine/base/system.h"

namespace engine {

namespace {

// What is no text becomes U+FFFD, both ways.

std::string utf8(std::wstring_view text)
{
    const auto size = static_cast<int>(text.size());
    const int bytes =
        ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, nullptr, 0, nullptr, nullptr);
    std::string converted(static_cast<std::size_t>(bytes), '\0');
    ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, converted.data(), bytes, nullptr, nullptr);
    return converted;
}

std::wstring utf16(std::string_view text)
{
    const auto size = static_cast<int>(text.size());
    const int units = ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0);
    std::wstring converted(static_cast<std::size_t>(units), L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, converted.data(), units);
    return converted;
}

}  // namespace

std::string fileNameUtf8(const std::filesystem::path& path)
{
    return utf8(path.native());
}

std::filesystem::path pathFromUtf8(std::string_view name)
{
    return utf16(name);
}

}  // namespace engine

namespace engine::system {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

/// Others may read, write, rename and remove what is open here, as elsewhere.
constexpr DWORD kShared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
/// More can't be read or written by one call.
constexpr std::size_t kAtOnce = std::size_t{1} << 30;
constexpr int kNameAttempts = 100;
/// Scanners and indexers keep new files open for a moment, and what was removed has its name until
/// the last who had it open closes it.
constexpr int kMomentAttempts = 20;
constexpr DWORD kMoment = 10;  // milliseconds

int errnoOf(DWORD error)
{
    switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_DRIVE:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_PATHNAME:
    case ERROR_BAD_NETPATH:
    case ERROR_BAD_NET_NAME: return ENOENT;
    case ERROR_ACCESS_DENIED: return EACCES;
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_USER_MAPPED_FILE:
    case ERROR_PIPE_BUSY: return EBUSY;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS: return EEXIST;
    case ERROR_DIRECTORY: return ENOTDIR;
    case ERROR_FILENAME_EXCED_RANGE: return ENAMETOOLONG;
    case ERROR_TOO_MANY_OPEN_FILES: return EMFILE;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL: return ENOSPC;
    case ERROR_WRITE_PROTECT: return EROFS;
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_OUTOFMEMORY:
    case ERROR_COMMITMENT_LIMIT: return ENOMEM;
    case ERROR_NOT_SAME_DEVICE: return EXDEV;
    case ERROR_INVALID_HANDLE: return EBADF;
    case ERROR_INVALID_PARAMETER: return EINVAL;
    case ERROR_BROKEN_PIPE:
    case ERROR_NO_DATA: return EPIPE;
    case ERROR_NOT_SUPPORTED: return ENOTSUP;
    default: return EIO;
    }
}

tl::unexpected<int> lastError()
{
    return tl::unexpected(errnoOf(::GetLastError()));
}

Outcome<void> done(BOOL result)
{
    if (result == 0) return lastError();
    return {};
}

HANDLE handleOf(const Handle& file)
{
    return reinterpret_cast<HANDLE>(file.number());
}

Handle owned(HANDLE handle)
{
    return Handle(reinterpret_cast<std::intptr_t>(handle));
}

Outcome<Handle> opened(const fs::path& path, DWORD access, DWORD how, DWORD flags = 0)
{
    // With these a folder can be opened, too, and be told.
    Handle file = owned(::CreateFileW(path.c_str(), access, kShared, nullptr, how,
                                      flags | FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    if (!file.isOpen()) return lastError();
    return file;
}

bool isConsole(HANDLE handle)
{
    DWORD mode = 0;
    return ::GetConsoleMode(handle, &mode) != 0;
}

/// A line that somebody types, whatever the console's code page.
Outcome<std::size_t> readConsole(HANDLE console, std::span<std::byte> target)
{
    constexpr std::size_t kBytesOfUnit = 3;  // the most that one of UTF-16 becomes
    constexpr std::size_t kMost = 8192;
    constexpr wchar_t kEnd = 0x1a;  // Ctrl+Z
    // Room for the second half of a character.
    std::vector<wchar_t> line(std::min(target.size() / kBytesOfUnit, kMost));
    if (line.size() < 2) return std::size_t{0};
    DWORD count = 0;
    ::SetLastError(ERROR_SUCCESS);
    if (::ReadConsoleW(console, line.data(), static_cast<DWORD>(line.size() - 1), &count,
                       nullptr) == 0)
        return lastError();
    if (count == 0) return tl::unexpected(EAGAIN);  // Ctrl+C
    if (IS_HIGH_SURROGATE(line[count - 1])) {
        DWORD more = 0;
        if (::ReadConsoleW(console, line.data() + count, 1, &more, nullptr) != 0) count += more;
    }
    if (line.front() == kEnd) return std::size_t{0};
    const std::string text = utf8({line.data(), count});
    std::ranges::copy(std::as_bytes(std::span(text)), target.begin());
    return text.size();
}

Outcome<FileStatus> told(HANDLE handle)
{
    FileStatus status;
    if (::GetFileType(handle) != FILE_TYPE_DISK) return status;
    BY_HANDLE_FILE_INFORMATION found = {};
    if (::GetFileInformationByHandle(handle, &found) == 0) return lastError();
    if ((found.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
        (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0 && found.nFileSizeLow == 0) {
        // A link that wasn't followed; what is kept elsewhere and fetched when it is read has a size.
        status.kind = FileKind::Other;
    } else if ((found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0) {
        status.kind = FileKind::Folder;
    } else {
        status.kind = FileKind::Regular;
    }
    const auto joined = [](DWORD high, DWORD low) { return std::uint64_t{high} << 32U | low; };
    status.bytes = joined(found.nFileSizeHigh, found.nFileSizeLow);
    status.device = found.dwVolumeSerialNumber;
    status.number = joined(found.nFileIndexHigh, found.nFileIndexLow);
    status.isProtected = (found.dwFileAttributes & FILE_ATTRIBUTE_READONLY) != 0;
    return status;
}

/// For a new file or folder.
fs::path passingName()
{
    std::random_device random;
    std::error_code error;
    return fs::temp_directory_path(error) /
           (L"tilewright-" + std::to_wstring(random()) + std::to_wstring(random()));
}

HANDLE standardHandle(Stream stream)
{
    switch (stream) {
    case Stream::Input: return ::GetStdHandle(STD_INPUT_HANDLE);
    case Stream::Output: return ::GetStdHandle(STD_OUTPUT_HANDLE);
    case Stream::Errors: break;
    }
    return ::GetStdHandle(STD_ERROR_HANDLE);
}

/// What asked the program to end, in order. The system tells of each in a thread of its own.
struct Interrupts
{
    std::mutex mutex;
    std::condition_variable came;
    std::deque<int> signals;
};

Interrupts& interrupts()
{
    // Never deleted: threads go on while the program ends.
    static Interrupts* const only = new Interrupts;
    return *only;
}

BOOL WINAPI takeInterrupt(DWORD event)
{
    const bool typed = event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT;
    {
        const std::lock_guard lock(interrupts().mutex);
        interrupts().signals.push_back(typed ? SIGINT : SIGTERM);
    }
    interrupts().came.notify_one();
    // When this returns the program is ended, some seconds later in any case.
    if (!typed) ::Sleep(INFINITE);
    return TRUE;
}

BOOL WINAPI leaveToOther(DWORD /*event*/)
{
    return TRUE;
}

}  // namespace

// --- files ----------------------------------------------------------------------------------------

Handle::~Handle()
{
    if (isOpen()) ::CloseHandle(handleOf(*this));
}

Outcome<void> Handle::close()
{
    return done(::CloseHandle(reinterpret_cast<HANDLE>(release())));
}

Outcome<FileStatus> statusOf(const fs::path& path)
{
    const auto file = opened(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    if (!file) return tl::unexpected(file.error());
    return told(handleOf(*file));
}

Outcome<FileStatus> statusOfName(const fs::path& path)
{
    const auto file =
        opened(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT);
    if (!file) return tl::unexpected(file.error());
    return told(handleOf(*file));
}

Outcome<FileStatus> statusOf(const Handle& file)
{
    return told(handleOf(file));
}

std::string comparableName(const fs::path& name)
{
    std::wstring capitals = name.native();
    ::CharUpperBuffW(capitals.data(), static_cast<DWORD>(capitals.size()));
    return utf8(capitals);
}

Outcome<Handle> openToRead(const fs::path& path)
{
    return opened(path, GENERIC_READ, OPEN_EXISTING);
}

Outcome<Handle> openToWriteInto(const fs::path& path)
{
    return opened(path, GENERIC_WRITE, OPEN_EXISTING);
}

Outcome<Handle> createFile(const fs::path& path)
{
    return opened(path, GENERIC_WRITE, CREATE_NEW);
}

Outcome<Handle> openToWriteFile(const fs::path& path, bool empty)
{
    return empty ? opened(path, GENERIC_WRITE, CREATE_ALWAYS)
                 : opened(path, GENERIC_READ | GENERIC_WRITE, OPEN_EXISTING);
}

Outcome<Handle> openLock(const fs::path& path)
{
    for (int attempt = 0;; ++attempt) {
        auto file =
            opened(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, FILE_FLAG_OPEN_REPARSE_POINT);
        if (file || file.error() != EACCES || attempt == kMomentAttempts) return file;
        ::Sleep(kMoment);
    }
}

Outcome<Handle> duplicateOf(const Handle& file)
{
    HANDLE copy = nullptr;
    const HANDLE own = ::GetCurrentProcess();
    if (::DuplicateHandle(own, handleOf(file), own, &copy, 0, FALSE, DUPLICATE_SAME_ACCESS) == 0)
        return lastError();
    return owned(copy);
}

Outcome<std::size_t> readSome(const Handle& file, std::span<std::byte> target)
{
    if (isConsole(handleOf(file))) return readConsole(handleOf(file), target);
    DWORD count = 0;
    const auto most = static_cast<DWORD>(std::min(target.size(), kAtOnce));
    if (::ReadFile(handleOf(file), target.data(), most, &count, nullptr) != 0)
        return std::size_t{count};
    const DWORD error = ::GetLastError();
    // Whoever wrote to a pipe has closed it.
    if (error == ERROR_BROKEN_PIPE || error == ERROR_HANDLE_EOF) return std::size_t{0};
    return tl::unexpected(errnoOf(error));
}

Outcome<std::size_t> writeSome(const Handle& file, std::span<const std::byte> bytes)
{
    DWORD count = 0;
    const auto most = static_cast<DWORD>(std::min(bytes.size(), kAtOnce));
    if (::WriteFile(handleOf(file), bytes.data(), most, &count, nullptr) == 0) return lastError();
    return std::size_t{count};
}

bool waitToRead(const Handle& file, int milliseconds)
{
    const HANDLE handle = handleOf(file);
    if (isConsole(handle))
        return ::WaitForSingleObject(handle, static_cast<DWORD>(milliseconds)) != WAIT_TIMEOUT;
    if (::GetFileType(handle) != FILE_TYPE_PIPE) return true;
    // No event tells that a pipe has something.
    const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
    for (;;) {
        DWORD there = 0;
        if (::PeekNamedPipe(handle, nullptr, 0, nullptr, &there, nullptr) == 0 || there > 0)
            return true;
        if (Clock::now() >= end) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

bool waitToWrite(const Handle& /*file*/, int /*milliseconds*/)
{
    return true;
}

Outcome<void> flushToDisk(const Handle& file)
{
    // With a pipe it would wait until all is read.
    if (::GetFileType(handleOf(file)) != FILE_TYPE_DISK) return tl::unexpected(EINVAL);
    return done(::FlushFileBuffers(handleOf(file)));
}

Outcome<void> flushToDisk(std::FILE* file)
{
    Handle handle(::_get_osfhandle(::_fileno(file)));
    const auto flushed = flushToDisk(handle);
    handle.release();
    return flushed;
}

Outcome<void> giveRights(const Handle& /*file*/, unsigned /*rights*/)
{
    // A new file has those of its folder.
    return {};
}

Outcome<void> cutOff(const Handle& file, std::int64_t bytes)
{
    LARGE_INTEGER end = {};
    end.QuadPart = bytes;
    if (::SetFilePointerEx(handleOf(file), end, nullptr, FILE_BEGIN) == 0) return lastError();
    return done(::SetEndOfFile(handleOf(file)));
}

Outcome<void> lockAtOnce(const Handle& file)
{
    // Of one byte, far behind all that files hold: others could not read what is locked.
    OVERLAPPED where = {};
    where.OffsetHigh = 0x40000000;
    if (::LockFileEx(handleOf(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                     &where) != 0)
        return {};
    const DWORD error = ::GetLastError();
    const bool taken = error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING;
    return tl::unexpected(taken ? EWOULDBLOCK : errnoOf(error));
}

Outcome<std::FILE*> toStream(Handle file)
{
    const int descriptor = ::_open_osfhandle(file.number(), _O_BINARY | _O_WRONLY);
    if (descriptor < 0) return tl::unexpected(errno);
    file.release();
    std::FILE* const stream = ::_fdopen(descriptor, "wb");
    if (stream != nullptr) return stream;
    const int error = errno;
    ::_close(descriptor);
    return tl::unexpected(error);
}

Outcome<void> replaceFile(const fs::path& from, const fs::path& to)
{
    for (int attempt = 0;; ++attempt) {
        if (::MoveFileExW(from.c_str(), to.c_str(),
                          MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0)
            return {};
        const DWORD error = ::GetLastError();
        const bool maybeSoon = error == ERROR_ACCESS_DENIED || error == ERROR_SHARING_VIOLATION;
        if (!maybeSoon || attempt == kMomentAttempts) return tl::unexpected(errnoOf(error));
        ::Sleep(kMoment);
    }
}

Outcome<PassingFile> makePassingFile()
{
    for (int attempt = 0;; ++attempt) {
        fs::path path = passingName();
        auto file = opened(path, GENERIC_READ | GENERIC_WRITE, CREATE_NEW,
                           FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE);
        if (file) return PassingFile{std::move(*file), std::move(path)};
        if (file.error() != EEXIST || attempt == kNameAttempts) return tl::unexpected(file.error());
    }
}

Outcome<fs::path> makePassingFolder()
{
    for (int attempt = 0;; ++attempt) {
        fs::path path = passingName();
        if (::CreateDirectoryW(path.c_str(), nullptr) != 0) return path;
        const int error = errnoOf(::GetLastError());
        if (error != EEXIST || attempt == kNameAttempts) return tl::unexpected(error);
    }
}

Outcome<fs::path> plainNameOf(const fs::path& folder, int /*number*/)
{
    return folder;  // names are text here
}

// --- the streams of the program -------------------------------------------------------------------

bool isTerminal(Stream stream)
{
    const HANDLE handle = standardHandle(stream);
    DWORD mode = 0;
    if (::GetConsoleMode(handle, &mode) == 0) return false;
    return stream == Stream::Input ||
           ::SetConsoleMode(handle, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

const Handle& standardInput()
{
    static const Handle* const input = new Handle(owned(standardHandle(Stream::Input)));
    return *input;
}

// --- memory ---------------------------------------------------------------------------------------

Outcome<std::byte*> takeMemory(std::size_t bytes)
{
    void* memory = ::VirtualAlloc(nullptr, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
    if (memory == nullptr) return lastError();
    return static_cast<std::byte*>(memory);
}

Outcome<const std::byte*> mapFile(const Handle& file, std::size_t bytes)
{
    HANDLE mapping = ::CreateFileMappingW(handleOf(file), nullptr, PAGE_READONLY, 0, 0, nullptr);
    if (mapping == nullptr) return lastError();
    const void* memory = ::MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, bytes);
    const DWORD error = ::GetLastError();
    ::CloseHandle(mapping);
    if (memory == nullptr) return tl::unexpected(errnoOf(error));
    return static_cast<const std::byte*>(memory);
}

void giveBack(const std::byte* memory, std::size_t /*bytes*/)
{
    MEMORY_BASIC_INFORMATION found = {};
    const bool known = ::VirtualQuery(memory, &found, sizeof found) != 0;
    if (known && found.Type == MEM_MAPPED) ::UnmapViewOfFile(memory);
    else ::VirtualFree(const_cast<std::byte*>(memory), 0, MEM_RELEASE);
}

void freeAtOnce(int /*bytes*/)
{
    // The allocator does so anyway.
}

void preferLargePages(void* /*memory*/, std::size_t /*bytes*/)
{
    // Only for who has a right to them, and then at once.
}

std::uint64_t memoryOfMachine()
{
    MEMORYSTATUSEX status = {};
    status.dwLength = sizeof status;
    return ::GlobalMemoryStatusEx(&status) != 0 ? status.ullTotalPhys : 0;
}

std::int64_t peakMemory()
{
    PROCESS_MEMORY_COUNTERS counters = {};
    if (::GetProcessMemoryInfo(::GetCurrentProcess(), &counters, sizeof counters) == 0) return 0;
    return static_cast<std::int64_t>(counters.PeakWorkingSetSize);
}

// --- programs -------------------------------------------------------------------------------------

std::span<char*> beginCommand(int argc, char** argv)
{
    for (std::FILE* const stream : {stdin, stdout, stderr})
        ::_setmode(::_fileno(stream), _O_BINARY);
    // It outlives the program.
    static const UINT codePage = ::GetConsoleOutputCP();
    if (codePage != 0 && ::SetConsoleOutputCP(CP_UTF8) != 0)
        std::atexit([] { ::SetConsoleOutputCP(codePage); });

    static std::vector<std::string> texts;
    static std::vector<char*> arguments;
    int count = 0;
    LPWSTR* const wide = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    if (wide == nullptr) return {argv, static_cast<std::size_t>(argc)};
    for (int i = 0; i < count; ++i) texts.push_back(utf8(wide[i]));
    ::LocalFree(wide);
    for (std::string& text : texts) arguments.push_back(text.data());
    return arguments;
}

std::optional<std::string> variable(const char* name)
{
    const wchar_t* const value = ::_wgetenv(utf16(name).c_str());
    if (value == nullptr) return std::nullopt;
    return utf8(value);
}

fs::path ownProgram()
{
    for (std::wstring name(MAX_PATH, L'\0');; name.resize(2 * name.size())) {
        const DWORD size =
            ::GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size()));
        if (size == 0) return {};
        if (size < name.size()) return name.substr(0, size);
    }
}

void becomeProgram(const fs::path& program, char* const* /*argv*/)
{
    // There is no such thing here: this one waits for the other and ends as that does.
    std::wstring line = ::GetCommandLineW();
    STARTUPINFOW start = {};
    start.cb = sizeof start;
    PROCESS_INFORMATION other = {};
    if (::CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE, 0, nullptr, nullptr,
                         &start, &other) == 0)
        return;
    ::SetConsoleCtrlHandler(leaveToOther, TRUE);
    ::WaitForSingleObject(other.hProcess, INFINITE);
    DWORD status = EXIT_FAILURE;
    ::GetExitCodeProcess(other.hProcess, &status);
    ::ExitProcess(status);
}

std::int64_t ownProcess()
{
    return ::GetCurrentProcessId();
}

bool mayRun(std::int64_t process)
{
    if (process <= 0 || process > std::numeric_limits<DWORD>::max()) return false;
    const HANDLE found = ::OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(process));
    if (found == nullptr) return ::GetLastError() == ERROR_ACCESS_DENIED;
    const bool runs = ::WaitForSingleObject(found, 0) == WAIT_TIMEOUT;
    ::CloseHandle(found);
    return runs;
}

void giveWay(int nicer)
{
    constexpr int kMuch = 10;
    if (nicer <= 0) return;
    ::SetThreadPriority(::GetCurrentThread(),
                        nicer < kMuch ? THREAD_PRIORITY_BELOW_NORMAL : THREAD_PRIORITY_LOWEST);
}

void holdInterrupts()
{
    ::SetConsoleCtrlHandler(takeInterrupt, TRUE);
}

int waitForInterrupt()
{
    std::unique_lock lock(interrupts().mutex);
    interrupts().came.wait(lock, [] { return !interrupts().signals.empty(); });
    const int signal = interrupts().signals.front();
    interrupts().signals.pop_front();
    return signal;
}

void endByInterrupt(int /*signal*/)
{
    constexpr UINT kEndedByCtrlC = 0xC000013A;
    ::TerminateProcess(::GetCurrentProcess(), kEndedByCtrlC);
}

}  // namespace engine::system
