// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <limits>
#include <random>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <QTemporaryDir>
#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/file.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/letter_graph.h"
#include "engine/lexicon/node_lists.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"

using namespace engine;

namespace {

using Word = std::vector<Tile>;
using Nodes = std::vector<KwgNode>;

KwgNode node(Tile tile, std::uint32_t arc, bool accepts, bool isEnd)
{
    return {(std::uint32_t{tile} << 24) | (accepts ? KwgNode::kAcceptsFlag : 0) |
            (isEnd ? KwgNode::kEndFlag : 0) | arc};
}

KwgNode header(std::uint32_t arc)
{
    return node(0, arc, false, true);
}

/// A few words with shared beginnings and ends.
WordList fewWords()
{
    return tests::wordsFrom("AA AAH AAHED AAL AALS AB ABS CAB CABS CAT CATS CARE ZAP ZAPS ZOO",
                            catalogue::tileSet("english")->alphabet)
        .value();
}

std::vector<Word> wordsOf(const Kwg& kwg, std::size_t limit)
{
    std::vector<Word> words;
    kwg.forEachWord([&](std::span<const Tile> word) {
        words.emplace_back(word.begin(), word.end());
        return words.size() < limit;
    });
    return words;
}

/// Number of a word, counting as the table allows; -1 when it is none.
std::int64_t rankOf(const Kwg& kwg, const std::vector<std::uint32_t>& counts, const Word& word)
{
    std::int64_t rank = 0;
    std::uint32_t list = kwg.dawgRoot();
    bool accepted = false;
    for (const Tile tile : word) {
        const std::uint32_t found = kwg.find(list, tile);
        if (found == 0) return -1;
        rank += accepted ? 1 : 0;
        rank += counts[list] - counts[found];
        accepted = kwg.node(found).accepts();
        list = kwg.node(found).arc();
    }
    return accepted ? rank : -1;
}

/// Goes wherever a walk may go, but not for ever.
std::size_t walk(const Kwg& kwg, std::uint32_t list, int depth, std::size_t steps)
{
    if (list == 0 || depth == 0 || steps == 0) return steps;
    for (std::uint32_t index = list;; ++index) {
        const GraphNode current = kwg.node(index);
        steps = walk(kwg, current.arc(), depth - 1, steps > 0 ? steps - 1 : 0);
        if (current.isEnd() || steps == 0) return steps;
    }
}

void useAll(const Kwg& kwg)
{
    (void)kwg.wordCount();
    (void)kwg.longestWord();
    (void)kwg.countTable();
    (void)wordsOf(kwg, 1000);
    (void)walk(kwg, kwg.dawgRoot(), 100, 10'000);
    if (kwg.hasGaddag()) (void)walk(kwg, kwg.gaddagRoot(), 100, 10'000);
}

/// How many lists a graph has, of all of which a LetterGraph tells what a NodeLists does; else 0.
/// `mayBeWrong`: letters share bits, so that some of `mayHave` is a guess.
std::size_t compareLists(const Kwg& kwg, Tile last, bool mayBeWrong)
{
    const NodeLists bare(kwg);
    const LetterGraph laidOut(kwg);
    // Pairs of numbers of the same list; each of a number's lists is gone through once.
    std::vector<bool> met(kwg.nodes().size());
    std::vector<std::pair<std::uint32_t, std::uint32_t>> open;
    const auto meet = [&](std::uint32_t own, std::uint32_t other) {
        if ((own == 0) != (other == 0)) return false;
        if (own == 0 || met[own]) return true;
        met[own] = true;
        open.emplace_back(own, other);
        return true;
    };
    if (!meet(bare.dawgRoot(), laidOut.dawgRoot())) return 0;
    if (!meet(bare.gaddagRoot(), laidOut.gaddagRoot())) return 0;
    std::size_t lists = 0;
    for (; !open.empty(); ++lists) {
        const auto [own, other] = open.back();
        open.pop_back();
        const NodeLists::List a = bare.list(own);
        const LetterGraph::List b = laidOut.list(other);
        if (a.letters() != b.letters() || a.accepting() != b.accepting()) return 0;
        if ((a.letters() & 1) != 0 && (a.childOfSeparator().number() != a.childOf(0) ||
                                       b.childOfSeparator().number() != b.childOf(0)))
            return 0;
        for (Tile letter = 0; letter <= last; ++letter) {
            const std::uint32_t next = bare.step(own, letter);
            if (!meet(next, laidOut.step(other, letter))) return 0;
            if ((a.letters() >> letter & 1) == 0) continue;
            if (a.childOf(letter) != next) return 0;
            const LetterSet there = bare.list(next).letters();
            for (Tile asked = 0; asked <= last; ++asked) {
                const bool has = (there >> asked & 1) != 0;
                const bool told = b.child(letter).mayHave(letterBit(asked));
                if (has != told && (has || !mayBeWrong)) return 0;
                if (has && !a.child(letter).mayHave(letterBit(asked))) return 0;
            }
        }
    }
    return lists;
}

}  // namespace

// Only a proof makes what may be walked through to every end.
using Opened = OpenedGraph<KwgNode>;
static_assert(!std::is_constructible_v<Kwg, Opened>);
using Wide = OpenedGraph<GraphNode>;
static_assert(!std::is_constructible_v<Kwg, Wide>);
static_assert(!std::is_constructible_v<ProvenGraph, Wide>);
static_assert(!std::is_constructible_v<ProvenNodes<GraphNode>, std::span<const GraphNode>>);
static_assert(!std::is_convertible_v<Wide&, const Kwg&>);
static_assert(std::is_convertible_v<Kwg&, const Wide&>);

class TestKwg : public QObject
{
    Q_OBJECT

private slots:
    void opensGoldens();
    void answersAboutWords();
    void visitsUntilTold();
    void countsWords();
    void countsEndlesslyManyWords();
    void measuresLongWords();
    void takesVeryLongPaths();
    void tellsDawgFromGaddawg();
    void refusesDamage_data();
    void refusesDamage();
    void opensBeforeItProves_data();
    void opensBeforeItProves();
    void stepsThroughCircles();
    void proofCanBeStopped();
    void ignoresWhatNothingLeadsTo();
    void acceptsUnsharedRests();
    void checksTheAlphabet();
    void holdsLeaves();
    void survivesTruncation();
    void survivesFlippedBits();
    void emptyNodesBeginNoList();
    void listsAreAsLaidOut();
    void listsOfManyLettersAreAsLaidOut();
    void refusesOtherFiles();
};

void TestKwg::opensGoldens()
{
    const std::filesystem::path folder = std::filesystem::path(TILEWRIGHT_CASES) / "golden";
    if (!std::filesystem::exists(folder)) QSKIP("no cases");
    const auto kwg = Kwg::open(folder / "ENABLE.kwg", 26);
    QVERIFY(kwg.has_value());
    QVERIFY(kwg->hasGaddag());
    QCOMPARE(kwg->wordCount(), 169'266);
    QCOMPARE(kwg->longestWord(), 15);
    QCOMPARE(kwg->highestTile(), Tile{26});
    const auto kad = Kwg::open(folder / "ENABLE.kad", 26);
    QVERIFY(kad.has_value());
    QVERIFY(!kad->hasGaddag());
    QCOMPARE(kad->wordCount(), 152'829);
}

void TestKwg::answersAboutWords()
{
    const Alphabet alphabet = catalogue::tileSet("english")->alphabet;
    const WordList words = fewWords();
    for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg}) {
        const Kwg kwg = Kwg::fromNodes(buildKwg(words, kind).value()).value();
        QCOMPARE(kwg.wordCount(), 15);
        QCOMPARE(kwg.longestWord(), 5);
        for (std::size_t i = 0; i < words.size(); ++i) {
            Word word(words[i].begin(), words[i].end());
            QVERIFY(kwg.contains(word));
            word.front() = asBlank(word.front());
            QVERIFY(kwg.contains(word));
        }
        for (const char* other : {"A", "AAHE", "AALSS", "ZA", "B", "CARS", "CARED"})
            QVERIFY(!kwg.contains(alphabet.readWord(other).value()));
        QVERIFY(!kwg.contains({}));
        QVERIFY(!kwg.contains(Word{0}));
        QVERIFY(!kwg.contains(Word{1, 0}));
        QVERIFY(!kwg.contains(Word{63, 63}));
    }
}

void TestKwg::visitsUntilTold()
{
    const WordList words = fewWords();
    const Kwg kwg = Kwg::fromNodes(buildKwg(words, GraphKind::Gaddawg).value()).value();
    const std::vector<Word> all = wordsOf(kwg, 1000);
    QCOMPARE(all.size(), words.size());
    for (std::size_t i = 0; i < all.size(); ++i) QVERIFY(std::ranges::equal(all[i], words[i]));
    QCOMPARE(wordsOf(kwg, 1).size(), std::size_t{1});
    QCOMPARE(wordsOf(kwg, 7).size(), std::size_t{7});
}

void TestKwg::countsWords()
{
    QVERIFY(rc::check("the n-th word has the rank n", [] {
        const auto words = *rc::gen::container<std::vector<Word>>(
            rc::gen::nonEmpty(rc::gen::container<Word>(rc::gen::inRange<Tile>(1, 4))));
        WordList list;
        for (const Word& word : words) list.add(word);
        for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg}) {
            for (const NodeOrder order : {NodeOrder::Wolges, NodeOrder::Magpie}) {
                const Kwg kwg = Kwg::fromNodes(buildKwg(list, kind, order).value()).value();
                const auto counts = kwg.countTable();
                const auto all = wordsOf(kwg, words.size() + 1);
                RC_ASSERT(kwg.wordCount() == static_cast<std::int64_t>(all.size()));
                if (!all.empty()) RC_ASSERT(counts[kwg.dawgRoot()] == all.size());
                for (std::size_t i = 0; i < all.size(); ++i)
                    RC_ASSERT(rankOf(kwg, counts, all[i]) == static_cast<std::int64_t>(i));
            }
        }
    }));
}

