// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/report.h"

namespace ui {

/// The words of reports in the user's language.
[[nodiscard]] engine::ReportWords reportWords();

}  // namespace ui
