// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/overlays/overlay.h"

namespace ui {

/// The best move of each row and column as a bar beside its name, and how many are nearly as good
/// as the best of all.
class LaneOverlay final : public Overlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::LaneOverlay)

public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Kind kind() const override { return Kind::Heat; }
    [[nodiscard]] bool needsMoves() const override { return true; }
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input,
                                     const engine::TaskContext& context = {}) const override;
};

}  // namespace ui
