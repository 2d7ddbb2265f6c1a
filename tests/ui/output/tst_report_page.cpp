// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <string>

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>

#include "engine/game/gcg.h"
#include "engine/game/report.h"
#include "engine/game/review.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/word_list.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int kBrowserMilliseconds = 60'000;

QString browser()
{
    for (const QString& name : {u"chromium"_s, u"chromium-browser"_s, u"google-chrome"_s})
        if (const QString path = QStandardPaths::findExecutable(name); !path.isEmpty()) return path;
    return {};
}

/// A game with long notes, texts that look like HTML, and a blank.
engine::GameRecord game()
{
    std::string longNote =
        "#note " + std::string(300, 'x') + " <script>document.title='run'</script>";
    for (int i = 0; i < 60; ++i) longNote += " word **strong** 8H";
    return engine::readGcg("#player1 a <b onmouseover=x>Anna</b><img src=x onerror=y>\n"
                           "#player2 b Bartholomew-Maximilian van der Lengenname\n"
                           "#title <script>document.title='run'</script>\n"
                           ">a: CAROXTQ 8F CoRAX +44 44\n" +
                               longNote +
                               "\n>b: QUOOTES G7 Q. +11 11\n>b: QUOOTES -- -11 0\n"
                               "#note why *not* #1, 9F TOO?\n>a: TOQ 9E TOQ +20 64\n",
                           tests::rulesOf("english"))
        .value()
        .record;
}

/// What is asked of the page in the browser; not a part of any report.
constexpr auto kProbe = R"(<script>
const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.width, r.height]; };
const cut = [...document.querySelectorAll('td,th,p,h1,h2,h3,figcaption,.note')]
    .filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display != 'inline')
    .map(e => e.textContent.slice(0, 40));
const links = [...document.querySelectorAll('a[href^="#"]')].map(a => {
    location.hash = a.getAttribute('href');
    const goal = document.querySelector(':target');
    return goal !== null && getComputedStyle(goal).visibility == 'visible';
});
location.hash = '';
const told = {cut, links, wide: document.documentElement.scrollWidth - innerWidth,
    title: document.title, boards: [...document.querySelectorAll('svg.board')].map(box),
    loaded: performance.getEntriesByType('resource').length,
    dark: getComputedStyle(document.body).backgroundColor};
document.documentElement.innerHTML = '<pre>' + JSON.stringify(told) + '</pre>';
</script>)";

}  // namespace

