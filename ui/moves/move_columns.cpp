// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_columns.h"

#include <cmath>

#include <QLocale>
#include <QStringList>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/eval/shown_order.h"
#include "engine/search/simulation_state.h"
#include "ui/document/move_name.h"
#include "ui/language/text.h"
#include "ui/moves/move_list_model.h"
#include "ui/position/move_description.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const engine::Alphabet& alphabetOf(const MoveOrder& order)
{
    return order.request().position->rules().alphabet;
}

double chanceOf(const MoveOrder& order, int index)
{
    return order.request().ranking->chances[static_cast<std::size_t>(index)].percent();
}

QString rankText(const MoveOrder& order, int index)
{
    QString rank = QLocale().toString(order.rankOf(index));
    if (order.isExtra(index)) rank += u'*';
    return index == order.playedIndex() ? MoveListModel::tr("● %1").arg(rank) : rank;
}

QString moveText(const MoveOrder& order, int index)
{
    const engine::Position& position = *order.request().position;
    const engine::Move& move = order.entry(index).move;
    QString label =
        order.isPhony(index) ? markedMoveName(position, move) : moveName(position, move);
    if (const int orders = order.ordersOf(index); orders > 1)
        label = u"%1  ×%2"_s.arg(label, QLocale().toString(orders));
    return engine::keepsRackUnvalued(position, move)
               ? MoveListModel::tr("%1 · rack not valued").arg(label)
               : label;
}

QString scoreText(const MoveOrder& order, int index)
{
    return QLocale().toString(order.entry(index).move.score.points);
}

QString leaveText(const MoveOrder& order, int index)
{
    const engine::Leave leave =
        engine::leaveAfter(*order.request().position, order.entry(index).move);
    return fromUtf8(alphabetOf(order).written(leave.tiles()));
}

QString valueText(const MoveOrder& order, int index)
{
    return signedEquity(order.entry(index).beyondScore());
}

QString equityText(const MoveOrder& order, int index)
{
    return signedEquity(order.entry(index).equity);
}

QString winText(const MoveOrder& order, int index)
{
    if (!order.hasChances() || order.isExtra(index)) return MoveListModel::tr("–");
    return QLocale().toString(chanceOf(order, index), 'f', 1);
}

QString deltaText(const MoveOrder& order, int index)
{
    if (order.request().key == MoveKey::Win && order.isExtra(index)) return MoveListModel::tr("–");
    if (order.metric(index) == MoveOrder::kNotSimulated) return MoveListModel::tr("–");
    const std::int32_t behind = order.metric(index) - order.best();
    return behind == 0 && !order.isPhony(index) ? MoveListModel::tr("best")
                                                : signedEquity({behind});
}

QString pinText(const MoveOrder&, int)
{
    return {};
}

QString tilesText(const MoveOrder& order, int index)
{
    return QLocale().toString(order.entry(index).move.tilesPlayed);
}

QString wordsTextOf(const MoveOrder& order, int index)
{
    QStringList words;
    for (const engine::FormedWord& word :
         engine::wordsFormed(*order.request().position, order.entry(index).move))
        words.append(fromUtf8(alphabetOf(order).written(word.tiles)));
    return words.join(u' ');
}

std::int32_t scoreOf(const MoveOrder& order, int index)
{
    return engine::Equity::from(order.entry(index).move.score).millis;
}

std::int32_t valueOf(const MoveOrder& order, int index)
{
    return order.entry(index).beyondScore().millis;
}

std::int32_t winOf(const MoveOrder& order, int index)
{
    if (!order.hasChances() || order.isExtra(index)) return 0;
    return static_cast<std::int32_t>(std::lround(1000 * chanceOf(order, index)));
}

std::int32_t tilesOf(const MoveOrder& order, int index)
{
    return 1000 * order.entry(index).move.tilesPlayed;
}

