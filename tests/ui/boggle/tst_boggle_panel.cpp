// SPDX-License-Identifier: GPL-3.0-or-later
// The Boggle panel through its controls.
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "engine/boggle/boggle_solver.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/ui/ui_fixture.h"
#include "ui/boggle/boggle_board_entry.h"
#include "ui/boggle/boggle_memory.h"
#include "ui/boggle/boggle_panel.h"
#include "ui/boggle/boggle_text.h"
#include "ui/document/study.h"
#include "ui/settings/settings.h"
#include "ui/widgets/score_plot.h"

using namespace Qt::StringLiterals;

namespace {

enum Tab { Words, Offer, Play, Search, Bound, Steps, Rules };

struct Stage
{
    ui::JobService jobs;
    ui::Study study;
    ui::ShownStudy shown{study};
    ui::BoggleDesk desk{jobs, shown};
    ui::BogglePlay play{jobs};
    ui::BoggleHunt hunt{jobs};
    ui::BogglePanel panel{desk, play, hunt, jobs};

    explicit Stage(const ui::PositionPtr& position = fixture::catPosition()) : study(position)
    {
        panel.resize(760, 560);
        panel.show();
        panel.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
        panel.focusBoard();
    }
    template <class T>
    T* child(const char* name) const
    {
        return panel.findChild<T*>(QLatin1StringView(name));
    }
    ui::BoggleBoardEntry* board() const { return child<ui::BoggleBoardEntry>("boggleBoard"); }
    QTableView* table() const { return child<QTableView>("boggleTable"); }
    QString label(const char* name) const { return child<QLabel>(name)->text(); }
    void type(const QString& text) const { QTest::keyClicks(board(), text); }
    void open(Tab tab) const { child<QTabWidget>("boggleTabs")->setCurrentIndex(tab); }
    void click(const char* name) const { child<QAbstractButton>(name)->click(); }
    bool ready() const { return desk.isCurrent(); }
    QStringList column(const char* name, int column = 0) const
    {
        QStringList texts;
        const auto* model = child<QTableView>(name)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            texts.append(model->index(row, column).data().toString());
        return texts;
    }
    void setSize(int rows, int columns)
    {
        child<QSpinBox>("boggleRows")->setValue(rows);
        child<QSpinBox>("boggleColumns")->setValue(columns);
    }
    /// CATS on 2x2.
    void typeCats()
    {
        setSize(2, 2);
        type(u"cats"_s);
    }
};

}  // namespace

class TestBogglePanel : public QObject
{
    Q_OBJECT

private slots:
    /// Grid and rules are there again, for each alphabet; what makes no sense is the usual.
    void gridAndRulesAreRemembered()
    {
        QTemporaryDir folder;
        ui::Settings settings(folder.filePath(u"own.ini"_s));
        {
            Stage stage;
            const ui::BoggleMemory memory(stage.desk, settings);
            stage.typeCats();
            stage.open(Rules);
            stage.child<QSpinBox>("boggleMinLength")->setValue(4);
            stage.child<QComboBox>("boggleQu")->setCurrentIndex(1);
            stage.child<QLineEdit>("boggleFaces")->setFocus();
            QTest::keyClicks(stage.child<QLineEdit>("boggleFaces"), u"th"_s);
        }
        {
            Stage stage;
            const ui::BoggleMemory memory(stage.desk, settings);
            QCOMPARE(stage.desk.gridText(), u"CATS"_s);
            QCOMPARE(stage.desk.grid().size, (engine::BoggleSize{2, 2}));
            QCOMPARE(stage.desk.choices().rules.minLength, 4);
            QVERIFY(stage.desk.choices().rules.facesCountOnce);
            QCOMPARE(stage.desk.choices().faces.size(), std::size_t{1});
            QCOMPARE(stage.child<QSpinBox>("boggleRows")->value(), 2);
            QCOMPARE(stage.child<QSpinBox>("boggleMinLength")->value(), 4);
        }
        settings.setBoggle(
            {{u"minLength"_s, u"many"_s}, {u"dice"_s, u"loaded"_s}, {u"scoring"_s, u"none"_s}});
        Stage stage;
        const ui::BoggleMemory memory(stage.desk, settings);
        QCOMPARE(stage.desk.choices().rules.minLength, 3);
        QVERIFY(stage.desk.dice());
    }

