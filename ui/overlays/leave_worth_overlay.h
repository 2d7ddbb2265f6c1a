// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/overlays/overlay.h"

namespace ui {

/// What each tile adds to the rack: value(rack) - value(rack without the tile), as a bar. A full
/// rack is no leave and has no value of its own; there the mean of what stays takes its place, so
/// that the bars say which tile one would rather part with.
class LeaveWorthOverlay final : public Overlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::LeaveWorthOverlay)

public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input) const override;
};

}  // namespace ui
