// SPDX-License-Identifier: GPL-3.0-or-later
// The report card: what is told of made-up turns, and where its rows lead.
#include <QHeaderView>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/review/report_card.h"
#include "ui/review/review_text.h"

using namespace Qt::StringLiterals;
using engine::MistakeSize;

namespace {

engine::TurnReview turnOf(int number, int player, double lossWin, double leadWin)
{
    engine::TurnReview turn;
    turn.number = number;
    turn.player = player;
    turn.moves = 100;
    turn.phase = engine::GamePhase::Middle;
    engine::TurnVerdict verdict;
    verdict.by = engine::JudgedBy::Simulation;
    verdict.lossWin = lossWin;
    verdict.lossPoints = 100 * lossWin;
    verdict.leadWin = leadWin;
    verdict.earlyGame = true;
    turn.verdict = verdict;
    turn.mistake = engine::MistakeLimits().sizeOf(verdict);
    turn.luck = engine::DrawLuck{player == 0 ? 4.0 : -4.0, 0.5, 3};
    if (turn.mistake != MistakeSize::None) turn.tags.add(engine::ReviewTag::OpenedLane);
    return turn;
}

engine::GameReview gameOf(const std::vector<engine::TurnReview>& turns)
{
    engine::GameReview review;
    review.turns = turns;
    review.depth = engine::ReviewDepth::Standard;
    review.players.resize(2);
    for (const engine::TurnReview& turn : turns)
        review.players[static_cast<std::size_t>(turn.player)].add(turn);
    return review;
}

QString cell(const QTableView& table, int row, int column)
{
    return table.model()->index(row, column).data().toString().trimmed();
}

/// The row whose first cell has that text; -1 = none.
int rowOf(const QTableView& table, const QString& title)
{
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (cell(table, row, 0) == title) return row;
    return -1;
}

}  // namespace

class TestReportCard : public QObject
{
    Q_OBJECT

private slots:
    void tellsOfThePlayers()
    {
        ui::ReportCard card;
        const engine::GameReview review =
            gameOf({turnOf(1, 0, 0, 0), turnOf(2, 1, 0.08, 0.01), turnOf(3, 0, 0.02, 0),
                    turnOf(4, 1, 0, 0.12), turnOf(5, 0, 0.05, 0)});
        card.setReview({u"Anna"_s, u"Ben"_s}, review.players, review, -1);
        const auto& totals = *card.findChild<QTableView*>(u"reviewTotals"_s);
        const auto told = [&](const QString& title, int player) {
            return cell(totals, rowOf(totals, title), 1 + player);
        };
        QCOMPARE(told(u"Mistake index"_s, 0), u"0.7"_s);
        QCOMPARE(told(u"Mistake index"_s, 1), u"1.0"_s);
        QCOMPARE(told(u"Lost per decision"_s, 0), u"2.3 %"_s);
        QCOMPARE(told(u"Lost per decision"_s, 1), u"4.0 %"_s);
        QCOMPARE(told(u"Luck, points"_s, 0), u"+12.0"_s);
        QVERIFY(told(u"Luck, points"_s, 1).endsWith(u"8.0"_s));
        QCOMPARE(told(u"■ Large mistakes"_s, 1), u"1"_s);

        const auto& phases = *card.findChild<QTableView*>(u"reviewPhases"_s);
        const int middle = rowOf(phases, ui::phaseText(engine::GamePhase::Middle));
        QCOMPARE(cell(phases, middle, 1), u"Anna"_s);
        QCOMPARE(cell(phases, middle, 2), u"3"_s);
        QCOMPARE(cell(phases, middle, 3), u"2.3 %"_s);
        QCOMPARE(cell(phases, middle + 1, 3), u"4.0 %"_s);
        const auto& reasons = *card.findChild<QTableView*>(u"reviewReasons"_s);
        QCOMPARE(reasons.model()->rowCount(), 1);
        QCOMPARE(cell(reasons, 0, 0), u"opened lane"_s);
        QCOMPARE(cell(reasons, 0, 1), u"2"_s);
        // Only one player's phases.
        card.setReview({u"Anna"_s, u"Ben"_s}, review.players, review, 1);
        for (int row = 0; row < phases.model()->rowCount(); ++row)
            QCOMPARE(cell(phases, row, 1), u"Ben"_s);
    }

