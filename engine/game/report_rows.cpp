// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/report_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <numeric>

#include "engine/base/number_text.h"
#include "engine/board/move_notation.h"
#include "engine/board/phony_marks.h"
#include "engine/game/note_tags.h"
#include "engine/game/report_variations.h"
#include "engine/game/turns.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/text.h"

namespace engine::report {
namespace {

/// As moveText(), in the reader's words.
std::string textOf(const Position& position, const Move& move, const ReportWords& words)
{
    if (move.kind == MoveKind::Pass) return words.pass;
    if (move.kind == MoveKind::Exchange) return words.exchange + " " + moveWord(position, move);
    return moveText(position, move);
}

std::string moveOf(const Event& event, const ReplayStep& step, const Alphabet& alphabet,
                   const ReportWords& words)
{
    switch (event.kind) {
    case EventKind::Unread: return words.notUnderstood;
    case EventKind::LostChallenge: return words.lostChallenge;
    case EventKind::Pass: return words.pass;
    case EventKind::Place:
        if (!step.fits) return placementText(alphabet, event.move);
        return moveText(*step.before, step.move) + phonyMarks(alphabet, step.move, step.phonies);
    case EventKind::Exchange: return textOf(*step.before, step.move, words);
    default: return words.settled;
    }
}

std::string consequenceOf(const Event& event, const Alphabet& alphabet, const ReportWords& words)
{
    const std::string tiles = event.tiles.empty() ? "" : " " + alphabet.written(event.tiles);
    switch (event.kind) {
    case EventKind::Withdrawal: return words.takenBack + " " + text::withSign(event.score.points);
    case EventKind::ChallengeBonus:
        return words.challenged + " " + text::withSign(event.score.points);
    case EventKind::OutPoints: return words.out + " " + text::withSign(event.score.points) + tiles;
    case EventKind::RackPenalty:
        return words.rackPenalty + " " + text::withSign(event.score.points) + tiles;
    case EventKind::TimePenalty:
        return words.timePenalty + " " + text::withSign(event.score.points);
    default: return {};
    }
}

void addNotes(std::vector<std::string>& notes, const Node& node)
{
    notes.insert(notes.end(), node.annotations.notes.begin(), node.annotations.notes.end());
}

Row rowOf(const GameRecord& record, const Replay& replay, const Turn& turn,
          const ReportOptions& options)
{
    const Alphabet& alphabet = record.rules().alphabet;
    const Node& node = record.node(turn.move);
    const ReplayStep& step = replay.at(turn.move);
    Row row;
    row.number = turn.number;
    row.player = turn.player;
    row.rack = rackText(alphabet, node.event.rack);
    row.tiles = node.event.rack.tiles;
    row.hidden = node.event.rack.hidden;
    row.move = moveOf(node.event, step, alphabet, options.words);
    row.score = text::withSign(node.event.score.points);
    row.mark = node.annotations.glyph;
    row.glyph = glyphText(row.mark);
    row.shapes = node.annotations.shapes;
    if (options.notes) {
        addNotes(row.notes, node);
        row.pictures = node.annotations.pictures;
    }
    row.question = step.before != nullptr ? step.before : step.after;
    row.position = step.after;
    if (step.fits && step.move.kind == MoveKind::Place) row.placed = tilesPlacedBy(step.move);
    NodeId end = turn.move;
    for (const NodeId id : turn.consequences) {
        const Node& consequence = record.node(id);
        row.after.push_back(consequenceOf(consequence.event, alphabet, options.words));
        if (options.notes) {
            addNotes(row.notes, consequence);
            row.pictures.insert(row.pictures.end(), consequence.annotations.pictures.begin(),
                                consequence.annotations.pictures.end());
        }
        end = id;
    }
    const std::vector<Score> totals = totalsAfter(record, end);
    row.total = std::to_string(totals[static_cast<std::size_t>(turn.player)].points);
    row.lead = leadOfFirst(totals);
    if (options.review == nullptr) return row;
    const auto& reviews = options.review->turns;
    const auto found = std::find_if(reviews.begin(), reviews.end(),
                                    [&](const TurnReview& each) { return each.node == turn.move; });
    if (found == reviews.end()) return row;
    row.review = &*found;
    if (!found->judged()) return row;
    row.best = textOf(*step.before, found->bestMove(), options.words);
    row.staticBest = textOf(*step.before, found->best.move, options.words);
    if (found->missedBingo) row.missedBingo = moveText(*step.before, found->missedBingo->move);
    return row;
}

/// By turns: a tag that a turn has twice counts once.
std::vector<TagCount> tagsOf(const Game& game)
{
    std::vector<TagCount> counts;
    for (const Row& row : game.rows) {
        if (!row.asked) continue;
        std::vector<std::string> names;
        for (const std::string& note : row.notes)
            for (NoteTag& tag : noteTags(note)) names.push_back(std::move(tag.name));
        std::sort(names.begin(), names.end());
        names.erase(std::unique(names.begin(), names.end()), names.end());
        for (const std::string& name : names) {
            auto found = std::find_if(counts.begin(), counts.end(),
                                      [&](const TagCount& each) { return each.tag == name; });
            if (found == counts.end())
                found = counts.insert(found, {name, std::vector<int>(game.players.size())});
            ++found->turns[static_cast<std::size_t>(row.player)];
        }
    }
    const auto all = [](const TagCount& count) {
        return std::accumulate(count.turns.begin(), count.turns.end(), 0);
    };
    std::stable_sort(counts.begin(), counts.end(), [&](const TagCount& a, const TagCount& b) {
        return all(a) != all(b) ? all(a) > all(b) : a.tag < b.tag;
    });
    return counts;
}

bool isAsked(const Row& row, const ReportOptions& options)
{
    return row.number >= options.firstTurn &&
           (options.lastTurn == 0 || row.number <= options.lastTurn);
}

/// Which turns were asked for, where not all of them.
std::string rangeOf(const Game& game, const ReportOptions& options)
{
    const int turns = static_cast<int>(game.rows.size());
    const int last = options.lastTurn == 0 ? turns : std::min(options.lastTurn, turns);
    if (options.firstTurn <= 1 && last >= turns) return {};
    return std::to_string(options.firstTurn) + "–" + std::to_string(last);
}

/// The same for the reader, with what the numbers are of.
std::string toldTurns(const Game& game, const ReportOptions& options)
{
    std::string text = game.range;
    if (options.onlyMistakes) text += (text.empty() ? "" : ", ") + options.words.onlyMistakes;
    if (!game.range.empty()) text += " (" + options.words.ofTheseTurns + ")";
    return text;
}

std::vector<PlayerReview> reviewedPlayers(const Game& game)
{
    if (game.review == nullptr) return {};
    if (game.range.empty()) return game.review->players;
    std::vector<PlayerReview> players(game.players.size());
    for (const Row& row : game.rows)
        if (row.asked && row.review != nullptr)
            players[static_cast<std::size_t>(row.player)].add(*row.review);
    return players;
}

bool isMistakeMark(Glyph mark)
{
    return mark == Glyph::Dubious || mark == Glyph::Mistake || mark == Glyph::Blunder;
}

/// How a review was made: depth, words and version.
std::string reviewedWith(const ReportOptions& options, const GameInfo& info)
{
    std::string text = options.words.depth(options.review->depth);
    if (options.lexicons.game) text += " · " + options.lexicons.game->name();
    for (std::size_t i = 0; options.lexicons.differ() && i < info.players.size(); ++i)
        if (const LexiconPtr& own = options.lexicons.of(static_cast<int>(i)))
            text += ", " + info.players[i].nick + ": " + own->name();
    const auto searched = std::ranges::find_if(
        options.review->turns, [](const TurnReview& turn) { return !turn.searchedBy.empty(); });
    if (searched != options.review->turns.end()) text += " · Tilewright " + searched->searchedBy;
    return text;
}

/// The tags of a row that call it a mistake, each once.
std::vector<std::string> mistakeTags(const Row& row)
{
    std::vector<std::string> names;
    for (const std::string& note : row.notes) {
        for (NoteTag& tag : noteTags(note)) {
            const bool isNew = std::find(names.begin(), names.end(), tag.name) == names.end();
            if (taggedMistake(tag.name) && isNew) names.push_back(std::move(tag.name));
        }
    }
    return names;
}

/// What calls a turn a mistake: "Mistake, medium; phony; Mark ?; #findinglarge". Empty for others.
std::string whyMistake(const Row& row, const ReportWords& words)
{
    std::vector<std::string> reasons;
    if (row.review != nullptr && row.review->isLoss())
        reasons.push_back(words.mistake + ", " + mistakeWord(row.review->mistake, words));
    if (row.review != nullptr && row.review->phony)
        reasons.push_back(row.review->takenBack ? words.phony + ", " + words.takenBack
                                                : words.phony);
    if (isMistakeMark(row.mark)) reasons.push_back(words.mark + " " + row.glyph);
    for (const std::string& tag : mistakeTags(row)) reasons.push_back("#" + tag);
    std::string text;
    for (const std::string& reason : reasons) text += (text.empty() ? "" : "; ") + reason;
    return text;
}

/// Which line is told, where it is not the game as played.
std::string lineOf(const GameRecord& record, const std::vector<NodeId>& line,
                   const ReportWords& words)
{
    const std::vector<NodeId> played = record.lineThrough(kRootNode);
    const auto leaves = std::mismatch(line.begin(), line.end(), played.begin(), played.end()).first;
    if (leaves == line.end()) return {};
    const std::vector<NodeId> before(line.begin(), leaves + 1);
    return words.variation + ", " + words.turn + " " +
           std::to_string(turnsOf(record, before).size());
}

/// With the sign that readers know for less than nothing.
std::string shownPoints(Equity equity)
{
    std::string text = points(equity);
    if (text.starts_with('-')) text.replace(0, 1, "−");
    return text;
}

}  // namespace

bool Row::isMistake() const
{
    return (review != nullptr && review->isMistake()) || isMistakeMark(mark) ||
           !mistakeTags(*this).empty();
}

std::vector<Row> rowsOf(const GameRecord& record, const Replay& replay,
                        const std::vector<NodeId>& line, std::size_t first,
                        const ReportOptions& options)
{
    std::vector<Row> rows;
    std::size_t end = 0;
    for (const Turn& turn : turnsOf(record, line)) {
        end += 1 + turn.consequences.size();
        if (end > first) rows.push_back(rowOf(record, replay, turn, options));
    }
    return rows;
}

Result<Game> gameOf(const GameRecord& record, const ReportOptions& options)
{
    const auto replayed = replay(record, {options.lexicons, true});
    if (!replayed) return failure(replayed.error());
    const GameInfo& info = record.info();
    Game game;
    game.record = &record;
    game.review = options.review;
    for (const GamePlayer& player : info.players)
        game.players.push_back(player.name.empty() ? player.nick : player.name);
    game.title = info.title;
    if (game.title.empty()) {
        for (const std::string& player : game.players)
            game.title += (game.title.empty() ? "" : " – ") + player;
    }
    const ReportWords& words = options.words;
    if (!info.date.empty()) game.facts.emplace_back(words.date, info.date);
    game.facts.emplace_back(words.rules, record.rules().title);
    std::string lexicons = info.lexicon;
    for (std::size_t i = 0; i < info.players.size(); ++i)
        if (const std::string& own = info.players[i].lexicon; !own.empty())
            lexicons += (lexicons.empty() ? "" : "; ") + game.players[i] + ": " + own;
    if (!lexicons.empty()) game.facts.emplace_back(words.lexicon, lexicons);
    if (options.review != nullptr)
        game.facts.emplace_back(words.reviewedWith, reviewedWith(options, info));
    if (!info.description.empty()) game.opening.push_back(info.description);
    if (options.notes) {
        const Node& root = record.node(kRootNode);
        addNotes(game.opening, root);
        game.openingPictures = root.annotations.pictures;
    }

    const std::vector<NodeId> line = record.lineThrough(options.line);
    if (const std::string told = lineOf(record, line, words); !told.empty())
        game.facts.emplace_back(words.line, told);
    game.rows = rowsOf(record, *replayed, line, 0, options);
    for (Row& row : game.rows) {
        row.asked = isAsked(row, options);
        row.told = row.asked && (!options.onlyMistakes || row.isMistake());
        if (options.onlyMistakes) row.why = whyMistake(row, words);
    }
    game.range = rangeOf(game, options);
    game.reviewed = reviewedPlayers(game);
    if (const std::string told = toldTurns(game, options); !told.empty())
        game.facts.emplace_back(words.turns, told);
    game.tags = tagsOf(game);
    if (options.variations) game.variations = variationsOf(record, *replayed, line, options);
    game.start = replayed->at(kRootNode).after;
    game.leadAtStart = leadOfFirst(totalsAfter(record, kRootNode));
    const NodeId last = line.empty() ? kRootNode : line.back();
    game.end = replayed->at(last).after;
    game.totals = totalsAfter(record, last);
    return game;
}

std::string points(Equity equity)
{
    std::array<char, 32> text{};
    const int size = std::snprintf(text.data(), text.size(), "%.1f", equity.toPoints());
    return withoutSignOfZero({text.data(), static_cast<std::size_t>(std::max(size, 0))});
}

const std::string& mistakeWord(MistakeSize size, const ReportWords& words)
{
    static const std::string none;
    switch (size) {
    case MistakeSize::None: break;
    case MistakeSize::Small: return words.small;
    case MistakeSize::Medium: return words.medium;
    case MistakeSize::Large: return words.large;
    }
    return none;
}

std::string signedDecimal(double number)
{
    const Equity rounded{
        static_cast<std::int32_t>(std::lround(1000 * std::clamp(number, -1e6, 1e6)))};
    return (rounded.millis > 0 ? "+" : "") + shownPoints(rounded);
}

std::string percent(double chance)
{
    return points(Equity{static_cast<std::int32_t>(std::lround(100'000 * chance))}) + " %";
}

std::string hintOf(const Game& game, const ReportWords& words)
{
    if (game.review->depth == ReviewDepth::Static) return words.reviewHint;
    int judged = 0;
    int unsearched = 0;
    for (const Row& row : game.rows) {
        if (!row.asked || row.review == nullptr || !row.review->judged()) continue;
        ++judged;
        if (!row.review->verdict) ++unsearched;
    }
    return unsearched == 0 ? words.searchHint
                           : words.searchHint + " " + words.unsearched(unsearched, judged);
}

std::string keyTurnsLine(const Game& game, const ReportWords& words)
{
    std::string text;
    for (const KeyTurn& key : keyTurns(*game.review)) {
        const TurnReview& turn = game.review->turns[key.turn];
        const bool isMistake = key.why == KeyTurn::Why::Mistake;
        text += (text.empty() ? words.keyTurns + ": " : ", ") + std::to_string(turn.number) + " (" +
                game.players[static_cast<std::size_t>(turn.player)] + ", " +
                (isMistake ? words.loses : words.found) + " " + percent(key.win) + ")";
    }
    return text;
}

/// A number of points that is no sum of thousandths, as points() writes it.
std::string pointsOf(double number)
{
    return points(Equity{static_cast<std::int32_t>(std::lround(1000 * std::min(number, 1e6)))});
}

std::string lossCell(const Row& row, const ReportWords& words)
{
    if (row.review == nullptr) return {};
    const TurnReview& review = *row.review;
    if (review.phony && (!review.judged() || review.shownLoss() == Equity{})) return words.phony;
    if (!review.judged()) return {};
    if (review.verdict && !review.verdict->countsPoints()) return percent(review.verdict->lossWin);
    return words.inPoints(points(review.shownLoss()));
}

std::optional<double> winOfFirst(const Row& row)
{
    if (row.review == nullptr || !row.review->verdict) return std::nullopt;
    const double win = row.review->verdict->win;
    return row.review->player == 0 ? win : 1 - win;
}

std::string doubtOf(const Row& row, const ReportWords& words)
{
    if (row.review == nullptr || !row.review->isDoubtful()) return {};
    const double doubt = row.review->verdict->doubt();
    return words.doubtful(row.review->verdict->countsPoints() ? words.inPoints(pointsOf(doubt))
                                                              : percent(doubt));
}

std::string countedTurns(const Game& game, const ReportWords& words)
{
    return game.range.empty() ? std::string() : words.turns + " " + game.range;
}

/// The two values of a phony that stayed, where a search found them.
std::string phonyWorth(const TurnReview& review, const ReportWords& words)
{
    if (!review.verdict || !review.verdict->takenBackWin) return {};
    const TurnVerdict& verdict = *review.verdict;
    if (!verdict.countsPoints())
        return words.phonyWorth(percent(verdict.win), percent(*verdict.takenBackWin));
    return words.phonyWorth(words.inPoints(signedDecimal(verdict.points)),
                            words.inPoints(signedDecimal(verdict.takenBackPoints.value_or(0))));
}

std::string reviewLine(const Row& row, const ReportWords& words)
{
    const TurnReview& review = *row.review;
    if (!review.judged()) {
        const std::string gap = words.notJudged + ": " + words.gap(review.gap);
        return review.phony ? words.phony + " · " + gap : gap;
    }
    // A phony that cost nothing is told as that.
    const bool lost = !review.phony || review.shownLoss() != Equity{};
    std::string text =
        lost ? words.lost + " " + words.inPoints(points(review.shownLoss())) : words.phony;
    // Chances of winning, where a search judged by them.
    if (review.verdict && review.verdict->lossWin > 0)
        text += ", " + percent(review.verdict->lossWin);
    if (review.mistake != MistakeSize::None)
        text += " (" + mistakeWord(review.mistake, words) + ")";
    if (const std::string doubt = doubtOf(row, words); !doubt.empty()) text += " · " + doubt;
    const bool isSearched = review.verdict.has_value();
    // The place in the static list says nothing beside what a search found.
    if (review.rank > 0 && !isSearched) {
        text += " · " + words.rank + " " + std::to_string(review.rank) + "/" +
                std::to_string(review.moves);
    }
    if (review.phony && lost) text += " · " + words.phony;
    if (const std::string worth = phonyWorth(review, words); !worth.empty()) text += " · " + worth;
    if (isSearched && review.verdict->lossPoints + review.verdict->lossWin > 0)
        text += " · " + words.best + " " + row.best;
    if (!isSearched && review.rank != 1) {
        text += " · " + words.best + " " + row.best + " (" +
                std::to_string(review.best.move.score.points) + ", " + words.equity + " " +
                shownPoints(review.best.equity) + ")";
    }
    if (!row.missedBingo.empty()) text += " · " + words.missedBingo + " " + row.missedBingo;
    for (std::size_t i = 0; i < kReviewTagCount; ++i) {
        const auto tag = static_cast<ReviewTag>(i);
        const bool isTold =
            tag == ReviewTag::Phony || (tag == ReviewTag::MissedBingo && !row.missedBingo.empty());
        if (review.tags.has(tag) && !isTold) text += " · " + words.tag(tag);
    }
    if (!isSearched) return text;
    if (review.luck) text += " · " + words.luck + " " + signedDecimal(review.luck->points);
    return text + " · " + words.by(review.by());
}

std::vector<std::vector<std::string>> totalsTable(const Game& game, const ReportWords& words)
{
    std::vector<std::vector<std::string>> table;
    const auto add = [&](const std::string& title, const auto& cellOf) {
        std::vector<std::string> row{title};
        for (const PlayerReview& player : game.reviewed) row.push_back(cellOf(player));
        table.push_back(std::move(row));
    };
    add(words.judged, [](const PlayerReview& player) {
        return std::to_string(player.judged) + "/" + std::to_string(player.turns);
    });
    const bool isSearched = game.review->depth != ReviewDepth::Static;
    add(words.pointsLost, [isSearched](const PlayerReview& player) {
        if (!isSearched) return points(player.lost);
        return pointsOf(player.lossPoints);
    });
    for (const MistakeSize size : {MistakeSize::Small, MistakeSize::Medium, MistakeSize::Large}) {
        add(words.mistake + ", " + mistakeWord(size, words),
            [size](const PlayerReview& player) { return std::to_string(player.mistakesOf(size)); });
    }
    add(words.mistakeIndex,
        [](const PlayerReview& player) { return pointsOf(player.mistakeIndex()); });
    add(words.bingos, [](const PlayerReview& player) { return std::to_string(player.bingos); });
    add(words.missedBingos,
        [](const PlayerReview& player) { return std::to_string(player.missedBingos); });
    add(words.phonies, [](const PlayerReview& player) { return std::to_string(player.phonies); });
    if (!isSearched) return table;
    add(words.lostPerDecision, [](const PlayerReview& player) {
        return player.lossWinTurns == 0 ? "–" : percent(player.meanLossWin());
    });
    add(words.luck, [](const PlayerReview& player) {
        return player.draws == 0 ? "–" : signedDecimal(player.luck);
    });
    for (std::size_t i = 0; i < kGamePhaseCount; ++i) {
        const auto phase = static_cast<GamePhase>(i);
        add(words.lostATurn + ", " + words.phaseName(phase),
            [i, phase, &words](const PlayerReview& player) {
                const PhaseReview& told = player.phases[i];
                if (told.decisions == 0) return std::string("–");
                if (phase == GamePhase::Endgame)
                    return words.inPoints(pointsOf(told.lossPoints / told.decisions));
                const auto byPoints = told.meanLossByPoints();
                std::string text;
                if (const auto win = told.meanLossWin()) text = percent(*win);
                if (!byPoints && text.empty()) return std::string("–");
                if (!byPoints || (!text.empty() && *byPoints == 0)) return text;
                return text + (text.empty() ? "" : " · ") + words.inPoints(pointsOf(*byPoints));
            });
    }
    for (std::size_t i = 0; i < kReviewTagCount; ++i) {
        const auto tag = static_cast<ReviewTag>(i);
        const auto hasIt = [tag](const PlayerReview& player) { return player.turnsWith(tag) > 0; };
        if (std::ranges::none_of(game.review->players, hasIt)) continue;
        add(words.reason + ", " + words.tag(tag),
            [tag](const PlayerReview& player) { return std::to_string(player.turnsWith(tag)); });
    }
    return table;
}

std::vector<std::vector<std::string>> tagsTable(const Game& game)
{
    std::vector<std::vector<std::string>> table;
    for (const TagCount& count : game.tags) {
        table.push_back({"#" + count.tag});
        for (const int turns : count.turns) table.back().push_back(std::to_string(turns));
    }
    return table;
}

std::string headingOf(const Game& game, const Row& row)
{
    return std::to_string(row.number) + ". " + game.nameOf(row) + ": " + row.move + " " + row.score;
}

std::string headingOf(const Variation& variation, const ReportWords& words)
{
    std::string text = words.variation + " " + variation.name;
    if (variation.name == words.mainLine) text = variation.name;
    return variation.of.empty() ? text : text + " (" + variation.of + ")";
}

std::vector<PlacedTile> placedBy(const Variation& variation)
{
    std::vector<PlacedTile> placed;
    if (variation.rows.empty()) return placed;
    const Board& board = variation.rows.back().position->board();
    for (const Row& row : variation.rows)
        for (const PlacedTile& tile : row.placed)
            if (board.at(tile.row, tile.column) == tile.tile) placed.push_back(tile);
    return placed;
}

std::string boardText(const Position& position)
{
    const Board& board = position.board();
    const Alphabet& alphabet = position.rules().alphabet;
    const auto cell = [](const std::string& text) {
        // Letters of any alphabet are counted, not their bytes.
        const auto size = std::count_if(text.begin(), text.end(), [](char c) {
            return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
        });
        return " " + text + std::string(size < 2 ? static_cast<std::size_t>(2 - size) : 0, ' ');
    };
    std::string text = "   ";
    for (int column = 0; column < board.columns(); ++column)
        text += cell(squareName(0, column).substr(1));
    for (int row = 0; row < board.rows(); ++row) {
        const std::string number = std::to_string(row + 1);
        while (!text.empty() && text.back() == ' ') text.pop_back();
        text += "\n" + std::string(number.size() < 2 ? 1 : 0, ' ') + number + " ";
        for (int column = 0; column < board.columns(); ++column) {
            const Tile tile = board.at(row, column);
            const bool blocked = position.rules().layout.blocked(row, column);
            text += cell(tile != kNoTile ? std::string(alphabet.written(tile))
                         : blocked       ? "#"
                                         : ".");
        }
    }
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text + "\n";
}

}  // namespace engine::report
