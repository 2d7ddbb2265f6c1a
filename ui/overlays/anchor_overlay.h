// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/overlays/overlay.h"

namespace ui {

/// Where words can begin to be looked for: a triangle to the right for moves across, downwards for
/// moves down. Every placement belongs to exactly one anchor.
class AnchorOverlay final : public Overlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::AnchorOverlay)

public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Kind kind() const override { return Kind::Additive; }
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input,
                                     const engine::TaskContext& context = {}) const override;
};

}  // namespace ui
