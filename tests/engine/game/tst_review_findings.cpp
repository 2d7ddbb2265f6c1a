// SPDX-License-Identifier: GPL-3.0-or-later
// What a review makes of judged turns: sizes and reasons of mistakes, luck, report cards, reports.
#include <cmath>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/game/replay.h"
#include "engine/game/report.h"
#include "engine/game/review.h"
#include "engine/game/review_cache.h"
#include "engine/game/study_file.h"
#include "tests/support/searched_games.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestReviewFindings : public QObject
{
    Q_OBJECT

private slots:
    void losses_data();
    void losses();
    void reasons_data();
    void reasons();
    void phoniesAndChallenges();
    void drawsAreWeighed();
    void reportsTellWhatSearchesFound();
    void cards();
    void decidedGamesLosePoints();

private:
    tests::SearchedGames m_games;
};

void TestReviewFindings::losses_data()
{
    QTest::addColumn<double>("win");
    QTest::addColumn<double>("points");
    QTest::addColumn<bool>("byPoints");
    QTest::addColumn<bool>("early");
    QTest::addColumn<bool>("blown");
    QTest::addColumn<double>("error");
    QTest::addColumn<int>("size");
    const auto add = [](const char* name, double win, double points, bool byPoints, bool early,
                        bool blown, MistakeSize size, double error = 0) {
        QTest::newRow(name) << win << points << byPoints << early << blown << error << int(size);
    };
    add("nothing", 0, 0, false, true, false, MistakeSize::None);
    add("hardly", 0.0024, 9, false, true, false, MistakeSize::None);
    add("small", 0.0025, 9, false, true, false, MistakeSize::Small);
    add("still small", 0.03, 99, false, true, false, MistakeSize::Small);
    add("medium", 0.0301, 0, false, true, false, MistakeSize::Medium);
    add("still medium", 0.07, 0, false, true, false, MistakeSize::Medium);
    add("large", 0.0701, 0, false, true, false, MistakeSize::Large);
    add("decided, late", 0, 16, true, false, false, MistakeSize::Large);
    add("decided, early", 0, 16, true, true, false, MistakeSize::Medium);
    add("decided, early and much", 0, 32, true, true, false, MistakeSize::Large);
    add("decided, little", 0, 0.9, true, false, false, MistakeSize::None);
    add("blown", 1, 1, false, false, true, MistakeSize::Large);
    add("chance", 0.08, 30, false, true, false, MistakeSize::None, 0.041);
    add("hardly chance", 0.08, 30, false, true, false, MistakeSize::Large, 0.039);
    add("decided, chance", 0, 16, true, false, false, MistakeSize::None, 8.1);
    add("decided, hardly chance", 0, 16, true, false, false, MistakeSize::Large, 7.9);
}

void TestReviewFindings::losses()
{
    QFETCH(const double, win);
    QFETCH(const double, points);
    QFETCH(const bool, byPoints);
    QFETCH(const bool, early);
    QFETCH(const bool, blown);
    QFETCH(const double, error);
    QFETCH(const int, size);
    TurnVerdict verdict;
    verdict.by = JudgedBy::Simulation;
    verdict.lossWin = win;
    verdict.lossPoints = points;
    verdict.byPoints = byPoints;
    verdict.earlyGame = early;
    verdict.blown = blown;
    (byPoints ? verdict.pointsError : verdict.winError) = error;
    QCOMPARE(int(MistakeLimits().sizeOf(verdict)), size);
}

void TestReviewFindings::reasons_data()
{
    QTest::addColumn<QString>("played");
    QTest::addColumn<QString>("best");
    QTest::addColumn<QString>("tag");
    // CARE lies on row 8 from G on; the rack is STAINED.
    QTest::newRow("bingo") << "9G DENT"
                           << "9C DETAINS"
                           << "missed bingo";
    QTest::newRow("hook") << "9C DETAIN"
                          << "K5 TINS"
                          << "missed hook";
    QTest::newRow("hook behind") << "7A TIN"
                                 << "K8 STAND"
                                 << "missed hook";
    QTest::newRow("exchange") << "9G DENT"
                              << "exch D"
                              << "exchange";
    QTest::newRow("other exchange") << "exch DE"
                                    << "exch D"
                                    << "exchange";
    QTest::newRow("fewer points") << "9G DEN"
                                  << "9G DENT"
                                  << "fewer points";
    QTest::newRow("other") << "9G TEND"
                           << "9G DENT"
                           << "other";
    QTest::newRow("fishing") << "9G DE"
                             << "K8 STAND"
                             << "fishing";
}

