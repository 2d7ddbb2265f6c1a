// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QWidget>

namespace ui {

/// The best score of a search over time: a step for each improvement.
class ScorePlot : public QWidget
{
    Q_OBJECT

public:
    struct Step
    {
        double seconds = 0;
        std::int64_t points = 0;
    };
    using History = std::vector<Step>;

    explicit ScorePlot(QWidget* parent = nullptr);

    /// `seconds`: how long the search has gone on.
    void setHistory(const History& history, double seconds);
    [[nodiscard]] const History& history() const { return m_history; }
    /// The points at the foot of the plot; steps below it are left out. 0 without a history.
    [[nodiscard]] std::int64_t lowest() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    History m_history;
    double m_seconds = 0;
};

}  // namespace ui
