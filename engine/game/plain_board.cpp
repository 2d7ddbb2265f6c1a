// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/plain_board.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>

#include "engine/board/move_notation.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::size_t kMaximumBoardText = 1U << 16;
constexpr std::string_view kBlankSigns = " \t\r";
constexpr std::string_view kSeparators = "\t|;,";

/// A piece of a line and where it begins there, in bytes.
struct Piece
{
    std::string_view text;
    std::size_t offset = 0;
};

/// The squares of one row, not yet read.
struct Row
{
    std::vector<Piece> cells;
    std::string_view line;
    int number = 0;  ///< of the line, from 1
};

tl::unexpected<Error> wrongIn(int line, int column, Sentence message,
                              ErrorCode code = ErrorCode::Malformed)
{
    return failure(code, std::move(message), {{}, line, column, -1});
}

Piece trimmedPiece(Piece piece)
{
    const std::size_t first =
        std::min(piece.text.find_first_not_of(kBlankSigns), piece.text.size());
    const std::size_t last = piece.text.find_last_not_of(kBlankSigns);
    const std::size_t end = last == std::string_view::npos ? first : last + 1;
    return {piece.text.substr(first, end - first), piece.offset + first};
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.size() <= 3 &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<Piece> splitPiece(const Piece& piece, char separator)
{
    std::vector<Piece> parts;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t end = std::min(piece.text.find(separator, begin), piece.text.size());
        parts.push_back(
            trimmedPiece({piece.text.substr(begin, end - begin), piece.offset + begin}));
        if (end == piece.text.size()) return parts;
        begin = end + 1;
    }
}

std::vector<Piece> words(const Piece& piece)
{
    std::vector<Piece> parts;
    std::size_t begin = piece.text.find_first_not_of(kBlankSigns);
    while (begin < piece.text.size()) {
        const std::size_t end =
            std::min(piece.text.find_first_of(kBlankSigns, begin), piece.text.size());
        parts.push_back({piece.text.substr(begin, end - begin), piece.offset + begin});
        begin = std::min(piece.text.find_first_not_of(kBlankSigns, end), piece.text.size());
    }
    return parts;
}

/// The characters, a tile in brackets being one.
std::vector<Piece> characters(const Piece& piece)
{
    std::vector<Piece> parts;
    std::size_t at = 0;
    while (at < piece.text.size()) {
        const std::string_view rest = piece.text.substr(at);
        std::size_t bytes = text::characterBytes(rest);
        if (rest.front() == '[')
            if (const std::size_t end = rest.find(']'); end != std::string_view::npos)
                bytes = end + 1;
        parts.push_back({rest.substr(0, bytes), piece.offset + at});
        at += bytes;
    }
    return parts;
}

std::vector<Piece> trimmedCharacters(const Piece& piece)
{
    std::vector<Piece> cells = characters(piece);
    for (Piece& cell : cells) cell = trimmedPiece(cell);
    return cells;
}

