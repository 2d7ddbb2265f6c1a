// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include "engine/board/position_check.h"
#include "engine/game/cgp.h"
#include "engine/game/gcg_format.h"
#include "engine/game/study_format.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/settled.h"
#include "ui/board/board_widget.h"
#include "ui/document/study.h"
#include "ui/position/board_column.h"
#include "ui/setup/setup_board.h"
#include "ui/setup/setup_feature.h"
#include "ui/setup/setup_view.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

struct SetupToolsStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    ui::Session session{fixture::catPosition(), fake.function(),
                        folder.filePath(u"settings.ini"_s)};
    ui::MainWindow window{session};

    SetupToolsStage()
    {
        session.analysis().setLive(false);
        window.restoreLayout();
        window.setWindowState(Qt::WindowNoState);
        window.resize(1366, 740);
        window.show();
        static_cast<void>(fixture::settles(window));
    }
    ui::SetupFeature* setup() { return window.feature<ui::SetupFeature>(); }
    ui::SetupBoard* board() { return setup()->view()->board(); }
    void trigger(const char* id) { window.actions().action(QLatin1StringView(id))->trigger(); }
    /// As often as it takes: the cursor, then the page.
    void leave()
    {
        for (int i = 0; i < 2; ++i) QTest::keyClick(board(), Qt::Key_Escape);
    }
    int drafted() { return setup()->draft()->position()->board().tileCount(); }
    void type(const char* text) { QTest::keyClicks(board(), QLatin1StringView(text)); }
    int tiles() { return session.study().position()->board().tileCount(); }
    QStringList docks() const
    {
        QStringList names;
        for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
            if (!dock->isHidden()) names.append(dock->objectName());
        names.sort();
        return names;
    }
};

}  // namespace

class TestSetupTools : public QObject
{
    Q_OBJECT

private slots:
    void appliesAsOneEdit()
    {
        SetupToolsStage stage;
        const QStringList docks = stage.docks();
        QVERIFY(!docks.isEmpty());
        stage.trigger("position.setup");
        QVERIFY(stage.setup()->isOn());
        QVERIFY(stage.setup()->view()->isVisible());
        QVERIFY(!stage.window.boardColumn()->isVisible());
        QVERIFY(stage.docks().isEmpty());
        stage.type("eat");  // from the start square on, over A and T
        QCOMPARE(stage.tiles(), 3);
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QVERIFY(!stage.setup()->isOn());
        QVERIFY(stage.window.boardColumn()->isVisible());
        QTRY_COMPARE(stage.docks(), docks);
        QCOMPARE(stage.tiles(), 4);
        // It is nowhere else.
        QVERIFY(stage.window.isWindowModified());
        QCOMPARE(stage.session.study().undoStack()->count(), 1);
        stage.trigger("edit.undo");
        QCOMPARE(stage.tiles(), 3);
    }

    void leavesWithoutATrace()
    {
        SetupToolsStage stage;
        const auto before = stage.session.study().position();
        stage.trigger("position.setup");
        stage.type("eat");
        QTest::keyClick(stage.board(), Qt::Key_Escape);
        QVERIFY(stage.setup()->isOn());
        QTest::keyClick(stage.board(), Qt::Key_Escape);
        QVERIFY(!stage.setup()->isOn());
        QCOMPARE(stage.session.study().position(), before);
        QCOMPARE(stage.session.study().undoStack()->count(), 0);
        QVERIFY(!stage.window.isWindowModified());
    }

    void whatIsLeftIsOneUndoAway()
    {
        SetupToolsStage stage;
        QAction* undo = stage.window.actions().action(u"edit.undo"_s);
        stage.trigger("position.setup");
        stage.leave();
        // Nothing was changed.
        QVERIFY(!undo->isEnabled());
        stage.trigger("position.setup");
        stage.type("eats");
        for (int i = 0; i < 2; ++i) {
            stage.leave();
            QVERIFY(!stage.setup()->isOn());
            undo->trigger();
            QVERIFY(stage.setup()->isOn());
            QVERIFY(stage.setup()->view()->isVisible());
            QCOMPARE(stage.drafted(), 5);
        }
        // With its own history, at whose beginning there is nothing to be kept any more.
        for (int i = 0; i < 4; ++i) undo->trigger();
        QCOMPARE(stage.drafted(), 3);
        stage.leave();
        QVERIFY(!undo->isEnabled());
    }

    void begunAgainItIsStillThere()
    {
        SetupToolsStage stage;
        stage.trigger("position.setup");
        stage.type("eats");
        stage.leave();
        stage.trigger("position.setup");
        QCOMPARE(stage.drafted(), 3);
        stage.trigger("edit.undo");
        QCOMPARE(stage.drafted(), 5);
        stage.trigger("edit.redo");
        QCOMPARE(stage.drafted(), 3);
        // Left as it was begun, it is kept for what is behind it.
        stage.leave();
        stage.trigger("edit.undo");
        stage.trigger("edit.undo");
        QCOMPARE(stage.drafted(), 5);
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QCOMPARE(stage.tiles(), 5);
        stage.trigger("edit.undo");
        QVERIFY(!stage.setup()->isOn());
        QCOMPARE(stage.tiles(), 3);
    }

