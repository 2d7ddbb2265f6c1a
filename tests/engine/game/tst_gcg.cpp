// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/file.h"
#include "engine/base/random.h"
#include "engine/board/move_notation.h"
#include "engine/game/gcg.h"
#include "engine/game/note_text.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "tests/support/case_tables.h"
#include "tests/support/game_files.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const std::filesystem::path kOwn = std::filesystem::path(TILEWRIGHT_TEST_DATA) / "gcg";

GcgReading readText(const std::string& text)
{
    return readGcg(text, tests::rulesOf("english")).value();
}

GcgReading readOwn(const std::string& name)
{
    return readText(readTextFile(kOwn / (name + ".gcg"), 1 << 26).value());
}

std::string written(const GameRecord& record)
{
    return writeGcg(record).value().text;
}

const Node& nodeAt(const GameRecord& record, std::size_t event)
{
    return record.node(record.lineThrough(kRootNode).at(event));
}

std::string moveOf(const GcgReading& reading, std::size_t event)
{
    return placementText(reading.record.rules().alphabet, nodeAt(reading.record, event).event.move);
}

std::string rackOf(const GcgReading& reading, std::size_t event)
{
    return rackText(reading.record.rules().alphabet, nodeAt(reading.record, event).event.rack);
}

std::vector<int> linesOf(const std::vector<Error>& remarks, bool doubts)
{
    std::vector<int> lines;
    for (const Error& remark : remarks)
        if ((remark.code == ErrorCode::Unusual) == doubts) lines.push_back(remark.place.line);
    return lines;
}

std::string remarksOf(const GcgReading& reading)
{
    std::string text;
    for (const Error& remark : reading.remarks) text += remark.toString() + "\n";
    return text;
}

QStringList wordsOf(const QString& line)
{
    return line.split(QRegularExpression("[ \t]+"), Qt::SkipEmptyParts);
}

/// Lines of a kind, by code that shares nothing with the reader.
QStringList linesWith(const QString& text, const QString& beginning)
{
    QStringList lines;
    for (const QString& line : text.split(QRegularExpression("\r?\n")))
        if (line.startsWith(beginning)) lines << line;
    return lines;
}

QString sortedText(QString text)
{
    std::sort(text.begin(), text.end());
    return text;
}

const std::string kHead = "#player1 a Anna\n#player2 b Ben\n";

}  // namespace

class TestGcg : public QObject
{
    Q_OBJECT

private slots:
    /// What stands where the score belongs is named.
    void badScores()
    {
        const auto remarksOn = [](const std::string& line) {
            return remarksOf(
                readGcg("#player1 a A\n#player2 b B\n" + line + "\n", tests::rulesOf("english"))
                    .value());
        };
        QVERIFY(remarksOn(">a: CARESTV 8F CARE +7x 12").find("'+7x' is no score") !=
                std::string::npos);
        QVERIFY(remarksOn(">a: CARESTV 8F CARE").find("the score is missing") != std::string::npos);
    }

    void publicGames_data();
    void publicGames();
    void oneTileKeepsItsDirection();
    void ownGames_data();
    void ownGames();
    void modern();
    void writtenOut();
    void spanish();
    void penalties();
    void notes();
    void damaged();
    void events_data();
    void events();
    void encodings_data();
    void encodings();
    void players_data();
    void players();
    void lineEnds();
    void findsRules();
    void refuses_data();
    void refuses();
    void largeFiles();
    void damageIsSurvived();
    void notesOfAnyKind();
    void leavesOut();
    void noStartPosition();
};

void TestGcg::publicGames_data()
{
    QTest::addColumn<QString>("path");
    const auto games = tests::gamesIn(tests::casesFolder() / "gcg");
    if (games.empty()) QSKIP("the public games are not here");
    QCOMPARE(games.size(), std::size_t{44});
    for (const auto& path : games)
        QTest::newRow(path.stem().c_str()) << QString::fromStdString(path.string());
}

