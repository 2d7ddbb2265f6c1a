// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <string>
#include <vector>

#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/file.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/rules/catalogue.h"
#include "tests/support/golden_graphs.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"

using namespace engine;
using tests::english;

namespace {

std::vector<Tile> tilesOf(const char* word)
{
    return english().readWord(word).value();
}

}  // namespace

class TestLexicon : public QObject
{
    Q_OBJECT

private:
    std::filesystem::path write(const char* name, std::string_view text) const
    {
        const auto path = std::filesystem::path(m_folder.path().toStdString()) / name;
        return writeFileAtomically(path, text) ? path : std::filesystem::path();
    }
    std::filesystem::path writeGraph(const char* name, const char* words, GraphKind kind) const
    {
        const auto list = tests::wordsFrom(words, english()).value();
        const auto nodes = buildKwg(list, kind).value();
        return write(name, {reinterpret_cast<const char*>(nodes.data()), nodes.size() * 4});
    }

    QTemporaryDir m_folder;

private slots:
    void opensAnything_data();
    void opensAnything();
    void refusesAlphagrams();
    void refusesRejectedLines();
    void refusesOtherFiles();
    void refusesForeignLetters();
    void buildsFromWords();
    void stopsWhenAsked();
    void bundledListIsClean();
    void refusesGraphsOfFewerLetters();
    void refusesMoreWordsThanCanBe();
};

void TestLexicon::opensAnything_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("text") << "text";
    QTest::newRow("graph") << "graph";
    QTest::newRow("DAWG only") << "dawg";
}

void TestLexicon::opensAnything()
{
    QFETCH(QString, kind);
    const char* words = "CARE RACE ACRE CAT CATS TEA";
    // Names say nothing about what is inside.
    std::filesystem::path path;
    if (kind == u"text") path = write("my.words.kwg", "care\nrace\nacre\ncat\ncats\ntea\na\n");
    else
        path = writeGraph("my.words.txt", words,
                          kind == u"dawg" ? GraphKind::Dawg : GraphKind::Gaddawg);
    for (const bool withAlphagrams : {false, true}) {
        const auto lexicon = Lexicon::open(path, english(), withAlphagrams);
        QVERIFY2(lexicon.has_value(), lexicon ? "" : lexicon.error().toString().c_str());
        const Lexicon& opened = **lexicon;
        QCOMPARE(opened.name(), std::string("my.words"));
        QCOMPARE(opened.path(), path);
        QVERIFY(opened.alphabet().sameLetters(english()));
        QVERIFY(opened.words().hasGaddag());
        QCOMPARE(opened.words().wordCount(), 6);
        QVERIFY(opened.contains(tilesOf("RACE")));
        QVERIFY(!opened.contains(tilesOf("AREC")));
        QCOMPARE(opened.hasAlphagrams(), withAlphagrams);
        if (withAlphagrams) {
            QCOMPARE(opened.alphagrams().wordCount(), 4);
            std::vector<Tile> jumbled = tilesOf("ERAC");
            jumbled[1] = asBlank(jumbled[1]);
            QVERIFY(opened.containsJumbled(jumbled));
            QVERIFY(opened.containsJumbled(tilesOf("STAC")));
            QVERIFY(!opened.containsJumbled(tilesOf("STACS")));
            QVERIFY(!opened.containsJumbled({}));
        }
    }
}

void TestLexicon::refusesAlphagrams()
{
    const auto path = writeGraph("words.kad", "CARE RACE ACRE CAT CATS TEA", GraphKind::Alpha);
    const auto lexicon = Lexicon::open(path, english(), false);
    QVERIFY(!lexicon.has_value());
    QCOMPARE(lexicon.error().code, ErrorCode::WrongLexicon);
    QCOMPARE(lexicon.error().place.file, path.string());
    QVERIFY(lexicon.error().message().find("alphagrams") != std::string::npos);
}

void TestLexicon::refusesRejectedLines()
{
    const auto path = write("bad.txt", "CAT\nDOG\nB1RD\nC0W\n");
    const auto lexicon = Lexicon::open(path, english(), false);
    QVERIFY(!lexicon.has_value());
    QCOMPARE(lexicon.error().code, ErrorCode::Malformed);
    QCOMPARE(lexicon.error().place.line, 3);
    QCOMPARE(lexicon.error().place.column, 2);
    QVERIFY(lexicon.error().message().find("B1RD") != std::string::npos);
    QVERIFY(lexicon.error().message().find("2 lines") != std::string::npos);
}

void TestLexicon::refusesOtherFiles()
{
    const auto codeOf = [this](const char* name, std::string_view content) {
        const auto lexicon = Lexicon::open(write(name, content), english(), false);
        return lexicon ? ErrorCode::UnknownName : lexicon.error().code;
    };
    QCOMPARE(codeOf("empty", ""), ErrorCode::Malformed);
    QCOMPARE(codeOf("lines", "\n\n\n"), ErrorCode::Malformed);
    QCOMPARE(codeOf("picture", "\x89PNG\r\n\x1a\n\x01\x02"), ErrorCode::Malformed);
    QCOMPARE(codeOf("zeros", std::string(64, '\0')), ErrorCode::Malformed);
    QCOMPARE(codeOf("cut", std::string("\x05\0\x40\0", 4)), ErrorCode::Malformed);
    QCOMPARE(codeOf("short", std::string("\0\0", 2)), ErrorCode::Malformed);

    const auto missing = Lexicon::open("/nowhere/x.kwg", english(), false);
    QVERIFY(!missing.has_value());
    QCOMPARE(missing.error().code, ErrorCode::FileUnreadable);
    const auto folder = Lexicon::open(m_folder.path().toStdString(), english(), false);
    QVERIFY(!folder.has_value());
    QCOMPARE(folder.error().code, ErrorCode::FileUnreadable);
}

