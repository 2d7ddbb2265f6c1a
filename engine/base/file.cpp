// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/random.h"
#include "engine/base/table_memory.h"

namespace engine {
namespace {

/// A file descriptor that closes itself.
class Descriptor
{
public:
    explicit Descriptor(int fd) : m_fd(fd) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_fd >= 0) ::close(m_fd);
    }
    [[nodiscard]] int get() const { return m_fd; }
    [[nodiscard]] bool valid() const { return m_fd >= 0; }
    [[nodiscard]] int release() { return std::exchange(m_fd, -1); }

private:
    int m_fd;
};

constexpr int kNameAttempts = 100;
/// Between two looks at whether to stop.
constexpr std::size_t kWrittenAtOnce = std::size_t{1} << 22;

/// Six characters that no other call of this or another process is likely to choose.
std::string uniqueSuffix()
{
    static std::atomic<std::uint64_t> calls = 0;
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    std::uint64_t number = mix64(static_cast<std::uint64_t>(now) ^
                                 mix64(static_cast<std::uint64_t>(::getpid())) ^ mix64(++calls));
    std::string suffix;
    for (int i = 0; i < 6; ++i, number /= 26) suffix += static_cast<char>('a' + number % 26);
    return suffix;
}

tl::unexpected<Error> unreadable(const std::filesystem::path& path, Sentence why)
{
    return failure(ErrorCode::FileUnreadable, say("can't be read: %1", std::move(why)),
                   {path.string(), 0, 0, -1});
}

tl::unexpected<Error> unwritable(const std::filesystem::path& path, int error)
{
    return failure(ErrorCode::FileUnwritable, say("can't be written: %1", systemReason(error)),
                   {path.string(), 0, 0, -1});
}

/// Where it has them already nothing is asked: some mounts have one set of rights for all files and refuse.
bool takeRights(int descriptor, mode_t rights)
{
    struct stat made = {};
    if (::fstat(descriptor, &made) == 0 && (made.st_mode & 07777U) == rights) return true;
    return ::fchmod(descriptor, rights) == 0;
}

}  // namespace

Sentence systemReason(int error)
{
    switch (error) {
    case ENOENT: return say("No such file or directory");
    case EACCES: return say("Permission denied");
    case EPERM: return say("Operation not permitted");
    case EIO: return say("Input/output error");
    case EEXIST: return say("File exists");
    case ENOTDIR: return say("Not a directory");
    case EISDIR: return say("Is a directory");
    case ENAMETOOLONG: return say("File name too long");
    case EMFILE: return say("Too many open files");
    case ENOSPC: return say("No space left on device");
    case EDQUOT: return say("Disk quota exceeded");
    case EROFS: return say("Read-only file system");
    case ENOMEM: return say("Cannot allocate memory");
    case EBUSY: return say("Device or resource busy");
    default: break;
    }
    // NOLINTNEXTLINE(concurrency-mt-unsafe): glibc's is thread-safe enough
    return say("%1", std::string(std::strerror(error)));
}

Result<FileBlob> FileBlob::open(const std::filesystem::path& path)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.valid()) return unreadable(path, systemReason(errno));
    struct stat status = {};
    if (::fstat(file.get(), &status) != 0) return unreadable(path, systemReason(errno));
    if (S_ISDIR(status.st_mode)) return unreadable(path, say("it is a folder"));
    if (!S_ISREG(status.st_mode)) return unreadable(path, say("it is no regular file"));

    FileBlob blob;
    if (status.st_size == 0) return blob;
    const auto size = static_cast<std::size_t>(status.st_size);
    const bool copied = size <= kMostCopied;
    void* memory =
        copied ? ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
               : ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
    if (memory == MAP_FAILED) return unreadable(path, systemReason(errno));
    blob.m_data = static_cast<const std::byte*>(memory);
    blob.m_size = size;
    if (copied) wantLargePages(memory, size);
    for (std::size_t done = 0; copied && done < size;) {
        const auto count = ::read(file.get(), static_cast<std::byte*>(memory) + done, size - done);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return unreadable(path, systemReason(errno));
        if (count == 0) return unreadable(path, say("it became shorter while it was read"));
        done += static_cast<std::size_t>(count);
    }
    return blob;
}

FileBlob::FileBlob(FileBlob&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0))
{
}

FileBlob& FileBlob::operator=(FileBlob&& other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    return *this;
}

FileBlob::~FileBlob()
{
    if (m_data != nullptr) ::munmap(const_cast<std::byte*>(m_data), m_size);
}

