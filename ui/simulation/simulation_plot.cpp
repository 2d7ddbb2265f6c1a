// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulation_plot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include "ui/language/number_text.h"
#include "ui/position/simulated.h"
#include "ui/theme/candidate_pen.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Before that a mean says nothing and would only stretch the scale.
constexpr double kFirstShown = 24;
constexpr int kMostNames = 6;
/// Per cent or points behind the leader.
constexpr double kFarOff = 6;

/// 1, 2 or 5 times a power of ten, so that there are about `steps` of them.
double roundStep(double range, int steps)
{
    const double raw = std::max(range, 1e-6) / steps;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (raw <= factor * power) return factor * power;
    return 10 * power;
}

}  // namespace

/// Where things are at the present size.
struct SimulationPlot::Frame
{
    QRectF area;
    double first = 1;  ///< iterations at the left
    double last = 2;
    double low = 0;  ///< of the measure
    double high = 1;
    bool logarithmic = true;

    [[nodiscard]] double x(double iterations) const
    {
        const double clipped = std::clamp(iterations, first, last);
        const double part = logarithmic ? std::log(clipped / first) / std::log(last / first)
                                        : (clipped - first) / (last - first);
        return area.left() + part * area.width();
    }
    [[nodiscard]] double y(double value) const
    {
        return area.bottom() - (value - low) / (high - low) * area.height();
    }
};

SimulationPlot::SimulationPlot(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"simulationPlot"_s);
    setAccessibleName(tr("Candidates over the iterations"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
}

void SimulationPlot::setCurves(std::vector<Curve> curves)
{
    m_curves = std::move(curves);
    describe();
    update();
}

void SimulationPlot::setMeasure(Measure measure)
{
    m_measure = measure;
    describe();
    update();
}

void SimulationPlot::setLogarithmic(bool on)
{
    m_logarithmic = on;
    update();
}

void SimulationPlot::setChosen(int id)
{
    if (m_chosen == id) return;
    m_chosen = id;
    update();
}

QSize SimulationPlot::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 11};
}

QSize SimulationPlot::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 26, fontMetrics().height() * 5};
}

double SimulationPlot::value(const SimulationHistory::Point& point) const
{
    return m_measure == Measure::Win ? point.win : point.equity;
}

double SimulationPlot::error(const SimulationHistory::Point& point) const
{
    return m_measure == Measure::Win ? point.winError : point.equityError;
}

void SimulationPlot::describe()
{
    QStringList parts;
    for (const Curve& curve : m_curves)
        if (!curve.points.empty() && parts.size() < kMostNames)
            parts << tr("%1: %2").arg(curve.name,
                                      decimalText(value(curve.points.back()), 1));
    setAccessibleDescription(parts.isEmpty() ? tr("No iterations yet") : parts.join(u", "_s));
}

std::pair<double, double> SimulationPlot::range() const
{
    const Frame now = frame();
    return {now.low, now.high};
}

SimulationPlot::Frame SimulationPlot::frame() const
{
    Frame frame;
    frame.logarithmic = m_logarithmic;
    const QFontMetricsF metrics(scaled(font(), textSize::kSmall), this);
    double names = 0;
    for (std::size_t i = 0; i < m_curves.size(); ++i)
        if (m_curves[i].colour >= 0)
            names = std::max(names, metrics.horizontalAdvance(m_curves[i].name + u"  −00.0"_s));
    names = std::min(names, width() * 0.35);
    const double numbers = metrics.horizontalAdvance(u"−000.0"_s);
    frame.area = QRectF(rect()).adjusted(numbers + 4, metrics.height() * 0.6, -names - 14,
                                         -metrics.height() - 4);
    for (const Curve& curve : m_curves)
        if (!curve.points.empty())
            frame.last = std::max(frame.last, curve.points.back().iterations);
    frame.first = std::min(kFirstShown, frame.last / 2);
    bool any = false;
    const auto take = [&](double shown) {
        frame.low = any ? std::min(frame.low, shown) : shown;
        frame.high = any ? std::max(frame.high, shown) : shown;
        any = true;
    };
    // What contends decides on the scale; of what rests the end is to be seen, if it isn't far off.
    const double top = m_curves.empty() || m_curves.front().points.empty()
                           ? 0
                           : value(m_curves.front().points.back());
    for (const Curve& curve : m_curves) {
        if (curve.points.empty()) continue;
        const double end = value(curve.points.back());
        if (curve.colour >= 0 || std::abs(end - top) < kFarOff) take(end);
        if (curve.colour < 0) continue;
        for (const auto& point : curve.points)
            if (point.iterations >= 2 * frame.first || curve.points.size() < 4) take(value(point));
    }
    const double margin = std::max((frame.high - frame.low) * 0.08, 0.5);
    frame.low -= margin;
    frame.high += margin;
    if (m_measure == Measure::Win) {
        // Nobody wins more than all games.
        frame.low = std::max(frame.low, 0.0);
        frame.high = std::min(frame.high, 100.0);
    }
    return frame;
}

