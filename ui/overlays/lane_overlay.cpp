// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <utility>

#include <QCoreApplication>
#include <QLocale>

#include "engine/board/move_notation.h"
#include "ui/overlays/overlay_list.h"
#include "ui/overlays/overlay_text.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

class LaneOverlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::LaneOverlay)

public:
    static QString title();
    static ActionSpec command();
    static OverlayMarks marks(const OverlayInput& input, const engine::TaskContext& context);
};

constexpr int kNear = 10;   ///< points
constexpr int kRange = 40;  ///< points from an empty bar to a full one

struct Lane
{
    const engine::RankedMove* best = nullptr;
    int near = 0;
};

}  // namespace

QString LaneOverlay::title()
{
    return tr("Best lanes");
}

ActionSpec LaneOverlay::command()
{
    return {u"view.lanes"_s,  tr("Best &Lanes"), tr("The best move of each row and column"),
            {keys("Ctrl+4")}, u"lanes"_s,        true};
}

OverlayMarks LaneOverlay::marks(const OverlayInput& input, const engine::TaskContext&)
{
    if (!input.ranking || input.ranking->moves.empty())
        return waitingForMoves(title(), input.position);
    OverlayMarks result;
    result.title = title();
    const engine::Equity top = input.ranking->moves.front().equity;
    std::map<std::pair<engine::Direction, int>, Lane> lanes;
    for (const engine::RankedMove& ranked : input.ranking->moves) {
        if (ranked.move.kind != engine::MoveKind::Place) continue;
        const bool across = ranked.move.direction == engine::Direction::Across;
        Lane& lane = lanes[{ranked.move.direction, across ? ranked.move.row : ranked.move.column}];
        if (lane.best == nullptr) lane.best = &ranked;
        if (top - ranked.equity <= engine::Equity::fromPoints(kNear)) ++lane.near;
    }
    for (const auto& [place, lane] : lanes) {
        LaneMark mark;
        mark.direction = place.first;
        mark.index = place.second;
        const double below = (top - lane.best->equity).toPoints();
        mark.level = std::clamp(1.0 - below / kRange, 0.0, 1.0);
        mark.color = heatColor(mark.level);
        mark.text = roundedPoints(lane.best->equity);
        const bool across = place.first == engine::Direction::Across;
        const QString move =
            QString::fromStdString(engine::moveText(input.position, lane.best->move));
        const QString name =
            across ? QString::number(place.second + 1)
                   : QString::fromStdString(engine::squareName(0, place.second)).mid(1);
        mark.explanation = (across ? tr("Row %1: %2, %3") : tr("Column %1: %2, %3"))
                               .arg(name, move, signedPoints(lane.best->equity.toPoints())) +
                           u'\n' +
                           tr("%n move(s) within %1 points of the best", nullptr, lane.near)
                               .arg(QString::number(kNear)) +
                           u'\n' + tr("A click lists them.");
        result.lanes.push_back(std::move(mark));
    }
    result.scale = heatScale(top.toPoints() - kRange, top.toPoints(), QString());
    result.legend = tr("Best static equity per lane. A full bar: the best of all; none: %1 points "
                       "less.")
                        .arg(QString::number(kRange));
    return result;
}

Overlay laneOverlay()
{
    return Overlay({.id = u"lanes"_s,
                    .title = LaneOverlay::title,
                    .kind = Overlay::Kind::Heat,
                    .needsMoves = true,
                    .command = {40, LaneOverlay::command},
                    .marks = LaneOverlay::marks});
}

}  // namespace ui
