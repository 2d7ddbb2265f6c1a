// SPDX-License-Identifier: GPL-3.0-or-later
// The word graph panel through its controls.
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/lexicon/graph_columns.h"
#include "ui/lexicon/path_crumbs.h"
#include "ui/lexicon/word_graph_panel.h"

using namespace Qt::StringLiterals;
using engine::GraphPart;
using ui::MoveEntry;

namespace {

const std::string kCat = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 AEST/ 0/0 0";

engine::LexiconPtr lexiconOf(const char* words, const engine::GameRulesPtr& game,
                             bool withAlphagrams = false)
{
    const auto reading = engine::readWordList(words, game->alphabet).value();
    return engine::Lexicon::fromWords("other", reading.words, game->alphabet, withAlphagrams)
        .value();
}

ui::PositionPtr emptyBoard(const engine::GameRulesPtr& game, const engine::LexiconPtr& lexicon)
{
    return std::make_shared<engine::Position>(engine::Position::create(game, lexicon).value());
}

struct Stage
{
    ui::JobService jobs;
    ui::WordGraphPanel panel{jobs};

    explicit Stage(const ui::PositionPtr& position = fixture::catPosition())
    {
        panel.setPosition(position);
        panel.resize(900, 420);
        panel.show();
        panel.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    template <class T>
    T* child(const char* name) const
    {
        return panel.findChild<T*>(QLatin1StringView(name));
    }
    QString path() { return panel.explorer().text(panel.explorer().tiles()); }
    QString problem() const
    {
        auto* label = child<QLabel>("graphProblem");
        return label->isVisible() ? label->text() : QString();
    }
    bool counted() { return panel.explorer().isCounted(); }
    /// The column that has the focus gets the key.
    void press(Qt::Key key)
    {
        auto* column = qobject_cast<ui::GraphColumn*>(QApplication::focusWidget());
        QVERIFY(column);
        QTest::keyClick(column, key);
    }
};

}  // namespace

class TestWordGraphPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void countsInAJobWhileItIsSeen()
    {
        ui::JobService jobs;
        ui::WordGraphPanel panel(jobs);
        panel.setPosition(fixture::catPosition());
        QVERIFY(jobs.jobs().isEmpty());
        panel.show();
        QCOMPARE(jobs.jobs().size(), 1);
        QCOMPARE(panel.findChild<QLabel*>(u"graphDescription"_s)->text(),
                 u"words not counted yet"_s);
        QTRY_VERIFY(panel.explorer().isCounted());
        QCOMPARE(panel.findChild<QLabel*>(u"graphDescription"_s)->text(), u"16 words"_s);
        // Once only.
        panel.hide();
        panel.show();
        panel.setPosition(fixture::catPosition("AE/"));
        QVERIFY(jobs.jobs().isEmpty());
        QVERIFY(panel.explorer().isCounted());
    }

    void typedLettersWalk()
    {
        Stage stage;
        QTRY_VERIFY(stage.counted());
        auto* field = stage.child<QLineEdit>("graphTiles");
        field->setFocus();
        QTest::keyClicks(field, u"cats"_s);
        QCOMPARE(stage.path(), u"CATS"_s);
        QVERIFY(stage.child<QLabel>("graphDescription")->text().startsWith(u"✓ CATS is a word"));
        QTest::keyClicks(field, u"x"_s);
        QCOMPARE(stage.path(), u"CATS"_s);
        QVERIFY2(stage.problem().contains(u"from CATS on to X"), qPrintable(stage.problem()));
        QCOMPARE(field->text(), u"catsx"_s);
        QTest::keyClicks(field, u"1"_s);
        QVERIFY(!stage.problem().isEmpty());
        // Enter leaves the field for the columns, and it shows what is there.
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(qobject_cast<ui::GraphColumn*>(QApplication::focusWidget()));
        QCOMPARE(field->text(), u"CATS"_s);
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QCOMPARE(stage.path(), QString());
        QVERIFY(stage.problem().isEmpty());
    }

