// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/move_notation.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/board/legality.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// A, B, ... Z, AA, AB, ...
std::string columnName(int column)
{
    std::string name;
    for (int rest = column; rest >= 0; rest = rest / 26 - 1)
        name.insert(name.begin(), static_cast<char>('A' + rest % 26));
    return name;
}

bool isLetter(char character)
{
    return std::isalpha(static_cast<unsigned char>(character)) != 0;
}

bool isDigit(char character)
{
    return std::isdigit(static_cast<unsigned char>(character)) != 0;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char& character : result)
        character = static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
    return result;
}

/// A placement without a square yet.
Move placementFrom(const Coordinate& start)
{
    Move move;
    move.kind = MoveKind::Place;
    move.direction = start.direction;
    move.row = static_cast<std::uint8_t>(start.row);
    move.column = static_cast<std::uint8_t>(start.column);
    return move;
}

Result<Move> readExchange(const Position& position, std::string_view text)
{
    // Always a number of tiles, also where digits are short for tiles of two letters.
    if (!text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos) {
        int count = 0;
        const auto [stopped, error] =
            std::from_chars(text.data(), text.data() + text.size(), count);
        if (error != std::errc() || count < 1 || count > kMaxRackSize)
            return failure(ErrorCode::OutOfRange, say("no rack holds that many tiles"));
        return exchangeOfUnknown(count);
    }
    auto tiles = position.rules().alphabet.readTiles(text);
    if (!tiles) return failure(std::move(tiles.error()));
    if (tiles->empty()) return failure(ErrorCode::Malformed, say("an exchange names its tiles"));
    if (tiles->size() > kMaxRackSize)
        return failure(ErrorCode::OutOfRange, say("no rack holds that many tiles"));
    return exchangeOf(TileCounts(*tiles));
}

}  // namespace

std::string coordinate(int row, int column, Direction direction)
{
    const std::string number = std::to_string(row + 1);
    return direction == Direction::Across ? number + columnName(column)
                                          : columnName(column) + number;
}

std::string squareName(int row, int column)
{
    return coordinate(row, column, Direction::Across);
}

Result<Coordinate> readCoordinate(std::string_view text, int rows, int columns)
{
    std::size_t letters = 0;
    std::size_t digits = 0;
    Coordinate found;
    int row = 0;
    int column = 0;
    bool lettersFirst = false;
    bool mixed = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isLetter(text[i])) {
            if (i == 0) lettersFirst = true;
            if (lettersFirst && digits > 0) mixed = true;
            ++letters;
            if (letters <= 2) column = column * 26 + (std::toupper(text[i]) - 'A' + 1);
        } else if (isDigit(text[i])) {
            if (!lettersFirst && letters > 0) mixed = true;
            ++digits;
            if (digits <= 3) row = row * 10 + (text[i] - '0');
        } else {
            mixed = true;
        }
    }
    if (mixed || letters == 0 || digits == 0 || letters > 2 || digits > 3) {
        return failure(ErrorCode::Malformed,
                       say("%1 is no coordinate such as 8H or H8", text::quoted(text)));
    }
    if (row < 1 || row > rows || column > columns) {
        return failure(
            ErrorCode::OutOfRange,
            say("%1 is not on the board of %2 rows and %3 columns", text, rows, columns));
    }
    found.row = row - 1;
    found.column = column - 1;
    found.direction = lettersFirst ? Direction::Down : Direction::Across;
    return found;
}

std::string moveWord(const Position& position, const Move& move)
{
    const Alphabet& alphabet = position.rules().alphabet;
    if (move.kind == MoveKind::Exchange && move.length == 0)
        return std::to_string(move.tilesPlayed);
    if (move.kind != MoveKind::Place) return alphabet.written(move.tileSpan());
    std::string text;
    bool inside = false;
    for (int i = 0; i < move.length; ++i) {
        Tile tile = move.tiles[static_cast<std::size_t>(i)];
        const bool through = tile == kPlaythrough;
        if (through) tile = position.board().atOrNone(move.rowOf(i), move.columnOf(i));
        if (through != inside) text += through ? '(' : ')';
        inside = through;
        text += alphabet.written(tile);
    }
    if (inside) text += ')';
    return text;
}

std::string moveText(const Position& position, const Move& move)
{
    switch (move.kind) {
    case MoveKind::Pass: return "pass";
    case MoveKind::Exchange: return "exch " + moveWord(position, move);
    case MoveKind::Place:
        return coordinate(move.row, move.column, move.direction) + " " + moveWord(position, move);
    }
    return {};
}

