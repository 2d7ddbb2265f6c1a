// SPDX-License-Identifier: GPL-3.0-or-later
// The engine for other programs, as front ends talk to it.
#include <csignal>

#include <signal.h>

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::linesOf;
using cli::Outcome;
using cli::run;

namespace {

constexpr int kPatience = 20'000;  // milliseconds

/// A process that one talks to.
class Engine
{
public:
    explicit Engine(const QStringList& arguments)
    {
        m_process.start(QStringLiteral(TILEWRIGHT_CLI), QStringList{"serve"} + arguments);
        m_started = m_process.waitForStarted();
    }
    ~Engine()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    [[nodiscard]] bool started() const { return m_started; }
    void send(const QByteArray& text)
    {
        m_process.write(text);
        while (m_process.bytesToWrite() > 0 && m_process.waitForBytesWritten(kPatience)) {
        }
    }
    void say(const QString& line) { send(line.toUtf8() + "\n"); }

    /// The lines up to the first one that begins so; empty when it never came.
    [[nodiscard]] QStringList until(const QString& begin)
    {
        QStringList lines;
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < kPatience) {
            while (m_process.canReadLine()) {
                lines << QString::fromUtf8(m_process.readLine()).chopped(1);
                if (lines.last().startsWith(begin)) return lines;
            }
            if (!m_process.waitForReadyRead(kPatience)) break;
        }
        return {};
    }
    /// What was said, and everything up to "readyok".
    [[nodiscard]] QStringList answers(const QString& line)
    {
        say(line);
        say("isready");
        return until("readyok");
    }
    [[nodiscard]] QStringList search(const QString& line)
    {
        say(line);
        return until("bestmove");
    }
    void close() { m_process.closeWriteChannel(); }
    [[nodiscard]] bool ends()
    {
        return m_process.waitForFinished(kPatience) &&
               m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
    }
    [[nodiscard]] QString rest() { return QString::fromUtf8(m_process.readAllStandardOutput()); }

private:
    QProcess m_process;
    bool m_started = false;
};

int countOf(const QStringList& lines, const QString& begin)
{
    int count = 0;
    for (const QString& line : lines) count += line.startsWith(begin) ? 1 : 0;
    return count;
}

const QString kFirst = "position cgp " + cli::kEmptyBoard + " AEINRST/ 0/0 0";

}  // namespace

class TestCliServe : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void siuBegins();
    void ucgiBegins();
    void eachModeGivesOneMove();
    void searchingWithoutAPosition();
    void modesThatDontFit();
    void unknownWordsAreSkipped();
    void isreadyDuringASearch();
    void stopEndsASearch();
    void goDuringASearch();
    void infiniteEndsByStopOnly();
    void optionsHold();
    void whatCannotBeHonouredIsNamed();
    void wrongPositions();
    void unknownRacks();
    void finishedGames();
    void searchMoves();
    void garbage();
    void partialLines();
    void hugeLines();
    void endOfInput();
    void endOfInputDuringASearch();
    void quitDuringASearch();
    void ucgiSearches();
    void sameNumbersEveryTime();
    void knownEndings();
    void oneTurn();
    void oneTurnWrong_data();
    void oneTurnWrong();

private:
    [[nodiscard]] QStringList arguments() const
    {
        return {"--lexicon", m_lexicon, "--leaves", "none", "--threads", "1"};
    }

    cli::Folder m_folder;
    QString m_lexicon;
};

void TestCliServe::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_lexicon = m_folder.path("small.kwg");
    QCOMPARE(run({"lexicon", "build",
                  QStringLiteral(TILEWRIGHT_TEST_DATA) + "/lexicon/small_english.txt", "--alphabet",
                  "english", "--graph", "gaddawg", "--out", m_lexicon})
                 .status,
             0);
    QVERIFY(QFile::copy(m_lexicon, m_folder.path("Other Words.kwg")));
}

