// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file_lock.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/file.h"

namespace engine {

namespace {

/// Programs that end one after the other may remove the file each time; a disk that gives an open file
/// another number than its name would go on for ever.
constexpr int kMostAttempts = 1000;

/// An open lock: nothing else has come under its name, and nobody has written into it.
bool isLock(int descriptor, const std::filesystem::path& file)
{
    struct stat opened = {};
    struct stat named = {};
    return ::fstat(descriptor, &opened) == 0 && S_ISREG(opened.st_mode) && opened.st_size == 0 &&
           ::lstat(file.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
           opened.st_dev == named.st_dev;
}

}  // namespace

std::filesystem::path FileLock::fileFor(const std::filesystem::path& path)
{
    auto target = fileBehind(path);
    target += ".lock";
    return target;
}

Result<FileLock> FileLock::lock(const std::filesystem::path& path)
{
    FileLock lock;
    lock.m_file = fileFor(path);
    const Place place{path.string(), 0, 0, -1};
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        lock.m_descriptor =
            ::open(lock.m_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (lock.m_descriptor < 0) {
            return failure(ErrorCode::FileUnwritable,
                           say("can't be locked against other programs: %1", systemReason(errno)),
                           place);
        }
        if (::flock(lock.m_descriptor, LOCK_EX | LOCK_NB) != 0) {
            const int reason = errno;
            ::close(std::exchange(lock.m_descriptor, -1));
            if (reason == EINTR) continue;
            return failure(
                ErrorCode::FileUnwritable,
                reason == EWOULDBLOCK
                    ? say("another running program works with it: end that first")
                    : say("can't be locked against other programs: %1", systemReason(reason)),
                place);
        }
        if (isLock(lock.m_descriptor, lock.m_file)) return lock;
        struct stat opened = {};
        // A lock holds nothing. What does is somebody's file, which isn't to be removed.
        if (::fstat(lock.m_descriptor, &opened) == 0 &&
            (!S_ISREG(opened.st_mode) || opened.st_size > 0)) {
            ::close(std::exchange(lock.m_descriptor, -1));
            return failure(ErrorCode::FileUnwritable,
                           say("can't be locked against other programs: %1 is there and is no lock",
                               lock.m_file.string()),
                           place);
        }
        // Who had it before may have removed the file that was opened here.
        ::close(std::exchange(lock.m_descriptor, -1));
    }
    return failure(ErrorCode::FileUnwritable,
                   say("can't be locked against other programs: %1", systemReason(EBUSY)), place);
}

FileLock::FileLock(FileLock&& other) noexcept
    : m_file(std::move(other.m_file)), m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileLock::~FileLock()
{
    if (m_descriptor < 0) return;
    // While it is still locked, so that nobody else's is removed.
    if (isLock(m_descriptor, m_file)) ::unlink(m_file.c_str());
    ::close(m_descriptor);
}

}  // namespace engine
