// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/candidate_pen.h"

#include <algorithm>

namespace ui {

QPen candidatePen(const Theme& theme, int colour, qreal width)
{
    const int last = static_cast<int>(theme.candidate.size()) - 1;
    const int index = std::clamp(colour, 0, last);
    QPen pen(theme.candidate[static_cast<std::size_t>(index)], width, Qt::SolidLine, Qt::FlatCap);
    // In widths of the line.
    switch (index) {
    case 1: pen.setDashPattern({3, 1.5}); break;
    case 2: pen.setDashPattern({1, 1}); break;
    case 3: pen.setDashPattern({3, 1, 1, 1}); break;
    case 4: pen.setDashPattern({6, 1.5}); break;
    default: break;
    }
    return pen;
}

}  // namespace ui
