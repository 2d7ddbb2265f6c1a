// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <memory>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/game/game_file.h"
#include "tests/support/game_files.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/game/sheet_entry.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/widgets/choice_keys.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

struct SheetEntryStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;
    int presses = 0;  ///< of keys; Shift and a letter together are one

    explicit SheetEntryStage(const ui::PositionPtr& start = fixture::position(fixture::kEmptyBoard +
                                                                              " / 0/0 0"))
    {
        session = std::make_unique<ui::Session>(start, fake.function(),
                                                folder.filePath(u"settings.ini"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
        if (!QTest::qWaitForWindowActive(window.get())) qWarning("the window is not active");
        window->actions().action(u"game.enterSheet"_s)->trigger();
    }
    [[nodiscard]] QLineEdit* field() const
    {
        return window->findChild<QLineEdit*>(u"sheetField"_s);
    }
    [[nodiscard]] QString label(const char* name) const
    {
        return window->findChild<QLabel*>(QLatin1StringView(name))->text();
    }
    void type(const QString& text)
    {
        for (const QChar key : text) {
            ++presses;
            QTest::keyClick(field(), key.toLatin1(),
                            key.isUpper() ? Qt::ShiftModifier : Qt::NoModifier);
        }
    }
    void enter()
    {
        ++presses;
        QTest::keyClick(field(), Qt::Key_Return);
    }
    void line(const QString& text)
    {
        type(text);
        enter();
    }
    [[nodiscard]] const engine::GameRecord& record() const
    {
        return session->study().game()->record();
    }
    [[nodiscard]] const engine::Event& lastEvent() const
    {
        return record().node(record().lineThrough(engine::kRootNode).back()).event;
    }
};

}  // namespace

class TestSheetEntry : public QObject
{
    Q_OBJECT

private slots:
    void keysAreFreeOfPrefixes()
    {
        QCOMPARE(ui::choiceKeys(3), (QStringList{u"1"_s, u"2"_s, u"3"_s}));
        QCOMPARE(ui::choiceKeys(10).last(), u"0"_s);
        QCOMPARE(ui::choiceKeys(11).mid(8), (QStringList{u"9"_s, u"01"_s, u"02"_s}));
        for (const int count : {0, 1, 10, 11, 19, 20, 38, 55, 99, 100}) {
            const QStringList keys = ui::choiceKeys(count);
            QCOMPARE(keys.size(), count);
            for (const QString& key : keys)
                for (const QString& other : keys) QVERIFY(&key == &other || !other.startsWith(key));
        }
        QCOMPARE(ui::choiceKeys(500).size(), 100);
    }

