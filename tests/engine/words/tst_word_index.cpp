// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/words/word_index.h"
#include "tests/support/test_class.h"
#include "tests/support/word_tools.h"

using namespace engine;

namespace {

/// A graph of so many layers of two letters that words can't be counted in 32 bits.
std::vector<KwgNode> explodingGraph(std::uint32_t layers)
{
    std::vector<KwgNode> nodes{{KwgNode::kEndFlag | 1}};
    for (std::uint32_t layer = 0; layer < layers; ++layer) {
        const std::uint32_t arc = layer + 1 == layers ? 0 : 2 * layer + 3;
        const std::uint32_t accepts = arc == 0 ? KwgNode::kAcceptsFlag : 0;
        nodes.push_back({(1U << 24) | accepts | arc});
        nodes.push_back({(2U << 24) | accepts | KwgNode::kEndFlag | arc});
    }
    return nodes;
}

void compareWithList(const LexiconPtr& lexicon)
{
    const auto index = WordIndex::create(lexicon).value();
    const auto words = tests::wordsOf(*lexicon);
    QCOMPARE(index.wordCount(), static_cast<std::uint32_t>(words.size()));
    std::map<std::vector<Tile>, std::uint32_t> prefixes;
    for (std::uint32_t i = 0; i < words.size(); ++i) {
        QCOMPARE(index.word(i), words[i]);
        QCOMPARE(index.numberOf(words[i]), std::optional(i));
        for (std::size_t length = 0; length <= words[i].size(); ++length) {
            const auto end = words[i].begin() + static_cast<std::ptrdiff_t>(length);
            ++prefixes[std::vector<Tile>(words[i].begin(), end)];
        }
    }
    for (const auto& [prefix, count] : prefixes) {
        QCOMPARE(index.countWithPrefix(prefix), count);
        if (!lexicon->contains(prefix)) QVERIFY(!index.numberOf(prefix));
    }
}

}  // namespace

class TestWordIndex : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheList();
    void tilesOfSeveralCharacters();
    void whatIsNotThere();
    void randomWordsAreUniform();
    void emptyLexicon();
    void tooManyWords();
    void knownLexicon();
};

void TestWordIndex::agreesWithTheList()
{
    compareWithList(tests::smallLexicon());
}

void TestWordIndex::tilesOfSeveralCharacters()
{
    compareWithList(tests::lexiconOf("CAL CHAL HAL LLAL LAL [L]LA", tests::alphabetOf("spanish")));
}

void TestWordIndex::whatIsNotThere()
{
    const Alphabet english = tests::alphabetOf("english");
    const auto index = WordIndex::create(tests::lexiconOf("CAT CATS", english)).value();
    const auto tiles = [&](const char* text) { return english.readWord(text).value(); };
    QVERIFY(!index.numberOf(tiles("CA")));
    QVERIFY(!index.numberOf(tiles("CATSS")));
    QVERIFY(!index.numberOf(tiles("DOG")));
    QVERIFY(!index.numberOf({}));
    QVERIFY(!index.numberOf(std::vector<Tile>(10'000, 3)));
    QCOMPARE(index.countWithPrefix(tiles("CATSS")), 0U);
    QCOMPARE(index.countWithPrefix(tiles("D")), 0U);
    std::vector<Tile> blanks = tiles("CATS");
    blanks[0] = asBlank(blanks[0]);
    QCOMPARE(index.numberOf(blanks), std::optional(1U));
}

void TestWordIndex::randomWordsAreUniform()
{
    const auto lexicon =
        tests::lexiconOf("A CAT CATS DOG DOGS DOGGED", tests::alphabetOf("english"));
    const auto index = WordIndex::create(lexicon).value();
    Random random(5);
    std::map<std::vector<Tile>, int> counts;
    for (int i = 0; i < 6'000; ++i) ++counts[index.randomWord(random)];
    QCOMPARE(counts.size(), std::size_t{6});
    // Four standard deviations.
    for (const auto& [word, count] : counts) QVERIFY(std::abs(count - 1'000) < 120);
    Random same(5);
    Random again(5);
    for (int i = 0; i < 10; ++i) QCOMPARE(index.randomWord(same), index.randomWord(again));
}

void TestWordIndex::emptyLexicon()
{
    const auto index =
        WordIndex::create(tests::lexiconOf("", tests::alphabetOf("english"))).value();
    QCOMPARE(index.wordCount(), 0U);
    QCOMPARE(index.countWithPrefix({}), 0U);
    QVERIFY(!index.numberOf(std::vector<Tile>{1}));
}

void TestWordIndex::tooManyWords()
{
    // Lexicon builds a GADDAG, and refuses as many words; so a file that has one, of one word.
    auto nodes = explodingGraph(40);
    for (KwgNode& node : nodes)
        if (node.arc() != 0) ++node.bits;
    nodes.insert(nodes.begin() + 1, KwgNode{KwgNode::kEndFlag | 2});
    const auto kwg = Kwg::fromNodes(nodes);
    if (!kwg || !kwg->hasGaddag()) QSKIP("such a graph is refused");
    QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "many.kwg";
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char*>(nodes.data()),
               static_cast<qint64>(nodes.size() * sizeof(KwgNode)));
    file.close();
    const auto lexicon = Lexicon::open(path, tests::alphabetOf("english"), false);
    if (!lexicon) QSKIP("such a file is refused");
    const auto index = WordIndex::create(*lexicon);
    QVERIFY(!index.has_value());
    QCOMPARE(index.error().code, ErrorCode::OutOfRange);
}

void TestWordIndex::knownLexicon()
{
    const auto path = std::filesystem::path(TILEWRIGHT_CASES) / "golden" / "ENABLE.kwg";
    if (!std::filesystem::exists(path)) QSKIP("no cases: " TILEWRIGHT_CASES);
    const Alphabet english = tests::alphabetOf("english");
    const auto lexicon = Lexicon::open(path, english, false).value();
    const auto index = WordIndex::create(lexicon).value();
    QCOMPARE(index.wordCount(), 169'266U);
    QCOMPARE(english.written(index.word(0)), std::string("AA"));
    for (std::uint32_t number = 0; number < index.wordCount(); number += 97)
        QCOMPARE(index.numberOf(index.word(number)), std::optional(number));
    QVERIFY(!index.numberOf(english.readWord("QZX").value()));
    std::uint32_t sum = 0;
    for (Tile letter = 1; letter <= 26; ++letter)
        sum += index.countWithPrefix(std::vector<Tile>{letter});
    QCOMPARE(sum, 169'266U);
}

TEST_CLASS(TestWordIndex, tests::NoApplication)
#include "tst_word_index.moc"
