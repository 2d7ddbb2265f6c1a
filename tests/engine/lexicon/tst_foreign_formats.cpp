// SPDX-License-Identifier: GPL-3.0-or-later
// Files of Macondo, Quackle and Lexpert.
#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QCryptographicHash>
#include <QFile>
#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/file.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/lexicon/lexpert_lxd.h"
#include "engine/lexicon/macondo_dawg.h"
#include "engine/lexicon/quackle_dawg.h"
#include "engine/rules/catalogue.h"
#include "tests/support/golden_graphs.h"
#include "tests/support/test_class.h"

using namespace engine;
using tests::english;
using tests::goldenFolder;

namespace {

using Bytes = std::vector<std::byte>;
using Words = std::vector<std::string>;

Alphabet alphabetOf(const char* name)
{
    return catalogue::tileSet(name)->alphabet;
}

QByteArray asArray(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

WordList listOf(const Words& words, const Alphabet& alphabet = english())
{
    WordList list;
    for (const std::string& word : words) list.add(alphabet.readWord(word).value());
    list.sortAndRemoveDuplicates();
    return list;
}

Words textsOf(const WordList& list, const Alphabet& alphabet = english())
{
    Words words;
    for (std::size_t i = 0; i < list.size(); ++i) words.push_back(alphabet.written(list[i]));
    return words;
}

Kwg foreignGraphOf(const WordList& words)
{
    return Kwg::fromNodes(buildKwg(words, GraphKind::Gaddawg).value()).value();
}

/// Reads what may be damaged, within bounds.
template <class Reader>
void tryReading(Reader read, const Bytes& bytes)
{
    const auto words =
        read(bytes, english(), std::string("x.dawg"), TaskContext{}, ForeignLimits{1000, 10'000});
    if (words) QVERIFY(words->size() <= 1000);
    else QVERIFY(!words.error().message().empty());
}

template <class Reader>
void tryAllDamage(Reader read, const Bytes& whole)
{
    for (std::size_t size = 0; size < whole.size(); ++size)
        tryReading(read, Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
    for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
        Bytes damaged = whole;
        damaged[bit / 8] ^= static_cast<std::byte>(1U << (bit % 8));
        tryReading(read, damaged);
    }
}

// --- a small writer of Quackle's format -----------------------------------------------------

/// Children in the order in which they came; nothing is shared.
struct Trie
{
    bool endsWord = false;
    std::vector<std::pair<Tile, std::unique_ptr<Trie>>> children;

    void add(std::span<const Tile> word)
    {
        if (word.empty()) {
            endsWord = true;
            return;
        }
        auto child = std::ranges::find(children, word[0], [](const auto& c) { return c.first; });
        if (child == children.end())
            child = children.insert(child, {word[0], std::make_unique<Trie>()});
        child->second->add(word.subspan(1));
    }
};

void putNumber(Bytes& bytes, std::size_t number, int size)
{
    for (int shift = (size - 1) * 8; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<std::byte>(number >> shift));
}

struct QuackleNode
{
    std::size_t child = 0;
    unsigned flags = 0;
    unsigned playability = 0;
};

void placeChildren(const Trie& trie, std::vector<QuackleNode>& nodes, int version)
{
    const std::size_t first = nodes.size();
    nodes.resize(first + trie.children.size());
    for (std::size_t i = 0; i < trie.children.size(); ++i) {
        const Tile letter = trie.children[i].first;
        const Trie& child = *trie.children[i].second;
        QuackleNode node;
        node.flags = letter - 1U;
        if (i + 1 == trie.children.size()) node.flags |= 0x40;
        if (i % 2 == 0) node.flags |= 0x80;
        if (child.endsWord && version == 0) node.flags |= 0x20;
        if (child.endsWord && version == 1) node.playability = 1 + static_cast<unsigned>(i) * 777;
        if (!child.children.empty()) {
            node.child = nodes.size();
            placeChildren(child, nodes, version);
        }
        nodes[first + i] = node;
    }
}

Bytes quackleFile(const Words& words, const Alphabet& alphabet, int version)
{
    Trie trie;
    for (const std::string& word : words) trie.add(alphabet.readWord(word).value());
    Bytes bytes;
    if (version == 1) {
        putNumber(bytes, 1, 1);
        for (int i = 0; i < 16; ++i) putNumber(bytes, 0xab, 1);
        putNumber(bytes, words.size(), 3);
        putNumber(bytes, static_cast<std::size_t>(alphabet.letterCount()), 1);
        for (int letter = 1; letter <= alphabet.letterCount(); ++letter)
            for (const char c : std::string(alphabet.label(static_cast<Tile>(letter))) + " ")
                bytes.push_back(static_cast<std::byte>(c));
    }
    std::vector<QuackleNode> nodes{{1, version == 1 ? 0xfcU : 0x40U, 0}};
    if (trie.children.empty()) nodes[0].child = 0;
    placeChildren(trie, nodes, version);
    for (const QuackleNode& node : nodes) {
        putNumber(bytes, node.child, 3);
        putNumber(bytes, node.flags, 1);
        putNumber(bytes, node.playability, 3);
    }
    return bytes;
}

}  // namespace

class TestForeignFormats : public QObject
{
    Q_OBJECT

private slots:
    void writesMacondoGoldens_data();
    void writesMacondoGoldens();
    void writesMacondoEnable_data();
    void writesMacondoEnable();
    void macondoRoundTrip();
    void macondoKeepsOtherAlphabets();
    void macondoRefusesWhatItCannotHold();
    void macondoDamage();
    void readsQuackle_data();
    void readsQuackle();
    void quackleRoundTrip();
    void quackleRefuses_data();
    void quackleRefuses();
    void quackleDamage();
    void endlessAndExplodingGraphs();
    void writesLexpertGolden();
    void readsLexpertGolden();
    void lexpertComesBack();
    void lexpertRefusesWhatItCannotHold();
};

void TestForeignFormats::writesMacondoGoldens_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("dawg") << "small.dawg";
    QTest::newRow("gaddag") << "small.gaddag";
}

void TestForeignFormats::writesMacondoGoldens()
{
    QFETCH(QString, file);
    const auto folder = goldenFolder() / "mini";
    if (!std::filesystem::exists(folder)) QSKIP("no cases");
    const auto words = readWordListFile(folder / "small.txt", english())->words;
    const auto kind = file.endsWith(".dawg") ? MacondoKind::Dawg : MacondoKind::Gaddag;
    const auto bytes = writeMacondoGraph(foreignGraphOf(words), english(), "small", kind).value();
    const auto golden = FileBlob::open(folder / file.toStdString()).value();
    QVERIFY(std::ranges::equal(bytes, golden.bytes()));
    QCOMPARE(textsOf(readMacondoGraph(golden.bytes(), english()).value()), textsOf(words));
}

void TestForeignFormats::writesMacondoEnable_data()
{
    QTest::addColumn<bool>("gaddag");
    QTest::addColumn<QByteArray>("md5");
    QTest::newRow("dawg") << false << QByteArray("dc8a096f096fceb44abcdb6e0329c5b2");
    QTest::newRow("gaddag") << true << QByteArray("1c1b6669de73388c8ac3079e962cb5fd");
}

void TestForeignFormats::writesMacondoEnable()
{
    QFETCH(bool, gaddag);
    QFETCH(QByteArray, md5);
    const auto path = goldenFolder() / "ENABLE.kwg";
    if (!std::filesystem::exists(path)) QSKIP("no cases");
    const auto kwg = Kwg::open(path).value();
    const auto bytes = writeMacondoGraph(kwg, english(), "ENABLE",
                                         gaddag ? MacondoKind::Gaddag : MacondoKind::Dawg)
                           .value();
    QCOMPARE(QCryptographicHash::hash(asArray(bytes), QCryptographicHash::Md5).toHex(), md5);
    const auto words = readMacondoGraph(bytes, english()).value();
    QCOMPARE(static_cast<std::int64_t>(words.size()), kwg.wordCount());
}

void TestForeignFormats::macondoRoundTrip()
{
    const auto passed = rc::check([](const std::vector<std::vector<Tile>>& texts) {
        WordList words;
        for (std::vector<Tile> word : texts) {
            for (Tile& tile : word) tile = static_cast<Tile>(1 + tile % 26);
            if (!word.empty()) words.add(word);
        }
        words.sortAndRemoveDuplicates();
        const Kwg kwg = foreignGraphOf(words);
        for (const MacondoKind kind : {MacondoKind::Dawg, MacondoKind::Gaddag}) {
            const auto bytes = writeMacondoGraph(kwg, english(), "x", kind).value();
            RC_ASSERT(textsOf(readMacondoGraph(bytes, english()).value()) == textsOf(words));
        }
    });
    QVERIFY(passed);
}

void TestForeignFormats::macondoKeepsOtherAlphabets()
{
    // In Polish the letters do not come in the order of their code points.
    const Alphabet polish = alphabetOf("polish");
    const WordList words = listOf(
        {"ZA\xc5\xbb\xc3\x93\xc5\x81\xc4\x86", "\xc5\x81\xc4\x84KA", "LAK", "\xc5\xb9LE", "ZLE"},
        polish);
    for (const MacondoKind kind : {MacondoKind::Dawg, MacondoKind::Gaddag}) {
        const auto bytes = writeMacondoGraph(foreignGraphOf(words), polish, "polish", kind).value();
        QCOMPARE(textsOf(readMacondoGraph(bytes, polish).value(), polish), textsOf(words, polish));
        const auto wrong = readMacondoGraph(bytes, english());
        QVERIFY(!wrong.has_value());
        QCOMPARE(wrong.error().code, ErrorCode::WrongLexicon);
    }
}

void TestForeignFormats::macondoRefusesWhatItCannotHold()
{
    const Kwg kwg = foreignGraphOf(listOf({"CAT"}));
    const auto codeOf = [](const auto& result) { return result.error().code; };
    QCOMPARE(codeOf(writeMacondoGraph(kwg, alphabetOf("spanish"), "x", MacondoKind::Dawg)),
             ErrorCode::WrongLexicon);
    QCOMPARE(codeOf(writeMacondoGraph(kwg, english(), std::string(256, 'x'), MacondoKind::Dawg)),
             ErrorCode::OutOfRange);
    const Kwg dawg = Kwg::fromNodes(buildKwg(listOf({"CAT"}), GraphKind::Dawg).value()).value();
    QVERIFY(writeMacondoGraph(dawg, english(), "x", MacondoKind::Dawg).has_value());
    QCOMPARE(codeOf(writeMacondoGraph(dawg, english(), "x", MacondoKind::Gaddag)),
             ErrorCode::WrongLexicon);
}

void TestForeignFormats::macondoDamage()
{
    const Kwg kwg = foreignGraphOf(listOf({"CARE", "CAT", "CATS", "ZA"}));
    for (const MacondoKind kind : {MacondoKind::Dawg, MacondoKind::Gaddag}) {
        tryAllDamage([](auto&&... args) { return readMacondoGraph(args...); },
                     writeMacondoGraph(kwg, english(), "damage", kind).value());
    }
}

void TestForeignFormats::readsQuackle_data()
{
    QTest::addColumn<int>("version");
    QTest::newRow("0") << 0;
    QTest::newRow("1") << 1;
}

void TestForeignFormats::readsQuackle()
{
    QFETCH(int, version);
    // In the order of insertion O comes before A.
    const Words words{"COMMENT", "CAT", "CATS", "ZA", "AA", "COMA", "A"};
    const auto read = readQuackleDawg(quackleFile(words, english(), version), english());
    QVERIFY2(read.has_value(), read ? "" : read.error().message().c_str());
    QCOMPARE(textsOf(*read), textsOf(listOf(words)));
    QVERIFY(readQuackleDawg(quackleFile({}, english(), version), english()).value().empty());
}

void TestForeignFormats::quackleRoundTrip()
{
    const Alphabet norwegian = alphabetOf("norwegian");
    const auto passed = rc::check([&](const std::vector<std::vector<Tile>>& texts) {
        Words words;
        for (std::vector<Tile> word : texts) {
            if (word.empty()) continue;
            for (Tile& tile : word) tile = static_cast<Tile>(1 + tile % norwegian.letterCount());
            words.push_back(norwegian.written(word));
        }
        const auto read = readQuackleDawg(quackleFile(words, norwegian, 1), norwegian).value();
        RC_ASSERT(textsOf(read, norwegian) == textsOf(listOf(words, norwegian), norwegian));
    });
    QVERIFY(passed);
}

void TestForeignFormats::quackleRefuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    QByteArray good = asArray(quackleFile({"CAT", "CAR"}, english(), 1));
    const auto row = [](const char* name, const QByteArray& bytes, const char* message) {
        QTest::newRow(name) << bytes << QString(message);
    };
    row("nothing", {}, "empty");
    row("version 2", "\x02" + good.mid(1), "version");
    row("header only", good.left(21 + 52), "7 bytes");
    row("half a node", good.chopped(3), "7 bytes");
    row("last sibling missing", good.chopped(7), "node");
    QByteArray wrongLetter = good;
    wrongLetter[73 + 7 + 3] = 0x5a;
    row("letter 27", wrongLetter, "letter 27");
    QByteArray outside = good;
    outside[73 + 7] = 0x7f;
    row("child outside", outside, "leads to node");
    QByteArray foreign = good;
    foreign[21] = '5';
    row("unknown letter", foreign, "lacks");
}

void TestForeignFormats::quackleRefuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const auto read = readQuackleDawg(
        std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))),
        english(), "quackle.dawg");
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().place.file, std::string("quackle.dawg"));
    QVERIFY2(read.error().message().find(message.toStdString()) != std::string::npos,
             read.error().message().c_str());
}

