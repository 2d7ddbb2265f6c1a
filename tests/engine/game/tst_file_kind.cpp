// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/game/file_kind.h"
#include "tests/support/test_class.h"

using namespace engine;

class TestFileKind : public QObject
{
    Q_OBJECT

private slots:
    void isToldByContent_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const QByteArray& content, FileKind kind) {
            QTest::newRow(name) << content << static_cast<int>(kind);
        };
        row("position", QByteArray("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEST/ 0/0 0\n"),
            FileKind::Position);
        row("position after blank lines and a comment",
            "\xef\xbb\xbf\n# mine\n15/2CAT10/15 AEST/ 0/0 0 lex X;", FileKind::Position);
        row("words", "cat\ndog\n", FileKind::WordList);
        row("words with definitions", "CAT an animal / a pet\n", FileKind::WordList);
        row("game", "#player1 a A\n#player2 b B\n>a: CATS 8H CAT +10 10\n", FileKind::Game);
        row("game behind other lines", "#character-encoding UTF-8\n#style wide\n", FileKind::Game);
        row("study", "{\"format\": 1}", FileKind::Game);
        row("rules", "# rules\n[game]\ntitle = Mine\n", FileKind::Rules);
        row("empty leaves", QByteArray("\x01\0\0\0\0\0\x40\0\0\0\0\0", 12), FileKind::Leaves);
        row("leave table", "?,25.5\n?S,-3\n", FileKind::Leaves);
        row("leave table with blanks and a sign", "\xef\xbb\xbf\nAE , +1e-3\r\n", FileKind::Leaves);
        row("words with commas", "CAT,an animal\n", FileKind::WordList);
        row("comma first", ",5\n", FileKind::WordList);
        row("comma last", "CAT,\n", FileKind::WordList);
        row("two commas", "A,B,5\n", FileKind::Leaves);
        row("empty word graph", QByteArray("\0\0\x40\0\0\0\x40\0", 8), FileKind::WordGraph);
        row("packed words", QByteArray("\x1f\x8b\x08\0\0\0", 6), FileKind::WordList);
        row("words in UTF-16", QByteArray("\xff\xfe\x63\0\x61\0", 6), FileKind::WordList);
        row("graph of Macondo", QByteArray("cdwg\x03NWL", 8), FileKind::WordGraph);
        row("win table", "tilewright win counts 1\nrack=7\ngames=1\n\n1\t0\t1\n",
            FileKind::WinTable);
        row("bracketed row", "[CH]14/15/15 A/ 0/0 0", FileKind::Position);
    }
    void isToldByContent()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, kind);
        QCOMPARE(static_cast<int>(fileKindOf(std::as_bytes(
                     std::span(content.constData(), static_cast<std::size_t>(content.size()))))),
                 kind);
    }

    void realFilesAreTold()
    {
        const QString cases = QStringLiteral(TILEWRIGHT_CASES);
        if (!QFile::exists(cases)) QSKIP("the folder of known cases is missing");
        const auto kind = [&](const char* name) {
            const auto found = kindOfFile((cases + QLatin1String(name)).toStdString());
            return found ? static_cast<int>(*found) : -1;
        };
        QCOMPARE(kind("/ENABLE.txt"), static_cast<int>(FileKind::WordList));
        QCOMPARE(kind("/ENABLE.klv2"), static_cast<int>(FileKind::Leaves));
        QCOMPARE(kind("/positions.cgp"), static_cast<int>(FileKind::Position));
    }

    void missingAndEmptyFilesFail()
    {
        QTemporaryDir folder;
        QVERIFY(!kindOfFile(folder.filePath(QStringLiteral("none")).toStdString()));
        QFile file(folder.filePath(QStringLiteral("empty")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QVERIFY(!kindOfFile(file.fileName().toStdString()));
    }
};

TEST_CLASS(TestFileKind, QCoreApplication)
#include "tst_file_kind.moc"
