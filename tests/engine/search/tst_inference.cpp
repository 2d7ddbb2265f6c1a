// SPDX-License-Identifier: GPL-3.0-or-later
// What a move tells of the tiles that were kept, beside plain counting.
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/hands.h"
#include "engine/board/move_notation.h"
#include "engine/eval/find_move.h"
#include "engine/eval/move_ranking.h"
#include "engine/play/game_table.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "engine/search/inference.h"
#include "engine/search/scenario.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

/// Leaves with a number each: draws, chances.
using ByLeave = std::map<std::vector<Tile>, double>;

/// All ways to take `count` of the tiles, each tile for itself.
void takeTiles(const std::vector<Tile>& pool, std::size_t from, int count, std::vector<Tile>& taken,
               std::vector<std::vector<Tile>>& all)
{
    if (count == 0) {
        all.push_back(taken);
        return;
    }
    for (std::size_t i = from; i < pool.size(); ++i) {
        taken.push_back(pool[i]);
        takeTiles(pool, i + 1, count - 1, taken, all);
        taken.pop_back();
    }
}

std::vector<std::vector<Tile>> allDraws(const TileCounts& pool, int count)
{
    std::vector<std::vector<Tile>> all;
    std::vector<Tile> taken;
    takeTiles(pool.tiles(), 0, count, taken, all);
    return all;
}

/// How likely a rack makes the move: the softmax, from the whole list of its moves.
double plainLikelihood(Position position, const Rack& rack, const Move& move, const KlvPtr& leaves,
                       double temperature)
{
    position.setRack(position.onTurn(), rack);
    auto ranked = rankMoves({position, leaves}).value().moves;
    std::ranges::sort(ranked, ranksBefore);
    const auto found = findMove(ranked, position, move);
    if (!found) return 0;
    const Equity own = ranked[*found].equity;
    const Equity top = ranked.front().equity;
    const auto weight = [&](Equity equity) {
        return std::exp(std::min((equity - top).toPoints(), 0.0) / temperature);
    };
    double sum = *found < Inference::kRivals ? 0 : weight(own);
    for (std::size_t i = 0; i < std::min(ranked.size(), Inference::kRivals); ++i)
        sum += weight(ranked[i].equity);
    return weight(own) / sum;
}

void scaleToOne(ByLeave& all)
{
    double sum = 0;
    for (const auto& [leave, number] : all) sum += number;
    for (auto& [leave, number] : all) number /= sum;
}

bool nearly(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

}  // namespace

class TestInference : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void leavesAreCounted_data();
    void leavesAreCounted();
    void trustIsChosenAfterwards();
    void exchangesOfUnknownTiles();
    void anEmptyBagLeavesOneLeave();
    void shownTilesAreThere();
    void aPhonyThatCameOffIsOnTheRack();
    void ourTilesAreNotHis();
    void whatNothingExplainsFallsBack();
    void partsOfTheRacksAreASample();
    void threadsGiveTheSame();
    void tooManyAreDrawn();
    void limitsAndStops();
    void readingsComeTrue();
    void simulationsTakeThem();
    void wrongQuestionsAreNamed();

private:
    /// A game of few tiles: racks of 4.
    [[nodiscard]] InferenceQuestion small(const std::string& move) const
    {
        Position position = Position::create(m_few, m_words).value();
        InferenceQuestion question{std::move(position), {}};
        question.move = readMove(question.position, move).value();
        question.temperature = 3;
        return question;
    }
    [[nodiscard]] static StatePtr<InferenceState> all(const InferenceQuestion& question,
                                                      int threads = 1)
    {
        const auto inference = Inference::create(question).value();
        return inference->run({}, {{}, {}, threads});
    }

    GameRulesPtr m_few;
    LexiconPtr m_words;
    GameRulesPtr m_english;
    LexiconPtr m_lexicon;
    KlvPtr m_leaves;
};

void TestInference::initTestCase()
{
    m_english = tests::rulesOf("english");
    m_few = tests::changed(m_english, [](GameRules& rules) {
        rules.tiles = tests::rackOf(rules.alphabet, "AAEEESSTTQ?");
        rules.rackSize = 4;
        rules.exchangeMinimumBag = 1;
    });
    m_words = tests::lexiconOf(
        *m_few, tests::wordsFrom("AT TA ATE EAT TEA SEAT EATS TEAS SAT", m_few->alphabet).value());
    m_lexicon = tests::lexiconOf(*m_english, tests::smallEnglish(m_english->alphabet).value());
    m_leaves = tests::randomLeaves(*m_english, 7, 4000);
}

