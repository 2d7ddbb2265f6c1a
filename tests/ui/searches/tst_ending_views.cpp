// SPDX-License-Identifier: GPL-3.0-or-later
// Solving an ending in the window, as people do it by keys.
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
#include "ui/endings/endgame_run.h"
#include "ui/endings/endings_feature.h"
#include "ui/endings/endings_panel.h"
#include "ui/endings/line_chips.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

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
        return QTest::qWaitFor([this] {
            const ui::EndgameRun* run = feature().currentEndgame();
            return run && run->state() && run->state()->proved && !run->isRunning() &&
                   run->waiting() == 0;
        });
    }
    QString text(const QString& label) const { return window->findChild<QLabel*>(label)->text(); }
};

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
        QTRY_VERIFY(stage.feature().currentEndgame()->answer());
        QTRY_VERIFY(stage.text(u"endingAnswer"_s).contains(u"proved"_s));
        // What lies on the board can be asked about, too.
        const auto& worst = stage.session->analysis().ranking()->moves.back().move;
        field->clear();
        stage.window->movesPanel()->previewMove(worst);
        stage.window->findChild<QPushButton*>(u"endingAsk"_s)->click();
        QCOMPARE(stage.feature().currentEndgame()->asked(), std::optional(worst));
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
