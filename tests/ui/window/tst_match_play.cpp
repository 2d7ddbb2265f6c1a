// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/kept_study.h"
#include "ui/document/study.h"
#include "ui/language/text.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;
using State = ui::MatchPlay::State;

namespace {

enum Who { Person, Computer };

struct MatchPlayStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    ui::Session session{fixture::position(fixture::kEmptyBoard + " / 0/0 0"), fake.function(),
                        folder.filePath(u"settings.ini"_s)};
    qint64 now = 1'000'000;

    MatchPlayStage()
    {
        play().setNow([this] { return now; });
    }
    ui::MatchPlay& play() { return session.match(); }
    ui::Study& study() { return session.study(); }
    ui::ShownStudy& shown() { return session.shown(); }
    bool start(const std::vector<Who>& seats, engine::MatchSetup setup = {},
               engine::MatchStrength strength = engine::MatchStrength::Static,
               const std::string& vocabulary = {})
    {
        std::vector<engine::GamePlayer> players;
        for (const Who who : seats) {
            setup.seats.push_back(
                {who == Computer, 1, strength, who == Computer ? vocabulary : std::string()});
            const std::string name = "p" + std::to_string(players.size() + 1);
            players.push_back({name, name});
        }
        setup.seed = 11;
        return play().start(std::move(players), std::move(setup), u"game"_s).has_value();
    }
    /// The computer has played, and does no more.
    bool settled(State state)
    {
        return QTest::qWaitFor([&] { return play().state() == state; });
    }
    QString rack() const
    {
        const engine::Position& position =
            *const_cast<MatchPlayStage*>(this)->session.shown().position();
        const auto tiles = position.mover().rack.tiles();
        return ui::fromUtf8(position.rules().alphabet.written(tiles));
    }
    int events() { return study().game()->record().nodeCount() - 1; }
    bool pass() { return play().play(engine::passMove()).has_value(); }
};

/// The first letters of the rack in a row: no word of the fixture's lexicon.
engine::Move phony(const engine::Position& position)
{
    const auto tiles = position.mover().rack.tiles();
    std::vector<engine::PlacedTile> placed;
    for (std::size_t i = 0; i < 4; ++i)
        placed.push_back({7, 5 + static_cast<int>(i), tiles[tiles.size() - 1 - i]});
    return engine::moveFromTiles(position, placed, engine::WordCheck::Ignore).value();
}

}  // namespace

class TestMatchPlay : public QObject
{
    Q_OBJECT

private slots:
    void againstTheComputer()
    {
        MatchPlayStage stage;
        QCOMPARE(stage.play().state(), State::Off);
        QVERIFY(!stage.play().isRunning());
        QVERIFY(stage.start({Person, Computer}));
        QCOMPARE(stage.play().state(), State::Turn);
        QCOMPARE(stage.rack().size(), 7);
        QVERIFY(!stage.shown().permissions().answers);
        QCOMPARE(stage.session.analysis().state(), ui::LiveAnalysis::State::Withheld);
        const QString rack = stage.rack();

        QVERIFY(stage.pass());
        // Its tiles are never seen.
        QCOMPARE(stage.play().state(), State::Thinking);
        QCOMPARE(stage.rack(), QString());
        QVERIFY(!stage.pass());
        QVERIFY(stage.settled(State::Turn));
        QCOMPARE(stage.events(), 2);
        QCOMPARE(stage.rack(), rack);

        // Undo takes both back, redo brings both.
        stage.study().undoStack()->undo();
        QCOMPARE(stage.events(), 0);
        QCOMPARE(stage.play().state(), State::Turn);
        QCOMPARE(stage.rack(), rack);
        stage.study().undoStack()->redo();
        QCOMPARE(stage.events(), 2);
        QCOMPARE(stage.play().state(), State::Turn);
        // And once more the whole game.
        stage.study().undoStack()->undo();
        stage.study().undoStack()->undo();
        QCOMPARE(stage.play().state(), State::Off);
    }

