// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/explanation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <utility>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/eval/find_move.h"
#include "engine/eval/move_ranking.h"
#include "engine/lexicon/klv.h"
#include "engine/search/lane_outlook.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, 14> kFactNames{
    "phony",   "set-up", "big-chance", "own-bingo", "leave",      "turnover", "opponent-bingo",
    "replies", "lane",   "whole-rack", "score",     "volatility", "timing",   "verdict"};

/// "12.3"; no "-0.0".
std::string oneDecimal(double number)
{
    std::array<char, 48> text{};
    const double rounded = std::round(number * 10) / 10;
    std::snprintf(text.data(), text.size(), "%.1f", rounded == 0 ? 0.0 : rounded);
    return text.data();
}

std::string asPercent(double share)
{
    return oneDecimal(100 * share);
}

std::string signedPercent(double share)
{
    return (share > 0 ? "+" : "") + asPercent(share);
}

/// A row or a column, as a key and as people name it.
struct BoardLane
{
    Direction direction = Direction::Across;
    int number = 0;
    friend auto operator<=>(const BoardLane&, const BoardLane&) = default;

    [[nodiscard]] Sentence name() const
    {
        if (direction == Direction::Across) return say("row %1", number + 1);
        const std::string square = squareName(0, number);
        return say("column %1", square.substr(1));
    }
};

using LaneNumbers = std::map<BoardLane, double>;

double numberOf(const LaneNumbers& numbers, const BoardLane& lane)
{
    const auto found = numbers.find(lane);
    return found == numbers.end() ? 0.0 : found->second;
}

/// In which share of the iterations the answer lies in each lane.
LaneNumbers laneShares(const SimulatedCandidate& candidate)
{
    LaneNumbers shares;
    std::size_t logged = 0;
    std::int32_t last = 0;
    for (const PlayLog::PiecePtr& piece : candidate.plays) {
        logged += piece->size();
        for (const LoggedPlay& play : *piece) {
            last = std::max(last, play.scenario);
            if (play.ply == 1) shares[{play.direction, play.lane}] += 1;
        }
    }
    // A full log ends before the simulation does.
    const auto iterations = static_cast<double>(logged < PlayLog::kMost ? candidate.iterations()
                                                                        : std::int64_t{last} + 1);
    for (auto& [lane, share] : shares) share /= iterations;
    return shares;
}

class Explainer
{
public:
    Explainer(const Position& position, const SimulatedCandidate& own,
              const SimulatedCandidate& other, const KlvPtr& leaves, std::uint64_t seed,
              const PlayerLexicons& lexicons, const TaskContext& context,
              const ExplanationThresholds& thresholds)
        : m_position(position),
          m_own(own),
          m_other(other),
          m_leaves(leaves),
          m_seed(seed),
          m_lexicons(lexicons),
          m_context(context),
          m_limits(thresholds),
          m_ownText(moveText(position, own.move)),
          m_otherText(moveText(position, other.move))
    {
    }

    [[nodiscard]] Result<Explanation> explain(const PairedDifference& difference)
    {
        m_result.move = m_own.move;
        m_result.against = m_other.move;
        tellPhony(m_own.move, m_ownText);
        tellPhony(m_other.move, m_otherText);
        tellFollowUps();
        tellBingo(1, FactKind::OwnBingo, m_limits.ownBingo);
        tellLeave();
        tellTurnover();
        tellBingo(0, FactKind::OpponentBingo, m_limits.opponentBingo);
        tellReplies();
        if (auto told = tellLanes(); !told) return failure(std::move(told.error()));
        tellScore();
        tellVolatility();
        tellTiming();
        tellVerdict(difference);
        for (ExplainedFact& fact : m_result.facts) fact.side = sideOf(fact);
        std::ranges::stable_sort(m_result.facts, {}, &ExplainedFact::kind);
        putMainReasonFirst(isDecided() ? difference.equity.mean() : difference.win.mean());
        return std::move(m_result);
    }

private:
    void add(ExplainedFact fact) { m_result.facts.push_back(std::move(fact)); }

    /// The largest part of what the moves differ by, the way in which they differ.
    void putMainReasonFirst(double difference)
    {
        const auto weight = [difference](const ExplainedFact& fact) {
            return difference < 0 ? -fact.part : fact.part;
        };
        const auto first = std::ranges::find_if(
            m_result.facts, [](const ExplainedFact& fact) { return fact.kind != FactKind::Phony; });
        const auto main = std::max_element(
            first, m_result.facts.end(),
            [&](const ExplainedFact& a, const ExplainedFact& b) { return weight(a) < weight(b); });
        if (weight(*main) > 0) std::rotate(first, main, main + 1);
    }