    void anEditOfTheStudyForgetsIt()
    {
        SetupToolsStage stage;
        stage.trigger("position.setup");
        stage.type("eats");
        stage.leave();
        const engine::Rack none;
        QVERIFY(stage.session.study().setRack(0, none));
        stage.trigger("edit.undo");
        QVERIFY(!stage.setup()->isOn());
        QVERIFY(!stage.session.study().position()->mover().rack.empty());
        QVERIFY(!stage.window.actions().action(u"edit.undo"_s)->isEnabled());
    }

    void appliesNothingWithoutAChange()
    {
        SetupToolsStage stage;
        stage.trigger("position.setup");
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QCOMPARE(stage.session.study().undoStack()->count(), 0);
    }

    void undoIsThePagesMeanwhile()
    {
        SetupToolsStage stage;
        stage.trigger("position.setup");
        stage.type("eats");
        const auto count = [&] { return stage.setup()->draft()->position()->board().tileCount(); };
        QCOMPARE(count(), 5);
        stage.trigger("edit.undo");
        QCOMPARE(count(), 4);
        stage.trigger("edit.redo");
        QCOMPARE(count(), 5);
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QVERIFY(!stage.setup()->isOn());
        // One edit, whatever was done in the page.
        stage.trigger("edit.undo");
        QVERIFY(!stage.window.actions().action(u"edit.undo"_s)->isEnabled());
        QCOMPARE(stage.tiles(), 3);
    }

    void pasteGoesIntoThePage()
    {
        SetupToolsStage stage;
        stage.trigger("position.setup");
        QGuiApplication::clipboard()->setText(
            u"15/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/15 / 0/0 0"_s);
        stage.trigger("edit.paste");
        QVERIFY(stage.setup()->isOn());
        QCOMPARE(stage.setup()->draft()->position()->board().tileCount(), 2);
        QCOMPARE(stage.tiles(), 3);
    }

    void whatIsOpenedEndsIt()
    {
        SetupToolsStage stage;
        stage.trigger("position.setup");
        stage.type("eat");
        stage.session.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QVERIFY(!stage.setup()->isOn());
        QVERIFY(stage.session.study().game());
        // What was set up isn't lost.
        stage.trigger("edit.undo");
        QVERIFY(stage.setup()->isOn());
        QCOMPARE(stage.drafted(), 4);
        QVERIFY(stage.session.study().game());
    }

    void inAGameItBecomesAChapter()
    {
        SetupToolsStage stage;
        ui::Study& study = stage.session.study();
        study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        const auto first = study.game();
        stage.trigger("position.setup");
        QTest::keyClick(stage.board(), Qt::Key_Delete);
        stage.type("eat");
        const QString cgp =
            QString::fromStdString(engine::writeCgp(*stage.setup()->draft()->position(), {}));
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QCOMPARE(ui::otherChapters(study.state()), 1);
        QCOMPARE(study.state().chapter, 1);
        QCOMPARE(study.toCgp(), cgp);
        QCOMPARE(study.playerName(0), u"Anna"_s);
        QVERIFY(study.isModified());
        // One file of a game alone can't hold both.
        QVERIFY(!ui::holdsAll(engine::gcgFormat(), study.state()));
        QVERIFY(ui::holdsAll(engine::studyFormat(), study.state()));
        QVERIFY(study.goToChapter(0));
        QCOMPARE(study.game()->record(), first->record());
        QVERIFY(study.goToChapter(1));
        stage.trigger("edit.undo");
        QCOMPARE(ui::otherChapters(study.state()), 0);
        QCOMPARE(study.game()->record(), first->record());
    }

    void whatNoGameCanBeginWithStandsAlone()
    {
        SetupToolsStage stage;
        ui::Study& study = stage.session.study();
        study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        stage.trigger("position.setup");
        stage.setup()->draft()->setTiles({{0, 0, 5}, {9, 9, 1}}, u"two apart"_s);
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QVERIFY(!study.game());
        QCOMPARE(study.position()->board().at(0, 0), engine::Tile(5));
        stage.trigger("edit.undo");
        QVERIFY(study.game());
    }

