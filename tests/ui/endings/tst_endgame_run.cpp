// SPDX-License-Identifier: GPL-3.0-or-later
// An ending as the window solves and shows it.
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QWheelEvent>
#include <QtTest>

#include "engine/board/move_notation.h"
#include "tests/support/test_class.h"
#include "tests/ui/endings/endgame_fixture.h"
#include "ui/endings/endgame_run.h"
#include "ui/endings/endings_panel.h"
#include "ui/endings/line_chips.h"

using namespace Qt::StringLiterals;
using ui::EndgameRun;
using Phase = EndgameRun::Phase;

/// Milliseconds: long enough beside other work.
constexpr int kPatience = 30'000;

class TestEndgameRun : public QObject
{
    Q_OBJECT

private slots:
    void provesTheBestAndValuesTheOthers()
    {
        ui::JobService jobs;
        EndgameRun run(jobs, {fixture::endgamePosition()}, u"Endgame"_s, {});
        run.start();
        QTRY_VERIFY_WITH_TIMEOUT(run.phase() == Phase::Done && run.state() && run.waiting() == 0 &&
                                     !run.isRunning(),
                                 kPatience);
        QVERIFY(run.state()->proved);
        QVERIFY(!run.state()->line.empty());
        QCOMPARE(run.lead(), -10);
        const auto others = run.others();
        QVERIFY(!others.empty());
        // Beside the proof they are no searches of their own.
        QVERIFY(run.mostOfUnsolved() < run.state()->value.points);
        for (const auto& value : others) {
            QVERIFY(value.proved);
            QVERIFY(value.value < run.state()->value);
            QVERIFY(value.move != run.state()->line.front());
        }
    }
    void aRackThatFollowsNeedNotBeSaid()
    {
        ui::JobService jobs;
        EndgameRun known(jobs, {fixture::endgamePosition()}, {}, {});
        EndgameRun unsaid(jobs, {fixture::endgamePosition("AEST/")}, {}, {});
        for (EndgameRun* run : {&known, &unsaid}) run->start();
        for (EndgameRun* run : {&known, &unsaid})
            QTRY_VERIFY_WITH_TIMEOUT(run->state() && run->state()->proved, kPatience);
        QCOMPARE(unsaid.state()->value.points, known.state()->value.points);
    }
    void answersWhyNot()
    {
        ui::JobService jobs;
        EndgameRun run(jobs, {fixture::endgamePosition()}, {}, {});
        run.start();
        QTRY_VERIFY_WITH_TIMEOUT(
            run.phase() == Phase::Done && !run.isRunning() && run.waiting() == 0, kPatience);
        QVERIFY(!run.answer());
        run.ask(engine::passMove());
        QTRY_VERIFY_WITH_TIMEOUT(run.answer(), kPatience);
        QVERIFY(run.answer()->proved);
        const auto others = run.others();
        const auto same =
            std::ranges::find(others, engine::passMove(), &engine::EndgameMoveValue::move);
        QVERIFY(same != others.end());
        QCOMPARE(run.answer()->value.points, same->value.points);
    }
    void questionsGoToTheSolverThatKnowsTheOthers()
    {
        ui::JobService jobs;
        EndgameRun run(jobs, {fixture::endgamePosition()}, {}, {});
        run.start();
        QTRY_VERIFY_WITH_TIMEOUT(
            run.phase() == Phase::Done && !run.isRunning() && run.waiting() == 0, kPatience);
        engine::EndgameQuestion alone{run.position()};
        alone.movesOnly = true;
        alone.moves = {run.others().back().move};
        const auto found = engine::EndgameSolver::create(alone).value().run({}, {});
        const engine::EndgameMoveValue& byItself = found->moves.front();
        // The second question comes to the solver that has answered the first one.
        for (int question = 0; question < 2; ++question) {
            run.ask(byItself.move);
            QTRY_VERIFY_WITH_TIMEOUT(run.answer() && !run.isAsking(), kPatience);
            QVERIFY(run.answer()->proved);
            QCOMPARE(run.answer()->value.points, byItself.value.points);
            QVERIFY2(run.answer()->nodes < byItself.nodes,
                     qPrintable(QString::number(run.answer()->nodes)));
        }
        QVERIFY(run.isComplete());
    }
    void wordsThatAreNotValidAreMarked()
    {
        ui::JobService jobs;
        EndgameRun run(jobs, {fixture::endgamePosition()}, {}, {});
        ui::EndingsPanel panel;
        connect(&run, &EndgameRun::changed, &panel, &ui::EndingsPanel::refresh);
        panel.setRun(&run, {});
        run.start();
        QTRY_VERIFY_WITH_TIMEOUT(
            run.phase() == Phase::Done && !run.isRunning() && run.waiting() == 0, kPatience);
        // Out at once, for more than any word brings.
        const auto phony = engine::readMove(*run.position(), "8G (CAT)TSEA");
        QVERIFY(phony);
        run.ask(*phony);
        QTRY_VERIFY_WITH_TIMEOUT(run.answer(), kPatience);
        const QString answer = panel.findChild<QLabel*>(u"endingAnswer"_s)->text();
        QVERIFY2(answer.contains(u"if it stays"_s), qPrintable(answer));
        QVERIFY2(!answer.contains(u'-') && !answer.contains(u'−'), qPrintable(answer));
        auto* table = panel.findChild<QTreeWidget*>(u"endingMoves"_s);
        const auto marked = table->findItems(u"*"_s, Qt::MatchEndsWith | Qt::MatchRecursive);
        QCOMPARE(marked.size(), 1);
        QVERIFY(marked.front()->parent() == table->topLevelItem(1));
        QVERIFY(marked.front()->text(3) != u"best"_s);
        run.ask(engine::passMove());
        QTRY_VERIFY_WITH_TIMEOUT(run.answer() && run.answer()->move == engine::passMove(),
                                 kPatience);
        QVERIFY(!panel.findChild<QLabel*>(u"endingAnswer"_s)->text().contains(u"if it stays"_s));
    }
    void onlyWhoWins()
    {
        ui::JobService jobs;
        ui::EndingQuestion question{fixture::endgamePosition()};
        question.settings.onlyWinner = true;
        EndgameRun run(jobs, question, {}, {});
        ui::EndingsPanel panel;
        connect(&run, &EndgameRun::changed, &panel, &ui::EndingsPanel::refresh);
        panel.setRun(&run, {});
        QVERIFY(panel.settings().onlyWinner);
        run.start();
        QTRY_VERIFY_WITH_TIMEOUT(run.phase() == Phase::Done && !run.isRunning(), kPatience);
        QVERIFY(run.isComplete() && run.isProved());
        QVERIFY(!run.state()->isValue);
        // No value is shown as one.
        QVERIFY(run.others().empty());
        QCOMPARE(panel.findChild<QLabel*>(u"endingHead"_s)->text(), u"■ You win"_s);
        QVERIFY(!panel.findChild<QLabel*>(u"endingDetail"_s)->text().contains(u"value"_s));
        auto* table = panel.findChild<QTreeWidget*>(u"endingMoves"_s);
        QCOMPARE(table->topLevelItem(0)->text(0), u"A move that wins"_s);
        QVERIFY(table->topLevelItem(0)->child(0)->text(2).endsWith(u"or more"_s));
        QVERIFY(table->topLevelItem(0)->child(0)->text(3).isEmpty());
        run.ask(engine::passMove());
        QTRY_VERIFY_WITH_TIMEOUT(run.answer(), kPatience);
        const QString answer = panel.findChild<QLabel*>(u"endingAnswer"_s)->text();
        QVERIFY2(answer.contains(u"proved"_s) && !answer.contains(u"worse"_s), qPrintable(answer));
    }
    void whatIsNoEndingSaysWhy()
    {
        ui::JobService jobs;
        EndgameRun run(jobs, {fixture::catPosition()}, {}, {});
        run.start();
        QTRY_COMPARE_WITH_TIMEOUT(run.phase(), Phase::Failed, kPatience);
        QVERIFY(run.error());
    }
    void panelTellsTheResult()
    {
        ui::JobService jobs;
        EndgameRun run(jobs, {fixture::endgamePosition()}, {}, {});
        ui::EndingsPanel panel;
        connect(&run, &EndgameRun::changed, &panel, &ui::EndingsPanel::refresh);
        const auto text = [&](const QString& name) {
            return panel.findChild<QLabel*>(name)->text();
        };
        panel.setRun(nullptr, u"five tiles"_s);
        QCOMPARE(text(u"endingDetail"_s), u"five tiles"_s);
        panel.setRun(&run, {});
        run.start();
        QTRY_VERIFY_WITH_TIMEOUT(
            run.phase() == Phase::Done && !run.isRunning() && run.waiting() == 0, kPatience);
        QVERIFY2(text(u"endingHead"_s).startsWith(u"■ "), qPrintable(text(u"endingHead"_s)));
        QVERIFY(text(u"endingDetail"_s).contains(u"proved"_s));
        auto* table = panel.findChild<QTreeWidget*>(u"endingMoves"_s);
        const QTreeWidgetItem* first = table->topLevelItem(0)->child(0);
        QCOMPARE(first->text(5), QString::number(run.state()->depth));
        QCOMPARE(first->text(6), QString::number(run.state()->nodes));
        // What has no row is summed up in the last line.
        const int without = run.unsolved();
        QVERIFY(without > 0);
        QCOMPARE(table->topLevelItemCount(), 3);
        const int rows =
            table->topLevelItem(0)->childCount() + table->topLevelItem(1)->childCount();
        QCOMPARE(static_cast<int>(run.state()->legalMoves), rows + without);
        const QString summed = table->topLevelItem(2)->text(0);
        QVERIFY2(summed.startsWith(QString::number(without) + u" more: "_s) &&
                     summed.contains(u"none better than"_s),
                 qPrintable(summed));
        QVERIFY(table->topLevelItem(0)->text(0).contains(u"All best first moves"_s));
        QVERIFY(table->currentItem() && table->currentItem()->parent() == table->topLevelItem(0));
        const auto* line = panel.findChild<ui::LineChips*>(u"endingLine"_s);
        QCOMPARE(line->line().moves, run.state()->line);
        // Another row shows its own line.
        table->setCurrentItem(table->topLevelItem(1)->child(0));
        QCOMPARE(line->line().moves, run.others().front().line);
        // In a narrow panel moves stay in sight and columns that matter less give way.
        enum { Move, Score, Spread, Against, Proved, Depth, Nodes };
        const auto wanted = [&] {
            return static_cast<const QAbstractItemView*>(table)->sizeHintForColumn(Move);
        };
        panel.resize(900, 600);
        panel.show();
        QTRY_VERIFY(table->columnWidth(Move) >= wanted());
        QVERIFY(!table->isColumnHidden(Nodes) && !table->isColumnHidden(Depth));
        panel.resize(380, 600);
        QTRY_VERIFY(table->isColumnHidden(Nodes));
        QTRY_VERIFY2(table->columnWidth(Move) >= wanted(),
                     qPrintable(QString::number(table->columnWidth(Move))));
        QVERIFY(!table->isColumnHidden(Spread) && !table->isColumnHidden(Proved));
        panel.resize(900, 600);
        QTRY_VERIFY(!table->isColumnHidden(Nodes));
    }
    void equallyGoodMovesHaveLines()
    {
        int withLine = 0;
        // All ways to deal the six tiles that aren't on the board.
        const std::string tiles = "AESTAE";
        for (unsigned own = 1; own + 1 < 1U << tiles.size() && withLine == 0; ++own) {
            std::string mover;
            std::string other;
            for (std::size_t i = 0; i < tiles.size(); ++i)
                ((own >> i & 1U) != 0 ? mover : other) += tiles[i];
            std::string racks = mover;
            racks += '/';
            racks += other;
            ui::JobService jobs;
            EndgameRun run(jobs, {fixture::endgamePosition(racks)}, {}, {});
            run.start();
            QTRY_VERIFY_WITH_TIMEOUT(
                run.phase() == Phase::Done && !run.isRunning() && run.waiting() == 0, kPatience);
            QCOMPARE(run.equals().size(), run.state()->best.size());
            const int held = run.position()->mover().rack.total();
            for (const engine::EndgameMoveValue& equal : run.equals()) {
                QCOMPARE(equal.line.front(), equal.move);
                for (const auto& each : run.others()) QVERIFY(each.move != equal.move);
                if (equal.move.tilesPlayed == held) continue;
                QVERIFY(equal.line.size() > 1);
                ++withLine;
            }
        }
        QVERIFY(withLine > 0);
    }
    void chipsStepAndKeep()
    {
        ui::JobService jobs;
        EndgameRun run(jobs, {fixture::endgamePosition()}, {}, {});
        run.start();
        QTRY_VERIFY_WITH_TIMEOUT(run.state() && run.state()->proved, kPatience);
        ui::LineChips chips(u"chips"_s);
        chips.setLine({run.position(), run.state()->line, run.lead(), 5, -1});
        chips.resize(600, 80);
        const auto buttons = chips.findChildren<QToolButton*>();
        QCOMPARE(static_cast<std::size_t>(buttons.size()), run.state()->line.size());
        QVERIFY(buttons.front()->text().contains(u"you"_s));
        QVERIFY(buttons.back()->text().contains(u"+5"_s));
        std::vector<engine::Move> shown;
        std::vector<engine::Move> kept;
        connect(&chips, &ui::LineChips::stepped, this,
                [&](const std::vector<engine::Move>& line) { shown = line; });
        connect(&chips, &ui::LineChips::kept, this,
                [&](const std::vector<engine::Move>& line) { kept = line; });
        const auto wheel = [&](int delta) {
            QWheelEvent event(QPointF(5, 5), QPointF(5, 5), {}, QPoint(0, delta), {}, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&chips, &event);
        };
        wheel(-120);
        QCOMPARE(shown.size(), std::size_t{1});
        QVERIFY(kept.empty());
        wheel(120);
        QCOMPARE(chips.step(), 0);
        QVERIFY(shown.empty());
        buttons.back()->click();
        QCOMPARE(kept, run.state()->line);
        QCOMPARE(chips.step(), static_cast<int>(kept.size()));
    }
};

TEST_CLASS(TestEndgameRun, QApplication)
#include "tst_endgame_run.moc"
