// SPDX-License-Identifier: GPL-3.0-or-later
// The arrangements of the panels: what they are made of comes back to the pixel.
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QScreen>
#include <QTableView>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/settled.h"
#include "tests/ui/window/window_stage.h"
#include "ui/moves/moves_panel.h"
#include "ui/theme/theme.h"
#include "ui/window/layout_presets.h"

using namespace Qt::StringLiterals;
using Stage = fixture::WindowStage;

namespace {

QString textOf(const QRect& rect)
{
    return u"%1,%2 %3x%4"_s.arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
}

/// Places and sizes of all that an arrangement is made of, one a line.
QStringList arrangement(const Stage& stage)
{
    QStringList lines;
    for (const QDockWidget* dock : stage.window->findChildren<QDockWidget*>())
        if (!dock->visibleRegion().isEmpty())
            lines.append(dock->objectName() + u' ' + textOf(dock->geometry()));
    lines.sort();
    lines.append(u"centre "_s + textOf(stage.window->centralWidget()->geometry()));
    lines.append(u"cards "_s + textOf(stage.child<QWidget>("welcomeCards")->geometry()));
    const QHeaderView* header = stage.window->movesPanel()->table()->horizontalHeader();
    for (int column = 0; column < header->count(); ++column)
        lines.append(u"column %1: %2"_s.arg(column).arg(header->sectionSize(column)));
    return lines;
}

void sizes()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("game");
    for (const bool game : {false, true}) {
        const char* what = game ? "game" : "position";
        QTest::addRow("1366x740 %s", what) << QSize(1366, 740) << game;
        QTest::addRow("1920x1050 %s", what) << QSize(1920, 1050) << game;
    }
}

/// Arranged for that size, as at a first start.
bool begin(Stage& stage)
{
    QFETCH(QSize, size);
    QFETCH(bool, game);
    // The small screen of the tests would hold it.
    stage.window->setWindowState(Qt::WindowNoState);
    if (!fixture::settles(*stage.window)) return false;
    stage.window->resize(size);
    if (!QTest::qWaitFor([&] { return stage.ready(); })) return false;
    if (game) stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
    if (!fixture::settles(*stage.window)) return false;
    stage.window->layouts()->reset();
    return fixture::settles(*stage.window) && stage.window->size() == size;
}

}  // namespace

