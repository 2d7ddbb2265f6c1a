// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/report_card.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QHeaderView>
#include <QLocale>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>

#include "ui/language/number_text.h"
#include "ui/position/simulated.h"
#include "ui/review/review_text.h"
#include "ui/widgets/decimal_mark.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/unit_delegate.h"

namespace ui {

using engine::MistakeSize;
using engine::PlayerReview;

namespace {

using namespace Qt::StringLiterals;

constexpr int kFigureLetters = 9;
constexpr std::array kMistakeSizes{MistakeSize::Small, MistakeSize::Medium, MistakeSize::Large};
constexpr std::array kMistakeQualities{Quality::Small, Quality::Medium, Quality::Large};

QString decimal(double number)
{
    return decimalText(number, 1);
}

QString whole(qlonglong number)
{
    return besideDecimals(QLocale().toString(number));
}

/// What a decision of a phase cost on average, as far as that was judged. Where the game was as good
/// as decided the points say it: by chances nothing is lost there any more.
QString meanLoss(const engine::PhaseReview& phase, bool inPoints)
{
    const auto pointsText = [](double points) {
        return ReportCard::tr("%1 pts").arg(decimal(points));
    };
    if (phase.decisions == 0) return u"–"_s;
    if (inPoints) return pointsText(phase.lossPoints / phase.decisions);
    QStringList parts;
    if (const auto win = phase.meanLossWin()) parts.append(percentText(*win));
    const auto byPoints = phase.meanLossByPoints();
    if (byPoints && (parts.isEmpty() || *byPoints > 0)) parts.append(pointsText(*byPoints));
    return parts.isEmpty() ? u"–"_s : parts.join(u" · "_s);
}

}  // namespace

ReportCard::ReportCard(QWidget* parent)
    : QTabWidget(parent),
      m_totals(addTable(tr("Pla&yers"), u"reviewTotals"_s, tr("Totals of the players"))),
      m_phases(addTable(tr("Pha&ses"), u"reviewPhases"_s, tr("Losses by phase of the game"))),
      m_reasons(addTable(tr("&Reasons"), u"reviewReasons"_s, tr("Mistakes by reason"))),
      m_keys(
          addTable(tr("&Key Turns"), u"reviewKeyTurns"_s, tr("The turns that the game turned on")))
{
    setObjectName(u"reviewCard"_s);
    setAccessibleName(tr("Report card"));
    setDocumentMode(true);
    // Whoever is in a narrow panel scrolls the tabs.
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideNone);
    m_keys->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_keys, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const auto row = static_cast<std::size_t>(index.row());
        if (row < m_keyTurns.size()) emit turnChosen(m_keyTurns[row]);
    });
    connect(m_keys, &QTableView::activated, m_keys, &QTableView::clicked);
}

QTableView* ReportCard::addTable(const QString& title, const QString& name, const QString& spoken)
{
    auto* table = new QTableView;
    table->setObjectName(name);
    table->setAccessibleName(spoken);
    makeListTable(*table);
    table->setItemDelegate(new UnitDelegate(table));
    addTab(table, title);
    return table;
}

void ReportCard::fill(QTableView& table, const QStringList& headers,
                      std::vector<CellTableModel::Row> rows)
{
    const QAbstractItemModel* before = table.model();
    // Figures stand close together; what is spare goes to the words before them.
    int spared = static_cast<int>(headers.size()) - 1;
    if (!rows.empty())
        while (spared > 0 && rows.front()[static_cast<std::size_t>(spared)].isNumber) --spared;
    auto* model = new CellTableModel(headers, this);
    model->setRows(std::move(rows));
    table.setModel(model);
    delete before;
    QHeaderView* header = table.horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (spared >= 0) header->setSectionResizeMode(spared, QHeaderView::Stretch);
}

void ReportCard::setReview(const QStringList& names, const std::vector<PlayerReview>& players,
                           const engine::GameReview& turns, int player)
{
    // Tables without a game are as they were.
    const bool isEmpty = names.isEmpty() && players.empty() && turns.turns.empty();
    if (std::exchange(m_isEmpty, isEmpty) && isEmpty) {
        m_needed = tabBar()->sizeHint().width();
        return;
    }
    fillTotals(names, players);
    fillPhases(names, players, player);
    fillReasons(names, players);
    fillKeyTurns(names, turns, std::ranges::any_of(players, [](const PlayerReview& each) {
                     return each.searched > 0;
                 }));
}

