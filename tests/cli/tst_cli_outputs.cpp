// SPDX-License-Identifier: GPL-3.0-or-later
// One rule for all commands that write files: no output is an input, the state or another output,
// under whatever name; what is there already and is something else stays unless --force is given.
#include <algorithm>

#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::kEmptyBoard;
using cli::Outcome;
using cli::run;

namespace {

const QString kPlannedOrder = QStringLiteral("PITROTATORSTARTLED?ROTATORSTARTLEDS");

/// A command with all the files that it can be told: "IN:x" is a file to read with the content of
/// that name, "OUT:.ending" one to write.
struct Command
{
    QStringList words;
    QStringList arguments;
};

const QList<Command>& commands()
{
    static const QList<Command> list = {
        {{"lexicon", "build"},
         {"IN:words", "--minus", "IN:few", "--intersect", "IN:words", "--alphabet", "IN:letters",
          "--out", "OUT:.kwg", "--definitions", "OUT:.tsv"}},
        {{"lexicon", "convert"}, {"IN:words", "OUT:.txt", "--alphabet", "IN:letters"}},
        {{"lexicon", "convert"}, {"IN:words", "OUT:.gaddag"}},
        {{"lexicon", "convert"}, {"IN:words", "OUT:.lxd"}},
        {{"leaves", "build"}, {"IN:leaves", "--alphabet", "IN:letters", "--out", "OUT:.klv2"}},
        {{"game", "convert"}, {"IN:game", "OUT:.cgp", "--rules", "IN:rules"}},
        {{"game", "convert"}, {"IN:game", "OUT:.cws"}},
        {{"game", "convert"}, {"IN:game", "OUT:.gcg"}},
        {{"game", "report"},
         {"IN:game", "OUT:.html", "--lexicon", "IN:graph", "--leaves", "IN:values"}},
        {{"game", "report"}, {"IN:game", "OUT:.md", "--no-review"}},
        {{"game", "report"}, {"IN:game", "OUT:.csv", "--no-review"}},
        {{"puzzles"},
         {"IN:game", "--lexicon", "IN:graph", "--leaves", "IN:values", "--rules", "IN:rules",
          "--seconds-per-turn", "0.01", "--out", "OUT:.cgp"}},
        {{"puzzles"},
         {"IN:game", "--lexicon", "IN:graph", "--seconds-per-turn", "0.01", "--out", "OUT:.html"}},
        {{"selfplay"},
         {"--games", "2", "--lexicon", "IN:graph", "--leaves", "IN:values", "--p1", "PLAYER:values",
          "--rules", "IN:rules", "--log", "OUT:.log", "--state", "OUT:.state"}},
        {{"train", "leaves"},
         {"--games", "2", "--generations", "1", "--lexicon", "IN:graph", "--rules", "IN:three",
          "--from", "IN:values", "--out", "OUT:.csv", "--state", "OUT:.state"}},
        {{"train", "winpct"},
         {"--games", "2", "--lexicon", "IN:graph", "--leaves", "IN:values", "--rules", "IN:rules",
          "--merge", "IN:table", "--out", "OUT:.winpct", "--state", "OUT:.state"}},
        {{"solitaire"},
         {"--tiles-file", "IN:order", "--lexicon", "IN:graph", "--rules", "IN:rules", "--style",
          "plain", "--expansions", "50", "--threads", "1", "--state", "OUT:.state", "--out",
          "OUT:.solo"}},
        {{"solitaire", "convert"},
         {"IN:solo", "OUT:.solo", "--tiles", "CATSACT", "--lexicon", "IN:graph", "--rules",
          "IN:rules"}},
        {{"solitaire", "play"},
         {"--plan", "IN:plan", "--tiles", kPlannedOrder, "--lexicon", "IN:long", "--width", "20",
          "--out", "OUT:.solo"}},
        {{"solitaire", "refine"},
         {"IN:solo", "--tiles", "CATSACT", "--lexicon", "IN:graph", "--rules", "IN:rules",
          "--expansions", "50", "--threads", "1", "--state", "OUT:.state", "--out", "OUT:.solo"}},
    };
    return list;
}

QStringList subcommandsBelow(const QStringList& command)
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

/// Groups, too: one may do something itself.
void addCommandsBelow(const QStringList& command, QList<QStringList>& all)
{
    if (!command.isEmpty()) all << command;
    for (const QString& name : subcommandsBelow(command))
        addCommandsBelow(command + QStringList{name}, all);
}

}  // namespace

