// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of the real program, which others may have written.
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"

using namespace Qt::StringLiterals;

namespace {

const QByteArray kCommandLineGame = "#player1 anna Anna\n#player2 ben Ben\n"
                                    ">anna: AEST 8H SEAT +8 8\n"
                                    ">ben: CATS I7 C.T +5 5\n";

class CommandLineStage
{
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString file(const QString& name, const QByteArray& content) const
    {
        QFile out(path(name));
        if (out.open(QIODevice::WriteOnly)) out.write(content);
        return out.fileName();
    }
    [[nodiscard]] QByteArray content(const QString& name) const
    {
        QFile in(path(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    struct Outcome
    {
        int status = -1;
        QByteArray told;
    };
    /// A word `$X` is what the shell makes of it, as names of files are bytes and texts alone can be
    /// handed on.
    [[nodiscard]] Outcome run(const QStringList& words) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, m_folder.path());
        environment.insert(u"XDG_CONFIG_HOME"_s, path(u"config"_s));
        environment.insert(u"XDG_DATA_HOME"_s, path(u"data"_s));
        environment.insert(u"XDG_RUNTIME_DIR"_s, m_folder.path());
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        environment.insert(u"QT_LOGGING_RULES"_s, u"tilewright.gui=false"_s);
        environment.remove(u"LANGUAGE"_s);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        QString line = u"exec '" TILEWRIGHT_PROGRAM "'"_s;
        for (const QString& word : words)
            line += word.startsWith(u'$') ? u' ' + word : u" '"_s + word + u'\'';
        process.start(u"bash"_s, {u"-c"_s, line});
        if (!process.waitForFinished(60'000)) return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                process.readAllStandardError()};
    }

private:
    QTemporaryDir m_folder;
};

}  // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private slots:
    void outputsAreNoInputs()
    {
        const CommandLineStage stage;
        const QString game = stage.file(u"a.gcg"_s, kCommandLineGame);
        const auto refused = [&stage](const QStringList& words, const QByteArray& reason) {
            for (const bool force : {false, true}) {
                const auto outcome =
                    stage.run(words + (force ? QStringList{u"--force"_s} : QStringList()));
                QCOMPARE(outcome.status, 1);
                QVERIFY2(outcome.told.contains(reason), outcome.told);
            }
        };
        refused({game, u"--export"_s, u"./a.gcg"_s}, "is one of the files that are read");
        QCOMPARE(::link(QFile::encodeName(game).constData(),
                        QFile::encodeName(stage.path(u"b.cgp"_s)).constData()),
                 0);
        refused({game, u"--export"_s, u"b.cgp"_s}, "is one of the files that are read");
        const QString rules = stage.file(u"r.txt"_s, "[rules]\nid = mine\n");
        refused({u"--rules"_s, rules, u"--export"_s, rules}, "is one of the files that are read");
        refused({game, u"--export"_s, u"c.txt"_s, u"--export"_s,
                 u"../"_s + QDir(stage.path({})).dirName() + u"/c.txt"_s},
                "two results");
        QCOMPARE(stage.content(u"a.gcg"_s), kCommandLineGame);
        QVERIFY(!QFile::exists(stage.path(u"c.txt"_s)));
    }

    void otherKindsStay()
    {
        const CommandLineStage stage;
        const QString game = stage.file(u"a.gcg"_s, kCommandLineGame);
        const QStringList names{u"o.png"_s, u"o.svg"_s, u"o.pdf"_s, u"o.html"_s, u"o.md"_s,
                                u"o.txt"_s, u"o.csv"_s, u"o.gcg"_s, u"o.cws"_s,  u"o.cgp"_s};
        const QByteArray other = "\x7f"
                                 "ELF and more";
        QStringList all{game};
        for (const QString& name : names) {
            const QString path = stage.file(name, other);
            all << u"--export"_s << path;
            const auto outcome = stage.run({game, u"--export"_s, path});
            QCOMPARE(outcome.status, 1);
            QVERIFY2(outcome.told.contains("--force"), outcome.told);
            QCOMPARE(stage.content(name), other);
        }
        QCOMPARE(stage.run(all + QStringList{u"--force"_s}).told, QByteArray());
        for (const QString& name : names) QVERIFY2(stage.content(name) != other, qPrintable(name));
        // What is of the same kind is replaced as a matter of course, as by other commands.
        QCOMPARE(stage.run(all).told, QByteArray());
    }

    void namesMoveNoCursor()
    {
        const CommandLineStage stage;
        const QString missing = u"a\x1b[31m\u202eb.gcg"_s;
        for (const QStringList& words :
             {QStringList{missing, u"--export"_s, u"a.cgp"_s}, QStringList{u"--"_s + missing},
              QStringList{u"--turn"_s, missing}, QStringList{u"--layout"_s, missing},
              QStringList{u"--overlay"_s, missing}, QStringList{u"--rules"_s, missing},
              QStringList{u"--export"_s, missing + u'x'},
              QStringList{u"--export"_s, u"a.cgp"_s, u"--lexicon"_s, missing}}) {
            const auto outcome = stage.run(words);
            QCOMPARE(outcome.status, 1);
            // Spelled out, or as the window shows it in what the engine says.
            QVERIFY2(outcome.told.contains("\\x1b[31m") || outcome.told.contains("\ufffd[31m"),
                     outcome.told);
            QVERIFY2(!outcome.told.contains('\x1b'), outcome.told);
            QVERIFY2(!outcome.told.contains("\u202e"), outcome.told);
        }
    }

    void namesThatAreNoText()
    {
        const CommandLineStage stage;
        const QString game = stage.file(u"a.gcg"_s, kCommandLineGame);
        // Rather than a file of another name.
        const auto refused = stage.run({game, u"--export"_s, u"$'o\\xff.cgp'"_s});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.told.contains("UTF-8"), refused.told);
        QCOMPARE(QDir(stage.path({})).entryList({u"*.cgp"_s}, QDir::AllEntries), QStringList());
    }

    void pipesAreNotWaitedFor()
    {
        const CommandLineStage stage;
        const QString pipe = stage.path(u"pipe"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString& option : {u"--rules"_s, u"--lexicon"_s, u"--leaves"_s}) {
            const auto outcome = stage.run({option, pipe, u"--export"_s, u"a.cgp"_s});
            QCOMPARE(outcome.status, 1);
            QVERIFY2(outcome.told.contains("no regular file"), outcome.told);
        }
        QCOMPARE(stage.run({pipe, u"--export"_s, u"a.cgp"_s}).status, 1);
    }
};

TEST_CLASS(TestCommandLine, QCoreApplication)
#include "tst_command_line.moc"