void TestKwg::countsEndlesslyManyWords()
{
    // Each letter is one of two and followed by one of two: 2^100 words.
    Nodes nodes{header(1)};
    for (std::uint32_t level = 0; level < 100; ++level) {
        const std::uint32_t next = level == 99 ? 0 : 2 * level + 3;
        nodes.push_back(node(1, next, next == 0, false));
        nodes.push_back(node(2, next, next == 0, true));
    }
    const Kwg kwg = Kwg::fromNodes(nodes).value();
    QCOMPARE(kwg.wordCount(), std::numeric_limits<std::int64_t>::max() - 1);
    QCOMPARE(kwg.countTable()[1], std::numeric_limits<std::uint32_t>::max() - 1);
    QCOMPARE(kwg.longestWord(), 100);
    QCOMPARE(wordsOf(kwg, 1000).size(), std::size_t{1000});
}

void TestKwg::measuresLongWords()
{
    // The proof measures up to 251.
    for (const int length : {250, 251, 252, 253, 255, 256, 1000}) {
        Nodes nodes{header(1)};
        for (int i = 1; i <= length; ++i) {
            const auto next = static_cast<std::uint32_t>(i < length ? i + 1 : 0);
            nodes.push_back(node(1, next, true, true));
        }
        const Kwg kwg = Kwg::fromNodes(nodes).value();
        QCOMPARE(kwg.longestWord(), length);
        QCOMPARE(kwg.wordCount(), length);
    }
}