void TestLexicon::refusesForeignLetters()
{
    WordList words;
    words.add(std::vector<Tile>{1, 30});
    const auto lexicon = Lexicon::fromWords("foreign", words, english(), false);
    QVERIFY(!lexicon.has_value());
    QCOMPARE(lexicon.error().code, ErrorCode::WrongLexicon);
}

void TestLexicon::buildsFromWords()
{
    const WordList words = tests::smallEnglish(english()).value();
    QVERIFY(words.size() > 2500);
    const auto lexicon = Lexicon::fromWords("small", words, english(), true);
    QVERIFY(lexicon.has_value());
    QCOMPARE((*lexicon)->name(), std::string("small"));
    QVERIFY((*lexicon)->path().empty());
    QCOMPARE((*lexicon)->words().wordCount(), static_cast<std::int64_t>(words.size()));
    for (std::size_t i = 0; i < words.size(); ++i) {
        QVERIFY((*lexicon)->contains(words[i]));
        QVERIFY((*lexicon)->containsJumbled(std::vector<Tile>(words[i].rbegin(), words[i].rend())));
    }
    // A game may be played with no words at all.
    QVERIFY(Lexicon::fromWords("none", {}, english(), true).has_value());
}

void TestLexicon::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    TaskContext context;
    context.stop = source.get_token();
    const auto lexicon = Lexicon::fromWords("small", tests::smallEnglish(english()).value(),
                                            english(), false, context);
    QVERIFY(!lexicon.has_value());
    QCOMPARE(lexicon.error().code, ErrorCode::Cancelled);
}

void TestLexicon::bundledListIsClean()
{
    const auto path =
        std::filesystem::path(TILEWRIGHT_SOURCE) / "lexicons" / "tilewright_english.txt";
    const auto reading = readWordListFile(path, english(), {2, 15});
    QVERIFY(reading.has_value());
    QCOMPARE(reading->words.size(), std::size_t{247'761});
    QCOMPARE(reading->rejectedCount, 0);
    QCOMPARE(reading->duplicates, 0);
    QCOMPARE(reading->outsideLimits, 0);
}

void TestLexicon::refusesGraphsOfFewerLetters()
{
    const auto list =
        std::filesystem::path(TILEWRIGHT_SOURCE) / "lexicons" / "tilewright_english.txt";
    const auto reading = readWordListFile(list, english(), {2, 15});
    QVERIFY(reading.has_value());
    const auto nodes = buildKwg(reading->words, GraphKind::Gaddawg);
    QVERIFY(nodes.has_value());
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("english.kwg")).toStdString();
    QVERIFY(writeFileAtomically(path, std::as_bytes(std::span(*nodes))).has_value());

    QVERIFY(Lexicon::open(path, english(), false).has_value());
    for (const char* other : {"polish", "german"}) {
        const auto lexicon = Lexicon::open(path, catalogue::tileSet(other)->alphabet, false);
        QVERIFY(!lexicon.has_value());
        QCOMPARE(lexicon.error().code, ErrorCode::WrongLexicon);
        QVERIFY(lexicon.error().message().find("26 letters") != std::string::npos);
    }
}

void TestLexicon::refusesMoreWordsThanCanBe()
{
    const auto refused = [this](const std::vector<KwgNode>& nodes) {
        const auto path =
            write("odd.kwg", {reinterpret_cast<const char*>(nodes.data()), nodes.size() * 4});
        const auto lexicon = Lexicon::open(path, english(), false);
        const auto words = readLexiconWords(path, english(), {});
        return !lexicon && !words && lexicon.error().code == ErrorCode::OutOfRange &&
               words.error().code == ErrorCode::OutOfRange &&
               lexicon.error().place.file == path.string() &&
               words.error().place.file == path.string();
    };
    // One that any search would have to walk through must not be opened.
    auto nodes = tests::nodesOfManyWords(40);
    QVERIFY(refused(nodes));
    // The same below a GADDAG that has nothing.
    for (KwgNode& node : nodes)
        node = KwgNode::of(node.arc() == 0 ? 0 : node.arc() + 1, node.tile(), node.isEnd(),
                           node.accepts());
    nodes.insert(nodes.begin() + 1, KwgNode::of(0, 0, true, false));
    QVERIFY(Kwg::fromNodes(nodes).value().hasGaddag());
    QVERIFY(refused(nodes));
    // One word that is longer than any.
    std::vector<KwgNode> chain{KwgNode::of(1, 0, true, false)};
    for (std::uint32_t i = 1; i <= kLongestWord + 1; ++i) {
        const bool ends = i == kLongestWord + 1;
        chain.push_back(KwgNode::of(ends ? 0 : i + 1, 1, true, ends));
    }
    QVERIFY(refused(chain));
}

TEST_CLASS(TestLexicon, tests::NoApplication)
#include "tst_lexicon.moc"
