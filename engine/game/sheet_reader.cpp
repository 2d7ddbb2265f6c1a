// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/sheet_reader.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "engine/board/hands.h"
#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/board/position_check.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr int kHighestWritten = 9999;

bool isLatinLetter(char character)
{
    return std::isalpha(static_cast<unsigned char>(character)) != 0;
}

/// "32", "+32", "-5".
std::optional<Score> readScore(std::string_view text)
{
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    int points = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, points);
    if (text.empty() || error != std::errc() || stopped != end) return std::nullopt;
    if (points < -kHighestWritten || points > kHighestWritten) return std::nullopt;
    return Score{points};
}

std::vector<std::string_view> partsOf(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!(text = text::trimmed(text)).empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return parts;
}

/// How much of a text is a square with which a word could go on: "8d" of "8dquiz", "d8" of
/// "d8quiz". 0 when there is none; columns beyond Z need a space behind the square.
std::size_t squareLength(std::string_view text)
{
    std::size_t at = 0;
    const bool columnFirst = !text.empty() && isLatinLetter(text.front());
    if (columnFirst) ++at;
    const std::size_t digits = at;
    while (at < text.size() && text::isDigit(text[at])) ++at;
    if (at == digits) return 0;
    if (!columnFirst && (at == text.size() || !isLatinLetter(text[at]))) return 0;
    return columnFirst ? at : at + 1;
}

Result<RecordedRack> readRack(const Alphabet& alphabet, std::string_view text)
{
    RecordedRack rack;
    std::string known;
    for (const char character : text) {
        if (character == '_') ++rack.hidden;
        else known += character;
    }
    auto tiles = alphabet.readTiles(known);
    if (!tiles) return failure(std::move(tiles.error()));
    for (Tile& tile : *tiles) tile = letterOf(tile);
    rack.tiles = std::move(*tiles);
    return rack;
}

}  // namespace

SheetReader::SheetReader(const GameRecord& record, NodeId before, const Position& now)
    : m_record(record), m_before(before), m_now(now)
{
    for (m_lastTurn = before; m_lastTurn != kRootNode; m_lastTurn = parentOf(m_lastTurn))
        if (record.node(m_lastTurn).event.isTurn()) break;
}

Result<SheetLine> SheetReader::read(std::string_view text)
{
    m_text = text;
    std::vector<std::string_view> parts = partsOf(text);
    if (parts.empty()) return failure(ErrorCode::Malformed, say("nothing is typed"));
    if (parts.front().front() == '(' && isTilesAlone(parts.front())) return readEnd(parts);
    if (parts.front() == "--") return alone(parts, takenBack());
    if (parts.front().front() == '+') return alone(parts, bonus(parts.front()));
    if (parts.size() == 2 && isTimeMark(parts.front())) return readTime(parts);

    // A score at the end, a rack in front.
    if (parts.size() > 1) {
        if (auto score = readScore(parts.back())) {
            m_score = score;
            parts.pop_back();
        }
    }
    const auto isSquare = [this](std::string_view part) {
        return readCoordinate(part, m_now.board().rows(), m_now.board().columns()).has_value();
    };
    if (parts.size() > 1 && !isSquare(parts.front())) {
        auto rack = readRack(m_now.rules().alphabet, parts.front());
        if (!rack && text::isDigit(parts.front().front())) m_square = parts.front();
        else if (!rack) return failure(std::move(rack.error()));
        if (rack) m_rack = std::move(*rack);
        parts.erase(parts.begin());
    }
    if (parts.front().front() == '-') return alone(parts, lostOrMoved(parts.front()));
    if (parts.size() == 1) return readPlay(parts.front());
    if (parts.size() == 2 && isSquare(parts.front())) {
        m_square = parts.front();
        return readPlay(parts.back());
    }
    return failure(ErrorCode::Malformed,
                   say("this is more than a rack, a square, a word and a score"));
}

bool SheetReader::isTilesAlone(std::string_view part)
{
    const std::size_t end = part.find(')');
    return end == std::string_view::npos || end + 1 == part.size();
}

bool SheetReader::isTimeMark(std::string_view part)
{
    return std::tolower(static_cast<unsigned char>(part.front())) == 't' &&
           (part.size() == 1 || (part.size() == 2 && text::isDigit(part[1])));
}