    /// The game is won or lost with either move, so that points count.
    [[nodiscard]] bool isDecided() const
    {
        return std::min(m_own.win.mean(), m_other.win.mean()) > ArmRace::kSurelyWon ||
               std::max(m_own.win.mean(), m_other.win.mean()) < ArmRace::kSurelyLost;
    }

    void tellPhony(const Move& move, const std::string& text)
    {
        std::string words;
        for (const FormedWord& word : wordsFormed(m_position, move)) {
            if (word.valid) continue;
            if (!words.empty()) words += ", ";
            words += m_position.rules().alphabet.written(word.tiles);
        }
        if (words.empty()) return;
        ExplainedFact fact;
        fact.kind = FactKind::Phony;
        (&move == &m_own.move ? fact.own : fact.other) = 1;
        fact.squares = squaresOf(move);
        fact.sentence = say("%1 is a phony (%2): all that is said of it holds only while it stays",
                            text, words);
        add(std::move(fact));
    }

    /// For which move the fact speaks by itself; what they weigh together the verdict tells.
    [[nodiscard]] FactSide sideOf(const ExplainedFact& fact) const
    {
        const auto more = [](double good) {
            return good > 0 ? FactSide::Own : good < 0 ? FactSide::Other : FactSide::Neither;
        };
        switch (fact.kind) {
        case FactKind::SetUp:
        case FactKind::BigChance:
        case FactKind::OwnBingo:
        case FactKind::LeaveValue:
        case FactKind::WholeRack:
        case FactKind::Score: return more(fact.own - fact.other);
        case FactKind::Phony:
        case FactKind::OpponentBingo:
        case FactKind::Replies:
        case FactKind::Lane: return more(fact.other - fact.own);
        // Who is behind wants them far apart.
        case FactKind::Volatility: {
            const double lowest = std::min(m_own.win.mean(), m_other.win.mean());
            const double highest = std::max(m_own.win.mean(), m_other.win.mean());
            const double leads = lowest > 0.5 ? 1 : highest < 0.5 ? -1 : 0;
            return more((fact.other - fact.own) * leads);
        }
        case FactKind::Verdict:
            return m_result.established ? more(fact.own - fact.other) : FactSide::Neither;
        case FactKind::Turnover:
        case FactKind::Timing: break;
        }
        return FactSide::Neither;
    }

    [[nodiscard]] static std::vector<FactSquare> squaresOf(const Move& move)
    {
        std::vector<FactSquare> squares;
        if (move.kind == MoveKind::Place)
            for (int i = 0; i < move.length; ++i)
                squares.push_back({move.rowOf(i), move.columnOf(i)});
        return squares;
    }

    [[nodiscard]] std::string tilesText(const TileCounts& tiles) const
    {
        return m_position.rules().alphabet.written(tiles.tiles());
    }

    /// The chances of the mover's own next moves.
    void tellFollowUps()
    {
        Position after = m_position;
        Position::Undo undo;
        after.make(m_own.move, undo);
        Position afterOther = m_position;
        afterOther.make(m_other.move, undo);
        for (const SimulatedPlay& play : m_own.followUps) {
            if (play.move.kind != MoveKind::Place || play.share < m_limits.setUpShare) continue;
            const auto same = std::ranges::find(m_other.followUps, play.move, &SimulatedPlay::move);
            const double rival = same == m_other.followUps.end() ? 0 : same->share;
            const double upside = (play.share - rival) * play.move.score.points;
            if (play.share < m_limits.chanceRatio * rival || upside < m_limits.chanceUpside)
                continue;
            const bool isSetUp = play.move.score.points >= m_limits.setUpScore && rival == 0 &&
                                 !fitsOn(m_position, play.move) && !fitsOn(afterOther, play.move);
            const bool isBig = play.move.score.points >= m_limits.setUpScore && rival > 0;
            // What only the answer makes possible is no merit of the move.
            if ((!isSetUp && !isBig) || !fitsOn(after, play.move)) continue;
            tellFollowUp(after, play, isSetUp, rival);
            return;
        }
    }

