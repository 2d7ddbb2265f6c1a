// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/study_state.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <system_error>
#include <utility>

#include <QDateTime>
#include <QFileInfo>

#include "engine/game/cgp_format.h"
#include "engine/game/gcg_format.h"
#include "engine/game/kept_simulation.h"
#include "engine/game/review_cache.h"
#include "ui/language/text.h"

namespace ui {

namespace {

bool samePosition(const engine::Position& a, const engine::Position& b)
{
    if (a.rulesPtr() != b.rulesPtr() || !(a.board() == b.board()) || a.onTurn() != b.onTurn() ||
        a.playerCount() != b.playerCount() || a.scorelessTurns() != b.scorelessTurns())
        return false;
    for (int i = 0; i < a.playerCount(); ++i)
        if (!(a.player(i) == b.player(i))) return false;
    return true;
}

const engine::GameRecord& recordOf(const StudyState& state, std::size_t chapter)
{
    if (!state.file || static_cast<int>(chapter) == state.chapter) return state.game->record();
    return state.file->games[chapter];
}

qint64 turnTimeOf(const StudyState& state)
{
    const auto& match = state.game->record().info().match;
    return state.turnTime.value_or(match ? match->turnTime : 0);
}

void keepIn(engine::GameRecord& record, const KeptAnalysis& kept)
{
    if (!record.contains(kept.node)) return;
    engine::Annotations annotations = record.node(kept.node).annotations;
    record.setAnnotations(kept.node,
                          kept.analysis->kind == engine::kSimulationKind
                              ? engine::withKeptSimulation(std::move(annotations), kept.analysis)
                              : engine::withKeptReview(std::move(annotations), kept.analysis));
}

}  // namespace

FileStamp stampOf(const QString& path)
{
    const QFileInfo info(path);
    if (info.exists()) return {info.lastModified().toMSecsSinceEpoch(), info.size()};
    // Qt doesn't find files whose names are no text.
    const std::filesystem::path file = toPath(path);
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    if (error) return {};
    const auto written = std::filesystem::last_write_time(file, error).time_since_epoch();
    if (error) return {};
    return {std::chrono::duration_cast<std::chrono::milliseconds>(written).count(),
            static_cast<qint64>(size)};
}

bool sameContent(const StudyState& a, const StudyState& b)
{
    if ((a.game == nullptr) != (b.game == nullptr)) return false;
    if (!a.game) return samePosition(*a.position, *b.position);
    if (turnTimeOf(a) != turnTimeOf(b)) return false;
    const std::size_t count = a.file ? a.file->games.size() : 1;
    if (count != (b.file ? b.file->games.size() : 1)) return false;
    for (std::size_t i = 0; i < count; ++i)
        if (!(recordOf(a, i) == recordOf(b, i))) return false;
    return true;
}

StudyChanges differenceOf(const StudyState& a, const StudyState& b)
{
    using enum StudyChange;
    StudyChanges changes;
    const engine::Position& p = *a.position;
    const engine::Position& q = *b.position;
    if (p.rulesPtr() != q.rulesPtr()) changes |= RulesChange;
    if (p.lexiconPtr() != q.lexiconPtr()) changes |= LexiconChange;
    if (!(p.board() == q.board())) changes |= BoardChange;
    if (p.onTurn() != q.onTurn() || p.playerCount() != q.playerCount())
        changes |= TurnChange | RackChange | ScoreChange;
    for (int i = 0; i < std::min(p.playerCount(), q.playerCount()); ++i) {
        if (!(p.player(i).rack == q.player(i).rack)) changes |= RackChange;
        if (p.player(i).score != q.player(i).score) changes |= ScoreChange;
    }
    if (p.scorelessTurns() != q.scorelessTurns() ||
        p.consecutivePasses() != q.consecutivePasses() ||
        p.turnsSinceBagEmpty() != q.turnsSinceBagEmpty())
        changes |= TurnChange;
    if (a.leaves != b.leaves || a.leavesName != b.leavesName) changes |= LeavesChange;
    if (a.winTable != b.winTable || a.winTableName != b.winTableName) changes |= WinTableChange;
    if (a.lastMove != b.lastMove) changes |= LastMoveChange;
    // What was pasted has no name, but it is another thing than what was pasted before.
    if (a.name != b.name || a.document != b.document) changes |= NameChange;
    if (a.game != b.game) changes |= GameChange;
    if (a.game != b.game || !(a.cursor == b.cursor)) changes |= CursorChange;
    return changes;
}

engine::StudyFile studyFileOf(const StudyState& state, const KeptAnalyses& kept)
{
    engine::StudyFile file;
    if (state.file) file = *state.file;
    if (!state.game) return file;
    engine::GameRecord record = state.game->record();
    for (const KeptAnalysis& each : kept) {
        if (each.chapter == state.chapter) keepIn(record, each);
        else if (static_cast<std::size_t>(each.chapter) < file.games.size())
            keepIn(file.games[static_cast<std::size_t>(each.chapter)], each);
    }
    if (engine::GameInfo info = record.info(); info.match && state.turnTime) {
        info.match->turnTime =
            std::clamp<qint64>(*state.turnTime, 0, engine::MatchSetup::kLongestTime);
        static_cast<void>(record.setInfo(std::move(info)));
    }
    const auto chapter = static_cast<std::size_t>(state.chapter);
    if (chapter < file.games.size()) file.games[chapter] = std::move(record);
    else file.games = {std::move(record)};
    return file;
}

const engine::GameFormat& formatFor(const StudyState& state, const QString& path)
{
    if (const engine::GameFormat* format = engine::gameFormatFor(toPath(path))) return *format;
    return state.game ? engine::gcgFormat() : engine::cgpFormat();
}

bool holdsAll(const engine::GameFormat& format, const StudyState& state)
{
    using Holds = engine::GameFormat::Holds;
    if (!state.game || format.holds == Holds::Study) return true;
    return format.holds == Holds::OneGame && otherChapters(state) == 0;
}

int otherChapters(const StudyState& state)
{
    return state.file ? static_cast<int>(state.file->games.size()) - 1 : 0;
}

SeenPart seenPart(const StudyState& state)
{
    if (state.game) return {state.chapter, otherChapters(state) + 1};
    if (!state.place.lines) return {};
    return {state.place.number, static_cast<int>(state.place.lines->lines.size())};
}

}  // namespace ui
