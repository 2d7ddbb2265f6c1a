// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_turn.h"

#include <algorithm>

#include <QSet>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/game/note_tags.h"
#include "engine/game/review.h"
#include "engine/game/turns.h"
#include "ui/language/text.h"

namespace ui {

using engine::EventKind;

namespace {

int sizeOf(engine::Glyph glyph)
{
    switch (glyph) {
    case engine::Glyph::Dubious: return 1;
    case engine::Glyph::Mistake: return 2;
    case engine::Glyph::Blunder: return 3;
    default: return 0;
    }
}

QStringList wordsOf(const engine::Alphabet& alphabet, const engine::ReplayStep& step)
{
    QSet<QString> words;
    for (const engine::FormedWord& word : engine::wordsFormed(*step.before, step.move)) {
        std::vector<engine::Tile> letters;
        for (const engine::Tile tile : word.tiles) letters.push_back(engine::letterOf(tile));
        words.insert(fromUtf8(alphabet.written(letters)));
    }
    return {words.cbegin(), words.cend()};
}

/// Adds the tags of a node's notes, and what they call the turn.
void addTags(const engine::Node& node, LibraryTurn& turn)
{
    for (const engine::NoteTag& tag : engine::noteTags(node.annotations.noteText())) {
        const QString name = fromUtf8(tag.name);
        if (!turn.tags.contains(name, Qt::CaseInsensitive)) turn.tags.append(name);
        if (const auto size = engine::taggedMistake(tag.name))
            turn.said = std::max(turn.said, static_cast<int>(*size) + 1);
    }
}

/// The tiles one by one.
QStringList sortedTiles(const QString& rack)
{
    QStringList tiles;
    for (qsizetype i = 0; i < rack.size(); ++i) {
        const qsizetype end = rack[i] == u'[' ? rack.indexOf(u']', i) : i;
        if (rack[i].isSpace()) continue;
        const qsizetype last = end < 0 ? i : end;
        tiles.append(rack.mid(i, last - i + 1).toUpper());
        i = last;
    }
    tiles.sort();
    return tiles;
}

}  // namespace

QList<LibraryTurn> libraryTurns(const engine::GameRecord& record, const engine::Replay& replay,
                                const std::vector<engine::NodeId>& line)
{
    const engine::Alphabet& alphabet = record.rules().alphabet;
    QList<LibraryTurn> turns;
    for (const engine::Turn& each : engine::turnsOf(record, line)) {
        if (each.move == engine::kNoNode) continue;
        const engine::Node& node = record.node(each.move);
        LibraryTurn turn;
        turn.number = each.number;
        turn.player = each.player;
        turn.rack = fromUtf8(engine::rackText(alphabet, node.event.rack));
        turn.score = node.event.score.points;
        turn.said = sizeOf(node.annotations.glyph);
        addTags(node, turn);
        for (const engine::NodeId id : each.consequences) {
            if (record.node(id).event.kind == EventKind::Withdrawal) turn.withdrawn = true;
            addTags(record.node(id), turn);
        }
        const engine::ReplayStep& step = replay.at(each.move);
        const EventKind kind = node.event.kind;
        if (step.fits && step.before &&
            (kind == EventKind::Place || kind == EventKind::Exchange || kind == EventKind::Pass))
            turn.move = fromUtf8(engine::moveText(*step.before, step.move));
        else if (kind == EventKind::Place)
            turn.move = fromUtf8(engine::placementText(alphabet, node.event.move));
        if (kind == EventKind::Place && step.fits && !turn.withdrawn)
            turn.words = wordsOf(alphabet, step);
        turns.append(std::move(turn));
    }
    return turns;
}

QString wordOfMove(const QString& move)
{
    const QStringList parts = move.split(u' ', Qt::SkipEmptyParts);
    if (parts.size() < 2) return {};
    const QString& square = parts.first();
    const bool isSquare = std::ranges::any_of(square, [](QChar c) { return c.isDigit(); }) &&
                          std::ranges::any_of(square, [](QChar c) { return c.isLetter(); });
    if (!isSquare || parts.last().contains(u'.')) return {};
    QString word = parts.last();
    word.remove(u'(').remove(u')');
    return word.toUpper();
}

bool losesTooLittle(qint64 lost, qint64 win)
{
    constexpr double kMillion = 1e6;
    const engine::MistakeLimits limits;
    return win >= 0 ? static_cast<double>(win) < limits.winSmall * kMillion
                    : lost < limits.small.millis;
}

QString tileText(const QString& rack)
{
    QString text;
    for (const QString& tile : sortedTiles(rack)) text += u' ' + tile;
    return text.isNull() ? QStringLiteral("") : text;
}

QString tilePattern(const QString& tiles)
{
    QString pattern;
    // What holds the tiles of another has them in the same order.
    for (QString tile : sortedTiles(tiles)) {
        for (const QChar special : {u'\\', u'%', u'_'})
            tile.replace(special, QString(u'\\') + special);
        pattern += QStringLiteral("% ") + tile;
    }
    return pattern.isEmpty() ? pattern : QString(pattern + u'%');
}

}  // namespace ui
