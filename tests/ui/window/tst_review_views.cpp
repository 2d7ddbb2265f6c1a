// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "engine/game/game_file.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/settled.h"
#include "ui/document/move_name.h"
#include "ui/document/study.h"
#include "ui/game/position_feature.h"
#include "ui/game/score_sheet_model.h"
#include "ui/moves/moves_panel.h"
#include "ui/output/export_feature.h"
#include "ui/output/presentation_window.h"
#include "ui/position/board_column.h"
#include "ui/review/report_card.h"
#include "ui/review/review_feature.h"
#include "ui/review/review_panel.h"
#include "ui/review/review_text.h"
#include "ui/review/spread_graph.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

struct ReviewViewsStage
{
    QTemporaryDir folder;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    ReviewViewsStage()
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
    void trigger(const char* id) const
    {
        window->actions().action(QLatin1StringView(id))->trigger();
    }
    bool review() const
    {
        trigger("review.start");
        return QTest::qWaitFor(
            [this] { return session->reviewer().state() == ui::GameReviewer::State::Done; });
    }
    int turn() const { return session->study().moment().turn; }
};

/// All texts that can be read in the window.
QString textsOf(const QWidget& window)
{
    QStringList texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget)) texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        if (const auto* table = qobject_cast<const QTableView*>(widget)) {
            const QAbstractItemModel* model = table->model();
            for (int row = 0; row < model->rowCount(); ++row)
                for (int column = 0; column < model->columnCount(); ++column)
                    texts << model->index(row, column).data().toString();
        }
        texts << widget->toolTip() << widget->accessibleDescription() << widget->accessibleName();
    }
    return texts.join(u'\n');
}

}  // namespace

class TestReviewViews : public QObject
{
    Q_OBJECT

private slots:
    void reviewShowsMarks()
    {
        const ReviewViewsStage stage;
        auto* dock = stage.child<QDockWidget>("dock.review");
        QVERIFY(!dock->isVisible());
        QVERIFY(stage.review());
        QTRY_VERIFY(dock->isVisible());
        auto* sheet = stage.child<QTableView>("scoreSheet");
        const QModelIndex first = sheet->model()->index(0, 0);
        QVERIFY(!first.data(ui::ScoreSheetModel::LossRole).toString().isEmpty());
        QVERIFY(first.data(ui::ScoreSheetModel::QualityRole).toInt() !=
                static_cast<int>(ui::Quality::Unknown));
        auto* totals = stage.child<QTableView>("reviewTotals");
        QCOMPARE(totals->model()->columnCount(), 3);
        QCOMPARE(totals->model()->headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 u"Anna"_s);
        QVERIFY(stage.child<QLabel>("reviewStatus")->text().contains(u"4"_s));
        QVERIFY(stage.child<QTableView>("reviewMistakes")->model()->rowCount() > 0);
    }

    /// The report card shows its tabs and figures, whenever they come.
    void theCardHasTheRoomItNeeds()
    {
        const ReviewViewsStage stage;
        stage.window->resize(1900, 1000);
        stage.trigger("view.review");
        const auto* panel = stage.window->feature<ui::ReviewFeature>()->panel();
        const auto* card = panel->findChild<ui::ReportCard*>();
        QTRY_VERIFY(card->isVisible());
        QTRY_VERIFY(card->width() >= card->neededWidth());
        QVERIFY(stage.review());
        QTRY_VERIFY(card->width() >= card->neededWidth());
    }

