// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_game.h"

#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/game/game_file.h"
#include "ui/language/text.h"
#include "ui/library/library_entry.h"

namespace ui {

using engine::Result;

Result<engine::GameRecord> readLibraryGame(LibraryStore& store, const LibraryRow& row,
                                           const engine::GameRulesPtr& rules)
{
    Result<engine::GameFile> file;
    if (row.path.isEmpty()) {
        const auto content = store.content(row.id);
        if (!content) return engine::failure(content.error());
        file = engine::readFittingGames(
            std::string_view(content->constData(), static_cast<std::size_t>(content->size())), {},
            rules);
    } else {
        file = engine::openFittingGames(toPath(row.path), rules);
    }
    if (!file) return engine::failure(std::move(file.error()));
    const auto chapter = static_cast<std::size_t>(row.chapter);
    if (chapter >= file->study.games.size()) {
        return engine::failure(engine::ErrorCode::Malformed,
                               engine::say("the file holds fewer games now"),
                               {row.path.toStdString(), 0, 0, -1});
    }
    return std::move(file->study.games[chapter]);
}

Result<engine::GameRecord> readSameGame(LibraryStore& store, const LibraryRow& row,
                                        const engine::GameRulesPtr& rules)
{
    const QByteArray known = store.gameHash(row.id);
    auto record = readLibraryGame(store, row, rules);
    if (!record) return record;
    const auto entry = entryOf(*record, row.title);
    if (!entry) return engine::failure(entry.error());
    if (entry->hash != known)
        return engine::failure(engine::ErrorCode::Malformed,
                               engine::say("the file holds another game now: import it again"),
                               {row.path.toStdString(), 0, 0, -1});
    return record;
}

}  // namespace ui