void TestCliServe::siuBegins()
{
    Engine engine(arguments());
    QVERIFY(engine.started());
    engine.say("siu");
    const QStringList lines = engine.until("siuok");
    QCOMPARE(countOf(lines, "id name Tilewright "), 1);
    QCOMPARE(countOf(lines, "id author "), 1);
    QCOMPARE(countOf(lines, "capability gen sim infer endgame peg auto stream stop"), 1);
    static const QRegularExpression option(
        "^option\\s+name\\s+(.+?)\\s+type\\s+(check|spin|combo|button|string)(\\s+.*)?$");
    for (const QString& line : lines)
        if (line.startsWith("option")) QVERIFY2(option.match(line).hasMatch(), qPrintable(line));
    for (const char* name : {"DataPath", "Lexicon", "Leaves", "LetterDistribution", "Variant",
                             "Threads", "EndgameHash", "Candidates"})
        QCOMPARE(countOf(lines, QString("option name ") + name + " type "), 1);
    QCOMPARE(countOf(lines, "option name Lexicon type string default small"), 1);
    engine.say("quit");
    QVERIFY(engine.ends());
}

void TestCliServe::ucgiBegins()
{
    Engine engine(arguments());
    engine.send("ucgi\r\n");
    const QStringList lines = engine.until("ucgiok");
    QCOMPARE(countOf(lines, "id name Tilewright "), 1);
    QCOMPARE(countOf(lines, "capability"), 0);
    QVERIFY(countOf(lines, "option name ") >= 5);
    engine.say("quit");
    QVERIFY(engine.ends());
}

void TestCliServe::eachModeGivesOneMove()
{
    Engine engine(arguments());
    engine.say("siu");
    QVERIFY(!engine.until("siuok").isEmpty());
    for (const char* mode : {"gen", "sim", "auto", ""}) {
        engine.say(kFirst);
        const QStringList lines = engine.search(QString("go %1 movetime 60").arg(QString(mode)));
        QVERIFY2(!lines.isEmpty(), mode);
        QVERIFY2(lines.first().startsWith("info string provenance engine=Tilewright/"), mode);
        QVERIFY(lines.first().contains(" leaves=none winpct="));
        QVERIFY(lines.first().endsWith(" lexicon=small"));
        QVERIFY(countOf(lines, QString(mode) == "gen" ? "info gen move " : "info sim move ") > 4);
        QVERIFY2(lines.last().startsWith("bestmove 8"), qPrintable(lines.last()));
        // And no second one.
        QCOMPARE(countOf(engine.answers("stop"), "bestmove"), 0);
    }
}

void TestCliServe::searchingWithoutAPosition()
{
    Engine engine(arguments());
    const QStringList lines = engine.answers("go gen");
    QCOMPARE(countOf(lines, "info string error no-position "), 1);
    QCOMPARE(countOf(lines, "bestmove"), 0);
}

void TestCliServe::modesThatDontFit()
{
    Engine engine(arguments());
    engine.say(kFirst);
    // Endings with a full bag, and a reading without a move.
    for (const char* mode : {"endgame", "peg", "infer"}) {
        const QStringList lines = engine.search(QString("go ") + mode);
        QCOMPARE(countOf(lines, "info string error bad-position "), 1);
        QCOMPARE(lines.last(), QString("bestmove none"));
    }
    // A reading, which chooses no move.
    engine.say("position startpos moves 8H.AT rack.AEINRST");
    const QStringList lines = engine.search("go infer movetime 200");
    QVERIFY(countOf(lines, "info infer leave ") >= 1);
    QCOMPARE(lines.last(), QString("bestmove none"));
    // Whoever reads it may be anybody; only a move needs a rack of one's own.
    engine.say("position startpos moves 8H.AT");
    QVERIFY(countOf(engine.search("go infer movetime 200"), "info infer leave ") >= 1);
    QCOMPARE(countOf(engine.search("go sim movetime 200"), "info string error bad-position "), 1);
}

