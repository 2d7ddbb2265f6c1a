// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/position/simulated.h"

namespace ui {

/// How often the iterations of a candidate came out how well: a bar for each step of equity.
class EquityHistogramView : public QWidget
{
    Q_OBJECT

public:
    explicit EquityHistogramView(QWidget* parent = nullptr);

    /// Null = of nothing.
    void setCandidate(const engine::SimulatedCandidate* candidate);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<std::int64_t> m_counts;
    double m_mean = 0;
};

}  // namespace ui
