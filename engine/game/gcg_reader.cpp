// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg_reader.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <system_error>
#include <utility>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/game/note_text.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

using gcg_header::Header;
using gcg_header::playerIn;
using gcg_lines::EventFields;
using gcg_lines::isEvent;
using gcg_lines::isPragma;
using gcg_lines::Line;

constexpr std::string_view kLostChallenge = "#unsuccessful-challenge";

/// A play of one tile as the word that it makes in that direction; as it is where it makes none.
Move writtenAlong(Direction direction, const Board& board, const Move& move)
{
    const PlacedTile only = tilesPlacedBy(move).front();
    const int rowStep = direction == Direction::Down ? 1 : 0;
    const int columnStep = 1 - rowStep;
    const auto lies = [&board](int row, int column) {
        return board.atOrNone(row, column) != kNoTile;
    };
    Move word;
    word.kind = MoveKind::Place;
    word.direction = direction;
    word.tilesPlayed = 1;
    int row = only.row;
    int column = only.column;
    for (; lies(row - rowStep, column - columnStep); row -= rowStep, column -= columnStep)
        ++word.length;
    word.row = static_cast<std::uint8_t>(row);
    word.column = static_cast<std::uint8_t>(column);
    word.tiles[word.length++] = only.tile;
    row = only.row + rowStep;
    column = only.column + columnStep;
    for (; lies(row, column); row += rowStep, column += columnStep) ++word.length;
    return word.length > 1 ? word : move;
}

}  // namespace

GcgReader::GcgReader(const Header& header, GameRecord record)
    : m_remarks(header.remarks),
      m_record(std::move(record)),
      m_state(Position::create(m_record.rulesPtr(), nullptr, m_record.playerCount()).value())
{
    for (const GamePlayer& player : m_record.info().players) m_nicks.push_back(player.nick);
    m_info = m_record.info();
    m_declared.resize(m_info.players.size());
}

Result<void> GcgReader::read(const std::vector<Line>& lines)
{
    // Each becomes a position when the game is played through.
    constexpr std::size_t kMostEvents = 20'000;
    std::size_t events = 0;
    for (const Line& line : lines) {
        if (!isEvent(text::trimmed(line.text))) continue;
        m_lastEvent = line.number;
        ++events;
    }
    if (events > kMostEvents) {
        return failure(ErrorCode::OutOfRange,
                       say("has %1 lines, which is too much for a game", events));
    }
    for (const Line& line : lines) {
        const std::string_view trimmed = text::trimmed(line.text);
        if (isEvent(trimmed)) {
            if (auto good = readEvent(line); !good) return good;
        } else if (isPragma(trimmed)) {
            readPragma(line);
        } else if (trimmed.empty()) {
            if (m_inNote) m_blankLines.emplace_back(line.text);
        } else if (m_inNote) {
            continueNote(line.text);
        } else {
            doubt(ErrorCode::Malformed, say("is neither a pragma nor an event"), line);
            keepLine(line);
        }
    }
    closeNode();
    gcg_lines::nameRules(m_info, m_record.rules());
    return m_record.setInfo(std::move(m_info));
}

GcgReading GcgReader::take()
{
    m_lines.resize(static_cast<std::size_t>(m_record.idLimit()));
    return {std::move(m_record), std::move(m_remarks), std::move(m_lines)};
}

void GcgReader::doubt(ErrorCode code, Sentence message, const Line& line)
{
    gcg_header::remark(m_remarks, code, std::move(message), line.number);
}

void GcgReader::doubt(Sentence message, const Line& line)
{
    doubt(ErrorCode::Unusual, std::move(message), line);
}

void GcgReader::keepLine(const Line& line)
{
    m_otherLines.emplace_back(line.text);
    endNote();
}

void GcgReader::endNote()
{
    m_inNote = false;
    m_blankLines.clear();
}

