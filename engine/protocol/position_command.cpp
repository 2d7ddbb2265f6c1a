// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/position_command.h"

#include <algorithm>
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
    for (std::size_t i = 0; i < command.moves.size(); ++i) {
        const std::string& text = command.moves[i];
        const auto move = readProtocolMove(asked->position, text);
        if (!move) return badMove(i + 1, text, move.error());
        if (move->kind == ProtocolMove::Kind::RackOnly && i + 1 < command.moves.size()) {
            return badMove(i + 1, text,
                           {ErrorCode::Malformed, say("a rack ends the list of moves"), {}});
        }
        if (auto played = playProtocolMove(*move, asked->position); !played)
            return badMove(i + 1, text, played.error());
    }
    return std::move(*asked);
}

}  // namespace engine
