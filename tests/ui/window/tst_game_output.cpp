// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>
#include <QWheelEvent>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/board/board_widget.h"
#include "ui/document/study.h"
#include "ui/game/game_panel.h"
#include "ui/game/note_view.h"
#include "ui/output/export_feature.h"
#include "ui/output/presentation_window.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

struct GameOutputStage
{
    QTemporaryDir folder;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    GameOutputStage()
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
        return window->feature<ui::ExportFeature>()->presentation();
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
        const GameOutputStage stage;
        ui::PresentationWindow* shown = stage.present();
        QVERIFY(shown != nullptr && shown->isFullScreen());
        const auto text = [shown](const char* name) {
            return shown->findChild<QLabel*>(QLatin1StringView(name))->text();
        };
        QVERIFY(text("presentationScores").contains(u"Anna"_s));
        QVERIFY(text("presentationWhere").contains(u"Turn 1 of 4"_s));
        auto* note = shown->findChild<QTextBrowser*>(u"presentationNote"_s);
        // What is said of a move comes with it, not before it.
        QCOMPARE(note->toPlainText(), QString());
        QTest::keyClick(shown, Qt::Key_Right);
        QCOMPARE(note->toPlainText(), u"a start"_s);
        QTest::keyClick(shown, Qt::Key_N);
        QVERIFY(!note->toPlainText().contains(u"a start"_s));
        QTest::keyClick(shown, Qt::Key_N);
        QCOMPARE(note->toPlainText(), u"a start"_s);
        QTest::keyClick(shown, Qt::Key_Left);
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

    /// From the end of a chapter to the beginning of the next one, and back.
    void presentsChapters()
    {
        const GameOutputStage stage;
        ui::Study& study = stage.session->study();
        QVERIFY(study.addChapter(*fixture::catPosition(), u"<b>Second</b>"_s, u"add"_s));
        QVERIFY(study.goToChapter(0));
        ui::PresentationWindow* shown = stage.present();
        const auto* where = shown->findChild<QLabel*>(u"presentationWhere"_s);
        QCOMPARE(where->textFormat(), Qt::PlainText);
        QVERIFY2(where->text().startsWith(u"1 of 2"_s), qPrintable(where->text()));
        QTest::keyClick(shown, Qt::Key_Left);
        QCOMPARE(stage.turn(), 0);
        QCOMPARE(study.state().chapter, 0);
        QTest::keyClick(shown, Qt::Key_End);
        const int last = stage.turn();
        QTest::keyClick(shown, Qt::Key_Space);
        QCOMPARE(study.state().chapter, 1);
        QCOMPARE(stage.turn(), 0);
        QVERIFY2(where->text().contains(u"2 of 2 · <b>Second</b>"_s), qPrintable(where->text()));
        QVERIFY2(where->text().contains(u"What would you play?"_s), qPrintable(where->text()));
        // There is nothing behind the last one.
        QTest::keyClick(shown, Qt::Key_Space);
        QCOMPARE(study.state().chapter, 1);
        QTest::keyClick(shown, Qt::Key_Left);
        QCOMPARE(study.state().chapter, 0);
        QCOMPARE(stage.turn(), last);
    }

    /// What the engine thinks is seen only while the key is held.
    void peeks()
    {
        const GameOutputStage stage;
        ui::PresentationWindow* shown = stage.present();
        auto* note = shown->findChild<QTextBrowser*>(u"presentationNote"_s);
        QVERIFY(QTest::qWaitFor(
            [&] { return stage.session->analysis().state() == ui::LiveAnalysis::State::Ready; }));
        QTest::keyPress(shown, Qt::Key_F12);
        QVERIFY(shown->isPeeking());
        QVERIFY2(note->toPlainText().contains(u"1."_s), qPrintable(note->toPlainText()));
        QTest::keyRelease(shown, Qt::Key_F12);
        QCOMPARE(note->toPlainText(), QString());
    }

