// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/overlays/overlay.h"

namespace ui {

/// What the placements over each anchor can be worth at most (shadow playing), in which turn the
/// search for the best moves looked at them, and which it never had to look at.
class BoundOverlay final : public Overlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::BoundOverlay)

public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Kind kind() const override { return Kind::Heat; }
    [[nodiscard]] bool needsMoves() const override { return true; }
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input,
                                     const engine::TaskContext& context = {}) const override;
};

}  // namespace ui
