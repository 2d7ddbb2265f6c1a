// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/cgp.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>

#include "engine/board/position_check.h"
#include "engine/game/rules_choice.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

using Operation = std::pair<std::string, std::string>;

constexpr std::size_t kMaximumText = std::size_t{64} << 10;
constexpr int kMaximumScore = 100'000;

tl::unexpected<Error> wrongAt(std::size_t offset, Sentence message,
                              ErrorCode code = ErrorCode::Malformed)
{
    return failure(code, std::move(message), {{}, 0, static_cast<int>(offset) + 1, -1});
}

Sentence firstCharacter(std::string_view text)
{
    return text::quoted(text.substr(0, text::characterBytes(text)));
}

/// A piece of the text and where it begins.
struct Field
{
    std::string_view text;
    std::size_t offset = 0;
};

/// Takes the next field that ends at white space.
Field takeField(std::string_view whole, std::size_t& at)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t first = std::min(whole.find_first_not_of(kSpace, at), whole.size());
    const std::size_t end = std::min(whole.find_first_of(kSpace, first), whole.size());
    at = end;
    return {whole.substr(first, end - first), first};
}

std::vector<Field> split(const Field& field, char separator)
{
    std::vector<Field> parts;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t end = field.text.find(separator, begin);
        parts.push_back({field.text.substr(begin, end - begin), field.offset + begin});
        if (end == std::string_view::npos) return parts;
        begin = end + 1;
    }
}

Result<int> readNumber(const Field& field, const Sentence& what)
{
    int value = 0;
    const char* end = field.text.data() + field.text.size();
    const auto [stopped, error] = std::from_chars(field.text.data(), end, value);
    if (field.text.empty() || error == std::errc::invalid_argument || stopped != end)
        return wrongAt(field.offset, say("%1 is no number: %2", what, text::quoted(field.text)));
    if (error != std::errc() || value > kMaximumScore || value < -kMaximumScore)
        return wrongAt(field.offset, say("%1 is out of range: %2", what, text::quoted(field.text)),
                       ErrorCode::OutOfRange);
    return value;
}

