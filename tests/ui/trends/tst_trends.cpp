// SPDX-License-Identifier: GPL-3.0-or-later
// What a library says of a player's moves over many games, and how it is shown.
#include <map>
#include <stop_token>

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/library/game_library.h"
#include "ui/library/library_turn.h"
#include "ui/trends/trend_plot.h"
#include "ui/trends/trends_panel.h"

using namespace Qt::StringLiterals;

namespace {

/// Reviewed games of Anna against others, one a month; in the first half she passes with SEAT.
struct TrendsStage
{
    QTemporaryDir folder;
    QString database = folder.filePath(u"library.sqlite"_s);

    /// `phonies`: as many games more, in which Anna lays what is no word, bingo, and it stays.
    explicit TrendsStage(int games, int phonies = 0)
    {
        QDir().mkpath(folder.filePath(u"games"_s));
        for (int i = 0; i < phonies; ++i) {
            QFile out(folder.filePath(u"games/phony%1.gcg"_s.arg(i)));
            if (!out.open(QIODevice::WriteOnly)) continue;
            out.write("#player1 a Anna\n#player2 c Cora" + QByteArray::number(i) +
                      "\n#date 2024-01-0" + QByteArray::number(i + 1) +
                      "\n>a: AESTOUV 8H VOUTSEA +72 72\n>c: CATSEIN - +0 0\n");
        }
        for (int i = 0; i < games; ++i) {
            QFile out(folder.filePath(u"games/%1.gcg"_s.arg(i)));
            if (!out.open(QIODevice::WriteOnly)) continue;
            const QByteArray date = "2025-" + QByteArray::number(101 + i).right(2) + "-05";
            out.write("#player1 a Anna\n#player2 b Ben" + QByteArray::number(i) +
                      "\n#title Round " + QByteArray::number(i) + "\n#date " + date +
                      "\n>a: AESTOUV 8H SEAT +8 8\n>b: CATSEIN - +0 0\n" +
                      (i < games / 2 ? ">a: EATSUOV - +0 8\n" : ">a: EATSUOV 7H TEA +13 21\n"));
        }
        static_cast<void>(
            ui::importGames(database, {folder.filePath(u"games"_s)}, fixture::english(), {}));
        ui::LibraryReviewer reviewer{fixture::english(), fixture::lexicon(), nullptr, nullptr, {}};
        static_cast<void>(ui::reviewGames(database, reviewer, {}));
    }
    [[nodiscard]] ui::LibraryStore store() const
    {
        auto opened = ui::LibraryStore::open(database);
        if (!opened) qFatal("%s", opened.error().toString().c_str());
        return std::move(*opened);
    }
    [[nodiscard]] ui::LibraryTrends trends(const ui::TrendQuery& query = {}) const
    {
        auto found = store().trends(query);
        if (!found) qFatal("%s", found.error().toString().c_str());
        return std::move(*found);
    }
};

}  // namespace

class TestTrends : public QObject
{
    Q_OBJECT

private slots:
    /// Beside the same sums from the list of turns.
    void sumsAreThoseOfTheTurns()
    {
        const TrendsStage stage(4);
        ui::LibraryQuery query;
        query.player = u"anna"_s;
        const auto page = stage.store().searchTurns(query);
        QVERIFY(page);
        int turns = 0;
        int mistakes = 0;
        double lost = 0;
        std::map<int, int> byPhase;
        std::map<qsizetype, int> byLength;
        for (const ui::LibraryTurnRow& row : page->turns) {
            if (row.player != "Anna"_L1 || row.lost < 0) continue;
            ++turns;
            lost += static_cast<double>(row.lost) / 1000;
            ++byPhase[row.phase];
            // What is no word and cost nothing is listed with mistakes, and is none.
            const engine::ReviewTags tags{static_cast<std::uint16_t>(row.reasons)};
            const bool isFree = tags.has(engine::ReviewTag::Phony) && row.lost < 1000;
            if (row.judged == 0 || isFree) continue;
            ++mistakes;
            ++byLength[ui::wordOfMove(row.best).size()];
        }
        QVERIFY(turns > 0 && mistakes > 0);
        const auto trends = stage.trends({u"anna"_s, {}});
        QCOMPARE(trends.games.size(), 4);
        QCOMPARE(trends.all.turns, turns);
        QCOMPARE(trends.all.allMistakes(), mistakes);
        QVERIFY(qAbs(trends.all.lostPoints - lost) < 1e-6);
        for (std::size_t i = 0; i < trends.phases.size(); ++i)
            QCOMPARE(trends.phases[i].turns, byPhase[static_cast<int>(i)]);
        QCOMPARE(trends.missedExchange.turns, byLength[0]);
        for (std::size_t i = 2; i < trends.missed.size(); ++i)
            QCOMPARE(trends.missed[i].turns, byLength[static_cast<qsizetype>(i)]);
        double games = 0;
        for (const auto& game : trends.games) games += game.sum.lostPoints;
        QVERIFY(qAbs(games - lost) < 1e-6);
        // Oldest first; all players together have more turns.
        QCOMPARE(trends.games.first().date, u"2025-01-05"_s);
        QVERIFY(trends.games.first().sum.lostPoints > trends.games.last().sum.lostPoints);
        QVERIFY(stage.trends().all.turns > turns);
    }

