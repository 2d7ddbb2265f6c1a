// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/text_outline.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QHash>
#include <QTransform>

namespace ui::art {

namespace {

/// Without hints shapes are the same at every size, so that one of each text is enough, also while a
/// board grows with its window.
constexpr int kKeptSize = 1000;

QFont keptFont(const QFont& font)
{
    QFont large(font);
    large.setPixelSize(kKeptSize);
    large.setHintingPreference(QFont::PreferNoHinting);
    return large;
}

/// Of the font to the kept one.
qreal scaleOf(const QFont& font)
{
    const int size = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    return static_cast<qreal>(size) / kKeptSize;
}

}  // namespace

QPainterPath textOutline(const QFont& font, const QString& text)
{
    // More than a board, its rack and its coordinates have.
    constexpr qsizetype kMost = 1024;
    thread_local QHash<QString, QPainterPath> kept;
    const QFont large = keptFont(font);
    const qreal factor = scaleOf(font);
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

qreal capHeight(const QFont& font)
{
    // To ask the font itself would load it once more for each size.
    return QFontMetricsF(keptFont(font)).capHeight() * scaleOf(font);
}

}  // namespace ui::art