void TestCliServe::unknownWordsAreSkipped()
{
    Engine engine(arguments());
    QCOMPARE(countOf(engine.answers("joho frobnicate"), "info string error unknown-command "), 1);
    engine.say("joho   " + kFirst);
    const QStringList lines = engine.search("please go now gen\tand quickly");
    QVERIFY(lines.last().startsWith("bestmove 8"));
    QCOMPARE(engine.answers("").size(), 1);
    QCOMPARE(engine.answers("   \t ").size(), 1);
    QCOMPARE(engine.answers("siunewgame").size(), 1);
    QCOMPARE(engine.answers("debug on").size(), 1);
    QCOMPARE(engine.answers("setoption").size(), 1);
}

void TestCliServe::isreadyDuringASearch()
{
    Engine engine(arguments());
    engine.say(kFirst);
    engine.say("go sim infinite depth 4");
    QVERIFY(!engine.until("info sim move ").isEmpty());
    for (int i = 0; i < 5; ++i) {
        const QStringList lines = engine.answers("joho");
        QVERIFY(!lines.isEmpty());
        QCOMPARE(countOf(lines, "bestmove"), 0);
    }
    QVERIFY(engine.search("stop").last().startsWith("bestmove "));
}

void TestCliServe::stopEndsASearch()
{
    Engine engine(arguments());
    engine.say(kFirst);
    for (const char* go : {"go infinite", "go sim movetime 3600000", "go gen infinite"}) {
        engine.say(go);
        QVERIFY2(!engine.until("info ").isEmpty(), go);
        const QStringList lines = engine.search("stop");
        QCOMPARE(countOf(lines, "bestmove 8"), 1);
        QCOMPARE(countOf(engine.answers("stop"), "bestmove"), 0);
    }
    // Also when it comes before anything is known.
    engine.send("go sim infinite\nstop\n");
    const QStringList lines = engine.until("bestmove");
    QVERIFY(countOf(lines, "info sim move ") > 0);
}

void TestCliServe::goDuringASearch()
{
    Engine engine(arguments());
    engine.say(kFirst);
    engine.send("go sim infinite\ngo gen\n");
    QVERIFY(countOf(engine.until("bestmove"), "info sim move ") > 0);
    QVERIFY(countOf(engine.until("bestmove"), "info gen move ") > 0);
    // A position that comes during a search is for the next one.
    engine.say("go sim infinite");
    engine.say("position cgp " + cli::kEmptyBoard + " QVVWUUI/ 0/0 0");
    QVERIFY(engine.search("stop").last().startsWith("bestmove 8"));
    QVERIFY(countOf(engine.search("go gen"), "info gen move 8") < 15);
}

void TestCliServe::infiniteEndsByStopOnly()
{
    Engine engine(arguments());
    engine.say(kFirst);
    engine.say("go gen infinite");
    QVERIFY(!engine.until("info gen move ").isEmpty());
    QTest::qWait(200);
    QCOMPARE(countOf(engine.answers("joho"), "bestmove"), 0);
    QVERIFY(engine.search("stop").last().startsWith("bestmove 8"));
}

void TestCliServe::optionsHold()
{
    Engine engine(arguments());
    engine.say("siu");
    QVERIFY(!engine.until("siuok").isEmpty());
    engine.say("setoption name candidates value 3");
    engine.say("setoption name Threads value 2");
    engine.say(kFirst);
    QCOMPARE(countOf(engine.search("go gen"), "info gen move "), 3);
    // Names in any case, with blanks; found beside the lexicon there is.
    QCOMPARE(engine.answers("setoption name Lexicon value other words").size(), 1);
    engine.say(kFirst);
    QVERIFY(engine.search("go gen").first().endsWith("lexicon=Other_Words"));
    QCOMPARE(engine.answers("setoption name lexicon value SMALL").size(), 1);
    engine.say(kFirst);
    QVERIFY(engine.search("go gen").first().endsWith("lexicon=small"));
    // The operation of a position holds for that one.
    engine.say(kFirst + " lex Other_Words;");
    QVERIFY(engine.until("info string ignored lex").size() == 1);
    engine.say("setoption name DataPath value " + m_folder.path(""));
    QCOMPARE(engine.answers("setoption name LetterDistribution value english").size(), 1);
    QCOMPARE(engine.answers("setoption name Variant value classic").size(), 1);
    QCOMPARE(engine.answers("setoption name EndgameHash value 2").size(), 1);
    QCOMPARE(engine.answers("setoption name Leaves value none").size(), 1);
}