    /// In a decided game nothing is lost by chances: the points say what a mistake was.
    void decidedGamesLosePoints()
    {
        engine::TurnReview decided = turnOf(2, 0, 0, 0);
        decided.verdict->byPoints = true;
        decided.verdict->lossPoints = 13;
        ui::ReportCard card;
        const auto& phases = *card.findChild<QTableView*>(u"reviewPhases"_s);
        const auto told = [&](const std::vector<engine::TurnReview>& turns) {
            const engine::GameReview review = gameOf(turns);
            card.setReview({u"Anna"_s, u"Ben"_s}, review.players, review, 0);
            return cell(phases, rowOf(phases, ui::phaseText(engine::GamePhase::Middle)), 3);
        };
        QCOMPARE(told({decided}), u"13.0 pts"_s);
        QCOMPARE(told({decided, turnOf(3, 0, 0.04, 0)}), u"2.0 % · 13.0 pts"_s);
        decided.verdict->lossPoints = 0;
        QCOMPARE(told({decided, turnOf(3, 0, 0.04, 0)}), u"2.0 %"_s);
    }

    void theFiguresOfTwoPlayersAreSeen()
    {
        ui::ReportCard card;
        const engine::GameReview review = gameOf({turnOf(1, 0, 0, 0), turnOf(2, 1, 0.08, 0.01)});
        card.setReview({u"Grab them by the short and James"_s, u"Ben"_s}, review.players, review,
                       -1);
        auto& totals = *card.findChild<QTableView*>(u"reviewTotals"_s);
        card.setCurrentWidget(&totals);
        card.resize(card.neededWidth(), 240);
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        const QHeaderView* header = totals.horizontalHeader();
        QVERIFY2(header->length() <= totals.viewport()->width(),
                 qPrintable(u"%1 of %2"_s.arg(header->length()).arg(totals.viewport()->width())));
        for (int column = 0; column < 3; ++column)
            QVERIFY(header->sectionSize(column) >=
                    static_cast<QAbstractItemView&>(totals).sizeHintForColumn(column));
    }

    /// What is spare is before the figures, not between them.
    void figuresStandTogether()
    {
        ui::ReportCard card;
        const engine::GameReview review = gameOf({turnOf(1, 0, 0.05, 0), turnOf(2, 1, 0.08, 0.01)});
        card.setReview({u"Anna"_s, u"Ben"_s}, review.players, review, -1);
        card.resize(900, 300);
        card.show();
        for (const auto& name : {u"reviewPhases"_s, u"reviewReasons"_s}) {
            auto& table = *card.findChild<QTableView*>(name);
            card.setCurrentWidget(&table);
            QCoreApplication::processEvents();
            const int last = table.model()->columnCount() - 1;
            QVERIFY2(table.columnWidth(last) < 200, qPrintable(name));
            QTRY_COMPARE(table.horizontalHeader()->length(), table.viewport()->width());
        }
    }

