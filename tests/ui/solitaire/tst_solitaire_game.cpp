// SPDX-License-Identifier: GPL-3.0-or-later
// A game of the maximum-score lab: stepped, chosen from, noted about, written and checked.
#include <algorithm>
#include <atomic>
#include <memory>

#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSlider>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/accessible_names.h"
#include "tests/ui/settled.h"
#include "tests/ui/solitaire/lab_stage.h"
#include "ui/board/board_widget.h"
#include "ui/language/text.h"
#include "ui/solitaire/game_draws.h"
#include "ui/solitaire/order_strip.h"
#include "ui/solitaire/solitaire_game_view.h"
#include "ui/solitaire/solitaire_share.h"
#include "ui/solitaire/solitaire_stage.h"
#include "ui/solitaire/total_plot.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

class TestSolitaireGame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// Table, slider and keys are one choice; the replay ends at the last move.
    void movesAreStepped()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setOrder(u"catseatateeats"_s);
        stage.runToEnd();
        stage.child<QTabWidget>("solitaireTabs")->setCurrentIndex(1);
        auto* view = stage.panel.findChild<ui::SolitaireGameView*>();
        auto* table = stage.child<QTableView>("solitaireMoves");
        const int all = view->game()->moves();
        QVERIFY(all >= 2);
        QCOMPARE(view->moves(), all);
        QSignalSpy looked(&stage.panel, &ui::SolitairePanel::looked);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Left);
        QCOMPARE(view->moves(), all - 1);
        QCOMPARE(table->currentIndex().row(), all - 2);
        QCOMPARE(stage.child<QSlider>("solitaireSlider")->value(), all - 1);
        QVERIFY(!looked.isEmpty());
        QTest::keyClick(table, Qt::Key_Home);
        QCOMPARE(view->moves(), 0);
        QVERIFY(!table->currentIndex().isValid());
        table->selectRow(0);
        QCOMPARE(view->moves(), 1);
        stage.child<QComboBox>("solitaireSpeed")->setCurrentIndex(2);
        QTest::keyClick(table, Qt::Key_Space);
        QVERIFY(view->isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(!view->isPlaying(), fixture::kLabPatience);
        QCOMPARE(view->moves(), all);

        ui::SolitaireStage board;
        board.resize(500, 600);
        board.setGame(view->game(), 1);
        QCOMPARE(board.board()->position()->board().tileCount(), view->game()->rows[0].tiles);
        board.setGame(view->game(), all);
        QCOMPARE(board.board()->position(), view->game()->positions.back());
        QVERIFY(board.findChild<QLabel*>(u"solitaireStageText"_s)
                    ->text()
                    .contains(ui::fromUtf8(view->game()->rows.back().text)));
        QSignalSpy stepped(&board, &ui::SolitaireStage::stepRequested);
        board.show();
        QTest::keyClick(board.board(), Qt::Key_Left);
        QCOMPARE(stepped.size(), 1);
        QCOMPARE(stepped.first().first().toInt(), -1);
        QSignalSpy escaped(&board, &ui::SolitaireStage::escaped);
        QTest::keyClick(board.board(), Qt::Key_Escape);
        QCOMPARE(escaped.size(), 1);
        QVERIFY2(fixture::unnamedIn(board).isEmpty(), qPrintable(fixture::unnamedIn(board)));
    }

    /// The order of the tiles and the running total are the same choice as the table.
    void theStripAndThePlotChooseMoves()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setOrder(u"catseatateeats"_s);
        stage.runToEnd();
        stage.child<QTabWidget>("solitaireTabs")->setCurrentIndex(1);
        QVERIFY(fixture::settles(stage.panel));
        auto* view = stage.panel.findChild<ui::SolitaireGameView*>();
        auto* strip = stage.child<ui::OrderStrip>("solitaireOrderStrip");
        auto* plot = stage.child<ui::TotalPlot>("solitaireTotalPlot");
        QVERIFY(strip->isVisible() && plot->isVisible());
        QVERIFY(strip->height() == strip->heightAt(strip->width()));
        const auto& by = view->game()->laidBy;
        QCOMPARE(by.size(), 14U);
        const auto firstLaid = std::ranges::find(by, 1);
        QVERIFY(firstLaid != by.end());
        const auto tile = static_cast<int>(firstLaid - by.begin());
        const auto centreOf = [&](int wanted) {
            for (int y = 0; y < strip->height(); ++y)
                for (int x = 0; x < strip->width(); ++x)
                    if (strip->tileAt(QPointF(x, y)) == wanted) return QPoint(x + 4, y + 4);
            return QPoint(-1, -1);
        };
        QTest::mouseClick(strip, Qt::LeftButton, {}, centreOf(tile));
        QCOMPARE(view->moves(), 1);
        const QString first = strip->accessibleDescription();
        QTest::mouseClick(plot, Qt::LeftButton, {}, QPoint(plot->width() - 2, plot->height() / 2));
        QCOMPARE(view->moves(), view->game()->moves());
        QVERIFY(strip->accessibleDescription() != first);
        QVERIFY(plot->accessibleDescription().contains(
            QString::number(view->game()->rows.back().total)));
        QCOMPARE(plot->movesAt(0), 0);
        // Where there is little room the plot is below the table and takes nothing from it.
        auto* table = stage.child<QTableView>("solitaireMoves");
        stage.panel.resize(1000, 640);
        QVERIFY(fixture::settles(stage.panel));
        QVERIFY(plot->x() > table->geometry().right());
        stage.panel.resize(480, 640);
        QVERIFY(fixture::settles(stage.panel));
        QVERIFY(plot->y() > table->geometry().bottom());
        auto* split = stage.child<ui::ScoreSplit>("solitaireSplit");
        QVERIFY(split->toolTip().contains(QString::number(view->game()->restPoints)));
    }

    /// Notes belong to their order, and are there again later.
    void notesAreKept()
    {
        const QTemporaryDir folder;
        const auto notesIn = [](const fixture::LabStage& stage) {
            return stage.child<QPlainTextEdit>("solitaireNotes");
        };
        {
            fixture::LabStage stage(folder);
            QVERIFY(!notesIn(stage)->isEnabled());
            stage.setOrder(u"catseat"_s);
            stage.runToEnd();
            QVERIFY(notesIn(stage)->isEnabled());
            notesIn(stage)->setPlainText(u"try CATS first"_s);
            stage.setOrder(u"taste"_s);
            stage.runToEnd();
            QCOMPARE(notesIn(stage)->toPlainText(), QString());
            notesIn(stage)->setPlainText(u"short"_s);
            stage.setOrder(u"catseat"_s);
            stage.runToEnd();
            QCOMPARE(notesIn(stage)->toPlainText(), u"try CATS first"_s);
            // The last words are there even when it is closed at once.
            notesIn(stage)->setPlainText(u"CATS was wrong"_s);
        }
        fixture::LabStage stage(folder);
        QTRY_COMPARE_WITH_TIMEOUT(notesIn(stage)->toPlainText(), u"CATS was wrong"_s,
                                  fixture::kLabPatience);
    }

    /// They are there even where the program ends before a worker comes to write them.
    void notesOutliveBusyWorkers()
    {
        const QTemporaryDir folder;
        const auto isOver = std::make_shared<std::atomic<bool>>(false);
        const auto busy = std::make_shared<std::atomic<int>>(0);
        const auto over = qScopeGuard([isOver] { *isOver = true; });
        QString path;
        {
            fixture::LabStage stage(folder);
            stage.setOrder(u"catseat"_s);
            stage.runToEnd();
            path = stage.lab.findings()->notesFile;
            for (int i = 0; i < 2; ++i)
                stage.jobs.start<void>(
                    {}, ui::JobClass::Quiet,
                    [isOver, busy](const engine::TaskContext&) {
                        ++*busy;
                        while (!*isOver) QThread::msleep(1);
                        return engine::Result<void>();
                    },
                    this, [](engine::Result<void>) {});
            QTRY_COMPARE(busy->load(), 2);
            stage.lab.setNotes(u"late words"_s);
            // What begins now has them kept at once.
            stage.setOrder(u"taste"_s);
            stage.click("solitaireStart");
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("late words"));
    }

    /// What can't be read is said and not written over.
    void unreadableNotesAreLeftAlone()
    {
        const QTemporaryDir folder;
        const QByteArray large(2'000'000, 'x');
        QString path;
        {
            fixture::LabStage stage(folder);
            stage.setOrder(u"catseat"_s);
            stage.runToEnd();
            path = stage.lab.findings()->notesFile;
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(large) == large.size());
            file.close();
            stage.runToEnd();
            QVERIFY(!stage.child<QPlainTextEdit>("solitaireNotes")->isEnabled());
            QVERIFY2(stage.label("solitaireProblem").startsWith(u"⚠"),
                     qPrintable(stage.label("solitaireProblem")));
            stage.lab.setNotes(u"new"_s);
        }
        QCOMPARE(QFileInfo(path).size(), large.size());
    }

    /// What is written replays; of a game that is wrong the move is named.
    void gamesAreWrittenAndChecked()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setOrder(u"catseatateeats"_s);
        stage.runToEnd();
        const ui::ReplayedGamePtr game = stage.panel.game()->game();
        const ui::SolitaireAsk ask = *stage.panel.setup()->ask();
        const auto write = [&](ui::SolitaireForm form, const QByteArray& bytes) {
            const QString path = folder.filePath(u"game"_s + ui::solitaireFormEnding(form));
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path
                                                                                        : QString();
        };
        for (const ui::SolitaireForm form : ui::solitaireForms()) {
            const auto bytes =
                ui::solitaireFile(*game, 1, form, 7, u"two\nlines"_s, ui::Theme::day());
            QVERIFY2(bytes, qPrintable(ui::solitaireFormTitle(form)));
            QVERIFY(bytes->size() > 20);
            if (form == ui::SolitaireForm::Picture) {
                QVERIFY(QImage::fromData(*bytes).width() > 500);
                continue;
            }
            // Contest text and tables have no place for them.
            using enum ui::SolitaireForm;
            QCOMPARE(bytes->contains("two"), form == Gcg || form == Json || form == Html);
            if (form == Csv || form == Html) {
                QVERIFY(!ui::checkGameFile(ask, write(form, *bytes)));
                continue;
            }
            // Two of these say of which order they are.
            ui::SolitaireAsk other = ask;
            std::ranges::reverse(other.order);
            const auto strange = ui::checkGameFile(other, write(form, *bytes));
            QVERIFY(!strange);
            QCOMPARE(ui::errorText(strange.error()).contains(u"another order"_s), form != Text);
            const auto checked = ui::checkGameFile(ask, write(form, *bytes));
            QVERIFY2(checked, qPrintable(checked ? QString() : ui::errorText(checked.error())));
            QCOMPARE((*checked)->game.moves, game->game.moves);
            QCOMPARE((*checked)->game.total(), game->game.total());
        }
        const auto wrong =
            ui::checkGameFile(ask, write(ui::SolitaireForm::Text, "C:\n8G CAT 10,\n8G CATSS 7;\n"));
        QVERIFY(!wrong);
        const QString said = ui::errorText(wrong.error());
        QVERIFY2(said.contains(u"game.txt:3") && said.contains(u"move 2"), qPrintable(said));
    }
};

TEST_CLASS(TestSolitaireGame, QApplication)
#include "tst_solitaire_game.moc"
