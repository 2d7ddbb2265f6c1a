// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/random.h"
#include "engine/words/word_expression.h"
#include "engine/words/word_query.h"
#include "tests/support/test_class.h"
#include "tests/support/test_scale.h"
#include "tests/support/word_tools.h"

using namespace engine;

namespace {

using Ends = std::set<std::size_t>;

/// A regular expression as a tree, matched the slow way: by the set of places where a match that
/// begins at a place may end.
struct Tree
{
    enum class Kind { Letters, Sequence, Either, Repeat };

    Kind kind = Kind::Letters;
    LetterSet letters = 0;
    bool negated = false;
    std::vector<Tree> parts;
    int least = 0;
    int most = 0;  ///< -1 = any number

    [[nodiscard]] Ends ends(const std::vector<Tile>& word, std::size_t at) const
    {
        switch (kind) {
        case Kind::Letters: {
            if (at == word.size()) return {};
            const bool among = (letters & letterBit(word[at])) != 0;
            return among != negated ? Ends{at + 1} : Ends{};
        }
        case Kind::Sequence: {
            Ends current{at};
            for (const Tree& part : parts) current = part.endsOfAll(word, current);
            return current;
        }
        case Kind::Either: {
            Ends all;
            for (const Tree& part : parts) all.merge(part.ends(word, at));
            return all;
        }
        case Kind::Repeat: {
            Ends all;
            Ends current{at};
            // More rounds than that add nothing: each takes a letter, or could be left out.
            const int rounds = most >= 0 ? most : least + static_cast<int>(word.size()) + 1;
            for (int round = 0; round <= rounds; ++round) {
                if (round >= least) all.insert(current.begin(), current.end());
                current = parts.front().endsOfAll(word, current);
            }
            return all;
        }
        }
        return {};
    }

    [[nodiscard]] Ends endsOfAll(const std::vector<Tile>& word, const Ends& starts) const
    {
        Ends all;
        for (const std::size_t start : starts) all.merge(ends(word, start));
        return all;
    }

    [[nodiscard]] std::string text() const
    {
        switch (kind) {
        case Kind::Letters: {
            std::string inside;
            for (char c = 'A'; c <= 'D'; ++c)
                if ((letters & letterBit(static_cast<Tile>(c - 'A' + 1))) != 0) inside += c;
            if (letters == 0) return ".";
            if (!negated && inside.size() == 1) return inside;
            return (negated ? "[^" : "[") + inside + "]";
        }
        case Kind::Sequence: {
            std::string all;
            for (const Tree& part : parts)
                all += part.kind == Kind::Either ? "(" + part.text() + ")" : part.text();
            return all;
        }
        case Kind::Either: {
            std::string all = parts.front().text();
            for (std::size_t i = 1; i < parts.size(); ++i) all += "|" + parts[i].text();
            return all;
        }
        case Kind::Repeat: {
            std::string all = "(" + parts.front().text() + ")";
            if (most < 0 && least < 2) return all + (least == 0 ? "*" : "+");
            if (least == 0 && most == 1) return all + "?";
            all += "{" + std::to_string(least);
            if (most != least) all += ",";
            if (most != least && most >= 0) all += std::to_string(most);
            return all + "}";
        }
        }
        return {};
    }
};

/// Letters A to D of the English alphabet.
Tree randomTree(Random& random, int depth)
{
    Tree tree;
    const std::uint32_t kind = depth == 0 ? 0 : random.below(5);
    if (kind < 2) {
        tree.letters = random.below(16) << 1;
        // Without letters it's any one.
        tree.negated = tree.letters == 0 || random.below(4) == 0;
        return tree;
    }
    const std::uint32_t parts = kind == 4 ? 1 : random.below(3) + (kind == 3 ? 1 : 0);
    for (std::uint32_t i = 0; i < parts; ++i) tree.parts.push_back(randomTree(random, depth - 1));
    tree.kind = kind == 2   ? Tree::Kind::Sequence
                : kind == 3 ? Tree::Kind::Either
                            : Tree::Kind::Repeat;
    tree.least = static_cast<int>(random.below(3));
    tree.most = random.below(2) == 0 ? -1 : tree.least + static_cast<int>(random.below(3));
    return tree;
}

bool matches(const Result<WordExpression>& expression, const char* word,
             const char* alphabet = "english")
{
    return expression.value().matches(tests::alphabetOf(alphabet).readWord(word).value());
}

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

tests::Words found(const Lexicon& lexicon, const Result<WordExpression>& expression)
{
    WordQuery query;
    query.expressions.push_back(expression.value());
    return findWords(lexicon, query).value().words;
}

}  // namespace

