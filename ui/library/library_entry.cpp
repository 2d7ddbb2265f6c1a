// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_entry.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QRegularExpression>

#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/game_file.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "ui/language/text.h"

namespace ui {

using engine::EventKind;
using engine::Result;

namespace {

using namespace Qt::StringLiterals;

/// The first date in a text: "2019-07-21", "2019/07/21", "20190721".
QString dateIn(const QString& text)
{
    static const QRegularExpression date(
        u"(?<![0-9])((?:19|20)[0-9]{2})[-/._]?(0[1-9]|1[0-2])[-/._]?(0[1-9]|[12][0-9]|3[01])(?![0-9])"_s);
    const auto match = date.match(text);
    if (!match.hasMatch()) return {};
    return match.captured(1) + u'-' + match.captured(2) + u'-' + match.captured(3);
}

/// What two records of the same game have in common.
QByteArray hashOf(const engine::GameRecord& record, const std::vector<engine::NodeId>& line)
{
    const engine::Alphabet& alphabet = record.rules().alphabet;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const std::string& text) {
        hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
        hash.addData(QByteArrayView("\n", 1));
    };
    add(alphabet.name());
    if (record.start() != nullptr) add(engine::writeCgp(*record.start()));
    for (const engine::GamePlayer& player : record.info().players)
        add(player.name.empty() ? player.nick : player.name);
    for (const engine::NodeId id : line) {
        const engine::Event& event = record.node(id).event;
        add(std::to_string(static_cast<int>(event.kind)) + ' ' + std::to_string(event.player));
        if (event.kind == EventKind::Place) add(engine::placementText(alphabet, event.move));
    }
    return hash.result().first(16);
}

/// What one annotator's copy of a game doesn't have in common with another's.
QByteArray notesOf(const engine::GameRecord& record)
{
    const engine::Alphabet& alphabet = record.rules().alphabet;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const std::string& text) {
        hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
        hash.addData(QByteArrayView("\n", 1));
    };
    add(record.info().description);
    for (const engine::NodeId id : record.preorder()) {
        const engine::Node& node = record.node(id);
        const engine::Annotations& said = node.annotations;
        add(std::to_string(node.parent) + ' ' + std::to_string(static_cast<int>(said.glyph)));
        if (node.event.kind == EventKind::Place)
            add(engine::placementText(alphabet, node.event.move));
        add(said.noteText());
        add(std::to_string(said.shapes.size()) + ' ' + std::to_string(said.pictures.size()));
    }
    return hash.result().first(16);
}

}  // namespace

Result<LibraryEntry> entryOf(const engine::GameRecord& record, const QString& name)
{
    const auto replay = engine::replay(record, {nullptr, true});
    if (!replay) return engine::failure(replay.error());
    const engine::GameInfo& info = record.info();
    const std::vector<engine::NodeId> line = record.lineThrough(engine::kRootNode);
    LibraryEntry entry;
    entry.isPosition = line.empty() && record.start() != nullptr;
    entry.title = fromUtf8(info.title);
    entry.lexicon = fromUtf8(info.lexicon);
    for (const QString& text : {fromUtf8(info.date), name, entry.title, fromUtf8(info.description),
                                fromUtf8(info.source)})
        if (entry.date.isEmpty()) entry.date = dateIn(text);
    const auto totals = engine::totalsAfter(record, line.empty() ? engine::kRootNode : line.back());
    for (std::size_t i = 0; i < info.players.size(); ++i) {
        const engine::GamePlayer& player = info.players[i];
        entry.players.append(
            {fromUtf8(player.name.empty() ? player.nick : player.name), totals[i].points});
    }
    for (const engine::NodeId id : line) {
        const engine::Event& event = record.node(id).event;
        if (event.isTurn()) ++entry.turns;
        if (event.kind == EventKind::Withdrawal) ++entry.withdrawn;
    }
    entry.moves = libraryTurns(record, *replay, line);
    for (const LibraryTurn& turn : entry.moves)
        if (turn.said > 0) ++entry.marked;
    for (const engine::Difference& difference : replay->differences)
        if (engine::isMistake(difference.finding.kind)) ++entry.problems;
    entry.hash = hashOf(record, line);
    entry.notes = notesOf(record);
    return entry;
}

Result<std::vector<LibraryEntry>> entriesOf(const QString& path, const engine::GameRulesPtr& rules)
{
    const FileStamp stamp = stampOf(path);
    const auto file = engine::openFittingGames(toPath(path), rules);
    if (!file) return engine::failure(file.error());
    std::vector<LibraryEntry> entries;
    const QFileInfo info(path);
    for (const engine::GameRecord& record : file->study.games) {
        auto entry = entryOf(record, info.fileName());
        if (!entry) {
            entry.error().place.file = path.toStdString();
            return engine::failure(std::move(entry.error()));
        }
        entry->path = info.absoluteFilePath();
        entry->chapter = static_cast<int>(entries.size());
        entry->stamp = stamp;
        entries.push_back(std::move(*entry));
    }
    return entries;
}

}  // namespace ui