void TestInference::leavesAreCounted_data()
{
    QTest::addColumn<QString>("move");
    for (const char* move : {"8G AT", "8H TEA", "8H SEAT", "exch QE", "exch A", "pass"})
        QTest::newRow(move) << QString(move);
}

void TestInference::leavesAreCounted()
{
    QFETCH(const QString, move);
    InferenceQuestion question = small(move.toStdString());
    question.trust = 0.75;
    const auto state = all(question);
    QCOMPARE(state->end, SearchEnd::Complete);
    QVERIFY(state->exact);
    QVERIFY(!state->fellBack);

    TileCounts pool = m_few->tiles;
    const TileCounts used = question.move.tilesUsed();
    pool.removeAll(used);
    const int kept = 4 - question.move.tilesPlayed;
    ByLeave draws;
    for (std::vector<Tile>& leave : allDraws(pool, kept)) draws[std::move(leave)] += 1;
    ByLeave chances;
    for (const auto& [leave, ways] : draws) {
        Rack rack(leave);
        rack.addAll(used);
        chances[leave] = ways * plainLikelihood(question.position, rack, question.move, nullptr,
                                                question.temperature);
    }
    scaleToOne(draws);
    scaleToOne(chances);

    QCOMPARE(state->leaves.size(), draws.size());
    QCOMPARE(state->racks, static_cast<std::int64_t>(draws.size()));
    QCOMPARE(state->leaveSize, kept);
    double sum = 0;
    double least = 1;
    std::map<Tile, double> holding;
    for (const InferredLeave& leave : state->leaves) {
        const std::vector<Tile> tiles = leave.tiles.tiles();
        QVERIFY(draws.contains(tiles));
        QVERIFY(nearly(leave.prior, draws[tiles]));
        QVERIFY(nearly(leave.posterior, chances[tiles]));
        QVERIFY(nearly(leave.probability, 0.75 * chances[tiles] + 0.25 * draws[tiles]));
        QVERIFY(leave.probability <= least);
        least = leave.probability;
        sum += leave.probability;
        for (Tile tile = 0; tile < kTileKinds; ++tile)
            if (leave.tiles.has(tile)) holding[tile] += leave.probability;
    }
    QVERIFY(nearly(sum, 1));
    for (const InferredTile& tile : state->tiles)
        QVERIFY(nearly(tile.posterior, holding[tile.tile]));
}

/// A reading with full trust becomes the one that another trust would have made.
void TestInference::trustIsChosenAfterwards()
{
    InferenceQuestion question = small("8G AT");
    question.trust = 1;
    const auto full = Inference::create(question).value()->run({}, {});
    for (const double trust : {0.0, 0.3, 0.75, 1.0}) {
        question.trust = trust;
        const auto asked = Inference::create(question).value()->run({}, {});
        const InferenceState found = withTrust(*full, trust);
        QCOMPARE(found.trust, trust);
        QCOMPARE(found.leaves.size(), asked->leaves.size());
        QVERIFY(std::abs(found.largestShift - asked->largestShift) < 1e-9);
        for (const InferredLeave& leave : asked->leaves) {
            const auto same = std::ranges::find(found.leaves, leave.tiles, &InferredLeave::tiles);
            QVERIFY(same != found.leaves.end());
            QVERIFY(std::abs(same->probability - leave.probability) < 1e-9);
        }
        QVERIFY(std::ranges::is_sorted(found.leaves, std::ranges::greater(),
                                       &InferredLeave::probability));
        for (std::size_t i = 0; i < asked->tiles.size(); ++i)
            QVERIFY(std::abs(found.tiles[i].posterior - asked->tiles[i].posterior) < 1e-9);
    }
}

