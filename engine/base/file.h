// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace engine {

/// What the system says of an errno, in the words of the C library.
[[nodiscard]] Sentence systemReason(int error);

/// What a path leads to: links are followed, also those that lead to nothing yet, where a file will
/// come about. The path itself when it can't be told.
[[nodiscard]] std::filesystem::path fileBehind(const std::filesystem::path& path);

/// A whole file, read-only. Move-only. Up to kMostCopied bytes are a copy: whoever writes over the
/// file or cuts it off meanwhile can neither change what was found sound nor end the program, as
/// both would be of a file that is mapped into memory. Larger ones are mapped, so that what is far
/// too large is refused without being read; only texts are that large, and they are read at once.
class FileBlob
{
public:
    /// The largest word graph, with room to spare.
    static constexpr std::size_t kMostCopied = std::size_t{96} << 20;

    /// Fails for what is no regular file or can't be read. An empty file gives an empty blob.
    [[nodiscard]] static Result<FileBlob> open(const std::filesystem::path& path);

    FileBlob() = default;
    FileBlob(FileBlob&& other) noexcept;
    FileBlob& operator=(FileBlob&& other) noexcept;
    FileBlob(const FileBlob&) = delete;
    FileBlob& operator=(const FileBlob&) = delete;
    ~FileBlob();

    /// The start is aligned to a memory page.
    [[nodiscard]] std::span<const std::byte> bytes() const { return {m_data, m_size}; }
    [[nodiscard]] std::string_view text() const;

private:
    const std::byte* m_data = nullptr;
    std::size_t m_size = 0;
};

/// Reads a text file whole; refuses more than `limit` bytes, which is for each kind of file to say.
[[nodiscard]] Result<std::string> readTextFile(const std::filesystem::path& path,
                                               std::size_t limit);

/// Whether a file has to outlast a crash of the whole machine.
enum class Durable {
    Yes,
    No,  ///< what can be made again, and is checked when it is read
};

/// A file that lies whole beside the place it is meant for and gets there by commit(). Without
/// that nothing remains of it. Several of them make a write of all files or none: every one is
/// staged, which is what can fail for lack of room, before the first is committed. Move-only.
class StagedFile
{
public:
    /// Writes the bytes and, if durable, waits until they are on the disk. A link stays a link:
    /// what it leads to will be replaced. FileUnwritable, also for a file that is marked as not to be
    /// written to; or Cancelled when `stop` asks for it.
    [[nodiscard]] static Result<StagedFile> write(const std::filesystem::path& path,
                                                  std::span<const std::byte> bytes,
                                                  const std::stop_token& stop = {},
                                                  Durable durable = Durable::Yes);
    /// The parts, one behind the other.
    [[nodiscard]] static Result<StagedFile> write(const std::filesystem::path& path,
                                                  std::span<const std::span<const std::byte>> parts,
                                                  const std::stop_token& stop = {},
                                                  Durable durable = Durable::Yes);

    StagedFile(StagedFile&& other) noexcept;
    StagedFile& operator=(StagedFile&& other) noexcept;
    StagedFile(const StagedFile&) = delete;
    StagedFile& operator=(const StagedFile&) = delete;
    ~StagedFile();

    /// Where the bytes are until commit().
    [[nodiscard]] const std::filesystem::path& temporary() const { return m_temporary; }
    /// Replaces what is in the place, by a rename. To be called once.
    [[nodiscard]] Result<void> commit();

private:
    StagedFile() = default;

    std::filesystem::path m_path;       ///< as the caller named it
    std::filesystem::path m_target;     ///< links followed
    std::filesystem::path m_temporary;  ///< empty = nothing to remove
};

/// Writes a file so that there is at any moment either the old file or the whole new one: the
/// bytes go to a temporary file beside it, which is then renamed.
[[nodiscard]] Result<void> writeFileAtomically(const std::filesystem::path& path,
                                               std::span<const std::byte> bytes);
[[nodiscard]] Result<void> writeFileAtomically(const std::filesystem::path& path,
                                               std::string_view text);

}  // namespace engine