Result<SheetLine> SheetReader::alone(const std::vector<std::string_view>& parts,
                                     Result<SheetLine> line)
{
    if (parts.size() > 1) return failure(ErrorCode::Malformed, say("nothing can follow on that"));
    return line;
}

Result<SheetLine> SheetReader::lineOf(EventKind kind, int player, Score score,
                                      std::vector<Tile> tiles)
{
    Event event;
    event.kind = kind;
    event.player = player;
    event.tiles = std::move(tiles);
    event.score = score;
    const auto totals = totalsAfter(m_record, m_before);
    event.total = totals[static_cast<std::size_t>(player)] + score;
    SheetLine line;
    line.events.push_back(std::move(event));
    return line;
}

bool SheetReader::hasConsequence(EventKind kind, int player) const
{
    for (NodeId id = m_before; id != m_lastTurn; id = parentOf(id)) {
        const Event& event = m_record.node(id).event;
        if (event.kind == kind && (player < 0 || event.player == player)) return true;
    }
    return false;
}

Result<const Event*> SheetReader::lastPlay() const
{
    const Event& event = m_record.node(m_lastTurn).event;
    if (m_lastTurn == kRootNode || event.kind != EventKind::Place)
        return failure(ErrorCode::IllegalMove, say("the last turn was no play"));
    if (hasConsequence(EventKind::Withdrawal))
        return failure(ErrorCode::IllegalMove, say("the last play is taken back already"));
    return &event;
}

Result<SheetLine> SheetReader::takenBack()
{
    const auto play = lastPlay();
    if (!play) return failure(play.error());
    return lineOf(EventKind::Withdrawal, (*play)->player, -(*play)->score);
}

Result<SheetLine> SheetReader::bonus(std::string_view text)
{
    const auto score = readScore(text);
    if (!score) return failure(ErrorCode::Malformed, say("points follow on the +"));
    const auto play = lastPlay();
    if (!play) return failure(play.error());
    return lineOf(EventKind::ChallengeBonus, (*play)->player, *score);
}

Result<SheetLine> SheetReader::readTime(const std::vector<std::string_view>& parts)
{
    const auto points = readScore(parts.back());
    if (!points) return failure(ErrorCode::Malformed, say("points follow on the t"));
    int player = m_lastTurn == kRootNode ? 0 : m_record.node(m_lastTurn).event.player;
    if (parts.front().size() == 2) player = parts.front()[1] - '1';
    if (player < 0 || player >= m_record.playerCount())
        return failure(ErrorCode::OutOfRange, say("there is no such player"));
    return lineOf(EventKind::TimePenalty, player, Score{-std::abs(points->points)});
}

Result<SheetLine> SheetReader::readEnd(const std::vector<std::string_view>& parts)
{
    std::string_view text = parts.front().substr(1);
    if (!text.empty() && text.back() == ')') text.remove_suffix(1);
    const auto rack = readRack(m_now.rules().alphabet, text);
    if (!rack) return failure(rack.error());
    if (parts.size() > 2)
        return failure(ErrorCode::Malformed, say("only a score can follow there"));
    std::optional<Score> score;
    if (parts.size() == 2 && !(score = readScore(parts.back())))
        return failure(ErrorCode::Malformed, say("only a score can follow there"));
    std::vector<Tile> tiles = rack->tiles;

    // With unknown racks only the writer can be sure that the last play was the end.
    TileCounts left = m_now.rules().tiles;
    const TileCounts onBoard = m_now.board().tiles();
    const bool sound = left.contains(onBoard);
    if (sound) left.removeAll(onBoard);
    const int mostLeft = m_now.rules().rackSize * (m_now.playerCount() - 1);
    // The others may have passed once more.
    NodeId last = m_lastTurn;
    while (last != kRootNode && m_record.node(last).event.kind != EventKind::Place)
        last = parentOf(last);
    const bool isOut = last != kRootNode && sound && left.total() <= mostLeft &&
                       (tiles.empty() || TileCounts(tiles) == left);
    if (isOut || m_now.gameEnd() == GameEnd::PlayedOut) {
        if (last == kRootNode) return failure(ErrorCode::IllegalMove, say("nobody has played yet"));
        const int out = m_record.node(last).event.player;
        if (hasConsequence(EventKind::OutPoints))
            return failure(ErrorCode::IllegalMove, say("the tiles left are counted already"));
        if (tiles.empty()) tiles = left.tiles();
        if (tiles.empty()) return failure(ErrorCode::IllegalMove, say("no tiles are left"));
        Position end = m_now;
        for (int i = 0; i < end.playerCount(); ++i) end.setRack(i, {}, 0);
        end.setRack((out + 1) % end.playerCount(), Rack(tiles));
        const Score points = end.settlement()[static_cast<std::size_t>(out)];
        return lineOf(EventKind::OutPoints, out, score.value_or(points), std::move(tiles));
    }
    if (tiles.empty()) return failure(ErrorCode::Malformed, say("the tiles left follow on the ("));
    int player = m_now.onTurn();
    for (int i = 0; i < m_now.playerCount(); ++i) {
        if (!hasConsequence(EventKind::RackPenalty, player)) break;
        player = (player + 1) % m_now.playerCount();
    }
    int points = 0;
    for (const Tile tile : tiles) points -= m_now.rules().alphabet.value(tile);
    return lineOf(EventKind::RackPenalty, player, score.value_or(Score{points}), std::move(tiles));
}

