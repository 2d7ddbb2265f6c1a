// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon_diff.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"

using namespace engine;

namespace {

using Word = std::vector<Tile>;
using DiffWords = std::set<Word>;

Kwg graphOf(const DiffWords& words, NodeOrder order = NodeOrder::Wolges,
            GraphKind kind = GraphKind::Dawg)
{
    WordList list;
    for (const Word& word : words) list.add(word);
    return Kwg::fromNodes(buildKwg(list, kind, order).value()).value();
}

struct Differences
{
    std::vector<Word> first;
    std::vector<Word> second;
    DifferenceCounts counts;
};

Differences differencesOf(const Kwg& a, const Kwg& b)
{
    Differences found;
    const auto visit = [&found](OnlyIn side, std::span<const Tile> word) {
        (side == OnlyIn::First ? found.first : found.second).emplace_back(word.begin(), word.end());
        return true;
    };
    found.counts = findDifferences(a, b, visit).value();
    return found;
}

std::vector<Word> minus(const DiffWords& a, const DiffWords& b)
{
    std::vector<Word> rest;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
    return rest;
}

/// 2^length words with few nodes.
DiffWords allTwoLetterTexts(int length)
{
    DiffWords words{{}};
    for (int i = 0; i < length; ++i) {
        DiffWords longer;
        for (Word word : words) {
            word.push_back(1);
            longer.insert(word);
            word.back() = 2;
            longer.insert(word);
        }
        words = std::move(longer);
    }
    return words;
}

}  // namespace

class TestLexiconDiff : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatSetsSay();
    void nothingAgainstSomething();
    void stopsAtTheVisitorsWish();
    void equalPartsAreWalkedOnce();
    void refusesEndlessDifferences();
    void stopsWhenAsked();
};

void TestLexiconDiff::findsWhatSetsSay()
{
    const auto passed = rc::check([](const std::vector<Word>& common, const std::vector<Word>& one,
                                     const std::vector<Word>& two) {
        const auto collect = [](const std::vector<Word>& texts, DiffWords& words) {
            for (Word word : texts) {
                if (word.empty() || word.size() > 12) continue;
                for (Tile& tile : word) tile = static_cast<Tile>(1 + tile % 5);
                words.insert(word);
            }
        };
        DiffWords a;
        DiffWords b;
        collect(common, a);
        collect(common, b);
        collect(one, a);
        collect(two, b);
        // Whatever the nodes' order, and whether there is a GADDAG.
        const auto found =
            differencesOf(graphOf(a), graphOf(b, NodeOrder::Magpie, GraphKind::Gaddawg));
        RC_ASSERT(found.first == minus(a, b));
        RC_ASSERT(found.second == minus(b, a));
        RC_ASSERT(found.counts.onlyInFirst == static_cast<std::int64_t>(found.first.size()));
        RC_ASSERT(found.counts.onlyInSecond == static_cast<std::int64_t>(found.second.size()));
        RC_ASSERT(found.counts.complete);
    });
    QVERIFY(passed);
}

void TestLexiconDiff::nothingAgainstSomething()
{
    const DiffWords words{{1}, {1, 2}, {3}};
    QCOMPARE(differencesOf(graphOf({}), graphOf(words)).second, minus(words, {}));
    QCOMPARE(differencesOf(graphOf(words), graphOf({})).first, minus(words, {}));
    QVERIFY(differencesOf(graphOf({}), graphOf({})).first.empty());
}

void TestLexiconDiff::stopsAtTheVisitorsWish()
{
    int visited = 0;
    const auto counts = findDifferences(graphOf({{1}, {2}, {3}}), graphOf({}),
                                        [&visited](OnlyIn, auto) { return ++visited < 2; });
    QVERIFY(counts.has_value());
    QCOMPARE(visited, 2);
    QVERIFY(!counts->complete);
}

void TestLexiconDiff::equalPartsAreWalkedOnce()
{
    // A million million words each, in 80 nodes: to be compared in no time.
    const Kwg one = Kwg::fromNodes(tests::nodesOfManyWords(40)).value();
    QCOMPARE(one.wordCount(), std::int64_t{1} << 40);
    const auto found = differencesOf(one, Kwg::fromNodes(tests::nodesOfManyWords(40)).value());
    QVERIFY(found.first.empty() && found.second.empty());
}

void TestLexiconDiff::refusesEndlessDifferences()
{
    const Kwg many = Kwg::fromNodes(tests::nodesOfManyWords(40)).value();
    const auto counts = findDifferences(graphOf({{1}}), many, [](OnlyIn, auto) { return true; });
    QVERIFY(!counts.has_value());
    QCOMPARE(counts.error().code, ErrorCode::OutOfRange);
}

void TestLexiconDiff::stopsWhenAsked()
{
    std::stop_source stop;
    stop.request_stop();
    TaskContext context;
    context.stop = stop.get_token();
    const auto counts = findDifferences(
        graphOf(allTwoLetterTexts(10)), graphOf({}), [](OnlyIn, auto) { return true; }, context);
    QVERIFY(!counts.has_value());
    QCOMPARE(counts.error().code, ErrorCode::Cancelled);
}

TEST_CLASS(TestLexiconDiff, tests::NoApplication)
#include "tst_lexicon_diff.moc"