void TestGcg::publicGames()
{
    QFETCH(QString, path);
    const auto bytes = readTextFile(path.toStdString(), 1 << 26);
    QVERIFY(bytes.has_value());
    const auto reading = readGcg(*bytes, tests::rulesOf("english"));
    QVERIFY(reading.has_value());
    QCOMPARE(linesOf(reading->remarks, false), std::vector<int>());

    const auto writing = writeGcg(reading->record);
    QVERIFY(writing.has_value());
    QVERIFY(writing->leftOut.empty());
    const auto again = readGcg(writing->text, tests::rulesOf("english"));
    QVERIFY(again.has_value());
    QCOMPARE(tests::contrast(reading->record, again->record), std::string());
    QCOMPARE(written(again->record), writing->text);

    // The same lines, word by word; words of moves may be written in another way.
    const bool latin = path.contains("iso8859");
    const auto* const data = bytes->data();
    const auto size = static_cast<qsizetype>(bytes->size());
    const QString before = latin ? QString::fromLatin1(data, size) : QString::fromUtf8(data, size);
    const QString after = QString::fromStdString(writing->text);
    const QStringList oldEvents = linesWith(before, ">");
    const QStringList newEvents = linesWith(after, ">");
    QCOMPARE(newEvents.size(), oldEvents.size());
    static const QRegularExpression square("^([0-9]+[A-Oa-o]|[A-Oa-o][0-9]+)$");
    for (qsizetype i = 0; i < oldEvents.size(); ++i) {
        const QStringList old = wordsOf(oldEvents[i]);
        const QStringList now = wordsOf(newEvents[i]);
        QCOMPARE(now.size(), old.size());
        bool isWord = false;
        for (qsizetype k = 0; k < old.size(); ++k) {
            const bool isSquare = square.match(old[k]).hasMatch();
            // The order of tiles exchanged means nothing.
            if (old[k].startsWith('-')) QVERIFY(sortedText(now[k]) == sortedText(old[k]));
            else if (!isWord && !isSquare) QCOMPARE(now[k], old[k]);
            isWord = isSquare;
        }
    }
    QCOMPARE(linesWith(after, "#note"), linesWith(before, "#note"));
    QStringList oldPragmas = linesWith(before, "#");
    QStringList newPragmas = linesWith(after, "#");
    for (QStringList* list : {&oldPragmas, &newPragmas}) {
        list->removeIf([](const QString& line) {
            return line.startsWith("#note") || line.startsWith("#character-encoding");
        });
        list->sort();
    }
    // Only a game by rules that the text did not name gets three lines more.
    for (const QString& line : oldPragmas) QVERIFY2(newPragmas.removeOne(line), qPrintable(line));
    QVERIFY(newPragmas.isEmpty() || path.contains("polish"));

    const auto replayed = replay(reading->record);
    QVERIFY(replayed.has_value());
    std::string mistakes;
    for (const Difference& difference : replayed->differences) {
        if (isMistake(difference.finding.kind)) {
            const auto line = reading->lines[static_cast<std::size_t>(difference.node)];
            mistakes += std::to_string(line) + ": " + difference.finding.sentence.english() + "; ";
        }
    }
    if (!mistakes.empty()) qInfo("%s", mistakes.c_str());
}

void TestGcg::ownGames_data()
{
    QTest::addColumn<QString>("path");
    for (const auto& path : tests::gamesIn(kOwn))
        QTest::newRow(path.stem().c_str()) << QString::fromStdString(path.string());
}

void TestGcg::ownGames()
{
    QFETCH(QString, path);
    const auto reading = readText(readTextFile(path.toStdString(), 1 << 26).value());
    const auto again = readText(written(reading.record));
    if (!path.contains("damaged"))  // there totals are missing
        QCOMPARE(tests::contrast(reading.record, again.record), std::string());
    QCOMPARE(written(again.record), written(reading.record));
}

void TestGcg::modern()
{
    const GcgReading game = readOwn("modern");
    QCOMPARE(remarksOf(game), std::string());
    const GameInfo& info = game.record.info();
    QCOMPARE(info.players,
             (std::vector<GamePlayer>{{"anna", "Anna Example"}, {"ben", "Ben Example"}}));
    QCOMPARE(info.title, std::string("A small game"));
    QCOMPARE(info.description, std::string("Made up\nfor tests"));
    QCOMPARE(info.source, std::string("org.example 42"));
    QCOMPARE(info.lexicon, std::string("NWL23"));
    QCOMPARE(info.gameType, std::string("classic"));
    QVERIFY(!info.incomplete);

    std::vector<EventKind> kinds;
    const auto line = game.record.lineThrough(kRootNode);
    for (const NodeId id : line) kinds.push_back(game.record.node(id).event.kind);
    using enum EventKind;
    QCOMPARE(kinds, (std::vector{Place, Place, Withdrawal, Exchange, Place, ChallengeBonus, Place,
                                 Exchange, LostChallenge, Place, Pass}));
    QCOMPARE(moveOf(game, 1), std::string("G7 B.AN"));
    QCOMPARE(nodeAt(game.record, 3).event.move.tilesPlayed, std::uint8_t{3});
    QCOMPARE(nodeAt(game.record, 3).event.move.length, std::uint8_t{3});
    QCOMPARE(nodeAt(game.record, 7).event.move, exchangeOfUnknown(4));
    QCOMPARE(rackOf(game, 3), std::string("?IRSTTV"));
    QVERIFY(nodeAt(game.record, 8).event.rack.empty());
    QCOMPARE(nodeAt(game.record, 2).event.rack, nodeAt(game.record, 1).event.rack);
    const auto& racks = nodeAt(game.record, 10).racksAfter;
    QCOMPARE(racks.size(), std::size_t{2});
    QCOMPARE(rackText(game.record.rules().alphabet, racks[0]), std::string("EE"));
    QCOMPARE(rackText(game.record.rules().alphabet, racks[1]), std::string("AT_"));
    QCOMPARE(game.lines[static_cast<std::size_t>(line[0])], 10);
    QCOMPARE(game.lines[static_cast<std::size_t>(line[10])], 21);

    const auto turns = turnsOf(game.record, line);
    QCOMPARE(turns.size(), std::size_t{9});
    QCOMPARE(turns[1].consequences.size(), std::size_t{1});
    QCOMPARE(turns[3].consequences.size(), std::size_t{1});
    QCOMPARE(onTurnAfter(game.record, line.back()), 1);
}

