// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <string>
#include <utility>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/base64.h"
#include "tests/support/test_class.h"

using namespace engine;

class TestBase64 : public QObject
{
    Q_OBJECT

private slots:
    void known_data()
    {
        // from RFC 4648, section 10
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        for (const auto& [bytes, text] :
             {std::pair("", ""), std::pair("f", "Zg=="), std::pair("fo", "Zm8="),
              std::pair("foo", "Zm9v"), std::pair("foob", "Zm9vYg=="),
              std::pair("fooba", "Zm9vYmE="), std::pair("foobar", "Zm9vYmFy")})
            QTest::addRow("'%s'", bytes) << QByteArray(bytes) << QByteArray(text);
    }
    void known()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, text);
        QCOMPARE(toBase64(bytes.toStdString()), text.toStdString());
        QCOMPARE(fromBase64(text.toStdString()), std::optional(bytes.toStdString()));
    }
    void thereAndBack()
    {
        QVERIFY(rc::check("any bytes", [](const std::string& bytes) {
            RC_ASSERT(fromBase64(toBase64(bytes)) == bytes);
        }));
    }
    void refuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"Zg", "Zg=", "Z===", "====", "Zg==Zg==", "Zm9v\n", "Zm-_", "Zm 9"})
            QTest::addRow("%s", text) << QByteArray(text);
    }
    void refuses()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!fromBase64(text.toStdString()));
    }
};

TEST_CLASS(TestBase64, tests::NoApplication)
#include "tst_base64.moc"
