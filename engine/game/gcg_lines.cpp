// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg_lines.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <span>
#include <system_error>

#include "engine/board/move_notation.h"
#include "engine/game/rules_choice.h"
#include "engine/rules/text.h"

namespace engine::gcg_lines {
namespace {

constexpr std::string_view kBlanks = " \t";
constexpr char kBar = '|';
constexpr char kHidden = '_';

bool allDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), text::isDigit);
}

bool isSigned(std::string_view word)
{
    return !word.empty() && (word.front() == '+' || word.front() == '-') &&
           allDigits(word.substr(1));
}

bool isTotal(std::string_view word)
{
    return allDigits(word) || (isSigned(word) && word.front() == '-');
}

bool isSquare(std::string_view word)
{
    return readCoordinate(word, 999, 702).has_value();
}

bool inParentheses(std::string_view word)
{
    return word.size() >= 2 && word.front() == '(' && word.back() == ')';
}

bool sameWord(std::string_view word, std::string_view lower)
{
    return std::equal(word.begin(), word.end(), lower.begin(), lower.end(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (Split split = firstWord(text); !split.first.empty(); split = firstWord(split.rest))
        words.push_back(split.first);
    return words;
}

tl::unexpected<Error> malformed(Sentence why)
{
    return failure(ErrorCode::Malformed, std::move(why));
}

Result<int> numberFrom(std::string_view word, const Sentence& what)
{
    std::string_view digits = word;
    if (digits.starts_with('+')) digits.remove_prefix(1);
    int number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stopped, error] = std::from_chars(digits.data(), end, number);
    if (error != std::errc() || stopped != end || number > kHighestScore || number < -kHighestScore)
        return failure(ErrorCode::OutOfRange,
                       say("%1 is out of range: %2", what, text::quoted(word)));
    return number;
}

/// The part of the line behind ">nick:", and the nick.
Result<Split> nickOf(std::string_view line, const std::vector<std::string>& nicks)
{
    const std::string_view text = text::trimmed(line.substr(line.find('>') + 1));
    std::size_t longest = 0;
    for (const std::string& nick : nicks) {
        if (!text.starts_with(nick) || nick.size() < longest) continue;
        if (text::trimmed(text.substr(nick.size())).starts_with(':')) longest = nick.size();
    }
    const std::size_t colon = text.find(':', longest);
    if (colon == std::string_view::npos)
        return malformed(say("the ':' after the player is missing"));
    return Split{text::trimmed(text.substr(0, colon)), text.substr(colon + 1)};
}

/// Whether these words can be all that stands before a score.
bool endsWithAction(std::span<const std::string_view> words)
{
    if (words.empty()) return false;
    return words.back().front() == '-' || inParentheses(words.back()) ||
           (words.size() >= 2 && isSquare(words[words.size() - 2]));
}

/// Where the score stands among the words.
Result<std::size_t> findScore(const std::vector<std::string_view>& words, EventFields& fields)
{
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        // A number of tiles exchanged looks like a score, too.
        if (isSigned(words[i]) && isTotal(words[i + 1]) &&
            endsWithAction(std::span(words).first(i)))
            return i;
    }
    // Without a sign, or without a total.
    for (std::size_t i = words.size(); i-- > 1;) {
        if (allDigits(words[i]) && allDigits(words[i - 1])) {
            fields.doubts.emplace_back(say("the score has no sign"));
            return i - 1;
        }
    }
    for (std::size_t i = words.size(); i-- > 1;) {
        if (!isSigned(words[i])) continue;
        fields.doubts.emplace_back(say("the total is missing"));
        return i;
    }
    // What was meant for it, where there is something: with a sign sooner than without.
    for (const bool hasSign : {true, false}) {
        for (std::size_t i = words.size(); i-- > 1;) {
            const std::string_view word = words[i];
            if ((word.front() == '+' || word.front() == '-') != hasSign || isSquare(word)) continue;
            const std::string_view digits = word.substr(hasSign ? 1 : 0);
            if (!digits.empty() && digits.front() >= '0' && digits.front() <= '9')
                return malformed(say("%1 is no score: a score is a number with a sign, like +24",
                                     text::quoted(word)));
        }
    }
    return malformed(say("the score is missing, a number with a sign like +24"));
}

/// What the words between player and score say.
Result<void> readAction(const std::vector<std::string_view>& words, bool negative,
                        EventFields& fields)
{
    if (words.empty()) return malformed(say("the move is missing"));
    const std::string_view last = words.back();
    std::size_t used = 1;
    if (last == "--") {
        fields.kind = EventKind::Withdrawal;
    } else if (last == "-" || last == "-0") {
        fields.kind = EventKind::Pass;
        if (last != "-")
            fields.doubts.emplace_back(say("an exchange of 0 tiles is taken as a pass"));
    } else if (last.starts_with('-')) {
        fields.kind = EventKind::Exchange;
        fields.tiles = last.substr(1);
    } else if (sameWord(last, "(challenge)")) {
        fields.kind = EventKind::ChallengeBonus;
    } else if (sameWord(last, "(time)")) {
        fields.kind = EventKind::TimePenalty;
    } else if (words.size() >= 2 && isSquare(words[words.size() - 2])) {
        fields.kind = EventKind::Place;
        fields.square = words[words.size() - 2];
        fields.tiles = last;
        used = 2;
    } else if (inParentheses(last)) {
        fields.kind = negative ? EventKind::RackPenalty : EventKind::OutPoints;
        fields.tiles = last.substr(1, last.size() - 2);
    } else {
        return malformed(say("there is neither a square nor anything else that could be a move"));
    }
    if (words.size() > used + 1) return malformed(say("there is more than a rack before the move"));
    if (words.size() == used + 1) fields.rack = words.front();
    return {};
}