void SimulationPlot::paintAxes(QPainter& painter, const Frame& frame) const
{
    const QPalette& colours = palette();
    const QLocale locale;
    const QFontMetricsF metrics(painter.font(), this);
    // A line of figures, and as much between two.
    const double step = roundStep(frame.high - frame.low,
                                  std::max(2, int(frame.area.height() / (2 * metrics.height()))));
    for (double level = std::ceil(frame.low / step) * step; level <= frame.high; level += step) {
        const double y = frame.y(level);
        painter.setPen(QPen(colours.color(QPalette::Mid), 0.5));
        painter.drawLine(QPointF(frame.area.left(), y), QPointF(frame.area.right(), y));
        painter.setPen(colours.color(QPalette::Text));
        painter.drawText(
            QRectF(0, y - metrics.height() / 2, frame.area.left() - 4, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, decimalText(level, step < 1 ? 1 : 0));
    }
    std::vector<double> ticks;
    if (frame.logarithmic) {
        for (double power = 10; power <= frame.last; power *= 10)
            for (const double factor : {1.0, 2.0, 5.0})
                if (factor * power >= frame.first && factor * power <= frame.last)
                    ticks.push_back(factor * power);
    } else {
        const double width = roundStep(frame.last - frame.first, 5);
        for (double tick = width; tick <= frame.last; tick += width) ticks.push_back(tick);
    }
    double free = frame.area.left() - 8;
    painter.setPen(colours.color(QPalette::Text));
    for (const double tick : ticks) {
        const QString text = locale.toString(static_cast<qlonglong>(tick));
        const double half = metrics.horizontalAdvance(text) / 2;
        const double x = frame.x(tick);
        if (x - half < free + 8) continue;
        free = x + half;
        painter.drawText(
            QRectF(x - half - 2, frame.area.bottom() + 3, 2 * half + 4, metrics.height()),
            Qt::AlignCenter, text);
    }
}

void SimulationPlot::paintCurve(QPainter& painter, const Frame& frame, const Curve& curve) const
{
    QPolygonF line;
    for (const auto& point : curve.points)
        if (point.iterations >= frame.first || curve.points.size() < 3)
            line << QPointF(frame.x(point.iterations), frame.y(value(point)));
    if (line.isEmpty()) return;
    const bool leads = &curve == &m_curves.front();
    const bool chosen = curve.id == m_chosen;
    if (curve.colour < 0) {
        const QColor grey = palette().color(QPalette::Mid);
        painter.setPen(QPen(grey, chosen ? 2.0 : 1.0));
        painter.drawPolyline(line);
        painter.setBrush(grey);
        painter.drawEllipse(line.back(), 2.5, 2.5);
        painter.setBrush(Qt::NoBrush);
        return;
    }
    painter.setPen(candidatePen(Theme::current(), curve.colour, leads || chosen ? 2.6 : 1.8));
    painter.drawPolyline(line);
}

int SimulationPlot::restingCount() const
{
    return static_cast<int>(std::ranges::count_if(
        m_curves, [](const Curve& curve) { return curve.colour < 0 && !curve.points.empty(); }));
}

double SimulationPlot::nameHeight() const
{
    const QFontMetricsF metrics(scaled(font(), textSize::kSmall), this);
    // With some air between two of them.
    return std::ceil(metrics.height() * 1.1);
}

QRectF SimulationPlot::restingPlace(const Frame& frame) const
{
    const double left = frame.area.right() + 12;
    const double height = nameHeight();
    return {left, frame.area.bottom() - 0.8 * height, width() - left, height};
}

std::vector<SimulationPlot::Name> SimulationPlot::names(const Frame& frame) const
{
    std::vector<Name> names;
    for (const Curve& curve : m_curves)
        if (curve.colour >= 0 && !curve.points.empty())
            names.push_back({&curve, frame.y(value(curve.points.back())), {}});
    const double height = nameHeight();
    const double lowest =
        (restingCount() > 0 ? restingPlace(frame).top() : frame.area.bottom() + height / 2) -
        height / 2;
    const double highest = height / 2;
    const auto room = static_cast<std::size_t>(std::max(1.0, (lowest - highest) / height + 1));
    if (names.size() > room) names.resize(room);
    std::ranges::stable_sort(names, {}, &Name::end);
    // Each gives way downwards, and what comes out at the bottom pushes back.
    std::vector<double> middles;
    for (const Name& name : names)
        middles.push_back(middles.empty() ? std::max(name.end, highest)
                                          : std::max(name.end, middles.back() + height));
    double bottom = lowest;
    for (std::size_t i = names.size(); i-- > 0;) {
        middles[i] = std::min(middles[i], bottom);
        bottom = middles[i] - height;
        const double left = frame.area.right() + 12;
        names[i].place = QRectF(left, middles[i] - height / 2, width() - left - 2, height);
    }
    return names;
}

std::vector<std::pair<int, QRectF>> SimulationPlot::namePlaces() const
{
    std::vector<std::pair<int, QRectF>> places;
    const Frame now = frame();
    for (const Name& name : names(now)) places.emplace_back(name.curve->id, name.place);
    if (restingCount() > 0) places.emplace_back(-1, restingPlace(now));
    return places;
}

void SimulationPlot::paintNames(QPainter& painter, const Frame& frame) const
{
    const Theme& theme = Theme::current();
    const double left = frame.area.right() + 12;
    int bar = 0;
    for (const Name& name : names(frame)) {
        const Curve& curve = *name.curve;
        const auto& last = curve.points.back();
        const bool leads = &curve == &m_curves.front();
        const QColor colour = theme.candidate[static_cast<std::size_t>(curve.colour)];
        const double end = frame.x(last.iterations);
        if (!leads && error(last) > 0) {
            // Bars stand beside each other.
            const double x = std::min(end, frame.area.right()) - 6.0 * bar++;
            painter.setPen(QPen(colour, 1.4));
            const double top = std::max(frame.y(value(last) + error(last)), frame.area.top());
            const double foot = std::min(frame.y(value(last) - error(last)), frame.area.bottom());
            painter.drawLine(QPointF(x, top), QPointF(x, foot));
            painter.drawLine(QPointF(x - 3, top), QPointF(x + 3, top));
            painter.drawLine(QPointF(x - 3, foot), QPointF(x + 3, foot));
        }
        painter.setPen(QPen(colour, 0.8));
        painter.drawLine(QPointF(end, name.end), QPointF(left - 3, name.place.center().y()));
        QFont font = painter.font();
        font.setBold(leads);
        painter.save();
        painter.setFont(font);
        painter.setPen(palette().color(QPalette::Text));
        const QRectF& place = name.place;
        const QString number = decimalText(value(last), 1);
        const double room = place.width() - QFontMetricsF(font).horizontalAdvance(number) - 4;
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, number);
        painter.setPen(colour);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(curve.name, Qt::ElideRight, room));
        painter.restore();
    }
    const int resting = restingCount();
    if (resting == 0) return;
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(restingPlace(frame), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%n resting", nullptr, resting));
}

void SimulationPlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    const bool any =
        std::ranges::any_of(m_curves, [](const Curve& curve) { return !curve.points.empty(); });
    if (!any) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("How the candidates draw apart appears here"));
        return;
    }
    painter.setFont(scaled(font(), textSize::kSmall));
    const Frame frame = this->frame();
    paintAxes(painter, frame);
    painter.save();
    painter.setClipRect(frame.area.adjusted(0, -2, 8, 2));
    // A band for the runner-up only: several are mud.
    const auto runnerUp =
        std::ranges::find_if(m_curves.begin() + 1, m_curves.end(), [](const Curve& curve) {
            return curve.colour >= 0 && !curve.points.empty();
        });
    if (runnerUp != m_curves.end()) {
        QPolygonF band;
        for (const auto& point : runnerUp->points)
            band << QPointF(frame.x(point.iterations), frame.y(value(point) + error(point)));
        for (auto point = runnerUp->points.rbegin(); point != runnerUp->points.rend(); ++point)
            band << QPointF(frame.x(point->iterations), frame.y(value(*point) - error(*point)));
        QColor colour = Theme::current().candidate[static_cast<std::size_t>(runnerUp->colour)];
        colour.setAlpha(40);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(band);
        painter.setBrush(Qt::NoBrush);
    }
    for (auto curve = m_curves.rbegin(); curve != m_curves.rend(); ++curve)
        paintCurve(painter, frame, *curve);
    painter.restore();
    paintNames(painter, frame);
}

void SimulationPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_curves.empty()) return;
    const Frame frame = this->frame();
    const QPointF at = event->position();
    // Names stand where there is room for them.
    for (const Name& name : names(frame))
        if (name.place.contains(at)) return emit chosen(name.curve->id);
    double nearest = 14;  // pixels
    int found = -1;
    for (const Curve& curve : m_curves) {
        if (curve.points.empty()) continue;
        const auto judge = [&](double y) {
            if (std::abs(y - at.y()) < nearest) {
                nearest = std::abs(y - at.y());
                found = curve.id;
            }
        };
        if (at.x() >= frame.x(curve.points.back().iterations)) {
            judge(frame.y(value(curve.points.back())));
            continue;
        }
        const auto next = std::ranges::find_if(
            curve.points, [&](const auto& point) { return frame.x(point.iterations) >= at.x(); });
        if (next != curve.points.end()) judge(frame.y(value(*next)));
    }
    if (found >= 0) emit chosen(found);
}

}  // namespace ui

#include "moc_simulation_plot.cpp"