class TestWordExpression : public QObject
{
    Q_OBJECT

private slots:
    void patterns_data();
    void patterns();
    void regexes_data();
    void regexes();
    void tilesOfSeveralCharacters();
    void errorsHaveColumns_data();
    void errorsHaveColumns();
    void hostileTexts();
    void manyPlaces();
    void agreesWithTheSlowWay();
    void patternsAgreeWithStdRegex();
    void garbageNeverCrashes();
};

void TestWordExpression::patterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char* pattern, const char* word, bool fits) {
        QTest::addRow("%s %s", pattern, word) << pattern << word << fits;
    };
    row("..QU?*", "ACQUIT", true);
    row("..QU?*", "ACQU", false);
    row("..QU?*", "ACQUA", true);
    row("..QU?*", "AQUA", false);
    row("cat", "CAT", true);
    row("CAT", "cat", true);
    row("c_t", "cut", true);
    row("c_t", "cast", false);
    row("*", "A", true);
    row("*", "ABC", true);
    row("*A*A*", "AA", true);
    row("*A*A*", "BANAL", true);
    row("*A*A*", "BALL", false);
    row("[AEIOU]*", "APE", true);
    row("[AEIOU]*", "BAR", false);
    row("[^AEIOU]*", "BAR", true);
    row("[^aeiou]*", "APE", false);
    row("[A]*", "APE", true);
    row("[CH]AT", "CAT", true);
    row("[CH]AT", "HAT", true);
    row("[CH]AT", "CHAT", false);
    row("", "A", false);
}

void TestWordExpression::patterns()
{
    QFETCH(QString, pattern);
    QFETCH(QString, word);
    QFETCH(bool, fits);
    const auto expression =
        WordExpression::pattern(pattern.toStdString(), tests::alphabetOf("english"));
    QCOMPARE(matches(expression, word.toStdString().c_str()), fits);
}

void TestWordExpression::regexes_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char* regex, const char* word, bool fits) {
        QTest::addRow("%s %s", regex, word) << regex << word << fits;
    };
    row("CAT|DOG", "CAT", true);
    row("CAT|DOG", "DOG", true);
    row("CAT|DOG", "CATDOG", false);
    row("(CAT|DOG)S?", "DOGS", true);
    row("CAT|DOGS?", "CATS", false);
    row("A{3}", "AAA", true);
    row("A{3}", "AA", false);
    row("A{2,}", "AAAAA", true);
    row("A{2,}", "A", false);
    row("(AB){1,2}", "ABAB", true);
    row("(AB){1,2}", "ABABAB", false);
    row("A{0}B", "B", true);
    row("A{0}B", "AB", false);
    row("A{0}", "A", false);
    row("(A|)B", "B", true);
    row("()*A", "A", true);
    row("(A*)*B", "AAB", true);
    row("(A?B?){2}", "BA", true);
    row("(A?B?){2}", "BBA", false);
    row("A+?", "AAA", true);
    row(".*[^AEIOU]{3}.*", "STRAP", true);
    row(".*[^AEIOU]{3}.*", "STAR", false);
    row("", "A", false);
    row("|A", "A", true);
}

void TestWordExpression::regexes()
{
    QFETCH(QString, regex);
    QFETCH(QString, word);
    QFETCH(bool, fits);
    const auto expression =
        WordExpression::regex(regex.toStdString(), tests::alphabetOf("english"));
    QCOMPARE(matches(expression, word.toStdString().c_str()), fits);
}

