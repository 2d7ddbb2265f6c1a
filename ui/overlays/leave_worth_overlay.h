// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/overlays/overlay.h"

namespace ui {

/// What each tile adds to the rack: value(rack) - value(rack without the tile), as a bar. A full
/// rack is no leave and has no value of its own; there the mean of what stays takes its place, so
/// that the bars say which tile one would rather part with. Unseen tiles: what they would add.
class LeaveWorthOverlay final : public Overlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::LeaveWorthOverlay)

public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Kind kind() const override { return Kind::Heat; }
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input,
                                     const engine::TaskContext& context = {}) const override;

private:
    static void addUnseen(const OverlayInput& input, OverlayMarks& result);
};

}  // namespace ui
