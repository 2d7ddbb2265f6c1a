// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file_lock.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/system.h"

namespace engine {

namespace {

/// Programs that end one after the other may remove the file each time; a disk that gives an open file
/// another number than its name would go on for ever.
constexpr int kMostAttempts = 1000;

/// A lock holds nothing. What does is somebody's file, which isn't to be removed.
bool canBeLock(const system::FileStatus& status)
{
    return status.kind == system::FileKind::Regular && status.bytes == 0;
}

/// An open lock: nothing else has come under its name, and nobody has written into it.
bool isLock(const system::Handle& opened, const std::filesystem::path& file)
{
    const auto status = system::statusOf(opened);
    const auto named = system::statusOfName(file);
    return status && named && canBeLock(*status) && status->isSameFile(*named);
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
    const Place place{fileNameUtf8(path), 0, 0, -1};
    const auto refused = [&](int error) {
        return failure(ErrorCode::FileUnwritable,
                       say("can't be locked against other programs: %1", systemReason(error)),
                       place);
    };
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        auto opened = system::openLock(lock.m_file);
        if (!opened) return refused(opened.error());
        if (const auto locked = system::lockAtOnce(*opened); !locked) {
            if (locked.error() != EWOULDBLOCK) return refused(locked.error());
            return failure(ErrorCode::FileUnwritable,
                           say("another running program works with it: end that first"), place);
        }
        if (isLock(*opened, lock.m_file)) {
            lock.m_opened = std::move(*opened);
            return lock;
        }
        if (const auto status = system::statusOf(*opened); status && !canBeLock(*status)) {
            return failure(ErrorCode::FileUnwritable,
                           say("can't be locked against other programs: %1 is there and is no lock",
                               fileNameUtf8(lock.m_file)),
                           place);
        }
        // Who had it before may have removed the file that was opened here.
    }
    return refused(EBUSY);
}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_opened, other.m_opened);
    return *this;
}

FileLock::~FileLock()
{
    if (!m_opened.isOpen()) return;
    std::error_code error;
    // While it is still locked, so that nobody else's is removed.
    if (isLock(m_opened, m_file)) std::filesystem::remove(m_file, error);
}

}  // namespace engine
