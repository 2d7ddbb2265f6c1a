// SPDX-License-Identifier: GPL-3.0-or-later
// What searches reach on whole bags: an order of the project's own at a fixed number of expansions,
// and the known ones for a fixed time, where somebody asks for it.
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <string>

#include <QtTest>

#include "engine/lexicon/lexicon.h"
#include "engine/solitaire/search_schedule.h"
#include "engine/solitaire/solitaire_search.h"
#include "engine/solitaire/solitaire_text.h"
#include "tests/support/case_tables.h"
#include "tests/support/plain_solitaire.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

std::set<std::string> plainWords(const WordList& list, const Alphabet& alphabet)
{
    std::set<std::string> words;
    for (std::size_t i = 0; i < list.size(); ++i) words.insert(alphabet.written(list[i]));
    return words;
}

/// Empty when a plain replay of the written game agrees.
std::string plainFault(const SolitaireTask& task, const SolitaireGame& game,
                       const std::set<std::string>& words)
{
    std::string text = writeSolitaireText(task, game, "X");
    text.erase(0, text.find('\n'));
    tests::PlainSolitaireReplay replay(task.rules().alphabet.written(task.order()), words);
    const std::string wrong = replay.play(text);
    if (!wrong.empty()) return wrong;
    if (replay.total() != game.total().points) return "the total is another";
    return {};
}

}  // namespace

class TestSolitaireFloors : public QObject
{
    Q_OBJECT

private slots:
    void anOrderOfASeed();
    void refinedGamesAreKnownAsSuch();
    void knownOrders();
};

/// The default lexicon's first order, one thread, so many expansions: always the same game.
void TestSolitaireFloors::anOrderOfASeed()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const WordList list = tests::defaultEnglish(rules->alphabet).value();
    const auto task =
        SolitaireTask::create({rules, tests::lexiconOf(*rules, list), shuffledOrder(*rules, 1)})
            .value();
    SearchLimits limits;
    limits.nodes = 60'000;
    const auto state = SolitaireSearch::create(task, {}).value()->run(limits, {});
    qInfo("%d points after %lld expansions", state->best.total().points,
          static_cast<long long>(state->expansions));
    QCOMPARE(
        QString::fromStdString(plainFault(*task, state->best, plainWords(list, rules->alphabet))),
        QString());
    QVERIFY(state->best.total().points >= 2'850);
}

/// The search that follows from a game alone was made when the game came of it; it isn't made once
/// more.
void TestSolitaireFloors::refinedGamesAreKnownAsSuch()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const WordList list = tests::defaultEnglish(rules->alphabet).value();
    const auto task =
        SolitaireTask::create({rules, tests::lexiconOf(*rules, list), shuffledOrder(*rules, 1)})
            .value();
    SearchSchedule schedule(task, {});
    SearchWorker worker(task);
    int refined = 0;
    while (refined < 2 && schedule.expansions() < 60'000) {
        const auto job = schedule.next(100'000);
        QVERIFY(job.has_value());
        SearchFinding finding = worker.work(*job, {}, [](const Tile*) {});
        const auto game = finding.game;
        schedule.finish(*job, std::move(finding), 0);
        if (job->kind != SearchJob::Kind::Refine || !game) continue;
        ++refined;
        for (const EliteGame& elite : schedule.state().games)
            if (elite.game.key == game->key) QVERIFY(elite.refined > 0);
    }
    QVERIFY(refined > 0);
}

/// TILEWRIGHT_SOLITAIRE_SECONDS=20 asks for it: the same seconds for each order, two threads.
void TestSolitaireFloors::knownOrders()
{
    const char* const asked = std::getenv("TILEWRIGHT_SOLITAIRE_SECONDS");
    if (asked == nullptr) QSKIP("TILEWRIGHT_SOLITAIRE_SECONDS is not set: 20 takes 80 seconds");
    const std::filesystem::path file = tests::casesFolder() / "tile_orders.txt";
    if (!std::filesystem::exists(file)) QSKIP("no folder of known cases");
    const GameRulesPtr rules = tests::rulesOf("english");
    const WordList list = tests::caseWords(rules->alphabet).value();
    const LexiconPtr lexicon = tests::lexiconOf(*rules, list);
    const std::set<std::string> words = plainWords(list, rules->alphabet);
    SearchLimits limits;
    limits.seconds = std::atof(asked);
    TaskContext context;
    context.threads = 2;
    int sum = 0;
    int orders = 0;
    for (const std::string& line : tests::linesOf(file)) {
        if (line.empty() || std::string("ACEG").find(line[0]) == std::string::npos) continue;
        const auto task =
            SolitaireTask::create(
                {rules, lexicon, readTileOrder(rules->alphabet, line.substr(3)).value()})
                .value();
        const auto state = SolitaireSearch::create(task, {}).value()->run(limits, context);
        const int total = state->best.total().points;
        qInfo("%c: %d", line[0], total);
        QCOMPARE(QString::fromStdString(plainFault(*task, state->best, words)), QString());
        sum += total;
        ++orders;
    }
    QCOMPARE(orders, 4);
    QVERIFY2(sum >= orders * 2'850, qPrintable(QString("a mean of %1").arg(sum / orders)));
}

TEST_CLASS(TestSolitaireFloors, tests::NoApplication)
#include "tst_solitaire_floors.moc"