void TestInference::exchangesOfUnknownTiles()
{
    InferenceQuestion question = small("exch 2");
    QCOMPARE(int{question.move.length}, 0);
    question.trust = 1;
    const auto state = all(question);
    QVERIFY(state->exact);
    QCOMPARE(state->leaveSize, 2);

    ByLeave chances;
    for (const std::vector<Tile>& rack : allDraws(m_few->tiles, 4)) {
        Position position = question.position;
        position.setRack(0, Rack(rack));
        auto ranked = rankMoves({position, nullptr}).value().moves;
        std::ranges::sort(ranked, ranksBefore);
        const auto weight = [&](const RankedMove& move) {
            const double lost = (ranked.front().equity - move.equity).toPoints();
            return std::exp(-std::max(lost, 0.0) / question.temperature);
        };
        double sum = 0;
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            const bool isRead =
                ranked[i].move.kind == MoveKind::Exchange && ranked[i].move.length == 2;
            if (isRead || i < Inference::kRivals) sum += weight(ranked[i]);
        }
        for (const RankedMove& move : ranked)
            if (move.move.kind == MoveKind::Exchange && move.move.length == 2)
                chances[leaveAfter(position, move.move).tiles()] += weight(move) / sum;
    }
    scaleToOne(chances);
    QCOMPARE(state->leaves.size(), chances.size());
    for (const InferredLeave& leave : state->leaves)
        QVERIFY(nearly(leave.posterior, chances[leave.tiles.tiles()]));
}

void TestInference::anEmptyBagLeavesOneLeave()
{
    InferenceQuestion question = small("pass");
    // All tiles but eight lie on the board: SEAT and (SEAT)?, four are ours.
    Position& position = question.position;
    tests::lay(position, 7, 5, Direction::Across, "SAT");
    position.setRack(1, tests::rackOf(m_few->alphabet, "EESQ"));
    question.move = readMove(position, "H8 .EA").value();
    const auto state = all(question);
    QVERIFY(state->exact);
    QCOMPARE(state->leaves.size(), std::size_t{1});
    // AAEEESSTTQ? without SAT, EESQ and EA: T and the blank.
    QVERIFY(state->leaves[0].tiles == tests::rackOf(m_few->alphabet, "T?"));
    QCOMPARE(state->leaves[0].probability, 1.0);
    QVERIFY(!state->informative());
}

void TestInference::shownTilesAreThere()
{
    InferenceQuestion question = small("8G AT");
    question.position.setRack(0, tests::rackOf(m_few->alphabet, "TQ"));
    const auto state = all(question);
    const Tile q = m_few->alphabet.readTiles("Q").value().front();
    QVERIFY(!state->leaves.empty());
    for (const InferredLeave& leave : state->leaves) QVERIFY(leave.tiles.has(q));
    const auto tile = std::ranges::find(state->tiles, q, &InferredTile::tile);
    QVERIFY(tile != state->tiles.end());
    QCOMPARE(tile->posterior, 1.0);
    QCOMPARE(tile->prior, 1.0);
}

void TestInference::aPhonyThatCameOffIsOnTheRack()
{
    InferenceQuestion question = small("8G QAT");
    question.takenBack = true;
    const auto state = all(question);
    QCOMPARE(state->leaveSize, 4);
    const Rack shown = tests::rackOf(m_few->alphabet, "QAT");
    QVERIFY(!state->leaves.empty());
    for (const InferredLeave& leave : state->leaves) {
        QVERIFY(leave.tiles.contains(shown));
        QCOMPARE(leave.tiles.total(), 4);
    }
}

void TestInference::ourTilesAreNotHis()
{
    InferenceQuestion question = small("8G AT");
    question.position.setRack(1, tests::rackOf(m_few->alphabet, "EEEQ"));
    const auto state = all(question);
    const Tile e = m_few->alphabet.readTiles("E").value().front();
    for (const InferredLeave& leave : state->leaves) QVERIFY(!leave.tiles.has(e));
    for (const InferredTile& tile : state->tiles) QVERIFY(tile.tile != e);
}

void TestInference::whatNothingExplainsFallsBack()
{
    // Whoever has SEAT for four tiles doesn't pass, with so low a temperature.
    InferenceQuestion question = small("pass");
    question.position.setRack(0, tests::rackOf(m_few->alphabet, "SEAT"));
    question.temperature = 0.1;
    const auto state = all(question);
    QVERIFY(state->fellBack);
    QVERIFY(!state->informative());
    QCOMPARE(state->leaves.size(), std::size_t{1});
    QCOMPARE(state->leaves[0].probability, 1.0);
    QVERIFY(leavesToSimulate(*state, question.position).empty());
}

