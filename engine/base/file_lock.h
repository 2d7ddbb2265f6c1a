// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/base/result.h"
#include "engine/base/system.h"

namespace engine {

/// Keeps all other programs, and other parts of this one, from working with a file that is worked
/// with for long. It is a file beside it with ".lock" behind its name, which the system unlocks
/// when its program ends, however that ends; one that was left behind is in nobody's way and is
/// removed by the next who locks. Move-only.
class FileLock
{
public:
    /// `path` need not exist, its folder must; links are followed, so that all names of a file have
    /// one lock. FileUnwritable, at once, when somebody else has it, when no file can be made there,
    /// or when one of the lock's name is there that holds something.
    [[nodiscard]] static Result<FileLock> lock(const std::filesystem::path& path);
    /// The file that lock() makes.
    [[nodiscard]] static std::filesystem::path fileFor(const std::filesystem::path& path);

    FileLock() = default;  ///< locks nothing
    FileLock(FileLock&& other) noexcept = default;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

private:
    std::filesystem::path m_file;
    system::Handle m_opened;
};

}  // namespace engine
