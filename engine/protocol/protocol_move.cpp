// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/protocol_move.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/board/position_check.h"
#include "engine/protocol/protocol_words.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr int kMostChallengePoints = 10'000;

/// The fields between the dots, at least one.
std::vector<std::string_view> moveFields(std::string_view text)
{
    std::vector<std::string_view> fields;
    for (;;) {
        const std::size_t dot = text.find('.');
        fields.push_back(text.substr(0, dot));
        if (dot == std::string_view::npos) return fields;
        text.remove_prefix(dot + 1);
    }
}

Result<Rack> rackOf(const Position& position, std::string_view text)
{
    auto tiles = position.rules().alphabet.readTiles(text);
    if (!tiles) return failure(std::move(tiles.error()));
    if (static_cast<int>(tiles->size()) > position.rules().rackSize)
        return failure(ErrorCode::OutOfRange, say("no rack holds that many tiles"));
    return Rack(*tiles);
}

Result<int> smallNumber(std::string_view text, int most)
{
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end || number < 0 || number > most)
        return failure(ErrorCode::OutOfRange,
                       say("%1 is no number from 0 to %2", text::quoted(text), most));
    return number;
}

Result<Move> placementFrom(const Position& position, std::string_view square, std::string_view word)
{
    // Neither can hold a blank, so the two are read as they would be from one text.
    return readMove(position, std::string(square) + " " + std::string(word));
}

/// What may follow a move: rack, points for a challenge that failed, and whether a turn was lost.
Result<void> readRest(const Position& position, std::span<const std::string_view> fields,
                      ProtocolMove& move)
{
    if (!fields.empty() && !fields[0].empty()) {
        auto rack = rackOf(position, fields[0]);
        if (!rack) return failure(std::move(rack.error()));
        move.rack = *rack;
    }
    if (fields.size() > 1) {
        const auto points = smallNumber(fields[1], kMostChallengePoints);
        if (!points) return failure(points.error());
        move.challengePoints = Score{*points};
    }
    if (fields.size() > 2) {
        const auto lost = smallNumber(fields[2], 1);
        if (!lost) return failure(lost.error());
        move.turnLost = *lost == 1;
    }
    return {};
}

Error tooManyFields(std::string_view text)
{
    return {ErrorCode::Malformed, say("%1 has more fields than a move", text::quoted(text)), {}};
}

}  // namespace

Result<ProtocolMove> readProtocolMove(const Position& position, std::string_view text)
{
    const auto fields = moveFields(text);
    const std::string_view verb = fields.front();
    ProtocolMove read;
    if (sameWord(verb, "pass") && fields.size() == 1) return read;
    if (fields.size() < 2)
        return failure(ErrorCode::Malformed, say("%1 is no move", text::quoted(text)));
    const std::span<const std::string_view> all = fields;
    if (sameWord(verb, "pass")) {
        if (all.size() > 4) return failure(tooManyFields(text));
        if (auto rest = readRest(position, all.subspan(1), read); !rest)
            return failure(rest.error());
        return read;
    }
    if (sameWord(verb, "rack")) {
        if (all.size() > 2) return failure(tooManyFields(text));
        read.kind = ProtocolMove::Kind::RackOnly;
        auto rack = rackOf(position, all[1]);
        if (!rack) return failure(std::move(rack.error()));
        read.rack = *rack;
        return read;
    }
    const bool isPhony = sameWord(verb, "phony");
    const std::size_t first = isPhony ? 1 : 0;
    if (all.size() > first + 5 || (isPhony && all.size() > 4)) return failure(tooManyFields(text));
    if (all.size() < first + 2)
        return failure(ErrorCode::Malformed, say("%1 is no move", text::quoted(text)));
    auto move = sameWord(verb, "ex") ? readMove(position, "ex " + std::string(all[1]))
                                     : placementFrom(position, all[first], all[first + 1]);
    if (!move) return failure(std::move(move.error()));
    if (isPhony && move->kind != MoveKind::Place)
        return failure(ErrorCode::Malformed, say("%1 is no move", text::quoted(text)));
    read.kind = isPhony ? ProtocolMove::Kind::ChallengedOff : ProtocolMove::Kind::Played;
    read.move = *move;
    if (auto rest = readRest(position, all.subspan(first + 2), read); !rest)
        return failure(rest.error());
    return read;
}

Result<void> playProtocolMove(const ProtocolMove& move, Position& position)
{
    const int mover = position.onTurn();
    if (move.rack) position.setRack(mover, *move.rack);
    if (move.kind != ProtocolMove::Kind::RackOnly) {
        if (position.gameEnd() != GameEnd::NotYet)
            return failure(ErrorCode::IllegalPosition, say("the game is over"));
        if (auto legal = checkMove(position, move.move, WordCheck::Ignore); !legal) return legal;
    }
    const int next = (mover + 1) % position.playerCount();
    switch (move.kind) {
    case ProtocolMove::Kind::RackOnly: break;
    case ProtocolMove::Kind::ChallengedOff: {
        // The tiles that were shown are on the rack again, and the turn scored nothing.
        Rack held = position.mover().rack;
        const TileCounts shown = move.move.tilesUsed();
        for (const Tile tile : shown.tiles())
            while (held.count(tile) < shown.count(tile)) held.add(tile);
        position.setRack(mover, held);
        position.setScorelessTurns(position.scorelessTurns() + 1);
        position.setOnTurn(next);
        break;
    }
    case ProtocolMove::Kind::Played: {
        Position::Undo undo;
        position.make(move.move, undo);
        if (move.challengePoints.points != 0)
            position.setScore(mover, position.player(mover).score + move.challengePoints);
        if (move.turnLost) position.setOnTurn((next + 1) % position.playerCount());
        break;
    }
    }
    position.refreshCrossSets();
    return checkTiles(position);
}

std::string protocolMoveText(const Position& position, const Move& move)
{
    if (move.kind == MoveKind::Pass) return "pass";
    std::string word = moveWord(position, move);
    std::erase_if(word, [](char c) { return c == '(' || c == ')'; });
    const std::string before =
        move.kind == MoveKind::Exchange ? "ex" : coordinate(move.row, move.column, move.direction);
    return before + "." + word;
}

std::string protocolLineText(const Position& position, std::span<const Move> line)
{
    std::string text;
    Position current = position;
    Position::Undo undo;
    for (const Move& move : line) {
        if (!text.empty()) text += ' ';
        text += protocolMoveText(current, move);
        current.make(move, undo);
    }
    return text;
}

}  // namespace engine