void TestGcg::writtenOut()
{
    const GcgReading game = readOwn("written_out");
    QCOMPARE(remarksOf(game), std::string());
    QCOMPARE(moveOf(game, 1), std::string("G7 B.AN"));
    QCOMPARE(nodeAt(game.record, 1).event.text, std::string("BA, AN, CAR"));
    QCOMPARE(moveOf(game, 2), std::string("8F ....s"));
    QCOMPARE(moveOf(game, 3), std::string("J8 .TOWED"));
    QCOMPARE(moveOf(game, 4), std::string("13I V."));
    QCOMPARE(moveOf(game, 5), std::string("12I O.X"));
    QCOMPARE(rackOf(game, 3), std::string("DTOSTWE"));
    QCOMPARE(game.record.info().players[1], (GamePlayer{"ben", ""}));
    // In front of a game it says nothing, but it stays.
    QVERIFY(!game.record.info().incomplete);
    QCOMPARE(game.record.node(kRootNode).otherLines,
             (std::vector<std::string>{"#incomplete ", "#style wide"}));
}

void TestGcg::spanish()
{
    const GcgReading game = readOwn("spanish");
    QCOMPARE(remarksOf(game), std::string());
    QCOMPARE(game.record.rules().id, std::string("spanish"));
    QCOMPARE(moveOf(game, 0), std::string("8G [CH]ICO"));
    QCOMPARE(rackOf(game, 0), std::string("[CH]ICOSA?"));
    QCOMPARE(moveOf(game, 1), std::string("I8 .A[ll]E"));
    QCOMPARE(rackOf(game, 1), std::string("AELN__"));
    QCOMPARE(rackOf(game, 2), std::string("[LL]AAS"));
    QCOMPARE(nodeAt(game.record, 2).event.move.tilesPlayed, std::uint8_t{2});
    QCOMPARE(moveOf(game, 3), std::string("12H ÑU"));
    QCOMPARE(game.record.node(kRootNode).otherLines.size(), std::size_t{3});
}

void TestGcg::penalties()
{
    const GcgReading game = readOwn("penalties");
    QCOMPARE(remarksOf(game), std::string());
    QCOMPARE(game.record.playerCount(), 3);
    QCOMPARE(nodeAt(game.record, 7).event.kind, EventKind::RackPenalty);
    QCOMPARE(nodeAt(game.record, 9).event.tiles.size(), std::size_t{7});
    QCOMPARE(nodeAt(game.record, 10).event.kind, EventKind::TimePenalty);
    QVERIFY(nodeAt(game.record, 10).event.rack.empty());
    QCOMPARE(nodeAt(game.record, 10).event.total, std::optional(Score{-69}));
    const auto totals = totalsAfter(game.record, game.record.lineThrough(kRootNode).back());
    QCOMPARE(totals, (std::vector<Score>{{2}, {-69}, {-7}}));
}

