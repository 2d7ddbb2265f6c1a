// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file.h"

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

std::string reason(int error)
{
    return std::strerror(error);  // NOLINT(concurrency-mt-unsafe): glibc's is thread-safe enough
}

constexpr int kNameAttempts = 100;

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

tl::unexpected<Error> unreadable(const std::filesystem::path& path, const std::string& why)
{
    return failure(ErrorCode::FileUnreadable, "can't be read: " + why, {path.string(), 0, 0, -1});
}

}  // namespace

Result<FileBlob> FileBlob::open(const std::filesystem::path& path)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.valid()) return unreadable(path, reason(errno));
    struct stat status = {};
    if (::fstat(file.get(), &status) != 0) return unreadable(path, reason(errno));
    if (S_ISDIR(status.st_mode)) return unreadable(path, "it is a folder");
    if (!S_ISREG(status.st_mode)) return unreadable(path, "it is no regular file");

    FileBlob blob;
    if (status.st_size == 0) return blob;
    const auto size = static_cast<std::size_t>(status.st_size);
    void* mapped = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
    if (mapped == MAP_FAILED) return unreadable(path, reason(errno));
    blob.m_data = static_cast<const std::byte*>(mapped);
    blob.m_size = size;
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

Result<std::string> readTextFile(const std::filesystem::path& path, std::size_t limit)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    if (blob->bytes().size() > limit) {
        return failure(ErrorCode::OutOfRange,
                       "has " + std::to_string(blob->bytes().size()) + " bytes, more than the " +
                           std::to_string(limit) + " allowed here",
                       {path.string(), 0, 0, -1});
    }
    return std::string(blob->text());
}

Result<void> writeFileAtomically(const std::filesystem::path& path,
                                 std::span<const std::byte> bytes)
{
    const auto unwritable = [&path](int error) {
        return failure(ErrorCode::FileUnwritable, "can't be written: " + reason(error),
                       {path.string(), 0, 0, -1});
    };
    // A link stays a link: what it leads to is replaced.
    std::error_code ignored;
    std::filesystem::path target = std::filesystem::canonical(path, ignored);
    if (ignored) target = path;
    struct stat previous = {};
    const bool exists = ::stat(target.c_str(), &previous) == 0;
    if (exists && !S_ISREG(previous.st_mode)) {
        return failure(ErrorCode::FileUnwritable, "is no regular file and is not replaced",
                       {path.string(), 0, 0, -1});
    }
    // A new file gets the usual rights, a replaced one keeps its own.
    std::string temporary;
    int descriptor = -1;
    for (int attempt = 0; descriptor < 0 && attempt < kNameAttempts; ++attempt) {
        temporary = target.string() + "." + uniqueSuffix();
        descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor < 0 && errno != EEXIST) return unwritable(errno);
    }
    Descriptor file(descriptor);
    if (!file.valid()) return unwritable(EEXIST);
    bool good = !exists || ::fchmod(file.get(), previous.st_mode & 07777U) == 0;
    std::size_t written = 0;
    while (good && written < bytes.size()) {
        const auto count = ::write(file.get(), bytes.data() + written, bytes.size() - written);
        if (count < 0 && errno == EINTR) continue;
        good = count > 0;
        if (good) written += static_cast<std::size_t>(count);
    }
    good = good && ::fsync(file.get()) == 0;
    good = ::close(file.release()) == 0 && good;
    good = good && std::rename(temporary.c_str(), target.c_str()) == 0;
    if (!good) {
        const int error = errno;
        ::unlink(temporary.c_str());
        return unwritable(error);
    }
    return {};
}

Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view text)
{
    return writeFileAtomically(path, std::as_bytes(std::span(text.data(), text.size())));
}

}  // namespace engine