/// Reports in a real browser.
class TestReportPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (browser().isEmpty()) QSKIP("there is no Chromium: no page was looked at");
        QVERIFY(m_folder.isValid());
        m_html =
            QString::fromStdString(engine::writeReport(game(), engine::ReportFormat::Html).value());
    }

    void looksRight_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("dark");
        for (const int width : {1100, 520}) {
            QTest::newRow(qPrintable(u"%1 light"_s.arg(width))) << width << false;
            QTest::newRow(qPrintable(u"%1 dark"_s.arg(width))) << width << true;
        }
    }
    void looksRight()
    {
        QFETCH(int, width);
        QFETCH(bool, dark);
        const QJsonObject told = probe(width, dark);
        QCOMPARE(told[u"cut"_s].toArray(), QJsonArray());
        QVERIFY2(told[u"wide"_s].toInt() <= 0, qPrintable(told[u"wide"_s].toVariant().toString()));
        QCOMPARE(told[u"loaded"_s].toInt(), 0);
        QVERIFY(told[u"title"_s].toString().startsWith(u"<script>"_s));
        QCOMPARE(told[u"dark"_s].toString(), dark ? u"rgb(30, 31, 34)"_s : u"rgb(255, 255, 255)"_s);
        const QJsonArray links = told[u"links"_s].toArray();
        QVERIFY(links.size() > 60);
        for (const QJsonValue& works : links) QVERIFY(works.toBool());

        const QJsonArray box = told[u"boards"_s].toArray().first().toArray();
        const QImage page = picture(width, dark);
        checkBoard(page, QRectF(box[0].toDouble(), box[1].toDouble(), box[2].toDouble(),
                                box[3].toDouble()));
    }

    void phonesCutNothing_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {360, 400}) QTest::newRow(qPrintable(u"%1"_s.arg(width))) << width;
    }
    /// On a phone, too, all columns of the score sheet are in sight, apart from each other. A
    /// browser's window is never that narrow: the page stands in a frame.
    void phonesCutNothing()
    {
        QFETCH(int, width);
        const auto rules = tests::rulesOf("english");
        const auto words = engine::readWordList("blonde\npoll\ncatch\ngodwin\n", rules->alphabet);
        const auto lexicon =
            engine::Lexicon::fromWords("few", words->words, rules->alphabet, false).value();
        const engine::GameRecord record =
            engine::readGcg("#player1 a angwantibo\n#player2 b Michal Josko\n"
                            ">a: ABDELNO 8D BLONDE +24 24\n>b: ACCHLTV E7 C.ATCH +26 26\n"
                            ">a: GODWINS 13B GODWINS +180 204\n>b: ALLNOPV 7I POLL +16 42\n",
                            rules)
                .value()
                .record;
        const engine::GameReview review =
            engine::reviewGame({record, engine::kRootNode, lexicon, nullptr}).value();
        engine::ReportOptions options;
        options.review = &review;
        options.lexicons = lexicon;
        const QString report = QString::fromStdString(
            engine::writeReport(record, engine::ReportFormat::Html, options).value());
        const QString page =
            u"<!doctype html><iframe style='width:%2px;height:3000px;border:0' srcdoc=\"%1\"></iframe>"_s
                .arg(report.toHtmlEscaped(), QString::number(width)) +
            u"<script>onload = () => { const page = "
            u"document.querySelector('iframe').contentDocument;"
            "const ink = e => { const r = page.createRange(); r.selectNodeContents(e);"
            "return r.getBoundingClientRect(); };"
            "const sheet = page.querySelector('.sheet');"
            "const gaps = [...sheet.querySelectorAll('tr')].flatMap(row =>"
            "[...row.children].slice(1).map((e, i) => ink(e).left - ink(row.children[i]).right));"
            "const told = {wide: page.documentElement.scrollWidth - page.defaultView.innerWidth,"
            "scrolled: sheet.parentNode.scrollWidth - sheet.parentNode.clientWidth,"
            "gap: Math.min(...gaps), rows: sheet.querySelectorAll('tr').length};"
            "document.documentElement.innerHTML = '<pre>' + JSON.stringify(told) + '</pre>'; }"
            "</script>"_s;
        const QJsonObject told = answer(500, false, page);
        QVERIFY(told[u"rows"_s].toInt() > 3);
        QVERIFY2(told[u"wide"_s].toInt() <= 0, qPrintable(told[u"wide"_s].toVariant().toString()));
        QCOMPARE(told[u"scrolled"_s].toInt(), 0);
        QVERIFY2(told[u"gap"_s].toDouble() >= 5, qPrintable(told[u"gap"_s].toVariant().toString()));
    }

