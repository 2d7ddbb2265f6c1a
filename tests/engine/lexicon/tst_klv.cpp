// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include <QFile>
#include <QtTest>

#include <rapidcheck.h>

#include "engine/lexicon/klv.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

using Tiles = std::vector<Tile>;
using Bytes = std::vector<std::byte>;

template <class T>
void append(Bytes& bytes, T value)
{
    const std::size_t at = bytes.size();
    bytes.resize(at + sizeof value);
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

/// A leave file; T is float or std::int16_t.
template <class T>
Bytes fileOf(const std::map<Tiles, T>& leaves)
{
    WordList list;
    for (const auto& [tiles, value] : leaves) list.add(tiles);
    const auto nodes = buildKwg(list, GraphKind::Dawg).value();
    Bytes bytes;
    append(bytes, static_cast<std::uint32_t>(nodes.size()));
    for (const KwgNode& node : nodes) append(bytes, node.bits);
    append(bytes, static_cast<std::uint32_t>(leaves.size()));
    for (const auto& [tiles, value] : leaves) append(bytes, value);
    return bytes;
}

std::map<Tiles, float> someLeaves()
{
    return {{{0}, 25.0F},    {{0, 0}, 40.0F}, {{0, 1}, 26.5F},  {{1}, 1.0F},
            {{1, 2}, -2.0F}, {{17}, -7.5F},   {{17, 21}, 0.25F}};
}

void useAll(const Klv& klv)
{
    for (Tile a = 0; a < 30; ++a) {
        (void)klv.value(Leave(Tiles{a}));
        for (Tile b = a; b < 30; ++b) (void)klv.value(Leave(Tiles{a, b}));
    }
}

}  // namespace

class TestKlv : public QObject
{
    Q_OBJECT

private slots:
    void readsGoldens_data();
    void readsGoldens();
    void readsEnable();
    void findsEveryLeave();
    void roundsLikeOtherPrograms();
    void readsNothing();
    void knowsNoOtherLeaves();
    void refusesDamage();
    void survivesTruncation();
    void survivesFlippedBits();
    void checksTheAlphabet();
};

void TestKlv::readsGoldens_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("leave");
    QTest::addColumn<int>("millis");
    const struct
    {
        const char* leave;
        int narrow;
        int wide;
    } rows[] = {{"A", 1500, 1500},    {"AB", -3, -4},    {"?", 25047, 25047},  {"Q", -6749, -6750},
                {"??", 48699, 48700}, {"AB?", 102, 100}, {"EE", -2331, -2333}, {"B", 0, 0},
                {"", 0, 0},           {"EEE", 0, 0}};
    for (const auto& row : rows) {
        QTest::addRow("1 %s", row.leave) << "small_leaves.klv" << row.leave << row.narrow;
        QTest::addRow("2 %s", row.leave) << "small_leaves.klv2" << row.leave << row.wide;
    }
}

void TestKlv::readsGoldens()
{
    QFETCH(QString, file);
    QFETCH(QString, leave);
    QFETCH(int, millis);
    const auto path =
        std::filesystem::path(TILEWRIGHT_CASES) / "golden" / "mini" / file.toStdString();
    if (!std::filesystem::exists(path)) QSKIP("no cases");
    const Alphabet alphabet = catalogue::tileSet("english")->alphabet;
    const auto klv = Klv::open(path, alphabet.letterCount());
    QVERIFY2(klv.has_value(), klv ? "" : klv.error().toString().c_str());
    QCOMPARE(klv->size(), std::size_t{7});
    QCOMPARE(klv->value(Leave(alphabet.readTiles(leave.toStdString()).value())).millis, millis);
}

