// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QString>

#include "engine/board/position.h"
#include "engine/lexicon/klv.h"

namespace ui {

/// One mark that an overlay puts on a square; never fills it, the premium stays visible.
struct SquareMark
{
    enum class Shape { Text, Chip, Disc, Hatch, TriangleAcross, TriangleDown };
    int row = 0;
    int column = 0;
    Shape shape = Shape::Text;
    QString text;  ///< printed small; second sign besides the colour
    QColor color;
    double size = 1.0;    ///< 0..1, area of a disc
    QString explanation;  ///< for hover and screen readers
};

/// One mark on a rack tile.
struct RackMark
{
    engine::Tile tile = engine::kBlank;
    double level = 0.0;  ///< -1..1, length and side of a bar
    QString text;
    QColor color;
    QString explanation;
};

/// What an overlay shows for a position: marks and a legend.
struct OverlayMarks
{
    std::vector<SquareMark> squares;
    std::vector<RackMark> rack;
    QString title;   ///< for the legend strip
    QString legend;  ///< scale and source in words
};

/// Questions that an overlay may ask; plain data, so that it can be answered on a worker thread.
struct OverlayInput
{
    engine::Position position;
    engine::KlvPtr leaves;
};

/// A way of painting what the engine knows on the board. Stateless: marks() may be called on
/// any thread. One file per overlay; Overlay::all() lists them in menu order.
class Overlay
{
public:
    virtual ~Overlay() = default;
    /// Stable name for settings and actions, e.g. "crossSetsAcross".
    [[nodiscard]] virtual QString id() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual OverlayMarks marks(const OverlayInput& input) const = 0;

    [[nodiscard]] static const std::vector<const Overlay*>& all();
    [[nodiscard]] static const Overlay* byId(const QString& id);
};

}  // namespace ui
