// SPDX-License-Identifier: GPL-3.0-or-later
// Hooks and extensions.
#include <algorithm>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/words/extensions.h"
#include "engine/words/hooks.h"
#include "tests/support/test_class.h"
#include "tests/support/word_tools.h"

using namespace engine;

namespace {

Hooks hooksSlowly(const Lexicon& lexicon, const std::vector<Tile>& word)
{
    Hooks hooks;
    if (word.empty()) return hooks;
    hooks.isWord = lexicon.contains(word);
    for (Tile letter = 1; letter <= lexicon.alphabet().letterCount(); ++letter) {
        std::vector<Tile> longer = word;
        longer.push_back(letter);
        if (lexicon.contains(longer)) hooks.back |= letterBit(letter);
        longer.pop_back();
        longer.insert(longer.begin(), letter);
        if (lexicon.contains(longer)) hooks.front |= letterBit(letter);
    }
    hooks.innerFront = lexicon.contains(std::vector<Tile>(word.begin() + 1, word.end()));
    hooks.innerBack = lexicon.contains(std::vector<Tile>(word.begin(), word.end() - 1));
    return hooks;
}

std::vector<Extension> extensionsSlowly(const tests::Words& words, const ExtensionQuery& query)
{
    std::vector<Extension> found;
    for (const auto& word : words) {
        if (query.tiles.empty() || word.size() <= query.tiles.size() ||
            static_cast<int>(word.size()) < query.minLength ||
            static_cast<int>(word.size()) > query.maxLength)
            continue;
        for (auto at = word.begin();; ++at) {
            at = std::search(at, word.end(), query.tiles.begin(), query.tiles.end());
            if (at == word.end()) break;
            const auto front = static_cast<int>(at - word.begin());
            const auto back = static_cast<int>(word.size() - query.tiles.size()) - front;
            if (front > query.maxFront || back > query.maxBack) continue;
            found.push_back({word, front});
            break;
        }
    }
    std::ranges::stable_sort(found, {}, [](const Extension& e) { return e.word.size(); });
    return found;
}

/// A word of the lexicon, or some part of one.
rc::Gen<std::vector<Tile>> partOf(const tests::Words& words)
{
    return rc::gen::exec([&words] {
        std::vector<Tile> word = words[*rc::gen::inRange<std::size_t>(0, words.size())];
        const auto length = *rc::gen::inRange<std::size_t>(1, word.size() + 1);
        const auto begin = *rc::gen::inRange<std::size_t>(0, word.size() - length + 1);
        word.erase(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(begin));
        word.resize(length);
        return word;
    });
}

}  // namespace

class TestHooks : public QObject
{
    Q_OBJECT

private slots:
    void hooks();
    void extensions();
    void tilesOfSeveralCharacters();
    void nothingForNothing();
    void stopsWhenAsked();
    void agreesWithTheSlowWay();
};

void TestHooks::hooks()
{
    const Alphabet english = tests::alphabetOf("english");
    const auto lexicon = tests::lexiconOf("CARE CARED CARES SCARE ARE CAR A AT", english);
    const auto of = [&](const char* word) {
        return hooksOf(lexicon->words(), english.readWord(word).value());
    };
    const LetterSet s = letterBit(19);
    const LetterSet ds = s | letterBit(4);
    QCOMPARE(of("CARE"), (Hooks{true, s, ds, true, true}));
    QCOMPARE(of("CAR"), (Hooks{true, 0, letterBit(5), false, false}));
    QCOMPARE(of("AR"), (Hooks{false, letterBit(3), letterBit(5), false, true}));
    QCOMPARE(of("AT"), (Hooks{true, 0, 0, false, true}));
    QCOMPARE(of("ZZ"), Hooks{});
    std::vector<Tile> blanks = english.readWord("CARE").value();
    for (Tile& tile : blanks) tile = asBlank(tile);
    QCOMPARE(hooksOf(lexicon->words(), blanks), of("CARE"));
}

