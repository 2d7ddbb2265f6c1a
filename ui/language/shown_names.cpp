// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/shown_names.h"

#include <QFileInfo>

namespace ui {

QString oneLine(const QString& text)
{
    constexpr qsizetype kLongest = 120;
    constexpr qsizetype kEnd = 40;
    QString line = text;
    for (QChar& character : line) {
        const char16_t code = character.unicode();
        const bool turns = code == 0x061c || code == 0x200e || code == 0x200f ||
                           (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
        const bool breaks = code == 0x2028 || code == 0x2029;
        if (turns || breaks || character.category() == QChar::Other_Control)
            character = QChar::ReplacementCharacter;
    }
    if (line.size() <= kLongest) return line;
    qsizetype front = kLongest - kEnd - 1;
    qsizetype end = line.size() - kEnd;
    // Not within a character of two units.
    if (line.at(front - 1).isHighSurrogate()) --front;
    if (line.at(end).isLowSurrogate()) ++end;
    return line.first(front) + u'…' + line.sliced(end);
}

QString shownName(const QString& path)
{
    return oneLine(QFileInfo(path).fileName());
}

}  // namespace ui
