// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/file.h"
#include "engine/base/random.h"
#include "engine/lexicon/graph_marks.h"
#include "engine/lexicon/graph_proof.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/proof_by_marks.h"
#include "engine/lexicon/proof_cache.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"

using namespace engine;

namespace {

namespace fs = std::filesystem;
using WideNodes = std::vector<GraphNode>;

/// A graph with the marks that a proof of it leaves.
struct Marked
{
    WideNodes nodes;
    std::vector<GraphMark> lengths;
    std::vector<std::uint32_t> counts;

    explicit Marked(WideNodes graph) : nodes(std::move(graph))
    {
        lengths = proveGraph<GraphNode>(nodes, GraphUse::Words, 0, {}).value().marks;
        counts = Kwg::fromNodes(nodes).value().countTable();
    }
    [[nodiscard]] std::optional<GraphProof> proof() const
    {
        return proofBy({lengths, counts}, nodes, GraphUse::Words);
    }
    /// Both looks at a graph agree with the marks: then it must be one that the proof lets pass.
    [[nodiscard]] bool passes() const
    {
        return highestTileIfSound<GraphNode>(nodes, GraphUse::Words, 0) && proof();
    }
};

WordList smallEnglish()
{
    return tests::smallEnglish(catalogue::tileSet("english")->alphabet).value();
}

/// Enough for several threads to share.
WordList manyWords()
{
    WordList words;
    Random random(17);
    std::vector<std::vector<Tile>> all(40'000);
    for (std::vector<Tile>& word : all) {
        word.resize(3 + random.below(9));
        for (Tile& tile : word) tile = static_cast<Tile>(1 + random.below(26));
    }
    std::ranges::sort(all);
    for (const std::vector<Tile>& word : all) words.add(word);
    return words;
}

WideNodes smallGraph(GraphKind kind = GraphKind::Gaddawg)
{
    return buildKbwg(smallEnglish(), kind).value();
}

GraphProof counted(const WideNodes& nodes)
{
    return proveGraph<GraphNode>(nodes, GraphUse::Words, 0, {}, {}, CountWords::Yes).value();
}

std::span<const std::byte> nodeBytes(const WideNodes& nodes)
{
    return std::as_bytes(std::span(nodes));
}

}  // namespace

class TestProofCache : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] fs::path inFolder(const char* name) const
    {
        return fs::path(m_folder.path().toStdString()) / name;
    }
    [[nodiscard]] fs::path writeGraph(const char* name, const WideNodes& nodes) const
    {
        return writeFileAtomically(inFolder(name), nodeBytes(nodes)) ? inFolder(name) : fs::path();
    }

    QTemporaryDir m_folder;

private slots:
    void marksProve();
    void foundMarksAreThoseOfAWalk();
    void whatIsOutOfTheOrdinaryIsWalked();
    void foundMarksProveNothingWrong();
    void circlesAreNotFollowed();
    void endsApartFromTheDawgAreNotKept();
    void whatIsTooMuchIsNotKept();
    void marksOfNothing();
    void anyOtherMarkIsRefused();
    void changedGraphsPassOnlyWhenTheProofSaysSo();
    void circlesHaveNoMarks();
    void opensByWhatWasKept();
    void damageIsMended();
    void foldersThatCantBe();
    void isBounded();
    void userFolder();
    void tablesComeOnDemand();
};

void TestProofCache::marksProve()
{
    for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg, GraphKind::Alpha}) {
        for (const NodeOrder order : {NodeOrder::Wolges, NodeOrder::Magpie}) {
            const Marked graph(buildKbwg(smallEnglish(), kind, order).value());
            const auto proof = graph.proof();
            QVERIFY(proof.has_value());
            const Kwg kwg = Kwg::fromNodes(graph.nodes).value();
            QCOMPARE(proof->highestTile, kwg.highestTile());
            QCOMPARE(proof->longestWord, std::optional(kwg.longestWord()));
            QCOMPARE(proof->words, std::optional(kwg.wordCount()));
            const GraphProof walked = counted(graph.nodes);
            QCOMPARE(walked.marks, graph.lengths);
            QCOMPARE(walked.counts, graph.counts);
            QCOMPARE(walked.words, proof->words);
        }
    }
}