void TestHooks::extensions()
{
    const Alphabet english = tests::alphabetOf("english");
    const auto lexicon =
        tests::lexiconOf("CARE CARED CARES SCARE SCARED ARE CAREFUL BANANA ANAANA", english);
    ExtensionQuery query;
    query.tiles = english.readWord("CARE").value();
    const auto text = [&] {
        std::string all;
        const auto found = findExtensions(*lexicon, query).value();
        for (const Extension& extension : found.words)
            all += english.written(extension.word) + std::to_string(extension.front) + " ";
        return all;
    };
    QCOMPARE(text(), std::string("CARED0 CARES0 SCARE1 SCARED1 CAREFUL0 "));
    query.maxBack = 1;
    QCOMPARE(text(), std::string("CARED0 CARES0 SCARE1 SCARED1 "));
    query.maxFront = 0;
    QCOMPARE(text(), std::string("CARED0 CARES0 "));
    query.limit = 1;
    QCOMPARE(findExtensions(*lexicon, query).value().total, 2);
    QCOMPARE(text(), std::string("CARED0 "));
    query = {};
    query.tiles = english.readWord("ANA").value();
    QCOMPARE(text(), std::string("ANAANA0 BANANA1 "));
    query.maxBack = 0;
    QCOMPARE(text(), std::string("ANAANA3 BANANA3 "));
    for (Tile& tile : query.tiles) tile = asBlank(tile);
    QCOMPARE(text(), std::string("ANAANA3 BANANA3 "));
}

void TestHooks::tilesOfSeveralCharacters()
{
    const Alphabet spanish = tests::alphabetOf("spanish");
    const auto lexicon = tests::lexiconOf("ALA CHALA ALACH HALA [L]ALA LLALA", spanish);
    const Hooks hooks = hooksOf(lexicon->words(), spanish.readWord("ALA").value());
    const auto letter = [&](const char* text) {
        return letterBit(spanish.readWord(text).value().front());
    };
    QCOMPARE(hooks.front, letter("CH") | letter("H") | letter("L") | letter("LL"));
    QCOMPARE(hooks.back, letter("CH"));
    QCOMPARE(lettersText(spanish, hooks.front), std::string("[CH]HL[LL]"));
    ExtensionQuery query;
    query.tiles = spanish.readWord("AL").value();
    const auto found = findExtensions(*lexicon, query).value();
    QCOMPARE(found.words.front(), (Extension{spanish.readWord("ALA").value(), 0}));
    QCOMPARE(found.total, 6);
}

void TestHooks::nothingForNothing()
{
    const auto lexicon = tests::smallLexicon();
    QCOMPARE(hooksOf(lexicon->words(), {}), Hooks{});
    QCOMPARE(findExtensions(*lexicon, {}).value().total, 0);
    ExtensionQuery query;
    query.tiles.assign(10'000, Tile{1});
    QCOMPARE(findExtensions(*lexicon, query).value().total, 0);
    QCOMPARE(hooksOf(lexicon->words(), query.tiles), Hooks{});
    query.tiles.assign(1, Tile{1});
    query.maxFront = -1;
    query.maxBack = -1;
    QCOMPARE(findExtensions(*lexicon, query).value().total, 0);

    const auto empty = tests::lexiconOf("", tests::alphabetOf("english"));
    QCOMPARE(hooksOf(empty->words(), query.tiles), Hooks{});
    QCOMPARE(findExtensions(*empty, query).value().total, 0);
}

void TestHooks::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    TaskContext context;
    context.stop = source.get_token();
    ExtensionQuery query;
    query.tiles.assign(1, Tile{5});
    const auto found = findExtensions(*tests::smallLexicon(), query, context);
    QVERIFY(!found.has_value());
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
}

void TestHooks::agreesWithTheSlowWay()
{
    const auto lexicon = tests::smallLexicon();
    const auto words = tests::wordsOf(*lexicon);
    for (const auto& word : words)
        QCOMPARE(hooksOf(lexicon->words(), word), hooksSlowly(*lexicon, word));
    QVERIFY(rc::check("hooks of parts of words", [&] {
        const auto part = *partOf(words);
        RC_ASSERT(hooksOf(lexicon->words(), part) == hooksSlowly(*lexicon, part));
    }));
    QVERIFY(rc::check("extensions", [&] {
        ExtensionQuery query;
        query.tiles = *partOf(words);
        query.maxFront = *rc::gen::inRange(0, 8);
        query.maxBack = *rc::gen::inRange(0, 8);
        query.minLength = *rc::gen::inRange(0, 6);
        query.maxLength = *rc::gen::inRange(3, 16);
        const auto found = findExtensions(*lexicon, query).value();
        RC_CLASSIFY(!found.words.empty());
        RC_ASSERT(found.words == extensionsSlowly(words, query));
    }));
}

TEST_CLASS(TestHooks, tests::NoApplication)
#include "tst_hooks.moc"