    void entersLineAfterLine()
    {
        SheetEntryStage stage;
        QVERIFY(stage.session->study().game());
        QVERIFY(stage.field()->hasFocus());
        QCOMPARE(stage.label("sheetMeaning"), u"Next: Player 1"_s);
        stage.type(u"cat"_s);
        // The best of three places is seen before it is taken.
        QVERIFY2(stage.label("sheetMeaning").startsWith(u"8F CAT · 10 points"_s),
                 qPrintable(stage.label("sheetMeaning")));
        QVERIFY(stage.label("sheetPlaces").contains(u"1:\u00a08F\u00a010"_s));
        QVERIFY(stage.window->boardColumn()->intendedMove().has_value());
        stage.enter();
        QCOMPARE(stage.field()->text(), QString());
        QVERIFY(stage.field()->hasFocus());
        QCOMPARE(stage.lastEvent().score.points, 10);
        QVERIFY(stage.lastEvent().rack.empty());
        QVERIFY2(stage.label("sheetMeaning").contains(u"✓ Player 1 +10 = 10   Next: Player 2"_s),
                 qPrintable(stage.label("sheetMeaning")));
        // A square, a wrong score, a phony.
        stage.type(u"9fas 9"_s);
        QVERIFY2(stage.label("sheetMeaning").contains(u"by the rules"_s),
                 qPrintable(stage.label("sheetMeaning")));
        QVERIFY(stage.label("sheetMeaning").contains(u"not valid: CA"_s) ||
                stage.label("sheetMeaning").contains(u"not valid"_s));
        stage.enter();
        QCOMPARE(stage.lastEvent().score.points, 9);
        stage.line(u"--"_s);
        QCOMPARE(stage.lastEvent().kind, engine::EventKind::Withdrawal);
        stage.line(u"-3"_s);
        QCOMPARE(stage.lastEvent().kind, engine::EventKind::Exchange);
        stage.line(u"#2 Ben Bo"_s);
        QCOMPARE(stage.record().info().players[1].name, std::string("Ben Bo"));
        QCOMPARE(stage.record().info().players[1].nick, std::string("Ben_Bo"));
        // What can't be leaves everything as it is, and says why.
        const int nodes = stage.record().nodeCount();
        stage.line(u"8a quiz"_s);
        QCOMPARE(stage.record().nodeCount(), nodes);
        QVERIFY(stage.label("sheetMeaning").startsWith(u"⚠"_s));
        QTest::keyClick(stage.field(), Qt::Key_Escape);
        QCOMPARE(stage.field()->text(), QString());
        // In the empty field undo is about the game.
        QTest::keyClick(stage.field(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(stage.field(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.lastEvent().kind, engine::EventKind::Withdrawal);
        QTest::keyClick(stage.field(), Qt::Key_Escape);
        QVERIFY(!stage.field()->isVisible());
    }

    void digitsAndArrowsChoose()
    {
        SheetEntryStage stage;
        stage.type(u"cat2"_s);
        QCOMPARE(stage.record().nodeCount(), 2);
        const engine::Move first = stage.lastEvent().move;
        QVERIFY(first.column != 5 || first.direction != engine::Direction::Across);
        QTest::keyClick(stage.field(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(stage.record().nodeCount(), 1);
        stage.type(u"cat"_s);
        QTest::keyClick(stage.field(), Qt::Key_Down);
        stage.enter();
        QCOMPARE(stage.lastEvent().move, first);
        // A digit without a place is no score: that would come behind a space.
        QTest::keyClick(stage.field(), Qt::Key_Z, Qt::ControlModifier);
        stage.type(u"cat9"_s);
        QCOMPARE(stage.field()->text(), u"cat"_s);
        QVERIFY(stage.label("sheetMeaning").contains(u"space"_s));
        stage.type(u" 10"_s);
        stage.enter();
        QCOMPARE(stage.record().nodeCount(), 2);
    }

    void aVariationWhereSomethingFollows()
    {
        SheetEntryStage stage;
        stage.line(u"cat"_s);
        stage.line(u"-"_s);
        stage.window->actions().action(u"game.first"_s)->trigger();
        stage.line(u"cat"_s);  // the same again
        QCOMPARE(stage.record().nodeCount(), 3);
        QCOMPARE(stage.session->study().state().cursor.turn, 1);
        stage.line(u"-2"_s);
        QCOMPARE(stage.record().nodeCount(), 4);
        stage.window->actions().action(u"game.first"_s)->trigger();
        stage.window->actions().action(u"game.next"_s)->trigger();
        // What comes of a play in the middle stays in the middle.
        stage.line(u"+5"_s);
        QCOMPARE(stage.record().nodeCount(), 5);
        const auto line = stage.record().lineThrough(engine::kRootNode);
        QCOMPARE(stage.record().node(line[1]).event.kind, engine::EventKind::ChallengeBonus);
    }

    /// A line that was typed for one moment is entered at the one that is seen when it is entered.
    void aHiddenLineIsReadAnew()
    {
        SheetEntryStage stage;
        stage.line(u"cat"_s);
        QCOMPARE(stage.lastEvent().player, 0);
        stage.type(u"-"_s);
        auto* entry = stage.field()->parentWidget();
        entry->hide();
        stage.session->study().goTo({engine::kRootNode, 0});
        entry->show();
        stage.enter();
        // The first player's turn, and not the second's any more.
        QCOMPARE(stage.record().nodeCount(), 3);
        const engine::Event& entered = stage.record().node(engine::NodeId{2}).event;
        QCOMPARE(entered.player, 0);
    }

    /// Real games typed in: for no play more keys than the letters of its word and two.
    void wholeGamesByFewKeys()
    {
        const auto paths = tests::gamesIn(std::filesystem::path(TILEWRIGHT_CASES) / "gcg");
        if (paths.empty()) QSKIP("the game files are not there");
        const auto lexicon =
            engine::Lexicon::open(std::filesystem::path(TILEWRIGHT_CASES) / "golden" / "ENABLE.kwg",
                                  fixture::english()->alphabet, false);
        QVERIFY(lexicon);
        int games = 0;
        int plays = 0;
        int keys = 0;
        int letters = 0;
        for (const auto& path : paths) {
            const auto file = engine::openGames(path, fixture::english());
            QVERIFY(file);
            const engine::GameRecord& game = file->study.games.front();
            if (!game.rules().alphabet.sameLetters(fixture::english()->alphabet)) continue;
            const auto played = engine::replay(game, {*lexicon, true});
            if (!played || played->firstMistake() || game.start() || games >= 6) continue;
            ++games;
            SheetEntryStage stage(std::make_shared<engine::Position>(
                *engine::Position::create(game.rulesPtr(), *lexicon, 2)));
            const auto line = game.lineThrough(engine::kRootNode);
            for (const engine::NodeId id : line) {
                const engine::Event& event = game.node(id).event;
                const engine::ReplayStep& step = played->at(id);
                if (event.kind == engine::EventKind::Place) {
                    QString word =
                        QString::fromStdString(engine::moveWord(*step.before, event.move));
                    word.remove(u'(').remove(u')');
                    for (QChar& c : word) c = c.isUpper() ? c.toLower() : c.toUpper();
                    stage.presses = 0;
                    stage.type(word);
                    const auto read = engine::readSheetLine(
                        stage.record(), stage.session->study().moment().before,
                        *stage.session->study().position(), word.toStdString());
                    QVERIFY2(read, qPrintable(word));
                    const auto found = std::find_if(
                        read->choices.begin(), read->choices.end(), [&](const auto& choice) {
                            return engine::sameAction(choice.event, event);
                        });
                    const auto choice = found - read->choices.begin();
                    if (choice == 0) stage.enter();
                    else
                        stage.type(
                            ui::choiceKeys(static_cast<int>(read->choices.size())).at(choice));
                    QVERIFY2(engine::sameAction(stage.lastEvent(), event), qPrintable(word));
                    QVERIFY2(stage.presses <= word.size() + 2, qPrintable(word));
                    ++plays;
                    keys += stage.presses;
                    letters += static_cast<int>(word.size());
                } else if (event.kind == engine::EventKind::Exchange) {
                    stage.line(u'-' +
                               QString::fromStdString(engine::moveWord(*step.before, event.move))
                                   .toLower());
                } else if (event.kind == engine::EventKind::Pass) {
                    stage.line(u"-"_s);
                } else if (event.kind == engine::EventKind::Withdrawal) {
                    stage.line(u"--"_s);
                } else if (event.kind == engine::EventKind::ChallengeBonus) {
                    stage.line(u"+%1"_s.arg(event.score.points));
                } else if (event.kind == engine::EventKind::LostChallenge) {
                    stage.line(u"-!"_s);
                } else if (event.kind == engine::EventKind::TimePenalty) {
                    stage.line(u"t%1 %2"_s.arg(event.player + 1).arg(event.score.points));
                } else if (event.kind == engine::EventKind::RackPenalty) {
                    stage.line(u'(' +
                               QString::fromStdString(game.rules().alphabet.written(event.tiles)));
                } else if (event.kind == engine::EventKind::OutPoints) {
                    stage.line(u"("_s);
                }
                QVERIFY2(engine::sameAction(stage.lastEvent(), event),
                         qPrintable(QString::fromStdString(path.string())));
                if (event.total) QCOMPARE(stage.lastEvent().total->points, event.total->points);
            }
            QCOMPARE(stage.record().nodeCount(), static_cast<int>(line.size()) + 1);
        }
        qInfo() << games << "games," << plays << "plays of" << letters << "letters:" << keys
                << "keys";
        QVERIFY(games > 3);
    }
};

TEST_CLASS(TestSheetEntry, QApplication)
#include "tst_sheet_entry.moc"
