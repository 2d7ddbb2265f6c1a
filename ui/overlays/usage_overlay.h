// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/overlays/overlay.h"

namespace ui {

/// How many of the best placements put a tile on a square, and use a tile of the rack.
class UsageOverlay final : public Overlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::UsageOverlay)

public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Kind kind() const override { return Kind::Heat; }
    [[nodiscard]] bool needsMoves() const override { return true; }
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input,
                                     const engine::TaskContext& context = {}) const override;
};

}  // namespace ui