class TestCliOutputs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void everyCommandThatWritesIsHere();
    void noOutputIsAnInput_data() { addCommands(); }
    void noOutputIsAnInput();
    void noOutputIsAnother_data() { addCommands(); }
    void noOutputIsAnother();
    void otherKindsStay_data() { addCommands(); }
    void otherKindsStay();
    void whatCantBeReadStays();
    void namesThatAreDerived();
    void namesThatLeadToTheSame();
    void whatBelongsToTheLexicon();
    void whatIsBesideAGraph();
    void standardStreamsAreFilesToo();
    void settingsAreRead();
    void locksOfOthersStay();
    void lockNamesAreTaken_data();
    void lockNamesAreTaken();
    void statesAreLocked_data();
    void statesAreLocked();

private:
    void addCommands();
    /// With a fresh copy of each input; the outputs are out0, out1 ...
    struct Prepared
    {
        QStringList arguments;
        QStringList inputs;
        QList<qsizetype> outputAt;  ///< in the arguments
    };
    [[nodiscard]] Prepared prepared(const Command& command) const;
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    [[nodiscard]] QMap<QString, QByteArray> contents() const;

    cli::Folder m_folder;
    QMap<QString, QByteArray> m_contents;  ///< of the inputs, by name
    QMap<QString, QString> m_endings;
};

void TestCliOutputs::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const auto add = [this](const QString& name, const QString& ending, const QByteArray& content) {
        QVERIFY(!content.isEmpty());
        m_contents[name] = content;
        m_endings[name] = ending;
    };
    add("words", ".txt", "CAT\na small beast\nACT\n");
    m_contents["words"] = "CAT a beast\nCATS more of them\nACT a deed\nAT\nTA\nAS\nSCAT\n";
    add("few", ".txt", "AS\n");
    add("leaves", ".csv", "A,1.5\nAB,-2\n");
    add("game", ".gcg", cli::contentOf(QStringLiteral(TILEWRIGHT_TEST_DATA "/gcg/modern.gcg")));
    const Outcome rules = run({"rules", "show", "english", "--kind", "rules"});
    QCOMPARE(rules.status, 0);
    add("rules", ".txt", rules.out.toUtf8());
    // There are few leaves of three tiles, and a training writes them all.
    QByteArray three = m_contents["rules"];
    QVERIFY(three.contains("rack = 7"));
    add("three", ".txt", three.replace("rack = 7", "rack = 3"));
    const Outcome letters = run({"rules", "show", "english", "--kind", "alphabet"});
    QCOMPARE(letters.status, 0);
    add("letters", ".txt", letters.out.toUtf8());
    const QString list = m_folder.write("made.txt", m_contents["words"]);
    QCOMPARE(run({"lexicon", "build", list, "--out", path("made.kwg")}).status, 0);
    add("graph", ".kwg", cli::contentOf(path("made.kwg")));
    const QString csv = m_folder.write("made.csv", m_contents["leaves"]);
    QCOMPARE(run({"leaves", "build", csv, "--out", path("made.klv2")}).status, 0);
    add("values", ".klv2", cli::contentOf(path("made.klv2")));
    QCOMPARE(run({"train", "winpct", "--games", "2", "--lexicon", path("made.kwg"), "--leaves",
                  "none", "--rules", m_folder.write("made.rules", m_contents["rules"]), "--out",
                  path("made.winpct")})
                 .status,
             0);
    add("table", ".winpct", cli::contentOf(path("made.winpct")));
    add("order", ".order", "one: CATSACT\n");
    QCOMPARE(run({"solitaire", "--tiles", "CATSACT", "--lexicon", path("made.kwg"), "--style",
                  "plain", "--expansions", "50", "--threads", "1", "--out", path("made.solo")})
                 .status,
             0);
    add("solo", ".solo", cli::contentOf(path("made.solo")));
    // A plan needs a word as long as a lane.
    const QString longList =
        m_folder.write("long.txt", "ROTATORSTARTLED\nPIT\nPITS\nSTAR\nSTARTLE\nTAR\nART\nTARTS\n"
                                   "RAT\nTO\nOR\nTORT\nSTARTS\nLED\nTOR\nROT\n");
    QCOMPARE(run({"lexicon", "build", longList, "--out", path("long.kwg")}).status, 0);
    add("long", ".kwg", cli::contentOf(path("long.kwg")));
    const auto plan = run({"solitaire", "plan", "--goals", "ROTATORSTARTLED@1", "--tiles",
                           kPlannedOrder, "--lexicon", path("long.kwg")});
    QCOMPARE(plan.status, 0);
    add("plan", ".plan", plan.out.toUtf8());
}

