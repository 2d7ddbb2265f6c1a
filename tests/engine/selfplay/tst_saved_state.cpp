// SPDX-License-Identifier: GPL-3.0-or-later
#include <span>
#include <string>
#include <string_view>

#include <QtTest>

#include "engine/selfplay/saved_state.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

SavedState sample()
{
    SavedState state("work");
    state.set("games", 12);
    state.set("name", "a = b");
    for (const char byte : std::string_view("payload\n\nhead="))
        state.payload().push_back(static_cast<std::byte>(byte));
    return state;
}

std::string textOf(const SavedState& state)
{
    const auto bytes = state.toBytes();
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Result<SavedState> parse(std::string_view text)
{
    return SavedState::parse(std::as_bytes(std::span(text.data(), text.size())), "work.state");
}

}  // namespace

class TestSavedState : public QObject
{
    Q_OBJECT

private slots:
    void comesBackWhole();
    void damageAnywhereIsRefusedWithItsPlace();
    void valuesThatWereChangedByHandAreRefused();
    void headsWithoutAnEndSaySo();
    void statesOfTheFirstVersionAreRead();
};

void TestSavedState::comesBackWhole()
{
    const auto read = parse(textOf(sample()));
    QVERIFY(read);
    QCOMPARE(read->kind(), std::string("work"));
    QCOMPARE(read->number("games", 0, 20).value(), std::int64_t{12});
    QCOMPARE(read->text("name").value(), std::string("a = b"));
    QCOMPARE(read->toBytes(), sample().toBytes());
    // What is about the file itself is no value of the work.
    QVERIFY(!read->text("payload"));
    QVERIFY(!read->text("head"));
}

void TestSavedState::damageAnywhereIsRefusedWithItsPlace()
{
    const std::string whole = textOf(sample());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string damaged = whole;
            damaged[i] = static_cast<char>(static_cast<unsigned char>(damaged[i]) ^ (1U << bit));
            const auto read = parse(damaged);
            QVERIFY2(!read, damaged.c_str());
            QCOMPARE(read.error().code, ErrorCode::Malformed);
            QCOMPARE(read.error().place.file, std::string("work.state"));
        }
        QVERIFY(!parse(std::string_view(whole).substr(0, i)));
    }
}

void TestSavedState::valuesThatWereChangedByHandAreRefused()
{
    std::string changed = textOf(sample());
    changed.replace(changed.find("games=12"), 8, "games=99");
    const auto read = parse(changed);
    QVERIFY(!read);
    QCOMPARE(QByteArray::fromStdString(read.error().toString()),
             QByteArray("work.state:5: it is damaged: lines 1 to 4, its head, don't have the "
                        "checksum that is named here"));
    // Nor does it help to take the checksum away, or to say that it is an older state.
    std::string without = changed;
    const std::size_t head = without.find("\nhead=");
    without.erase(head, without.find("\n\n") - head);
    QVERIFY(!parse(without));
    changed.replace(changed.find("state 2"), 7, "state 1");
    QVERIFY(!parse(changed));
}

void TestSavedState::headsWithoutAnEndSaySo()
{
    const std::string whole = textOf(sample());
    const auto read = parse(std::string_view(whole).substr(0, 40));
    QVERIFY(!read);
    QVERIFY2(read.error().message().find("cut short") != std::string::npos,
             read.error().message().c_str());
}

void TestSavedState::statesOfTheFirstVersionAreRead()
{
    // SHA-256 of nothing.
    const std::string before =
        "tilewright state 1 work\ngames=12\npayload=0 "
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n\n";
    const auto read = parse(before);
    QVERIFY(read);
    QCOMPARE(read->number("games", 0, 20).value(), std::int64_t{12});
    QVERIFY(read->toBytes().size() > before.size());
}

TEST_CLASS(TestSavedState, tests::NoApplication)
#include "tst_saved_state.moc"