    /// Whether the next move could be laid on a board for as many points.
    [[nodiscard]] static bool fitsOn(const Position& position, const Move& next)
    {
        const auto same = placementOf(position.board(), tilesPlacedBy(next));
        if (!same) return false;
        const auto words = wordsFormed(position, *same);
        return !words.empty() && std::ranges::all_of(words, &FormedWord::valid) &&
               scoreOf(position, *same) == next.score;
    }

    void tellFollowUp(const Position& after, const SimulatedPlay& play, bool isSetUp, double rival)
    {
        ExplainedFact fact;
        fact.kind = isSetUp ? FactKind::SetUp : FactKind::BigChance;
        fact.own = play.share;
        fact.other = rival;
        fact.part = (play.share - rival) * play.move.score.points;
        fact.next = play.move;
        fact.squares = squaresOf(play.move);
        fact.tiles = play.neededDraws.tiles();
        const std::string next = moveText(after, play.move);
        const Sentence needs = play.neededDraws.empty()
                                   ? say("with the tiles that are kept")
                                   : say("if %1 is drawn", tilesText(play.neededDraws));
        if (isSetUp) {
            fact.sentence =
                say("%1 sets up %2 for %3 points, %4: it follows in %5 % of the games", m_ownText,
                    next, play.move.score.points, needs, asPercent(play.share));
        } else {
            fact.sentence =
                say("%1 keeps the chance of %2 for %3 points, %4: it follows in %5 % of "
                    "the games, after %6 in %7 %",
                    m_ownText, next, play.move.score.points, needs, asPercent(play.share),
                    m_otherText, asPercent(rival));
        }
        add(std::move(fact));
    }

    [[nodiscard]] static const SimulatedPly* plyOf(const SimulatedCandidate& candidate,
                                                   std::size_t ply)
    {
        if (ply >= candidate.byPly.size() || candidate.byPly[ply].score.count == 0) return nullptr;
        return &candidate.byPly[ply];
    }

    void tellBingo(std::size_t ply, FactKind kind, double least)
    {
        const SimulatedPly* own = plyOf(m_own, ply);
        const SimulatedPly* other = plyOf(m_other, ply);
        if (own == nullptr || other == nullptr) return;
        ExplainedFact fact;
        fact.kind = kind;
        fact.own = own->bingoShare();
        fact.other = other->bingoShare();
        if (std::max(fact.own, fact.other) < least ||
            std::abs(fact.own - fact.other) < m_limits.bingoApart)
            return;
        if (kind == FactKind::OwnBingo)
            fact.sentence =
                say("The next turn is a bingo in %1 % of the games after %2, in %3 % after %4",
                    asPercent(fact.own), m_ownText, asPercent(fact.other), m_otherText);
        else
            fact.sentence =
                say("The opponent's answer is a bingo in %1 % of the games after %2, in "
                    "%3 % after %4",
                    asPercent(fact.own), m_ownText, asPercent(fact.other), m_otherText);
        add(std::move(fact));
    }

    void tellLeave()
    {
        if (!m_leaves || m_position.bagSize() == 0) return;
        const Leave own = leaveAfter(m_position, m_own.move);
        const Leave other = leaveAfter(m_position, m_other.move);
        // The values know no whole racks.
        if (m_own.move.kind == MoveKind::Pass || m_other.move.kind == MoveKind::Pass) return;
        ExplainedFact fact;
        fact.kind = FactKind::LeaveValue;
        fact.own = m_leaves->value(own).toPoints();
        fact.other = m_leaves->value(other).toPoints();
        if (std::abs(fact.own - fact.other) < m_limits.leaveApart) return;
        fact.part = fact.own - fact.other;
        fact.tiles = own.tiles();
        fact.sentence =
            say("%1 keeps %2, worth %3 points; %4 keeps %5, worth %6", m_ownText, leaveName(own),
                oneDecimal(fact.own), m_otherText, leaveName(other), oneDecimal(fact.other));
        add(std::move(fact));
    }

    [[nodiscard]] Sentence leaveName(const Leave& leave) const
    {
        return leave.empty() ? say("no tile") : say("%1", tilesText(leave));
    }

    void tellTurnover()
    {
        const int bag = m_position.bagSize();
        const int own = std::min<int>(m_own.move.tilesPlayed, bag);
        const int other = std::min<int>(m_other.move.tilesPlayed, bag);
        if (std::abs(own - other) < m_limits.turnoverApart) return;
        ExplainedFact fact;
        fact.kind = FactKind::Turnover;
        fact.own = own;
        fact.other = other;
        fact.sentence =
            say("%1 draws %2 new tiles, %3 draws %4", m_ownText, own, m_otherText, other);
        add(std::move(fact));
    }