    /// Where the tree of words and the grid end a path, step by step.
    void stepsAreShown()
    {
        Stage stage;
        stage.typeCats();
        QTRY_VERIFY(stage.ready());
        stage.open(Steps);
        auto* table = stage.child<QTableView>("boggleSteps");
        QTRY_VERIFY(table->model()->rowCount() > 4);
        const QStringList results = stage.column("boggleSteps", 2);
        QVERIFY(results.contains(u"✓ a word"_s));
        QCOMPARE(stage.column("boggleSteps", 1)[0], u"C"_s);
        QCOMPARE(table->currentIndex().row(), 0);
        QCOMPARE(stage.board()->path().size(), std::size_t{1});
        QVERIFY(stage.label("boggleStepText").contains(u"Words that begin with C"_s));
        QVERIFY(!stage.child<QToolButton>("boggleStepBefore")->isEnabled());
        stage.click("boggleStepNext");
        QCOMPARE(table->currentIndex().row(), 1);
        QCOMPARE(stage.board()->path().size(), std::size_t{2});
        stage.click("boggleStepEnd");
        QVERIFY(!results[table->currentIndex().row()].contains(u"goes on"_s));
        const int all = table->model()->rowCount();
        stage.click("boggleStepEndsOnly");
        QVERIFY(table->model()->rowCount() < all);
        QVERIFY(!stage.column("boggleSteps", 2).contains(u"goes on"_s));
        // Another grid, other steps; none while the words are a secret.
        stage.desk.setGrid({{2, 2}, std::vector<engine::BoggleFace>(4)});
        QTRY_COMPARE(table->model()->rowCount(), 0);
    }

    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// In a narrow and high dock the tabs stand below the grid, all of them seen, and nothing is
    /// scrolled sideways.
    void narrowPanelsAreHigh()
    {
        ui::JobService jobs;
        ui::Study study{fixture::catPosition()};
        ui::ShownStudy shown{study};
        ui::BoggleDesk desk{jobs, shown};
        ui::BogglePlay play{jobs};
        ui::BoggleHunt hunt{jobs};
        QScrollArea dock;
        auto* panel = new ui::BogglePanel(desk, play, hunt, jobs);
        dock.setWidgetResizable(true);
        dock.setWidget(panel);
        const auto* parts = panel->findChild<QSplitter*>(u"boggleParts"_s);
        dock.resize(600, 950);
        dock.show();
        QTRY_COMPARE(parts->orientation(), Qt::Vertical);
        QTRY_VERIFY(!dock.horizontalScrollBar()->isVisible());
        const QTabBar* tabs = panel->findChild<QTabWidget*>(u"boggleTabs"_s)->tabBar();
        QTRY_VERIFY(tabs->width() <= dock.viewport()->width());
        QVERIFY(tabs->sizeHint().width() <= tabs->width());
        // Where it is low they stand beside it, as narrow as the tabs let it be.
        dock.resize(660, 400);
        QTRY_COMPARE(parts->orientation(), Qt::Horizontal);
        QTRY_VERIFY(tabs->sizeHint().width() <= tabs->width());
        QVERIFY(!dock.horizontalScrollBar()->isVisible());
        dock.resize(1100, 500);
        QTRY_COMPARE(parts->orientation(), Qt::Horizontal);
        dock.takeWidget();
        delete panel;
    }

