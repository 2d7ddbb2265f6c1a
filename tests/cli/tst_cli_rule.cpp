// SPDX-License-Identifier: GPL-3.0-or-later
// One rule for all commands: the same options with the same meaning everywhere, inputs and outputs
// of any kind, batches that go on, one exit status for each kind of end.
#include <algorithm>

#include <signal.h>
#include <sys/stat.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::kEmptyBoard;
using cli::linesOf;
using cli::Outcome;
using cli::run;
using cli::runWith;

namespace {

/// The words that name what is below a command, as its help lists them.
QStringList subcommandsOf(const QStringList& command)
{
    QStringList names;
    bool inside = false;
    for (const QString& line : run(command + QStringList{"--help"}).out.split('\n')) {
        if (line.startsWith("Subcommands:")) inside = true;
        else if (inside && line.startsWith("  ") && line.size() > 2 && !line[2].isSpace())
            names << line.trimmed().section(' ', 0, 0);
    }
    return names;
}

void addLeaves(const QStringList& command, QList<QStringList>& leaves)
{
    const QStringList below = subcommandsOf(command);
    if (below.isEmpty()) leaves << command;
    for (const QString& name : below) addLeaves(command + QStringList{name}, leaves);
}

const QList<QStringList>& allCommands()
{
    static const QList<QStringList> commands = [] {
        QList<QStringList> leaves;
        addLeaves({}, leaves);
        return leaves;
    }();
    return commands;
}

/// The line of a help text that tells of an option; empty when there is none.
QString optionLine(const QString& help, const QString& name)
{
    const QRegularExpression names("^  (-[^ ]*,)?" + QRegularExpression::escape(name) + "[, ]");
    for (const QString& line : help.split('\n'))
        if (names.match(line).hasMatch() || line.startsWith("  " + name + ",") ||
            QRegularExpression("^  --[^ ]*," + QRegularExpression::escape(name) + "[, ]")
                .match(line)
                .hasMatch())
            return line;
    return {};
}

bool isJson(const QString& text)
{
    QJsonParseError error;
    QJsonDocument::fromJson(text.toUtf8(), &error);
    return error.error == QJsonParseError::NoError;
}

}  // namespace

class TestCliRule : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCommand_data();
    void everyCommand();
    void groupsNameTheNearest_data();
    void groupsNameTheNearest();
    void json_data();
    void json();
    void inputs_data();
    void inputs();
    void outputs_data();
    void outputs();
    void wrongLinesDoNotEndABatch();
    void optionsThatDoNothing_data();
    void optionsThatDoNothing();
    void interruptedCommandsSayIt();
    void environmentAndSettings();
    void namesOfRulesAndAlphabets();
    void positionsOfAGame();
    void boardsAreDrawn();
    void chancesOfWinning();
    void replies();
    void overdrawnPositions();
    void checkAndJudgeAreOne();
    void gridsComeAsTheyAreAsked();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    [[nodiscard]] QStringList withLexicon(QStringList arguments) const
    {
        return arguments << "--lexicon" << m_graph;
    }

    cli::Folder m_folder;
    QString m_words;
    QString m_graph;
    QString m_position;
    QString m_game;
};

void TestCliRule::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_words = m_folder.write("words.txt", "CAT\nCATS\nACT\nACTS\nAT\nTA\nAS\nSCAT\n");
    m_graph = path("words.kwg");
    QCOMPARE(run({"lexicon", "build", m_words, "--out", m_graph}).status, 0);
    m_position = m_folder.write("one.cgp", (kEmptyBoard + " ACST/ 0/0 0\n").toUtf8());
    m_game = QStringLiteral(TILEWRIGHT_TEST_DATA "/gcg/modern.gcg");
}

void TestCliRule::everyCommand_data()
{
    QTest::addColumn<QStringList>("command");
    QVERIFY(allCommands().size() > 30);
    for (const QStringList& command : allCommands())
        QTest::newRow(qPrintable(command.join(' '))) << command;
}

