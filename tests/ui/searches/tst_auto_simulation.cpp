// SPDX-License-Identifier: GPL-3.0-or-later
// The simulation that runs by itself when a list of moves has stood for a while.
#include <QAction>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/endings/endgame_fixture.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/study.h"
#include "ui/moves/moves_panel.h"
#include "ui/overlays/overlay_service.h"
#include "ui/simulation/auto_simulation.h"
#include "ui/simulation/simulation_controls.h"
#include "ui/simulation/simulation_feature.h"
#include "ui/simulation/simulation_panel.h"
#include "ui/simulation/simulations.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;
using Phase = ui::SimulationRun::Phase;

namespace {

struct AutoStage
{
    QTemporaryDir folder;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    explicit AutoStage(ui::PositionPtr position = fixture::catPosition())
    {
        session = std::make_unique<ui::Session>(std::move(position), engine::rankMoves,
                                                folder.filePath(u"settings.ini"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
    }
    ui::SimulationFeature& feature() const { return *window->feature<ui::SimulationFeature>(); }
    ui::AutoSimulation& automatic() const { return feature().automatic(); }
    ui::SimulationRun* asked() const { return feature().simulations().current(); }
    ui::MoveListModel& list() const { return window->movesPanel()->model(); }
    QAction* action(const char* id) const
    {
        return window->actions().action(QLatin1StringView(id));
    }
    bool ready() const { return session->analysis().state() == ui::LiveAnalysis::State::Ready; }
    void setRack(const char* tiles) const
    {
        QVERIFY(session->study().setRack(
            0, engine::Rack(*fixture::english()->alphabet.readTiles(tiles))));
    }
    /// Switched on, and to the end.
    bool runs() const
    {
        action("analyse.autoSimulate")->setChecked(true);
        return QTest::qWaitFor([this] { return automatic().state() && !automatic().isRunning(); },
                               20'000);
    }
    /// Something of that class until it is cancelled: a heavy job is what people wait for, behind an
    /// idle one what runs by itself waits for its turn.
    ui::Job* occupy(ui::JobClass jobClass) const
    {
        return session->jobs().start<int>(
            u"Reviewing"_s, jobClass,
            [](const engine::TaskContext& context) -> engine::Result<int> {
                while (!context.stopRequested()) QThread::msleep(1);
                return engine::failure(engine::ErrorCode::Cancelled, engine::say("stopped"));
            },
            window.get(), [](const engine::Result<int>&) {});
    }
};

/// A game that is being played.
class NoHelp : public ui::PermissionSource
{
public:
    ui::Permissions permissions() override { return {.answers = false, .hidesRack = {}}; }
};

constexpr int kStood = ui::AutoSimulation::kStandsMilliseconds;

}  // namespace

class TestAutoSimulation : public QObject
{
    Q_OBJECT

private slots:
    void nothingRunsUnlessItIsWanted()
    {
        const AutoStage stage;
        QTRY_VERIFY(stage.ready());
        QVERIFY(!stage.action("analyse.autoSimulate")->isChecked());
        QTest::qWait(kStood + 300);
        QVERIFY(!stage.automatic().isRunning() && !stage.automatic().state());
        QVERIFY(!stage.list().hasSimulation());
        // What is chosen is remembered.
        stage.action("analyse.autoSimulate")->trigger();
        QVERIFY(stage.session->settings().autoSimulate());
        stage.action("analyse.autoSimulate")->trigger();
        QVERIFY(!stage.session->settings().autoSimulate());
    }
    void theFirstMovesHaveNumbersByThemselves()
    {
        const AutoStage stage;
        QTRY_VERIFY(stage.ready());
        QElapsedTimer clock;
        clock.start();
        QVERIFY(stage.runs());
        QVERIFY(clock.elapsed() >= kStood);
        QCOMPARE(stage.automatic().state()->plies, ui::AutoSimulation::kPlies);
        QCOMPARE(stage.automatic().state()->candidates.size(),
                 std::size_t{ui::AutoSimulation::kCandidates});
        QTRY_VERIFY(stage.list().hasSimulation());
        // The first of the list by equity, now ordered by what they win.
        const auto& ranking = *stage.list().ranking();
        for (std::size_t i = 0; i < ui::AutoSimulation::kCandidates; ++i)
            QVERIFY(ui::simulated(stage.automatic().state(), ranking.moves[i].move));
        QTRY_COMPARE(stage.list().rankedMove(0).move,
                     stage.automatic().state()->candidates.front().move);
        QVERIFY(
            !stage.window->movesPanel()->table()->isColumnHidden(ui::MoveListModel::SimWinColumn));
        // Nobody asked for it: it is no job, and no simulation that the study would keep.
        QVERIFY(!stage.asked());
        QVERIFY(stage.feature().kept(stage.session->shown().state()).empty());
        // Heat of the board has something to show, too.
        ui::OverlayService& overlays = stage.session->overlays();
        overlays.setAllShown({ui::Overlay::byId(u"replies"_s)});
        QTRY_VERIFY(overlays.marks().size() == 1 && !overlays.marks().front().squares.empty());
    }
    void isNoJobAndDelaysNone()
    {
        const AutoStage stage;
        QTRY_VERIFY(stage.ready());
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QSignalSpy told(&stage.session->jobs(), &ui::JobService::changed);
        const QPointer<ui::Job> before = stage.occupy(ui::JobClass::Idle);
        stage.action("analyse.autoSimulate")->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(stage.automatic().isRunning(), 5000);
        QVERIFY(stage.session->jobs().jobs().isEmpty() && told.isEmpty());
        // Another rack: it ends at once, and the list comes as soon as ever.
        stage.setRack("EAT");
        QVERIFY(!stage.automatic().isRunning() && !stage.automatic().state());
        QTRY_VERIFY(stage.ready() && !stage.list().isStale());
        QVERIFY(!stage.list().hasSimulation());
        before->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(stage.automatic().state(), 20'000);
        QTRY_VERIFY(stage.list().hasSimulation());
    }
    void anotherFilterIsAnotherList()
    {
        const AutoStage stage;
        QVERIFY(stage.runs());
        const ui::SimulationPtr all = stage.automatic().state();
        stage.window->movesPanel()->setFilterText(u"<5"_s);
        QTRY_VERIFY(stage.automatic().state() != all);
        QTRY_VERIFY_WITH_TIMEOUT(stage.automatic().state() && !stage.automatic().isRunning(),
                                 20'000);
        for (const auto& candidate : stage.automatic().state()->candidates)
            QVERIFY(candidate.move.score.points < 5);
        // Who comes back finds what was found.
        stage.window->movesPanel()->setFilterText({});
        QTRY_VERIFY(stage.automatic().state() == all);
        QVERIFY(!stage.automatic().isRunning());
    }
    void pinnedMovesAreAmongThem()
    {
        const AutoStage stage;
        QTRY_VERIFY(stage.ready() && stage.list().ranking());
        const engine::Move last = stage.list().ranking()->moves.back().move;
        stage.window->movesPanel()->togglePin(last);
        QVERIFY(stage.runs());
        QVERIFY(ui::simulated(stage.automatic().state(), last));
    }
    void aSimulationThatWasAskedForGoesBefore()
    {
        const AutoStage stage;
        QVERIFY(stage.runs());
        ui::SimulationSettings settings;
        settings.stop = {.confidence = 1, .iterations = 77};
        stage.feature().panel()->controls()->setSettings(settings);
        stage.action("analyse.simulate")->trigger();
        // Until it has some of its own its numbers stay.
        QVERIFY(stage.list().hasSimulation());
        QTRY_VERIFY(stage.asked() && stage.asked()->phase() == Phase::Done);
        QTRY_COMPARE(stage.list().order().request().simulation, stage.asked()->state());
        QTest::qWait(kStood + 300);
        QVERIFY(!stage.automatic().isRunning());
        QCOMPARE(stage.asked()->state()->iterations, std::int64_t{77});
    }
    void givesWayToWhatPeopleWaitFor()
    {
        const AutoStage stage;
        QTRY_VERIFY(stage.ready());
        ui::Job* job = stage.occupy(ui::JobClass::Heavy);
        const QPointer<ui::Job> before = stage.occupy(ui::JobClass::Idle);
        stage.action("analyse.autoSimulate")->setChecked(true);
        QTest::qWait(kStood + 300);
        QVERIFY(!stage.automatic().isRunning() && !stage.automatic().state());
        job->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(stage.automatic().isRunning(), 5000);
        // Also when it works already; later it goes on.
        job = stage.occupy(ui::JobClass::Heavy);
        before->cancel();
        QTRY_VERIFY(!stage.automatic().isRunning());
        QTest::qWait(kStood + 300);
        QVERIFY(!stage.automatic().isRunning() && !stage.automatic().state());
        job->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!stage.automatic().isRunning() && stage.automatic().state(),
                                 20'000);
        QVERIFY(stage.automatic().state()->end != engine::SearchEnd::Stopped);
    }
    void stopsWithEverything()
    {
        const AutoStage stage;
        QTRY_VERIFY(stage.ready());
        stage.occupy(ui::JobClass::Idle);
        stage.action("analyse.autoSimulate")->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(stage.automatic().isRunning(), 5000);
        stage.action("analyse.stop")->trigger();
        QTRY_VERIFY(!stage.automatic().isRunning());
        QTest::qWait(kStood + 300);
        QVERIFY(!stage.automatic().isRunning());
        // Of another list it begins again.
        stage.setRack("EAT");
        QTRY_VERIFY_WITH_TIMEOUT(stage.automatic().isRunning() || stage.automatic().state(), 5000);
    }
    /// Without a bag nothing is drawn: there is something better than a simulation.
    void leavesEndingsToTheSolver()
    {
        const AutoStage stage(fixture::endgamePosition());
        QTRY_VERIFY(stage.ready());
        stage.action("analyse.autoSimulate")->setChecked(true);
        QTest::qWait(kStood + 300);
        QVERIFY(!stage.automatic().isRunning() && !stage.automatic().state());
    }
    void tellsNothingThatIsHidden()
    {
        const AutoStage stage;
        QVERIFY(stage.runs());
        stage.session->analysis().setConcealed(true);
        QVERIFY(!stage.automatic().state());
        QTest::qWait(kStood + 300);
        QVERIFY(!stage.automatic().isRunning() && !stage.automatic().state());
        stage.session->analysis().setConcealed(false);
        QTRY_VERIFY(stage.automatic().state());
        // A game that is being played gives no help.
        NoHelp playing;
        stage.session->shown().setSource(&playing);
        stage.setRack("EAT");
        QTest::qWait(kStood + 300);
        QVERIFY(!stage.automatic().isRunning() && !stage.automatic().state());
        stage.session->shown().setSource(&stage.session->match());
    }
};

TEST_CLASS(TestAutoSimulation, QApplication)
#include "tst_auto_simulation.moc"