void TestInference::partsOfTheRacksAreASample()
{
    Position position = Position::create(m_english, m_lexicon).value();
    InferenceQuestion question{position, readMove(position, "8F CARE").value()};
    question.leaves = m_leaves;
    const auto whole = all(question, 2);
    QVERIFY(whole->exact);
    QVERIFY(whole->racks > 2000);
    double squares = 0;
    constexpr int kParts = 6;
    for (int seed = 1; seed <= kParts; ++seed) {
        question.seed = static_cast<std::uint64_t>(seed);
        const auto inference = Inference::create(question).value();
        SearchLimits limits;
        limits.units = 700;
        const auto part = inference->run(limits, {{}, {}, 2});
        QCOMPARE(part->end, SearchEnd::Units);
        QCOMPARE(part->lookedAt, std::int64_t{700});
        QVERIFY(!part->exact);
        QCOMPARE(part->tiles.size(), whole->tiles.size());
        for (std::size_t i = 0; i < part->tiles.size(); ++i) {
            const double off = part->tiles[i].posterior - whole->tiles[i].posterior;
            squares += off * off;
            QVERIFY2(std::abs(off) < 0.12, qPrintable(QString::number(off)));
        }
        // It goes on to the same end.
        if (seed > 1) continue;
        const auto rest = inference->run({}, {{}, {}, 2});
        QVERIFY(rest->exact);
        for (std::size_t i = 0; i < rest->tiles.size(); ++i)
            QVERIFY(nearly(rest->tiles[i].posterior, whole->tiles[i].posterior));
    }
    const auto numbers = static_cast<double>(kParts * whole->tiles.size());
    QVERIFY2(std::sqrt(squares / numbers) < 0.03, qPrintable(QString::number(squares / numbers)));
}

void TestInference::threadsGiveTheSame()
{
    Position position = Position::create(m_english, m_lexicon).value();
    InferenceQuestion question{position, readMove(position, "8F CARE").value()};
    question.leaves = m_leaves;
    SearchLimits limits;
    limits.units = 600;
    const auto one = Inference::create(question).value()->run(limits, {{}, {}, 1});
    for (const int threads : {2, 8}) {
        const auto more = Inference::create(question).value()->run(limits, {{}, {}, threads});
        QCOMPARE(more->leaves.size(), one->leaves.size());
        for (std::size_t i = 0; i < one->leaves.size(); ++i) {
            QVERIFY(more->leaves[i].tiles == one->leaves[i].tiles);
            QCOMPARE(more->leaves[i].probability, one->leaves[i].probability);
        }
    }
}

void TestInference::tooManyAreDrawn()
{
    Position position = Position::create(m_english, m_lexicon).value();
    for (const char* move : {"pass", "exch 4"}) {
        InferenceQuestion question{position, readMove(position, move).value()};
        question.leaves = m_leaves;
        SearchLimits limits;
        limits.units = 200;
        const auto state = Inference::create(question).value()->run(limits, {});
        QCOMPARE(state->racks, std::int64_t{0});
        QCOMPARE(state->lookedAt, std::int64_t{200});
        QVERIFY(!state->exact);
        double sum = 0;
        for (const InferredLeave& leave : state->leaves) sum += leave.posterior;
        QVERIFY(nearly(sum, 1));
        QVERIFY(std::isfinite(state->information));
    }
}

void TestInference::limitsAndStops()
{
    Position position = Position::create(m_english, m_lexicon).value();
    const InferenceQuestion question{position, readMove(position, "8F CARE").value()};
    std::stop_source stop;
    stop.request_stop();
    const auto inference = Inference::create(question).value();
    const auto none = inference->run({}, {stop.get_token(), {}, 2});
    QCOMPARE(none->end, SearchEnd::Stopped);
    QCOMPARE(none->lookedAt, std::int64_t{0});
    // Nothing was read yet.
    QVERIFY(none->fellBack);
    for (const InferredTile& tile : none->tiles) QCOMPARE(tile.posterior, tile.prior);
    SearchLimits limits;
    limits.seconds = 0;
    QCOMPARE(inference->run(limits, {})->end, SearchEnd::Time);
    std::stop_source later;
    int states = 0;
    const auto some = inference->run({}, {later.get_token(), {}, 2}, [&](const auto& state) {
        if (state->end == SearchEnd::NotYet) ++states;
        later.request_stop();
    });
    QVERIFY(some->end == SearchEnd::Stopped || some->exact);
    QVERIFY(states <= 1);
}