void TestKwg::takesVeryLongPaths()
{
    constexpr std::uint32_t kLength = 3'000'000;
    Nodes nodes{header(1)};
    for (std::uint32_t i = 1; i <= kLength; ++i)
        nodes.push_back(node(1, i < kLength ? i + 1 : 0, i == kLength, true));
    const Kwg kwg = Kwg::fromNodes(std::move(nodes)).value();
    QCOMPARE(kwg.longestWord(), int{kLength});
    QCOMPARE(kwg.wordCount(), 1);
    QCOMPARE(wordsOf(kwg, 2).size(), std::size_t{1});
    QCOMPARE(kwg.countTable()[1], 1U);
}

void TestKwg::tellsDawgFromGaddawg()
{
    const auto hasGaddag = [](const Nodes& nodes) {
        return Kwg::fromNodes(nodes).value().hasGaddag();
    };
    QVERIFY(!hasGaddag({header(0)}));
    QVERIFY(hasGaddag({header(0), header(0)}));
    QVERIFY(!hasGaddag({header(1), node(1, 0, true, true)}));
    // Padding looks like nothing else.
    QVERIFY(!hasGaddag({header(0), {}}));
    QVERIFY(!hasGaddag({header(2), {}, node(1, 0, true, true)}));
    QVERIFY(hasGaddag({header(2), header(2), node(1, 0, true, true)}));
}