std::vector<Operation> readOperations(std::string_view text)
{
    std::vector<Operation> operations;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view item = text::trimmed(text.substr(0, end));
        const std::size_t gap = std::min(item.find_first_of(" \t"), item.size());
        if (!item.empty())
            operations.emplace_back(item.substr(0, gap), text::trimmed(item.substr(gap)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return operations;
}

Result<int> operationNumber(const Operation& operation, int minimum, int maximum)
{
    int value = 0;
    const std::string& text = operation.second;
    const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || stopped != text.data() + text.size() || value < minimum ||
        value > maximum) {
        return failure(ErrorCode::OutOfRange,
                       say("the operation %1 needs a number from %2 to %3, not %4", operation.first,
                           minimum, maximum, text::quoted(text)));
    }
    return value;
}

/// Applies the operations that change rules; the others are kept.
Result<GameRulesPtr> rulesFor(const GameRulesPtr& rules, const std::vector<Operation>& operations,
                              CgpReading& reading)
{
    RulesChoice choice(rules, reading.remarks);
    std::string alphabet;
    std::string layout;
    std::string variant;
    for (const auto& [name, value] : operations) {
        if (name == "ld") alphabet = value;
        else if (name == "bdn") layout = value;
        else if (name == "var") variant = value;
        else if (name == "lex") reading.lexiconName = value;
    }
    choice.choose(alphabet, layout, variant);
    for (const Operation& operation : operations) {
        const std::string& name = operation.first;
        if (name == "bb") {
            const auto bonus = operationNumber(operation, 0, 10'000);
            if (!bonus) return failure(bonus.error());
            choice.setBonus(*bonus);
        } else if (name == "mcnz") {
            const auto turns = operationNumber(operation, 0, 1'000);
            if (!turns) return failure(turns.error());
            choice.setScorelessTurns(*turns);
        } else if (name == "etl") {
            const auto tiles = operationNumber(operation, 0, 1'000);
            if (!tiles) return failure(tiles.error());
            choice.setExchangeMinimum(*tiles);
        } else if (name != "ld" && name != "bdn" && name != "var" && name != "lex") {
            reading.otherOperations.push_back(operation);
        }
    }
    if (scoreBound(*choice.rules()) > kHighestScore) {
        return failure(
            ErrorCode::OutOfRange,
            say("by the rules that the text asks for a move could score more than %1 points",
                kHighestScore));
    }
    return choice.rules();
}

Result<void> readRow(const Field& field, int row, Position& position)
{
    const Alphabet& alphabet = position.rules().alphabet;
    const int columns = position.board().columns();
    int column = 0;
    std::string_view rest = field.text;
    while (!rest.empty()) {
        const std::size_t offset = field.offset + (field.text.size() - rest.size());
        if (text::isDigit(rest.front())) {
            std::size_t length = 0;
            int run = 0;
            while (length < rest.size() && text::isDigit(rest[length])) {
                run = std::min(run * 10 + (rest[length] - '0'), kMaxSquares);
                ++length;
            }
            column += run;
            rest.remove_prefix(length);
        } else {
            const auto reading = alphabet.readTile(rest);
            if (!reading || reading->tile == kBlank) {
                return wrongAt(offset,
                               say("row %1, column %2: %3 is no letter of the alphabet %4", row + 1,
                                   column + 1, firstCharacter(rest), alphabet.name()),
                               ErrorCode::OutsideAlphabet);
            }
            if (column < columns) position.setSquare(row, column, reading->tile);
            ++column;
            rest.remove_prefix(reading->length);
        }
        if (column > columns) {
            return wrongAt(
                offset, say("row %1 has more than the %2 squares of the board", row + 1, columns));
        }
    }
    if (column != columns) {
        return wrongAt(field.offset,
                       say("row %1 has %2 squares, not %3", row + 1, column, columns));
    }
    return {};
}

Result<void> readBoard(const Field& field, Position& position)
{
    const auto rows = split(field, '/');
    const int expected = position.board().rows();
    if (static_cast<int>(rows.size()) != expected) {
        return wrongAt(field.offset, say("the board has %1 rows, the rules %2 have %3", rows.size(),
                                         Title{position.rules().title}, expected));
    }
    for (int row = 0; row < expected; ++row)
        if (auto read = readRow(rows[static_cast<std::size_t>(row)], row, position); !read)
            return read;
    return {};
}

Result<Rack> readRack(const Field& field, const GameRules& rules)
{
    auto tiles = rules.alphabet.readTiles(field.text);
    if (!tiles) {
        Error error = std::move(tiles.error());
        const std::size_t at = text::characterOffset(field.text, error.place.column - 1);
        return wrongAt(field.offset + at, say("rack: %1", error.sentence), error.code);
    }
    if (static_cast<int>(tiles->size()) > rules.rackSize) {
        return wrongAt(field.offset,
                       say("the rack %1 has %2 tiles; a rack holds %3 at most",
                           text::quoted(field.text), tiles->size(), rules.rackSize),
                       ErrorCode::IllegalPosition);
    }
    return Rack(*tiles);
}

std::string writeBoard(const Position& position)
{
    const Board& board = position.board();
    std::string text;
    for (int row = 0; row < board.rows(); ++row) {
        if (row > 0) text += '/';
        int run = 0;
        const auto flush = [&text, &run] {
            if (run > 0) text += std::to_string(run);
            run = 0;
        };
        for (const Tile tile : board.lane(Direction::Across, row)) {
            if (tile == kNoTile) {
                ++run;
                continue;
            }
            flush();
            text += position.rules().alphabet.written(tile);
        }
        flush();
    }
    return text;
}

}  // namespace

namespace {

/// As readCgp, but the columns of errors count bytes.
Result<CgpReading> readBytes(std::string_view text, const GameRulesPtr& rules,
                             const LexiconPtr& lexicon, OddTiles allowed)
{
    std::size_t at = 0;
    const Field board = takeField(text, at);
    const Field racks = takeField(text, at);
    const Field scores = takeField(text, at);
    const Field zeros = takeField(text, at);
    if (board.text.empty())
        return failure(ErrorCode::Malformed, say("the text is empty, no position in it"));
    if (zeros.text.empty()) {
        return wrongAt(text.size(),
                       say("a position has four fields: board, racks, scores and scoreless turns"));
    }

    auto fallback = Position::create(rules, nullptr);
    if (!fallback) return failure(std::move(fallback.error()));
    CgpReading reading{std::move(*fallback), {}, {}, {}};
    auto chosen = rulesFor(rules, readOperations(text.substr(at)), reading);
    if (!chosen) return failure(std::move(chosen.error()));

    const auto rackFields = split(racks, '/');
    const auto scoreFields = split(scores, '/');
    if (rackFields.size() < 2)
        return wrongAt(racks.offset, say("the racks need a '/' between the players"));
    if (scoreFields.size() != rackFields.size())
        return wrongAt(scores.offset, say("there are %1 racks but %2 scores", rackFields.size(),
                                          scoreFields.size()));
    auto position = Position::create(*chosen, nullptr, static_cast<int>(rackFields.size()));
    if (!position) return failure(std::move(position.error()));

    if (auto read = readBoard(board, *position); !read) return failure(std::move(read.error()));
    for (std::size_t i = 0; i < rackFields.size(); ++i) {
        auto rack = readRack(rackFields[i], **chosen);
        if (!rack) return failure(std::move(rack.error()));
        position->setRack(static_cast<int>(i), *rack);
        auto score = readNumber(scoreFields[i], say("the score"));
        if (!score) return failure(std::move(score.error()));
        position->setScore(static_cast<int>(i), Score{*score});
    }
    auto scoreless = readNumber(zeros, say("the number of scoreless turns"));
    if (!scoreless) return failure(std::move(scoreless.error()));
    if (*scoreless < 0)
        return wrongAt(zeros.offset, say("the number of scoreless turns is negative"));
    position->setScorelessTurns(*scoreless);
    for (const auto& [name, value] : reading.otherOperations) {
        // The other racks are for the eyes of their players only.
        if (name == "oru")
            for (int i = 1; i < position->playerCount(); ++i) position->setRack(i, {});
    }

    if (lexicon != nullptr) {
        if (auto fits = position->setLexicon(lexicon); !fits)
            reading.remarks.push_back(fits.error().sentence);
        else if (!reading.lexiconName.empty() && reading.lexiconName != lexicon->name())
            reading.remarks.push_back(say("the position names the lexicon %1; %2 is used",
                                          text::quoted(reading.lexiconName), lexicon->name()));
    }
    for (int i = 0; i < position->playerCount(); ++i) {
        // Of several things that are wrong with the tiles only one is told.
        if (position->player(i).rack.total() <= position->rules().rackSize) continue;
        if (auto tiles = checkTiles(*position); !tiles) return failure(std::move(tiles.error()));
    }
    const auto tiles = checkTiles(*position);
    for (Error& oddity : oddities(*position)) {
        const bool isOverdraw = !tiles && oddity.sentence == tiles.error().sentence;
        const bool isAllowed = allowed == OddTiles::Anywhere ||
                               (allowed == OddTiles::Overdrawn && isOverdraw) ||
                               oddity.code == ErrorCode::Unusual;
        if (!isAllowed) return failure(std::move(oddity));
        reading.remarks.push_back(oddity.sentence);
    }
    reading.position = std::move(*position);
    return reading;
}

}  // namespace

Result<CgpReading> readCgp(std::string_view text, const GameRulesPtr& rules,
                           const LexiconPtr& lexicon, OddTiles allowed)
{
    if (text.size() > kMaximumText)
        return failure(ErrorCode::OutOfRange, say("the text is far too long for one position"));
    auto reading = readBytes(text, rules, lexicon, allowed);
    if (!reading && reading.error().place.column > 0) {
        const auto before = static_cast<std::size_t>(reading.error().place.column) - 1;
        reading.error().place.column = text::characterCount(text.substr(0, before)) + 1;
    }
    return reading;
}

std::vector<CgpLine> cgpLinesIn(std::string_view text)
{
    std::vector<CgpLine> lines;
    for (int number = 1; !text.empty(); ++number) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        line = text::trimmed(line);
        if (!line.empty() && line.front() != '#') lines.push_back({line, number});
    }
    return lines;
}

std::string writeCgp(const Position& position, const std::vector<Operation>& otherOperations)
{
    const GameRules& rules = position.rules();
    std::string text = writeBoard(position) + " ";
    std::string scores;
    for (int step = 0; step < position.playerCount(); ++step) {
        const Player& player = position.player((position.onTurn() + step) % position.playerCount());
        if (step > 0) {
            text += '/';
            scores += '/';
        }
        text += rules.alphabet.written(player.rack.tiles());
        scores += std::to_string(player.score.points);
    }
    text += " " + scores + " " + std::to_string(position.scorelessTurns());

    const auto add = [&text](std::string_view name, std::string_view value) {
        text.append(" ").append(name).append(" ").append(value).append(";");
    };
    if (position.lexicon() != nullptr) add("lex", position.lexicon()->name());
    add("ld", rules.alphabet.name());
    add("bdn", layoutNameFor(rules.layout.name()));
    add("var", rules.jumbled() ? "wordsmog" : "classic");
    if (const int bonus = rules.bonusFor(rules.rackSize); bonus != 50)
        add("bb", std::to_string(bonus));
    if (rules.end.scorelessTurns != 6) add("mcnz", std::to_string(rules.end.scorelessTurns));
    if (rules.exchangeMinimumBag != 7) add("etl", std::to_string(rules.exchangeMinimumBag));
    for (const auto& [name, value] : otherOperations) add(name, value);
    return text;
}

}  // namespace engine
