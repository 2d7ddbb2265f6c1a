// SPDX-License-Identifier: GPL-3.0-or-later
// Games judged by searches: what judges a turn, and what it finds.
#include <cmath>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/game/puzzles.h"
#include "engine/game/replay.h"
#include "engine/game/review.h"
#include "engine/game/review_cache.h"
#include "engine/game/study_file.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/pre_endgame_solver.h"
#include "tests/support/searched_games.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestSearchReview : public QObject
{
    Q_OBJECT

private slots:
    void searchesAreAddedToTheStaticReview();
    void threadsJudgeTheSame();
    void endgamesAreSolved_data();
    void endgamesAreSolved();
    void eachIsJudgedByHisOwnWords();
    void whatWasJudgedIsKept();
    void verdictsStayWithTheGame();
    void nothingIsSearchedUnasked();
    void strangeGamesAreReviewedAsFarAsKnown();
    void puzzlesStandASecondLook();
    void phoniesAreNeverTheBestMove();
    void searchesFitTheBag_data();
    void searchesFitTheBag();
    void lastDrawsAreProved();
    void fewRolloutsAreNoVerdict();
    void aBusyMachineMakesNoMistakes();
    void doubtsGetMoreTime();

private:
    /// After AT on the middle row of a plain board of 5 squares, with an empty bag.
    [[nodiscard]] GameRecord endgame(int lead, const std::string& move) const;

    tests::SearchedGames m_games;
};

void TestSearchReview::searchesAreAddedToTheStaticReview()
{
    ReviewRequest asked = m_games.request(m_games.gameFrom(tests::kSearchedGame));
    const GameReview found = reviewGame(asked).value();
    QVERIFY(found.complete);
    asked.depth = ReviewDepth::Static;
    const GameReview plain = reviewGame(asked).value();
    QCOMPARE(found.turns.size(), plain.turns.size());
    for (std::size_t i = 0; i < plain.turns.size(); ++i) {
        const TurnReview& a = found.turns[i];
        const TurnReview& b = plain.turns[i];
        QVERIFY(!b.verdict.has_value());
        QVERIFY(!b.luck.has_value());
        QCOMPARE(b.by(), JudgedBy::Static);
        QCOMPARE(a.gap, b.gap);
        QCOMPARE(a.lost, b.lost);
        QCOMPARE(a.rank, b.rank);
        QCOMPARE(a.moves, b.moves);
        QVERIFY(a.best.move == b.best.move);
        QVERIFY(a.verdict.has_value());
        QCOMPARE(a.by(), JudgedBy::Simulation);
        QVERIFY(a.unsearched.empty());
        QVERIFY(a.verdict->lossWin >= 0 && a.verdict->lossWin <= 1);
        QVERIFY(a.verdict->lossPoints >= 0);
        QVERIFY(a.verdict->iterations > 0);
        QCOMPARE(a.mistake, asked.limits.sizeOf(*a.verdict));
        QCOMPARE(a.phase, GamePhase::Opening);
    }
    // Whoever passes with a rack full of words loses points.
    const TurnReview& pass = found.turns[1];
    QVERIFY(pass.verdict->lossPoints > 5);
    QVERIFY(pass.mistake != MistakeSize::None);
    QVERIFY(pass.bestMove().kind == MoveKind::Place);
    const PlayerReview& b = found.players[1];
    QCOMPARE(b.searched, 2);
    QCOMPARE(b.lossWinTurns, 2);
    QVERIFY(b.lossWin >= pass.verdict->lossWin);
    QVERIFY(b.meanLossWin() <= b.lossWin);
    QCOMPARE(b.phases[0].decisions, 2);
    // The second rack of b follows from the first: nothing was drawn.
    QVERIFY(found.turns[1].luck.has_value());
    QVERIFY(!found.turns[3].luck.has_value());
    QVERIFY(found.turns[2].luck.has_value());
    QCOMPARE(found.turns[2].luck->drawn, 4);
}

void TestSearchReview::threadsJudgeTheSame()
{
    const ReviewRequest asked = m_games.request(m_games.gameFrom(tests::kSearchedGame));
    const GameReview one = reviewGame(asked, {{}, {}, 1}).value();
    const GameReview two = reviewGame(asked, {{}, {}, 2}).value();
    for (std::size_t i = 0; i < one.turns.size(); ++i) {
        QCOMPARE(two.turns[i].verdict->lossWin, one.turns[i].verdict->lossWin);
        QCOMPARE(two.turns[i].verdict->lossPoints, one.turns[i].verdict->lossPoints);
        QVERIFY(two.turns[i].bestMove() == one.turns[i].bestMove());
    }
}

