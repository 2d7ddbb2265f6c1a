// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/board/legality.h"
#include "engine/game/replay.h"
#include "engine/game/report.h"

/// What all forms of a report tell, in words.
namespace engine::report {

struct Row
{
    int number = 0;
    int player = 0;
    std::string rack;                ///< empty = nothing is known of it
    std::vector<Tile> tiles;         ///< those known of the rack
    int hidden = 0;                  ///< others that were on it
    std::string move;                ///< with * for a phony
    std::string score;               ///< with its sign
    std::vector<std::string> after;  ///< what came of it: "challenged +5"
    std::string total;
    Glyph mark = Glyph::None;  ///< of the annotator
    std::string glyph;         ///< the same as text
    std::vector<std::string> notes;
    PositionPtr question;       ///< that the player had
    PositionPtr position;       ///< after the move, before it was taken back
    std::vector<Shape> shapes;  ///< drawn on the board
    std::vector<std::shared_ptr<const Picture>> pictures;  ///< that the notes show
    std::vector<PlacedTile> placed;                        ///< by the move
    Score lead;  ///< of the first player over the others, after all
    const TurnReview* review = nullptr;
    // With a review that judged the turn:
    std::string best;        ///< by the search where one judged it
    std::string staticBest;  ///< by the static evaluation
    std::string missedBingo;
    std::string why;    ///< what calls it a mistake; where only mistakes are told
    bool asked = true;  ///< one of the turns asked for: it counts
    bool told = true;   ///< told by itself, too

    /// By the review, the annotator's mark or a tag.
    [[nodiscard]] bool isMistake() const;
};

/// Another line than the one that is told, from where it leaves it.
struct Variation
{
    std::string name;    ///< "6a", unique in the report; "Main line" where another is told
    std::string of;      ///< that it leaves; empty = the line that is told
    int turn = 0;        ///< of the line that is told, which it stands beside
    std::string anchor;  ///< on a page: "v6a"
    std::vector<Row> rows;
};

/// How often the players' turns have a tag.
struct TagCount
{
    std::string tag;
    std::vector<int> turns;  ///< by player
};

/// A game, ready to be written down.
struct Game
{
    const GameRecord* record = nullptr;
    std::string title;
    std::vector<std::string> players;
    std::vector<Score> totals;                               ///< at the end
    std::vector<std::pair<std::string, std::string>> facts;  ///< date and the like
    std::vector<std::string> opening;  ///< description, and notes before the first turn
    std::vector<std::shared_ptr<const Picture>> openingPictures;
    std::vector<Row> rows;
    std::vector<Variation> variations;  ///< by turn, each before those that leave it
    std::vector<TagCount> tags;         ///< the most frequent first
    PositionPtr start;
    PositionPtr end;
    Score leadAtStart;  ///< of the first player over the others
    const GameReview* review = nullptr;
    std::vector<PlayerReview>
        reviewed;       ///< by player: the turns asked for, where there is a review
    std::string range;  ///< of the turns asked for: "5–12"; empty = all of them

    [[nodiscard]] const std::string& nameOf(const Row& row) const
    {
        return players[static_cast<std::size_t>(row.player)];
    }
};

/// A row for each turn of a line that has a node of the line from `first` on.
[[nodiscard]] std::vector<Row> rowsOf(const GameRecord& record, const Replay& replay,
                                      const std::vector<NodeId>& line, std::size_t first,
                                      const ReportOptions& options);
[[nodiscard]] Result<Game> gameOf(const GameRecord& record, const ReportOptions& options);

/// "12.4"
[[nodiscard]] std::string points(Equity equity);
/// "+12.4", "−12.4": with signs for readers, not for programs.
[[nodiscard]] std::string signedDecimal(double number);
/// "3.4 %" of a chance of 0..1.
[[nodiscard]] std::string percent(double chance);
/// What the review is worth, and what is missing of it; there is one.
[[nodiscard]] std::string hintOf(const Game& game, const ReportWords& words);
/// "Key turns: 14 (anna, loses 8.9 %)"; empty without any. There is a review.
[[nodiscard]] std::string keyTurnsLine(const Game& game, const ReportWords& words);
/// "small"; nothing for None.
[[nodiscard]] const std::string& mistakeWord(MistakeSize size, const ReportWords& words);
/// How much a turn lost, for a table: "12.4 pts", "3.4 %"; "phony" where nothing else is to be said
/// of it, and nothing where it was not judged.
[[nodiscard]] std::string lossCell(const Row& row, const ReportWords& words);
/// The first of two players' chance of winning after a turn that a search judged.
[[nodiscard]] std::optional<double> winOfFirst(const Row& row);
/// "too close: ± 4.1 %" of a loss that may be chance; else empty.
[[nodiscard]] std::string doubtOf(const Row& row, const ReportWords& words);
/// What a review says of a turn in a line: "Loses 12.4 pts (medium), rank 12 of 843; best ...".
[[nodiscard]] std::string reviewLine(const Row& row, const ReportWords& words);
/// The title of a table of counts: which turns they are of, where not of all.
[[nodiscard]] std::string countedTurns(const Game& game, const ReportWords& words);
/// The totals of the players, a title and a cell per player.
[[nodiscard]] std::vector<std::vector<std::string>> totalsTable(const Game& game,
                                                                const ReportWords& words);
/// The tags and how often each player has them, a title and a cell per player.
[[nodiscard]] std::vector<std::vector<std::string>> tagsTable(const Game& game);
/// "12. Anna: 8D QUANT +48"
[[nodiscard]] std::string headingOf(const Game& game, const Row& row);
/// "Variation 8a (6a)"
[[nodiscard]] std::string headingOf(const Variation& variation, const ReportWords& words);
/// The tiles that a variation has put down and that still lie there at its end.
[[nodiscard]] std::vector<PlacedTile> placedBy(const Variation& variation);
/// A board as lines of text, with coordinates; squares that move filled are no different.
[[nodiscard]] std::string boardText(const Position& position);

}  // namespace engine::report
