// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "ui/models/move_list_model.h"

namespace ui {

/// As RFC 7763 names it.
inline constexpr QLatin1StringView kMarkdownType("text/markdown");

/// Rows with moves (no folds) as text in aligned columns, or as a Markdown table.
[[nodiscard]] QString movesAsText(const MoveListModel& model, const QList<int>& rows);
[[nodiscard]] QString movesAsMarkdown(const MoveListModel& model, const QList<int>& rows);

}  // namespace ui
