// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rules_reader.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

#include "engine/rules/letter_check.h"
#include "engine/rules/rules_format.h"
#include "engine/rules/section_reader.h"
#include "engine/rules/text.h"

namespace engine::rules_text {
namespace {

constexpr int kMaxCount = 255;  // of one tile
constexpr int kMaxValue = 255;  // points of one tile
constexpr int kMaxBonus = 10000;
constexpr int kMaxTurns = 1000;
constexpr int kMaxBagLimit = 1000;

// --- [alphabet] -----------------------------------------------------------------------------

/// "[CH]" is an other way to write the label CH.
std::string withoutBrackets(std::string_view text)
{
    const bool bracketed = text.size() > 2 && text.front() == '[' && text.back() == ']';
    return std::string(bracketed ? text.substr(1, text.size() - 2) : text);
}

struct TileRow
{
    LetterSpec letter;
    int count = 0;
};

Result<TileRow> readTileRow(const SectionReader& reader, const Piece& line)
{
    const auto fields = fieldsOf(line);
    if (fields.size() < 4) {
        return reader.error(
            ErrorCode::Malformed,
            say("a tile needs its letter, its blank, how many there are and its points"), line);
    }
    TileRow row;
    row.letter.label = withoutBrackets(fields[0].text);
    row.letter.blankLabel = withoutBrackets(fields[1].text);
    const auto count = reader.number(fields[2], 0, kMaxCount, say("the number of tiles"));
    if (!count) return failure(count.error());
    const auto value = reader.number(fields[3], 0, kMaxValue, say("the points of a tile"));
    if (!value) return failure(value.error());
    row.count = *count;
    row.letter.value = *value;
    std::size_t next = 4;
    if (next < fields.size() && fields[next].text == kVowel) {
        row.letter.vowel = true;
        ++next;
    }
    for (; next < fields.size(); ++next) {
        std::string_view field = fields[next].text;
        if (field.front() != '=' || field.size() < 2) {
            return reader.error(
                ErrorCode::Malformed,
                say("after the points come 'vowel' and aliases such as =Y or =Y/y, not %1",
                    text::quoted(field)),
                fields[next]);
        }
        field.remove_prefix(1);
        const auto slash = std::min(field.find('/'), field.size());
        if (slash > 0) row.letter.aliases.push_back(withoutBrackets(field.substr(0, slash)));
        if (slash < field.size())
            row.letter.blankAliases.push_back(withoutBrackets(field.substr(slash + 1)));
    }
    return row;
}

Result<TileSet> readTileSection(const SectionReader& reader, const std::string& defaultName)
{
    if (auto keys = reader.checkKeys({"name", "title"}, kTiles); !keys)
        return failure(std::move(keys.error()));
    const Section& section = reader.section();
    if (section.tableName.line == 0) return reader.missing("tiles:");

    std::vector<LetterSpec> letters;
    std::vector<Piece> lines;
    TileDistribution tiles;
    std::optional<int> blankValue;
    for (const Piece& line : section.table) {
        auto row = readTileRow(reader, line);
        if (!row) return failure(std::move(row.error()));
        const bool isBlank = row->letter.label == kBlankLabel;
        if (isBlank && (blankValue || row->letter.blankLabel != kBlankLabel || row->letter.vowel ||
                        !row->letter.aliases.empty() || !row->letter.blankAliases.empty())) {
            return reader.error(ErrorCode::Malformed,
                                say("the blank has one line, such as '? ? 2 0', without more"),
                                line);
        }
        if (isBlank) {
            blankValue = row->letter.value;
            tiles.add(kBlank, row->count);
            continue;
        }
        lines.push_back(line);
        letters.push_back(std::move(row->letter));
        // The one letter too many is refused below, with all others that don't fit.
        if (letters.size() > kMaxLetters) break;
        tiles.add(static_cast<Tile>(letters.size()), row->count);
    }
    if (const auto problem = findLetterProblem(letters)) {
        return reader.error(problem->code, problem->sentence,
                            lines.empty() ? section.tableName : lines[problem->letter]);
    }
    if (tiles.empty())
        return reader.error(ErrorCode::OutOfRange, say("there are no tiles in the bag"),
                            section.tableName);
    auto alphabet = Alphabet::create(reader.text("name", defaultName), std::move(letters),
                                     blankValue.value_or(0));
    if (!alphabet)
        return reader.error(alphabet.error().code, std::move(alphabet.error().sentence), section.tableName);
    return TileSet{std::move(*alphabet), tiles};
}

// --- [layout] -------------------------------------------------------------------------------

/// A character of a picture and what it means.
struct LegendEntry
{
    std::string square;
    Premium premium;
};

Result<Premium> readPremium(const SectionReader& reader, const Piece& value)
{
    const auto fields = fieldsOf(value);
    int letter = 1;
    int word = 1;
    bool letterSeen = false;
    bool wordSeen = false;
    for (std::size_t i = 0; i < fields.size(); i += 2) {
        const bool isLetter = fields[i].text == "letter";
        bool& seen = isLetter ? letterSeen : wordSeen;
        if ((!isLetter && fields[i].text != "word") || i + 1 == fields.size() || seen) {
            return reader.error(
                ErrorCode::Malformed,
                say("a square reads 'letter 2 word 3', not %1", text::quoted(value.text)), value);
        }
        const auto number = reader.number(fields[i + 1], 0, 4, say("a multiplier"));
        if (!number) return failure(number.error());
        (isLetter ? letter : word) = *number;
        seen = true;
    }
    if ((letter == 0) != (word == 0)) {
        return reader.error(ErrorCode::OutOfRange,
                            say("a blocked square has 'letter 0 word 0', others have no 0"), value);
    }
    return Premium{static_cast<std::uint8_t>(letter), static_cast<std::uint8_t>(word)};
}

Result<std::vector<LegendEntry>> readLegend(const SectionReader& reader)
{
    std::vector<LegendEntry> legend;
    for (const auto& [premium, square] : squareLegend())
        legend.push_back({std::string(square), premium});
    for (const Setting& setting : reader.section().settings) {
        if (!setting.key.text.starts_with(kSquarePrefix)) continue;
        const auto square = text::trimmed(setting.key.text.substr(kSquarePrefix.size()));
        if (text::characterCount(square) != 1 || square == "[") {
            return reader.error(
                ErrorCode::Malformed,
                say("a square is one character, and not '[': %1", text::quoted(square)),
                setting.key);
        }
        if (std::any_of(legend.begin(), legend.end(),
                        [&](const LegendEntry& entry) { return entry.square == square; })) {
            return reader.error(ErrorCode::Malformed,
                                say("%1 has a meaning already", text::quoted(square)), setting.key);
        }
        const auto premium = readPremium(reader, setting.value);
        if (!premium) return failure(premium.error());
        legend.push_back({std::string(square), *premium});
    }
    return legend;
}

struct Picture
{
    int rows = 0;
    int columns = 0;
    std::vector<Premium> premiums;
};

Result<Picture> readPicture(const SectionReader& reader, const std::vector<LegendEntry>& legend)
{
    const Section& section = reader.section();
    Picture picture;
    for (const Piece& line : section.table) {
        const int width = text::characterCount(line.text);
        if (picture.rows == 0) picture.columns = width;
        if (width > kMaxDim || picture.rows == kMaxDim) {
            return reader.error(ErrorCode::OutOfRange,
                                say("a board has at most %1 rows and columns", kMaxDim), line);
        }
        int column = 0;
        for (std::string_view rest = line.text; !rest.empty(); ++column) {
            const auto square = rest.substr(0, text::characterBytes(rest));
            const auto found =
                std::find_if(legend.begin(), legend.end(),
                             [&](const LegendEntry& entry) { return entry.square == square; });
            if (found == legend.end()) {
                return reader.error(
                    ErrorCode::Malformed,
                    say("%1 is no square; an empty line ends the picture", text::quoted(square)),
                    {square, line.line, line.column + column});
            }
            picture.premiums.push_back(found->premium);
            rest.remove_prefix(square.size());
        }
        if (width != picture.columns) {
            return reader.error(
                ErrorCode::Malformed,
                say("this row has %1 squares, the first one has %2", width, picture.columns), line);
        }
        ++picture.rows;
    }
    if (picture.rows == 0)
        return reader.error(ErrorCode::Malformed, say("the picture has no rows"),
                            section.tableName);
    return picture;
}

/// "H8": column and row, as on the board.
std::optional<std::pair<int, int>> readSquareName(std::string_view text)
{
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const char letter = text.front() >= 'a' ? static_cast<char>(text.front() - 32) : text.front();
    int row = 0;
    const char* end = text.data() + text.size();
    const auto [rest, problem] = std::from_chars(text.data() + 1, end, row);
    if (letter < 'A' || letter > 'Z' || rest != end || problem != std::errc()) return std::nullopt;
    return std::pair(row - 1, letter - 'A');
}

Result<BoardLayout> readLayoutSection(const SectionReader& reader, const std::string& defaultName)
{
    if (auto keys = reader.checkKeys({"name", "title", "start"}, kSquares); !keys)
        return failure(std::move(keys.error()));
    const Setting* start = reader.find("start");
    if (start == nullptr) return reader.missing("start");
    if (reader.section().tableName.line == 0) return reader.missing("squares:");
    const auto place = readSquareName(start->value.text);
    if (!place) {
        return reader.error(
            ErrorCode::Malformed,
            say("the start is a square such as H8, not %1", text::quoted(start->value.text)),
            start->value);
    }
    const auto legend = readLegend(reader);
    if (!legend) return failure(legend.error());
    auto picture = readPicture(reader, *legend);
    if (!picture) return failure(std::move(picture.error()));
    auto layout =
        BoardLayout::create(reader.text("name", defaultName), picture->rows, picture->columns,
                            std::move(picture->premiums), place->first, place->second);
    // All else has been looked at: what is left to refuse is the start.
    if (!layout) return reader.error(layout.error().code, std::move(layout.error().sentence), start->value);
    return layout;
}

// --- [game] ---------------------------------------------------------------------------------

const std::vector<std::string>& gameKeys()
{
    static const std::vector<std::string> kKeys{"name",
                                                "title",
                                                "alphabet",
                                                "layout",
                                                "words",
                                                "rack",
                                                "bonus",
                                                "exchange_minimum_bag",
                                                "exchanges_per_player",
                                                "scoreless_turns",
                                                "passes",
                                                "exchange_is_scoreless",
                                                "scoreless_on_empty_board",
                                                "turns_after_bag_empty",
                                                "played_out",
                                                "stalled"};
    return kKeys;
}

/// "50", which is for playing the whole rack or more, or "40 from 7, 50 from 8".
Result<std::vector<int>> readBonus(const SectionReader& reader, const Piece& value, int rackSize)
{
    std::vector<int> bonus;
    std::vector<Piece> fields;
    for (Piece field : fieldsOf(value)) {
        if (field.text.ends_with(',')) field.text.remove_suffix(1);
        fields.push_back(field);
    }
    const bool whole = fields.size() == 1;
    if (!whole && fields.size() % 3 != 0) {
        return reader.error(
            ErrorCode::Malformed,
            say("the bonus reads '50' or '40 from 7, 50 from 8', not %1", text::quoted(value.text)),
            value);
    }
    for (std::size_t i = 0; i < fields.size(); i += 3) {
        const auto points = reader.number(fields[i], 0, kMaxBonus, say("the bonus"));
        if (!points) return failure(points.error());
        int from = rackSize;
        if (!whole) {
            if (fields[i + 1].text != "from")
                return reader.error(ErrorCode::Malformed, say("expected 'from'"), fields[i + 1]);
            const auto least = static_cast<int>(std::max<std::size_t>(bonus.size(), 1));
            const auto read = reader.number(fields[i + 2], least, kMaxRackSize,
                                            say("the number of tiles for a bonus (ascending)"));
            if (!read) return failure(read.error());
            from = *read;
        }
        bonus.resize(static_cast<std::size_t>(from), bonus.empty() ? 0 : bonus.back());
        bonus.push_back(*points);
    }
    // One form for one meaning: no bonus is an empty list, and the last entry differs.
    while (!bonus.empty() && bonus.back() == (bonus.size() > 1 ? bonus[bonus.size() - 2] : 0))
        bonus.pop_back();
    return bonus;
}

/// What the section says besides alphabet and layout.
Result<void> readGameSettings(const SectionReader& reader, GameRules& rules)
{
    EndRule& end = rules.end;
    const Setting* bonus = reader.find("bonus");
    if (reader.find("rack") == nullptr) return reader.missing("rack");
    if (bonus == nullptr) return reader.missing("bonus");
    Result<void> done = reader.readWord("words", kWordRules, rules.wordRule);
    if (done) done = reader.readNumber("rack", 1, kMaxRackSize, rules.rackSize);
    if (!done) return done;
    auto points = readBonus(reader, bonus->value, rules.rackSize);
    if (!points) return failure(std::move(points.error()));
    rules.bonus = std::move(*points);

    const auto number = [&](std::string_view key, int low, int high, int& value,
                            std::string_view word = {}, int wordValue = 0) {
        if (done) done = reader.readNumber(key, low, high, value, word, wordValue);
    };
    const auto word = [&](std::string_view key, const auto& words, auto& value) {
        if (done) done = reader.readWord(key, words, value);
    };
    number("exchange_minimum_bag", 1, kMaxBagLimit, rules.exchangeMinimumBag);
    number("exchanges_per_player", 0, kMaxTurns, rules.exchangesPerPlayer, kUnlimited, -1);
    number("scoreless_turns", 1, kMaxTurns, end.scorelessTurns, kNever, 0);
    number("passes", 1, kMaxTurns, end.passes, kNever, 0);
    word("exchange_is_scoreless", kYesNo, end.exchangeIsScoreless);
    word("scoreless_on_empty_board", kYesNo, end.scorelessOnEmptyBoard);
    number("turns_after_bag_empty", 0, kMaxTurns, end.turnsAfterBagEmpty, kUnlimited, -1);
    word("played_out", kPlayedOut, end.playedOut);
    word("stalled", kStalled, end.stalled);
    if (!done) return done;
    if (end.passes == 0 && (end.scorelessTurns == 0 || !end.scorelessOnEmptyBoard)) {
        return reader.error(ErrorCode::OutOfRange, say("a game of passes must end some time: give "
                                                       "'passes' or 'scoreless_turns' a number"));
    }
    return done;
}

/// The alphabet or the layout of a rules file: its own section, or the one that it names.
template <class T, class ReadSection, class ReadReference>
Result<T> ownOrNamed(const SectionReader& game, const Section* own, std::string_view key,
                     ReadSection readSection, ReadReference readReference)
{
    const Setting* setting = game.find(key);
    if (setting != nullptr && own != nullptr) {
        return game.error(
            ErrorCode::Malformed,
            say("%1 is named here, but the file has a section [%2] too", text::quoted(key), key),
            setting->key);
    }
    if (own != nullptr) return readSection();
    if (setting == nullptr) return game.missing(key);
    Result<T> named = readReference(std::string(setting->value.text));
    // A wrong file that is named has its own place; a wrong name is wrong here.
    if (!named && named.error().place.line == 0)
        return game.error(named.error().code, named.error().whole(), setting->value);
    return named;
}

}  // namespace

Result<TileSet> readTileSet(const Document& document, const std::string& defaultName)
{
    const Section* section = document.find("alphabet");
    if (section == nullptr)
        return document.error(ErrorCode::Malformed, say("there is no section [alphabet]"));
    return readTileSection(SectionReader(document, *section), defaultName);
}

Result<BoardLayout> readLayout(const Document& document, const std::string& defaultName)
{
    const Section* section = document.find("layout");
    if (section == nullptr)
        return document.error(ErrorCode::Malformed, say("there is no section [layout]"));
    return readLayoutSection(SectionReader(document, *section), defaultName);
}

Result<GameRules> readRules(const Document& document, const std::string& defaultName,
                            const References& references)
{
    const Section* section = document.find("game");
    if (section == nullptr)
        return document.error(ErrorCode::Malformed, say("there is no section [game]"));
    const SectionReader reader(document, *section);
    if (auto keys = reader.checkKeys(gameKeys(), {}); !keys)
        return failure(std::move(keys.error()));

    const std::string name = reader.text("name", defaultName);
    auto tiles = ownOrNamed<TileSet>(
        reader, document.find("alphabet"), "alphabet", [&] { return readTileSet(document, name); },
        references.tileSet);
    if (!tiles) return failure(std::move(tiles.error()));
    auto layout = ownOrNamed<BoardLayout>(
        reader, document.find("layout"), "layout", [&] { return readLayout(document, name); },
        references.layout);
    if (!layout) return failure(std::move(layout.error()));

    GameRules rules{.id = name,
                    .title = reader.text("title", name),
                    .alphabet = std::move(tiles->alphabet),
                    .tiles = tiles->tiles,
                    .layout = std::move(*layout),
                    .bonus = {},
                    .end = {},
                    .keptHash = {}};
    if (auto read = readGameSettings(reader, rules); !read) return failure(std::move(read.error()));
    if (scoreBound(rules) > kHighestScore) {
        return reader.error(ErrorCode::OutOfRange,
                            say("a move could score more than %1 points: too many word premiums in "
                                "one row or column",
                                kHighestScore));
    }
    return rules;
}

std::string titleOf(const Document& document, std::string_view section,
                    const std::string& defaultName)
{
    const Section* found = document.find(section);
    if (found == nullptr) return defaultName;
    const SectionReader reader(document, *found);
    return reader.text("title", reader.text("name", defaultName));
}

bool isSectionLine(std::string_view line)
{
    line = text::trimmed(line);
    if (!line.starts_with('[') || !line.ends_with(']')) return false;
    const std::string_view name = line.substr(1, line.size() - 2);
    return std::ranges::all_of(name, [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace engine::rules_text
