// SPDX-License-Identifier: GPL-3.0-or-later
// Simulating in the window, as people do it by keys.
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "engine/game/kept_simulation.h"
#include "engine/game/study_file.h"
#include "engine/search/escalation.h"
#include "tests/support/test_class.h"
#include "tests/ui/endings/endgame_fixture.h"
#include "tests/ui/game_fixture.h"
#include "ui/board/board_widget.h"
#include "ui/document/letters.h"
#include "ui/document/study.h"
#include "ui/files/lexicon_library.h"
#include "ui/game/position_feature.h"
#include "ui/moves/compare_panel.h"
#include "ui/moves/moves_panel.h"
#include "ui/overlays/overlay_service.h"
#include "ui/position/board_column.h"
#include "ui/review/practice.h"
#include "ui/settings/settings.h"
#include "ui/simulation/simulation_controls.h"
#include "ui/simulation/simulation_feature.h"
#include "ui/simulation/simulation_panel.h"
#include "ui/simulation/simulation_table.h"
#include "ui/simulation/simulations.h"
#include "ui/widgets/covered_panel.h"
#include "ui/window/job_strip.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;
using Phase = ui::SimulationRun::Phase;

namespace {

struct Stage
{
    QTemporaryDir folder;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    explicit Stage(ui::PositionPtr position = fixture::catPosition(), QSize size = {1366, 740})
    {
        session = std::make_unique<ui::Session>(std::move(position), engine::rankMoves,
                                                folder.filePath(u"settings.ini"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(size);
        window->show();
    }
    ui::SimulationFeature& feature() const { return *window->feature<ui::SimulationFeature>(); }
    ui::SimulationRun* run() const { return feature().simulations().current(); }
    QDockWidget* dock() const { return window->findChild<QDockWidget*>(u"dock.simulation"_s); }
    /// The panel as it stands in its dock; null until it is made.
    const QWidget* made() const
    {
        return qobject_cast<const ui::CoveredPanel*>(dock()->widget())->content();
    }
    ui::MoveListModel& list() const { return window->movesPanel()->model(); }
    void trigger(const char* id) const
    {
        window->actions().action(QLatin1StringView(id))->trigger();
    }
    /// So that it ends soon and without a doubt.
    void askFor(std::int64_t iterations) const
    {
        ui::SimulationSettings settings;
        settings.stop = {.confidence = 1, .iterations = iterations};
        feature().panel()->controls()->setSettings(settings);
    }
    bool ready() const { return session->analysis().state() == ui::LiveAnalysis::State::Ready; }
    bool simulate(std::int64_t iterations) const
    {
        if (!QTest::qWaitFor([this] { return ready(); })) return false;
        askFor(iterations);
        trigger("analyse.simulate");
        return run() && QTest::qWaitFor([this] { return run()->phase() == Phase::Done; }, 20'000);
    }
};

}  // namespace

class TestSimulationViews : public QObject
{
    Q_OBJECT

private slots:
    void theKeyStartsPausesAndGoesOn()
    {
        const Stage stage;
        QTRY_VERIFY(stage.ready());
        stage.askFor(900'000);
        stage.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        QTest::keyClick(stage.window.get(), Qt::Key_F6);
        QTRY_VERIFY(stage.run() && stage.run()->state());
        const auto* dock = stage.window->findChild<QDockWidget*>(u"dock.simulation"_s);
        QTRY_VERIFY(dock->isVisible());
        QTest::keyClick(stage.window.get(), Qt::Key_F6);
        QTRY_COMPARE(stage.run()->phase(), Phase::Paused);
        const std::int64_t before = stage.run()->state()->iterations;
        QTest::keyClick(stage.window.get(), Qt::Key_F6);
        QTRY_VERIFY(stage.run()->state()->iterations > before);
        QTest::keyClick(stage.window.get(), Qt::Key_F6, Qt::ShiftModifier);
        QTRY_COMPARE(stage.run()->phase(), Phase::Stopped);
        QVERIFY(stage.feature().panel()->controls()->statusText().contains(u"stopped"_s));
        QVERIFY(stage.feature().panel()->model().rowCount() > 0);
    }
    void theListHasTheNumbersAndIsOrderedByThem()
    {
        const Stage stage;
        QTRY_VERIFY(stage.ready());
        auto* table = stage.window->movesPanel()->table();
        QVERIFY(table->isColumnHidden(ui::MoveListModel::SimWinColumn));
        QVERIFY(stage.simulate(200));
        QTRY_VERIFY(stage.list().hasSimulation());
        QVERIFY(!table->isColumnHidden(ui::MoveListModel::SimWinColumn));
        table->sortByColumn(ui::MoveListModel::SimWinColumn, Qt::DescendingOrder);
        const auto& best = stage.run()->state()->candidates.front();
        QTRY_COMPARE(stage.list().rankedMove(0).move, best.move);
        QCOMPARE(stage.list().index(0, ui::MoveListModel::SimWinColumn).data().toString(),
                 ui::shareText(best.win.mean()));
        const QString tip = stage.list().index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(u"200 iterations"_s) && tip.contains(u"seed 1"_s), qPrintable(tip));
        // Of another rack nothing is known; coming back brings the numbers back.
        const auto rack = stage.session->study().position()->mover().rack;
        QVERIFY(stage.session->study().setRack(
            0, engine::Rack(*fixture::english()->alphabet.readTiles("EAT"))));
        QTRY_VERIFY(stage.ready() && !stage.list().hasSimulation());
        QVERIFY(!stage.run());
        QVERIFY(table->isColumnHidden(ui::MoveListModel::SimWinColumn));
        QVERIFY(stage.session->study().setRack(0, rack));
        QTRY_VERIFY(stage.run() && stage.list().hasSimulation());
    }
    void aCandidateIsSeenOnTheBoard()
    {
        const Stage stage;
        QVERIFY(stage.simulate(100));
        ui::SimulationPanel& panel = *stage.feature().panel();
        panel.table()->setCurrentIndex(panel.model().index(1, 0));
        const auto* second = panel.model().candidate(panel.model().index(1, 0));
        QCOMPARE(stage.window->boardColumn()->intendedMove(), std::optional(second->move));
        // And the other way round.
        const auto* first = panel.model().candidate(panel.model().index(0, 0));
        stage.window->movesPanel()->previewMove(first->move);
        QCOMPARE(panel.table()->currentId(), first->id);
    }
    void keysPassThePliesOfACandidate()
    {
        const Stage stage;
        QVERIFY(stage.simulate(100));
        ui::SimulationPanel& panel = *stage.feature().panel();
        ui::SimulationTable* table = panel.table();
        table->setFocus();
        table->setCurrentIndex(panel.model().index(0, 0));
        QTest::keyClick(table, Qt::Key_Right);
        QVERIFY(table->isExpanded(panel.model().index(0, 0)));
        const int plies = panel.model().rowCount(panel.model().index(0, 0));
        QVERIFY(plies > 0);
        for (int ply = 0; ply < plies; ++ply) {
            QTest::keyClick(table, Qt::Key_Down);
            QVERIFY(table->currentIndex().parent().isValid());
            QCOMPARE(table->currentIndex().row(), ply);
        }
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY(!table->currentIndex().parent().isValid());
        QVERIFY(table->currentIndex().row() > 0);
    }
    void keysWalkThroughReplies()
    {
        const Stage stage;
        QVERIFY(stage.simulate(100));
        ui::SimulationPanel& panel = *stage.feature().panel();
        // Of one that doesn't lead: no other's replies come between.
        panel.table()->setCurrentIndex(panel.model().index(1, 0));
        auto* replies = panel.findChild<QTableView*>(u"frequentReplies"_s);
        QVERIFY(replies->model()->rowCount() > 2);
        replies->setFocus();
        replies->setCurrentIndex(replies->model()->index(0, 0));
        for (int row = 1; row < 3; ++row) {
            QTest::keyClick(replies, Qt::Key_Down);
            QCOMPARE(replies->currentIndex().row(), row);
        }
    }
    void whatIsDroppedMakesRoomForTheNext()
    {
        const Stage stage;
        QVERIFY(stage.simulate(100));
        ui::SimulationPanel& panel = *stage.feature().panel();
        ui::SimulationTable* table = panel.table();
        table->setFocus();
        table->setCurrentIndex(panel.model().index(1, 0));
        const int dropped = table->currentId();
        QTest::keyClick(table, Qt::Key_Delete);
        QTRY_COMPARE(panel.model().rowOf(dropped), -1);
        const auto* next = panel.model().candidate(table->currentIndex());
        QVERIFY(next);
        QCOMPARE(stage.window->boardColumn()->intendedMove(), std::optional(next->move));
        // The last one leaves the row before it.
        const int last = panel.model().rowCount() - 1;
        table->setCurrentIndex(panel.model().index(last, 0));
        QTest::keyClick(table, Qt::Key_Delete);
        QTRY_VERIFY(panel.model().rowCount() <= last);
        QVERIFY(panel.model().candidate(table->currentIndex()));
    }
    /// Also where Compare is a narrow column.
    void boardsOfCompareHaveRoom()
    {
        const Stage stage(fixture::catPosition(), {1920, 1040});
        // The screen of tests is smaller.
        stage.window->resize(1920, 1040);
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QVERIFY(stage.simulate(30));
        for (const int row : {0, 1})
            stage.window->movesPanel()->togglePin(stage.list().rankedMove(row).move);
        stage.trigger("moves.compare");
        const auto* compare = stage.window->findChild<ui::ComparePanel*>();
        const auto thumbs = compare->findChildren<ui::MoveThumb*>();
        QCOMPARE(thumbs.size(), 2);
        QTRY_VERIFY2(thumbs[0]->isVisible() && thumbs[0]->height() >= 90,
                     qPrintable(QString::number(compare->height())));
    }
    /// The list and the simulation stand behind each other.
    void movesAreDraggedToAPanelBehindTheList()
    {
        const Stage stage;
        QVERIFY(stage.simulate(30));
        stage.trigger("view.moves");
        QTabBar* tabs = nullptr;
        int place = -1;
        const auto bars =
            stage.window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
        for (QTabBar* bar : bars)
            for (int tab = 0; tab < bar->count(); ++tab)
                if (bar->tabText(tab).startsWith(u"Simulation"_s)) {
                    tabs = bar;
                    place = tab;
                }
        QVERIFY(tabs && tabs->currentIndex() != place);
        QVERIFY(tabs->acceptDrops());
        const QPoint at = tabs->tabRect(place).center();
        QMimeData moves;
        moves.setText(u"8G (CAT)S"_s);
        QDragEnterEvent enter(at, Qt::CopyAction, &moves, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(tabs, &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(at, Qt::CopyAction, &moves, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(tabs, &move);
        QTRY_COMPARE(tabs->currentIndex(), place);
        QTRY_VERIFY(stage.feature().panel()->isVisible());
    }
    /// What is simulated with only some of the tiles says so.
    void aPartialRackIsNamed()
    {
        const Stage stage;
        QVERIFY(stage.simulate(30));
        const auto* controls = stage.feature().panel()->controls();
        QVERIFY2(controls->statusText().contains(u"partial rack"_s),
                 qPrintable(controls->statusText()));
        QVERIFY(stage.session->study().setRack(
            0, engine::Rack(*fixture::english()->alphabet.readTiles("AEINRST"))));
        QVERIFY(stage.simulate(30));
        QVERIFY(!controls->statusText().contains(u"partial"_s));
    }
    /// Beside the table all tabs of what is played next are seen, and "column H" as a whole.
    void repliesHaveRoom()
    {
        const Stage stage;
        QVERIFY(stage.simulate(100));
        auto* dock = stage.window->findChild<QDockWidget*>(u"dock.simulation"_s);
        dock->setFloating(true);
        dock->resize(780, 420);
        const auto* plays = dock->findChild<QTabWidget*>(u"simulatedPlays"_s);
        QTRY_VERIFY(plays->isVisible() && plays->height() > 200);
        QTRY_VERIFY2(plays->tabBar()->sizeHint().width() <= plays->width(),
                     qPrintable(QString::number(plays->width())));
        const auto* lanes = dock->findChild<QTableView*>(u"replyLanes"_s);
        QVERIFY(lanes->fontMetrics().horizontalAdvance(u"column H"_s) < lanes->columnWidth(0));
        // And of the table beside it the moves, and what is said of those that rest.
        const ui::SimulationTable* table = stage.feature().panel()->table();
        QVERIFY(table->width() > 480);
        QVERIFY(table->columnWidth(ui::SimulationModel::MoveColumn) >=
                22 * table->fontMetrics().averageCharWidth());
        const QString rest = ui::SimulationModel::tr("❚❚ resting: surely worse, or no different");
        QVERIFY(table->fontMetrics().horizontalAdvance(rest) < table->viewport()->width() - 40);
    }
    /// Where there is the width for it the lists of replies stand beside each other.
    void repliesStandBesideEachOtherWhereTheyCan()
    {
        const Stage stage;
        QVERIFY(stage.simulate(60));
        auto* dock = stage.window->findChild<QDockWidget*>(u"dock.simulation"_s);
        const auto* lanes = dock->findChild<QTableView*>(u"replyLanes"_s);
        const auto* frequent = dock->findChild<QTableView*>(u"frequentReplies"_s);
        const auto* costly = dock->findChild<QTableView*>(u"costlyReplies"_s);
        QVERIFY(lanes && frequent && costly);
        const auto placeOf = [](const QWidget* list) { return list->mapToGlobal(QPoint()); };
        dock->setFloating(true);
        // Beside the table.
        dock->resize(780, 420);
        QTRY_VERIFY(placeOf(frequent).y() > placeOf(lanes).y() + lanes->height() / 2);
        QVERIFY(placeOf(frequent).x() < placeOf(lanes).x() + lanes->width());
        // Below the table of a panel as wide as at 1920.
        dock->resize(lanes->fontMetrics().averageCharWidth() * 100, 900);
        QTRY_VERIFY(placeOf(frequent).x() >= placeOf(lanes).x() + lanes->width());
        QTRY_VERIFY(placeOf(costly).x() >= placeOf(frequent).x() + frequent->width());
        QVERIFY(std::abs(placeOf(frequent).y() - placeOf(lanes).y()) < lanes->height() / 2);
    }
    /// What was begun while there was no panel is all there when that is opened.
    void whatWasBegunBeforeIsSeenInThePanel()
    {
        const Stage stage;
        QTRY_VERIFY(stage.ready());
        ui::SimulationSettings settings;
        settings.plies = 3;
        settings.candidates = 4;
        settings.seed = 9;
        settings.stop = {.confidence = 1, .iterations = 60};
        const ui::SimulationRun* run = stage.feature().simulations().start(settings, {}, {});
        QTRY_COMPARE(run->phase(), Phase::Done);
        const auto candidates = run->state()->candidates;
        stage.window->movesPanel()->previewMove(candidates[1].move);
        QCOMPARE(stage.dock()->windowTitle(), u"Simulation ✓"_s);
        QVERIFY(!stage.made());

        stage.trigger("view.simulation");
        ui::SimulationPanel& panel = *stage.feature().panel();
        QTRY_VERIFY(panel.isVisible());
        QVERIFY(stage.made() == &panel);
        QCOMPARE(panel.model().rowCount(), 4);
        QCOMPARE(panel.table()->currentId(), candidates[1].id);
        const QString status = panel.controls()->statusText();
        QVERIFY2(status.contains(u"all iterations are made"_s), qPrintable(status));
        QCOMPARE(panel.controls()->settings().plies, 3);
        QCOMPARE(panel.controls()->settings().seed, std::uint64_t{9});
        QCOMPARE(!panel.findChild<QToolButton*>(u"simulationDeeper"_s)->isHidden(),
                 engine::nearTies(*run->state()).size() > 1);
        // And from now on it goes on with what is chosen elsewhere.
        stage.window->movesPanel()->previewMove(candidates[0].move);
        QCOMPARE(panel.table()->currentId(), candidates[0].id);
    }
    void whatAFileKeptIsSeenInAPanelThatComesLater()
    {
        std::string text;
        {
            const Stage stage;
            ui::Study& study = stage.session->study();
            study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
            study.goTo({engine::kRootNode, 1});
            QVERIFY(stage.simulate(60));
            text = engine::writeStudy(
                ui::studyFileOf(study.state(), stage.feature().kept(study.state())));
        }
        const Stage stage;
        const auto file = engine::readStudy(text);
        QVERIFY(file);
        ui::Study& study = stage.session->study();
        study.setGame(*ui::OpenGame::create(file->games.front(), fixture::lexicon()), u"b.cws"_s,
                      u"open"_s);
        study.goTo({engine::kRootNode, 1});
        QTRY_VERIFY(stage.run());
        QVERIFY(stage.run()->isRestored() && !stage.made());
        stage.trigger("view.simulation");
        ui::SimulationPanel& panel = *stage.feature().panel();
        QTRY_VERIFY(panel.isVisible());
        QCOMPARE(panel.model().rowCount(),
                 static_cast<int>(stage.run()->state()->candidates.size()));
        const QString status = panel.controls()->statusText();
        QVERIFY2(status.contains(u"kept with the turn"_s), qPrintable(status));
        QCOMPARE(panel.controls()->settings().stop.iterations, std::int64_t{60});
    }
    /// The next simulation is made as the one that was shown last, whenever the panel comes.
    void theNextSimulationIsMadeAsTheLastOne()
    {
        const Stage stage;
        stage.session->settings().setSimulation({{u"plies"_s, 5}, {u"candidates"_s, 7}});
        QTRY_VERIFY(stage.ready());
        ui::SimulationSettings settings;
        settings.plies = 3;
        settings.candidates = 0;
        settings.seed = 9;
        stage.feature().simulations().start(settings, {stage.list().rankedMove(0).move}, {});
        QVERIFY(stage.session->study().setRack(
            0, engine::Rack(*fixture::english()->alphabet.readTiles("EAT"))));
        QTRY_VERIFY(stage.ready());
        QVERIFY(!stage.run() && !stage.made());
        const ui::SimulationSettings next = stage.feature().panel()->controls()->settings();
        QCOMPARE(next.plies, 3);
        QCOMPARE(next.seed, std::uint64_t{9});
        // That one named none of the best static moves: as many as people chose.
        QCOMPARE(next.candidates, 7);
        // What is chosen in it is remembered.
        stage.window->findChild<QSpinBox*>(u"simulationSeed"_s)->setValue(12);
        QCOMPARE(stage.session->settings().simulation().value(u"seed"_s).toInt(), 12);
    }
    void aReplyIsSeenBehindIt()
    {
        const Stage stage;
        QVERIFY(stage.simulate(100));
        ui::SimulationPanel& panel = *stage.feature().panel();
        const auto candidate = stage.run()->state()->candidates.front();
        emit panel.lineChosen({candidate.move, candidate.replies.front().move});
        QCOMPARE(stage.window->boardColumn()->intendedMove(), std::optional(candidate.move));
        QCOMPARE(stage.window->boardColumn()->board()->ghost(),
                 std::optional(candidate.replies.front().move));
        stage.window->movesPanel()->clearPreview();
        QVERIFY(!stage.window->boardColumn()->board()->ghost());
    }
    void movesAreAddedByKeyAndByPin()
    {
        const Stage stage;
        QTRY_VERIFY(stage.ready());
        ui::SimulationSettings settings;
        settings.candidates = 2;
        settings.stop = {.confidence = 1, .iterations = 100};
        stage.feature().panel()->controls()->setSettings(settings);
        stage.trigger("analyse.simulate");
        QTRY_COMPARE(stage.run()->phase(), Phase::Done);
        const std::size_t before = stage.run()->state()->candidates.size();
        const engine::Move third = stage.list().ranking()->moves[3].move;
        QCOMPARE(stage.run()->idOf(third), -1);
        stage.window->movesPanel()->previewMove(third);
        stage.trigger("analyse.addCandidate");
        QTRY_VERIFY(stage.run()->idOf(third) >= 0 && stage.run()->phase() == Phase::Done);
        QCOMPARE(stage.run()->state()->candidates.size(), before + 1);
        const engine::Move pinned = stage.list().ranking()->moves[4].move;
        stage.window->movesPanel()->togglePin(pinned);
        QTRY_VERIFY(stage.run()->idOf(pinned) >= 0 && stage.run()->phase() == Phase::Done);
        QTRY_COMPARE(stage.run()->colourOf(stage.run()->idOf(pinned)), 0);
        QVERIFY(ui::simulated(stage.run()->state(), pinned)->kept);
    }
    void nearTiesAreLookedAtMoreDeeply()
    {
        const Stage stage;
        QAction* deeper =
            stage.window->actions().action(QLatin1StringView("analyse.simulateDeeper"));
        QSignalSpy said(&stage.feature(), &ui::WindowFeature::said);
        // Where there is nothing to look at it says so.
        QTRY_VERIFY(stage.ready());
        deeper->trigger();
        QVERIFY(said.last().first().toString().contains(u"F6"_s) && !stage.run());
        QVERIFY(stage.simulate(12));
        const auto near = engine::nearTies(*stage.run()->state());
        QVERIFY(near.size() >= 2);
        std::vector<engine::Move> moves;
        for (const auto* candidate : near) moves.push_back(candidate->move);
        const auto all = stage.run()->state()->candidates.size();
        QVERIFY(moves.size() < all);
        auto* button = stage.window->findChild<QToolButton*>(u"simulationDeeper"_s);
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(stage.run()->state() && stage.run()->phase() == Phase::Done);
        const ui::SimulationPtr state = stage.run()->state();
        QCOMPARE(state->plies, 4);
        QCOMPARE(state->seed, std::uint64_t{1});
        QCOMPARE(state->candidates.size(), moves.size());
        for (const engine::Move& move : moves) QVERIFY(ui::simulated(state, move));
        QVERIFY(stage.feature().panel()->controls()->statusText().contains(u"2 plies"_s));
        // The next one is made as before.
        QCOMPARE(stage.feature().panel()->controls()->settings().plies, 2);
        QCOMPARE(stage.feature().panel()->controls()->settings().candidates,
                 ui::SimulationSettings().candidates);
        // To the same numbers.
        stage.trigger("analyse.simulateAgain");
        QTRY_VERIFY(stage.run()->phase() == Phase::Done && stage.run()->state() != state);
        QVERIFY(engine::sameNumbers(*stage.run()->state(), *state));
    }
    /// A key that has nothing to go on with says why, and what would.
    void whatHasEndedSaysHowItGoesOn()
    {
        const Stage stage;
        QVERIFY(stage.simulate(60));
        QSignalSpy said(&stage.feature(), &ui::WindowFeature::said);
        const ui::SimulationRun* ended = stage.run();
        stage.trigger("analyse.simulate");
        QCOMPARE(said.size(), 1);
        const QString text = said.first().first().toString();
        QVERIFY2(text.contains(u"all iterations are made"_s) && text.contains(u"Ctrl+F6"_s),
                 qPrintable(text));
        QVERIFY(stage.run() == ended && ended->phase() == Phase::Done);
    }
    /// Without a bag nothing is drawn: there is something better than a simulation.
    void emptyBagsAreBetterSolved()
    {
        const auto statusOf = [](const Stage& stage) {
            return stage.feature().panel()->controls()->statusText();
        };
        const Stage full;
        QVERIFY(full.simulate(30));
        QVERIFY(!statusOf(full).contains(u"F7"_s));
        const Stage empty(fixture::endgamePosition());
        QVERIFY(empty.simulate(30));
        QVERIFY2(statusOf(empty).contains(u"F7"_s), qPrintable(statusOf(empty)));
    }
    /// Who goes through a game sees a move of each turn.
    void stepsShowAMoveOfEachTurn()
    {
        const Stage stage;
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QTRY_VERIFY(stage.ready() && stage.list().rowCount() > 0);
        stage.window->movesPanel()->previewRow(1);
        for (int turn = 0; turn < 2; ++turn) {
            stage.trigger("game.next");
            QTRY_VERIFY(stage.ready() && !stage.list().isStale());
            QTRY_COMPARE(stage.window->boardColumn()->intendedMove(),
                         std::optional(stage.list().rankedMove(0).move));
        }
        stage.trigger("game.previous");
        QTRY_COMPARE(stage.window->boardColumn()->intendedMove(),
                     std::optional(stage.list().rankedMove(0).move));
        // Who wants to see none sees none.
        stage.window->movesPanel()->clearPreview();
        stage.trigger("game.next");
        QTRY_VERIFY(stage.ready() && !stage.list().isStale());
        QVERIFY(!stage.window->boardColumn()->intendedMove());
    }
    void theOpponentPlaysWithOtherWords()
    {
        const Stage stage;
        const auto reply = [&] {
            const auto& best = stage.run()->state()->candidates.front();
            return best.byPly.front().score.mean();
        };
        const QString file = stage.folder.filePath(u"few.txt"_s);
        QFile few(file);
        QVERIFY(few.open(QIODevice::WriteOnly) && few.write("AT\n") == 3);
        few.close();
        const engine::Alphabet& alphabet = stage.session->study().position()->rules().alphabet;
        stage.session->library().remember(file, ui::lettersOf(alphabet).id);
        QVERIFY(stage.simulate(30));
        const double same = reply();
        auto* controls = stage.feature().panel()->controls();
        emit controls->settingsOpened();
        auto* words = stage.window->findChild<QComboBox*>(u"simulationWords"_s);
        const int row = words->findText(u"few"_s, Qt::MatchStartsWith);
        QVERIFY(row > 0);
        words->setCurrentIndex(row);
        stage.trigger("analyse.simulateAgain");
        QTRY_VERIFY(stage.run()->state() && stage.run()->phase() == Phase::Done);
        QVERIFY(reply() < same);
        QVERIFY(controls->statusText().contains(u"few"_s));
        // A file that has gone since is named.
        QVERIFY(QFile::remove(file));
        stage.trigger("analyse.simulateAgain");
        QTRY_COMPARE(stage.run()->phase(), Phase::Failed);
        QVERIFY2(controls->statusText().contains(u"few.txt"_s), qPrintable(controls->statusText()));
    }
    /// Where players have lexicons of their own, replies are of the other one's, unless people choose
    /// others.
    void repliesAreOfThePlayersOwnLexicon()
    {
        const Stage stage;
        const QString file = stage.folder.filePath(u"few.txt"_s);
        QFile few(file);
        QVERIFY(few.open(QIODevice::WriteOnly) && few.write("CAT\nAT\n") == 7);
        few.close();
        stage.session->library().remember(file, u"english"_s);
        ui::Study& study = stage.session->study();
        study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        engine::GameRecord record = study.game()->record();
        engine::GameInfo info = record.info();
        info.players[1].lexicon = "few";
        QVERIFY(record.setInfo(std::move(info)));
        QVERIFY(study.setRecord(std::move(record), {0, 0}, u"lexicons"_s));
        QTRY_COMPARE(study.game()->playerWithoutLexicon(), -1);
        const auto simulates = [&](int turn) {
            study.goTo({0, turn});
            return QTest::qWaitFor([&] { return stage.ready(); }) && stage.simulate(30);
        };
        // Anna is on turn, Ben answers.
        QVERIFY(simulates(0));
        const auto words = [&] { return stage.run()->plan().settings.words; };
        QCOMPARE(words().name, u"few"_s);
        auto* controls = stage.feature().panel()->controls();
        emit controls->settingsOpened();
        auto* choice = stage.window->findChild<QComboBox*>(u"simulationWords"_s);
        QVERIFY2(choice->itemText(0).contains(u"few"_s), qPrintable(choice->itemText(0)));
        // On Ben's turn Anna answers, with what the game has: it isn't in the library here.
        QVERIFY(simulates(1));
        QVERIFY(words().name != u"few"_s);
    }
    void leavingATurnDoesNotEndItsSimulation()
    {
        const Stage stage;
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QTRY_VERIFY(stage.ready());
        stage.askFor(900'000);
        stage.trigger("analyse.simulate");
        QTRY_VERIFY(stage.run() && stage.run()->state());
        const ui::SimulationRun* first = stage.run();
        stage.trigger("game.next");
        QTRY_VERIFY(stage.run() != first);
        const std::int64_t before = first->state()->iterations;
        QTRY_VERIFY(first->state()->iterations > before);
        stage.trigger("game.previous");
        QVERIFY(stage.run() == first);
        stage.trigger("analyse.stopSimulation");
        QTRY_COMPARE(first->phase(), Phase::Stopped);
    }
    /// From the list of jobs one comes to the turn that is simulated, and to its panel.
    void jobsLeadToTheirTurn()
    {
        const Stage stage;
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QTRY_VERIFY(stage.ready());
        const ui::GameCursor there = stage.session->study().state().cursor;
        stage.askFor(900'000);
        stage.trigger("analyse.simulate");
        QTRY_VERIFY(stage.run() && stage.run()->state());
        const ui::SimulationRun* first = stage.run();
        stage.trigger("game.next");
        QTRY_VERIFY(stage.run() != first);
        // Even from another tab.
        stage.session->study().openTab();
        QTRY_VERIFY(!stage.session->study().game());
        stage.trigger("view.moves");
        const auto goThere = [&] {
            auto* popover = stage.window->findChild<ui::JobPopover*>();
            popover->openAbove(*stage.window);
            auto* go = popover->findChild<QToolButton*>(u"jobGoTo"_s);
            if (go) go->click();
            return go != nullptr;
        };
        QVERIFY(goThere());
        QVERIFY(stage.session->study().game());
        QVERIFY(stage.session->study().state().cursor == there);
        QVERIFY(stage.run() == first);
        QTRY_VERIFY(stage.feature().panel()->isVisible());
        // What isn't open any more can't be gone to.
        stage.session->study().setPosition(*fixture::catPosition("EAT/"), {}, u"paste"_s);
        QVERIFY(stage.run() != first);
        QSignalSpy said(&stage.feature(), &ui::WindowFeature::said);
        QVERIFY(goThere());
        QCOMPARE(said.size(), 1);
        QVERIFY(stage.run() != first);
        stage.session->jobs().cancelAll();
    }
    /// Jobs are told apart by what they are of, also where a game goes on, and among positions.
    void jobsNameTheirTurn()
    {
        const Stage stage;
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QTRY_VERIFY(stage.ready());
        stage.askFor(900'000);
        const auto newest = [&] {
            stage.trigger("analyse.simulate");
            const QList<ui::Job*>& jobs = stage.session->jobs().jobs();
            return jobs.isEmpty() ? QString() : jobs.last()->title();
        };
        QCOMPARE(newest(), u"Simulation, turn 1"_s);
        auto lines = std::make_shared<ui::PositionLines>();
        lines->lines = {"a", "b", "c"};
        stage.session->study().setPosition(*fixture::catPosition(), {}, u"paste"_s, {}, {lines, 2});
        QTRY_VERIFY(stage.ready());
        QCOMPARE(newest(), u"Simulation, position 3"_s);
        stage.session->study().setPosition(*fixture::catPosition("EAT/"), {}, u"paste"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(newest(), u"Simulation"_s);
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        const auto turns = static_cast<int>(stage.session->study().moment().turns.size());
        stage.session->study().goTo({stage.session->study().state().cursor.line, turns});
        const engine::Position& end = *stage.session->study().position();
        if (end.mover().rack.empty())
            QVERIFY(stage.session->study().setRack(
                end.onTurn(), engine::Rack(*fixture::english()->alphabet.readTiles("EAT"))));
        QTRY_VERIFY(stage.ready());
        QCOMPARE(newest(), u"Simulation, turn %1"_s.arg(turns + 1));
        stage.session->jobs().cancelAll();
    }
    /// Below the board stands what was found of the move that Enter would play.
    void theLineAboutTheMoveTellsWhatWasFound()
    {
        const Stage stage;
        QTRY_VERIFY(stage.ready());
        const auto* line = stage.window->findChild<QLabel*>(u"moveDetail"_s);
        stage.window->movesPanel()->previewRow(1);
        QVERIFY2(line->text().startsWith(u"equity "_s), qPrintable(line->text()));
        QVERIFY(stage.simulate(60));
        const auto& best = stage.run()->state()->candidates.front();
        stage.window->movesPanel()->previewMove(best.move);
        const auto all = stage.run()->state()->candidates.size();
        const QString wanted = u"wins %1 % "_s.arg(ui::shareText(best.win.mean()));
        QTRY_VERIFY2(line->text().startsWith(wanted), qPrintable(line->text()));
        QVERIFY2(line->text().contains(u"#1 of %1 simulated, #"_s.arg(all)),
                 qPrintable(line->text()));
        QVERIFY(line->text().contains(u"keeps"_s) && !line->text().contains(u" · equity"_s));
        QVERIFY2(line->toolTip().contains(u"60 iterations"_s), qPrintable(line->toolTip()));
        // What isn't simulated has its estimate.
        const auto& moves = stage.list().ranking()->moves;
        const auto other = std::ranges::find_if(moves, [&](const engine::RankedMove& each) {
            return stage.run()->idOf(each.move) < 0;
        });
        QVERIFY(other != moves.end());
        stage.window->movesPanel()->previewMove(other->move);
        QVERIFY2(line->text().startsWith(u"equity "_s), qPrintable(line->text()));
        // Of another position nothing is known.
        stage.window->movesPanel()->previewMove(best.move);
        QVERIFY(line->text().startsWith(wanted));
        QVERIFY(stage.session->study().setRack(
            0, engine::Rack(*fixture::english()->alphabet.readTiles("EAT"))));
        QTRY_VERIFY(stage.ready());
        stage.window->movesPanel()->previewRow(1);
        QVERIFY2(line->text().startsWith(u"equity "_s), qPrintable(line->text()));
    }
    void nothingIsToldWhileOnePractises()
    {
        const Stage stage;
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QVERIFY(stage.simulate(100));
        stage.session->analysis().setConcealed(true);
        QTRY_VERIFY(!stage.feature().panel()->isVisible());
        QVERIFY(!stage.list().ranking());
        stage.trigger("analyse.simulateAgain");
        QVERIFY(!stage.feature().panel()->isVisible());
        stage.session->analysis().setConcealed(false);
    }
    /// Panels that are first opened then tell nothing either.
    void panelsThatComeWhileOnePractisesTellNothing()
    {
        const Stage stage;
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QTRY_VERIFY(stage.ready());
        stage.session->analysis().setConcealed(true);
        const auto coverIn = [&](const QString& dock) {
            return qobject_cast<const ui::CoveredPanel*>(
                stage.window->findChild<QDockWidget*>(dock)->widget());
        };
        for (const auto& [action, dock] : {std::pair{"view.simulation", u"dock.simulation"_s},
                                           std::pair{"view.endings", u"dock.endings"_s},
                                           std::pair{"view.inference", u"dock.inference"_s}}) {
            QVERIFY2(!coverIn(dock)->content(), action);
            stage.trigger(action);
            const ui::CoveredPanel* cover = coverIn(dock);
            QVERIFY2(cover->isVisible() && cover->isCovered(), action);
            QVERIFY2(cover->content() && !cover->content()->isVisible(), action);
        }
        stage.session->analysis().setConcealed(false);
        QTRY_VERIFY(coverIn(u"dock.inference"_s)->content()->isVisible());
    }
    void overlaysFollowTheSimulation()
    {
        const Stage stage;
        QTRY_VERIFY(stage.ready());
        ui::OverlayService& overlays = stage.session->overlays();
        overlays.setAllShown({ui::Overlay::byId(u"replies"_s)});
        QTRY_COMPARE(overlays.marks().size(), std::size_t{1});
        QVERIFY(overlays.marks().front().legend.contains(u"F6"_s));
        QVERIFY(stage.simulate(150));
        QTRY_VERIFY(overlays.marks().size() == 1 && !overlays.marks().front().squares.empty());
        // Overlays are drawn anew a few times a second only.
        QTRY_VERIFY(overlays.marks().front().legend.contains(u"150 iterations"_s));
        // What dear replies cost is named with its source, in a window of this size, too.
        overlays.setAllShown({ui::Overlay::byId(u"threats"_s)});
        const auto* legend = stage.window->findChild<QLabel*>(u"legend"_s);
        QTRY_VERIFY2(legend->text().contains(u"Threats"_s) &&
                         legend->text().contains(u"of 40 and more"_s) &&
                         legend->text().contains(u"ply 1"_s),
                     qPrintable(legend->text()));
        QVERIFY(legend->isVisible() && legend->toolTip().contains(u"150 iterations"_s));
        overlays.setAllShown({ui::Overlay::byId(u"followUps"_s)});
        QTRY_VERIFY(overlays.marks().size() == 1 && !overlays.marks().front().squares.empty());
    }
};

TEST_CLASS(TestSimulationViews, QApplication)
#include "tst_simulation_views.moc"
