// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/game/gcg.h"
#include "engine/game/gcg_encoding.h"
#include "engine/game/gcg_header.h"
#include "engine/game/gcg_lines.h"
#include "engine/game/line_state.h"
#include "engine/game/note_text.h"
#include "engine/game/turns.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

using gcg_header::Header;
using gcg_header::playerIn;
using gcg_lines::EventFields;
using gcg_lines::isEvent;
using gcg_lines::isPragma;
using gcg_lines::Line;

constexpr std::size_t kMostBytes = std::size_t{64} << 20;
constexpr std::size_t kLongestGame = 2000;  // lines; beyond that no game is worth a search
constexpr std::string_view kLostChallenge = "#unsuccessful-challenge";

/// Makes the record out of the lines, by certain rules.
class Builder
{
public:
    Builder(const Header& header, GameRecord record)
        : m_remarks(header.remarks),
          m_record(std::move(record)),
          m_state(Position::create(m_record.rulesPtr(), nullptr, m_record.playerCount()).value())
    {
        for (const GamePlayer& player : m_record.info().players) m_nicks.push_back(player.nick);
        m_info = m_record.info();
        m_declared.resize(m_info.players.size());
    }

    Result<void> read(const std::vector<Line>& lines)
    {
        for (const Line& line : lines)
            if (isEvent(text::trimmed(line.text))) m_lastEvent = line.number;
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

    GcgReading take()
    {
        m_lines.resize(static_cast<std::size_t>(m_record.idLimit()));
        return {std::move(m_record), std::move(m_remarks), std::move(m_lines)};
    }
    /// Events with letters or squares that the rules don't have.
    [[nodiscard]] int foreign() const { return m_foreign; }
    /// How badly the rules fit.
    [[nodiscard]] int mistakes() const { return m_mistakes; }

private:
    void doubt(ErrorCode code, Sentence message, const Line& line)
    {
        gcg_header::remark(m_remarks, code, std::move(message), line.number);
    }
    void doubt(Sentence message, const Line& line)
    {
        doubt(ErrorCode::Unusual, std::move(message), line);
    }
    void keepLine(const Line& line)
    {
        m_otherLines.emplace_back(line.text);
        endNote();
    }
    void endNote()
    {
        m_inNote = false;
        m_blankLines.clear();
    }

    // --- notes -----------------------------------------------------------------------------
    void startNote(std::string_view line)
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
    void continueNote(std::string_view line)
    {
        std::string& note = m_annotations.notes.back();
        for (const std::string& blank : m_blankLines) note += "\n" + blank;
        m_blankLines.clear();
        note.append("\n").append(note_text::unescaped(line));
    }
    /// Whatever was found about the node so far goes to it.
    void closeNode()
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
        if (!m_annotations.empty())
            m_record.setAnnotations(m_node, std::exchange(m_annotations, {}));
        if (!m_otherLines.empty()) m_record.setOtherLines(m_node, std::exchange(m_otherLines, {}));
        if (!m_racks.empty()) {
            m_state.setRacks(m_racks);
            static_cast<void>(m_record.setRacksAfter(m_node, std::exchange(m_racks, {})));
        }
    }