void TestCliOutputs::cleanup()
{
    QDirIterator files(path(""), QDir::Files | QDir::System);
    while (files.hasNext()) QFile::remove(files.next());
}

QMap<QString, QByteArray> TestCliOutputs::contents() const
{
    QMap<QString, QByteArray> all;
    QDirIterator files(path(""), QDir::Files);
    while (files.hasNext()) {
        const QString name = files.next();
        all[name] = cli::contentOf(name);
    }
    return all;
}

void TestCliOutputs::addCommands()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < commands().size(); ++i)
        QTest::addRow("%d %s", i, qPrintable(commands()[i].words.join(' '))) << i;
}

TestCliOutputs::Prepared TestCliOutputs::prepared(const Command& command) const
{
    Prepared made{command.words, {}, {}};
    int inputs = 0;
    for (const QString& argument : command.arguments) {
        const QString what = argument.section(':', 1);
        if (argument.startsWith("OUT:")) {
            made.outputAt << made.arguments.size();
            made.arguments << path(QString("out%1").arg(made.outputAt.size()) + what);
        } else if (argument.startsWith("IN:") || argument.startsWith("PLAYER:")) {
            const QString name = path(QString("in%1").arg(++inputs) + m_endings[what]);
            QFile file(name);
            if (!file.open(QIODevice::WriteOnly)) qFatal("a test file can't be written");
            file.write(m_contents[what]);
            made.inputs << name;
            made.arguments << (argument.startsWith("IN:") ? name : "static:" + name);
        } else {
            made.arguments << argument;
        }
    }
    return made;
}

void TestCliOutputs::everyCommandThatWritesIsHere()
{
    QList<QStringList> all;
    addCommandsBelow({}, all);
    QVERIFY(all.size() > 30);
    for (const QStringList& words : all) {
        const QString help = run(words + QStringList{"--help"}).out;
        const bool writes = help.contains("--force");
        const bool isHere = std::ranges::any_of(
            commands(), [&](const Command& command) { return command.words == words; });
        QVERIFY2(writes == isHere, qPrintable(words.join(' ')));
        // Whoever says that it writes a file has the guard.
        static const QRegularExpression says("  (--out|--state|--log|OUT)\\b|[Ff]ile to write");
        QVERIFY2(writes || !says.match(help).hasMatch(), qPrintable(words.join(' ')));
        if (!writes) continue;
        // Each option that does so is tried.
        QSet<QString> options;
        static const QRegularExpression option("^  (--(?:out|state|log|definitions)|OUT)\\b");
        for (const QString& line : help.split('\n'))
            if (const auto match = option.match(line); match.hasMatch())
                options << match.captured(1);
        for (const Command& command : commands()) {
            if (command.words != words) continue;
            for (qsizetype i = 0; i < command.arguments.size(); ++i) {
                if (!command.arguments[i].startsWith("OUT:")) continue;
                const QString name = i > 0 ? command.arguments[i - 1] : QString();
                options.remove(name.startsWith("--") ? name : "OUT");
            }
        }
        QVERIFY2(options.isEmpty(),
                 qPrintable(words.join(' ') + ": " + options.values().join(' ')));
    }
}