    void graphLeadsThroughTheGame()
    {
        const ReviewViewsStage stage;
        stage.trigger("view.review");
        auto* graph = stage.child<ui::SpreadGraph>("spreadGraph");
        QVERIFY(QTest::qWaitFor([&] { return graph->isVisible(); }));
        QVERIFY(fixture::settles(*stage.window));
        QCOMPARE(graph->turns().size(), std::size_t{4});
        const auto at = [&](int turn) {
            return QPoint(qRound(graph->placeOf(turn)), graph->height() / 2);
        };
        QTest::mouseClick(graph, Qt::LeftButton, {}, at(2));
        QCOMPARE(stage.turn(), 2);
        QTest::mouseClick(graph, Qt::LeftButton, {}, at(4));
        QVERIFY(stage.session->study().moment().atEnd());
        graph->setFocus();
        QTest::keyClick(graph, Qt::Key_Left);
        QCOMPARE(stage.turn(), 3);
        QTest::keyClick(graph, Qt::Key_Home);
        QCOMPARE(stage.turn(), 0);
        QTest::keyClick(graph, Qt::Key_Right);
        QCOMPARE(stage.turn(), 1);
        QVERIFY(graph->accessibleDescription().contains(u"Ben"_s));
        QTest::keyClick(graph, Qt::Key_End);
        QCOMPARE(stage.turn(), 4);
        for (int turn = 0; turn <= 4; ++turn) QCOMPARE(graph->turnAt(graph->placeOf(turn)), turn);
    }

    void mistakesByKey()
    {
        const ReviewViewsStage stage;
        // The first key press brings the review along.
        stage.trigger("game.last");
        stage.trigger("review.previous");
        QVERIFY(QTest::qWaitFor([&] { return stage.turn() < 4; }));
        const auto node = stage.session->study().moment().viewed;
        QVERIFY(stage.session->reviewer().turn(node)->isMistake());
        // By a click in the list, too.
        auto* mistakes = stage.child<QTableView>("reviewMistakes");
        stage.trigger("view.review");
        const int rows = mistakes->model()->rowCount();
        QVERIFY(rows > 0);
        mistakes->setCurrentIndex(mistakes->model()->index(0, 0));
        QCOMPARE(stage.turn() + 1, mistakes->model()->index(0, 0).data().toInt());
        // Only those of one player.
        stage.child<QComboBox>("reviewPlayer")->setCurrentIndex(1);
        for (int row = 0; row < mistakes->model()->rowCount(); ++row)
            QCOMPARE(mistakes->model()->index(row, 1).data().toString(), u"Anna"_s);
    }

    void noMistakesAreSaid()
    {
        const ReviewViewsStage stage;
        auto* none = stage.child<QLabel>("reviewNoMistakes");
        stage.trigger("view.review");
        // Nothing is known yet.
        QVERIFY(!none->isVisible());
        QVERIFY(stage.review());
        QVERIFY(!none->isVisible());
        // The one of them who made none.
        auto* who = stage.child<QComboBox>("reviewPlayer");
        const auto* mistakes = stage.child<QTableView>("reviewMistakes")->model();
        for (int player = 0; player < who->count(); ++player) {
            who->setCurrentIndex(player);
            QCOMPARE(none->isVisible(), mistakes->rowCount() == 0);
        }
    }

    /// Nothing that can be seen or heard tells the solution.
    /// In a low panel the question takes the place of the graph.
    void questionsHaveRoom()
    {
        const ReviewViewsStage stage;
        stage.trigger("view.review");
        QVERIFY(stage.review());
        auto* panel = stage.child<QWidget>("reviewPanel");
        const auto* graph = stage.child<ui::SpreadGraph>("spreadGraph");
        const auto* card = stage.child<QWidget>("practiceCard");
        panel->setMaximumHeight(210);
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(graph->isVisible());
        stage.trigger("review.practise");
        QTRY_VERIFY(card->isVisible());
        QTRY_VERIFY(!graph->isVisible());
        panel->setMaximumHeight(QWIDGETSIZE_MAX);
        panel->setMinimumHeight(420);
        QTRY_VERIFY(graph->isVisible());
        panel->setMinimumHeight(0);
        panel->setMaximumHeight(210);
        QTRY_VERIFY(!graph->isVisible());
        stage.session->practice().stop();
        QTRY_VERIFY(graph->isVisible());
    }

