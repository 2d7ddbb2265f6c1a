// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/board/word_places.h"
#include "engine/game/game_record.h"
#include "engine/game/sheet_line.h"

namespace engine {

/// Reads one line of a score sheet. Used once; refers to the record and to the position.
class SheetReader
{
public:
    SheetReader(const GameRecord& record, NodeId before, const Position& now);

    /// As readSheetLine().
    [[nodiscard]] Result<SheetLine> read(std::string_view text);

private:
    [[nodiscard]] NodeId parentOf(NodeId id) const { return m_record.node(id).parent; }

    /// "(ei" or "(ei)", but not "(e)at".
    static bool isTilesAlone(std::string_view part);
    static bool isTimeMark(std::string_view part);

    static Result<SheetLine> alone(const std::vector<std::string_view>& parts,
                                   Result<SheetLine> line);
    Result<SheetLine> lineOf(EventKind kind, int player, Score score, std::vector<Tile> tiles = {});

    /// What has come of the last turn already.
    [[nodiscard]] bool hasConsequence(EventKind kind, int player = -1) const;

    [[nodiscard]] Result<const Event*> lastPlay() const;

    Result<SheetLine> takenBack();
    Result<SheetLine> bonus(std::string_view text);

    Result<SheetLine> readTime(const std::vector<std::string_view>& parts);

    /// The tiles left, after "(".
    Result<SheetLine> readEnd(const std::vector<std::string_view>& parts);

    /// The position with the rack that was typed; without one he may have whatever is unseen, also
    /// where the counts would rather give it to the others.
    Result<Position> inHand() const;

    /// The event of a move, with what was written.
    [[nodiscard]] Event eventOf(const Move& move) const;

    /// A rack that was typed holds what was used, its unknown tiles included.
    [[nodiscard]] bool rackHolds(const Move& move) const;

    Result<SheetLine> lostOrMoved(std::string_view part);
    Result<SheetLine> readPlay(std::string_view part);

    /// Letters of both cases: some of them are meant as blanks.
    static bool isOneCase(std::string_view text);

    /// Small letters as large ones, wherever the alphabet has both.
    [[nodiscard]] std::string raised(std::string_view text) const;

    /// What the word can mean: which of its letters are blanks, and where letters that are a tile
    /// together are one.
    [[nodiscard]] Result<std::vector<std::vector<WrittenTile>>>
    readingsOf(std::string_view text) const;

    const GameRecord& m_record;
    NodeId m_before;
    const Position& m_now;
    NodeId m_lastTurn = kRootNode;
    std::string_view m_text;  ///< all of it
    std::optional<RecordedRack> m_rack;
    std::optional<Score> m_score;
    std::string_view m_square;
};

}  // namespace engine
