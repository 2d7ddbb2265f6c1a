// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/game_record.h"
#include "engine/game/gcg.h"
#include "engine/game/gcg_header.h"
#include "engine/game/gcg_lines.h"
#include "engine/game/line_state.h"
#include "engine/game/turns.h"

namespace engine {

/// Makes a game out of the lines of a GCG, by given rules. Used once.
class GcgReader
{
public:
    GcgReader(const gcg_header::Header& header, GameRecord record);

    /// Fails only for what no record can hold; what makes no sense is remarked on and kept.
    [[nodiscard]] Result<void> read(const std::vector<gcg_lines::Line>& lines);

    /// What was read; leaves nothing behind.
    [[nodiscard]] GcgReading take();
    /// Events with letters or squares that the rules don't have.
    [[nodiscard]] int foreign() const { return m_foreign; }
    /// How badly the rules fit.
    [[nodiscard]] int mistakes() const { return m_mistakes; }

private:
    void doubt(ErrorCode code, Sentence message, const gcg_lines::Line& line);
    void doubt(Sentence message, const gcg_lines::Line& line);
    void keepLine(const gcg_lines::Line& line);
    void endNote();

    // --- notes -----------------------------------------------------------------------------
    void startNote(std::string_view line);
    void continueNote(std::string_view line);
    /// Whatever was found about the node so far goes to it.
    void closeNode();

    // --- pragmas ---------------------------------------------------------------------------
    void readPragma(const gcg_lines::Line& line);
    std::string* headerField(std::string_view name);

    /// False when the line has to be kept as it is.
    bool readRack(int player, std::string_view text, const gcg_lines::Line& line);

    // --- events ----------------------------------------------------------------------------
    [[nodiscard]] int onTurn() const { return onTurnAfter(m_record, m_node); }

    Result<void> readEvent(const gcg_lines::Line& line);
    Event unread(const gcg_lines::Line& line, const Error& why, int player);

    /// Sets the player of an event, and the nick of one that the game doesn't have. Where nicks
    /// don't tell, the totals do, and else whose turn it is.
    void setPlayer(Event& event, const gcg_lines::EventFields& fields, const gcg_lines::Line& line);
    Result<void> fill(Event& event, const gcg_lines::EventFields& fields,
                      const gcg_lines::Line& line);

    Result<void> fillExchange(Event& event, const gcg_lines::EventFields& fields,
                              const gcg_lines::Line& line);
    Result<void> fillPlacement(Event& event, const gcg_lines::EventFields& fields,
                               const gcg_lines::Line& line);

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

}  // namespace engine
