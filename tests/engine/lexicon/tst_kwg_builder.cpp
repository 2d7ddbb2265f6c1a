// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <QCryptographicHash>
#include <QFile>
#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/random.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/rules/catalogue.h"
#include "tests/support/golden_graphs.h"
#include "tests/support/test_class.h"

using namespace engine;
using tests::goldenFolder;

namespace {

using Word = std::vector<Tile>;

constexpr NodeOrder kOrders[] = {NodeOrder::Wolges, NodeOrder::Experimental, NodeOrder::Legacy,
                                 NodeOrder::MagpieMerged, NodeOrder::Magpie};

struct NamedOrder
{
    const char* name;
    NodeOrder order;
};
constexpr NamedOrder kNamedOrders[] = {{"", NodeOrder::Wolges},
                                       {"experimental", NodeOrder::Experimental},
                                       {"legacy", NodeOrder::Legacy},
                                       {"magpiemerged", NodeOrder::MagpieMerged},
                                       {"magpie", NodeOrder::Magpie}};

QByteArray bytesOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray bytesOf(const std::vector<KwgNode>& nodes)
{
    return {reinterpret_cast<const char*>(nodes.data()),
            static_cast<qsizetype>(nodes.size() * sizeof(KwgNode))};
}

WordList wordListOf(const std::vector<Word>& words)
{
    WordList list;
    for (const Word& word : words) list.add(word);
    return list;
}

/// Everything that a walk along accepting paths finds, separators included.
void collect(const Kwg& kwg, std::uint32_t list, Word& path, std::set<Word>& found)
{
    if (list == 0) return;
    for (std::uint32_t index = list;; ++index) {
        const GraphNode node = kwg.node(index);
        path.push_back(node.tile());
        if (node.accepts()) found.insert(path);
        collect(kwg, node.arc(), path, found);
        path.pop_back();
        if (node.isEnd()) return;
    }
}

std::set<Word> textsBelow(const Kwg& kwg, std::uint32_t root)
{
    Word path;
    std::set<Word> found;
    collect(kwg, root, path, found);
    return found;
}

/// CARE as ERAC, RAC@E, AC@RE, C@ARE.
std::set<Word> rotationsOf(const std::set<Word>& words)
{
    std::set<Word> rotations;
    for (const Word& word : words) {
        for (std::size_t length = 1; length <= word.size(); ++length) {
            const auto split = word.begin() + static_cast<std::ptrdiff_t>(length);
            Word rotation(std::make_reverse_iterator(split), word.rend());
            if (length < word.size()) rotation.push_back(0);
            rotation.insert(rotation.end(), split, word.end());
            rotations.insert(rotation);
        }
    }
    return rotations;
}

rc::Gen<std::vector<Word>> wordsGenerator(Tile letters)
{
    return rc::gen::container<std::vector<Word>>(rc::gen::nonEmpty(
        rc::gen::container<Word>(rc::gen::inRange<Tile>(1, static_cast<Tile>(letters + 1)))));
}

/// Holds exactly these words, in either half.
bool holdsExactly(const std::vector<Word>& words, NodeOrder order)
{
    const WordList list = wordListOf(words);
    const std::set<Word> unique(words.begin(), words.end());
    std::set<Word> alphagrams;
    for (Word word : words) {
        std::sort(word.begin(), word.end());
        alphagrams.insert(word);
    }
    const auto build = [&](GraphKind kind) {
        return Kwg::fromNodes(buildKwg(list, kind, order).value()).value();
    };
    const Kwg both = build(GraphKind::Gaddawg);
    const Kwg dawg = build(GraphKind::Dawg);
    const Kwg alpha = build(GraphKind::Alpha);
    return both.hasGaddag() && !dawg.hasGaddag() && !alpha.hasGaddag() &&
           textsBelow(both, both.dawgRoot()) == unique &&
           textsBelow(both, both.gaddagRoot()) == rotationsOf(unique) &&
           textsBelow(dawg, dawg.dawgRoot()) == unique &&
           textsBelow(alpha, alpha.dawgRoot()) == alphagrams &&
           both.wordCount() == static_cast<std::int64_t>(unique.size());
}

}  // namespace

