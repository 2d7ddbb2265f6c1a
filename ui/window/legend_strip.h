// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace ui {

/// Says what the overlay on the board means and takes it away again. Hidden without an overlay.
class LegendStrip : public QWidget
{
    Q_OBJECT

public:
    explicit LegendStrip(QWidget* parent = nullptr);
    /// An empty title hides the strip.
    void setLegend(const QString& title, const QString& legend);

signals:
    void closeRequested();

private:
    QLabel* m_text;
};

}  // namespace ui