void TestWordExpression::tilesOfSeveralCharacters()
{
    const Alphabet spanish = tests::alphabetOf("spanish");
    const auto lexicon = tests::lexiconOf("CALLE CALE CHAL HAL CAL LLAL NOCHE NOCE NOHE", spanish);
    const auto pattern = [&](const char* text) {
        return tests::textOf(found(*lexicon, WordExpression::pattern(text, spanish)), spanish);
    };
    QCOMPARE(pattern("CA.E"), std::string("CALE CA[LL]E"));
    QCOMPARE(pattern("ca[LL]e"), std::string("CA[LL]E"));
    QCOMPARE(pattern("CALLE"), std::string("CA[LL]E"));
    QCOMPARE(pattern("[CH]AL"), std::string("[CH]AL"));
    QCOMPARE(pattern("[ch]AL"), std::string("[CH]AL"));
    QCOMPARE(pattern("[HC]AL"), std::string("CAL HAL"));
    QCOMPARE(pattern("[C[H]]AL"), std::string("CAL HAL"));
    QCOMPARE(pattern("[H[CH]]AL"), std::string("[CH]AL HAL"));
    QCOMPARE(pattern("[^CH]AL"), std::string("CAL HAL [LL]AL"));
    QCOMPARE(pattern("NO?E"), std::string("NOCE NO[CH]E NOHE"));
    QCOMPARE(pattern("*[L][L]*"), std::string());

    const auto regex = [&](const char* text) {
        return tests::textOf(found(*lexicon, WordExpression::regex(text, spanish)), spanish);
    };
    QCOMPARE(regex("(CA|NO)(LL|CH)E"), std::string("CA[LL]E NO[CH]E"));
    QCOMPARE(regex("[LL]?AL|CH{1}AL"), std::string("[CH]AL [LL]AL"));

    const Alphabet catalan = tests::alphabetOf("catalan");
    const auto other = tests::lexiconOf("QUE CEL·LA CELA", catalan);
    QCOMPARE(tests::textOf(found(*other, WordExpression::pattern("..", catalan)), catalan),
             std::string("[QU]E"));
    QCOMPARE(tests::textOf(found(*other, WordExpression::pattern("*[L·L]*", catalan)), catalan),
             std::string("CE[L·L]A"));
}

void TestWordExpression::errorsHaveColumns_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isRegex");
    QTest::addColumn<int>("column");
    const auto pattern = [](const char* text, int column) {
        QTest::addRow("pattern %s", text) << text << false << column;
    };
    const auto regex = [](const char* text, int column) {
        QTest::addRow("regex %s", text) << text << true << column;
    };
    pattern("CA1", 3);
    pattern("A B", 2);
    pattern("*[AE", 2);
    pattern("AB]", 3);
    pattern("A[]", 2);
    pattern("A[^]", 2);
    pattern("A[B[C]", 2);
    pattern("A[B-D]", 4);
    pattern("A(B)", 2);
    pattern("A{2}", 2);
    pattern("éé", 1);
    pattern("A[é", 2);
    regex("(", 1);
    regex("A(B(C)", 2);
    regex("A)", 2);
    regex("AB)C(", 3);
    regex("*A", 1);
    regex("A|+", 3);
    regex("(?A)", 2);
    regex("A{", 2);
    regex("A{}", 2);
    regex("A{,3}", 2);
    regex("A{3,2}", 2);
    regex("A{1,2", 2);
    regex("A{999999}", 2);
    regex("A{1,99999999999999999999}", 2);
    regex("A{-1}", 2);
    regex("A}", 2);
    regex("^A$", 1);
    regex("A\\d", 2);
    regex("AB.{255}C", 4);
    regex("(AB){200}", 5);
}

void TestWordExpression::errorsHaveColumns()
{
    QFETCH(QString, text);
    QFETCH(bool, isRegex);
    QFETCH(int, column);
    const Alphabet english = tests::alphabetOf("english");
    const auto expression = isRegex ? WordExpression::regex(text.toStdString(), english)
                                    : WordExpression::pattern(text.toStdString(), english);
    QVERIFY(!expression.has_value());
    QCOMPARE(expression.error().place.column, column);
    QVERIFY(!expression.error().message().empty());
}