void TestGcg::notes()
{
    const GcgReading game = readOwn("notes");
    QCOMPARE(linesOf(game.remarks, false), (std::vector<int>{22}));
    const GameRecord& record = game.record;
    const Node& root = record.node(kRootNode);
    QCOMPARE(root.annotations.notes,
             (std::vector<std::string>{"about the game", "and more of it\n\nafter an empty line"}));
    QCOMPARE(root.otherLines, (std::vector<std::string>{"#- more of something", "#incomplete"}));
    QCOMPARE(
        nodeAt(record, 0).annotations.notes,
        (std::vector<std::string>{"first", "second\nwith a second line\n   and one that is moved "
                                           "in\n\n# a heading\n>quoted\n\\#backslash"}));
    QCOMPARE(nodeAt(record, 0).annotations.noteText().substr(0, 13),
             std::string("first\n\nsecond"));
    const Node& tagged = nodeAt(record, 2);
    QCOMPARE(tagged.otherLines,
             (std::vector<std::string>{"#comment said somebody", "which goes on here"}));
    QCOMPARE(tagged.annotations.notes, (std::vector<std::string>{"the one note"}));
    QCOMPARE(tagged.annotations.glyph, Glyph::Dubious);
    QCOMPARE(tagged.annotations.shapes, (std::vector<Shape>{{ShapeColour::Red, 7, 7, 7, 7},
                                                            {ShapeColour::Green, 6, 7, 6, 7},
                                                            {ShapeColour::Blue, 7, 5, 7, 8}}));
    QCOMPARE(tagged.event.clock, std::optional(std::int64_t{754'500}));
    const Node& last = nodeAt(record, 3);
    QCOMPARE(last.annotations.notes,
             (std::vector<std::string>{"[%csl R99Z] no tags", "trailing blanks  \n"}));
    QVERIFY(record.info().incomplete);
    QCOMPARE(rackText(record.rules().alphabet, last.racksAfter.at(0)), std::string("STVXYZ?"));
    QCOMPARE(rackText(record.rules().alphabet, last.racksAfter.at(1)), std::string("Q"));
}

void TestGcg::damaged()
{
    const GcgReading game = readOwn("damaged");
    QCOMPARE(linesOf(game.remarks, false),
             (std::vector<int>{1, 5, 6, 8, 9, 10, 11, 12, 13, 14, 18}));
    QCOMPARE(linesOf(game.remarks, true), (std::vector<int>{7, 15, 16}));
    // All that could be read is there, and the rest as it stood.
    std::vector<EventKind> kinds;
    for (const NodeId id : game.record.lineThrough(kRootNode))
        kinds.push_back(game.record.node(id).event.kind);
    using enum EventKind;
    QCOMPARE(kinds, (std::vector{Place, Unread, Unread, Place, Unread, Unread, Unread, Unread,
                                 Unread, Unread, Pass, Pass}));
    QCOMPARE(nodeAt(game.record, 1).event.text, std::string(">ben: AABENST G7 B.A"));
    QCOMPARE(nodeAt(game.record, 3).event.player, 1);
    QCOMPARE(nodeAt(game.record, 4).event.total, std::optional(Score{42}));
    const std::string text = written(game.record);
    for (const char* line :
         {"garbage at the start\n", ">ben AABENST G7 BAAN +0 0\n", "stray line\n",
          ">anna: STVIOXE E8 VOX +99999999999 5\n", "#rack7 ABC\n", "#rack1 A1\n"})
        QVERIFY2(text.find(line) != std::string::npos, line);
}

void TestGcg::events_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");  // as it is written again
    const auto row = [](const char* line, const char* expected) {
        QTest::newRow(line) << line << expected;
    };
    row(">a: CARESTV 8F CARE +12 12", ">a: CARESTV 8F CARE +12 12");
    row(">a:CARESTV 8F CARE +12 12", ">a: CARESTV 8F CARE +12 12");
    row(">a :  CARESTV\t8F  CARE +12   12 ", ">a: CARESTV 8F CARE +12 12");
    row(">a: 8F CARE +12 12", ">a:  8F CARE +12 12");
    row(">a:   8F CARE +12 12", ">a:  8F CARE +12 12");
    row(">a: carestv h8 care +12 12", ">a: CARESTV H8 care +12 12");
    row(">a: CAR??TV 8f CArE +12 12", ">a: CAR??TV 8F CArE +12 12");
    row(">a: CARESTV 8F CARE 12 12", ">a: CARESTV 8F CARE +12 12");
    row(">a: CARESTV 8F CARE +12", ">a: CARESTV 8F CARE +12 12");
    row(">a: CARESTV 8F CARE +12 12 CARE 7 x", ">a: CARESTV 8F CARE +12 12  CARE 7 x");
    row(">a: CARESTV 8F CARE* +12 12", ">a: CARESTV 8F CARE +12 12");
    row(">a: A_C 8H AC +8 8", ">a: AC_ 8H AC +8 8");
    row(">a: - +0 0", ">a:  - +0 0");
    row(">a: ABC -0 +0 0", ">a: ABC - +0 0");
    row(">a: ABC -CB +0 0", ">a: ABC -BC +0 0");
    row(">a: ABC -7 +0 0", ">a: ABC -7 +0 0");
    row(">a: ABC -7 -5 -5", ">a: ABC -7 -5 -5");
    row(">a: ABC -A_ +0 0", ">a: ABC -2 +0 0");
    row(">a: ABC (challenge) +10 10", ">a: ABC (challenge) +10 10");
    row(">a: (Challenge) +5 5", ">a:  (challenge) +5 5");
    row(">a: (time) -10 -10", ">a:  (time) -10 -10");
    row(">a:        (ABC) +14 14", ">a:  (ABC) +14 14");
    row(">a: CBA (ABC) -7 -7", ">a: CBA (ABC) -7 -7");
    row(">a: ABC (?) -0 0", ">a: ABC (?) -0 0");
    row(">a: nothing", ">a: nothing");
    row(">a: ABC 8H +1 1", ">a: ABC 8H +1 1");
    row(">a: ABC DEF 8H AB +1 1", ">a: ABC DEF 8H AB +1 1");
    row(">a: AB1 8H AB +1 1", ">a: AB1 8H AB +1 1");
    row(">a: ABC 8H (AB +1 1", ">a: ABC 8H (AB +1 1");
    row(">a: ABC 15N ABC +1 1", ">a: ABC 15N ABC +1 1");
    row(">a: ABC 8H A.C +1 1", ">a: ABC 8H A.C +1 1");
    row("> + 1", "> + 1");
    row(">a: ABC -99 +0 0", ">a: ABC -99 +0 0");
}

void TestGcg::events()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    const GcgReading reading = readText(kHead + line.toStdString());
    QCOMPARE(reading.record.nodeCount(), 2);
    const QString text = QString::fromStdString(written(reading.record));
    QCOMPARE(text.section('\n', -2), expected + "\n");
    // Where a line was not understood the rules are named, lest others be guessed.
    const bool unread = reading.record.node(1).event.kind == EventKind::Unread;
    QCOMPARE(text.contains("#tile-distribution english"), unread);
    const GcgReading again = readText(text.toStdString());
    QCOMPARE(written(again.record), text.toStdString());
}

void TestGcg::encodings_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("name");  // as it stands in the file
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("doubts");
    const QByteArray label = "#character-encoding ";
    QTest::newRow("utf-8, no label") << QByteArray() << QByteArray("c\xc3\xa9sar") << "césar" << 0;
    QTest::newRow("latin-1, no label") << QByteArray() << QByteArray("c\xe9sar") << "césar" << 0;
    QTest::newRow("mark") << QByteArray("\xef\xbb\xbf") << QByteArray("c\xc3\xa9sar") << "césar"
                          << 0;
    QTest::newRow("utf-8") << label + "UTF-8\n" << QByteArray("c\xc3\xa9sar") << "césar" << 0;
    QTest::newRow("utf8, dos") << label + "utf8 \r\n" << QByteArray("c\xc3\xa9sar") << "césar" << 0;
    QTest::newRow("latin-1") << label + "ISO-8859-1\n" << QByteArray("c\xe9sar") << "césar" << 0;
    QTest::newRow("label wins") << label + "ISO-8859-1\n"
                                << QByteArray("c\xc3\xa9sar") << QString::fromUtf8("cÃ©sar") << 1;
    QTest::newRow("unknown on utf-8") << label + "ISO8859-66\n"
                                      << QByteArray("c\xc3\xa9sar") << "césar" << 1;
    QTest::newRow("unknown on latin-1") << label + "klingon\n"
                                        << QByteArray("c\xe9sar") << "césar" << 1;
    QTest::newRow("utf-8 with damage") << label + "UTF-8\n"
                                       << QByteArray("c\xe9s\xc3\xa9") << "césé" << 1;
    QTest::newRow("latin-2") << label + "ISO-8859-2\n" << QByteArray("\xb3\xf3\xbf") << "łóż" << 0;
    QTest::newRow("windows-1250") << label + "windows-1250\n"
                                  << QByteArray("\xb9\x9f") << "ąź" << 0;
    QTest::newRow("windows-1252") << label + "Windows-1252\n"
                                  << QByteArray("\x93z\x94") << "“z”" << 0;
    QTest::newRow("latin-9") << label + "ISO-8859-15\n" << QByteArray("\xa4") << "€" << 0;
    QTest::newRow("windows-1251") << label + "windows-1251\n"
                                  << QByteArray("\xcb\xe5\xe2") << "Лев" << 0;
    QTest::newRow("koi8-r") << label + "KOI8-R\n" << QByteArray("\xec\xc5\xd7") << "Лев" << 0;
    QTest::newRow("greek") << label + "ISO-8859-7\n" << QByteArray("\xdc\xeb\xf6") << "άλφ" << 0;
    QTest::newRow("ascii, and more") << label + "US-ASCII\n"
                                     << QByteArray("c\xe9sar") << "césar" << 0;
    // The label itself is no text of these.
    QTest::newRow("utf-16 without a mark") << label + "UTF-16\n"
                                           << QByteArray("c\xe9sar") << "césar" << 1;
    QTest::newRow("ebcdic") << label + "ibm-37\n" << QByteArray("c\xe9sar") << "césar" << 1;
    QTest::newRow("utf-7") << label + "UTF-7\n" << QByteArray("c\xe9sar") << "césar" << 1;
    QTest::newRow("iso-2022-jp") << label + "ISO-2022-JP\n"
                                 << QByteArray("c\xe9sar") << "césar" << 1;
}

