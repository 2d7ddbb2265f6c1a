// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <system_error>
#include <utility>

#include "engine/base/file_name.h"
#include "engine/base/random.h"
#include "engine/base/system.h"
#include "engine/base/table_memory.h"

namespace engine {
namespace {

constexpr int kNameAttempts = 100;
/// Between two looks at whether to stop.
constexpr std::size_t kWrittenAtOnce = std::size_t{1} << 22;

/// Six characters that no other call of this or another process is likely to choose.
std::string uniqueSuffix()
{
    static std::atomic<std::uint64_t> calls = 0;
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    std::uint64_t number =
        mix64(static_cast<std::uint64_t>(now) ^
              mix64(static_cast<std::uint64_t>(system::ownProcess())) ^ mix64(++calls));
    std::string suffix;
    for (int i = 0; i < 6; ++i, number /= 26) suffix += static_cast<char>('a' + number % 26);
    return suffix;
}

tl::unexpected<Error> unreadable(const std::filesystem::path& path, Sentence why)
{
    return failure(ErrorCode::FileUnreadable, say("can't be read: %1", std::move(why)),
                   {fileNameUtf8(path), 0, 0, -1});
}

tl::unexpected<Error> unwritable(const std::filesystem::path& path, int error)
{
    return failure(ErrorCode::FileUnwritable, say("can't be written: %1", systemReason(error)),
                   {fileNameUtf8(path), 0, 0, -1});
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
#ifdef EDQUOT
    case EDQUOT: return say("Disk quota exceeded");
#endif
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
    const auto file = system::openToRead(path);
    if (!file) return unreadable(path, systemReason(file.error()));
    const auto status = system::statusOf(*file);
    if (!status) return unreadable(path, systemReason(status.error()));
    if (status->kind == system::FileKind::Folder) return unreadable(path, say("it is a folder"));
    if (status->kind != system::FileKind::Regular)
        return unreadable(path, say("it is no regular file"));

    FileBlob blob;
    if (status->bytes == 0) return blob;
    const auto size = static_cast<std::size_t>(status->bytes);
    if (size > kMostCopied) {
        const auto mapped = system::mapFile(*file, size);
        if (!mapped) return unreadable(path, systemReason(mapped.error()));
        blob.m_data = *mapped;
        blob.m_size = size;
        return blob;
    }
    const auto memory = system::takeMemory(size);
    if (!memory) return unreadable(path, systemReason(memory.error()));
    blob.m_data = *memory;
    blob.m_size = size;
    wantLargePages(*memory, size);
    for (std::span<std::byte> rest(*memory, size); !rest.empty();) {
        const auto count = system::readSome(*file, rest);
        if (!count) return unreadable(path, systemReason(count.error()));
        if (*count == 0) return unreadable(path, say("it became shorter while it was read"));
        rest = rest.subspan(*count);
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
    if (m_data != nullptr) system::giveBack(m_data, m_size);
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
            {fileNameUtf8(path), 0, 0, -1});
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
    const auto previous = system::statusOf(staged.m_target);
    if (previous && previous->kind != system::FileKind::Regular) {
        return failure(ErrorCode::FileUnwritable, say("is no regular file and is not replaced"),
                       {fileNameUtf8(path), 0, 0, -1});
    }
    // A rename would replace it where its folder can be written to.
    if (previous && previous->isProtected) {
        return failure(ErrorCode::FileUnwritable, say("is write-protected and is not replaced"),
                       {fileNameUtf8(path), 0, 0, -1});
    }
    // A new file gets the usual rights, a replaced one keeps its own.
    system::Handle file;
    for (int attempt = 0; !file.isOpen() && attempt < kNameAttempts; ++attempt) {
        auto temporary = staged.m_target;
        temporary += pathFromUtf8("." + uniqueSuffix());
        auto created = system::createFile(temporary);
        if (!created && created.error() != EEXIST) return unwritable(path, created.error());
        if (!created) continue;
        file = std::move(*created);
        staged.m_temporary = std::move(temporary);
    }
    if (!file.isOpen()) return unwritable(path, EEXIST);
    if (previous) {
        if (const auto given = system::giveRights(file, previous->rights); !given)
            return unwritable(path, given.error());
    }
    for (std::span<const std::byte> rest : parts) {
        while (!rest.empty()) {
            if (stop.stop_requested()) return failure(ErrorCode::Cancelled, say("was stopped"));
            const auto count =
                system::writeSome(file, rest.first(std::min(rest.size(), kWrittenAtOnce)));
            if (!count) return unwritable(path, count.error());
            if (*count == 0) return unwritable(path, EIO);
            rest = rest.subspan(*count);
        }
    }
    if (durable == Durable::Yes) {
        if (const auto flushed = system::flushToDisk(file); !flushed)
            return unwritable(path, flushed.error());
    }
    if (const auto closed = file.close(); !closed) return unwritable(path, closed.error());
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
    std::error_code error;
    if (!m_temporary.empty()) std::filesystem::remove(m_temporary, error);
}

Result<void> StagedFile::commit()
{
    if (const auto replaced = system::replaceFile(m_temporary, m_target); !replaced)
        return unwritable(m_path, replaced.error());
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