QString simWinText(const MoveOrder& order, int index)
{
    const auto* found = order.simulatedOf(index);
    return found ? shareText(found->win.mean()) : QString();
}

QString simEquityText(const MoveOrder& order, int index)
{
    const auto* found = order.simulatedOf(index);
    return found ? signedDecimal(found->equity.mean()) : QString();
}

QString simErrorText(const MoveOrder& order, int index)
{
    const auto* found = order.simulatedOf(index);
    return found ? plusMinusShare(found->win) : QString();
}

QString bestText(const MoveOrder& order, int index)
{
    const auto* found = order.simulatedOf(index);
    return found ? bestProbabilityText(found->bestProbability) : QString();
}

template <class Number>
std::int32_t simulatedMetric(const MoveOrder& order, int index, Number number)
{
    const auto* found = order.simulatedOf(index);
    return found ? static_cast<std::int32_t>(std::lround(1000 * number(*found)))
                 : MoveOrder::kNotSimulated;
}

std::int32_t simWinOf(const MoveOrder& order, int index)
{
    return simulatedMetric(order, index, [](const auto& found) { return 100 * found.win.mean(); });
}

std::int32_t simEquityOf(const MoveOrder& order, int index)
{
    return simulatedMetric(order, index, [](const auto& found) { return found.equity.mean(); });
}

std::int32_t simErrorOf(const MoveOrder& order, int index)
{
    return simulatedMetric(order, index,
                           [](const auto& found) { return 100 * found.win.standardError(); });
}

std::int32_t bestOf(const MoveOrder& order, int index)
{
    return simulatedMetric(order, index,
                           [](const auto& found) { return 100 * found.bestProbability; });
}

