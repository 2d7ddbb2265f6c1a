// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trends/trends_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QBoxLayout>
#include <QComboBox>
#include <QDate>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/language/text.h"
#include "ui/review/review_text.h"
#include "ui/theme/measures.h"
#include "ui/trends/share_delegate.h"
#include "ui/trends/trend_plot.h"
#include "ui/widgets/cell_table_model.h"
#include "ui/widgets/column_fit.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kValueColumn = 3;
constexpr double kPercent = 100;
/// Of the choice of a period.
constexpr std::array<int, 4> kDaysBack{0, 365, 91, 30};

QComboBox* makeChoice(const QString& name, const QString& help, const QStringList& choices)
{
    auto* choice = new QComboBox;
    choice->setObjectName(name);
    choice->setAccessibleName(help);
    choice->setToolTip(help);
    choice->addItems(choices);
    return choice;
}

}  // namespace

TrendsPanel::TrendsPanel(GameLibrary& library, QWidget* parent)
    : QWidget(parent),
      m_library(library),
      m_player(makeChoice(u"trendsPlayer"_s, tr("Whose moves"), {tr("All players")})),
      m_period(
          makeChoice(u"trendsPeriod"_s, tr("Games of what time"),
                     {tr("All time"), tr("Last year"), tr("Last three months"), tr("Last month")})),
      m_measure(makeChoice(u"trendsMeasure"_s, tr("What is measured"),
                           {tr("Mistake index"), tr("Chance of winning"), tr("Points")})),
      m_grouping(makeChoice(u"trendsGrouping"_s, tr("What the losses are told apart by"),
                            {tr("By phase"), tr("By reason"), tr("By length of the word missed")})),
      m_summary(new QLabel),
      m_plot(new TrendPlot),
      m_rows(new CellTableModel(
          {tr("Turns"), tr("Number"), tr("Mistakes"), tr("Lost per game"), tr("Share")}, this)),
      m_bars(new ShareDelegate(*m_rows, this)),
      m_table(new QTableView),
      m_parts(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(u"trendsPanel"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    auto* choices = new FlowLayout;
    for (QComboBox* choice : {m_player, m_period, m_measure, m_grouping})
        choices->addWidget(choice);
    m_player->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    layout->addLayout(choices);
    m_summary->setObjectName(u"trendsSummary"_s);
    m_summary->setWordWrap(true);
    layout->addWidget(m_summary);
    m_table->setObjectName(u"trendsTable"_s);
    m_table->setAccessibleName(tr("Where the losses came from"));
    setSortedModel(*m_table, *m_rows);
    makeListTable(*m_table);
    m_table->setItemDelegateForColumn(kValueColumn, m_bars);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_parts->setSpacing(gap::kNormal);
    m_parts->addWidget(m_plot, 1);
    m_parts->addWidget(m_table, 1);
    layout->addLayout(m_parts, 1);

    connect(m_player, &QComboBox::activated, this, &TrendsPanel::ask);
    connect(m_period, &QComboBox::activated, this, &TrendsPanel::ask);
    connect(m_measure, &QComboBox::activated, this, &TrendsPanel::showAll);
    connect(m_grouping, &QComboBox::activated, this, &TrendsPanel::showGroups);
    connect(m_plot, &TrendPlot::openRequested, this,
            [this](int index) { emit openRequested(m_plotted[index]); });
    connect(&m_library, &GameLibrary::trendsRead, this, &TrendsPanel::take);
    connect(&m_library, &GameLibrary::changed, this, [this] {
        m_stale = true;
        if (isVisible()) ask();
    });
    showAll();
}

TrendsPanel::~TrendsPanel() = default;

void TrendsPanel::focusPlayer()
{
    m_player->setFocus(Qt::ShortcutFocusReason);
}

void TrendsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareRoom();
}

void TrendsPanel::shareRoom()
{
    constexpr int kLinesAbove = 5;
    constexpr int kLinesOfPlot = 10;
    constexpr int kRows = 6;
    constexpr int kLettersBeside = 96;
    const int line = fontMetrics().height();
    const bool isLow = height() < (kLinesAbove + kLinesOfPlot) * line +
                                      (kRows + 1) * m_table->verticalHeader()->defaultSectionSize();
    const bool isWide = width() >= kLettersBeside * fontMetrics().averageCharWidth();
    const bool beside = isLow && isWide;
    m_parts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    int columns = 2 * m_table->frameWidth() + m_table->verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < m_rows->columnCount(); ++column)
        columns += std::max(headingWidth(*m_table, column),
                            static_cast<QAbstractItemView*>(m_table)->sizeHintForColumn(column));
    // All of them are read.
    m_table->setMinimumWidth(beside ? columns : 0);
}

void TrendsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) ask();
}

void TrendsPanel::ask()
{
    m_stale = false;
    TrendQuery query;
    if (m_player->currentIndex() > 0) query.player = m_player->currentText();
    const int days = kDaysBack[static_cast<std::size_t>(std::max(0, m_period->currentIndex()))];
    if (days > 0) query.from = QDate::currentDate().addDays(-days).toString(Qt::ISODate);
    m_library.readTrends(query);
}

void TrendsPanel::take(const LibraryTrends& trends, const QStringList& players)
{
    m_trends = trends;
    showPlayers(players);
    showAll();
}

