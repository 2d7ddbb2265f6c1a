// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>

#include "engine/board/move_notation.h"
#include "engine/movegen/move_generator.h"
#include "ui/overlays/overlay_list.h"
#include "ui/overlays/overlay_text.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

class AnchorOverlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::AnchorOverlay)

public:
    static QString title();
    static ActionSpec command();
    static OverlayMarks marks(const OverlayInput& input, const engine::TaskContext& context);
};

}  // namespace

QString AnchorOverlay::title()
{
    return tr("Anchors");
}

ActionSpec AnchorOverlay::command()
{
    return {u"view.anchors"_s,
            tr("&Anchors"),
            tr("Where words can be joined"),
            {keys("Ctrl+2")},
            u"anchors"_s,
            true};
}

OverlayMarks AnchorOverlay::marks(const OverlayInput& input, const engine::TaskContext&)
{
    OverlayMarks result;
    result.title = title();
    if (!input.position.lexicon()) {
        result.legend = tr("No lexicon is loaded.");
        return result;
    }
    const Theme& theme = Theme::current();
    const auto anchors = engine::MoveGenerator::anchorsOf(input.position);
    for (const engine::AnchorLook& anchor : anchors) {
        const bool across = anchor.direction == engine::Direction::Across;
        SquareMark mark;
        mark.row = anchor.row;
        mark.column = anchor.column;
        mark.shape = across ? SquareMark::Shape::TriangleAcross : SquareMark::Shape::TriangleDown;
        mark.color = across ? theme.candidate[0] : theme.candidate[1];
        const QString square =
            QString::fromStdString(engine::squareName(anchor.row, anchor.column));
        mark.explanation = across ? tr("%1: anchor for moves across").arg(square)
                                  : tr("%1: anchor for moves down").arg(square);
        result.squares.push_back(std::move(mark));
    }
    result.legend = tr("%n anchor(s): a move is found at the first that it covers. ▶ moves across, "
                       "▼ moves down.",
                       nullptr, static_cast<int>(anchors.size()));
    return result;
}

Overlay anchorOverlay()
{
    return Overlay({.id = u"anchors"_s,
                    .title = AnchorOverlay::title,
                    .kind = Overlay::Kind::Additive,
                    .command = {20, AnchorOverlay::command},
                    .marks = AnchorOverlay::marks});
}

}  // namespace ui