void TestCliRule::everyCommand()
{
    QFETCH(QStringList, command);
    const Outcome outcome = run(command + QStringList{"--help"});
    QCOMPARE(outcome.status, 0);
    const QString& help = outcome.out;
    for (const char* name : {"--json", "--quiet"})
        QVERIFY2(!optionLine(help, name).isEmpty(), name);
    // One name stands for all of them.
    for (const char* name : {"--limit", "--top", "--candidates"})
        if (const QString line = optionLine(help, name); !line.isEmpty())
            QVERIFY2(line.startsWith("  --limit,--top,--candidates "), qPrintable(line));
    for (const char* name : {"--rules", "--alphabet"})
        if (const QString line = optionLine(help, name); !line.isEmpty())
            QVERIFY2(line.contains("--rules") && line.contains("--alphabet"), qPrintable(line));
    if (const QString line = optionLine(help, "--lexicon"); !line.isEmpty())
        QVERIFY2(help.contains("TILEWRIGHT_LEXICON"), qPrintable(help));
    // A seed is for what is drawn at random.
    static const QStringList random = {"selfplay",
                                       "train leaves",
                                       "train winpct",
                                       "train check-winpct",
                                       "boggle roll",
                                       "boggle search",
                                       "bench boggle",
                                       "bench selfplay",
                                       "simulate",
                                       "bench sim",
                                       "infer",
                                       "explain",
                                       "review",
                                       "puzzles",
                                       "solve",
                                       "serve",
                                       "solitaire",
                                       "solitaire plan",
                                       "solitaire refine",
                                       "solitaire play",
                                       "bench samples",
                                       "bench solitaire",
                                       "game report"};
    QCOMPARE(!optionLine(help, "--seed").isEmpty(), random.contains(command.join(' ')));

    const Outcome wrong = run(command + QStringList{"--qiet"});
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.err.contains("there is no option '--qiet'; did you mean '--quiet'?"),
             qPrintable(wrong.err));
    QVERIFY(wrong.out.isEmpty());
}

void TestCliRule::groupsNameTheNearest_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("text");
    const auto row = [](const QString& command, const QString& text) {
        QTest::newRow(qPrintable(command)) << command.split(' ') << text;
    };
    row("lexcion", "there is no command 'lexcion'; did you mean 'lexicon'?");
    row("lexicon chekc", "there is no command 'lexicon chekc'; did you mean 'check'?");
    row("boggle serach --seconds 1", "did you mean 'search'?");
    row("move", "did you mean 'moves'?");
    row("xyzzy", "there is no command 'xyzzy' (");
}

void TestCliRule::groupsNameTheNearest()
{
    QFETCH(QStringList, command);
    QFETCH(QString, text);
    const Outcome outcome = run(command);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.startsWith("tilewright-cli: usage: "), qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains(text), qPrintable(outcome.err));
}