void TestKlv::readsEnable()
{
    const auto path = std::filesystem::path(TILEWRIGHT_CASES) / "ENABLE.klv2";
    if (!std::filesystem::exists(path)) QSKIP("no cases");
    const auto klv = Klv::open(path, 26);
    QVERIFY(klv.has_value());
    QCOMPARE(klv->size(), klv->values().size());
    QVERIFY(klv->size() > 100'000);
    QVERIFY(klv->value(Leave(Tiles{0})) > Equity::fromPoints(15));
    QVERIFY(klv->value(Leave(Tiles{17})) < Equity::fromPoints(-3));
}

void TestKlv::findsEveryLeave()
{
    QVERIFY(rc::check("each leave has its value", [] {
        const auto leaves = *rc::gen::container<std::vector<Tiles>>(
            rc::gen::nonEmpty(rc::gen::container<Tiles>(rc::gen::inRange<Tile>(0, 5))));
        std::map<Tiles, float> values;
        for (Tiles tiles : leaves) {
            std::sort(tiles.begin(), tiles.end());
            values[tiles] = static_cast<float>(values.size() + 1);
        }
        const auto klv = Klv::parse(fileOf(values));
        RC_ASSERT(klv.has_value());
        RC_ASSERT(klv->size() == values.size());
        for (const auto& [tiles, value] : values) {
            const Equity expected = Equity::fromPoints(static_cast<int>(value));
            RC_ASSERT(klv->value(Leave(tiles)) == expected);
        }
        for (Tiles tiles : leaves) {
            std::sort(tiles.begin(), tiles.end());
            tiles.push_back(9);
            RC_ASSERT(klv->value(Leave(tiles)) == Equity{});
        }
    }));
}

void TestKlv::roundsLikeOtherPrograms()
{
    const auto narrow = [](int raw) {
        return Klv::parse(fileOf<std::int16_t>({{{1}, static_cast<std::int16_t>(raw)}}))
            ->value(Leave(Tiles{1}))
            .millis;
    };
    QCOMPARE(narrow(-1), -3);
    QCOMPARE(narrow(1), 4);
    QCOMPARE(narrow(256), 1000);
    QCOMPARE(narrow(-256), -999);
    QCOMPARE(narrow(32767), 127'996);
    QCOMPARE(narrow(-32768), -127'999);
    const auto wide = [](float points) {
        return Klv::parse(fileOf<float>({{{1}, points}}))->value(Leave(Tiles{1})).millis;
    };
    QCOMPARE(wide(-1.0F / 256), -4);
    QCOMPARE(wide(0.0625F), 63);  // 62.5
    QCOMPARE(wide(-0.0625F), -63);
    QCOMPARE(wide(-0.0F), 0);
    QCOMPARE(wide(1e-30F), 0);
    QCOMPARE(wide(1e6F), 1'000'000'000);
}

void TestKlv::readsNothing()
{
    const auto klv = Klv::parse(fileOf<float>({}));
    QVERIFY(klv.has_value());
    QCOMPARE(klv->size(), std::size_t{0});
    useAll(*klv);
}

void TestKlv::knowsNoOtherLeaves()
{
    const auto klv = Klv::parse(fileOf(someLeaves()));
    QVERIFY(klv.has_value());
    QCOMPARE(klv->value(Leave()).millis, 0);
    QCOMPARE(klv->value(Leave(Tiles{1, 1})).millis, 0);
    QCOMPARE(klv->value(Leave(Tiles{2})).millis, 0);
    QCOMPARE(klv->value(Leave(Tiles{17, asBlank(1)})).millis, 0);
    QCOMPARE(klv->value(Leave(Tiles{1, asBlank(5)})).millis, 26'500);
}

void TestKlv::refusesDamage()
{
    const Bytes good = fileOf(someLeaves());
    const auto nodeBytes = static_cast<long long>(good.size()) - 8 - 7 * 4;
    const auto with = [&](std::size_t at, auto value) {
        Bytes bytes = good;
        std::memcpy(bytes.data() + at, &value, sizeof value);
        return Klv::parse(bytes, 0, "leaves");
    };
    const auto check = [](const Result<Klv>& klv, long long byte) {
        return !klv && klv.error().code == ErrorCode::Malformed && klv.error().place.byte == byte &&
               klv.error().place.file == "leaves";
    };
    const auto countAt = static_cast<std::size_t>(nodeBytes) + 4;
    // How many nodes.
    QVERIFY(check(with(0, std::uint32_t{0xffffffff}), 0));
    QVERIFY(check(with(0, std::uint32_t{0x40000000}), 0));
    QVERIFY(!with(0, std::uint32_t{0}).has_value());
    // How many values.
    QVERIFY(check(with(countAt, std::uint32_t{0xffffffff}), nodeBytes + 4));
    QVERIFY(check(with(countAt, std::uint32_t{6}), nodeBytes + 4));
    QVERIFY(check(with(countAt, std::uint32_t{8}), nodeBytes + 4));
    // Values.
    QVERIFY(check(with(countAt + 4, std::numeric_limits<float>::quiet_NaN()), nodeBytes + 8));
    QVERIFY(check(with(countAt + 8, std::numeric_limits<float>::infinity()), nodeBytes + 12));
    QVERIFY(check(with(countAt + 8, -std::numeric_limits<float>::infinity()), nodeBytes + 12));
    QVERIFY(check(with(countAt + 8, 3e9F), nodeBytes + 12));
    // The graph: its root, at the fourth byte.
    QVERIFY(check(with(4, std::uint32_t{0}), 4));
}

void TestKlv::survivesTruncation()
{
    const Bytes good = fileOf(someLeaves());
    for (std::size_t length = 0; length < good.size(); ++length) {
        const auto klv = Klv::parse(std::span(good).first(length));
        // Half of the values' bytes can only be understood as the narrow kind.
        const bool narrow = length == good.size() - 14;
        QCOMPARE(klv.has_value(), narrow);
        if (!klv) QVERIFY(klv.error().place.byte >= 0);
    }
    Bytes longer = good;
    longer.push_back(std::byte{0});
    QVERIFY(!Klv::parse(longer).has_value());
}

void TestKlv::survivesFlippedBits()
{
    const Bytes good = fileOf(someLeaves());
    for (std::size_t at = 0; at < good.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            Bytes bytes = good;
            bytes[at] ^= static_cast<std::byte>(1U << bit);
            if (const auto klv = Klv::parse(bytes)) useAll(*klv);
        }
    }
}

void TestKlv::checksTheAlphabet()
{
    QVERIFY(Klv::parse(fileOf(someLeaves()), 21).has_value());
    const auto klv = Klv::parse(fileOf(someLeaves()), 20);
    QVERIFY(!klv.has_value());
    QCOMPARE(klv.error().code, ErrorCode::WrongLexicon);
}

TEST_CLASS(TestKlv, tests::NoApplication)
#include "tst_klv.moc"