    void undoWhileTheComputerThinks()
    {
        MatchPlayStage stage;
        QVERIFY(stage.start({Person, Computer}));
        stage.play().setLeastThinking(60'000);
        QVERIFY(stage.pass());
        stage.study().undoStack()->undo();
        QCOMPARE(stage.play().state(), State::Turn);
        QTRY_VERIFY(stage.session.jobs().jobs().isEmpty());
        QCOMPARE(stage.events(), 0);
        QCOMPARE(stage.play().state(), State::Turn);
    }

    void stoppingTheComputerPauses()
    {
        MatchPlayStage stage;
        QVERIFY(stage.start({Person, Computer}));
        QVERIFY(stage.pass());
        stage.session.jobs().cancelForeground();
        QVERIFY(stage.settled(State::Paused));
        QCOMPARE(stage.events(), 1);
        stage.play().goOn();
        QVERIFY(stage.settled(State::Turn));
        QCOMPARE(stage.events(), 2);
    }

    void whoLooksBackSeesNoRackOfTheOther()
    {
        MatchPlayStage stage;
        QVERIFY(stage.start({Person, Computer}));
        QVERIFY(stage.pass());
        QVERIFY(stage.settled(State::Turn));
        stage.study().goTo({engine::kRootNode, 1});
        QCOMPARE(stage.rack(), QString());
        QVERIFY(!stage.play().isAtEnd());
        QVERIFY(!stage.pass());
        stage.study().goTo({engine::kRootNode, 0});
        QCOMPARE(stage.rack().size(), 7);
        stage.play().goOn();
        QVERIFY(stage.play().isAtEnd());
        stage.play().reveal();
        QVERIFY(stage.shown().permissions().answers);
        stage.study().goTo({engine::kRootNode, 1});
        QCOMPARE(stage.rack().size(), 7);
    }

    void computersPlayByThemselves()
    {
        MatchPlayStage stage;
        QVERIFY(stage.start({Computer, Computer, Computer}));
        QVERIFY(stage.settled(State::Over));
        QVERIFY(stage.play().hasJustEnded());
        QVERIFY(stage.events() > 6);
        const engine::GameRecord first = stage.study().game()->record();
        QVERIFY(!first.info().incomplete);
        // All of it is one edit.
        stage.study().undoStack()->undo();
        QCOMPARE(stage.play().state(), State::Off);
        // The same seed gives the same game.
        QVERIFY(stage.start({Computer, Computer, Computer}));
        QVERIFY(stage.settled(State::Over));
        QVERIFY(stage.study().game()->record() == first);
    }

    void opponentsOfNamedStrengths()
    {
        using enum engine::MatchStrength;
        for (const engine::MatchStrength strength :
             {Vocabulary, TwoPlies, FourPlies, ByClock, Endings}) {
            MatchPlayStage stage;
            engine::MatchSetup setup;
            // Some seconds in all: moves by the clock take the least time there is.
            setup.clock.time = 4000;
            QVERIFY(stage.start({Person, Computer}, setup, strength));
            for (int turn = 0; turn < 2; ++turn) {
                QVERIFY(stage.pass());
                QVERIFY(stage.settled(State::Turn));
            }
            QVERIFY(stage.events() >= 4);
            QVERIFY(stage.play().problem().isEmpty());
        }
    }

    /// A lexicon for each: a computer plays all words of its own, and none of the other's.
    void eachWithHisOwnLexicon()
    {
        MatchPlayStage stage;
        const auto file = [&](const QString& name, const QByteArray& words) {
            QFile out(stage.folder.filePath(name));
            if (out.open(QIODevice::WriteOnly)) out.write(words);
            return out.fileName();
        };
        const auto start = [](MatchPlayStage& on, engine::MatchSetup setup) {
            setup.seed = 11;
            setup.seats = {{true, 1}, {true, 1}};
            return on.play().start({{"a", "A"}, {"b", "B", "own"}}, std::move(setup), u"game"_s);
        };
        // Of three letters, which the game's has none of but some.
        const QString path = file(u"own.txt"_s, "aae\naei\neio\nino\nion\nnon\nren\nern\ndre\n"
                                                "ade\ntoi\nrir\nair\nlai\n");
        QVERIFY(start(stage, {}));
        // Without that lexicon there is no playing.
        QCOMPARE(stage.play().state(), State::Broken);
        QVERIFY2(stage.play().problem().contains(u"own"_s), qPrintable(stage.play().problem()));
        stage.session.library().remember(path, u"english"_s);
        QTRY_VERIFY(stage.play().isRunning() || stage.play().state() == State::Over);
        stage.play().goOn();
        QVERIFY(stage.settled(State::Over));
        const ui::OpenGamePtr game = stage.study().game();
        QVERIFY(game->replay().differences.empty());
        const engine::GameRecord& record = game->record();
        int own = 0;
        for (const engine::NodeId id : record.lineThrough(engine::kRootNode)) {
            const engine::Event& event = record.node(id).event;
            if (event.kind == engine::EventKind::Place && event.player == 1) ++own;
        }
        QVERIFY2(own > 0, qPrintable(QString::number(own)));
        const auto plain = engine::replay(record, {fixture::lexicon(), true}).value();
        QVERIFY(std::ranges::any_of(plain.differences, [](const auto& each) {
            return each.finding.kind == engine::DifferenceKind::Words;
        }));
    }

    /// Whoever knows another lexicon plays what is in both; without that lexicon he waits, and says so.
    void wordsOfAnotherLexicon()
    {
        MatchPlayStage stage;
        const QString path = stage.folder.filePath(u"few.txt"_s);
        const auto write = [&](const QByteArray& words) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(words) == words.size();
        };
        // "AAE" and others are no words of the game, which has some of four letters.
        QVERIFY(write("at\nta\nas\naae\neet\nquz\ntea\neat\nate\ncat\nact\nsat\ntae\n"));
        stage.session.library().remember(path, u"english"_s);
        QVERIFY(stage.start({Computer, Computer}, {}, engine::MatchStrength::Vocabulary, "Few"));
        QVERIFY(stage.settled(State::Over));
        const engine::GameRecord& record = stage.study().game()->record();
        int plays = 0;
        for (const engine::NodeId id : record.lineThrough(engine::kRootNode)) {
            const engine::Event& event = record.node(id).event;
            if (event.kind != engine::EventKind::Place) continue;
            ++plays;
            QVERIFY(event.move.length <= 3);
        }
        QVERIFY2(plays > 1, qPrintable(QString::number(plays)));

        // It is kept with the game, by its name.
        MatchPlayStage begun;
        begun.session.library().remember(path, u"english"_s);
        QVERIFY(begun.start({Person, Computer}, {}, engine::MatchStrength::Vocabulary, "few"));
        const QString saved = begun.folder.filePath(u"game.cws"_s);
        QSignalSpy done(&begun.session.loader(), &ui::Loader::saved);
        begun.session.loader().save(begun.study().state(), saved);
        QVERIFY(done.wait());
        MatchPlayStage later;
        QSignalSpy failed(&later.play(), &ui::MatchPlay::failed);
        later.session.loader().openFile(saved);
        QVERIFY(QTest::qWaitFor([&] { return later.study().game() != nullptr; }));
        later.play().goOn();
        QVERIFY(later.pass());
        QVERIFY(QTest::qWaitFor([&] { return failed.size() == 1; }));
        QCOMPARE(later.play().state(), State::Paused);
        const auto error = failed.first().at(1).value<engine::Error>();
        QVERIFY2(error.message().find("few") != std::string::npos, error.message().c_str());
        // It is there again.
        later.session.library().remember(path, u"english"_s);
        later.play().goOn();
        QVERIFY(later.settled(State::Turn));
        QCOMPARE(later.events(), 2);

        // Nothing that the game has.
        MatchPlayStage strange;
        QVERIFY(write("quz\n"));
        strange.session.library().remember(path, u"english"_s);
        QSignalSpy told(&strange.play(), &ui::MatchPlay::failed);
        QVERIFY(strange.start({Person, Computer}, {}, engine::MatchStrength::Vocabulary, "few"));
        QVERIFY(strange.pass());
        QVERIFY(QTest::qWaitFor([&] { return told.size() == 1; }));
        QVERIFY(told.first().at(1).value<engine::Error>().message().find("no word in common") !=
                std::string::npos);
    }
    void twoPeopleAtOneScreen()
    {
        MatchPlayStage stage;
        QVERIFY(stage.start({Person, Person}));
        QCOMPARE(stage.play().state(), State::Handover);
        QCOMPARE(stage.rack(), QString());
        QVERIFY(!stage.pass());
        stage.play().goOn();
        QCOMPARE(stage.play().state(), State::Turn);
        const QString rack = stage.rack();
        QCOMPARE(rack.size(), 7);
        QVERIFY(stage.pass());
        QCOMPARE(stage.play().state(), State::Handover);
        QCOMPARE(stage.rack(), QString());
        stage.play().goOn();
        QVERIFY(stage.rack() != rack);
        // Undo comes back to the first player, who has to sit down again.
        stage.study().undoStack()->undo();
        QCOMPARE(stage.play().state(), State::Handover);
        stage.play().goOn();
        QCOMPARE(stage.rack(), rack);

        MatchPlayStage open;
        engine::MatchSetup setup;
        setup.hidesRacks = false;
        QVERIFY(open.start({Person, Person}, setup));
        QCOMPARE(open.play().state(), State::Turn);
        QVERIFY(open.pass());
        QCOMPARE(open.play().state(), State::Turn);
        QCOMPARE(open.rack().size(), 7);
    }