    void tellReplies()
    {
        const SimulatedPly* own = plyOf(m_own, 0);
        const SimulatedPly* other = plyOf(m_other, 0);
        if (own == nullptr || other == nullptr) return;
        ExplainedFact fact;
        fact.kind = FactKind::Replies;
        fact.own = own->score.mean();
        fact.other = other->score.mean();
        if (std::abs(fact.own - fact.other) < m_limits.repliesApart) return;
        fact.part = fact.other - fact.own;
        fact.sentence = say("The opponent's answer brings %1 points on average after %2, %3 after "
                            "%4",
                            oneDecimal(fact.own), m_ownText, oneDecimal(fact.other), m_otherText);
        add(std::move(fact));
    }

    /// Lanes in which answers lie more often after one of the moves, because one of them made the
    /// lane worth more or less than it was. Shares alone don't tell which: they also fall where
    /// something better stands elsewhere.
    [[nodiscard]] Result<void> tellLanes()
    {
        const LaneNumbers own = laneShares(m_own);
        const LaneNumbers other = laneShares(m_other);
        std::vector<std::pair<double, BoardLane>> apart;
        for (const LaneNumbers* shares : {&own, &other}) {
            for (const auto& [lane, share] : *shares) {
                if (share < m_limits.laneShare) continue;
                const double gap = std::abs(numberOf(own, lane) - numberOf(other, lane));
                if (gap >= m_limits.laneApart) apart.emplace_back(-gap, lane);
            }
        }
        if (apart.empty()) return {};
        std::ranges::sort(apart);
        apart.erase(std::unique(apart.begin(), apart.end()), apart.end());
        // Without a bag there is but one rack that two players leave for the next one.
        const bool isKnown = m_position.bagSize() == 0 && m_position.playerCount() == 2;
        const auto outlooks =
            laneOutlooks(m_position, std::array{m_own.move, m_other.move},
                         isKnown ? 1 : m_limits.laneRacks, m_seed, m_lexicons, m_context);
        if (!outlooks) return failure(outlooks.error());
        std::size_t told = 0;
        for (const auto& [gap, lane] : apart) {
            if (told == m_limits.lanes) break;
            const LaneWorth worth = worthOf(lane, *outlooks);
            if (tellLane(lane, numberOf(own, lane), numberOf(other, lane), worth)) ++told;
        }
        return {};
    }

    [[nodiscard]] static LaneWorth worthOf(const BoardLane& lane,
                                           const std::vector<LaneOutlook>& outlooks)
    {
        const auto changeBy = [&lane](const LaneOutlook& outlook) {
            const auto found = std::ranges::find_if(outlook.lanes, [&](const LaneChange& each) {
                return each.direction == lane.direction && each.lane == lane.number;
            });
            return found == outlook.lanes.end() ? LaneChange{} : *found;
        };
        // Both know what was before, where the lane had any words then.
        const LaneChange own = changeBy(outlooks.front());
        const LaneChange other = changeBy(outlooks.back());
        return {std::max(own.before, other.before), own.after, other.after};
    }

    /// False when neither move made the difference.
    [[nodiscard]] bool tellLane(const BoardLane& lane, double own, double other,
                                const LaneWorth& worth)
    {
        const bool isLess = own < other;
        const double ownChange = worth.own - worth.before;
        const double otherChange = worth.other - worth.before;
        const bool byOwn = (isLess ? -ownChange : ownChange) >= m_limits.laneWorth;
        const bool byOther = (isLess ? otherChange : -otherChange) >= m_limits.laneWorth;
        if (!byOwn && !byOther) return false;
        ExplainedFact fact;
        fact.kind = FactKind::Lane;
        fact.own = own;
        fact.other = other;
        fact.worth = worth;
        const bool across = lane.direction == Direction::Across;
        const int length = across ? m_position.board().columns() : m_position.board().rows();
        for (int i = 0; i < length; ++i)
            fact.squares.push_back(across ? FactSquare{lane.number, i}
                                          : FactSquare{i, lane.number});
        // What the move itself does comes before what the other one does.
        const std::string& mover = byOwn ? m_ownText : m_otherText;
        const std::string& rival = byOwn ? m_otherText : m_ownText;
        const std::string after = oneDecimal(byOwn ? worth.own : worth.other);
        const std::string before = oneDecimal(worth.before);
        const std::string share = asPercent(byOwn ? own : other);
        const std::string rivalShare = asPercent(byOwn ? other : own);
        if (isLess == byOwn)
            fact.sentence = say("%1 takes away from %2: the best word there brings %3 points on "
                                "average, before it was %4; %5 % of the answers lie there, after "
                                "%6 %7 %",
                                mover, lane.name(), after, before, share, rival, rivalShare);
        else
            fact.sentence = say("%1 gives room in %2: the best word there brings %3 points on "
                                "average, before it was %4; %5 % of the answers lie there, after "
                                "%6 %7 %",
                                mover, lane.name(), after, before, share, rival, rivalShare);
        add(std::move(fact));
        return true;
    }

