// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/file.h"
#include "engine/base/random.h"
#include "engine/game/cgp.h"
#include "engine/game/cgp_format.h"
#include "engine/game/game_file.h"
#include "engine/game/gcg.h"
#include "engine/game/gcg_format.h"
#include "engine/game/study_file.h"
#include "tests/support/case_tables.h"
#include "tests/support/game_files.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const std::filesystem::path kOwnStudy = std::filesystem::path(TILEWRIGHT_TEST_DATA) / "gcg";

GameRecord ownGame(const std::string& name)
{
    const auto text = readTextFile(kOwnStudy / (name + ".gcg"), 1 << 26);
    return readGcg(text.value(), tests::rulesOf("english")).value().record;
}

/// A game that uses everything that a study can hold.
GameRecord fullGame()
{
    GameRecord record = ownGame("modern");
    const auto line = record.lineThrough(kRootNode);
    Event other = record.node(line[4]).event;
    other.clock = -12'345;
    other.nick = "anna2";
    other.total.reset();
    const NodeId variation = record.add(line[3], other).value();
    Event unread;
    unread.kind = EventKind::Unread;
    unread.player = 1;
    unread.text = ">ben: ??? \"quoted\" \\ \t";
    static_cast<void>(record.add(variation, unread).value());
    static_cast<void>(record.add(kRootNode, unread).value());

    Annotations annotations;
    annotations.notes = {"**bold**\nand more", "", "ä€𝄞"};
    annotations.glyph = Glyph::Brilliant;
    annotations.shapes = {{ShapeColour::Yellow, 0, 14, 0, 14}, {ShapeColour::Blue, 1, 2, 14, 0}};
    std::string bytes;
    for (int i = 0; i < 1000; ++i) bytes += static_cast<char>(i % 256);
    annotations.pictures = {std::make_shared<const Picture>(Picture{"one", "image/png", bytes}),
                            std::make_shared<const Picture>(Picture{"none", "image/svg+xml", ""})};
    annotations.analyses = {std::make_shared<const CachedAnalysis>(
        CachedAnalysis{"static", 0xfedcba9876543210U, "leaves=x", "8D QUANT\t1.5\n"})};
    record.setAnnotations(variation, annotations);
    record.setOtherLines(variation, {"#odd line"});
    record.setUnknownFields(line[0], R"({"colour":"red","deep":{"list":[1,2.5,null,true]}})");
    GameInfo info = record.info();
    info.date = "2024-05-06";
    info.incomplete = true;
    info.unknownFields = R"({"later":1})";
    static_cast<void>(record.setInfo(info));
    return record;
}

StudyFile again(const StudyFile& study)
{
    return readStudy(writeStudy(study)).value();
}

}  // namespace

class TestStudyFile : public QObject
{
    Q_OBJECT

private slots:
    void everything()
    {
        StudyFile study;
        study.title = "A \"study\"";
        study.unknownFields = R"({"made_by":"somebody"})";
        study.games = {fullGame(), ownGame("spanish"), ownGame("penalties")};
        const StudyFile read = again(study);
        QCOMPARE(read.games.size(), study.games.size());
        for (std::size_t i = 0; i < read.games.size(); ++i)
            QCOMPARE(tests::contrast(read.games[i], study.games[i]), std::string());
        QCOMPARE(read.title, study.title);
        QCOMPARE(read.unknownFields, study.unknownFields);
        QVERIFY(read == study);
        QCOMPARE(writeStudy(read), writeStudy(study));
        QVERIFY(again({}) == StudyFile{});
    }

    void publicGames_data()
    {
        QTest::addColumn<QString>("path");
        const auto games = tests::gamesIn(tests::casesFolder() / "gcg");
        if (games.empty()) QSKIP("the public games are not here");
        for (const auto& path : games)
            QTest::newRow(path.stem().c_str()) << QString::fromStdString(path.string());
    }
    void publicGames()
    {
        QFETCH(QString, path);
        const auto file = openGames(path.toStdString(), tests::rulesOf("english"));
        QVERIFY(file.has_value());
        QCOMPARE(file->format, &gcgFormat());
        const StudyFile read = again(file->study);
        QCOMPARE(tests::contrast(read.games.at(0), file->study.games.at(0)), std::string());
        QCOMPARE(writeGcg(read.games[0])->text, writeGcg(file->study.games[0])->text);
    }

