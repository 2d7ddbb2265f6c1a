// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/overlays/overlay.h"

namespace ui {

/// The premium squares that the best placements make use of, ringed; the more of them, the
/// heavier.
class PremiumOverlay final : public Overlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::PremiumOverlay)

public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Kind kind() const override { return Kind::Additive; }
    [[nodiscard]] bool needsMoves() const override { return true; }
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input,
                                     const engine::TaskContext& context = {}) const override;
};

}  // namespace ui