    void arrowsGoThroughTheColumns()
    {
        Stage stage;
        stage.panel.focusPath();
        // Taking the focus chooses nothing.
        QCOMPARE(stage.path(), QString());
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.path(), u"A"_s);
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.path(), u"C"_s);
        stage.press(Qt::Key_Right);
        QCOMPARE(stage.path(), u"CA"_s);
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.path(), u"CAS"_s);
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.path(), u"CAT"_s);
        stage.press(Qt::Key_Left);
        QCOMPARE(stage.path(), u"CA"_s);
        QCOMPARE(QApplication::focusWidget(), stage.panel.columns()->column(1));
        stage.press(Qt::Key_T);
        QCOMPARE(stage.path(), u"CAT"_s);
        stage.press(Qt::Key_S);
        QCOMPARE(stage.path(), u"CATS"_s);
        // No child has that tile; no column to the right.
        stage.press(Qt::Key_Q);
        QCOMPARE(stage.path(), u"CATS"_s);
        QVERIFY(stage.problem().contains(u"from CATS on to q"));
        stage.press(Qt::Key_Right);
        QCOMPARE(stage.path(), u"CATS"_s);
        for (int i = 0; i < 6; ++i) stage.press(Qt::Key_Backspace);
        QCOMPARE(stage.path(), QString());
    }

    void clicksOnRowsAndCrumbs()
    {
        Stage stage;
        stage.panel.showWord(u"cats"_s);
        ui::GraphColumn* second = stage.panel.columns()->column(1);
        QTest::mouseClick(second->viewport(), Qt::LeftButton, {},
                          second->visualRect(second->model()->index(0, 1)).center());
        QCOMPARE(stage.path(), u"CA"_s);
        stage.panel.showWord(u"cats"_s);
        const auto crumbs = stage.panel.findChildren<QToolButton*>(u"pathCrumb"_s);
        QCOMPARE(crumbs.size(), 5);
        QCOMPARE(crumbs[3]->text(), u"› T ✓"_s);
        QCOMPARE(crumbs[3]->accessibleName(), u"Back to CAT, a word ends there"_s);
        crumbs[3]->setFocus();
        QTest::keyClick(crumbs[3], Qt::Key_Space);
        QCOMPARE(stage.path(), u"CAT"_s);
        QVERIFY(!crumbs[4]->isVisible());
        crumbs[0]->click();
        QCOMPARE(stage.path(), QString());
    }

    void switchesGraphs()
    {
        Stage stage;
        QVERIFY(!stage.child<QToolButton>("partAlphagrams")->isVisible());
        stage.panel.showWord(u"cat"_s);
        stage.child<QToolButton>("partGaddag")->click();
        QCOMPARE(stage.path(), u"TAC"_s);
        auto* field = stage.child<QLineEdit>("graphTiles");
        QCOMPARE(field->text(), u"TAC"_s);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, u"ac@ts"_s);
        QCOMPARE(stage.path(), u"AC◊TS"_s);
        stage.child<QToolButton>("partDawg")->click();
        QCOMPARE(stage.path(), u"CATS"_s);
        // Jumbled games have a third one.
        auto jumbled = std::make_shared<engine::GameRules>(*fixture::english());
        jumbled->wordRule = engine::WordRule::Jumbled;
        stage.panel.setPosition(emptyBoard(jumbled, lexiconOf("cat\ncats\n", jumbled, true)));
        QVERIFY(stage.child<QToolButton>("partAlphagrams")->isVisible());
        stage.child<QToolButton>("partAlphagrams")->click();
        QCOMPARE(stage.path(), u"ACST"_s);
        QTRY_VERIFY(stage.counted());
        QVERIFY(stage.child<QLabel>("graphDescription")->text().contains(u"alphagrams that begin"));
        stage.panel.setPosition(fixture::catPosition());
        QVERIFY(!stage.child<QToolButton>("partAlphagrams")->isVisible());
        QCOMPARE(stage.panel.explorer().part(), GraphPart::Dawg);
    }

    void jumpsToNodes()
    {
        Stage stage;
        auto* field = stage.child<QLineEdit>("graphNode");
        field->setFocus();
        // Not counted yet: the jump waits.
        QTest::keyClicks(field, u"2"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(stage.counted());
        QTRY_COMPARE(stage.panel.explorer().path().back(), 2U);
        QVERIFY(stage.problem().isEmpty());
        field->clear();
        QTest::keyClicks(field, u"-x99999999"_s);
        QCOMPARE(field->text(), u"99999999"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(stage.problem(), u"There is no node 99999999."_s);
        QCOMPARE(stage.panel.explorer().path().back(), 2U);
        field->clear();
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(stage.panel.explorer().path().back(), 2U);
        stage.panel.jumpTo(0);
        QCOMPARE(stage.path(), QString());
    }

    void followsTheBoard()
    {
        Stage stage;
        auto* square = stage.child<QLabel>("crossSetSquare");
        auto* letters = stage.child<QListView>("crossSetLetters");
        QVERIFY(square->text().startsWith(u"Click a square"));
        QVERIFY(!letters->isVisible());
        stage.panel.setCursor(MoveEntry::Cursor{7, 9, engine::Direction::Down});
        QVERIFY(letters->isVisible());
        QVERIFY(square->text().contains(u"CAT_"));
        QCOMPARE(stage.path(), u"CAT"_s);
        // Letter by letter, by keyboard.
        letters->setFocus();
        letters->setCurrentIndex(letters->model()->index(18, 0));
        QCOMPARE(stage.path(), u"CATS"_s);
        QVERIFY(stage.problem().isEmpty());
        QTest::keyClick(letters, Qt::Key_Right);
        QCOMPARE(stage.path(), u"CAT"_s);
        QVERIFY2(stage.problem().contains(u"from CAT on to T"), qPrintable(stage.problem()));
        // In front of it: the GADDAG from the last tile backwards.
        stage.panel.setCursor(MoveEntry::Cursor{7, 5, engine::Direction::Down});
        QCOMPARE(stage.panel.explorer().part(), GraphPart::Gaddag);
        QCOMPARE(stage.path(), u"TAC"_s);
        // Another rack is no reason to leave the place one has walked to.
        stage.panel.explorer().setLength(1);
        stage.panel.setPosition(fixture::catPosition("AE/"));
        QCOMPARE(stage.path(), u"T"_s);
        // Without neighbours, past the end of the lane, without a cursor.
        stage.panel.setCursor(MoveEntry::Cursor{0, 0, engine::Direction::Across});
        QVERIFY(!letters->isVisible());
        QVERIFY(square->text().contains(u"every letter fits"));
        stage.panel.setCursor(MoveEntry::Cursor{7, 15, engine::Direction::Across});
        QVERIFY(square->text().startsWith(u"Click a square"));
        stage.panel.setCursor(std::nullopt);
        QVERIFY(!letters->isVisible());
        // Not following.
        stage.child<QToolButton>("followBoard")->click();
        stage.panel.setCursor(MoveEntry::Cursor{7, 9, engine::Direction::Down});
        QVERIFY(!square->isVisible());
        QVERIFY(!letters->isVisible());
        QCOMPARE(stage.path(), u"T"_s);
        stage.child<QToolButton>("followBoard")->click();
        QCOMPARE(stage.path(), u"CAT"_s);
    }

    void lexiconChangesWhileItIsOpen()
    {
        Stage stage;
        QTRY_VERIFY(stage.counted());
        stage.panel.setCursor(MoveEntry::Cursor{7, 9, engine::Direction::Down});
        stage.panel.showWord(u"cats"_s);
        auto reading =
            engine::readCgp(kCat, fixture::english(), lexiconOf("cat\ncatx\n", fixture::english()));
        stage.panel.setPosition(std::make_shared<engine::Position>(std::move(reading->position)));
        QCOMPARE(stage.path(), u"CAT"_s);
        QVERIFY(stage.child<QListView>("crossSetLetters")
                    ->model()
                    ->index(23, 0)
                    .data()
                    .toString()
                    .startsWith(u"✓ X"));
        QTRY_VERIFY(stage.counted());
        // And back: what was counted is still known.
        stage.panel.setPosition(fixture::catPosition());
        QVERIFY(stage.counted());
        QVERIFY(stage.jobs.jobs().isEmpty());
    }

    void noLexiconGivesAHint()
    {
        Stage stage(fixture::position(kCat, false));
        auto* open = stage.child<QPushButton>("graphOpenLexicon");
        QVERIFY(open->isVisible());
        QSignalSpy requests(&stage.panel, &ui::WordGraphPanel::openLexiconRequested);
        open->setFocus();
        QTest::keyClick(open, Qt::Key_Space);
        QCOMPARE(requests.size(), 1);
        stage.panel.showWord(u"cat"_s);
        stage.panel.jumpTo(3);
        stage.panel.focusPath();
        stage.panel.setCursor(MoveEntry::Cursor{7, 9, engine::Direction::Down});
        stage.panel.setPosition(fixture::catPosition());
        QVERIFY(!open->isVisible());
        QCOMPARE(stage.path(), u"CAT"_s);
        stage.panel.setPosition(fixture::position(kCat, false));
        QVERIFY(open->isVisible());
        QVERIFY(!stage.panel.grab().isNull());
    }

    void emptyLexicon()
    {
        Stage stage(emptyBoard(fixture::english(), lexiconOf("", fixture::english())));
        QTRY_VERIFY(stage.counted());
        QCOMPARE(stage.child<QLabel>("graphDescription")->text(), u"0 words"_s);
        stage.panel.showWord(u"cat"_s);
        QVERIFY(stage.problem().contains(u"No path begins with C"));
        stage.child<QToolButton>("partGaddag")->click();
        stage.panel.focusPath();
        QVERIFY(!stage.panel.columns()->column(0));
        QVERIFY(!stage.panel.grab().isNull());
    }

    void tilesOfSeveralCharacters()
    {
        const auto catalan = engine::catalogue::rules("catalan").value();
        Stage stage(emptyBoard(catalan, lexiconOf("any\nque\ncel·la\nça\nsenyal\ncel\n", catalan)));
        QTRY_VERIFY(stage.counted());
        auto* field = stage.child<QLineEdit>("graphTiles");
        field->setFocus();
        QTest::keyClicks(field, u"cel·la"_s);
        QCOMPARE(stage.panel.explorer().path().size(), 4U);
        QVERIFY(stage.child<QLabel>("graphDescription")->text().startsWith(u"✓ CE[L·L]A is"));
        const auto crumbs = stage.panel.findChildren<QToolButton*>(u"pathCrumb"_s);
        QCOMPARE(crumbs[3]->text(), u"› L·L"_s);
        // What the field shows can be typed again.
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->text(), u"CE[L·L]A"_s);
        stage.panel.showWord(field->text());
        QCOMPARE(stage.panel.explorer().path().size(), 4U);
        QVERIFY(stage.problem().isEmpty());
    }

    void longPathsAndSmallWindows()
    {
        Stage stage;
        engine::WordList words;
        words.add(std::vector<engine::Tile>(200, engine::Tile{1}));
        stage.panel.setPosition(emptyBoard(
            fixture::english(),
            engine::Lexicon::fromWords("long", words, fixture::english()->alphabet, false)
                .value()));
        stage.panel.showWord(QString(200, u'a'));
        QCOMPARE(stage.panel.explorer().path().size(), 200U);
        stage.panel.resize(200, 150);
        QVERIFY(!stage.panel.grab().isNull());
        stage.panel.showWord(QString(100'000, u'a'));
        QVERIFY(!stage.problem().isEmpty());
        stage.panel.showWord(u"zz"_s);
        QCOMPARE(stage.path(), QString());
    }

    void closesWhileItCounts()
    {
        ui::JobService jobs;
        {
            ui::WordGraphPanel panel(jobs);
            panel.setPosition(fixture::catPosition());
            panel.show();
            panel.jumpTo(5);
            QVERIFY(!jobs.jobs().isEmpty());
        }
        QTRY_VERIFY(jobs.jobs().isEmpty());
    }
};

TEST_CLASS(TestWordGraphPanel, QApplication)
#include "tst_word_graph_panel.moc"
