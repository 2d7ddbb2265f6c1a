// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/candidate_facts.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <utility>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/lexicon/leave_table.h"
#include "ui/language/number_text.h"
#include "ui/language/text.h"
#include "ui/position/move_description.h"
#include "ui/position/simulated.h"

namespace ui {

namespace {

/// Translations of the free functions here have one context.
struct CandidateFactsText
{
    Q_DECLARE_TR_FUNCTIONS(ui::CandidateFacts)
};

constexpr int kRacks = 100;           // of the next player, for the lanes
constexpr std::size_t kLanes = 3;     // opened and closed ones that are named
constexpr int kTiles = 7;             // kinds of tiles that are named
constexpr double kLeastChange = 0.5;  // points of a lane worth a word

QString laneCalled(const engine::LaneChange& lane)
{
    if (lane.direction == engine::Direction::Across)
        return CandidateFactsText::tr("row %1").arg(lane.lane + 1);
    return CandidateFactsText::tr("column %1")
        .arg(QString::fromStdString(engine::squareName(0, lane.lane)).mid(1));
}

/// Lines are broken between such texts only.
QString unbroken(QString text)
{
    return text.replace(u' ', QChar(QChar::Nbsp));
}

QString decimalOf(double value)
{
    return decimalText(value, 1);
}

void addWords(std::vector<CandidateLine>& lines, const engine::Position& position,
              const engine::Move& move)
{
    if (move.kind != engine::MoveKind::Place) return;
    lines.push_back({CandidateFactsText::tr("Words"), wordsText(position, move), {}});
    if (const int bonus = position.rules().bonusFor(move.tilesPlayed); bonus > 0)
        lines.push_back({CandidateFactsText::tr("Bonus"), QLocale().toString(bonus), {}});
}

void addLeave(std::vector<CandidateLine>& lines, const engine::Position& position,
              const CandidateFacts& facts)
{
    const auto tiles = facts.leave.tiles();
    lines.push_back({CandidateFactsText::tr("Keeps"),
                     tiles.empty() ? CandidateFactsText::tr("nothing")
                                   : fromUtf8(position.rules().alphabet.written(tiles)),
                     {}});
    if (!facts.leaveValue) return;
    QString value = signedEquity(*facts.leaveValue);
    if (facts.leaveRank)
        value = CandidateFactsText::tr("%1 · #%2 of %3 leaves of this length")
                    .arg(value, QLocale().toString(static_cast<qlonglong>(facts.leaveRank->place)),
                         QLocale().toString(static_cast<qlonglong>(facts.leaveRank->all)));
    lines.push_back({CandidateFactsText::tr("Leave value"), value, {}});
}

void addDraws(std::vector<CandidateLine>& lines, const engine::Position& position,
              const CandidateFacts& facts)
{
    const engine::DrawOutlook& outlook = facts.outlook;
    lines.push_back({CandidateFactsText::tr("Draws"), QLocale().toString(outlook.drawn), {}});
    const bool full = facts.leave.total() + outlook.drawn == position.rules().rackSize;
    lines.push_back({CandidateFactsText::tr("Bingo in hand"),
                     full ? CandidateFactsText::tr("%1 %").arg(shareText(outlook.bingo()))
                          : CandidateFactsText::tr("the rack stays short"),
                     CandidateFactsText::tr("Exact: the chance that the next rack is a word by "
                                            "itself, whatever lies on the board")});
    QStringList tiles;
    for (const engine::TileOutlook& tile : outlook.tiles) {
        if (tile.bingo <= 0 || tiles.size() == kTiles) break;
        tiles << unbroken(CandidateFactsText::tr("%1 %2 %").arg(
            fromUtf8(position.rules().alphabet.written(tile.tile)), shareText(tile.bingo)));
    }
    if (outlook.drawn > 0 && !tiles.isEmpty())
        lines.push_back({CandidateFactsText::tr("Best to draw"), tiles.join(QStringLiteral(" · ")),
                         CandidateFactsText::tr("With each of these among the tiles drawn: the "
                                                "chance that the rack is a word")});
}

void addLanes(std::vector<CandidateLine>& lines, const engine::LaneOutlook& outlook)
{
    const QString how =
        CandidateFactsText::tr("Best score of the opponent there, with the move against without "
                               "it: mean of %1 racks")
            .arg(outlook.racks);
    const auto add = [&](const QString& what, auto begin, auto end, double sign) {
        QStringList named;
        for (auto lane = begin; lane != end && named.size() < static_cast<int>(kLanes); ++lane) {
            if (sign * lane->opened() < kLeastChange) break;
            named << unbroken(CandidateFactsText::tr("%1 %2 (%3 → %4)")
                                  .arg(laneCalled(*lane), signedDecimal(lane->opened()),
                                       decimalOf(lane->before), decimalOf(lane->after)));
        }
        lines.push_back({what,
                         named.isEmpty() ? CandidateFactsText::tr("nothing")
                                         : named.join(QStringLiteral(" · ")),
                         how});
    };
    add(CandidateFactsText::tr("Opens"), outlook.lanes.begin(), outlook.lanes.end(), 1);
    add(CandidateFactsText::tr("Closes"), outlook.lanes.rbegin(), outlook.lanes.rend(), -1);
    lines.push_back({CandidateFactsText::tr("Best reply"),
                     CandidateFactsText::tr("%1 → %2 points")
                         .arg(decimalOf(outlook.bestBefore), decimalOf(outlook.bestAfter)),
                     how});
}

}  // namespace

struct LeaveRanks::Table
{
    engine::KlvPtr leaves;
    /// By length, the greatest first.
    std::vector<std::vector<float>> values;
};

std::optional<LeaveRanks::Rank> LeaveRanks::of(const engine::KlvPtr& leaves,
                                               const engine::Leave& leave,
                                               const engine::TaskContext& context)
{
    if (!leaves || leave.empty()) return std::nullopt;
    const auto own = leaves->find(leave);
    if (!own) return std::nullopt;
    std::shared_ptr<const Table> table = std::atomic_load(&m_table);
    if (!table || table->leaves != leaves) {
        const auto all = engine::leaveTableOf(*leaves, context);
        if (!all) return std::nullopt;
        auto made = std::make_shared<Table>();
        made->leaves = leaves;
        for (std::size_t i = 0; i < all->leaves.size(); ++i) {
            const std::size_t length = all->leaves[i].size();
            if (made->values.size() <= length) made->values.resize(length + 1);
            made->values[length].push_back(all->points[i]);
        }
        for (auto& values : made->values) std::ranges::sort(values, std::greater{});
        table = std::move(made);
        std::atomic_store(&m_table, table);
    }
    const auto length = static_cast<std::size_t>(leave.total());
    if (length >= table->values.size()) return std::nullopt;
    const std::vector<float>& values = table->values[length];
    // Those that are worth a thousandth more are better.
    const auto better = std::ranges::partition_point(values, [&](float value) {
        return std::lround(1000 * static_cast<double>(value)) > own->millis;
    });
    return Rank{better - values.begin() + 1, static_cast<std::int64_t>(values.size())};
}

engine::Result<CandidateFacts> candidateFacts(const CandidateQuestion& question,
                                              const engine::TaskContext& context)
{
    const engine::Position& position = *question.position;
    CandidateFacts facts;
    facts.move = question.move;
    facts.leave = engine::leaveAfter(position, question.move);
    if (question.leaves) {
        facts.leaveValue = question.leaves->value(facts.leave);
        facts.leaveRank = question.ranks->of(question.leaves, facts.leave, context);
    }
    auto outlook = engine::drawOutlook(*position.lexicon(), facts.leave, position.unseen(),
                                       position.bagSize(), position.rules().rackSize, context);
    if (!outlook) return engine::failure(outlook.error());
    facts.outlook = std::move(*outlook);
    auto lanes = engine::laneOutlook(position, question.move, kRacks, 1, context);
    if (lanes) facts.lanes = std::move(*lanes);
    else if (lanes.error().code == engine::ErrorCode::Cancelled)
        return engine::failure(lanes.error());
    return facts;
}

std::vector<CandidateLine> candidateLines(const engine::Position& position,
                                          const CandidateFacts& facts)
{
    std::vector<CandidateLine> lines;
    addWords(lines, position, facts.move);
    addLeave(lines, position, facts);
    addDraws(lines, position, facts);
    if (facts.lanes) addLanes(lines, *facts.lanes);
    return lines;
}

}  // namespace ui
