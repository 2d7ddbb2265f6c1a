// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QElapsedTimer>
#include <QXmlStreamReader>
#include <QtTest>

#include "engine/base/random.h"
#include "engine/game/note_html.h"
#include "engine/game/note_tags.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

/// Elements are closed, none can run or load anything.
void checkHarmless(const std::string& note)
{
    NoteTargets targets;
    targets.picture = [](std::string_view) { return "<img src=\"data:x\"/>"; };
    const std::string html = noteHtml(note, targets);
    QXmlStreamReader reader(QString::fromStdString("<div>" + html + "</div>"));
    static const QSet<QString> known{"div", "p",    "br",  "h3",    "ul", "ol",         "li",
                                     "pre", "code", "em",  "s",     "hr", "blockquote", "strong",
                                     "a",   "span", "img", "table", "tr", "th",         "td"};
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement()) continue;
        QVERIFY2(known.contains(reader.name().toString()), note.c_str());
        for (const auto& attribute : reader.attributes()) {
            static const QSet<QString> harmless{"href", "rel", "class", "start", "src"};
            QVERIFY2(harmless.contains(attribute.name().toString()), note.c_str());
            if (attribute.name() == u"href")
                QVERIFY2(attribute.value().startsWith(u"http"), note.c_str());
        }
    }
    QVERIFY2(!reader.hasError(), (note + "\n" + html).c_str());
}

}  // namespace

class TestNoteHtml : public QObject
{
    Q_OBJECT

private slots:
    void written_data()
    {
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("html");
        const auto row = [](const char* name, const char* note, const char* html) {
            QTest::newRow(name) << QString(note) << QString(html);
        };
        row("lines", "one\ntwo  \nthree\n\nfour",
            "<p>one<br/>\ntwo<br/>\nthree</p>\n<p>four</p>\n");
        row("emphasis", "a *b* **c** ***d*** _e_ __f__ ~~g~~",
            "<p>a <em>b</em> <strong>c</strong> <strong><em>d</em></strong> <em>e</em> "
            "<strong>f</strong> <s>g</s></p>\n");
        row("nested", "**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>\n");
        row("phonies", "1A WAZ(O)OING* is no word, WAZOOING* and 2*3*4",
            "<p>1A WAZ(O)OING* is no word, WAZOOING* and 2<em>3</em>4</p>\n");
        row("underscores", "snake_case_name", "<p>snake_case_name</p>\n");
        row("code", "`<b>*x*` and ``a`b``",
            "<p><code>&lt;b&gt;*x*</code> and <code>a`b</code></p>\n");
        row("html", "<script>alert(1)</script> & <b>x</b>",
            "<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;x&lt;/b&gt;</p>\n");
        row("escapes", "\\*x\\* \\<", "<p>*x* &lt;</p>\n");
        row("link", "[a *b*](https://x.org/?a=1&b) end",
            "<p><a rel=\"noopener noreferrer nofollow\" href=\"https://x.org/?a=1&amp;b\">a "
            "<em>b</em></a> end</p>\n");
        row("address", "see https://x.org/a.",
            "<p>see <a rel=\"noopener noreferrer nofollow\" "
            "href=\"https://x.org/a\">https://x.org/a</a>.</p>\n");
        row("no link", "[a](javascript:x) [b](file:///etc) [c](x.html)",
            "<p>[a](javascript:x) [b](file:///etc) [c](x.html)</p>\n");
        row("no picture", "![a](https://x.org/a.png)",
            "<p>![a](<a rel=\"noopener noreferrer nofollow\" "
            "href=\"https://x.org/a.png\">https://x.org/a.png</a>)</p>\n");
        row("heading", "## What *now*\ntext", "<h3>What <em>now</em></h3>\n<p>text</p>\n");
        row("tag", "#findingSADDEST is no heading, nor &#13 a tag",
            "<p><span class=\"tag\">#findingSADDEST</span> is no heading, nor &amp;#13 a "
            "tag</p>\n");
        row("list", "- a\n- b\n  more\n- c\n\ntext",
            "<ul><li>a</li>\n<li>b<br/>\nmore</li>\n<li>c</li>\n</ul>\n<p>text</p>\n");
        row("numbers", "3. a\n4. b", "<ol start=\"3\"><li>a</li>\n<li>b</li>\n</ol>\n");
        row("list in list", "- a\n  - b\n- c",
            "<ul><li>a<ul><li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>\n");
        row("quotation", "> a\n> b", "<blockquote><p>a<br/>\nb</p>\n</blockquote>\n");
        row("rule", "a\n\n---\nb", "<p>a</p>\n<hr/>\n<p>b</p>\n");
        row("fence", "```\n<i>\n- x\n```\nafter",
            "<pre><code>&lt;i&gt;\n- x\n</code></pre>\n<p>after</p>\n");
        row("table", "| a | b |\n|---|--:|\n| 1 | <2> |",
            "<table><tr><th>a</th><th class=\"n\">b</th></tr>\n"
            "<tr><td>1</td><td class=\"n\">&lt;2&gt;</td></tr>\n</table>\n");
        row("sentence", "I had 1,5 - 2. Then\n2020 was",
            "<p>I had 1,5 - 2. Then<br/>\n2020 was</p>\n");
    }
    void written()
    {
        QFETCH(QString, note);
        QFETCH(QString, html);
        QCOMPARE(QString::fromStdString(noteHtml(note.toStdString())), html);
        checkHarmless(note.toStdString());
    }

