// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/static_evaluator.h"
#include "engine/game/game_file.h"
#include "engine/game/gcg.h"
#include "engine/game/review.h"
#include "engine/game/review_cache.h"
#include "engine/game/study_file.h"
#include "tests/support/game_files.h"
#include "tests/support/random_game.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

GameRecord reviewedGame(const std::string& events, const std::string& rules = "english")
{
    return readGcg("#player1 a A\n#player2 b B\n" + events, tests::rulesOf(rules)).value().record;
}

LexiconPtr lexiconOfWords(const std::string& words)
{
    const GameRulesPtr rules = tests::rulesOf("english");
    return tests::lexiconOf(*rules, tests::wordsFrom(words, rules->alphabet).value());
}

GameReview reviewed(const GameRecord& record, const LexiconPtr& lexicon)
{
    return reviewGame({record, kRootNode, lexicon, nullptr}).value();
}

}  // namespace

class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void judgesMoves()
    {
        const LexiconPtr lexicon = lexiconOfWords("CARE CARES RACE CARTERS AT BAT");
        const GameRecord record = reviewedGame(">a: CAREXTQ 8G CARE +12 12\n"
                                               ">b: CARTERS - +0 0\n");
        const GameReview review = reviewed(record, lexicon);
        QCOMPARE(review.turns.size(), std::size_t{2});
        const TurnReview& first = review.turns[0];
        QVERIFY(first.judged());
        QCOMPARE(first.number, 1);
        QCOMPARE(first.player, 0);
        QCOMPARE(first.totals, (std::vector<Score>{{12}, {0}}));
        QVERIFY(first.rank >= 1);
        QVERIFY(first.moves >= first.rank);
        QCOMPARE(first.lost, first.best.equity - first.equity);
        const TurnReview& pass = review.turns[1];
        QCOMPARE(pass.rank, pass.moves);
        QCOMPARE(pass.mistake, MistakeSize::Large);
        QVERIFY(pass.isMistake());
        QVERIFY(pass.missedBingo.has_value());
        QCOMPARE(int{pass.missedBingo->move.tilesPlayed}, 7);
        QVERIFY(!pass.bingo);
        QCOMPARE(review.players[1].missedBingos, 1);
        QCOMPARE(review.players[1].mistakesOf(MistakeSize::Large), 1);
        QCOMPARE(review.players[1].mistakeIndex(), 1.0);
        QCOMPARE(review.players[1].lost, pass.lost);
        QCOMPARE(review.players[0].judged, 1);
    }

    /// What was found once is taken from the study file, as long as nothing is another.
    void keepsWhatWasFound()
    {
        const LexiconPtr lexicon = lexiconOfWords("CARE CARES RACE CARTERS AT BAT");
        GameRecord record = reviewedGame(">a: CAREXTQ 8G CARE +12 12\n"
                                         ">b: CARTERS - +0 0\n"
                                         ">a: XTQ - +0 12\n");
        const GameReview review = reviewed(record, lexicon);
        ReviewRequest request{record, kRootNode, lexicon, nullptr};
        request.settings = "tiny";
        request.keptOnly = true;
        QCOMPARE(reviewGame(request).error().code, ErrorCode::UnknownName);
        QVERIFY(!hasKeptReview(record));

        const Replay steps = replay(record, {lexicon, true}).value();
        for (const TurnReview& turn : review.turns) {
            if (!turn.judged()) continue;
            record.setAnnotations(
                turn.node, withKeptReview(record.node(turn.node).annotations,
                                          keptReview(turn, *steps.at(turn.node).before, "tiny")));
        }
        record = readStudy(writeStudy({{}, {record}, {}})).value().games.front();
        QVERIFY(hasKeptReview(record));
        request.record = record;
        const auto again = reviewGame(request);
        QVERIFY(again);
        QCOMPARE(again->turns.size(), review.turns.size());
        for (std::size_t i = 0; i < review.turns.size(); ++i) {
            const TurnReview& a = review.turns[i];
            const TurnReview& b = again->turns[i];
            QCOMPARE(b.gap, a.gap);
            QCOMPARE(b.lost, a.lost);
            QCOMPARE(b.mistake, a.mistake);
            QCOMPARE(b.rank, a.rank);
            QCOMPARE(b.moves, a.moves);
            QCOMPARE(b.phony, a.phony);
            QCOMPARE(b.bingo, a.bingo);
            QVERIFY(b.played == a.played);
            QVERIFY(b.best.move == a.best.move);
            QCOMPARE(b.missedBingo.has_value(), a.missedBingo.has_value());
        }
        // Other words, another rack, a damaged entry.
        request.settings = "other";
        QVERIFY(!reviewGame(request));
        request.settings = "tiny";
        const NodeId first = record.lineThrough(kRootNode).front();
        Event event = record.node(first).event;
        std::reverse(event.rack.tiles.begin(), event.rack.tiles.end());
        QVERIFY(request.record.setEvent(first, event));
        QVERIFY(reviewGame(request));
        event.rack.tiles.front() = request.record.rules().alphabet.readTile("Z")->tile;
        QVERIFY(request.record.setEvent(first, event));
        QVERIFY(!reviewGame(request));
        request.record = record;
        CachedAnalysis damaged = *record.node(first).annotations.analyses.front();
        for (const char* data : {"", "[]", "{}", R"({"played":{"move":"9Z X","equity":1}})"}) {
            damaged.data = data;
            request.record.setAnnotations(
                first, withKeptReview({}, std::make_shared<const CachedAnalysis>(damaged)));
            QVERIFY(!reviewGame(request));
        }
    }

    /// The same play, however it is written down.
    void sameInOtherWords_data()
    {
        QTest::addColumn<QString>("move");
        QTest::newRow("across") << ">a: CAREXTQ 8G CARE +12 12\n";
        QTest::newRow("down") << ">a: CAREXTQ H7 CARE +12 12\n";
        QTest::newRow("exchange") << ">a: CAREXTQ -XQC +0 0\n";
        QTest::newRow("exchange, other order") << ">a: CAREXTQ -CXQ +0 0\n";
    }
    void sameInOtherWords()
    {
        QFETCH(QString, move);
        const GameReview review =
            reviewed(reviewedGame(move.toStdString()), lexiconOfWords("CARE RACE"));
        QVERIFY(review.turns[0].judged());
        QVERIFY(review.turns[0].rank > 0);
        const bool exchange = move.contains('-');
        QCOMPARE(review.turns[0].equity, exchange ? Equity{} : review.turns[0].equity);
        if (!exchange) QVERIFY(review.turns[0].lost < Equity::fromPoints(8));
    }

    void gaps_data()
    {
        QTest::addColumn<QString>("events");
        QTest::addColumn<QString>("gap");
        const auto row = [](const char* name, const char* events, const char* gap) {
            QTest::newRow(name) << events << gap;
        };
        row("whole rack", ">a: CAREXTQ 8G CARE +12 12\n", "");
        row("no rack", ">a: 8G CARE +12 12\n", "unknown rack");
        row("some tiles", ">a: CARE 8G CARE +12 12\n", "partial rack");
        row("hidden tiles", ">a: CARE___ 8G CARE +12 12\n", "partial rack");
        row("other tiles", ">a: CAXXTQS 8G CARE +12 12\n", "wrong rack");
        row("how many", ">a: CAREXTQ -3 +0 0\n", "unknown tiles");
        row("all of them", ">a: CAREXTQ -7 +0 0\n", "");
        row("not understood", ">a: CAREXTQ ** +0 0\n", "no move");
        row("not over the start", ">a: CAREXTQ 1A CARE +12 12\n", "irregular");
    }
    void gaps()
    {
        QFETCH(QString, events);
        QFETCH(QString, gap);
        const GameReview review =
            reviewed(reviewedGame(events.toStdString()), lexiconOfWords("CARE"));
        QCOMPARE(QString::fromStdString(std::string(gapName(review.turns[0].gap))), gap);
        QCOMPARE(review.players[0].turns, 1);
        QCOMPARE(review.players[0].judged, gap.isEmpty() ? 1 : 0);
        if (!gap.isEmpty()) QVERIFY(!review.turns[0].isMistake());
    }

    void gameOver()
    {
        std::string events;
        for (int i = 0; i < 4; ++i) events += ">a: CAREXTQ - +0 0\n>b: AEIOUST - +0 0\n";
        const GameReview review = reviewed(reviewedGame(events), lexiconOfWords("CARE"));
        QCOMPARE(review.turns[5].gap, ReviewGap::None);
        QCOMPARE(review.turns[6].gap, ReviewGap::GameOver);
    }

    void phonies()
    {
        const LexiconPtr lexicon = lexiconOfWords("CARE RACE");
        const GameRecord record = reviewedGame(">a: CAREXTQ 8G XCARE +30 30\n"
                                               ">b: AEIOUST 7H ST +3 3\n"
                                               ">b: AEIOUST -- -3 0\n");
        const GameReview review = reviewed(record, lexicon);
        const TurnReview& stood = review.turns[0];
        QVERIFY(stood.phony && !stood.takenBack && stood.judged());
        QCOMPARE(stood.rank, std::int64_t{0});
        // Better than anything in the lexicon, and yet to be looked at.
        QCOMPARE(stood.lost, Equity{});
        QVERIFY(stood.isMistake());
        const TurnReview& withdrawn = review.turns[1];
        QVERIFY(withdrawn.phony && withdrawn.takenBack);
        QCOMPARE(withdrawn.equity, Equity{});
        QCOMPARE(withdrawn.totals[1], Score{0});
        QCOMPARE(review.players[0].phoniesThatStood, 1);
        QCOMPARE(review.players[1].phonies, 1);
        QCOMPARE(review.players[1].phoniesThatStood, 0);
        QCOMPARE(review.players[0].best, 0);
        // What it gained by staying is in no mean: the choice among moves that are allowed was none.
        QVERIFY(stood.wasFreePhony() && !stood.wasDecision());
        QVERIFY(!withdrawn.wasFreePhony());
        QCOMPARE(review.players[0].freePhonies, 1);
        QCOMPARE(review.players[0].meanLossPoints(), 0.0);
        QCOMPARE(review.players[1].freePhonies, 0);
        PlayerReview both = review.players[0];
        TurnReview costly = stood;
        costly.phony = false;
        costly.lost = Equity::fromPoints(6);
        both.add(costly);
        QCOMPARE(both.meanLossPoints(), 6.0);
    }

    void variations()
    {
        GameRecord record = reviewedGame(">a: CAREXTQ 8G CARE +12 12\n>b: AEIOUST - +0 0\n");
        Event pass;
        pass.player = 0;
        pass.rack = record.node(1).event.rack;
        const NodeId other = record.add(kRootNode, pass).value();
        const LexiconPtr lexicon = lexiconOfWords("CARE");
        QCOMPARE(reviewed(record, lexicon).turns.size(), std::size_t{2});
        const GameReview variation = reviewGame({record, other, lexicon, nullptr}).value();
        QCOMPARE(variation.turns.size(), std::size_t{1});
        QCOMPARE(variation.turns[0].node, other);
    }

    void limits()
    {
        const MistakeLimits limits;
        QCOMPARE(limits.sizeOf(Equity{999}), MistakeSize::None);
        QCOMPARE(limits.sizeOf(Equity{1000}), MistakeSize::Small);
        QCOMPARE(limits.sizeOf(Equity{8000}), MistakeSize::Medium);
        QCOMPARE(limits.sizeOf(Equity{16000}), MistakeSize::Large);
    }

    void stopsAndFails()
    {
        const GameRecord record = reviewedGame(">a: CAREXTQ 8G CARE +12 12\n");
        QCOMPARE(reviewGame({record, kRootNode, nullptr, nullptr}).error().code,
                 ErrorCode::WrongLexicon);
        std::stop_source source;
        source.request_stop();
        TaskContext context;
        context.stop = source.get_token();
        QCOMPARE(
            reviewGame({record, kRootNode, lexiconOfWords("CARE"), nullptr}, context).error().code,
            ErrorCode::Cancelled);
        const GameReview empty =
            reviewed(GameRecord::create(tests::rulesOf("english"), {{"a", ""}}).value(),
                     lexiconOfWords("CARE"));
        QVERIFY(empty.turns.empty());
        QCOMPARE(empty.players.size(), std::size_t{1});
    }

    /// Rank, equity and best move are those of the ranked list.
    void agreesWithTheList_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"english", "spanish", "wordsmog"}) QTest::newRow(id) << QString(id);
    }
    void agreesWithTheList()
    {
        QFETCH(QString, id);
        const GameRulesPtr rules = tests::rulesOf(id.toStdString());
        const LexiconPtr lexicon = tests::lexiconOf(*rules, tests::randomWords(*rules, 7, 3000, 8));
        tests::RandomGame game(rules, lexicon, tests::generatedMoves(), 3);
        GameRecord record = GameRecord::create(rules, {{"a", ""}, {"b", ""}}).value();
        NodeId last = kRootNode;
        for (;;) {
            const Position before = game.position();
            if (!game.step()) break;
            last = record.add(last, eventFor(before, game.lastMove())).value();
        }
        const KlvPtr leaves = tests::randomLeaves(*rules, 5, 2000);
        const StaticEvaluator evaluator(leaves);
        Valuation valuation;
        std::vector<int> told;
        const auto review =
            reviewGame({record, kRootNode, lexicon, leaves}, {},
                       [&told](const TurnReview& turn) { told.push_back(turn.number); });
        QVERIFY(review.has_value());
        QCOMPARE(told.size(), review->turns.size());
        const Replay replayed = replay(record, {lexicon, true}).value();
        int judged = 0;
        for (const TurnReview& turn : review->turns) {
            if (!turn.judged()) continue;
            ++judged;
            const Position& before = *replayed.at(turn.node).before;
            const auto ranking = rankMoves({before, leaves}).value();
            QCOMPARE(turn.moves, static_cast<std::int64_t>(ranking.moves.size()));
            QVERIFY(turn.best.move == ranking.moves.front().move);
            QVERIFY(turn.rank >= 1);
            const RankedMove& listed = ranking.moves[static_cast<std::size_t>(turn.rank - 1)];
            QCOMPARE(listed.equity, turn.equity);
            QCOMPARE(listed.move.score, turn.played.score);
            // Moves that are in no list are valued in the same way.
            evaluator.prepare(before, valuation);
            for (const RankedMove& each : ranking.moves)
                QCOMPARE(equityOf(before, each.move, valuation), each.equity);
        }
        QVERIFY2(judged > 8, qPrintable(QString::number(judged)));
    }

    /// Whole games from other programs: nothing crashes, what is known is judged.
    void games()
    {
        const auto files = tests::gamesIn(std::filesystem::path(TILEWRIGHT_CASES) / "gcg");
        if (files.empty()) QSKIP("the game files are not here");
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr lexicon =
            tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value());
        int judged = 0;
        for (const auto& path : files) {
            const auto file = openGames(path, rules);
            QVERIFY(file.has_value());
            for (const GameRecord& record : file->study.games) {
                const auto review = reviewGame({record, kRootNode, lexicon, nullptr});
                if (!review) {
                    QCOMPARE(review.error().code, ErrorCode::WrongLexicon);
                    continue;
                }
                for (const PlayerReview& player : review->players) judged += player.judged;
            }
        }
        QVERIFY2(judged > 500, qPrintable(QString::number(judged)));
    }
};

TEST_CLASS(TestReview, tests::NoApplication)
#include "tst_review.moc"
