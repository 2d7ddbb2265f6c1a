// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/file.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/rules/catalogue.h"
#include "tests/support/golden_graphs.h"
#include "tests/support/test_class.h"

using namespace engine;
using tests::english;
using tests::goldenFolder;

namespace {

QByteArray asArray(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

QByteArray contentOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray md5(std::span<const std::byte> bytes)
{
    return QCryptographicHash::hash(asArray(bytes), QCryptographicHash::Md5).toHex();
}

/// The line "<hash>  <name>" of MD5SUMS.
QByteArray goldenMd5(const QByteArray& name)
{
    for (const QByteArray& line : contentOf(goldenFolder() / "MD5SUMS").split('\n'))
        if (line.endsWith("  " + name)) return line.left(32);
    return {};
}

}  // namespace

class TestKlvBuilder : public QObject
{
    Q_OBJECT

private slots:
    void buildsGoldens();
    void buildsManyLeaves_data();
    void buildsManyLeaves();
    void acceptsWhatPeopleWrite();
    void refuses_data();
    void refuses();
    void klv1OverflowNamesTheLine_data();
    void klv1OverflowNamesTheLine();
    void klv1RoundsHalfAwayFromZero();
    void nothingBecomesAnEmptyFile();
    void enableSurvivesCsv();
    void csvGivesTheSameFileAgain();
    void tilesOfSeveralCharacters();
    void leavesOutOfOrderAreRefused();
    void stopsWhenAsked();
};

void TestKlvBuilder::buildsGoldens()
{
    const auto folder = goldenFolder() / "mini";
    if (!std::filesystem::exists(folder)) QSKIP("no cases");
    const std::string csv = contentOf(folder / "small_leaves.csv").toStdString();
    const auto table = readLeaveCsv(csv, english());
    QVERIFY(table.has_value());
    QCOMPARE(asArray(buildKlv(*table, KlvVersion::Klv1).value()),
             contentOf(folder / "small_leaves.klv"));
    QCOMPARE(asArray(buildKlv(*table, KlvVersion::Klv2).value()),
             contentOf(folder / "small_leaves.klv2"));
}

void TestKlvBuilder::buildsManyLeaves_data()
{
    QTest::addColumn<QByteArray>("golden");
    QTest::addColumn<bool>("narrow");
    QTest::addColumn<int>("order");
    const auto row = [](const char* golden, bool narrow, NodeOrder order) {
        QTest::newRow(golden) << QByteArray(golden) << narrow << static_cast<int>(order);
    };
    row("synth_leaves.klv", true, NodeOrder::Wolges);
    row("synth_leaves.klv2", false, NodeOrder::Wolges);
    row("synth_leaves.legacy.klv2", false, NodeOrder::Legacy);
    row("synth_leaves.magpie.klv2", false, NodeOrder::Magpie);
}

void TestKlvBuilder::buildsManyLeaves()
{
    QFETCH(QByteArray, golden);
    QFETCH(bool, narrow);
    QFETCH(int, order);
    const auto script = goldenFolder() / "make_leaves.py";
    if (!std::filesystem::exists(script)) QSKIP("no cases");
    const QString python = QStandardPaths::findExecutable("python3");
    if (python.isEmpty()) QSKIP("no python3");
    static LeaveTable table;
    if (table.leaves.empty()) {
        QProcess process;
        process.start(python, {QString::fromStdString(script.string())});
        QVERIFY(process.waitForFinished(300'000));
        const QByteArray csv = process.readAllStandardOutput();
        QCOMPARE(QCryptographicHash::hash(csv, QCryptographicHash::Md5).toHex(),
                 goldenMd5("synth_leaves.csv"));
        auto read = readLeaveCsv(csv.toStdString(), english());
        QVERIFY(read.has_value());
        table = std::move(*read);
    }
    const auto bytes = buildKlv(table, narrow ? KlvVersion::Klv1 : KlvVersion::Klv2,
                                static_cast<NodeOrder>(order));
    QVERIFY(bytes.has_value());
    QCOMPARE(md5(*bytes), goldenMd5(golden));
    // Back to text: these values are exact in either version.
    const auto back = readLeaveFile(*bytes, english().letterCount());
    QVERIFY(back.has_value());
    QVERIFY(back->points == table.points);
    if (narrow) QVERIFY(writeLeaveCsv(*back, english()) == writeLeaveCsv(table, english()));
}

void TestKlvBuilder::acceptsWhatPeopleWrite()
{
    const auto table =
        readLeaveCsv("\xef\xbb\xbfQ , -6.75\r\n\r\nBA?,+0.1\r,0\nE,1e1\n,-0.0\nZ,5", english());
    QVERIFY2(table.has_value(), table ? "" : table.error().message().c_str());
    QCOMPARE(writeLeaveCsv(*table, english()), std::string("?AB,0.1\nE,10\nQ,-6.75\nZ,5\n"));
    QCOMPARE(table->lines, (std::vector<int>{3, 5, 1, 7}));
}

void TestKlvBuilder::refuses_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QByteArray& csv, int line, const char* message) {
        QTest::newRow(name) << csv << line << QString::fromUtf8(message);
    };
    row("no comma", "A,1\nB\n", 2, "comma");
    row("header", "leave,value\nA,1\n", 1, "");
    row("unknown tile", "A,1\n\xc3\x84,2\n", 2, "");
    row("digit", "A,1\nA1,2\n", 2, "");
    row("designated blank", "A,1\nAb,2\n", 2, "'b'");
    row("twice", "A,1\nB,1\nA,1\n", 3, "line 1");
    row("twice in another order", "AB,1\nC,2\nD,3\nBA,1\n", 4, "line 1");
    row("first repetition", "B,1\nA,1\nB,1\nA,2\n", 3, "line 1");
    row("not a number", "A,nan\n", 1, "no usable number");
    row("infinite", "A,1\nB,-inf\n", 2, "no usable number");
    row("far too great", "A,1e30\n", 1, "no usable number");
    row("beyond a float", "A,1e300\n", 1, "no usable number");
    row("words", "A,many\n", 1, "no number");
    row("nothing", "A,\n", 1, "no number");
    row("two signs", "A,+-1\n", 1, "no number");
    row("more after it", "A,1,2\n", 1, "no number");
    row("decimal comma", "A,1;5\n", 1, "no number");
    row("empty leave", "A,1\n\n,0.5\n", 3, "empty leave");
    row("too long", QByteArray(256, 'A') + ",1\n", 1, "too long");
    row("much too long", QByteArray(100'000, 'A') + ",1\n", 1, "too long");
}

void TestKlvBuilder::refuses()
{
    QFETCH(QByteArray, csv);
    QFETCH(int, line);
    QFETCH(QString, message);
    const auto table = readLeaveCsv(csv.toStdString(), english(), "leaves.csv");
    QVERIFY(!table.has_value());
    QCOMPARE(table.error().place.line, line);
    QCOMPARE(table.error().place.file, std::string("leaves.csv"));
    QVERIFY2(table.error().message().find(message.toStdString()) != std::string::npos,
             table.error().message().c_str());
}

void TestKlvBuilder::klv1OverflowNamesTheLine_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("fits");
    QTest::newRow("most") << QByteArray("127.99609375") << true;
    QTest::newRow("rounds to most") << QByteArray("127.998") << true;
    QTest::newRow("rounds beyond") << QByteArray("127.9985") << false;
    QTest::newRow("beyond") << QByteArray("128") << false;
    QTest::newRow("least") << QByteArray("-128.001") << true;
    QTest::newRow("below") << QByteArray("-128.01") << false;
}

void TestKlvBuilder::klv1OverflowNamesTheLine()
{
    QFETCH(QByteArray, value);
    QFETCH(bool, fits);
    const auto table = readLeaveCsv("Z,1\n\nB," + value.toStdString() + "\n", english()).value();
    const auto bytes = buildKlv(table, KlvVersion::Klv1, NodeOrder::Wolges, "leaves.csv");
    QCOMPARE(bytes.has_value(), fits);
    if (!fits) QCOMPARE(bytes.error().toString().substr(0, 13), std::string("leaves.csv:3:"));
    QVERIFY(buildKlv(table, KlvVersion::Klv2).has_value());
}

void TestKlvBuilder::klv1RoundsHalfAwayFromZero()
{
    const auto table =
        readLeaveCsv("A,0.001953125\nB,-0.001953125\nC,0.00195\nD,-0.0058593750\n", english())
            .value();
    const auto bytes = buildKlv(table, KlvVersion::Klv1).value();
    const auto back = readLeaveFile(bytes, 26).value();
    QCOMPARE(back.points, (std::vector<float>{1 / 256.0F, -1 / 256.0F, 0.0F, -2 / 256.0F}));
}

void TestKlvBuilder::nothingBecomesAnEmptyFile()
{
    const auto table = readLeaveCsv("", english()).value();
    for (const KlvVersion version : {KlvVersion::Klv1, KlvVersion::Klv2}) {
        const auto bytes = buildKlv(table, version).value();
        QCOMPARE(asArray(bytes), QByteArray::fromHex("010000000000400000000000"));
        QCOMPARE(Klv::parse(bytes).value().size(), std::size_t{0});
        QCOMPARE(writeLeaveCsv(readLeaveFile(bytes, 26).value(), english()), std::string());
    }
}

void TestKlvBuilder::enableSurvivesCsv()
{
    const auto path = std::filesystem::path(TILEWRIGHT_CASES) / "ENABLE.klv2";
    if (!std::filesystem::exists(path)) QSKIP("no cases");
    const auto blob = FileBlob::open(path).value();
    const auto table = readLeaveFile(blob.bytes(), 26);
    QVERIFY(table.has_value());
    const std::string csv = writeLeaveCsv(*table, english());
    const auto again = readLeaveCsv(csv, english());
    QVERIFY(again.has_value());
    QVERIFY(again->points == table->points);
    const auto bytes = buildKlv(*again, KlvVersion::Klv2).value();
    const auto back = readLeaveFile(bytes, 26).value();
    QVERIFY(writeLeaveCsv(back, english()) == csv);
}

void TestKlvBuilder::csvGivesTheSameFileAgain()
{
    const auto passed = rc::check([](std::vector<std::pair<std::vector<Tile>, float>> entries) {
        std::string csv;
        std::map<std::vector<Tile>, float> unique;
        for (auto& [tiles, points] : entries) {
            if (tiles.size() > 8) tiles.resize(8);
            for (Tile& tile : tiles) tile = static_cast<Tile>(tile % 27);
            std::sort(tiles.begin(), tiles.end());
            if (!tiles.empty() && std::abs(points) < 100.0F) unique[tiles] = points;
        }
        LeaveTable table;
        for (const auto& [tiles, points] : unique) {
            table.leaves.add(tiles);
            table.points.push_back(points);
        }
        for (const KlvVersion version : {KlvVersion::Klv1, KlvVersion::Klv2}) {
            const auto bytes = buildKlv(table, version).value();
            const auto text = writeLeaveCsv(readLeaveFile(bytes, 26).value(), english());
            const auto again = readLeaveCsv(text, english()).value();
            RC_ASSERT(buildKlv(again, version).value() == bytes);
        }
    });
    QVERIFY(passed);
}

void TestKlvBuilder::tilesOfSeveralCharacters()
{
    const Alphabet alphabet = catalogue::tileSet("spanish")->alphabet;
    const std::string csv = "?[CH],3\nA[LL],1.5\nLL,-2\n[RR],0\n\xc3\x91,7.25\n";
    const auto table = readLeaveCsv(csv, alphabet);
    QVERIFY2(table.has_value(), table ? "" : table.error().message().c_str());
    QCOMPARE(table->leaves.size(), std::size_t{5});
    const auto bytes = buildKlv(*table, KlvVersion::Klv2).value();
    const std::string back =
        writeLeaveCsv(readLeaveFile(bytes, alphabet.letterCount()).value(), alphabet);
    const auto again = readLeaveCsv(back, alphabet).value();
    QVERIFY(buildKlv(again, KlvVersion::Klv2).value() == bytes);
    QVERIFY(back.find("A[LL],1.5\n") != std::string::npos);
    QVERIFY(!readLeaveFile(bytes, 10).has_value());
}

void TestKlvBuilder::leavesOutOfOrderAreRefused()
{
    LeaveTable table;
    table.leaves.add(std::vector<Tile>{2, 1});
    table.points.push_back(1);
    const auto bytes = buildKlv(table, KlvVersion::Klv2).value();
    const auto back = readLeaveFile(bytes, 26, "odd.klv2");
    QVERIFY(!back.has_value());
    QCOMPARE(back.error().place.file, std::string("odd.klv2"));
}

void TestKlvBuilder::stopsWhenAsked()
{
    std::string csv;
    for (char a = 'A'; a <= 'Z'; ++a)
        for (char b = a; b <= 'Z'; ++b)
            for (char c = b; c <= 'Z'; ++c)
                for (char d = c; d <= 'F'; ++d) csv += std::string{a, b, c, d} + ",1\n";
    csv += std::string(10'000, '\n');
    std::stop_source stop;
    stop.request_stop();
    TaskContext context;
    context.stop = stop.get_token();
    const auto table = readLeaveCsv(csv, english(), {}, context);
    QVERIFY(!table.has_value());
    QCOMPARE(table.error().code, ErrorCode::Cancelled);
}

TEST_CLASS(TestKlvBuilder, tests::NoApplication)
#include "tst_klv_builder.moc"
