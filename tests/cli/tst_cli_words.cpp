// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of words through the command-line program: into every kind of graph and out again.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/rules/catalogue.h"
#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"

namespace {

/// A list as people have them, and what must come out.
struct ListCase
{
    const char* alphabet;
    const char* input;
    /// In the order of the alphabet's tiles, none twice.
    const char* expected;
};

const ListCase kLists[] = {
    {"english", "zoo\ncat\nCATS\nact\nAA\nact an act\n\nscat\nCAT\r\nqi\nquiz\nbanana\n",
     "AA ACT BANANA CAT CATS QI QUIZ SCAT ZOO"},
    // Ą after A, Ć after C, Ż last.
    {"polish", "żółw\nćma\nCAR\nĄ\nżaba\nAŻ\nAZ\nmąka\nmaki\nŹLE\nzło\nćma\nłąka\nlas\n",
     "AZ AŻ CAR ĆMA LAS ŁĄKA MAKI MĄKA ZŁO ŹLE ŻABA ŻÓŁW"},
    // CH after C, LL after L, Ñ after N, RR after R.
    {"spanish",
     "perro\npero\nchico\ncuna\ncuña\ncalle\ncale\nllano\nluz\nPERRO\ncosa\nallá\nniño\nnoche\n",
     "CALE CALLE COSA CUNA CUÑA CHICO LUZ LLANO NIÑO NOCHE PERO PERRO"},
};

QStringList words(const QString& output)
{
    QStringList lines = cli::linesOf(output);
    // A tile of several characters may be written in brackets.
    for (QString& line : lines) line.remove('[').remove(']');
    return lines;
}

}  // namespace

class TestCliWords : public QObject
{
    Q_OBJECT

private slots:
    void everyGraphHoldsTheList_data();
    void everyGraphHoldsTheList();
    void refusesToListEndlessly();
    void benchLexicon();
    void benchSynthetic();

private:
    cli::Folder m_folder;
};

void TestCliWords::everyGraphHoldsTheList_data()
{
    QTest::addColumn<int>("list");
    QTest::addColumn<QString>("graph");
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("ending");
    for (int list = 0; list < 3; ++list) {
        for (const char* graph : {"gaddawg", "dawg", "alpha"}) {
            for (const char* order :
                 {"wolges", "experimental", "legacy", "magpiemerged", "magpie"}) {
                for (const char* ending : {".kwg", ".kbwg"}) {
                    const QString name =
                        QString("%1 %2 %3 %4").arg(kLists[list].alphabet, graph, order, ending);
                    QTest::newRow(qPrintable(name))
                        << list << QString(graph) << QString(order) << QString(ending);
                }
            }
        }
    }
}

void TestCliWords::everyGraphHoldsTheList()
{
    QFETCH(int, list);
    QFETCH(QString, graph);
    QFETCH(QString, order);
    QFETCH(QString, ending);
    const ListCase& one = kLists[list];
    const QString text = m_folder.write("words.txt", one.input);
    const QString file = m_folder.path("graph" + ending);
    const auto built = cli::run({"lexicon", "build", text, "--alphabet", one.alphabet, "--graph",
                                 graph, "--order", order, "--skip-rejected", "--out", file});
    QVERIFY2(built.status == 0, qPrintable(built.err));
    const auto listed = cli::run({"lexicon", "words", file, "--alphabet", one.alphabet});
    QVERIFY2(listed.status == 0, qPrintable(listed.err));
    const QStringList expected = QString::fromUtf8(one.expected).split(' ');
    if (graph != "alpha") {
        QCOMPARE(words(listed.out), expected);
        return;
    }
    // Alphagrams: as many as there are words with other letters, in ascending order.
    const auto set = engine::catalogue::tileSet(one.alphabet).value();
    std::set<std::vector<engine::Tile>> alphagrams;
    for (const QString& word : expected) {
        auto tiles = set.alphabet.readWord(word.toStdString()).value();
        std::sort(tiles.begin(), tiles.end());
        alphagrams.insert(tiles);
    }
    QStringList sorted;
    for (const auto& tiles : alphagrams) {
        QString word;
        for (const engine::Tile tile : tiles)
            word += QString::fromStdString(std::string(set.alphabet.label(tile)));
        sorted << word;
    }
    QCOMPARE(words(listed.out), sorted);
}

void TestCliWords::refusesToListEndlessly()
{
    const auto nodes = tests::nodesOfManyWords(60);
    const QByteArray bytes(reinterpret_cast<const char*>(nodes.data()),
                           static_cast<qsizetype>(nodes.size() * sizeof nodes[0]));
    const QString file = m_folder.write("endless.kwg", bytes);
    const QString small = m_folder.write("small.txt", "AA\nAB\n");
    for (const QStringList& arguments :
         {QStringList{"lexicon", "words", file}, QStringList{"lexicon", "diff", file, small},
          QStringList{"lexicon", "convert", file, m_folder.path("out.txt")},
          QStringList{"word", "pattern", "*", "--lexicon", file}}) {
        const auto outcome = cli::run(arguments);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("words"), qPrintable(outcome.err));
        QVERIFY(outcome.out.size() < 1000);
    }
    QVERIFY(!QFile::exists(m_folder.path("out.txt")));
    // What it is can still be looked at.
    const auto info = cli::run({"lexicon", "info", file});
    QCOMPARE(info.status, 0);
    QCOMPARE(cli::valueOf(info.out, "words"), QString("1152921504606846976"));
}

void TestCliWords::benchLexicon()
{
    const QString list = m_folder.write("bench.txt", kLists[0].input);
    const QString file = m_folder.path("bench.kwg");
    QCOMPARE(cli::run({"lexicon", "build", list, "--out", file}).status, 0);
    const auto table = [&file] {
        const auto outcome = cli::run({"bench", "lexicon", "--lexicon", file, "--order", "all"});
        // Work, queries, results and the checksum stay; times don't.
        QStringList rows;
        for (const QString& line : cli::linesOf(outcome.out)) rows << line.section('\t', 0, 3);
        return outcome.status == 0 ? rows : QStringList();
    };
    const QStringList rows = table();
    QVERIFY(rows.size() > 30);
    QCOMPARE(table(), rows);
    QVERIFY(rows[0].contains("9 words"));
    QVERIFY(rows[1].startsWith("work\t"));
    for (const QString& line : rows)
        if (line.startsWith("pattern *\t") || line.startsWith("word counts\t"))
            QCOMPARE(line.section('\t', 2, 2), QString("9"));
}

void TestCliWords::benchSynthetic()
{
    const QString list = m_folder.write("pairs.txt", kLists[0].input);
    const auto outcome = cli::run(
        {"bench", "lexicon", "--lexicon", list, "--synthetic", "81", "--json", "--repeat", "2"});
    QCOMPARE(outcome.status, 0);
    // 81 pairs; some are spelled alike.
    QVERIFY2(outcome.out.contains("\"words\": 8"), qPrintable(outcome.out));
    QVERIFY(outcome.out.contains("\"peak_mb\""));
}

TEST_CLASS(TestCliWords, QCoreApplication)
#include "tst_cli_words.moc"
