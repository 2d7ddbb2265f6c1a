// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/game/report.h"

namespace ui {

/// The words of reports in the user's language. `leaves` names the leave values by which moves are
/// judged; empty = there are none.
[[nodiscard]] engine::ReportWords reportWords(const QString& leaves);

}  // namespace ui