void TestKwg::refusesDamage_data()
{
    QTest::addColumn<QList<uint>>("bits");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("message");

    const auto row = [](const char* name, const Nodes& nodes, int index, const char* message) {
        QList<uint> bits;
        for (const KwgNode& each : nodes) bits.append(each.bits);
        QTest::newRow(name) << bits << index << QString::fromLatin1(message);
    };
    const KwgNode word = node(1, 0, true, true);
    row("nothing", {}, 0, "less than 4 bytes");
    row("zeros", {{}, {}, {}}, 0, "root node");
    row("root accepts", {node(0, 1, true, true), word}, 0, "root node");
    row("root has siblings", {node(0, 1, false, false), word}, 0, "root node");
    row("root has a letter", {node(65, 1, false, true), word}, 0, "root node");
    row("root leads out", {header(2), word}, 0, "node 2 of 2");
    row("root far out", {header(0x3fffff), word}, 0, "node 4194303 of 2");
    row("arc leads out", {header(1), node(1, 2, true, true)}, 1, "node 2 of 2");
    row("endless list", {header(1), node(1, 0, true, false)}, 1, "last of its siblings");
    row("equal siblings", {header(1), node(1, 0, true, false), node(1, 0, true, true)}, 2,
        "ascending");
    row("falling siblings", {header(1), node(2, 0, true, false), node(1, 0, true, true)}, 2,
        "ascending");
    row("cycle of one", {header(1), node(1, 1, true, true)}, 1, "back to itself");
    row("cycle of two", {header(1), node(1, 2, true, true), node(2, 1, true, true)}, 2,
        "back to itself");
    row("cycle by siblings", {header(1), node(1, 0, true, false), node(2, 1, true, true)}, 2,
        "back to itself");
    row("cycle into the list before",
        {header(2), node(1, 0, true, false), node(2, 3, true, true), node(1, 1, true, true)}, 1,
        "back to itself");
    row("tile 0 in a word", {header(2), {}, node(0, 0, true, true)}, 2, "tile 0");
    row("tile 64", {header(1), node(64, 0, true, true)}, 1, "tile 64");
    row("no word", {header(1), node(1, 0, false, true)}, 1, "without a word");
    row("list at node 1 of two roots", {header(1), header(2), word}, 0, "node 1 of 3");
    row("GADDAG leads out", {header(2), header(3), word}, 1, "node 3 of 3");
    row("separator first", {header(2), header(3), word, node(0, 2, false, true)}, 3, "separator");
    row("separator is a word",
        {header(2), header(3), word, node(1, 4, true, true), node(0, 2, true, true)}, 4,
        "separator");
    row("separator leads out",
        {header(2), header(3), word, node(1, 4, true, true), node(0, 5, false, true)}, 4,
        "node 5 of 5");
    row("separator leads to a separator",
        {header(2), header(3), word, node(1, 4, true, true), node(0, 5, false, true),
         node(1, 6, false, true), node(0, 2, false, true)},
        6, "tile 0");
    row("cycle in the GADDAG",
        {header(2), header(3), word, node(1, 4, true, true), node(0, 2, false, false),
         node(1, 4, true, true)},
        5, "back to itself");
    row("cycle after a separator",
        {header(2), header(3), word, node(1, 4, true, true), node(0, 5, false, true),
         node(1, 5, true, true)},
        5, "back to itself");
}

void TestKwg::refusesDamage()
{
    QFETCH(QList<uint>, bits);
    QFETCH(int, index);
    QFETCH(QString, message);
    Nodes nodes;
    for (const uint each : bits) nodes.push_back({each});
    const auto kwg = Kwg::fromNodes(nodes);
    QVERIFY(!kwg.has_value());
    QCOMPARE(kwg.error().code, ErrorCode::Malformed);
    QVERIFY2(QString::fromStdString(kwg.error().message()).contains(message),
             kwg.error().message().c_str());
    QCOMPARE(kwg.error().place.byte, index * 4LL);
}

void TestKwg::opensBeforeItProves_data()
{
    refusesDamage_data();
}

void TestKwg::opensBeforeItProves()
{
    QFETCH(QList<uint>, bits);
    QFETCH(int, index);
    QFETCH(QString, message);
    Nodes nodes;
    for (const uint each : bits) nodes.push_back({each});
    // Circles and misplaced separators are seen on the way only.
    const bool needsTheWay = message == u"back to itself" || message == u"separator" ||
                             (message == u"tile 0" && nodes.size() > 3);
    auto opened = Opened::fromNodes(nodes);
    const bool endsInSeparator = nodes.size() == 5 && nodes[4].tile() == 0 && nodes[4].accepts();
    QCOMPARE(opened.has_value(), needsTheWay && !endsInSeparator);
    if (!opened) {
        QCOMPARE(opened.error().place.byte, index * 4LL);
        QVERIFY(opened.error().message().find(message.toStdString()) != std::string::npos);
        return;
    }
    const auto kwg = Kwg::prove(std::move(*opened));
    QVERIFY(!kwg.has_value());
    QCOMPARE(kwg.error().code, ErrorCode::Malformed);
    QCOMPARE(kwg.error().place.byte, index * 4LL);
}