void TestReviewFindings::reasons()
{
    QFETCH(const QString, played);
    QFETCH(const QString, best);
    QFETCH(const QString, tag);
    Position position = Position::create(m_games.english, m_games.lexicon).value();
    tests::lay(position, 7, 6, Direction::Across, "CARE");
    position.setRack(0, tests::rackOf(m_games.english->alphabet, "STAINED"));
    const auto read = [&](const QString& text) {
        auto move = readMove(position, text.toStdString());
        if (!move) qFatal("%s: %s", qPrintable(text), move.error().message().c_str());
        return *move;
    };
    const auto names = [](ReviewTags tags) {
        QStringList all;
        for (std::size_t i = 0; i < kReviewTagCount; ++i)
            if (tags.has(static_cast<ReviewTag>(i))) {
                const std::string_view name = reviewTagName(static_cast<ReviewTag>(i));
                all += QString::fromUtf8(name.data(), qsizetype(name.size()));
            }
        return all;
    };
    const Move a = read(played);
    const Move b = read(best);
    // Leaves that make the few tiles look good: one value for AINST.
    const QStringList found = names(mistakeReasons({position, a, b}, m_games.leaves));
    if (tag == "fishing") {
        const bool keepsMore = m_games.leaves->value(leaveAfter(position, a)) >
                               m_games.leaves->value(leaveAfter(position, b));
        QCOMPARE(found.contains(tag), keepsMore && b.score.points - a.score.points >= 10);
        return;
    }
    QVERIFY2(found.contains(tag), qPrintable(found.join(", ")));
    // What has another reason has none of the last two.
    const bool isRest = tag == "other" || tag == "fewer points";
    QCOMPARE(found.contains("other") || found.contains("fewer points"), isRest);
    if (isRest) QCOMPARE(found.size(), 1);
    if (tag == "missed hook") QVERIFY(laysHook(position, b));
    if (isRest) QVERIFY(!laysHook(position, b));
    QVERIFY(!names(mistakeReasons({position, b, b}, m_games.leaves)).contains(tag));
}

void TestReviewFindings::phoniesAndChallenges()
{
    const GameReview review =
        reviewGame(m_games.request(m_games.gameFrom(">a: CARETES 8G CARTE +12 12\n"
                                                    ">b: STAINED 9H AD +9 9\n"
                                                    ">a: ESEEEEE 10H XQ +9 21\n"
                                                    ">a: ESEEEEE -- -9 12\n")))
            .value();
    if (!review.turns[0].phony) QSKIP("CARTE is a word of the list");
    QVERIFY(review.turns[0].tags.has(ReviewTag::Phony));
    QVERIFY(review.turns[1].tags.has(ReviewTag::MissedChallenge));
    QVERIFY(!review.turns[0].tags.has(ReviewTag::MissedChallenge));
    // Its two values are kept with it, and told in reports; of what is in the lexicon there is one.
    const TurnReview& phony = review.turns[0];
    QVERIFY(phony.verdict && phony.verdict->takenBackWin);
    for (const TurnReview& turn : review.turns) {
        const bool hasStayed = turn.phony && !turn.takenBack;
        if (turn.verdict) QCOMPARE(turn.verdict->takenBackWin.has_value(), hasStayed);
    }
    const ReviewRequest asked = m_games.request(m_games.gameFrom(">a: CARETES 8G CARTE +12 12\n"));
    const Replay steps = replay(asked.record, {m_games.lexicon, true}).value();
    const Position& before = *steps.at(phony.node).before;
    TurnReview kept = phony;
    kept.verdict.reset();
    QVERIFY(takeKeptVerdict(withKeptReview({}, keptVerdict(phony, before, "with")), before, "with",
                            kept));
    QVERIFY(std::abs(*kept.verdict->takenBackWin - *phony.verdict->takenBackWin) < 1e-6);
    ReportOptions options;
    options.lexicons = m_games.lexicon;
    options.review = &review;
    const GameRecord record = m_games.gameFrom(">a: CARETES 8G CARTE +12 12\n"
                                               ">b: STAINED 9H AD +9 9\n");
    const QString text =
        QString::fromStdString(writeReport(record, ReportFormat::Text, options).value());
    QCOMPARE(text.count(" if taken back"),
             static_cast<qsizetype>(std::ranges::count_if(
                 review.turns.begin(), review.turns.begin() + 2,
                 [](const TurnReview& turn) { return turn.verdict->takenBackWin.has_value(); })));
}

