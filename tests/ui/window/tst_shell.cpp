// SPDX-License-Identifier: GPL-3.0-or-later
// What surrounds the work in the window: layouts, panels by key, looks, settings, keys, the command
// palette, first steps, pictures, and what those need who see little or use no mouse.
#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPrinter>
#include <QProgressBar>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/accessible_names.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/commands/cheat_sheet.h"
#include "ui/commands/command_palette.h"
#include "ui/document/study.h"
#include "ui/output/picture_feature.h"
#include "ui/position/board_column.h"
#include "ui/theme/theme.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/job_strip.h"
#include "ui/window/layout_presets.h"
#include "ui/window/main_window.h"
#include "ui/window/settings_dialog.h"
#include "ui/window/window_place.h"

using namespace Qt::StringLiterals;
using ui::LayoutPresets;
using ui::Theme;
using ui::ThemeKind;

namespace {

struct ShellStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    explicit ShellStage(QSize size = {1366, 740})
    {
        const auto position = fixture::catPosition();
        fake.answer("AEST", fixture::ranking(*position, {{"J8 SEAT", 300}, {"8G (CAT)S", 220}}));
        session = std::make_unique<ui::Session>(position, fake.function(),
                                                folder.filePath(u"settings.ini"_s));
        open(size);
    }
    void open(QSize size = {1366, 740})
    {
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->setWindowState(Qt::WindowNoState);
        window->resize(size);
        window->show();
        QVERIFY(fixture::settles(*window));
    }
    QAction* action(const char* id) const
    {
        return window->actions().action(QLatin1StringView(id));
    }
    template <class T>
    T* child(const char* name) const
    {
        return window->findChild<T*>(QLatin1StringView(name));
    }
    QDockWidget* dock(const char* name) const { return child<QDockWidget>(name); }
    QWidget* board() const { return window->boardColumn()->board(); }
};

/// The sizes of the squares in which a board was painted.
class PaintedSizes : public QObject
{
public:
    explicit PaintedSizes(ui::BoardWidget& board) : m_board(board)
    {
        board.installEventFilter(this);
    }
    std::vector<qreal> cells;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) cells.push_back(m_board.cellSize());
        return QObject::eventFilter(watched, event);
    }

private:
    ui::BoardWidget& m_board;
};

}  // namespace

