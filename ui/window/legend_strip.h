// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "ui/overlays/overlay.h"

class QLabel;

namespace ui {

/// Says what the overlays on the board mean and takes them away again. Hidden without an overlay.
/// With several there is room for the names and scales; the rest is in the tooltip.
class LegendStrip : public QWidget
{
    Q_OBJECT

public:
    explicit LegendStrip(QWidget* parent = nullptr);
    /// The overlays that are on, and what they say once that is known. None hides the strip.
    void setLegend(const QStringList& titles, const std::vector<OverlayMarks>& marks);

signals:
    void closeRequested();

private:
    QLabel* m_text;
};

}  // namespace ui
