// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <QtTest>

#include "engine/base/random.h"
#include "engine/lexicon/anagram_filter.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/word_table.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

std::vector<std::uint32_t> having(const WordTable& table, std::size_t length,
                                  std::span<const Tile> letters)
{
    std::vector<std::uint32_t> found;
    table.forEachWith(length, letters, [&](std::uint32_t number) { found.push_back(number); });
    return found;
}

/// One by one; of each letter two copies are asked for at most.
std::vector<std::uint32_t> havingByCounting(const WordTable& table, std::size_t length,
                                            std::span<const Tile> letters)
{
    std::vector<std::uint32_t> found;
    for (std::uint32_t number = 0; number < table.count(length); ++number) {
        const auto word = table.word(length, number);
        const bool all = std::ranges::all_of(letters, [&](Tile letter) {
            return std::ranges::count(word, letter) >=
                   std::min<std::ptrdiff_t>(std::ranges::count(letters, letter), 2);
        });
        if (all) found.push_back(number);
    }
    return found;
}

std::vector<std::uint32_t> havingAt(const WordTable& table, std::size_t length,
                                    std::span<const WordTable::Placed> letters)
{
    std::vector<std::uint32_t> found;
    table.forEachAt(length, letters, [&](std::uint32_t number) { found.push_back(number); });
    return found;
}

/// One by one.
std::vector<std::uint32_t> havingAtByLooking(const WordTable& table, std::size_t length,
                                             std::span<const WordTable::Placed> letters)
{
    std::vector<std::uint32_t> found;
    for (std::uint32_t number = 0; number < table.count(length); ++number) {
        const auto word = table.word(length, number);
        const bool all = std::ranges::all_of(letters, [&](const WordTable::Placed& placed) {
            return word[placed.at] == placed.letter;
        });
        if (all) found.push_back(number);
    }
    return found;
}

}  // namespace

class TestWordTable : public QObject
{
    Q_OBJECT

private slots:
    void holdsTheWords_data()
    {
        QTest::addColumn<QString>("rulesId");
        for (const char* id : {"english", "polish", "catalan"}) QTest::newRow(id) << QString(id);
    }
    void holdsTheWords()
    {
        QFETCH(QString, rulesId);
        const GameRulesPtr rules = tests::rulesOf(rulesId.toStdString().c_str());
        const WordList words = tests::randomWords(*rules, 4, 3000, 24);
        const LexiconPtr lexicon = tests::lexiconOf(*rules, words);
        const WordTable& table = lexicon->searchTables().words;
        QVERIFY(table.complete());
        QVERIFY(table.bytes() > 0U);
        std::vector<std::vector<Tile>> expected;
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i].size() <= kMaxDim) expected.emplace_back(words[i].begin(), words[i].end());
        std::vector<std::vector<Tile>> found;
        for (std::size_t length = 0; length <= 2 * kMaxDim; ++length)
            for (std::uint32_t number = 0; number < table.count(length); ++number) {
                const auto word = table.word(length, number);
                QCOMPARE(word.size(), length);
                found.emplace_back(word.begin(), word.end());
            }
        std::ranges::sort(expected);
        std::ranges::sort(found);
        QVERIFY(found == expected);

        // In the order of the keys, by which words of given letters are found.
        for (std::size_t length = 1; length <= kMaxDim; ++length) {
            std::uint64_t before = 0;
            for (std::uint32_t number = 0; number < table.count(length); ++number) {
                std::uint64_t key = 0;
                for (const Tile letter : table.word(length, number))
                    key += AnagramFilter::key(letter);
                QVERIFY(before <= key);
                before = key;
            }
        }

        Random random(9);
        for (int i = 0; i < 2000; ++i) {
            const std::size_t length = 2 + random.below(9);
            if (table.count(length) == 0) continue;
            const auto word = table.word(length, random.below(table.count(length)));
            std::vector<Tile> letters(word.begin(), word.end());
            random.shuffle(std::span(letters));
            letters.resize(random.below(static_cast<std::uint32_t>(length + 1)));
            // Sometimes a letter that is not in the word.
            if (random.below(3) == 0)
                letters.push_back(static_cast<Tile>(
                    1 + random.below(static_cast<std::uint32_t>(rules->alphabet.letterCount()))));
            std::ranges::sort(letters);
            QVERIFY(having(table, length, letters) == havingByCounting(table, length, letters));
        }
        for (int i = 0; i < 2000; ++i) {
            const std::size_t length = 2 + random.below(9);
            if (table.count(length) == 0) continue;
            const auto word = table.word(length, random.below(table.count(length)));
            std::vector<WordTable::Placed> letters;
            for (std::size_t at = 0; at < length; ++at)
                if (random.below(3) == 0) letters.push_back({at, word[at]});
            // Sometimes with another letter.
            if (random.below(3) == 0)
                letters.push_back({random.below(static_cast<std::uint32_t>(length)),
                                   static_cast<Tile>(1 + random.below(static_cast<std::uint32_t>(
                                                             rules->alphabet.letterCount())))});
            if (letters.empty()) continue;
            QVERIFY(havingAt(table, length, letters) == havingAtByLooking(table, length, letters));
        }
    }

    void lettersThatNoWordHas()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr lexicon =
            tests::lexiconOf(*rules, tests::wordsFrom("AB BAA CAB", rules->alphabet).value());
        const WordTable& table = lexicon->searchTables().words;
        const std::vector<Tile> last{26};
        const std::vector<Tile> letters{1, 1, 1};
        QCOMPARE(having(table, 2, last).size(), 0U);
        QCOMPARE(having(table, 7, last).size(), 0U);
        QCOMPARE(having(table, 3, letters).size(), 1U);  // looked for twice only
        QCOMPARE(having(table, 3, {}).size(), 2U);
        const std::vector<WordTable::Placed> z{{1, 26}};
        QCOMPARE(havingAt(table, 2, z).size(), 0U);
        QCOMPARE(havingAt(table, 7, z).size(), 0U);
    }

    void graphsThatAreTooLargeToWalk()
    {
        const Kwg graph = Kwg::fromNodes(tests::nodesOfManyWords(60)).value();
        const WordTable table{LetterGraph(graph)};
        QVERIFY(!table.complete());
        for (std::size_t length = 0; length <= kMaxDim; ++length) QCOMPARE(table.count(length), 0U);
        // A filter that doesn't know says yes.
        const AnagramFilter filter(table);
        QVERIFY(filter.mayBeWord(AnagramFilter::key(3), 0));
        QVERIFY(filter.mayBeWord(AnagramFilter::key(3), 1));
    }
};

TEST_CLASS(TestWordTable, tests::NoApplication)
#include "tst_word_table.moc"
