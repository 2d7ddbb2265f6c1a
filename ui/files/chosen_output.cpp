// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/chosen_output.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include <QCoreApplication>

#include "engine/base/file.h"
#include "engine/base/output_guard.h"

namespace ui {

using engine::FileIdentity;
using engine::Result;

namespace {

struct FileRead
{
    std::filesystem::path path;
    std::weak_ptr<const void> user;
};

struct KeptFiles
{
    std::mutex mutex;  ///< guards all of it
    std::vector<FileRead> read;
    std::vector<std::filesystem::path> documents;
    std::filesystem::path folder;
    std::filesystem::path settings;
};

KeptFiles& keptFiles()
{
    static KeptFiles all;
    return all;
}

/// With links followed, also of what isn't there.
std::filesystem::path realPath(const std::filesystem::path& path)
{
    std::error_code error;
    auto real = std::filesystem::weakly_canonical(engine::fileBehind(path), error);
    return error ? path : real;
}

bool isWithin(const std::filesystem::path& path, const std::filesystem::path& folder)
{
    return std::ranges::mismatch(folder, path).in1 == folder.end();
}

/// With the lock.
bool isOwnWork(const KeptFiles& kept, const std::filesystem::path& path)
{
    if (kept.folder.empty()) return false;
    const auto real = realPath(path);
    for (const char* work : {"training", "solitaire", "unsaved"})
        if (isWithin(real, realPath(kept.folder / work))) return true;
    const FileIdentity identity = FileIdentity::of(path);
    for (const char* library :
         {"library.sqlite", "library.sqlite-wal", "library.sqlite-shm", "library.sqlite-journal"})
        if (identity == FileIdentity::of(kept.folder / library)) return true;
    return identity == FileIdentity::of(kept.settings);
}

enum class ReadFiles { Checked, Unchecked };

/// `known` is the chosen file's own document, if any.
Result<void> check(const std::filesystem::path& path, const std::filesystem::path& known,
                   ReadFiles readFiles)
{
    engine::OutputGuard guard;
    guard.addOutput(path);
    KeptFiles& kept = keptFiles();
    const std::scoped_lock lock(kept.mutex);
    if (isOwnWork(kept, path)) {
        return engine::failure(
            engine::ErrorCode::FileUnwritable,
            engine::say("%1",
                        QCoreApplication::translate(
                            "ui::ChosenOutput",
                            "lies where the program keeps its own work and is not written over")
                            .toStdString()),
            {path.string(), 0, 0, -1});
    }
    if (readFiles == ReadFiles::Checked)
        for (const FileRead& read : kept.read)
            if (!read.user.expired()) guard.addInput(read.path);
    const FileIdentity own = FileIdentity::of(known);
    for (const auto& document : kept.documents)
        if (known.empty() || FileIdentity::of(document) != own) guard.addInput(document);
    return guard.check();
}

}  // namespace

void keepWhatIsRead(const std::filesystem::path& path, std::weak_ptr<const void> user)
{
    KeptFiles& kept = keptFiles();
    const std::scoped_lock lock(kept.mutex);
    std::erase_if(kept.read, [](const FileRead& read) { return read.user.expired(); });
    kept.read.push_back({path, std::move(user)});
}

void keepDocuments(std::vector<std::filesystem::path> paths)
{
    KeptFiles& kept = keptFiles();
    const std::scoped_lock lock(kept.mutex);
    kept.documents = std::move(paths);
}

void keepOwnWork(const std::filesystem::path& folder, const std::filesystem::path& settings)
{
    KeptFiles& kept = keptFiles();
    const std::scoped_lock lock(kept.mutex);
    kept.folder = folder;
    kept.settings = settings;
}

Result<void> checkChosenFile(const std::filesystem::path& path)
{
    return check(path, {}, ReadFiles::Unchecked);
}

Result<void> checkOutput(const std::filesystem::path& path)
{
    return check(path, {}, ReadFiles::Checked);
}

Result<void> writeChosenFile(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    if (auto may = checkOutput(path); !may) return may;
    return engine::writeFileAtomically(path, bytes);
}

Result<void> writeChosenFile(const std::filesystem::path& path, std::string_view text)
{
    return writeChosenFile(path, std::as_bytes(std::span(text.data(), text.size())));
}

Result<void> writeDocument(const std::filesystem::path& path, const std::filesystem::path& known,
                           std::string_view text)
{
    if (auto may = check(path, known, ReadFiles::Checked); !may) return may;
    return engine::writeFileAtomically(path, text);
}

}  // namespace ui