    void rulesChangeWithTheTiles()
    {
        SetupToolsStage stage;
        stage.trigger("position.setup");
        stage.setup()->setRules(*engine::catalogue::rules("english_super"));
        QCOMPARE(stage.setup()->draft()->position()->board().rows(), 21);
        QCOMPARE(stage.setup()->draft()->position()->board().tileCount(), 3);
        QVERIFY(stage.setup()->draft()->position()->lexicon());
        QTRY_VERIFY(stage.board()->cellSize() >= 20);
        stage.trigger("edit.undo");
        QCOMPARE(stage.setup()->draft()->position()->board().rows(), 15);
        // The letters of other rules need another lexicon; undo brings this one back.
        stage.setup()->setRules(*engine::catalogue::rules("spanish"));
        QVERIFY(!stage.setup()->draft()->position()->lexicon());
        stage.trigger("edit.undo");
        QVERIFY(stage.setup()->draft()->position()->lexicon());
        stage.trigger("edit.redo");
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QCOMPARE(stage.session.study().position()->rules().id, "spanish");
        QCOMPARE(stage.tiles(), 3);
        stage.trigger("edit.undo");
        QCOMPARE(stage.session.study().position()->rules().id, "english");
    }

    void anotherLexiconJudgesTheWords()
    {
        SetupToolsStage stage;
        const QString path = stage.folder.filePath(u"few.txt"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("DOG\nEAT\n");
        file.close();
        stage.session.library().remember(path, u"english"_s);
        stage.trigger("position.setup");
        auto* lexicons = stage.setup()->view()->findChild<QComboBox*>(u"setupLexicon"_s);
        const int index = lexicons->findData(path);
        QVERIFY(index >= 0);
        QVERIFY(oddities(*stage.setup()->draft()->position()).empty());
        lexicons->setCurrentIndex(index);
        emit lexicons->activated(index);
        QTRY_COMPARE(oddities(*stage.setup()->draft()->position()).size(), std::size_t(1));
        QCOMPARE(lexicons->currentIndex(), index);
        QVERIFY(oddities(*stage.session.study().position()).empty());
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QTRY_COMPARE(oddities(*stage.session.study().position()).size(), std::size_t(1));
    }

    void aLexiconThatComesIsTaken()
    {
        SetupToolsStage stage;
        stage.session.study().setPosition(
            *fixture::position(fixture::kEmptyBoard + " / 0/0 0", false), u"x"_s, u"x"_s);
        stage.trigger("position.setup");
        stage.type("eat");
        QVERIFY(stage.session.study().setLexicon(nullptr));
        QVERIFY(stage.setup()->isOn());
        QVERIFY(!stage.setup()->draft()->position()->lexicon());
        QVERIFY(stage.session.study().setLexicon(fixture::lexicon()));
        QVERIFY(stage.setup()->draft()->position()->lexicon());
        QCOMPARE(stage.setup()->draft()->position()->board().tileCount(), 3);
    }

    void otherCommandsWait()
    {
        SetupToolsStage stage;
        const auto isEnabled = [&stage](const char* id) {
            return stage.window.actions().action(QLatin1StringView(id))->isEnabled();
        };
        stage.trigger("position.setup");
        for (const char* id : {"layout.next", "position.play", "view.words", "analyse.generate"})
            QVERIFY2(!isEnabled(id), id);
        QVERIFY(isEnabled("file.open"));
        QVERIFY(isEnabled("edit.paste"));
        stage.window.escape();
        QVERIFY(isEnabled("layout.next"));
        QVERIFY(isEnabled("view.words"));
    }

    void closingBringsThePanelsBack()
    {
        SetupToolsStage stage;
        stage.trigger("position.setup");
        stage.window.close();
        QVERIFY(!stage.setup()->isOn());
    }

    /// What was set up is not lost with the window.
    void closingAsksWhatBecomesOfIt_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("closes");
        QTest::addColumn<int>("tiles");
        QTest::newRow("stay") << u"Cancel"_s << false << 3;
        QTest::newRow("discard") << u"Discard"_s << true << 3;
        QTest::newRow("apply") << u"Apply"_s << true << 4;
    }
    void closingAsksWhatBecomesOfIt()
    {
        QFETCH(const QString, button);
        QFETCH(const bool, closes);
        QFETCH(const int, tiles);
        SetupToolsStage stage;
        stage.trigger("position.setup");
        stage.type("eat");
        QCOMPARE(stage.drafted(), 4);
        bool asked = false;
        QTimer timer;
        timer.setInterval(5);
        connect(&timer, &QTimer::timeout, &timer, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            timer.stop();
            asked = box->objectName() == u"setupQuestion"_s;
            const auto buttons = box->buttons();
            for (QAbstractButton* one : buttons)
                if (one->text().remove(u'&').startsWith(button)) return one->click();
            box->reject();
        });
        timer.start();
        stage.window.close();
        QVERIFY(asked);
        QCOMPARE(stage.window.isVisible(), !closes);
        QCOMPARE(stage.setup()->isOn(), !closes);
        QCOMPARE(stage.tiles(), tiles);
    }

    void everythingFitsOnASmallScreen()
    {
        SetupToolsStage stage;
        stage.trigger("position.setup");
        QTRY_COMPARE(stage.window.size(), QSize(1366, 740));
        QTRY_VERIFY(stage.board()->cellSize() >= 24);
    }
};

TEST_CLASS(TestSetupTools, QApplication)
#include "tst_setup_tools.moc"
