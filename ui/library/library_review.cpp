// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_review.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <QCoreApplication>

#include "engine/base/file_lock.h"
#include "engine/board/move_notation.h"
#include "engine/game/game_file.h"
#include "engine/game/replay.h"
#include "engine/game/review.h"
#include "ui/language/text.h"
#include "ui/library/library_store.h"
#include "ui/review/game_reviewer.h"

namespace ui {

using engine::Result;

namespace {

Result<engine::GameRecord> readGame(LibraryStore& store, const LibraryRow& row,
                                    const engine::GameRulesPtr& rules)
{
    Result<engine::GameFile> file;
    if (row.path.isEmpty()) {
        const auto content = store.content(row.id);
        if (!content) return engine::failure(content.error());
        file = engine::readGames(
            std::string_view(content->constData(), static_cast<std::size_t>(content->size())), {},
            rules);
    } else {
        file = engine::openGames(toPath(row.path), rules);
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

/// Translations of the free functions here have one context.
struct LibraryReviewText
{
    Q_DECLARE_TR_FUNCTIONS(ui::LibraryReview)
};

}  // namespace

Result<ReviewReport> reviewGames(const QString& library, const LibraryReviewer& reviewer,
                                 const engine::TaskContext& context)
{
    auto store = LibraryStore::open(library);
    if (!store) return engine::failure(std::move(store.error()));
    const auto lock = engine::FileLock::lock(
        toPath(library + QStringLiteral(".review")),
        engine::say("%1", LibraryReviewText::tr("its games are being reviewed in another window "
                                                "already; those that are done are in the library")
                              .toStdString()));
    if (!lock) {
        engine::Error error = lock.error();
        error.place.file = library.toStdString();
        return engine::failure(std::move(error));
    }
    const QString settings = fromUtf8(reviewSettings(*reviewer.lexicon, reviewer.leaves.get()));
    const QList<LibraryRow> rows = store->unreviewed(settings);
    ReviewReport report;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (context.onProgress) context.onProgress({{}, i, rows.size()});
        const auto fail = [&](const engine::Error& error) {
            report.failures.append(errorText(error));
        };
        const QByteArray hash = store->hashToReview(rows[i].id, settings);
        if (hash.isEmpty()) continue;
        auto record = readGame(*store, rows[i], reviewer.rules);
        if (!record) {
            fail(record.error());
            continue;
        }
        engine::TaskContext one;
        one.stop = context.stop;
        const auto replay = engine::replay(*record, {nullptr, true});
        if (!replay) {
            fail(replay.error());
            continue;
        }
        const auto review = engine::reviewGame(
            {std::move(*record), engine::kRootNode, reviewer.lexicon, reviewer.leaves}, one);
        if (context.stopRequested()) break;
        if (!review) {
            engine::Error error = review.error();
            error.place.file = rows[i].path.toStdString();
            fail(error);
            continue;
        }
        LibraryReview found{settings, {}, {}};
        for (const engine::TurnReview& turn : review->turns) {
            if (!turn.judged()) {
                // Of a rack that isn't known only the words can be judged.
                if (turn.isMistake()) found.turns.append({turn.number, 1, -1, QStringLiteral("")});
                continue;
            }
            const int size = std::max(static_cast<int>(turn.mistake), turn.isMistake() ? 1 : 0);
            found.turns.append(
                {turn.number, size, turn.lost.millis,
                 fromUtf8(engine::moveText(*replay->at(turn.node).before, turn.best.move))});
        }
        for (const engine::PlayerReview& player : review->players) {
            using Size = engine::MistakeSize;
            const int large = player.mistakesOf(Size::Large);
            found.players.append(
                {player.judged,
                 player.mistakesOf(Size::Small) + player.mistakesOf(Size::Medium) + large, large,
                 player.lost.millis});
        }
        const auto written = store->setReview(rows[i].id, hash, found);
        if (!written) return engine::failure(written.error());
        if (*written) ++report.reviewed;
    }
    report.cancelled = context.stopRequested();
    return report;
}

}  // namespace ui