void TestCliRule::json_data()
{
    QTest::addColumn<QStringList>("command");
    const auto row = [](const QStringList& command) {
        QTest::newRow(qPrintable(command.mid(0, 2).join(' '))) << command;
    };
    row({"rules", "list"});
    row({"rules", "show", "english"});
    row({"lexicon", "build", m_words, "--out", path("json.kwg")});
    row({"lexicon", "info", m_graph});
    row({"lexicon", "words", m_graph});
    row({"lexicon", "check", m_graph, "CAT"});
    row({"lexicon", "convert", m_graph, path("json.txt")});
    row({"lexicon", "diff", m_graph, m_words});
    row(withLexicon({"word", "anagram", "TAC"}));
    row(withLexicon({"word", "subanagram", "TAC"}));
    row(withLexicon({"word", "pattern", "*AT"}));
    row(withLexicon({"word", "regex", "CATS?"}));
    row(withLexicon({"word", "hooks", "CAT"}));
    row(withLexicon({"word", "extend", "AT"}));
    row(withLexicon({"word", "index", "CAT"}));
    row(withLexicon({"word", "judge", "CAT"}));
    row(withLexicon({"word", "probability", "CAT"}));
    row(withLexicon({"moves", "--cgp-file", m_position}));
    row(withLexicon({"selfplay", "--games", "2"}));
    row(withLexicon({"boggle", "words", "cats"}));
    row(withLexicon({"boggle", "whatif", "cats"}));
    row(withLexicon({"boggle", "explain", "cats"}));
    row({"boggle", "roll", "--dice", "new", "--count", "3"});
    row(withLexicon({"boggle", "search", "--size", "2x2", "--runs", "1"}));
    row(withLexicon({"boggle", "bound", "ca{ts}s"}));
    row(withLexicon({"game", "check", m_game}));
    row({"game", "convert", m_game, path("json.cgp")});
    row({"game", "report", m_game, path("json.md"), "--no-review"});
    row(withLexicon({"review", m_game}));
    row(withLexicon({"bench", "movegen", "--cgp-file", m_position}));
    row(withLexicon({"bench", "selfplay", "--games", "2"}));
    row(withLexicon({"bench", "boggle", "--count", "3"}));
}

void TestCliRule::json()
{
    QFETCH(QStringList, command);
    const Outcome plain = run(command);
    const Outcome outcome = run(command + QStringList{"--json"});
    QVERIFY2(outcome.status == plain.status, qPrintable(outcome.err));
    QVERIFY2(outcome.status < 2, qPrintable(outcome.err));
    QVERIFY2(isJson(outcome.out), qPrintable(outcome.out));
    QVERIFY(!isJson(plain.out));
}

void TestCliRule::inputs_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("file");
    const auto row = [](const QStringList& command, const QString& file) {
        QTest::newRow(qPrintable(command.mid(0, 2).join(' '))) << command << file;
    };
    const QString leaves = path("leaves.klv2");
    QCOMPARE(
        run({"leaves", "build", m_folder.write("leaves.csv", "A,1.5\nAB,-2\n"), "--out", leaves})
            .status,
        0);
    row({"leaves", "show", "FILE", "A"}, leaves);
    row({"leaves", "csv", "FILE"}, leaves);
    row({"rules", "show", "FILE"},
        m_folder.write("rules.txt", run({"rules", "show", "english"}).out.toUtf8()));
    row({"lexicon", "words", "FILE"}, m_graph);
    row({"lexicon", "check", "FILE", "CAT", "DOG"}, m_graph);
    row({"lexicon", "diff", "FILE", m_graph}, m_words);
    row({"lexicon", "info", "FILE"}, m_graph);
    row({"word", "anagram", "TAC", "--lexicon", "FILE"}, m_graph);
    row(withLexicon({"moves", "--cgp-file", "FILE"}), m_position);
    row(withLexicon({"moves", "FILE", "--turn", "1"}), m_game);
    row(withLexicon({"review", "FILE"}), m_game);
    row(withLexicon({"game", "check", "FILE"}), m_game);
    row({"game", "convert", "FILE", "-", "--to", "cgp"}, m_game);
    row(withLexicon({"boggle", "score", "FILE"}), m_folder.write("grids.txt", "cats\ntacs\n"));
}

