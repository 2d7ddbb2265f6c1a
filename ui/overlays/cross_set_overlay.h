// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/overlays/overlay.h"

namespace ui {

/// Which letters the perpendicular words allow on each empty square, for moves of one direction:
/// up to six letters are written out, more are counted, a square that takes none is hatched, and
/// a square that takes all has no mark. For both directions the letters stand above each other.
class CrossSetOverlay final : public Overlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::CrossSetOverlay)

public:
    enum class Moves { Across, Down, Both };
    explicit CrossSetOverlay(Moves moves) : m_moves(moves) {}

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Kind kind() const override { return Kind::Additive; }
    [[nodiscard]] OverlayMarks marks(const OverlayInput& input,
                                     const engine::TaskContext& context = {}) const override;

private:
    [[nodiscard]] OverlayMarks oneWay(const OverlayInput& input) const;
    [[nodiscard]] OverlayMarks bothWays(const OverlayInput& input) const;

    Moves m_moves;
};

}  // namespace ui
