// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/note_links.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "engine/board/move_notation.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::size_t kLongestWord = 200;

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool isSmall(char c)
{
    return c >= 'a' && c <= 'z';
}
/// Bytes of letters beyond ASCII are taken for parts of words.
bool isWordByte(char c)
{
    return text::isDigit(c) || isCapital(c) || isSmall(c) || static_cast<unsigned char>(c) >= 0x80;
}

std::size_t runFrom(std::string_view line, std::size_t at, bool (*wanted)(char))
{
    std::size_t end = at;
    while (end < line.size() && wanted(line[end])) ++end;
    return end;
}

/// The end of something that could be a coordinate, or `at`.
std::size_t coordinateFrom(std::string_view line, std::size_t at)
{
    const bool letterFirst = isCapital(line[at]);
    const std::size_t middle = runFrom(line, at, letterFirst ? isCapital : text::isDigit);
    const std::size_t end = runFrom(line, middle, letterFirst ? text::isDigit : isCapital);
    const bool whole = middle > at && end > middle && end - at <= 4 &&
                       (end == line.size() || !isWordByte(line[end]));
    return whole ? end : at;
}

bool isMoveByte(char c)
{
    return (isWordByte(c) && !text::isDigit(c)) || c == '.' || c == '(' || c == ')' || c == '[' ||
           c == ']';
}

/// A word as moves are written, not one of a sentence: mostly capitals.
bool looksPlayed(std::string_view word)
{
    const auto count = [word](auto&& which) {
        return std::count_if(word.begin(), word.end(), which);
    };
    const auto capitals = count([](char c) { return !isSmall(c) && isWordByte(c); });
    const auto small = count(isSmall);
    const auto through = count([](char c) { return c == '.'; });
    return capitals + small + through >= 2 && capitals >= small &&
           (capitals >= 2 || word.front() == '.' || word.front() == '(');
}

struct PlayedWord
{
    Move move;
    std::size_t end = 0;
};

/// The move that a coordinate and the word behind it make.
std::optional<PlayedWord> moveFrom(std::string_view line, std::size_t begin, std::size_t gap,
                                   const Position& position)
{
    if (gap >= line.size() || line[gap] != ' ') return std::nullopt;
    std::size_t end = runFrom(line, gap + 1, isMoveByte);
    if (end - begin > kLongestWord) return std::nullopt;
    // Dots and brackets at the end may belong to the sentence.
    for (; end > gap + 1; --end) {
        const std::string_view word = line.substr(gap + 1, end - gap - 1);
        if (!looksPlayed(word)) return std::nullopt;
        if (auto move = readMove(position, line.substr(begin, end - begin)))
            return PlayedWord{*move, end};
        if (isWordByte(line[end - 1])) return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::vector<NoteLink> noteLinks(std::string_view line, const Position& position, int turns)
{
    std::vector<NoteLink> links;
    const Board& board = position.board();
    std::size_t at = 0;
    while (at < line.size()) {
        if (line[at] == '#') {
            const std::size_t end = runFrom(line, at + 1, text::isDigit);
            NoteLink link;
            link.kind = NoteLink::Kind::Turn;
            const auto read = std::from_chars(line.data() + at + 1, line.data() + end, link.turn);
            const bool number = read.ec == std::errc{} && end > at + 1;
            if (number && link.turn >= 1 && link.turn <= turns &&
                (end == line.size() || !isWordByte(line[end]))) {
                link.begin = at;
                link.length = end - at;
                links.push_back(link);
            }
            at = std::max(end, at + 1);
            continue;
        }
        if (!isWordByte(line[at])) {
            ++at;
            continue;
        }
        const std::size_t end =
            text::isDigit(line[at]) || isCapital(line[at]) ? coordinateFrom(line, at) : at;
        if (end == at) {
            at = runFrom(line, at, isWordByte);
            continue;
        }
        const auto square =
            readCoordinate(line.substr(at, end - at), board.rows(), board.columns());
        if (square) {
            NoteLink link;
            link.begin = at;
            link.length = end - at;
            link.row = square->row;
            link.column = square->column;
            if (auto played = moveFrom(line, at, end, position)) {
                link.kind = NoteLink::Kind::Move;
                link.move = played->move;
                link.length = played->end - at;
            }
            links.push_back(link);
            at = link.begin + link.length;
        } else {
            at = end;
        }
    }
    return links;
}

}  // namespace engine
