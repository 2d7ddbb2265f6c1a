// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr char kBlock = '#';
constexpr char kRowEnd = '/';

std::optional<Tile> letterNamed(const Alphabet& alphabet, std::string_view label)
{
    const auto reading = alphabet.readTile(label);
    if (!reading || reading->length != label.size() || reading->tile == kBlank) return std::nullopt;
    return letterOf(reading->tile);
}

bool isSeparator(char byte)
{
    return byte == ' ' || byte == '\t' || byte == ',';
}

/// A piece of text: a letter, a block, or the end of a row.
struct Piece
{
    enum class Kind { Letter, Block, RowEnd };
    Kind kind = Kind::Letter;
    Tile letter = kNoTile;
    bool joined = false;  ///< to the piece before it: nothing in between
};

Result<std::vector<Piece>> piecesOf(std::string_view text, const Alphabet& alphabet)
{
    std::vector<Piece> pieces;
    bool joined = false;
    for (std::size_t at = 0; at < text.size();) {
        const char byte = text[at];
        if (isSeparator(byte) || byte == kBlock || byte == kRowEnd) {
            if (byte == kBlock) pieces.push_back({Piece::Kind::Block, kNoTile, false});
            if (byte == kRowEnd) pieces.push_back({Piece::Kind::RowEnd, kNoTile, false});
            joined = false;
            ++at;
            continue;
        }
        const std::string_view rest = text.substr(at);
        const auto reading = alphabet.readTile(rest);
        if (!reading || reading->tile == kBlank) {
            const int column = text::characterCount(text.substr(0, at)) + 1;
            return failure(ErrorCode::OutsideAlphabet,
                           say("%1 is no letter of the alphabet %2 and no block (#)",
                               text::quoted(rest.substr(0, text::characterOffset(rest, 1))),
                               alphabet.name()),
                           {{}, 0, column, -1});
        }
        pieces.push_back({Piece::Kind::Letter, letterOf(reading->tile), joined});
        joined = true;
        at += reading->length;
    }
    return pieces;
}

/// The longest of the notation's faces that begins at pieces[at]; none when it is not there.
std::optional<BoggleFace> faceAt(const std::vector<Piece>& pieces, std::size_t at,
                                 const BoggleNotation& notation)
{
    std::optional<BoggleFace> longest;
    for (const BoggleFace& face : notation.faces) {
        const auto letters = face.letters();
        if (letters.size() > pieces.size() - at) continue;
        if (longest && longest->length() >= face.length()) continue;
        bool fits = true;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const Piece& piece = pieces[at + i];
            fits = fits && piece.kind == Piece::Kind::Letter && piece.letter == letters[i] &&
                   (i == 0 || piece.joined);
        }
        if (fits) longest = face;
    }
    return longest;
}

struct Rows
{
    std::vector<BoggleFace> faces;
    std::vector<std::size_t> ends;  ///< number of faces at the end of each row
    bool areMarked = false;         ///< the text says where a row ends
};

Rows rowsOf(const std::vector<Piece>& pieces, const BoggleNotation& notation, bool together)
{
    Rows rows;
    for (std::size_t at = 0; at < pieces.size();) {
        const Piece& piece = pieces[at];
        std::size_t used = 1;
        if (piece.kind == Piece::Kind::RowEnd) {
            rows.ends.push_back(rows.faces.size());
            rows.areMarked = true;
        } else if (piece.kind == Piece::Kind::Block) {
            rows.faces.emplace_back();
        } else {
            BoggleFace face(piece.letter);
            // A Q that has its U already is no second one.
            if (notation.forQ && notation.forQ->letters()[0] == piece.letter) face = *notation.forQ;
            if (together) {
                if (const auto known = faceAt(pieces, at, notation)) {
                    face = *known;
                    used = static_cast<std::size_t>(known->length());
                }
            }
            rows.faces.push_back(face);
        }
        at += used;
    }
    if (rows.ends.empty() || rows.ends.back() != rows.faces.size())
        rows.ends.push_back(rows.faces.size());
    return rows;
}

/// What size the rows make; none when they make none.
std::optional<BoggleSize> sizeOf(const Rows& rows)
{
    const auto count = static_cast<int>(rows.faces.size());
    if (count == 0 || count > kMaxBoggleSquares) return std::nullopt;
    if (!rows.areMarked) {
        for (int side = 1; side <= kMaxBoggleDim; ++side)
            if (side * side == count) return BoggleSize{side, side};
        return std::nullopt;
    }
    const std::size_t columns = rows.ends[0];
    for (std::size_t row = 0; row < rows.ends.size(); ++row)
        if (rows.ends[row] != columns * (row + 1)) return std::nullopt;
    const BoggleSize size{static_cast<int>(rows.ends.size()), static_cast<int>(columns)};
    return size.isPossible() ? std::optional(size) : std::nullopt;
}

Sentence squaresText(std::size_t count)
{
    return count == 1 ? say("%1 square", count) : say("%1 squares", count);
}

bool hasLongFace(const BoggleGrid& grid)
{
    return std::ranges::any_of(grid.faces,
                               [](const BoggleFace& face) { return face.length() > 1; });
}