Result<Position> SheetReader::inHand() const
{
    Position position = m_now;
    for (int i = 0; i < position.playerCount(); ++i) position.setRack(i, position.player(i).rack);
    if (!m_rack) {
        const Rack& known = m_now.mover().rack;
        const int most = std::min(m_now.rules().rackSize, known.total() + m_now.unseen().total());
        if (known.total() < most) position.setRack(m_now.onTurn(), known, most);
        return position;
    }
    position.setRack(position.onTurn(), m_rack->known(), m_rack->size());
    if (auto possible = checkTiles(position); !possible)
        return failure(std::move(possible.error()));
    if (m_rack->size() > position.rules().rackSize) {
        return failure(ErrorCode::OutOfRange, say("a rack holds %1 tiles at most, not %2",
                                                  position.rules().rackSize, m_rack->size()));
    }
    return position;
}

Event SheetReader::eventOf(const Move& move) const
{
    Event event = eventFor(m_now, move);
    // Tiles that are only partly known are not what the player had.
    if (m_rack) event.rack = *m_rack;
    else if (rackKnowledge(m_now, m_now.onTurn()) != RackKnowledge::Known ||
             !m_now.mover().rack.contains(move.tilesUsed()))
        event.rack = {};
    if (m_score) {
        event.total->points += m_score->points - event.score.points;
        event.score = *m_score;
    }
    return event;
}

bool SheetReader::rackHolds(const Move& move) const
{
    if (!m_rack) return true;
    const TileCounts used = move.tilesUsed();
    const Rack known = m_rack->known();
    int missing = 0;
    for (int tile = 0; tile < kTileKinds; ++tile) {
        const auto kind = static_cast<Tile>(tile);
        missing += std::max(used.count(kind) - known.count(kind), 0);
    }
    return missing <= m_rack->hidden;
}

Result<SheetLine> SheetReader::lostOrMoved(std::string_view part)
{
    SheetLine line;
    if (part == "-!") {
        Event event = eventOf(passMove());
        event.kind = EventKind::LostChallenge;
        line.choices.push_back({std::move(event), {}});
        return line;
    }
    const auto position = inHand();
    if (!position) return failure(position.error());
    std::string upper(part);
    if (isOneCase(part)) upper = raised(part);
    const auto move = readMove(*position, upper);
    if (!move) return failure(move.error());
    if (auto legal = checkMove(*position, *move, WordCheck::Ignore); !legal)
        return failure(std::move(legal.error()));
    if (!rackHolds(*move))
        return failure(ErrorCode::IllegalMove, say("the rack does not hold these tiles"));
    line.choices.push_back({eventOf(*move), {*move, {}, 0}});
    line.scoreGiven = m_score.has_value();
    return line;
}

