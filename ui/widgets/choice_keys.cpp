// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_keys.h"

#include <algorithm>

namespace ui {

QStringList choiceKeys(int count)
{
    constexpr int kDigits = 10;
    const auto digit = [](int number) { return QChar(u'0' + (number + 1) % kDigits); };
    // This many of the digits begin a pair.
    int pairs = 0;
    while (pairs < kDigits && kDigits - pairs + pairs * kDigits < count) ++pairs;
    QStringList keys;
    for (int i = 0; i < kDigits - pairs; ++i) keys.append(digit(i));
    for (int i = kDigits - pairs; i < kDigits; ++i)
        for (int j = 0; j < kDigits; ++j) keys.append(QString(digit(i)) + digit(j));
    keys.resize(std::min<qsizetype>(keys.size(), count));
    return keys;
}

}  // namespace ui
