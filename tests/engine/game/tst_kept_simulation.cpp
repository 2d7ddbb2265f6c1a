// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations that a study keeps: read again as they were, run again to the same numbers, and
// whatever is no simulation is none.
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "engine/game/cgp.h"
#include "engine/game/game_record.h"
#include "engine/game/kept_simulation.h"
#include "engine/game/study_fields.h"
#include "engine/rules/catalogue.h"
#include "engine/search/simulator.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"

using namespace engine;

namespace {

LexiconPtr keptWords(const std::string& words)
{
    const GameRulesPtr rules = catalogue::rules("english").value();
    const auto list = readWordList(words, rules->alphabet);
    return Lexicon::fromWords("kept", list->words, rules->alphabet, false).value();
}

Position keptQuestion()
{
    Position position = readCgp("15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 AEEIRST/ 20/12 0",
                                catalogue::rules("english").value())
                            ->position;
    static_cast<void>(position.setLexicon(
        keptWords("CAT CATS AT TA EAT TEA TEAS EATS SEAT RATE TEAR IT IS SIT TIE REST TREES")));
    return position;
}

struct KeptRun
{
    std::unique_ptr<Simulator> simulator;
    StatePtr<SimulationState> state;
};

KeptRun keptRun(int threads = 1, std::int64_t iterations = 90,
                std::vector<std::int64_t> exactly = {}, std::vector<Move> candidates = {})
{
    SimulationQuestion question{keptQuestion()};
    question.seed = 5;
    if (candidates.empty()) {
        const auto ranking = rankMoves({question.position, nullptr, 5}, {});
        for (const RankedMove& ranked : ranking->moves) candidates.push_back(ranked.move);
    }
    question.candidates = std::move(candidates);
    SimulationPolicy policy = SimulationPolicy::ofConfidence(1);
    policy.exactly = std::move(exactly);
    KeptRun run{*Simulator::create(std::move(question), std::move(policy)), nullptr};
    SearchLimits limits;
    limits.units = iterations;
    run.state = run.simulator->run(limits, {{}, {}, threads, {}});
    return run;
}

Annotations keptAs(const SimulationState& state, const Position& question,
                   const std::string& settings = "tiny")
{
    KeptSimulation kept;
    kept.state = state;
    kept.bestStatic = 5;
    kept.confidence = 0.98;
    kept.seconds = 10;
    return withKeptSimulation({}, keptSimulation(kept, question, settings));
}

}  // namespace

