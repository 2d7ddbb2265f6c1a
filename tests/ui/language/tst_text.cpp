// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>

#include <QFileInfo>
#include <QLocale>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/language/file_names.h"
#include "ui/language/number_text.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"

using namespace Qt::StringLiterals;

class TestText : public QObject
{
    Q_OBJECT

private slots:
    void numbersForPeople_data()
    {
        QTest::addColumn<int>("millis");
        QTest::addColumn<QString>("text");
        QTest::newRow("positive") << 31249 << "+31.2";
        QTest::newRow("rounds up") << 31250 << "+31.3";
        QTest::newRow("negative") << -850 << QStringLiteral("\u22120.9");
        QTest::newRow("nearly nothing") << -49 << "0.0";
        QTest::newRow("zero") << 0 << "0.0";
    }
    void numbersForPeople()
    {
        QFETCH(int, millis);
        QFETCH(QString, text);
        QLocale::setDefault(QLocale::c());
        QCOMPARE(ui::signedEquity({millis}), text);
    }
    void decimals()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(ui::decimalText(-0.04, 1), u"0.0"_s);
        QCOMPARE(ui::decimalText(-0.0, 0), u"0"_s);
        QCOMPARE(ui::decimalText(-0.06, 1), u"-0.1"_s);
        QCOMPARE(ui::decimalText(12.25, 2), u"12.25"_s);
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(ui::decimalText(-0.004, 2), u"0,00"_s);
        QCOMPARE(ui::decimalText(-1.5, 1), u"-1,5"_s);
        QLocale::setDefault(QLocale::c());
    }

    void namesTurnNoSentence_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << u"Spät [x] — 漢 \U0001F004.gcg"_s
                               << u"Spät [x] — 漢 \U0001F004.gcg"_s;
        QTest::newRow("lines") << u"a\nAll is saved.\r\n\u2028b\t"_s
                               << u"a\ufffdAll is saved.\ufffd\ufffd\ufffdb\ufffd"_s;
        QTest::newRow("directions")
            << u"a\u202egcg.exe\u2066\u200f"_s << u"a\ufffdgcg.exe\ufffd\ufffd"_s;
        QTest::newRow("controls") << u"\u001b[31m\u009b"_s << u"\ufffd[31m\ufffd"_s;
        QTest::newRow("long") << QString(200, u'a') + u".gcg"_s
                              << QString(79, u'a') + u'…' + QString(36, u'a') + u".gcg"_s;
        const QString wide = u"\U0001F004"_s;
        QTest::newRow("wide") << wide.repeated(100) << wide.repeated(39) + u'…' + wide.repeated(20);
    }
    /// What a file is called is no page of its own, and turns the words around it nowhere.
    void namesTurnNoSentence()
    {
        QFETCH(QString, name);
        QFETCH(QString, shown);
        QCOMPARE(ui::oneLine(name), shown);
        QCOMPARE(ui::shownName(u"/some/folder/"_s + name), shown);
    }

    void namesThatAreNoTextAreFound()
    {
        const QTemporaryDir folder;
        const std::filesystem::path root = folder.path().toStdString();
        const auto write = [&root](const std::string& name) {
            std::filesystem::create_directories((root / name).parent_path());
            std::ofstream(root / name) << "content";
            return root / name;
        };
        const auto latin = write("jos\xe9.gcg");
        const auto inside = write("caf\xe9/\xfc"
                                  "ber \xfe.gcg");
        const auto plain = write("josé.gcg");
        // As the command line and file dialogs give them.
        QVERIFY(!QFileInfo::exists(ui::fromPath(latin)));
        for (const auto& path : {latin, inside, plain}) {
            QCOMPARE(ui::toPath(ui::fromPath(path)), path);
            QVERIFY(ui::isFile(ui::fromPath(path)));
            QVERIFY(!ui::isFolder(ui::fromPath(path)));
        }
        QVERIFY(ui::isFolder(ui::fromPath(inside.parent_path())));
        QStringList names;
        for (const auto& path : {latin, inside, plain}) names.append(ui::fromPath(path));
        QStringList found = ui::filesBelow(
            folder.path(),
            [](const QString& path) { return path.endsWith(QStringLiteral(".gcg")); },
            [] { return true; });
        found.sort();
        names.sort();
        QCOMPARE(found, names);

        // New files in such a folder, too.
        const auto fresh = inside.parent_path() / "new.gcg";
        QCOMPARE(ui::toPath(ui::fromPath(fresh)), fresh);
        // One that reads the same is another one, and the name itself may have the sign.
        const auto grave = write("jos\xe8.gcg");
        const auto sign = write("jos\xef\xbf\xbd.gcg");
        for (const auto& path : {latin, grave, sign})
            QCOMPARE(ui::toPath(ui::fromPath(path)), path);
        QVERIFY(!ui::samePath(ui::fromPath(latin), ui::fromPath(grave)));
        for (const auto& path : {latin, grave})
            QCOMPARE(ui::shownName(ui::fromPath(path)), QStringLiteral("jos\uFFFD.gcg"));
        const auto other = root / "jos\xe7.gcg";
        QCOMPARE(ui::toPath(ui::fromPath(other)), other);
        // As Qt gives it.
        const QString read = folder.filePath(QStringLiteral("jos\uFFFD.gcg"));
        QCOMPARE(ui::toPath(read), sign);
        // Nobody guesses between two.
        std::filesystem::remove(sign);
        QVERIFY(!ui::isFile(read));
        std::filesystem::remove(grave);
        QCOMPARE(ui::toPath(read), latin);
        QVERIFY(ui::samePath(ui::fromPath(latin), read));
        QVERIFY(!ui::isFile(folder.filePath(QStringLiteral("none\uFFFD.gcg"))));
        // Which Qt can't do.
        std::filesystem::remove_all(root);
    }

    void namesGivenAsLinksKeepTheirBytes()
    {
        const auto fileOf = [](const QByteArray& link) {
            return ui::toPath(ui::localFile(QUrl::fromEncoded(link))).string();
        };
        QCOMPARE(fileOf("file:///a/jos%E9.gcg"), "/a/jos\xe9.gcg");
        QCOMPARE(fileOf("file:///a/jos%C3%A9%20b.gcg"), "/a/josé b.gcg");
        QCOMPARE(fileOf("file:///a/100%25E9.gcg"), "/a/100%E9.gcg");
        QCOMPARE(fileOf("file:///a/\xe2\x82\xac%23%3F.gcg"), "/a/€#?.gcg");
        QVERIFY(ui::localFile(QUrl(u"https://a/b"_s)).isEmpty());
    }
};

TEST_CLASS(TestText, QCoreApplication)
#include "tst_text.moc"
