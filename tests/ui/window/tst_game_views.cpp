// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/game/game_feature.h"
#include "ui/game/game_panel.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_button.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

const QByteArray kGameViewsGame = "#player1 anna Anna\n#player2 ben Ben\n"
                                  ">anna: AEST 8H SEAT +8 8\n"
                                  ">ben: CATS I7 C.T +5 5\n"
                                  ">anna: AEE 9A EAE +3 11\n";

struct GameViewsStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    GameViewsStage()
    {
        const auto position = fixture::position(fixture::kEmptyBoard + " AEST/ 0/0 0");
        const auto answer = fixture::ranking(*position, {{"8E SEAT", 300}, {"8H SEAT", 220}});
        fake.answer("AEST", answer);
        fake.answer("AESTVVW", answer);
        session = std::make_unique<ui::Session>(fixture::catPosition(), fake.function(),
                                                path(u"settings.ini"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    QString file(const QString& name, const QByteArray& content) const
    {
        QFile out(path(name));
        if (out.open(QIODevice::WriteOnly)) out.write(content);
        return out.fileName();
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
    bool save(const QString& name) const
    {
        QSignalSpy spy(&session->loader(), &ui::Loader::saved);
        session->loader().save(session->study().state(), path(name));
        return (!spy.isEmpty() || spy.wait()) && spy.first().at(2).toBool();
    }
    bool open(const QByteArray& game) const
    {
        session->loader().openFile(file(u"a.gcg"_s, game));
        return QTest::qWaitFor([this] { return session->study().game() != nullptr; });
    }
};

}  // namespace

class TestGameViews : public QObject
{
    Q_OBJECT

private slots:
    void opensAndSteps()
    {
        const GameViewsStage stage;
        QVERIFY(!stage.window->actions().action(u"game.next"_s)->isEnabled());
        QVERIFY(stage.open(kGameViewsGame));
        QVERIFY(stage.child<QDockWidget>("dock.game")->isVisible());
        QVERIFY(stage.window->windowTitle().contains(u"a.gcg"_s));
        const ui::Study& study = stage.session->study();
        auto* where = stage.child<QLabel>("whereInGame");
        QCOMPARE(where->text(), u"Turn 1 of 3"_s);
        stage.trigger("game.next");
        QCOMPARE(study.state().cursor.turn, 1);
        QCOMPARE(where->text(), u"Turn 2 of 3"_s);
        stage.trigger("game.last");
        QVERIFY(study.moment().atEnd());
        QVERIFY(!stage.window->actions().action(u"game.next"_s)->isEnabled());
        stage.trigger("game.previous");
        QCOMPARE(study.state().cursor.turn, 2);
        stage.trigger("game.first");
        QCOMPARE(study.state().cursor.turn, 0);
        // By wheel and arrow keys on the board.
        auto* board = stage.window->boardColumn()->board();
        QWheelEvent wheel({50, 50}, board->mapToGlobal(QPointF(50, 50)), {}, {0, -120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(board, &wheel);
        QCOMPARE(study.state().cursor.turn, 1);
        QTest::keyClick(board, Qt::Key_Right);
        QCOMPARE(study.state().cursor.turn, 2);
        QTest::keyClick(board, Qt::Key_Left);
        QTest::keyClick(board, Qt::Key_Left);
        QCOMPARE(study.state().cursor.turn, 0);
        // By a click on the score sheet.
        auto* table = stage.child<QTableView>("scoreSheet");
        QVERIFY(fixture::settles(*stage.window));
        const QRect cell = table->visualRect(table->model()->index(0, 1));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(study.state().cursor.turn, 1);
    }

    /// Wherever the keyboard is, as long as it isn't in a text.
    void ctrlEndGoesToTheEndOfTheGame()
    {
        const GameViewsStage stage;
        QVERIFY(stage.open(kGameViewsGame));
        stage.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        const ui::Study& study = stage.session->study();
        const QList<QWidget*> places{stage.window->boardColumn()->board(),
                                     stage.child<QTableView>("scoreSheet"),
                                     stage.child<QTableView>("moveTable")};
        for (QWidget* place : places) {
            QVERIFY(place);
            place->setFocus();
            QTest::keyClick(place, Qt::Key_End, Qt::ControlModifier);
            QVERIFY2(study.moment().atEnd(), qPrintable(place->objectName()));
            QTest::keyClick(place, Qt::Key_Home, Qt::ControlModifier);
            QVERIFY2(study.state().cursor.turn == 0, qPrintable(place->objectName()));
        }
    }

    /// They are clicked again and again while all texts about the turn change.
    void stepButtonsStay()
    {
        const GameViewsStage stage;
        QVERIFY(stage.open(kGameViewsGame));
        QVERIFY(fixture::settles(*stage.window));
        const auto* where = stage.child<QLabel>("whereInGame");
        const auto place = [&] { return where->mapTo(stage.window.get(), QPoint()); };
        const auto* lower = stage.child<QPushButton>("playedMove");
        const QPoint first = place();
        const int below = lower->mapTo(stage.window.get(), QPoint()).y();
        for (int turn = 0; turn < 4; ++turn) {
            QCOMPARE(place(), first);
            QCOMPARE(lower->mapTo(stage.window.get(), QPoint()).y(), below);
            stage.trigger("game.next");
            QVERIFY(fixture::settles(*stage.window));
        }
    }

    void rulesSayWhatHappensToTheGame()
    {
        const GameViewsStage stage;
        const auto said = [&] {
            QString text;
            // The dialog runs until it is closed.
            QTimer::singleShot(0, stage.window.get(), [&] {
                auto* dialog = stage.child<QDialog>("rulesDialog");
                const auto* help = dialog->findChild<QLabel*>(u"rulesUseHelp"_s);
                if (help->isVisible()) text = help->text();
                dialog->reject();
            });
            stage.trigger("position.rules");
            return text;
        };
        const QString alone = said();
        QVERIFY2(alone.startsWith(u"Begins an empty board"_s), qPrintable(alone));
        QVERIFY(stage.open(kGameViewsGame));
        const QString withGame = said();
        QVERIFY2(withGame.contains(u"The game that is open gives way"_s), qPrintable(withGame));
    }

    void scoreSheetKeepsAReadableWidth()
    {
        const GameViewsStage stage;
        QVERIFY(stage.open(kGameViewsGame));
        auto* table = stage.child<QTableView>("scoreSheet");
        auto* dock = stage.child<QDockWidget>("dock.game");
        auto* parts = stage.child<QSplitter>("gameParts");
        for (const int width : {1366, 1920}) {
            stage.window->resize(width, 740);
            QVERIFY(fixture::settles(*stage.window));
            stage.window->resizeDocks({dock}, {40}, Qt::Horizontal);
            QVERIFY(fixture::settles(*stage.window));
            parts->setSizes({1, 4000});
            QVERIFY(fixture::settles(*stage.window));
            QFont bold = table->font();
            bold.setBold(true);
            const int needed = QFontMetrics(bold).horizontalAdvance(u"8D SEVENTH +100"_s);
            for (int player = 0; player < 2; ++player)
                QVERIFY(table->columnWidth(player) >= needed);
            QVERIFY(table->visualRect(table->model()->index(0, 1)).right() <=
                    table->viewport()->rect().right());
        }
    }

    void scoreSheetFollowsTheTextSize()
    {
        const GameViewsStage stage;
        QVERIFY(stage.open(kGameViewsGame));
        auto* table = stage.child<QTableView>("scoreSheet");
        ui::Look look = ui::Theme::currentLook();
        const int before = table->rowHeight(0);
        look.textPercent = 180;
        ui::Theme::apply(look);
        QTRY_VERIFY(table->rowHeight(0) >= 2 * table->fontMetrics().height());
        // The scores stand at the right edge of a column: both have to be in sight.
        const auto seen = [&] {
            return table->visualRect(table->model()->index(0, 1)).right() <=
                   table->viewport()->rect().right();
        };
        for (const int width : {1366, 1920}) {
            stage.window->resize(width, 740);
            QTRY_VERIFY(seen());
        }
        ui::Theme::apply(ui::Look());
        QTRY_COMPARE(table->rowHeight(0), before);
    }

    /// As on the score sheet.
    void aPartialRackIsNotJudged()
    {
        const GameViewsStage stage;
        QVERIFY(stage.open(kGameViewsGame));
        auto* played = stage.child<QPushButton>("playedMove");
        QVERIFY(QTest::qWaitFor([&] { return played->text().contains(u"not judged"_s); }));
        // In two words, so that it is seen whole; in a sentence where there is room.
        QVERIFY2(played->text().endsWith(u"not judged: partial rack"_s),
                 qPrintable(played->text()));
        QVERIFY(played->toolTip().endsWith(u"only a part of the rack is known"_s));
        QVERIFY(played->accessibleName().endsWith(u"only a part of the rack is known"_s));
        // Without room for it, its end goes.
        ui::ElidedButton narrow;
        narrow.setText(played->text());
        narrow.resize(narrow.sizeHint().width() / 2, narrow.sizeHint().height());
        QVERIFY2(narrow.shownText().startsWith(u"Played"_s) && narrow.shownText().endsWith(u'…'),
                 qPrintable(narrow.shownText()));
    }

    void comparesWhatWasPlayed()
    {
        const GameViewsStage stage;
        QByteArray whole = kGameViewsGame;
        QVERIFY(stage.open(whole.replace("AEST", "AESTVVW")));
        auto* played = stage.child<QPushButton>("playedMove");
        QVERIFY(QTest::qWaitFor([&] { return played->text().contains(u"number 2"_s); }));
        QVERIFY2(played->text().startsWith(u"Played 8H SEAT"_s), qPrintable(played->text()));
        played->click();
        QCOMPARE(stage.window->movesPanel()->preview()->column, 7);
        stage.trigger("game.last");
        QVERIFY(played->isHidden());
    }

    void notesAndMarks()
    {
        const GameViewsStage stage;
        QVERIFY(stage.open(kGameViewsGame));
        auto* note = stage.child<QPlainTextEdit>("turnNote");
        note->setPlainText(u"why not?"_s);
        // Going on writes it.
        stage.trigger("game.next");
        const engine::GameRecord& record = stage.session->study().game()->record();
        QCOMPARE(record.node(1).annotations.noteText(), std::string("why not?"));
        QCOMPARE(note->toPlainText(), QString());
        auto* mark = stage.child<QComboBox>("turnMark");
        mark->setCurrentIndex(5);
        emit mark->activated(5);
        QCOMPARE(stage.session->study().game()->record().node(2).annotations.glyph,
                 engine::Glyph::Mistake);
        stage.trigger("game.previous");
        QCOMPARE(note->toPlainText(), u"why not?"_s);
        QCOMPARE(mark->currentIndex(), 0);
    }

    void variationsAreGoneThrough()
    {
        const GameViewsStage stage;
        QVERIFY(stage.open(kGameViewsGame));
        ui::Study& study = stage.session->study();
        QVERIFY(study.play(engine::readMove(*study.position(), "8E SEAT").value()));
        stage.trigger("game.first");
        const engine::NodeId variation = study.moment().viewed;
        stage.trigger("game.nextVariation");
        QVERIFY(study.moment().viewed != variation);
        stage.trigger("game.nextVariation");
        QCOMPARE(study.moment().viewed, variation);
        stage.trigger("game.remove");
        QCOMPARE(study.game()->record().node(engine::kRootNode).children.size(), std::size_t{1});
        QVERIFY(!stage.window->actions().action(u"game.nextVariation"_s)->isEnabled());
    }

    void savesWhatItHolds()
    {
        const GameViewsStage stage;
        QVERIFY(stage.open(kGameViewsGame));
        ui::Study& study = stage.session->study();
        QVERIFY(study.play(engine::readMove(*study.position(), "8E SEAT").value()));
        const engine::GameRecord record = study.game()->record();
        QVERIFY(stage.save(u"b.cws"_s));
        stage.session->loader().openFile(stage.path(u"b.cws"_s));
        QVERIFY(QTest::qWaitFor([&] { return study.state().name == u"b.cws"_s; }));
        QVERIFY(study.game()->record() == record);
        // A GCG has no variations, and it is said.
        QVERIFY(stage.save(u"c.gcg"_s));
        QVERIFY(stage.window->messageBar()->isVisible());
        QFile written(stage.path(u"c.gcg"_s));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains(">anna: AEST 8H SEAT +8 8"));
        QVERIFY(!stage.save(u"no/such/folder.gcg"_s));
    }

    void badLinesAreTold()
    {
        const GameViewsStage stage;
        QVERIFY(stage.open(kGameViewsGame + ">ben: nonsense\n"));
        QVERIFY(stage.window->messageBar()->isVisible());
        QCOMPARE(stage.session->study().moment().turns.size(), std::size_t{4});
        // Pasted text is a game as well.
        stage.session->loader().openText(QString::fromUtf8(kGameViewsGame), u"clipboard"_s);
        QTRY_COMPARE(stage.session->study().moment().turns.size(), std::size_t{3});
    }
};

TEST_CLASS(TestGameViews, QApplication)
#include "tst_game_views.moc"
