// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handbook/handbook_web.h"

#include <span>
#include <utility>

#include <QDir>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include "engine/base/file.h"
#include "ui/language/language.h"
#include "ui/language/text.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

constexpr const char* kStyle = R"(
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; display: flex; flex-wrap: wrap; }
nav { flex: 0 0 15rem; padding: 1rem; box-sizing: border-box; }
nav ul { list-style: none; padding: 0; margin: 0; }
main { flex: 1 1 30rem; max-width: 48rem; padding: 1rem 2rem; box-sizing: border-box; }
table { border-collapse: collapse; }
td, th { border: 1px solid; padding: .2rem .6rem; text-align: left; vertical-align: top; }
img { max-width: 100%; height: auto; }
pre { overflow-x: auto; padding: .6rem; border: 1px solid; }
a[aria-current] { font-weight: bold; }
)";

/// "moves.md#finding" as "moves.html#finding"; what leads out of the handbook stays.
QString webAddress(const QString& address, const QString& from)
{
    const auto link = handbookLink(address, from);
    if (!link) return address;
    const QString heading = link->heading.isEmpty() ? QString() : u'#' + link->heading;
    return link->page + u".html"_s + heading;
}

/// Writes what a text document holds, element by element, as plainly as it can be said.
class WebWriter
{
public:
    WebWriter(QString page, QString language)
        : m_page(std::move(page)), m_language(std::move(language))
    {
    }

    QString write(const QTextDocument& document)
    {
        writeFrame(*document.rootFrame());
        return std::move(m_html);
    }

private:
    void writeFrame(const QTextFrame& frame)
    {
        for (auto at = frame.begin(); !at.atEnd(); ++at) {
            if (auto* table = qobject_cast<QTextTable*>(at.currentFrame())) {
                endAll();
                writeTable(*table);
            } else if (const QTextFrame* inner = at.currentFrame()) {
                writeFrame(*inner);
            } else if (at.currentBlock().isValid()) {
                writeBlock(at.currentBlock());
            }
        }
        endAll();
    }

    void writeTable(QTextTable& table)
    {
        m_html += u"<table>\n"_s;
        for (int row = 0; row < table.rows(); ++row) {
            const QString kind = row == 0 ? u"th"_s : u"td"_s;
            m_html += u"<tr>"_s;
            for (int column = 0; column < table.columns(); ++column) {
                m_html += u"<%1>"_s.arg(kind);
                const QTextTableCell cell = table.cellAt(row, column);
                bool first = true;
                for (auto at = cell.begin(); !at.atEnd(); ++at) {
                    if (!std::exchange(first, false)) m_html += u"<br/>"_s;
                    writeText(at.currentBlock(), row > 0);
                }
                m_html += u"</%1>"_s.arg(kind);
            }
            m_html += u"</tr>\n"_s;
        }
        m_html += u"</table>\n"_s;
    }

