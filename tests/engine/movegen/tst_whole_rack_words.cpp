// SPDX-License-Identifier: GPL-3.0-or-later
// Words that use up a rack, beside a look at every word.
#include <algorithm>
#include <cstdint>
#include <vector>

#include <QtTest>

#include "engine/base/random.h"
#include "engine/lexicon/anagram_filter.h"
#include "engine/lexicon/lexicon.h"
#include "engine/movegen/whole_rack_words.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestWholeRackWords : public QObject
{
    Q_OBJECT

private slots:
    void areThoseOfTheRack_data();
    void areThoseOfTheRack();
};

void TestWholeRackWords::areThoseOfTheRack_data()
{
    QTest::addColumn<int>("blanks");
    for (const int blanks : {0, 1, 2}) QTest::addRow("%d blanks", blanks) << blanks;
}

void TestWholeRackWords::areThoseOfTheRack()
{
    QFETCH(int, blanks);
    const GameRulesPtr rules = tests::rulesOf("english");
    const LexiconPtr lexicon = tests::lexiconOf(*rules, tests::randomWords(*rules, 4, 20'000, 9));
    const WordTable& table = lexicon->searchTables().words;
    Random random(7);
    WholeRackWords words;
    std::size_t found = 0;
    for (int i = 0; i < 3000; ++i) {
        const std::size_t length = 3 + random.below(6);
        if (table.count(length) == 0) continue;
        // The letters of a word, mostly; some lie on the board.
        const auto word = table.word(length, random.below(table.count(length)));
        std::vector<Tile> letters(word.begin(), word.end());
        random.shuffle(std::span(letters));
        if (random.below(4) == 0) letters[0] = static_cast<Tile>(1 + random.below(26));
        const std::size_t lyingCount = random.below(3);
        std::vector<Tile> lying(letters.begin(),
                                letters.begin() + static_cast<std::ptrdiff_t>(lyingCount));
        std::vector<Tile> own(letters.begin() + static_cast<std::ptrdiff_t>(lyingCount),
                              letters.end());
        if (own.size() <= static_cast<std::size_t>(blanks)) continue;
        for (int blank = 0; blank < blanks; ++blank) own[static_cast<std::size_t>(blank)] = kBlank;
        Rack rack;
        std::uint64_t key = 0;
        for (const Tile tile : own) rack.add(tile);
        for (const Tile tile : lying) key += AnagramFilter::key(tile);
        words.begin(rack, table, lexicon->searchTables().anagrams);
        for (int asked = 0; asked < 2; ++asked) {
            const auto answer = words.with(lying, key);
            const std::vector<std::uint32_t> numbers(answer.begin(), answer.end());
            QVERIFY(std::ranges::is_sorted(numbers) || blanks == 1);
            for (std::uint32_t number = 0; number < table.count(length); ++number) {
                const auto candidate = table.word(length, number);
                std::vector<Tile> rest(candidate.begin(), candidate.end());
                bool has = true;
                const auto take = [&](Tile tile) {
                    const auto at = std::ranges::find(rest, tile);
                    if (at == rest.end()) has = false;
                    else rest.erase(at);
                };
                for (const Tile tile : lying) take(tile);
                for (const Tile tile : own)
                    if (tile != kBlank) take(tile);
                const bool listed = std::ranges::count(numbers, number) > 0;
                // It may list more, which then don't fit, but never fewer.
                QVERIFY(!has || listed);
                found += has ? 1 : 0;
                if (blanks == 0) QCOMPARE(listed, has);
            }
        }
    }
    QVERIFY(found > 1000);
}

TEST_CLASS(TestWholeRackWords, tests::NoApplication)
#include "tst_whole_rack_words.moc"
