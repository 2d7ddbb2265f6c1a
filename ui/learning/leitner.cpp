// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/leitner.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace ui::leitner {

int daysOf(int box)
{
    constexpr std::array<int, kBoxes> kDays{1, 3, 7, 14, 30, 60, 120};
    return kDays[static_cast<std::size_t>(std::clamp(box, 1, kBoxes) - 1)];
}

int boxAfter(int box, CardGrade grade)
{
    switch (grade) {
    case CardGrade::Right: return std::clamp(box + 1, 1, kBoxes);
    case CardGrade::Helped: return std::clamp(box, 1, kBoxes);
    case CardGrade::Wrong: break;
    }
    return 1;
}

}  // namespace ui::leitner
