// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/contrast.h"

#include <algorithm>
#include <cmath>

namespace ui {

double luminance(const QColor& color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor readableInk(const QColor& background, const QColor& dark, const QColor& light)
{
    return contrast(background, dark) >= contrast(background, light) ? dark : light;
}

QColor mixed(const QColor& base, const QColor& over, double amount)
{
    const auto channel = [amount](float from, float to) {
        return static_cast<float>(from + (to - from) * amount);
    };
    return QColor::fromRgbF(channel(base.redF(), over.redF()),
                            channel(base.greenF(), over.greenF()),
                            channel(base.blueF(), over.blueF()));
}

}  // namespace ui