    void practiceTellsNothing()
    {
        const ReviewViewsStage stage;
        QVERIFY(stage.review());
        ui::Study& study = stage.session->study();
        engine::Annotations note;
        ui::Practice& practice = stage.session->practice();
        stage.trigger("review.practise");
        QVERIFY(practice.isConcealing());
        const engine::TurnReview question = *practice.question();
        const QString best = ui::moveTextAt(*study.game(), question, question.best.move);
        QVERIFY(QTest::qWaitFor([&] { return stage.session->analysis().answer() != nullptr; }));
        // What a coach wrote would tell as well.
        note.notes = {best.toStdString() + " was better"};
        study.setAnnotations(question.node, note, u"note"_s);
        QVERIFY2(!textsOf(*stage.window).contains(best), qPrintable(textsOf(*stage.window)));
        QCOMPARE(stage.window->movesPanel()->bestMove(), std::nullopt);
        QTest::keyClick(stage.window->boardColumn()->board(), Qt::Key_1);
        QVERIFY(!stage.window->movesPanel()->preview());
        // It goes on behind the presentation, which tells no more.
        stage.trigger("view.present");
        ui::PresentationWindow* shown = stage.window->feature<ui::ExportFeature>()->presentation();
        QVERIFY(practice.isConcealing());
        const auto* told = shown->findChild<QTextBrowser*>(u"presentationNote"_s);
        QCOMPARE(told->toPlainText(), QString());
        QTest::keyPress(shown, Qt::Key_F12);
        QVERIFY(shown->isPeeking());
        QVERIFY(told->toPlainText().startsWith(u"Hidden while"_s));
        QTest::keyRelease(shown, Qt::Key_F12);
        shown->close();
        QVERIFY(practice.isConcealing());
        QVERIFY2(!textsOf(*stage.window).contains(best), qPrintable(textsOf(*stage.window)));

        // The answer is given on the board.
        ui::MoveEntry* entry = stage.window->boardColumn()->entry();
        entry->takeMove(question.best.move);
        stage.window->feature<ui::PositionFeature>()->play();
        QCOMPARE(practice.state(), ui::Practice::State::Found);
        QVERIFY(entry->empty());
        QVERIFY(textsOf(*stage.window).contains(best));
        stage.window->escape();
        QVERIFY(!practice.isOn());
    }

