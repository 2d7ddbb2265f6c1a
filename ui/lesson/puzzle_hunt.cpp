// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/puzzle_hunt.h"

#include <memory>
#include <stop_token>
#include <utility>

#include <QCoreApplication>

#include "engine/base/random.h"
#include "engine/eval/static_evaluator.h"
#include "engine/play/auto_player.h"
#include "engine/play/game_table.h"
#include "ui/library/library_game.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

/// Translations of the free functions here have one context.
struct PuzzleHuntText
{
    Q_DECLARE_TR_FUNCTIONS(ui::PuzzleHunt)
};

engine::PuzzleSettings settingsOf(const PuzzleChoice& choice)
{
    return engine::PuzzleSettings::of(choice.leastWin / 100, choice.secondsPerTurn);
}

engine::JudgeSettings firstLookOf(const PuzzleChoice& choice)
{
    auto look = engine::JudgeSettings::of(engine::ReviewDepth::Standard);
    look.seconds = choice.secondsPerTurn;
    return look;
}

/// Counts what is found, and says so.
class Catch
{
public:
    Catch(const PuzzleHunt& hunt, const TaskContext& context, const OnPuzzle& onPuzzle)
        : m_hunt(hunt), m_context(context), m_onPuzzle(onPuzzle)
    {
        report();
    }

    void take(const std::string& source, const engine::Puzzle& puzzle)
    {
        if (isFull() || !m_hunt.filter.wants(puzzle)) return;
        ++m_found;
        m_onPuzzle({source, puzzle});
        report();
    }
    [[nodiscard]] bool isFull() const { return m_found >= m_hunt.choice.wanted; }

private:
    void report() const
    {
        m_context.report({engine::say("%1", PuzzleHuntText::tr("puzzles found").toStdString()),
                          m_found, m_hunt.choice.wanted});
    }

    const PuzzleHunt& m_hunt;
    const TaskContext& m_context;
    const OnPuzzle& m_onPuzzle;
    int m_found = 0;
};

/// The same stop and threads, but the progress is that of the hunt.
TaskContext silent(const TaskContext& context)
{
    TaskContext quiet = context;
    quiet.onProgress = {};
    return quiet;
}

Result<void> huntIn(const std::string& name, const engine::GameRecord& record,
                    const PuzzleHunt& hunt, const TaskContext& context, Catch& found)
{
    engine::ReviewRequest request{record, engine::kRootNode, hunt.position->lexiconPtr(),
                                  hunt.leaves};
    request.depth = engine::ReviewDepth::Standard;
    request.judging = firstLookOf(hunt.choice);
    request.winTable = hunt.winTable;
    const auto review = engine::reviewGame(request, silent(context));
    if (!review) return engine::failure(review.error());
    // It ends when there are enough of them, too.
    std::stop_source enough;
    const std::stop_callback stops(context.stop, [&enough] { enough.request_stop(); });
    TaskContext own = silent(context);
    own.stop = enough.get_token();
    const auto all = engine::findPuzzles(request, *review, settingsOf(hunt.choice), own,
                                         [&](const engine::Puzzle& puzzle) {
                                             found.take(name, puzzle);
                                             if (found.isFull()) enough.request_stop();
                                         });
    if (!all && !found.isFull()) return engine::failure(all.error());
    return {};
}

/// What the player on turn sees: another's tiles only where they follow from the rest.
engine::PositionPtr seenBy(const engine::Position& position)
{
    auto seen = std::make_shared<engine::Position>(position);
    if (seen->bagSize() > 0)
        for (int player = 0; player < seen->playerCount(); ++player)
            if (player != seen->onTurn()) seen->setRack(player, engine::Rack{});
    return seen;
}

Result<void> huntInOwnGames(const PuzzleHunt& hunt, const TaskContext& context, Catch& found)
{
    auto table = engine::GameTable::create(hunt.position->rulesPtr(), hunt.position->lexiconPtr());
    if (!table) return engine::failure(std::move(table.error()));
    const auto player = engine::staticPlayers(hunt.leaves)();
    engine::MoveScratch scratch;
    const engine::PuzzleSettings settings = settingsOf(hunt.choice);
    for (std::uint64_t game = 0; !found.isFull(); ++game) {
        table->deal(engine::mix64(static_cast<std::uint64_t>(hunt.choice.seed) * 0x10001 + game));
        while (!table->over() && !found.isFull()) {
            if (context.stopRequested()) return engine::failure(engine::ErrorCode::Cancelled, {});
            const auto puzzle = engine::puzzleAt(
                {seenBy(table->position()), hunt.leaves, hunt.winTable, firstLookOf(hunt.choice)},
                settings, silent(context));
            if (!puzzle) return engine::failure(puzzle.error());
            if (*puzzle) found.take({}, **puzzle);
            const auto move = player->choose(table->position(), scratch, context.stop);
            if (!move) return engine::failure(engine::ErrorCode::Cancelled, {});
            table->play(move->move);
        }
    }
    return {};
}

}  // namespace

Result<void> huntPuzzles(const PuzzleHunt& hunt, const TaskContext& context,
                         const OnPuzzle& onPuzzle)
{
    Catch found(hunt, context, onPuzzle);
    switch (hunt.choice.source) {
    case PuzzleSource::SelfPlay: return huntInOwnGames(hunt, context, found);
    case PuzzleSource::Game:
        for (const auto& [name, record] : hunt.games) {
            if (found.isFull()) break;
            if (auto done = huntIn(name, record, hunt, context, found); !done) return done;
        }
        return {};
    case PuzzleSource::Library: break;
    }
    auto store = LibraryStore::open(hunt.library);
    if (!store) return engine::failure(std::move(store.error()));
    for (const LibraryRow& row : hunt.rows) {
        if (found.isFull()) break;
        if (context.stopRequested()) return engine::failure(engine::ErrorCode::Cancelled, {});
        const auto record = readLibraryGame(*store, row, hunt.position->rulesPtr());
        if (!record) continue;
        const QString name = row.title.isEmpty() ? row.players : row.title;
        auto done = huntIn(name.toStdString(), *record, hunt, context, found);
        if (!done && done.error().code != engine::ErrorCode::WrongLexicon) return done;
    }
    return {};
}

}  // namespace ui