GameRecord TestSearchReview::endgame(int lead, const std::string& move) const
{
    Position position = Position::create(m_games.plain).value();
    tests::lay(position, 2, 1, Direction::Across, "AT");
    position.setRack(0, tests::rackOf(m_games.plain->alphabet, "ES"));
    position.setRack(1, tests::rackOf(m_games.plain->alphabet, "Q"));
    position.setScore(lead >= 0 ? 0 : 1, {std::abs(lead)});
    GameRecord record = GameRecord::create(m_games.plain, {{"a", "A"}, {"b", "B"}}).value();
    auto start = std::make_shared<const Position>(position);
    if (!record.setStart(start)) qFatal("the start is refused");
    if (!record.add(kRootNode, eventFor(position, readMove(position, move).value())))
        qFatal("the move is refused");
    return record;
}

void TestSearchReview::endgamesAreSolved_data()
{
    QTest::addColumn<int>("lead");
    QTest::addColumn<QString>("move");
    QTest::addColumn<double>("lostPoints");
    QTest::addColumn<double>("lostWin");
    QTest::addColumn<int>("size");
    // The E alone and then the S are worth 27, both at once 24.
    QTest::newRow("best") << 0 << "3B ATE" << 0.0 << 0.0 << int(MistakeSize::None);
    QTest::newRow("three points") << 0 << "3B ATES" << 3.0 << 0.0 << int(MistakeSize::Small);
    QTest::newRow("a win") << -25 << "3B ATES" << 3.0 << 1.0 << int(MistakeSize::Large);
    QTest::newRow("a tie") << -24 << "3B ATES" << 3.0 << 0.5 << int(MistakeSize::Large);
    QTest::newRow("lost anyway") << -40 << "3B ATES" << 3.0 << 0.0 << int(MistakeSize::Small);
}

void TestSearchReview::endgamesAreSolved()
{
    QFETCH(const int, lead);
    QFETCH(const QString, move);
    QFETCH(const double, lostPoints);
    QFETCH(const double, lostWin);
    QFETCH(const int, size);
    ReviewRequest asked{endgame(lead, move.toStdString()), kRootNode, m_games.plainWords, nullptr};
    asked.depth = ReviewDepth::Standard;
    const GameReview review = reviewGame(asked).value();
    QCOMPARE(review.turns.size(), std::size_t{1});
    const TurnReview& turn = review.turns.front();
    QVERIFY2(turn.verdict, qPrintable(QString::fromStdString(turn.unsearched.english())));
    QCOMPARE(turn.by(), JudgedBy::Endgame);
    QVERIFY(turn.verdict->proved);
    QCOMPARE(turn.verdict->lossPoints, lostPoints);
    QCOMPARE(turn.verdict->lossWin, lostWin);
    QCOMPARE(turn.verdict->blown, lostWin > 0);
    QCOMPARE(int(turn.mistake), size);
    QCOMPARE(turn.phase, GamePhase::Endgame);
    QCOMPARE(turn.tags.has(ReviewTag::Endgame), turn.mistake != MistakeSize::None);
    // The mean over decisions leaves endgames out.
    QCOMPARE(review.players[0].lossWinTurns, 0);
}

