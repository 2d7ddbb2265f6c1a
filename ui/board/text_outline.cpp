// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/text_outline.h"

#include <QFontInfo>
#include <QHash>
#include <QTransform>

namespace ui::art {

QPainterPath textOutline(const QFont& font, const QString& text)
{
    // More than a board, its rack and its coordinates have.
    constexpr qsizetype kMost = 1024;
    // Without hints the shape is the same at every size, so that one of each text is enough, also
    // while a board grows with its window.
    constexpr int kKeptSize = 1000;
    thread_local QHash<QString, QPainterPath> kept;
    QFont large(font);
    large.setPixelSize(kKeptSize);
    large.setHintingPreference(QFont::PreferNoHinting);
    const int size = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    const qreal factor = static_cast<qreal>(size) / kKeptSize;
    const auto scale = QTransform::fromScale(factor, factor);
    // A font in it would hold on to an engine that goes with the application, before this does.
    const QString key = large.key() + u'\n' + text;
    if (const auto found = kept.constFind(key); found != kept.constEnd()) return scale.map(*found);
    QPainterPath outline;
    outline.addText(0, 0, large, text);
    if (kept.size() >= kMost) kept.clear();
    kept.insert(key, outline);
    return scale.map(outline);
}

}  // namespace ui::art
