// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/position_command.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/game/cgp.h"
#include "engine/protocol/protocol_move.h"
#include "engine/protocol/protocol_words.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// More turns than any game has.
constexpr std::size_t kMostMoves = 2000;

Result<AskedGame> beginning(const PositionCommand& command, const GameRulesPtr& rules)
{
    if (command.cgp.empty()) {
        auto position = Position::create(rules, nullptr);
        if (!position) return failure(std::move(position.error()));
        return AskedGame{std::move(*position), {}, {}};
    }
    auto reading = readCgp(command.cgp, rules);
    if (!reading) return failure(std::move(reading.error()));
    return AskedGame{std::move(reading->position), std::move(reading->lexiconName),
                     std::move(reading->remarks)};
}

tl::unexpected<ProtocolError> badMove(std::size_t number, const std::string& move,
                                      const Error& error)
{
    return protocolFailure(
        ProtocolErrorCode::BadMove,
        {error.code, say("move %1, %2: %3", number, text::quoted(move), error.sentence), {}});
}

/// What phonies have shown of the racks, move by move.
class ShownTiles
{
public:
    [[nodiscard]] const Rack& of(int player) const
    {
        return m_shown[static_cast<std::size_t>(player)];
    }
    void note(int player, const ProtocolMove& move)
    {
        Rack& shown = m_shown[static_cast<std::size_t>(player)];
        const TileCounts used = move.move.tilesUsed();
        if (move.kind == ProtocolMove::Kind::ChallengedOff) {
            shown = used;
            return;
        }
        for (const Tile tile : used.tiles())
            if (shown.has(tile)) shown.remove(tile);
        // Which tiles went back isn't known then.
        if (move.move.kind == MoveKind::Exchange && move.move.length == 0) shown = {};
    }

private:
    std::array<Rack, kMaxPlayers> m_shown;
};

}  // namespace

ProtocolResult<PositionCommand> readPositionCommand(std::span<const std::string_view> words)
{
    const auto begin = std::ranges::find_if(words, [](std::string_view word) {
        return sameWord(word, "cgp") || sameWord(word, "startpos");
    });
    if (begin == words.end()) {
        return protocolFailure(
            ProtocolErrorCode::BadPosition,
            {ErrorCode::Malformed, say("a position is given as 'cgp' and its text"), {}});
    }
    PositionCommand command;
    auto word = begin + 1;
    for (; word != words.end() && !sameWord(*word, "moves"); ++word) {
        if (sameWord(*begin, "startpos")) continue;
        if (!command.cgp.empty()) command.cgp += ' ';
        command.cgp += *word;
    }
    if (sameWord(*begin, "cgp") && command.cgp.empty()) {
        return protocolFailure(
            ProtocolErrorCode::BadPosition,
            {ErrorCode::Malformed, say("the text of the position is missing"), {}});
    }
    if (word != words.end()) ++word;
    for (; word != words.end(); ++word) command.moves.emplace_back(*word);
    return command;
}

ProtocolResult<AskedGame> setUp(const PositionCommand& command, const GameRulesPtr& rules)
{
    auto asked = beginning(command, rules);
    if (!asked) return protocolFailure(ProtocolErrorCode::BadPosition, std::move(asked.error()));
    if (command.moves.size() > kMostMoves) {
        return protocolFailure(
            ProtocolErrorCode::BadMove,
            {ErrorCode::OutOfRange, say("no game has more than %1 moves", kMostMoves), {}});
    }
    ShownTiles shown;
    for (std::size_t i = 0; i < command.moves.size(); ++i) {
        const std::string& text = command.moves[i];
        const auto move = readProtocolMove(asked->position, text);
        if (!move) return badMove(i + 1, text, move.error());
        if (move->kind == ProtocolMove::Kind::RackOnly && i + 1 < command.moves.size()) {
            return badMove(i + 1, text,
                           {ErrorCode::Malformed, say("a rack ends the list of moves"), {}});
        }
        const int mover = asked->position.onTurn();
        Position before = asked->position;
        if (auto played = playProtocolMove(*move, asked->position); !played)
            return badMove(i + 1, text, played.error());
        if (move->kind == ProtocolMove::Kind::RackOnly) continue;
        before.setRack(mover, shown.of(mover));
        shown.note(mover, *move);
        asked->latest.reset();
        if (before.playerCount() == 2 && asked->position.onTurn() != mover)
            asked->latest = LatestMove{std::move(before), move->move,
                                       move->kind == ProtocolMove::Kind::ChallengedOff};
    }
    // Since then nobody else has drawn tiles.
    if (asked->latest)
        asked->latest->before.setRack(asked->position.onTurn(), asked->position.mover().rack);
    return std::move(*asked);
}

}  // namespace engine
