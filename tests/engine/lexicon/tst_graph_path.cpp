// SPDX-License-Identifier: GPL-3.0-or-later
// Paths through word graphs, and surveys of them.
#include <algorithm>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/lexicon/graph_path.h"
#include "engine/lexicon/graph_survey.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"

using namespace engine;

namespace {

const Alphabet& rulesAlphabet(const char* rules)
{
    static std::map<std::string, GameRulesPtr> known;
    GameRulesPtr& found = known[rules];
    if (!found) found = catalogue::rules(rules).value();
    return found->alphabet;
}

LexiconPtr lexiconOf(const std::string& words, const char* rules = "english")
{
    const Alphabet& alphabet = rulesAlphabet(rules);
    return Lexicon::fromWords("tiny", tests::wordsFrom(words, alphabet).value(), alphabet, true)
        .value();
}

std::string shown(const std::vector<Tile>& tiles, const Alphabet& alphabet)
{
    std::string text;
    for (const Tile tile : tiles) text += tile == 0 ? "@" : std::string(alphabet.label(tile));
    return text;
}

/// Tiles of every path of a graph to every node, each node's words counted one by one.
class Paths
{
public:
    Paths(const Kwg& kwg, std::uint32_t root) : m_kwg(kwg)
    {
        if (root != 0) visitList(root, 1);
    }
    std::map<std::uint32_t, int> lengths;          ///< of a shortest path, by node
    std::map<std::uint32_t, std::uint32_t> words;  ///< through the node, by node

private:
    std::uint32_t visitList(std::uint32_t list, int length)
    {
        std::uint32_t all = 0;
        for (std::uint32_t index = list;; ++index) {
            const GraphNode node = m_kwg.node(index);
            std::uint32_t count = node.accepts() ? 1 : 0;
            if (node.arc() != 0) count += visitList(node.arc(), length + 1);
            words[index] = count;
            const auto known = lengths.emplace(index, length).first;
            known->second = std::min(known->second, length);
            all += count;
            if (node.isEnd()) return all;
        }
    }

    const Kwg& m_kwg;
};

}  // namespace