    void ownRules()
    {
        const GameRulesPtr rules =
            tests::changed(tests::rulesOf("english"), [](GameRules& changed) {
                changed.id = "mine";
                changed.title = "Mine";
                changed.bonus = {0, 0, 0, 0, 0, 10, 20, 70};
                changed.layout = tests::layoutOf({"...", ".D.", "..."}, 1, 1);
            });
        StudyFile study;
        study.games.push_back(GameRecord::create(rules, {{"a", ""}}).value());
        const StudyFile read = again(study);
        QCOMPARE(read.games[0].rules().bonus, rules->bonus);
        QVERIFY(read.games[0].rules().layout == rules->layout);
        QVERIFY(read == study);
    }

    void startPosition()
    {
        const auto file =
            readGames("15/15/15/15/15/15/15/6CARe5/6A8/6T8/15/15/15/15/15 AEINRST/QU/B 12/-3/7 1 "
                      "bb 40; lex Some; tmr 1000/2000; gid x;",
                      "text", tests::rulesOf("english"));
        QVERIFY(file.has_value());
        QCOMPARE(file->format, &cgpFormat());
        const GameRecord& game = file->study.games.at(0);
        QCOMPARE(game.playerCount(), 3);
        QCOMPARE(game.info().lexicon, std::string("Some"));
        const StudyFile read = again(file->study);
        QVERIFY(read == file->study);
        QCOMPARE(writeCgp(*read.games[0].start()), writeCgp(*game.start()));
        QCOMPARE(read.games[0].info().operations.size(), std::size_t{2});

        Position turned = *game.start();
        turned.setOnTurn(2);
        StudyFile study;
        study.games.push_back(gameFrom(turned).value());
        QVERIFY(again(study) == study);
        QCOMPARE(again(study).games[0].start()->onTurn(), 2);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("message");  // part of it
        const auto row = [](const char* name, const char* from, const char* to,
                            const char* message) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString(message);
        };
        row("newer", R"("version": 1)", R"("version": 2)", "newer version");
        row("much newer", R"("version": 1)", R"("version": 99999999999999999999)", "version");
        row("no version", R"("version": 1,)", "", "study.version");
        row("version as text", R"("version": 1)", R"("version": "1")", "study.version");
        row("other format", "tilewright-study", "something", "is no study file");
        row("no JSON", R"("version": 1,)", R"("version": 1)", "is no JSON");
        row("unknown rules", R"("rules": "english")", R"("rules": "englich")", "games[0].rules");
        row("wrong rules", R"("rules": "english")", R"("rules": {"text": "x"})", "games[0].rules");
        row("rules by number", R"("rules": "english")", R"("rules": 7)", "games[0].rules");
        row("no players", R"("nick": "anna")", R"("nick": 5)", "games[0].players[0].nick");
        row("kind", R"("kind": "place")", R"("kind": "jump")", "games[0].nodes[1].event.kind");
        row("player", R"("player": 0)", R"("player": 2)", "games[0].nodes[1].event.player");
        row("move", R"("move": "8F CARE")", R"("move": "8Z CARE")", "nodes[1].event.move");
        row("move beyond", R"("move": "8F CARE")", R"("move": "8N CARE")", "leaves the board");
        row("no tile", R"("move": "8F CARE")", R"("move": "8F ....")", "nodes[1].event.move");
        row("rack", R"("rack": "ACERSTV")", R"("rack": "ACE1")", "nodes[1].event.rack");
        row("rack order", R"("rack": "ACERSTV")", R"("rack": "AC_E")", "nodes[1].event.rack");
        row("score", R"("score": 12)", R"("score": 1.5)", "nodes[1].event.score");
        row("score out of range", R"("score": 12)", R"("score": 10000000)", "nodes[1].event.score");
        row("glyph", R"("glyph": "!!")", R"("glyph": "?!?")", "glyph");
        row("shape", R"("B2C-15A")", R"("B2C-16A")", "shapes");
        row("parent", R"("parent": 4)", R"("parent": 40)", ".parent");
        row("node", R"("nodes": [)", R"("nodes": [7,)", "games[0].nodes[0]");
        row("picture", R"("type": "image/png")", R"("type": [])", "pictures[0].type");
        row("analysis", R"("position": "fed)", R"("position": "xed)", "analyses[0].position");
        row("notes", R"("**bold**\nand more")", "1", "notes");
        row("broken text", "**bold**", "\xff", "is no JSON");
    }
    /// Nothing is written that can't be read again.
    void whatIsWrittenCanBeRead()
    {
        StudyFile study;
        study.games.push_back(fullGame());
        const auto small = writeReadableStudy(study);
        QVERIFY(small);
        QCOMPARE(*small, writeStudy(study));
        // 32 pictures of 4 MB, which take a third more as text.
        constexpr std::size_t kPicture = std::size_t{4} << 20;
        const auto picture =
            std::make_shared<const Picture>(Picture{"p", "image/png", std::string(kPicture, 'x')});
        Annotations annotations = study.games[0].node(kRootNode).annotations;
        annotations.pictures.assign(32, picture);
        study.games[0].setAnnotations(kRootNode, annotations);
        const auto large = writeReadableStudy(study);
        QVERIFY(!large);
        QCOMPARE(large.error().code, ErrorCode::OutOfRange);
        annotations.pictures.resize(20);
        study.games[0].setAnnotations(kRootNode, annotations);
        const auto most = writeReadableStudy(study);
        QVERIFY(most);
        QVERIFY(readStudy(*most));
    }
    void refuses()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, message);
        StudyFile study;
        study.games.push_back(fullGame());
        QByteArray text = QByteArray::fromStdString(writeStudy(study));
        const auto at = text.indexOf(from);
        QVERIFY2(at >= 0, text.constData());
        text.replace(at, from.size(), to);
        const auto read = readStudy(text.toStdString());
        QVERIFY(!read);
        const QString found = QString::fromStdString(read.error().toString());
        QVERIFY2(found.contains(message), qPrintable(found));
    }

    void namesThePlace()
    {
        const auto read = readStudy("{\n  \"format\": \"tilewright-study\",\n  \"version\" 1}");
        QVERIFY(!read);
        QCOMPARE(read.error().place.line, 3);
        QVERIFY(read.error().place.column >= 12);
        for (const char* text : {"", "[]", "null", "7", "{}", "{\"format\":", "{\"a\":1e999}"})
            QVERIFY2(!readStudy(text), text);
        const std::string deep(200'000, '[');
        QVERIFY(!readStudy(deep));
        QVERIFY(!readStudy("{\"format\":\"tilewright-study\",\"version\":1,\"x\":" + deep +
                           std::string(deep.size(), ']') + "}"));
    }

    void odditiesOfTexts()
    {
        // Not UTF-8: the file can be written and read all the same.
        GameRecord record = ownGame("modern");
        Annotations annotations;
        annotations.notes = {"\xff broken"};
        record.setAnnotations(kRootNode, annotations);
        record.setUnknownFields(kRootNode, "no JSON");
        StudyFile study;
        study.games.push_back(record);
        const StudyFile read = again(study);
        QCOMPARE(read.games[0].node(kRootNode).annotations.notes.at(0),
                 std::string("\xef\xbf\xbd broken"));
        QVERIFY(read.games[0].node(kRootNode).unknownFields.empty());
    }

    void damageIsSurvived()
    {
        StudyFile study;
        study.games.push_back(fullGame());
        const std::string whole = writeStudy(study);
        QVERIFY(rc::check("damaged studies", [&] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            const auto below = [&random](std::size_t bound) {
                return std::size_t{random.below(static_cast<std::uint32_t>(bound))};
            };
            std::string text = whole;
            const std::size_t at = below(text.size());
            const std::size_t length = below(30);
            switch (random.below(4)) {
            case 0: text.erase(at, length); break;
            case 1: text.insert(at, text.substr(below(text.size()), length)); break;
            case 2: text[at] = "0123456789\"{}[],:-"[below(18)]; break;
            default: text[at] = static_cast<char>(random.below(256)); break;
            }
            const auto read = readStudy(text);
            if (!read) {
                RC_ASSERT(!read.error().message().empty());
                return;
            }
            const auto twice = readStudy(writeStudy(*read));
            if (!twice) RC_FAIL(twice.error().toString());
            RC_ASSERT(*twice == *read);
        }));
    }
};

TEST_CLASS(TestStudyFile, tests::NoApplication)
#include "tst_study_file.moc"
