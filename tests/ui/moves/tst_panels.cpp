// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QScrollBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>
#include <QtTest>

#include "engine/search/simulation_state.h"
#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/moves/compare_panel.h"
#include "ui/moves/moves_panel.h"
#include "ui/moves/unseen_panel.h"

using namespace Qt::StringLiterals;
using ui::LiveAnalysis;
using ui::MovesPanel;

namespace {

struct Stage
{
    fixture::FakeRanking fake;
    ui::JobService jobs;
    LiveAnalysis analysis{jobs, fake.function()};
    MovesPanel panel{analysis};

    Stage()
    {
        const auto position = fixture::catPosition();
        fake.answer(
            "AEST",
            fixture::ranking(
                *position, {{"J8 SEAT", 300}, {"8G (CAT)S", 220}, {"exch AE", 31}, {"pass", -10}}));
        panel.resize(700, 400);
        panel.show();
    }
    void ask(const std::string& racks = "AEST/")
    {
        analysis.setQuestion(fixture::catPosition(racks), nullptr, nullptr,
                             LiveAnalysis::Urgency::AtOnce);
    }
    QLabel* label(const QString& name) { return panel.findChild<QLabel*>(name); }
};

engine::MoveRanking threeHundredMoves()
{
    engine::MoveRanking many;
    for (int i = 0; i < 300; ++i) {
        engine::Move move =
            engine::readMove(*fixture::catPosition(), i % 2 ? "J8 SEAT" : "8G (CAT)S").value();
        move.score = {600 - i};
        many.moves.push_back({move, engine::Equity{-1000 * i}});
    }
    return many;
}

}  // namespace