    /// A phony that stayed and cost nothing is no mistake, as in the review of its game.
    void phoniesThatCostNothingAreNoMistakes()
    {
        const TrendsStage stage(0, 2);
        ui::LibraryQuery query;
        query.player = u"anna"_s;
        query.mistake = 1;
        const auto page = stage.store().searchTurns(query);
        QVERIFY(page);
        QCOMPARE(page->turns.size(), 2);  // They are something to look at again.
        const auto trends = stage.trends({u"anna"_s, {}});
        QCOMPARE(trends.all.turns, 2);
        QCOMPARE(trends.all.allMistakes(), 0);
        QCOMPARE(trends.tags[static_cast<std::size_t>(engine::ReviewTag::Phony)].turns, 2);
        QCOMPARE(trends.games.first().sum.mistakeIndex(), 0.0);
    }

    void namesAndTimesChoose()
    {
        const TrendsStage stage(3);
        QCOMPARE(stage.store().players().first(), u"Anna"_s);
        QCOMPARE(stage.store().players().size(), 4);
        QCOMPARE(stage.trends({u"Ben1"_s, {}}).games.size(), 1);
        QCOMPARE(stage.trends({u"Ben"_s, {}}).games.size(), 0);
        QCOMPARE(stage.trends({u"Anna"_s, u"2025-02"_s}).games.size(), 2);
        std::stop_source stop;
        stop.request_stop();
        engine::TaskContext stopped;
        stopped.stop = stop.get_token();
        QCOMPARE(stage.store().trends({}, stopped).error().code, engine::ErrorCode::Cancelled);
    }

    /// A low panel has its rows beside the plot, so that both can be read.
    void lowPanelsHaveAPlot()
    {
        const TrendsStage stage(4);
        ui::JobService jobs;
        ui::GameLibrary library(jobs, stage.database);
        ui::TrendsPanel panel(library);
        panel.resize(760, 260);
        panel.show();
        auto* plot = panel.findChild<QWidget*>(u"trendPlot"_s);
        const auto* table = panel.findChild<QTableView*>(u"trendsTable"_s);
        QTRY_COMPARE(table->model()->rowCount() > 0, true);
        const int line = panel.fontMetrics().height();
        QTRY_VERIFY2(plot->height() >= 8 * line, qPrintable(QString::number(plot->height())));
        QTRY_VERIFY(table->x() >= plot->x() + plot->width());
        QVERIFY(table->viewport()->height() >= 4 * table->verticalHeader()->defaultSectionSize());
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        QVERIFY(table->columnWidth(0) >= table->fontMetrics().horizontalAdvance(u"Pre-endgame"_s));
        QVERIFY(plot->width() >= 26 * panel.fontMetrics().averageCharWidth());
        panel.resize(760, 760);
        QTRY_VERIFY(table->y() >= plot->y() + plot->height());
        QCOMPARE(table->x(), plot->x());
        // A narrow one has them one above the other, and the plot keeps its height.
        panel.resize(430, 300);
        QTRY_VERIFY(panel.width() > 700 || table->y() >= plot->y() + plot->height());
        QTRY_VERIFY(plot->height() >= 8 * line);
    }

