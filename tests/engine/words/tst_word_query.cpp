// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/words/hooks.h"
#include "engine/words/word_query.h"
#include "tests/support/test_class.h"
#include "tests/support/test_scale.h"
#include "tests/support/word_tools.h"

using namespace engine;

namespace {

TileCounts tilesOf(const char* text, const Alphabet& alphabet)
{
    return readTileCounts(text, alphabet).value();
}

/// Blanks needed to lay a word; the word as it is laid in `laid`.
int blanksFor(const std::vector<Tile>& word, TileCounts tiles, std::vector<Tile>& laid)
{
    int blanks = 0;
    laid.clear();
    for (const Tile tile : word) {
        if (tiles.has(tile)) {
            tiles.remove(tile);
            laid.push_back(tile);
        } else {
            ++blanks;
            laid.push_back(asBlank(tile));
        }
    }
    return blanks;
}

/// The query's answer by trying each word on each condition alone.
tests::Words slowly(const Lexicon& lexicon, const WordQuery& query)
{
    tests::Words words;
    for (const auto& word : tests::wordsOf(lexicon)) {
        const auto length = static_cast<int>(word.size());
        std::vector<Tile> laid = word;
        bool fits = length >= query.minLength && length <= query.maxLength;
        for (const WordExpression& expression : query.expressions)
            fits = fits && expression.matches(word);
        if (query.tiles) {
            fits = fits && blanksFor(word, *query.tiles, laid) <= query.tiles->count(kBlank) &&
                   (!query.useAllTiles || length == query.tiles->total());
        }
        TileCounts letters = query.contains;
        letters.remove(kBlank, letters.count(kBlank));
        fits = fits && TileCounts(word).contains(letters) && length >= query.contains.total();
        const Hooks hooks = hooksOf(lexicon.words(), word);
        fits = fits && (!query.needsFrontHook || hooks.front != 0) &&
               (!query.needsBackHook || hooks.back != 0) &&
               (!query.needsInnerFrontHook || hooks.innerFront) &&
               (!query.needsInnerBackHook || hooks.innerBack);
        if (fits) words.push_back(laid);
    }
    if (query.order == WordOrder::ByLength)
        std::ranges::stable_sort(words, {}, &std::vector<Tile>::size);
    return words;
}

rc::Gen<TileCounts> someTiles(int most)
{
    // Many vowels and blanks, so that there are words.
    return rc::gen::map(
        rc::gen::resize(most, rc::gen::container<std::vector<Tile>>(rc::gen::oneOf(
                                  rc::gen::element<Tile>(0, 1, 5, 9, 15, 19, 20, 14, 18),
                                  rc::gen::inRange<Tile>(1, 27)))),
        [most](std::vector<Tile> tiles) {
            tiles.resize(std::min(tiles.size(), static_cast<std::size_t>(most)));
            return TileCounts(tiles);
        });
}

}  // namespace

class TestWordQuery : public QObject
{
    Q_OBJECT

private slots:
    void anagrams_data();
    void anagrams();
    void subAnagrams();
    void tilesOfSeveralCharacters();
    void emptyQueries();
    void limitsKeepTheFirst();
    void stopsWhenAsked();
    void readsTiles();
    void agreesWithTheSlowWay();
    void emptyLexicon();
};

void TestWordQuery::anagrams_data()
{
    QTest::addColumn<QString>("tiles");
    QTest::addColumn<QString>("words");
    QTest::newRow("plain") << "TAC"
                           << "ACT CAT";
    QTest::newRow("lower case") << "tac"
                                << "ACT CAT";
    QTest::newRow("blank") << "TA?"
                           << "AcT cAT TAr TAt";
    QTest::newRow("blank for a letter that is there") << "T?A"
                                                      << "AcT cAT TAr TAt";
    QTest::newRow("two of a letter") << "TT?"
                                     << "TaT";
    QTest::newRow("blanks only") << "???"
                                 << "act cat tar tat";
    QTest::newRow("too few") << "T"
                             << "";
    QTest::newRow("none") << ""
                          << "";
}