private:
    QByteArray run(const QStringList& arguments, const QString& page)
    {
        QProcess process;
        process.start(browser(),
                      QStringList{u"--headless=new"_s, u"--no-sandbox"_s, u"--disable-gpu"_s,
                                  u"--hide-scrollbars"_s, u"--force-device-scale-factor=1"_s,
                                  u"--disable-background-networking"_s,
                                  u"--user-data-dir="_s + m_folder.filePath(u"profile"_s)} +
                          arguments + QStringList{QUrl::fromLocalFile(page).toString()});
        if (!process.waitForFinished(kBrowserMilliseconds)) process.kill();
        return process.readAllStandardOutput();
    }

    static QStringList looks(int width, bool dark)
    {
        return {u"--window-size=%1,3000"_s.arg(width),
                u"--blink-settings=preferredColorScheme=%1"_s.arg(dark ? 0 : 1)};
    }

    QString written(const QString& name, const QString& html)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(html.toUtf8());
        return file.fileName();
    }

    /// What the page says of itself.
    QJsonObject probe(int width, bool dark)
    {
        return answer(
            width, dark,
            QString(m_html).replace(u"</body>"_s, QLatin1StringView(kProbe) + u"</body>"_s));
    }

    QJsonObject answer(int width, bool dark, const QString& page)
    {
        const QByteArray dom =
            run(looks(width, dark) + QStringList{u"--dump-dom"_s}, written(u"probe.html"_s, page));
        static const QRegularExpression json(u"<pre>(.*)</pre>"_s);
        QString text = json.match(QString::fromUtf8(dom)).captured(1);
        text.replace(u"&lt;"_s, u"<"_s).replace(u"&gt;"_s, u">"_s).replace(u"&amp;"_s, u"&"_s);
        return QJsonDocument::fromJson(text.toUtf8()).object();
    }

    QImage picture(int width, bool dark)
    {
        const QString file = m_folder.filePath(u"page.png"_s);
        QFile::remove(file);
        static_cast<void>(run(looks(width, dark) + QStringList{u"--screenshot="_s + file},
                              written(u"page.html"_s, m_html)));
        return QImage(file).convertToFormat(QImage::Format_RGB32);
    }

    /// Where within an area a picture differs from the colour in its corner.
    static QRect ink(const QImage& page, const QRect& area)
    {
        const QColor ground = page.pixelColor(area.topLeft());
        QRect found;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x) {
                const QColor each = page.pixelColor(x, y);
                const int distance = std::abs(each.red() - ground.red()) +
                                     std::abs(each.green() - ground.green()) +
                                     std::abs(each.blue() - ground.blue());
                if (distance > 150) found |= QRect(x, y, 1, 1);
            }
        }
        return found;
    }

    /// Squares are 30 of the picture's 472 units, with 20 before them.
    static void checkBoard(const QImage& page, const QRectF& board)
    {
        QVERIFY(!page.isNull() && board.width() > 200);
        const double unit = board.width() / 472;
        const auto square = [&](int row, int column, double inset) {
            return QRectF(board.left() + (20 + 30 * column + inset) * unit,
                          board.top() + (20 + 30 * row + inset) * unit, (30 - 2 * inset) * unit,
                          (30 - 2 * inset) * unit);
        };
        const auto isCentred = [&](int row, int column, double inset, const char* what) {
            const QRectF place = square(row, column, inset);
            const QRect found = ink(page, place.toAlignedRect().adjusted(1, 1, -1, -1));
            QVERIFY2(!found.isNull(), what);
            const QPointF off = QRectF(found).center() - place.center();
            QVERIFY2(
                std::abs(off.x()) <= 2.2 * unit && std::abs(off.y()) <= 2.2 * unit,
                qPrintable(
                    u"%1: off by %2, %3"_s.arg(QLatin1StringView(what)).arg(off.x()).arg(off.y())));
        };
        isCentred(0, 0, 2, "3W");
        isCentred(0, 3, 2, "2L");
        isCentred(1, 1, 2, "2W");
        // The blank, whose letter has no value beside it, inside of its ring and outline.
        isCentred(7, 6, 8, "the blank O");
        // Numbers of rows stand whole in the margin.
        for (int row = 0; row < 15; ++row) {
            const QRect margin =
                QRectF(board.left(), board.top() + (20 + 30 * row + 4) * unit, 19 * unit, 22 * unit)
                    .toAlignedRect();
            const QRect found = ink(page, margin);
            QVERIFY2(!found.isNull() && found.left() > margin.left() &&
                         found.right() < margin.right(),
                     qPrintable(u"row %1"_s.arg(row + 1)));
        }
    }

    QTemporaryDir m_folder;
    QString m_html;
};

TEST_CLASS(TestReportPage, QGuiApplication)
#include "tst_report_page.moc"