void GcgReader::startNote(std::string_view line)
{
    const std::size_t begin = line.find('#') + 5;
    m_annotations.notes.emplace_back(line.substr(std::min(begin + 1, line.size())));
    m_inNote = true;
    m_blankLines.clear();
    if (m_node == kRootNode || m_annotations.notes.size() != 1) return;
    Event event = m_record.node(m_node).event;
    if (event.kind != EventKind::Pass || m_annotations.notes.back() != kLostChallenge) return;
    event.kind = EventKind::LostChallenge;
    m_annotations.notes.clear();
    m_inNote = false;
    // A pass stays as good an event as it was.
    static_cast<void>(m_record.setEvent(m_node, std::move(event)));
}

void GcgReader::continueNote(std::string_view line)
{
    std::string& note = m_annotations.notes.back();
    for (const std::string& blank : m_blankLines) note += "\n" + blank;
    m_blankLines.clear();
    note.append("\n").append(note_text::unescaped(line));
}

void GcgReader::closeNode()
{
    endNote();
    const BoardLayout& layout = m_record.rules().layout;
    if (!m_annotations.notes.empty()) {
        auto tags =
            note_text::readTags(m_annotations.notes.back(), layout.rows(), layout.columns());
        if (tags && !(tags->clock && m_node == kRootNode)) {
            m_annotations.notes.pop_back();
            m_annotations.glyph = tags->glyph;
            m_annotations.shapes = std::move(tags->shapes);
            if (tags->clock) {
                Event event = m_record.node(m_node).event;
                event.clock = tags->clock;
                static_cast<void>(m_record.setEvent(m_node, std::move(event)));
            }
        }
    }
    if (!m_annotations.empty()) m_record.setAnnotations(m_node, std::exchange(m_annotations, {}));
    if (!m_otherLines.empty()) m_record.setOtherLines(m_node, std::exchange(m_otherLines, {}));
    if (!m_racks.empty()) {
        m_state.setRacks(m_racks);
        static_cast<void>(m_record.setRacksAfter(m_node, std::exchange(m_racks, {})));
    }
}

void GcgReader::readPragma(const Line& line)
{
    const auto [name, value] = gcg_lines::pragmaOf(text::trimmed(line.text));
    if (name == "note") return startNote(line.text);
    if (name == "character-encoding" && line.number == 1) return endNote();
    if (!value.empty() && m_node == kRootNode) {
        if (const auto player = playerIn(name, "player");
            player && *player < m_record.playerCount()) {
            const auto index = static_cast<std::size_t>(*player);
            if (!m_declared[index]) {
                m_declared[index] = true;
                return endNote();
            }
        }
        if (std::string* field = headerField(name); field != nullptr && field->empty()) {
            *field = value;
            return endNote();
        }
    }
    if (name == "description" && m_node == kRootNode) {
        // One without a text says nothing until another follows it.
        if (!m_info.description.empty()) m_info.description.append("\n").append(value);
        return endNote();
    }
    // In front of the game it says nothing that could be trusted.
    if (name == "incomplete" && m_node != kRootNode && line.number > m_lastEvent &&
        !m_info.incomplete && readRack(onTurn(), value, line)) {
        m_info.incomplete = true;
        return endNote();
    }
    if (const auto player = playerIn(name, "rack");
        player && !value.empty() && readRack(*player, value, line))
        return endNote();
    keepLine(line);
}

std::string* GcgReader::headerField(std::string_view name)
{
    if (name == "title") return &m_info.title;
    if (name == "description") return &m_info.description;
    if (name == "date") return &m_info.date;
    if (name == "id") return &m_info.source;
    if (name == "lexicon") return &m_info.lexicon;
    if (name == "game-type") return &m_info.gameType;
    if (name == "board-layout") return &m_info.boardLayout;
    return name == "tile-distribution" ? &m_info.tileDistribution : nullptr;
}