void TestWordQuery::anagrams()
{
    QFETCH(QString, tiles);
    QFETCH(QString, words);
    const Alphabet english = tests::alphabetOf("english");
    const auto lexicon = tests::lexiconOf("CAT ACT CATS TAT TAR", english);
    const auto query = anagramQuery(tilesOf(tiles.toStdString().c_str(), english));
    const auto found = findWords(*lexicon, query).value();
    QCOMPARE(found.total, static_cast<std::int64_t>(found.words.size()));
    QStringList expected = words.split(' ', Qt::SkipEmptyParts);
    // In tile order, where a blank counts as its letter.
    expected.sort(Qt::CaseInsensitive);
    QCOMPARE(QString::fromStdString(tests::textOf(found.words, english)), expected.join(' '));
}

void TestWordQuery::subAnagrams()
{
    const Alphabet english = tests::alphabetOf("english");
    const auto lexicon = tests::lexiconOf("CAT ACT CATS AT TA A SAT SCAT TAT", english);
    WordQuery query = subAnagramQuery(tilesOf("CATS", english));
    const auto text = [&] {
        return tests::textOf(findWords(*lexicon, query).value().words, english);
    };
    QCOMPARE(text(), std::string("A AT TA ACT CAT SAT CATS SCAT"));
    query.minLength = 2;
    query.maxLength = 3;
    QCOMPARE(text(), std::string("AT TA ACT CAT SAT"));
    query.tiles = tilesOf("T?", english);
    QCOMPARE(text(), std::string("aT Ta"));
}

void TestWordQuery::tilesOfSeveralCharacters()
{
    const Alphabet spanish = tests::alphabetOf("spanish");
    const auto lexicon = tests::lexiconOf("CHAL LACH CAL HAL [L][L]A LLA", spanish);
    const auto anagrams = [&](const char* tiles) {
        const auto query = anagramQuery(tilesOf(tiles, spanish));
        return tests::textOf(findWords(*lexicon, query).value().words, spanish);
    };
    QCOMPARE(anagrams("ACHL"), std::string("[CH]AL LA[CH]"));
    QCOMPARE(anagrams("A[CH]l"), std::string("[CH]AL LA[CH]"));
    QCOMPARE(anagrams("AL?"), std::string("cAL [ch]AL hAL LA[ch] LlA"));
    QCOMPARE(anagrams("ALL"), std::string("[LL]A"));
    QCOMPARE(anagrams("A[L][L]"), std::string("LLA"));
}

void TestWordQuery::emptyQueries()
{
    const auto lexicon = tests::smallLexicon();
    const Alphabet& english = lexicon->alphabet();
    QCOMPARE(findWords(*lexicon, anagramQuery({})).value().total, 0);
    QCOMPARE(findWords(*lexicon, subAnagramQuery({})).value().total, 0);
    // Without conditions it's all.
    const auto all = findWords(*lexicon, {}).value();
    QCOMPARE(all.words, tests::wordsOf(*lexicon));

    WordQuery impossible;
    impossible.minLength = 5;
    impossible.maxLength = 4;
    QCOMPARE(findWords(*lexicon, impossible).value().total, 0);
    impossible = {};
    impossible.minLength = -5;
    impossible.maxLength = 1'000'000;
    QCOMPARE(findWords(*lexicon, impossible).value().words, all.words);
    impossible.contains = tilesOf(std::string(255, 'A').c_str(), english);
    QCOMPARE(findWords(*lexicon, impossible).value().total, 0);
}

void TestWordQuery::limitsKeepTheFirst()
{
    const auto lexicon = tests::smallLexicon();
    for (const WordOrder order : {WordOrder::ByTiles, WordOrder::ByLength}) {
        WordQuery query;
        query.order = order;
        const auto all = findWords(*lexicon, query).value();
        for (const std::size_t limit : {std::size_t{0}, std::size_t{1}, std::size_t{500}}) {
            query.limit = limit;
            const auto found = findWords(*lexicon, query).value();
            QCOMPARE(found.total, all.total);
            QCOMPARE(found.words,
                     tests::Words(all.words.begin(),
                                  all.words.begin() + static_cast<std::ptrdiff_t>(limit)));
        }
    }
}

