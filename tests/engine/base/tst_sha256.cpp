// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QCryptographicHash>
#include <QtTest>

#include "engine/base/random.h"
#include "engine/base/sha256.h"
#include "tests/support/test_class.h"

class TestSha256 : public QObject
{
    Q_OBJECT

private slots:
    void knownVectors_data();
    void knownVectors();
    void everyLengthAroundBlocksAsQtDoes();
};

void TestSha256::knownVectors_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("digest");
    QTest::newRow("empty") << QByteArray()
                           << QByteArray("e3b0c44298fc1c149afbf4c8996fb924"
                                         "27ae41e4649b934ca495991b7852b855");
    QTest::newRow("abc") << QByteArray("abc")
                         << QByteArray("ba7816bf8f01cfea414140de5dae2223"
                                       "b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("two blocks") << QByteArray(
                                       "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << QByteArray("248d6a61d20638b8e5c026930c3e6039"
                                              "a33ce45964ff2167f6ecedd419db06c1");
    QTest::newRow("a million a") << QByteArray(1'000'000, 'a')
                                 << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67"
                                               "f1809a48a497200e046d39ccc7112cd0");
}

void TestSha256::knownVectors()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, digest);
    const auto view = std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size())));
    QCOMPARE(QByteArray::fromStdString(engine::sha256(view)), digest);
}

void TestSha256::everyLengthAroundBlocksAsQtDoes()
{
    engine::Random random(1);
    QByteArray bytes;
    for (int length = 0; length < 200; ++length) {
        const auto view = std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size())));
        QCOMPARE(QByteArray::fromStdString(engine::sha256(view)),
                 QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        bytes.append(static_cast<char>(random.below(256)));
    }
}

TEST_CLASS(TestSha256, tests::NoApplication)
#include "tst_sha256.moc"