void ReportCard::fillTotals(const QStringList& names, const std::vector<PlayerReview>& players)
{
    const QLocale locale;
    std::vector<CellTableModel::Row> rows;
    const auto add = [&](const QString& title, const auto& textOf) {
        CellTableModel::Row row{CellTableModel::text(title)};
        for (const PlayerReview& player : players)
            row.push_back({player.judged > 0 ? textOf(player) : u"–"_s, 0, true});
        rows.push_back(std::move(row));
    };
    const bool isSearched = std::ranges::any_of(
        players, [](const PlayerReview& player) { return player.searched > 0; });
    if (!players.empty()) {
        add(tr("Mistake index"),
            [](const PlayerReview& player) { return decimal(player.mistakeIndex()); });
        if (isSearched) {
            add(tr("Lost per decision"), [](const PlayerReview& player) {
                return player.lossWinTurns == 0 ? u"–"_s : percentText(player.meanLossWin());
            });
        }
        add(tr("Points lost"),
            [](const PlayerReview& player) { return decimal(player.lossPoints); });
        add(tr("Lost per turn"),
            [](const PlayerReview& player) { return decimal(player.meanLossPoints()); });
        for (const auto& [title, size] : {std::pair(tr("◔ Small mistakes"), MistakeSize::Small),
                                          std::pair(tr("▲ Medium mistakes"), MistakeSize::Medium),
                                          std::pair(tr("■ Large mistakes"), MistakeSize::Large)}) {
            add(title, [size = size](const PlayerReview& player) {
                return whole(player.mistakesOf(size));
            });
        }
        add(tr("● Best moves"), [&](const PlayerReview& player) {
            const int best = isSearched ? player.mistakesOf(MistakeSize::None) : player.best;
            return tr("%1 of %2").arg(locale.toString(best), locale.toString(player.judged));
        });
        add(tr("Bingos, missed"), [&](const PlayerReview& player) {
            return tr("%1, %2").arg(locale.toString(player.bingos),
                                    locale.toString(player.missedBingos));
        });
        add(tr("Phonies, stood"), [&](const PlayerReview& player) {
            return tr("%1, %2").arg(locale.toString(player.phonies),
                                    locale.toString(player.phoniesThatStood));
        });
        if (isSearched) {
            add(tr("Luck, points"), [](const PlayerReview& player) {
                return player.draws == 0 ? u"–"_s : signedDecimal(player.luck);
            });
            add(tr("Index as a rating"), [&](const PlayerReview& player) {
                return tr("≈ %1").arg(
                    whole(static_cast<qlonglong>(player.estimatedRating() / 10) * 10));
            });
        }
    }
    fill(*m_totals, QStringList{QString()} + names, std::move(rows));
    QHeaderView* header = m_totals->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    // Empty it is no wider than its tabs, which are not cut for that.
    m_needed = tabBar()->sizeHint().width();
    if (names.isEmpty()) return;
    header->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    // All figures of two players are seen, of more with the scroll bar. The sections themselves
    // have their sizes only once they are shown.
    const int figure = header->fontMetrics().averageCharWidth() * kFigureLetters;
    const auto* view = static_cast<const QAbstractItemView*>(m_totals);
    m_needed = 2 * m_totals->frameWidth() + m_totals->verticalScrollBar()->sizeHint().width();
    for (int column = 0; column <= std::min(static_cast<int>(names.size()), 2); ++column)
        m_needed += std::max(view->sizeHintForColumn(column), column == 0 ? 0 : figure);
}

void ReportCard::fillPhases(const QStringList& names, const std::vector<PlayerReview>& players,
                            int player)
{
    std::vector<CellTableModel::Row> rows;
    for (std::size_t i = 0; i < engine::kGamePhaseCount; ++i) {
        const auto phase = static_cast<engine::GamePhase>(i);
        for (std::size_t who = 0; who < players.size(); ++who) {
            if (player >= 0 && static_cast<int>(who) != player) continue;
            const engine::PhaseReview& told = players[who].phases[i];
            const bool inPoints = phase == engine::GamePhase::Endgame || players[who].searched == 0;
            CellTableModel::Row row{CellTableModel::text(phaseText(phase)),
                                    CellTableModel::text(names.value(static_cast<int>(who))),
                                    CellTableModel::number(told.decisions),
                                    {meanLoss(told, inPoints), 0, true}};
            for (const MistakeSize size : kMistakeSizes)
                row.push_back(
                    CellTableModel::number(told.mistakes[static_cast<std::size_t>(size)]));
            rows.push_back(std::move(row));
        }
    }
    QStringList headers{tr("Phase"), tr("Player"), tr("Turns"), tr("Lost per turn")};
    for (const Quality quality : kMistakeQualities) headers.append(qualitySign(quality));
    fill(*m_phases, headers, std::move(rows));
}

void ReportCard::fillReasons(const QStringList& names, const std::vector<PlayerReview>& players)
{
    std::vector<CellTableModel::Row> rows;
    for (std::size_t i = 0; i < engine::kReviewTagCount; ++i) {
        const auto tag = static_cast<engine::ReviewTag>(i);
        const auto hasIt = [tag](const PlayerReview& player) { return player.turnsWith(tag) > 0; };
        if (std::ranges::none_of(players, hasIt)) continue;
        CellTableModel::Row row{CellTableModel::text(tagText(tag))};
        for (const PlayerReview& player : players)
            row.push_back(CellTableModel::number(player.turnsWith(tag)));
        rows.push_back(std::move(row));
    }
    fill(*m_reasons, QStringList{tr("Reason")} + names, std::move(rows));
}

void ReportCard::fillKeyTurns(const QStringList& names, const engine::GameReview& turns,
                              bool isSearched)
{
    std::vector<CellTableModel::Row> rows;
    m_keyTurns.clear();
    for (const engine::KeyTurn& key : engine::keyTurns(turns)) {
        const engine::TurnReview& turn = turns.turns[key.turn];
        const bool isMistake = key.why == engine::KeyTurn::Why::Mistake;
        rows.push_back(
            {CellTableModel::number(turn.number),
             CellTableModel::text(names.value(turn.player)),
             {isMistake ? u'−' + percentText(key.win) : u'+' + percentText(key.win), key.win, true},
             CellTableModel::text(isMistake ? tr("a mistake that cost much")
                                            : tr("the one good move was found"))});
        m_keyTurns.push_back(turn.number - 1);
    }
    if (rows.empty())
        rows.push_back(
            {CellTableModel::text({}), CellTableModel::text({}), CellTableModel::text({}),
             CellTableModel::text(isSearched ? tr("No turn stands out.")
                                             : tr("Told by win chances: review by search."))});
    fill(*m_keys, {tr("Turn"), tr("Player"), tr("Win %"), tr("Why")}, std::move(rows));
}

}  // namespace ui

#include "moc_report_card.cpp"
