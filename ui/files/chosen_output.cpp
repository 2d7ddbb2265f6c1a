// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/chosen_output.h"

#include <array>
#include <mutex>

#include "engine/base/file.h"
#include "engine/base/output_guard.h"

namespace ui {

namespace {

struct FilesBeingRead
{
    std::mutex mutex;  ///< guards all of it
    std::array<std::filesystem::path, 3> paths;
};

FilesBeingRead& filesBeingRead()
{
    static FilesBeingRead all;
    return all;
}

}  // namespace

void keepWhatIsRead(ReadFile what, const std::filesystem::path& path)
{
    const std::scoped_lock lock(filesBeingRead().mutex);
    filesBeingRead().paths[static_cast<std::size_t>(what)] = path;
}

engine::Result<void> writeChosenFile(const std::filesystem::path& path,
                                     std::span<const std::byte> bytes)
{
    engine::OutputGuard guard;
    {
        const std::scoped_lock lock(filesBeingRead().mutex);
        for (const auto& read : filesBeingRead().paths) guard.addInput(read);
    }
    guard.addOutput(path);
    if (auto may = guard.check(); !may) return may;
    return engine::writeFileAtomically(path, bytes);
}

engine::Result<void> writeChosenFile(const std::filesystem::path& path, std::string_view text)
{
    return writeChosenFile(path, std::as_bytes(std::span(text.data(), text.size())));
}

}  // namespace ui
