// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace engine {

/// Which file a path leads to: links are followed, and two names of one file are the same. Of a
/// file that isn't there yet it is the folder, as the system knows it, and the name in it.
class FileIdentity
{
public:
    /// How it is now; a file may come or go later.
    [[nodiscard]] static FileIdentity of(const std::filesystem::path& path);

    [[nodiscard]] bool isThere() const { return m_isThere; }
    /// A FIFO, a device, a folder: nothing that is replaced by writing.
    [[nodiscard]] bool isOfOtherSort() const { return m_isOfOtherSort; }

    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;

private:
    std::uint64_t m_device = 0;  ///< of the file or, if it isn't there, of its folder
    std::uint64_t m_inode = 0;
    std::string m_name;  ///< in the folder, of a file that isn't there; see comparableName()
    bool m_isThere = false;
    bool m_isOfOtherSort = false;
};

/// The files that a piece of work reads and those that it writes: no output may be an input or
/// another output, under whatever name. What decides is how the files are when it is asked, so it
/// is asked before the work and once more before something is written.
class OutputGuard
{
public:
    /// Something that is read; names that are no files do no harm.
    void addInput(const std::filesystem::path& path);
    /// Something that is written, with each file that is named after it.
    void addOutput(const std::filesystem::path& path);

    /// FileUnwritable, with the path of an output, if that is an input or another output.
    [[nodiscard]] Result<void> check() const;
    /// Whether that was added as an output.
    [[nodiscard]] bool hasOutput(const std::filesystem::path& path) const;

private:
    std::vector<std::filesystem::path> m_inputs;
    std::vector<std::filesystem::path> m_outputs;
};

}  // namespace engine