std::vector<MoveColumn> makeColumns()
{
    return {
        {.key = MoveKey::Rank,
         .heading = [] { return MoveListModel::tr("#"); },
         .help = [] { return MoveListModel::tr("Rank by equity"); },
         .text = rankText,
         .widest = [] { return u"● 9,999"_s; },
         .yields = 8},
        {.key = MoveKey::Move,
         .heading = [] { return MoveListModel::tr("Move"); },
         .help =
             [] {
                 return MoveListModel::tr(
                     "Move: letters on the board in parentheses, blanks small");
             },
         .text = moveText,
         .left = true},
        {.key = MoveKey::Score,
         .heading = [] { return MoveListModel::tr("Score"); },
         .help = [] { return MoveListModel::tr("Score: points of the move"); },
         .text = scoreText,
         .metric = scoreOf,
         .widest = [] { return MoveListModel::tr("Score"); },
         .mostFirst = true},
        {.key = MoveKey::Leave,
         .heading = [] { return MoveListModel::tr("Leave"); },
         .help = [] { return MoveListModel::tr("Leave: tiles kept"); },
         .text = leaveText,
         .widest = [] { return u"WWWWW"_s; },
         .left = true,
         .yields = 3},
        {.key = MoveKey::Value,
         .heading = [] { return MoveListModel::tr("Value"); },
         .help =
             [] {
                 return MoveListModel::tr(
                     "Value: what equity adds to the score, above all for the leave");
             },
         .text = valueText,
         .metric = valueOf,
         .widest = [] { return u"−00.0"_s; },
         .mostFirst = true,
         .yields = 2},
        {.key = MoveKey::Equity,
         .heading = [] { return MoveListModel::tr("Equity"); },
         .help = [] { return MoveListModel::tr("Equity: score and value, a static estimate"); },
         .text = equityText,
         .widest = [] { return QString(MoveListModel::tr("Equity") + u'+'); },
         .mostFirst = true},
        {.key = MoveKey::Win,
         .heading = [] { return MoveListModel::tr("Win %"); },
         .help =
             [] {
                 return MoveListModel::tr(
                     "Win: chance of winning in per cent, a static estimate from the win table");
             },
         .text = winText,
         .metric = winOf,
         .widest = [] { return u"100.0"_s; },
         .mostFirst = true,
         .shown = false,
         .yields = 4},
        {.key = MoveKey::Delta,
         .heading = [] { return MoveListModel::tr("Δ"); },
         .help =
             [] {
                 return MoveListModel::tr("Delta: how far behind the best in the sorted column");
             },
         .text = deltaText,
         .widest = [] { return u"−000.0"_s; },
         .margin = 12,
         .mostFirst = true,
         .yields = 5},
        {.key = MoveKey::Pin,
         .heading = [] { return MoveListModel::tr("★"); },
         .help = [] { return MoveListModel::tr("Pin: moves to hold on to and to compare (F4)"); },
         .text = pinText,
         .widest = [] { return u"5"_s; },
         .left = true,
         .copied = false,
         .yields = 1},
        {.key = MoveKey::Tiles,
         .heading = [] { return MoveListModel::tr("Tiles"); },
         .help = [] { return MoveListModel::tr("Tiles: how many leave the rack"); },
         .text = tilesText,
         .metric = tilesOf,
         .widest = [] { return MoveListModel::tr("Tiles"); },
         .mostFirst = true,
         .shown = false,
         .copied = false,
         .yields = 7},
        {.key = MoveKey::Words,
         .heading = [] { return MoveListModel::tr("Words"); },
         .help =
             [] {
                 return MoveListModel::tr("Words: all that the move makes, the main word first");
             },
         .text = wordsTextOf,
         .widest = [] { return u"WWWWWWWW WWW"_s; },
         .left = true,
         .shown = false,
         .copied = false,
         .yields = 6},
        {.key = MoveKey::SimWin,
         .heading = [] { return MoveListModel::tr("Sim %"); },
         .help =
             [] {
                 return MoveListModel::tr(
                     "Sim win: share of games won in the simulation, per cent");
             },
         .text = simWinText,
         .metric = simWinOf,
         .widest = [] { return QString(MoveListModel::tr("Sim %") + u"  +"_s); },
         .mostFirst = true},
        {.key = MoveKey::SimEquity,
         .heading = [] { return MoveListModel::tr("Sim eq."); },
         .help =
             [] { return MoveListModel::tr("Sim equity: mean gain of spread in the simulation"); },
         .text = simEquityText,
         .metric = simEquityOf,
         .widest = [] { return u"−00.0"_s; },
         .mostFirst = true,
         .yields = 2},
        {.key = MoveKey::SimError,
         .heading = [] { return MoveListModel::tr("±"); },
         .help =
             [] { return MoveListModel::tr("±: half of the 95 % interval of the sim win share"); },
         .text = simErrorText,
         .metric = simErrorOf,
         .widest = [] { return u"±0.0"_s; },
         .yields = 1},
        {.key = MoveKey::BestProbability,
         .heading = [] { return MoveListModel::tr("P(best)"); },
         .help =
             [] {
                 return MoveListModel::tr(
                     "P(best): how likely this is the best of the simulated moves");
             },
         .text = bestText,
         .metric = bestOf,
         .widest = [] { return u"100.0 %"_s; },
         .mostFirst = true,
         .yields = 3},
    };
}

}  // namespace

const std::vector<MoveColumn>& moveColumns()
{
    static const std::vector<MoveColumn> columns = makeColumns();
    return columns;
}

const MoveColumn& moveColumn(MoveKey key)
{
    const MoveColumn& column = moveColumns()[static_cast<std::size_t>(key)];
    Q_ASSERT(column.key == key);
    return column;
}

QString moveCellText(const MoveOrder& order, int row, MoveKey column)
{
    const int index = order.rows()[static_cast<std::size_t>(row)];
    if (index >= 0) return moveColumn(column).text(order, index);
    return column == MoveKey::Move ? MoveListModel::tr("⋯ %1 more").arg(QLocale().toString(-index))
                                   : QString();
}

}  // namespace ui
