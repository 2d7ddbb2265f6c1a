// SPDX-License-Identifier: GPL-3.0-or-later
// For Linux; what only Linux has is marked.
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>

#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include "engine/base/file_name.h"
#include "engine/base/system.h"

namespace engine {

std::string fileNameUtf8(const std::filesystem::path& path)
{
    return path.native();
}

std::filesystem::path pathFromUtf8(std::string_view name)
{
    return name;
}

}  // namespace engine

namespace engine::system {

namespace {

namespace fs = std::filesystem;

constexpr unsigned kRights = 07777;

tl::unexpected<int> lastError()
{
    return tl::unexpected(errno);
}

int descriptorOf(const Handle& file)
{
    return static_cast<int>(file.number());
}

Outcome<Handle> opened(const fs::path& path, int flags, mode_t rights = 0)
{
    const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC, rights);
    if (descriptor < 0) return lastError();
    return Handle(descriptor);
}

Outcome<void> done(int result)
{
    if (result != 0) return lastError();
    return {};
}

/// What a call that gives a number of bytes came to; a signal that is nobody's is no end of it.
template <class Call>
Outcome<std::size_t> bytesOf(Call call)
{
    for (;;) {
        const ssize_t count = call();
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR) return lastError();
    }
}

FileStatus told(const struct stat& status)
{
    FileStatus found;
    if (S_ISREG(status.st_mode)) found.kind = FileKind::Regular;
    else if (S_ISDIR(status.st_mode)) found.kind = FileKind::Folder;
    found.bytes = static_cast<std::uint64_t>(status.st_size);
    found.device = status.st_dev;
    found.number = status.st_ino;
    found.rights = status.st_mode & kRights;
    // Without any rights it is hidden from reading, which is another thing.
    const auto hasAny = [&status](mode_t rights) { return (status.st_mode & rights) != 0; };
    found.isProtected = hasAny(S_IRUSR | S_IRGRP | S_IROTH) && !hasAny(S_IWUSR | S_IWGRP | S_IWOTH);
    return found;
}

bool isReady(const Handle& file, short what, int milliseconds)
{
    pollfd question{descriptorOf(file), what, 0};
    return ::poll(&question, 1, milliseconds) != 0;
}

/// For Linux, where each open file of a program has a name, too.
std::string nameOf(int descriptor)
{
    return "/proc/self/fd/" + std::to_string(descriptor);
}

bool isIgnored(int signal)
{
    struct sigaction action = {};
    return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

sigset_t& heldInterrupts()
{
    static sigset_t signals;
    return signals;
}

}  // namespace

// --- files ----------------------------------------------------------------------------------------

Handle::~Handle()
{
    if (isOpen()) ::close(static_cast<int>(m_number));
}

Outcome<void> Handle::close()
{
    return done(::close(static_cast<int>(release())));
}

Outcome<FileStatus> statusOf(const fs::path& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0) return lastError();
    return told(status);
}

Outcome<FileStatus> statusOfName(const fs::path& path)
{
    struct stat status = {};
    if (::lstat(path.c_str(), &status) != 0) return lastError();
    return told(status);
}

Outcome<FileStatus> statusOf(const Handle& file)
{
    struct stat status = {};
    if (::fstat(descriptorOf(file), &status) != 0) return lastError();
    return told(status);
}

std::string comparableName(const fs::path& name)
{
    return name.native();
}

Outcome<Handle> openToRead(const fs::path& path)
{
    return opened(path, O_RDONLY | O_NONBLOCK);
}

Outcome<Handle> openToWriteInto(const fs::path& path)
{
    return opened(path, O_WRONLY | O_NONBLOCK);
}