void TestInference::readingsComeTrue()
{
    // Of players who play the best static move, the true leave is likelier than by its draws.
    auto table = GameTable::create(m_english, m_lexicon).value();
    StaticPlayer player{StaticEvaluator(m_leaves)};
    MoveScratch scratch;
    double gained = 0;
    int readings = 0;
    for (std::uint64_t game = 1; game <= 4; ++game) {
        table.deal(game);
        for (int turn = 0; turn < 6 && !table.over(); ++turn) {
            const Position before = table.position();
            const auto move = player.choose(before, scratch, {});
            QVERIFY(move);
            table.play(move->move);
            if (move->move.kind != MoveKind::Place || before.mover().rack.total() < 7) continue;
            const Leave kept = leaveAfter(before, move->move);
            if (kept.empty()) continue;
            Position asked = before;
            asked.setRack(asked.onTurn(), {});
            asked.setRack(1 - asked.onTurn(), before.player(1 - before.onTurn()).rack);
            InferenceQuestion question{asked, move->move};
            question.leaves = m_leaves;
            question.temperature = 1;
            question.seed = game;
            SearchLimits limits;
            limits.units = 400;
            const auto state = Inference::create(question).value()->run(limits, {{}, {}, 2});
            const auto found = std::ranges::find(state->leaves, kept, &InferredLeave::tiles);
            // What wasn't looked at has the share of the draws that isn't trusted away.
            const double ratio = found == state->leaves.end()
                                     ? std::log(state->exact ? 1e-9 : 1.0)
                                     : std::log(found->probability / found->prior);
            gained += ratio;
            ++readings;
        }
    }
    QVERIFY(readings > 8);
    QVERIFY2(gained / readings > 0.1, qPrintable(QString::number(gained / readings)));
}

void TestInference::simulationsTakeThem()
{
    InferenceQuestion question = small("8G AT");
    question.trust = 0.8;
    const auto state = all(question);
    Position now = question.position;
    Position::Undo undo;
    now.make(question.move, undo);
    now.setRack(1, tests::rackOf(m_few->alphabet, "EEES"));
    const auto leaves = leavesToSimulate(*state, now);
    QVERIFY(!leaves.empty());
    double sum = 0;
    for (const WeightedLeave& leave : leaves) sum += leave.weight;
    QVERIFY(leaves.back().tiles.empty());
    QVERIFY(nearly(leaves.back().weight, 0.2));
    // Leaves with more E than are left went away.
    QVERIFY(sum < 1);
    SimulationQuestion simulated{now};
    simulated.nextLeaves = leaves;
    QVERIFY(ScenarioDealer::create(simulated).has_value());
}

void TestInference::wrongQuestionsAreNamed()
{
    const auto refused = [](const InferenceQuestion& question) {
        const auto created = Inference::create(question);
        return created ? QString() : QString::fromStdString(created.error().message());
    };
    InferenceQuestion question = small("8G AT");
    question.temperature = 0;
    QVERIFY(refused(question).contains("temperature"));
    question = small("8G AT");
    question.trust = 1.5;
    QVERIFY(refused(question).contains("trust"));
    question = small("8G AT");
    question.position.setRack(1, tests::rackOf(m_few->alphabet, "AA"));
    QVERIFY(!refused(question).isEmpty());
    question = small("8G AT");
    question.position.setRack(0, tests::rackOf(m_few->alphabet, "QEES"));
    QVERIFY(!refused(question).isEmpty());
    question = small("8G AT");
    question.position = Position::create(m_few).value();
    QVERIFY(!refused(question).isEmpty());
    question = small("8G AT");
    question.move.row = 0;
    QVERIFY(!refused(question).isEmpty());
    QVERIFY(!strengthFrom("nobody"));
    QCOMPARE(strengthFrom("club").value(), PlayerStrength::Club);
    QVERIFY(temperatureFor(PlayerStrength::Expert) < temperatureFor(PlayerStrength::Beginner));
}

TEST_CLASS(TestInference, tests::NoApplication)
#include "tst_inference.moc"