    void writeBlock(const QTextBlock& block)
    {
        const QTextBlockFormat format = block.blockFormat();
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence) ||
                            format.hasProperty(QTextFormat::BlockCodeLanguage) ||
                            format.nonBreakableLines();
        if (isCode) {
            endLists();
            m_html += m_inCode ? u"\n"_s : u"<pre><code>"_s;
            m_inCode = true;
            m_html += block.text().toHtmlEscaped();
            return;
        }
        endCode();
        if (const QTextList* list = block.textList()) {
            openLists(*list, format.indent() + list->format().indent());
            m_html += u"<li>"_s;
            writeText(block, true);
            m_itemOpen = true;
            return;
        }
        endLists();
        if (block.text().isEmpty()) return;
        if (const int level = format.headingLevel()) {
            const QString tag = u"h"_s + QString::number(level);
            m_html += u"<%1 id=\"%2\">"_s.arg(tag, headingAnchor(block.text()).toHtmlEscaped());
            writeText(block, false);
            m_html += u"</%1>\n"_s.arg(tag);
            return;
        }
        m_html += u"<p>"_s;
        writeText(block, true);
        m_html += u"</p>\n"_s;
    }

    void writeText(const QTextBlock& block, bool weights)
    {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment fragment = at.fragment();
            const QTextCharFormat format = fragment.charFormat();
            if (format.isImageFormat()) {
                const QTextImageFormat image = format.toImageFormat();
                const QByteArray picture = handbookPicture(m_language, image.name());
                m_html += u"<img src=\"data:image/png;base64,%1\" alt=\"%2\"/>"_s.arg(
                    QString::fromLatin1(picture.toBase64()),
                    image.property(QTextFormat::ImageAltText).toString().toHtmlEscaped());
                continue;
            }
            QString text = fragment.text().toHtmlEscaped();
            text.replace(QChar::LineSeparator, u"<br/>"_s);
            if (format.fontFixedPitch()) text = u"<code>%1</code>"_s.arg(text);
            if (format.fontItalic()) text = u"<em>%1</em>"_s.arg(text);
            if (weights && format.fontWeight() > QFont::Medium)
                text = u"<strong>%1</strong>"_s.arg(text);
            if (format.isAnchor())
                text = u"<a href=\"%1\">%2</a>"_s.arg(
                    webAddress(format.anchorHref(), m_page).toHtmlEscaped(), text);
            m_html += text;
        }
    }

    /// Lists lie in each other by their indents.
    void openLists(const QTextList& list, int indent)
    {
        const bool numbered = list.format().style() == QTextListFormat::ListDecimal;
        while (!m_lists.isEmpty() && m_lists.last().indent > indent) endList();
        if (!m_lists.isEmpty() && m_lists.last().indent == indent) {
            if (m_lists.last().list == &list) {
                if (m_itemOpen) m_html += u"</li>\n"_s;
                return;
            }
            endList();
        }
        m_html += numbered ? u"<ol>\n"_s : u"<ul>\n"_s;
        m_lists.append({&list, indent, numbered});
    }
    void endList()
    {
        m_html += u"</li>\n"_s;
        m_html += m_lists.takeLast().numbered ? u"</ol>\n"_s : u"</ul>\n"_s;
    }
    void endLists()
    {
        while (!m_lists.isEmpty()) endList();
        m_itemOpen = false;
    }
    void endCode()
    {
        if (std::exchange(m_inCode, false)) m_html += u"</code></pre>\n"_s;
    }
    void endAll()
    {
        endCode();
        endLists();
    }

    struct OpenList
    {
        const QTextList* list;
        int indent;
        bool numbered;
    };

    QString m_page;
    QString m_language;
    QString m_html;
    QList<OpenList> m_lists;
    bool m_itemOpen = false;
    bool m_inCode = false;
};

QString webDocument(const QString& language, const QString& title, const QString& body)
{
    return u"<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%1\">\n<head>\n"
           "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width\"/>\n"
           "<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n%4</body>\n</html>\n"_s.arg(
               language, title.toHtmlEscaped(), QString::fromLatin1(kStyle), body);
}

engine::Result<void> writePage(const QString& path, const QString& html)
{
    const QByteArray bytes = html.toUtf8();
    return engine::writeFileAtomically(toPath(path), std::as_bytes(std::span(bytes)));
}

}  // namespace

QString handbookWebPage(const Handbook& handbook, const HandbookPage& page)
{
    QTextDocument document;
    document.setMarkdown(page.text);
    QString list;
    for (const HandbookPage& other : handbook.pages())
        list += u"<li><a href=\"%1.html\"%2>%3</a></li>\n"_s.arg(
            other.name, other.name == page.name ? u" aria-current=\"page\""_s : QString(),
            other.title.toHtmlEscaped());
    return webDocument(handbook.language(), page.title + u" – Tilewright"_s,
                       u"<nav>\n<ul>\n%1</ul>\n</nav>\n<main>\n%2</main>\n"_s.arg(
                           list, WebWriter(page.name, handbook.language()).write(document)));
}

engine::Result<void> writeHandbookWeb(const QString& folder)
{
    QString list;
    for (const Language& language : languages()) {
        const QString own = folder + u'/' + language.id;
        // Writing tells what is wrong where it can't be made.
        static_cast<void>(QDir().mkpath(own));
        const Handbook handbook(language.id);
        for (const HandbookPage& page : handbook.pages()) {
            auto written =
                writePage(own + u'/' + page.name + u".html"_s, handbookWebPage(handbook, page));
            if (!written) return written;
        }
        list += u"<li><a href=\"%1/index.html\" lang=\"%1\">%2</a></li>\n"_s.arg(
            language.id, language.name.toHtmlEscaped());
    }
    return writePage(
        folder + u"/index.html"_s,
        webDocument(u"en"_s, u"Tilewright"_s, u"<main>\n<ul>\n%1</ul>\n</main>\n"_s.arg(list)));
}

}  // namespace ui