class TestKwgBuilder : public QObject
{
    Q_OBJECT

private slots:
    void buildsGoldens_data();
    void buildsGoldens();
    void buildsEnable_data();
    void buildsEnable();
    void buildsNothing();
    void holdsExactlyTheWords();
    void holdsLongWords();
    void takesWordsInAnyOrder();
    void countsNodesBeforeMerging();
    void refusesUnfitWords();
    void stopsInEveryPhase_data();
    void stopsInEveryPhase();
    void reportsProgress();
    void bigNodesHoldMoreWords();
    void whatNoNodesHoldIsRefused();

private:
    WordList m_enable;
};

void TestKwgBuilder::buildsGoldens_data()
{
    QTest::addColumn<QString>("alphabet");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("order");
    QTest::addColumn<QString>("golden");

    const auto row = [](const QString& alphabet, const QString& words, GraphKind kind,
                        NodeOrder order, const QString& golden) {
        QTest::newRow(qPrintable(golden))
            << alphabet << words << static_cast<int>(kind) << static_cast<int>(order) << golden;
    };
    for (const char* name : {"catalan", "dutch", "french", "german", "norwegian", "polish",
                             "slovene", "spanish", "swedish"}) {
        const QString id = QString::fromLatin1(name);
        row(id, id, GraphKind::Gaddawg, NodeOrder::Wolges, id + ".kwg");
        row(id, id, GraphKind::Alpha, NodeOrder::Wolges, id + ".kad");
    }
    for (const char* words : {"empty", "single", "small", "sub34"}) {
        for (const NamedOrder& order : kNamedOrders) {
            const QString prefix = QString::fromLatin1(order.name);
            const QString front =
                QString::fromLatin1(words) + "." + prefix + (prefix.isEmpty() ? "" : "-");
            row("english", words, GraphKind::Gaddawg, order.order, front + "kwg.bin");
            row("english", words, GraphKind::Dawg, order.order, front + "kwg-dawg.bin");
            row("english", words, GraphKind::Alpha, order.order, front + "kwg-alpha.bin");
        }
    }
}

void TestKwgBuilder::buildsGoldens()
{
    QFETCH(QString, alphabet);
    QFETCH(QString, words);
    QFETCH(int, kind);
    QFETCH(int, order);
    QFETCH(QString, golden);
    const auto folder = goldenFolder() / "mini";
    if (!std::filesystem::exists(folder)) QSKIP("no cases");

    const auto set = catalogue::tileSet(alphabet.toStdString());
    QVERIFY(set.has_value());
    const auto reading =
        readWordListFile(folder / (words + ".txt").toStdString(), set->alphabet, {1, kMaxDim});
    QVERIFY(reading.has_value());
    QCOMPARE(reading->rejectedCount, 0);
    const auto nodes =
        buildKwg(reading->words, static_cast<GraphKind>(kind), static_cast<NodeOrder>(order));
    QVERIFY(nodes.has_value());
    const QByteArray expected = bytesOf(folder / golden.toStdString());
    QVERIFY(!expected.isEmpty());
    QCOMPARE(bytesOf(*nodes).toHex(), expected.toHex());
    QVERIFY(Kwg::fromNodes(*nodes, set->alphabet.letterCount()).has_value());
}

void TestKwgBuilder::buildsEnable_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("order");

    const auto row = [](const char* golden, GraphKind kind, NodeOrder order) {
        QTest::newRow(golden) << static_cast<int>(kind) << static_cast<int>(order);
    };
    row("ENABLE.kwg", GraphKind::Gaddawg, NodeOrder::Wolges);
    row("ENABLE.dawg.kwg", GraphKind::Dawg, NodeOrder::Wolges);
    row("ENABLE.kad", GraphKind::Alpha, NodeOrder::Wolges);
    row("ENABLE.experimental.kwg", GraphKind::Gaddawg, NodeOrder::Experimental);
    row("ENABLE.legacy.kwg", GraphKind::Gaddawg, NodeOrder::Legacy);
    row("ENABLE.legacy.dawg.kwg", GraphKind::Dawg, NodeOrder::Legacy);
    row("ENABLE.legacy.kad", GraphKind::Alpha, NodeOrder::Legacy);
    row("ENABLE.magpiemerged.kwg", GraphKind::Gaddawg, NodeOrder::MagpieMerged);
    row("ENABLE.magpie.kwg", GraphKind::Gaddawg, NodeOrder::Magpie);
    row("ENABLE.magpie.dawg.kwg", GraphKind::Dawg, NodeOrder::Magpie);
}