/// The other one's words count for his replies, the mover's for his own plays.
void TestSearchReview::eachIsJudgedByHisOwnWords()
{
    const auto words = [&](const char* list) {
        return tests::lexiconOf(*m_games.plain,
                                tests::wordsFrom(list, m_games.plain->alphabet).value());
    };
    // With QATE the other one goes out before the S is laid.
    const LexiconPtr other = words("AT QATE");
    ReviewRequest asked{endgame(0, "3B ATES"), kRootNode, m_games.plainWords, nullptr};
    asked.depth = ReviewDepth::Standard;
    for (const bool differ : {false, true}) {
        if (differ) asked.lexicons = PlayerLexicons(m_games.plainWords, {nullptr, other});
        const GameReview review = reviewGame(asked).value();
        const TurnReview& turn = review.turns.front();
        QVERIFY2(turn.verdict, qPrintable(QString::fromStdString(turn.unsearched.english())));
        EndgameQuestion question{std::make_shared<const Position>([&] {
            Position position = *replay(asked.record, {m_games.plainWords, true})->at(1).before;
            return position;
        }())};
        question.end = EndgameEnd::Rules;
        if (differ) question.lexiconOfOther = other;
        question.moves = {turn.played};
        const auto solved = EndgameSolver::create(question)->run({}, {});
        QVERIFY(solved->proved);
        QCOMPARE(turn.verdict->bestPoints, double(solved->value.points));
        QCOMPARE(turn.verdict->lossPoints,
                 double(solved->value.points - (solved->moves.empty()
                                                    ? solved->value.points
                                                    : solved->moves.front().value.points)));
        QCOMPARE(turn.verdict->lossPoints, differ ? 0.0 : 3.0);
    }
    // His own plays: a word that only the other one has is a phony of his.
    asked.record = endgame(0, "3B ATES");
    asked.lexicons = PlayerLexicons(m_games.plainWords, {other, nullptr});
    const GameReview phony = reviewGame(asked).value();
    QVERIFY(phony.turns.front().phony);
    asked.lexicons = PlayerLexicons(other, {m_games.plainWords, nullptr});
    QVERIFY(!reviewGame(asked).value().turns.front().phony);

    // A simulation in the middle of a game: replies are of the other one's words.
    ReviewRequest early = m_games.request(m_games.gameFrom(tests::kSearchedGame));
    early.lexicons = PlayerLexicons(
        m_games.lexicon,
        {nullptr, tests::lexiconOf(*m_games.english,
                                   tests::wordsFrom("ZZ", m_games.english->alphabet).value())});
    const GameReview without = reviewGame(early).value();
    const GameReview with =
        reviewGame(m_games.request(m_games.gameFrom(tests::kSearchedGame))).value();
    QCOMPARE(without.turns[0].by(), JudgedBy::Simulation);
    QVERIFY(*with.turns[0].verdict->replies > 5);
    QVERIFY(*without.turns[0].verdict->replies < 1);
}

void TestSearchReview::whatWasJudgedIsKept()
{
    const ReviewRequest asked = m_games.request(m_games.gameFrom(tests::kSearchedGame));
    std::stop_source stop;
    const auto review =
        reviewGame(asked, {stop.get_token(), {}, 1}, [&stop](const TurnReview& turn) {
            if (turn.number == 2) stop.request_stop();
        });
    QVERIFY(review);
    QVERIFY(!review->complete);
    QCOMPARE(review->turns.size(), std::size_t{2});
    QVERIFY(review->turns[1].verdict.has_value());
    QCOMPARE(review->players[1].judged, 1);
}

void TestSearchReview::verdictsStayWithTheGame()
{
    ReviewRequest asked = m_games.request(m_games.gameFrom(tests::kSearchedGame));
    asked.settings = "small";
    const GameReview review = reviewGame(asked).value();
    QVERIFY(keptDepths(asked).empty());
    asked.keptOnly = true;
    QCOMPARE(reviewGame(asked).error().code, ErrorCode::UnknownName);
    const Replay steps = replay(asked.record, {m_games.lexicon, true}).value();
    const std::string settings = verdictSettings(asked);
    for (const TurnReview& turn : review.turns) {
        const Position& before = *steps.at(turn.node).before;
        Annotations annotations = asked.record.node(turn.node).annotations;
        annotations = withKeptReview(annotations, keptReview(turn, before, asked.settings));
        annotations = withKeptReview(annotations, keptVerdict(turn, before, settings));
        QCOMPARE(annotations.analyses.size(), std::size_t{2});
        asked.record.setAnnotations(turn.node, annotations);
    }
    asked.record = readStudy(writeStudy({{}, {asked.record}, {}})).value().games.front();
    const auto again = reviewGame(asked);
    QVERIFY(again);
    for (std::size_t i = 0; i < review.turns.size(); ++i) {
        const TurnReview& a = review.turns[i];
        const TurnReview& b = again->turns[i];
        QCOMPARE(b.mistake, a.mistake);
        QVERIFY(b.tags == a.tags);
        QVERIFY(b.bestMove() == a.bestMove());
        QVERIFY(std::abs(b.verdict->lossWin - a.verdict->lossWin) < 1e-6);
        QVERIFY(std::abs(b.verdict->pointsError - a.verdict->pointsError) < 1e-6);
        QCOMPARE(b.verdict->earlyGame, a.verdict->earlyGame);
        QCOMPARE(b.luck.has_value(), a.luck.has_value());
    }
    QCOMPARE(again->unsearched, 0);
    for (const TurnReview& turn : again->turns) QVERIFY(!turn.searchedBy.empty());
    // What it was found with is told by the record alone.
    ReviewRequest other = asked;
    other.depth = ReviewDepth::Static;
    other.judging.reset();
    const auto kept = keptDepths(other);
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept.front().depth, ReviewDepth::Standard);
    QVERIFY(kept.front().judging == *asked.judging);
    QVERIFY(!kept.front().infer);
    QCOMPARE(kept.front().turns, static_cast<int>(review.turns.size()));
    other.settings = "large";
    QVERIFY(keptDepths(other).empty());
    // Of another seed nothing is kept; what the static evaluation says is there all the same.
    asked.judging->seed = 2;
    const GameReview unsearched = reviewGame(asked).value();
    QCOMPARE(unsearched.unsearched, static_cast<int>(unsearched.turns.size()));
    for (const TurnReview& turn : unsearched.turns) QVERIFY(!turn.verdict);
    QVERIFY(unsearched.complete);
}

