// SPDX-License-Identifier: GPL-3.0-or-later
// A program and its twin for newer processors, as packages install them.
#include <filesystem>
#include <fstream>

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"

namespace fs = std::filesystem;
using namespace Qt::StringLiterals;

namespace {

bool hasNewerProcessor()
{
    QFile file(u"/proc/cpuinfo"_s);
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray flags = file.readAll();
    return flags.contains(" avx2") && flags.contains(" bmi2") && flags.contains(" fma");
}

}  // namespace

class TestCliTwin : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_root = m_folder.path().toStdString();
        for (const fs::path& folder : {m_root / "bin", twins()}) fs::create_directories(folder);
        fs::copy_file(TILEWRIGHT_CLI, m_root / "bin" / "tilewright-cli");
    }

    void withoutATwinItRunsItself()
    {
        QCOMPARE(run({u"--version"_s}), run({u"--version"_s}, u"baseline"_s));
    }

    void aTwinTakesItsPlace()
    {
        if (!hasNewerProcessor()) QSKIP("this processor is none of those that twins are for");
        write("#!/bin/sh\necho twin \"$@\"\n");
        QCOMPARE(run({u"rules"_s, u"x y"_s}), u"twin rules x y\n"_s);
        QVERIFY(run({u"--version"_s}, u"baseline"_s).contains(u"0."_s));
        // One that can't be started is none.
        write("no program\n");
        fs::permissions(twin(), fs::perms::owner_read | fs::perms::owner_write);
        QVERIFY(run({u"--version"_s}).contains(u"0."_s));
    }

    /// A twin finds what is installed with the programs, and doesn't look for a twin of its own.
    void itsDataIsThatOfTheProgram()
    {
        fs::remove(twin());
        fs::copy_file(TILEWRIGHT_CLI, twin());
        const fs::path lexicons = m_root / "share" / "tilewright" / "lexicons";
        fs::create_directories(lexicons);
        const fs::path bundled = fs::path(TILEWRIGHT_CLI).parent_path().parent_path() / "share" /
                                 "tilewright" / "lexicons";
        for (const auto& entry : fs::directory_iterator(bundled))
            if (entry.is_regular_file())
                fs::copy_file(entry.path(), lexicons / entry.path().filename());
        const QStringList judge{u"word"_s, u"anagram"_s, u"CAT"_s, u"--quiet"_s};
        const QString whole = run(judge, u"baseline"_s);
        QVERIFY2(whole.contains(u"CAT"_s), qPrintable(whole));
        QCOMPARE(run(judge), whole);
        QProcess process;
        process.start(QString::fromStdString(twin().string()), judge);
        QVERIFY(process.waitForFinished());
        QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()), whole);
    }

private:
    [[nodiscard]] fs::path twins() const { return m_root / "lib" / "tilewright" / "x86-64-v3"; }
    [[nodiscard]] fs::path twin() const { return twins() / "tilewright-cli"; }

    void write(const char* text) const
    {
        std::ofstream(twin(), std::ios::trunc) << text;
        fs::permissions(twin(), fs::perms::owner_all);
    }

    [[nodiscard]] QString run(const QStringList& arguments, const QString& processor = {}) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"TILEWRIGHT_LEXICON"_s);
        environment.insert(u"HOME"_s, m_folder.path());
        if (!processor.isEmpty()) environment.insert(u"TILEWRIGHT_CPU"_s, processor);
        process.setProcessEnvironment(environment);
        process.start(m_folder.filePath(u"bin/tilewright-cli"_s), arguments);
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput());
    }

    QTemporaryDir m_folder;
    fs::path m_root;
};

TEST_CLASS(TestCliTwin, QCoreApplication)

#include "tst_cli_twin.moc"
