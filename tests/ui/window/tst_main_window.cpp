// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>

#include "engine/game/cgp.h"
#include "engine/lexicon/lexicon.h"
#include "tests/support/test_class.h"
#include "tests/ui/accessible_names.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/settled.h"
#include "tests/ui/window/late_docks.h"
#include "tests/ui/window/window_stage.h"
#include "ui/document/study.h"
#include "ui/game/position_feature.h"
#include "ui/language/text.h"
#include "ui/lexicon/word_graph_feature.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/theme/theme.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/layout_presets.h"
#include "ui/window/main_window.h"
#include "ui/words/words_feature.h"
#include "ui/words/words_panel.h"

using namespace Qt::StringLiterals;
using ui::LiveAnalysis;

namespace {

const std::string kOtherCgp = fixture::kEmptyBoard + " SEAT/ 7/9 0";

using MainWindowStage = fixture::WindowStage;

void collectActions(const QMenu* menu, QSet<QAction*>& found)
{
    const QList<QAction*> actions = menu->actions();
    for (QAction* action : actions) {
        if (action->menu()) collectActions(action->menu(), found);
        else found.insert(action);
    }
}

}  // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// What nobody has opened costs nothing at the start.
    void panelsAreMadeWhenTheyAreFirstSeen()
    {
        MainWindowStage stage;
        const auto lateIn = [&](const QString& dock) {
            return qobject_cast<const ui::CoveredPanel*>(
                stage.window->findChild<QDockWidget*>(dock)->widget());
        };
        const auto all = fixture::lateDocks();
        QVERIFY(fixture::settles(*stage.window));
        for (const auto& each : all)
            QVERIFY2(!lateIn(each.second)->content(), qPrintable(each.second));
        QVERIFY(!stage.window->findChild<QWidget*>(u"setupView"_s));
        // What changes meanwhile makes none of them sooner.
        ui::Study& study = stage.session->study();
        study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        study.goTo({engine::kRootNode, 1});
        study.setPosition(*fixture::catPosition("EAT/"), {}, u"paste"_s);
        QVERIFY(fixture::settles(*stage.window));
        for (const auto& each : all)
            QVERIFY2(!lateIn(each.second)->content(), qPrintable(each.second));
        for (const auto& [action, dock] : all) {
            stage.window->actions().action(action)->trigger();
            const QWidget* content = lateIn(dock)->content();
            QVERIFY2(content && content->isVisible(), qPrintable(dock));
        }
        QVERIFY(!stage.window->findChild<QWidget*>(u"setupView"_s));
        stage.window->actions().action(u"position.setup"_s)->trigger();
        const auto* page = stage.window->findChild<QWidget*>(u"setupView"_s);
        QVERIFY(page && page->isVisible());
    }

    void actionsAreComplete()
    {
        MainWindowStage stage;
        const ui::ActionRegistry& registry = stage.window->actions();
        QVERIFY2(registry.keyConflicts().isEmpty(),
                 qPrintable(registry.keyConflicts().join(u"; ")));
        QSet<QAction*> inMenus;
        const QList<QAction*> menus = stage.window->menuBar()->actions();
        for (const QAction* menu : menus) collectActions(menu->menu(), inMenus);
        QSet<QString> texts;
        for (QAction* action : registry.actions()) {
            const QByteArray id = action->objectName().toUtf8();
            QVERIFY2(!action->text().isEmpty(), id);
            QVERIFY2(!action->statusTip().isEmpty(), id);
            QVERIFY2(inMenus.contains(action), id);
            const QString text = ui::ActionRegistry::plainText(*action);
            QVERIFY2(!texts.contains(text), id);
            texts.insert(text);
        }
    }

    void controlsHaveNames()
    {
        MainWindowStage stage;
        QCOMPARE(fixture::unnamedIn(*stage.window), QString());
    }

    /// A label with a name of its own is heard with what it shows.
    void labelsSayWhatTheyShow()
    {
        MainWindowStage stage;
        auto* detail = stage.child<QLabel>("moveDetail");
        QVERIFY(!detail->accessibleName().isEmpty());
        detail->setText(u"keeps QU"_s);
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(detail);
        QVERIFY(accessible);
        QCOMPARE(accessible->role(), QAccessible::StaticText);
        QCOMPARE(accessible->text(QAccessible::Name), detail->accessibleName());
        QCOMPARE(accessible->text(QAccessible::Description), u"keeps QU"_s);
    }

    void listAndPreviewAndPlay()
    {
        MainWindowStage stage;
        QTRY_VERIFY(stage.ready());
        auto* play = stage.child<QPushButton>("playButton");
        QVERIFY(!play->isEnabled());
        stage.window->movesPanel()->previewRow(2);
        QCOMPARE(play->text(), u"Play CATS  6"_s);
        QVERIFY(stage.column().board()->ghost());
        const auto before = stage.position().hash();
        play->click();
        QCOMPARE(stage.position().player(0).score.points, 16);
        QCOMPARE(stage.position().onTurn(), 1);
        // The opponent's rack is not known: an empty list that says what to do.
        QCOMPARE(stage.session->analysis().state(), LiveAnalysis::State::UnknownRack);
        QVERIFY(stage.child<QLabel>("movesHint")->isVisible());
        QVERIFY(!stage.column().board()->ghost());
        QVERIFY(!play->isEnabled());
        stage.action("edit.undo")->trigger();
        QCOMPARE(stage.position().hash(), before);
        QVERIFY(stage.ready());
        QCOMPARE(stage.window->movesPanel()->model().rowCount(), 4);
    }

    void typingOnTheBoardFindsTheMove()
    {
        MainWindowStage stage;
        QTRY_VERIFY(stage.ready());
        ui::MoveEntry& entry = *stage.column().entry();
        entry.setCursor(ui::MoveEntry::Cursor{7, 9, engine::Direction::Down});
        for (const char* letter : {"S", "E", "A", "T"})
            entry.typeTile(QLatin1StringView(letter), false);
        QCOMPARE(stage.child<QPushButton>("playButton")->text(), u"Play SEAT  12"_s);
        QCOMPARE(stage.window->movesPanel()->table()->currentIndex().row(), 0);
        QVERIFY(stage.child<QLabel>("moveDetail")->text().contains(u"#1 of 4"));
        entry.backspace();
        QVERIFY(stage.child<QLabel>("moveDetail")->text().contains(u"SEA"));
        QVERIFY(!stage.window->movesPanel()->table()->currentIndex().isValid());
        entry.typeTile(u"T"_s, false);
        stage.window->feature<ui::PositionFeature>()->play();
        QCOMPARE(stage.position().board().at(10, 9), stage.position().board().at(7, 8));
    }

    void aTypedChallengeIsTold()
    {
        MainWindowStage stage;
        QTRY_VERIFY(stage.ready());
        for (const QString& ending : {QString(), u" challenged"_s}) {
            stage.action("position.moveField")->trigger();
            auto* field = stage.child<QLineEdit>("moveField");
            QTRY_VERIFY(field->isVisible());
            QTest::keyClicks(field, u"8G (CAT)E*"_s + ending);
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(stage.position().board().at(7, 9), 5);
            QCOMPARE(stage.window->messageBar()->text().contains(u"challenged"_s),
                     !ending.isEmpty());
            stage.action("edit.undo")->trigger();
        }
    }

    void undoBeginsWithTheTilesLaid()
    {
        MainWindowStage stage;
        QTRY_VERIFY(stage.ready());
        const auto before = stage.position().hash();
        ui::MoveEntry& entry = *stage.column().entry();
        stage.action("edit.undo");
        QVERIFY(!stage.action("edit.undo")->isEnabled());
        entry.setCursor(ui::MoveEntry::Cursor{7, 9, engine::Direction::Down});
        for (const char* letter : {"S", "E"}) entry.typeTile(QLatin1StringView(letter), false);
        stage.action("edit.undo")->trigger();
        QCOMPARE(entry.tiles().size(), 1U);
        stage.action("edit.undo")->trigger();
        QVERIFY(entry.empty());
        QVERIFY(!stage.action("edit.undo")->isEnabled());
        // A tile that was dropped has no cursor behind it.
        entry.setCursor(std::nullopt);
        entry.dropTile(7, 9, 19);
        QVERIFY(!entry.empty());
        stage.action("edit.undo")->trigger();
        QVERIFY(entry.empty());
        QCOMPARE(stage.position().hash(), before);
    }

    void firstListIsPreviewedOnce()
    {
        MainWindowStage stage;
        stage.window->previewFirstList();
        QTRY_VERIFY(stage.window->movesPanel()->preview());
        stage.window->escape();
        stage.session->analysis().setQuestion(fixture::catPosition(), nullptr, nullptr,
                                              LiveAnalysis::Urgency::AtOnce);
        QTRY_VERIFY(stage.ready());
        QVERIFY(!stage.window->movesPanel()->preview());
    }

    void escapeGoesBackStepByStep()
    {
        MainWindowStage stage;
        QTRY_VERIFY(stage.ready());
        ui::MoveEntry& entry = *stage.column().entry();
        entry.setCursor(ui::MoveEntry::Cursor{7, 9, engine::Direction::Across});
        entry.typeTile(u"S"_s, false);
        entry.setCursor(std::nullopt);
        stage.window->movesPanel()->previewRow(1);
        stage.window->messageBar()->add({u"something"_s});
        // A run whose question is not answered, without touching the study.
        stage.session->jobs().start<int>(
            u"long"_s, ui::JobClass::Heavy,
            [](const engine::TaskContext& context) -> engine::Result<int> {
                while (!context.stopRequested()) QThread::msleep(1);
                return engine::failure(engine::ErrorCode::Cancelled, engine::say("cancelled"));
            },
            this, [](engine::Result<int>) {});

        QVERIFY(stage.window->movesPanel()->preview());
        QTest::keyClick(stage.window.get(), Qt::Key_Escape);
        QVERIFY(!stage.window->movesPanel()->preview());
        QVERIFY(!entry.empty());
        QTest::keyClick(stage.window.get(), Qt::Key_Escape);
        QVERIFY(entry.empty());
        QCOMPARE(stage.session->jobs().jobs().size(), 1);
        QTest::keyClick(stage.window.get(), Qt::Key_Escape);
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QVERIFY(stage.window->messageBar()->isVisible());
        QTest::keyClick(stage.window.get(), Qt::Key_Escape);
        QVERIFY(!stage.window->messageBar()->isVisible());
    }

    void rackEditCanBeRefusedAndTakenBack()
    {
        MainWindowStage stage;
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        const engine::Position before = stage.position();
        const QUndoStack& undo = *stage.session->study().undoStack();
        stage.column().rack()->beginEdit();
        auto* edit = stage.child<QLineEdit>("rackEdit");
        const auto* error = stage.child<QLabel>("rackError");
        QVERIFY(edit && error);
        QTest::keyClicks(edit, u"aeinrst"_s);
        QCOMPARE(stage.position().mover().rack.total(), 7);
        QCOMPARE(undo.count(), 1);
        edit->selectAll();
        QTest::keyClicks(edit, u"zz"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(edit->isVisible());
        QVERIFY(error->isVisible());
        QCOMPARE(edit->text(), u"ZZ"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(!error->isVisible());
        QVERIFY(stage.position() == before);
        QCOMPARE(undo.count(), 0);
        QVERIFY(!undo.canRedo());
    }

    /// What is typed stays, whatever comes to its end meanwhile.
    void racksAreTypedWhileALexiconIsOpened()
    {
        MainWindowStage stage("/");
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        const QString lexicon = stage.file(u"words.txt"_s, "cat\ncats\nsat\nseat\n");
        QSignalSpy opened(&stage.session->loader(), &ui::Loader::opened);
        stage.column().rack()->beginEdit();
        auto* edit = stage.child<QLineEdit>("rackEdit");
        QTest::keyClicks(edit, u"a"_s);
        stage.session->loader().openLexicon(lexicon);
        QTRY_VERIFY(!opened.isEmpty());
        QTest::qWait(200);
        QCOMPARE(stage.child<QLineEdit>("rackEdit"), edit);
        QVERIFY(edit->hasFocus());
        QTest::keyClicks(edit, u"est"_s);
        QCOMPARE(stage.position().mover().rack.total(), 4);
    }

    void lateResultsNeverShow()
    {
        MainWindowStage stage("Z/");
        stage.fake.setHeedStop(false);
        QTRY_COMPARE(stage.fake.running(), 1);
        const auto rack = engine::Rack(*fixture::english()->alphabet.readTiles("AEST"));
        QVERIFY(stage.session->study().setRack(0, rack));
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.window->movesPanel()->model().rowCount(), 4);
        stage.fake.answer("Z", fixture::ranking(*fixture::catPosition("Z/"), {{"pass", 0}}));
        QTRY_COMPARE(stage.fake.running(), 0);
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QCOMPARE(stage.window->movesPanel()->model().rowCount(), 4);
    }

    void closingDoesNotWaitForAJob()
    {
        auto stage = std::make_unique<MainWindowStage>("Z/");
        stage->fake.setHeedStop(false);
        QTRY_COMPARE(stage->fake.running(), 1);
        stage->window->close();
        stage->window.reset();
        stage->session.reset();
        QCOMPARE(stage->fake.running(), 1);  // it is still at work, so it was not waited for
    }

    void opensFilesOfEveryKind()
    {
        MainWindowStage stage;
        ui::Loader& loader = stage.session->loader();
        loader.openFile(stage.file(u"other.cgp"_s, kOtherCgp + "\n"));
        QTRY_COMPARE(stage.position().player(0).score.points, 7);
        QCOMPARE(stage.window->windowTitle(), u"other.cgp[*] – Tilewright"_s);
        QVERIFY(stage.position().lexicon());
        QCOMPARE(stage.session->settings().recentFiles().size(), 1);
        loader.openFile(stage.file(u"words.txt"_s, "cat\ncats\nseat\n"));
        QTRY_COMPARE(stage.position().lexicon()->name(), std::string("words"));
        QVERIFY(stage.child<QLabel>("sources")->text().startsWith(u"lexicon: words · "));
        loader.openFile(stage.file(u"empty.klv"_s, std::string("\1\0\0\0\0\0\x40\0\0\0\0\0", 12)));
        QTRY_VERIFY(stage.session->study().leaves());
        loader.openFile(
            stage.file(u"mine.txt"_s, engine::catalogue::writeRules(*fixture::english())));
        QTRY_VERIFY(stage.position().rulesPtr() != fixture::english());
        QVERIFY(stage.position().board().empty());
        QVERIFY2(stage.window->messageBar()->text().isEmpty(),
                 qPrintable(stage.window->messageBar()->text()));
    }

    void wrongFilesChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("position with a short row") << QByteArray("14/15/15 A/ 0/0 0");
        QTest::newRow("more on a rack than fits")
            << QByteArray::fromStdString(fixture::kEmptyBoard + " ABCDEFGH/ 0/0 0");
        QTest::newRow("broken word graph") << QByteArray("\xff\xff\xff\x00\x01\x02\x03\x04", 8);
        QTest::newRow("word list with a stranger") << QByteArray("cat\nd0g\n");
        QTest::newRow("broken rules") << QByteArray("[game]\nnonsense\n");
        QTest::newRow("broken leaves")
            << QByteArray("\x01\0\0\0\0\0\x40\0\x01\0\0\0\0\0\xc0\x7f", 16);
    }
    void wrongFilesChangeNothing()
    {
        QFETCH(QByteArray, content);
        MainWindowStage stage;
        QTRY_VERIFY(stage.ready());
        const auto before = stage.session->study().state();
        stage.session->loader().openFile(stage.file(u"bad.file"_s, content.toStdString()));
        QTRY_VERIFY(stage.window->messageBar()->isVisible());
        QVERIFY(stage.window->messageBar()->text().contains(u"bad.file"));
        QCOMPARE(stage.session->study().state().position, before.position);
        QCOMPARE(stage.session->study().state().leaves, before.leaves);
        QCOMPARE(stage.session->study().undoStack()->count(), 0);
        QCOMPARE(stage.session->settings().recentFiles().size(), 0);
        stage.child<QAbstractButton>("messageCopy")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), stage.window->messageBar()->text());
    }

    /// Setting up allows them, so what is saved must open.
    void oddPositionsOpenWithARemark()
    {
        MainWindowStage stage;
        QTRY_VERIFY(stage.ready());
        const std::string odd = "A14/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 ZZZ/ 3/5 0";
        stage.session->loader().openFile(stage.file(u"odd.cgp"_s, odd));
        QTRY_VERIFY(stage.window->messageBar()->isVisible());
        const QString told = stage.window->messageBar()->text();
        QVERIFY2(told.contains(u"1A hangs in the air"_s), qPrintable(told));
        QVERIFY2(told.contains(u"Z"_s), qPrintable(told));
        QVERIFY(engine::writeCgp(stage.position()).starts_with(odd));
    }

    void missingFileIsTold()
    {
        MainWindowStage stage;
        stage.session->loader().openFile(stage.path(u"none.cgp"_s));
        QTRY_VERIFY(stage.window->messageBar()->isVisible());
        stage.session->loader().openLexicon(stage.path(u"none.kwg"_s));
        QTRY_VERIFY(stage.window->messageBar()->text().contains(u"none.kwg"));
        QVERIFY(stage.position().lexicon());
    }

    void successSettlesTheFailure()
    {
        MainWindowStage stage;
        ui::Loader& loader = stage.session->loader();
        stage.window->messageBar()->add({u"another matter"_s});
        loader.openLexicon(stage.path(u"none.kwg"_s));
        QTRY_VERIFY(stage.window->messageBar()->text().contains(u"none.kwg"));
        loader.openLexicon(stage.file(u"words.txt"_s, "cat\n"));
        QTRY_COMPARE(stage.position().lexicon()->name(), std::string("words"));
        QCOMPARE(stage.window->messageBar()->text(), u"another matter"_s);
    }

    void pastesText()
    {
        MainWindowStage stage;
        QGuiApplication::clipboard()->setText(QString::fromStdString(kOtherCgp));
        stage.action("edit.paste")->trigger();
        QTRY_COMPARE(stage.position().player(1).score.points, 9);
        stage.action("edit.copyCgp")->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"7/9 0"));
        QGuiApplication::clipboard()->setText(u"hello"_s);
        stage.action("edit.paste")->trigger();
        QTRY_VERIFY(stage.window->messageBar()->isVisible());
        QCOMPARE(stage.position().player(1).score.points, 9);
        stage.action("edit.undo")->trigger();
        QCOMPARE(stage.position().player(1).score.points, 20);
    }

    void acceptsDrops()
    {
        MainWindowStage stage;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(stage.file(u"other.cgp"_s, kOtherCgp))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(stage.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(stage.window.get(), &drop);
        QTRY_COMPARE(stage.position().player(0).score.points, 7);
    }

    void droppedWordListsAreBuiltFrom()
    {
        MainWindowStage stage;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(stage.file(u"one.txt"_s, "cat\nseat\n")),
                      QUrl::fromLocalFile(stage.file(u"two.txt"_s, "dog\n"))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(stage.window.get(), &enter);
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(stage.window.get(), &drop);
        QTRY_VERIFY(stage.child<QDialog>("buildDialog"));
        auto* dialog = stage.child<QDialog>("buildDialog");
        QTRY_COMPARE(dialog->findChild<QTableWidget*>(u"sourceTable"_s)->rowCount(), 2);
        QCOMPARE(stage.position().lexicon()->name(), std::string("tiny"));
        auto* build = dialog->findChild<QPushButton*>(u"buildStart"_s);
        QTRY_VERIFY(build->isEnabled());
        build->click();
        auto* use = dialog->findChild<QPushButton*>(u"reportUse"_s);
        QTRY_VERIFY(use->isVisible());
        use->click();
        QTRY_COMPARE(stage.position().lexicon()->name(), std::string("one"));
        QCOMPARE(stage.session->library().lexicons().size(), 1);
        dialog->findChild<QPushButton*>(u"reportCompare"_s)->click();
        QTRY_VERIFY(stage.child<QDialog>("compareDialog"));
        stage.action("lexicon.manage")->trigger();
        auto* library = stage.child<QDialog>("libraryDialog");
        QVERIFY(library && library->isVisible());
        QCOMPARE(library->findChild<QTableWidget*>(u"libraryTable"_s)->rowCount(), 1);
        // A second time it is the same dialog.
        stage.action("lexicon.build")->trigger();
        QCOMPARE(stage.child<QDialog>("buildDialog"), dialog);
        dialog->close();
        QTRY_VERIFY(!stage.child<QDialog>("buildDialog"));
    }

    void overlayActionsFollowTheOverlay()
    {
        MainWindowStage stage;
        QAction* crossSets = stage.action("view.crossSets");
        ui::OverlayService& overlays = stage.session->overlays();
        auto* legend = stage.child<QWidget>("legendStrip");
        QVERIFY(!legend->isVisible());
        const auto shown = [&overlays] {
            QStringList ids;
            for (const ui::Overlay* overlay : overlays.shown()) ids << overlay->id();
            return ids.join(u' ');
        };
        crossSets->trigger();
        QCOMPARE(shown(), u"crossSetsAcross"_s);
        QVERIFY(crossSets->isChecked());
        QVERIFY(legend->isVisible());
        QTRY_VERIFY(!overlays.marks().empty() && !overlays.marks().front().squares.empty());
        crossSets->trigger();
        QCOMPARE(shown(), u"crossSetsDown"_s);
        crossSets->trigger();
        QCOMPARE(shown(), u"crossSetsBoth"_s);
        QVERIFY(crossSets->isChecked());
        // Heats take each other's place, the rest stays.
        stage.action("view.leaveWorth")->trigger();
        QCOMPARE(shown(), u"crossSetsBoth leaveWorth"_s);
        stage.action("view.lanes")->trigger();
        QCOMPARE(shown(), u"crossSetsBoth lanes"_s);
        QVERIFY(!stage.action("view.leaveWorth")->isChecked());
        stage.action("view.anchors")->trigger();
        QCOMPARE(shown(), u"crossSetsBoth anchors lanes"_s);
        crossSets->trigger();
        QCOMPARE(shown(), u"anchors lanes"_s);
        QVERIFY(!crossSets->isChecked());
        QCOMPARE(stage.session->settings().overlays().join(u' '), u"anchors lanes"_s);
        stage.action("view.noOverlay")->trigger();
        QVERIFY(overlays.shown().empty());
        QVERIFY(!legend->isVisible());
        QVERIFY(!stage.action("view.leaveWorth")->isChecked());
    }

    void overlaysFollowTheTheme()
    {
        MainWindowStage stage;
        stage.action("view.anchors")->trigger();
        ui::OverlayService& overlays = stage.session->overlays();
        const auto colour = [&overlays] {
            return overlays.marks().empty() || overlays.marks().front().squares.empty()
                       ? QColor()
                       : overlays.marks().front().squares.front().color;
        };
        QTRY_VERIFY(colour().isValid());
        const QColor before = colour();
        const ui::Look look = ui::Theme::currentLook();
        ui::Theme::apply(ui::Theme::current().dark ? ui::ThemeKind::Light : ui::ThemeKind::Dark);
        QTRY_VERIFY(colour().isValid() && colour() != before);
        ui::Theme::apply(look);
        QTRY_COMPARE(colour(), before);
    }

    /// Beside another overlay each square says which it is about, and which way once.
    void overlaysBesideEachOtherAreNamedOnce()
    {
        MainWindowStage stage;
        stage.action("view.crossSets")->trigger();
        stage.action("view.anchors")->trigger();
        ui::OverlayService& overlays = stage.session->overlays();
        QTRY_VERIFY(overlays.marks().size() == 2 && !overlays.marks().front().squares.empty());
        const ui::SquareMark& mark = overlays.marks().front().squares.front();
        const auto* board = stage.child<ui::BoardWidget>("board");
        const QString told = board->squareDetails(mark.row, mark.column);
        QVERIFY2(told.startsWith(u"Cross-sets: "_s), qPrintable(told));
        QCOMPARE(told.section(u'\n', 0, 0).count(u"across"_s), 1);
    }

    void layoutComesBack()
    {
        MainWindowStage stage;
        auto* dock = stage.child<QDockWidget>("dock.unseen");
        QTRY_VERIFY(dock->isVisible());
        dock->close();
        stage.window->close();
        ui::MainWindow second(*stage.session);
        second.restoreLayout();
        second.show();
        auto* again = second.findChild<QDockWidget*>(u"dock.unseen"_s);
        QVERIFY(!again->isVisible());
        second.layouts()->reset();
        QVERIFY(again->isVisible());
    }

    void senselessLayoutGivesTheDefault()
    {
        MainWindowStage stage;
        stage.session->settings().setGeometry("nonsense");
        stage.session->settings().keepLayout(u"analyse"_s, false, {"nonsense", {}, 1, {}, true});
        ui::MainWindow second(*stage.session);
        second.restoreLayout();
        second.show();
        QTRY_VERIFY(second.findChild<QDockWidget*>(u"dock.moves"_s)->isVisible());
        const QSize screen = QGuiApplication::primaryScreen()->availableSize();
        QTRY_VERIFY(second.width() >= std::min(1000, screen.width()));
        QTRY_VERIFY(second.height() >= std::min(640, screen.height()));
    }

    void smallWindowShowsEverything()
    {
        MainWindowStage stage;
        // The first steps are soon done with.
        for (const char* card :
             {"cardClose.typeRack", "cardClose.openGame", "cardClose.buildLexicon"})
            stage.child<QAbstractButton>(card)->click();
        // So is the overlay that the first start shows.
        stage.action("view.noOverlay")->trigger();
        QTRY_COMPARE(stage.column().y(), 0);
        stage.window->resize(1366, 740);
        stage.window->layouts()->reset();
        QTRY_VERIFY(stage.child<QDockWidget>("dock.unseen")->height() >= 100);
        QTRY_VERIFY(stage.window->movesPanel()->height() >= 300);
        QTRY_VERIFY(stage.column().board()->cellSize() >= 34);
    }

    void liveSwitchIsOneWithItsAction()
    {
        MainWindowStage stage;
        QTRY_VERIFY(stage.ready());
        stage.action("analyse.live")->trigger();
        QVERIFY(!stage.session->analysis().isLive());
        QVERIFY(!stage.session->settings().live());
        const auto rack = engine::Rack(*fixture::english()->alphabet.readTiles("AES"));
        QVERIFY(stage.session->study().setRack(0, rack));
        QCOMPARE(stage.session->analysis().state(), LiveAnalysis::State::Off);
        QVERIFY(stage.child<QLabel>("movesHint")->isVisible());
    }

    void panelsOfTheLexiconOpenOnDemand()
    {
        MainWindowStage stage;
        QVERIFY(fixture::settles(*stage.window));
        for (const char* name : {"dock.wordGraph", "dock.leaves"}) {
            auto* dock = stage.child<QDockWidget>(name);
            QVERIFY(!dock->isVisible());
            QVERIFY(!dock->isFloating());
        }
        auto* dock = stage.child<QDockWidget>("dock.wordGraph");
        stage.action("view.wordGraph")->trigger();
        QTRY_VERIFY(dock->isVisible());
        QVERIFY(!dock->isFloating());
        QVERIFY(stage.window->tabifiedDockWidgets(dock).contains(
            stage.child<QDockWidget>("dock.unseen")));
        QVERIFY(stage.window->movesPanel()->isVisible());
        QTRY_VERIFY(dock->height() > stage.window->height() / 3);
        // Another tab in front: the action brings the panel back.
        stage.action("view.leaves")->trigger();
        QTRY_VERIFY(stage.child<QWidget>("leavePanel")->isVisible());
        stage.action("view.wordGraph")->trigger();
        QTRY_VERIFY(stage.child<QWidget>("wordGraphPanel")->isVisible());
        stage.action("layout.closePanel")->trigger();
        QTRY_VERIFY(dock->isHidden());
        stage.window->layouts()->reset();
        QVERIFY(stage.child<QDockWidget>("dock.leaves")->isHidden());
    }

    void wordGraphFollowsTheCursor()
    {
        MainWindowStage stage;
        QVERIFY(fixture::settles(*stage.window));
        stage.action("view.wordGraph")->trigger();
        QTRY_VERIFY(stage.child<QWidget>("wordGraphPanel")->isVisible());
        stage.column().entry()->setCursor(ui::MoveEntry::Cursor{7, 9, engine::Direction::Down});
        auto* square = stage.child<QLabel>("crossSetSquare");
        QVERIFY2(square->text().contains(u"CAT_"), qPrintable(square->text()));
        // A word that is chosen in the Words panel is shown in the graph.
        emit stage.window->feature<ui::WordsFeature>()->panel()->wordActivated(u"SEAT"_s);
        QCOMPARE(stage.child<QLineEdit>("graphTiles")->text(), u"SEAT"_s);
    }

    void leavePanelFollowsTheTilesEntered()
    {
        MainWindowStage stage;
        QVERIFY(fixture::settles(*stage.window));
        stage.session->loader().openLeaves(stage.file(u"mine.csv"_s, "AE,2\nAEST,5\nST,1.5\n"));
        stage.action("view.leaves")->trigger();
        auto* rack = stage.child<QLabel>("leaveOfRack");
        QTRY_VERIFY2(rack->text().startsWith(u"AEST is worth +5.00"), qPrintable(rack->text()));
        ui::MoveEntry& entry = *stage.column().entry();
        entry.setCursor(ui::MoveEntry::Cursor{7, 9, engine::Direction::Down});
        for (const char* letter : {"S", "T"}) entry.typeTile(QLatin1StringView(letter), false);
        QTRY_VERIFY2(rack->text().startsWith(u"AE is worth +2.00"), qPrintable(rack->text()));
        entry.recall();
        QTRY_VERIFY(rack->text().startsWith(u"AEST is worth"));
        QVERIFY(stage.action("lexicon.exportLeaves")->isEnabled());
        stage.session->loader().exportLeaves(stage.path(u"out.csv"_s));
        QTRY_COMPARE(stage.window->statusBar()->currentMessage(), u"out.csv was written."_s);
        stage.action("lexicon.noLeaves")->trigger();
        QVERIFY(!stage.action("lexicon.exportLeaves")->isEnabled());
        QVERIFY(stage.child<QPushButton>("leaveOpenFirst")->isVisible());
    }
};

TEST_CLASS(TestMainWindow, QApplication)
#include "tst_main_window.moc"