void TestReviewFindings::reportsTellWhatSearchesFound()
{
    const ReviewRequest asked = m_games.request(m_games.gameFrom(tests::kSearchedGame));
    const GameReview review = reviewGame(asked).value();
    ReportOptions options;
    options.lexicons = m_games.lexicon;
    options.review = &review;
    const auto written = [&](ReportFormat format) {
        return QString::fromStdString(writeReport(asked.record, format, options).value());
    };
    const ReviewTags tags = review.turns[1].tags;
    QVERIFY(!tags.empty());
    QCOMPARE(written(ReportFormat::Html).count("<polyline class=\"win\""), 1);
    QVERIFY(written(ReportFormat::Html).contains("win % of A"));
    const auto moments = reportParts(asked.record, options).value().leads;
    QVERIFY(moments[0].win && *moments[0].win == review.turns[0].verdict->win);
    QVERIFY(moments[1].win && *moments[1].win == 1 - review.turns[1].verdict->win);
    for (const ReportFormat format :
         {ReportFormat::Html, ReportFormat::Markdown, ReportFormat::Text}) {
        const QString text = written(format);
        for (const char* part : {"Lost per decision", "Luck, points", "Lost per turn, opening",
                                 "Reviewed with", "standard · ", "simulation", "has an error"})
            QVERIFY2(text.contains(part), part);
        QVERIFY(!text.contains("without looking ahead"));
        for (std::size_t i = 0; i < kReviewTagCount; ++i) {
            const auto tag = static_cast<ReviewTag>(i);
            if (!tags.has(tag)) continue;
            QVERIFY(text.contains("Reason, " +
                                  QString::fromStdString(std::string(reviewTagName(tag)))));
        }
        for (const KeyTurn& key : keyTurns(review))
            QVERIFY(text.contains(QString::number(review.turns[key.turn].number) + " ("));
    }
    const QString table = written(ReportFormat::Csv);
    QVERIFY(
        table.section('\n', 0, 0).contains(",by,best,lost,lost_error,loss_win,loss_win_error,"));
    QCOMPARE(table.count(",simulation,"), 4);
    // What only the static evaluation judged says so.
    const ReviewRequest plain{asked.record, kRootNode, m_games.lexicon, m_games.leaves};
    const GameReview statically = reviewGame(plain).value();
    options.review = &statically;
    QVERIFY(!written(ReportFormat::Html).contains("Lost per decision"));
    QCOMPARE(written(ReportFormat::Csv).count(",static,"), 4);
}

void TestReviewFindings::drawsAreWeighed()
{
    // Of E, S and Q two are drawn to the T: all three draws, one by one.
    const GameRulesPtr rules = tests::changed(m_games.plain, [](GameRules& changed) {
        changed.tiles = tests::rackOf(changed.alphabet, "AETTSQ");
    });
    Position position = Position::create(rules, m_games.plainWords).value();
    tests::lay(position, 2, 1, Direction::Across, "AT");
    DrawWeigher weigher(nullptr);
    const Leave kept = tests::rackOf(rules->alphabet, "T");
    double sum = 0;
    double greatest = 0;
    for (const char* rack : {"TES", "TEQ", "TSQ"}) {
        position.setRack(0, tests::rackOf(rules->alphabet, rack));
        const auto luck = weigher.weigh(position, kept);
        QVERIFY(luck.has_value());
        QCOMPARE(luck->drawn, 2);
        QVERIFY(std::isfinite(luck->points));
        const auto again = weigher.weigh(position, kept);
        QCOMPARE(again->points, luck->points);
        sum += luck->points;
        greatest = std::max(greatest, std::abs(luck->error));
    }
    // The mean of all draws is no luck, as far as the samples are true to it.
    QVERIFY2(std::abs(sum / 3) < 4 * greatest, qPrintable(QString::number(sum)));
    QVERIFY(!weigher.weigh(position, tests::rackOf(rules->alphabet, "E")).has_value());
    QVERIFY(!weigher.weigh(position, position.mover().rack).has_value());
}

