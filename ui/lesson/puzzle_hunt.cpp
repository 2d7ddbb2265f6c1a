// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/puzzle_hunt.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <utility>

#include <QCoreApplication>

#include "engine/base/random.h"
#include "engine/eval/static_evaluator.h"
#include "engine/play/game_table.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
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

constexpr std::int64_t kProgressSteps = 1000;
/// Of the time for a game, that of its review; the rest is for second looks.
constexpr double kReviewShare = 0.7;

/// Counts what is found, and says so.
class Catch
{
public:
    Catch(const PuzzleHunt& hunt, const TaskContext& context, const OnPuzzle& onPuzzle)
        : m_hunt(hunt), m_context(context), m_onPuzzle(onPuzzle)
    {
        report();
    }

    void take(const std::string& source, const engine::Puzzle& puzzle,
              const std::vector<engine::GamePlayer>& players = {})
    {
        if (isFull() || !m_hunt.filter.wants(puzzle)) return;
        ++m_found;
        m_onPuzzle({source, puzzle, players});
        report();
    }
    [[nodiscard]] bool isFull() const { return m_found >= m_hunt.choice.wanted; }
    /// How much of all games was looked at, 0..1.
    void setLooked(double share)
    {
        m_looked = share;
        report();
    }

private:
    /// It ends when enough are found or all games are through. The program plays without an end: as
    /// long as nothing is found nobody knows how far that is.
    void report() const
    {
        const double found = static_cast<double>(m_found) / std::max(m_hunt.choice.wanted, 1);
        const bool isOpen = m_found == 0 && m_hunt.choice.source == PuzzleSource::SelfPlay;
        m_context.report(
            {engine::say("%1", PuzzleHuntText::tr("puzzles found").toStdString()),
             std::lround(kProgressSteps * std::clamp(std::max(found, m_looked), 0.0, 1.0)),
             isOpen ? 0 : kProgressSteps});
    }

    const PuzzleHunt& m_hunt;
    const TaskContext& m_context;
    const OnPuzzle& m_onPuzzle;
    int m_found = 0;
    double m_looked = 0;
};

/// The same stop and threads, but the progress is that of the hunt.
TaskContext silent(const TaskContext& context)
{
    TaskContext quiet = context;
    quiet.onProgress = {};
    return quiet;
}

/// A part of all that is to be looked at, 0..1.
struct PartOfHunt
{
    double from = 0;
    double to = 1;

    [[nodiscard]] double at(double share) const { return from + share * (to - from); }
};

/// The same, with progress that is a part of the hunt's.
TaskContext within(const TaskContext& context, Catch& found, const PartOfHunt& part)
{
    TaskContext inner = context;
    inner.onProgress = [&found, part](const engine::Progress& progress) {
        if (progress.total > 0)
            found.setLooked(
                part.at(static_cast<double>(progress.done) / static_cast<double>(progress.total)));
    };
    return inner;
}

Result<void> huntIn(const std::string& name, const engine::GameRecord& record,
                    const PuzzleHunt& hunt, const TaskContext& context, const PartOfHunt& part,
                    Catch& found)
{
    engine::ReviewRequest request{record, engine::kRootNode, hunt.position->lexiconPtr(),
                                  hunt.leaves};
    request.depth = engine::ReviewDepth::Standard;
    request.judging = firstLookOf(hunt.choice);
    request.winTable = hunt.winTable;
    const PartOfHunt first{part.from, part.at(kReviewShare)};
    const auto review = engine::reviewGame(request, within(context, found, first));
    if (!review) return engine::failure(review.error());
    // It ends when there are enough of them, too.
    std::stop_source enough;
    const std::stop_callback stops(context.stop, [&enough] { enough.request_stop(); });
    TaskContext own = within(context, found, {first.to, part.to});
    own.stop = enough.get_token();
    const auto all = engine::findPuzzles(request, *review, settingsOf(hunt.choice), own,
                                         [&](const engine::Puzzle& puzzle) {
                                             found.take(name, puzzle, record.info().players);
                                             if (found.isFull()) enough.request_stop();
                                         });
    if (!all && !found.isFull()) return engine::failure(all.error());
    return {};
}

/// Of one of several games.
PartOfHunt spanOf(std::size_t game, std::size_t games)
{
    const auto all = static_cast<double>(games);
    return {static_cast<double>(game) / all, static_cast<double>(game + 1) / all};
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
        for (std::size_t i = 0; i < hunt.games.size() && !found.isFull(); ++i) {
            const auto& [name, record] = hunt.games[i];
            if (auto done =
                    huntIn(name, record, hunt, context, spanOf(i, hunt.games.size()), found);
                !done)
                return done;
        }
        return {};
    case PuzzleSource::Library: break;
    }
    auto store = LibraryStore::open(hunt.library);
    if (!store) return engine::failure(std::move(store.error()));
    for (qsizetype i = 0; i < hunt.rows.size() && !found.isFull(); ++i) {
        const LibraryRow& row = hunt.rows[i];
        if (context.stopRequested()) return engine::failure(engine::ErrorCode::Cancelled, {});
        const auto record = readLibraryGame(*store, row, hunt.position->rulesPtr());
        if (!record) continue;
        const QString name = row.title.isEmpty() ? row.players : row.title;
        auto done = huntIn(
            name.toStdString(), *record, hunt, context,
            spanOf(static_cast<std::size_t>(i), static_cast<std::size_t>(hunt.rows.size())), found);
        if (!done && done.error().code != engine::ErrorCode::WrongLexicon) return done;
    }
    return {};
}

}  // namespace ui
