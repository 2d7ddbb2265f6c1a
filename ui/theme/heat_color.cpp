// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/heat_color.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "ui/theme/theme.h"

namespace ui {

QColor heatColor(double level)
{
    const auto& heat = Theme::current().heat;
    const auto steps = static_cast<double>(heat.size());
    const double step = std::clamp(std::floor(level * steps), 0.0, steps - 1);
    return heat[static_cast<std::size_t>(step)];
}

}  // namespace ui
