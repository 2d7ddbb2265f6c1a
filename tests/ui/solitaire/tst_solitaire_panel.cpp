// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the highest score through its panel, as people use it.
#include <optional>

#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/accessible_names.h"
#include "tests/ui/settled.h"
#include "tests/ui/solitaire/lab_stage.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/open_game.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/settings/settings.h"
#include "ui/solitaire/solitaire_game_view.h"
#include "ui/solitaire/solitaire_panel.h"
#include "ui/solitaire/solitaire_search_view.h"
#include "ui/widgets/score_plot.h"

using namespace Qt::StringLiterals;
using Phase = ui::SolitaireLab::Phase;

namespace {

using enum fixture::LabColumn;

constexpr int kPage = 2;  // the last one: what can be set

engine::LexiconPtr otherLexicon()
{
    const auto reading = engine::readWordList("at\nta\n", fixture::english()->alphabet);
    return *engine::Lexicon::fromWords("other", reading->words, fixture::english()->alphabet,
                                       false);
}

}  // namespace

class TestSolitairePanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// A small order is gone through to the end; its game is listed, move by move.
    void aSearchFindsAGame()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setOrder(u"catseat"_s);
        QVERIFY(stage.label("solitaireOrderRemark").startsWith(u"⚠ 7 tiles"));
        // What is missing can be broken into lines.
        QVERIFY2(stage.label("solitaireOrderRemark").contains(u"? ×2, A ×7, B ×2"),
                 qPrintable(stage.label("solitaireOrderRemark")));
        QSignalSpy begun(&stage.panel, &ui::SolitairePanel::begun);
        stage.runToEnd();
        QCOMPARE(begun.size(), 1);
        const int best = stage.lab.findings()->state->best.total().points;
        QVERIFY(best > 10);
        QCOMPARE(stage.label("solitaireBest"), QString::number(best));
        QVERIFY(stage.rows("solitaireGames") > 0);
        QCOMPARE(stage.cell("solitaireGames", 0, 1), QString::number(best));
        QVERIFY(!stage.child<ui::ScorePlot>("solitairePlot")->history().empty());
        const int moves = stage.rows("solitaireMoves");
        QVERIFY(moves > 0);
        QCOMPARE(stage.cell("solitaireMoves", 0, Rack), u"AACESTT"_s);
        QCOMPARE(stage.cell("solitaireMoves", moves - 1, Total).toInt(),
                 stage.lab.findings()->state->best.points.points);
        QVERIFY(stage.label("solitaireSummary").contains(u"%1 points"_s.arg(best)));
    }

    /// While nothing is tried the goal words are those of the game that is looked at.
    void goalWordsAreThoseOfTheGame()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setOrder(u"catseat"_s);
        stage.runToEnd();
        const auto* moves = stage.child<QTableView>("solitaireMoves");
        QTRY_VERIFY(moves->model()->rowCount() > 0);
        // This little game has none of its own; what is checked or read may have.
        QCOMPARE(stage.rows("solitaireGoalTable"), 0);
        const auto& findings = *stage.lab.findings();
        const auto& best = findings.state->games.at(0);
        std::vector<std::uint8_t> goals(best.game.moves.size());
        goals.front() = 1;
        stage.panel.showChecked(ui::replayGame(findings.task, best.game, goals));
        QCOMPARE(stage.rows("solitaireGoalTable"), 1);
        QCOMPARE(stage.cell("solitaireGoalTable", 0, 2), stage.cell("solitaireMoves", 0, Score));
        QCOMPARE(stage.cell("solitaireGoalTable", 0, 3), u"✓ played as move 1"_s);
    }

    /// What is shown belongs to the order that is set up: games of another one go, and come back
    /// with it.
    void anotherOrderHasItsOwnGames()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.panel.show();
        stage.setOrder(u"catseat"_s);
        stage.runToEnd();
        const int games = stage.rows("solitaireGames");
        QVERIFY(games > 0);
        QVERIFY(stage.child<QPushButton>("solitairePause")->isEnabled());
        stage.setOrder(u"seatcar"_s);
        QTRY_COMPARE_WITH_TIMEOUT(stage.rows("solitaireGames"), 0, fixture::kLabPatience);
        QTRY_COMPARE(stage.rows("solitaireMoves"), 0);
        QVERIFY(!stage.child<QPushButton>("solitairePause")->isEnabled());
        QVERIFY(stage.child<QPushButton>("solitaireStart")->isEnabled());
        // An order that can't be read is being typed.
        stage.setOrder(u"seat4"_s);
        stage.setOrder(u"catseat"_s);
        QTRY_COMPARE_WITH_TIMEOUT(stage.rows("solitaireGames"), games, fixture::kLabPatience);
        QTRY_VERIFY(stage.rows("solitaireMoves") > 0);
        QVERIFY(stage.lab.isRestored());
        QVERIFY(stage.child<QPushButton>("solitairePause")->isEnabled());
    }

    /// A search that can't begin leaves what is there, where the fault can be mended.
    void aFaultTakesNothingAway()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.panel.show();
        stage.setOrder(u"catseat"_s);
        stage.runToEnd();
        const int games = stage.rows("solitaireGames");
        auto* way = stage.child<QComboBox>("solitaireStyle");
        way->setCurrentIndex(1);
        auto* goals = stage.child<QLineEdit>("solitaireGoals");
        goals->setText(u"cats@1"_s);
        QVERIFY(stage.label("solitaireAsked").endsWith(u" · goal words CATS@1"_s));
        for (const QString& wrong : {u"cat@99"_s, u"catcat@1"_s}) {
            goals->setText(wrong);
            stage.click("solitaireStart");
            QTRY_VERIFY_WITH_TIMEOUT(stage.label("solitaireProblem").startsWith(u"✕"),
                                     fixture::kLabPatience);
            QCOMPARE(stage.lab.phase(), Phase::Failed);
            QCOMPARE(stage.child<QTabWidget>("solitaireTabs")->currentIndex(), 2);
            QCOMPARE(stage.panel.focusWidget(), goals);
            QCOMPARE(stage.rows("solitaireGames"), games);
            QVERIFY(stage.child<QPushButton>("solitairePause")->isEnabled());
        }
    }

    /// Shuffle deals the seed that stands there, and another one only after it.
    void shuffleTakesTheSeedThatStandsThere()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        const auto* order = stage.child<QPlainTextEdit>("solitaireOrder");
        auto* seed = stage.child<QSpinBox>("solitaireBagSeed");
        seed->setValue(7);
        const QString dealt = order->toPlainText();
        stage.setOrder(u"catseat"_s);
        stage.click("solitaireShuffle");
        QCOMPARE(seed->value(), 7);
        QCOMPARE(order->toPlainText(), dealt);
        stage.click("solitaireShuffle");
        QVERIFY(seed->value() != 7);
        QVERIFY(order->toPlainText() != dealt);
    }

    /// What a search began with is no game to look at beside those that it came to.
    void poorGamesAreNotListed()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setEndless();
        stage.click("solitaireStart");
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), fixture::kLabPatience);
        stage.click("solitaireStop");
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Stopped, fixture::kLabPatience);
        const auto& games = stage.lab.findings()->state->games;
        const int best = games.front().game.total().points;
        const auto worth = std::ranges::count_if(games, [best](const engine::EliteGame& game) {
            return 2 * game.game.total().points >= best;
        });
        QCOMPARE(stage.rows("solitaireGames"), static_cast<int>(worth));
        auto few = std::make_shared<ui::SolitaireFindings>(*stage.lab.findings());
        auto state = std::make_shared<engine::SolitaireState>(*few->state);
        engine::EliteGame poor = games.back();
        poor.game.points = engine::Score{best / 3};
        state->games = {games.front(), poor};
        few->state = state;
        stage.child<ui::SolitaireSearchView>("solitaireSearch")
            ->show(few, stage.lab.ask(), Phase::Stopped);
        QCOMPARE(stage.rows("solitaireGames"), 1);
    }

    /// Whoever pauses by key goes on by the same key, and the arrows step moves as soon as the tab of
    /// the game is clicked.
    void keysStayWhereTheyWere()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.panel.resize(600, 700);
        stage.panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&stage.panel));
        stage.setEndless();
        stage.click("solitaireStart");
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), fixture::kLabPatience);
        auto* pause = stage.child<QPushButton>("solitairePause");
        pause->setFocus();
        QTest::keyClick(pause, Qt::Key_Space);
        QVERIFY(pause->hasFocus());
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Paused, fixture::kLabPatience);
        QVERIFY(pause->hasFocus());
        QTest::keyClick(pause, Qt::Key_Space);
        QTRY_COMPARE(stage.lab.phase(), Phase::Running);
        QVERIFY(pause->hasFocus());
        stage.click("solitaireStop");
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Stopped, fixture::kLabPatience);
        auto* tabs = stage.child<QTabWidget>("solitaireTabs");
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(1).center());
        QCOMPARE(tabs->currentIndex(), 1);
        QTRY_VERIFY(stage.child<QTableView>("solitaireMoves")->hasFocus());
    }

    /// Stop answers at once, and the search goes on from there; a pause keeps everything.
    void itStopsAndGoesOn()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setEndless();
        stage.click("solitaireStart");
        QVERIFY(!stage.child<QPushButton>("solitaireStart")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), fixture::kLabPatience);
        QElapsedTimer clock;
        clock.start();
        stage.click("solitaireStop");
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Stopped, 2000);
        // 0.2 s, and as much again for a machine that does other things, too.
        QVERIFY2(clock.elapsed() < 400, qPrintable(QString::number(clock.elapsed())));
        const int best = stage.lab.findings()->state->best.total().points;
        auto* pause = stage.child<QPushButton>("solitairePause");
        QCOMPARE(pause->text(), u"&Continue"_s);
        stage.click("solitairePause");
        QTRY_COMPARE(stage.lab.phase(), Phase::Running);
        QVERIFY(stage.lab.findings());  // What is known is seen meanwhile.
        stage.click("solitaireWiden");
        QCOMPARE(stage.lab.widened(), 2);
        const qint64 before = stage.lab.findings()->state->expansions;
        QTRY_VERIFY_WITH_TIMEOUT(stage.lab.findings()->state->expansions > before,
                                 fixture::kLabPatience);
        QVERIFY(stage.lab.findings()->state->best.total().points >= best);
        stage.click("solitairePause");
        QTRY_COMPARE(stage.lab.phase(), Phase::Paused);
        stage.click("solitairePause");
        QTRY_COMPARE(stage.lab.phase(), Phase::Running);
        stage.click("solitaireStop");
        QTRY_COMPARE(stage.lab.phase(), Phase::Stopped);
    }

    /// Another run of the program shows what the last one found, and goes on with it.
    void itIsThereAfterARestart()
    {
        const QTemporaryDir folder;
        int best = 0;
        {
            fixture::LabStage stage(folder);
            stage.setEndless();
            stage.child<QSpinBox>("solitaireSeed")->setValue(6);
            stage.click("solitaireStart");
            QTRY_VERIFY_WITH_TIMEOUT(stage.found(), fixture::kLabPatience);
            stage.click("solitaireStop");
            QTRY_COMPARE(stage.lab.phase(), Phase::Stopped);
            best = stage.lab.findings()->state->best.total().points;
        }
        fixture::LabStage stage(folder);
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), fixture::kLabPatience);
        QCOMPARE(stage.lab.findings()->state->best.total().points, best);
        QVERIFY(stage.lab.isRestored());
        QVERIFY(stage.label("solitaireAsked").contains(u"98 tiles"));
        QCOMPARE(stage.child<QSpinBox>("solitaireSeed")->value(), 6);
        QVERIFY(stage.label("solitaireClock").contains(u"of an earlier search"));
        QTRY_VERIFY(stage.rows("solitaireMoves") > 0);
        QTRY_COMPARE(stage.lab.phase(), Phase::Done);
        stage.click("solitairePause");
        QTRY_COMPARE(stage.lab.phase(), Phase::Running);
        QTRY_VERIFY_WITH_TIMEOUT(stage.lab.findings()->state->end == engine::SearchEnd::NotYet,
                                 fixture::kLabPatience);
        QVERIFY(stage.lab.findings()->state->best.total().points >= best);
    }

    /// Whoever closes the window while it runs loses nothing.
    void aWindowThatIsClosedLosesNothing()
    {
        const QTemporaryDir folder;
        int best = 0;
        {
            fixture::LabStage stage(folder);
            stage.setEndless();
            stage.click("solitaireStart");
            QTRY_VERIFY_WITH_TIMEOUT(stage.found(), fixture::kLabPatience);
            best = stage.lab.findings()->state->best.total().points;
            // As the program ends: nobody waits.
        }
        fixture::LabStage stage(folder);
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), fixture::kLabPatience);
        QVERIFY(stage.lab.findings()->state->best.total().points >= best);
    }

    /// Kept is where an order comes from, not how one language says it.
    /// Two programs with one order: the second one is told, and later goes on with what the first found.
    void anotherProgramsSearchIsLeftAlone()
    {
        const QTemporaryDir folder;
        fixture::LabStage first(folder);
        first.setEndless();
        first.click("solitaireStart");
        QTRY_VERIFY_WITH_TIMEOUT(first.found(), fixture::kLabPatience);

        fixture::LabStage second(folder);
        second.setEndless();
        second.click("solitaireStart");
        QTRY_COMPARE_WITH_TIMEOUT(second.lab.phase(), Phase::Failed, fixture::kLabPatience);
        QVERIFY2(second.label("solitaireProblem").contains(u"another running program"),
                 qPrintable(second.label("solitaireProblem")));
        QVERIFY(first.lab.isRunning());

        first.click("solitaireStop");
        QTRY_COMPARE_WITH_TIMEOUT(first.lab.phase(), Phase::Stopped, fixture::kLabPatience);
        const int found = first.lab.findings()->state->best.total().points;
        second.click("solitaireStart");
        QTRY_VERIFY_WITH_TIMEOUT(second.found(), fixture::kLabPatience);
        QCOMPARE(second.lab.findings()->before, found);
        second.click("solitaireStop");
        QTRY_COMPARE_WITH_TIMEOUT(second.lab.phase(), Phase::Stopped, fixture::kLabPatience);

        // The file isn't what the first one left any more: it goes on with that of the second.
        const int better = second.lab.findings()->state->best.total().points;
        QVERIFY(better >= found);
        first.lab.goOn();
        QTRY_COMPARE_WITH_TIMEOUT(first.lab.findings()->before, better, fixture::kLabPatience);
    }

    /// A game from a file is what the search begins with, whether there was a search before or not.
    void aGivenGameIsKnownFromTheStart()
    {
        const QTemporaryDir elsewhere;
        ui::ReplayedGamePtr given;
        {
            fixture::LabStage stage(elsewhere);
            stage.setEndless();
            stage.click("solitaireStart");
            QTRY_VERIFY_WITH_TIMEOUT(stage.found(), fixture::kLabPatience);
            stage.click("solitaireStop");
            QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Stopped, fixture::kLabPatience);
            const auto& findings = *stage.lab.findings();
            given = ui::replayGame(findings.task, findings.state->best, {});
        }
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.lab.addGame(given);
        stage.setEndless();
        std::optional<int> first;
        QObject::connect(&stage.lab, &ui::SolitaireLab::foundChanged, &stage.panel, [&] {
            if (const auto& now = stage.lab.findings(); now && !first)
                first = now->state->best.total().points;
        });
        stage.click("solitaireStart");
        QTRY_VERIFY_WITH_TIMEOUT(first, fixture::kLabPatience);
        QVERIFY2(*first >= given->game.total().points, qPrintable(QString::number(*first)));
    }

    void whereOrdersComeFromIsToldAnew()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        QVERIFY2(stage.label("solitaireAsked").contains(u"shuffled, seed 1"),
                 qPrintable(stage.label("solitaireAsked")));
        stage.setOrder(u"catseat"_s);
        QVERIFY(stage.label("solitaireAsked").contains(u" · typed · "));
        stage.runToEnd();
        QCOMPARE(stage.lab.ask()->source, u"typed"_s);
        ui::SolitaireAsk ask = *stage.lab.ask();
        ask.source = u"shuffled 7"_s;
        const auto again = ui::readAsk(ui::writeAsk(ask), ask.rules, ask.lexicon);
        QVERIFY(again);
        QCOMPARE(again->source, u"shuffled 7"_s);
    }

    void aDamagedStateIsSaid()
    {
        const QTemporaryDir folder;
        {
            fixture::LabStage stage(folder);
            stage.setOrder(u"catseat"_s);
            stage.runToEnd();
            QCOMPARE(stage.keptStates().size(), 1);
            QFile file(stage.settings.dataFolder() + u"/solitaire/"_s + stage.keptStates().first());
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.resize(file.size() - 5));
        }
        fixture::LabStage stage(folder);
        QTRY_COMPARE(stage.lab.phase(), Phase::Failed);
        QVERIFY2(stage.label("solitaireProblem").contains(u".state"),
                 qPrintable(stage.label("solitaireProblem")));
        // Nothing is on its way any more.
        QTRY_VERIFY2(stage.label("solitaireDetail").startsWith(u"Start"),
                     qPrintable(stage.label("solitaireDetail")));
        stage.setOrder(u"catseat"_s);
        stage.runToEnd();
        // It is put aside, and the search was done anew.
        QCOMPARE(stage.keptStates().filter(u".damaged"_s).size(), 1);
        QVERIFY(stage.found());
    }

    void anotherLexiconIsSaid()
    {
        const QTemporaryDir folder;
        {
            fixture::LabStage stage(folder);
            stage.setOrder(u"catseat"_s);
            stage.runToEnd();
        }
        fixture::LabStage stage(folder, fixture::emptyPosition(otherLexicon()));
        QTRY_VERIFY(stage.label("solitaireProblem").contains(u"tiny"));
        QVERIFY(!stage.lab.findings());
        // It can be used all the same.
        stage.setOrder(u"at"_s);
        stage.runToEnd();
        QVERIFY(stage.found());
    }

    void wrongInputIsRefused_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("remark");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no tile") << u"CAT1"_s << u"✕ '1' is no tile"_s << u"✕ '1' is no tile"_s;
        QTest::newRow("nothing") << u" "_s << u"✕ the order has no tiles"_s
                                 << u"✕ the order has no tiles"_s;
        QTest::newRow("too many") << QString(226, u'A') << u"⚠ 226 tiles"_s
                                  << u"✕ the order has 226 tiles; there may be 225"_s;
    }
    void wrongInputIsRefused()
    {
        QFETCH(const QString, order);
        QFETCH(const QString, remark);
        QFETCH(const QString, problem);
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setOrder(order);
        const QString said = stage.label("solitaireOrderRemark");
        QVERIFY2(said.startsWith(remark), qPrintable(said));
        stage.click("solitaireStart");
        QCOMPARE(stage.lab.phase(), Phase::Idle);
        const QString told = stage.label("solitaireProblem");
        QVERIFY2(told.startsWith(problem), qPrintable(told));
        // The way to mend it is open.
        QCOMPARE(stage.child<QTabWidget>("solitaireTabs")->currentIndex(), kPage);
        QVERIFY(stage.child<QPlainTextEdit>("solitaireOrder")->hasFocus());
        stage.setOrder(u"catseat"_s);
        QVERIFY(stage.child<QLabel>("solitaireProblem")->isHidden());
    }

    void noLexiconAndNoWordAreSaid()
    {
        const QTemporaryDir folder;
        {
            fixture::LabStage stage(folder, fixture::emptyPosition(nullptr));
            stage.click("solitaireStart");
            QVERIFY(stage.label("solitaireProblem").contains(u"no lexicon is open"));
        }
        fixture::LabStage stage(folder);
        stage.setOrder(u"qq"_s);
        stage.click("solitaireStart");
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Done, fixture::kLabPatience);
        QTRY_VERIFY2(stage.label("solitaireDetail").startsWith(u"✕ No word can be laid"),
                     qPrintable(stage.label("solitaireDetail")));
        QCOMPARE(stage.rows("solitaireMoves"), 0);
    }

    /// Goal words by hand: one that is no word is named, a good one is tried.
    void goalWordsCanBeChosen()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.child<QComboBox>("solitaireStyle")->setCurrentIndex(1);
        auto* goals = stage.child<QLineEdit>("solitaireGoals");
        QVERIFY(goals->isEnabled());
        stage.click("solitaireStart");
        QVERIFY(stage.label("solitaireProblem").contains(u"no goal word is named"));
        goals->setText(u"DOG@1"_s);
        stage.click("solitaireStart");
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Failed, fixture::kLabPatience);
        QVERIFY2(stage.label("solitaireProblem").contains(u"DOG"),
                 qPrintable(stage.label("solitaireProblem")));
    }

    /// Wherever something is typed or chosen; an order stays one line.
    void returnStarts_data()
    {
        QTest::addColumn<QByteArray>("field");
        for (const char* field : {"solitaireOrder", "solitaireGoals", "solitaireSeed"})
            QTest::newRow(field) << QByteArray(field);
    }
    void returnStarts()
    {
        QFETCH(const QByteArray, field);
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setEndless();
        const QString order = stage.child<QPlainTextEdit>("solitaireOrder")->toPlainText();
        stage.child<QTabWidget>("solitaireTabs")->setCurrentIndex(2);
        auto* widget = stage.child<QWidget>(field.constData());
        widget->setEnabled(true);
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_Return);
        QVERIFY(stage.lab.isRunning());
        QCOMPARE(stage.child<QPlainTextEdit>("solitaireOrder")->toPlainText(), order);
    }

    void ordersComeFromSeedsFilesAndGames()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        auto* order = stage.child<QPlainTextEdit>("solitaireOrder");
        auto* seed = stage.child<QSpinBox>("solitaireBagSeed");
        seed->setValue(5);
        const QString fifth = order->toPlainText();
        QCOMPARE(fifth.size(), 100);
        QVERIFY(stage.label("solitaireOrderRemark").startsWith(u"✓ 100 tiles"));
        seed->setValue(6);
        QVERIFY(order->toPlainText() != fifth);
        seed->setValue(5);
        QCOMPARE(order->toPlainText(), fifth);
        stage.setOrder(u"qu?z"_s);
        stage.click("solitaireFinish");
        QVERIFY(order->toPlainText().startsWith(u"QU?Z"));
        QCOMPARE(order->toPlainText().size(), 100);
        QVERIFY(stage.label("solitaireOrderRemark").startsWith(u"✓"));

        stage.panel.setup()->setOrders(
            engine::readTileOrders("# two\nA: CATSEAT 123\nB: SEATCATS\n"));
        QCOMPARE(order->toPlainText(), u"CATSEAT"_s);
        QCOMPARE(*stage.panel.setup()->ask()->bestKnown, 123);
        auto* names = stage.child<QComboBox>("solitaireNames");
        QCOMPARE(names->count(), 2);
        names->setCurrentIndex(1);
        emit names->activated(1);
        QCOMPARE(order->toPlainText(), u"SEATCATS"_s);
        QVERIFY(!stage.panel.setup()->ask()->bestKnown);

        // What was drawn in a game, in the order of its turns.
        auto record =
            engine::GameRecord::create(fixture::english(), {{"ann", "Ann"}, {"ben", "Ben"}});
        QVERIFY(record);
        const auto start = fixture::position(fixture::kEmptyBoard + " ACT/ 0/0 0");
        const auto move = engine::readMove(*start, "8G CAT");
        QVERIFY(move);
        const engine::Event first = engine::eventFor(*start, *move);
        QVERIFY(record->add(engine::kRootNode, first));
        const auto game = ui::OpenGame::create(*record, fixture::lexicon());
        QVERIFY(game);
        stage.panel.setPresent({start, *game, u"tiny"_s});
        stage.click("solitaireDraws");
        QCOMPARE(order->toPlainText(), u"ACT"_s);
    }

    void aGameGoesOnFromThePosition()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder, fixture::catPosition());
        auto* from = stage.child<QAbstractButton>("solitaireFromPosition");
        QVERIFY(from->isEnabled());
        from->click();
        const QString order = stage.child<QPlainTextEdit>("solitaireOrder")->toPlainText();
        QCOMPARE(order.size(), 97);
        QVERIFY2(order.startsWith(u"AEST"), qPrintable(order));
        QVERIFY(stage.label("solitaireOrderRemark").startsWith(u"✓"));
        stage.setOrder(u"S"_s);
        stage.runToEnd();
        QVERIFY(stage.label("solitaireSummary").contains(u"1 moves") ||
                stage.label("solitaireSummary").contains(u"1 move"));
        QVERIFY(stage.cell("solitaireMoves", 0, MoveText).contains(u"(CAT)S"));
        QVERIFY(stage.cell("solitaireMoves", 0, Kind).contains(u"one tile"));
    }

    /// Every control has its key and says what it is.
    void controlsHaveKeysAndNames()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.setOrder(u"catseat"_s);
        stage.runToEnd();
        auto* tabs = stage.child<QTabWidget>("solitaireTabs");
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            QVERIFY2(fixture::unnamedIn(stage.panel).isEmpty(),
                     qPrintable(fixture::unnamedIn(stage.panel)));
        }
        // By Tab alone one comes to all of them that can be used.
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            stage.panel.focusStart();
            QSet<QWidget*> seen;
            for (int k = 0; k < 60; ++k) {
                if (QWidget* widget = QApplication::focusWidget()) seen.insert(widget);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            }
            const auto buttons = stage.panel.findChildren<QAbstractButton*>();
            for (QAbstractButton* button : buttons) {
                if (!button->isVisible() || !button->isEnabled() ||
                    button->objectName().isEmpty() || button->objectName().startsWith(u"qt_"))
                    continue;
                QVERIFY2(seen.contains(button), qPrintable(button->objectName()));
            }
        }
    }

    /// Where there is little room nothing lies on anything else.
    void aLowPanelHidesNothing()
    {
        const QTemporaryDir folder;
        fixture::LabStage stage(folder);
        stage.panel.resize(560, 330);
        QVERIFY(fixture::settles(stage.panel));
        auto* plot = stage.child<ui::ScorePlot>("solitairePlot");
        auto* goals = stage.child<QTableView>("solitaireGoalTable");
        auto* games = stage.child<QTableView>("solitaireGames");
        QVERIFY(plot->geometry().bottom() < goals->geometry().top());
        QVERIFY(goals->geometry().bottom() < games->geometry().top());
        QVERIFY(games->geometry().bottom() < games->parentWidget()->height());
    }
};

TEST_CLASS(TestSolitairePanel, QApplication)
#include "tst_solitaire_panel.moc"