void TestCliServe::whatCannotBeHonouredIsNamed()
{
    Engine engine(arguments());
    engine.say("siu");
    QVERIFY(!engine.until("siuok").isEmpty());
    const auto ignored = [&engine](const QString& line, const QString& name) {
        return engine.answers(line).contains("info string ignored " + name);
    };
    QVERIFY(ignored("setoption name Lexicon value CSW21", "Lexicon"));
    QVERIFY(ignored("setoption name Lexicon value ../small", "Lexicon"));
    QVERIFY(ignored("setoption name DataPath value /no/such/folder", "DataPath"));
    QVERIFY(ignored("setoption name Leaves value nothing", "Leaves"));
    QVERIFY(ignored("setoption name Threads value 0", "Threads"));
    QVERIFY(ignored("setoption name Threads value many", "Threads"));
    QVERIFY(ignored("setoption name EndgameHash value 99999999999", "EndgameHash"));
    QVERIFY(ignored("setoption name ChallengeRule value double", "ChallengeRule"));
    QVERIFY(ignored("setoption name Variant value chess", "Variant"));
    QVERIFY(ignored("setoption name LetterDistribution value klingon", "LetterDistribution"));
    QVERIFY(ignored("setoption name Some thing value 5", "Some thing"));
    engine.say(kFirst);
    QVERIFY(engine.search("go gen").first().endsWith("lexicon=small"));
    const QStringList lines =
        engine.search("go sim iterations 2 firstwin useinference stopcondition 42 threads x");
    for (const char* name : {"firstwin", "useinference", "stopcondition", "threads"})
        QVERIFY2(lines.contains(QString("info string ignored ") + name), name);
    QVERIFY(lines.last().startsWith("bestmove 8"));
    // Options are for engines that rest.
    engine.say("go infinite");
    QVERIFY(!engine.until("info sim ").isEmpty());
    QVERIFY(ignored("setoption name Threads value 1", "Threads"));
    QVERIFY(!engine.search("stop").isEmpty());
}

void TestCliServe::wrongPositions()
{
    Engine engine(arguments());
    engine.say(kFirst);
    for (const char* text :
         {"position", "position cgp", "position cgp nonsense", "position cgp 15/15 / 0/0 0",
          "position fen x", "position cgp @/ 0/0 0"}) {
        const QStringList lines = engine.answers(text);
        QVERIFY2(countOf(lines, "info string error bad-position ") == 1, text);
        // The one before is not searched in its place.
        QCOMPARE(countOf(engine.answers("go gen"), "info string error no-position"), 1);
    }
    for (const char* moves : {"8H.QQQ", "99Z.AT", "8H.AT.%", "8H", "ex.", "1A.AT", "rack.A pass"}) {
        const QStringList lines = engine.answers(kFirst + " moves " + moves);
        QVERIFY2(countOf(lines, "info string error bad-move ") == 1, moves);
    }
    engine.say(kFirst);
    QVERIFY(engine.search("go gen").last().startsWith("bestmove 8"));
}

