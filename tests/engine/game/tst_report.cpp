// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <string>

#include <QRegularExpression>
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
    while (!reader.atEnd()) {
        reader.readNext();
        for (const auto& attribute : reader.attributes()) {
            const QString name = attribute.name().toString();
            if (name == "href") QVERIFY(attribute.value().startsWith('#'));
            if (name == "src") QVERIFY(attribute.value().startsWith(u"data:image/"));
            QVERIFY(!name.startsWith("on"));
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(!html.contains("http"));
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
        options.lexicon = lexicon();
        const QString html = reportOf(record, ReportFormat::Html, options);
        checkPage(html);
        QVERIFY(html.contains("why &lt;not&gt; XCARE &amp; more?"));
        QVERIFY(html.contains("B &lt;en&gt;, &quot;x&quot;"));
        QVERIFY(html.contains("prefers-color-scheme:dark"));
        QCOMPARE(html.count("class=\"board\""), 3);
        // The four tiles just played have outlines.
        QCOMPARE(html.count("class=\"new\""), 6);
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
        QVERIFY(html.contains("![x](y) see  here"));
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
        QVERIFY2(lines[1].endsWith("\"why <not> XCARE & more?\nsecond\""), qPrintable(lines[1]));
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

    void pictures()
    {
        ReportOptions options;
        options.boardPicture = [](int turn) { return "board:" + std::to_string(turn); };
        const QString text = reportOf(gameFrom(kEvents), ReportFormat::Markdown, options);
        for (int turn = 1; turn <= 3; ++turn)
            QVERIFY(text.contains("(board:" + QString::number(turn) + ")"));
        QVERIFY(!text.contains("```"));
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
