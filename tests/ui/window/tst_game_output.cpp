// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QWheelEvent>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/board/board_widget.h"
#include "ui/document/study.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/game_output.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation_window.h"

using namespace Qt::StringLiterals;

namespace {

struct Stage
{
    QTemporaryDir folder;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    Stage()
    {
        session = std::make_unique<ui::Session>(fixture::catPosition(), engine::rankMoves,
                                                folder.filePath(u"settings.ini"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
        session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
    }
    ui::PresentationWindow* present() const
    {
        window->actions().action(u"view.present"_s)->trigger();
        return window->gameOutput()->presentation();
    }
    int turn() const { return session->study().moment().turn; }
};

}  // namespace

class TestGameOutput : public QObject
{
    Q_OBJECT

private slots:
    void presents()
    {
        const Stage stage;
        ui::PresentationWindow* shown = stage.present();
        QVERIFY(shown != nullptr && shown->isFullScreen());
        const auto text = [shown](const char* name) {
            return shown->findChild<QLabel*>(QLatin1StringView(name))->text();
        };
        QVERIFY(text("presentationScores").contains(u"Anna"_s));
        QVERIFY(text("presentationWhere").contains(u"Turn 1 of 4"_s));
        auto* note = shown->findChild<QTextBrowser*>(u"presentationNote"_s);
        QCOMPARE(note->toPlainText(), u"a start"_s);
        for (const auto key : {Qt::Key_Right, Qt::Key_Space, Qt::Key_PageDown})
            QTest::keyClick(shown, key);
        QCOMPARE(stage.turn(), 3);
        QVERIFY2(text("presentationLast").contains(u"SEA"_s), qPrintable(text("presentationLast")));
        QTest::keyClick(shown, Qt::Key_Left);
        QCOMPARE(stage.turn(), 2);
        QVERIFY(text("presentationLast").contains(u"taken back"_s));
        QTest::keyClick(shown, Qt::Key_End);
        QVERIFY(stage.session->study().moment().atEnd());
        QTest::keyClick(shown, Qt::Key_Home);
        QCOMPARE(stage.turn(), 0);
        QWheelEvent wheel({10, 10}, shown->mapToGlobal(QPointF(10, 10)), {}, {0, -120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(shown, &wheel);
        QCOMPARE(stage.turn(), 1);
        const QPointer<ui::PresentationWindow> alive = shown;
        QTest::keyClick(shown, Qt::Key_Escape);
        QTRY_VERIFY(alive.isNull());
    }

    /// What the engine thinks is seen only while the key is held.
    void peeks()
    {
        const Stage stage;
        ui::PresentationWindow* shown = stage.present();
        auto* note = shown->findChild<QTextBrowser*>(u"presentationNote"_s);
        QVERIFY(QTest::qWaitFor(
            [&] { return stage.session->analysis().state() == ui::LiveAnalysis::State::Ready; }));
        QTest::keyPress(shown, Qt::Key_F12);
        QVERIFY(shown->isPeeking());
        QVERIFY2(note->toPlainText().contains(u"1."_s), qPrintable(note->toPlainText()));
        QTest::keyRelease(shown, Qt::Key_F12);
        QCOMPARE(note->toPlainText(), u"a start"_s);
    }

    void exportsInAJob()
    {
        const Stage stage;
        ui::GameOutput* output = stage.window->gameOutput();
        QSignalSpy written(output, &ui::GameOutput::exported);
        QSignalSpy failed(output, &ui::GameOutput::exportFailed);
        ui::ExportRequest request;
        request.path = stage.folder.filePath(u"a.html"_s);
        output->start(request);
        QVERIFY(written.wait());
        QVERIFY(QFileInfo(request.path).size() > 1000);
        request.path = stage.folder.filePath(u"no/such/a.html"_s);
        output->start(request);
        QVERIFY(failed.wait());
        QVERIFY(stage.window->messageBar()->isVisible());
    }
};

TEST_CLASS(TestGameOutput, QApplication)
#include "tst_game_output.moc"
