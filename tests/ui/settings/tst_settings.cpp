// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/settings/settings.h"

using namespace Qt::StringLiterals;

namespace {

/// What the row of a test says.
void putInstead(const QString& path)
{
    QFETCH(QString, link);
    QFETCH(qint64, size);
    if (!link.isEmpty()) QVERIFY(QFile::link(link, path));
    else if (size == 0) QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    else QVERIFY(QFile(path).open(QIODevice::WriteOnly) && QFile::resize(path, size));
}

}  // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreRemembered()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.ini"));
        {
            ui::Settings settings(path);
            QCOMPARE(settings.live(), true);
            QCOMPARE(settings.look().kind, ui::ThemeKind::System);
            settings.setLive(false);
            ui::Look look;
            look.kind = ui::ThemeKind::Dark;
            settings.setLook(look);
            settings.setLexiconFor(QStringLiteral("a/b"), QStringLiteral("/x.kwg"));
            for (int i = 0; i < 12; ++i) settings.addRecentFile(QStringLiteral("/file%1").arg(i));
            settings.addRecentFile(QStringLiteral("/file5"));
        }
        ui::Settings settings(path);
        QCOMPARE(settings.live(), false);
        QCOMPARE(settings.look().kind, ui::ThemeKind::Dark);
        QCOMPARE(settings.lexiconFor(QStringLiteral("a/b")), QStringLiteral("/x.kwg"));
        QCOMPARE(settings.recentFiles().size(), 10);
        QCOMPARE(settings.recentFiles().first(), QStringLiteral("/file5"));
    }

    void anEmptiedFileComesBack();
    void aDamagedFileGivesDefaults();
    void noFileIsMadeUp();
    void noSettings_data();
    void noSettings();
    void noLock_data() { noSettings_data(); }
    void noLock();
    void changesAreWrittenBesideEverythingElse();
};

/// As a full disk leaves it behind.
void TestSettings::anEmptiedFileComesBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    ui::Settings(path).setThreads(3);
    // The next run finds it whole.
    QCOMPARE(ui::Settings(path).threads(), 3);
    QVERIFY(QFile::resize(path, 0));
    QCOMPARE(ui::Settings(path).threads(), 3);
}

/// What Qt would wait for, or read whole, before there is a window.
void TestSettings::noSettings_data()
{
    QTest::addColumn<QString>("link");  // to this; empty = a pipe, or a large file
    QTest::addColumn<qint64>("size");
    QTest::newRow("pipe") << QString() << qint64{0};
    QTest::newRow("terminal") << u"/dev/ptmx"_s << qint64{0};
    QTest::newRow("without end") << u"/dev/zero"_s << qint64{0};
    QTest::newRow("folder") << u"/"_s << qint64{0};
    QTest::newRow("large") << QString() << (qint64{1} << 40);
}

void TestSettings::noSettings()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    ui::Settings(path).setThreads(3);
    // The next run keeps a copy.
    QCOMPARE(ui::Settings(path).threads(), 3);
    QVERIFY(QFile::remove(path));
    QFETCH(qint64, size);
    putInstead(path);
    // What was kept is as good.
    ui::Settings(path).setThreads(ui::Settings(path).threads() + 1);
    QCOMPARE(ui::Settings(path).threads(), 4);
    if (size > 0) QCOMPARE(QFileInfo(path).size(), size);
}

/// Nor is what stands in place of the lock that Qt makes.
void TestSettings::noLock()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    ui::Settings(path).setThreads(3);
    QCOMPARE(ui::Settings(path).threads(), 3);
    const QString lock = path + u".lock"_s;
    putInstead(lock);
    ui::Settings(path).setThreads(ui::Settings(path).threads() + 1);
    QCOMPARE(ui::Settings(path).threads(), 4);
    QVERIFY(QFileInfo::exists(lock));
}

void TestSettings::aDamagedFileGivesDefaults()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    constexpr char kDamaged[] = "\xff\xfe[v1\nanalysis\\threads=many\n\0\0";
    QCOMPARE(file.write(kDamaged, sizeof kDamaged), qint64{sizeof kDamaged});
    file.close();
    QCOMPARE(ui::Settings(path).threads(), 0);
}

/// Who removes his settings wants them gone.
void TestSettings::noFileIsMadeUp()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    ui::Settings(path).setThreads(3);
    QCOMPARE(ui::Settings(path).threads(), 3);
    QVERIFY(QFile::remove(path));
    QCOMPARE(ui::Settings(path).threads(), 0);
}

void TestSettings::changesAreWrittenBesideEverythingElse()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    const auto holds = [&](int threads) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) &&
               file.readAll().contains(QByteArray("threads=" + QByteArray::number(threads)));
    };
    {
        ui::Settings settings(path);
        settings.setThreads(1);
        QTRY_VERIFY(holds(1));
        // One after the other, whether or not the one before is written.
        for (int i = 2; i < 50; ++i) {
            settings.setThreads(i);
            QCoreApplication::processEvents();
            QCOMPARE(settings.threads(), i);
        }
        QTRY_VERIFY(holds(49));
        settings.setThreads(50);
        QTRY_VERIFY(holds(50));
        settings.setThreads(51);
        QCoreApplication::processEvents();
        settings.setThreads(52);
    }
    QVERIFY(holds(52));
}

TEST_CLASS(TestSettings, QCoreApplication)
#include "tst_settings.moc"