void TestKwgBuilder::buildsEnable()
{
    QFETCH(int, kind);
    QFETCH(int, order);
    const std::filesystem::path cases(TILEWRIGHT_CASES);
    if (!std::filesystem::exists(cases / "ENABLE.txt")) QSKIP("no cases");
    if (m_enable.empty()) {
        auto reading = readWordListFile(cases / "ENABLE.txt",
                                        catalogue::tileSet("english")->alphabet, {2, 15});
        QVERIFY(reading.has_value());
        QCOMPARE(reading->words.size(), std::size_t{169'266});
        m_enable = std::move(reading->words);
    }
    const auto nodes =
        buildKwg(m_enable, static_cast<GraphKind>(kind), static_cast<NodeOrder>(order));
    QVERIFY(nodes.has_value());
    const QByteArray sum =
        QCryptographicHash::hash(bytesOf(*nodes), QCryptographicHash::Md5).toHex();
    const QByteArray line = sum + "  " + QTest::currentDataTag() + "\n";
    QVERIFY(bytesOf(goldenFolder() / "MD5SUMS").contains(line));
}

void TestKwgBuilder::buildsNothing()
{
    for (const NodeOrder order : kOrders) {
        const auto both = buildKwg({}, GraphKind::Gaddawg, order);
        QCOMPARE(bytesOf(both.value()).toHex(), QByteArray("0000400000004000"));
        const Kwg kwg = Kwg::fromNodes(*both).value();
        QVERIFY(kwg.hasGaddag());
        QCOMPARE(kwg.wordCount(), 0);
        for (const GraphKind kind : {GraphKind::Dawg, GraphKind::Alpha}) {
            const auto one = buildKwg({}, kind, order);
            QCOMPARE(bytesOf(one.value()).toHex(), QByteArray("00004000"));
            QVERIFY(!Kwg::fromNodes(*one).value().hasGaddag());
        }
    }
}

void TestKwgBuilder::holdsExactlyTheWords()
{
    for (const NodeOrder order : kOrders) {
        QVERIFY(rc::check("few letters, much shared",
                          [order] { RC_ASSERT(holdsExactly(*wordsGenerator(3), order)); }));
        QVERIFY(rc::check("many letters, long lists", [order] {
            RC_ASSERT(holdsExactly(*wordsGenerator(kMaxLetters), order));
        }));
    }
}

/// Beyond what is packed into numbers, where beginnings differ late or are repetitive.
void TestKwgBuilder::holdsLongWords()
{
    Random random(3);
    for (int round = 0; round < 20; ++round) {
        std::vector<Word> words;
        for (int i = 0; i < 40; ++i) {
            Word word(1 + random.below(round % 2 == 0 ? 60 : 25));
            for (Tile& tile : word) tile = static_cast<Tile>(random.below(20) == 0 ? 2 : 1);
            words.push_back(word);
        }
        words.emplace_back(kLongestWord, Tile{1});
        for (const NodeOrder order : kOrders) QVERIFY(holdsExactly(words, order));
    }
}

void TestKwgBuilder::takesWordsInAnyOrder()
{
    QVERIFY(rc::check("order and repetitions don't matter", [] {
        std::vector<Word> words = *wordsGenerator(4);
        WordList sorted = wordListOf(words);
        sorted.sortAndRemoveDuplicates();
        std::vector<Word> more(words.rbegin(), words.rend());
        more.insert(more.end(), words.begin(), words.end());
        for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg, GraphKind::Alpha}) {
            RC_ASSERT(bytesOf(buildKwg(sorted, kind).value()) ==
                      bytesOf(buildKwg(wordListOf(more), kind).value()));
        }
    }));
}

void TestKwgBuilder::countsNodesBeforeMerging()
{
    // AB and CB: A, B, C, B; then A, its separator, B and A, C behind it, C, its separator.
    const WordList words = wordListOf({{1, 2}, {3, 2}});
    BuildCounts counts;
    QVERIFY(buildKwg(words, GraphKind::Dawg, NodeOrder::Wolges, {}, &counts).has_value());
    QCOMPARE(counts.nodesBefore, 4);
    QVERIFY(buildKwg(words, GraphKind::Gaddawg, NodeOrder::Wolges, {}, &counts).has_value());
    QCOMPARE(counts.nodesBefore, 4 + 7);
    QVERIFY(buildKbwg(words, GraphKind::Alpha, NodeOrder::Wolges, {}, &counts).has_value());
    QCOMPARE(counts.nodesBefore, 4);
}

