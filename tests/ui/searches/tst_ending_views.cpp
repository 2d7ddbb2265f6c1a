// SPDX-License-Identifier: GPL-3.0-or-later
// Solving an ending in the window, as people do it by keys.
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/endings/endgame_fixture.h"
#include "ui/board/board_widget.h"
#include "ui/document/study.h"
#include "ui/endings/bridge_run.h"
#include "ui/endings/endgame_run.h"
#include "ui/endings/endings_feature.h"
#include "ui/endings/endings_panel.h"
#include "ui/endings/line_chips.h"
#include "ui/endings/pre_endgame_run.h"
#include "ui/endings/solver_opponent.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

/// Searches stand back behind whatever else the machine does.
constexpr int kPatience = 120'000;

struct EndingStage
{
    QTemporaryDir folder;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    explicit EndingStage(const ui::PositionPtr& position = fixture::endgamePosition())
    {
        session = std::make_unique<ui::Session>(position, engine::rankMoves,
                                                folder.filePath(u"settings.ini"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
    }
    ui::EndingsFeature& feature() const { return *window->feature<ui::EndingsFeature>(); }
    bool ready() const { return session->analysis().state() == ui::LiveAnalysis::State::Ready; }
    void solve() const { window->actions().action(u"analyse.solve"_s)->trigger(); }
    bool solved() const
    {
        const auto isSolved = [this] {
            const ui::EndgameRun* run = feature().currentEndgame();
            return run && run->state() && run->state()->proved && !run->isRunning() &&
                   run->waiting() == 0;
        };
        return QTest::qWaitFor(isSolved, kPatience);
    }
    QString text(const QString& label) const { return window->findChild<QLabel*>(label)->text(); }
};

/// What the mover gets by all moves that were looked at, added up.
double worthOfAll(const ui::EndingRun& run)
{
    double worth = 0;
    if (const auto* endgame = qobject_cast<const ui::EndgameRun*>(&run)) {
        for (const auto& other : endgame->others()) worth += other.value.points;
        const auto best = static_cast<double>(endgame->state()->best.size()) + 1;
        return worth + best * endgame->state()->value.points;
    }
    if (const auto* matrix = qobject_cast<const ui::PreEndgameRun*>(&run)) {
        for (const auto& row : matrix->state()->rows) worth += row.gain;
        return worth;
    }
    const auto& bridge = dynamic_cast<const ui::BridgeRun&>(run);
    for (const auto& each : bridge.state()->simulation->candidates) worth += each.equity.mean();
    return worth;
}

}  // namespace

class TestEndingViews : public QObject
{
    Q_OBJECT

private slots:
    void theListOffersToSolve()
    {
        const EndingStage stage;
        QTRY_VERIFY(stage.ready());
        const QWidget* notice = stage.feature().notice();
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(stage.text(u"endingNoticeText"_s).contains(u"not proved"_s));
        stage.window->findChild<QToolButton*>(u"endingNoticeSolve"_s)->click();
        QVERIFY(stage.solved());
        QVERIFY(stage.text(u"endingNoticeText"_s).contains(u"what is proved"_s));
    }
    void aFullBagIsToldInWords()
    {
        const EndingStage stage(fixture::catPosition());
        QTRY_VERIFY(stage.ready());
        QVERIFY(!stage.feature().notice()->isVisible());
        stage.solve();
        QVERIFY(!stage.feature().current());
        QVERIFY(stage.text(u"endingDetail"_s).contains(u"9 tiles in the bag at most"_s));
    }
    void theBagSaysWhatIsSolved()
    {
        const EndingStage stage(fixture::preEndgamePosition());
        QTRY_VERIFY(stage.ready());
        QVERIFY(stage.feature().kind() == engine::EndingKind::PreEndgame);
        stage.solve();
        QTRY_VERIFY(stage.feature().current() && stage.feature().current()->isComplete());
        QVERIFY(stage.feature().current()->kind() == engine::EndingKind::PreEndgame);
        QTRY_VERIFY(stage.text(u"endingNoticeText"_s).contains(u"static"_s));
    }
    void aPreEndgameIsChosenInsteadOfTheBridge()
    {
        const EndingStage stage(fixture::preEndgamePosition(2));
        QTRY_VERIFY(stage.ready());
        QVERIFY(stage.feature().kind() == engine::EndingKind::Bridge);
        QVERIFY(!stage.window->findChild<ui::EndingsPanel*>());
        stage.window->actions().action(u"view.endings"_s)->trigger();
        QVERIFY(stage.text(u"endingDetail"_s).contains(u"can be chosen above"_s));
        auto* kinds = stage.window->findChild<QComboBox*>(u"endingKind"_s);
        QCOMPARE(kinds->count(), 2);
        kinds->setCurrentIndex(1);
        QVERIFY(stage.feature().kind() == engine::EndingKind::PreEndgame);
        stage.solve();
        QTRY_VERIFY_WITH_TIMEOUT(stage.feature().current() && stage.feature().current()->hasState(),
                                 kPatience);
        QVERIFY(stage.feature().current()->kind() == engine::EndingKind::PreEndgame);
        stage.feature().current()->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!stage.feature().current()->isRunning(), kPatience);
        QVERIFY(stage.feature().current()->hasState());
    }
    void theSolverPlaysTheOtherSide()
    {
        const EndingStage stage;
        QTRY_VERIFY(stage.ready());
        QAction* playOn = stage.window->actions().action(u"analyse.playOn"_s);
        playOn->trigger();
        QVERIFY(playOn->isChecked());
        QVERIFY(stage.feature().opponent()->isOn());
        const int person = stage.session->shown().position()->onTurn();
        const auto tiles = [&] { return stage.session->shown().position()->board().tileCount(); };
        const int before = tiles();
        const auto move = stage.session->analysis().ranking()->moves.front().move;
        QVERIFY(stage.session->study().play(move));
        const int own = tiles();
        QVERIFY(own > before);
        QTRY_VERIFY(stage.session->shown().position()->onTurn() == person ||
                    !stage.feature().opponent()->isOn());
        QVERIFY(tiles() >= own);
        QTRY_VERIFY(!stage.feature().opponent()->isThinking());
        QVERIFY(!playOn->iconText().contains(u"thinks"_s));
        // To take it back is no move: nothing is answered, and one comes back to the turn.
        stage.session->study().undoStack()->undo();
        stage.session->study().undoStack()->undo();
        QTRY_COMPARE(tiles(), before);
        QTest::qWait(400);
        QCOMPARE(tiles(), before);
    }
    void theSolverAnswersWithTheLineThatIsKnown()
    {
        const EndingStage stage;
        QTRY_VERIFY(stage.ready());
        stage.solve();
        QVERIFY(stage.solved());
        const auto line = stage.feature().currentEndgame()->state()->line;
        QVERIFY(line.size() > 1);
        QAction* playOn = stage.window->actions().action(u"analyse.playOn"_s);
        playOn->trigger();
        QVERIFY(stage.session->study().play(line[0]));
        engine::Position after = *stage.session->shown().position();
        engine::Position::Undo undo;
        after.make(line[1], undo);
        QTRY_VERIFY(stage.session->shown().position()->board() == after.board());
        // Nobody is said to think who doesn't.
        QTRY_VERIFY(!playOn->iconText().contains(u"thinks"_s));
    }
    void theSolverWaitsForTheEmptyBag()
    {
        const EndingStage stage(fixture::preEndgamePosition());
        QTRY_VERIFY(stage.ready());
        QAction* playOn = stage.window->actions().action(u"analyse.playOn"_s);
        playOn->trigger();
        QVERIFY(!playOn->isChecked());
        QVERIFY(!stage.feature().opponent()->isOn());
    }
    void theOtherOneMayHaveWordsOfHisOwn_data()
    {
        QTest::addColumn<int>("inBag");
        QTest::newRow("endgame") << 0;
        QTest::newRow("pre-endgame") << 1;
        QTest::newRow("bridge") << 2;
    }
    void theOtherOneMayHaveWordsOfHisOwn()
    {
        QFETCH(int, inBag);
        const auto reading = engine::readWordList("at\n", fixture::english()->alphabet);
        const engine::LexiconPtr few =
            *engine::Lexicon::fromWords("few", reading->words, fixture::english()->alphabet, false);
        ui::JobService jobs;
        double worth = 0;
        for (const engine::LexiconPtr& others : {engine::LexiconPtr(), few}) {
            ui::EndingQuestion question;
            question.position =
                inBag == 0 ? fixture::endgamePosition() : fixture::preEndgamePosition(inBag);
            question.settings.finishAll = true;
            question.lexiconOfOther = others;
            std::unique_ptr<ui::EndingRun> run;
            if (inBag == 0) run = std::make_unique<ui::EndgameRun>(jobs, question, u"e"_s, u""_s);
            else if (inBag == 1)
                run = std::make_unique<ui::PreEndgameRun>(jobs, question, u"p"_s, u""_s);
            else run = std::make_unique<ui::BridgeRun>(jobs, question, u"b"_s, u""_s);
            ui::EndingsPanel panel;
            panel.setRun(run.get(), {});
            run->start();
            QTRY_VERIFY_WITH_TIMEOUT(run->hasState() && run->isComplete() && !run->isRunning(),
                                     2 * kPatience);
            panel.refresh();
            const QString detail = panel.findChild<QLabel*>(u"endingDetail"_s)->text();
            const bool told = detail.contains(u"you play with tiny, the opponent with few"_s);
            QVERIFY2(told == (others != nullptr), qPrintable(detail));
            const double here = worthOfAll(*run);
            // In a bridge who can't play doesn't draw what he would be left with.
            if (others) QVERIFY(inBag > 1 ? here != worth : here > worth);
            worth = here;
        }
    }
    void wrongInputIsToldInWords()
    {
        const EndingStage stage(fixture::preEndgamePosition());
        QTRY_VERIFY(stage.ready());
        engine::Rack some;
        some.add(stage.session->study().position()->mover().rack.tiles().front());
        QVERIFY(stage.session->study().setRack(0, some));
        QTRY_VERIFY(!stage.feature().kind());
        stage.solve();
        QVERIFY(!stage.feature().current());
        QVERIFY2(stage.text(u"endingDetail"_s).contains(u"Only 1 of 4"_s),
                 qPrintable(stage.text(u"endingDetail"_s)));
        QVERIFY(stage.session->study().setRack(0, engine::Rack()));
        stage.solve();
        QTRY_VERIFY2(stage.text(u"endingDetail"_s).contains(u"rack is not known"_s),
                     qPrintable(stage.text(u"endingDetail"_s)));
    }
    void thePanelComesToTheFrontBesideAMessage()
    {
        const EndingStage stage;
        QTRY_VERIFY(stage.ready());
        stage.solve();
        QVERIFY(stage.solved());
        auto* endings = stage.window->findChild<QDockWidget*>(u"dock.endings"_s);
        QTRY_VERIFY(!endings->visibleRegion().isEmpty());
        QDockWidget* moves = nullptr;
        for (QDockWidget* tab : stage.window->tabifiedDockWidgets(endings))
            if (tab->isAncestorOf(stage.window->movesPanel())) moves = tab;
        QVERIFY(moves);
        moves->raise();
        QTRY_VERIFY(endings->visibleRegion().isEmpty());
        auto* messages = stage.window->findChild<ui::MessageBar*>();
        messages->add({u"something"_s, u"to be read"_s});
        QTRY_VERIFY(messages->isVisible());
        stage.solve();
        QTRY_VERIFY(!endings->visibleRegion().isEmpty());
    }
    void theLineStepsOnTheBoard()
    {
        const EndingStage stage;
        QTRY_VERIFY(stage.ready());
        stage.solve();
        QVERIFY(stage.solved());
        auto* chips = stage.window->findChild<ui::LineChips*>(u"endingLine"_s);
        const auto line = stage.feature().currentEndgame()->state()->line;
        QCOMPARE(chips->line().moves, line);
        chips->setStep(1);
        ui::BoardColumn& column = *stage.window->boardColumn();
        QCOMPARE(column.intendedMove(), std::optional(line.front()));
        if (line.size() > 1) {
            chips->setStep(2);
            // Enter still plays the first of them.
            QCOMPARE(column.intendedMove(), std::optional(line.front()));
            QCOMPARE(column.board()->ghost(), std::optional(line[1]));
        }
        chips->setStep(0);
        QVERIFY(!column.intendedMove());
    }
    void whyNotIsAnswered()
    {
        const EndingStage stage;
        QTRY_VERIFY(stage.ready());
        stage.solve();
        QVERIFY(stage.solved());
        auto* field = stage.window->findChild<QLineEdit*>(u"endingQuestion"_s);
        field->setText(u"pass"_s);
        stage.window->findChild<QPushButton*>(u"endingAsk"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(stage.feature().currentEndgame()->answer(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(stage.text(u"endingAnswer"_s).contains(u"proved"_s), kPatience);
        // What lies on the board can be asked about, too.
        const auto& worst = stage.session->analysis().ranking()->moves.back().move;
        field->clear();
        stage.window->movesPanel()->previewMove(worst);
        stage.window->findChild<QPushButton*>(u"endingAsk"_s)->click();
        QCOMPARE(stage.feature().currentEndgame()->asked(), std::optional(worst));
        // What can't be answered is told where it was asked, and only as long as it is.
        field->setText(u"1A QQQ"_s);
        emit field->returnPressed();
        const auto* answer = stage.window->findChild<QLabel*>(u"endingAnswer"_s);
        QVERIFY(answer->isVisibleTo(stage.feature().panel()));
        const QString problem = answer->text();
        QVERIFY2(!problem.isEmpty() && !problem.contains(u"proved"_s), qPrintable(problem));
        stage.feature().panel()->refresh();
        QCOMPARE(answer->text(), problem);
        QTest::keyClick(field, Qt::Key_Backspace);
        QVERIFY(answer->text() != problem);
        field->clear();
        stage.window->movesPanel()->clearPreview();
        emit field->returnPressed();
        QVERIFY2(answer->text().contains(u"lay it on the board"_s), qPrintable(answer->text()));
    }
    void whatIsBestLiesReady()
    {
        const EndingStage stage;
        QTRY_VERIFY(stage.ready());
        const auto ready = [&] { return stage.window->boardColumn()->intendedMove(); };
        const auto& moves = stage.session->analysis().ranking()->moves;
        // As if the best static move were another.
        stage.window->movesPanel()->previewMove(moves.back().move);
        stage.solve();
        QVERIFY(stage.solved());
        QTRY_COMPARE(ready(),
                     std::optional(stage.feature().currentEndgame()->state()->line.front()));
        // It is said once: who looks at another one goes on to see that.
        stage.window->movesPanel()->previewMove(moves.back().move);
        stage.feature().currentEndgame()->ask(engine::passMove());
        QTRY_VERIFY_WITH_TIMEOUT(stage.feature().currentEndgame()->answer(), kPatience);
        QCOMPARE(ready(), std::optional(moves.back().move));
    }
    void whoHasChosenMeanwhileKeepsHisMove()
    {
        const EndingStage stage;
        QTRY_VERIFY(stage.ready());
        const auto other = stage.session->analysis().ranking()->moves.back().move;
        stage.solve();
        stage.window->movesPanel()->previewMove(other);
        QVERIFY(stage.solved());
        QVERIFY(stage.feature().currentEndgame()->state()->line.front() != other);
        QCOMPARE(stage.window->boardColumn()->intendedMove(), std::optional(other));
    }
    void comingBackFindsIt()
    {
        const EndingStage stage;
        QTRY_VERIFY(stage.ready());
        stage.solve();
        QVERIFY(stage.solved());
        const ui::EndingRun* run = stage.feature().current();
        const auto rack = stage.session->study().position()->mover().rack;
        QVERIFY(stage.session->study().setRack(0, engine::Rack()));
        QTRY_VERIFY(stage.feature().current() != run);
        QVERIFY(stage.session->study().setRack(0, rack));
        QVERIFY(stage.feature().current() == run);
    }
};

TEST_CLASS(TestEndingViews, QApplication)
#include "tst_ending_views.moc"
