// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/legality.h"
#include "engine/board/position.h"
#include "engine/game/game_record.h"
#include "engine/game/review.h"
#include "engine/lexicon/player_lexicons.h"

namespace engine {

enum class ReportFormat { Html, Markdown, Text, Csv };

/// The format that a file of that name gets: .html, .htm, .md, .txt, .csv.
[[nodiscard]] std::optional<ReportFormat> reportFormatFor(const std::filesystem::path& path);

/// The words of a report, in the reader's language.
struct ReportWords
{
    std::string language = "en";  ///< as HTML names it
    std::string date = "Date";
    std::string lexicon = "Lexicon";
    std::string rules = "Rules";
    std::string turn = "Turn";
    std::string player = "Player";
    std::string rack = "Rack";
    std::string move = "Move";
    std::string score = "Score";
    std::string total = "Total";
    std::string unknown = "unknown";
    std::string pass = "pass";
    std::string exchange = "exch";
    std::string lostChallenge = "lost challenge";
    std::string notUnderstood = "not understood";
    std::string settled = "settled";
    std::string takenBack = "taken back";
    std::string challenged = "challenged";
    std::string out = "out";
    std::string rackPenalty = "rack";
    std::string timePenalty = "time";
    std::string review = "Review";
    std::string reviewHint = "Every move beside the best one by score and leave, without looking "
                             "ahead: a guide, not a verdict.";
    std::string rank = "Rank";
    std::string best = "Best";
    std::string equity = "Equity";
    std::string lost = "Loses";
    std::string loses = "loses";  ///< of a key turn, amid a sentence
    std::string mistake = "Mistake";
    std::string small = "small";
    std::string medium = "medium";
    std::string large = "large";
    std::string missedBingo = "missed bingo";
    std::string phony = "phony";
    std::string notJudged = "not judged";
    std::string judged = "Turns judged";
    std::string pointsLost = "Points lost";
    std::string mistakeIndex = "Mistake index";
    std::string bingos = "Bingos";
    std::string missedBingos = "Missed bingos";
    std::string phonies = "Phonies";
    std::string lead = "Lead";
    std::string line = "Line";
    std::string mainLine = "Main line";
    std::string variation = "Variation";
    std::string turns = "Turns";
    std::string onlyMistakes = "only mistakes";
    std::string ofTheseTurns = "review and tags of these turns, result and lead of the game";
    std::string why = "Why";
    std::string mark = "Mark";
    std::string noMistakes = "No mistakes.";
    std::string tags = "Tags in the notes";
    std::string reviewedWith = "Reviewed with";
    std::function<std::string(ReviewDepth)> depth = [](ReviewDepth which) {
        return std::string(reviewDepthName(which));
    };
    // Of a review by searches.
    std::string searchHint =
        "Every move as a simulation, or exact play near the end, has it beside "
        "the best one; what was left to chance has an error: a guide, not a "
        "verdict.";
    /// Of a review by searches that have not come to all turns yet: so many of so many have not.
    std::function<std::string(int, int)> unsearched = [](int left, int all) {
        return std::to_string(left) + " of " + std::to_string(all) +
               " turns are judged by the static evaluation only.";
    };
    /// A number of points with its unit, where chances stand beside it.
    std::function<std::string(const std::string&)> inPoints = [](const std::string& number) {
        return number + " pts";
    };
    /// Of a loss that may be chance; with its interval, as it is written.
    std::function<std::string(const std::string&)> doubtful = [](const std::string& interval) {
        return "too close: ± " + interval;
    };
    /// Of a phony that stayed: what it is worth so, and what it would be if it were taken back.
    std::function<std::string(const std::string&, const std::string&)> phonyWorth =
        [](const std::string& stays, const std::string& withdrawn) {
            return stays + " if it stays, " + withdrawn + " if taken back";
        };
    std::string lostPerDecision = "Lost per decision";
    std::string luck = "Luck, points";
    std::string lostATurn = "Lost per turn";
    std::string reason = "Reason";
    std::string keyTurns = "Key turns";
    /// Of a player, at the line of his chances in the graph of the lead.
    std::function<std::string(const std::string&)> winOf = [](const std::string& name) {
        return "win % of " + name;
    };
    std::string found = "found";  ///< of a key turn that was no mistake
    std::function<std::string(ReviewTag)> tag = [](ReviewTag which) {
        return std::string(reviewTagName(which));
    };
    std::function<std::string(JudgedBy)> by = [](JudgedBy which) {
        return std::string(judgedByName(which));
    };
    std::function<std::string(GamePhase)> phaseName = [](GamePhase which) {
        return std::string(engine::phaseName(which));
    };
    /// Why a turn can't be judged.
    std::function<std::string(ReviewGap)> gap = [](ReviewGap each) {
        return std::string(gapName(each));
    };
};

struct ReportOptions
{
    NodeId line = kRootNode;             ///< the line through this node is told
    PlayerLexicons lexicons;             ///< to mark phonies by; may be null
    const GameReview* review = nullptr;  ///< of that line; null = none is told
    bool boards = true;                  ///< a board for each turn; not in tables
    bool notes = true;
    bool variations = true;  ///< beside the turns that they leave the line at; not in tables
    /// The turns that are told: one by one, and in the review's totals and the counts of tags. The
    /// result and the lead are those of the game.
    int firstTurn = 1;
    int lastTurn = 0;  ///< 0 = to the end
    /// Of these only mistakes are told one by one, each with what calls it so: the review, the
    /// annotator's mark or a tag in a note. Totals and counts are those of all turns asked for.
    bool onlyMistakes = false;
    ReportWords words = {};
};

/// A game for people to read, or as a table. The HTML is one file without anything from elsewhere,
/// light or dark as the reader has it. What is not known is said to be unknown: no rack is made
/// up. Fails when the lexicon doesn't fit.
[[nodiscard]] Result<std::string> writeReport(const GameRecord& record, ReportFormat format,
                                              const ReportOptions& options = {});

/// A turn by itself, for slides and pages, or a variation beside it.
struct ReportTurn
{
    int number = 0;
    std::string variation;           ///< its name: "6a"; empty for a turn
    std::string markdown;            ///< heading, rack, review and notes, without a board
    RecordedRack rack;               ///< of a turn
    PositionPtr position;            ///< after the move, before it was taken back
    std::vector<PlacedTile> placed;  ///< by the move; by all of a variation
};

/// A report in pieces, for who lays it out by himself.
struct ReportParts
{
    std::string title;
    std::string opening;  ///< Markdown: players, totals, date and the like, first notes
    std::string tables;   ///< Markdown: review and score sheet
    std::vector<ReportTurn> turns;
    /// The lead of the first player after each turn of the game, and how bad the turn was; nothing
    /// where it was not judged.
    struct Moment
    {
        Score lead;
        std::optional<MistakeSize> mistake;
        bool phony = false;
        /// The first player's chance of winning as a search saw it; nothing where none did.
        std::optional<double> win;
    };
    std::vector<Moment> leads;         ///< none but for two players
    Score leadAtStart;                 ///< in front of the first turn
    std::vector<std::string> players;  ///< their names
    std::string winOfFirst;            ///< names the line of the first one's chances
};

/// How far the graph of the lead goes above and below 0; a close game doesn't fill it.
struct LeadRange
{
    int above = 15;
    int below = 15;
    void take(Score lead)
    {
        above = std::max(above, lead.points);
        below = std::max(below, -lead.points);
    }
};
[[nodiscard]] Result<ReportParts> reportParts(const GameRecord& record,
                                              const ReportOptions& options = {});

}  // namespace engine