void TestKwgBuilder::refusesUnfitWords()
{
    for (const Word& word :
         {Word{}, Word{1, 64}, Word{1, asBlank(2)}, Word{1, 0}, Word(kLongestWord + 1, 1)}) {
        const auto nodes = buildKwg(wordListOf({{1, 2}, word}), GraphKind::Gaddawg);
        QVERIFY(!nodes.has_value());
        QCOMPARE(nodes.error().code, ErrorCode::OutOfRange);
    }
    // In a DAWG tile 0 may be the blank of a leave.
    QVERIFY(buildKwg(wordListOf({{0}, {0, 0, 1}}), GraphKind::Dawg).has_value());
}

void TestKwgBuilder::stopsInEveryPhase_data()
{
    QTest::addColumn<QString>("phase");
    for (const char* phase :
         {"Sorting words", "Building the DAWG", "Sorting the beginnings of words",
          "Building the GADDAG", "Ordering the nodes", "Writing the nodes"})
        QTest::newRow(phase) << QString(phase);
}

void TestKwgBuilder::stopsInEveryPhase()
{
    QFETCH(QString, phase);
    Random random(5);
    WordList words;
    Word word(8);
    for (int i = 0; i < 10'000; ++i) {
        for (Tile& tile : word) tile = static_cast<Tile>(1 + random.below(26));
        words.add(word);
    }
    std::stop_source source;
    bool reached = false;
    TaskContext context;
    context.stop = source.get_token();
    context.onProgress = [&](const Progress& progress) {
        // Nothing is begun once it has been asked to stop.
        QVERIFY(!reached || progress.phase.english() == phase.toStdString());
        if (progress.phase.english() != phase.toStdString()) return;
        reached = true;
        source.request_stop();
    };
    for (const NodeOrder order : kOrders) {
        source = {};
        context.stop = source.get_token();
        reached = false;
        const auto nodes = buildKwg(words, GraphKind::Gaddawg, order, context);
        QVERIFY(reached);
        QVERIFY(!nodes.has_value());
        QCOMPARE(nodes.error().code, ErrorCode::Cancelled);
    }
}

void TestKwgBuilder::reportsProgress()
{
    std::set<std::string> phases;
    TaskContext context;
    context.onProgress = [&](const Progress& progress) { phases.insert(progress.phase.english()); };
    QVERIFY(
        buildKwg(wordListOf({{1, 2}}), GraphKind::Gaddawg, NodeOrder::Wolges, context).has_value());
    QCOMPARE(phases, (std::set<std::string>{"Building the DAWG", "Sorting the beginnings of words",
                                            "Building the GADDAG", "Ordering the nodes",
                                            "Writing the nodes"}));
}

void TestKwgBuilder::bigNodesHoldMoreWords()
{
    Random random(11);
    WordList words;
    Word word(40);
    for (int i = 0; i < 120'000; ++i) {
        for (Tile& tile : word) tile = static_cast<Tile>(1 + random.below(kMaxLetters));
        words.add(word);
    }
    const auto narrow = buildKwg(words, GraphKind::Dawg);
    QVERIFY(!narrow.has_value());
    QVERIFY(narrow.error().message().find("4194304") != std::string::npos);
    QVERIFY(narrow.error().message().find(".kbwg") != std::string::npos);
    const auto wide = buildKbwg(words, GraphKind::Dawg);
    QVERIFY(wide.has_value());
    QCOMPARE(Kwg::fromNodes(*wide).value().wordCount(), 120'000);
}

void TestKwgBuilder::whatNoNodesHoldIsRefused()
{
    Random random(12);
    WordList words;
    Word word(40);
    for (int i = 0; i < 520'000; ++i) {
        for (Tile& tile : word) tile = static_cast<Tile>(1 + random.below(kMaxLetters));
        words.add(word);
    }
    words.sortAndRemoveDuplicates();
    std::set<std::string> phases;
    TaskContext context;
    context.onProgress = [&](const Progress& progress) { phases.insert(progress.phase.english()); };
    const auto wide = buildKbwg(words, GraphKind::Dawg, NodeOrder::Wolges, context);
    QVERIFY(!wide.has_value());
    QCOMPARE(wide.error().code, ErrorCode::OutOfRange);
    // With the numbers, and long before the end.
    QVERIFY(wide.error().message().find("520000 words") != std::string::npos);
    QVERIFY(wide.error().message().find("16777216") != std::string::npos);
    QCOMPARE(phases, (std::set<std::string>{"Building the DAWG"}));
}

TEST_CLASS(TestKwgBuilder, tests::NoApplication)
#include "tst_kwg_builder.moc"
