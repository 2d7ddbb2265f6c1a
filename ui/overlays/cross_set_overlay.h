// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/overlays/overlay.h"

namespace ui {

/// Which letters the perpendicular words allow on each empty square, for moves of one direction:
/// up to six letters are written out, more are counted, a square that takes none is hatched, and
/// a square that takes all has no mark.
class CrossSetOverlay final : public Overlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::CrossSetOverlay)

public:
    explicit CrossSetOverlay(engine::Direction direction) : m_direction(direction) {}

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input) const override;

private:
    engine::Direction m_direction;
};

}  // namespace ui