void TestCliRule::inputs()
{
    QFETCH(QStringList, command);
    QFETCH(QString, file);
    const auto with = [&command](const QString& name) {
        QStringList arguments = command;
        arguments.replaceInStrings(QRegularExpression("^FILE$"), name);
        return arguments;
    };
    const QByteArray content = cli::contentOf(file);
    QVERIFY(!content.isEmpty());
    const Outcome plain = run(with(file));
    QVERIFY2(plain.status < 2, qPrintable(plain.err));
    QVERIFY(!plain.out.isEmpty());
    const auto same = [&](const Outcome& other) {
        // Only names of files may differ.
        const auto withoutNames = [&](QString text) {
            for (const QString& name :
                 {file, QString("standard input"), QString("/dev/stdin"), path("fifo")})
                text.replace(name, "*");
            return text;
        };
        QVERIFY2(other.status == plain.status, qPrintable(other.err));
        QCOMPARE(withoutNames(other.out), withoutNames(plain.out));
    };
    same(runWith(with("-"), content));
    // As a pipe: QProcess gives one to standard input.
    same(runWith(with("/dev/stdin"), content));
    const QString fifo = path("fifo");
    QFile::remove(fifo);
    QCOMPARE(::mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
    QProcess writer;
    writer.start("/bin/sh", {"-c", "cat \"$0\" > \"$1\"", file, fifo});
    same(run(with(fifo)));
    QVERIFY(writer.waitForFinished());
}

void TestCliRule::outputs_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("ending");
    const auto row = [](const QStringList& command, const QString& ending) {
        QTest::newRow(qPrintable(command.mid(0, 2).join(' '))) << command << ending;
    };
    const QString csv = m_folder.write("leaves.csv", "A,1.5\nAB,-2\n");
    row({"lexicon", "build", m_words, "--out", "OUT"}, "kwg");
    row({"lexicon", "convert", m_graph, "OUT", "TO"}, "txt");
    row({"leaves", "build", csv, "--out", "OUT"}, "klv2");
    row({"game", "convert", m_game, "OUT", "TO"}, "cgp");
    row({"game", "report", m_game, "OUT", "TO", "--no-review"}, "md");
}

void TestCliRule::outputs()
{
    QFETCH(QStringList, command);
    QFETCH(QString, ending);
    const QString file = path("output." + ending);
    QStringList toFile = command;
    toFile.replaceInStrings("OUT", file);
    toFile.removeAll("TO");
    QCOMPARE(run(toFile).status, 0);
    const QByteArray expected = cli::contentOf(file);
    QVERIFY(!expected.isEmpty());
    for (const char* name : {"-", "/dev/stdout"}) {
        QStringList toStream = command;
        toStream.replaceInStrings("OUT", name);
        if (const qsizetype at = toStream.indexOf("TO"); at >= 0) {
            toStream[at] = "--to";
            toStream.insert(at + 1, ending);
        }
        QProcess process;
        process.start(QStringLiteral(TILEWRIGHT_CLI), toStream);
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
        const QByteArray out = process.readAllStandardOutput();
        // A table of what was done goes to standard error when the file is standard output.
        if (qstrcmp(name, "-") == 0) QCOMPARE(out, expected);
        else QVERIFY(out.contains(expected));
    }
    // Without a name there must be a format.
    if (command.contains("TO")) {
        QStringList unnamed = command;
        unnamed.replaceInStrings("OUT", "-");
        unnamed.removeAll("TO");
        QCOMPARE(run(unnamed).status, 2);
    }
}

void TestCliRule::wrongLinesDoNotEndABatch()
{
    const QByteArray good = (kEmptyBoard + " ACST/ 0/0 0\n").toUtf8();
    const QString file = m_folder.write("batch.cgp", good + "nonsense\n" + good);
    const Outcome moves = run(withLexicon({"moves", "--cgp-file", file, "--summary"}));
    QCOMPARE(moves.status, 1);
    QVERIFY(moves.err.contains(file + ":2:"));
    const QStringList rows = linesOf(moves.out);
    QCOMPARE(rows.size(), 3);
    QVERIFY(rows[1].startsWith("1\t"));
    QVERIFY(rows[2].startsWith("3\t"));

    const Outcome hooks = run(withLexicon({"word", "hooks", "C4T", "CAT"}));
    QCOMPARE(hooks.status, 1);
    QVERIFY(hooks.out.contains("CAT\tyes"));
    const Outcome files = runWith(
        withLexicon({"boggle", "score", path("no such file"), m_folder.write("ok.txt", "cats\n")}),
        {});
    QCOMPARE(files.status, 1);
    QVERIFY(files.err.contains("no such file"));
    QVERIFY(files.out.contains("\tCATS\t"));
}

