// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_import.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include <QElapsedTimer>
#include <QFileInfo>

#include "engine/game/game_file.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/library/library_store.h"

namespace ui {

using engine::Result;

namespace {

/// Others can search and import between two of them.
constexpr std::size_t kGamesTogether = 200;
constexpr int kImportMilliseconds = 50;

bool looksLikeGame(const QString& path)
{
    return engine::gameFormatFor(toPath(path)) != nullptr;
}

QStringList filesIn(const QStringList& paths, const engine::TaskContext& context)
{
    QStringList files;
    for (const QString& path : paths) {
        if (!isFolder(path)) {
            files.append(QFileInfo(path).absoluteFilePath());
            continue;
        }
        const QStringList found =
            filesBelow(path, looksLikeGame, [&context] { return !context.stopRequested(); });
        for (const QString& file : found) files.append(QFileInfo(file).absoluteFilePath());
    }
    files.removeDuplicates();
    files.sort();
    return files;
}

Result<void> writeEntries(LibraryStore& store, const std::vector<LibraryEntry>& entries,
                          ImportReport& report)
{
    if (entries.empty()) return {};
    if (auto done = store.begin(); !done) return done;
    for (const LibraryEntry& entry : entries) {
        const auto added = store.add(entry);
        if (!added) return engine::failure(added.error());
        if (*added == LibraryStore::Added::New) ++report.added;
        else if (*added == LibraryStore::Added::Changed) ++report.changed;
        else ++report.duplicates;
    }
    return store.commit();
}

}  // namespace

Result<ImportReport> importGames(const QString& library, const QStringList& paths,
                                 const engine::GameRulesPtr& rules,
                                 const engine::TaskContext& context)
{
    auto store = LibraryStore::open(library);
    if (!store) return engine::failure(std::move(store.error()));
    const QStringList files = filesIn(paths, context);
    ImportReport report;
    QElapsedTimer sinceProgress;
    // Read first and written together, so that nobody waits for the library while files are read.
    std::vector<LibraryEntry> waiting;
    for (int i = 0; i < files.size() && !context.stopRequested(); ++i) {
        const QString& file = files[i];
        if (context.onProgress && (i == 0 || sinceProgress.elapsed() >= kImportMilliseconds)) {
            context.onProgress({{}, i, files.size()});
            sinceProgress.start();
        }
        if (const FileStamp known = store->stampOfFile(file);
            known.exists() && known == stampOf(file)) {
            ++report.unchanged;
            continue;
        }
        auto entries = entriesOf(file, rules);
        if (!entries) {
            report.failures.append(errorText(entries.error()));
            continue;
        }
        std::ranges::move(*entries, std::back_inserter(waiting));
        if (waiting.size() < kGamesTogether) continue;
        if (auto done = writeEntries(*store, waiting, report); !done)
            return engine::failure(std::move(done.error()));
        waiting.clear();
    }
    if (auto done = writeEntries(*store, waiting, report); !done)
        return engine::failure(std::move(done.error()));
    report.cancelled = context.stopRequested();
    return report;
}

}  // namespace ui
