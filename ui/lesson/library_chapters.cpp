// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/library_chapters.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "engine/board/move_notation.h"
#include "engine/game/lesson.h"
#include "engine/game/turns.h"
#include "ui/library/library_game.h"

namespace ui {

using engine::Result;

namespace {

/// The node of the turn of that number in the main line.
std::optional<engine::NodeId> nodeOf(const engine::GameRecord& record, int number)
{
    const auto turns = engine::turnsOf(record, record.lineThrough(engine::kRootNode));
    const auto at = static_cast<std::size_t>(number) - 1;
    if (number < 1 || at >= turns.size()) return std::nullopt;
    return turns[at].move;
}

/// Nothing where the game can't be read or isn't the same any more.
std::optional<engine::GameRecord> chapterOf(LibraryStore& store, const LibraryTurnRow& row,
                                            const engine::GameRulesPtr& rules, const QString& title,
                                            const QString& lexicon)
{
    const auto record = readSameGame(store, row.game, rules);
    if (!record) return std::nullopt;
    const auto node = nodeOf(*record, row.game.turn);
    const auto replay = engine::replay(*record);
    if (!node || !replay) return std::nullopt;
    std::optional<engine::Move> best;
    if (const auto& before = replay->at(*node).before; before && !row.best.isEmpty())
        if (auto read = engine::readMove(*before, row.best.toStdString())) best = std::move(*read);
    // What was played is no answer where it was a mistake and nothing better is known.
    const bool isMistake = std::max(row.said, row.judged) > 0 || !row.best.isEmpty();
    if (!best && isMistake) return std::nullopt;
    auto step = engine::lessonStep(*record, *replay, *node, best);
    if (!step) return std::nullopt;
    step->title = title.toStdString();
    if (step->lexicon.empty()) step->lexicon = lexicon.toStdString();
    auto chapter = engine::lessonChapter(*step);
    if (!chapter) return std::nullopt;
    return std::move(*chapter);
}

}  // namespace

Result<LibraryChapters> chaptersOf(const QString& library, const QList<LibraryTurnRow>& turns,
                                   const QStringList& titles, const engine::GameRulesPtr& rules,
                                   const QString& lexicon, const engine::TaskContext& context)
{
    auto store = LibraryStore::open(library);
    if (!store) return engine::failure(std::move(store.error()));
    LibraryChapters chapters;
    for (int i = 0; i < turns.size(); ++i) {
        if (context.stopRequested()) return engine::failure(engine::ErrorCode::Cancelled, {});
        if (auto chapter = chapterOf(*store, turns[i], rules, titles[i], lexicon))
            chapters.made.push_back(std::move(*chapter));
        else ++chapters.left;
    }
    return chapters;
}

}  // namespace ui
