// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/text_outline.h"

#include <utility>

#include <QHash>

namespace ui::art {

QPainterPath textOutline(const QFont& font, const QString& text)
{
    // More than a board, its rack and its coordinates have in a few sizes.
    constexpr qsizetype kMost = 1024;
    thread_local QHash<std::pair<QFont, QString>, QPainterPath> kept;
    const auto key = std::make_pair(font, text);
    if (const auto found = kept.constFind(key); found != kept.constEnd()) return *found;
    QPainterPath outline;
    outline.addText(0, 0, font, text);
    if (kept.size() >= kMost) kept.clear();
    kept.insert(key, outline);
    return outline;
}

}  // namespace ui::art