class TestKeptSimulation : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas()
    {
        const Position question = keptQuestion();
        const KeptRun run = keptRun();
        const Annotations annotations = keptAs(*run.state, question);
        QVERIFY(hasKeptSimulation(annotations, question));
        const auto kept = takeKeptSimulation(annotations, question, "tiny");
        QVERIFY(kept);
        QCOMPARE(kept->state.candidates.size(), run.state->candidates.size());
        QVERIFY(sameNumbers(kept->state, *run.state));
        QCOMPARE(kept->bestStatic, 5);
        QCOMPARE(kept->confidence, 0.98);
        QCOMPARE(kept->seconds, 10.0);
        QCOMPARE(kept->iterations, std::numeric_limits<std::int64_t>::max());
        QCOMPARE(kept->state.seed, std::uint64_t{5});
        QCOMPARE(kept->state.plies, 2);
        QCOMPARE(kept->state.samples, run.state->samples);
        QCOMPARE(kept->state.pairs.size(), run.state->pairs.size());
        for (std::size_t i = 0; i < kept->state.candidates.size(); ++i) {
            const SimulatedCandidate& a = run.state->candidates[i];
            const SimulatedCandidate& b = kept->state.candidates[i];
            QCOMPARE(b.id, static_cast<int>(i));
            QVERIFY(a.move == b.move);
            QCOMPARE(b.staticEquity, a.staticEquity);
            QCOMPARE(b.standing, a.standing);
            QCOMPARE(b.bestProbability, a.bestProbability);
            QCOMPARE(b.difference.equity.sum, a.difference.equity.sum);
            QCOMPARE(b.histogram.counts, a.histogram.counts);
            QCOMPARE(b.byPly.size(), a.byPly.size());
            QCOMPARE(b.byPly[0].score.sum, a.byPly[0].score.sum);
            QCOMPARE(b.byPly[1].bingos, a.byPly[1].bingos);
            QVERIFY(!b.replies.empty());
            QVERIFY(b.replies[0].move.kind == MoveKind::Place);
        }
        // Other words or values, another rack.
        QVERIFY(!takeKeptSimulation(annotations, question, "other"));
        Position other = question;
        other.setRack(0, Rack(*question.rules().alphabet.readTiles("AEEIRSS")));
        QVERIFY(!hasKeptSimulation(annotations, other));
        QVERIFY(!takeKeptSimulation(annotations, other, "tiny"));
    }
    /// With as many scenarios of each candidate, however they had come about, on any threads.
    void runsAgainToTheSameNumbers()
    {
        KeptRun run = keptRun();
        run.simulator->remove(run.state->candidates[1].id);
        const auto late = run.simulator->add(passMove());
        QVERIFY(late);
        SearchLimits limits;
        limits.nodes = run.state->samples - 90 + 40;
        const auto uneven = run.simulator->run(limits, {});
        const auto kept =
            takeKeptSimulation(keptAs(*uneven, keptQuestion()), keptQuestion(), "tiny");
        QVERIFY(kept);
        std::vector<std::int64_t> counts;
        std::vector<Move> moves;
        for (const SimulatedCandidate& candidate : kept->state.candidates) {
            counts.push_back(candidate.iterations());
            moves.push_back(candidate.move);
        }
        QVERIFY(std::ranges::min(counts) < std::ranges::max(counts));
        for (const int threads : {1, 2, 8}) {
            const KeptRun again =
                keptRun(threads, std::numeric_limits<std::int64_t>::max(), counts, moves);
            QCOMPARE(again.state->end, SearchEnd::Complete);
            QVERIFY(sameNumbers(*again.state, kept->state));
        }
        // One scenario more is another simulation.
        ++counts.front();
        QVERIFY(
            !sameNumbers(*keptRun(1, std::numeric_limits<std::int64_t>::max(), counts, moves).state,
                         kept->state));
    }
    void onlyTheNewestStay()
    {
        const Position question = keptQuestion();
        const KeptRun run = keptRun(1, 20);
        Annotations annotations = keptAs(*run.state, question);
        QCOMPARE(annotations.analyses.size(), std::size_t{1});
        annotations = withKeptSimulation(annotations, annotations.analyses.front());
        QCOMPARE(annotations.analyses.size(), std::size_t{1});
        for (std::uint64_t i = 0; i < 40; ++i) {
            CachedAnalysis other = *annotations.analyses.front();
            other.positionHash = i;
            annotations = withKeptSimulation(
                annotations, std::make_shared<const CachedAnalysis>(std::move(other)));
        }
        QCOMPARE(annotations.analyses.size(), KeptSimulation::kMostOfANode);
        QCOMPARE(annotations.analyses.back()->positionHash, std::uint64_t{39});
    }
    void nothingSampledIsNotKept()
    {
        KeptSimulation kept;
        QVERIFY(!keptSimulation(kept, keptQuestion(), {}));
    }

    void damagedOnesAreNone_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* path, const char* value) {
            QTest::addRow("%s %s", path, value) << path << value;
        };
        row("/plies", "0");
        row("/plies", "100000");
        row("/plies", "\"2\"");
        row("/seed", "-1");
        row("/stop", "[]");
        row("/stop", "[2,0,0]");
        row("/stop", "[0.99,-1,0]");
        row("/end", "\"never\"");
        row("/took", "[1,0]");
        row("/candidates", "[]");
        row("/candidates", "{}");
        row("/candidates/0/move", "\"8H ZZZ\"");
        row("/candidates/0/move", "\"exch Q\"");
        row("/candidates/1/move", "\"\"");
        row("/candidates/0/best", "1.5");
        row("/candidates/0/best", "null");
        row("/candidates/0/equity", "[90]");
        row("/candidates/0/equity", "[90,1e300,1]");
        row("/candidates/0/equity", "[-3,1,1]");
        row("/candidates/0/equity", "[90,1000,0]");
        row("/candidates/0/equity", "[89,0,0]");
        row("/candidates/0/win", "[90,-5,50]");
        row("/candidates/0/win", "[90,91,9000]");
        row("/candidates/0/standing", "\"gone\"");
        row("/candidates/0/plies/0", "[90,1,2,91]");
        row("/candidates/0/plies/0", "7");
        row("/candidates/0/histogram", "[-1,5]");
        row("/candidates/0/histogram", "[99,1,1,1]");
        row("/candidates/0/replies/0/0", "\"8D ..NVIRILEANDMUCHMORE\"");
        row("/candidates/0/replies/0/0", "\"8G XXX\"");
        row("/candidates/0/replies/0/1", "1e9");
        row("/candidates/0/replies/0/6", "\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\"");
        row("/pairs", "[[1,0,0,1,0,0]]");
    }
    void damagedOnesAreNone()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        const Position question = keptQuestion();
        const KeptRun run = keptRun(1, 90);
        Annotations annotations = keptAs(*run.state, question);
        CachedAnalysis damaged = *annotations.analyses.front();
        auto json = study::parse(damaged.data).value();
        const study::Json::json_pointer at(path.toStdString());
        QVERIFY(json.contains(at));
        json[at] = study::Json::parse(value.toStdString());
        damaged.data = study::print(json, -1);
        annotations = {};
        annotations.analyses.push_back(std::make_shared<const CachedAnalysis>(damaged));
        QVERIFY(!takeKeptSimulation(annotations, question, "tiny"));
    }
    void noJsonIsNone()
    {
        const Position question = keptQuestion();
        for (const std::string& data :
             {std::string(), std::string("[]"), std::string("{"), std::string(100'000, '['),
              std::string(KeptSimulation::kMostBytes + 1, ' ')}) {
            Annotations annotations;
            annotations.analyses.push_back(std::make_shared<const CachedAnalysis>(
                CachedAnalysis{std::string(kSimulationKind), question.hash(), "tiny", data}));
            QVERIFY(!takeKeptSimulation(annotations, question, "tiny"));
        }
    }
};

TEST_CLASS(TestKeptSimulation, tests::NoApplication)
#include "tst_kept_simulation.moc"