/// Turns that were judged stay so, the others wait until somebody asks for them.
void TestSearchReview::nothingIsSearchedUnasked()
{
    ReviewRequest asked = m_games.request(m_games.gameFrom(tests::kSearchedGame));
    asked.settings = "small";
    const GameReview review = reviewGame(asked).value();
    const Replay steps = replay(asked.record, {m_games.lexicon, true}).value();
    const TurnReview& second = review.turns[1];
    asked.record.setAnnotations(
        second.node, withKeptReview({}, keptVerdict(second, *steps.at(second.node).before,
                                                    verdictSettings(asked))));
    asked.searches = false;
    const GameReview part = reviewGame(asked).value();
    QCOMPARE(part.turns.size(), review.turns.size());
    QVERIFY(part.complete);
    QCOMPARE(part.unsearched, static_cast<int>(review.turns.size()) - 1);
    for (const TurnReview& turn : part.turns) QCOMPARE(turn.verdict.has_value(), turn.number == 2);
    QCOMPARE(part.turns[1].mistake, second.mistake);
    // The rest is searched as it would have been.
    asked.searches = true;
    const GameReview whole = reviewGame(asked).value();
    for (std::size_t i = 0; i < review.turns.size(); ++i)
        QVERIFY(std::abs(whole.turns[i].verdict->lossWin - review.turns[i].verdict->lossWin) <
                1e-6);
}

void TestSearchReview::strangeGamesAreReviewedAsFarAsKnown()
{
    // An unknown rack, three players, words of no lexicon, a wrong total.
    const GameReview review =
        reviewGame(m_games.request(m_games.gameFrom(">a: CARETES 8G CARE +12 12\n"
                                                    ">b: ? 9H XQ +9 9\n"
                                                    ">c: ABCDEFG 10H ZZ +30 31\n"
                                                    ">a: TESQXZV 11H QXV +40 52\n",
                                                    3)))
            .value();
    QCOMPARE(review.turns.size(), std::size_t{4});
    QVERIFY(review.turns[0].verdict.has_value());
    QVERIFY(!review.turns[1].judged());
    QVERIFY(!review.turns[2].judged());
    QVERIFY(!review.turns[2].verdict.has_value());
    QCOMPARE(review.remarks.size(), std::size_t{3});
    QCOMPARE(review.players.size(), std::size_t{3});
}

