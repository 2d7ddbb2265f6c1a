// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <stop_token>

#include <QtTest>

#include "engine/lexicon/klv.h"
#include "engine/selfplay/leave_trainer.h"
#include "engine/selfplay/win_table_trainer.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestWinTableTrainer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void countsAreThoseOfTheGames();
    void interruptedTrainingGoesOn();
    void damagedStatesAreRefused();
    void statesOfOtherWorkAreNamed();
    void tablesOfOtherRulesAreRefused();
    void tablesAreCalibrated();

private:
    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
};

void TestWinTableTrainer::initTestCase()
{
    m_rules = tests::rulesOf("english");
    m_lexicon = tests::lexiconOf(*m_rules, tests::smallEnglish(m_rules->alphabet).value());
}

void TestWinTableTrainer::countsAreThoseOfTheGames()
{
    auto trainer = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 20, 3).value();
    TaskContext context;
    context.threads = 2;
    QVERIFY(trainer.run({}, context));
    QVERIFY(trainer.finished());
    QCOMPARE(trainer.counts().games(), 20);
    std::int64_t turns = 0;
    for (const WinCounts::Row& row : trainer.counts().rows()) {
        QVERIFY(row.unseen >= 1 && row.unseen <= 93);
        for (const std::int64_t count : row.counts) turns += count;
    }
    QCOMPARE(turns, trainer.games().summary().turns());
    // Every game begins with 93 tiles unseen.
    const auto rows = trainer.counts().rows();
    const WinCounts::Row& first = rows.back();
    QCOMPARE(first.unseen, 93);
    std::int64_t begun = 0;
    for (const std::int64_t count : first.counts) begun += count;
    QVERIFY(begun >= 20);
}

void TestWinTableTrainer::interruptedTrainingGoesOn()
{
    auto whole = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 30, 3).value();
    QVERIFY(whole.run({}, {}));
    auto part = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 12, 3).value();
    QVERIFY(part.run({}, {}));
    const auto bytes = part.save().toBytes();
    auto rest = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 30, 3).value();
    QVERIFY(rest.restore(SavedState::parse(bytes).value()));
    QCOMPARE(rest.counts().games(), 12);
    QVERIFY(rest.run({}, {}));
    QVERIFY(rest.counts() == whole.counts());
    auto otherSeed = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 30, 4).value();
    QVERIFY(!otherSeed.restore(SavedState::parse(bytes).value()));
}

void TestWinTableTrainer::damagedStatesAreRefused()
{
    auto trainer = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 4, 3).value();
    QVERIFY(trainer.run({}, {}));
    SavedState state = trainer.save();
    state.payload().resize(40);
    auto fresh = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 4, 3).value();
    const auto refused = fresh.restore(state);
    QVERIFY(!refused);
    QVERIFY(refused.error().message().find("other games") != std::string::npos);
    SavedState empty = trainer.save();
    const std::string text = WinCounts(7).toText();
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    empty.payload().assign(bytes.begin(), bytes.end());
    QVERIFY(!fresh.restore(empty));
}

void TestWinTableTrainer::statesOfOtherWorkAreNamed()
{
    auto trainer = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 4, 3).value();
    QVERIFY(trainer.run({}, {}));
    // Small racks keep the samples few.
    const auto few = tests::changed(m_rules, [](GameRules& rules) { rules.rackSize = 3; });
    LeaveTrainingPlan plan;
    plan.games = {1};
    auto leaves = LeaveTrainer::create(few, m_lexicon, plan).value();
    const auto refusal = [](const Result<void>& restored) {
        return restored ? std::string() : restored.error().message();
    };
    const std::string ofLeaves = refusal(trainer.restore(leaves.save()));
    QVERIFY2(ofLeaves.find("state of 'leave training', not of 'win table'") != std::string::npos,
             ofLeaves.c_str());
    const std::string ofTable = refusal(leaves.restore(trainer.save()));
    QVERIFY2(ofTable.find("state of 'win table', not of 'leave training'") != std::string::npos,
             ofTable.c_str());
    const auto bytes = trainer.save();
    auto otherRules = WinTableTrainer::create(few, m_lexicon, nullptr, 4, 3).value();
    QVERIFY(refusal(otherRules.restore(bytes)).find("with the rules") != std::string::npos);
    const auto words = tests::wordsFrom("CAT DOG ACT GOD TAG", m_rules->alphabet).value();
    auto otherWords =
        WinTableTrainer::create(m_rules, tests::lexiconOf(*m_rules, words), nullptr, 4, 3).value();
    QVERIFY(refusal(otherWords.restore(bytes)).find("with the lexicon") != std::string::npos);
}

void TestWinTableTrainer::tablesOfOtherRulesAreRefused()
{
    auto trainer = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 4, 3).value();
    QVERIFY(trainer.run({}, {}));
    const std::string text =
        trainer.counts().toText(winCountNotes(*m_rules, *m_lexicon, nullptr, 3));
    const WinCounts counts = WinCounts::parse(text).value();
    QCOMPARE(counts.note("rules"), std::string_view(m_rules->id));
    QCOMPARE(counts.note("seed"), std::string_view("3"));
    QVERIFY(counts.note("nothing").empty());
    QVERIFY(checkRulesOf(counts, *m_rules, "table"));
    const auto refusal = [&](const GameRulesPtr& rules) {
        const auto checked = checkRulesOf(counts, *rules, "table");
        return checked ? std::string() : checked.error().toString();
    };
    const auto changed = tests::changed(m_rules, [](GameRules& rules) { rules.bonus = {0}; });
    QVERIFY2(refusal(changed).find("changed since") != std::string::npos, refusal(changed).c_str());
    const std::string other = refusal(tests::rulesOf("nyt_crossplay"));
    QVERIFY2(other.find("table") != std::string::npos, other.c_str());
    QVERIFY2(other.find("not for 'nyt_crossplay'") != std::string::npos, other.c_str());
    const auto fewer = tests::changed(m_rules, [](GameRules& rules) { rules.rackSize = 3; });
    QVERIFY(refusal(fewer).find("racks of 7") != std::string::npos);
    // A table that doesn't say is taken.
    QVERIFY(checkRulesOf(WinCounts::parse(trainer.counts().toText()).value(), *changed, "table"));
}

void TestWinTableTrainer::tablesAreCalibrated()
{
    auto trainer = WinTableTrainer::create(m_rules, m_lexicon, nullptr, 600, 3).value();
    TaskContext context;
    context.threads = 2;
    QVERIFY(trainer.run({}, context));
    const WinTable table(trainer.counts());
    const auto rows = checkWinTable(table, m_rules, m_lexicon, nullptr, 600, 77, context).value();
    std::int64_t turns = 0;
    for (const WinCheckRow& row : rows) {
        turns += row.turns;
        // Few games: within ten points.
        QVERIFY(row.turns > 100);
        QVERIFY2(std::abs(row.predicted - row.observed) < 0.1,
                 std::to_string(row.predicted - row.observed).c_str());
    }
    QVERIFY(turns > 600 * 10);
    QVERIFY(rows[0].predicted < 0.1 && rows[9].predicted > 0.9);
}

TEST_CLASS(TestWinTableTrainer, tests::NoApplication)
#include "tst_win_table_trainer.moc"