void TestCliRule::optionsThatDoNothing_data()
{
    QTest::addColumn<QStringList>("command");
    const auto row = [](const QString& command) {
        QTest::newRow(qPrintable(command)) << command.split(' ');
    };
    row("moves --cgp x --seed 7");
    row("moves --cgp x --summary --top 3");
    row("moves --cgp x --summary --sort score");
    row("moves --cgp x --turn 3");
    row("moves --cgp x --min-chance 3");
    row("moves --cgp x --sort chance");
    row("moves --cgp x --replies --leaves none");
    row("game convert a b.gcg --lexicon x");
    row("game check a --leaves none");
    row("lexicon convert a b.txt --title T");
    row("word probability CAT --limit 3");
    row("serve --json");
    row("simulate --cgp x --racks 5");
    row("simulate --cgp x --strength club");
    row("simulate --cgp x --infer-seconds 5");
    row("infer --cgp x --strength club --temperature 3");
    row("review a --depth static --infer");
    row("review a --seed 3");
    row("review a --depth static --seed 3");
    row("game report a b.md --no-review --leaves none");
    row("game report a b.md --no-review --seed 3");
    row("game report a b.md --seed 3");
    row("solitaire check a --tiles PIT --order A");
    row("solitaire goals --leftover all");
    row("solitaire sketch --tiles PIT --goals PIT@1 --seed 3");
    row("boggle roll --dice new --lexicon x");
    row("boggle roll --dice new --min-length 3");
    row("boggle roll --dice new --scoring big");
    row("bench boggle --mode dice --target 3");
    row("bench boggle --mode search --vectors none");
}

void TestCliRule::optionsThatDoNothing()
{
    QFETCH(QStringList, command);
    const Outcome outcome = run(command);
    QVERIFY2(outcome.status == 2, qPrintable(outcome.err));
    QVERIFY(outcome.out.isEmpty());
}

