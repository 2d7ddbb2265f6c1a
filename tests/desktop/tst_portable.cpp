// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, carried about in a folder of its own.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"

using namespace Qt::StringLiterals;

namespace {

/// What the program says to a wrong argument: in the language of its settings.
struct Said
{
    int status = -1;
    QString text;
};

/// A folder with a copy of the program, and the home of a person beside it.
class Stick
{
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString program() const { return path(u"stick/tilewright"_s); }
    [[nodiscard]] QString data() const { return path(u"stick/tilewright-data"_s); }

    bool make() const
    {
        return QDir(m_folder.path()).mkpath(u"stick"_s) &&
               QFile::copy(QStringLiteral(TILEWRIGHT_PROGRAM), program()) &&
               write(u"config/tilewright/tilewright.ini"_s, "[v1]\nview\\language=fr\n");
    }
    [[nodiscard]] bool write(const QString& name, const QByteArray& content) const
    {
        const QString where = path(name);
        QDir().mkpath(QFileInfo(where).path());
        QFile file(where);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }
    [[nodiscard]] Said run(const QStringList& arguments) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, path(u"home"_s));
        environment.insert(u"XDG_CONFIG_HOME"_s, path(u"config"_s));
        environment.insert(u"XDG_DATA_HOME"_s, path(u"data"_s));
        environment.insert(u"XDG_CACHE_HOME"_s, path(u"cache"_s));
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        process.setProcessEnvironment(environment);
        process.start(program(), arguments + QStringList{u"--overlay"_s, u"nonsense"_s});
        if (!process.waitForFinished(60'000)) return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
    }

private:
    QTemporaryDir m_folder;
};

class TestPortable : public QObject
{
    Q_OBJECT

private slots:
    void anOptionKeepsAllBesideTheProgram()
    {
        const Stick stick;
        QVERIFY(stick.make());
        const Said elsewhere = stick.run({});
        QVERIFY(!QFileInfo::exists(stick.data()));
        const Said first = stick.run({u"--portable"_s});
        QVERIFY2(QFileInfo(stick.data()).isDir(), qPrintable(first.text));
        // The user's own settings speak French; those on the stick don't exist yet.
        QVERIFY2(elsewhere.text != first.text, qPrintable(first.text));
        QVERIFY(
            stick.write(u"stick/tilewright-data/tilewright.ini"_s, "[v1]\nview\\language=de\n"));
        const Said german = stick.run({u"--portable"_s});
        QVERIFY2(german.text != first.text && german.text != elsewhere.text,
                 qPrintable(german.text));
        // What lies there is enough.
        QCOMPARE(stick.run({}).text, german.text);
        QCOMPARE(german.status, 1);
    }

    void whereNothingCanBeWrittenItSaysSo()
    {
        const Stick stick;
        QVERIFY(stick.make());
        // Not even the administrator can make a folder where a file is.
        QVERIFY(stick.write(u"stick/tilewright-data"_s, "a file"));
        const Said said = stick.run({u"--portable"_s});
        QCOMPARE(said.status, 1);
        QVERIFY2(said.text.contains(u"--portable"_s), qPrintable(said.text));
        QVERIFY2(said.text.contains(stick.data()), qPrintable(said.text));
    }
};

}  // namespace

TEST_CLASS(TestPortable, QCoreApplication)
#include "tst_portable.moc"
