// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QTest>

#include "engine/base/result.h"
#include "tests/support/test_class.h"

using namespace engine;

class TestResult : public QObject
{
    Q_OBJECT

private slots:
    void namesThePlace_data();
    void namesThePlace();
    void carriesValuesAndErrors();
};

void TestResult::namesThePlace_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<qlonglong>("byte");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "" << 0 << 0 << -1LL << "wrong";
    QTest::newRow("file") << "a.txt" << 0 << 0 << -1LL << "a.txt: wrong";
    QTest::newRow("line") << "a.txt" << 3 << 0 << -1LL << "a.txt:3: wrong";
    QTest::newRow("column") << "a.txt" << 3 << 7 << -1LL << "a.txt:3:7: wrong";
    QTest::newRow("no file") << "" << 3 << 7 << -1LL << "line 3:7: wrong";
    QTest::newRow("byte") << "a.kwg" << 0 << 0 << 0LL << "a.kwg: byte 0: wrong";
    QTest::newRow("byte without file") << "" << 0 << 0 << 12LL << "byte 12: wrong";
    QTest::newRow("column alone says nothing") << "a.txt" << 0 << 7 << -1LL << "a.txt: wrong";
}

void TestResult::namesThePlace()
{
    QFETCH(const QString, file);
    QFETCH(const int, line);
    QFETCH(const int, column);
    QFETCH(const qlonglong, byte);
    const Error error{ErrorCode::Malformed, say("wrong"), {file.toStdString(), line, column, byte}};
    QTEST(QString::fromStdString(error.toString()), "text");
}

void TestResult::carriesValuesAndErrors()
{
    const auto half = [](int n) -> Result<std::unique_ptr<int>> {
        if (n % 2 != 0) return failure(ErrorCode::OutOfRange, say("odd"), {"x", 1, 2, -1});
        return std::make_unique<int>(n / 2);
    };
    QCOMPARE(*half(4).value(), 2);
    const auto odd = half(3);
    QVERIFY(!odd.has_value());
    const Result<void> passed = failure(odd.error());
    QCOMPARE(passed.error().code, ErrorCode::OutOfRange);
    QCOMPARE(passed.error().toString(), std::string("x:1:2: odd"));
}

TEST_CLASS(TestResult, tests::NoApplication)
#include "tst_result.moc"
