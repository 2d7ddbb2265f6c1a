// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations that a study keeps: read again as they were, run again to the same numbers, and
// whatever is no simulation is none.
#include <cmath>

#include <QtTest>

#include "engine/board/move_notation.h"
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

KeptSimulation toKeep(const SimulationState& state)
{
    KeptSimulation kept;
    kept.state = state;
    kept.bestStatic = 5;
    kept.confidence = 0.98;
    kept.seconds = 10;
    return kept;
}

Annotations keptAs(const KeptSimulation& kept, const Position& question)
{
    return withKeptSimulation({}, keptSimulation(kept, question, "tiny"));
}

Annotations keptAs(const SimulationState& state, const Position& question)
{
    return keptAs(toKeep(state), question);
}

std::optional<KeptSimulation> taken(const Annotations& annotations, const Position& question)
{
    const auto kept = takeKeptSimulation(annotations, question, "tiny");
    return kept ? *kept : std::nullopt;
}

WeightedLeave weighted(const char* tiles, double weight)
{
    const auto read = keptQuestion().rules().alphabet.readTiles(tiles);
    return {Leave(*read), weight};
}

KeptReading keptReading()
{
    return {"8G CAT", 0.75,
            inWholeParts({weighted("S?", 3), weighted("EES", 1.0 / 3), weighted("", 1)})};
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
        const auto kept = taken(annotations, question);
        QVERIFY(kept);
        QVERIFY(!kept->othersWords && !kept->reading);
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
        const auto none = takeKeptSimulation(annotations, question, "other");
        QVERIFY(none && !*none);
        Position other = question;
        other.setRack(0, Rack(*question.rules().alphabet.readTiles("AEEIRSS")));
        QVERIFY(!hasKeptSimulation(annotations, other));
        QVERIFY(!taken(annotations, other));
    }
    void othersWordsAndReadingComeBack()
    {
        const Position question = keptQuestion();
        const auto simulated = [&](const std::vector<WeightedLeave>& leaves,
                                   const LexiconPtr& others) {
            SimulationQuestion asked{question};
            asked.candidates = {*readMove(question, "8G (CAT)S"), passMove()};
            asked.nextLeaves = leaves;
            if (others) asked.seats = othersPlayWith(others, question);
            SearchLimits limits;
            limits.units = 60;
            return (*Simulator::create(std::move(asked), SimulationPolicy::ofConfidence(1)))
                ->run(limits, {});
        };
        const LexiconPtr words = keptWords("CAT\nCATS\nAT\nTA\nTEA\n");
        KeptSimulation kept = toKeep(*simulated(keptReading().leaves, words));
        kept.othersWords = {"few words", "12ab"};
        kept.reading = keptReading();
        const auto again = taken(keptAs(kept, question), question);
        QVERIFY(again && again->othersWords && again->reading);
        QCOMPARE(again->othersWords->name, std::string("few words"));
        QCOMPARE(again->othersWords->fingerprint, std::string("12ab"));
        QCOMPARE(again->reading->move, std::string("8G CAT"));
        QCOMPARE(again->reading->trust, 0.75);
        QCOMPARE(again->reading->leaves.size(), std::size_t{3});
        QVERIFY(sameNumbers(*simulated(again->reading->leaves, words), again->state));
        // Without the one or the other they are other numbers.
        QVERIFY(!sameNumbers(*simulated({}, words), again->state));
        QVERIFY(!sameNumbers(*simulated(again->reading->leaves, nullptr), again->state));
    }
    void leavesInWholeParts()
    {
        const auto leaves = inWholeParts(
            {weighted("S", 2), weighted("E", 6), weighted("T", 1e-12), weighted("A", 0)});
        QCOMPARE(leaves.size(), std::size_t{2});
        QCOMPARE(leaves[0].weight, 2.5e8);
        QCOMPARE(leaves[1].weight, 7.5e8);
        QVERIFY(inWholeParts({}).empty());
        QVERIFY(inWholeParts({weighted("S", 0)}).empty());
        // The least likely of too many count with the rack of which nothing is known.
        std::vector<WeightedLeave> many(KeptSimulation::kMostLeaves + 10, weighted("S", 1));
        many[7] = weighted("E", 2);
        many.push_back(weighted("", 5));
        const auto most = inWholeParts(many);
        QCOMPARE(most.size(), KeptSimulation::kMostLeaves);
        QVERIFY(most[0].tiles.empty());
        QVERIFY(most[1].tiles == weighted("E", 2).tiles);
        const double one = most[2].weight;
        QCOMPARE(most[1].weight, 2 * one - std::fmod(most[1].weight, 2));
        QVERIFY(std::abs(most[0].weight - 16 * one) < 20);
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
        const auto kept = taken(keptAs(*uneven, keptQuestion()), keptQuestion());
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
        row("/others_words", "\"few words\"");
        row("/others_words/name", "\"\"");
        row("/others_words/name", "7");
        row("/others_words/sha256", "\"\"");
        row("/reading", "[]");
        row("/reading/trust", "0");
        row("/reading/trust", "1.5");
        row("/reading/trust", "\"0.9\"");
        row("/reading/move", "7");
        row("/reading/leaves", "[]");
        row("/reading/leaves", "{}");
        row("/reading/leaves", "[\"S\"]");
        row("/reading/leaves", "[\"S\",0]");
        row("/reading/leaves", "[\"S\",-1]");
        row("/reading/leaves", "[\"S\",1e9]");
        row("/reading/leaves", "[\"S\",3000000000]");
        row("/reading/leaves", "[\"1\",5]");
        row("/reading/leaves", "[\"EEEEEEEE\",5]");
        row("/reading/leaves", "[\"QQ\",5]");
        row("/reading/leaves/0", "5");
    }
    void damagedOnesAreNone()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        const Position question = keptQuestion();
        const KeptRun run = keptRun(1, 90);
        KeptSimulation kept = toKeep(*run.state);
        kept.othersWords = {"few words", "12ab"};
        kept.reading = keptReading();
        Annotations annotations = keptAs(kept, question);
        QVERIFY(taken(annotations, question));
        CachedAnalysis damaged = *annotations.analyses.front();
        auto json = study::parse(damaged.data).value();
        const study::Json::json_pointer at(path.toStdString());
        QVERIFY(json.contains(at));
        json[at] = study::Json::parse(value.toStdString());
        damaged.data = study::print(json, -1);
        annotations = {};
        annotations.analyses.push_back(std::make_shared<const CachedAnalysis>(damaged));
        const auto none = takeKeptSimulation(annotations, question, "tiny");
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::Malformed);
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
