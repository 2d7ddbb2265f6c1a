// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg_writer.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "engine/board/move_notation.h"
#include "engine/game/gcg_lines.h"
#include "engine/game/note_text.h"
#include "engine/game/turns.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// What would end a line becomes a blank.
std::string asLine(std::string_view text)
{
    std::string line(text);
    for (char& c : line)
        if (c == '\n' || c == '\r') c = ' ';
    return line;
}

std::string inOneLine(std::string_view text)
{
    return std::string(text::trimmed(asLine(text)));
}

/// A nick without blanks.
std::string nickOf(const GameInfo& info, int player)
{
    const GamePlayer& who = info.players[static_cast<std::size_t>(player)];
    const std::string nick =
        gcg_lines::plainNick(text::trimmed(who.nick.empty() ? who.name : who.nick));
    return nick.empty() ? "player" + std::to_string(player + 1) : nick;
}

std::string signedText(Score score, bool negative)
{
    const int points = score.points < 0 ? -score.points : score.points;
    return (score.points < 0 || (points == 0 && negative) ? "-" : "+") + std::to_string(points);
}

}  // namespace

std::string GcgWriter::write()
{
    writeHeader();
    m_totals.resize(static_cast<std::size_t>(m_record.playerCount()));
    const std::vector<NodeId> line = m_record.lineThrough(kRootNode);
    writeRest(kRootNode, line.empty());
    for (const NodeId id : line) {
        writeEvent(m_record.node(id).event);
        writeRest(id, id == line.back());
    }
    return std::move(m_text);
}

void GcgWriter::pragma(std::string_view name, std::string_view value)
{
    const std::string text = inOneLine(value);
    if (!text.empty()) m_text.append("#").append(name).append(" ").append(text).append("\n");
}

void GcgWriter::writeHeader()
{
    GameInfo info = m_record.info();
    const std::vector<NodeId> nodes = m_record.preorder();
    const bool doubtful = std::any_of(nodes.begin(), nodes.end(), [this](NodeId id) {
        return id != kRootNode && m_record.node(id).event.kind == EventKind::Unread;
    });
    gcg_lines::nameRules(info, m_record.rules(), doubtful);
    m_text = "#character-encoding UTF-8\n";
    for (int i = 0; i < m_record.playerCount(); ++i) {
        pragma("player" + std::to_string(i + 1),
               nickOf(info, i) + " " + info.players[static_cast<std::size_t>(i)].name);
    }
    pragma("title", info.title);
    for (const auto& line : gcg_lines::linesOf(info.description))
        m_text += "#description " + std::string(text::trimmed(line.text)) + "\n";
    pragma("date", info.date);
    pragma("id", info.source);
    pragma("lexicon", info.lexicon);
    pragma("game-type", info.gameType);
    pragma("board-layout", info.boardLayout);
    pragma("tile-distribution", info.tileDistribution);
}

void GcgWriter::writeEvent(const Event& event)
{
    const Alphabet& alphabet = m_record.rules().alphabet;
    std::int64_t& total = m_totals[static_cast<std::size_t>(event.player)];
    total = event.total ? event.total->points : total + event.score.points;
    if (event.kind == EventKind::Unread) {
        m_text += asLine(event.text) + "\n";
        return;
    }
    m_text += ">" + (event.nick.empty() ? nickOf(m_record.info(), event.player) : event.nick) +
              ": " + rackText(alphabet, event.rack) + " ";
    bool negative = false;
    switch (event.kind) {
    case EventKind::Place: m_text += placementText(alphabet, event.move); break;
    case EventKind::Exchange:
        m_text += "-" + (event.move.length == 0 ? std::to_string(event.move.tilesPlayed)
                                                : alphabet.written(event.move.tileSpan()));
        break;
    case EventKind::Pass:
    case EventKind::LostChallenge: m_text += "-"; break;
    case EventKind::Withdrawal:
        m_text += "--";
        negative = true;
        break;
    case EventKind::ChallengeBonus: m_text += "(challenge)"; break;
    case EventKind::OutPoints: m_text += "(" + alphabet.written(event.tiles) + ")"; break;
    case EventKind::RackPenalty:
        m_text += "(" + alphabet.written(event.tiles) + ")";
        negative = true;
        break;
    case EventKind::TimePenalty:
        m_text += "(time)";
        negative = true;
        break;
    case EventKind::Unread: break;
    }
    m_text += " " + signedText(event.score, negative);
    // Beyond that no reader takes the line.
    if (std::abs(total) <= kHighestScore) m_text += " " + std::to_string(total);
    if (!event.text.empty()) m_text += "  " + inOneLine(event.text);
    m_text += "\n";
}

void GcgWriter::writeRest(NodeId id, bool last)
{
    const Node& node = m_record.node(id);
    // Racks first: a line that was kept because the rack had been given already is kept again.
    writeRacks(id, last);
    for (const std::string& line : node.otherLines) m_text += asLine(line) + "\n";
    if (id != kRootNode && node.event.kind == EventKind::LostChallenge)
        m_text += "#note #unsuccessful-challenge\n";
    for (const std::string& note : node.annotations.notes) writeNote(note);
    const std::string tags =
        note_text::written({node.annotations.glyph, node.annotations.shapes, node.event.clock});
    if (!tags.empty()) m_text += "#note " + tags + "\n";
}

void GcgWriter::writeRacks(NodeId id, bool last)
{
    const Node& node = m_record.node(id);
    const Alphabet& alphabet = m_record.rules().alphabet;
    const auto rackOf = [&](int player) {
        const auto index = static_cast<std::size_t>(player);
        return index < node.racksAfter.size() ? rackText(alphabet, node.racksAfter[index])
                                              : std::string();
    };
    int said = -1;
    if (last && m_record.info().incomplete) {
        said = onTurnAfter(m_record, id);
        const std::string rack = rackOf(said);
        m_text += "#incomplete" + (rack.empty() ? "" : " " + rack) + "\n";
    }
    for (int i = 0; i < m_record.playerCount(); ++i)
        if (i != said) pragma("rack" + std::to_string(i + 1), rackOf(i));
}

void GcgWriter::writeNote(const std::string& note)
{
    m_text += "#note ";
    const std::string text = note + "\n";
    const auto lines = gcg_lines::linesOf(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isLast = i + 1 == lines.size();
        m_text += i == 0 ? std::string(lines[i].text) : note_text::escaped(lines[i].text, isLast);
        m_text += "\n";
    }
}

}  // namespace engine
