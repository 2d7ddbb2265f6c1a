// SPDX-License-Identifier: GPL-3.0-or-later
// The coach in the window: reviews by searches, explanations, what the last move tells.
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "engine/game/gcg.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/settled.h"
#include "ui/document/study.h"
#include "ui/explain/explain_feature.h"
#include "ui/explain/explain_panel.h"
#include "ui/explain/explanation_run.h"
#include "ui/inference/inference_feature.h"
#include "ui/inference/inference_panel.h"
#include "ui/library/library_feature.h"
#include "ui/library/library_store.h"
#include "ui/moves/moves_panel.h"
#include "ui/output/export_feature.h"
#include "ui/position/board_column.h"
#include "ui/review/report_card.h"
#include "ui/review/review_feature.h"
#include "ui/review/spread_graph.h"
#include "ui/settings/settings.h"
#include "ui/simulation/simulation_feature.h"
#include "ui/simulation/simulations.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;
using ReviewState = ui::GameReviewer::State;

namespace {

struct CoachStage
{
    QTemporaryDir folder;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    CoachStage()
    {
        session = std::make_unique<ui::Session>(fixture::catPosition(), engine::rankMoves,
                                                folder.filePath(u"settings.ini"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
        static_cast<void>(fixture::settles(*window));
        // It is made when it is first seen.
        static_cast<void>(window->feature<ui::ReviewFeature>()->panel());
        session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
    }
    template <class T>
    T* child(const char* name) const
    {
        return window->findChild<T*>(QLatin1StringView(name));
    }
    QAction* action(const char* id) const
    {
        return window->actions().action(QLatin1StringView(id));
    }
    void trigger(const char* id) const { action(id)->trigger(); }
    ui::GameReviewer& reviewer() const { return session->reviewer(); }
    void choose(double seconds) const
    {
        ui::ReviewChoice choice;
        choice.depth = engine::ReviewDepth::Standard;
        choice.setSeconds(seconds);
        reviewer().setChoice(choice);
    }
    bool searched() const
    {
        trigger("review.start");
        return QTest::qWaitFor([this] { return reviewer().state() == ReviewState::Done; }, 30'000);
    }
    /// Goes to the first mistake.
    bool toMistake() const
    {
        const auto turn = reviewer().mistakeFrom(-1, 1);
        if (turn) session->study().goTo({session->study().state().cursor.line, *turn});
        return turn.has_value();
    }
    bool listed() const
    {
        return QTest::qWaitFor([this] {
            return session->analysis().state() == ui::LiveAnalysis::State::Ready &&
                   window->movesPanel()->bestMove().has_value();
        });
    }
    const ui::ExplanationRun& explanation() const
    {
        return window->feature<ui::ExplainFeature>()->run();
    }
    bool explained() const
    {
        return QTest::qWaitFor(
            [this] { return explanation().answer() && !explanation().isRunning(); }, 30'000);
    }
    bool mistakeIsExplained() const
    {
        if (!searched() || !toMistake() || !listed()) return false;
        trigger("analyse.explain");
        return explained();
    }
    ui::Simulations& simulations() const
    {
        return window->feature<ui::SimulationFeature>()->simulations();
    }
    bool inferred() const
    {
        auto* panel = window->feature<ui::InferenceFeature>()->panel();
        return QTest::qWaitFor(
            [&] { return panel->trusted() && action("analyse.infer")->iconText() == u"Read"_s; },
            30'000);
    }
};

}  // namespace

class TestCoachViews : public QObject
{
    Q_OBJECT

private slots:
    void depthsAreChosen()
    {
        const CoachStage stage;
        auto* depth = stage.child<QComboBox>("reviewDepth");
        QCOMPARE(depth->currentIndex(), 0);
        QVERIFY(stage.action("review.depth.static")->isChecked());
        // In the menu and in the panel it is one choice, which is remembered.
        stage.trigger("review.depth.deep");
        QCOMPARE(depth->currentIndex(), 2);
        QCOMPARE(stage.reviewer().choice().depth, engine::ReviewDepth::Deep);
        depth->setCurrentIndex(1);
        emit depth->activated(1);
        QVERIFY(stage.action("review.depth.standard")->isChecked());
        QCOMPARE(ui::ReviewChoice::fromMap(stage.session->settings().review()).depth,
                 engine::ReviewDepth::Standard);
        QCOMPARE(stage.reviewer().state(), ReviewState::Off);
    }

    /// The panel tells of the review that runs, whatever was chosen for the next one; and keys of
    /// commands that are off don't choose.
    void theDepthThatRunsIsTold()
    {
        ui::Theme::apply(ui::Look());
        const CoachStage stage;
        stage.choose(20);
        stage.trigger("review.start");
        const auto* status = stage.child<QLabel>("reviewStatus");
        QTRY_VERIFY(status->text().startsWith(ui::depthText(engine::ReviewDepth::Standard)));
        auto* depth = stage.child<QComboBox>("reviewDepth");
        stage.trigger("review.depth.deep");
        QCOMPARE(depth->currentIndex(), 2);
        QTRY_VERIFY(stage.reviewer().isSearching());
        emit stage.reviewer().changed();
        QVERIFY2(status->text().startsWith(ui::depthText(engine::ReviewDepth::Standard)),
                 qPrintable(status->text()));
        stage.reviewer().stop();
        QTest::keyClick(depth, Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(depth->currentIndex(), 2);
    }

    /// Going to another game and back leaves in front what somebody looks at.
    void tabsLeaveTheReviewInFront()
    {
        const CoachStage stage;
        auto* game = stage.child<QDockWidget>("dock.game");
        auto* review = stage.child<QDockWidget>("dock.review");
        stage.window->tabifyDockWidget(game, review);
        stage.trigger("view.review");
        const auto isInFront = [](const QDockWidget* dock) {
            return !dock->visibleRegion().isEmpty();
        };
        QTRY_VERIFY(isInFront(review) && !isInFront(game));
        stage.trigger("file.newTab");
        QTRY_VERIFY(!stage.session->shown().game());
        stage.trigger("file.nextTab");
        QTRY_VERIFY(stage.session->shown().game());
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(isInFront(review) && !isInFront(game));
        // One that is opened is shown.
        stage.session->study().setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
        QTRY_VERIFY(isInFront(game));
    }

    /// A game that is put into the library takes along what searches found of it.
    void reviewsGoIntoTheLibrary()
    {
        const CoachStage stage;
        stage.choose(0.2);
        QVERIFY(stage.searched());
        auto& library = stage.window->feature<ui::LibraryFeature>()->library();
        QSignalSpy changed(&library, &ui::GameLibrary::changed);
        stage.trigger("library.add");
        QTRY_COMPARE(changed.size(), 1);
        auto store = ui::LibraryStore::open(library.path());
        QVERIFY(store);
        const auto page = store->searchTurns({});
        QVERIFY(page);
        int searched = 0;
        for (const ui::LibraryTurnRow& row : page->turns) {
            const auto& turns = stage.session->study().moment().turns;
            const auto* review =
                stage.reviewer().turn(turns[static_cast<std::size_t>(row.game.turn) - 1].move);
            QVERIFY(review);
            if (!review->verdict) continue;
            ++searched;
            QCOMPARE(row.judge, static_cast<int>(review->by()));
            if (!review->verdict->countsPoints())
                QCOMPARE(row.win, qRound64(review->verdict->lossWin * 1e6));
        }
        QVERIFY(searched >= 3);
        QVERIFY(!store->verdicts(page->turns.front().game.id).isEmpty());
    }

    /// What can be done with rows of the library is in their menu.
    void rowsOfTheLibraryHaveAMenu()
    {
        const CoachStage stage;
        const auto* table = stage.child<QTableView>("libraryTable");
        QCOMPARE(table->contextMenuPolicy(), Qt::ActionsContextMenu);
        for (const char* id : {"library.open", "library.findBetter", "library.reviewFirst",
                               "library.forgetReviews", "library.remove"})
            QVERIFY2(table->actions().contains(stage.action(id)), id);
    }

    void searchedTurnsAreTold()
    {
        const CoachStage stage;
        stage.choose(0.2);
        QVERIFY(!stage.action("review.pause")->isEnabled());
        QVERIFY(stage.searched());
        const auto* turns = stage.child<QTableView>("reviewMistakes");
        const QAbstractItemModel* model = turns->model();
        const auto column = [&](const QString& title) {
            for (int i = 0; i < model->columnCount(); ++i)
                if (model->headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == title)
                    return i;
            return -1;
        };
        auto* dock = stage.child<QDockWidget>("dock.review");
        dock->setFloating(true);
        dock->resize(1200, 600);
        QTRY_VERIFY(!turns->isColumnHidden(column(u"Judged by"_s)));
        QVERIFY(!turns->isColumnHidden(column(u"Luck"_s)));
        const int mistakes = model->rowCount();
        stage.child<QComboBox>("reviewWhich")->setCurrentIndex(1);
        QCOMPARE(model->rowCount(), 4);
        QVERIFY(mistakes <= model->rowCount());
        int byCount = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QString by = model->index(row, column(u"Judged by"_s)).data().toString();
            const QString why = model->index(row, column(u"Why"_s)).data().toString();
            if (by == u"simulation"_s) ++byCount;
            else QVERIFY2(why.contains(u"not judged"_s), qPrintable(by + why));
        }
        QVERIFY(byCount >= 3);
        QVERIFY(stage.child<QLabel>("reviewStatus")->text().contains(u"by searches"_s));
        // In a narrow panel the reasons stay in sight, and what gives way to them is told beside the
        // pointer.
        dock->resize(430, 600);
        QTRY_VERIFY(turns->isColumnHidden(column(u"Luck"_s)));
        QTRY_COMPARE(turns->horizontalScrollBar()->maximum(), 0);
        QVERIFY(!turns->isColumnHidden(column(u"Why"_s)));
        const auto helps = [&](const QString& text) {
            for (int row = 0; row < model->rowCount(); ++row)
                if (model->index(row, column(u"Loses"_s))
                        .data(Qt::ToolTipRole)
                        .toString()
                        .contains(text))
                    return true;
            return false;
        };
        QVERIFY(helps(u"Luck: "_s) && helps(u"Judged by: simulation"_s));
        dock->setFloating(false);
        // The chances of winning are in the graph.
        const auto& points = stage.child<ui::SpreadGraph>("spreadGraph")->turns();
        QVERIFY(std::ranges::any_of(points, [](const auto& turn) { return turn.win.has_value(); }));
        // The report card tells of phases, reasons and luck.
        const auto textOf = [](const QAbstractItemModel& table) {
            QString text;
            for (int row = 0; row < table.rowCount(); ++row)
                for (int i = 0; i < table.columnCount(); ++i)
                    text += table.index(row, i).data().toString() + u'\t';
            return text;
        };
        const QString totals = textOf(*stage.child<QTableView>("reviewTotals")->model());
        for (const QString& part : {u"Mistake index"_s, u"Lost per decision"_s, u"Luck"_s})
            QVERIFY2(totals.contains(part), qPrintable(totals));
        QVERIFY(textOf(*stage.child<QTableView>("reviewPhases")->model()).contains(u"Opening"_s));
        QVERIFY(stage.child<QTableView>("reviewReasons")->model()->rowCount() > 0);
    }

    /// With three players there is no chance of winning to draw, and no move to be read; all else is
    /// told of each of them.
    void threePlayers()
    {
        const CoachStage stage;
        auto reading = engine::readGcg("#player1 a Anna\n#player2 b Ben\n#player3 c Carl\n"
                                       ">a: CATSEEA 8G CAT +10 10\n"
                                       ">b: ? 9F XQ +8 8\n"
                                       ">c: SEEAOOO J8 SEA +6 6\n"
                                       ">a: ETSEAAI - +0 10\n",
                                       fixture::english());
        QVERIFY(reading);
        stage.session->study().setGame(
            *ui::OpenGame::create(std::move(reading->record), fixture::lexicon()), u"3.gcg"_s,
            u"open"_s);
        stage.choose(0.2);
        QVERIFY(stage.searched());
        const ui::GameReviewPtr review = stage.reviewer().review();
        QVERIFY(review && review->players.size() == 3);
        QVERIFY(!review->remarks.empty());
        QCOMPARE(stage.child<QTableView>("reviewTotals")->model()->columnCount(), 4);
        for (const auto& turn : stage.child<ui::SpreadGraph>("spreadGraph")->turns())
            QVERIFY(!turn.win.has_value());
        stage.child<QComboBox>("reviewWhich")->setCurrentIndex(1);
        QCOMPARE(stage.child<QTableView>("reviewMistakes")->model()->rowCount(), 4);
        // What the review finds in so short a time is left open here: two moves are chosen.
        stage.session->study().goTo({engine::kRootNode, 0});
        QVERIFY(stage.listed());
        const auto& moves = stage.session->analysis().ranking()->moves;
        QVERIFY(moves.size() > 1);
        stage.window->movesPanel()->togglePin(moves[0].move);
        stage.window->movesPanel()->togglePin(moves[1].move);
        stage.trigger("analyse.explain");
        QVERIFY(stage.explained());
        // Of a phony on a rack that isn't known there is no best move to be explained.
        stage.session->study().goTo({engine::kRootNode, 1});
        QVERIFY(stage.reviewer().turn(stage.session->study().moment().viewed)->isMistake());
        QVERIFY(stage.listed());
        stage.trigger("analyse.explain");
        const auto* asked = stage.explanation().question();
        QVERIFY(!asked || stage.explained());
        stage.session->study().goTo({engine::kRootNode, 3});
        stage.trigger("analyse.infer");
        QVERIFY(!stage.window->feature<ui::InferenceFeature>()->panel()->trusted());
        QVERIFY(stage.child<QLabel>("inferenceVerdict")->text().contains(u"no move"_s));
    }

    void reviewsRestAndGoOn()
    {
        const CoachStage stage;
        stage.choose(2);
        stage.trigger("review.start");
        QVERIFY(stage.action("review.pause")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(stage.reviewer().searchedTurns().done >= 1, 30'000);
        stage.trigger("review.pause");
        QCOMPARE(stage.reviewer().state(), ReviewState::Paused);
        QVERIFY(stage.child<QLabel>("reviewStatus")->text().startsWith(u"❚❚"_s));
        stage.trigger("review.pause");
        QTRY_COMPARE(stage.reviewer().state(), ReviewState::Running);
        stage.trigger("review.stop");
        QTRY_COMPARE(stage.reviewer().state(), ReviewState::Stopped);
        QVERIFY(stage.reviewer().searchedTurns().done >= 1);
        QVERIFY(!stage.action("review.stop")->isEnabled());
        QVERIFY(stage.child<QLabel>("reviewStatus")->text().contains(u"F9"_s));
    }

    /// A report has what the review of the line in view has found.
    void reportsTakeTheReview()
    {
        const CoachStage stage;
        stage.choose(0.2);
        QVERIFY(stage.searched());
        auto* exports = stage.window->feature<ui::ExportFeature>();
        QSignalSpy written(exports, &ui::WindowFeature::exported);
        const QString path = stage.folder.filePath(u"report.csv"_s);
        exports->start(ui::ExportForm::Csv, path);
        QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 30'000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString table = QString::fromUtf8(file.readAll());
        const auto searched =
            std::ranges::count_if(stage.reviewer().review()->turns,
                                  [](const auto& turn) { return turn.verdict.has_value(); });
        QVERIFY(searched >= 3);
        QCOMPARE(table.count(u",simulation,"_s), searched);
        QVERIFY(!table.contains(u",static,"_s));
    }

    void mistakesAreExplained()
    {
        const CoachStage stage;
        QVERIFY(stage.searched());
        QVERIFY(stage.toMistake());
        QVERIFY(stage.listed());
        const engine::TurnReview review =
            *stage.reviewer().turn(stage.session->study().moment().viewed);
        stage.trigger("analyse.explain");
        QVERIFY(stage.explained());
        QVERIFY(stage.explanation().question()->move == review.bestMove());
        QVERIFY(stage.child<QDockWidget>("dock.explain")->isVisible());
        QVERIFY(stage.child<QLabel>("explainHeading")->text().contains(u"rather than"_s));
        QVERIFY(!stage.child<QLabel>("explainCost")->text().isEmpty());
        // Links light up on the board.
        ui::BoardColumn& column = *stage.window->boardColumn();
        ui::ExplainPanel& panel = *stage.window->feature<ui::ExplainFeature>()->panel();
        emit panel.linkPointedAt(ui::ExplainedLink{{}, {{7, 7}, {7, 8}}, {}});
        QCOMPARE(column.board()->pointedSquares().size(), std::size_t{2});
        emit panel.linkPointedAt(ui::ExplainedLink{{review.bestMove()}, {}, {}});
        QCOMPARE(column.board()->pointedSquares().size(), std::size_t{0});
        if (review.bestMove().kind == engine::MoveKind::Place)
            QVERIFY(column.intendedMove() == review.bestMove());
        emit panel.linkPointedAt(ui::ExplainedLink{{}, {}, column.rack()->tiles()});
        QCOMPARE(column.rack()->pointedTiles(), column.rack()->tiles());
        emit panel.linkPointedAt(std::nullopt);
        QVERIFY(column.rack()->pointedTiles().empty());
        // A key writes it down, and undo takes it away.
        const engine::NodeId node = stage.session->study().moment().viewed;
        const auto note = [&] {
            return stage.session->study().game()->record().node(node).annotations.noteText();
        };
        const std::string before = note();
        stage.trigger("analyse.explainInNote");
        QVERIFY(note().starts_with(before));
        QVERIFY(note().find("rather than") != std::string::npos);
        stage.session->study().undoStack()->undo();
        QCOMPARE(note(), before);
        // Another turn is another question.
        const ui::GameCursor cursor = stage.session->study().state().cursor;
        stage.trigger("game.last");
        QVERIFY(!stage.explanation().question());
        QVERIFY(stage.child<QLabel>("explainCost")->text().isEmpty());
        // Back at the mistake it stands there as before, with what the review says.
        stage.session->study().goTo(cursor);
        QVERIFY(stage.explanation().answer() && !stage.explanation().isRunning());
        QVERIFY(stage.explanation().question()->move == review.bestMove());
        QVERIFY(!stage.child<QLabel>("explainCost")->text().isEmpty());
    }

    /// A review that goes on beneath its explanation takes it along.
    void explanationsFollowTheReview()
    {
        const CoachStage stage;
        QVERIFY(stage.mistakeIsExplained());
        const engine::NodeId node = stage.session->study().moment().viewed;
        const auto* cost = stage.child<QLabel>("explainCost");
        QVERIFY(cost->text().contains(ui::lossText(stage.reviewer().turn(node))));
        stage.choose(0.3);
        QVERIFY(stage.searched());
        const engine::TurnReview& review = *stage.reviewer().turn(node);
        QVERIFY(review.verdict);
        QVERIFY(stage.explained());
        if (review.isMistake()) {
            QVERIFY(stage.explanation().question()->move == review.bestMove());
            QVERIFY(cost->text().contains(ui::lossText(&review)));
        } else {
            QVERIFY(cost->text().isEmpty());
        }
    }

    /// Beside the list of moves, too, what was asked for comes to the front.
    void explanationsComeToTheFront_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1366, 740);
        QTest::newRow("large") << QSize(1920, 1050);
    }
    void explanationsComeToTheFront()
    {
        QFETCH(const QSize, size);
        const CoachStage stage;
        stage.window->resize(size);
        stage.trigger("layout.review");
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(stage.listed());
        for (const char* id : {"analyse.explain", "analyse.infer"}) {
            stage.trigger(id);
            const bool explains = QLatin1StringView(id) == u"analyse.explain"_s;
            auto* dock = stage.child<QDockWidget>(explains ? "dock.explain" : "dock.inference");
            QTRY_VERIFY2(!dock->visibleRegion().isEmpty(), id);
        }
    }

    void pinnedMovesAreExplained()
    {
        const CoachStage stage;
        QVERIFY(stage.listed());
        const auto& moves = stage.session->analysis().ranking()->moves;
        QVERIFY(moves.size() > 3);
        ui::MovesPanel& list = *stage.window->movesPanel();
        list.togglePin(moves[3].move);
        list.togglePin(moves[1].move);
        stage.trigger("analyse.explain");
        QVERIFY(stage.explained());
        QVERIFY(stage.explanation().question()->move == moves[3].move);
        QVERIFY(stage.explanation().question()->against == moves[1].move);
    }

    void nothingIsExplainedInPractice()
    {
        const CoachStage stage;
        QVERIFY(stage.mistakeIsExplained());
        stage.trigger("review.practise");
        QVERIFY(stage.session->practice().isConcealing());
        QVERIFY(!stage.explanation().question());
        stage.trigger("analyse.explain");
        QVERIFY(!stage.explanation().question());
        stage.trigger("analyse.infer");
        QVERIFY(!stage.window->feature<ui::InferenceFeature>()->panel()->trusted());
    }

    void lastMovesAreRead()
    {
        const CoachStage stage;
        // Before the first turn there is none.
        stage.trigger("analyse.infer");
        auto* panel = stage.window->feature<ui::InferenceFeature>()->panel();
        QVERIFY(!panel->trusted());
        QVERIFY(stage.child<QLabel>("inferenceVerdict")->text().contains(u"no move"_s));
        stage.session->study().goTo({engine::kRootNode, 1});
        stage.trigger("analyse.infer");
        QVERIFY(stage.inferred());
        const auto state = panel->trusted();
        QCOMPARE(state->leaveSize, 4);
        QVERIFY(stage.child<QTableWidget>("inferenceLeaves")->rowCount() > 0);
        QCOMPARE(stage.child<QTableWidget>("inferenceTiles")->rowCount(),
                 static_cast<int>(state->tiles.size()));
        QCOMPARE(state->trust, panel->trust());
        // Large and small shares have as many decimals, so that their marks stand below each other.
        engine::InferenceState shares = *state;
        shares.leaves.resize(2, shares.leaves.front());
        for (std::size_t i = 0; i < 2; ++i)
            shares.leaves[i].probability = shares.leaves[i].prior = i == 0 ? 0.121 : 0.0084;
        panel->setReading(std::make_shared<const engine::InferenceState>(shares),
                          fixture::english(), u"8G CAT"_s, false, {});
        auto* leaves = stage.child<QTableWidget>("inferenceLeaves");
        // Told of one by one, cells would have the columns measured as often.
        const QSignalSpy told(leaves->model(), &QAbstractItemModel::dataChanged);
        panel->setReading(std::make_shared<const engine::InferenceState>(shares),
                          fixture::english(), u"8G CAT"_s, true, {});
        QCOMPARE(told.size(), 1);
        const QChar mark = QLocale().decimalPoint().front();
        for (const int column : {1, 2})
            QCOMPARE(leaves->item(0, column)->text().section(mark, 1).size(),
                     leaves->item(1, column)->text().section(mark, 1).size());
        // No heading is cut where a panel is as wide as half of a large screen.
        for (const char* name : {"inferenceLeaves", "inferenceTiles"}) {
            auto* table = stage.child<QTableWidget>(name);
            table->setFixedWidth(45 * table->fontMetrics().averageCharWidth());
            const QHeaderView* header = table->horizontalHeader();
            for (int column = 0; column < table->columnCount(); ++column)
                QTRY_VERIFY2(header->sectionSize(column) >= header->sectionSizeHint(column),
                             qPrintable(table->horizontalHeaderItem(column)->text()));
        }
        // With nothing kept there are no tables, and what is said stays at the top.
        shares.leaveSize = 0;
        panel->setReading(std::make_shared<const engine::InferenceState>(shares),
                          fixture::english(), u"8G CAT"_s, false, {});
        auto* headline = panel->findChild<QWidget*>(u"inferenceHeadline"_s);
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY2(headline->height() <= 2 * headline->sizeHint().height(),
                 qPrintable(QString::number(headline->height())));
        panel->setReading(state, fixture::english(), u"8G CAT"_s, false, {});
        // With less trust the same reading moves tiles less.
        const double shift = state->largestShift;
        auto* trust = stage.child<QSlider>("inferenceTrust");
        trust->setValue(trust->value() / 2);
        QVERIFY(panel->trusted()->largestShift <= shift / 2 + 1e-9);
        trust->setValue(100);
        QVERIFY(panel->trusted()->largestShift >= shift);
    }

    /// How moves are read is as it was left, whenever the panel comes.
    void howMovesAreReadIsRemembered()
    {
        const CoachStage stage;
        ui::Settings& settings = stage.session->settings();
        settings.setInference({{u"strength"_s, u"club"_s}, {u"trust"_s, 35}});
        QVERIFY(!stage.child<ui::InferencePanel>("inferencePanel"));
        stage.trigger("view.inference");
        const auto* panel = stage.window->feature<ui::InferenceFeature>()->panel();
        QTRY_VERIFY(panel->isVisible());
        QVERIFY(panel->strength() == engine::PlayerStrength::Club);
        QCOMPARE(panel->trust(), 0.35);
        QVERIFY(stage.child<QToolButton>("inferenceRun")->defaultAction() ==
                stage.action("analyse.infer"));
        stage.child<QSlider>("inferenceTrust")->setValue(40);
        QCOMPARE(settings.inference().value(u"trust"_s).toInt(), 40);
    }

    /// Nobody's simulation is made of a reading unless that was asked for.
    void readingsAreUsedOnRequest()
    {
        const CoachStage stage;
        stage.session->study().goTo({engine::kRootNode, 1});
        stage.trigger("analyse.infer");
        QVERIFY(stage.inferred());
        QAction* use = stage.action("analyse.useInference");
        auto* panel = stage.window->feature<ui::InferenceFeature>()->panel();
        stage.child<QSlider>("inferenceTrust")->setValue(100);
        QVERIFY(!use->isChecked());
        QVERIFY(!stage.simulations().draws());
        QCOMPARE(use->isEnabled(), panel->trusted()->informative());
        if (!use->isEnabled()) QSKIP("this move tells nothing");
        use->trigger();
        QVERIFY(stage.simulations().draws());
        QCOMPARE(stage.simulations().draws()->trust, 1.0);
        QVERIFY(!stage.simulations().draws()->leaves.empty());
        QVERIFY(stage.listed());
        stage.trigger("analyse.simulate");
        const ui::SimulationRun* run = stage.simulations().current();
        QVERIFY(run && run->plan().draws);
        QTRY_VERIFY_WITH_TIMEOUT(run->state() != nullptr, 30'000);
        QTRY_VERIFY(stage.child<QLabel>("simulationStatus")->text().contains(u"trust"_s));
        stage.trigger("analyse.stopSimulation");
        QTRY_VERIFY(!run->isRunning());
        // A file keeps it with what was read.
        const auto kept = stage.simulations().kept(stage.session->study().state());
        QCOMPARE(kept.size(), std::size_t{1});
        QVERIFY(kept.front().analysis->data.find("\"reading\"") != std::string::npos);
        stage.trigger("game.last");
        QVERIFY(!stage.simulations().draws());
        QVERIFY(!use->isChecked());
    }
};

TEST_CLASS(TestCoachViews, QApplication)
#include "tst_coach_views.moc"