    // --- pragmas ---------------------------------------------------------------------------
    void readPragma(const Line& line)
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
        if (name == "description" && m_node == kRootNode && !m_info.description.empty()) {
            m_info.description.append("\n").append(value);
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

    std::string* headerField(std::string_view name)
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

    /// False when the line has to be kept as it is.
    bool readRack(int player, std::string_view text, const Line& line)
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

    // --- events ----------------------------------------------------------------------------
    [[nodiscard]] int onTurn() const { return onTurnAfter(m_record, m_node); }

    Result<void> readEvent(const Line& line)
    {
        closeNode();
        Event event;
        const auto fields = gcg_lines::fieldsOf(text::trimmed(line.text), m_nicks);
        if (!fields) {
            event = unread(line, fields.error(), onTurn());
        } else {
            event.player = playerOf(*fields, line);
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

    Event unread(const Line& line, const Error& why, int player)
    {
        if (why.code != ErrorCode::Malformed) ++m_foreign;
        doubt(why.code, why.sentence, line);
        Event event;
        event.kind = EventKind::Unread;
        event.player = player;
        event.text = line.text;
        return event;
    }

    /// Whose event it is. Where nicks don't tell, the totals do, and else whose turn it is.
    int playerOf(const EventFields& fields, const Line& line)
    {
        const auto players = [&](auto matches) {
            std::vector<int> found;
            for (int i = 0; i < m_record.playerCount(); ++i)
                if (matches(m_info.players[static_cast<std::size_t>(i)])) found.push_back(i);
            return found;
        };
        std::vector<int> able =
            players([nick = gcg_lines::plainNick(fields.nick)](const GamePlayer& player) {
                return player.nick == nick;
            });
        if (able.size() == 1) return able.front();
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
        const int turn =
            owned && m_node != kRootNode ? m_record.node(m_node).event.player : onTurn();
        const bool turnIsAble = std::find(able.begin(), able.end(), turn) != able.end();
        const int chosen = turnIsAble ? turn : able.front();
        if (unknown) {
            doubt(say("the player %1 is not known; taken for %2", text::quoted(fields.nick),
                      m_info.players[static_cast<std::size_t>(chosen)].nick),
                  line);
        }
        return chosen;
    }

    Result<void> fill(Event& event, const EventFields& fields, const Line& line)
    {
        const GameRules& rules = m_record.rules();
        event.kind = fields.kind;
        event.text = fields.trailer;
        if (!fields.rack.empty()) {
            auto rack = gcg_lines::readTiles(rules.alphabet, fields.rack);
            if (!rack)
                return failure(ErrorCode::OutsideAlphabet,
                               say("the rack: %1", rack.error().sentence));
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

    Result<void> fillExchange(Event& event, const EventFields& fields, const Line& line)
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

    Result<void> fillPlacement(Event& event, const EventFields& fields, const Line& line)
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
            doubt(
                say("the word goes on on the board and is taken as %1", moveText(position, *whole)),
                line);
            move = std::move(whole);
        }
        event.move = *move;
        event.move.score = {};
        return {};
    }

    std::vector<Error> m_remarks;
    GameRecord m_record;
    LineState m_state;
    GameInfo m_info;
    std::vector<std::string> m_nicks;
    std::vector<bool> m_declared;
    std::vector<int> m_lines;
    NodeId m_node = kRootNode;
    int m_lastEvent = 0;  ///< its line
    int m_foreign = 0;
    int m_mistakes = 0;

    // about the node that is being read
    bool m_inNote = false;
    std::vector<std::string> m_blankLines;  ///< in a note, if it goes on
    Annotations m_annotations;
    std::vector<std::string> m_otherLines;
    std::vector<RecordedRack> m_racks;
};

Result<Builder> build(const Header& header, const std::vector<Line>& lines, GameRulesPtr rules)
{
    auto record = GameRecord::create(std::move(rules), header.players);
    if (!record) return failure(std::move(record.error()));
    Builder builder(header, std::move(*record));
    if (auto read = builder.read(lines); !read) return failure(std::move(read.error()));
    return builder;
}

/// By those built-in rules that a game makes fewest mistakes by; what was asked for in doubt.
Builder buildByBestRules(const Header& header, const std::vector<Line>& lines, Builder best)
{
    for (const catalogue::Entry& entry : catalogue::ruleSets()) {
        auto rules = catalogue::rules(entry.id);
        if (!rules) continue;
        auto other = build(header, lines, *rules);
        if (other && other->mistakes() < best.mistakes()) best = std::move(*other);
    }
    return best;
}

}  // namespace

Result<GcgReading> readGcg(std::string_view bytes, const GameRulesPtr& rules)
{
    if (bytes.size() > kMostBytes) {
        return failure(ErrorCode::OutOfRange,
                       say("has %1 bytes, which is too much for a game", bytes.size()));
    }
    GcgText decoded = decodeGcg(bytes);
    if (decoded.text.find('\0') != std::string::npos)
        return failure(ErrorCode::Malformed, say("is no text, and so no game"));
    const std::vector<Line> lines = gcg_lines::linesOf(decoded.text);
    if (!gcg_header::isThere(lines)) {
        return failure(ErrorCode::Malformed,
                       say("holds no game: no line is a pragma such as #player1 or an event"));
    }
    const Header header = gcg_header::find(lines, std::move(decoded.remarks), rules);
    auto builder = build(header, lines, header.rules);
    if (!builder) return failure(std::move(builder.error()));
    if (builder->foreign() > 0 && !header.lettersNamed && lines.size() <= kLongestGame)
        builder = buildByBestRules(header, lines, std::move(*builder));
    GcgReading reading = builder->take();
    if (const GameRules& used = reading.record.rules(); &used != header.rules.get()) {
        reading.remarks.insert(
            reading.remarks.begin(),
            {ErrorCode::Unusual,
             say("the letters or squares are not those of %1; the rules %2 are used",
                 Title{header.rules->title}, Title{used.title}),
             {}});
    }
    return reading;
}

}  // namespace engine