void TestWordQuery::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    TaskContext context;
    context.stop = source.get_token();
    const auto found = findWords(*tests::smallLexicon(), {}, context);
    QVERIFY(!found.has_value());
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
}

void TestWordQuery::readsTiles()
{
    const Alphabet english = tests::alphabetOf("english");
    QCOMPARE(readTileCounts("a?B?", english).value(), TileCounts(std::vector<Tile>{0, 0, 1, 2}));
    QCOMPARE(readTileCounts("", english).value(), TileCounts());
    QCOMPARE(readTileCounts("A??1", english).error().place.column, 4);
    QCOMPARE(readTileCounts("A?é", english).error().place.column, 3);
    QCOMPARE(readTileCounts(std::string(255, '?'), english).value().total(), 255);
    QCOMPARE(readTileCounts(std::string(256, 'A'), english).error().code, ErrorCode::OutOfRange);
    QCOMPARE(readTileCounts(std::string(10'000, '?'), english).error().code, ErrorCode::OutOfRange);
}

void TestWordQuery::agreesWithTheSlowWay()
{
    const auto lexicon = tests::smallLexicon();
    const Alphabet& english = lexicon->alphabet();
    QVERIFY(rc::check("anagrams and words from some tiles", [&] {
        const TileCounts tiles = *someTiles(10);
        RC_TAG(tiles.count(kBlank));
        for (const WordQuery& query : {anagramQuery(tiles), subAnagramQuery(tiles)})
            RC_ASSERT(findWords(*lexicon, query).value().words == slowly(*lexicon, query));
    }));
    QVERIFY(rc::check("anagrams of words, some letters blanks", [&] {
        const auto words = tests::wordsOf(*lexicon);
        auto word = words[*rc::gen::inRange<std::size_t>(0, words.size())];
        for (Tile& tile : word)
            if (*rc::gen::inRange(0, 4) == 0) tile = kBlank;
        const WordQuery query = anagramQuery(TileCounts(word));
        const auto found = findWords(*lexicon, query).value();
        RC_ASSERT(!found.words.empty());
        RC_ASSERT(found.words == slowly(*lexicon, query));
    }));
    QVERIFY(rc::check("conditions together", [&] {
        WordQuery query;
        const auto chance = [](int of) { return *rc::gen::inRange(0, of) == 0; };
        if (chance(2))
            query.expressions.push_back(
                WordExpression::pattern(
                    *rc::gen::element<std::string>("*E*", "?A*", "*[ST]", "*I*"), english)
                    .value());
        if (chance(2))
            query.expressions.push_back(
                WordExpression::regex(
                    *rc::gen::element<std::string>(".{3,6}", "[^X]*", ".*[AEIOU]{2}.*|A.*"),
                    english)
                    .value());
        if (chance(2)) query.tiles = *someTiles(14);
        query.useAllTiles = query.tiles && chance(4);
        if (chance(2)) query.contains = *someTiles(3);
        query.minLength = *rc::gen::inRange(-1, 6);
        query.maxLength = *rc::gen::inRange(2, 16);
        query.needsFrontHook = chance(6);
        query.needsBackHook = chance(6);
        query.needsInnerFrontHook = chance(6);
        query.needsInnerBackHook = chance(6);
        query.order = chance(2) ? WordOrder::ByLength : WordOrder::ByTiles;
        const auto found = findWords(*lexicon, query).value();
        RC_CLASSIFY(!found.words.empty());
        RC_ASSERT(found.words == slowly(*lexicon, query));
    }));
}

void TestWordQuery::emptyLexicon()
{
    const auto lexicon = tests::lexiconOf("", tests::alphabetOf("english"));
    QCOMPARE(findWords(*lexicon, {}).value().total, 0);
}

TEST_CLASS(TestWordQuery, tests::NoApplication)
#include "tst_word_query.moc"
