// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QRectF>
#include <QWidget>

#include "ui/simulation/simulation_history.h"

namespace ui {

/// How the candidates of a simulation drew apart: a line each over the iterations, named at its
/// end. The runner-up has a band and the others that contend have a bar: the 95 % interval of their
/// gap to the leader, who has none. Whose bar doesn't reach the leader's line is beaten.
class SimulationPlot : public QWidget
{
    Q_OBJECT

public:
    enum class Measure { Win, Equity };
    struct Curve
    {
        int id = 0;
        QString name;
        int colour = -1;  ///< of candidatePen(); -1 = it rests, and is grey
        std::vector<SimulationHistory::Point> points;
    };

    explicit SimulationPlot(QWidget* parent = nullptr);

    /// The leader first.
    void setCurves(std::vector<Curve> curves);
    [[nodiscard]] const std::vector<Curve>& curves() const { return m_curves; }
    void setMeasure(Measure measure);
    [[nodiscard]] Measure measure() const { return m_measure; }
    void setLogarithmic(bool on);
    /// The least and the most of the measure that there is room for.
    [[nodiscard]] std::pair<double, double> range() const;
    /// Where the names at the ends of the lines stand, from top to bottom, by the ids of their curves,
    /// and with -1 how many rest: none over another. Where there is no room for all, the first candidates have theirs.
    [[nodiscard]] std::vector<std::pair<int, QRectF>> namePlaces() const;
    /// Its line is heavier; -1 = none.
    void setChosen(int id);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A click on a line or its name.
    void chosen(int id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Frame;
    [[nodiscard]] Frame frame() const;
    [[nodiscard]] double value(const SimulationHistory::Point& point) const;
    [[nodiscard]] double error(const SimulationHistory::Point& point) const;
    void paintAxes(QPainter& painter, const Frame& frame) const;
    void paintCurve(QPainter& painter, const Frame& frame, const Curve& curve) const;
    struct Name
    {
        const Curve* curve = nullptr;
        double end = 0;  ///< of the line
        QRectF place;
    };
    [[nodiscard]] std::vector<Name> names(const Frame& frame) const;
    [[nodiscard]] int restingCount() const;
    [[nodiscard]] double nameHeight() const;
    [[nodiscard]] QRectF restingPlace(const Frame& frame) const;
    void paintNames(QPainter& painter, const Frame& frame) const;
    void describe();

    std::vector<Curve> m_curves;
    Measure m_measure = Measure::Win;
    bool m_logarithmic = true;
    int m_chosen = -1;
};

}  // namespace ui