void TestProofCache::foundMarksAreThoseOfAWalk()
{
    for (const NodeOrder order : {NodeOrder::Wolges, NodeOrder::Experimental, NodeOrder::Legacy,
                                  NodeOrder::MagpieMerged, NodeOrder::Magpie}) {
        const WideNodes nodes = buildKbwg(manyWords(), GraphKind::Gaddawg, order).value();
        QVERIFY(nodes.size() > 200'000);  // several shares
        const GraphProof walked = counted(nodes);
        const auto graph = OpenedGraph<GraphNode>::fromNodes(nodes).value();
        for (const int threads : {1, 2, 5}) {
            TaskContext context;
            context.threads = threads;
            auto found = findMarks(graph, context);
            QVERIFY(found.has_value());
            QCOMPARE(found->lengths, walked.marks);
            const auto proof = proofBy(found->view(), nodes, GraphUse::Words, context);
            QVERIFY(proof.has_value());
            QCOMPARE(proof->words, walked.words);
            QCOMPARE(proof->longestWord, walked.longestWord);
            QCOMPARE(proof->highestTile, walked.highestTile);
            found->counts.resize(nodes.size());
            QCOMPARE(found->counts, walked.counts);
        }
    }
}

void TestProofCache::whatIsOutOfTheOrdinaryIsWalked()
{
    const auto find = [](const WideNodes& nodes) {
        return findMarks(OpenedGraph<GraphNode>::fromNodes(nodes).value());
    };
    WideNodes nodes = smallGraph();
    QVERIFY(find(nodes).has_value());
    // A node that nothing leads to has no mark, and its tile doesn't count.
    nodes.push_back(GraphNode::of(0, 30, true, true));
    QVERIFY(!find(nodes));
    QCOMPARE(Kwg::fromNodes(nodes).value().highestTile(), Tile{26});
    QVERIFY(!find(smallGraph(GraphKind::Dawg)));
    // As long as marks can tell, and longer.
    const auto pathOf = [](std::uint32_t letters) {
        WideNodes path{GraphNode::of(2, 0, true, false), GraphNode::of(2, 0, true, false)};
        for (std::uint32_t i = 1; i <= letters; ++i)
            path.push_back(GraphNode::of(i == letters ? 0 : i + 2, 1, true, i == letters));
        return path;
    };
    QVERIFY(find(pathOf(kLongestMarked)).has_value());
    for (const std::uint32_t letters : {kLongestMarked + 1, 200U, 1000U}) {
        const WideNodes path = pathOf(letters);
        const auto found = find(path);
        QVERIFY(!found || !proofBy(found->view(), path, GraphUse::Words));
        QCOMPARE(Kwg::fromNodes(path).value().longestWord(), static_cast<int>(letters));
    }
}

void TestProofCache::foundMarksProveNothingWrong()
{
    const WideNodes good = smallGraph();
    const auto size = static_cast<std::uint32_t>(good.size());
    Random random(11);
    int found = 0;
    int refused = 0;
    for (int i = 0; i < 4000; ++i) {
        WideNodes nodes = good;
        for (std::uint32_t change = 0; change <= random.below(3); ++change) {
            GraphNode& node = nodes[2 + random.below(size - 2)];
            if (node.bits == 0) continue;
            switch (random.below(3)) {
            case 0:
                node = GraphNode::of(2 + random.below(size - 2), node.tile(), node.isEnd(),
                                     node.accepts());
                break;
            case 1: node.bits ^= GraphNode::kEndFlag; break;
            default: node.bits ^= GraphNode::kAcceptsFlag; break;
            }
        }
        const auto opened = OpenedGraph<GraphNode>::fromNodes(nodes);
        if (!opened) continue;
        const auto marks = findMarks(*opened);
        const auto proof =
            marks ? proofBy(marks->view(), opened->nodes(), GraphUse::Words) : std::nullopt;
        const auto walked =
            proveGraph<GraphNode>(opened->nodes(), GraphUse::Words, 0, {}, {}, CountWords::Yes);
        if (!walked) ++refused;
        if (!proof) continue;
        ++found;
        QVERIFY(walked.has_value());
        QCOMPARE(proof->words, walked->words);
        QCOMPARE(proof->longestWord, walked->longestWord);
        QCOMPARE(proof->highestTile, walked->highestTile);
    }
    QVERIFY(found > 100);
    QVERIFY(refused > 100);
}

/// Nor does it take long to find that there is no end.
void TestProofCache::circlesAreNotFollowed()
{
    const auto endless = [](const WideNodes& nodes) {
        const auto graph = OpenedGraph<GraphNode>::fromNodes(nodes);
        return graph && !findMarks(*graph) && !Kwg::fromNodes(nodes);
    };
    const GraphNode root = GraphNode::of(2, 0, true, false);
    QVERIFY(endless({root, root, GraphNode::of(2, 1, true, true)}));
    // Lists whose every node leads to every list: two ways on from each.
    WideNodes nodes{root, root};
    constexpr std::uint32_t kLists = 50'000;
    for (std::uint32_t i = 0; i < kLists; ++i) {
        const std::uint32_t next = 2 + (i + 1) % kLists * 2;
        nodes.push_back(GraphNode::of(next, 1, false, false));
        nodes.push_back(GraphNode::of(next, 2, true, true));
    }
    QVERIFY(endless(nodes));
    // Many nodes lead into a desert of empty ones.
    constexpr std::uint32_t kDesert = 400'000;
    nodes = {root, root, GraphNode::of(3, 1, true, true)};
    nodes.resize(kDesert);
    for (std::uint32_t i = 0; i < kLists; ++i)
        nodes.push_back(GraphNode::of(3 + i % 1000, 1, true, true));
    const auto graph = OpenedGraph<GraphNode>::fromNodes(nodes);
    QVERIFY(!graph || !findMarks(*graph));
    QVERIFY(!Kwg::fromNodes(nodes));
}

/// As some builders leave them: behind a separator there is a copy of what the DAWG has.
void TestProofCache::endsApartFromTheDawgAreNotKept()
{
    const WideNodes nodes{
        GraphNode::of(2, 0, true, false),  GraphNode::of(4, 0, true, false),
        GraphNode::of(3, 1, true, false),  GraphNode::of(0, 2, true, true),  // AB
        GraphNode::of(6, 1, false, false), GraphNode::of(8, 2, true, false),
        GraphNode::of(7, 0, true, false),  GraphNode::of(0, 2, true, true),  // behind A
        GraphNode::of(0, 1, true, true),                                     // behind B
    };
    const GraphProof walked = counted(nodes);
    QVERIFY(walked.counts.empty());
    QVERIFY(!walked.words);
    QCOMPARE(Kwg::fromNodes(nodes).value().wordCount(), 1);
}

void TestProofCache::whatIsTooMuchIsNotKept()
{
    // Each list leads to the next, and the last one ends words: ways of so many nodes.
    const auto ways = [](std::uint32_t lists) {
        WideNodes nodes{GraphNode::of(1, 0, true, false)};
        for (std::uint32_t i = 1; i <= lists; ++i) {
            const bool isLast = i == lists;
            const std::uint32_t next = isLast ? 0 : 2 * i + 1;
            nodes.push_back(GraphNode::of(next, 1, false, isLast));
            nodes.push_back(GraphNode::of(next, 2, true, isLast));
        }
        return nodes;
    };
    const GraphProof most = counted(ways(31));
    QCOMPARE(most.words, std::optional(std::int64_t{1} << 31));
    QCOMPARE(most.counts.size(), most.marks.size());
    for (const std::uint32_t lists : {32U, 127U, 400U}) {
        const GraphProof walked = counted(ways(lists));
        QVERIFY(walked.counts.empty());
        QVERIFY(!walked.words);
    }
}

void TestProofCache::marksOfNothing()
{
    for (const WideNodes& empty : {WideNodes{GraphNode::of(0, 0, true, false)},
                                   WideNodes(2, GraphNode::of(0, 0, true, false))}) {
        const Marked graph(empty);
        const auto proof = graph.proof();
        QVERIFY(proof.has_value());
        QCOMPARE(proof->words, std::optional(std::int64_t{0}));
        QCOMPARE(proof->longestWord, std::optional(0));
    }
    QVERIFY(!proofBy({}, {}, GraphUse::Words));
    // Not one for each node.
    const WideNodes nodes = smallGraph();
    QVERIFY(!proofBy({}, nodes, GraphUse::Words));
}

void TestProofCache::anyOtherMarkIsRefused()
{
    const Marked graph(smallGraph());
    Random random(3);
    int refused = 0;
    for (int i = 0; i < 3000; ++i) {
        Marked other = graph;
        const std::size_t at = 2 + random.below(static_cast<std::uint32_t>(graph.nodes.size() - 2));
        if (graph.lengths[at] == 0) continue;  // nothing leads there, so nothing follows from it
        if (random.below(2) == 0 && graph.lengths[at] < kGaddagMark)
            other.counts[at] += 1 + random.below(5);
        else other.lengths[at] = static_cast<GraphMark>(1 + random.below(255));
        if (other.lengths == graph.lengths && other.counts == graph.counts) continue;
        QVERIFY(!other.proof());
        ++refused;
    }
    QVERIFY(refused > 1000);
}

void TestProofCache::changedGraphsPassOnlyWhenTheProofSaysSo()
{
    const Marked graph(smallGraph());
    Random random(5);
    int passed = 0;
    for (int i = 0; i < 5000; ++i) {
        Marked other = graph;
        for (std::uint32_t change = 0; change <= random.below(3); ++change) {
            const auto at = random.below(static_cast<std::uint32_t>(graph.nodes.size()));
            GraphNode& node = other.nodes[at];
            const auto to = random.below(static_cast<std::uint32_t>(graph.nodes.size()));
            const auto tile = static_cast<Tile>(random.below(28));
            switch (random.below(4)) {
            case 0: node = GraphNode::of(to, node.tile(), node.isEnd(), node.accepts()); break;
            case 1: node = GraphNode::of(node.arc(), tile, node.isEnd(), node.accepts()); break;
            case 2: node.bits ^= GraphNode::kEndFlag; break;
            default: node.bits ^= GraphNode::kAcceptsFlag; break;
            }
            if (random.below(2) == 0) other.lengths[at] = graph.lengths[to];
        }
        if (!other.passes()) continue;
        ++passed;
        QVERIFY(proveGraph<GraphNode>(other.nodes, GraphUse::Words, 0, {}).has_value());
        QCOMPARE(other.proof()->words,
                 std::optional(Kwg::fromNodes(other.nodes).value().wordCount()));
    }
    QVERIFY(passed > 0);
}

void TestProofCache::circlesHaveNoMarks()
{
    // A, and as many times more as one likes.
    const WideNodes circle{GraphNode::of(1, 0, true, false), GraphNode::of(1, 1, true, true)};
    for (int mark = 0; mark < 256; ++mark) {
        const std::vector<GraphMark> lengths{0, static_cast<GraphMark>(mark)};
        for (std::uint32_t count = 0; count < 3; ++count) {
            const std::vector<std::uint32_t> counts{0, count};
            QVERIFY(!proofBy({lengths, counts}, circle, GraphUse::Words));
        }
    }
}

void TestProofCache::opensByWhatWasKept()
{
    const WideNodes nodes = smallGraph();
    const fs::path path = writeGraph("small.kbwg", nodes);
    const ProofCache proofs(inFolder("proofs"));
    QVERIFY(!proofs.find(nodeBytes(nodes)));
    const Kwg first = Kwg::open(path, 26, {}, proofs).value();
    const auto kept = proofs.find(nodeBytes(nodes));
    QVERIFY(kept.has_value());
    QVERIFY(proofBy(kept->marks(), nodes, GraphUse::Words).has_value());

    const Kwg second = Kwg::open(path, 26, {}, proofs).value();
    QCOMPARE(second.highestTile(), first.highestTile());
    QCOMPARE(second.longestWord(), first.longestWord());
    QCOMPARE(second.wordCount(), static_cast<std::int64_t>(smallEnglish().size()));
    // The same graph in narrow nodes is the same graph.
    std::vector<KwgNode> narrow;
    for (const GraphNode node : nodes) narrow.push_back(narrowed(node));
    const fs::path narrowPath = inFolder("small.kwg");
    QVERIFY(writeFileAtomically(narrowPath, std::as_bytes(std::span(narrow))).has_value());
    std::stop_source soon;
    soon.request_stop();
    const auto opened = Kwg::open(narrowPath, 26, soon.get_token(), proofs);
    QVERIFY(opened.has_value());
    QCOMPARE(opened->wordCount(), second.wordCount());
    // What was kept is not asked for the letters that a graph may have.
    QVERIFY(!Kwg::open(path, 20, {}, proofs).has_value());
    // That it is used at all: a walk would see that it should stop.
    std::stop_source stop;
    stop.request_stop();
    WideNodes longPath{GraphNode::of(1, 0, true, false)};
    for (std::uint32_t i = 1; i <= 100'000; ++i)
        longPath.push_back(GraphNode::of(0, 1, true, true));
    for (std::uint32_t i = 1; i <= 100'000; ++i)
        longPath[i] = GraphNode::of(i % 100 == 0 ? 0 : i + 1, 1, true, i % 100 == 0);
    QVERIFY(Kwg::open(writeGraph("other.kbwg", longPath), 26, {}, proofs).has_value());
    QVERIFY(Kwg::open(path, 26, stop.get_token(), proofs).has_value());
}

void TestProofCache::damageIsMended()
{
    const WideNodes nodes = smallGraph();
    const fs::path path = writeGraph("mended.kbwg", nodes);
    const ProofCache proofs(inFolder("damaged"));
    QVERIFY(Kwg::open(path, 26, {}, proofs).has_value());
    const fs::path file = proofs.pathFor(nodeBytes(nodes));
    const std::string good = readTextFile(file, 1 << 26).value();
    Random random(7);
    for (int i = 0; i < 60; ++i) {
        std::string bad = good;
        if (i == 0) bad.clear();
        else if (i < 8) bad.resize(random.below(static_cast<std::uint32_t>(good.size())));
        else if (i < 12) bad += std::string(static_cast<std::size_t>(i), 'x');
        else bad[random.below(static_cast<std::uint32_t>(good.size()))] ^= char{0x55};
        QVERIFY(writeFileAtomically(file, bad).has_value());
        const auto kwg = Kwg::open(path, 26, {}, proofs);
        QVERIFY(kwg.has_value());
        QCOMPARE(kwg->wordCount(), static_cast<std::int64_t>(smallEnglish().size()));
        const auto kept = proofs.find(nodeBytes(nodes));
        QVERIFY(kept && proofBy(kept->marks(), nodes, GraphUse::Words));
    }
    // Of another graph under the name of this one.
    const WideNodes other = smallGraph(GraphKind::Dawg);
    QVERIFY(Kwg::open(writeGraph("dawg.kbwg", other), 26, {}, proofs).has_value());
    fs::copy_file(proofs.pathFor(nodeBytes(other)), file, fs::copy_options::overwrite_existing);
    QVERIFY(!proofs.find(nodeBytes(nodes)));
    QVERIFY(Kwg::open(path, 26, {}, proofs).has_value());
    QCOMPARE(readTextFile(file, 1 << 26).value(), good);
}

void TestProofCache::foldersThatCantBe()
{
    const fs::path path = writeGraph("plain.kbwg", smallGraph());
    QVERIFY(writeFileAtomically(inFolder("a file"), std::string_view("x")).has_value());
    for (const fs::path& folder :
         {inFolder("a file"), inFolder("a file") / "proofs", fs::path("/proc/none")}) {
        const ProofCache proofs(folder);
        QVERIFY(Kwg::open(path, 26, {}, proofs).has_value());
        QVERIFY(Kwg::open(path, 26, {}, proofs).has_value());
    }
    QVERIFY(Kwg::open(path, 26, {}, ProofCache()).has_value());
    QVERIFY(!ProofCache().keeps());
}

void TestProofCache::isBounded()
{
    constexpr std::uintmax_t kMost = 2'000;
    const fs::path folder = inFolder("bounded");
    const ProofCache proofs(folder, kMost);
    WideNodes nodes;
    for (std::uint32_t i = 0; i < 20; ++i) {
        nodes.assign(300 + i, GraphNode::of(0, 1, true, true));
        nodes[0] = GraphNode::of(2, 0, true, false);
        const fs::path path = writeGraph("one.kbwg", nodes);
        QVERIFY(Kwg::open(path, 26, {}, proofs).has_value());
        // Files that were written at once are as old as each other.
        if (proofs.find(nodeBytes(nodes)))
            fs::last_write_time(proofs.pathFor(nodeBytes(nodes)),
                                fs::file_time_type::clock::now() - std::chrono::hours(40 - i));
        std::uintmax_t sum = 0;
        for (const auto& entry : fs::directory_iterator(folder)) sum += entry.file_size();
        QVERIFY(sum <= kMost);
        QVERIFY(proofs.find(nodeBytes(nodes)).has_value());
    }
    // Larger than all that may be there.
    const WideNodes large = smallGraph();
    QVERIFY(Kwg::open(writeGraph("large.kbwg", large), 26, {}, proofs).has_value());
    QVERIFY(!proofs.find(nodeBytes(large)));
}

void TestProofCache::userFolder()
{
    const QByteArray cache = qgetenv("XDG_CACHE_HOME");
    const QByteArray home = qgetenv("HOME");
    const std::vector<std::byte> graph(8);
    qputenv("XDG_CACHE_HOME", "/somewhere");
    QCOMPARE(ProofCache::ofUser().pathFor(graph).parent_path(),
             fs::path("/somewhere/tilewright/proofs"));
    qputenv("XDG_CACHE_HOME", "not/absolute");
    qputenv("HOME", "/home/me");
    QCOMPARE(ProofCache::ofUser().pathFor(graph).parent_path(),
             fs::path("/home/me/.cache/tilewright/proofs"));
    qunsetenv("XDG_CACHE_HOME");
    qunsetenv("HOME");
    QVERIFY(!ProofCache::ofUser().keeps());
    if (!cache.isNull()) qputenv("XDG_CACHE_HOME", cache);
    if (!home.isNull()) qputenv("HOME", home);
}

void TestProofCache::tablesComeOnDemand()
{
    const fs::path path = writeGraph("tables.kbwg", smallGraph());
    const Alphabet english = catalogue::tileSet("english")->alphabet;
    const LexiconPtr now = Lexicon::open(path, english, false).value();
    QVERIFY(now->searchTables().words.complete());
    const LexiconPtr later =
        Lexicon::open(path, english, false, {}, {.tables = TablesWhen::OnDemand}).value();
    const SearchTables& none = later->searchTables();
    QVERIFY(!none.words.complete());
    QVERIFY(none.anagrams.mayBeWord(AnagramFilter::key(1), 0));
    later->buildSearchTables();
    later->buildSearchTables();
    QVERIFY(later->searchTables().words.complete());
    QVERIFY(!none.words.complete());
    for (std::size_t length = 0; length <= kMaxDim; ++length)
        QCOMPARE(later->searchTables().words.count(length),
                 now->searchTables().words.count(length));
}

TEST_CLASS(TestProofCache, tests::NoApplication)
#include "tst_proof_cache.moc"
