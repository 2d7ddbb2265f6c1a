// SPDX-License-Identifier: GPL-3.0-or-later
// What tells of the program leaves nothing out: its manual page and the completion of three shells
// are held against the help of every command.
#include <QRegularExpression>
#include <QStandardPaths>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::Outcome;
using cli::run;

namespace {

/// A command as its help shows it.
struct Helped
{
    QString path;  ///< "lexicon build"
    QStringList commands;
    QStringList options;  ///< with their dashes
};

Helped helpOf(const QString& path)
{
    Helped helped{path, {}, {}};
    const QString text = run(path.split(' ', Qt::SkipEmptyParts) << "--help").out;
    static const QRegularExpression option(QStringLiteral("^  (-[\\w,-]+)"));
    static const QRegularExpression command(QStringLiteral("^  ([a-z][\\w-]*)"));
    bool inCommands = false;
    for (const QString& line : text.split('\n')) {
        if (!line.isEmpty() && !line.startsWith(' ')) inCommands = line.startsWith("Subcommands:");
        if (const auto match = option.match(line); match.hasMatch())
            helped.options << match.captured(1).split(',');
        if (const auto match = command.match(line); inCommands && match.hasMatch())
            helped.commands << match.captured(1);
    }
    return helped;
}

void collect(const QString& path, QList<Helped>& all)
{
    const Helped helped = helpOf(path);
    all << helped;
    for (const QString& name : helped.commands) collect((path + ' ' + name).trimmed(), all);
}

/// What a program says to a script on its standard input.
QString outputOf(const QString& program, const QStringList& arguments, const QString& input)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForStarted()) return {};
    process.write(input.toUtf8());
    process.closeWriteChannel();
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
}

}  // namespace

class TestCliManual : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pageTellsOfAll();
    void pageTellsOfTheEnvironment();
    void desktopPageTellsOfAll();
    void pageIsWellFormed();
    void describingCommandsAreHidden();
    void scriptsTellOfAll_data();
    void scriptsTellOfAll();
    void bashCompletes_data();
    void bashCompletes();
    void fishCompletes();
    void zshTakesIt();

private:
    QList<Helped> m_commands;
    QString m_page;
};

void TestCliManual::initTestCase()
{
    collect(QString(), m_commands);
    QVERIFY(m_commands.size() > 40);
    const Outcome outcome =
        run({"manual", QStringLiteral(TILEWRIGHT_SOURCE "/resources/manual/tilewright-cli.1.in")});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, 0);
    m_page = outcome.out;
}

void TestCliManual::pageTellsOfAll()
{
    QVERIFY(!m_page.contains("@COMMANDS@"));
    QVERIFY(!m_page.contains("@VERSION@"));
    const QString plain = QString(m_page).replace("\\-", "-");
    for (const Helped& command : m_commands) {
        if (command.path.isEmpty()) {
            for (const QString& option : command.options)
                QVERIFY2(plain.contains(option), qPrintable(option));
            continue;
        }
        const qsizetype begin = plain.indexOf(".SS \"" + command.path + "\"\n");
        QVERIFY2(begin >= 0, qPrintable(command.path));
        const qsizetype end = plain.indexOf("\n.S", begin);
        const QString section = plain.mid(begin, end - begin);
        for (const QString& option : command.options)
            QVERIFY2(section.contains("\\fB" + option + "\\fR"),
                     qPrintable(command.path + ": " + option));
    }
}

/// The variables that the program looks at are those that it tells of.
void TestCliManual::pageTellsOfTheEnvironment()
{
    static const QRegularExpression variable(QStringLiteral("\"(TILEWRIGHT_[A-Z]+)\""));
    int found = 0;
    const QDir folder(QStringLiteral(TILEWRIGHT_SOURCE "/app/cli"));
    for (const QString& name : folder.entryList({"*.cpp"})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto matches = variable.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            const QString text = matches.next().captured(1);
            QVERIFY2(m_page.contains(".B " + text + "\n"), qPrintable(text));
            ++found;
        }
    }
    QVERIFY(found >= 2);
}

