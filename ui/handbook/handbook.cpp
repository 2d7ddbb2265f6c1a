// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handbook/handbook.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace ui {
namespace {

using namespace Qt::StringLiterals;

const QString kHandbookFolder = u":/handbook/"_s;
const QString kFirstPage = u"index"_s;
const QString kEnding = u".md"_s;

QByteArray handbookFile(const QString& language, const QString& name)
{
    for (const QString& spoken : {language, u"en"_s}) {
        QFile file(kHandbookFolder + spoken + u'/' + name);
        if (file.open(QIODevice::ReadOnly)) return file.readAll();
    }
    return {};
}

QString handbookText(const QString& language, const QString& name)
{
    return QString::fromUtf8(handbookFile(language, name + kEnding));
}

QString firstHeading(const QString& text)
{
    static const QRegularExpression heading(u"^# *(.+)$"_s, QRegularExpression::MultilineOption);
    return heading.match(text).captured(1).trimmed();
}

/// Names of the pages that a page links to, each once.
QStringList linkedPages(const QString& text)
{
    static const QRegularExpression link(u"\\]\\(([^)#]+)\\.md[^)]*\\)"_s);
    QStringList names;
    for (auto found = link.globalMatch(text); found.hasNext();)
        names.append(found.next().captured(1));
    names.removeDuplicates();
    return names;
}

}  // namespace

Handbook::Handbook(const QString& language) : m_language(language)
{
    QStringList names{kFirstPage};
    names += linkedPages(handbookText(language, kFirstPage));
    // A page that the first one forgets is found all the same.
    const QStringList files = QDir(kHandbookFolder + u"en"_s).entryList({u"*.md"_s}, QDir::Files);
    for (const QString& file : files) names.append(file.chopped(kEnding.size()));
    names.removeDuplicates();
    for (const QString& name : std::as_const(names)) {
        const QString text = handbookText(language, name);
        if (!text.isEmpty()) m_pages.append({name, firstHeading(text), text});
    }
}

const HandbookPage* Handbook::page(const QString& name) const
{
    const auto found = std::find_if(m_pages.begin(), m_pages.end(),
                                    [&](const HandbookPage& page) { return page.name == name; });
    return found == m_pages.end() ? nullptr : &*found;
}

QList<const HandbookPage*> Handbook::find(const QString& words) const
{
    static const QRegularExpression blanks(u"\\s+"_s);
    const QStringList wanted = words.split(blanks, Qt::SkipEmptyParts);
    const auto hasAll = [&](const QString& text) {
        return std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
    };
    QList<const HandbookPage*> inTitle;
    QList<const HandbookPage*> inText;
    for (const HandbookPage& page : m_pages) {
        if (hasAll(page.title)) inTitle.append(&page);
        else if (hasAll(page.text)) inText.append(&page);
    }
    return inTitle + inText;
}

std::optional<HandbookLink> handbookLink(const QString& address, const QString& from)
{
    const qsizetype sign = address.indexOf(u'#');
    const QString file = address.left(sign < 0 ? address.size() : sign);
    const QString heading = sign < 0 ? QString() : address.mid(sign + 1);
    if (file.isEmpty()) return HandbookLink{from, heading};
    if (file.contains(u':') || file.contains(u'/') || !file.endsWith(kEnding)) return {};
    return HandbookLink{file.chopped(kEnding.size()), heading};
}

QByteArray handbookPicture(const QString& language, const QString& name)
{
    static const QRegularExpression picture(u"^[a-zA-Z-]+\\.png$"_s);
    return picture.match(name).hasMatch() ? handbookFile(language, name) : QByteArray();
}

QString headingAnchor(const QString& heading)
{
    QString anchor;
    for (const QChar c : heading.trimmed().toLower()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_') anchor += c;
        else if (c.isSpace()) anchor += u'-';
    }
    return anchor;
}

}  // namespace ui
