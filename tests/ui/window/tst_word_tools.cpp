// SPDX-License-Identifier: GPL-3.0-or-later
// The word tools in the window: Words dock, quick judge, command palette.
#include <QAccessible>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/game/position_feature.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/window/layout_presets.h"
#include "ui/window/main_window.h"
#include "ui/words/quick_judge.h"
#include "ui/words/words_feature.h"
#include "ui/words/words_panel.h"

using namespace Qt::StringLiterals;
using ui::LiveAnalysis;

namespace {

struct WordToolsStage
{
    QTemporaryDir folder;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    explicit WordToolsStage(const ui::PositionPtr& position = fixture::catPosition())
        : session(std::make_unique<ui::Session>(position, engine::rankMoves,
                                                folder.filePath(u"settings.ini"_s))),
          window(std::make_unique<ui::MainWindow>(*session))
    {
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
        std::ignore = QTest::qWaitForWindowActive(window.get());
        std::ignore = fixture::settles(*window);
    }
    template <class T>
    T* child(const char* name) const
    {
        return window->findChild<T*>(QLatin1StringView(name));
    }
    QAction* action(const char* id) const
    {
        return window->actions().action(QLatin1StringView(id));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : window.get(),
                        key, modifiers);
    }
    void type(const QString& text) const { QTest::keyClicks(QApplication::focusWidget(), text); }
    ui::WordsPanel& words() const { return *window->feature<ui::WordsFeature>()->panel(); }
    bool idle() const { return session->jobs().jobs().isEmpty(); }
    QString verdict() const { return child<QLabel>("verdict")->text(); }
};

}  // namespace