void TestReviewFindings::cards()
{
    PlayerReview player;
    QCOMPARE(player.estimatedRating(), 2300.0);
    player.mistakes = {0, 1, 0, 0};
    QVERIFY(std::abs(player.estimatedRating() - 2250) < 1e-9);
    player.mistakes = {0, 0, 0, 4};
    QVERIFY(std::abs(player.estimatedRating() - 1675) < 1e-9);
    player.mistakes = {0, 1, 0, 5};
    QVERIFY(std::abs(player.estimatedRating() - 1525) < 1e-9);

    GameReview review;
    const auto add = [&review](double loss, double lead, MistakeSize size) {
        TurnReview turn;
        turn.moves = 10;
        turn.mistake = size;
        turn.verdict = TurnVerdict{};
        turn.verdict->by = JudgedBy::Simulation;
        turn.verdict->lossWin = loss;
        turn.verdict->leadWin = lead;
        review.turns.push_back(turn);
    };
    add(0.05, 0, MistakeSize::Medium);
    add(0, 0.2, MistakeSize::None);
    add(0.01, 0.3, MistakeSize::Small);
    add(0.4, 0, MistakeSize::Large);
    const auto keys = keyTurns(review);
    QCOMPARE(keys.size(), std::size_t{3});
    QCOMPARE(keys[0].turn, std::size_t{3});
    QCOMPARE(keys[1].turn, std::size_t{1});
    QCOMPARE(keys[1].why, KeyTurn::Why::Find);
    QCOMPARE(keys[2].turn, std::size_t{0});
    QCOMPARE(keyTurns(review, 1).size(), std::size_t{1});
}

void TestReviewFindings::decidedGamesLosePoints()
{
    PlayerReview player;
    const auto add = [&player](double win, double points, bool byPoints) {
        TurnReview turn;
        turn.moves = 10;
        turn.phase = GamePhase::Middle;
        turn.verdict = TurnVerdict{};
        turn.verdict->by = JudgedBy::Simulation;
        turn.verdict->lossWin = win;
        turn.verdict->lossPoints = points;
        turn.verdict->byPoints = byPoints;
        player.add(turn);
    };
    const PhaseReview& middle = player.phases[static_cast<std::size_t>(GamePhase::Middle)];
    QVERIFY(!middle.meanLossWin() && !middle.meanLossByPoints());
    add(0, 12, true);
    QVERIFY(!middle.meanLossWin());
    QCOMPARE(middle.meanLossByPoints(), std::optional(12.0));
    add(0.03, 8, false);
    add(0, 2, true);
    QCOMPARE(middle.meanLossWin(), std::optional(0.01));
    QCOMPARE(middle.meanLossByPoints(), std::optional(7.0));
    // What no search has looked at lowers no mean.
    TurnReview unsearched;
    unsearched.moves = 10;
    unsearched.phase = GamePhase::Middle;
    player.add(unsearched);
    QCOMPARE(middle.decisions, 4);
    QCOMPARE(middle.meanLossWin(), std::optional(0.01));

    // The report tells both, where there are both.
    const GameRecord record = m_games.gameFrom(tests::kSearchedGame);
    GameReview review = reviewGame(m_games.request(record)).value();
    review.players[0] = player;
    ReportOptions options;
    options.lexicons = m_games.lexicon;
    options.review = &review;
    const auto report = [&] {
        return QString::fromStdString(writeReport(record, ReportFormat::Markdown, options).value());
    };
    QVERIFY(report().contains("1.0 % · 7.0 p"));
}

TEST_CLASS(TestReviewFindings, tests::NoApplication)
#include "tst_review_findings.moc"