class TestGraphPath : public QObject
{
    Q_OBJECT

private slots:
    void readsPaths_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("gaddag");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tiles");
        QTest::newRow("empty") << "english" << false << ""
                               << "";
        QTest::newRow("either case") << "english" << false << "cAt"
                                     << "CAT";
        QTest::newRow("separator") << "english" << true << "ac@t"
                                   << "AC@T";
        QTest::newRow("lozenge") << "english" << true << QStringLiteral("ac◊") << "AC@";
        QTest::newRow("separator alone") << "english" << true << "@"
                                         << "@";
        QTest::newRow("longest label")
            << "catalan" << true << QStringLiteral("el·l@a") << QStringLiteral("EL·L@A");
    }
    void readsPaths()
    {
        QFETCH(QString, rules);
        QFETCH(bool, gaddag);
        QFETCH(QString, text);
        QFETCH(QString, tiles);
        const Alphabet& alphabet = rulesAlphabet(rules.toUtf8().constData());
        const auto path = readGraphPath(text.toStdString(), alphabet,
                                        gaddag ? GraphPart::Gaddag : GraphPart::Dawg);
        QVERIFY2(path, path ? "" : path.error().message().c_str());
        QCOMPARE(shown(*path, alphabet), tiles.toStdString());
    }

    void refusesPaths_data()
    {
        QTest::addColumn<bool>("gaddag");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("stranger") << false << "ca1" << 3;
        QTest::newRow("stranger behind the separator") << true << QStringLiteral("ca◊t1") << 5;
        QTest::newRow("separator in a DAWG") << false << "a@t" << 2;
        QTest::newRow("two separators") << true << QStringLiteral("a@t◊e") << 4;
        QTest::newRow("two at once") << true << "@@" << 2;
        QTest::newRow("no end") << true << QString(300, u'a') << 0;
    }
    void refusesPaths()
    {
        QFETCH(bool, gaddag);
        QFETCH(QString, text);
        QFETCH(int, column);
        const auto path = readGraphPath(text.toStdString(), rulesAlphabet("english"),
                                        gaddag ? GraphPart::Gaddag : GraphPart::Dawg);
        QVERIFY(!path);
        QCOMPARE(path.error().place.column, column);
    }

    void gaddagPathsLeadToTheirWords()
    {
        const LexiconPtr lexicon = lexiconOf("at cat cats act acts seat teas a");
        int paths = 0;
        lexicon->words().forEachWord([&](std::span<const Tile> word) {
            for (std::size_t first = 0; first < word.size(); ++first) {
                const auto path = gaddagPath(word, first);
                const auto nodes = walkGraph(*lexicon, GraphPart::Gaddag, path);
                const PathReading reading = readingOf(GraphPart::Gaddag, path);
                const bool isRight =
                    nodes.size() == path.size() && lexicon->words().node(nodes.back()).accepts() &&
                    std::ranges::equal(reading.letters, word) && reading.turn == first + 1 &&
                    reading.turned == (first + 1 < word.size());
                if (isRight) ++paths;
            }
            return true;
        });
        QCOMPARE(paths, 2 + 3 + 4 + 3 + 4 + 4 + 4 + 1);
        const Alphabet& alphabet = lexicon->alphabet();
        const auto cats = *alphabet.readWord("cats");
        QCOMPARE(shown(gaddagPath(cats, 1), alphabet), std::string("AC@TS"));
        QCOMPARE(shown(gaddagPath(cats, 3), alphabet), std::string("STAC"));
        QCOMPARE(walkGraph(*lexicon, GraphPart::Gaddag, gaddagPath(cats, 1)).size(), 5U);
        QCOMPARE(walkGraph(*lexicon, GraphPart::Dawg, cats).size(), 4U);
        QCOMPARE(walkGraph(*lexicon, GraphPart::Dawg, *alphabet.readWord("catx")).size(), 3U);
        QCOMPARE(walkGraph(*lexicon, GraphPart::Alphagrams, *alphabet.readWord("acst")).size(), 4U);
        QVERIFY(walkGraph(*lexicon, GraphPart::Dawg, *alphabet.readWord("x")).empty());
        // A separator at the end is part of the path and of no word.
        const auto half =
            readingOf(GraphPart::Gaddag, *readGraphPath("ac@", alphabet, GraphPart::Gaddag));
        QVERIFY(half.turned);
        QCOMPARE(half.turn, 2U);
        QCOMPARE(shown(half.letters, alphabet), std::string("CA"));
    }

    void surveyAgreesWithWalks_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("rules");
        QTest::newRow("some") << "at cat cats act acts seat seats teas tease eats a"
                              << "english";
        QTest::newRow("none") << ""
                              << "english";
        QTest::newRow("one") << "cat"
                             << "english";
        QTest::newRow("digraphs") << QStringLiteral("any que cel·la ça senyal cel") << "catalan";
    }
    void surveyAgreesWithWalks()
    {
        QFETCH(QString, words);
        QFETCH(QString, rules);
        const LexiconPtr lexicon = lexiconOf(words.toStdString(), rules.toUtf8().constData());
        const Kwg& kwg = lexicon->words();
        const auto survey = GraphSurvey::of(kwg).value();
        const Paths dawg(kwg, kwg.dawgRoot());
        const Paths gaddag(kwg, kwg.gaddagRoot());
        for (std::uint32_t index = 0; index < kwg.nodes().size(); ++index) {
            for (const bool back : {false, true}) {
                const Paths& paths = back ? gaddag : dawg;
                const auto found = back ? survey.gaddagPathTo(index) : survey.dawgPathTo(index);
                QCOMPARE(found.has_value(), paths.lengths.count(index) > 0);
                if (!found) continue;
                QCOMPARE(static_cast<int>(found->size()), paths.lengths.at(index));
                QCOMPARE(survey.wordsThrough(index), paths.words.at(index));
                QCOMPARE(found->back(), index);
                // The path is one.
                std::vector<Tile> tiles;
                for (const std::uint32_t node : *found) tiles.push_back(kwg.node(node).tile());
                const GraphPart part = back ? GraphPart::Gaddag : GraphPart::Dawg;
                QCOMPARE(walkGraph(*lexicon, part, tiles).back(), index);
            }
        }
        QVERIFY(!survey.dawgPathTo(0));
        QVERIFY(!survey.gaddagPathTo(1));
        QVERIFY(!survey.dawgPathTo(4'000'000'000U));
        QCOMPARE(survey.wordsThrough(4'000'000'000U), 0U);
        if (kwg.dawgRoot() != 0)
            QCOMPARE(std::int64_t{survey.wordsFrom(kwg.dawgRoot())}, kwg.wordCount());
        const auto alpha = GraphSurvey::of(lexicon->alphagrams()).value();
        QVERIFY(!alpha.gaddagPathTo(1));
    }

    void surveyOfMoreThanCanBeCounted()
    {
        // Layers of two letters each: 2 to the power of 40 words.
        std::vector<KwgNode> nodes{KwgNode::of(1, 0, true, false)};
        constexpr std::uint32_t kLayers = 40;
        for (std::uint32_t layer = 0; layer < kLayers; ++layer) {
            const bool last = layer + 1 == kLayers;
            const std::uint32_t arc = last ? 0 : 2 * layer + 3;
            nodes.push_back(KwgNode::of(arc, 1, false, last));
            nodes.push_back(KwgNode::of(arc, 2, true, last));
        }
        const Kwg kwg = Kwg::fromNodes(nodes).value();
        const auto survey = GraphSurvey::of(kwg).value();
        QVERIFY(survey.wordsThrough(1) > 4'000'000'000U);
        QVERIFY(survey.wordsThrough(2) > 4'000'000'000U);
        QCOMPARE(survey.wordsThrough(2 * kLayers - 5), 4U);
        QCOMPARE(survey.dawgPathTo(2 * kLayers)->size(), std::size_t{kLayers});
    }

    void surveyCanBeStopped()
    {
        const LexiconPtr lexicon = lexiconOf("cat cats");
        std::stop_source source;
        source.request_stop();
        TaskContext context;
        context.stop = source.get_token();
        const auto survey = GraphSurvey::of(lexicon->words(), context);
        QVERIFY(!survey);
        QCOMPARE(survey.error().code, ErrorCode::Cancelled);
    }
};

TEST_CLASS(TestGraphPath, tests::NoApplication)
#include "tst_graph_path.moc"
