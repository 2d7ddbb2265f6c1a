// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/overlay.h"

#include <algorithm>

#include "ui/overlays/anchor_overlay.h"
#include "ui/overlays/bound_overlay.h"
#include "ui/overlays/cross_set_overlay.h"
#include "ui/overlays/lane_overlay.h"
#include "ui/overlays/leave_worth_overlay.h"
#include "ui/overlays/premium_overlay.h"
#include "ui/overlays/usage_overlay.h"

namespace ui {

const std::vector<const Overlay*>& Overlay::all()
{
    static const CrossSetOverlay across(CrossSetOverlay::Moves::Across);
    static const CrossSetOverlay down(CrossSetOverlay::Moves::Down);
    static const CrossSetOverlay both(CrossSetOverlay::Moves::Both);
    static const AnchorOverlay anchors;
    static const BoundOverlay bounds;
    static const LaneOverlay lanes;
    static const LeaveWorthOverlay leaveWorth;
    static const UsageOverlay usage;
    static const PremiumOverlay premiums;
    static const std::vector<const Overlay*> overlays{
        &across, &down, &both, &anchors, &bounds, &lanes, &leaveWorth, &usage, &premiums};
    return overlays;
}

const Overlay* Overlay::byId(const QString& id)
{
    const auto& overlays = all();
    const auto found = std::find_if(overlays.begin(), overlays.end(),
                                    [&](const Overlay* overlay) { return overlay->id() == id; });
    return found == overlays.end() ? nullptr : *found;
}

}  // namespace ui
