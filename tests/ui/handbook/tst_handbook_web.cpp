// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QXmlStreamReader>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/handbook/handbook_web.h"
#include "ui/language/language.h"

using namespace Qt::StringLiterals;

namespace {

/// What a page is made of, as a browser sees it.
struct ReadPage
{
    QString error;
    QString main;       ///< the text beside the list of pages, without blanks
    QStringList links;  ///< of the whole page
    QSet<QString> ids;
    QStringList elements;
};

/// Without blanks of any kind.
QString squeezed(QString text)
{
    static const QRegularExpression blanks(u"\\s"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(blanks);
}

ReadPage readPage(const QString& html)
{
    ReadPage page;
    QXmlStreamReader reader(html);
    int depth = 0;  // inside of <main>
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            if (reader.name() == u"main" || depth > 0) ++depth;
            page.elements.append(reader.name().toString());
            if (reader.name() == u"a")
                page.links.append(reader.attributes().value(u"href"_s).toString());
            if (reader.attributes().hasAttribute(u"id"_s))
                page.ids.insert(reader.attributes().value(u"id"_s).toString());
            break;
        case QXmlStreamReader::EndElement: depth -= depth > 0 ? 1 : 0; break;
        case QXmlStreamReader::Characters:
            if (depth > 0) page.main += reader.text();
            break;
        default: break;
        }
    }
    if (reader.hasError())
        page.error =
            u"line %1: %2"_s.arg(QString::number(reader.lineNumber()), reader.errorString());
    page.main = squeezed(page.main);
    return page;
}

}  // namespace

/// The handbook as web pages says what the program's says, and its links lead somewhere.
class TestHandbookWeb : public QObject
{
    Q_OBJECT

private slots:
    void pagesAreWholeAndTheirLinksLeadSomewhere()
    {
        QTemporaryDir folder;
        const auto written = ui::writeHandbookWeb(folder.path());
        QVERIFY(written);
        QVERIFY(QFile::exists(folder.filePath(u"index.html"_s)));
        for (const ui::Language& language : ui::languages()) {
            const ui::Handbook handbook(language.id);
            QHash<QString, ReadPage> pages;
            for (const ui::HandbookPage& page : handbook.pages()) {
                QFile file(folder.filePath(language.id + u'/' + page.name + u".html"_s));
                QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
                const ReadPage read = readPage(QString::fromUtf8(file.readAll()));
                QVERIFY2(read.error.isEmpty(), qPrintable(page.name + u": "_s + read.error));
                QTextDocument document;
                document.setMarkdown(page.text);
                // A picture is a sign of its own in the text.
                QCOMPARE(read.main, squeezed(document.toPlainText().remove(
                                        QChar::ObjectReplacementCharacter)));
                pages.insert(page.name, read);
            }
            QVERIFY(pages.size() > 20);
            for (auto page = pages.begin(); page != pages.end(); ++page) {
                for (const QString& address : page->links) {
                    const QString name = address.section(u'#', 0, 0).chopped(5);
                    const QString heading = address.section(u'#', 1);
                    const QString what = page.key() + u" -> "_s + address;
                    QVERIFY2(address.section(u'#', 0, 0).endsWith(u".html"), qPrintable(what));
                    QVERIFY2(pages.contains(name), qPrintable(what));
                    QVERIFY2(heading.isEmpty() || pages[name].ids.contains(heading),
                             qPrintable(what));
                }
            }
        }
    }

    void whatStandsInAPageIsWrittenAsWhatItIs()
    {
        const ui::Handbook handbook(u"en"_s);
        const ui::HandbookPage page{
            u"moves"_s, u"A & <page>"_s,
            u"# A & page\n\nSome *slanted* and **strong** text, `x < y`, [more](game.md#one).\n\n"
            "- one\n- two\n    1. first\n    2. second\n- three\n\n## The end\n\n"
            "| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nline 1\n  line 2 & 3\n```\nlast\n"_s};
        const QString html = ui::handbookWebPage(handbook, page);
        const ReadPage read = readPage(html);
        QVERIFY2(read.error.isEmpty(), qPrintable(read.error));
        const QString text = html.section(u"<main>"_s, 1);
        for (const QString& part :
             {u"<h1 id=\"a--page\">A &amp; page</h1>"_s, u"<em>slanted</em>"_s,
              u"<strong>strong</strong>"_s, u"<code>x &lt; y</code>"_s,
              u"<a href=\"game.html#one\">more</a>"_s, u"<h2 id=\"the-end\">The end</h2>"_s,
              u"<th>a</th><th>b</th>"_s, u"<td>1</td><td>2</td>"_s,
              u"<pre><code>line 1\n  line 2 &amp; 3</code></pre>"_s, u"<p>last</p>"_s})
            QVERIFY2(text.contains(part), qPrintable(part + u"\n"_s + text));
        QCOMPARE(read.elements.count(u"ol"_s), 1);
        QCOMPARE(read.elements.count(u"table"_s), 1);
        QVERIFY2(text.indexOf(u"two"_s) < text.indexOf(u"<ol>"_s) &&
                     text.indexOf(u"</ol>"_s) < text.indexOf(u"three"_s),
                 qPrintable(text));
    }

    void aFolderThatCannotBeMadeIsTold()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!ui::writeHandbookWeb(file.fileName()));
    }
};

TEST_CLASS(TestHandbookWeb, QApplication)

#include "tst_handbook_web.moc"