void TestGcg::encodings()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, name);
    QFETCH(QString, expected);
    QFETCH(int, doubts);
    const QByteArray text = before + "#player1 " + name + " X\n#player2 b Y\n>" + name +
                            ": ABC 8G CAB +16 16\n#note " + name + "\n";
    const GcgReading game = readText(text.toStdString());
    QCOMPARE(QString::fromStdString(game.record.info().players[0].nick), expected);
    QCOMPARE(game.record.nodeCount(), 2);
    QCOMPARE(nodeAt(game.record, 0).event.kind, EventKind::Place);
    QCOMPARE(QString::fromStdString(nodeAt(game.record, 0).annotations.notes.at(0)), expected);
    QCOMPARE(game.remarks.size(), static_cast<std::size_t>(doubts));
    QVERIFY(QString::fromStdString(written(game.record)).startsWith("#character-encoding UTF-8\n"));
    QCOMPARE(tests::contrast(readText(written(game.record)).record, game.record), std::string());

    const QString utf16 = QString::fromUtf8("#player1 ") + expected + " X\n#player2 b Y\n";
    const QByteArray bytes =
        QByteArray("\xff\xfe") +
        QByteArray(reinterpret_cast<const char*>(utf16.utf16()), utf16.size() * 2);
    const GcgReading wide = readText(bytes.toStdString());
    QCOMPARE(QString::fromStdString(wide.record.info().players[0].nick), expected);
}

