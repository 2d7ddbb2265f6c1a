// SPDX-License-Identifier: GPL-3.0-or-later
// Which lanes the candidate opens and closes.
#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "engine/board/move_notation.h"
#include "engine/search/lane_outlook.h"
#include "ui/overlays/overlay_list.h"
#include "ui/overlays/overlay_text.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

class OpenedLanesOverlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::OpenedLanesOverlay)

public:
    static QString title() { return tr("Opens and closes"); }
    static ActionSpec command();
    static OverlayMarks marks(const OverlayInput& input, const engine::TaskContext& context);

private:
    static LaneMark markOf(const engine::LaneChange& lane);
};

constexpr int kLaneRacks = 100;
constexpr double kFullChange = 15;  // points of a bar of full length
constexpr double kLeastOpened = 0.5;

/// From -3 to +3: what is opened is the opponent's.
QColor changeColor(double opened)
{
    const auto& scale = Theme::current().signedScale;
    const double step = std::clamp(std::round(-3 * opened / kFullChange), -3.0, 3.0);
    const double kept = step == 0 ? (opened > 0 ? -1 : 1) : step;
    return scale[static_cast<std::size_t>(kept + 3)];
}

}  // namespace

ActionSpec OpenedLanesOverlay::command()
{
    return {u"view.opensCloses"_s,
            tr("&Opens and Closes"),
            tr("In which rows and columns the opponent makes more or less after the move"),
            {keys("Ctrl+Alt+8")},
            {},
            true};
}

LaneMark OpenedLanesOverlay::markOf(const engine::LaneChange& lane)
{
    LaneMark mark;
    mark.direction = lane.direction;
    mark.index = lane.lane;
    mark.level = std::min(1.0, std::abs(lane.opened()) / kFullChange);
    mark.text = roundedPoints(
        engine::Equity::fromPoints(static_cast<std::int32_t>(std::lround(lane.opened()))));
    mark.color = changeColor(lane.opened());
    const bool across = lane.direction == engine::Direction::Across;
    const QString name = across ? QString::number(lane.lane + 1)
                                : overlayText(engine::squareName(0, lane.lane)).mid(1);
    const QLocale locale;
    mark.explanation =
        (across ? tr("Row %1: %2, from %3 to %4 points")
                : tr("Column %1: %2, from %3 to %4 points"))
            .arg(name, signedPoints(lane.opened()), locale.toString(lane.before, 'f', 1),
                 locale.toString(lane.after, 'f', 1));
    return mark;
}

OverlayMarks OpenedLanesOverlay::marks(const OverlayInput& input,
                                       const engine::TaskContext& context)
{
    std::optional<engine::Move> move = input.candidate;
    if (!move && input.ranking && !input.ranking->moves.empty())
        move = input.ranking->moves.front().move;
    if (!move) return waitingForMoves(title(), input.position);
    OverlayMarks result;
    result.title = title();
    const auto outlook = engine::laneOutlook(input.position, *move, kLaneRacks, 1, context);
    if (!outlook) {
        result.legend = tr("Nothing can be said of this move.");
        return result;
    }
    for (const engine::LaneChange& lane : outlook->lanes)
        if (std::abs(lane.opened()) >= kLeastOpened) result.lanes.push_back(markOf(lane));
    result.legend =
        tr("What %1 opens (+) or closes (−) for the opponent. His best score in the lane before "
           "and after, mean of %2 racks; on the whole board %3.")
            .arg(overlayText(engine::moveText(input.position, *move)),
                 QString::number(outlook->racks),
                 signedPoints(outlook->bestAfter - outlook->bestBefore));
    return result;
}

Overlay openedLanesOverlay()
{
    return Overlay({.id = u"opensCloses"_s,
                    .title = OpenedLanesOverlay::title,
                    .kind = Overlay::Kind::Heat,
                    .needsCandidate = true,
                    .command = {48, OpenedLanesOverlay::command},
                    .marks = OpenedLanesOverlay::marks});
}

}  // namespace ui