bool GcgReader::readRack(int player, std::string_view text, const Line& line)
{
    const auto index = static_cast<std::size_t>(player);
    if (player >= m_record.playerCount()) {
        doubt(say("there is no player %1", player + 1), line);
        return false;
    }
    if (text.empty()) return true;
    auto tiles = gcg_lines::readTiles(m_record.rules().alphabet, text);
    if (!tiles) {
        doubt(tiles.error().code, say("the rack: %1", tiles.error().sentence), line);
        return false;
    }
    if (index < m_racks.size() && !m_racks[index].empty()) {
        doubt(say("the rack of this player has been given already"), line);
        return false;
    }
    if (!tiles->doubt.empty()) doubt(tiles->doubt, line);
    m_racks.resize(m_info.players.size());
    m_racks[index] = std::move(tiles->rack);
    return true;
}

Result<void> GcgReader::readEvent(const Line& line)
{
    closeNode();
    Event event;
    const auto fields = gcg_lines::fieldsOf(text::trimmed(line.text), m_nicks);
    if (!fields) {
        event = unread(line, fields.error(), onTurn());
    } else {
        setPlayer(event, *fields, line);
        event.score = Score{fields->score};
        if (fields->total) event.total = Score{*fields->total};
        for (const Sentence& oddity : fields->doubts) doubt(oddity, line);
        if (auto filled = fill(event, *fields, line); !filled) {
            Event bad = unread(line, filled.error(), event.player);
            bad.score = event.score;
            bad.total = event.total;
            event = std::move(bad);
        }
    }
    auto good = checkEvent(event, m_record.rules(), m_record.playerCount());
    if (!good) event = unread(line, good.error(), event.player);
    const LineState::Step step = m_state.apply(event);
    for (const Finding& finding : step.findings) m_mistakes += isMistake(finding.kind) ? 1 : 0;
    auto id = m_record.add(m_node, std::move(event));
    if (!id) {
        Error error = std::move(id.error());
        error.place.line = line.number;
        return failure(std::move(error));
    }
    m_node = *id;
    m_lines.resize(static_cast<std::size_t>(m_record.idLimit()));
    m_lines.back() = line.number;
    return {};
}

Event GcgReader::unread(const Line& line, const Error& why, int player)
{
    if (why.code != ErrorCode::Malformed) ++m_foreign;
    doubt(why.code, why.sentence, line);
    Event event;
    event.kind = EventKind::Unread;
    event.player = player;
    event.text = line.text;
    return event;
}

void GcgReader::setPlayer(Event& event, const EventFields& fields, const Line& line)
{
    const auto players = [&](auto matches) {
        std::vector<int> found;
        for (int i = 0; i < m_record.playerCount(); ++i)
            if (matches(m_info.players[static_cast<std::size_t>(i)])) found.push_back(i);
        return found;
    };
    std::vector<int> able = players([nick = gcg_lines::plainNick(fields.nick)](
                                        const GamePlayer& player) { return player.nick == nick; });
    if (able.size() == 1) {
        event.player = able.front();
        return;
    }
    const bool unknown = able.empty();
    if (unknown) able = players([](const GamePlayer&) { return true; });

    const auto totals = totalsAfter(m_record, m_node);
    const auto adds = [&](int player) {
        return fields.total &&
               totals[static_cast<std::size_t>(player)].points + fields.score == *fields.total;
    };
    const bool anyAdds = std::any_of(able.begin(), able.end(), adds);
    if (anyAdds) std::erase_if(able, [&](int player) { return !adds(player); });
    const bool owned = fields.kind == EventKind::Withdrawal ||
                       fields.kind == EventKind::ChallengeBonus ||
                       fields.kind == EventKind::OutPoints;
    const int turn = owned && m_node != kRootNode ? m_record.node(m_node).event.player : onTurn();
    const bool turnIsAble = std::find(able.begin(), able.end(), turn) != able.end();
    const int chosen = turnIsAble ? turn : able.front();
    if (unknown) {
        doubt(say("the player %1 is not known; taken for %2", text::quoted(fields.nick),
                  m_info.players[static_cast<std::size_t>(chosen)].nick),
              line);
        event.nick = gcg_lines::plainNick(fields.nick);
    }
    event.player = chosen;
}