void TestWordExpression::hostileTexts()
{
    const Alphabet english = tests::alphabetOf("english");
    const auto begin = std::chrono::steady_clock::now();
    for (const char* text : {"(",  ")",   "[",  "]", "{", "*",    "A",       "|",    "()",   "(A",
                             "A*", "[A]", "(|", "?", "+", "A{0}", "(){255}", "[^A]", "\x80", "é"}) {
        for (const int times : {1, 300, 10'000, 100'000}) {
            const std::string all = repeated(text, times);
            for (const auto& expression :
                 {WordExpression::pattern(all, english), WordExpression::regex(all, english)}) {
                if (expression)
                    QVERIFY(!expression->matches(std::vector<Tile>(260, Tile{2})) ||
                            std::string(text).find_first_of("*?") == 0);
                else QVERIFY(!expression.error().message().empty());
            }
        }
    }
    const auto nested =
        WordExpression::regex(repeated("(", 90) + "A" + repeated("){255}", 90), english);
    QVERIFY(!nested.has_value());
    QVERIFY(WordExpression::regex(repeated("(", 90) + repeated("){255}", 90), english).has_value());
    QVERIFY(WordExpression::regex(repeated("(", 90) + "A" + repeated(")*", 90), english));
    QVERIFY(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
}

void TestWordExpression::manyPlaces()
{
    const Alphabet english = tests::alphabetOf("english");
    for (const std::string& text : {std::string("A{0,255}B"), std::string("(A|B?){128}"),
                                    repeated("A", 256), repeated(".", 255) + "A*"}) {
        const auto expression = WordExpression::regex(text, english);
        QVERIFY(expression.has_value());
        std::vector<Tile> word(254, 1);
        QCOMPARE(expression->matches(word), false);
        word.push_back(text[0] == 'A' ? Tile{2} : Tile{1});
        QCOMPARE(expression->matches(word), text != repeated("A", 256) && text[0] != '(');
    }
    QVERIFY(!WordExpression::regex(repeated("A", 257), english).has_value());
    QCOMPARE(WordExpression::regex(repeated("A", 257), english).error().place.column, 257);
}

void TestWordExpression::agreesWithTheSlowWay()
{
    const Alphabet english = tests::alphabetOf("english");
    Random random(11);
    WordList list;
    for (int i = 0; i < 150; ++i) {
        std::vector<Tile> word(1 + random.below(6));
        for (Tile& tile : word) tile = static_cast<Tile>(1 + random.below(4));
        list.add(word);
    }
    list.sortAndRemoveDuplicates();
    const auto lexicon = tests::lexiconOf(list, english);
    const tests::Words words = tests::wordsOf(*lexicon);
    int withMatches = 0;
    for (int round = 0; round < tests::scaled(2'000); ++round) {
        const Tree tree = randomTree(random, 4);
        const std::string text = tree.text();
        const auto expression = WordExpression::regex(text, english);
        if (!expression) {
            // Only by being too large.
            QCOMPARE(expression.error().code, ErrorCode::OutOfRange);
            continue;
        }
        QVERIFY2(expression->matches({}) == tree.ends({}, 0).contains(0), text.c_str());
        tests::Words expected;
        for (const auto& word : words) {
            const bool fits = tree.ends(word, 0).contains(word.size());
            QVERIFY2(expression->matches(word) == fits, text.c_str());
            if (fits) expected.push_back(word);
        }
        withMatches += expected.empty() ? 0 : 1;
        QVERIFY2(found(*lexicon, expression) == expected, text.c_str());
    }
    QVERIFY(withMatches > tests::scaled(2'000) / 10);
}

void TestWordExpression::patternsAgreeWithStdRegex()
{
    const auto lexicon = tests::smallLexicon();
    const Alphabet& english = lexicon->alphabet();
    const tests::Words words = tests::wordsOf(*lexicon);
    Random random(12);
    const std::vector<std::string> parts = {"?", ".",       "_",        "*",   "*",     "A",   "e",
                                            "S", "[AEIOU]", "[^AEIOU]", "ING", "[rst]", "[^E]"};
    for (int round = 0; round < tests::scaled(100); ++round) {
        std::string pattern;
        std::string translated;
        for (std::uint32_t i = random.below(7); i > 0; --i) {
            const std::string& part = parts[random.below(static_cast<std::uint32_t>(parts.size()))];
            pattern += part;
            translated += part == "*" ? ".*" : part == "?" || part == "_" ? "." : part;
        }
        const std::regex regex(translated, std::regex::icase);
        tests::Words expected;
        for (const auto& word : words)
            if (std::regex_match(tests::plainText(word, english), regex)) expected.push_back(word);
        QVERIFY2(found(*lexicon, WordExpression::pattern(pattern, english)) == expected,
                 pattern.c_str());
    }
}

void TestWordExpression::garbageNeverCrashes()
{
    const Alphabet spanish = tests::alphabetOf("spanish");
    const auto lexicon = tests::lexiconOf("CALLE CALE CHAL HAL CAL LLAL", spanish);
    QVERIFY(rc::check("any text is an expression or an error with its column", [&] {
        const auto text = *rc::gen::container<std::string>(
            rc::gen::oneOf(rc::gen::element('A', 'C', 'H', 'L', '(', ')', '[', ']', '{', '}', ',',
                                            '1', '2', '*', '+', '?', '|', '^', '.'),
                           rc::gen::arbitrary<char>()));
        for (const auto& expression :
             {WordExpression::pattern(text, spanish), WordExpression::regex(text, spanish)}) {
            if (expression) {
                for (const auto& word : found(*lexicon, expression))
                    RC_ASSERT(expression->matches(word));
            } else {
                RC_ASSERT(expression.error().place.column >= 1);
                RC_ASSERT(expression.error().place.column <= static_cast<int>(text.size()) + 1);
            }
        }
    }));
}

TEST_CLASS(TestWordExpression, tests::NoApplication)
#include "tst_word_expression.moc"