void TestCliServe::unknownRacks()
{
    Engine engine(arguments());
    const QString board = "position cgp " + cli::kEmptyBoard + " / 0/0 0";
    QCOMPARE(engine.answers(board + " moves 8H.AT").size(), 1);
    const QStringList lines = engine.search("go auto");
    QCOMPARE(countOf(lines, "info string error bad-position "), 1);
    QCOMPARE(lines.last(), QString("bestmove none"));
    engine.say(board + " moves 8H.AT rack.AEINRST");
    const QString best = engine.search("go gen").last();
    QVERIFY(best.startsWith("bestmove ") && best != "bestmove none");
}

void TestCliServe::finishedGames()
{
    Engine engine(arguments());
    engine.say("position cgp " + cli::kEmptyBoard + " AEINRST/ 0/0 6");
    const QStringList lines = engine.search("go gen");
    QCOMPARE(countOf(lines, "info string error bad-position "), 1);
    QCOMPARE(lines.last(), QString("bestmove none"));
}

void TestCliServe::searchMoves()
{
    Engine engine(arguments());
    engine.say(kFirst);
    QCOMPARE(engine.search("go sim iterations 2 searchmoves 8H.AT").last(),
             QString("bestmove 8H.AT"));
    QCOMPARE(countOf(engine.search("go gen alsosearchmoves 8H.TRSN"), "info gen move 8H.TRSN "), 1);
    const QStringList lines = engine.search("go gen searchmoves 8H.ZA");
    QCOMPARE(countOf(lines, "info string error bad-move "), 1);
    QCOMPARE(lines.last(), QString("bestmove none"));
}

void TestCliServe::garbage()
{
    Engine engine(arguments());
    QByteArray bytes;
    quint32 state = 12345;
    for (int i = 0; i < 200'000; ++i) {
        state = state * 1664525U + 1013904223U;
        bytes += static_cast<char>(state >> 24U);
    }
    engine.send(bytes + "\n");
    engine.send(QByteArray("position cgp \0\xff\xfe / 0/0 0\n", 25));
    engine.send("go \x01\x02\nsetoption name \xff value \xff\nposition cgp % % % %\n");
    QVERIFY(!engine.answers("stop").isEmpty());
    engine.say(kFirst);
    QVERIFY(engine.search("go gen").last().startsWith("bestmove 8"));
    engine.say("quit");
    QVERIFY(engine.ends());
}

void TestCliServe::partialLines()
{
    Engine engine(arguments());
    for (const char* piece : {"isre", "a", "dy\nposi"}) {
        engine.send(piece);
        QTest::qWait(20);
    }
    QVERIFY(!engine.until("readyok").isEmpty());
    engine.send(("tion " + kFirst.mid(9) + "\ngo gen").toUtf8());
    QTest::qWait(20);
    engine.send("\n");
    QVERIFY(engine.until("bestmove").last().startsWith("bestmove 8"));
}