class TestWordTools : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void dockOpensByKeyAndIsClosedAtFirst()
    {
        WordToolsStage stage;
        auto* dock = stage.child<QDockWidget>("dock.words");
        QAction* action = stage.action("view.words");
        QVERIFY(dock && action);
        QVERIFY(!dock->isVisible());
        stage.key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(dock->isVisible());
        QVERIFY(!dock->isFloating());
        const QList<QDockWidget*> beside =
            stage.window->tabifiedDockWidgets(stage.child<QDockWidget>("dock.moves"));
        QVERIFY(beside.contains(dock));
        QTRY_COMPARE(QApplication::focusWidget(), stage.child<QLineEdit>("wordField"));
        // As a tab behind the moves it comes to the front again.
        stage.action("view.moves")->trigger();
        QTRY_VERIFY(stage.child<QLineEdit>("wordField")->visibleRegion().isEmpty());
        stage.window->boardColumn()->board()->setFocus();
        action->trigger();
        QTRY_VERIFY(!stage.child<QLineEdit>("wordField")->visibleRegion().isEmpty());
        QTRY_COMPARE(QApplication::focusWidget(), stage.child<QLineEdit>("wordField"));
        // The same where it is behind them with the keys in it.
        stage.child<QDockWidget>("dock.moves")->raise();
        QTRY_VERIFY(stage.child<QLineEdit>("wordField")->visibleRegion().isEmpty());
        QCOMPARE(QApplication::focusWidget(), stage.child<QLineEdit>("wordField"));
        stage.key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(!stage.child<QLineEdit>("wordField")->visibleRegion().isEmpty());
        QTRY_COMPARE(QApplication::focusWidget(), stage.child<QLineEdit>("wordField"));
        // What is in front is closed, wherever the keys are behind it.
        stage.child<QDockWidget>("dock.moves")->raise();
        QTRY_VERIFY(stage.child<QLineEdit>("wordField")->visibleRegion().isEmpty());
        stage.action("layout.closePanel")->trigger();
        QTRY_VERIFY(stage.child<QDockWidget>("dock.moves")->isHidden());
        QVERIFY(!dock->isHidden());
        // A panel that floats gets the keys, and gives them back.
        dock->setFloating(true);
        stage.window->activateWindow();
        QTRY_VERIFY(stage.window->isActiveWindow());
        stage.window->boardColumn()->board()->setFocus();
        stage.action("view.words")->trigger();
        QTRY_VERIFY(dock->isActiveWindow());
        QTRY_COMPARE(QApplication::focusWidget(), stage.child<QLineEdit>("wordField"));
        stage.action("view.words")->trigger();
        QTRY_VERIFY(stage.window->isActiveWindow());
        QTRY_VERIFY(stage.window->centralWidget()->isAncestorOf(QApplication::focusWidget()));
        dock->setFloating(false);
        stage.window->layouts()->reset();
        QVERIFY(dock->isHidden());
        QTRY_VERIFY(stage.child<QDockWidget>("dock.moves")->isVisible());
    }

    void layoutComesBack()
    {
        WordToolsStage stage;
        stage.action("view.words")->trigger();
        QTRY_VERIFY(stage.child<QDockWidget>("dock.words")->isVisible());
        stage.window->close();
        ui::MainWindow second(*stage.session);
        second.restoreLayout();
        second.show();
        QTRY_VERIFY(second.findChild<QDockWidget*>(u"dock.words"_s)->isVisible());
    }

    void wordToBoard()
    {
        WordToolsStage stage;
        QTRY_COMPARE(stage.session->analysis().state(), LiveAnalysis::State::Ready);
        stage.key(Qt::Key_3, Qt::AltModifier);
        QTRY_COMPARE(QApplication::focusWidget(), stage.child<QLineEdit>("wordField"));
        stage.type(u"seat"_s);
        QTRY_VERIFY(stage.words().model().rowCount() == 3 && stage.idle());
        stage.key(Qt::Key_Down);
        stage.key(Qt::Key_Down);
        // EATS SEAT TEAS
        const auto move = stage.words().model().moveFor(1);
        QVERIFY(move);
        QCOMPARE(stage.window->boardColumn()->board()->ghost(), move);
        QCOMPARE(stage.window->boardColumn()->intendedMove(), move);
        stage.key(Qt::Key_Escape);
        QVERIFY(!stage.window->boardColumn()->board()->ghost());
        // Enter shows it again, and the button plays it.
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.window->boardColumn()->board()->ghost(), move);
        stage.window->feature<ui::PositionFeature>()->play();
        QCOMPARE(stage.session->study().position()->onTurn(), 1);
        QVERIFY(!stage.window->boardColumn()->board()->ghost());
        // What could be played then is no longer said.
        QTRY_VERIFY(stage.idle());
        QVERIFY(!stage.words().model().moveFor(1));
    }

    void quickJudge()
    {
        WordToolsStage stage;
        stage.window->boardColumn()->board()->setFocus();
        stage.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        auto* field = stage.child<QLineEdit>("judgeField");
        QTRY_COMPARE(QApplication::focusWidget(), field);
        QVERIFY(!stage.child<QLabel>("verdict")->isVisible());
        stage.type(u"cat"_s);
        QTRY_COMPARE(stage.verdict(), u"✓ CAT is valid"_s);
        QVERIFY(stage.child<QLabel>("verdict")->isVisible());
        stage.type(u"x"_s);
        QTRY_COMPARE(stage.verdict(), u"✕ CATX is not valid"_s);
        field->selectAll();
        stage.type(u"cat,dgo/tea sat"_s);
        QTRY_COMPARE(stage.verdict(), u"✕ 1 of 4 not valid: ✓ CAT  ✕ DGO  ✓ TEA  ✓ SAT"_s);
        // Screen readers find it at the field and at the label.
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(field);
        QCOMPARE(accessible->text(QAccessible::Description), stage.verdict());
        accessible = QAccessible::queryAccessibleInterface(stage.child<QLabel>("verdict"));
        QCOMPARE(accessible->text(QAccessible::Name), stage.verdict());
        field->selectAll();
        stage.type(u"cat tea"_s);
        QTRY_COMPARE(stage.verdict(), u"✓ all 2 valid: ✓ CAT  ✓ TEA"_s);
        field->selectAll();
        stage.type(u"c4t"_s);
        QTRY_VERIFY(stage.verdict().startsWith(u"✕ c4t: "));
        stage.key(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), stage.window->boardColumn()->board());
        // The next time the old words are selected, so that typing replaces them.
        stage.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        stage.type(u"tea"_s);
        QTRY_COMPARE(stage.verdict(), u"✓ TEA is valid"_s);
    }

    void longVerdictsNeedNoRoom()
    {
        WordToolsStage stage;
        const int before = stage.window->minimumSizeHint().width();
        stage.action("lexicon.judge")->trigger();
        // What is longer than the field is not called valid.
        auto* field = stage.child<QLineEdit>("judgeField");
        QGuiApplication::clipboard()->setText(u"cat "_s.repeated(30'000) + u"dgo"_s);
        field->paste();
        QTRY_VERIFY2(
            stage.verdict().startsWith(u"✕ cut after 100000 characters: ✓ all 25000 valid: ✓ CAT"),
            qPrintable(stage.verdict().left(99)));
        QVERIFY(stage.verdict().endsWith(u"…"));
        QVERIFY(stage.verdict().size() < 3000);
        QTest::keyClick(field, Qt::Key_Backspace);
        QTRY_VERIFY(stage.verdict().startsWith(u"✓ all 25000 valid"));
        stage.child<QLineEdit>("judgeField")->setText(u"cat dgo "_s.repeated(50));
        QTRY_VERIFY(stage.verdict().startsWith(u"✕ 50 of 100 not valid"));
        QVERIFY(stage.window->minimumSizeHint().width() < before + 150);
        QVERIFY(stage.child<QLabel>("verdict")->width() <= 420);
        QCOMPARE(stage.child<QLabel>("verdict")->toolTip(), stage.verdict());
    }

    void noLexicon()
    {
        WordToolsStage stage(fixture::position(fixture::kEmptyBoard + " / 0/0 0", false));
        stage.action("lexicon.judge")->trigger();
        stage.type(u"cat"_s);
        QTRY_VERIFY(stage.verdict().contains(u"lexicon"));
    }

    void paletteJudges()
    {
        WordToolsStage stage;
        stage.action("help.palette")->trigger();
        auto* line = stage.child<QLineEdit>("paletteLine");
        auto* list = stage.child<QListWidget>("paletteList");
        QTest::keyClicks(line, u"?at"_s);
        QTRY_VERIFY(list->count() == 1 && list->item(0)->text() == u"✓ AT is valid"_s);
        QVERIFY(list->item(0)->data(Qt::UserRole).toString().contains(u"front CES · back E"));
        QTest::keyClicks(line, u"z"_s);
        QTRY_VERIFY(list->count() == 1 && list->item(0)->text() == u"✕ ATZ is not valid"_s);
        QTest::keyClick(line, Qt::Key_Backspace);
        QTRY_VERIFY(list->count() == 1 && list->item(0)->text() == u"✓ AT is valid"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(stage.child<QDockWidget>("dock.words")->isVisible());
        QTRY_COMPARE(stage.words().model().rowCount(), 5);
        QCOMPARE(stage.child<QLineEdit>("wordField")->text(), u"at"_s);
        // Several words are judged.
        stage.action("help.palette")->trigger();
        QTest::keyClicks(line, u"?cat dgo"_s);
        QTRY_VERIFY(list->count() == 1 && list->item(0)->text().startsWith(u"✕ 1 of 2"));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(stage.words().model().rowCount(), 2);
    }

    /// Also by what one does there.
    void paletteFindsWhereWordsAreSearched()
    {
        WordToolsStage stage;
        stage.action("help.palette")->trigger();
        QTest::keyClicks(stage.child<QLineEdit>("paletteLine"), u"search"_s);
        const auto* list = stage.child<QListWidget>("paletteList");
        QVERIFY(!list->findItems(u"Words"_s, Qt::MatchStartsWith).isEmpty());
    }

    void windowGoesWhileWordsAreLookedUp()
    {
        auto stage = std::make_unique<WordToolsStage>();
        stage->action("view.words")->trigger();
        stage->child<QLineEdit>("wordField")->setText(u"cats?"_s);
        stage->child<QLineEdit>("judgeField")->setText(u"cats"_s);
        stage->window.reset();
        stage.reset();
    }
};

TEST_CLASS(TestWordTools, QApplication)
#include "tst_word_tools.moc"
