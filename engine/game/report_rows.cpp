// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/report_rows.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>

#include "engine/board/move_notation.h"
#include "engine/board/phony_marks.h"
#include "engine/game/turns.h"

namespace engine::report {
namespace {

std::string signedText(Score score)
{
    return (score.points < 0 ? "" : "+") + std::to_string(score.points);
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
    case EventKind::Exchange: return moveText(*step.before, step.move);
    default: return words.settled;
    }
}

std::string consequenceOf(const Event& event, const Alphabet& alphabet, const ReportWords& words)
{
    const std::string tiles = event.tiles.empty() ? "" : " " + alphabet.written(event.tiles);
    switch (event.kind) {
    case EventKind::Withdrawal: return words.takenBack + " " + signedText(event.score);
    case EventKind::ChallengeBonus: return words.challenged + " " + signedText(event.score);
    case EventKind::OutPoints: return words.out + " " + signedText(event.score) + tiles;
    case EventKind::RackPenalty: return words.rackPenalty + " " + signedText(event.score) + tiles;
    case EventKind::TimePenalty: return words.timePenalty + " " + signedText(event.score);
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
    row.score = signedText(node.event.score);
    row.glyph = glyphText(node.annotations.glyph);
    row.shapes = node.annotations.shapes;
    if (options.notes) {
        addNotes(row.notes, node);
        row.pictures = node.annotations.pictures;
    }
    row.position = step.after;
    if (step.fits && step.move.kind == MoveKind::Place) row.placed = tilesPlacedBy(step.move);
    NodeId end = turn.move;
    for (const NodeId id : turn.consequences) {
        const Node& consequence = record.node(id);
        row.after.push_back(consequenceOf(consequence.event, alphabet, options.words));
        if (options.notes) addNotes(row.notes, consequence);
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
    row.best = moveText(*step.before, found->best.move);
    if (found->missedBingo) row.missedBingo = moveText(*step.before, found->missedBingo->move);
    return row;
}

}  // namespace

Result<Game> gameOf(const GameRecord& record, const ReportOptions& options)
{
    const auto replayed = replay(record, {options.lexicon, true});
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
    if (!info.lexicon.empty()) game.facts.emplace_back(words.lexicon, info.lexicon);
    if (!info.description.empty()) game.opening.push_back(info.description);
    if (options.notes) addNotes(game.opening, record.node(kRootNode));

    const std::vector<NodeId> line = record.lineThrough(options.line);
    for (const Turn& turn : turnsOf(record, line))
        game.rows.push_back(rowOf(record, *replayed, turn, options));
    const NodeId last = line.empty() ? kRootNode : line.back();
    game.end = replayed->at(last).after;
    game.totals = totalsAfter(record, last);
    return game;
}

std::string points(Equity equity)
{
    std::array<char, 32> text{};
    const int size = std::snprintf(text.data(), text.size(), "%.1f", equity.toPoints());
    return {text.data(), static_cast<std::size_t>(std::max(size, 0))};
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

std::string reviewLine(const Row& row, const ReportWords& words)
{
    const TurnReview& review = *row.review;
    if (!review.judged()) return words.notJudged + ": " + words.gap(review.gap);
    std::string text = words.lost + " " + points(review.lost);
    if (review.mistake != MistakeSize::None)
        text += " (" + mistakeWord(review.mistake, words) + ")";
    if (review.rank > 0) {
        text += " · " + words.rank + " " + std::to_string(review.rank) + "/" +
                std::to_string(review.moves);
    }
    if (review.phony) text += " · " + words.phony;
    if (review.rank != 1) {
        text += " · " + words.best + " " + row.best + " (" +
                std::to_string(review.best.move.score.points) + ", " + words.equity + " " +
                points(review.best.equity) + ")";
    }
    if (!row.missedBingo.empty()) text += " · " + words.missedBingo + " " + row.missedBingo;
    return text;
}

std::vector<std::vector<std::string>> totalsTable(const Game& game, const ReportWords& words)
{
    std::vector<std::vector<std::string>> table;
    const auto add = [&](const std::string& title, const auto& cellOf) {
        std::vector<std::string> row{title};
        for (const PlayerReview& player : game.review->players) row.push_back(cellOf(player));
        table.push_back(std::move(row));
    };
    add(words.judged, [](const PlayerReview& player) {
        return std::to_string(player.judged) + "/" + std::to_string(player.turns);
    });
    add(words.pointsLost, [](const PlayerReview& player) { return points(player.lost); });
    for (const MistakeSize size : {MistakeSize::Small, MistakeSize::Medium, MistakeSize::Large}) {
        add(words.mistake + ", " + mistakeWord(size, words),
            [size](const PlayerReview& player) { return std::to_string(player.mistakesOf(size)); });
    }
    add(words.mistakeIndex, [](const PlayerReview& player) {
        // It has one decimal.
        return points(Equity{static_cast<std::int32_t>(player.mistakeIndex() * 1000 + 0.5)});
    });
    add(words.bingos, [](const PlayerReview& player) { return std::to_string(player.bingos); });
    add(words.missedBingos,
        [](const PlayerReview& player) { return std::to_string(player.missedBingos); });
    add(words.phonies, [](const PlayerReview& player) { return std::to_string(player.phonies); });
    return table;
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
