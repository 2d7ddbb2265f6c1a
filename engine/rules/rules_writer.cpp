// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rules_writer.h"

#include <algorithm>
#include <set>
#include <vector>

#include "engine/rules/rules_format.h"
#include "engine/rules/text.h"

namespace engine::rules_text {
namespace {

/// `key = value`, or nothing for a value that a file can't hold.
void writeSetting(std::string& out, std::string_view key, std::string value)
{
    std::replace_if(value.begin(), value.end(), text::isControl, ' ');
    const std::string_view trimmed = text::trimmed(value);
    if (!trimmed.empty()) out += std::string(key) + " = " + std::string(trimmed) + "\n";
}

void writeNumber(std::string& out, std::string_view key, int value, std::string_view word = {},
                 int wordValue = 0)
{
    const bool isWord = !word.empty() && value == wordValue;
    writeSetting(out, key, isWord ? std::string(word) : std::to_string(value));
}

std::string bonusText(const GameRules& rules)
{
    std::string steps;
    int previous = 0;
    const auto entries = static_cast<int>(rules.bonus.size());
    for (int tiles = 1; tiles < std::max(entries, 2); ++tiles) {
        const int points = rules.bonusFor(tiles);
        if (points == previous) continue;
        steps +=
            (steps.empty() ? "" : ", ") + std::to_string(points) + " from " + std::to_string(tiles);
        previous = points;
    }
    return steps.empty() ? "0" : steps;
}

void writeGame(std::string& out, const GameRules& rules)
{
    const EndRule& end = rules.end;
    out += "[game]\n";
    writeSetting(out, "name", rules.id);
    writeSetting(out, "title", rules.title);
    writeSetting(out, "words", std::string(wordFor(kWordRules, rules.wordRule)));
    writeNumber(out, "rack", rules.rackSize);
    writeSetting(out, "bonus", bonusText(rules));
    writeNumber(out, "exchange_minimum_bag", rules.exchangeMinimumBag);
    writeNumber(out, "exchanges_per_player", rules.exchangesPerPlayer, kUnlimited, -1);
    writeNumber(out, "scoreless_turns", end.scorelessTurns, kNever);
    writeNumber(out, "passes", end.passes, kNever);
    writeSetting(out, "exchange_is_scoreless",
                 std::string(wordFor(kYesNo, end.exchangeIsScoreless)));
    writeSetting(out, "scoreless_on_empty_board",
                 std::string(wordFor(kYesNo, end.scorelessOnEmptyBoard)));
    writeNumber(out, "turns_after_bag_empty", end.turnsAfterBagEmpty, kUnlimited, -1);
    writeSetting(out, "played_out", std::string(wordFor(kPlayedOut, end.playedOut)));
    writeSetting(out, "stalled", std::string(wordFor(kStalled, end.stalled)));
}

std::string tileRow(const LetterSpec& letter, int count)
{
    std::string row = letter.label + " " + letter.blankLabel + " " + std::to_string(count) + " " +
                      std::to_string(letter.value);
    if (letter.vowel) row += " " + std::string(kVowel);
    const std::size_t aliases = std::max(letter.aliases.size(), letter.blankAliases.size());
    for (std::size_t i = 0; i < aliases; ++i) {
        row += " =";
        if (i < letter.aliases.size()) row += letter.aliases[i];
        if (i < letter.blankAliases.size()) row += "/" + letter.blankAliases[i];
    }
    return row + "\n";
}

void writeAlphabet(std::string& out, const Alphabet& alphabet, const TileDistribution& tiles)
{
    out += "\n[alphabet]\n";
    writeSetting(out, "name", alphabet.name());
    out += std::string(kTiles) + ":\n# tile, its blank, how many, points\n";
    LetterSpec blank;
    blank.label = kBlankLabel;
    blank.blankLabel = kBlankLabel;
    blank.value = alphabet.value(kBlank);
    out += tileRow(blank, tiles.count(kBlank));
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const auto tile = static_cast<Tile>(letter);
        out += tileRow(alphabet.spec(tile), tiles.count(tile));
    }
}

/// The character for a square. Those with both multipliers have no usual one: digits, which are
/// explained in the file.
std::string squareText(Premium premium)
{
    const std::string_view usual = wordFor(squareLegend(), premium);
    if (!usual.empty()) return std::string(usual);
    return std::to_string((premium.letter - 2) * 3 + premium.word - 1);
}

void writeLayout(std::string& out, const BoardLayout& layout)
{
    out += "\n[layout]\n";
    writeSetting(out, "name", layout.name());
    writeSetting(out, "start",
                 static_cast<char>('A' + layout.startColumn()) +
                     std::to_string(layout.startRow() + 1));
    std::string picture;
    std::set<std::string> explained;
    for (int row = 0; row < layout.rows(); ++row) {
        for (int column = 0; column < layout.columns(); ++column) {
            const Premium premium = layout.premium(row, column);
            const std::string square = squareText(premium);
            picture += square;
            const bool usual = !wordFor(squareLegend(), premium).empty();
            if (usual || !explained.insert(square).second) continue;
            writeSetting(out, std::string(kSquarePrefix) + square,
                         "letter " + std::to_string(premium.letter) + " word " +
                             std::to_string(premium.word));
        }
        picture += "\n";
    }
    out += std::string(kSquares) + ":\n" + picture;
}

}  // namespace

std::string writeRules(const GameRules& rules)
{
    std::string out;
    writeGame(out, rules);
    writeAlphabet(out, rules.alphabet, rules.tiles);
    writeLayout(out, rules.layout);
    return out;
}

}  // namespace engine::rules_text