    /// In front of a chapter that asks nothing tells its answer before somebody wants to be told.
    void chaptersAreVeiled()
    {
        const ReviewViewsStage stage;
        ui::Study& study = stage.session->study();
        ui::LiveAnalysis& analysis = stage.session->analysis();
        ui::OverlayService& overlays = stage.session->overlays();
        const ui::Practice& practice = stage.session->practice();
        const ui::OverlayService::Overlays on{ui::Overlay::byId(u"lanes"_s)};
        overlays.setAllShown(on);
        QTRY_VERIFY(!overlays.marks().empty());
        QVERIFY(stage.review());
        stage.trigger("lesson.take");
        study.goTo({0, 2});
        stage.trigger("lesson.take");
        QVERIFY(!practice.isVeiled());
        stage.trigger("lesson.make");
        QVERIFY(practice.isVeiled() && !practice.isOn());
        QTRY_VERIFY(analysis.answer() != nullptr);
        const auto told = [&] {
            const engine::Move best = analysis.answer()->moves.front().move;
            return ui::moveName(*study.position(), best);
        };
        const auto isTold = [&] { return textsOf(*stage.window).contains(told()); };
        QCOMPARE(analysis.state(), ui::LiveAnalysis::State::Concealed);
        QCOMPARE(stage.window->movesPanel()->bestMove(), std::nullopt);
        QCOMPARE(overlays.shown(), on);
        QVERIFY(stage.review());
        QVERIFY(overlays.marks().empty());
        QVERIFY2(!isTold(), qPrintable(textsOf(*stage.window)));
        QCOMPARE(stage.child<QTableView>("reviewMistakes")->model()->rowCount(), 0);
        // Nor does what would be done to its turn; an export asks first.
        QGuiApplication::clipboard()->setText(u"before"_s);
        stage.trigger("game.copyLine");
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QString asked;
        const auto dismiss = [&asked] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog == nullptr) return;
            asked = dialog->objectName();
            dialog->close();
        };
        QTimer timer;
        timer.callOnTimeout(dismiss);
        timer.start(5);
        stage.trigger("game.editTurn");
        QCOMPARE(asked, QString());
        stage.trigger("file.export");
        QCOMPARE(asked, u"answerQuestion"_s);
        timer.stop();
        // Whoever holds the key asks.
        stage.trigger("view.present");
        ui::PresentationWindow* shown = stage.window->feature<ui::ExportFeature>()->presentation();
        QTest::keyPress(shown, Qt::Key_F12);
        const auto* peeked = shown->findChild<QTextBrowser*>(u"presentationNote"_s);
        QVERIFY2(peeked->toPlainText().contains(told()), qPrintable(peeked->toPlainText()));
        QTest::keyRelease(shown, Qt::Key_F12);
        shown->close();
        QVERIFY(practice.isVeiled());

        stage.trigger("view.moves");
        auto* answer = stage.child<QPushButton>("movesAnswer");
        QVERIFY(answer->isVisible());
        answer->click();
        QVERIFY(!practice.isVeiled());
        QTRY_VERIFY(isTold());
        QTRY_VERIFY(!overlays.marks().empty());
        QVERIFY(!answer->isVisible());

        // The next one asks anew, until one steps on.
        QVERIFY(study.goToChapter(1));
        QVERIFY(practice.isVeiled());
        QTRY_VERIFY(analysis.answer() != nullptr);
        QVERIFY(!isTold());
        // It begins with the lead of its position.
        QCOMPARE(stage.child<ui::SpreadGraph>("spreadGraph")->startOf(0), 10);
        // Whoever steps on to the answer sees it, and who steps back is asked again.
        study.goTo({0, 1});
        QVERIFY(!practice.isVeiled());
        QTRY_VERIFY(!overlays.marks().empty());
        study.goTo({0, 0});
        QVERIFY(practice.isVeiled());
        QTRY_VERIFY(analysis.answer() != nullptr);
        QVERIFY(!isTold());
        QVERIFY(overlays.marks().empty());
        QVERIFY(study.goToChapter(0));
        QVERIFY(practice.isVeiled());
        // Looking for it begins and ends with the veil, and lifts it when it is found.
        stage.trigger("review.practise");
        QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
        stage.window->escape();
        QVERIFY(practice.isVeiled());
        stage.trigger("review.practise");
        QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
        stage.trigger("review.showAnswer");
        QCOMPARE(practice.state(), ui::Practice::State::Shown);
        stage.window->escape();
        QVERIFY(!practice.isVeiled() && !practice.isOn());
        QCOMPARE(analysis.state(), ui::LiveAnalysis::State::Ready);
        // Games aren't veiled, whatever one came from.
        QVERIFY(study.goToChapter(1));
        QVERIFY(practice.isVeiled());
        study.goToTab(study.tabs().front());
        QVERIFY(!practice.isVeiled());
        QTRY_COMPARE(analysis.state(), ui::LiveAnalysis::State::Ready);
        QCOMPARE(overlays.shown(), on);
        QTRY_VERIFY(!overlays.marks().empty());
    }

    /// What follows the study is told of a new game in some order.
    /// A phony that cost nothing is no move that "loses 0.0".
    void phoniesAreSaidToBeSome()
    {
        const ReviewViewsStage stage;
        auto reading = engine::readGcg("#player1 anna Anna\n#player2 ben Ben\n"
                                       ">anna: AESTCEE 8G ACE +20 20\n"
                                       ">ben: AESTVVV 9F TEAS +8 8\n>ben: AESTVVV -- -8 0\n"
                                       ">anna: AESTUUU 9H SATE +30 50\n"
                                       ">ben: AESTVVV J8 V.S +4 4\n",
                                       fixture::english());
        stage.session->study().setGame(
            *ui::OpenGame::create(std::move(reading->record), fixture::lexicon()), u"b.gcg"_s,
            u"open"_s);
        QVERIFY(stage.review());
        // Most of its plays are of other words: whoever reads the mistakes is told.
        const auto* doubts = stage.child<QLabel>("reviewDoubts");
        QVERIFY(doubts->isVisible());
        QVERIFY2(doubts->text().contains(u"lexicon"_s), qPrintable(doubts->text()));
        ui::Practice& practice = stage.session->practice();
        int phonies = 0;
        for (practice.start(); practice.state() == ui::Practice::State::Asking; practice.next()) {
            const engine::TurnReview* asked = practice.question();
            QVERIFY(asked != nullptr);
            practice.show();
            const QString told = stage.child<QLabel>("practiceHints")->text();
            QVERIFY2(!told.contains(u"loses 0"_s) && !told.contains(u"loses  "_s),
                     qPrintable(told));
            if (!asked->phony) continue;
            ++phonies;
            QVERIFY2(told.contains(u"phony"_s), qPrintable(told));
            QVERIFY(stage.child<QLabel>("practiceQuestion")->text().contains(u"not valid"_s));
        }
        QVERIFY(phonies >= 3);
        // Enter on a button does what it says.
        stage.session->study().goTo({0, 0});
        practice.start();
        QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
        auto* hint = stage.child<QPushButton>("practiceHint");
        hint->setFocus();
        QTest::keyClick(hint, Qt::Key_Return);
        QTRY_COMPARE(practice.hint(), ui::Practice::Hint::Score);
        // It goes on from an answer, and the next move is typed on the board.
        practice.show();
        auto* next = stage.child<QPushButton>("practiceNext");
        QTRY_COMPARE(stage.window->focusWidget(), next);
        QTest::keyClick(next, Qt::Key_Return);
        QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
        QTRY_COMPARE(stage.window->focusWidget(), stage.window->boardColumn()->board());
        practice.stop();
        // Of a game that was played with these words nothing is said.
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QVERIFY(stage.review());
        QVERIFY(!doubts->text().contains(u"another"_s));
    }

    /// What was played, tried once more, costs what the answer says it does, in the same unit.
    void triesAreToldInTheUnitOfTheAnswer()
    {
        const ReviewViewsStage stage;
        QVERIFY(stage.review());
        ui::Practice& practice = stage.session->practice();
        stage.trigger("review.practise");
        QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
        const engine::TurnReview* asked = practice.question();
        QVERIFY(asked != nullptr && asked->judged());
        const QString cost = ui::costText(*asked);
        QVERIFY(cost.contains(u"pts"_s));
        QVERIFY(practice.tryMove(asked->played));
        QTRY_VERIFY(practice.lastTry()->known);
        QVERIFY(practice.lastTry()->wasPlayed);
        const QString told = stage.child<QLabel>("practiceTry")->text();
        QVERIFY2(told.contains(cost), qPrintable(told));
        practice.show();
        const QString answer = stage.child<QLabel>("practiceHints")->text();
        QVERIFY2(answer.contains(u"points."_s), qPrintable(answer));
    }

    void anotherGameEndsThePractice()
    {
        const ReviewViewsStage stage;
        QVERIFY(stage.review());
        ui::Study& study = stage.session->study();
        stage.trigger("review.practise");
        QVERIFY(stage.session->practice().isConcealing());
        auto* note = stage.child<QPlainTextEdit>("turnNote");
        note->setPlainText(u"of the first game"_s);
        engine::GameRecord empty = engine::gameFrom(*fixture::catPosition()).value();
        study.setGame(ui::OpenGame::create(empty, nullptr).value(), u"b.gcg"_s, u"open"_s);
        QVERIFY(!stage.session->practice().isOn());
        QCOMPARE(note->toPlainText(), QString());
        QVERIFY(study.game()->record() == empty);
    }
};

TEST_CLASS(TestReviewViews, QApplication)
#include "tst_review_views.moc"
