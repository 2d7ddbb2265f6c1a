// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

#include "engine/game/report.h"

namespace ui {

/// The lead over a game for paper: dark on white, bad turns marked by shape and colour as
/// everywhere. Null but for two players. Any thread.
[[nodiscard]] QImage leadPicture(const engine::ReportParts& parts, QSize pixels);

}  // namespace ui