/// The window's program is not there in these tests: its options are read from its source.
void TestCliManual::desktopPageTellsOfAll()
{
    QFile source(QStringLiteral(TILEWRIGHT_SOURCE "/app/desktop/arguments.cpp"));
    QVERIFY(source.open(QIODevice::ReadOnly));
    QFile page(QStringLiteral(TILEWRIGHT_SOURCE "/resources/manual/tilewright.1.in"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString plain = QString::fromUtf8(page.readAll()).replace("\\-", "-");
    static const QRegularExpression option(
        QStringLiteral("QCommandLineOption \\w+\\(\\s*u\"([\\w-]+)\"_s"));
    int found = 0;
    auto matches = option.globalMatch(QString::fromUtf8(source.readAll()));
    for (; matches.hasNext(); ++found) {
        const QString name = "--" + matches.next().captured(1);
        static const QString shape = QStringLiteral("\n.TP\n\\.BI? %1( .*)?\n");
        const QRegularExpression entry(shape.arg(QRegularExpression::escape(name)));
        QVERIFY2(plain.contains(entry), qPrintable(name));
    }
    QVERIFY(found >= 9);
}

void TestCliManual::pageIsWellFormed()
{
    const QString mandoc = QStandardPaths::findExecutable("mandoc");
    if (mandoc.isEmpty()) QSKIP("mandoc is not installed");
    QCOMPARE(outputOf(mandoc, {"-T", "lint", "-W", "warning"}, m_page), QString());
    QFile desktop(QStringLiteral(TILEWRIGHT_SOURCE "/resources/manual/tilewright.1.in"));
    QVERIFY(desktop.open(QIODevice::ReadOnly));
    QCOMPARE(
        outputOf(mandoc, {"-T", "lint", "-W", "warning"}, QString::fromUtf8(desktop.readAll())),
        QString());
}

void TestCliManual::describingCommandsAreHidden()
{
    for (const Helped& command : m_commands) {
        QVERIFY(command.path != "completion");
        QVERIFY(command.path != "manual");
    }
    QCOMPARE(run({"completion", "tcsh"}).status, 2);
    QCOMPARE(run({"manual", "/nowhere"}).status, 1);
}

void TestCliManual::scriptsTellOfAll_data()
{
    QTest::addColumn<QString>("option");
    // Before an option's name in the script.
    QTest::newRow("bash") << QStringLiteral("[' ]%1[' ]");
    QTest::newRow("zsh") << QStringLiteral("'\\*%1[=+]?\\[");
    QTest::newRow("fish") << QStringLiteral(" -[ls] %2 ");
}

void TestCliManual::scriptsTellOfAll()
{
    QFETCH(QString, option);
    const Outcome outcome = run({"completion", QTest::currentDataTag()});
    QCOMPARE(outcome.status, 0);
    const QStringList lines = outcome.out.split('\n');
    const bool zsh = option.contains("%1[=");
    for (const Helped& command : m_commands) {
        // The lines of this command: those with its path, in zsh also those below.
        const QString path = command.path.isEmpty() ? "\"\"" : "\" " + command.path + "\"";
        QString own;
        bool below = false;
        for (const QString& line : lines) {
            if (zsh && line.startsWith("  (")) below = false;
            if (line.contains(path + ")") || line.contains("= " + path)) below = true;
            if (below) own += line + '\n';
            if (!zsh) below = false;
        }
        for (const QString& name : command.options) {
            QString pattern = option;
            pattern.replace("%1", QRegularExpression::escape(name));
            pattern.replace("%2",
                            QRegularExpression::escape(name.mid(name.startsWith("--") ? 2 : 1)));
            QVERIFY2(own.contains(QRegularExpression(pattern)), qPrintable(path + name));
        }
        for (const QString& name : command.commands)
            QVERIFY2(own.contains(QRegularExpression("\\b" + name + "\\b")),
                     qPrintable(path + name));
    }
}

void TestCliManual::bashCompletes_data()
{
    QTest::addColumn<QString>("words");  // the last one is being written
    QTest::addColumn<QString>("offers");
    QTest::newRow("command") << "tilewright-cli lexi"
                             << "lexicon";
    QTest::newRow("command below") << "tilewright-cli lexicon bui"
                                   << "build";
    QTest::newRow("option") << "tilewright-cli lexicon build --grap"
                            << "--graph";
    QTest::newRow("value") << "tilewright-cli lexicon build --graph da"
                           << "dawg";
    QTest::newRow("value behind =") << "tilewright-cli lexicon build --graph = da"
                                    << "dawg";
    QTest::newRow("file") << "tilewright-cli lexicon build --out x"
                          << "";
    QTest::newRow("not a command") << "tilewright-cli lexicon moves --cgp-f"
                                   << "";
}

void TestCliManual::bashCompletes()
{
    const QString bash = QStandardPaths::findExecutable("bash");
    if (bash.isEmpty()) QSKIP("bash is not installed");
    QFETCH(QString, words);
    QFETCH(QString, offers);
    const QString script = run({"completion", "bash"}).out + "COMP_WORDS=(" + words +
                           ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_tilewright_cli\n"
                           "echo \"${COMPREPLY[@]}\"\n";
    QCOMPARE(outputOf(bash, {"--norc"}, script).trimmed(), offers);
}

void TestCliManual::fishCompletes()
{
    const QString fish = QStandardPaths::findExecutable("fish");
    if (fish.isEmpty()) QSKIP("fish is not installed");
    const QString script = run({"completion", "fish"}).out +
                           "\ncomplete -C 'tilewright-cli lexicon build --grap'"
                           "\ncomplete -C 'tilewright-cli lexicon build --graph da'"
                           "\ncomplete -C 'tilewright-cli lexi'\n";
    const QString said = outputOf(fish, {"--no-config"}, script);
    QVERIFY2(said.contains("--graph\t"), qPrintable(said));
    QVERIFY2(said.contains("\ndawg\t"), qPrintable(said));
    QVERIFY2(said.contains("\nlexicon\t"), qPrintable(said));
}

void TestCliManual::zshTakesIt()
{
    const QString zsh = QStandardPaths::findExecutable("zsh");
    if (zsh.isEmpty()) QSKIP("zsh is not installed");
    const QString script = "autoload -U compinit; compinit -D -u\n" +
                           run({"completion", "zsh"}).out + "\necho $_comps[tilewright-cli]\n";
    QCOMPARE(outputOf(zsh, {"-f", "-s"}, script).trimmed(), QString("_tilewright_cli"));
}

TEST_CLASS(TestCliManual, QCoreApplication)
#include "tst_cli_manual.moc"
