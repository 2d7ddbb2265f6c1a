// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/game/gcg.h"
#include "engine/game/match.h"
#include "engine/game/replay.h"
#include "engine/game/study_file.h"
#include "engine/game/study_names.h"
#include "engine/game/turns.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "engine/play/vocabulary_player.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

MatchSetup setupFor(int players, std::uint64_t seed = 7)
{
    MatchSetup setup;
    setup.seed = seed;
    setup.seats.resize(static_cast<std::size_t>(players));
    return setup;
}

std::vector<GamePlayer> named(int players)
{
    std::vector<GamePlayer> names;
    for (int i = 0; i < players; ++i) names.push_back({"p" + std::to_string(i + 1), ""});
    return names;
}

/// Everything that the players see of each other's tiles.
QString racksOf(const Match& match)
{
    QStringList racks;
    for (int i = 0; i < match.position().playerCount(); ++i) {
        const auto tiles = match.position().player(i).rack.tiles();
        racks << QString::fromStdString(match.record().rules().alphabet.written(tiles));
    }
    return racks.join('/');
}

}  // namespace

class TestMatch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_rules = tests::rulesOf("english");
        m_lexicon = tests::lexiconOf(*m_rules, tests::smallEnglish(m_rules->alphabet).value());
    }

    void gamesOfAllKinds_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("players");
        for (const auto& set : catalogue::ruleSets())
            QTest::newRow(set.id.c_str()) << QString::fromStdString(set.id) << 2;
        for (const int players : {1, 3, 4})
            QTest::addRow("%d players", players) << "english" << players;
    }
    /// A whole game of automatic players: the record alone brings back each moment of it.
    void gamesOfAllKinds()
    {
        QFETCH(QString, rules);
        QFETCH(int, players);
        const GameRulesPtr game = tests::rulesOf(rules.toStdString());
        const LexiconPtr lexicon = tests::lexiconOf(*game, tests::randomWords(*game, 7, 3000, 8));
        auto record = Match::begin(game, named(players), setupFor(players), lexicon);
        QVERIFY2(record, record ? "" : record.error().toString().c_str());
        MoveScratch scratch;
        QStringList racks;
        std::vector<GameRecord> records;
        for (;;) {
            const auto match = Match::create(*record, lexicon);
            QVERIFY2(match, match ? "" : match.error().toString().c_str());
            if (match->stage() == Match::Stage::Over) break;
            racks << racksOf(*match);
            records.push_back(*record);
            const auto player = playerFor(match->seatOnTurn(), 7, {});
            const auto chosen = player->choose(match->position(), scratch, {});
            QVERIFY(chosen);
            auto next = match->play(chosen->move, 0);
            QVERIFY2(next, next ? "" : next.error().toString().c_str());
            record = std::move(next);
        }
        QVERIFY(records.size() > 5);
        QVERIFY(!record->info().incomplete);

        // The totals are those of a table; no fault is found with the record.
        const Match end = Match::create(*record, lexicon).value();
        const auto totals = totalsAfter(*record, end.end());
        const PlayerScores settled = end.position().settlement();
        std::vector<Score> wanted(settled.begin(), settled.end());
        for (int i = 0; i < players; ++i)
            wanted[static_cast<std::size_t>(i)] += end.position().player(i).score;
        QCOMPARE(totals, wanted);
        const Replay replayed = replay(*record, {lexicon, true}).value();
        for (const Difference& difference : replayed.differences)
            QVERIFY2(false, difference.finding.sentence.english().c_str());

        // A study keeps what is needed to go on from anywhere; a GCG the whole game.
        for (std::size_t i = 0; i < records.size(); i += 4) {
            const auto file = readStudy(writeStudy({{}, {records[i]}, {}}));
            QVERIFY2(file, file ? "" : file.error().toString().c_str());
            QVERIFY(file->games.front() == records[i]);
            const auto again = Match::create(file->games.front(), lexicon);
            QVERIFY(again);
            QCOMPARE(racksOf(*again), racks.at(static_cast<qsizetype>(i)));
        }
        const auto gcg = readGcg(writeGcg(*record).value().text, game);
        QVERIFY(gcg && gcg->remarks.empty());
        QVERIFY(!gcg->record.info().incomplete);
        QCOMPARE(gcg->record.nodeCount(), record->nodeCount());
        QCOMPARE(totalsAfter(gcg->record, gcg->record.lineThrough(kRootNode).back()), totals);
    }

    void matchesDealAsTheTableDoes()
    {
        auto table = GameTable::create(m_rules, m_lexicon).value();
        MoveScratch scratch;
        StaticPlayer player{StaticEvaluator(nullptr)};
        auto record = Match::begin(m_rules, named(2), setupFor(2, 99), m_lexicon);
        table.deal(99);
        for (;;) {
            const Match match = Match::create(*record, m_lexicon).value();
            if (match.stage() == Match::Stage::Over) break;
            for (int i = 0; i < 2; ++i)
                QVERIFY(match.position().player(i).rack == table.position().player(i).rack);
            const auto chosen = player.choose(table.position(), scratch, {});
            table.play(chosen->move);
            record = match.play(chosen->move, 0);
        }
        const auto totals = totalsAfter(*record, record->lineThrough(kRootNode).back());
        QVERIFY(std::ranges::equal(totals, table.finalScores()));
    }

    void phoniesAreRefusedOrCanBeChallenged()
    {
        MatchSetup setup = setupFor(2);
        const auto fresh = Match::begin(m_rules, named(2), setup, m_lexicon);
        const Match match = Match::create(*fresh, m_lexicon).value();
        const Move phony = phonyFor(match);
        const auto refused = match.play(phony, 0);
        QVERIFY(!refused);
        QVERIFY(refused.error().message().find("not in ") == 0);

        for (const ChallengeRule rule :
             {ChallengeRule::Single, ChallengeRule::Double, ChallengeRule::Points}) {
            setup.challenge = rule;
            const Match start =
                Match::create(*Match::begin(m_rules, named(2), setup, m_lexicon), m_lexicon)
                    .value();
            QVERIFY(!start.canChallenge());
            const QString racks = racksOf(start);
            const Match after = Match::create(*start.play(phony, 0), m_lexicon).value();
            QVERIFY(after.canChallenge());
            QVERIFY(after.lastWasPhony());
            const auto challenged = after.challenge(0);
            QVERIFY(challenged && challenged->right);
            const Match back = Match::create(challenged->record, m_lexicon).value();
            // As before, but for whose turn it is; and the bag is as it was.
            QCOMPARE(racksOf(back), racks);
            QCOMPARE(back.bagSize(), start.bagSize());
            QCOMPARE(back.position().onTurn(), 1);
            QCOMPARE(back.position().scorelessTurns(), 1);
            QVERIFY(!back.canChallenge());
            const Replay replayed = replay(back.record(), {m_lexicon, true}).value();
            QVERIFY(replayed.differences.empty());
            QCOMPARE(replayed.at(back.end()).after->scorelessTurns(), 1);
            QVERIFY(replayed.at(back.end()).after->mover().rack == back.position().mover().rack);
        }
    }

    void challengesWithoutReason_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<int>("onTurn");
        QTest::addColumn<int>("bonus");
        QTest::newRow("single") << static_cast<int>(ChallengeRule::Single) << 1 << 0;
        QTest::newRow("double") << static_cast<int>(ChallengeRule::Double) << 0 << 0;
        QTest::newRow("points") << static_cast<int>(ChallengeRule::Points) << 1 << 5;
    }
    void challengesWithoutReason()
    {
        QFETCH(int, rule);
        QFETCH(int, onTurn);
        QFETCH(int, bonus);
        MatchSetup setup = setupFor(2);
        setup.challenge = static_cast<ChallengeRule>(rule);
        const Match start =
            Match::create(*Match::begin(m_rules, named(2), setup, m_lexicon), m_lexicon).value();
        const Move best = bestOf(start);
        const Match after = Match::create(*start.play(best, 0), m_lexicon).value();
        QVERIFY(after.canChallenge() && !after.lastWasPhony());
        const auto challenged = after.challenge(0);
        QVERIFY(challenged && !challenged->right);
        const Match next = Match::create(challenged->record, m_lexicon).value();
        QCOMPARE(next.position().onTurn(), onTurn);
        QCOMPARE(next.position().player(0).score.points, best.score.points + bonus);
        QVERIFY(replay(next.record(), {m_lexicon, true})->differences.empty());
    }

    void theLastPlayCanBeChallenged()
    {
        MatchSetup setup = setupFor(2);
        setup.challenge = ChallengeRule::Double;
        // Two racks and no bag; whoever has the first turn gets rid of all.
        const GameRulesPtr tiny = tests::changed(m_rules, [](GameRules& copy) {
            copy.tiles = tests::rackOf(copy.alphabet, "EEEE");
            copy.rackSize = 2;
        });
        const Match start =
            Match::create(*Match::begin(tiny, named(2), setup, m_lexicon), m_lexicon).value();
        const Match out =
            Match::create(*start.play(readMove(start.position(), "8G EE").value(), 0), m_lexicon)
                .value();
        QVERIFY(out.stage() == Match::Stage::Closing);
        QVERIFY(!out.play(passMove(), 0));
        QVERIFY(out.canChallenge());
        // It stands: the end is written.
        const Match over = Match::create(*out.accept(), m_lexicon).value();
        QVERIFY(over.stage() == Match::Stage::Over);
        QCOMPARE(over.record().node(over.end()).event.kind, EventKind::OutPoints);
        QCOMPARE(over.record().node(over.end()).event.score.points, 4);
        QVERIFY(!over.canChallenge());
        QVERIFY(!over.accept());
        if (!out.lastWasPhony()) return;
        const auto challenged = out.challenge(0);
        QVERIFY(challenged && challenged->right);
        const Match back = Match::create(challenged->record, m_lexicon).value();
        QVERIFY(back.stage() == Match::Stage::Turn);
    }

    void passesEndTheGame()
    {
        auto record = Match::begin(m_rules, named(2), setupFor(2), m_lexicon);
        for (int i = 0; i < 6; ++i) {
            const Match match = Match::create(*record, m_lexicon).value();
            QVERIFY(match.stage() == Match::Stage::Turn);
            record = match.play(passMove(), 0);
        }
        const Match over = Match::create(*record, m_lexicon).value();
        QVERIFY(over.stage() == Match::Stage::Over);
        QCOMPARE(over.record().nodeCount(), 1 + 6 + 2);
        QCOMPARE(over.record().node(over.end()).event.kind, EventKind::RackPenalty);
    }

    void clocks()
    {
        MatchSetup setup = setupFor(2);
        setup.clock = {600'000, 5'000, 10};
        auto record = Match::begin(m_rules, named(2), setup, m_lexicon);
        QCOMPARE(Match::create(*record, m_lexicon)->clockOf(0), 600'000);
        const std::int64_t left[] = {500'000, 590'000, -1, -125'000, -10'000, 1};
        for (const std::int64_t each : left) {
            const Match match = Match::create(*record, m_lexicon).value();
            record = match.play(passMove(), each - setup.clock.increment);
            QVERIFY(record);
            QCOMPARE(Match::create(*record, m_lexicon)->clockOf(match.position().onTurn()), each);
        }
        // The last values are -10 s and 1 ms.
        const Match over = Match::create(*record, m_lexicon).value();
        QVERIFY(over.stage() == Match::Stage::Over);
        const Event& last = over.record().node(over.end()).event;
        QCOMPARE(last.kind, EventKind::TimePenalty);
        QCOMPARE(last.player, 0);
        QCOMPARE(last.score.points, -10);
        QCOMPARE(totalsAfter(over.record(), over.end())[0], *last.total);
        QVERIFY(replay(over.record(), {m_lexicon, true})->differences.empty());
    }

    void resigning()
    {
        const Match match =
            Match::create(*Match::begin(m_rules, named(3), setupFor(3), m_lexicon), m_lexicon)
                .value();
        const Match over = Match::create(*match.resign(2), m_lexicon).value();
        QVERIFY(over.stage() == Match::Stage::Over);
        QCOMPARE(over.setup().resigned, 2);
        QVERIFY(!over.play(passMove(), 0));
        QVERIFY(!over.resign(0));
    }

    void editedRecordsAreNoMatch()
    {
        auto record = Match::begin(m_rules, named(2), setupFor(2), m_lexicon).value();
        Match match = Match::create(record, m_lexicon).value();
        record = match.play(bestOf(match), 0).value();
        const NodeId node = record.lineThrough(kRootNode).back();
        Event event = record.node(node).event;
        event.player = 1;
        QVERIFY(record.setEvent(node, event));
        QVERIFY(!Match::create(record, m_lexicon));
        // A turn that is removed can be played again: the deal is the same.
        record.remove(node);
        match = Match::create(record, m_lexicon).value();
        QVERIFY(match.withRackSaid().has_value());
        QVERIFY(match.play(bestOf(match), 0));

        QVERIFY(!Match::create(GameRecord::create(m_rules, named(2)).value(), m_lexicon));
        QVERIFY(!Match::begin(m_rules, named(2), setupFor(3), m_lexicon));
        QVERIFY(!Match::begin(m_rules, named(2), setupFor(2), nullptr));
    }

    void brokenSetups_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("seed") << QByteArray("\"seed\": 7") << QByteArray("\"seed\": -1");
        QTest::newRow("rule") << QByteArray("\"void\"") << QByteArray("\"triple\"");
        QTest::newRow("points") << QByteArray("\"challenge_points\": 5")
                                << QByteArray("\"challenge_points\": 500");
        QTest::newRow("time") << QByteArray("\"time\": 60000") << QByteArray("\"time\": \"x\"");
        QTest::newRow("seats") << QByteArray("\"seats\"") << QByteArray("\"chairs\"");
    }
    void brokenSetups()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        MatchSetup setup = setupFor(2);
        setup.clock.time = 60'000;
        const auto record = Match::begin(m_rules, named(2), setup, m_lexicon).value();
        QByteArray text = QByteArray::fromStdString(writeStudy({{}, {record}, {}}));
        QVERIFY(text.contains(from));
        QVERIFY(readStudy(text.toStdString()));
        const auto broken = readStudy(text.replace(from, to).toStdString());
        QVERIFY(!broken);
        QVERIFY(broken.error().toString().find("match") != std::string::npos);
    }

    void casualPlayersVaryAndRepeatThemselves()
    {
        const Match match =
            Match::create(*Match::begin(m_rules, named(2), setupFor(2), m_lexicon), m_lexicon)
                .value();
        MoveScratch scratch;
        std::vector<Move> chosen;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto move = playerFor({true, 5}, seed, {})->choose(match.position(), scratch, {});
            const auto same = playerFor({true, 5}, seed, {})->choose(match.position(), scratch, {});
            QVERIFY(move && same && move->move == same->move);
            QVERIFY(match.play(move->move, 0));
            if (std::find(chosen.begin(), chosen.end(), move->move) == chosen.end())
                chosen.push_back(move->move);
        }
        QVERIFY(chosen.size() > 2);
        QVERIFY(chosen.size() <= 5);
    }

    /// Each strength finds legal moves of its own, the same ones again; a study keeps it.
    void namedStrengths_data()
    {
        QTest::addColumn<int>("strength");
        for (const auto strength :
             {MatchStrength::Static, MatchStrength::Vocabulary, MatchStrength::TwoPlies,
              MatchStrength::FourPlies, MatchStrength::ByClock})
            QTest::newRow(std::string(study::strengthName(strength)).c_str())
                << static_cast<int>(strength);
    }
    void namedStrengths()
    {
        QFETCH(int, strength);
        MatchSetup setup = setupFor(2);
        setup.seats[0] = {true, 1, static_cast<MatchStrength>(strength)};
        GameRecord record = *Match::begin(m_rules, named(2), setup, m_lexicon);
        const auto again = readStudy(writeStudy({{}, {record}, {}}));
        QVERIFY(again);
        QCOMPARE(again->games.front().info().match->seats[0], setup.seats[0]);
        MatchMeans means;
        means.seconds = 0.1;
        means.vocabulary = smallVocabulary(*m_lexicon, 1).value();
        Match match = Match::create(record, m_lexicon).value();
        MoveScratch scratch;
        for (int turn = 0; turn < 4 && match.stage() == Match::Stage::Turn; ++turn) {
            const auto player = playerFor(setup.seats[0], 7, means);
            const auto move = player->choose(match.position(), scratch, {});
            QVERIFY(move);
            if (setup.seats[0].strength != MatchStrength::ByClock)
                QVERIFY(playerFor(setup.seats[0], 7, means)
                            ->choose(match.position(), scratch, {})
                            ->move == move->move);
            auto next = match.play(move->move, 0);
            QVERIFY(next);
            match = Match::create(std::move(*next), m_lexicon).value();
            std::stop_source stop;
            stop.request_stop();
            if (match.stage() == Match::Stage::Turn)
                QVERIFY(!player->choose(match.position(), scratch, stop.get_token()));
        }
    }
    void aStrengthThatNobodyKnowsIsRefused()
    {
        MatchSetup setup = setupFor(2);
        setup.seats[0] = {true, 1, MatchStrength::TwoPlies};
        std::string text =
            writeStudy({{}, {*Match::begin(m_rules, named(2), setup, m_lexicon)}, {}});
        const std::size_t at = text.find("two_plies");
        QVERIFY(at != std::string::npos);
        text.replace(at, 9, "telepathy");
        QVERIFY(!readStudy(text));
    }
    void theNameOfAVocabularyIsKept()
    {
        MatchSetup setup = setupFor(2);
        setup.seats[1] = {true, 1, MatchStrength::Vocabulary, "Few \"words\""};
        const auto again =
            readStudy(writeStudy({{}, {*Match::begin(m_rules, named(2), setup, m_lexicon)}, {}}));
        QVERIFY(again);
        QCOMPARE(again->games.front().info().match->seats[1], setup.seats[1]);
        QVERIFY(again->games.front().info().match->seats[0].vocabulary.empty());
        setup.seats[1].vocabulary.assign(MatchSetup::kLongestName + 1, 'x');
        QVERIFY(!checkMatchSetup(setup, 2));
    }
    /// Two lexicons: each makes words of his own, and his plays are judged by them.
    void eachPlaysByHisOwnWords()
    {
        const LexiconPtr first =
            tests::lexiconOf(*m_rules, tests::randomWords(*m_rules, 3, 900, 6));
        const LexiconPtr other =
            tests::lexiconOf(*m_rules, tests::randomWords(*m_rules, 4, 900, 6));
        const PlayerLexicons lexicons(first, {nullptr, other});
        QVERIFY(lexicons.differ());
        MatchSetup setup = setupFor(2, 5);
        setup.challenge = ChallengeRule::Single;
        auto record = Match::begin(m_rules, named(2), setup, lexicons);
        QVERIFY2(record, record ? "" : record.error().toString().c_str());
        MoveScratch scratch;
        int plays = 0;
        int challenges = 0;
        for (;;) {
            const auto match = Match::create(*record, lexicons);
            QVERIFY2(match, match ? "" : match.error().toString().c_str());
            if (match->stage() == Match::Stage::Over) break;
            if (match->stage() == Match::Stage::Closing) {
                record = match->accept();
                continue;
            }
            const int player = match->position().onTurn();
            QVERIFY(match->position().lexiconPtr() == (player == 0 ? first : other));
            // Once in a while a player tries the best of the other one's words.
            Position view = match->position();
            const bool tries = ++plays % 4 == 0;
            if (tries) QVERIFY(view.setLexicon(player == 0 ? other : first));
            const auto chosen = playerFor({}, 7, {})->choose(view, scratch, {});
            QVERIFY(chosen);
            auto next = match->play(chosen->move, 0);
            QVERIFY2(next, next ? "" : next.error().toString().c_str());
            const Match after = Match::create(*next, lexicons).value();
            if (tries && after.canChallenge() && after.lastWasPhony()) {
                ++challenges;
                next = after.challenge(0)->record;
                const Match back = Match::create(*next, lexicons).value();
                QCOMPARE(back.position().onTurn(), 1 - player);
                QVERIFY(back.position().lexiconPtr() == (player == 0 ? other : first));
                QVERIFY(back.position().board() == match->position().board());
            } else if (after.canChallenge()) {
                QVERIFY(!after.challenge(0)->right);
            }
            record = std::move(next);
        }
        QVERIFY(plays > 10 && challenges > 0);
        QVERIFY(replay(*record, {lexicons, true}).value().differences.empty());
        for (const LexiconPtr& one : {first, other})
            QVERIFY(!replay(*record, {one, true}).value().differences.empty());

        // What can't be played with isn't begun.
        const auto german = tests::rulesOf("german");
        const PlayerLexicons wrong(
            first, {nullptr, tests::lexiconOf(*german, tests::randomWords(*german, 1, 50, 5))});
        const auto refused = Match::begin(m_rules, named(2), setup, wrong);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::WrongLexicon);

        // With phonies that can't be played the player's words count, not the game's.
        setup.challenge = ChallengeRule::Void;
        const PlayerLexicons swapped(first, {other, nullptr});
        int foreignWords = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            setup.seed = seed;
            const Match strict =
                Match::create(*Match::begin(m_rules, named(2), setup, lexicons), lexicons).value();
            Position view = strict.position();
            QVERIFY(view.setLexicon(other));
            const Move foreign = playerFor({}, 7, {})->choose(view, scratch, {})->move;
            if (foreign.kind != MoveKind::Place) continue;
            const auto words = wordsFormed(strict.position(), foreign);
            const bool isForeign = !std::ranges::all_of(words, &FormedWord::valid);
            foreignWords += isForeign ? 1 : 0;
            QCOMPARE(strict.play(foreign, 0).has_value(), !isForeign);
            const Match lenient =
                Match::create(*Match::begin(m_rules, named(2), setup, swapped), swapped).value();
            QVERIFY(lenient.play(foreign, 0));
        }
        QVERIFY(foreignWords > 0);
    }

    void theLexiconOfAPlayerIsKept()
    {
        std::vector<GamePlayer> players = named(2);
        players[1].lexicon = "Other \"words\"";
        const auto begun = Match::begin(m_rules, players, setupFor(2), m_lexicon);
        const auto again = readStudy(writeStudy({{}, {*begun}, {}}));
        QVERIFY(again);
        QVERIFY(again->games.front() == *begun);
        QVERIFY(again->games.front().info().players == players);
        // A GCG can't, and says so.
        const auto gcg = writeGcg(*begun).value();
        QVERIFY(std::ranges::any_of(gcg.leftOut, [](const Sentence& each) {
            return each.english() == "which lexicon each player has";
        }));
    }

    void timeForAMove()
    {
        const Match match =
            Match::create(*Match::begin(m_rules, named(2), setupFor(2), m_lexicon), m_lexicon)
                .value();
        const double first = secondsForMove(match.position(), 25 * 60 * 1000);
        QVERIFY(first > 10 && first <= 30);
        QVERIFY(secondsForMove(match.position(), 60'000) < first);
        QCOMPARE(secondsForMove(match.position(), -3000), 0.05);
    }

private:
    /// All of the rack in one line, which is no word.
    static Move phonyFor(const Match& match)
    {
        const auto tiles = match.position().mover().rack.tiles();
        std::vector<PlacedTile> placed;
        for (std::size_t i = 0; i < 3; ++i)
            placed.push_back({7, 6 + static_cast<int>(i), tiles[tiles.size() - 1 - i]});
        return moveFromTiles(match.position(), placed, WordCheck::Ignore).value();
    }
    static Move bestOf(const Match& match)
    {
        MoveScratch scratch;
        return playerFor({}, 0, {})->choose(match.position(), scratch, {})->move;
    }

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
};

TEST_CLASS(TestMatch, tests::NoApplication)
#include "tst_match.moc"