    /// A note behind a challenge belongs to the turn; its lines stay lines, its places are links.
    void notesBehindConsequences()
    {
        const GameOutputStage stage;
        auto reading = engine::readGcg(
            "#player1 a Anna\n#player2 b Ben\n>a: CATSEEA 8G CAT +10 10\n>a: CATSEEA (challenge) "
            "+5 15\n"
            "#note good <i>call</i>\\n8D SEAT\\nback to #1\n>b: EEAQUIZ 9F EAT +8 8\n",
            fixture::english());
        auto record = reading->record;
        engine::Annotations annotations;
        annotations.notes = {"good <i>call</i>\n8D SEAT\nback to #1"};
        record.setAnnotations(2, annotations);
        stage.session->study().setGame(*ui::OpenGame::create(record, fixture::lexicon()),
                                       u"b.gcg"_s, u"open"_s);
        auto* view = stage.window->findChild<QTextBrowser*>(u"turnNoteView"_s);
        QTRY_COMPARE(view->toPlainText(), u"good <i>call</i>\n8D SEAT\nback to #1"_s);
        // Edited where it stands.
        auto* panel = stage.window->findChild<ui::GamePanel*>();
        panel->note()->edit();
        panel->note()->editor()->setPlainText(u"good call\n8D SEAT\nback to #1"_s);
        panel->commitNote();
        const engine::GameRecord& now = stage.session->study().game()->record();
        QCOMPARE(now.node(2).annotations.notes.size(), std::size_t{1});
        QVERIFY(now.node(1).annotations.notes.empty());

        ui::PresentationWindow* shown = stage.present();
        auto* note = shown->findChild<QTextBrowser*>(u"presentationNote"_s);
        auto* board = shown->findChild<ui::BoardWidget*>(u"presentationBoard"_s);
        QCOMPARE(note->toPlainText(), QString());
        QTest::keyClick(shown, Qt::Key_Right);
        QCOMPARE(note->toPlainText(), u"good call\n8D SEAT\nback to #1"_s);
        QTest::keyClick(shown, Qt::Key_Tab);
        QVERIFY(board->ghost().has_value());
        QTest::keyClick(shown, Qt::Key_Tab);
        QVERIFY(!board->ghost().has_value());
        QTest::keyClick(shown, Qt::Key_Return);
        QCOMPARE(stage.turn(), 0);
    }

    void exportsInAJob()
    {
        const GameOutputStage stage;
        ui::ExportFeature* output = stage.window->feature<ui::ExportFeature>();
        QSignalSpy written(output, &ui::ExportFeature::exported);
        QSignalSpy failed(output, &ui::ExportFeature::exportFailed);
        const QString path = stage.folder.filePath(u"a.html"_s);
        output->start(ui::ExportForm::Html, path);
        QVERIFY(written.wait());
        QVERIFY(QFileInfo(path).size() > 1000);
        QVERIFY(output->proposedPath(ui::ExportForm::Gcg).endsWith(u"/a.gcg"_s));
        output->start(ui::ExportForm::Html, stage.folder.filePath(u"no/such/a.html"_s));
        QVERIFY(failed.wait());
        QVERIFY(stage.window->messageBar()->isVisible());
    }

    /// Nobody, whatever he may, writes a file there.
    void nextIsAskedForWhereSomethingWasWritten()
    {
        const GameOutputStage stage;
        ui::ExportFeature* output = stage.window->feature<ui::ExportFeature>();
        const auto exportTo = [&](const QString& path) {
            QTimer answers;
            connect(&answers, &QTimer::timeout, this, [&path] {
                QWidget* modal = QApplication::activeModalWidget();
                if (auto* files = qobject_cast<QFileDialog*>(modal)) {
                    files->findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(path);
                    QMetaObject::invokeMethod(files, "accept", Qt::QueuedConnection);
                } else if (auto* dialog = qobject_cast<QDialog*>(modal)) {
                    dialog->accept();
                }
            });
            answers.start(100);
            stage.window->actions().action(u"file.export"_s)->trigger();
        };
        QSignalSpy written(output, &ui::ExportFeature::exported);
        QSignalSpy failed(output, &ui::ExportFeature::exportFailed);
        const QString before = stage.session->settings().lastFolder();
        exportTo(u"/proc/a.html"_s);
        QVERIFY(failed.size() == 1 || failed.wait());
        QCOMPARE(stage.session->settings().lastFolder(), before);
        exportTo(stage.folder.filePath(u"a.html"_s));
        QVERIFY(written.size() == 1 || written.wait());
        QCOMPARE(stage.session->settings().lastFolder(), stage.folder.path());
    }
};

TEST_CLASS(TestGameOutput, QApplication)
#include "tst_game_output.moc"