void TrendsPanel::showPlayers(const QStringList& players)
{
    const QSignalBlocker quiet(m_player);
    const QString chosen = m_player->currentIndex() > 0 ? m_player->currentText() : QString();
    m_player->clear();
    m_player->addItem(tr("All players"));
    m_player->addItems(players);
    const int place = chosen.isEmpty() ? 0 : static_cast<int>(players.indexOf(chosen)) + 1;
    // Whoever was asked for stays so, also without a game.
    if (!chosen.isEmpty() && place == 0) m_player->insertItem(1, chosen);
    m_player->setCurrentIndex(chosen.isEmpty() ? 0 : std::max(1, place));
}

TrendsPanel::Measure TrendsPanel::measure() const
{
    return static_cast<Measure>(std::max(0, m_measure->currentIndex()));
}

bool TrendsPanel::isKnown(const TurnSum& sum) const
{
    return measure() != Measure::Win || sum.winTurns > 0;
}

double TrendsPanel::valueOf(const TurnSum& sum, Measure measure)
{
    switch (measure) {
    case Measure::Index: return sum.mistakeIndex();
    case Measure::Win: return sum.lostWin * kPercent;
    case Measure::Points: return sum.lostPoints;
    }
    return 0;
}

QString TrendsPanel::format(double value) const
{
    const QLocale locale;
    switch (measure()) {
    case Measure::Index: return locale.toString(value, 'f', 2);
    case Measure::Win: return tr("%1 %").arg(locale.toString(value, 'f', 1));
    case Measure::Points: return locale.toString(value, 'f', 1);
    }
    return {};
}

QString TrendsPanel::summary() const
{
    const auto games = static_cast<int>(m_trends.games.size());
    if (games == 0)
        return tr(
            "No reviewed game fits. Review the games of the library first; chances of winning "
            "are told by the standard and the deep review.");
    const QLocale locale;
    const TurnSum& all = m_trends.all;
    // Of static reviews nothing is known of it.
    if (all.winTurns == 0)
        return tr("%n game(s), %1 turns. Lost per game: mistake index %2, %3 points; chances of "
                  "winning are not known, as no turn was searched.",
                  nullptr, games)
            .arg(locale.toString(all.turns), locale.toString(all.mistakeIndex() / games, 'f', 2),
                 locale.toString(all.lostPoints / games, 'f', 1));
    const auto searched = static_cast<double>(std::ranges::count_if(
        m_trends.games, [](const LibraryTrends::Game& game) { return game.sum.winTurns > 0; }));
    return tr("%n game(s), %1 turns. Lost per game: mistake index %2, %3 % of the chance of "
              "winning, "
              "%4 points.",
              nullptr, games)
        .arg(locale.toString(all.turns), locale.toString(all.mistakeIndex() / games, 'f', 2),
             locale.toString(all.lostWin * kPercent / searched, 'f', 1),
             locale.toString(all.lostPoints / games, 'f', 1));
}

void TrendsPanel::showAll()
{
    m_summary->setText(summary());
    QList<TrendPlot::Point> points;
    m_plotted.clear();
    for (const LibraryTrends::Game& game : m_trends.games) {
        if (!isKnown(game.sum)) continue;
        points.append({valueOf(game.sum, measure()), game.title, game.date});
        m_plotted.append(game.id);
    }
    static const std::array<QString (*)(), 3> kTitles{
        [] { return tr("Mistake index of each game"); },
        [] { return tr("Chance of winning lost in each game"); },
        [] { return tr("Points lost in each game"); }};
    m_plot->setPoints(std::move(points), kTitles[static_cast<std::size_t>(measure())](),
                      [this](double value) { return format(value); });
    showGroups();
}

void TrendsPanel::showGroups()
{
    std::vector<std::pair<QString, const TurnSum*>> groups;
    switch (static_cast<Grouping>(std::max(0, m_grouping->currentIndex()))) {
    case Grouping::Phase:
        for (std::size_t i = 0; i < m_trends.phases.size(); ++i)
            groups.emplace_back(phaseText(static_cast<engine::GamePhase>(i)), &m_trends.phases[i]);
        break;
    case Grouping::Reason:
        for (std::size_t i = 0; i < m_trends.tags.size(); ++i)
            groups.emplace_back(tagText(static_cast<engine::ReviewTag>(i)), &m_trends.tags[i]);
        break;
    case Grouping::Length:
        for (std::size_t i = 2; i < m_trends.missed.size(); ++i)
            groups.emplace_back(static_cast<int>(i) < LibraryTrends::kLongest
                                    ? tr("%n letters", nullptr, static_cast<int>(i))
                                    : tr("%1 letters and more").arg(i),
                                &m_trends.missed[i]);
        groups.emplace_back(tr("no word: exchange or pass"), &m_trends.missedExchange);
        break;
    }
    const double games = std::max<double>(1, static_cast<double>(m_plotted.size()));
    double most = 0;
    double sum = 0;
    for (const auto& [name, group] : groups) {
        most = std::max(most, valueOf(*group, measure()));
        sum += valueOf(*group, measure());
    }
    std::vector<CellTableModel::Row> rows;
    std::vector<double> shares;
    for (const auto& [name, group] : groups) {
        const double value = valueOf(*group, measure());
        shares.push_back(most > 0 ? value / most : 0);
        const double share = sum > 0 ? value / sum : 0;
        rows.push_back(
            {CellTableModel::text(name),
             CellTableModel::number(group->turns),
             CellTableModel::number(group->allMistakes()),
             {isKnown(*group) ? format(value / games) : u"–"_s, value, true},
             {isKnown(*group) ? tr("%1 %").arg(QLocale().toString(share * kPercent, 'f', 0))
                              : u"–"_s,
              share, true}});
    }
    m_bars->setShares(std::move(shares));
    m_rows->setRows(std::move(rows));
    shareRoom();
}

}  // namespace ui

#include "moc_trends_panel.cpp"