class TestShell : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void cleanup()
    {
        ui::Look usual;
        usual.kind = ThemeKind::Light;
        Theme::apply(usual);
    }

    void panelsComeByKeyAndTakeTheKeys()
    {
        ShellStage stage;
        auto* dock = stage.dock("dock.moves");
        QVERIFY(dock->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), stage.board());
        // One that is seen already is not hidden, it gets the keys.
        QTest::keyClick(stage.window.get(), Qt::Key_1, Qt::AltModifier);
        QVERIFY(dock->isVisible());
        QTRY_VERIFY(dock->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(stage.window.get(), Qt::Key_1, Qt::AltModifier);
        QTRY_COMPARE(QApplication::focusWidget(), stage.board());
        const std::pair<int, const char*> panels[] = {
            {2, "dock.unseen"}, {3, "dock.words"}, {4, "dock.wordGraph"}, {5, "dock.leaves"},
            {6, "dock.boggle"}, {7, "dock.game"},  {8, "dock.review"},    {9, "dock.library"}};
        for (const auto& [digit, name] : panels) {
            QTest::keyClick(stage.window.get(), static_cast<Qt::Key>(Qt::Key_0 + digit),
                            Qt::AltModifier);
            QTRY_VERIFY2(stage.dock(name)->isVisible(), name);
            QTRY_VERIFY2(stage.dock(name)->isAncestorOf(QApplication::focusWidget()), name);
            // Nothing keeps the keys: the same key leads back.
            QTest::keyClick(stage.window.get(), static_cast<Qt::Key>(Qt::Key_0 + digit),
                            Qt::AltModifier);
            QTRY_COMPARE(QApplication::focusWidget(), stage.board());
        }
        stage.action("view.words")->trigger();
        QTRY_VERIFY(stage.dock("dock.words")->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(stage.window.get(), Qt::Key_F4, Qt::ControlModifier);
        QVERIFY(stage.dock("dock.words")->isHidden());
        QTRY_COMPARE(QApplication::focusWidget(), stage.board());
    }

    void layoutsRememberTheirPanels()
    {
        ShellStage stage;
        using Preset = LayoutPresets::Preset;
        LayoutPresets& layouts = *stage.window->layouts();
        QCOMPARE(layouts.current(), Preset::Analyse);
        stage.dock("dock.unseen")->close();
        QTest::keyClick(stage.window.get(), Qt::Key_F2);
        QCOMPARE(layouts.current(), Preset::Review);
        QVERIFY(stage.dock("dock.review")->isVisible());
        QVERIFY(stage.dock("dock.game")->isVisible());
        stage.session->overlays().setAllShown({ui::Overlay::byId(u"leaveWorth"_s)});
        stage.session->analysis().setLive(false);
        QVERIFY(stage.action("layout.review")->isChecked());
        QCOMPARE(stage.child<QToolButton>("layoutButton")->text(), u"Layout Review"_s);
        stage.action("layout.analyse")->trigger();
        QVERIFY(stage.dock("dock.unseen")->isHidden());
        QVERIFY(stage.session->overlays().shown().empty());
        QVERIFY(stage.session->analysis().isLive());
        stage.action("layout.review")->trigger();
        QCOMPARE(stage.session->settings().overlays(), QStringList{u"leaveWorth"_s});
        QVERIFY(!stage.session->analysis().isLive());
        // All of them, and around again.
        for (int i = 0; i < LayoutPresets::kPresets; ++i) {
            QTest::keyClick(stage.window.get(), Qt::Key_F2);
            QVERIFY(fixture::settles(*stage.window));
            QVERIFY(stage.window->centralWidget()->isVisible());
            if (layouts.current() == Preset::Present) QVERIFY(stage.dock("dock.moves")->isHidden());
        }
        QCOMPARE(layouts.current(), Preset::Review);
        // The next run begins where this one ended.
        stage.window->close();
        stage.open();
        QCOMPARE(stage.window->layouts()->current(), Preset::Review);
        stage.action("layout.analyse")->trigger();
        QVERIFY(stage.dock("dock.unseen")->isHidden());
        stage.action("layout.reset")->trigger();
        QVERIFY(stage.dock("dock.unseen")->isVisible());
    }

    void wideWindowsHaveTwoColumns()
    {
        ShellStage stage({1900, 1000});
        stage.action("layout.review")->trigger();
        QVERIFY(fixture::settles(*stage.window));
        const QRect review = stage.dock("dock.review")->geometry();
        const QRect game = stage.dock("dock.game")->geometry();
        QVERIFY(stage.dock("dock.moves")->isVisible());
        QVERIFY(stage.dock("dock.unseen")->isVisible());
        QVERIFY(game.left() > review.right());
        QTRY_VERIFY(stage.window->boardColumn()->board()->cellSize() >= 45);
    }

    /// No change of the layout shows the board in a size that it has for a moment only.
    void boardsArePaintedSettled()
    {
        ShellStage stage({1900, 1000});
        PaintedSizes sizes(*stage.window->boardColumn()->board());
        for (int i = 0; i < LayoutPresets::kPresets; ++i) {
            sizes.cells.clear();
            QTest::keyClick(stage.window.get(), Qt::Key_F2);
            QVERIFY(fixture::settles(*stage.window));
            const qreal settled = stage.window->boardColumn()->board()->cellSize();
            for (const qreal cell : sizes.cells) QCOMPARE(cell, settled);
        }
    }

    void sidesGoAndComeBack()
    {
        ShellStage stage;
        stage.action("view.words")->trigger();
        QTRY_VERIFY(stage.dock("dock.words")->isVisible());
        QVERIFY(fixture::settles(*stage.window));
        const int cell = qRound(stage.window->boardColumn()->board()->cellSize());
        QTest::keyClick(stage.window.get(), Qt::Key_B, Qt::ControlModifier);
        for (const char* name : {"dock.moves", "dock.words", "dock.unseen"})
            QVERIFY(stage.dock(name)->isHidden());
        QTRY_COMPARE(QApplication::focusWidget(), stage.board());
        QTest::keyClick(stage.window.get(), Qt::Key_B, Qt::ControlModifier);
        for (const char* name : {"dock.moves", "dock.words", "dock.unseen"})
            QVERIFY(!stage.dock(name)->isHidden());
        QTRY_COMPARE(qRound(stage.window->boardColumn()->board()->cellSize()), cell);
        // Closed so, the window opens with its panels.
        QTest::keyClick(stage.window.get(), Qt::Key_B, Qt::ControlModifier);
        stage.window->close();
        stage.open();
        QTRY_VERIFY(stage.dock("dock.moves")->isVisible());
    }

    void damagedLayoutsAreNoHarm()
    {
        QByteArray good;
        {
            ShellStage stage;
            stage.window->close();
            good = stage.session->settings().keptLayout(u"analyse"_s).docks;
        }
        QVERIFY(!good.isEmpty());
        QRandomGenerator random(20261122);
        ShellStage stage;
        for (int i = 0; i < 60; ++i) {
            QByteArray bad = good;
            const int changes = random.bounded(1, 8);
            for (int c = 0; c < changes; ++c)
                bad[random.bounded(static_cast<int>(bad.size()))] =
                    static_cast<char>(random.bounded(256));
            if (i % 3 == 0) bad.truncate(random.bounded(static_cast<int>(bad.size())));
            stage.session->settings().keepLayout(u"analyse"_s, false, {bad, {}, 1, {}, true});
            stage.session->settings().setLayout(i % 2 == 0 ? u"analyse"_s : u"none such"_s);
            ui::MainWindow window(*stage.session);
            window.restoreLayout();
            window.show();
            QVERIFY(fixture::settles(window));
            QVERIFY(window.centralWidget()->isVisible());
            // Whatever came of it, there is a way back.
            window.layouts()->reset();
            QTRY_VERIFY(window.findChild<QDockWidget*>(u"dock.moves"_s)->isVisible());
            QTRY_VERIFY(window.boardColumn()->board()->cellSize() >= 20);
        }
    }

    void windowsStayInReach_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QRect>("expected");
        // Two screens of 1366x768 and 1920x1080, side by side.
        QTest::newRow("inside") << QRect(100, 100, 1000, 640) << QRect(100, 100, 1000, 640);
        QTest::newRow("across both") << QRect(1000, 50, 1000, 640) << QRect(1000, 50, 1000, 640);
        QTest::newRow("right of all") << QRect(5000, 100, 1000, 640) << QRect(2286, 100, 1000, 640);
        QTest::newRow("above") << QRect(100, -300, 1000, 640) << QRect(100, 0, 1000, 640);
        QTest::newRow("below") << QRect(100, 2000, 1000, 640) << QRect(100, 128, 1000, 640);
        QTest::newRow("a corner is seen")
            << QRect(-950, 100, 1000, 640) << QRect(0, 100, 1000, 640);
        QTest::newRow("too large") << QRect(0, 0, 6000, 4000) << QRect(1366, 0, 1920, 1080);
    }

    void windowsStayInReach()
    {
        QFETCH(QRect, wanted);
        QFETCH(QRect, expected);
        const QList<QRect> screens{QRect(0, 0, 1366, 768), QRect(1366, 0, 1920, 1080)};
        QCOMPARE(ui::reachablePlace(wanted, screens), expected);
        QCOMPARE(ui::reachablePlace(wanted, {}), wanted);
    }

    void everyCommandIsComplete()
    {
        ShellStage stage;
        const ui::ActionRegistry& registry = stage.window->actions();
        // Without a key on purpose: what is rare, and what another key or a button does as well.
        const QSet<QString> areas{u"file"_s, u"lexicon"_s, u"library"_s, u"tools"_s, u"layout"_s,
                                  u"help"_s, u"game"_s,    u"cards"_s,   u"lesson"_s};
        const QSet<QString> keyless{
            u"analyse.stop"_s,    u"analyse.autoSimulate"_s, u"edit.copyBoardText"_s,
            u"edit.copyWords"_s,  u"position.play"_s,        u"position.players"_s,
            u"position.recall"_s, u"position.rules"_s,       u"match.resign"_s,
            u"match.reveal"_s,    u"game.lexicons"_s};
        const auto isChoice = [](const QString& id) {
            return id.startsWith(u"view.theme") || id.startsWith(u"view.outline") ||
                   id.startsWith(u"position.order.") || id.startsWith(u"review.depth.");
        };
        auto* palette = stage.child<ui::CommandPalette>("commandPalette");
        for (QAction* action : registry.actions()) {
            const QString id = action->objectName();
            QVERIFY2(id.contains(u'.'), qPrintable(id));
            QVERIFY2(!action->text().isEmpty() && !action->statusTip().isEmpty(), qPrintable(id));
            QVERIFY2(!action->shortcuts().isEmpty() || keyless.contains(id) ||
                         areas.contains(id.section(u'.', 0, 0)) || isChoice(id),
                     qPrintable(id));
            // Each can be found by its name as long as it can be used.
            if (!action->isEnabled()) continue;
            palette->open();
            const QString name = ui::ActionRegistry::plainText(*action);
            palette->findChild<QLineEdit*>()->setText(name);
            const auto& entries = palette->entries();
            const bool found = std::any_of(entries.begin(), entries.end(), [&](const auto& entry) {
                return entry.help == action->statusTip();
            });
            QVERIFY2(found, qPrintable(id));
        }
        palette->close();
        QVERIFY2(registry.keyConflicts().isEmpty(),
                 qPrintable(registry.keyConflicts().join(u"; ")));
    }

    void paletteGoesToSquaresAndFiles()
    {
        ShellStage stage;
        auto* palette = stage.child<ui::CommandPalette>("commandPalette");
        const auto first = [&](const QString& text) {
            palette->open();
            palette->findChild<QLineEdit*>()->setText(text);
            return palette->entries().value(0);
        };
        const ui::PaletteEntry square = first(u"8k"_s);
        QCOMPARE(square.text, u"Go to square 8K"_s);
        square.run();
        QCOMPARE(stage.window->boardColumn()->entry()->cursor()->column, 10);
        const QString path = stage.folder.filePath(u"Final of 2019.cgp"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 SEAT/ 7/9 0");
        file.close();
        stage.session->settings().addRecentFile(path);
        const ui::PaletteEntry entry = first(u"fin2019"_s);
        QCOMPARE(entry.text, u"Open Final of 2019.cgp"_s);
        entry.run();
        QTRY_COMPARE(stage.session->study().document().path, path);
        palette->close();
        // Without a game there are no turns.
        QVERIFY(!first(u"#3"_s).text.startsWith(u"Go to turn"));
        palette->close();
        // Pinned, it stays when the list is emptied.
        stage.action("file.pin")->trigger();
        stage.session->settings().clearRecentFiles();
        QCOMPARE(stage.session->settings().recentFiles(), QStringList{path});
        const auto* recent = stage.child<QMenu>("recentFiles");
        QVERIFY(recent->actions().first()->text().startsWith(u"★"));
        QVERIFY(stage.action("file.pin")->isChecked());
        stage.action("file.pin")->trigger();
        stage.session->settings().clearRecentFiles();
        QVERIFY(stage.session->settings().recentFiles().isEmpty());
    }

    void settingsTakeEffectAtOnceAndStay()
    {
        ShellStage stage;
        const double text = QApplication::font().pointSizeF();
        QVERIFY(QDir().mkpath(stage.session->settings().themeFolder()));
        QFile own(stage.session->settings().themeFolder() + u"/Forest.json"_s);
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write("{\"tilewrightTheme\": 1, \"base\": \"dark\","
                  " \"colours\": {\"tile\": \"#D9B44A\", \"coordinate\": \"#404040\"}}");
        own.close();
        ui::ActionRegistry& actions = const_cast<ui::ActionRegistry&>(stage.window->actions());
        ui::SettingsDialog dialog(*stage.session, actions);
        dialog.show();
        auto* theme = dialog.findChild<QComboBox*>(u"themeChoice"_s);
        theme->setCurrentIndex(3);
        QCOMPARE(Theme::currentLook().kind, ThemeKind::HighContrast);
        QVERIFY(stage.action("view.themeHighContrast")->isChecked());
        theme->setCurrentIndex(theme->findText(u"Forest"_s));
        QCOMPARE(Theme::current().tile, QColor(0xD9B44A));
        auto* remark = dialog.findChild<QLabel*>(u"themeRemark"_s);
        QVERIFY2(remark->text().contains(u"coordinate"), qPrintable(remark->text()));
        dialog.findChild<QSpinBox*>(u"textSize"_s)->setValue(150);
        QCOMPARE(QApplication::font().pointSizeF(), text * 1.5);
        dialog.findChild<QComboBox*>(u"labelChoice"_s)->setCurrentIndex(2);
        QCOMPARE(Theme::current().labels, ui::PremiumLabels::Never);
        dialog.findChild<QSpinBox*>(u"threadChoice"_s)->setValue(3);
        QCOMPARE(ui::JobService::mostThreads(), 3);
        ui::JobService::setMostThreads(0);
        actions.setKeys(u"file.print"_s, {QKeySequence(u"Ctrl+Alt+P"_s)});

        const ui::Settings again(stage.folder.filePath(u"settings.ini"_s));
        QCOMPARE(again.look().kind, ThemeKind::Own);
        QCOMPARE(again.look().own->tile, QColor(0xD9B44A));
        QCOMPARE(again.look().textPercent, 150);
        QCOMPARE(again.look().labels, ui::PremiumLabels::Never);
        QCOMPARE(again.threads(), 3);
        stage.open();
        QCOMPARE(stage.action("file.print")->shortcut(), QKeySequence(u"Ctrl+Alt+P"_s));
    }

    void firstStepsGoForGood()
    {
        ShellStage stage;
        auto* cards = stage.child<QWidget>("welcomeCards");
        QVERIFY(cards->isVisible());
        for (const char* name : {"card.typeRack", "card.openGame", "card.buildLexicon"})
            QVERIFY2(stage.child<QWidget>(name)->isVisible(), name);
        stage.child<QToolButton>("cardClose.buildLexicon")->click();
        QVERIFY(!stage.child<QWidget>("card.buildLexicon"));
        // What is done in another way needs no card.
        stage.session->loader().openText(
            u"15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 SEAT/ 7/9 0"_s, u"text"_s);
        QTRY_VERIFY(!stage.child<QWidget>("card.openGame"));
        stage.child<QAbstractButton>("cardGo.typeRack")->click();
        QTRY_VERIFY(!stage.child<QWidget>("card.typeRack"));
        QVERIFY(cards->isHidden());
        stage.open();
        QVERIFY(stage.child<QWidget>("welcomeCards")->isHidden());
    }

    void picturesShowWhatWasChosen()
    {
        ShellStage stage;
        QTRY_COMPARE(stage.session->analysis().state(), ui::LiveAnalysis::State::Ready);
        ui::BoardPicture all = stage.window->feature<ui::PictureFeature>()->picture();
        QCOMPARE(all.rows.size(), 2);
        QCOMPARE(all.rack.size(), std::size_t{4});
        QVERIFY(!all.ghost);
        const double withList = ui::pictureShape(all).width();
        all.rows.clear();
        QVERIFY(ui::pictureShape(all).width() < withList);
        ui::PictureRequest request{all, ui::PictureForm::Png, 2, &Theme::print()};
        const QImage image = ui::imageOf(request);
        request.scale = 4;
        QVERIFY(std::abs(ui::imageOf(request).width() - 2 * image.width()) <= 2);
        // White tiles and grey premiums: nothing has a colour but nearly black ink.
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); x += 3) {
                const QColor color = image.pixelColor(x, y);
                QVERIFY(std::abs(color.red() - color.blue()) <= 12);
            }
        for (const auto form : {ui::PictureForm::Png, ui::PictureForm::Svg, ui::PictureForm::Pdf}) {
            request.form = form;
            const QString path = stage.folder.filePath(u"board"_s + ui::endingOf(form));
            QSignalSpy done(stage.window->feature<ui::PictureFeature>(),
                            &ui::PictureFeature::exported);
            stage.window->feature<ui::PictureFeature>()->write(request, path);
            QTRY_COMPARE(done.count(), 1);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray head = file.read(300);
            QVERIFY2(head.contains(form == ui::PictureForm::Png   ? "PNG"
                                   : form == ui::PictureForm::Svg ? "<svg"
                                                                  : "%PDF"),
                     head.constData());
        }
        stage.window->feature<ui::PictureFeature>()->write(
            request, stage.folder.filePath(u"none/board.png"_s));
        QTRY_VERIFY(stage.window->messageBar()->text().contains(u"board.png was not written"));
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(stage.folder.filePath(u"page.pdf"_s));
        ui::PictureFeature::print(printer, all);
        QVERIFY(QFileInfo(stage.folder.filePath(u"page.pdf"_s)).size() > 2000);
        stage.action("edit.copyBoardText")->trigger();
        QVERIFY(QApplication::clipboard()->text().contains(u'C'));
        stage.action("edit.copyImage")->trigger();
        QVERIFY(!QApplication::clipboard()->pixmap().isNull());
    }

    void pictureDialogOffersWhatThereIs()
    {
        ui::BoardPicture all;
        all.position = fixture::catPosition();
        all.rack = all.position->mover().rack.tiles();
        ui::PictureDialog dialog(all);
        dialog.show();
        QVERIFY(!dialog.findChild<QAbstractButton*>(u"pictureOverlay"_s)->isEnabled());
        QVERIFY(!dialog.findChild<QAbstractButton*>(u"pictureList"_s)->isEnabled());
        auto* rack = dialog.findChild<QAbstractButton*>(u"pictureRack"_s);
        QVERIFY(rack->isChecked());
        QCOMPARE(dialog.request().picture.rack.size(), std::size_t{4});
        rack->click();
        QVERIFY(dialog.request().picture.rack.empty());
        dialog.findChild<QComboBox*>(u"pictureForm"_s)->setCurrentIndex(1);
        QVERIFY(!dialog.findChild<QComboBox*>(u"pictureScale"_s)->isEnabled());
        QVERIFY(dialog.filter().endsWith(u"(*.svg)"));
        dialog.findChild<QAbstractButton*>(u"pictureCopy"_s)->click();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(dialog.purpose(), ui::PictureDialog::Purpose::Copy);
        QCOMPARE(fixture::unnamedIn(dialog), QString());
    }

    void jobsAreListedAndStopped()
    {
        ui::JobService jobs;
        ui::JobStrip strip(jobs);
        QObject receiver;
        const auto wait = [](const engine::TaskContext& context) -> engine::Result<int> {
            while (!context.stopRequested()) QThread::msleep(1);
            return engine::failure(engine::ErrorCode::Cancelled, engine::say("stopped"));
        };
        int ended = 0;
        const auto start = [&](const QString& title) {
            return jobs.start<int>(title, ui::JobClass::Heavy, wait, &receiver,
                                   [&ended](engine::Result<int>) { ++ended; });
        };
        start(u"Building"_s);
        int approached = 0;
        start(u"Reviewing"_s)->setPlace(u"view.review"_s, [&] { ++approached; });
        auto* popover = strip.findChild<ui::JobPopover*>();
        QSignalSpy place(&strip, &ui::JobStrip::placeRequested);
        popover->openAbove(strip);
        QVERIFY(popover->isVisible());
        QCOMPARE(fixture::unnamedIn(*popover), QString());
        QCOMPARE(popover->findChildren<QToolButton*>(u"jobStopOne"_s).size(), 2);
        const auto stops = popover->findChildren<QToolButton*>(u"jobStopOne"_s);
        stops.first()->click();
        QTRY_COMPARE(ended, 1);
        QTRY_COMPARE(jobs.jobs().size(), 1);
        popover->openAbove(strip);
        QTRY_COMPARE(popover->findChildren<QToolButton*>(u"jobGoTo"_s).size(), 1);
        popover->findChild<QToolButton*>(u"jobGoTo"_s)->click();
        QCOMPARE(place.value(0).value(0).toString(), u"view.review"_s);
        QCOMPARE(approached, 1);
        QVERIFY(!popover->isVisible());
        // What Esc would not stop doesn't say that it would.
        const auto* stop = strip.findChild<QToolButton*>(u"jobStop"_s);
        QTRY_COMPARE(stop->text(), u"Esc stops"_s);
        strip.setEscStops(false);
        QCOMPARE(stop->text(), u"Stop"_s);
        strip.setEscStops(true);
        QCOMPARE(stop->text(), u"Esc stops"_s);
        jobs.cancelAll();
        QTRY_COMPARE(ended, 2);
    }

    /// How far what works is, and what waits for it.
    void jobsTellTheirShareAndWhoWaits()
    {
        ui::JobService jobs;
        ui::JobStrip strip(jobs);
        QObject receiver;
        const auto start = [&](const QString& title) {
            jobs.start<int>(
                title, ui::JobClass::Heavy,
                [](const engine::TaskContext& context) -> engine::Result<int> {
                    engine::Progress progress;
                    progress.done = 971;
                    progress.total = 1000;
                    context.report(progress);
                    while (!context.stopRequested()) QThread::msleep(1);
                    return engine::failure(engine::ErrorCode::Cancelled, engine::say("stopped"));
                },
                &receiver, [](const engine::Result<int>&) {});
        };
        const auto* title = strip.findChild<QToolButton*>(u"jobTitle"_s);
        const auto* bar = strip.findChild<QProgressBar*>(u"jobProgress"_s);
        for (const int turn : {3, 4, 5, 6, 7}) start(u"Simulation, turn %1"_s.arg(turn));
        QTRY_COMPARE(title->text(), u"Simulation, turn 3 and 3 more · waits: Simulation, turn 7"_s);
        QTRY_COMPARE(bar->text(), u"97 %"_s);
        QVERIFY(bar->isTextVisible());
        start(u"Simulation, turn 8"_s);
        QTRY_COMPARE(title->text(), u"Simulation, turn 3 and 3 more · 2 wait"_s);
        auto* popover = strip.findChild<ui::JobPopover*>();
        popover->openAbove(strip);
        QStringList shares;
        for (const auto* each : popover->findChildren<QProgressBar*>()) shares << each->text();
        QCOMPARE(shares.count(u"97 %"_s), 4);
        QCOMPARE(shares.count(u"waits"_s), 2);
        jobs.cancelAll();
        QTRY_VERIFY(jobs.jobs().isEmpty());
    }

    /// What one is about to click stays where it is when a job comes and goes.
    void jobsMoveNothingInTheStatusBar()
    {
        ShellStage stage;
        const auto places = [&] {
            return QList<QPoint>{
                stage.child<QLineEdit>("judgeField")->mapTo(stage.window.get(), QPoint()),
                stage.child<QToolButton>("layoutButton")->mapTo(stage.window.get(), QPoint())};
        };
        const QList<QPoint> before = places();
        ui::JobService& jobs = stage.session->jobs();
        QObject receiver;
        bool ended = false;
        jobs.start<int>(
            u"Building"_s, ui::JobClass::Heavy,
            [](const engine::TaskContext& context) -> engine::Result<int> {
                while (!context.stopRequested()) QThread::msleep(1);
                return engine::failure(engine::ErrorCode::Cancelled, engine::say("stopped"));
            },
            &receiver, [&ended](engine::Result<int>) { ended = true; });
        const auto* strip = stage.child<ui::JobStrip>("jobStrip");
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(fixture::settles(*stage.window));
        QCOMPARE(places(), before);
        // Tiles that lie loosely are taken back first.
        const auto* stop = strip->findChild<QToolButton*>(u"jobStop"_s);
        QCOMPARE(stop->text(), u"Esc stops"_s);
        ui::MoveEntry* entry = stage.window->boardColumn()->entry();
        entry->setCursor(ui::MoveEntry::Cursor{7, 7, engine::Direction::Across});
        QCOMPARE(stop->text(), u"Stop"_s);
        entry->setCursor({});
        QCOMPARE(stop->text(), u"Esc stops"_s);
        jobs.cancelAll();
        QTRY_VERIFY(ended && !strip->isVisible());
        QVERIFY(fixture::settles(*stage.window));
        QCOMPARE(places(), before);
    }

    void everythingHasAName()
    {
        ShellStage stage;
        for (const char* id : {"view.words", "view.wordGraph", "view.leaves", "view.boggle",
                               "view.game", "view.review", "view.library", "tools.solitaire"})
            stage.action(id)->trigger();
        QCOMPARE(fixture::unnamedIn(*stage.window), QString());
        ui::ActionRegistry& actions = const_cast<ui::ActionRegistry&>(stage.window->actions());
        ui::SettingsDialog settings(*stage.session, actions);
        settings.show();
        QCOMPARE(fixture::unnamedIn(settings), QString());
    }

    void tabLeadsThroughEverything()
    {
        ShellStage stage;
        QTRY_COMPARE(QApplication::focusWidget(), stage.board());
        // The board uses Tab for anchors; Ctrl+Tab always leaves it.
        QTest::keyClick(stage.board(), Qt::Key_Tab, Qt::ControlModifier);
        QTRY_VERIFY(QApplication::focusWidget() != stage.board());
        QSet<QWidget*> seen;
        QWidget* last = nullptr;
        for (int i = 0; i < 200 && QApplication::focusWidget() != stage.board(); ++i) {
            last = QApplication::focusWidget();
            QVERIFY(last);
            seen.insert(last);
            QTest::keyClick(last, Qt::Key_Tab);
            QVERIFY2(QApplication::focusWidget() != last, qPrintable(last->objectName()));
        }
        QCOMPARE(QApplication::focusWidget(), stage.board());
        QVERIFY(seen.contains(stage.child<QWidget>("rack")));
        QVERIFY(seen.size() > 5);
    }

    void messagesAreReadOut()
    {
        ShellStage stage;
        stage.window->statusBar()->showMessage(u"a.png was written."_s);
        QAccessibleInterface* bar =
            QAccessible::queryAccessibleInterface(stage.window->statusBar());
        QCOMPARE(bar->text(QAccessible::Name), u"a.png was written."_s);
    }
};

TEST_CLASS(TestShell, QApplication)
#include "tst_shell.moc"