void TestSearchReview::puzzlesStandASecondLook()
{
    ReviewRequest asked{endgame(0, "3B ATES"), kRootNode, m_games.plainWords, nullptr};
    asked.depth = ReviewDepth::Standard;
    const GameReview review = reviewGame(asked).value();
    const auto puzzles = findPuzzles(asked, review).value();
    QCOMPARE(puzzles.size(), std::size_t{1});
    QCOMPARE(puzzles[0].kind, PuzzleKind::Endgame);
    QCOMPARE(moveText(*puzzles[0].position, puzzles[0].answer), std::string("3B (AT)E"));
    QVERIFY(puzzles[0].verdict.proved);
    QVERIFY(puzzles[0].verdict.alone);
    QVERIFY(!puzzles[0].wasFound);

    // Passing with a rack of words: many moves are nearly as good as the best.
    const ReviewRequest game = m_games.request(m_games.gameFrom(tests::kSearchedGame));
    PuzzleSettings settings;
    settings.proof = *game.judging;
    settings.proof.seed = 9;
    settings.leastWin = 0.01;
    const GameReview searched = reviewGame(game).value();
    const auto found = findPuzzles(game, searched, settings).value();
    QCOMPARE(found.size(), std::size_t{1});
    for (const Puzzle& puzzle : found) {
        QVERIFY(puzzle.verdict.alone);
        QVERIFY(puzzle.verdict.leadWin >= settings.leastWin);
        QVERIFY(puzzle.answer == puzzle.verdict.best);
    }
    // None leads by as much as is usual.
    settings.leastWin = PuzzleSettings().leastWin;
    QVERIFY(findPuzzles(game, searched, settings).value().empty());
    std::stop_source stop;
    stop.request_stop();
    settings.leastWin = 0;
    QCOMPARE(findPuzzles(game, searched, settings, {stop.get_token(), {}, 1}).error().code,
             ErrorCode::Cancelled);
}

/// Whatever a phony gains while it stays, the answer is a move that is allowed.
void TestSearchReview::phoniesAreNeverTheBestMove()
{
    const auto judged = [&](const Position& position, const char* move) {
        JudgeQuestion question{std::make_shared<const Position>(position),
                               readMove(position, move).value()};
        if (position.rules().rackSize == 7) question.leaves = m_games.leaves;
        JudgeSettings settings = JudgeSettings::of(ReviewDepth::Standard);
        settings.seconds = 60;
        settings.iterations = 200;
        question.phony = true;
        return TurnJudge(settings).judge(question, {}).value();
    };
    const auto isAllowed = [](const Position& position, const Move& move) {
        return std::ranges::all_of(wordsFormed(position, move), &FormedWord::valid);
    };
    const auto gains = [](const TurnVerdict& verdict) {
        return verdict.lossWin == 0 && verdict.lossPoints == 0 && !verdict.blown &&
               verdict.win >= verdict.bestWin && verdict.points > verdict.bestPoints;
    };
    Position opening = Position::create(m_games.english, m_games.lexicon).value();
    opening.setRack(0, tests::rackOf(m_games.english->alphabet, "AESTQVZ"));
    const TurnVerdict simulated = judged(opening, "8D ZQVAEST");
    QCOMPARE(simulated.by, JudgedBy::Simulation);
    // Nobody gains by a turn that is lost.
    QVERIFY(simulated.takenBackWin && *simulated.takenBackWin < simulated.win);
    QVERIFY(simulated.takenBackPoints && *simulated.takenBackPoints < simulated.points);
    QVERIFY(simulated.best.kind == MoveKind::Place && isAllowed(opening, simulated.best));
    QVERIFY(gains(simulated));

    const LexiconPtr few = tests::lexiconOf(
        *m_games.plain, tests::wordsFrom("AT ATE", m_games.plain->alphabet).value());
    Position ending = Position::create(m_games.plain, few).value();
    tests::lay(ending, 2, 1, Direction::Across, "AT");
    ending.setRack(0, tests::rackOf(m_games.plain->alphabet, "ES"));
    ending.setRack(1, tests::rackOf(m_games.plain->alphabet, "Q"));
    const TurnVerdict solved = judged(ending, "3B ATES");
    QCOMPARE(solved.by, JudgedBy::Endgame);
    QVERIFY(solved.takenBackPoints && *solved.takenBackPoints < solved.points);
    QVERIFY(solved.best.kind == MoveKind::Place && isAllowed(ending, solved.best));
    QVERIFY(gains(solved));

    const auto withTiles = [&](const char* tiles, const char* words, int rackSize) {
        const GameRulesPtr rules = tests::changed(m_games.plain, [&](GameRules& changed) {
            changed.tiles = tests::rackOf(changed.alphabet, tiles);
            changed.rackSize = rackSize;
        });
        const auto lexicon =
            tests::lexiconOf(*rules, tests::wordsFrom(words, rules->alphabet).value());
        Position position = Position::create(rules, lexicon).value();
        tests::lay(position, 2, 1, Direction::Across, "AT");
        return position;
    };
    Position draws = withTiles("AETSV", "AT", 1);
    draws.setRack(0, tests::rackOf(draws.rules().alphabet, "E"));
    const TurnVerdict drawn = judged(draws, "3B ATE");
    QCOMPARE(drawn.by, JudgedBy::PreEndgame);
    QVERIFY(drawn.best.kind == MoveKind::Pass);
    QVERIFY(gains(drawn));
    Position early = withTiles("AETSQVAT", "AT ATE", 2);
    early.setRack(0, tests::rackOf(early.rules().alphabet, "ES"));
    QCOMPARE(early.bagSize(), 2);
    // Here to wait wins more often than even the word that isn't one.
    const TurnVerdict bridged = judged(early, "3B ATES");
    QCOMPARE(bridged.by, JudgedBy::Bridge);
    QVERIFY(isAllowed(early, bridged.best));
    QVERIFY(bridged.lossWin > 0.1);
    QVERIFY(std::abs(bridged.bestWin - bridged.win - bridged.lossWin) < 1e-9);
}