/// A single tile makes words both ways: the one that the file names stays.
void TestGcg::oneTileKeepsItsDirection()
{
    const std::string head = "#player1 a A\n#player2 b B\n>a: CAT 8G CAT +10 10\n"
                             ">b: EEL 9G EEL +11 11\n>a: SX 8G ...S +6 16\n";
    const GcgReading down = readText(head + ">b: SY J8 .S +9 20\n");
    QCOMPARE(moveOf(down, 3), std::string("J8 .S"));
    QVERIFY(written(down.record).find(">b: SY J8 .S +9 20") != std::string::npos);
    QCOMPARE(moveOf(readText(head + ">b: SY J9 S +9 20\n"), 3), std::string("J8 .S"));
    const GcgReading across = readText(head + ">b: SY 9G EELS +9 20\n");
    QCOMPARE(moveOf(across, 3), std::string("9G ...S"));
    QCOMPARE(moveOf(readText(written(across.record)), 3), std::string("9G ...S"));

    // It is the same play, with the same score.
    const NodeId last = down.record.lineThrough(kRootNode).back();
    QVERIFY(sameAction(nodeAt(down.record, 3).event, nodeAt(across.record, 3).event));
    const auto one = replay(down.record).value();
    const auto other = replay(across.record).value();
    QVERIFY(one.at(last).fits);
    QCOMPARE(one.at(last).move.score, other.at(last).move.score);

    // In that direction it makes no word.
    QCOMPARE(moveOf(readText(head + ">b: AY 10I A +9 20\n"), 3), std::string("I8 ..A"));
}

void TestGcg::players_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("owners");  // of the events
    QTest::addColumn<int>("doubts");
    QTest::newRow("nothing declared") << ">x: ABC - +0 0\n>y: ABC - +0 0\n>x: ABC - +0 0\n"
                                      << "010" << 2;
    QTest::newRow("one declared") << "#player1 y Y\n>x: ABC - +0 0\n>y: ABC - +0 0\n"
                                  << "10" << 1;
    QTest::newRow("only the second") << "#player2 y Y\n>y: ABC - +0 0\n"
                                     << "1" << 1;
    QTest::newRow("the same nick")
        << "#player1 n A\n#player2 n B\n>n: AB 8H AB +8 8\n>n: ABC - +0 0\n"
           ">n: AC 9H AC +14 22\n>n: AC - +0 22\n>n: ABC - +0 22\n"
        << "01000" << 0;
    QTest::newRow("unknown, by total")
        << "#player1 a A\n#player2 b B\n>a: AB 8H AB +8 8\n>z: ABC - +0 8\n"
        << "00" << 1;
    QTest::newRow("unknown, by turn")
        << "#player1 a A\n#player2 b B\n>a: AB 8H AB +8 8\n>z: ABC - +0 77\n"
        << "01" << 1;
    QTest::newRow("no turns") << "#player1 a A\n#player2 b B\n>b: - +0 0\n>b: - +0 0\n"
                              << "11" << 0;
    QTest::newRow("odd nicks")
        << "#player1 a:b A\n#player2 (c) B\n>a:b: X - +0 0\n>(c): X - +0 0\n>a:b : X - +0 0\n"
        << "010" << 0;
    QTest::newRow("digits") << "#player1 1 A\n#player2 2 B\n>2: X - +0 0\n>1: X - +0 0\n"
                            << "10" << 0;
    QTest::newRow("declared twice") << "#player1 a A\n#player2 b B\n#player1 c C\n>a: X - +0 0\n"
                                    << "0" << 0;
}