void TestCliRule::interruptedCommandsSayIt()
{
    for (const auto& [name, number] : {std::pair{SIGINT, 130}, {SIGTERM, 143}}) {
        QProcess process;
        process.start(QStringLiteral(TILEWRIGHT_CLI),
                      withLexicon({"boggle", "search", "--size", "2x2", "--seconds", "100"}));
        QVERIFY(process.waitForStarted());
        QTest::qWait(1500);
        QVERIFY(cli::sendSignal(process, name));
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), number);
        // The best so far is told.
        QVERIFY(process.readAllStandardOutput().startsWith("rank\t"));
    }
    // The bound that holds so far, of words enough for hours.
    QProcess process;
    process.start(QStringLiteral(TILEWRIGHT_CLI),
                  {"boggle", "bound", "****************", "--seconds", "100", "--lexicon",
                   QStringLiteral(TILEWRIGHT_TEST_DATA "/lexicon/small_english.txt")});
    QVERIFY(process.waitForStarted());
    QTest::qWait(1500);
    QVERIFY(cli::sendSignal(process, SIGINT));
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitCode(), 130);
    const QString table = QString::fromUtf8(process.readAllStandardOutput());
    QVERIFY2(linesOf(table).size() == 2, qPrintable(table));
    QVERIFY(linesOf(table)[1].section('\t', 1, 1).toInt() > 0);
    // Of a review what was judged; with the words of the bundled lexicon it lasts for minutes.
    QProcess reviewing;
    reviewing.start(QStringLiteral(TILEWRIGHT_CLI),
                    {"review", m_game, "--depth", "deep", "--seconds-per-turn", "100", "--json"});
    QVERIFY(reviewing.waitForStarted());
    QTest::qWait(1500);
    QVERIFY(cli::sendSignal(reviewing, SIGINT));
    QVERIFY(reviewing.waitForFinished(20'000));
    QCOMPARE(reviewing.exitCode(), 130);
    const QJsonObject review = QJsonDocument::fromJson(reviewing.readAllStandardOutput()).object();
    QVERIFY(review.contains("turns") && !review["complete"].toBool());
}

void TestCliRule::environmentAndSettings()
{
    const QStringList judge{"word", "judge", "SCAT", "AARDVARK"};
    const auto verdicts = [&](const QMap<QString, QString>& variables,
                              const QStringList& more = {}) {
        return runWith(judge + more, {}, variables).out;
    };
    const QString own = "word\tverdict\nSCAT\tvalid\nAARDVARK\tinvalid\n";
    const QString settings =
        m_folder.write("cli.conf", "# mine\nlexicon = " + m_graph.toUtf8() + "\nthreads=2\n");
    QCOMPARE(verdicts({{"TILEWRIGHT_LEXICON", m_graph}}), own);
    QCOMPARE(verdicts({{"TILEWRIGHT_SETTINGS", settings}}), own);
    // The environment comes before the settings, and the command line before both.
    const QString other = m_folder.write("other.txt", "DOG\n");
    const QString none = "word\tverdict\nSCAT\tinvalid\nAARDVARK\tinvalid\n";
    QCOMPARE(verdicts({{"TILEWRIGHT_SETTINGS", settings}, {"TILEWRIGHT_LEXICON", other}}), none);
    QCOMPARE(verdicts({{"TILEWRIGHT_LEXICON", other}}, {"--lexicon", m_graph}), own);

    const Outcome wrong = runWith(
        judge, {}, {{"TILEWRIGHT_SETTINGS", m_folder.write("wrong.conf", "\nlexcion=x\n")}});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("wrong.conf:2: there is no setting 'lexcion'; did you mean "
                                "'lexicon'?"),
             qPrintable(wrong.err));
    QCOMPARE(runWith(judge, {}, {{"TILEWRIGHT_SETTINGS", path("nowhere")}}).status, 1);
}

void TestCliRule::namesOfRulesAndAlphabets()
{
    const QString list = m_folder.write("perro.txt", "CALLE\nCHICO\nPERRO\nZUMO\n");
    const QString graph = path("perro.kwg");
    // The same under both names, and an alphabet by the rules that are played with it.
    for (const char* name : {"--alphabet", "--rules"}) {
        QCOMPARE(run({"lexicon", "build", list, name, "spanish", "--out", graph}).status, 0);
        QCOMPARE(run({"word", "judge", "PERRO", name, "spanish", "--lexicon", graph}).status, 0);
    }
    QCOMPARE(
        run({"word", "judge", "CAT", "--rules", "english_hong_kong", "--lexicon", m_graph}).status,
        0);
    for (const char* name : {"--limit", "--top", "--candidates"}) {
        QCOMPARE(linesOf(run(withLexicon({"word", "anagram", "TAC", name, "1"})).out).size(), 2);
        QCOMPARE(
            linesOf(run(withLexicon({"moves", "--cgp-file", m_position, name, "1"})).out).size(),
            2);
    }
}

void TestCliRule::positionsOfAGame()
{
    const Outcome all = run(withLexicon({"moves", m_game, "--top", "1"}));
    QVERIFY2(all.status == 0, qPrintable(all.err));
    const QStringList rows = linesOf(all.out).mid(1);
    QVERIFY(rows.size() > 5);
    for (qsizetype i = 0; i < rows.size(); ++i)
        QCOMPARE(rows[i].section('\t', 0, 0), QString::number(i + 1));
    const Outcome one = run(withLexicon({"moves", m_game, "--top", "1", "--turn", "3"}));
    QCOMPARE(linesOf(one.out).mid(1), QStringList{rows[2]});
    const Outcome beyond = run(withLexicon({"moves", m_game, "--turn", "999"}));
    QCOMPARE(beyond.status, 1);
    QVERIFY(beyond.err.contains("turns in it"));
}