class TestLayouts : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { ui::Theme::apply(ui::Look()); }

    void aLapEndsWhereItBegan_data() { sizes(); }
    void aLapEndsWhereItBegan()
    {
        Stage stage;
        QVERIFY(begin(stage));
        const QStringList before = arrangement(stage);
        QMap<QString, QStringList> seen;
        for (int lap = 0; lap < 2; ++lap) {
            for (int step = 0; step < ui::LayoutPresets::kPresets; ++step) {
                stage.action("layout.next")->trigger();
                QVERIFY(fixture::settles(*stage.window));
                const QString name = QString::number(step);
                const QStringList now = arrangement(stage);
                // Each of them is on the second lap what it was on the first.
                if (seen.contains(name)) QCOMPARE(now, seen.value(name));
                seen.insert(name, now);
            }
            QCOMPARE(arrangement(stage), before);
        }
    }

    void resetGivesTheFirstState_data() { sizes(); }
    void resetGivesTheFirstState()
    {
        Stage stage;
        QVERIFY(begin(stage));
        for (int step = 0; step < ui::LayoutPresets::kPresets; ++step) {
            const QStringList before = arrangement(stage);
            stage.action("layout.reset")->trigger();
            QVERIFY(fixture::settles(*stage.window));
            QCOMPARE(arrangement(stage), before);
            // After panels were opened, dragged and closed, too.
            stage.action("view.words")->trigger();
            stage.action("view.library")->trigger();
            auto* moves = stage.child<QDockWidget>("dock.moves");
            stage.window->resizeDocks({moves}, {moves->width() + 90}, Qt::Horizontal);
            QVERIFY(fixture::settles(*stage.window));
            moves->close();
            QVERIFY(fixture::settles(*stage.window));
            stage.action("layout.reset")->trigger();
            QVERIFY(fixture::settles(*stage.window));
            QCOMPARE(arrangement(stage), before);
            stage.action("layout.next")->trigger();
            QVERIFY(fixture::settles(*stage.window));
        }
    }

    void theFirstStateIsTheOneOfReset_data() { sizes(); }
    void theFirstStateIsTheOneOfReset()
    {
        QFETCH(QSize, size);
        QFETCH(bool, game);
        Stage stage;
        // As a window manager does it: the size comes after the window was arranged.
        stage.window->setWindowState(Qt::WindowNoState);
        stage.window->resize(size - QSize(120, 60));
        QCoreApplication::processEvents();
        stage.window->resize(size);
        QVERIFY(QTest::qWaitFor([&] { return stage.ready(); }));
        // As the program does it that was started with a file: it is read beside the first list.
        if (game) stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QVERIFY(fixture::settles(*stage.window));
        const QStringList first = arrangement(stage);
        stage.action("layout.reset")->trigger();
        QVERIFY(fixture::settles(*stage.window));
        QCOMPARE(arrangement(stage), first);
    }

    void whereOneIsIsReadBesideTheSheet()
    {
        Stage stage;
        stage.window->setWindowState(Qt::WindowNoState);
        QVERIFY(QTest::qWaitFor([&] { return stage.ready(); }));
        stage.window->resize(1366, 740);
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        stage.action("layout.study")->trigger();
        QVERIFY(fixture::settles(*stage.window));
        const auto* where = stage.child<QLabel>("whereInGame");
        QVERIFY(where->isVisible());
        const int needed = where->fontMetrics().horizontalAdvance(u"Turn 88 of 88"_s);
        QVERIFY2(where->width() >= needed, qPrintable(QString::number(where->width())));
    }

    /// The keys of the game's table go to the board, not to what Qt finds next to it.
    void theKeysStayWithTheGame()
    {
        Stage stage;
        QVERIFY(QTest::qWaitFor([&] { return stage.ready(); }));
        stage.session->study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        stage.action("layout.study")->trigger();
        QVERIFY(fixture::settles(*stage.window));
        auto* sheet = stage.child<QTableView>("scoreSheet");
        QVERIFY(!sheet->visibleRegion().isEmpty());
        stage.window->activateWindow();
        sheet->setFocus();
        QTRY_VERIFY(sheet->hasFocus());
        stage.action("game.last")->trigger();
        stage.action("layout.next")->trigger();  // Present, which has no panels
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(sheet->visibleRegion().isEmpty());
        QCOMPARE(QApplication::focusWidget(), stage.column().board());
        const int turn = stage.session->shown().moment().turn;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(stage.session->shown().moment().turn, turn - 1);
    }

    void aLayoutFitsAnotherScreen_data()
    {
        QTest::addColumn<QSize>("before");
        QTest::addColumn<QSize>("after");
        const QSize small(1366, 740);
        const QSize large(1920, 1050);
        QTest::newRow("smaller") << large << small;
        QTest::newRow("larger") << small << large;
        QTest::newRow("a little larger") << small << QSize(1680, 1000);
        QTest::newRow("a little smaller") << QSize(1680, 1000) << small;
    }
    void aLayoutFitsAnotherScreen()
    {
        QFETCH(QSize, before);
        QFETCH(QSize, after);
        Stage stage;
        const auto openAt = [&stage](ui::MainWindow& window, QSize size) {
            window.setWindowState(Qt::WindowNoState);
            window.resize(size);
            window.show();
            return fixture::settles(window) && window.size() == size &&
                   QTest::qWaitFor([&] { return stage.ready(); });
        };
        const auto squareOf = [](ui::MainWindow& window) {
            return qRound(window.boardColumn()->board()->cellSize());
        };
        stage.window.reset();
        int usual = 0;
        {
            ui::MainWindow first(*stage.session);
            QVERIFY(openAt(first, after));
            first.layouts()->reset();
            QVERIFY(fixture::settles(first));
            usual = squareOf(first);
        }
        for (const char* layout : {"analyse", "study"}) {
            const auto preset = *ui::LayoutPresets::named(QLatin1StringView(layout));
            stage.session->settings().forgetLayout(QLatin1StringView(layout));
            {
                ui::MainWindow one(*stage.session);
                QVERIFY(openAt(one, before));
                one.layouts()->choose(preset);
                one.layouts()->reset();
                QVERIFY(fixture::settles(one));
                one.close();
            }
            // The window of the other screen has its size when it is shown, as a maximised one.
            ui::MainWindow other(*stage.session);
            other.restoreLayout();
            QVERIFY(openAt(other, after));
            QVERIFY(fixture::settles(other));
            QCOMPARE(other.layouts()->current(), preset);
            QVERIFY2(std::abs(squareOf(other) - usual) <= 1,
                     qPrintable(u"%1: %2 instead of %3"_s.arg(QLatin1StringView(layout))
                                    .arg(squareOf(other))
                                    .arg(usual)));
            const QRect inside = other.rect();
            for (const QDockWidget* dock : other.findChildren<QDockWidget*>())
                if (!dock->visibleRegion().isEmpty()) QVERIFY(inside.contains(dock->geometry()));
        }
    }

    /// What a window is given while it is hidden and to fill the screen Qt keeps until there is room
    /// for it, and crashes where it is given the same again before.
    void aSmallerScreenHasASecondStart()
    {
        Stage stage;
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(stage.window->close());
        for (int start = 0; start < 2; ++start) {
            stage.window = std::make_unique<ui::MainWindow>(*stage.session);
            // The screens of tests have less room than the panels had.
            stage.window->setWindowState(Qt::WindowMaximized);
            stage.window->layouts()->restore();
            stage.window->show();
            QVERIFY(fixture::settles(*stage.window));
            QVERIFY(stage.window->width() <= stage.window->screen()->size().width());
            QVERIFY(stage.window->close());
        }
    }

    /// A window that fills the screen gets its panels back while it may not paint yet; what may not
    /// when it becomes a window would stay black.
    void panelsThatFloatedArePaintedAtTheNextStart()
    {
        Stage stage;
        QVERIFY(fixture::settles(*stage.window));
        stage.window->showMaximized();
        QVERIFY(fixture::settles(*stage.window));
        stage.child<QDockWidget>("dock.unseen")->setFloating(true);
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(stage.window->close());
        stage.window = std::make_unique<ui::MainWindow>(*stage.session);
        stage.window->setWindowState(Qt::WindowMaximized);
        stage.window->layouts()->restore();
        stage.window->show();
        auto* dock = stage.child<QDockWidget>("dock.unseen");
        QTRY_VERIFY(dock->isFloating());
        QTRY_VERIFY(dock->isVisible() && stage.window->updatesEnabled());
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(dock->updatesEnabled() && dock->widget()->updatesEnabled());
    }

    void overlaysThatWereAskedForCountAtTheFirstStart()
    {
        const auto shown = [](const Stage& stage) {
            QStringList ids;
            for (const ui::Overlay* overlay : stage.session->overlays().shown())
                ids.append(overlay->id());
            return ids;
        };
        Stage stage;
        stage.session->beginFirstRun();
        QCOMPARE(shown(stage), QStringList{u"lanes"_s});
        Stage asked;
        asked.session->overlays().setAllShown({ui::Overlay::byId(u"bounds"_s)});
        asked.session->beginFirstRun();
        QCOMPARE(shown(asked), QStringList{u"bounds"_s});
        // Later starts are as the one before was left.
        asked.session->overlays().setAllShown({});
        asked.session->beginFirstRun();
        QVERIFY(shown(asked).isEmpty());
    }

    void cardsKeepTheirHeight()
    {
        Stage stage;
        stage.window->setWindowState(Qt::WindowNoState);
        QVERIFY(QTest::qWaitFor([&] { return stage.ready(); }));
        auto* cards = stage.child<QWidget>("welcomeCards");
        for (const QSize size : {QSize(1366, 740), QSize(1920, 1050)}) {
            stage.window->resize(size);
            QVERIFY(fixture::settles(*stage.window));
            stage.window->layouts()->reset();
            for (int step = 0; step < ui::LayoutPresets::kPresets; ++step) {
                QVERIFY(fixture::settles(*stage.window));
                if (!cards->visibleRegion().isEmpty())
                    for (const QLabel* text : cards->findChildren<QLabel*>())
                        QVERIFY2(text->isHidden() ||
                                     text->height() >= text->heightForWidth(text->width()),
                                 qPrintable(text->text()));
                stage.action("layout.next")->trigger();
            }
        }
    }
};

TEST_CLASS(TestLayouts, QApplication)
#include "tst_layouts.moc"