Result<SheetLine> SheetReader::readPlay(std::string_view part)
{
    if (m_square.empty()) {
        if (const std::size_t length = squareLength(part)) {
            m_square = part.substr(0, length);
            part.remove_prefix(length);
        }
    }
    // "quiz32"
    std::size_t word = part.size();
    while (word > 0 && text::isDigit(part[word - 1])) --word;
    if (!m_score && word > 0 && word < part.size()) {
        m_score = readScore(part.substr(word));
        part = part.substr(0, word);
    }
    if (part.empty())
        return failure(ErrorCode::Malformed, say("the word is missing after the square"));
    std::optional<Coordinate> start;
    if (!m_square.empty()) {
        const auto square = readCoordinate(m_square, m_now.board().rows(), m_now.board().columns());
        if (!square) return failure(square.error());
        start = *square;
    }
    const auto position = inHand();
    if (!position) return failure(position.error());

    const auto readings = readingsOf(part);
    if (!readings) return failure(readings.error());
    SheetLine line;
    std::optional<Error> complaint;
    for (const std::vector<WrittenTile>& reading : *readings) {
        auto places = placesOf(*position, reading, start);
        if (!places) {
            if (!complaint) complaint = std::move(places.error());
            continue;
        }
        for (WordPlace& place : *places) {
            const auto same = [&place](const SheetChoice& choice) {
                return choice.place.move == place.move;
            };
            if (std::any_of(line.choices.begin(), line.choices.end(), same)) continue;
            if (rackHolds(place.move)) {
                Event event = eventOf(place.move);
                line.choices.push_back({std::move(event), std::move(place)});
            } else if (!complaint) {
                complaint =
                    Error{ErrorCode::IllegalMove, say("the rack does not hold these tiles"), {}};
            }
        }
    }
    if (line.choices.empty()) return failure(std::move(*complaint));
    line.placeGiven = start.has_value();
    line.scoreGiven = m_score.has_value();
    const auto phonies = [](const SheetChoice& choice) { return choice.place.phonies; };
    std::stable_sort(
        line.choices.begin(), line.choices.end(),
        [&](const SheetChoice& a, const SheetChoice& b) { return phonies(a) < phonies(b); });
    if (m_score) {
        std::stable_partition(
            line.choices.begin(), line.choices.end(),
            [this](const SheetChoice& choice) { return choice.place.move.score == *m_score; });
    }
    return line;
}

bool SheetReader::isOneCase(std::string_view text)
{
    const auto is = [&](int (*test)(int)) {
        return std::any_of(text.begin(), text.end(), [test](char character) {
            return test(static_cast<unsigned char>(character)) != 0;
        });
    };
    return !is(std::isupper) || !is(std::islower);
}

std::string SheetReader::raised(std::string_view text) const
{
    const Alphabet& alphabet = m_now.rules().alphabet;
    std::string result;
    while (!text.empty()) {
        const auto reading = alphabet.readTile(text);
        if (reading && isDesignatedBlank(reading->tile)) {
            result += alphabet.written(letterOf(reading->tile));
            text.remove_prefix(reading->length);
        } else {
            result += text.front();
            text.remove_prefix(1);
        }
    }
    return result;
}

Result<std::vector<std::vector<WrittenTile>>> SheetReader::readingsOf(std::string_view text) const
{
    const Alphabet& alphabet = m_now.rules().alphabet;
    const auto before = static_cast<std::size_t>(text.data() - m_text.data());
    const int column = text::characterCount(m_text.substr(0, before)) + 1;
    auto written = readWrittenWord(alphabet, text, column);
    if (!written) return failure(std::move(written.error()));
    std::vector<std::vector<WrittenTile>> readings;
    const auto isSmall = [](const WrittenTile& tile) { return isDesignatedBlank(tile.tile); };
    const auto isLarge = [](const WrittenTile& tile) {
        return tile.tile != kNoTile && !isDesignatedBlank(tile.tile);
    };
    const bool small = std::any_of(written->begin(), written->end(), isSmall);
    const bool large = std::any_of(written->begin(), written->end(), isLarge);
    std::vector<WrittenTile> natural = *written;
    for (WrittenTile& tile : natural) tile.tile = letterOf(tile.tile);
    if (!small || !large) {
        // Of letters that can be one tile together the one tile comes first.
        if (const auto word = alphabet.readWord(text); word && word->size() != natural.size()) {
            std::vector<WrittenTile> together;
            for (const Tile tile : *word) together.push_back({tile, false, 0});
            readings.push_back(std::move(together));
        }
        readings.push_back(std::move(natural));
        return readings;
    }
    // Typed with Shift for the blanks, or as moves are written: no game has blanks for both.
    std::vector<WrittenTile> typed = *written;
    for (WrittenTile& tile : typed) {
        if (isSmall(tile)) tile.tile = letterOf(tile.tile);
        else if (isLarge(tile)) tile.tile = asBlank(tile.tile);
    }
    readings.push_back(std::move(typed));
    readings.push_back(std::move(*written));
    return readings;
}

}  // namespace engine