    /// Whatever is written is closed and harmless.
    void anything()
    {
        static const std::vector<std::string> parts{"*",
                                                    "**",
                                                    "_",
                                                    "__",
                                                    "~~",
                                                    "`",
                                                    "``",
                                                    "```",
                                                    "[",
                                                    "](",
                                                    ")",
                                                    "!",
                                                    "<",
                                                    ">",
                                                    "\n",
                                                    "\n\n",
                                                    " ",
                                                    "- ",
                                                    "1. ",
                                                    "> ",
                                                    "#",
                                                    "# ",
                                                    "|",
                                                    "|--|",
                                                    "a",
                                                    "\"",
                                                    "'",
                                                    "&",
                                                    "\\",
                                                    "é",
                                                    "ab",
                                                    "---",
                                                    "    ",
                                                    "javascript:x",
                                                    "http://a.b",
                                                    "picture:p",
                                                    "<img src=x onerror=y>",
                                                    "\r\n"};
        Random random(7);
        for (int i = 0; i < 5'000; ++i) {
            std::string note;
            const auto length = 1 + random.below(30);
            for (std::uint64_t j = 0; j < length; ++j)
                note += parts[static_cast<std::size_t>(
                    random.below(static_cast<std::uint32_t>(parts.size())))];
            checkHarmless(note);
            if (QTest::currentTestFailed()) return;
        }
    }

    /// Long notes made to be slow are not.
    void takesLittleTime()
    {
        const auto repeated = [](const std::string& part) {
            std::string text;
            while (text.size() < 50'000) text += part;
            return text;
        };
        for (const char* part : {"*a ", "**a *b ", "[", "![", "`a ``b ", "_a", "~~a", "<http://",
                                 "- ", "> ", ">", "  - a\n", "|", "#a", "\\", "[a](", "*a_b~~c`"}) {
            QElapsedTimer timer;
            timer.start();
            static_cast<void>(noteHtml(repeated(part)));
            static_cast<void>(safeMarkdown(repeated(part)));
            QVERIFY2(timer.elapsed() < 20000, part);
        }
    }

    void forOtherPrograms()
    {
        const auto safe = [](const char* note) { return safeMarkdown(note); };
        QCOMPARE(safe("a\nb\n\nc"), std::string("a  \nb\n\nc"));
        QCOMPARE(safe("<img src=x> & *b*"), std::string("\\<img src=x> & *b*"));
        QCOMPARE(safe("[a](javascript:x)"), std::string("[a]\\(javascript:x)"));
        QCOMPARE(safe("[a](https://x.org)"), std::string("[a](https://x.org)"));
        QCOMPARE(safe("![a](https://x.org)"), std::string("\\![a](https://x.org)"));
        QCOMPARE(safe("![a](picture:p)"), std::string("![a](picture:p)"));
        // What has its backslash already, and pictures whose end others see elsewhere.
        QCOMPARE(safe("\\<b> \\\\<b> \\\\\\<b>"), std::string("\\<b> \\\\\\<b> \\\\\\<b>"));
        QCOMPARE(safe("\\![a](https://x.org)"), std::string("\\![a](https://x.org)"));
        QCOMPARE(safe("\\\\![a](https://x.org)"), std::string("\\\\\\![a](https://x.org)"));
        for (const char* picture :
             {"![a [b](picture:p)](https://x.org)", "![a`](picture:p)`](https://x.org)",
              "![a\\](picture:p)](https://x.org)", "![a<b](picture:p)>](https://x.org)"})
            QVERIFY2(safe(picture).starts_with("\\![a"), picture);
        QCOMPARE(safe("![a\nb](https://x.org)"), std::string("\\![a  \nb](https://x.org)"));
        QCOMPARE(safe("\\\x01<b> ]\x02(javascript:x)"), std::string("\\<b> ]\\(javascript:x)"));
        QCOMPARE(safe("[a][b]\n[b]: javascript:x"), std::string("[a]\\[b]  \n[b]\\: javascript:x"));
    }

    void tags()
    {
        const auto names = [](const char* text) {
            std::string all;
            for (const NoteTag& tag : noteTags(text)) all += tag.name + " ";
            return all;
        };
        QCOMPARE(names("HA(N)DLIsT. #findingSADDEST"), std::string("findingSADDEST "));
        QCOMPARE(names("#note #knowledgesmall, x#y #13 # a &#39; #a-b. #größe"),
                 std::string("knowledgesmall a-b größe "));
        QCOMPARE(taggedMistake("findingSADDEST"), std::optional(TaggedSize::Large));
        QCOMPARE(taggedMistake("visionsad"), std::optional(TaggedSize::Small));
        QCOMPARE(taggedMistake("strategymedium"), std::optional(TaggedSize::Medium));
        QVERIFY(!taggedMistake("finding") && !taggedMistake("timeout") && !taggedMistake("sad"));
    }
};

TEST_CLASS(TestNoteHtml, tests::NoApplication)
#include "tst_note_html.moc"