    void tellScore()
    {
        const GameRules& rules = m_position.rules();
        const auto bonusOf = [&rules](const Move& move) {
            return move.kind == MoveKind::Place ? rules.bonusFor(move.tilesPlayed) : 0;
        };
        if (const int bonus = bonusOf(m_own.move); bonus > 0 && bonusOf(m_other.move) == 0) {
            ExplainedFact fact;
            fact.kind = FactKind::WholeRack;
            fact.own = bonus;
            fact.squares = squaresOf(m_own.move);
            fact.sentence = say("%1 is a bingo, with a bonus of %2 points", m_ownText, bonus);
            add(std::move(fact));
        }
        const int own = m_own.move.score.points;
        const int other = m_other.move.score.points;
        if (std::abs(own - other) < m_limits.scoreApart) return;
        ExplainedFact fact;
        fact.kind = FactKind::Score;
        fact.own = own;
        fact.other = other;
        fact.part = own - other;
        fact.squares = squaresOf(m_own.move);
        fact.sentence =
            say("%1 scores %2 points, %3 scores %4", m_ownText, own, m_otherText, other);
        add(std::move(fact));
    }

    void tellVolatility()
    {
        ExplainedFact fact;
        fact.kind = FactKind::Volatility;
        fact.own = m_own.equity.deviation();
        fact.other = m_other.equity.deviation();
        if (std::abs(fact.own - fact.other) < m_limits.volatilityApart) return;
        const std::string own = oneDecimal(fact.own);
        const std::string other = oneDecimal(fact.other);
        if (fact.own > fact.other)
            fact.sentence = say("Results lie further apart after %1 (standard deviation %2 points, "
                                "after %3 %4), which suits who is behind",
                                m_ownText, own, m_otherText, other);
        else
            fact.sentence = say("Results lie closer together after %1 (standard deviation %2 "
                                "points, after %3 %4), which suits who leads",
                                m_ownText, own, m_otherText, other);
        add(std::move(fact));
    }

    void tellTiming()
    {
        const int bag = m_position.bagSize();
        if (bag > m_limits.timingBag) return;
        const auto leftBy = [bag](const Move& move) {
            const int drawn = move.kind == MoveKind::Place ? move.tilesPlayed : 0;
            return std::max(bag - drawn, 0);
        };
        ExplainedFact fact;
        fact.kind = FactKind::Timing;
        if (bag == 0) {
            fact.own = leaveAfter(m_position, m_own.move).total();
            fact.other = leaveAfter(m_position, m_other.move).total();
            if (fact.own != 0 || fact.other == 0) return;
            fact.sentence = say("%1 ends the game, %2 does not", m_ownText, m_otherText);
        } else {
            fact.own = leftBy(m_own.move);
            fact.other = leftBy(m_other.move);
            if (fact.own == fact.other) return;
            const int own = leftBy(m_own.move);
            const int other = leftBy(m_other.move);
            if (own == 0)
                fact.sentence = say("%1 empties the bag, so that the opponent begins the endgame; "
                                    "%2 leaves %3 in it",
                                    m_ownText, m_otherText, other);
            else
                fact.sentence = say("%1 leaves %2 tiles in the bag, %3 leaves %4", m_ownText, own,
                                    m_otherText, other);
        }
        add(std::move(fact));
    }

