// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/output_guard.h"

#include <algorithm>
#include <cstddef>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/system.h"

namespace engine {

FileIdentity FileIdentity::of(const std::filesystem::path& path)
{
    FileIdentity identity;
    auto status = system::statusOf(path);
    if (status) {
        identity.m_isThere = true;
        identity.m_isOfOtherSort = status->kind != system::FileKind::Regular;
    } else {
        const auto place = fileBehind(path);
        identity.m_name = system::comparableName(place.filename());
        const auto folder = place.has_parent_path() ? place.parent_path() : ".";
        // Without even a folder the whole path is all there is to compare.
        status = system::statusOf(folder);
        if (!status) {
            identity.m_name = system::comparableName(place);
            return identity;
        }
    }
    identity.m_device = status->device;
    identity.m_inode = status->number;
    return identity;
}

void OutputGuard::addInput(const std::filesystem::path& path)
{
    if (!path.empty()) m_inputs.push_back(path);
}

void OutputGuard::addOutput(const std::filesystem::path& path)
{
    if (!path.empty()) m_outputs.push_back(path);
}

Result<void> OutputGuard::check() const
{
    std::vector<FileIdentity> inputs;
    for (const auto& path : m_inputs) inputs.push_back(FileIdentity::of(path));
    std::vector<FileIdentity> outputs;
    for (const auto& path : m_outputs) {
        const FileIdentity identity = FileIdentity::of(path);
        const Place place{fileNameUtf8(path), 0, 0, -1};
        if (!identity.isOfOtherSort()) {
            if (std::ranges::find(inputs, identity) != inputs.end()) {
                return failure(ErrorCode::FileUnwritable,
                               say("is one of the files that are read and is not written over"),
                               place);
            }
            if (std::ranges::find(outputs, identity) != outputs.end()) {
                return failure(ErrorCode::FileUnwritable,
                               say("is to hold two results: give each a file of its own"), place);
            }
        }
        outputs.push_back(identity);
    }
    return {};
}

bool OutputGuard::hasOutput(const std::filesystem::path& path) const
{
    return std::ranges::find(m_outputs, path) != m_outputs.end();
}

}  // namespace engine