void TestCliRule::boardsAreDrawn()
{
    const Outcome outcome = run(withLexicon({"moves", m_game, "--turn", "3", "--print"}));
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.startsWith("# position 3\n"));
    QVERIFY(outcome.out.contains("# > player 1:"));
    const QJsonArray json =
        QJsonDocument::fromJson(
            run(withLexicon({"moves", m_game, "--turn", "3", "--print", "--json"})).out.toUtf8())
            .array();
    QVERIFY(json[0].toObject()["board"].toArray().size() >= 15);
}

void TestCliRule::chancesOfWinning()
{
    // By the table beside the lexicon, else by the bundled one.
    const Outcome moves = run(withLexicon({"moves", "--cgp-file", m_position}));
    QVERIFY(linesOf(moves.out)[0].endsWith("\tequity\tnote\twin_percent"));
    const double win = linesOf(moves.out)[1].section('\t', 8).toDouble();
    QVERIFY2(win > 0 && win < 100, qPrintable(moves.out));
    const Outcome sorted = run(withLexicon({"moves", "--cgp-file", m_position, "--sort", "win"}));
    double before = 100;
    for (const QString& line : linesOf(sorted.out).mid(1)) {
        QVERIFY(line.section('\t', 8).toDouble() <= before);
        before = line.section('\t', 8).toDouble();
    }
}

void TestCliRule::replies()
{
    const QString empty = kEmptyBoard + " / 0/0 0";
    const Outcome offered = run(withLexicon({"moves", "--cgp", empty}));
    QCOMPARE(offered.status, 0);
    QVERIFY2(offered.err.contains("--replies"), qPrintable(offered.err));
    QVERIFY(run(withLexicon({"moves", "--cgp", empty, "--quiet"})).err.isEmpty());

    const Outcome found = run(withLexicon({"moves", "--replies", "--cgp", empty, "--all"}));
    QCOMPARE(found.status, 0);
    // Values of leaves don't count, so that nothing is said of them.
    QVERIFY2(!found.err.contains("leave"), qPrintable(found.err));
    QCOMPARE(linesOf(found.out)[0],
             QString("position\trank\tmove\tscore\tchance_percent\texpected"));
    // AT with natural tiles: one of nine A and one of six T among seven of a hundred tiles.
    double expected = 1;
    const auto without = [](int tiles) {
        double none = 1;
        for (int i = 0; i < 7; ++i) none *= (100.0 - tiles - i) / (100.0 - i);
        return none;
    };
    expected = 1 - without(9) - without(6) + without(15);
    bool checked = false;
    for (const QString& line : linesOf(found.out)) {
        if (line.section('\t', 2, 2) != "8G AT") continue;
        QCOMPARE(line.section('\t', 4, 4), QString::number(100 * expected, 'f', 6));
        checked = true;
    }
    QVERIFY(checked);
    const auto columns = [](const Outcome& outcome, int column) {
        QList<double> numbers;
        for (const QString& line : linesOf(outcome.out).mid(1))
            numbers << line.section('\t', column, column).toDouble();
        return numbers;
    };
    const auto likely = columns(
        run(withLexicon({"moves", "--replies", "--cgp", empty, "--sort", "chance", "--all"})), 4);
    QVERIFY(std::is_sorted(likely.rbegin(), likely.rend()));
    QCOMPARE(likely.size(), linesOf(found.out).size() - 1);
    const auto some = columns(
        run(withLexicon({"moves", "--replies", "--cgp", empty, "--min-chance", "10", "--all"})), 4);
    QVERIFY(!some.isEmpty() && some.size() < likely.size());
    QVERIFY(*std::ranges::min_element(some) >= 10);

    // To a move: what was laid is on the board, and the mover's other tiles aren't drawn.
    const Outcome after = run(withLexicon({"moves", "--replies", "--after", "8G CAT", "--all",
                                           "--json", "--cgp", kEmptyBoard + " ACSTTTT/ 0/0 0"}));
    QVERIFY2(after.status == 0, qPrintable(after.err));
    const QJsonObject answer = QJsonDocument::fromJson(after.out.toUtf8()).array()[0].toObject();
    QCOMPARE(answer["player"].toInt(), 2);
    QCOMPARE(answer["unseen"].toString().size(), 93);
    QCOMPARE(answer["unseen"].toString().count('T'), 2);
    QVERIFY(after.out.contains("8G (CAT)S"));
    QCOMPARE(run(withLexicon({"moves", "--replies", "--after", "8G XYZ", "--cgp",
                              kEmptyBoard + " ACSTTTT/ 0/0 0"}))
                 .status,
             1);
}

