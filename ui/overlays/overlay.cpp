// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/overlay.h"

#include <algorithm>

#include "ui/overlays/overlay_list.h"

namespace ui {

const std::vector<const Overlay*>& Overlay::all()
{
    static const std::vector<Overlay> table{
        crossSetsAcrossOverlay(), crossSetsDownOverlay(), crossSetsBothOverlay(), anchorOverlay(),
        boundOverlay(),           laneOverlay(),          repliesOverlay(),       threatsOverlay(),
        followUpsOverlay(),       openedLanesOverlay(),   leaveWorthOverlay(),    usageOverlay(),
        premiumOverlay(),
    };
    static const std::vector<const Overlay*> overlays = [] {
        std::vector<const Overlay*> pointers;
        for (const Overlay& overlay : table) pointers.push_back(&overlay);
        return pointers;
    }();
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