    void keyTurnsLeadToTheirTurns()
    {
        ui::ReportCard card;
        const engine::GameReview review =
            gameOf({turnOf(1, 0, 0, 0), turnOf(2, 1, 0.08, 0.01), turnOf(3, 0, 0, 0.12)});
        card.setReview({u"Anna"_s, u"Ben"_s}, review.players, review, -1);
        auto& keys = *card.findChild<QTableView*>(u"reviewKeyTurns"_s);
        QCOMPARE(keys.model()->rowCount(), 2);
        // The good one counts more here.
        QCOMPARE(cell(keys, 0, 0), u"3"_s);
        QCOMPARE(cell(keys, 0, 2), u"+12.0 %"_s);
        QCOMPARE(cell(keys, 1, 0), u"2"_s);
        QCOMPARE(cell(keys, 1, 2), u"−8.0 %"_s);
        QSignalSpy chosen(&card, &ui::ReportCard::turnChosen);
        emit keys.clicked(keys.model()->index(1, 0));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toInt(), 1);
    }

    /// An empty table would not say whether there is nothing or nothing was looked for.
    void noKeyTurnsAreExplained()
    {
        ui::ReportCard card;
        const engine::GameReview review = gameOf({turnOf(1, 0, 0, 0), turnOf(2, 1, 0, 0)});
        std::vector<engine::PlayerReview> players = review.players;
        for (const int searched : {1, 0}) {
            for (engine::PlayerReview& player : players) player.searched = searched;
            card.setReview({u"Anna"_s, u"Ben"_s}, players, review, -1);
            auto& keys = *card.findChild<QTableView*>(u"reviewKeyTurns"_s);
            QCOMPARE(keys.model()->rowCount(), 1);
            QVERIFY(cell(keys, 0, 3).contains(searched > 0 ? u"stands out"_s : u"by search"_s));
            QSignalSpy chosen(&card, &ui::ReportCard::turnChosen);
            emit keys.clicked(keys.model()->index(0, 0));
            QCOMPARE(chosen.count(), 0);
        }
    }

    void withoutAnything()
    {
        ui::ReportCard card;
        card.setReview({}, {}, {}, -1);
        QCOMPARE(card.findChild<QTableView*>(u"reviewTotals"_s)->model()->rowCount(), 0);
        QVERIFY(card.neededWidth() >= card.tabBar()->sizeHint().width());
        const engine::GameReview none = gameOf({});
        card.setReview({u"Anna"_s, u"Ben"_s}, none.players, none, -1);
        const auto& totals = *card.findChild<QTableView*>(u"reviewTotals"_s);
        for (int row = 0; row < totals.model()->rowCount(); ++row)
            QCOMPARE(cell(totals, row, 1), u"–"_s);
    }

    /// Losses of either kind are told so that they can be compared.
    void costs()
    {
        engine::TurnReview turn = turnOf(1, 0, 0.089, 0);
        QCOMPARE(ui::costText(turn), u"8.9 %"_s);
        const double byWin = ui::costOf(turn);
        turn.verdict->byPoints = true;
        turn.verdict->lossPoints = 6;
        QCOMPARE(ui::costText(turn), u"6.0 pts"_s);
        QVERIFY(ui::costOf(turn) < byWin);
        turn.verdict->lossPoints = 0;
        QVERIFY(ui::costText(turn).isEmpty());
        turn.gap = engine::ReviewGap::UnknownRack;
        QVERIFY(ui::costText(turn).isEmpty());
    }

    /// Between its two values a phony has one for a chance that it is challenged.
    void phoniesAreMixed()
    {
        engine::TurnReview turn = turnOf(1, 0, 0, 0);
        QVERIFY(ui::mixedWorthText(turn, 50).isEmpty());
        turn.verdict->win = 0.61;
        turn.verdict->takenBackWin = 0.21;
        QCOMPARE(ui::mixedWorthText(turn, 50), u"41.0 % if challenged with a chance of 50 %"_s);
        QVERIFY(ui::mixedWorthText(turn, 0).startsWith(u"61.0 %"));
        QVERIFY(ui::mixedWorthText(turn, 100).startsWith(u"21.0 %"));
        turn.verdict->byPoints = true;
        turn.verdict->points = 10;
        turn.verdict->takenBackPoints = -10;
        QVERIFY(ui::mixedWorthText(turn, 25).startsWith(u"+5.0 pts"));
    }
};

TEST_CLASS(TestReportCard, QApplication)
#include "tst_report_card.moc"
