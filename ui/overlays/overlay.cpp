// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/overlay.h"

#include <algorithm>

#include "ui/overlays/cross_set_overlay.h"
#include "ui/overlays/leave_worth_overlay.h"

namespace ui {

const std::vector<const Overlay*>& Overlay::all()
{
    static const CrossSetOverlay across(engine::Direction::Across);
    static const CrossSetOverlay down(engine::Direction::Down);
    static const LeaveWorthOverlay leaveWorth;
    static const std::vector<const Overlay*> overlays{&across, &down, &leaveWorth};
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