    void typingFillsAndAdvances()
    {
        Stage stage;
        stage.typeCats();
        QCOMPARE(stage.desk.gridText(), u"CATS"_s);
        QCOMPARE(stage.board()->cursorSquare(), 3);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.column("boggleTable"),
                 (QStringList{u"ACTS"_s, u"CAST"_s, u"CATS"_s, u"ACT"_s, u"CAT"_s, u"SAT"_s}));
        QVERIFY(stage.label("boggleTotals").contains(u"6 points"));
        QCOMPARE(stage.child<QLineEdit>("boggleText")->text(), u"CATS"_s);
        // The last square first, then back.
        QTest::keyClick(stage.board(), Qt::Key_Backspace);
        QCOMPARE(stage.desk.gridText(), u"CAT#"_s);
        QTest::keyClick(stage.board(), Qt::Key_Backspace);
        QCOMPARE(stage.desk.gridText(), u"CA##"_s);
        QCOMPARE(stage.board()->cursorSquare(), 2);
        QTest::keyClick(stage.board(), Qt::Key_Left);
        QTest::keyClick(stage.board(), Qt::Key_Up);
        QTest::keyClick(stage.board(), Qt::Key_Delete);
        QCOMPARE(stage.desk.gridText(), u"#A##"_s);
        QCOMPARE(stage.board()->cursorSquare(), 0);
        stage.type(u"o k"_s);
        QCOMPARE(stage.desk.gridText(), u"O#K#"_s);
    }

    void squaresOfSeveralLetters()
    {
        Stage stage;
        stage.setSize(2, 2);
        // The U belongs to the Q before it, a second one has its square.
        stage.type(u"quu"_s);
        QCOMPARE(stage.desk.gridText(), u"QU U # #"_s);
        QCOMPARE(stage.board()->cursorSquare(), 2);
        stage.type(u"t+h"_s);
        QCOMPARE(stage.desk.gridText(), u"QU U TH #"_s);
        stage.type(u"e+r+s"_s);
        QCOMPARE(stage.desk.gridText(), u"QU U TH ERS"_s);
        stage.type(u"+x+y"_s);
        QVERIFY(stage.label("boggleProblem").contains(u"4 letters"));
        // What was made so can be read again.
        const auto grid = stage.desk.grid();
        const QString text = stage.desk.gridText();
        stage.desk.setSize({1, 1});
        QVERIFY(stage.desk.readGrid(text));
        QVERIFY(stage.desk.grid() == grid);
        // A Q alone.
        stage.child<QComboBox>("boggleQu")->setCurrentIndex(2);
        QTest::keyClick(stage.board(), Qt::Key_Home, Qt::ControlModifier);
        stage.board()->setCursorSquare(0);
        stage.type(u"qi"_s);
        QCOMPARE(stage.desk.gridText(), u"Q I TH ERSX"_s);
    }

    void wrongInputIsTold()
    {
        Stage stage;
        stage.typeCats();
        stage.board()->setCursorSquare(2);
        stage.type(u"4"_s);
        QVERIFY(stage.child<QLabel>("boggleProblem")->isVisible());
        QVERIFY(stage.label("boggleProblem").startsWith(u"row 2, column 1: “4”"));
        stage.type(u"o"_s);
        QVERIFY(!stage.child<QLabel>("boggleProblem")->isVisible());
        auto* text = stage.child<QLineEdit>("boggleText");
        text->setFocus();
        text->selectAll();
        QTest::keyClicks(text, u"ca4"_s);
        QVERIFY(stage.label("boggleProblem").contains(u"character 3"));
        QCOMPARE(stage.desk.gridText(), u"CAOS"_s);
        text->selectAll();
        QTest::keyClicks(text, u"catseat"_s);
        QVERIFY(stage.label("boggleProblem").contains(u"7 squares, expected 4"));
        QTest::keyClicks(text, u"as"_s);
        // Another size only when the user says that this is all.
        QCOMPARE(stage.desk.grid().size, (engine::BoggleSize{2, 2}));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(stage.desk.grid().size, (engine::BoggleSize{3, 3}));
        QCOMPARE(stage.desk.gridText(), u"CATSEATAS"_s);
        QVERIFY(!stage.child<QLabel>("boggleProblem")->isVisible());
        text->selectAll();
        QTest::keyClicks(text, u"cat/tea"_s);
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(stage.desk.grid().size, (engine::BoggleSize{2, 3}));
    }

    void listIsFilteredAndSorted()
    {
        Stage stage;
        stage.typeCats();
        QTRY_VERIFY(stage.ready());
        auto* filter = stage.child<QLineEdit>("boggleFilter");
        QTest::keyClicks(filter, u"ca"_s);
        QCOMPARE(stage.column("boggleTable"), (QStringList{u"CAST"_s, u"CATS"_s, u"CAT"_s}));
        QCOMPARE(stage.label("boggleCount"), u"3 of 6 words"_s);
        auto* length = stage.child<QComboBox>("boggleLength");
        QCOMPARE(length->count(), 3);
        length->setCurrentIndex(1);
        QCOMPARE(stage.column("boggleTable"), QStringList{u"CAT"_s});
        length->setCurrentIndex(0);
        filter->clear();
        stage.table()->sortByColumn(0, Qt::AscendingOrder);
        QCOMPARE(stage.column("boggleTable").first(), u"ACT"_s);
        stage.table()->sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(stage.column("boggleTable").first(), u"SAT"_s);
    }

    void pathsAndSquares()
    {
        Stage stage;
        stage.typeCats();
        QTRY_VERIFY(stage.ready());
        stage.table()->setCurrentIndex(stage.table()->model()->index(0, 0));
        // ACTS
        QCOMPARE(stage.board()->path(), (std::vector<std::uint8_t>{1, 0, 2, 3}));
        // The pointer goes before the chosen row.
        const QRect row = stage.table()->visualRect(stage.table()->model()->index(4, 0));
        QTest::mouseMove(stage.table()->viewport(), row.center());
        QTRY_COMPARE(stage.board()->path(), (std::vector<std::uint8_t>{0, 1, 2}));
        // The chosen word stays so wherever it stands in the list.
        stage.table()->sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(stage.table()->currentIndex().data().toString(), u"ACTS"_s);
        stage.table()->sortByColumn(2, Qt::DescendingOrder);
        QTest::keyClick(stage.board(), Qt::Key_Delete);
        stage.type(u"s"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.table()->currentIndex().data().toString(), u"ACTS"_s);
        QCOMPARE(stage.board()->path(), (std::vector<std::uint8_t>{1, 0, 2, 3}));
        // Words through a square: of the pointer, or at the cursor.
        emit stage.board()->squareHovered(3);
        QCOMPARE(stage.column("boggleTable").size(), 4);
        QVERIFY(stage.label("boggleCount").contains(u"row 2, column 2"));
        emit stage.board()->squareHovered(-1);
        QCOMPARE(stage.column("boggleTable").size(), 6);
        stage.child<QToolButton>("boggleAtCursor")->click();
        stage.board()->setCursorSquare(0);
        QCOMPARE(stage.column("boggleTable"),
                 (QStringList{u"ACTS"_s, u"CAST"_s, u"CATS"_s, u"ACT"_s, u"CAT"_s}));
        stage.child<QToolButton>("boggleAtCursor")->click();
        // A word with two paths: Enter goes through them.
        stage.setSize(1, 5);
        stage.board()->setCursorSquare(0);
        stage.type(u"tatat"_s);
        QTRY_VERIFY(stage.ready());
        stage.child<QSpinBox>("boggleMinLength")->setValue(2);
        QTRY_VERIFY(stage.ready());
        const auto words = stage.column("boggleTable");
        stage.table()->setCurrentIndex(
            stage.table()->model()->index(static_cast<int>(words.indexOf(u"TA"_s)), 0));
        QCOMPARE(stage.column("boggleTable", 3)[words.indexOf(u"TA"_s)], u"4"_s);
        const auto first = stage.board()->path();
        QTest::keyClick(stage.table(), Qt::Key_Return);
        QVERIFY(stage.board()->path() != first);
        for (int i = 0; i < 3; ++i) QTest::keyClick(stage.table(), Qt::Key_Return);
        QCOMPARE(stage.board()->path(), first);
    }

    void diceByControls()
    {
        Stage stage;
        auto* dice = stage.child<QComboBox>("boggleDice");
        stage.child<QSpinBox>("boggleSeed")->setValue(42);
        stage.click("boggleRoll");
        const auto grid = stage.desk.grid();
        QCOMPARE(grid.size, (engine::BoggleSize{4, 4}));
        stage.click("boggleShake");
        QVERIFY(stage.desk.grid() != grid);
        stage.child<QSpinBox>("boggleSeed")->setValue(42);
        stage.click("boggleRoll");
        QVERIFY(stage.desk.grid() == grid);
        dice->setCurrentIndex(2);
        emit dice->activated(2);
        stage.click("boggleRoll");
        QCOMPARE(stage.desk.grid().size, (engine::BoggleSize{5, 5}));
        // Their scores come with them.
        QCOMPARE(stage.desk.choices().rules.minLength, 4);
        QCOMPARE(stage.child<QComboBox>("boggleScoring")->currentIndex(), 1);
    }

    void rulesChangeTheScore()
    {
        Stage stage;
        stage.typeCats();
        QTRY_VERIFY(stage.ready());
        stage.child<QSpinBox>("boggleMinLength")->setValue(4);
        QTRY_VERIFY(stage.ready() && stage.desk.answer()->words.size() == 3);
        stage.child<QSpinBox>("boggleMinLength")->setValue(3);
        stage.child<QSpinBox>("boggleMaxLength")->setValue(3);
        QTRY_VERIFY(stage.ready() && stage.desk.answer()->words.size() == 3);
        stage.child<QSpinBox>("boggleMaxLength")->setValue(1);
        QTRY_VERIFY(stage.ready() && stage.desk.answer()->words.size() == 6);
        auto* scoring = stage.child<QComboBox>("boggleScoring");
        scoring->setCurrentIndex(scoring->count() - 1);
        emit scoring->activated(scoring->count() - 1);
        auto* table = stage.child<QLineEdit>("boggleScoreTable");
        QVERIFY(table->isEnabled());
        table->clear();
        QTest::keyClicks(table, u"3:10,4:2x"_s);
        QTRY_VERIFY(stage.ready() && stage.desk.answer()->words.score().points == 54);
        QTest::keyClicks(table, u",q"_s);
        QVERIFY(stage.label("boggleRulesProblem").contains(u"score table"));
        QCOMPARE(stage.desk.choices().rules.scoring.points(4), 8);
    }

    void whatOtherLettersAreWorth()
    {
        Stage stage;
        stage.typeCats();
        stage.open(Offer);
        stage.board()->setCursorSquare(0);
        QTRY_VERIFY(stage.desk.offer() && stage.ready());
        QVERIFY(stage.label("boggleOfferSquare").startsWith(u"Row 1, column 1 has C"));
        auto* table = stage.child<QTableView>("boggleOfferTable");
        const QStringList letters = stage.column("boggleOfferTable");
        QVERIFY(letters.contains(u"E"_s));
        QVERIFY(letters.contains(u"none"_s));
        const auto row = static_cast<int>(letters.indexOf(u"E"_s));
        QCOMPARE(stage.column("boggleOfferTable", 1).first(),
                 QString::number(stage.column("boggleOfferTable", 1).first().toInt()));
        const int points = stage.column("boggleOfferTable", 1)[row].toInt();
        table->setCurrentIndex(table->model()->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(stage.desk.gridText(), u"EATS"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.desk.answer()->words.score().points, points);
    }

    void playKeepsItsSecrets()
    {
        Stage stage;
        stage.typeCats();
        QTRY_VERIFY(stage.ready());
        stage.open(Play);
        stage.child<QAbstractButton>("bogglePlayRoll")->setChecked(false);
        stage.click("bogglePlayStart");
        QVERIFY(stage.play.isSecret());
        // No word, no score, no hint anywhere.
        QCOMPARE(stage.table()->model()->rowCount(), 0);
        QCOMPARE(stage.label("boggleTotals"), u"The words are hidden while you play."_s);
        QVERIFY(stage.child<QTableView>("boggleOfferTable")->model()->rowCount() == 0);
        QVERIFY(!stage.child<QAction>("boggleCopyWords")->isEnabled());
        QVERIFY(!stage.child<QAction>("boggleExportWords")->isEnabled());
        QVERIFY(!stage.child<QPushButton>("boggleBoundAsk")->isEnabled());
        stage.open(Offer);
        QTest::qWait(20);
        QVERIFY(!stage.desk.offer());
        stage.open(Play);
        stage.board()->setFocus();
        stage.type(u"zz"_s);
        QCOMPARE(stage.desk.gridText(), u"CATS"_s);
        emit stage.board()->squareHovered(0);
        QCOMPARE(stage.label("boggleCount"), QString());
        emit stage.board()->squareHovered(-1);

        auto* entry = stage.child<QLineEdit>("bogglePlayEntry");
        for (const char* word : {"cat", "zzz", "tea"}) {
            QTest::keyClicks(entry, QString::fromLatin1(word));
            QTest::keyClick(entry, Qt::Key_Return);
        }
        QTest::keyClicks(entry, u"cat"_s);
        QTest::keyClick(entry, Qt::Key_Return);
        QVERIFY(stage.label("bogglePlayProblem").contains(u"already"));
        QCOMPARE(stage.column("bogglePlayTable"), (QStringList{u"TEA"_s, u"ZZZ"_s, u"CAT"_s}));
        QCOMPARE(stage.column("bogglePlayTable", 1),
                 (QStringList{QString(), QString(), QString()}));
        auto* table = stage.child<QTableView>("bogglePlayTable");
        table->setCurrentIndex(table->model()->index(2, 0));
        QVERIFY(stage.board()->path().empty());
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(stage.play.said().size(), 2U);
        QTest::keyClicks(entry, u"\b\b\bact"_s);
        entry->setText(u"act"_s);
        QTest::keyClick(entry, Qt::Key_Return);

        stage.click("bogglePlayFinish");
        QTRY_COMPARE(stage.play.state(), ui::BogglePlay::State::Over);
        QVERIFY(stage.label("bogglePlaySummary").contains(u"1 points"));
        QCOMPARE(stage.column("bogglePlayTable", 1).mid(0, 3),
                 (QStringList{u"✕ not in the lexicon"_s, u"✕ not on the board"_s, u"✓ found"_s}));
        QCOMPARE(stage.column("bogglePlayTable").size(), 3 + 5);
        stage.child<QComboBox>("bogglePlayShow")->setCurrentIndex(2);
        QCOMPARE(stage.column("bogglePlayTable").size(), 5);
        QVERIFY(!stage.column("bogglePlayTable").contains(u"ACT"_s));
        table->setCurrentIndex(table->model()->index(0, 0));
        QCOMPARE(stage.board()->path().size(), 4U);
        // The words are there again.
        QCOMPARE(stage.table()->model()->rowCount(), 6);
        QVERIFY(stage.child<QAction>("boggleCopyWords")->isEnabled());
    }

    void gamesNeedLetters()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        stage.open(Play);
        stage.child<QAbstractButton>("bogglePlayRoll")->setChecked(false);
        stage.click("bogglePlayStart");
        QCOMPARE(stage.play.state(), ui::BogglePlay::State::Idle);
        QVERIFY(stage.label("boggleProblem").contains(u"no letters"));
        stage.child<QAbstractButton>("bogglePlayRoll")->setChecked(true);
        stage.click("bogglePlayStart");
        QCOMPARE(stage.play.state(), ui::BogglePlay::State::Running);
        QVERIFY(!stage.desk.gridText().startsWith(u"####"));
        stage.click("bogglePlayGiveUp");
        QCOMPARE(stage.play.state(), ui::BogglePlay::State::Idle);
        QTRY_VERIFY(stage.table()->model()->rowCount() > 0 || stage.ready());
    }

    void searchByControls()
    {
        Stage stage;
        stage.setSize(3, 3);
        QTRY_VERIFY(stage.ready());
        stage.open(Search);
        auto* source = stage.child<QComboBox>("boggleSearchSource");
        source->setCurrentIndex(1);
        stage.click("boggleSearchStart");
        QVERIFY(stage.child<QLabel>("boggleSearchProblem")->isVisible());
        auto* letters = stage.child<QLineEdit>("boggleSearchLetters");
        QTest::keyClicks(letters, u"aest4"_s);
        stage.click("boggleSearchStart");
        QVERIFY(stage.label("boggleSearchProblem").contains(u"character 5"));
        QTest::keyClick(letters, Qt::Key_Backspace);
        stage.click("boggleSearchStart");
        QVERIFY(!stage.child<QLabel>("boggleSearchProblem")->isVisible());
        QTRY_VERIFY(stage.child<QTableView>("boggleSearchTable")->model()->rowCount() > 0);
        QVERIFY(!stage.child<ui::ScorePlot>("scorePlot")->history().empty());
        QVERIFY(stage.label("boggleSearchStatus").contains(u"best"));
        stage.click("boggleSearchPause");
        QTRY_COMPARE(stage.child<QPushButton>("boggleSearchPause")->text(), u"Continue"_s);
        stage.click("boggleSearchPause");
        QCOMPARE(stage.hunt.state(), ui::BoggleHunt::State::Running);
        stage.click("boggleSearchStop");
        QTRY_COMPARE(stage.hunt.state(), ui::BoggleHunt::State::Over);
        const auto best = stage.hunt.found().best.front();
        stage.click("boggleSearchUse");
        QVERIFY(stage.desk.grid() == best.grid);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.desk.answer()->words.score(), best.score);
    }

    void limitsByControls()
    {
        Stage stage;
        stage.typeCats();
        QTRY_VERIFY(stage.ready());
        stage.open(Bound);
        stage.click("boggleBoundTake");
        auto* text = stage.child<QLineEdit>("boggleClass");
        QCOMPARE(text->text(), u"CATS"_s);
        text->setText(u"{CE}ATS"_s);
        stage.child<QLineEdit>("boggleBeat")->setText(u"100"_s);
        stage.click("boggleBoundAsk");
        QTRY_VERIFY(stage.label("boggleBoundAnswer").contains(u"of these 2 can beat"));
        QVERIFY(stage.label("boggleBoundAnswer").contains(u"✓ 100 can't be beaten"));
        text->setText(u"{CE}A4S"_s);
        stage.click("boggleBoundAsk");
        QVERIFY(stage.label("boggleBoundAnswer").contains(u"character 6"));
        text->setText(u"{CE}ATS"_s);
        QVERIFY(!stage.label("boggleBoundAnswer").contains(u"character 6"));
    }

    /// An answer to another question than the fields and the desk ask now says so.
    void limitsSayWhatTheyAreAbout()
    {
        Stage stage;
        stage.typeCats();
        QTRY_VERIFY(stage.ready());
        stage.open(Bound);
        auto* text = stage.child<QLineEdit>("boggleClass");
        auto* beat = stage.child<QLineEdit>("boggleBeat");
        const auto answer = [&stage] { return stage.label("boggleBoundAnswer"); };
        const QString old = u"asked before, {CE}ATS with the lexicon tiny"_s;
        text->setText(u"{CE}ATS"_s);
        stage.click("boggleBoundAsk");
        QTRY_VERIFY(answer().contains(u"of these 2 can beat"));
        QVERIFY(!answer().contains(u"asked before"));
        text->setText(u"{CES}ATS"_s);
        QVERIFY2(answer().contains(old), qPrintable(answer()));
        QVERIFY(answer().contains(u"of these 2 can beat"));
        // The same grids as before.
        text->setText(u"{EC}ATS"_s);
        text->setText(u"{CE} ATS"_s);
        QVERIFY(!answer().contains(u"asked before"));
        beat->setText(u"7"_s);
        QVERIFY(answer().contains(old));
        beat->clear();
        ui::BoggleChoices choices = stage.desk.choices();
        choices.rules.minLength = 4;
        stage.desk.setChoices(choices);
        QVERIFY(answer().contains(old));
        choices.rules.minLength = 3;
        stage.desk.setChoices(choices);
        QVERIFY(!answer().contains(u"asked before"));
        const auto words = tests::wordsFrom("CAT SAT", fixture::english()->alphabet).value();
        QVERIFY(stage.study.setLexicon(
            *engine::Lexicon::fromWords("other", words, fixture::english()->alphabet, false)));
        QVERIFY(answer().contains(old));
        QTRY_VERIFY(stage.ready());
        QVERIFY(answer().contains(old));
        stage.click("boggleBoundAsk");
        QTRY_VERIFY(answer().startsWith(u"No grid of these 2"));
    }

    /// Grids that were found with another lexicon or other rules are told as such.
    void bestGridsSayWhatTheyCountBy()
    {
        Stage stage;
        stage.setSize(2, 2);
        QTRY_VERIFY(stage.ready());
        stage.open(Search);
        stage.click("boggleSearchStart");
        QTRY_VERIFY(stage.child<QTableView>("boggleSearchTable")->model()->rowCount() > 0);
        stage.click("boggleSearchStop");
        QTRY_COMPARE(stage.hunt.state(), ui::BoggleHunt::State::Over);
        const auto status = [&stage] { return stage.label("boggleSearchStatus"); };
        QVERIFY2(status().contains(u"lexicon tiny"), qPrintable(status()));
        QVERIFY(!status().contains(u"not by those of now"));
        ui::BoggleChoices choices = stage.desk.choices();
        choices.rules.minLength = 4;
        stage.desk.setChoices(choices);
        QVERIFY(status().contains(u"not by those of now"));
        choices.rules.minLength = 3;
        stage.desk.setChoices(choices);
        QVERIFY(!status().contains(u"not by those of now"));
        const auto words = tests::wordsFrom("CAT SAT", fixture::english()->alphabet).value();
        QVERIFY(stage.study.setLexicon(
            *engine::Lexicon::fromWords("other", words, fixture::english()->alphabet, false)));
        QTRY_VERIFY(stage.ready());
        QVERIFY(status().contains(u"lexicon tiny"));
        QVERIFY(status().contains(u"not by those of now"));
    }

    void exportsComeBack()
    {
        Stage stage;
        stage.setSize(2, 3);
        stage.type(u"catsea"_s);
        QTRY_VERIFY(stage.ready());
        // The grid as text.
        stage.child<QAction>("boggleCopyGrid")->trigger();
        // It brings its shape, also to a grid of as many squares.
        stage.setSize(3, 2);
        stage.desk.setFace(0, {});
        stage.child<QAction>("bogglePasteGrid")->trigger();
        QCOMPARE(stage.desk.grid().size, (engine::BoggleSize{2, 3}));
        QCOMPARE(stage.desk.gridText(), u"CAT/SEA"_s);
        QTRY_VERIFY(stage.ready());
        // Words and tables.
        stage.child<QAction>("boggleCopyWords")->trigger();
        const QString words = QGuiApplication::clipboard()->text();
        QCOMPARE(words.trimmed().split(u'\n'), stage.column("boggleTable"));
        QSignalSpy exports(&stage.panel, &ui::BogglePanel::exportRequested);
        stage.child<QAction>("boggleExportWords")->trigger();
        QCOMPARE(exports.size(), 1);
        const auto file = exports.first().first().value<ui::BoggleFile>();
        QCOMPARE(QString::fromUtf8(file.bytes(u"w.TXT"_s)), words);
        const QStringList lines = QString::fromUtf8(file.bytes(u"w.csv"_s)).trimmed().split(u'\n');
        QCOMPARE(lines.first(), u"word,length,points,paths,squares"_s);
        QCOMPARE(lines.size(), 1 + stage.table()->model()->rowCount());
        int points = 0;
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const QStringList fields = lines[i].split(u',');
            QCOMPARE(fields.size(), 5);
            points += fields[2].toInt();
            // The squares spell the word.
            QString spelt;
            for (const QString& square : fields[4].split(u' ')) {
                const int at = (square[0].digitValue() - 1) * 3 + square[2].digitValue() - 1;
                spelt += stage.desk.gridText().remove(u'/')[at];
            }
            QCOMPARE(spelt, fields[0]);
        }
        QCOMPARE(points, stage.desk.answer()->words.score().points);
        // The picture.
        stage.child<QAction>("boggleExportPicture")->trigger();
        const auto picture = exports.last().first().value<ui::BoggleFile>();
        const QImage image = QImage::fromData(picture.bytes(u"p.png"_s), "PNG");
        QCOMPARE(image.size(), QSize(3 * 96 + 24, 2 * 96 + 24));
        stage.child<QAction>("boggleCopyPicture")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->image().size(), image.size());
        // Grids: none yet.
        stage.child<QAction>("boggleExportGrids")->trigger();
        QCOMPARE(exports.size(), 2);
        QVERIFY(stage.child<QLabel>("boggleProblem")->isVisible());
        // What can't be pasted leaves all as it was.
        QGuiApplication::clipboard()->setText(u"no grid!"_s);
        stage.child<QAction>("bogglePasteGrid")->trigger();
        QVERIFY(stage.label("boggleProblem").contains(u"Not pasted"));
        QCOMPARE(stage.desk.gridText(), u"CAT/SEA"_s);
    }

    void gridsCsvHasThem()
    {
        const engine::Alphabet& alphabet = fixture::english()->alphabet;
        const auto notation = engine::boggleNotation(alphabet);
        const engine::RankedGrid ranked{*engine::readBoggleGrid("qats", alphabet, notation),
                                        {12, 3}};
        QCOMPARE(ui::boggleGridsCsv({ranked}, alphabet),
                 u"rank,size,board,score,words\n1,2x2,QU A T S,12,3\n"_s);
        // What is no square says so wherever it is read.
        const engine::RankedGrid wide{*engine::readBoggleGrid("cat/sea", alphabet, notation),
                                      {12, 3}};
        QVERIFY(ui::boggleGridsCsv({wide}, alphabet).contains(u"1,2x3,CAT/SEA,12,3"));
    }

    void everythingHasAName()
    {
        Stage stage;
        for (int tab = Words; tab <= Rules; ++tab) {
            stage.open(static_cast<Tab>(tab));
            const auto widgets = stage.panel.findChildren<QWidget*>();
            for (QWidget* widget : widgets) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)) continue;
                if (widget->objectName().startsWith(u"qt_")) continue;
                QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(accessible && !accessible->text(QAccessible::Name).isEmpty(),
                         qPrintable(widget->objectName() + u" "_s +
                                    QString::fromLatin1(widget->metaObject()->className())));
            }
        }
        const QModelIndex square = stage.board()->model()->index(1, 2);
        QCOMPARE(square.data(Qt::AccessibleTextRole).toString(), u"row 2, column 3: no letter"_s);
    }

    void withoutALexicon()
    {
        Stage stage(fixture::position(fixture::kEmptyBoard + " / 0/0 0", false));
        QVERIFY(stage.label("boggleHint").contains(u"No lexicon is open"));
        stage.type(u"catdlinemaropets"_s);
        QCOMPARE(stage.desk.gridText(), u"CATDLINEMAROPETS"_s);
        QVERIFY(!stage.child<QPushButton>("bogglePlayStart")->isEnabled());
        QVERIFY(!stage.child<QPushButton>("boggleSearchStart")->isEnabled());
        QSignalSpy requests(&stage.panel, &ui::BogglePanel::openLexiconRequested);
        stage.click("boggleOpenLexicon");
        QCOMPARE(requests.size(), 1);
        QVERIFY(stage.study.setLexicon(fixture::lexicon()));
        QTRY_VERIFY(stage.ready());
        QVERIFY(stage.table()->isVisible());
    }

    void workEndsWithThePanel()
    {
        ui::JobService jobs;
        ui::Study study(fixture::catPosition());
        const ui::ShownStudy shown(study);
        {
            ui::BoggleDesk desk(jobs, shown);
            ui::BogglePlay play(jobs);
            ui::BoggleHunt hunt(jobs);
            ui::BogglePanel panel(desk, play, hunt, jobs);
            panel.show();
            QTRY_VERIFY(desk.isCurrent());
            panel.findChild<QPushButton*>(u"boggleSearchStart"_s)->click();
            QTRY_VERIFY(!hunt.found().best.empty());
            jobs.cancelAll();
        }
        QTRY_VERIFY(jobs.jobs().isEmpty());
    }
};

TEST_CLASS(TestBogglePanel, QApplication)
#include "tst_boggle_panel.moc"