    void undoGoesThroughTheHandover()
    {
        MatchPlayStage stage;
        QVERIFY(stage.start({Person, Person}));
        stage.play().goOn();
        QVERIFY(stage.pass());
        QCOMPARE(stage.play().state(), State::Handover);
        // Before the second has sat down, and afterwards.
        for (const bool seated : {false, true}) {
            if (seated) stage.play().goOn();
            stage.study().undoStack()->undo();
            QCOMPARE(stage.play().state(), State::Handover);
            QCOMPARE(stage.rack(), QString());
            stage.play().goOn();
            QCOMPARE(stage.rack().size(), 7);
            stage.study().undoStack()->redo();
            QCOMPARE(stage.play().state(), State::Handover);
            QCOMPARE(stage.rack(), QString());
        }
    }

    /// What leaves the program has no racks but one's own.
    void theShownGame()
    {
        MatchPlayStage stage;
        engine::MatchSetup setup;
        setup.challenge = engine::ChallengeRule::Single;
        QVERIFY(stage.start({Person, Person}, setup));
        ui::MatchPlay& play = stage.play();
        play.goOn();
        QVERIFY(play.play(engine::exchangeOf(stage.shown().position()->mover().rack)));
        const auto racks = [&] {
            std::vector<bool> known;
            const engine::GameRecord& record = stage.shown().game()->record();
            for (const engine::NodeId id : record.lineThrough(engine::kRootNode)) {
                const engine::Event& event = record.node(id).event;
                known.push_back(!event.rack.empty());
                if (event.kind == engine::EventKind::Exchange)
                    known.push_back(event.move.length > 0);
            }
            for (const engine::NodeId id : record.preorder())
                for (const engine::RecordedRack& rack : record.node(id).racksAfter)
                    known.push_back(!rack.empty());
            return known;
        };
        const auto count = [&] {
            const auto known = racks();
            return std::count(known.begin(), known.end(), true);
        };
        QCOMPARE(play.state(), State::Handover);
        QCOMPARE(count(), 0);
        QVERIFY(!stage.shown().game()->lexicon());
        play.goOn();
        QVERIFY(stage.pass());
        play.goOn();
        // The first sees what he held, and not what the second did.
        QVERIFY(!racks().empty());
        QVERIFY(racks().front());
        play.setPaused(true);
        QCOMPARE(count(), 0);
        play.reveal();
        QCOMPARE(stage.shown().game(), stage.study().game());
    }