void TestCliRule::overdrawnPositions()
{
    const QString overdrawn = kEmptyBoard + " ZZ/ 0/0 0";
    QCOMPARE(run(withLexicon({"moves", "--cgp", overdrawn})).status, 1);
    const Outcome lenient = run(withLexicon({"moves", "--lenient", "--cgp", overdrawn}));
    QCOMPARE(lenient.status, 0);
    QVERIFY2(lenient.err.contains("there are 2 Z"), qPrintable(lenient.err));
    QVERIFY(lenient.out.contains("\tpass\t"));
}

void TestCliRule::checkAndJudgeAreOne()
{
    const QStringList words{"cat", "DOG", "C4T"};
    const Outcome check = run(QStringList{"lexicon", "check", m_graph} + words);
    const Outcome judge = run(withLexicon(QStringList{"word", "judge"} + words));
    QCOMPARE(check.status, judge.status);
    QCOMPARE("word\tverdict\n" + check.out, judge.out);
    QCOMPARE(runWith({"lexicon", "check", m_graph, "-"}, "cat\nDOG\nC4T\n").out, check.out);
    QCOMPARE(run(QStringList{"lexicon", "check", m_graph, "--json"} + words).out,
             run(withLexicon(QStringList{"word", "judge", "--json"} + words)).out);
    // Any lexicon, not only a word graph.
    QCOMPARE(run({"lexicon", "check", m_words, "SCAT"}).status, 0);
}

void TestCliRule::gridsComeAsTheyAreAsked()
{
    QProcess process;
    process.start(QStringLiteral(TILEWRIGHT_CLI), withLexicon({"boggle", "score"}));
    QVERIFY(process.waitForStarted());
    QByteArray out;
    for (int i = 1; i <= 3; ++i) {
        process.write("cats\n");
        const QByteArray row = QByteArray::number(i) + "\tCATS\t";
        // Before the input has ended.
        while (!out.contains(row)) {
            QVERIFY(process.waitForReadyRead(30'000));
            out += process.readAllStandardOutput();
        }
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);

    const QString one = m_folder.write("grids one.txt", "cats\n");
    const QString two = m_folder.write("grids two.txt", "x\ntacs\n");
    const Outcome several = run(withLexicon({"boggle", "score", one, two}));
    QCOMPARE(several.status, 0);
    QCOMPARE(linesOf(several.out)[0], QString("file\tline\tboard\tscore\twords"));
    QVERIFY(linesOf(several.out)[1].startsWith(one + "\t1\tCATS\t"));
    QVERIFY(linesOf(several.out)[3].startsWith(two + "\t2\tTACS\t"));
    const Outcome empty = run(withLexicon({"boggle", "bound", "ca{}s"}));
    QCOMPARE(empty.status, 1);
    QVERIFY2(empty.err.contains("line 1:3: has no letters"), qPrintable(empty.err));
}

TEST_CLASS(TestCliRule, QCoreApplication)
#include "tst_cli_rule.moc"
