// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <vector>

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/file.h"
#include "engine/base/random.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "tests/support/golden_graphs.h"
#include "tests/support/test_class.h"

using namespace engine;
using tests::english;
using tests::goldenFolder;

namespace {

using TileWords = std::vector<std::vector<Tile>>;

template <class Node>
QByteArray bytesOf(const std::vector<Node>& nodes)
{
    return {reinterpret_cast<const char*>(nodes.data()),
            static_cast<qsizetype>(nodes.size() * sizeof(Node))};
}

template <class Graph>
TileWords wordsIn(const Graph& graph)
{
    TileWords words;
    graph.forEachWord([&words](std::span<const Tile> word) {
        words.emplace_back(word.begin(), word.end());
        return true;
    });
    return words;
}

WordList smallList()
{
    WordList list;
    for (const auto& word : TileWords{{1, 2}, {1, 2, 3}, {3, 1, 20}, {3, 1, 20, 19}, {26, 15, 15}})
        list.add(word);
    return list;
}

}  // namespace

class TestKbwg : public QObject
{
    Q_OBJECT

private slots:
    void buildsGoldens_data();
    void buildsGoldens();
    void buildsEnable();
    void isKnownByItsName_data();
    void isKnownByItsName();
    void playsLikeTheSmallGraph();
    void refusesTheOtherWidth();
    void holdsWhatTheSmallGraphCannot();
    void survivesFlippedBits();
};

void TestKbwg::buildsGoldens_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("order");
    QTest::addColumn<int>("number");
    const struct
    {
        const char* name;
        NodeOrder order;
    } orders[] = {{"", NodeOrder::Wolges},
                  {"experimental-", NodeOrder::Experimental},
                  {"legacy-", NodeOrder::Legacy},
                  {"magpiemerged-", NodeOrder::MagpieMerged},
                  {"magpie-", NodeOrder::Magpie}};
    for (const char* words : {"empty", "single", "small", "sub34"}) {
        for (const auto& order : orders) {
            QTest::addRow("%s %s", words, order.name)
                << QString(words) << QString(order.name) << static_cast<int>(order.order);
        }
    }
}

void TestKbwg::buildsGoldens()
{
    QFETCH(QString, words);
    QFETCH(QString, order);
    QFETCH(int, number);
    const auto folder = goldenFolder() / "mini";
    if (!std::filesystem::exists(folder)) QSKIP("no cases");
    const auto reading =
        readWordListFile(folder / (words + ".txt").toStdString(), english(), {1, kMaxDim});
    QVERIFY(reading.has_value());
    auto nodes =
        buildKbwg(reading->words, GraphKind::Gaddawg, static_cast<NodeOrder>(number)).value();
    QFile golden(QString::fromStdString(
        (folder / (words + "." + order + "kbwg.bin").toStdString()).string()));
    QVERIFY(golden.open(QIODevice::ReadOnly));
    QCOMPARE(bytesOf(nodes), golden.readAll());

    const auto kbwg = Kwg::fromNodes(std::move(nodes), english().letterCount());
    QVERIFY(kbwg.has_value());
    QVERIFY(kbwg->hasGaddag());
    QCOMPARE(kbwg->wordCount(), static_cast<std::int64_t>(reading->words.size()));
    auto narrow =
        buildKwg(reading->words, GraphKind::Gaddawg, static_cast<NodeOrder>(number)).value();
    const Kwg kwg = Kwg::fromNodes(std::move(narrow), english().letterCount()).value();
    QVERIFY(std::ranges::equal(kwg.nodes(), kbwg->nodes(), {}, &GraphNode::bits, &GraphNode::bits));
    QVERIFY(kwg.hasGaddag());
    QCOMPARE(wordsIn(kwg), wordsIn(*kbwg));
    QCOMPARE(kwg.longestWord(), kbwg->longestWord());
}

void TestKbwg::buildsEnable()
{
    const auto list = std::filesystem::path(TILEWRIGHT_CASES) / "ENABLE.txt";
    if (!std::filesystem::exists(list)) QSKIP("no cases");
    const auto reading = readWordListFile(list, english(), {2, 15}).value();
    const auto nodes = buildKbwg(reading.words, GraphKind::Gaddawg).value();
    QCOMPARE(QCryptographicHash::hash(bytesOf(nodes), QCryptographicHash::Md5).toHex(),
             QByteArray("2234a73282fd4d4616c87cceec3ab188"));
}