Outcome<Handle> createFile(const fs::path& path)
{
    return opened(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
}

Outcome<Handle> openToWriteFile(const fs::path& path, bool empty)
{
    return empty ? opened(path, O_WRONLY | O_CREAT | O_TRUNC, 0666) : opened(path, O_RDWR);
}

Outcome<Handle> openLock(const fs::path& path)
{
    return opened(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0600);
}

Outcome<Handle> duplicateOf(const Handle& file)
{
    const int descriptor = ::fcntl(descriptorOf(file), F_DUPFD_CLOEXEC, 0);
    if (descriptor < 0) return lastError();
    return Handle(descriptor);
}

Outcome<std::size_t> readSome(const Handle& file, std::span<std::byte> target)
{
    return bytesOf([&] { return ::read(descriptorOf(file), target.data(), target.size()); });
}

Outcome<std::size_t> writeSome(const Handle& file, std::span<const std::byte> bytes)
{
    return bytesOf([&] { return ::write(descriptorOf(file), bytes.data(), bytes.size()); });
}

bool waitToRead(const Handle& file, int milliseconds)
{
    return isReady(file, POLLIN, milliseconds);
}

bool waitToWrite(const Handle& file, int milliseconds)
{
    return isReady(file, POLLOUT, milliseconds);
}

Outcome<void> flushToDisk(const Handle& file)
{
    return done(::fsync(descriptorOf(file)));
}

Outcome<void> flushToDisk(std::FILE* file)
{
    return done(::fsync(::fileno(file)));
}

Outcome<void> giveRights(const Handle& file, unsigned rights)
{
    struct stat made = {};
    if (::fstat(descriptorOf(file), &made) == 0 && (made.st_mode & kRights) == rights) return {};
    return done(::fchmod(descriptorOf(file), rights));
}

Outcome<void> cutOff(const Handle& file, std::int64_t bytes)
{
    if (::ftruncate(descriptorOf(file), bytes) != 0) return lastError();
    return done(::lseek(descriptorOf(file), bytes, SEEK_SET) == bytes ? 0 : -1);
}

Outcome<void> lockAtOnce(const Handle& file)
{
    for (;;) {
        if (::flock(descriptorOf(file), LOCK_EX | LOCK_NB) == 0) return {};
        if (errno != EINTR) return lastError();
    }
}

Outcome<std::FILE*> toStream(Handle file)
{
    const int flags = ::fcntl(descriptorOf(file), F_GETFL);
    if (flags < 0 || ::fcntl(descriptorOf(file), F_SETFL, flags & ~O_NONBLOCK) != 0)
        return lastError();
    std::FILE* const stream = ::fdopen(descriptorOf(file), "wb");
    if (stream == nullptr) return lastError();
    file.release();
    return stream;
}

Outcome<void> replaceFile(const fs::path& from, const fs::path& to)
{
    return done(std::rename(from.c_str(), to.c_str()));
}

Outcome<PassingFile> makePassingFile()
{
    const int memory = ::memfd_create("input", 0);  // Linux
    if (memory < 0) return lastError();
    return PassingFile{Handle(memory), nameOf(memory)};
}

Outcome<fs::path> makePassingFolder()
{
    std::error_code error;
    std::string path = (fs::temp_directory_path(error) / "tilewright-XXXXXX").string();
    if (::mkdtemp(path.data()) == nullptr) return lastError();
    return path;
}

Outcome<fs::path> plainNameOf(const fs::path& folder, int number)
{
    const auto named = opened(folder, O_PATH | O_DIRECTORY);  // Linux
    if (!named) return tl::unexpected(named.error());
    const int kept = ::fcntl(descriptorOf(*named), F_DUPFD_CLOEXEC, number);
    if (kept < 0) return lastError();
    return nameOf(kept);
}

// --- the streams of the program -------------------------------------------------------------------

bool isTerminal(Stream stream)
{
    switch (stream) {
    case Stream::Input: return ::isatty(STDIN_FILENO) == 1;
    case Stream::Output: return ::isatty(STDOUT_FILENO) == 1;
    case Stream::Errors: break;
    }
    return ::isatty(STDERR_FILENO) == 1;
}

const Handle& standardInput()
{
    static const Handle* const input = new Handle(STDIN_FILENO);
    return *input;
}

// --- memory ---------------------------------------------------------------------------------------

Outcome<std::byte*> takeMemory(std::size_t bytes)
{
    void* memory =
        ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return lastError();
    return static_cast<std::byte*>(memory);
}

Outcome<const std::byte*> mapFile(const Handle& file, std::size_t bytes)
{
    void* memory = ::mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, descriptorOf(file), 0);
    if (memory == MAP_FAILED) return lastError();
    return static_cast<const std::byte*>(memory);
}

void giveBack(const std::byte* memory, std::size_t bytes)
{
    ::munmap(const_cast<std::byte*>(memory), bytes);
}

void freeAtOnce(int bytes)
{
    // Where there is another allocator that is no harm.
    std::ignore = ::mallopt(M_MMAP_THRESHOLD, bytes);  // glibc
}

void preferLargePages(void* memory, std::size_t bytes)
{
    // Whole pages only.
    constexpr std::size_t kPage = 4096;
    const auto from = (reinterpret_cast<std::uintptr_t>(memory) + kPage - 1) & ~(kPage - 1);
    const auto end = (reinterpret_cast<std::uintptr_t>(memory) + bytes) & ~(kPage - 1);
    if (from < end)
        std::ignore =
            ::madvise(reinterpret_cast<void*>(from), end - from, MADV_HUGEPAGE);  // NOLINT
}

std::uint64_t memoryOfMachine()
{
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    const long pageSize = ::sysconf(_SC_PAGESIZE);
    if (pages <= 0 || pageSize <= 0) return 0;
    return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(pageSize);
}

std::int64_t peakMemory()
{
    struct rusage usage = {};
    if (::getrusage(RUSAGE_SELF, &usage) != 0) return 0;
    return std::int64_t{usage.ru_maxrss} * 1024;  // Linux has it in kB
}

// --- programs -------------------------------------------------------------------------------------

std::span<char*> beginCommand(int argc, char** argv)
{
    std::ignore = ::signal(SIGXFSZ, SIG_IGN);
    return {argv, static_cast<std::size_t>(argc)};
}

std::optional<std::string> variable(const char* name)
{
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    if (value == nullptr) return std::nullopt;
    return value;
}

fs::path ownProgram()
{
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);  // Linux
}

void becomeProgram(const fs::path& program, char* const* argv)
{
    if (::access(program.c_str(), X_OK) == 0) std::ignore = ::execv(program.c_str(), argv);
}

std::int64_t ownProcess()
{
    return ::getpid();
}

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

void holdInterrupts()
{
    ::sigemptyset(&heldInterrupts());
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        if (!isIgnored(signal)) ::sigaddset(&heldInterrupts(), signal);
    ::pthread_sigmask(SIG_BLOCK, &heldInterrupts(), nullptr);
}

int waitForInterrupt()
{
    int signal = 0;
    while (::sigwait(&heldInterrupts(), &signal) != 0) continue;
    return signal;
}

void endByInterrupt(int signal)
{
    ::pthread_sigmask(SIG_UNBLOCK, &heldInterrupts(), nullptr);
    ::kill(::getpid(), signal);
}

}  // namespace engine::system