class TestPanels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void listFollowsTheAnalysis()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        QCOMPARE(stage.label(u"moveCount"_s)->text(), u"4 moves · 4.0 ms"_s);
        // Old rows stay, dimmed, until the next answer.
        stage.ask("AE/");
        QCOMPARE(stage.panel.model().rowCount(), 4);
        QVERIFY(stage.panel.model().isStale());
        auto* busy = stage.panel.findChild<QProgressBar*>(u"movesBusy"_s);
        QVERIFY(!busy->isVisible());
        QTRY_VERIFY(busy->isVisible());
        stage.fake.answer("AE", fixture::ranking(*fixture::catPosition("AE/"), {{"pass", 0}}));
        QTRY_COMPARE(stage.panel.model().rowCount(), 1);
        QVERIFY(!stage.panel.model().isStale());
        QVERIFY(!busy->isVisible());
    }

    void unknownRackGivesAHint()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        stage.ask("/");
        QCOMPARE(stage.panel.model().rowCount(), 0);
        QVERIFY(stage.label(u"movesHint"_s)->isVisible());
        QVERIFY(stage.label(u"movesHint"_s)->text().contains(u"rack"));
    }

    void aLexiconMayBeOnItsWay()
    {
        Stage stage;
        auto position = *fixture::catPosition();
        QVERIFY(position.setLexicon(nullptr));
        stage.analysis.setQuestion(std::make_shared<engine::Position>(position), nullptr, nullptr,
                                   LiveAnalysis::Urgency::AtOnce);
        const auto hint = [&] { return stage.label(u"movesHint"_s)->text(); };
        QVERIFY(hint().contains(u"Ctrl+Shift+O"));
        QSemaphore read;
        stage.jobs.start<int>(
            u"Opening"_s, ui::JobClass::Interactive,
            [&read](const engine::TaskContext&) -> engine::Result<int> {
                read.acquire();
                return 1;
            },
            &stage.panel, [](engine::Result<int>) {});
        QCOMPARE(hint(), u"No lexicon yet."_s);
        read.release();
        QTRY_VERIFY(hint().contains(u"Ctrl+Shift+O"));
    }

    void currentRowIsPreviewed()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        QVERIFY(!stage.panel.preview());
        stage.panel.previewRow(2);
        QVERIFY(stage.panel.preview());
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"8G (CAT)S"_s);
        stage.panel.step(-1);
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"J8 SEAT"_s);
        stage.panel.step(-1);
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"J8 SEAT"_s);
        stage.panel.previewRow(99);
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"J8 SEAT"_s);
        stage.panel.previewRow(0);
        QVERIFY(!stage.panel.preview());
        // The same row again.
        stage.panel.previewRow(1);
        QVERIFY(stage.panel.preview());
        stage.ask("AE/");
        QVERIFY(!stage.panel.preview());
    }

    void keysOfTheTable()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        QSignalSpy plays(&stage.panel, &MovesPanel::playRequested);
        QTableView* table = stage.panel.table();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(plays.size(), 0);
        QTest::keyClick(table, Qt::Key_2);
        QCOMPARE(table->currentIndex().row(), 1);
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(table->currentIndex().row(), 2);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(plays.size(), 1);
    }

    void hoverPreviewsAndLeavingRestores()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        stage.panel.previewRow(1);
        QTableView* table = stage.panel.table();
        const QRect row = table->visualRect(stage.panel.model().index(2, 1));
        QTest::mouseMove(table->viewport(), row.center());
        QTRY_COMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"exch AE"_s);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(table->viewport(), &leave);
        QCOMPARE(stage.panel.model().moveLabel(*stage.panel.preview()), u"J8 SEAT"_s);
    }

    void staleRowsCannotBePlayedOrPreviewed()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        stage.ask("AE/");
        QVERIFY(stage.panel.model().isStale());
        QSignalSpy plays(&stage.panel, &MovesPanel::playRequested);
        QTableView* table = stage.panel.table();
        const QPoint point = table->visualRect(stage.panel.model().index(0, 1)).center();
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, point);
        QCOMPARE(plays.size(), 0);
        stage.panel.previewRow(1);
        QVERIFY(!stage.panel.preview());
        QVERIFY(!stage.panel.bestMove());
    }

    void filterIsAppliedAndExplained()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        auto* line = stage.panel.findChild<QLineEdit*>(u"moveFilter"_s);
        QTest::keyClicks(line, u"-exch foo"_s);
        QCOMPARE(stage.panel.model().rowCount(), 3);
        QVERIFY(stage.label(u"filterProblem"_s)->isVisible());
        QCOMPARE(stage.label(u"moveCount"_s)->text(), u"3 of 4 moves · 4.0 ms"_s);
        line->setText(u">900"_s);
        QVERIFY(stage.label(u"movesHint"_s)->isVisible());
        line->clear();
        QCOMPARE(stage.panel.model().rowCount(), 4);
        QVERIFY(!stage.label(u"filterProblem"_s)->isVisible());
    }

    void chipsTakeConditionsAway()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        auto* line = stage.panel.findChild<QLineEdit*>(u"moveFilter"_s);
        const auto chips = [&] {
            QList<QToolButton*> shown;
            const auto all = stage.panel.findChildren<QToolButton*>(u"filterChip"_s);
            for (QToolButton* chip : all)
                if (chip->isVisible()) shown.append(chip);
            return shown;
        };
        QVERIFY(chips().isEmpty());
        line->setText(u"-exch foo >3"_s);
        QCOMPARE(chips().size(), 2);
        QVERIFY(chips().front()->accessibleName().contains(u"-exch"));
        QTest::mouseClick(chips().back(), Qt::LeftButton);
        QCOMPARE(line->text(), u"-exch foo"_s);
        QCOMPARE(stage.panel.model().rowCount(), 3);
        QCOMPARE(chips().size(), 1);
        line->clear();
        QVERIFY(chips().isEmpty());
    }

    void areaIsACondition()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        QList<std::optional<ui::MoveFilter::Area>> areas;
        connect(&stage.panel, &MovesPanel::areaChanged, this,
                [&](const auto& area) { areas.append(area); });
        auto* line = stage.panel.findChild<QLineEdit*>(u"moveFilter"_s);
        line->setText(u">3"_s);
        stage.panel.setArea({7, 9, 7, 9});
        QCOMPARE(line->text(), u">3 in:J8-J8"_s);
        QCOMPARE(stage.panel.model().rowCount(), 1);
        stage.panel.setArea({7, 9, 10, 9});
        QCOMPARE(line->text(), u">3 in:J8-J11"_s);
        line->clear();
        QCOMPARE(areas.size(), 3);
        QVERIFY(!areas.back());
    }

    void pinsAndPairs()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        const auto labels = [&] {
            QStringList texts;
            for (const engine::Move& move : stage.panel.pairToCompare())
                texts.append(stage.panel.model().moveLabel(move));
            return texts.join(u" / "_s);
        };
        // Nothing is chosen: the two best.
        QCOMPARE(labels(), u"J8 SEAT / 8G (CAT)S"_s);
        stage.panel.previewRow(3);
        QCOMPARE(labels(), u"J8 SEAT / exch AE"_s);
        QTableView* table = stage.panel.table();
        const auto clickPin = [&](int row) {
            const QModelIndex index = stage.panel.model().index(row, ui::MoveListModel::PinColumn);
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                              table->visualRect(index).center());
        };
        clickPin(1);
        QCOMPARE(stage.panel.pins().pins().size(), std::size_t{1});
        clickPin(3);
        QCOMPARE(labels(), u"8G (CAT)S / pass"_s);
        // They are there again after another analysis of the same position.
        stage.ask("AE/");
        QVERIFY(labels().isEmpty());
        stage.ask();
        QTRY_COMPARE(stage.panel.pins().pins().size(), std::size_t{2});
        QCOMPARE(stage.panel.model()
                     .data(stage.panel.model().index(1, 0), ui::MoveListModel::PinRole)
                     .toInt(),
                 0);
        clickPin(1);
        QCOMPARE(stage.panel.pins().pins().size(), std::size_t{1});
        // Two selected rows come before the pins.
        table->clearSelection();
        table->selectRow(0);
        table->selectionModel()->select(stage.panel.model().index(2, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QCOMPARE(labels(), u"J8 SEAT / exch AE"_s);
        for (int row = 0; row < 4; ++row)
            if (stage.panel.model().data(stage.panel.model().index(row, 0),
                                         ui::MoveListModel::PinRole) == -1)
                clickPin(row);
        QCOMPARE(stage.panel.pins().pins().size(), std::size_t{4});
        stage.panel.togglePin(*engine::readMove(*fixture::catPosition(), "8G (CAT)E"));
        QCOMPARE(stage.panel.model().rowCount(), 5);
        QVERIFY(!stage.label(u"filterProblem"_s)->isVisible());
        stage.panel.togglePin(*engine::readMove(*fixture::catPosition(), "exch A"));
        QVERIFY(stage.label(u"filterProblem"_s)->isVisible());
        stage.panel.pins().clear();
        QCOMPARE(stage.panel.model().rowCount(), 4);
    }

    void whatOneLooksAtStaysWhenRowsGo()
    {
        Stage stage;
        const auto position = fixture::catPosition();
        stage.fake.answer("AEST", threeHundredMoves());
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 300);
        QTableView* table = stage.panel.table();
        stage.panel.previewRow(102);
        const auto move = *stage.panel.preview();
        stage.panel.togglePin(move);
        // Whatever the font, there is room for chips below it.
        table->scrollTo(table->currentIndex(), QAbstractItemView::PositionAtCenter);
        const int y = table->rowViewportPosition(101);
        QVERIFY(y > 0);
        const auto current = [&] {
            return stage.panel.model().rankedMove(table->currentIndex().row()).move;
        };
        // Every second row goes: the current one stays where it is, and on the board.
        stage.panel.setFilterText(u"word:SEAT"_s);
        QCOMPARE(stage.panel.model().rowCount(), 150);
        QCOMPARE(table->currentIndex().row(), 50);
        QVERIFY(current() == move);
        QVERIFY(stage.panel.preview() == move);
        QCOMPARE(table->selectionModel()->selectedRows().size(), 1);
        QCOMPARE(table->rowViewportPosition(50), y);
        QCOMPARE(table->currentIndex().data(ui::MoveListModel::PinRole), 0);
        stage.panel.setFilterText({});
        QCOMPARE(table->currentIndex().row(), 101);
        QCOMPARE(table->rowViewportPosition(101), y);
        // At the lower edge the chips push it out: it is seen whole again.
        table->scrollTo(table->currentIndex(), QAbstractItemView::PositionAtBottom);
        stage.panel.setFilterText(u"word:SEAT"_s);
        QVERIFY(table->visualRect(table->currentIndex()).bottom() < table->viewport()->height());
        stage.panel.setFilterText({});
        QVERIFY(fixture::settles(stage.panel));
        table->scrollTo(table->currentIndex(), QAbstractItemView::PositionAtCenter);
        const int middle = table->rowViewportPosition(101);
        // A move more above it, and other values of the same moves.
        stage.panel.model().setPlayed(engine::readMove(*position, "exch AE").value());
        QVERIFY(current() == move);
        QCOMPARE(table->rowViewportPosition(table->currentIndex().row()), middle);
        stage.panel.model().setPlayed(std::nullopt);
        stage.panel.table()->sortByColumn(ui::MoveListModel::ScoreColumn, Qt::AscendingOrder);
        QVERIFY(current() == move);
        stage.panel.table()->sortByColumn(ui::MoveListModel::EquityColumn, Qt::DescendingOrder);
        stage.panel.previewRow(102);
        stage.ask();
        QTRY_VERIFY(!stage.panel.model().isStale());
        QVERIFY(current() == move);
        // Filtered away, it is gone.
        stage.panel.setFilterText(u"word:CATS"_s);
        QVERIFY(!table->currentIndex().isValid());
        QVERIFY(!stage.panel.preview());
        QCOMPARE(table->verticalScrollBar()->value(), 0);
    }

    /// While a simulation puts the list in another order, what is pointed at stays under the pointer, and
    /// what is chosen stays chosen.
    void aSimulationMovesNothingUnderThePointer()
    {
        Stage stage;
        const auto position = fixture::catPosition();
        const engine::MoveRanking many = threeHundredMoves();
        stage.fake.answer("AEST", many);
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 300);
        QTableView* table = stage.panel.table();
        const auto moveAt = [&](int row) { return stage.panel.model().rankedMove(row).move; };
        // The higher the seed, the more the later ones win.
        const auto simulate = [&](bool upsideDown) {
            auto state = std::make_shared<engine::SimulationState>();
            for (int i = 0; i < 60; ++i) {
                engine::SimulatedCandidate candidate;
                candidate.id = i;
                candidate.move = many.moves[static_cast<std::size_t>(i)].move;
                const double win = upsideDown ? 0.2 + 0.01 * i : 0.8 - 0.01 * i;
                for (int k = 0; k < 10; ++k) candidate.win.add(win + (k % 2 ? 0.05 : -0.05));
                state->candidates.push_back(std::move(candidate));
            }
            std::ranges::sort(state->candidates, std::greater(),
                              [](const auto& each) { return each.win.mean(); });
            stage.panel.model().setSimulation(position, state);
        };
        simulate(false);
        table->sortByColumn(ui::MoveListModel::SimWinColumn, Qt::DescendingOrder);
        QVERIFY(fixture::settles(stage.panel));
        QVERIFY(moveAt(0) == many.moves[0].move);
        stage.panel.previewRow(13);
        const engine::Move chosen = moveAt(table->currentIndex().row());
        table->scrollTo(stage.panel.model().index(20, 1), QAbstractItemView::PositionAtCenter);
        const int hovered = 22;
        const engine::Move pointedAt = moveAt(hovered);
        const QPoint pointer = table->visualRect(stage.panel.model().index(hovered, 1)).center();
        table->setAttribute(Qt::WA_UnderMouse);
        QTest::mouseMove(table->viewport(), pointer - QPoint(0, 1));
        QTest::mouseMove(table->viewport(), pointer);
        simulate(true);
        QVERIFY(fixture::settles(stage.panel));
        QVERIFY(moveAt(0) == many.moves[59].move);
        QVERIFY(moveAt(table->rowAt(pointer.y())) == pointedAt);
        QVERIFY(moveAt(table->currentIndex().row()) == chosen);
        QCOMPARE(table->selectionModel()->selectedRows().size(), 1);
    }
    void deleteLetsAPinGo()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        stage.panel.previewRow(2);
        stage.panel.togglePin(*stage.panel.candidate());
        QCOMPARE(stage.panel.pins().pins().size(), std::size_t{1});
        QTest::keyClick(stage.panel.table(), Qt::Key_Delete);
        QVERIFY(stage.panel.pins().pins().empty());
        // Never the other way round, and the list keeps the move.
        QTest::keyClick(stage.panel.table(), Qt::Key_Delete);
        QVERIFY(stage.panel.pins().pins().empty());
        QCOMPARE(stage.panel.model().rowCount(), 4);
    }

    void squaresGoInAndOutOfTheFilter()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        auto* filter = stage.panel.findChild<QLineEdit*>(u"moveFilter"_s);
        stage.panel.setFilterText(u">3"_s);
        stage.panel.toggleSquare(7, 9);
        QCOMPARE(filter->text(), u">3 at:8J"_s);
        QCOMPARE(stage.panel.model().rowCount(), 2);
        stage.panel.toggleSquare(9, 9);
        QCOMPARE(filter->text(), u">3 at:10J"_s);
        QCOMPARE(stage.panel.model().rowCount(), 1);
        stage.panel.toggleSquare(9, 9);
        QCOMPARE(filter->text(), u">3"_s);
    }

    void columnsComeBack()
    {
        QByteArray state;
        {
            Stage stage;
            stage.panel.table()->setColumnHidden(ui::MoveListModel::WordsColumn, false);
            stage.panel.table()->horizontalHeader()->moveSection(2, 4);
            state = stage.panel.columns();
        }
        Stage stage;
        QVERIFY(stage.panel.table()->isColumnHidden(ui::MoveListModel::WordsColumn));
        stage.panel.setColumns(state);
        QVERIFY(!stage.panel.table()->isColumnHidden(ui::MoveListModel::WordsColumn));
        QVERIFY(stage.panel.table()->isColumnHidden(ui::MoveListModel::WinColumn));
        QCOMPARE(
            stage.panel.table()->horizontalHeader()->visualIndex(ui::MoveListModel::MoveColumn), 4);
        // That there were no chances at the time doesn't mean that they are not wanted.
        const auto position = fixture::catPosition();
        auto ranking = fixture::ranking(*position, {{"J8 SEAT", 300}, {"pass", -10}});
        ranking.chances = {{0.5}, {0.25}};
        stage.fake.answer("AEST", ranking);
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 2);
        QVERIFY(!stage.panel.table()->isColumnHidden(ui::MoveListModel::WinColumn));
        stage.panel.setColumns("nonsense");
        QVERIFY(!stage.panel.table()->isColumnHidden(ui::MoveListModel::WordsColumn));
    }

    void simulatedRowsAreOrderedByWhatTheyWin()
    {
        Stage stage;
        const auto position = fixture::catPosition();
        stage.fake.answer(
            "AEST",
            fixture::ranking(*position, {{"J8 SEAT", 300}, {"8G (CAT)S", 200}, {"pass", -10}}));
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 3);
        auto simulation = std::make_shared<engine::SimulationState>();
        for (const auto& [text, win] : {std::pair("8G (CAT)S", 0.7), std::pair("J8 SEAT", 0.6)}) {
            engine::SimulatedCandidate candidate;
            candidate.id = static_cast<int>(simulation->candidates.size());
            candidate.move = engine::readMove(*position, text).value();
            candidate.win.add(win);
            simulation->candidates.push_back(std::move(candidate));
        }
        ui::MoveListModel& model = stage.panel.model();
        QTableView* table = stage.panel.table();
        const auto first = [&] { return model.moveLabel(model.rankedMove(0).move); };
        const auto sortedBy = [&] { return table->horizontalHeader()->sortIndicatorSection(); };
        QCOMPARE(first(), u"J8 SEAT"_s);
        model.setSimulation(position, simulation);
        QCOMPARE(first(), u"8G (CAT)S"_s);
        QCOMPARE(sortedBy(), int(ui::MoveListModel::SimWinColumn));
        const QByteArray state = stage.panel.columns();
        model.setSimulation(nullptr, nullptr);
        QCOMPARE(first(), u"J8 SEAT"_s);
        QCOMPARE(sortedBy(), int(ui::MoveListModel::EquityColumn));
        // Saved with a simulation, it comes back without one.
        stage.panel.setColumns(state);
        QCOMPARE(sortedBy(), int(ui::MoveListModel::EquityColumn));
        // Who wants another order keeps it.
        model.setSimulation(position, simulation);
        QCOMPARE(sortedBy(), int(ui::MoveListModel::SimWinColumn));
        table->sortByColumn(ui::MoveListModel::EquityColumn, Qt::DescendingOrder);
        model.setSimulation(position, std::make_shared<engine::SimulationState>(*simulation));
        QCOMPARE(first(), u"J8 SEAT"_s);
        model.setSimulation(nullptr, nullptr);
        model.setSimulation(position, simulation);
        QCOMPARE(first(), u"J8 SEAT"_s);
        table->sortByColumn(ui::MoveListModel::SimWinColumn, Qt::DescendingOrder);
        model.setSimulation(nullptr, nullptr);
        model.setSimulation(position, simulation);
        QCOMPARE(first(), u"8G (CAT)S"_s);
    }

    void foldOpensByEnter()
    {
        Stage stage;
        const auto position = fixture::catPosition();
        engine::MoveRanking many;
        for (int i = 0; i < 30; ++i) {
            engine::Move move = engine::readMove(*position, "8G (CAT)S").value();
            move.score = {60 - i};
            many.moves.push_back({move, engine::Equity{-1000 * i}});
        }
        const auto played = engine::readMove(*position, "exch AE").value();
        many.moves.push_back({played, engine::Equity{-50000}});
        stage.fake.answer("AEST", many);
        stage.panel.model().setPlayed(played);
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 11);
        QSignalSpy plays(&stage.panel, &MovesPanel::playRequested);
        stage.panel.previewRow(10);
        QVERIFY(!stage.panel.preview());
        QTest::keyClick(stage.panel.table(), Qt::Key_Return);
        QCOMPARE(plays.size(), 0);
        QCOMPARE(stage.panel.model().rowCount(), 31);
        QCOMPARE(stage.panel.table()->currentIndex().row(), 9);
        QVERIFY(stage.panel.preview());
    }

    void comparesTwoMoves()
    {
        ui::ComparePanel panel;
        panel.resize(760, 200);
        panel.show();
        const auto position = fixture::catPosition();
        const auto ranking = std::make_shared<const engine::MoveRanking>(
            fixture::ranking(*position, {{"J8 SEAT", 300}, {"8G (CAT)S", 220}}));
        ui::MovePins pins;
        pins.setPosition(position.get());
        panel.setMoves(position, {}, ranking, nullptr, pins);
        QVERIFY(panel.findChild<QLabel*>(u"compareHint"_s)->isVisible());
        QVERIFY(pins.toggle(ranking->moves[1].move));
        panel.setMoves(position, {ranking->moves[0].move, ranking->moves[1].move}, ranking, nullptr,
                       pins);
        QVERIFY(!panel.findChild<QLabel*>(u"compareHint"_s)->isVisible());
        QCOMPARE(panel.table()->horizontalHeaderItem(2)->text(), u"8G (CAT)S"_s);
        QVERIFY(!panel.table()->horizontalHeaderItem(2)->icon().isNull());
        QVERIFY(panel.table()->rowCount() >= 7);
        QVERIFY(!panel.grab().isNull());
        panel.copyText();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"+30.0\t+22.0\t+8.0"));
        panel.resize(300, 200);
        QVERIFY(!panel.grab().isNull());
    }

    void homeAndEndGoThroughTheRows()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        QTableView* table = stage.panel.table();
        QTest::keyClick(table, Qt::Key_End);
        QCOMPARE(table->currentIndex().row(), 3);
        QTest::keyClick(table, Qt::Key_Home);
        QCOMPARE(table->currentIndex().row(), 0);
        QCOMPARE(table->selectionModel()->selectedRows().size(), 1);
    }

    void pointingOutIsNoPreview()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        const auto move = stage.panel.model().rankedMove(1).move;
        stage.panel.pointOut(move);
        QCOMPARE(stage.panel.table()->currentIndex().row(), 1);
        QVERIFY(!stage.panel.preview());
        stage.panel.pointOut(std::nullopt);
        QVERIFY(!stage.panel.table()->currentIndex().isValid());
    }

    void copies()
    {
        Stage stage;
        stage.ask();
        QTRY_COMPARE(stage.panel.model().rowCount(), 4);
        QSignalSpy copied(&stage.panel, &MovesPanel::copied);
        stage.panel.copyText();
        QCOMPARE(copied.first().first().toInt(), 4);
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 5);
        stage.panel.copyMarkdown();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u'|'));
    }

    void unseenTilesAreCounted()
    {
        ui::UnseenPanel panel;
        panel.resize(500, 150);
        panel.setPosition(fixture::catPosition());
        const QString text = panel.findChild<QLabel*>(u"unseenCounts"_s)->text();
        QVERIFY2(text.startsWith(u"93 unseen"), qPrintable(text));
        const auto* chances = panel.findChild<QLabel*>(u"unseenChances"_s);
        QVERIFY(chances->text().startsWith(u"next tile"_s));
        panel.setDraws(3);
        QVERIFY(chances->text().startsWith(u"next 3 tiles"_s));
        QVERIFY(chances->toolTip().contains(u"opponent holds"_s));
        QVERIFY(!panel.grab().isNull());
        // As many kinds are named as are seen whole.
        for (const int width : {500, 400, 320}) {
            panel.resize(width, 300);
            QVERIFY(!panel.grab().isNull());
            const QStringList lines = chances->text().split(u'\n');
            for (const QString& line : lines)
                QVERIFY2(chances->fontMetrics().horizontalAdvance(line) <= chances->width(),
                         qPrintable(line));
        }
        panel.resize(20, 10);
        QVERIFY(!panel.grab().isNull());
    }
};

TEST_CLASS(TestPanels, QApplication)
#include "tst_panels.moc"