void TestKwg::stepsThroughCircles()
{
    // A, and as many times more as one likes.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("circle.kwg"));
    const Nodes nodes{header(1), node(1, 1, true, true)};
    QVERIFY(writeFileAtomically(path.toStdString(), std::as_bytes(std::span(nodes))).has_value());
    auto opened = Opened::open(path.toStdString(), 26);
    QVERIFY(opened.has_value());
    QVERIFY(opened->contains(Word(1000, 1)));
    QVERIFY(!opened->contains(Word{1, 2}));
    const auto kwg = Kwg::prove(std::move(*opened));
    QVERIFY(!kwg.has_value());
    QCOMPARE(kwg.error().place.file, path.toStdString());
    QCOMPARE(kwg.error().place.byte, 4LL);
    QCOMPARE(Kwg::open(path.toStdString(), 26).error().toString(), kwg.error().toString());
}

void TestKwg::proofCanBeStopped()
{
    Nodes nodes{header(1)};
    for (std::uint32_t i = 1; i <= 100'000; ++i)
        nodes.push_back(node(1, i < 100'000 ? i + 1 : 0, i == 100'000, true));
    std::stop_source stop;
    QVERIFY(Kwg::fromNodes(nodes, 26, stop.get_token()).has_value());
    stop.request_stop();
    QVERIFY(Opened::fromNodes(nodes, 26).has_value());
    QCOMPARE(Kwg::fromNodes(nodes, 26, stop.get_token()).error().code, ErrorCode::Cancelled);
}

void TestKwg::ignoresWhatNothingLeadsTo()
{
    const auto kwg = Kwg::fromNodes(
        {header(2), node(99, 77, false, false), node(1, 0, true, true), node(200, 3, true, false)},
        26);
    QVERIFY(kwg.has_value());
    QCOMPARE(kwg->wordCount(), 1);
    QCOMPARE(kwg->highestTile(), Tile{1});
    useAll(*kwg);
    // Whoever looks at all nodes, as the table for move generation does, finds none that leads
    // out.
    const auto nodes = kwg->nodes();
    QCOMPARE(nodes[2].bits, widened(node(1, 0, true, true)).bits);
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        QVERIFY(nodes[i].arc() < nodes.size());
        QVERIFY(nodes[i].tile() <= 26);
    }
    const LetterGraph letters(*kwg);
    QCOMPARE(letters.list(letters.dawgRoot()).accepting(), letterBit(1));
}

void TestKwg::acceptsUnsharedRests()
{
    // AB: BA, A@B with a B of its own after the separator.
    const auto kwg =
        Kwg::fromNodes({header(2), header(4), node(1, 3, false, true), node(2, 0, true, true),
                        node(1, 6, false, false), node(2, 7, false, true), node(0, 8, false, true),
                        node(1, 0, true, true), node(2, 0, true, true)});
    QVERIFY(kwg.has_value());
    useAll(*kwg);
}

void TestKwg::checksTheAlphabet()
{
    const Nodes nodes{header(1), node(27, 0, true, true)};
    QVERIFY(Kwg::fromNodes(nodes, 27).has_value());
    QVERIFY(Kwg::fromNodes(nodes).has_value());
    const auto kwg = Kwg::fromNodes(nodes, 26);
    QVERIFY(!kwg.has_value());
    QCOMPARE(kwg.error().code, ErrorCode::WrongLexicon);
}

void TestKwg::holdsLeaves()
{
    // "??" only: its first node looks like the root of a GADDAG.
    const Nodes nodes{header(1), node(0, 2, false, true), node(0, 0, true, true)};
    const auto leaves = Kwg::leavesFromNodes(nodes);
    QVERIFY(leaves.has_value());
    QVERIFY(!leaves->hasGaddag());
    QCOMPARE(leaves->wordCount(), 1);
    QVERIFY(leaves->contains(Word{0, 0}));
}