void TestCliServe::hugeLines()
{
    Engine engine(arguments());
    // Longer than what is read; and shorter, but more than any position.
    engine.send(kFirst.toUtf8() + QByteArray(11'000'000, 'A') + "\n");
    const QStringList lines = engine.answers("joho");
    QCOMPARE(countOf(lines, "info string error unknown-command the line is longer"), 1);
    engine.send("position cgp " + QByteArray(5'000'000, '1') + " / 0/0 0\n");
    QCOMPARE(countOf(engine.answers("joho"), "info string error bad-position "), 1);
    engine.say(kFirst);
    engine.send("go gen searchmoves" + QByteArray(" 8H.AT").repeated(100'000) + "\n");
    QCOMPARE(engine.until("bestmove").last(), QString("bestmove 8H.AT"));
    engine.send(kFirst.toUtf8() + " moves" + QByteArray(" pass").repeated(100'000) + "\n");
    QCOMPARE(countOf(engine.answers("joho"), "info string error bad-move "), 1);
}

void TestCliServe::endOfInput()
{
    Engine silent(arguments());
    silent.close();
    QVERIFY(silent.ends());
    // The last line needs no end.
    Engine engine(arguments());
    engine.send(kFirst.toUtf8() + "\ngo gen");
    engine.close();
    QVERIFY(engine.ends());
    QVERIFY(engine.rest().contains("\nbestmove 8"));
}

void TestCliServe::endOfInputDuringASearch()
{
    Engine engine(arguments());
    engine.say(kFirst);
    engine.say("go infinite");
    QVERIFY(!engine.until("info sim ").isEmpty());
    engine.close();
    QVERIFY(engine.ends());
    QCOMPARE(engine.rest().count("bestmove "), 1);
}

void TestCliServe::quitDuringASearch()
{
    Engine engine(arguments());
    engine.say(kFirst);
    engine.say("go infinite");
    QVERIFY(!engine.until("info sim ").isEmpty());
    engine.say("quit");
    QVERIFY(engine.ends());
}

void TestCliServe::ucgiSearches()
{
    Engine engine(arguments());
    engine.say("ucgi");
    QVERIFY(!engine.until("ucgiok").isEmpty());
    engine.say("position startpos moves 8H.AT rack.AEINRST");
    QStringList lines = engine.search("go movetime 50");
    QVERIFY(countOf(lines, "info depth 2 time ") > 4);
    QVERIFY(lines.last().startsWith("bestmove "));
    // Clocks, and words that there are no more.
    lines = engine.search("go gen 1time 500 2time 500 1inc 10 ponder");
    QVERIFY(countOf(lines, "info depth 2 ") > 4);
    engine.say("ucginewgame");
    engine.say("go infinite");
    QVERIFY(!engine.until("info depth ").isEmpty());
    QVERIFY(engine.search("stop").last().startsWith("bestmove "));
}

void TestCliServe::sameNumbersEveryTime()
{
    QStringList first;
    for (const char* threads : {"1", "2"}) {
        Engine engine(arguments());
        engine.say(kFirst);
        const QStringList lines = engine.search(QString("go sim iterations 60 threads ") + threads);
        const QStringList last = lines.mid(lines.size() - 16);
        if (first.isEmpty()) first = last;
        QCOMPARE(last, first);
    }
}

void TestCliServe::knownEndings()
{
    const QString cases = QStringLiteral(TILEWRIGHT_CASES);
    const QStringList rows = linesOf(QString::fromUtf8(cli::contentOf(cases + "/endgame.tsv")));
    if (rows.isEmpty()) QSKIP("the cases are not here");
    const QString words = m_folder.path("ENABLE.kwg");
    QCOMPARE(run({"lexicon", "build", cases + "/ENABLE.txt", "--alphabet", "english", "--graph",
                  "gaddawg", "--out", words})
                 .status,
             0);
    Engine engine({"--lexicon", words, "--leaves", "none"});
    int solved = 0;
    for (const QString& row : rows) {
        const QStringList fields = row.split('\t');
        if (!QStringList{"demo3", "demo8", "vs_canik", "shadow_L_I"}.contains(fields[0])) continue;
        engine.say("position cgp " + fields[1]);
        for (const char* mode : {"endgame", "auto"}) {
            const QStringList lines = engine.search(QString("go ") + mode);
            QVERIFY(lines.size() >= 3);
            const QString spread = fields[3].toInt() < 0 ? fields[3] : "+" + fields[3];
            const QString last = lines[lines.size() - 2];
            QVERIFY2(last.contains(" score spread " + spread + " pv "), qPrintable(last));
            QCOMPARE("bestmove " + last.section(" pv ", 1).section(' ', 0, 0), lines.last());
        }
        ++solved;
    }
    QCOMPARE(solved, 4);
}

void TestCliServe::oneTurn()
{
    const QString game =
        m_folder.write("turn.gcg", "#character-encoding UTF-8\n#player1 a A\n#player2 b B\n"
                                   ">a: AEINRST 8D RETAINS +66 66\n");
    const QStringList contract = {"serve",
                                  "--gcg=" + game,
                                  "--lexicon=" + m_lexicon,
                                  "--leaves",
                                  "none",
                                  "--rack=AEINRS?",
                                  "--movetime",
                                  "100"};
    const Outcome outcome = run(contract);
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    const QStringList lines = linesOf(outcome.out);
    const QJsonObject json = QJsonDocument::fromJson(lines.last().toUtf8()).object();
    QCOMPARE(json["action"].toString(), QString("place"));
    QVERIFY(!json["position"].toString().isEmpty());
    QVERIFY(!json["tiles"].toString().isEmpty());
    QVERIFY(json["score"].toInt() > 0);
    QVERIFY(json["equity"].isDouble());
    QVERIFY(json["win"].toDouble() >= 0 && json["win"].toDouble() <= 100);
    QCOMPARE(json["rack"].toString(), QString("?AEINRS"));
    QCOMPARE(json["player"].toInt(), 1);
    QCOMPARE(json["cumulative_score"].toInt(), json["score"].toInt());
    // By the name of the lexicon, before the first move.
    const QString start = m_folder.write("start.gcg", "#player1 a A\n#player2 b B\n");
    const Outcome named =
        run({"serve", "--gcg=" + start, "--data-path", m_folder.path(""), "--lexicon=SMALL",
             "--leaves", "none", "--rack=VVVVVVV", "--mode", "gen"});
    QVERIFY2(named.status == 1, qPrintable(named.err));  // there are two of them
    const Outcome first =
        run({"serve", "--gcg=" + start, "--data-path", m_folder.path(""), "--lexicon=SMALL",
             "--leaves", "none", "--rack=VVUUIII", "--mode", "gen"});
    QVERIFY2(first.status == 0, qPrintable(first.err));
    const QString action =
        QJsonDocument::fromJson(linesOf(first.out).last().toUtf8()).object()["action"].toString();
    QVERIFY(action == "exchange" || action == "place");
}

void TestCliServe::oneTurnWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const QString start = m_folder.write("empty.gcg", "#player1 a A\n#player2 b B\n");
    QTest::newRow("no rack") << QStringList{"--gcg", start} << 2 << "--rack";
    QTest::newRow("no game") << QStringList{"--rack", "ABC"} << 2 << "--gcg";
    QTest::newRow("no file") << QStringList{"--gcg", "/no/such.gcg", "--rack", "ABC"} << 1
                             << "/no/such.gcg";
    QTest::newRow("letters") << QStringList{"--gcg", start, "--rack", "A%"} << 1 << "--rack";
    QTest::newRow("too many") << QStringList{"--gcg", start, "--rack", "ZZ"} << 1 << "Z";
    QTest::newRow("lexicon") << QStringList{"--gcg", start, "--rack", "AB", "--lexicon", "CSW21"}
                             << 1 << "CSW21";
    QTest::newRow("mode") << QStringList{"--gcg", start, "--rack", "AB", "--mode", "guess"} << 2
                          << "--mode";
    QTest::newRow("bag") << QStringList{"--gcg", start, "--rack", "AEINRST", "--mode", "peg"} << 1
                         << "in the bag";
    QTest::newRow("no move") << QStringList{"--gcg", start, "--rack", "AB", "--mode", "infer"} << 2
                             << "{gen,sim,endgame,peg,auto}";
    QTest::newRow("lexicon of a session") << QStringList{"--lexicon", "CSW21"} << 1 << "CSW21";
}

void TestCliServe::oneTurnWrong()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, said);
    QStringList all = QStringList{"serve"} + arguments;
    if (!arguments.contains("--lexicon")) all << "--lexicon" << m_lexicon;
    const Outcome outcome = run(all);
    QCOMPARE(outcome.status, status);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(said), qPrintable(outcome.err));
}

TEST_CLASS(TestCliServe, tests::NoApplication)
#include "tst_cli_serve.moc"
