// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QString>

namespace ui::art {

/// Of a text whose base line begins at the origin, without the font's hints. The last ones are kept
/// by each thread: a board paints the same few texts again and again, and to read their outlines
/// from the font takes longer than all else.
[[nodiscard]] QPainterPath textOutline(const QFont& font, const QString& text);
/// How high its capital letters are, likewise without hints.
[[nodiscard]] qreal capHeight(const QFont& font);

}  // namespace ui::art