void TestForeignFormats::quackleDamage()
{
    for (const int version : {0, 1}) {
        tryAllDamage([](auto&&... args) { return readQuackleDawg(args...); },
                     quackleFile({"CARE", "CAT", "CATS", "ZA"}, english(), version));
    }
}

void TestForeignFormats::endlessAndExplodingGraphs()
{
    const auto fileOf = [](const std::vector<QuackleNode>& nodes) {
        Bytes bytes;
        for (const QuackleNode& node : nodes) {
            putNumber(bytes, node.child, 3);
            putNumber(bytes, node.flags, 1);
            putNumber(bytes, 0, 3);
        }
        return bytes;
    };
    const auto errorOf = [](const Bytes& bytes) {
        const auto words = readQuackleDawg(bytes, english());
        return words ? std::string("none") : words.error().message();
    };
    QCOMPARE(errorOf(fileOf({{1, 0x40, 0}, {1, 0x60, 0}})),
             std::string("a node leads back to itself"));
    QCOMPARE(errorOf(fileOf({{1, 0x40, 0}, {0, 0x20, 0}, {1, 0x61, 0}})),
             std::string("a node leads back to itself"));
    // 2^60 ways in 120 nodes: as words too many, as ways to nowhere none at all.
    std::vector<QuackleNode> nodes{{1, 0x40, 0}};
    constexpr std::size_t kDepth = 60;
    for (std::size_t i = 0; i < kDepth; ++i) {
        const std::size_t next = i + 1 == kDepth ? 0 : 2 * i + 3;
        nodes.push_back({next, next == 0 ? 0x20U : 0U, 0});
        nodes.push_back({next, next == 0 ? 0x61U : 0x41U, 0});
    }
    QVERIFY(errorOf(fileOf(nodes)).find("words") != std::string::npos);
    for (QuackleNode& node : nodes) node.flags &= ~0x20U;
    QVERIFY(readQuackleDawg(fileOf(nodes), english()).value().empty());
    // A word of 300 letters.
    nodes.assign(1, {1, 0x40, 0});
    for (std::size_t i = 1; i <= 300; ++i)
        nodes.push_back({i == 300 ? 0 : i + 1, i == 300 ? 0x60U : 0x40U, 0});
    QVERIFY(errorOf(fileOf(nodes)).find("300 letters") != std::string::npos);
}