void TestCliOutputs::noOutputIsAnInput()
{
    QFETCH(int, number);
    const Command& command = commands()[number];
    {
        const Prepared good = prepared(command);
        const Outcome done = run(good.arguments);
        QVERIFY2(done.status == 0, qPrintable(done.err));
        for (const qsizetype at : good.outputAt) QVERIFY(QFile::exists(good.arguments[at]));
        // A second time over what is of the same kind, without a question. A state goes on.
        const Outcome again = run(good.arguments);
        QVERIFY2(again.status == 0, qPrintable(again.err));
    }
    const Prepared first = prepared(command);
    for (const qsizetype at : first.outputAt) {
        for (qsizetype i = 0; i < first.inputs.size(); ++i) {
            cleanup();
            for (const bool force : {false, true}) {
                Prepared wrong = prepared(command);
                // The name must still say the format where it does; a hard link is as good.
                const QString output = wrong.arguments[at];
                QCOMPARE(::link(QFile::encodeName(wrong.inputs[i]).constData(),
                                QFile::encodeName(output).constData()),
                         0);
                if (force) wrong.arguments << "--force";
                const auto before = contents();
                const Outcome outcome = run(wrong.arguments);
                QVERIFY2(outcome.status == 1, qPrintable(wrong.arguments.join(' ')));
                QVERIFY2(outcome.err.contains("is one of the files that are read"),
                         qPrintable(outcome.err));
                QVERIFY(contents() == before);
                QVERIFY(QFile::remove(output));
            }
        }
    }
}

void TestCliOutputs::noOutputIsAnother()
{
    QFETCH(int, number);
    const Command& command = commands()[number];
    const Prepared first = prepared(command);
    for (const qsizetype a : first.outputAt) {
        for (const qsizetype b : first.outputAt) {
            if (a == b) continue;
            cleanup();
            Prepared wrong = prepared(command);
            // Neither is there yet, and the names are written differently.
            wrong.arguments[a] = path("same.csv");
            wrong.arguments[b] = path("./../" + QDir(path("")).dirName() + "/same.csv");
            const auto before = contents();
            const Outcome outcome = run(wrong.arguments);
            QVERIFY2(outcome.status == 1, qPrintable(wrong.arguments.join(' ')));
            QVERIFY2(outcome.err.contains("is to hold two results"), qPrintable(outcome.err));
            QVERIFY(contents() == before);
        }
    }
}

void TestCliOutputs::otherKindsStay()
{
    QFETCH(int, number);
    const Command& command = commands()[number];
    const Prepared first = prepared(command);
    for (const qsizetype at : first.outputAt) {
        const QString output = first.arguments[at];
        const QStringList kinds = QStringList(m_contents.keys()) << "picture"
                                                                 << "program";
        for (const QString& kind : kinds) {
            cleanup();
            Prepared wrong = prepared(command);
            const QByteArray content = kind == "picture"   ? QByteArray("\x89PNG\r\n\x1a\n more")
                                       : kind == "program" ? QByteArray("\x7f"
                                                                        "ELF\0\0\0\0",
                                                                        8)
                                                           : m_contents[kind];
            const bool same =
                (output.endsWith(".kwg") && (kind == "graph" || kind == "long")) ||
                (output.endsWith(".txt") && kind == "few") ||
                (output.endsWith(".klv2") && kind == "values") ||
                (output.endsWith(".gcg") && kind == "game") ||
                (output.endsWith(".winpct") && kind == "table") ||
                (output.endsWith(".csv") && command.words[0] == "train" && kind == "leaves") ||
                ((output.endsWith(".md") || output.endsWith(".solo")) &&
                 (kind == "words" || kind == "order" || kind == "solo" || kind == "plan"));
            if (same) continue;
            QFile file(output);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            file.close();
            const auto before = contents();
            const Outcome outcome = run(wrong.arguments);
            QVERIFY2(outcome.status == 1, qPrintable(kind + " " + output + outcome.err));
            QVERIFY(contents() == before);
            if (output.endsWith(".state")) continue;
            QVERIFY2(outcome.err.contains("--force"), qPrintable(outcome.err));
            if (kind != "program") continue;
            const Outcome forced = run(wrong.arguments + QStringList{"--force"});
            QVERIFY2(forced.status == 0, qPrintable(forced.err));
            QVERIFY(cli::contentOf(output) != content);
        }
    }
}