    void tellVerdict(const PairedDifference& difference)
    {
        ExplainedFact fact;
        fact.kind = FactKind::Verdict;
        const bool byPoints = isDecided();
        const Moments& apart = byPoints ? difference.equity : difference.win;
        const double mean = apart.mean();
        const double reach = m_limits.sure * apart.standardError();
        fact.own = byPoints ? m_own.equity.mean() : m_own.win.mean();
        fact.other = byPoints ? m_other.equity.mean() : m_other.win.mean();
        m_result.established = apart.count >= ArmRace::kLeastCommon && std::abs(mean) > reach;
        const auto text = [byPoints](double number) {
            return byPoints ? (number > 0 ? "+" : "") + oneDecimal(number) : signedPercent(number);
        };
        const std::string low = text(mean - reach);
        const std::string high = text(mean + reach);
        if (byPoints && m_result.established) {
            fact.sentence = say("Established: the game is decided, and %1 differs from %2 by %3 "
                                "points (95 % interval %4 to %5, %6 games)",
                                m_ownText, m_otherText, text(mean), low, high, apart.count);
        } else if (byPoints) {
            fact.sentence = say("Too close to call: the game is decided, and %1 differs from %2 by "
                                "%3 to %4 points (95 % interval, %5 games)",
                                m_ownText, m_otherText, low, high, apart.count);
        } else if (m_result.established) {
            fact.sentence = say("Established: %1 wins in %2 % of the games, %3 in %4 %; the "
                                "difference is %5 % (95 % interval %6 to %7, %8 games)",
                                m_ownText, asPercent(fact.own), m_otherText, asPercent(fact.other),
                                text(mean), low, high, apart.count);
        } else {
            fact.sentence = say("Too close to call: %1 wins in %2 % of the games, %3 in %4 %; the "
                                "difference lies between %5 and %6 % (95 % interval, %7 games)",
                                m_ownText, asPercent(fact.own), m_otherText, asPercent(fact.other),
                                low, high, apart.count);
        }
        add(std::move(fact));
    }

    const Position& m_position;
    const SimulatedCandidate& m_own;
    const SimulatedCandidate& m_other;
    const KlvPtr& m_leaves;
    const std::uint64_t m_seed;
    const PlayerLexicons& m_lexicons;
    const TaskContext& m_context;
    const ExplanationThresholds& m_limits;
    const std::string m_ownText;
    const std::string m_otherText;
    Explanation m_result;
};

/// As of independent numbers: more is not kept of two that don't lead.
Moments lessThan(const Moments& a, const Moments& b)
{
    const std::int64_t count = std::min(a.count, b.count);
    const double mean = a.mean() - b.mean();
    const double variance = a.variance() + b.variance();
    const auto number = static_cast<double>(count);
    return {count, number * mean, number * (variance + mean * mean)};
}

/// First minus second: of the scenarios that both met where one of them leads.
PairedDifference differenceOf(const SimulationState& simulation, const SimulatedCandidate& first,
                              const SimulatedCandidate& second)
{
    const SimulatedCandidate& leader = simulation.candidates.front();
    if (&second == &leader) return first.difference;
    if (&first == &leader) return second.difference.turned();
    return {lessThan(first.difference.equity, second.difference.equity),
            lessThan(first.difference.win, second.difference.win)};
}

const SimulatedCandidate* candidateOf(const Position& position, const SimulationState& simulation,
                                      const Move& move)
{
    std::vector<RankedMove> moves;
    for (const SimulatedCandidate& each : simulation.candidates) moves.push_back({each.move, {}});
    const auto found = findMove(moves, position, move);
    if (!found || simulation.candidates[*found].iterations() == 0) return nullptr;
    return &simulation.candidates[*found];
}

}  // namespace

std::string_view factSideName(FactSide side)
{
    switch (side) {
    case FactSide::Own: return "move";
    case FactSide::Other: return "against";
    case FactSide::Neither: break;
    }
    return {};
}

std::string_view factName(FactKind kind)
{
    return kFactNames[static_cast<std::size_t>(kind)];
}

Result<Explanation> explainMove(const Position& position, const SimulationState& simulation,
                                const Move& move, const Move& against, const KlvPtr& leaves,
                                const PlayerLexicons& lexicons, const TaskContext& context,
                                const ExplanationThresholds& thresholds)
{
    const SimulatedCandidate* own = candidateOf(position, simulation, move);
    const SimulatedCandidate* other = candidateOf(position, simulation, against);
    for (const auto& [candidate, asked] : {std::pair{own, &move}, std::pair{other, &against}}) {
        if (candidate == nullptr)
            return failure(ErrorCode::IllegalMove,
                           say("%1 has not been simulated", moveText(position, *asked)));
    }
    if (own == other)
        return failure(ErrorCode::IllegalMove, say("a move can't be compared with itself"));
    return Explainer(position, *own, *other, leaves, simulation.seed, lexicons, context, thresholds)
        .explain(differenceOf(simulation, *own, *other));
}

}  // namespace engine
