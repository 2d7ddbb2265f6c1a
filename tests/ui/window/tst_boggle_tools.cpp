// SPDX-License-Identifier: GPL-3.0-or-later
// Boggle in the window: its dock, its command, and what it writes.
#include <utility>

#include <QDockWidget>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "tests/ui/window/late_docks.h"
#include "ui/boggle/boggle_board_entry.h"
#include "ui/boggle/boggle_feature.h"
#include "ui/boggle/boggle_panel.h"
#include "ui/position/board_column.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/layout_presets.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

struct BoggleToolsStage
{
    QTemporaryDir folder;
    ui::Session session{fixture::catPosition(), engine::rankMoves,
                        folder.filePath(u"settings.ini"_s)};
    ui::MainWindow window{session};

    BoggleToolsStage()
    {
        window.restoreLayout();
        window.resize(1366, 740);
        window.show();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
        static_cast<void>(fixture::settles(window));
    }
    ui::BoggleFeature& tools() { return *window.feature<ui::BoggleFeature>(); }
    QDockWidget* dock() const { return window.findChild<QDockWidget*>(u"dock.boggle"_s); }
};

}  // namespace

class TestBoggleTools : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void dockOpensByKeyAndIsClosedAtFirst()
    {
        BoggleToolsStage stage;
        QAction* action = stage.window.actions().action(u"view.boggle"_s);
        QVERIFY(stage.dock() && action);
        QVERIFY(stage.dock()->isHidden());
        // It is not seen: nothing is worked on.
        QCOMPARE(stage.tools().desk().state(), ui::BoggleDesk::State::Asleep);
        QTest::keyClick(&stage.window, Qt::Key_6, Qt::AltModifier);
        QTRY_VERIFY(stage.dock()->isVisible());
        auto* board = stage.window.findChild<ui::BoggleBoardEntry*>(u"boggleBoard"_s);
        QTRY_COMPARE(QApplication::focusWidget(), board);
        // Letters go into the grid and nowhere else.
        QTest::keyClicks(board, u"catsea"_s);
        QVERIFY(stage.tools().desk().gridText().startsWith(u"CATSEA"));
        QTRY_VERIFY(stage.tools().desk().isCurrent());
        QVERIFY(stage.window.actions().keyConflicts().isEmpty());
        // From there it goes back to the board.
        action->trigger();
        QTRY_COMPARE(QApplication::focusWidget(), stage.window.boardColumn()->board());
        QVERIFY(stage.dock()->isVisible());
        action->trigger();
        QTRY_COMPARE(QApplication::focusWidget(), board);
        stage.window.actions().action(u"layout.closePanel"_s)->trigger();
        QTRY_VERIFY(stage.dock()->isHidden());
        QCOMPARE(stage.tools().desk().state(), ui::BoggleDesk::State::Asleep);
        action->trigger();
        stage.window.layouts()->reset();
        QVERIFY(stage.dock()->isHidden());
    }

    void fitsSmallScreens()
    {
        BoggleToolsStage stage;
        stage.window.actions().action(u"view.boggle"_s)->trigger();
        QTRY_VERIFY(stage.dock()->isVisible());
        QVERIFY(stage.window.minimumSizeHint().width() <= 1366);
        QVERIFY(stage.window.minimumSizeHint().height() <= 768);
    }

    /// Panels are made when they are first seen, and then small windows have as little room for them
    /// as for those that were there from the start.
    void panelsThatComeLateFitSmallWindows()
    {
        BoggleToolsStage stage;
        stage.window.resize(1000, 600);
        static_cast<void>(fixture::settles(stage.window));
        const QSize before = stage.window.size();
        bool areCapped = false;
        for (const auto& [action, name] : fixture::lateDocks()) {
            stage.window.actions().action(action)->trigger();
            const QWidget* content = stage.window.findChild<QDockWidget*>(name)->widget();
            const int wanted = content->minimumSizeHint().height();
            const int claimed = content->minimumHeight() > 0 ? content->minimumHeight() : wanted;
            QVERIFY2(claimed < before.height() / 3, qPrintable(name));
            areCapped = areCapped || claimed < wanted;
            static_cast<void>(fixture::settles(stage.window));
            QCOMPARE(stage.window.size(), before);
        }
        QVERIFY(areCapped);
    }

    void filesAreWritten()
    {
        BoggleToolsStage stage;
        const ui::BoggleFile file{u"t"_s, u"words.csv"_s, u"*"_s,
                                  [](const QString&) { return QByteArray("a,b\n"); }};
        QSignalSpy done(&stage.tools(), &ui::BoggleFeature::exported);
        const QString path = stage.folder.filePath(u"words.csv"_s);
        stage.tools().write(file, path);
        QTRY_COMPARE(done.size(), 1);
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), QByteArray("a,b\n"));
        // Where nothing can be written, the user is told.
        stage.tools().write(file, stage.folder.filePath(u"none/words.csv"_s));
        QTRY_VERIFY(stage.window.messageBar()->text().contains(u"words.csv was not written"));
        QCOMPARE(done.size(), 1);
    }

    /// Whoever stops it knows that nothing was written.
    void whatWasStoppedIsNoFailure()
    {
        BoggleToolsStage stage;
        const ui::BoggleFile file{u"t"_s, u"words.csv"_s, u"*"_s,
                                  [](const QString&) { return QByteArray("a,b\n"); }};
        QSignalSpy failed(&stage.tools(), &ui::BoggleFeature::exportFailed);
        stage.tools().write(file, stage.folder.filePath(u"words.csv"_s));
        stage.session.jobs().cancelAll();
        QTRY_VERIFY(stage.session.jobs().jobs().isEmpty());
        QCOMPARE(failed.size(), 0);
    }
};

TEST_CLASS(TestBoggleTools, QApplication)
#include "tst_boggle_tools.moc"