std::string_view FileBlob::text() const
{
    return {reinterpret_cast<const char*>(m_data), m_size};
}

std::filesystem::path fileBehind(const std::filesystem::path& path)
{
    constexpr int kMostLinks = 40;  // as many as the system follows
    std::error_code error;
    auto file = std::filesystem::weakly_canonical(path, error);
    for (int links = 0; !error && links < kMostLinks; ++links) {
        // What is left of them leads to nothing.
        if (!std::filesystem::is_symlink(std::filesystem::symlink_status(file, error))) return file;
        const auto target = std::filesystem::read_symlink(file, error);
        if (!error) file = std::filesystem::weakly_canonical(file.parent_path() / target, error);
    }
    return path;
}

Result<std::string> readTextFile(const std::filesystem::path& path, std::size_t limit)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    if (blob->bytes().size() > limit) {
        return failure(
            ErrorCode::OutOfRange,
            say("has %1 bytes, more than the %2 allowed here", blob->bytes().size(), limit),
            {path.string(), 0, 0, -1});
    }
    return std::string(blob->text());
}

Result<StagedFile> StagedFile::write(const std::filesystem::path& path,
                                     std::span<const std::byte> bytes, const std::stop_token& stop,
                                     Durable durable)
{
    return write(path, std::span(&bytes, 1), stop, durable);
}

Result<StagedFile> StagedFile::write(const std::filesystem::path& path,
                                     std::span<const std::span<const std::byte>> parts,
                                     const std::stop_token& stop, Durable durable)
{
    StagedFile staged;
    staged.m_path = path;
    staged.m_target = fileBehind(path);
    struct stat previous = {};
    const bool exists = ::stat(staged.m_target.c_str(), &previous) == 0;
    if (exists && !S_ISREG(previous.st_mode)) {
        return failure(ErrorCode::FileUnwritable, say("is no regular file and is not replaced"),
                       {path.string(), 0, 0, -1});
    }
    // A new file gets the usual rights, a replaced one keeps its own.
    std::string temporary;
    int descriptor = -1;
    for (int attempt = 0; descriptor < 0 && attempt < kNameAttempts; ++attempt) {
        temporary = staged.m_target.string() + "." + uniqueSuffix();
        descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor < 0 && errno != EEXIST) return unwritable(path, errno);
    }
    Descriptor file(descriptor);
    if (!file.valid()) return unwritable(path, EEXIST);
    staged.m_temporary = temporary;
    bool good = !exists || takeRights(file.get(), previous.st_mode & 07777U);
    for (std::span<const std::byte> bytes : parts) {
        while (good && !bytes.empty()) {
            if (stop.stop_requested()) return failure(ErrorCode::Cancelled, say("was stopped"));
            const auto part = bytes.first(std::min(bytes.size(), kWrittenAtOnce));
            const auto count = ::write(file.get(), part.data(), part.size());
            if (count < 0 && errno == EINTR) continue;
            good = count > 0;
            if (good) bytes = bytes.subspan(static_cast<std::size_t>(count));
        }
    }
    good = good && (durable == Durable::No || ::fsync(file.get()) == 0);
    int error = errno;
    if (::close(file.release()) != 0 && good) {
        good = false;
        error = errno;
    }
    if (!good) return unwritable(path, error);
    return staged;
}

StagedFile::StagedFile(StagedFile&& other) noexcept
    : m_path(std::move(other.m_path)),
      m_target(std::move(other.m_target)),
      m_temporary(std::exchange(other.m_temporary, {}))
{
}

StagedFile& StagedFile::operator=(StagedFile&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_target, other.m_target);
    std::swap(m_temporary, other.m_temporary);
    return *this;
}

StagedFile::~StagedFile()
{
    if (!m_temporary.empty()) ::unlink(m_temporary.c_str());
}

Result<void> StagedFile::commit()
{
    if (std::rename(m_temporary.c_str(), m_target.c_str()) != 0) return unwritable(m_path, errno);
    m_temporary.clear();
    return {};
}

Result<void> writeFileAtomically(const std::filesystem::path& path,
                                 std::span<const std::byte> bytes)
{
    auto staged = StagedFile::write(path, bytes);
    if (!staged) return failure(std::move(staged.error()));
    return staged->commit();
}

Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view text)
{
    return writeFileAtomically(path, std::as_bytes(std::span(text.data(), text.size())));
}

}  // namespace engine