void TestCliOutputs::whatCantBeReadStays()
{
    // Its folder may be written to, and so it would go by a rename.
    const QString list = m_folder.write("a.csv", m_contents["leaves"]);
    const QString output = m_folder.write("mine.klv2", "a diary");
    const QString folder = QFileInfo(list).path();
    QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0777), 0);
    QCOMPARE(::chmod(QFile::encodeName(list).constData(), 0644), 0);
    QCOMPARE(::chmod(QFile::encodeName(output).constData(), 0), 0);
    const auto runAsAnybody = [folder](const QStringList& arguments) -> Outcome {
        QProcess process;
        // Others need not be let into the folders above.
        process.setWorkingDirectory(folder);
        // The administrator can read everything.
        process.setChildProcessModifier([] {
            constexpr uid_t kNobody = 65534;
            if (::geteuid() == 0 && ::setuid(kNobody) != 0) ::_exit(3);
        });
        process.start(QStringLiteral(TILEWRIGHT_CLI), arguments);
        if (!process.waitForStarted() || !process.waitForFinished()) return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    };
    if (runAsAnybody({"--version"}).status != 0) QSKIP("the program can't be run by others here");
    const QStringList build{"leaves", "build", "a.csv", "--out", "mine.klv2"};
    const Outcome refused = runAsAnybody(build);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains("--force"), qPrintable(refused.err));
    if (::geteuid() == 0) QCOMPARE(cli::contentOf(output), QByteArray("a diary"));
    const Outcome forced = runAsAnybody(build + QStringList{"--force"});
    QVERIFY2(forced.status == 0, qPrintable(forced.err));
}

void TestCliOutputs::namesThatAreDerived()
{
    const QString graph = m_folder.write("L.kwg", m_contents["graph"]);
    const QStringList train{"train",     "leaves", "--games",       "2",
                            "--lexicon", graph,    "--generations", "1"};
    const auto refused = [this](const QStringList& arguments) {
        const auto before = contents();
        const Outcome outcome = run(arguments);
        QVERIFY2(outcome.status == 1, qPrintable(arguments.join(' ')));
        QVERIFY2(outcome.err.contains("is not written over") || outcome.err.contains("two results"),
                 qPrintable(outcome.err));
        QVERIFY(contents() == before);
    };
    // L.csv would also write L.klv2 and L.json.
    const QString values = m_folder.write("L.klv2", m_contents["values"]);
    refused(train + QStringList{"--from", values, "--out", path("L.csv")});
    refused(train + QStringList{"--from", values, "--out", path("L.csv"), "--force"});
    refused(train + QStringList{"--state", path("M.json"), "--out", path("M.csv")});
    refused(train + QStringList{"--state", path("M.klv2"), "--out", path("M.csv")});
    const QString rules = m_folder.write("ru.json", m_contents["rules"]);
    refused(train + QStringList{"--rules", rules, "--out", path("ru.csv")});
}

