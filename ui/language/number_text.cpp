// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/number_text.h"

#include <cmath>

#include <QLocale>

namespace ui {

QString decimalText(double number, int decimals)
{
    const QLocale locale;
    const QString size = locale.toString(std::abs(number), 'f', decimals);
    const bool isZero = size == locale.toString(0.0, 'f', decimals);
    return isZero ? size : locale.toString(number, 'f', decimals);
}

}  // namespace ui