void TestGcg::players()
{
    QFETCH(QString, text);
    QFETCH(QString, owners);
    QFETCH(int, doubts);
    const GcgReading game = readText(text.toStdString());
    QString found;
    for (const NodeId id : game.record.lineThrough(kRootNode))
        found += QString::number(game.record.node(id).event.player);
    QCOMPARE(found, owners);
    QVERIFY2(game.remarks.size() == static_cast<std::size_t>(doubts), remarksOf(game).c_str());
    QCOMPARE(tests::contrast(readText(written(game.record)).record, game.record), std::string());
    // A nick that the game doesn't have stays as the file has it.
    if (text.contains(">z:")) QVERIFY(written(game.record).find(">z: ABC") != std::string::npos);
}

void TestGcg::lineEnds()
{
    const std::string unix = readTextFile(kOwn / "modern.gcg", 1 << 26).value();
    const GameRecord expected = readText(unix).record;
    for (const std::string& ending : {std::string("\r\n"), std::string("\r")}) {
        std::string text;
        for (const char c : unix) text += c == '\n' ? ending : std::string(1, c);
        const GcgReading reading = readText(text);
        QCOMPARE(remarksOf(reading), std::string());
        QCOMPARE(tests::contrast(reading.record, expected), std::string());
    }
}

void TestGcg::findsRules()
{
    const std::string polish = kHead + ">a: ĆĘIKPST 8G STĘPIĆ +46 46\n";
    const GcgReading found = readText(polish);
    QCOMPARE(found.record.rules().id, std::string("polish"));
    QCOMPARE(found.remarks.size(), std::size_t{1});
    QCOMPARE(found.record.info().tileDistribution, std::string("polish"));

    const GcgReading super =
        readText(kHead + "#board-layout SuperCrosswordGame\n#tile-distribution english_super\n"
                         ">a: CARESTV 11I CARE +12 12\n>b: ABC U11 CAB +1 1\n");
    QCOMPARE(super.record.rules().id, std::string("english_super"));
    QCOMPARE(remarksOf(super), std::string());

    const GcgReading smog = readText(kHead + "#game-type wordsmog\n");
    QVERIFY(smog.record.rules().jumbled());
    const GcgReading unknown = readText(kHead + "#board-layout Moon\n>a: CARESTV 8F CARE +12 12\n");
    QCOMPARE(linesOf(unknown.remarks, true), (std::vector<int>{3}));
    QVERIFY(written(unknown.record).find("#board-layout Moon\n") != std::string::npos);

    // One strange letter does not make a game of another language.
    const GcgReading typo = readText(kHead + ">a: CARESTV 8F CARE +12 12\n>b: QUIÄ 9F QUIÄ +1 1\n");
    QCOMPARE(typo.record.rules().id, std::string("english"));
}

void TestGcg::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a text") << QByteArray("Dear all,\nthis is no game.\n");
    QTest::newRow("a comment") << QByteArray("# a shell script\necho 1\n");
    QTest::newRow("binary") << QByteArray("#player1 a\0b", 12);
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    QByteArray endless = "#player1 a A\n#player2 b B\n";
    for (int i = 0; i < 5000; ++i) endless += ">a: - +0 0\n";
    QTest::newRow("no end") << endless;
}

void TestGcg::refuses()
{
    QFETCH(QByteArray, bytes);
    const auto reading = readGcg(bytes.toStdString(), tests::rulesOf("english"));
    QVERIFY(!reading);
    QVERIFY(!reading.error().message().empty());
}

void TestGcg::largeFiles()
{
    constexpr std::size_t kSize = 10'000'000;
    const std::string game = kHead + ">a: CARESTV 8F CARE +12 12\n#note ";
    const GcgReading note = readText(game + std::string(kSize, 'x'));
    QCOMPARE(nodeAt(note.record, 0).annotations.notes.at(0).size(), kSize);

    std::string junk = game + "x\n#other\n";
    while (junk.size() < kSize) junk += "nothing that means anything\n";
    const GcgReading kept = readText(junk);
    QCOMPARE(kept.record.nodeCount(), 2);
    QVERIFY(kept.remarks.size() < 2000);
    QCOMPARE(written(kept.record).size() > kSize, true);

    std::string random(kSize, ' ');
    Random bytes(1);
    for (char& c : random) c = static_cast<char>(1 + bytes.below(255));
    QVERIFY(!readGcg(random, tests::rulesOf("english")));
}

