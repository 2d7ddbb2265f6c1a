// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "ui/overlays/overlay.h"

class QLabel;

namespace ui {

/// Says what the overlays on the board mean and takes them away again. Hidden without an overlay.
/// With several there is room for the names and scales, in a low window for one line only; the rest
/// is in the tooltip.
class LegendStrip : public QWidget
{
    Q_OBJECT

public:
    explicit LegendStrip(QWidget* parent = nullptr);
    /// The overlays that are on, and what they say once that is known. None hides the strip.
    void setLegend(const QStringList& titles, const std::vector<OverlayMarks>& marks);

signals:
    void closeRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Says as much as there is room for.
    void fit();

    QStringList m_texts;  ///< from all there is to say to the least
    QString m_details;    ///< of each overlay
    bool m_left = false;  ///< even the first text leaves something out
    QLabel* m_text;
};

}  // namespace ui
