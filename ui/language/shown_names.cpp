// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/shown_names.h"

#include <QFileInfo>
#include <QStringList>

#include "ui/language/file_names.h"

namespace ui {

namespace {

/// Of what stands on a line without a break.
constexpr qsizetype kLongest = 120;

/// What would move the words around it reads U+FFFD.
QString inPlace(QString line)
{
    for (QChar& character : line) {
        const char16_t code = character.unicode();
        const bool turns = code == 0x061c || code == 0x200e || code == 0x200f ||
                           (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
        const bool breaks = code == 0x2028 || code == 0x2029;
        if (turns || breaks || character.category() == QChar::Other_Control)
            character = QChar::ReplacementCharacter;
    }
    return line;
}

QString withoutMiddle(const QString& line, qsizetype longest)
{
    constexpr qsizetype kEnd = 40;
    if (line.size() <= longest) return line;
    qsizetype front = longest - kEnd - 1;
    qsizetype end = line.size() - kEnd;
    // Not within a character of two units.
    if (line.at(front - 1).isHighSurrogate()) --front;
    if (line.at(end).isLowSurrogate()) ++end;
    return line.first(front) + u'…' + line.sliced(end);
}

}  // namespace

QString oneLine(const QString& text)
{
    return withoutMiddle(inPlace(readableName(text)), kLongest);
}

QString quotedPart(const QString& text)
{
    constexpr qsizetype kLongestList = 1000;
    if (text.size() <= kLongest) return inPlace(text);
    QStringList words = withoutMiddle(inPlace(text), kLongestList).split(u' ');
    for (QString& word : words) word = withoutMiddle(word, kLongest);
    return words.join(u' ');
}

QString shownName(const QString& path)
{
    return oneLine(QFileInfo(path).fileName());
}

}  // namespace ui