/// One tile of a text that has bars, which stand between tiles.
std::vector<std::string> piecesBetweenBars(std::string_view text)
{
    std::vector<std::string> pieces;
    while (!text.empty()) {
        const std::string_view piece = text.substr(0, text.find(kBar));
        text.remove_prefix(std::min(piece.size() + 1, text.size()));
        if (!piece.empty()) pieces.emplace_back(piece);
    }
    return pieces;
}

}  // namespace

std::vector<Line> linesOf(std::string_view text)
{
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        lines.push_back({text.substr(0, end), number});
        const bool both = text.substr(end).starts_with("\r\n");
        text.remove_prefix(std::min(end + (both ? 2 : 1), text.size()));
    }
    return lines;
}

Split firstWord(std::string_view text)
{
    text = text::trimmed(text);
    const std::size_t end = std::min(text.find_first_of(kBlanks), text.size());
    return {text.substr(0, end), text::trimmed(text.substr(end))};
}

Pragma pragmaOf(std::string_view line)
{
    const auto [first, rest] = firstWord(line);
    return {first.substr(1), rest};
}

Result<EventFields> fieldsOf(std::string_view line, const std::vector<std::string>& nicks)
{
    const auto nick = nickOf(line, nicks);
    if (!nick) return failure(nick.error());
    EventFields fields;
    fields.nick = nick->first;
    std::vector<std::string_view> words = wordsOf(nick->rest);
    const auto at = findScore(words, fields);
    if (!at) return failure(at.error());
    const auto score = numberFrom(words[*at], say("the score"));
    if (!score) return failure(score.error());
    fields.score = *score;
    std::size_t end = *at + 1;
    if (end < words.size() && isTotal(words[end])) {
        const auto total = numberFrom(words[end], say("the total"));
        if (!total) return failure(total.error());
        fields.total = *total;
        ++end;
    }
    if (end < words.size()) {
        const char* const begin = words[end].data();
        const std::string_view last = words.back();
        fields.trailer = {begin, static_cast<std::size_t>(last.data() + last.size() - begin)};
    }
    const bool negative = words[*at].front() == '-';
    words.resize(*at);
    if (auto action = readAction(words, negative, fields); !action) return failure(action.error());
    return fields;
}

std::string plainNick(std::string_view nick)
{
    std::string result(nick);
    for (char& c : result)
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r') c = '_';
    return result;
}

void nameRules(GameInfo& info, const GameRules& rules, bool doubtful)
{
    const bool named =
        !info.gameType.empty() || !info.boardLayout.empty() || !info.tileDistribution.empty();
    if (named || (rules.id == "english" && !doubtful)) return;
    info.gameType = rules.jumbled() ? "wordsmog" : "classic";
    info.boardLayout = layoutNameFor(rules.layout.name());
    info.tileDistribution = rules.alphabet.name();
}

std::string withBrackets(const Alphabet& alphabet, std::string_view word)
{
    if (word.find(kBar) == std::string_view::npos) return std::string(word);
    std::string result;
    for (const std::string& piece : piecesBetweenBars(word)) {
        const std::string bracketed = "[" + piece + "]";
        const auto one = alphabet.readTile(bracketed);
        const bool isOne = one && one->length == bracketed.size() && one->tile != kBlank;
        result += isOne ? std::string(alphabet.written(one->tile)) : piece;
    }
    return result;
}

Result<Tiles> readTiles(const Alphabet& alphabet, std::string_view text)
{
    std::string plain = withBrackets(alphabet, text);
    Tiles result;
    result.rack.hidden = static_cast<int>(std::count(plain.begin(), plain.end(), kHidden));
    std::erase(plain, kHidden);
    auto tiles = alphabet.readTiles(plain);
    if (!tiles) return failure(std::move(tiles.error()));
    const auto lower = std::count_if(tiles->begin(), tiles->end(), isDesignatedBlank);
    const auto upper = std::count_if(tiles->begin(), tiles->end(), [](Tile tile) {
        return tile != kBlank && !isDesignatedBlank(tile);
    });
    if (lower > 0) {
        result.doubt = upper > 0 ? say("letters in lower case are taken as blanks")
                                 : say("letters in lower case are taken as those in upper case");
    }
    for (Tile& tile : *tiles) tile = upper > 0 ? rackTileOf(tile) : letterOf(tile);
    if (result.rack.hidden > kMaxSquares || tiles->size() > kMaxSquares)
        return failure(ErrorCode::OutOfRange, say("no rack holds that many tiles"));
    result.rack.tiles = std::move(*tiles);
    return result;
}

}  // namespace engine::gcg_lines
