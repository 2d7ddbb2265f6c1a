// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include <QList>
#include <QString>

#include "ui/moves/move_order.h"

namespace ui {

/// As RFC 7763 names it.
inline constexpr QLatin1StringView kMarkdownType("text/markdown");

/// Rows with moves (no folds) as text in aligned columns, or as a Markdown table. On any thread;
/// broken off by the token the text is of no use.
[[nodiscard]] QString movesAsText(const MoveOrder& order, const QList<int>& rows,
                                  const std::stop_token& stop = {});
[[nodiscard]] QString movesAsMarkdown(const MoveOrder& order, const QList<int>& rows,
                                      const std::stop_token& stop = {});

}  // namespace ui