/// Whatever happens to a file, it is read or refused, and what is read is written and read the
/// same.
void TestGcg::damageIsSurvived()
{
    std::vector<std::string> texts;
    for (const auto& path : tests::gamesIn(kOwn))
        texts.push_back(readTextFile(path, 1 << 26).value());
    const GameRulesPtr english = tests::rulesOf("english");
    QVERIFY(rc::check("damaged games", [&] {
        Random random(*rc::gen::arbitrary<std::uint64_t>());
        const auto below = [&random](std::size_t bound) {
            return std::size_t{random.below(static_cast<std::uint32_t>(bound))};
        };
        std::string text = texts[below(texts.size())];
        for (std::size_t changes = 1 + below(5); changes > 0; --changes) {
            const std::size_t at = below(text.size());
            const std::size_t length = below(30);
            switch (random.below(4)) {
            case 0: text.erase(at, length); break;
            case 1: text.insert(at, text.substr(below(text.size()), length)); break;
            case 2: text[at] = "\n>#:-+ .()?_|[]7AZa\\"[below(20)]; break;
            default: text[at] = static_cast<char>(1 + random.below(255)); break;
            }
            if (text.empty()) return;
        }
        const auto reading = readGcg(text, english);
        if (!reading) return;
        RC_ASSERT(replay(reading->record).has_value());
        const std::string once = written(reading->record);
        const auto again = readGcg(once, english);
        if (!again) RC_FAIL(again.error().toString());
        const std::string twice = written(again->record);
        if (twice != once) RC_FAIL(once + "\n---\n" + twice);
    }));
}

void TestGcg::notesOfAnyKind()
{
    const GameRecord base = readText(kHead + ">a: CARESTV 8F CARE +12 12\n>b: - +0 0\n").record;
    const NodeId first = base.lineThrough(kRootNode).front();
    QVERIFY(rc::check("notes", [&] {
        const auto piece = rc::gen::elementOf(std::vector<std::string>{
            "#", ">", "\\", " ", "\n", "\t", "x", "ä", "[%csl R8H]", "[", "#note ", "word"});
        GameRecord record = base;
        Annotations annotations;
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
            std::string note;
            for (const std::string& part : *rc::gen::container<std::vector<std::string>>(piece))
                note += part;
            annotations.notes.push_back(note);
        }
        // One that is nothing but tags is taken for what it says.
        if (!annotations.notes.empty() &&
            note_text::readTags(annotations.notes.back(), 15, 15).has_value())
            annotations.notes.emplace_back("text");
        annotations.glyph = static_cast<Glyph>(*rc::gen::inRange(0, 7));
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
            const auto square = rc::gen::inRange(0, 15);
            annotations.shapes.push_back({static_cast<ShapeColour>(*rc::gen::inRange(0, 4)),
                                          *square, *square, *square, *square});
        }
        record.setAnnotations(first, annotations);
        const std::string text = written(record);
        const auto again = readGcg(text, record.rulesPtr());
        RC_ASSERT(again.has_value());
        const std::string wrong = tests::contrast(record, again->record);
        if (!wrong.empty()) RC_FAIL(wrong + "\n" + text);
    }));
}

void TestGcg::leavesOut()
{
    GameRecord record = readOwn("modern").record;
    const NodeId first = record.lineThrough(kRootNode).front();
    Event pass;
    pass.player = 1;
    QVERIFY(record.add(first, pass).has_value());
    QVERIFY(record.add(kRootNode, pass).has_value());
    Annotations annotations;
    annotations.pictures.push_back(std::make_shared<const Picture>());
    record.setAnnotations(first, annotations);
    const auto writing = writeGcg(record);
    QCOMPARE(writing->leftOut, (std::vector{say("%1 variations", 2), say("1 picture")}));

    const GameRulesPtr changed =
        tests::changed(record.rulesPtr(), [](GameRules& rules) { rules.id = "mine"; });
    QVERIFY(record.setRules(changed).has_value());
    QCOMPARE(writeGcg(record)->leftOut.front().english(), std::string("the rules English"));

    // A game that is being played goes on from a study only.
    GameRecord played = readOwn("modern").record;
    GameInfo info = played.info();
    info.match = MatchSetup();
    QVERIFY(played.setInfo(info).has_value());
    QVERIFY(writeGcg(played)->leftOut.empty());
    info.incomplete = true;
    QVERIFY(played.setInfo(info).has_value());
    QCOMPARE(writeGcg(played)->leftOut.size(), std::size_t{1});
}

void TestGcg::noStartPosition()
{
    GameRecord record =
        GameRecord::create(tests::rulesOf("english"), {{"a", ""}, {"b", ""}}).value();
    Position start = Position::create(record.rulesPtr()).value();
    QVERIFY(record.setStart(std::make_shared<const Position>(start)).has_value());
    QVERIFY(writeGcg(record).has_value());
    tests::lay(start, 7, 7, Direction::Across, "CAT");
    QVERIFY(record.setStart(std::make_shared<const Position>(start)).has_value());
    const auto writing = writeGcg(record);
    QVERIFY(!writing);
    QCOMPARE(writing.error().code, ErrorCode::IllegalPosition);
}

TEST_CLASS(TestGcg, tests::NoApplication)
#include "tst_gcg.moc"
