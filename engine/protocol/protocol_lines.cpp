// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/protocol_lines.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <span>

#include "engine/eval/move_ranking.h"
#include "engine/protocol/protocol_move.h"

namespace engine {
namespace {

/// With this many decimals, whatever the locale; never "-0.00".
std::string fixedText(double number, int decimals)
{
    std::array<char, 64> room{};
    const auto [end, error] = std::to_chars(room.data(), room.data() + room.size(), number,
                                            std::chars_format::fixed, decimals);
    std::string text(room.data(), error == std::errc() ? end : room.data());
    if (text.starts_with('-') && text.find_first_not_of("-0.") == std::string::npos)
        text.erase(0, 1);
    return text.empty() ? "0" : text;
}

std::string signedText(int number)
{
    return (number >= 0 ? "+" : "") + std::to_string(number);
}

/// Where only the winner is proved the value of the best move is as good as that or better, for who
/// wins.
std::string_view boundWord(const EndgameState& state)
{
    if (state.isValue || state.winner == 0) return "";
    return state.winner > 0 ? " lowerbound" : " upperbound";
}

std::string solvedLine(const ProtocolQuestion& question, const EndgameState& state, Score value,
                       std::span<const Move> line, std::string_view bound = "")
{
    const std::string moves = protocolLineText(*question.position, line);
    const std::string depth = " depth " + std::to_string(state.depth);
    if (question.dialect == ProtocolDialect::Siu)
        return "info endgame" + depth + " score spread " + signedText(value.points) +
               std::string(bound) + " pv " + moves;
    const auto milliseconds = static_cast<std::int64_t>(std::lround(1000 * state.seconds));
    return "info" + depth + " time " + std::to_string(milliseconds) + " nodes " +
           std::to_string(state.nodes) + " score eq " + fixedText(value.points, 3) +
           std::string(bound) + " pv " + moves;
}

}  // namespace

double shownMean(const Moments& moments)
{
    return moments.count > 0 ? moments.mean() : moments.sum;
}

std::string ignoredLine(std::string_view name)
{
    return "info string ignored " + std::string(name);
}

std::string nothingExplainsLine()
{
    return "info string no rack explains the move";
}

std::string generatedLine(const ProtocolQuestion& question, const RankedMove& move,
                          std::size_t number)
{
    const Position& position = *question.position;
    const std::string text = protocolMoveText(position, move.move);
    const std::string equity = fixedText(move.equity.toPoints(), 3);
    if (question.dialect == ProtocolDialect::Ucgi)
        return "info currmove " + text + " currmovenumber " + std::to_string(number) +
               " score eq " + equity;
    const Leave leave = leaveAfter(position, move.move);
    return "info gen move " + text + " score " + std::to_string(move.move.score.points) + " eq " +
           equity + " leave " + position.rules().alphabet.written(leave.tiles());
}

std::string simulatedLine(const ProtocolQuestion& question, const SimulationState& state,
                          std::size_t place)
{
    const SimulatedCandidate& candidate = state.candidates[place];
    const std::string text = protocolMoveText(*question.position, candidate.move);
    const std::string win = fixedText(100 * shownMean(candidate.win), 2);
    const std::string equity = fixedText(shownMean(candidate.equity), 3);
    if (question.dialect == ProtocolDialect::Ucgi) {
        const auto milliseconds = static_cast<std::int64_t>(std::lround(1000 * state.seconds));
        return "info depth " + std::to_string(state.plies) + " time " +
               std::to_string(milliseconds) + " nodes " + std::to_string(state.samples) +
               " currmove " + text + " currmovenumber " + std::to_string(place + 1) + " score wp " +
               win + " score eq " + equity;
    }
    return "info sim move " + text + " wp " + win + " wpse " +
           fixedText(100 * candidate.win.standardError(), 2) + " eq " + equity + " eqse " +
           fixedText(candidate.equity.standardError(), 3) + " iters " +
           std::to_string(candidate.iterations());
}

std::string endgameLine(const ProtocolQuestion& question, const EndgameState& state)
{
    return solvedLine(question, state, state.value, state.line, boundWord(state));
}

std::string preEndgameLine(const ProtocolQuestion& question, const PreEndgameState& state,
                           const PreEndgameRow& row)
{
    const Alphabet& alphabet = question.position->rules().alphabet;
    const auto bagsWhere = [&](std::int64_t PreEndgameCell::*outcome) {
        std::string bags;
        for (std::size_t draw = 0; draw < row.cells.size(); ++draw) {
            const PreEndgameCell& cell = row.cells[draw];
            if (!cell.solved || cell.*outcome == 0) continue;
            if (!bags.empty()) bags += '|';
            bags += alphabet.written(state.draws[draw].bag.tiles());
        }
        return bags;
    };
    const std::string wins = "w:" + bagsWhere(&PreEndgameCell::wins);
    const std::string ties = "d:" + bagsWhere(&PreEndgameCell::ties);
    const std::string losses = "l:" + bagsWhere(&PreEndgameCell::losses);
    const std::string move = protocolMoveText(*question.position, row.move);
    if (question.dialect == ProtocolDialect::Ucgi)
        return "info peg " + move + " {" + wins + "} {" + ties + "} {" + losses + "}";
    return "info peg move " + move + " " + wins + " " + ties + " " + losses + " spread " +
           signedText(static_cast<int>(std::lround(row.gain)));
}

std::string inferredLine(const ProtocolQuestion& question, const InferredLeave& leave)
{
    const Alphabet& alphabet = question.position->rules().alphabet;
    return "info infer leave " + alphabet.written(leave.tiles.tiles()) + " prob " +
           fixedText(leave.probability, 6);
}

std::string endgameMoveLine(const ProtocolQuestion& question, const EndgameState& state,
                            const EndgameMoveValue& move)
{
    const bool known = !move.line.empty();
    return solvedLine(question, state, move.value,
                      known ? std::span<const Move>(move.line) : std::span(&move.move, 1));
}

}  // namespace engine