/// Faces with blanks between them, or rows with their ends marked, or both.
std::string written(const BoggleGrid& grid, const Alphabet& alphabet, bool apart, bool marked)
{
    const auto columns = static_cast<std::size_t>(grid.size.columns);
    std::string text;
    for (std::size_t square = 0; square < grid.faces.size(); ++square) {
        const bool beginsRow = square > 0 && square % columns == 0;
        if (beginsRow && marked) text += kRowEnd;
        else if (square > 0 && apart) text += ' ';
        text += boggleFaceText(grid.faces[square], alphabet);
    }
    if (marked && grid.size.rows == 1) text += kRowEnd;
    return text;
}

}  // namespace

BoggleNotation boggleNotation(const Alphabet& alphabet, bool loneQ)
{
    BoggleNotation notation;
    const auto q = letterNamed(alphabet, "Q");
    const auto u = letterNamed(alphabet, "U");
    if (!q || !u) return notation;
    const std::array<Tile, 2> letters{*q, *u};
    notation.faces.emplace_back(letters);
    if (!loneQ) notation.forQ = notation.faces.back();
    return notation;
}

Result<BoggleSize> readBoggleSize(std::string_view text)
{
    const std::string_view all = text::trimmed(text);
    // A digit is enough for each: the largest grid is 8x8.
    if (all.size() == 3 && std::isdigit(static_cast<unsigned char>(all[0])) != 0 &&
        (all[1] == 'x' || all[1] == 'X') && std::isdigit(static_cast<unsigned char>(all[2])) != 0) {
        const BoggleSize size{all[0] - '0', all[2] - '0'};
        if (size.isPossible()) return size;
    }
    return failure(
        ErrorCode::OutOfRange,
        say("%1 is no size of a grid: expected ROWSxCOLUMNS from 1x1 to 8x8", text::quoted(text)));
}

std::string boggleSizeText(BoggleSize size)
{
    return std::to_string(size.rows) + "x" + std::to_string(size.columns);
}

Result<BoggleFace> readBoggleFace(std::string_view text, const Alphabet& alphabet)
{
    const auto pieces = piecesOf(text, alphabet);
    if (!pieces) return failure(pieces.error());
    std::vector<Tile> letters;
    bool isFace = !pieces->empty();
    for (const Piece& piece : *pieces) {
        isFace = isFace && (piece.kind == Piece::Kind::Letter || pieces->size() == 1) &&
                 piece.kind != Piece::Kind::RowEnd;
        if (piece.kind == Piece::Kind::Letter) letters.push_back(piece.letter);
    }
    if (!isFace || letters.size() > kMaxFaceLetters) {
        return failure(ErrorCode::Malformed,
                       say("%1 is no face: expected 1 to %2 letters, or # for a block",
                           text::quoted(text), kMaxFaceLetters));
    }
    return BoggleFace(std::span<const Tile>(letters));
}

Result<std::vector<BoggleFace>> readBoggleFaces(std::string_view text, const Alphabet& alphabet,
                                                const BoggleNotation& notation)
{
    const auto pieces = piecesOf(text, alphabet);
    if (!pieces) return failure(pieces.error());
    return rowsOf(*pieces, notation, true).faces;
}

Result<BoggleGrid> readBoggleGrid(std::string_view text, const Alphabet& alphabet,
                                  const BoggleNotation& notation, std::optional<BoggleSize> size)
{
    const auto pieces = piecesOf(text, alphabet);
    if (!pieces) return failure(pieces.error());
    Rows rows = rowsOf(*pieces, notation, true);
    if (rows.faces.empty()) return failure(ErrorCode::Malformed, say("has no letters"));
    const auto fits = [&size](const Rows& found) {
        const auto own = sizeOf(found);
        if (!size) return own;
        const bool right = static_cast<int>(found.faces.size()) == size->squares() &&
                           (!found.areMarked || own == *size);
        return right ? size : std::nullopt;
    };
    auto found = fits(rows);
    if (!found) {
        Rows apart = rowsOf(*pieces, notation, false);
        found = fits(apart);
        if (found) rows = std::move(apart);
    }
    if (found) return BoggleGrid{*found, std::move(rows.faces)};
    const Sentence has = say("has %1", squaresText(rows.faces.size()));
    if (size) {
        return failure(ErrorCode::OutOfRange, say("%1, expected %2 in %3 rows of %4", has,
                                                  size->squares(), size->rows, size->columns));
    }
    if (rows.faces.size() > kMaxBoggleSquares)
        return failure(ErrorCode::OutOfRange, say("%1, expected at most 64 (8x8)", has));
    if (rows.areMarked) {
        return failure(
            ErrorCode::OutOfRange,
            say("%1 in rows that are too long, too many or not equally long: expected 1x1 to 8x8",
                has));
    }
    return failure(ErrorCode::OutOfRange,
                   say("%1, which make no square grid: give a size, or / between the rows", has));
}

std::string boggleFaceText(const BoggleFace& face, const Alphabet& alphabet)
{
    return face.isBlock() ? std::string(1, kBlock) : alphabet.written(face.letters());
}

std::string boggleGridText(const BoggleGrid& grid, const Alphabet& alphabet)
{
    const bool isSquare = grid.size.rows == grid.size.columns;
    return written(grid, alphabet, hasLongFace(grid), !isSquare);
}

std::string boggleGridText(const BoggleGrid& grid, const Alphabet& alphabet,
                           const BoggleNotation& notation)
{
    const std::string text = written(grid, alphabet, hasLongFace(grid), true);
    const auto again = readBoggleGrid(text, alphabet, notation);
    // Letters side by side may be a face of the notation.
    return again && *again == grid ? text : written(grid, alphabet, true, true);
}

}  // namespace engine
