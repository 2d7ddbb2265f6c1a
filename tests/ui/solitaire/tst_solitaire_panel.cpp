// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the highest score through its panel, as people use it.
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTranslator>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/accessible_names.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/board/board_widget.h"
#include "ui/document/open_game.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/position/legend_strip.h"
#include "ui/settings/settings.h"
#include "ui/solitaire/game_draws.h"
#include "ui/solitaire/order_strip.h"
#include "ui/solitaire/plan_marks.h"
#include "ui/solitaire/solitaire_game_view.h"
#include "ui/solitaire/solitaire_panel.h"
#include "ui/solitaire/solitaire_search_view.h"
#include "ui/solitaire/solitaire_share.h"
#include "ui/solitaire/solitaire_stage.h"
#include "ui/solitaire/total_plot.h"
#include "ui/theme/theme.h"
#include "ui/widgets/score_plot.h"

using namespace Qt::StringLiterals;
using Phase = ui::SolitaireLab::Phase;

namespace {

constexpr int kPatience = 60'000;
constexpr int kPage = 2;  // the last one: what can be set

enum Column { Number, Rack, MoveText, Score, Total, Tiles, Draws, Kind };

engine::LexiconPtr otherLexicon()
{
    const auto reading = engine::readWordList("at\nta\n", fixture::english()->alphabet);
    return *engine::Lexicon::fromWords("other", reading->words, fixture::english()->alphabet,
                                       false);
}

ui::PositionPtr emptyPosition(engine::LexiconPtr lexicon = fixture::lexicon())
{
    return std::make_shared<engine::Position>(
        *engine::Position::create(fixture::english(), std::move(lexicon)));
}

/// The panel with its search, on a folder that may be an earlier one's.
struct LabStage
{
    explicit LabStage(const QTemporaryDir& folder,
                      const ui::PositionPtr& position = emptyPosition())
        : settings(folder.filePath(u"own.ini"_s))
    {
        panel.resize(700, 640);
        panel.setPresent({position, nullptr, u"tiny"_s});
        panel.show();
        panel.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    ~LabStage()
    {
        lab.stop();
        static_cast<void>(QTest::qWaitFor([this] { return !lab.isRunning(); }, kPatience));
    }
    template <class T>
    T* child(const char* name) const
    {
        return panel.findChild<T*>(QLatin1StringView(name));
    }
    QString label(const char* name) const { return child<QLabel>(name)->text(); }
    void click(const char* name) const
    {
        auto* button = child<QAbstractButton>(name);
        QVERIFY2(button->isEnabled(), name);
        button->click();
    }
    void setOrder(const QString& text) const
    {
        child<QPlainTextEdit>("solitaireOrder")->setPlainText(text);
    }
    /// Nothing ends it, and there are words from the beginning.
    void setEndless() const
    {
        setOrder(u"catseat"_s.repeated(14));
        child<QComboBox>("solitaireTime")->setCurrentIndex(4);
    }
    bool found() const { return lab.findings() && !lab.findings()->state->best.moves.empty(); }
    QString cell(const char* table, int row, int column) const
    {
        return child<QTableView>(table)->model()->index(row, column).data().toString();
    }
    int rows(const char* table) const { return child<QTableView>(table)->model()->rowCount(); }
    /// Until it has a game, and a little longer.
    void runToEnd() const
    {
        click("solitaireStart");
        QTRY_VERIFY_WITH_TIMEOUT(found() || lab.phase() == Phase::Done, kPatience);
        if (!QTest::qWaitFor([this] { return !lab.isRunning(); }, 500)) click("solitaireStop");
        QTRY_VERIFY_WITH_TIMEOUT(!lab.isRunning(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(panel.findChild<ui::SolitaireGameView*>()->game(), kPatience);
    }
    QStringList keptStates() const
    {
        return QDir(settings.dataFolder() + u"/solitaire"_s).entryList({u"*.state*"_s});
    }

    ui::JobService jobs;
    ui::Settings settings;
    ui::SolitaireLab lab{jobs, settings};
    ui::SolitairePanel panel{lab, jobs};
};

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
        LabStage stage(folder);
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
        LabStage stage(folder);
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
        LabStage stage(folder);
        stage.panel.show();
        stage.setOrder(u"catseat"_s);
        stage.runToEnd();
        const int games = stage.rows("solitaireGames");
        QVERIFY(games > 0);
        QVERIFY(stage.child<QPushButton>("solitairePause")->isEnabled());
        stage.setOrder(u"seatcar"_s);
        QTRY_COMPARE_WITH_TIMEOUT(stage.rows("solitaireGames"), 0, kPatience);
        QTRY_COMPARE(stage.rows("solitaireMoves"), 0);
        QVERIFY(!stage.child<QPushButton>("solitairePause")->isEnabled());
        QVERIFY(stage.child<QPushButton>("solitaireStart")->isEnabled());
        // An order that can't be read is being typed.
        stage.setOrder(u"seat4"_s);
        stage.setOrder(u"catseat"_s);
        QTRY_COMPARE_WITH_TIMEOUT(stage.rows("solitaireGames"), games, kPatience);
        QTRY_VERIFY(stage.rows("solitaireMoves") > 0);
        QVERIFY(stage.lab.isRestored());
        QVERIFY(stage.child<QPushButton>("solitairePause")->isEnabled());
    }

    /// A search that can't begin leaves what is there, where the fault can be mended.
    void aFaultTakesNothingAway()
    {
        const QTemporaryDir folder;
        LabStage stage(folder);
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
            QTRY_VERIFY_WITH_TIMEOUT(stage.label("solitaireProblem").startsWith(u"✕"), kPatience);
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
        LabStage stage(folder);
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
        LabStage stage(folder);
        stage.setEndless();
        stage.click("solitaireStart");
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), kPatience);
        stage.click("solitaireStop");
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Stopped, kPatience);
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
        LabStage stage(folder);
        stage.panel.resize(600, 700);
        stage.panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&stage.panel));
        stage.setEndless();
        stage.click("solitaireStart");
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), kPatience);
        auto* pause = stage.child<QPushButton>("solitairePause");
        pause->setFocus();
        QTest::keyClick(pause, Qt::Key_Space);
        QVERIFY(pause->hasFocus());
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Paused, kPatience);
        QVERIFY(pause->hasFocus());
        QTest::keyClick(pause, Qt::Key_Space);
        QTRY_COMPARE(stage.lab.phase(), Phase::Running);
        QVERIFY(pause->hasFocus());
        stage.click("solitaireStop");
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Stopped, kPatience);
        auto* tabs = stage.child<QTabWidget>("solitaireTabs");
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(1).center());
        QCOMPARE(tabs->currentIndex(), 1);
        QTRY_VERIFY(stage.child<QTableView>("solitaireMoves")->hasFocus());
    }

    /// Stop answers at once, and the search goes on from there; a pause keeps everything.
    void itStopsAndGoesOn()
    {
        const QTemporaryDir folder;
        LabStage stage(folder);
        stage.setEndless();
        stage.click("solitaireStart");
        QVERIFY(!stage.child<QPushButton>("solitaireStart")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), kPatience);
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
        QTRY_VERIFY_WITH_TIMEOUT(stage.lab.findings()->state->expansions > before, kPatience);
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
            LabStage stage(folder);
            stage.setEndless();
            stage.child<QSpinBox>("solitaireSeed")->setValue(6);
            stage.click("solitaireStart");
            QTRY_VERIFY_WITH_TIMEOUT(stage.found(), kPatience);
            stage.click("solitaireStop");
            QTRY_COMPARE(stage.lab.phase(), Phase::Stopped);
            best = stage.lab.findings()->state->best.total().points;
        }
        LabStage stage(folder);
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), kPatience);
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
                                 kPatience);
        QVERIFY(stage.lab.findings()->state->best.total().points >= best);
    }

    /// Whoever closes the window while it runs loses nothing.
    void aWindowThatIsClosedLosesNothing()
    {
        const QTemporaryDir folder;
        int best = 0;
        {
            LabStage stage(folder);
            stage.setEndless();
            stage.click("solitaireStart");
            QTRY_VERIFY_WITH_TIMEOUT(stage.found(), kPatience);
            best = stage.lab.findings()->state->best.total().points;
            // As the program ends: nobody waits.
        }
        LabStage stage(folder);
        QTRY_VERIFY_WITH_TIMEOUT(stage.found(), kPatience);
        QVERIFY(stage.lab.findings()->state->best.total().points >= best);
    }

    /// Kept is where an order comes from, not how one language says it.
    void whereOrdersComeFromIsToldAnew()
    {
        const QTemporaryDir folder;
        LabStage stage(folder);
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
            LabStage stage(folder);
            stage.setOrder(u"catseat"_s);
            stage.runToEnd();
            QCOMPARE(stage.keptStates().size(), 1);
            QFile file(stage.settings.dataFolder() + u"/solitaire/"_s + stage.keptStates().first());
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.resize(file.size() - 5));
        }
        LabStage stage(folder);
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
            LabStage stage(folder);
            stage.setOrder(u"catseat"_s);
            stage.runToEnd();
        }
        LabStage stage(folder, emptyPosition(otherLexicon()));
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
        LabStage stage(folder);
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
            LabStage stage(folder, emptyPosition(nullptr));
            stage.click("solitaireStart");
            QVERIFY(stage.label("solitaireProblem").contains(u"no lexicon is open"));
        }
        LabStage stage(folder);
        stage.setOrder(u"qq"_s);
        stage.click("solitaireStart");
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Done, kPatience);
        QTRY_VERIFY2(stage.label("solitaireDetail").startsWith(u"✕ No word can be laid"),
                     qPrintable(stage.label("solitaireDetail")));
        QCOMPARE(stage.rows("solitaireMoves"), 0);
    }

    /// Goal words by hand: one that is no word is named, a good one is tried.
    void goalWordsCanBeChosen()
    {
        const QTemporaryDir folder;
        LabStage stage(folder);
        stage.child<QComboBox>("solitaireStyle")->setCurrentIndex(1);
        auto* goals = stage.child<QLineEdit>("solitaireGoals");
        QVERIFY(goals->isEnabled());
        stage.click("solitaireStart");
        QVERIFY(stage.label("solitaireProblem").contains(u"no goal word is named"));
        goals->setText(u"DOG@1"_s);
        stage.click("solitaireStart");
        QTRY_COMPARE_WITH_TIMEOUT(stage.lab.phase(), Phase::Failed, kPatience);
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
        LabStage stage(folder);
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
        LabStage stage(folder);
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
        LabStage stage(folder, fixture::catPosition());
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

    /// Table, slider and keys are one choice; the replay ends at the last move.
    void movesAreStepped()
    {
        const QTemporaryDir folder;
        LabStage stage(folder);
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
        QTRY_VERIFY_WITH_TIMEOUT(!view->isPlaying(), kPatience);
        QCOMPARE(view->moves(), all);

        ui::SolitaireStage board;
        board.resize(500, 600);
        board.setGame(view->game(), 1);
        QCOMPARE(board.board()->position()->board().tileCount(), view->game()->rows[0].tiles);
        board.setGame(view->game(), all);
        QCOMPARE(board.board()->position(), view->game()->positions.back());
        QVERIFY(board.findChild<QLabel*>(u"solitaireStageText"_s)
                    ->text()
                    .contains(fromRow(view->game()->rows.back())));
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
        LabStage stage(folder);
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
        const auto notesIn = [](const LabStage& stage) {
            return stage.child<QPlainTextEdit>("solitaireNotes");
        };
        {
            LabStage stage(folder);
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
        LabStage stage(folder);
        QTRY_COMPARE_WITH_TIMEOUT(notesIn(stage)->toPlainText(), u"CATS was wrong"_s, kPatience);
    }

    /// What can't be read is said and not written over.
    void unreadableNotesAreLeftAlone()
    {
        const QTemporaryDir folder;
        const QByteArray large(2'000'000, 'x');
        QString path;
        {
            LabStage stage(folder);
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
        LabStage stage(folder);
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

    /// Every control has its key and says what it is.
    void controlsHaveKeysAndNames()
    {
        const QTemporaryDir folder;
        LabStage stage(folder);
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
        LabStage stage(folder);
        stage.panel.resize(560, 330);
        QVERIFY(fixture::settles(stage.panel));
        auto* plot = stage.child<ui::ScorePlot>("solitairePlot");
        auto* goals = stage.child<QTableView>("solitaireGoalTable");
        auto* games = stage.child<QTableView>("solitaireGames");
        QVERIFY(plot->geometry().bottom() < goals->geometry().top());
        QVERIFY(goals->geometry().bottom() < games->geometry().top());
        QVERIFY(games->geometry().bottom() < games->parentWidget()->height());
    }

    /// A colour is never alone: each mark has a letter, a number, a hatch or words.
    void planMarksHaveASecondSign()
    {
        engine::ShownPlan plan;
        plan.squares = {{0, 0, engine::Tile{1}, 84, true, 0},
                        {0, 1, engine::Tile{2}, 30, false, 0},
                        {0, 2, engine::Tile{3}, 12, false, 20},
                        {7, 6, engine::Tile{3}, 3, false, 0}};
        const auto position = fixture::catPosition();
        const ui::OverlayMarks marks = ui::planMarks(plan, *position);
        QVERIFY(!marks.title.isEmpty() && !marks.legend.isEmpty() && marks.scale.size() == 2);
        QSet<std::pair<int, int>> lettered;
        for (const ui::SquareMark& mark : marks.squares) {
            // A tile lies there: nothing waits any more.
            QVERIFY(mark.row != 7);
            if (!mark.text.isEmpty()) lettered.insert({mark.row, mark.column});
        }
        QCOMPARE(lettered.size(), 3);
        engine::ShownGoal goal;
        goal.letters = 8;
        QVERIFY(ui::goalState(goal).startsWith(u"○"));
        goal.there = 3;
        QCOMPARE(ui::goalState(goal), u"◔ 3 of 8 letters lie"_s);
        goal.laid = true;
        QCOMPARE(ui::goalState(goal), u"✓ played"_s);
    }

    /// In a window of 1366 pixels the legend of a plan is read to its end.
    void legendsOfPlansHaveRoom_data()
    {
        QTest::addColumn<QString>("id");
        for (const ui::Language& language : ui::languages())
            QTest::newRow(qPrintable(language.name)) << language.id;
    }
    void legendsOfPlansHaveRoom()
    {
        QFETCH(QString, id);
        ui::speak(id);
        const auto forget = qScopeGuard([] {
            qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
            QLocale::setDefault(QLocale::c());
        });
        const ui::OverlayMarks marks = ui::planMarks({}, *fixture::catPosition());
        QWidget window;
        window.resize(1366, 740);
        auto* legend = new ui::LegendStrip;
        legend->setParent(&window);
        legend->setGeometry(0, 0, 550, 60);
        window.show();
        legend->setLegend({marks.title}, {marks});
        QVERIFY(fixture::settles(window));
        const QString text = legend->findChild<QLabel*>(u"legend"_s)->text();
        QVERIFY2(text.contains(marks.legend.toHtmlEscaped()), qPrintable(text));
    }

private:
    static QString fromRow(const engine::SolitaireRow& row) { return ui::fromUtf8(row.text); }
};

TEST_CLASS(TestSolitairePanel, QApplication)
#include "tst_solitaire_panel.moc"