void TestKbwg::isKnownByItsName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("big");
    QTest::newRow("kbwg") << "folder/words.kbwg" << true;
    QTest::newRow("big") << "dutch-big.kwg" << true;
    QTest::newRow("big autoplay") << "dutch-big-autoplay" << true;
    QTest::newRow("kwg") << "words.kwg" << false;
    QTest::newRow("kad") << "words.kad" << false;
    QTest::newRow("only a folder") << "x-big/words.kwg" << false;
    QTest::newRow("another word") << "bigwords.kwg" << false;
}

void TestKbwg::isKnownByItsName()
{
    QFETCH(QString, name);
    QFETCH(bool, big);
    QCOMPARE(hasBigGraphName(name.toStdString()), big);
}

void TestKbwg::playsLikeTheSmallGraph()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("small.kbwg").toStdString();
    const WordList list = smallList();
    const auto nodes = buildKbwg(list, GraphKind::Gaddawg).value();
    QVERIFY(writeFileAtomically(path, std::as_bytes(std::span(nodes))).has_value());

    const auto kwg = Kwg::open(path, english().letterCount());
    QVERIFY(kwg.has_value());
    const Kwg direct = Kwg::fromNodes(buildKwg(list, GraphKind::Gaddawg).value()).value();
    QVERIFY(
        std::ranges::equal(kwg->nodes(), direct.nodes(), {}, &GraphNode::bits, &GraphNode::bits));
    const auto lexicon = Lexicon::open(path, english(), true);
    QVERIFY(lexicon.has_value());
    QVERIFY((*lexicon)->contains(std::vector<Tile>{3, 1, 20}));
    QVERIFY((*lexicon)->containsJumbled(std::vector<Tile>{20, 3, 1}));
    QVERIFY(!Kwg::open(path, 20).has_value());
}

void TestKbwg::refusesTheOtherWidth()
{
    const QTemporaryDir folder;
    const std::filesystem::path big = folder.filePath("words.kbwg").toStdString();
    const std::filesystem::path small = folder.filePath("words.kwg").toStdString();
    const auto wide = buildKbwg(smallList(), GraphKind::Gaddawg).value();
    const auto narrow = buildKwg(smallList(), GraphKind::Gaddawg).value();
    QVERIFY(writeFileAtomically(small, std::as_bytes(std::span(wide))).has_value());
    QVERIFY(writeFileAtomically(big, std::as_bytes(std::span(narrow))).has_value());
    const auto asSmall = Kwg::open(small);
    QVERIFY(!asSmall.has_value());
    QVERIFY(asSmall.error().message().find(".kbwg") != std::string::npos);
    const auto asBig = Kwg::open(big);
    QVERIFY(!asBig.has_value());
    QVERIFY(asBig.error().message().find(".kwg") != std::string::npos);
    QCOMPARE(asBig.error().place.file, big.string());
}

void TestKbwg::holdsWhatTheSmallGraphCannot()
{
    // Random words share little, so that these need about five million nodes.
    Random random(1);
    WordList list;
    std::vector<Tile> word(16);
    for (int i = 0; i < 450'000; ++i) {
        for (Tile& tile : word) tile = static_cast<Tile>(1 + random.below(60));
        list.add(word);
    }
    list.sortAndRemoveDuplicates();
    const auto narrow = buildKwg(list, GraphKind::Dawg);
    QVERIFY(!narrow.has_value());
    QVERIFY(narrow.error().message().find(".kbwg") != std::string::npos);

    auto nodes = buildKbwg(list, GraphKind::Dawg, NodeOrder::Legacy);
    QVERIFY(nodes.has_value());
    const auto kbwg = Kwg::fromNodes(std::move(*nodes));
    QVERIFY(kbwg.has_value());
    QVERIFY(!fitsKwgFile(kbwg->nodes().size()));
    QCOMPARE(kbwg->wordCount(), static_cast<std::int64_t>(list.size()));
    std::size_t at = 0;
    bool same = true;
    kbwg->forEachWord([&](std::span<const Tile> found) {
        same = std::ranges::equal(found, list[at++]);
        return same;
    });
    QVERIFY(same);
}

void TestKbwg::survivesFlippedBits()
{
    const auto nodes = buildKbwg(smallList(), GraphKind::Gaddawg).value();
    for (std::size_t bit = 0; bit < nodes.size() * 32; ++bit) {
        auto damaged = nodes;
        damaged[bit / 32].bits ^= std::uint32_t{1} << (bit % 32);
        const auto kbwg = Kwg::fromNodes(std::move(damaged), 26);
        if (kbwg) (void)wordsIn(*kbwg);
    }
}

TEST_CLASS(TestKbwg, tests::NoApplication)
#include "tst_kbwg.moc"
