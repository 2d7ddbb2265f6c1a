// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QDockWidget>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/ui/game_fixture.h"
#include "ui/board/board_widget.h"
#include "ui/panels/setup_board.h"
#include "ui/panels/setup_view.h"
#include "ui/window/board_column.h"
#include "ui/window/main_window.h"
#include "ui/window/setup_tools.h"

using namespace Qt::StringLiterals;

namespace {

struct Stage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    ui::Session session{fixture::catPosition(), fake.function(),
                        folder.filePath(u"settings.ini"_s)};
    ui::MainWindow window{session};

    Stage()
    {
        session.analysis().setLive(false);
        window.resize(1366, 740);
        window.show();
    }
    ui::SetupTools* setup() { return window.setupTools(); }
    ui::SetupBoard* board() { return setup()->view()->board(); }
    void trigger(const char* id) { window.actions().action(QLatin1StringView(id))->trigger(); }
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
        Stage stage;
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
        QCOMPARE(stage.docks(), docks);
        QCOMPARE(stage.tiles(), 4);
        QCOMPARE(stage.session.study().undoStack()->count(), 1);
        stage.trigger("edit.undo");
        QCOMPARE(stage.tiles(), 3);
    }

    void cancelsWithoutATrace()
    {
        Stage stage;
        const auto before = stage.session.study().position();
        stage.trigger("position.setup");
        stage.type("eat");
        QTest::keyClick(stage.board(), Qt::Key_Escape);
        QVERIFY(!stage.setup()->isOn());
        QCOMPARE(stage.session.study().position(), before);
        QCOMPARE(stage.session.study().undoStack()->count(), 0);
        // Nothing changed is no edit either.
        stage.trigger("position.setup");
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QCOMPARE(stage.session.study().undoStack()->count(), 0);
    }

    void undoIsThePagesMeanwhile()
    {
        Stage stage;
        stage.trigger("position.setup");
        stage.type("eats");
        const auto count = [&] { return stage.setup()->draft()->position()->board().tileCount(); };
        QCOMPARE(count(), 5);
        stage.trigger("edit.undo");
        QCOMPARE(count(), 4);
        stage.trigger("edit.redo");
        QCOMPARE(count(), 5);
        stage.window.escape();
        QVERIFY(!stage.setup()->isOn());
        QVERIFY(!stage.window.actions().action(u"edit.undo"_s)->isEnabled());
    }

    void pasteGoesIntoThePage()
    {
        Stage stage;
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
        Stage stage;
        stage.trigger("position.setup");
        stage.type("eat");
        stage.session.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QVERIFY(!stage.setup()->isOn());
        QVERIFY(stage.session.study().game());
        // From a game the position becomes one of its own.
        stage.trigger("position.setup");
        stage.type("eat");
        QTest::keyClick(stage.board(), Qt::Key_Return);
        QVERIFY(!stage.session.study().game());
        stage.trigger("edit.undo");
        QVERIFY(stage.session.study().game());
    }

    void aLexiconThatComesIsTaken()
    {
        Stage stage;
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

    void closingBringsThePanelsBack()
    {
        Stage stage;
        stage.trigger("position.setup");
        stage.window.close();
        QVERIFY(!stage.setup()->isOn());
    }

    void everythingFitsOnASmallScreen()
    {
        Stage stage;
        stage.trigger("position.setup");
        QCOMPARE(stage.window.size(), QSize(1366, 740));
        QVERIFY(stage.board()->cellSize() >= 24);
    }
};

QTEST_MAIN(TestSetupTools)
#include "tst_setup_tools.moc"