void TestKwg::survivesTruncation()
{
    const Nodes nodes = buildKwg(fewWords(), GraphKind::Gaddawg).value();
    const auto* bytes = reinterpret_cast<const char*>(nodes.data());
    const auto size = static_cast<qsizetype>(nodes.size() * sizeof(KwgNode));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cut.kwg"));
    for (qsizetype length = 0; length <= size; ++length) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes, length);
        file.close();
        const auto kwg = Kwg::open(path.toStdString());
        if (kwg) {
            useAll(*kwg);
        } else {
            QCOMPARE(kwg.error().code, ErrorCode::Malformed);
            QVERIFY(kwg.error().place.byte >= 0);
            QCOMPARE(kwg.error().place.file, path.toStdString());
        }
        // Whatever is cut off but a part of a word is missed, because the last node is in use.
        QCOMPARE(kwg.has_value(), length >= size);
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("abc");
    file.close();
    // Part of a node behind the last one: the rest was cut off.
    const auto ragged = Kwg::open(path.toStdString());
    QVERIFY(!ragged.has_value());
    QCOMPARE(ragged.error().place.byte, static_cast<long long>(size));
}

void TestKwg::survivesFlippedBits()
{
    for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg}) {
        const Nodes nodes = buildKwg(fewWords(), kind).value();
        int refused = 0;
        for (std::size_t index = 0; index < nodes.size(); ++index) {
            for (int bit = 0; bit < 32; ++bit) {
                Nodes damaged = nodes;
                damaged[index].bits ^= std::uint32_t{1} << bit;
                const auto kwg = Kwg::fromNodes(std::move(damaged), 26);
                if (kwg) useAll(*kwg);
                else ++refused;
            }
        }
        QVERIFY(refused > static_cast<int>(nodes.size()) * 16);
    }
}

void TestKwg::emptyNodesBeginNoList()
{
    // A word, a long row of empty nodes, and nodes that nothing leads to and that lead to each of
    // these: as lists, they would fill 20 GB.
    constexpr std::uint32_t kRow = 100'000;
    Nodes nodes{header(1), node(1, 0, true, true)};
    nodes.resize(nodes.size() + kRow);
    for (std::uint32_t i = 0; i < kRow; ++i) nodes.push_back(node(1, 2 + i, true, true));
    const Kwg kwg = Kwg::fromNodes(std::move(nodes)).value();
    const LetterGraph letters(kwg);
    QVERIFY(letters.bytes() < 10'000'000U);
    QCOMPARE(letters.list(letters.dawgRoot()).letters(), letterBit(1));
    QCOMPARE(letters.step(letters.dawgRoot(), 1), 0U);
}

void TestKwg::listsAreAsLaidOut()
{
    for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg, GraphKind::Alpha}) {
        const Alphabet english = catalogue::tileSet("english")->alphabet;
        const auto nodes = buildKwg(tests::smallEnglish(english).value(), kind);
        const Kwg kwg = Kwg::fromNodes(nodes.value()).value();
        const NodeLists bare(kwg);
        QCOMPARE(bare.list(0).letters(), LetterSet{0});
        QCOMPARE(bare.list(0).accepting(), LetterSet{0});
        QCOMPARE(bare.step(0, 1), 0U);
        QCOMPARE(bare.gaddagRoot() != 0, kind == GraphKind::Gaddawg);
        QVERIFY(compareLists(kwg, 27, false) > 1000);
    }
}

void TestKwg::listsOfManyLettersAreAsLaidOut()
{
    constexpr Tile kLast = 62;
    WordList words;
    std::mt19937 random(7);
    for (int i = 0; i < 3000; ++i) {
        Word word(2 + random() % 6);
        for (Tile& letter : word) letter = static_cast<Tile>(1 + random() % kLast);
        words.add(word);
    }
    words.sortAndRemoveDuplicates();
    for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg}) {
        const Kwg kwg = Kwg::fromNodes(buildKwg(words, kind).value()).value();
        QVERIFY(compareLists(kwg, kLast, true) > 1000);
    }
}

void TestKwg::refusesOtherFiles()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("words.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("CAT\nDOG\n");
    file.close();
    const auto text = Kwg::open(path.toStdString());
    QVERIFY(!text.has_value());
    QCOMPARE(text.error().code, ErrorCode::Malformed);
    QCOMPARE(text.error().place.byte, 0LL);
    const auto nothing = Kwg::open(folder.filePath(QStringLiteral("none.kwg")).toStdString());
    QVERIFY(!nothing.has_value());
    QCOMPARE(nothing.error().code, ErrorCode::FileUnreadable);
}

TEST_CLASS(TestKwg, tests::NoApplication)
#include "tst_kwg.moc"