Result<std::vector<WrittenTile>> readWrittenWord(const Alphabet& alphabet, std::string_view text,
                                                 int firstColumn)
{
    std::vector<WrittenTile> tiles;
    bool inside = false;
    for (std::size_t at = 0; at < text.size();) {
        const int column = firstColumn + text::characterCount(text.substr(0, at));
        const auto wrong = [column](Sentence why) {
            return failure(ErrorCode::Malformed, std::move(why), {{}, 0, column, -1});
        };
        const char character = text[at];
        if (character == '(' || character == ')') {
            if (inside == (character == '(')) return wrong(say("unpaired parenthesis"));
            inside = !inside;
            ++at;
            continue;
        }
        if (tiles.size() >= kMaxDim) return wrong(say("the word is longer than any board"));
        if (character == '.') {
            tiles.push_back({kNoTile, true, column});
            ++at;
            continue;
        }
        const std::string_view rest = text.substr(at);
        const auto reading = alphabet.readTile(rest);
        if (!reading || reading->tile == kBlank) {
            return failure(ErrorCode::OutsideAlphabet,
                           say("%1 is no letter of the alphabet %2",
                               text::quoted(rest.substr(0, text::characterBytes(rest))),
                               alphabet.name()),
                           {{}, 0, column, -1});
        }
        tiles.push_back({reading->tile, inside, column});
        at += reading->length;
    }
    if (inside) return failure(ErrorCode::Malformed, say("unpaired parenthesis"));
    return tiles;
}

Result<Move> readMove(const Position& position, std::string_view whole)
{
    const std::string_view text = text::trimmed(whole);
    if (text.empty()) return failure(ErrorCode::Malformed, say("no move is given"));
    const auto gap = text.find_first_of(" \t");
    const std::string_view first = text.substr(0, gap);
    const std::string_view rest =
        gap == std::string_view::npos ? std::string_view() : text::trimmed(text.substr(gap));

    const std::string verb = lowered(first);
    if (rest.empty() && (verb == "pass" || verb == "-")) return passMove();
    if (verb == "exch" || verb == "exchange" || verb == "ex") return readExchange(position, rest);
    if (first.front() == '-' && rest.empty()) return readExchange(position, first.substr(1));

    const Board& board = position.board();
    auto start = readCoordinate(first, board.rows(), board.columns());
    if (!start) return failure(std::move(start.error()));
    if (rest.empty())
        return failure(ErrorCode::Malformed, say("the word is missing after the square"));
    const auto before = static_cast<std::size_t>(rest.data() - whole.data());
    const int column = text::characterCount(whole.substr(0, before)) + 1;
    auto written = readWrittenWord(position.rules().alphabet, rest, column);
    if (!written) return failure(std::move(written.error()));

    Move move = placementFrom(*start);
    for (const WrittenTile& tile : *written) {
        const int row = move.rowOf(move.length);
        const int at = move.columnOf(move.length);
        const Place place{{}, 0, tile.column, -1};
        if (!board.contains(row, at))
            return failure(ErrorCode::IllegalMove, say("the word leaves the board"), place);
        const Tile lying = board.at(row, at);
        const std::string name = squareName(row, at);
        if (tile.through && lying == kNoTile)
            return failure(ErrorCode::IllegalMove, say("there is no tile on %1", name), place);
        if (lying == kNoTile) {
            move.tiles[move.length] = tile.tile;
            ++move.tilesPlayed;
        } else if (tile.tile != kNoTile && letterOf(tile.tile) != letterOf(lying)) {
            return failure(ErrorCode::IllegalMove,
                           say("on %1 lies %2, not %3", name,
                               position.rules().alphabet.label(lying),
                               position.rules().alphabet.label(tile.tile)),
                           place);
        }
        ++move.length;
    }
    if (move.tilesPlayed == 0)
        return failure(ErrorCode::IllegalMove, say("the move places no tile"), {{}, 0, column, -1});
    // A one-tile move has one canonical direction whichever way it is written.
    if (move.tilesPlayed == 1) {
        if (auto canonical = placementOf(board, tilesPlacedBy(move))) move = *canonical;
    }
    move.score = scoreOf(position, move);
    return move;
}

std::string placementText(const Alphabet& alphabet, const Move& move)
{
    std::string text = coordinate(move.row, move.column, move.direction) + " ";
    for (const Tile tile : move.tileSpan()) {
        if (tile == kPlaythrough) text += '.';
        else text += alphabet.written(tile);
    }
    return text;
}

Result<Move> readPlacement(const Alphabet& alphabet, int rows, int columns, std::string_view text)
{
    const std::size_t gap = std::min(text.find(' '), text.size());
    const auto start = readCoordinate(text.substr(0, gap), rows, columns);
    if (!start) return failure(start.error());
    const std::string_view word = text.substr(std::min(gap + 1, text.size()));
    const auto written = readWrittenWord(alphabet, word, static_cast<int>(gap) + 2);
    if (!written) return failure(written.error());
    Move move = placementFrom(*start);
    for (const WrittenTile& tile : *written) {
        if (!tile.through) {
            move.tiles[move.length] = tile.tile;
            ++move.tilesPlayed;
        }
        ++move.length;
    }
    if (move.tilesPlayed == 0)
        return failure(ErrorCode::IllegalMove, say("the move places no tile"));
    if (move.rowOf(move.length - 1) >= rows || move.columnOf(move.length - 1) >= columns)
        return failure(ErrorCode::IllegalMove, say("the word leaves the board"));
    return move;
}

}  // namespace engine
