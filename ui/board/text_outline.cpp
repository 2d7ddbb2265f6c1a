// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/text_outline.h"

#include <QHash>

namespace ui::art {

QPainterPath textOutline(const QFont& font, const QString& text)
{
    // More than a board, its rack and its coordinates have in a few sizes.
    constexpr qsizetype kMost = 1024;
    thread_local QHash<QString, QPainterPath> kept;
    // A font in it would hold on to an engine that goes with the application, before this does.
    const QString key =
        font.key() + u'\n' + QString::number(font.hintingPreference()) + u'\n' + text;
    if (const auto found = kept.constFind(key); found != kept.constEnd()) return *found;
    QPainterPath outline;
    outline.addText(0, 0, font, text);
    if (kept.size() >= kMost) kept.clear();
    kept.insert(key, outline);
    return outline;
}

}  // namespace ui::art
