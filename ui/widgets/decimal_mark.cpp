// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/decimal_mark.h"

#include <algorithm>

#include <QLocale>

namespace ui {

namespace {

// U+2008 is as wide as a point, U+2007 as a figure.
const QString kNoDecimal = QStringLiteral("\u2008\u2007");

}  // namespace

QString besideDecimals(const QString& text)
{
    const QString group = QLocale().groupSeparator();
    const auto isOfWhole = [&group](QChar letter) {
        return letter.isDigit() || letter == u'+' || letter == u'-' || letter == u'\u2212' ||
               group.contains(letter);
    };
    const bool isWhole =
        std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); }) &&
        std::all_of(text.begin(), text.end(), isOfWhole);
    return isWhole ? QString(text + kNoDecimal) : text;
}

}  // namespace ui