void TestCliOutputs::namesThatLeadToTheSame()
{
    const QString list = m_folder.write("a.txt", m_contents["words"]);
    const QString link = path("link.kwg");
    QVERIFY(QFile::link(list, link));
    const auto before = contents();
    for (const QString& name :
         {list, link, path("./a.txt"), path("../" + QDir(path("")).dirName() + "/a.txt")}) {
        const Outcome outcome = run({"lexicon", "build", list, "--out", name, "--force"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("is not written over"), qPrintable(outcome.err));
        const Outcome notes =
            run({"lexicon", "build", list, "--out", path("b.kwg"), "--definitions", name});
        QCOMPARE(notes.status, 1);
    }
    QVERIFY(contents() == before);
    // What is no file is written into as ever.
    QCOMPARE(run({"lexicon", "build", list, "--out", "/dev/null"}).status, 0);
}

void TestCliOutputs::whatBelongsToTheLexicon()
{
    // Files that nobody named, but that are read: values and tables beside the lexicon, and the
    // lexicon of the environment.
    const QString graph = m_folder.write("L.kwg", m_contents["graph"]);
    const QString beside = m_folder.write("L.klv2", m_contents["values"]);
    const auto before = contents();
    const Outcome values =
        run({"train", "leaves", "--games", "2", "--generations", "1", "--lexicon", graph, "--out",
             path("other.csv"), "--state", path("L.kwg")});
    QCOMPARE(values.status, 1);
    const Outcome log =
        run({"selfplay", "--games", "2", "--lexicon", graph, "--force", "--log", beside});
    QCOMPARE(log.status, 1);
    QVERIFY2(log.err.contains("is one of the files that are read"), qPrintable(log.err));
    const Outcome named = cli::runWith({"selfplay", "--games", "2", "--force", "--log", graph}, {},
                                       {{"TILEWRIGHT_LEXICON", graph}});
    QCOMPARE(named.status, 1);
    QVERIFY2(named.err.contains("is one of the files that are read"), qPrintable(named.err));
    QVERIFY(contents() == before);
}

void TestCliOutputs::whatIsBesideAGraph()
{
    // The name of the alphabet goes to a file of its own.
    const QString list = m_folder.write("a.kwg.letters", m_contents["words"]);
    const QString other = m_folder.write("words.txt", m_contents["words"]);
    const auto before = contents();
    for (const QStringList& how : {QStringList{}, QStringList{"--force"}}) {
        const Outcome read =
            run(QStringList{"lexicon", "build", list, "--out", path("a.kwg")} + how);
        QCOMPARE(read.status, 1);
        QVERIFY2(read.err.contains("is one of the files that are read"), qPrintable(read.err));
        const Outcome twice = run(QStringList{"lexicon", "build", other, "--out", path("b.kwg"),
                                              "--definitions", path("b.kwg.letters")} +
                                  how);
        QCOMPARE(twice.status, 1);
        QVERIFY2(twice.err.contains("two results"), qPrintable(twice.err));
    }
    const Outcome kept = run({"lexicon", "build", other, "--out", path("a.kwg")});
    QCOMPARE(kept.status, 1);
    QVERIFY2(kept.err.contains("is not the name of an alphabet"), qPrintable(kept.err));
    QVERIFY(contents() == before);
    QCOMPARE(run({"lexicon", "build", other, "--out", path("a.kwg"), "--force"}).status, 0);
    QCOMPARE(cli::contentOf(list), QByteArray("english\n"));
    QCOMPARE(run({"lexicon", "build", other, "--out", path("wide.kbwg")}).status, 0);
    QVERIFY(QFile::exists(path("wide.kbwg.letters")));
    // Its like is replaced as a matter of course.
    QCOMPARE(run({"lexicon", "build", other, "--out", path("a.kwg")}).status, 0);
}

void TestCliOutputs::standardStreamsAreFilesToo()
{
    const auto runThrough = [](const QStringList& arguments, const QString& in,
                               const QString& out) -> Outcome {
        QProcess process;
        if (!in.isEmpty()) process.setStandardInputFile(in);
        if (!out.isEmpty()) process.setStandardOutputFile(out, QIODevice::Append);
        process.start(QStringLiteral(TILEWRIGHT_CLI), arguments);
        if (!process.waitForFinished()) return {};
        return {process.exitCode(), {}, QString::fromUtf8(process.readAllStandardError())};
    };
    const QString game = m_folder.write("g.gcg", m_contents["game"]);
    const QString graph = m_folder.write("L.kwg", m_contents["graph"]);
    const QString list = m_folder.write("w.txt", m_contents["words"]);
    const QString grids = m_folder.write("grids.txt", "cats\n");
    const auto before = contents();
    for (const QString& input : {QString("-"), QString("/dev/stdin")}) {
        const Outcome in = runThrough({"game", "convert", input, game, "--force"}, game, {});
        QCOMPARE(in.status, 1);
        QVERIFY2(in.err.contains("is one of the files that are read"), qPrintable(in.err));
    }
    // What is read would grow with what is printed.
    const Outcome grows = runThrough({"boggle", "score", grids, "--lexicon", graph}, {}, grids);
    QCOMPARE(grows.status, 1);
    QVERIFY2(grows.err.contains("standard output: is one of the files that are read"),
             qPrintable(grows.err));
    const QString both = m_folder.write("both", "");
    const Outcome two = runThrough({"lexicon", "build", list, "--out", both}, {}, both);
    QCOMPARE(two.status, 1);
    QVERIFY2(two.err.contains("two results"), qPrintable(two.err));
    QVERIFY(QFile::remove(both));
    QVERIFY(contents() == before);
}

void TestCliOutputs::settingsAreRead()
{
    const QString list = m_folder.write("w.txt", m_contents["words"]);
    const QString settings = m_folder.write("cli.conf", "threads = 1\n");
    const auto before = contents();
    const Outcome outcome = cli::runWith({"lexicon", "build", list, "--out", settings, "--force"},
                                         {}, {{"TILEWRIGHT_SETTINGS", settings}});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("is one of the files that are read"), qPrintable(outcome.err));
    QVERIFY(contents() == before);
}