void TestForeignFormats::writesLexpertGolden()
{
    const auto folder = goldenFolder() / "mini";
    if (!std::filesystem::exists(folder)) QSKIP("no cases");
    const auto words = readWordListFile(folder / "small.txt", english())->words;
    const auto bytes = writeLexpert(words, english(), {"small test", "1 January 2026"}).value();
    const auto golden = FileBlob::open(folder / "small.lxd").value();
    QVERIFY(std::ranges::equal(bytes, golden.bytes()));
}

void TestForeignFormats::readsLexpertGolden()
{
    const auto folder = goldenFolder() / "mini";
    if (!std::filesystem::exists(folder)) QSKIP("no cases");
    const auto words = readWordListFile(folder / "small.txt", english())->words;
    const auto read = readLexiconWords(folder / "small.lxd", english(), {});
    QVERIFY2(read.has_value(), read ? "" : read.error().message().c_str());
    QCOMPARE(textsOf(*read), textsOf(words));
}

void TestForeignFormats::lexpertComesBack()
{
    const Alphabet german = alphabetOf("german");
    const WordList words = listOf({"\xc3\x96L", "\xc3\x96LE", "AB"}, german);
    const auto bytes = writeLexpert(words, german, {"x", ""}).value();
    QCOMPARE(textsOf(readLexpert(bytes, german).value(), german), textsOf(words, german));
    QCOMPARE(readLexpert(bytes, english()).error().code, ErrorCode::WrongLexicon);
    QVERIFY(readLexpert(writeLexpert({}, german, {"x", ""}).value(), german)->empty());
    // Whatever is cut off or changed is no crash, and no endless walk.
    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(!readLexpert(std::span(bytes).first(size), german));
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (const int bit : {0, 3, 7}) {
            Bytes changed = bytes;
            changed[at] ^= std::byte{1} << bit;
            if (const auto read = readLexpert(changed, german, {}, {}, {100, 1000}))
                QVERIFY(read->size() <= 100);
        }
    }
}

void TestForeignFormats::lexpertRefusesWhatItCannotHold()
{
    const Alphabet german = alphabetOf("german");
    QVERIFY(writeLexpert(listOf({"\xc3\x96L"}, german), german, {"x", ""}).has_value());
    const Alphabet polish = alphabetOf("polish");
    QCOMPARE(writeLexpert(listOf({"ZLE"}, polish), polish, {"x", ""}).error().code,
             ErrorCode::WrongLexicon);
    QCOMPARE(writeLexpert(listOf({"CAT"}), english(), {std::string(32, 'x'), ""}).error().code,
             ErrorCode::OutOfRange);
}

TEST_CLASS(TestForeignFormats, tests::NoApplication)
#include "tst_foreign_formats.moc"