Result<void> GcgReader::fill(Event& event, const EventFields& fields, const Line& line)
{
    const GameRules& rules = m_record.rules();
    event.kind = fields.kind;
    event.text = fields.trailer;
    if (!fields.rack.empty()) {
        auto rack = gcg_lines::readTiles(rules.alphabet, fields.rack);
        if (!rack)
            return failure(ErrorCode::OutsideAlphabet, say("the rack: %1", rack.error().sentence));
        if (!rack->doubt.empty()) doubt(say("the rack: %1", rack->doubt), line);
        event.rack = std::move(rack->rack);
    }
    if (fields.kind == EventKind::Place) return fillPlacement(event, fields, line);
    if (fields.kind == EventKind::Exchange) return fillExchange(event, fields, line);
    if (fields.kind != EventKind::OutPoints && fields.kind != EventKind::RackPenalty) return {};
    auto tiles = gcg_lines::readTiles(rules.alphabet, fields.tiles);
    if (!tiles) return failure(std::move(tiles.error()));
    if (tiles->rack.hidden > 0)
        return failure(ErrorCode::Malformed, say("the tiles left must be known"));
    if (!tiles->doubt.empty()) doubt(tiles->doubt, line);
    event.tiles = std::move(tiles->rack.tiles);
    return {};
}

Result<void> GcgReader::fillExchange(Event& event, const EventFields& fields, const Line& line)
{
    int count = 0;
    const char* const end = fields.tiles.data() + fields.tiles.size();
    const auto [stopped, error] = std::from_chars(fields.tiles.data(), end, count);
    if (error == std::errc() && stopped == end) {
        if (count < 1 || count > kMaxRackSize)
            return failure(ErrorCode::OutOfRange, say("so many tiles can't be exchanged"));
        event.move = exchangeOfUnknown(count);
        return {};
    }
    auto tiles = gcg_lines::readTiles(m_record.rules().alphabet, fields.tiles);
    if (!tiles) return failure(std::move(tiles.error()));
    if (tiles->rack.size() > kMaxRackSize || tiles->rack.size() == 0)
        return failure(ErrorCode::OutOfRange, say("so many tiles can't be exchanged"));
    if (!tiles->doubt.empty()) doubt(tiles->doubt, line);
    if (tiles->rack.hidden > 0) {
        doubt(say("as not all tiles exchanged are known, their number is kept"), line);
        event.move = exchangeOfUnknown(tiles->rack.size());
    } else {
        event.move = exchangeOf(tiles->rack.known());
    }
    return {};
}

Result<void> GcgReader::fillPlacement(Event& event, const EventFields& fields, const Line& line)
{
    std::string_view word = fields.tiles;
    if (word.ends_with('*') || word.ends_with('#')) {
        doubt(say("the mark behind the word is left out"), line);
        word.remove_suffix(1);
    }
    const Position& position = m_state.position();
    const GameRules& rules = position.rules();
    auto move = readMove(position, std::string(fields.square) + " " +
                                       gcg_lines::withBrackets(rules.alphabet, word));
    if (!move) return failure(std::move(move.error()));
    // Letters that are left out at the ends.
    if (auto whole = placementOf(position.board(), tilesPlacedBy(*move));
        whole && (whole->length != move->length || whole->row != move->row ||
                  whole->column != move->column)) {
        doubt(say("the word goes on on the board and is taken as %1", moveText(position, *whole)),
              line);
        move = std::move(whole);
    }
    if (move->tilesPlayed == 1) {
        const Board& board = position.board();
        // Such a play goes both ways: the file's stays.
        if (const auto start = readCoordinate(fields.square, board.rows(), board.columns()))
            move = writtenAlong(start->direction, board, *move);
    }
    event.move = *move;
    event.move.score = {};
    return {};
}

}  // namespace engine
