// SPDX-License-Identifier: GPL-3.0-or-later
// What large tables take of the machine, and that they give it back.
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <limits>
#include <memory>
#include <vector>

#include <unistd.h>

#include <QtTest>

#include "engine/base/table_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_class.h"

class TestTableMemory : public QObject
{
    Q_OBJECT

private slots:
    void moreThanThereIsIsRefused();
    void freedTablesGoBack();
    void zerosTakeMemoryWhereTheyAreWritten();
};

namespace {

/// Of this process, as the system sees it.
long residentBytes()
{
    std::ifstream file("/proc/self/statm");
    long all = 0;
    long resident = 0;
    file >> all >> resident;
    return resident * ::sysconf(_SC_PAGESIZE);
}

}  // namespace

void TestTableMemory::moreThanThereIsIsRefused()
{
    QVERIFY(engine::checkTableMemory(1 << 20));
    const auto refused = engine::checkTableMemory(std::numeric_limits<std::size_t>::max());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, engine::ErrorCode::OutOfRange);
}

void TestTableMemory::freedTablesGoBack()
{
    if (tests::kSanitized) QSKIP("the sanitizer has an allocator of its own");
    constexpr std::size_t kLarge = std::size_t{30} << 20;
    constexpr std::size_t kTable = std::size_t{6} << 20;
    engine::giveTablesBack();
    // One that was larger teaches glibc to keep those of this size.
    QCOMPARE(std::vector<char>(kLarge, 1).back(), 1);
    const long before = residentBytes();
    // Something behind it that stays.
    auto table = std::make_unique<std::vector<char>>(kTable, 1);
    const std::vector<char> behind(kTable, 1);
    table.reset();
    const long grown = residentBytes() - before - static_cast<long>(kTable);
    QVERIFY2(grown < static_cast<long>(kTable / 2), qPrintable(QString::number(grown)));
}

void TestTableMemory::zerosTakeMemoryWhereTheyAreWritten()
{
    if (tests::kSanitized) QSKIP("the sanitizer has an allocator of its own");
    constexpr std::size_t kNumbers = std::size_t{1} << 24;
    constexpr long kLargePage = 2 << 20;
    const long before = residentBytes();
    const auto table = engine::untouchedZeros<std::uint64_t>(kNumbers);
    table[kNumbers / 2] = 1;
    const long grown = residentBytes() - before;
    QVERIFY2(grown <= 4 * kLargePage, qPrintable(QString::number(grown)));
    QCOMPARE(table[0] + table[kNumbers / 2] + table[kNumbers - 1], std::uint64_t{1});
}

TEST_CLASS(TestTableMemory, QCoreApplication)
#include "tst_table_memory.moc"