    void phoniesAreRefused()
    {
        MatchPlayStage stage;
        QVERIFY(stage.start({Person, Computer}));
        const auto refused = stage.play().play(phony(*stage.shown().position()));
        QVERIFY(!refused);
        QVERIFY(refused.error().message().find("not in tiny: ") == 0);
        QCOMPARE(stage.events(), 0);
    }

    void theComputerChallengesPhonies()
    {
        MatchPlayStage stage;
        engine::MatchSetup setup;
        setup.challenge = engine::ChallengeRule::Double;
        QVERIFY(stage.start({Person, Computer}, setup));
        // Words are not judged for who makes them up.
        QVERIFY(!stage.shown().position()->lexicon());
        QSignalSpy told(&stage.play(), &ui::MatchPlay::told);
        QVERIFY(stage.play().play(phony(*stage.shown().position())));
        QVERIFY(stage.settled(State::Turn));
        QCOMPARE(told.size(), 1);
        QVERIFY(told.first().first().toString().contains(u"not in the lexicon"_s));
        // Play, withdrawal, the computer's own turn: one edit.
        QCOMPARE(stage.events(), 3);
        stage.study().undoStack()->undo();
        QCOMPARE(stage.events(), 0);
    }

    void peopleChallengeEachOther()
    {
        MatchPlayStage stage;
        engine::MatchSetup setup;
        setup.challenge = engine::ChallengeRule::Points;
        setup.clock.time = 60'000;
        QVERIFY(stage.start({Person, Person}, setup));
        stage.play().goOn();
        QVERIFY(!stage.play().canChallenge());
        QVERIFY(stage.play().play(phony(*stage.shown().position())));
        QVERIFY(!stage.play().canChallenge());
        stage.play().goOn();
        QVERIFY(stage.play().canChallenge());
        stage.now += 7'000;
        const auto right = stage.play().challenge();
        QVERIFY(right && *right);
        // His turn goes on, and so does his clock.
        QCOMPARE(stage.play().state(), State::Turn);
        QCOMPARE(stage.play().onTurn(), 1);
        QCOMPARE(stage.play().clockOf(1), 53'000);
        QVERIFY(!stage.play().canChallenge());
    }

    void clocks()
    {
        MatchPlayStage stage;
        engine::MatchSetup setup;
        setup.clock = {60'000, 2'000, 10};
        QVERIFY(stage.start({Person, Person}, setup));
        ui::MatchPlay& play = stage.play();
        // No clock runs before the first one sits there.
        stage.now += 5'000;
        QCOMPARE(play.clockOf(0), 60'000);
        play.goOn();
        stage.now += 10'000;
        QCOMPARE(play.clockOf(0), 50'000);
        QCOMPARE(play.clockOf(1), 60'000);
        play.setPaused(true);
        QCOMPARE(stage.rack(), QString());
        stage.now += 30'000;
        QCOMPARE(play.clockOf(0), 50'000);
        play.goOn();
        QCOMPARE(play.state(), State::Turn);
        stage.now += 1'000;
        // A note is no move.
        stage.study().setAnnotations(engine::kRootNode, {{"well"}, {}, {}, {}, {}}, u"note"_s);
        QCOMPARE(play.clockOf(0), 49'000);
        QVERIFY(stage.pass());
        QCOMPARE(play.clockOf(0), 51'000);
        const engine::GameRecord& record = stage.study().game()->record();
        const auto& event = record.node(record.lineThrough(engine::kRootNode).back()).event;
        QCOMPARE(event.clock, 51'000);
        play.goOn();
        stage.now += 70'000;
        QCOMPARE(play.clockOf(1), -10'000);
        QVERIFY(stage.pass());
        // Who takes his turn back has it again, but not its time.
        stage.study().undoStack()->undo();
        QCOMPARE(play.clockOf(1), -10'000);
        for (int i = 0; i < 5; ++i) {
            play.goOn();
            QVERIFY(stage.pass());
        }
        QCOMPARE(play.state(), State::Over);
        const engine::GameRecord& end = stage.study().game()->record();
        const auto& last = end.node(end.lineThrough(engine::kRootNode).back()).event;
        // 10 s over, three turns with 2 s more: a minute of overtime was begun.
        QCOMPARE(last.kind, engine::EventKind::TimePenalty);
        QCOMPARE(play.clockOf(1), 60'000 - 70'000 + 3 * 2'000);
    }

    void noTimeComesBack()
    {
        MatchPlayStage stage;
        engine::MatchSetup setup;
        setup.clock.time = 60'000;
        setup.hidesRacks = false;
        setup.challenge = engine::ChallengeRule::Single;
        QVERIFY(stage.start({Person, Person}, setup));
        ui::MatchPlay& play = stage.play();
        stage.now += 10'000;
        QVERIFY(stage.pass());
        QCOMPARE(play.clockOf(0), 50'000);
        stage.now += 20'000;
        QCOMPARE(play.clockOf(1), 40'000);
        // Back and on again.
        stage.study().undoStack()->undo();
        QCOMPARE(play.clockOf(0), 50'000);
        QCOMPARE(play.clockOf(1), 60'000);
        stage.now += 1'000;
        stage.study().undoStack()->redo();
        QCOMPARE(play.clockOf(0), 50'000);
        QCOMPARE(play.clockOf(1), 40'000);
        // In place of the turn that was taken back: the next one begins anew.
        stage.study().undoStack()->undo();
        QCOMPARE(play.clockOf(0), 49'000);
        QVERIFY(play.play(phony(*stage.shown().position())));
        QCOMPARE(play.clockOf(0), 49'000);
        QCOMPARE(play.clockOf(1), 60'000);
        stage.now += 5'000;
        const auto right = play.challenge();
        QVERIFY(right && *right);
        QCOMPARE(play.clockOf(1), 55'000);
        // The challenge taken back, and made again.
        stage.study().undoStack()->undo();
        QCOMPARE(play.clockOf(1), 55'000);
        stage.study().undoStack()->redo();
        QCOMPARE(play.clockOf(1), 55'000);
        // Another document and back.
        stage.study().setPosition(*fixture::position(fixture::kEmptyBoard + " / 0/0 0"), {},
                                  u"new"_s);
        stage.study().undoStack()->undo();
        play.goOn();
        QCOMPARE(play.clockOf(1), 55'000);
    }

    void theTimeOfTheTurnIsKept()
    {
        MatchPlayStage stage;
        engine::MatchSetup setup;
        setup.clock.time = 60'000;
        QVERIFY(stage.start({Person, Computer}, setup));
        QSignalSpy changed(&stage.study(), &ui::Study::documentChanged);
        stage.now += 7'000;
        // The running clock tells the study of it, which has it put aside.
        QVERIFY(QTest::qWaitFor([&] { return stage.study().state().turnTime == 7'000; }));
        QVERIFY(!changed.isEmpty());
        stage.now += 500;
        stage.play().setPaused(true);
        QCOMPARE(stage.study().state().turnTime, 7'500);
        QCOMPARE(stage.study().undoStack()->count(), 1);
        const auto kept = ui::writeKept(stage.study().state(), stage.study().document());
        QVERIFY(kept);
        auto read = ui::readKept(*kept);
        QVERIFY(read);

        MatchPlayStage later;
        QVERIFY(later.session.loader().restore(std::move(*read)));
        QCOMPARE(later.play().state(), State::Paused);
        QCOMPARE(later.play().clockOf(0), 52'500);
        later.play().goOn();
        later.now += 1'000;
        QCOMPARE(later.play().clockOf(0), 51'500);
        QVERIFY(later.pass());
        QVERIFY(later.settled(State::Turn));
        // The next turn has taken nothing yet.
        QCOMPARE(later.play().clockOf(0), 51'500);
        QCOMPARE(later.study().game()->record().info().match->turnTime, 0);
    }

    void goesOnAfterARestart()
    {
        MatchPlayStage stage;
        engine::MatchSetup setup;
        setup.clock.time = 60'000;
        QVERIFY(stage.start({Person, Computer}, setup));
        stage.now += 4'000;
        QVERIFY(stage.pass());
        QVERIFY(stage.settled(State::Turn));
        const QString rack = stage.rack();
        const QString path = stage.folder.filePath(u"game.cws"_s);
        QSignalSpy saved(&stage.session.loader(), &ui::Loader::saved);
        stage.session.loader().save(stage.study().state(), path);
        QVERIFY(saved.wait());

        MatchPlayStage later;
        later.session.loader().openFile(path);
        QVERIFY(QTest::qWaitFor([&] { return later.study().game() != nullptr; }));
        // No move is made before a player wants to play.
        QCOMPARE(later.play().state(), State::Paused);
        QCOMPARE(later.rack(), QString());
        later.play().goOn();
        QCOMPARE(later.play().state(), State::Turn);
        QVERIFY(later.play().isAtEnd());
        QCOMPARE(later.rack(), rack);
        QCOMPARE(later.play().clockOf(0), 56'000);
        QVERIFY(later.pass());
        QVERIFY(later.settled(State::Turn));
        QCOMPARE(later.events(), 4);
    }

    void deletedTurnsArePlayedAgain()
    {
        MatchPlayStage stage;
        QVERIFY(stage.start({Person, Computer}));
        const QString rack = stage.rack();
        QVERIFY(stage.pass());
        QVERIFY(stage.settled(State::Turn));
        const auto line = stage.study().game()->record().lineThrough(engine::kRootNode);
        stage.study().removeFrom(line.front());
        QCOMPARE(stage.events(), 0);
        QCOMPARE(stage.play().state(), State::Turn);
        QCOMPARE(stage.rack(), rack);
        stage.study().undoStack()->undo();
        QCOMPARE(stage.events(), 2);
        QCOMPARE(stage.play().state(), State::Turn);
    }

    void brokenGames()
    {
        MatchPlayStage stage;
        QVERIFY(stage.start({Person, Person}));
        stage.play().goOn();
        QVERIFY(stage.pass());
        engine::GameRecord record = stage.study().game()->record();
        const auto node = record.lineThrough(engine::kRootNode).back();
        engine::Event event = record.node(node).event;
        event.player = 1;
        QVERIFY(record.setEvent(node, event));
        QVERIFY(stage.study().setRecord(record, {}, u"edit"_s));
        QCOMPARE(stage.play().state(), State::Broken);
        QVERIFY(!stage.play().problem().isEmpty());
        QVERIFY(!stage.play().isRunning());
        stage.study().undoStack()->undo();
        QVERIFY(stage.play().isRunning());
        // Without its lexicon the game cannot go on, either.
        QVERIFY(stage.study().setLexicon(nullptr));
        QCOMPARE(stage.play().state(), State::Broken);
        // It keeps its secrets all the same, unless somebody wants to see it all.
        ui::Permissions permissions = stage.play().permissions();
        QVERIFY(!permissions.hindsight && !permissions.answers);
        QVERIFY(permissions.hidesRackOf(0) && permissions.hidesRackOf(1));
        stage.play().reveal();
        permissions = stage.play().permissions();
        QVERIFY(permissions.hindsight && permissions.answers && !permissions.hidesRackOf(0));
    }

    void resigning()
    {
        MatchPlayStage stage;
        stage.play().setLeastThinking(60'000);
        QVERIFY(stage.start({Computer, Person}));
        // On the computer's turn it is the person who gives up.
        QVERIFY(stage.play().resign());
        QCOMPARE(stage.play().state(), State::Over);
        QCOMPARE(stage.play().resigned(), 1);
        QVERIFY(!stage.play().resign());
        stage.study().undoStack()->undo();
        QCOMPARE(stage.play().state(), State::Thinking);
    }

    void whoGivesUpHasUsedHisTime()
    {
        MatchPlayStage stage;
        engine::MatchSetup setup;
        setup.clock.time = 60'000;
        QVERIFY(stage.start({Person, Computer}, setup));
        stage.now += 9'000;
        QVERIFY(stage.play().resign());
        QCOMPARE(stage.play().state(), State::Over);
        QCOMPARE(stage.play().clockOf(0), 51'000);
        stage.study().undoStack()->undo();
        QCOMPARE(stage.play().clockOf(0), 51'000);
    }

    void hints()
    {
        MatchPlayStage stage;
        engine::MatchSetup setup;
        setup.hints = true;
        QVERIFY(stage.start({Person, Computer}, setup));
        QVERIFY(stage.shown().permissions().answers);
        QVERIFY(stage.session.analysis().state() != ui::LiveAnalysis::State::Withheld);
        QVERIFY(!stage.shown().permissions().hindsight);
    }

    void clockTexts_data()
    {
        QTest::addColumn<qint64>("milliseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("minutes") << qint64{724'900} << u"12:04"_s;
        QTest::newRow("hours") << qint64{3'723'000} << u"1:02:03"_s;
        QTest::newRow("seconds") << qint64{9'490} << u"0:09.4"_s;
        QTest::newRow("nothing") << qint64{0} << u"0:00.0"_s;
        QTest::newRow("over") << qint64{-1} << u"−0:01"_s;
        QTest::newRow("far over") << qint64{-61'000} << u"−1:01"_s;
    }
    void clockTexts()
    {
        QFETCH(qint64, milliseconds);
        QFETCH(QString, text);
        QLocale::setDefault(QLocale::c());
        QCOMPARE(ui::clockText(milliseconds), text);
    }
};

TEST_CLASS(TestMatchPlay, QApplication)
#include "tst_match_play.moc"
