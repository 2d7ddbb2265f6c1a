// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QString>

#include "engine/base/task.h"
#include "engine/board/position.h"
#include "engine/eval/move_ranking.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "ui/board/overlay_marks.h"

namespace ui {

/// Questions that an overlay may ask; plain data, so that it can be answered on a worker thread.
struct OverlayInput
{
    engine::Position position;
    engine::KlvPtr leaves;
    /// All moves of the position, the best first; null while they aren't known, or are nobody's
    /// business.
    std::shared_ptr<const engine::MoveRanking> ranking = nullptr;
};

/// A way of painting what the engine knows on the board. Stateless: marks() may be called on
/// any thread. One file per overlay; Overlay::all() lists them in menu order.
class Overlay
{
public:
    enum class Kind {
        Heat,      ///< one of them at a time
        Additive,  ///< any number of them, above a heat too
    };
    virtual ~Overlay() = default;
    /// Stable name for settings and actions, e.g. "crossSetsAcross".
    [[nodiscard]] virtual QString id() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual Kind kind() const = 0;
    /// It speaks of moves: without a ranking its marks are a legend that says so.
    [[nodiscard]] virtual bool needsMoves() const { return false; }
    [[nodiscard]] virtual OverlayMarks marks(const OverlayInput& input,
                                             const engine::TaskContext& context = {}) const = 0;

    [[nodiscard]] static const std::vector<const Overlay*>& all();
    [[nodiscard]] static const Overlay* byId(const QString& id);
};

}  // namespace ui
