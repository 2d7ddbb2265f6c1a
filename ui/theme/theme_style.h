// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

#include "ui/theme/box_keys.h"

namespace ui {

/// Fusion with what it lacks: tool buttons whose checked state can be seen, a ring of two pixels
/// around what has the focus, room between figures and the words of the next column, and no
/// animation for those who want none.
class ThemeStyle : public QProxyStyle
{
    Q_OBJECT

public:
    ThemeStyle();

    /// The text of a label is plain unless its code says otherwise. That goes for message boxes and
    /// tooltips, too: Qt would take any text for HTML that looks like it, and read files that it names.
    /// Boxes leave keys alone that are not theirs, see BoxKeys.
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    /// Buttons with a menu have an arrow beside their text.
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option,
                                         const QSize& size, const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    /// The cross that clears a line of text is the program's own: Qt looks for the desktop's under four
    /// names in every folder of its icons, for each line anew.
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                                     const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* result) const override;

private:
    BoxKeys m_boxKeys;
};

}  // namespace ui