void TestCliOutputs::locksOfOthersStay()
{
    const QString graph = m_folder.write("a.lock", m_contents["graph"]);
    const QString beside = m_folder.write("b.lock", "precious\n");
    const auto before = contents();
    for (const char* name : {"a", "b"}) {
        for (const char* option : {"--state", "--log"}) {
            const Outcome outcome =
                run({"selfplay", "--games", "2", "--lexicon", graph, option, path(name)});
            QCOMPARE(outcome.status, 1);
            const char* why =
                *name == 'a' ? "is one of the files that are read" : "is there and is no lock";
            QVERIFY2(outcome.err.contains(why), qPrintable(outcome.err));
        }
    }
    QVERIFY(contents() == before);
}

void TestCliOutputs::lockNamesAreTaken_data()
{
    QTest::addColumn<QStringList>("command");
    const QStringList series{"selfplay", "--games", "2", "--leaves", "none"};
    QTest::newRow("log") << series + QStringList{"--state", "OUTa", "--log", "OUTa.lock"};
    QTest::newRow("state") << series + QStringList{"--log", "OUTa", "--state", "OUTa.lock"};
    QTest::newRow("wins") << QStringList{"train", "winpct",  "--games", "4",     "--leaves",
                                         "none",  "--state", "OUTa",    "--out", "OUTa.lock"};
    QTest::newRow("solitaire") << QStringList{"solitaire",    "--tiles", "CATSACT",
                                              "--expansions", "50",      "--state",
                                              "OUTa",         "--out",   "OUTa.lock"};
}

/// The lock goes when the work ends, and what was written under its name would go with it.
void TestCliOutputs::lockNamesAreTaken()
{
    QFETCH(QStringList, command);
    command.replaceInStrings(QRegularExpression("^OUT"), path(""));
    command << "--lexicon" << m_folder.write("L.kwg", m_contents["graph"]);
    const auto before = contents();
    const Outcome outcome = run(command);
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("is to hold two results"), qPrintable(outcome.err));
    QVERIFY(contents() == before);
}

void TestCliOutputs::statesAreLocked_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("train leaves") << QStringList{"train",         "leaves", "--games", "4",
                                                 "--generations", "1",      "--rules", "RULES",
                                                 "--out",         "OUT.csv"};
    QTest::newRow("train winpct") << QStringList{"train", "winpct", "--games",
                                                 "4",     "--out",  "OUT.winpct"};
    QTest::newRow("selfplay") << QStringList{"selfplay", "--games", "4"};
    QTest::newRow("solitaire") << QStringList{"solitaire", "--tiles",   "CATSACT",
                                              "--style",   "plain",     "--expansions",
                                              "50",        "--threads", "1"};
}

void TestCliOutputs::statesAreLocked()
{
    QFETCH(QStringList, command);
    const QString graph = m_folder.write("L.kwg", m_contents["graph"]);
    const QString state = path("a.state");
    command.replaceInStrings(QRegularExpression("^OUT"), path("out"));
    command.replaceInStrings("RULES", m_folder.write("r.txt", m_contents["three"]));
    command << "--lexicon" << graph << "--state" << state;
    QCOMPARE(run(command).status, 0);
    {
        // As another program that works with it.
        const QByteArray lock = QFile::encodeName(state + ".lock");
        const int file = ::open(lock.constData(), O_RDWR | O_CREAT, 0600);
        QVERIFY(file >= 0);
        QCOMPARE(::flock(file, LOCK_EX | LOCK_NB), 0);
        QVERIFY(QFile::link(state, path("b.state")));
        const auto before = contents();
        const Outcome outcome = run(command);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("another running program works with it"),
                 qPrintable(outcome.err));
        // Also under another name.
        QStringList other = command;
        other.last() = path("b.state");
        QCOMPARE(run(other).status, 1);
        QVERIFY(contents() == before);
        ::close(file);
    }
    // One of a program that was killed is in nobody's way, and goes.
    QVERIFY(QFile::exists(state + ".lock"));
    const Outcome outcome = run(command);
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    QVERIFY(!QFile::exists(state + ".lock"));
    QVERIFY(QFile::exists(state));
}

TEST_CLASS(TestCliOutputs, QCoreApplication)
#include "tst_cli_outputs.moc"