/// Squares of two characters each; what is missing at the end is blank.
std::vector<Piece> pairs(const Piece& piece, std::size_t columns)
{
    const std::vector<Piece> signs = characters(piece);
    std::vector<Piece> cells;
    for (std::size_t at = 0; at < signs.size() && cells.size() < columns; at += 2) {
        const Piece& first = signs[at];
        const std::size_t length =
            first.text.size() + (at + 1 < signs.size() ? signs[at + 1].text.size() : 0);
        cells.push_back(
            trimmedPiece({piece.text.substr(first.offset - piece.offset, length), first.offset}));
    }
    while (cells.size() < columns) cells.push_back({{}, piece.offset + piece.text.size()});
    return cells;
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

/// The letters above the columns: "a b c", or in one word.
bool isColumnRow(std::string_view line)
{
    std::string letters;
    for (const char c : lowered(line))
        if (kBlankSigns.find(c) == std::string_view::npos &&
            kSeparators.find(c) == std::string_view::npos)
            letters += c;
    if (letters.size() < 2) return false;
    for (std::size_t i = 0; i < letters.size(); ++i)
        if (letters[i] != static_cast<char>('a' + i)) return false;
    return true;
}

bool isPremiumName(std::string_view text)
{
    static constexpr std::array<std::string_view, 14> kNames{
        "2l", "3l", "4l", "2w", "3w", "4w", "dl", "tl", "ql", "dw", "tw", "qw", "dls", "tls"};
    const std::string lower = lowered(text);
    return std::ranges::find(kNames, std::string_view(lower)) != kNames.end() || lower == "dws" ||
           lower == "tws";
}

/// Signs that programs draw on free squares.
bool isFreeSign(std::string_view text)
{
    static constexpr std::array<std::string_view, 10> kOthers{"·", "•", "∙", "★", "☆",
                                                              "×", "○", "□", "■", "\u00a0"};
    constexpr std::string_view kAscii = ".-_='\"*+#~^:!&%@/\\<>";
    if (text.size() == 1) return kAscii.find(text.front()) != std::string_view::npos;
    return std::ranges::find(kOthers, text) != kOthers.end();
}

class Reader
{
public:
    explicit Reader(const GameRules& rules)
        : m_rules(rules), m_columns(static_cast<std::size_t>(rules.layout.columns()))
    {
    }

    Result<PlainBoard> read(std::string_view text)
    {
        collect(text);
        const int expected = m_rules.layout.rows();
        if (m_rows.empty())
            return failure(ErrorCode::Malformed,
                           say("there is no board in the text: no line has the %1 squares of a row",
                               m_columns));
        if (static_cast<int>(m_rows.size()) != expected)
            return wrongIn(m_rows.back().number, 0,
                           say("the text has %1 rows of a board, the rules %2 have %3",
                               m_rows.size(), Title{m_rules.title}, expected));
        PlainBoard reading{Board(m_rules.layout), {}};
        for (int row = 0; row < expected; ++row)
            if (auto done = readRow(m_rows[static_cast<std::size_t>(row)], row, reading.board);
                !done)
                return failure(std::move(done.error()));
        raise(reading);
        return reading;
    }

private:
    /// The way of writing that most lines agree with is the way of all.
    void collect(std::string_view text)
    {
        using Way = std::optional<std::vector<Piece>> (Reader::*)(Piece) const;
        const std::array<Way, 4> ways{&Reader::framed, &Reader::separated, &Reader::spaced,
                                      &Reader::plain};
        for (const Way way : ways) {
            std::vector<Row> rows;
            int number = 0;
            for (std::string_view rest = text; !rest.empty();) {
                std::string_view line = rest.substr(0, rest.find('\n'));
                rest.remove_prefix(std::min(line.size() + 1, rest.size()));
                ++number;
                if (line.ends_with('\r')) line.remove_suffix(1);
                if (isColumnRow(line)) continue;
                if (auto cells = (this->*way)({line, 0}))
                    rows.push_back({std::move(*cells), line, number});
            }
            const auto missing = [this](const std::vector<Row>& found) {
                return std::abs(static_cast<int>(found.size()) - m_rules.layout.rows());
            };
            if (!rows.empty() && (m_rows.empty() || missing(rows) < missing(m_rows)))
                m_rows = std::move(rows);
        }
    }

    /// " 1|C A T   |  anything"
    [[nodiscard]] std::optional<std::vector<Piece>> framed(Piece line) const
    {
        const std::size_t open = line.text.find('|');
        if (open == std::string_view::npos) return std::nullopt;
        const Piece front = trimmedPiece({line.text.substr(0, open), 0});
        if (!front.text.empty() && !isNumber(front.text)) return std::nullopt;
        const std::size_t close = line.text.find('|', open + 1);
        if (close == std::string_view::npos) return std::nullopt;
        const Piece inside{line.text.substr(open + 1, close - open - 1), open + 1};
        const std::size_t signs = characters(inside).size();
        if (signs == m_columns) return trimmedCharacters(inside);
        if (signs + 1 < 2 * m_columns || signs > 2 * m_columns + 2) return std::nullopt;
        return pairs(inside, m_columns);
    }

    [[nodiscard]] std::optional<std::vector<Piece>> separated(Piece line) const
    {
        for (const char separator : kSeparators) {
            std::vector<Piece> cells = splitPiece(line, separator);
            if (cells.size() < m_columns) continue;
            // Bars stand at both ends as well.
            if (separator == '|' && cells.front().text.empty() && cells.size() > m_columns)
                cells.erase(cells.begin());
            if (cells.size() > m_columns && isNumber(cells.front().text))
                cells.erase(cells.begin());
            while (cells.size() > m_columns &&
                   (cells.back().text.empty() || isNumber(cells.back().text)))
                cells.pop_back();
            if (cells.size() == m_columns) return cells;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::vector<Piece>> spaced(Piece line) const
    {
        std::vector<Piece> cells = words(line);
        if (cells.size() > m_columns && isNumber(cells.front().text)) cells.erase(cells.begin());
        if (cells.size() != m_columns || m_columns == 1) return std::nullopt;
        return cells;
    }

    [[nodiscard]] std::optional<std::vector<Piece>> plain(Piece line) const
    {
        const std::vector<Piece> parts = words(line);
        if (parts.size() == 2 && isNumber(parts.front().text)) line = parts.back();
        // Blanks at the ends may be squares.
        std::vector<Piece> cells = trimmedCharacters(line);
        if (cells.size() != m_columns) cells = trimmedCharacters(trimmedPiece(line));
        if (cells.size() != m_columns) return std::nullopt;
        return cells;
    }

    [[nodiscard]] std::optional<Tile> tileOf(std::string_view text) const
    {
        const auto whole = [this](std::string_view label) -> std::optional<Tile> {
            const auto reading = m_rules.alphabet.readTile(label);
            if (!reading || reading->length != label.size() || reading->tile == kBlank)
                return std::nullopt;
            return reading->tile;
        };
        if (const auto tile = whole(text)) return tile;
        return whole("[" + std::string(text) + "]");
    }

    Result<void> readRow(const Row& from, int row, Board& board) const
    {
        for (std::size_t column = 0; column < m_columns; ++column) {
            const Piece& cell = from.cells[column];
            if (cell.text.empty() || isFreeSign(cell.text)) continue;
            const auto tile = tileOf(cell.text);
            if (!tile && isPremiumName(cell.text)) continue;
            const std::string square = squareName(row, static_cast<int>(column));
            if (!tile) {
                return wrongIn(from.number,
                               text::characterCount(from.line.substr(0, cell.offset)) + 1,
                               say("%1: %2 is no letter of the alphabet %3", square,
                                   text::quoted(cell.text), m_rules.alphabet.name()),
                               ErrorCode::OutsideAlphabet);
            }
            if (m_rules.layout.blocked(row, static_cast<int>(column)))
                return wrongIn(from.number, 0, say("no tile can lie on %1", square),
                               ErrorCode::IllegalPosition);
            board.set(row, static_cast<int>(column), *tile);
        }
        return {};
    }

    /// Where all letters are small and more than there are blanks, they are no blanks.
    void raise(PlainBoard& reading) const
    {
        Board& board = reading.board;
        std::vector<Tile> all;
        for (int row = 0; row < board.rows(); ++row)
            for (const Tile tile : board.lane(Direction::Across, row))
                if (tile != kNoTile) all.push_back(tile);
        if (static_cast<int>(all.size()) <= m_rules.tiles.count(kBlank) ||
            !std::ranges::all_of(all, isDesignatedBlank))
            return;
        for (int row = 0; row < board.rows(); ++row)
            for (int column = 0; column < board.columns(); ++column)
                if (board.at(row, column) != kNoTile)
                    board.set(row, column, letterOf(board.at(row, column)));
        reading.remarks.emplace_back(say("all letters are small: they were not read as blanks"));
    }

    const GameRules& m_rules;
    std::size_t m_columns;
    std::vector<Row> m_rows;
};

}  // namespace

Result<PlainBoard> readPlainBoard(std::string_view text, const GameRules& rules)
{
    if (text.size() > kMaximumBoardText)
        return failure(ErrorCode::OutOfRange, say("the text is far too long for one board"));
    return Reader(rules).read(text);
}

}  // namespace engine