    void thePanelShowsThem()
    {
        const TrendsStage stage(4);
        ui::JobService jobs;
        ui::GameLibrary library(jobs, stage.database);
        ui::TrendsPanel panel(library);
        panel.resize(600, 500);
        panel.show();
        auto* player = panel.findChild<QComboBox*>(u"trendsPlayer"_s);
        QTRY_COMPARE(player->count(), 6);
        auto* summary = panel.findChild<QLabel*>(u"trendsSummary"_s);
        QTRY_VERIFY(summary->text().contains(u'4'));
        player->setCurrentIndex(1);
        emit player->activated(1);
        const auto* table = panel.findChild<QTableView*>(u"trendsTable"_s);
        const auto numberIn = [table](int row, int column) {
            return table->model()->index(row, column).data().toString();
        };
        const auto trends = stage.trends({player->currentText(), {}});
        QTRY_COMPARE(numberIn(0, 1).toInt(), trends.phases[0].turns);
        QCOMPARE(player->currentText(), u"Anna"_s);
        // Another measure, other groups.
        auto* measure = panel.findChild<QComboBox*>(u"trendsMeasure"_s);
        measure->setCurrentIndex(2);
        emit measure->activated(2);
        QCOMPARE(numberIn(0, 3), QLocale().toString(trends.phases[0].lostPoints / 4, 'f', 1));
        auto* grouping = panel.findChild<QComboBox*>(u"trendsGrouping"_s);
        for (const int choice : {1, 2, 0}) {
            grouping->setCurrentIndex(choice);
            emit grouping->activated(choice);
            QVERIFY(table->model()->rowCount() >= 4);
        }
        // Static reviews know no chances of winning, and say so instead of 0.0 %.
        const auto* summary2 = panel.findChild<QLabel*>(u"trendsSummary"_s);
        QVERIFY2(summary2->text().contains(u"not known"_s), qPrintable(summary2->text()));
        QVERIFY(!summary2->text().contains(u'%'));
        measure->setCurrentIndex(1);
        emit measure->activated(1);
        for (int row = 0; row < table->model()->rowCount(); ++row)
            QCOMPARE(numberIn(row, 3), u"–"_s);
        measure->setCurrentIndex(2);
        emit measure->activated(2);
        // A game is opened from its point.
        auto* plot = panel.findChild<ui::TrendPlot*>(u"trendPlot"_s);
        QVERIFY(plot->accessibleDescription().contains(u"Mean"_s));
        QSignalSpy opened(&panel, &ui::TrendsPanel::openRequested);
        QTest::keyClick(plot, Qt::Key_Left);
        QCOMPARE(plot->chosen(), 3);
        QTest::keyClick(plot, Qt::Key_Left);
        QTest::keyClick(plot, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().first().toLongLong(), trends.games[2].id);
        QTRY_VERIFY(jobs.jobs().isEmpty());
    }

    void anEmptyLibrarySaysSo()
    {
        const QTemporaryDir folder;
        ui::JobService jobs;
        ui::GameLibrary library(jobs, folder.filePath(u"library.sqlite"_s));
        ui::TrendsPanel panel(library);
        QSignalSpy read(&library, &ui::GameLibrary::trendsRead);
        panel.show();
        QTRY_COMPARE(read.size(), 1);
        QVERIFY(panel.findChild<QLabel*>(u"trendsSummary"_s)->text().startsWith(u"No reviewed"_s));
        auto* plot = panel.findChild<ui::TrendPlot*>(u"trendPlot"_s);
        QTest::keyClick(plot, Qt::Key_Left);
        QTest::keyClick(plot, Qt::Key_Right);
        QTest::mouseClick(plot, Qt::LeftButton);
        QCOMPARE(plot->chosen(), -1);
    }

    void meansAreOfTheLastGames()
    {
        ui::TrendPlot plot;
        QList<ui::TrendPlot::Point> points;
        for (int i = 0; i < 25; ++i) points.append({static_cast<double>(i), u"g"_s, {}});
        plot.setPoints(points, u"x"_s, [](double value) { return QString::number(value); });
        QCOMPARE(plot.meanAt(0), 0.0);
        QCOMPARE(plot.meanAt(3), 1.5);
        QCOMPARE(plot.meanAt(24), 19.5);
    }
};

TEST_CLASS(TestTrends, QApplication)
#include "tst_trends.moc"
