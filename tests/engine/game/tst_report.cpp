// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <string>

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>
#include <QtTest>

#include "engine/game/game_file.h"
#include "engine/game/gcg.h"
#include "engine/game/report.h"
#include "tests/support/game_files.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const std::string kEvents =
    ">a: CAREXTQ 8G CARE +12 12\n#note why <not> XCARE & more?\n#note second\n"
    ">b: 9F ST +5 5\n>b: ST -- -5 0\n>a: CAR__ - +0 12\n";

GameRecord gameFrom(const std::string& events, const std::string& rules = "english")
{
    return readGcg("#player1 a Anna\n#player2 b B <en>, \"x\"\n" + events, tests::rulesOf(rules))
        .value()
        .record;
}

LexiconPtr lexicon()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    return tests::lexiconOf(*rules, tests::wordsFrom("CARE RACE TAX", rules->alphabet).value());
}

QString reportOf(const GameRecord& record, ReportFormat format, const ReportOptions& options = {})
{
    return QString::fromStdString(writeReport(record, format, options).value());
}

/// A page whose elements are all closed, and that needs nothing from elsewhere.
void checkPage(const QString& html)
{
    QString text = html;
    text.remove("<!DOCTYPE html>");
    text.replace("<meta charset=\"utf-8\">", "").replace(QRegularExpression("<meta [^>]*>"), "");
    QXmlStreamReader reader(text);
    QSet<QString> ids;
    while (!reader.atEnd()) {
        reader.readNext();
        for (const auto& attribute : reader.attributes()) {
            const QString name = attribute.name().toString();
            if (name == "href") {
                const QString target = attribute.value().toString();
                QVERIFY2(target.startsWith('#') || target.startsWith("http"), qPrintable(target));
                // A link leads somewhere on the page.
                const QString id = " id=\"" + target.mid(1) + "\"";
                QVERIFY2(!target.startsWith('#') || html.contains(id), qPrintable(target));
            }
            if (name == "id") {
                QVERIFY2(!ids.contains(attribute.value().toString()),
                         qPrintable(attribute.value().toString()));
                ids.insert(attribute.value().toString());
            }
            if (name == "src") QVERIFY(attribute.value().startsWith(u"data:image/"));
            QVERIFY(!name.startsWith("on"));
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    for (const char* loaded : {"<script", "<link", "<iframe", "url(", "@import"})
        QVERIFY2(!html.contains(QLatin1StringView(loaded)), loaded);
}

/// A game with a variation, which has one itself, and another at a challenge.
GameRecord gameWithVariations()
{
    GameRecord record = gameFrom(kEvents);
    const std::vector<NodeId> line = record.lineThrough(kRootNode);
    const auto add = [&](NodeId parent, const char* written) {
        const GameRecord other = gameFrom(written);
        return record.add(parent, other.node(1).event).value();
    };
    const NodeId race = add(kRootNode, ">a: CAREXTQ 8G RACE +12 12\n");
    add(race, ">b: ST 9F ST +5 5\n");
    const NodeId other = add(race, ">b: AT 9G AT +6 6\n");
    Annotations annotations;
    annotations.notes = {"the *other* idea"};
    record.setAnnotations(other, annotations);
    add(line[1], ">a: CAR__ - +0 12\n");
    return record;
}

/// A standard review in which a simulation has judged the first turn alone: that verdict.
TurnVerdict& searched(GameReview& review)
{
    review.depth = ReviewDepth::Standard;
    TurnVerdict& verdict = review.turns[0].verdict.emplace();
    verdict.by = JudgedBy::Simulation;
    verdict.best = review.turns[0].played;
    return verdict;
}

}  // namespace

class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void formats()
    {
        QCOMPARE(reportFormatFor("a/b.HTML"), std::optional(ReportFormat::Html));
        QCOMPARE(reportFormatFor("b.md"), std::optional(ReportFormat::Markdown));
        QCOMPARE(reportFormatFor("b.txt"), std::optional(ReportFormat::Text));
        QCOMPARE(reportFormatFor("b.csv"), std::optional(ReportFormat::Csv));
        QVERIFY(!reportFormatFor("b.gcg"));
        QVERIFY(!reportFormatFor("html"));
    }

    void page()
    {
        const GameRecord record = gameFrom(kEvents);
        const GameReview review = reviewGame({record, kRootNode, lexicon(), nullptr}).value();
        ReportOptions options;
        options.review = &review;
        options.lexicons = lexicon();
        const QString html = reportOf(record, ReportFormat::Html, options);
        checkPage(html);
        QVERIFY(html.contains("why &lt;not&gt; XCARE &amp; more?"));
        QVERIFY(html.contains("B &lt;en&gt;, &quot;x&quot;"));
        QVERIFY(html.contains("prefers-color-scheme:dark"));
        QCOMPARE(html.count("class=\"board\""), 3);
        // The four tiles just played have outlines.
        QCOMPARE(html.count("class=\"new fresh\""), 6);
        QVERIFY(html.contains("taken back -5"));
        QVERIFY(html.contains("9F ST*"));
        QVERIFY(html.contains("unknown rack"));
        options.boards = false;
        options.notes = false;
        options.review = nullptr;
        const QString brief = reportOf(record, ReportFormat::Html, options);
        checkPage(brief);
        QVERIFY(!brief.contains("class=\"board\"") && !brief.contains("XCARE"));
    }

    void marksAndPictures()
    {
        GameRecord record = gameFrom(kEvents);
        Annotations annotations = record.node(1).annotations;
        annotations.notes = {"![x](y) see ![a](picture:p.png) here"};
        annotations.shapes = {readShape("R8H", 15, 15).value(),
                              readShape("G8D-10F", 15, 15).value()};
        annotations.pictures = {
            std::make_shared<const Picture>(Picture{"p.png", "image/png", "abc"}),
            std::make_shared<const Picture>(Picture{"x", "text/html", "<script>"})};
        record.setAnnotations(1, annotations);
        const QString html = reportOf(record, ReportFormat::Html);
        checkPage(html);
        QCOMPARE(html.count("class=\"mark "), 2);
        QCOMPARE(html.count("<img "), 1);
        QVERIFY(html.contains("data:image/png;base64,YWJj"));
        QVERIFY(html.contains("![x](y) see <img "));
    }

    /// A rack that was not written down stays unknown, in every form.
    void nothingIsMadeUp_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("unknown");
        QTest::newRow("html") << int(ReportFormat::Html) << "Rack: unknown";
        QTest::newRow("markdown") << int(ReportFormat::Markdown) << "| unknown |";
        QTest::newRow("text") << int(ReportFormat::Text) << "  unknown  9F ST";
        QTest::newRow("csv") << int(ReportFormat::Csv) << ",,9F ST,5,";
    }
    void nothingIsMadeUp()
    {
        QFETCH(int, format);
        QFETCH(QString, unknown);
        const QString text = reportOf(gameFrom(kEvents), static_cast<ReportFormat>(format));
        QVERIFY2(text.contains(unknown), qPrintable(text));
        QVERIFY2(text.contains("CAR__") || format == int(ReportFormat::Markdown), qPrintable(text));
        QVERIFY(text.contains("second"));
    }

    void table()
    {
        const QString csv = reportOf(gameFrom(kEvents), ReportFormat::Csv);
        const QStringList lines = csv.split("\r\n", Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith("turn,player,rack,move,score,after,total,lead,"));
        QVERIFY2(lines[1].startsWith("1,Anna,CAREXTQ,8G CARE,12,,12,12,"), qPrintable(lines[1]));
        QVERIFY2(lines[1].endsWith("\"why <not> XCARE & more?\nsecond\","), qPrintable(lines[1]));
        QVERIFY2(lines[2].startsWith("2,\"B <en>, \"\"x\"\"\",,9F ST,5,taken back -5,0,12,"),
                 qPrintable(lines[2]));
    }

    void text()
    {
        const QString text = reportOf(gameFrom(kEvents), ReportFormat::Text);
        QVERIFY(text.startsWith("Anna – B <en>, \"x\"\n====="));
        QVERIFY(text.contains("1. Anna: 8G CARE\n   why <not> XCARE & more?\n   second\n"));
        QVERIFY2(text.contains(" 8  .  .  .  .  .  .  C  A  R  E  .  ."), qPrintable(text));
        for (const QString& line : text.split('\n')) QVERIFY(!line.endsWith(' '));
    }

    /// They stand beside the turn that they leave the line at, with names of their own.
    void variations()
    {
        const GameRecord record = gameWithVariations();
        const QString html = reportOf(record, ReportFormat::Html);
        checkPage(html);
        const auto order = {"id=\"turn1\"", "id=\"v1a\"", "id=\"v2a\"",
                            "id=\"turn2\"", "id=\"v3a\"", "id=\"turn3\""};
        qsizetype at = 0;
        for (const char* each : order) {
            const qsizetype next = html.indexOf(QLatin1StringView(each), at);
            QVERIFY2(next >= at, each);
            at = next;
        }
        QVERIFY(html.contains("Variation 2a (1a)"));
        QVERIFY(html.contains("the <em>other</em> idea"));
        const QString markdown = reportOf(record, ReportFormat::Markdown);
        QVERIFY(markdown.contains("### Variation 1a\n\n**1. Anna: 8G RACE +12**"));
        QVERIFY(markdown.contains("### Variation 2a (1a)\n\n**2. B \\<en\\>, \"x\": 9G AT +6**"));
        QVERIFY(reportOf(record, ReportFormat::Text).contains("Variation 1a\n   1. Anna: 8G RACE"));
        const auto parts = reportParts(record).value();
        QCOMPARE(parts.turns.size(), std::size_t{6});
        QCOMPARE(parts.turns[1].variation, std::string("1a"));
        QCOMPARE(parts.turns[1].placed.size(), std::size_t{6});
        QCOMPARE(parts.leads.size(), std::size_t{3});
        ReportOptions options;
        options.variations = false;
        QVERIFY(!reportOf(record, ReportFormat::Html, options).contains("Variation"));
    }

    /// The main line where none is chosen; a chosen one says that it is one.
    void chosenLine()
    {
        const GameRecord record = gameWithVariations();
        ReportOptions options;
        QVERIFY(!reportOf(record, ReportFormat::Markdown, options).contains("- Line:"));
        options.line = record.node(kRootNode).children.back();
        const QString told = reportOf(record, ReportFormat::Markdown, options);
        QVERIFY2(told.contains("- Line: Variation, Turn 1\n"), qPrintable(told));
        QVERIFY(told.contains("## 1. Anna: 8G RACE"));
        QVERIFY(told.contains("### Main line\n\n**1. Anna: 8G CARE"));
        checkPage(reportOf(record, ReportFormat::Html, options));
    }

    /// As deep as a record may have them.
    void deepVariations()
    {
        GameRecord record = gameFrom("");
        Event pass;
        pass.kind = EventKind::Pass;
        NodeId at = kRootNode;
        for (int i = 0; i < 200; ++i) {
            pass.player = i % 2;
            static_cast<void>(record.add(at, pass).value());
            at = record.add(at, pass).value();
        }
        ReportOptions options;
        options.boards = false;
        checkPage(reportOf(record, ReportFormat::Html, options));
    }

    void chosenTurns()
    {
        const GameRecord record = gameFrom(kEvents + "#note left it open #findingSADDEST\n");
        ReportOptions options;
        options.firstTurn = 2;
        options.lastTurn = 2;
        const QString second = reportOf(record, ReportFormat::Html, options);
        checkPage(second);
        QVERIFY(second.contains("id=\"turn2\"") && !second.contains("id=\"turn1\""));
        QVERIFY(second.contains("Turns: 2–2"));
        QCOMPARE(reportOf(record, ReportFormat::Csv, options).count("\r\n"), 2);
        options = {};
        options.onlyMistakes = true;
        // Without a review the annotator's tag is what there is.
        const QString tagged = reportOf(record, ReportFormat::Markdown, options);
        QVERIFY(tagged.contains("## 3. Anna") && !tagged.contains("## 1. Anna"));
        QVERIFY(tagged.contains("| \\#findingSADDEST | 1 | 0 |"));
        const QString none = reportOf(gameFrom(kEvents), ReportFormat::Html, options);
        checkPage(none);
        QVERIFY(none.contains("No mistakes."));
        const GameReview review = reviewGame({record, kRootNode, lexicon(), nullptr}).value();
        options.review = &review;
        const auto parts = reportParts(record, options).value();
        for (const ReportTurn& turn : parts.turns) {
            const auto& judged = review.turns[static_cast<std::size_t>(turn.number - 1)];
            QVERIFY(judged.isMistake() || turn.number == 3);
        }
        QCOMPARE(parts.leads.size(), std::size_t{3});
    }

    /// Whoever reads only mistakes sees what calls each of them one; a phony that cost nothing, or
    /// whose rack isn't known, loses no 0.0 points.
    void mistakesSayWhy()
    {
        GameRecord record = gameFrom(">a: CAREXTQ 8G XCARE +30 30\n>b: 9F ST +5 5\n"
                                     ">a: QTAEIOU - +0 30\n#note idle #findingSADDEST\n");
        Annotations annotations = record.node(3).annotations;
        annotations.glyph = Glyph::Mistake;
        record.setAnnotations(3, annotations);
        const GameReview review = reviewGame({record, kRootNode, lexicon(), nullptr}).value();
        QCOMPARE(review.turns[0].lost, Equity{});
        QCOMPARE(review.turns[1].gap, ReviewGap::UnknownRack);
        ReportOptions options;
        options.review = &review;
        options.lexicons = lexicon();
        options.onlyMistakes = true;
        const QString markdown = reportOf(record, ReportFormat::Markdown, options);
        QVERIFY2(markdown.contains("| +30 | 30 | ✱ phony | phony |"), qPrintable(markdown));
        QVERIFY2(markdown.contains("| +5 | 5 | ✱ phony | phony |"), qPrintable(markdown));
        QVERIFY2(markdown.contains("Mark ?; \\#findingSADDEST |"), qPrintable(markdown));
        QVERIFY(markdown.contains("phony · not judged: unknown rack"));
        QVERIFY(!markdown.contains(" 0.0 | phony") && !markdown.contains("Loses 0.0 · phony"));
        QVERIFY(markdown.contains("Why: phony\n"));
        const QString html = reportOf(record, ReportFormat::Html, options);
        checkPage(html);
        QVERIFY(html.contains("<th>Why</th>"));
        QCOMPARE(html.count("</span> phony</td>"), 2);
        // Neither in the colour nor with the mark of the best.
        QCOMPARE(html.count("<span class=\"qp\">✱"), 2);
        QCOMPARE(html.count("<path class=\"mp\""), 2);
        const auto parts = reportParts(record, options).value();
        QVERIFY(parts.leads[0].phony && parts.leads[1].phony && !parts.leads[2].phony);
        QVERIFY(reportOf(record, ReportFormat::Text, options).contains("Total  Why"));
        const QString csv = reportOf(record, ReportFormat::Csv, options);
        QVERIFY2(csv.contains(",why\r\n") && csv.contains(",phony\r\n"), qPrintable(csv));
        // All turns have no such column.
        options.onlyMistakes = false;
        QVERIFY(!reportOf(record, ReportFormat::Html, options).contains("<th>Why</th>"));
    }

    /// A report that is written while searches run says how far they have come; numbers have their
    /// units, and what is less than nothing a minus sign.
    void unfinishedReviewsSaySo()
    {
        const GameRecord record =
            gameFrom(">a: CAREXTQ 8G CARE +12 12\n>b: RACETTT 9G RACE +14 14\n"
                     ">a: QTXTAXX 10G TAX +20 32\n");
        GameReview review = reviewGame({record, kRootNode, lexicon(), nullptr}).value();
        QCOMPARE(review.turns.size(), std::size_t{3});
        TurnVerdict& verdict = searched(review);
        verdict.lossWin = 0.089;
        verdict.lossPoints = 3.2;
        review.turns[0].luck = DrawLuck{};
        review.turns[0].luck->points = -4.5;
        review.unsearched = 2;
        ReportOptions options;
        options.review = &review;
        options.lexicons = lexicon();
        const QString missing = "2 of 3 turns are judged by the static evaluation only.";
        for (const auto format : {ReportFormat::Markdown, ReportFormat::Text, ReportFormat::Html}) {
            const QString text = reportOf(record, format, options);
            QVERIFY2(text.contains(missing), qPrintable(text));
            if (format == ReportFormat::Text) continue;
            QVERIFY2(text.contains("Loses 3.2 pts, 8.9 %"), qPrintable(text));
            QVERIFY2(text.contains("Luck, points −4.5"), qPrintable(text));
            const QRegularExpression bare("Loses \\d+\\.\\d(?! pts| %)");
            QVERIFY2(!bare.match(text).hasMatch(), qPrintable(bare.match(text).captured()));
        }
        QVERIFY(
            QString::fromStdString(reportParts(record, options).value().tables).contains(missing));
        const QString csv = reportOf(record, ReportFormat::Csv, options);
        QCOMPARE(csv.count(",not yet,"), 2);
        QVERIFY2(csv.contains(",-4.50,"), qPrintable(csv));
        // Of a part only its turns count.
        options.lastTurn = 2;
        QVERIFY(reportOf(record, ReportFormat::Markdown, options).contains("1 of 2 turns are"));
        // One that is finished, or static, lacks nothing.
        options.lastTurn = 1;
        QVERIFY(!reportOf(record, ReportFormat::Markdown, options).contains("static evaluation"));
        options.lastTurn = 0;
        review.depth = ReviewDepth::Static;
        QVERIFY(!reportOf(record, ReportFormat::Markdown, options).contains("of 3 turns"));
        QVERIFY(!reportOf(record, ReportFormat::Csv, options).contains("not yet"));
    }

    /// A loss that may be chance says so wherever it is told, and key turns in plain words.
    void doubtsAreToldInTables()
    {
        const GameRecord record =
            gameFrom(">a: CAREXTQ 8G CARE +12 12\n>b: RACETTT 9G RACE +14 14\n"
                     ">a: QTXTAXX 10G TAX +20 32\n");
        GameReview review = reviewGame({record, kRootNode, lexicon(), nullptr}).value();
        TurnVerdict& verdict = searched(review);
        verdict.lossWin = 0.05;
        verdict.winError = 0.04;
        QVERIFY(review.turns[0].isDoubtful());
        ReportOptions options;
        options.review = &review;
        options.lexicons = lexicon();
        const QString markdown = reportOf(record, ReportFormat::Markdown, options);
        const QRegularExpression row("\\| 12 \\| ▲ 5\\.0 % \\(too close: ± [0-9.]+ %\\) \\|");
        QVERIFY2(row.match(markdown).hasMatch(), qPrintable(markdown));
        QVERIFY(QString::fromStdString(reportParts(record, options).value().tables)
                    .contains("5.0 % (too close"));
        const QString html = reportOf(record, ReportFormat::Html, options);
        checkPage(html);
        QVERIFY2(html.contains("5.0 %<br/><span class=\"soft\">too close: ± "), qPrintable(html));
        // What is sure has nothing behind it.
        verdict.lossWin = 0.2;
        verdict.winError = 0.001;
        review.turns[0].verdict = verdict;
        const QString sure = reportOf(record, ReportFormat::Markdown, options);
        QVERIFY2(sure.contains("| 12 | ▲ 20.0 % |"), qPrintable(sure));
        QVERIFY2(sure.contains("loses 20.0 %"), qPrintable(sure));
    }

    /// Who begins with a lead has it from the first point of the graph on.
    void leadsBeginAtTheStart()
    {
        Position start = Position::create(tests::rulesOf("english")).value();
        start.setScore(0, {50});
        start.setRack(0, Rack(*start.rules().alphabet.readTiles("CAREXTQ")));
        GameRecord record = engine::gameFrom(start).value();
        Event pass;
        pass.kind = EventKind::Pass;
        QVERIFY(record.add(kRootNode, pass));
        QCOMPARE(reportParts(record).value().leadAtStart, Score{50});
        const QString html = reportOf(record, ReportFormat::Html, {});
        // From 14 to 136; what the second player never had takes little of it.
        const QRegularExpression line("<polyline points=\"0,([0-9]+) ");
        QCOMPARE(line.match(html).captured(1).toInt(), 14);
        const QRegularExpression zero("<line x1=\"0\" x2=\"900\" y1=\"([0-9]+)\"");
        QCOMPARE(zero.match(html).captured(1).toInt(), 108);  // 50 of 65 of 122, and 14
        QVERIFY(html.contains(" +50</figcaption>") && html.contains(" +15</figcaption>"));
        QVERIFY(!html.contains("class=\"win\""));
    }

    /// Totals and tags of a range of turns are those of the range, and say so.
    void totalsAreOfTheRange()
    {
        const GameRecord record = gameFrom(">a: CAREXTQ 8G CARE +12 12\n#note #findingsmall\n"
                                           ">b: AEIOUST 7H AT +3 3\n#note #timelarge\n"
                                           ">a: QTXEIOU - +0 12\n");
        const GameReview review = reviewGame({record, kRootNode, lexicon(), nullptr}).value();
        ReportOptions options;
        options.review = &review;
        const QString all = reportOf(record, ReportFormat::Markdown, options);
        QVERIFY2(all.contains("| Turns judged | 2/2 | 1/1 |"), qPrintable(all));
        options.firstTurn = 2;
        options.lastTurn = 3;
        for (const bool onlyMistakes : {false, true}) {
            options.onlyMistakes = onlyMistakes;
            const QString part = reportOf(record, ReportFormat::Markdown, options);
            QVERIFY2(part.contains("| Turns judged | 1/1 | 1/1 |"), qPrintable(part));
            QVERIFY2(part.contains("| Turns 2–3 | Anna |"), qPrintable(part));
            QVERIFY2(part.contains("(review and tags of these turns, result and lead of the game)"),
                     qPrintable(part));
            QVERIFY(part.contains("timelarge") && !part.contains("findingsmall"));
            QVERIFY(reportOf(record, ReportFormat::Html, options).contains("<th>Turns 2–3</th>"));
            QVERIFY(reportOf(record, ReportFormat::Text, options).contains("Turns 2–3 "));
        }
    }

    /// Squares and moves in a note are places on the board of its turn, turns their cards.
    void linksOfNotes()
    {
        const GameRecord record = gameFrom(
            ">a: CAREXTQ 8G CARE +12 12\n#note 8D RACE, H8 and #2, not #9\n>b: ST 9F ST +5 5\n");
        const QString html = reportOf(record, ReportFormat::Html);
        checkPage(html);
        QVERIFY(html.contains("<a href=\"#b1-1\">8D RACE</a>, <a href=\"#b1-2\">H8</a> and "
                              "<a href=\"#turn2\">#2</a>, not #9"));
        QCOMPARE(html.count("class=\"goal play\""), 1);
        ReportOptions options;
        options.boards = false;
        checkPage(reportOf(record, ReportFormat::Html, options));
    }

    /// Games from other programs, letters of several characters among them.
    void games()
    {
        const auto files = tests::gamesIn(std::filesystem::path(TILEWRIGHT_CASES) / "gcg");
        if (files.empty()) QSKIP("the game files are not here");
        for (const auto& path : files) {
            const auto file = openGames(path, tests::rulesOf("english"));
            QVERIFY(file.has_value());
            for (const GameRecord& record : file->study.games) {
                checkPage(reportOf(record, ReportFormat::Html));
                for (const ReportFormat format :
                     {ReportFormat::Markdown, ReportFormat::Text, ReportFormat::Csv})
                    QVERIFY(!reportOf(record, format).isEmpty());
            }
        }
        const auto spanish =
            openGames(std::filesystem::path(TILEWRIGHT_TEST_DATA) / "gcg" / "spanish.gcg",
                      tests::rulesOf("spanish"));
        QVERIFY(spanish.has_value());
        checkPage(reportOf(spanish->study.games.front(), ReportFormat::Html));
    }
};

TEST_CLASS(TestReport, tests::NoApplication)
#include "tst_report.moc"
