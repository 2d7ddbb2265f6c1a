// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/board/legality.h"
#include "engine/protocol/go_command.h"
#include "engine/protocol/line_splitter.h"
#include "engine/protocol/position_command.h"
#include "engine/protocol/protocol_move.h"
#include "engine/protocol/protocol_search.h"
#include "engine/protocol/protocol_words.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

namespace {

/// What is written of a move is read as the same move.
void writeAndReadAgain(const Position& position, const Move& move)
{
    const std::string text = protocolMoveText(position, move);
    const auto again = readProtocolMove(position, text);
    fuzz::require(again.has_value());
    fuzz::require(protocolMoveText(position, again->move) == text);
}

void takeLine(std::string_view line, std::optional<Position>& position)
{
    static const GameRulesPtr rules = catalogue::rules("english").value();
    const auto words = protocolWords(line);
    if (words.empty()) return;
    const auto rest = std::span(words).subspan(1);
    if (words.front() == "position") {
        position.reset();
        const auto command = readPositionCommand(rest);
        if (!command) return;
        auto game = setUp(*command, rules);
        if (game) position = std::move(game->position);
        else fuzz::require(game.error().line().find('\n') == std::string::npos);
        return;
    }
    const GoCommand go = readGoCommand(rest);
    if (!position) return;
    for (const std::string_view word : words) {
        const auto move = readProtocolMove(*position, word);
        if (!move) continue;
        if (move->kind != ProtocolMove::Kind::RackOnly &&
            checkMove(*position, move->move, WordCheck::Ignore))
            writeAndReadAgain(*position, move->move);
        Position played = *position;
        (void)playProtocolMove(*move, played);
    }
    const auto moves = readSearchMoves(*position, go.searchMoves);
    if (!moves) return;
    for (const Move& move : *moves) writeAndReadAgain(*position, move);
}

}  // namespace

/// A conversation, a line of it in each line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    std::optional<Position> position;
    LineSplitter splitter(4096);
    const auto sink = [&](std::string_view line, bool tooLong) {
        if (!tooLong) takeLine(line, position);
    };
    // In pieces, of which some end within a line.
    for (std::string_view rest = input.text; !rest.empty();) {
        const std::size_t piece = std::min<std::size_t>(rest.size(), 97);
        splitter.add(rest.substr(0, piece), sink);
        rest.remove_prefix(piece);
    }
    splitter.finish(sink);
    return 0;
}