void TestSearchReview::searchesFitTheBag_data()
{
    QTest::addColumn<int>("bag");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("by");
    QTest::newRow("none") << 0 << 2 << int(JudgedBy::Endgame);
    QTest::newRow("one") << 1 << 2 << int(JudgedBy::PreEndgame);
    QTest::newRow("two") << 2 << 2 << int(JudgedBy::Bridge);
    QTest::newRow("nine") << 9 << 2 << int(JudgedBy::Bridge);
    QTest::newRow("ten") << 10 << 2 << int(JudgedBy::Simulation);
    QTest::newRow("one, three players") << 1 << 3 << int(JudgedBy::Simulation);
    QTest::newRow("none, three players") << 0 << 3 << int(JudgedBy::Simulation);
}

void TestSearchReview::searchesFitTheBag()
{
    QFETCH(const int, bag);
    QFETCH(const int, players);
    QFETCH(const int, by);
    const GameRulesPtr rules = tests::changed(m_games.english, [&](GameRules& changed) {
        changed.tiles = tests::rackOf(
            changed.alphabet, std::string(static_cast<std::size_t>(7 * players + bag), 'E'));
    });
    Position position = Position::create(rules, m_games.lexicon, players).value();
    position.setRack(0, tests::rackOf(rules->alphabet, "EEEEEEE"));
    QCOMPARE(position.bagSize(), bag);
    QCOMPARE(static_cast<int>(TurnJudge::fittingSearch(position)), by);
}

/// One tile in the bag: what is drawn decides, and both draws are followed to their ends. To play at
/// once wins against V and loses against S; to wait wins against V and ties against S.
void TestSearchReview::lastDrawsAreProved()
{
    const GameRulesPtr rules = tests::changed(m_games.plain, [](GameRules& changed) {
        changed.tiles = tests::rackOf(changed.alphabet, "AETSV");
        changed.rackSize = 1;
    });
    Position position = Position::create(rules, m_games.plainWords).value();
    tests::lay(position, 2, 1, Direction::Across, "AT");
    position.setRack(0, tests::rackOf(rules->alphabet, "E"));
    const auto judged = [&](const char* move) {
        JudgeQuestion question{std::make_shared<const Position>(position),
                               readMove(position, move).value()};
        return TurnJudge(JudgeSettings::of(ReviewDepth::Standard)).judge(question, {}).value();
    };
    const TurnVerdict played = judged("3B ATE");
    QCOMPARE(played.by, JudgedBy::PreEndgame);
    QCOMPARE(played.win, 0.5);
    QCOMPARE(played.bestWin, 0.75);
    QCOMPARE(played.lossWin, 0.25);
    QCOMPARE(played.winError, 0.0);
    QVERIFY(played.best.kind == MoveKind::Pass);
    QCOMPARE(MistakeLimits().sizeOf(played), MistakeSize::Large);
    const TurnVerdict waited = judged("pass");
    QCOMPARE(waited.by, JudgedBy::PreEndgame);
    QCOMPARE(waited.lossWin, 0.0);
    QVERIFY(waited.best.kind == MoveKind::Pass);
    QVERIFY(!std::signbit(waited.lossWin) && !std::signbit(waited.lossPoints));

    // An opponent who can lay nothing behind the E takes nothing away.
    const LexiconPtr other =
        tests::lexiconOf(*rules, tests::wordsFrom("AT", rules->alphabet).value());
    JudgeQuestion question{std::make_shared<const Position>(position),
                           readMove(position, "3B ATE").value()};
    question.lexicons = PlayerLexicons(m_games.plainWords, {nullptr, other});
    const TurnVerdict safe =
        TurnJudge(JudgeSettings::of(ReviewDepth::Standard)).judge(question, {}).value();
    QCOMPARE(safe.by, JudgedBy::PreEndgame);
    PreEndgameQuestion asked;
    asked.position = question.position;
    asked.lexiconOfOther = other;
    asked.end = EndgameEnd::Rules;
    asked.moves = {question.move};
    const auto state = PreEndgameSolver::create(asked)->run({}, {});
    const auto row = std::ranges::find(state->rows, question.move.row, [](const auto& each) {
        return each.move.kind == MoveKind::Place ? each.move.row : -1;
    });
    QVERIFY(row != state->rows.end());
    QCOMPARE(safe.win, row->share());
    QVERIFY(safe.win > played.win);
}

/// Where the time is over before a simulation says anything, it goes on until it does.
void TestSearchReview::aBusyMachineMakesNoMistakes()
{
    Position position = Position::create(m_games.english, m_games.lexicon).value();
    position.setRack(0, tests::rackOf(m_games.english->alphabet, "AESTQVA"));
    JudgeSettings settings = JudgeSettings::of(ReviewDepth::Standard);
    settings.seconds = 1e-9;
    const JudgeQuestion question{std::make_shared<const Position>(position),
                                 readMove(position, "exch Q").value()};
    const auto verdict = TurnJudge(settings).judge(question, {});
    QVERIFY(verdict);
    QCOMPARE(verdict->by, JudgedBy::Simulation);
    QVERIFY2(verdict->iterations >= 100, qPrintable(QString::number(verdict->iterations)));
    // No more than were asked for.
    settings.iterations = 20;
    QVERIFY(TurnJudge(settings).judge(question, {})->iterations <= 20);
}

/// With a few tiles in the bag roll-outs end in endgames where there is time for enough of them. What
/// fewer of them say counts for nothing: then others judge.
void TestSearchReview::fewRolloutsAreNoVerdict()
{
    const GameRulesPtr rules = tests::changed(m_games.plain, [](GameRules& changed) {
        changed.tiles = tests::rackOf(changed.alphabet, "AETSQVAT");
        changed.rackSize = 2;
    });
    Position position = Position::create(rules, m_games.plainWords).value();
    tests::lay(position, 2, 1, Direction::Across, "AT");
    position.setRack(0, tests::rackOf(rules->alphabet, "ES"));
    QCOMPARE(position.bagSize(), 2);
    JudgeSettings settings = JudgeSettings::of(ReviewDepth::Standard);
    settings.seconds = 60;
    int compared = 0;
    for (const char* move : {"3B ATE", "3B ATES", "pass"}) {
        const JudgeQuestion question{std::make_shared<const Position>(position),
                                     readMove(position, move).value()};
        settings.iterations = 33;  // three times when in doubt
        const TurnVerdict few = TurnJudge(settings).judge(question, {}).value();
        QCOMPARE(few.by, JudgedBy::Simulation);
        settings.iterations = 400;
        const TurnVerdict enough = TurnJudge(settings).judge(question, {}).value();
        // Whoever made the best move has nothing to be followed to the end.
        if (enough.by != JudgedBy::Bridge) continue;
        QVERIFY(enough.iterations >= 100);
        ++compared;
    }
    QVERIFY(compared > 0);
}

void TestSearchReview::doubtsGetMoreTime()
{
    ReviewRequest asked = m_games.request(m_games.gameFrom(tests::kSearchedGame));
    JudgeSettings settings = JudgeSettings::of(ReviewDepth::Standard);
    settings.seconds = 60;
    settings.iterations = 24;
    int doubtful = 0;
    for (settings.seed = 1; settings.seed <= 6; ++settings.seed) {
        asked.judging = settings;
        const GameReview review = reviewGame(asked).value();
        for (const TurnReview& turn : review.turns) {
            if (!turn.verdict || turn.by() != JudgedBy::Simulation) continue;
            const TurnVerdict& verdict = *turn.verdict;
            // Those that are found out stop; what stays in doubt was given everything.
            if (verdict.iterations > settings.iterations) ++doubtful;
            if (verdict.lossWin < 0.01 || verdict.isSure()) continue;
            QVERIFY(verdict.iterations >= 3 * settings.iterations);
            QCOMPARE(turn.mistake, MistakeSize::None);
        }
    }
    QVERIFY(doubtful > 0);
}

TEST_CLASS(TestSearchReview, tests::NoApplication)
#include "tst_search_review.moc"
