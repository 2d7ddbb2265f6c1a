// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <utility>

#include <QCoreApplication>

#include "engine/board/move_notation.h"
#include "ui/overlays/best_placements.h"
#include "ui/overlays/overlay_list.h"
#include "ui/overlays/overlay_text.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

class PremiumOverlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::PremiumOverlay)

public:
    static QString title();
    static ActionSpec command();
    static OverlayMarks marks(const OverlayInput& input, const engine::TaskContext& context);
};

constexpr std::size_t kBestPremium = 20;

struct Use
{
    int moves = 0;
    const engine::Move* best = nullptr;
};

}  // namespace

QString PremiumOverlay::title()
{
    return tr("Hot premium squares");
}

ActionSpec PremiumOverlay::command()
{
    return {u"view.premiums"_s,
            tr("&Hot Premium Squares"),
            tr("Premium squares that the best moves make use of"),
            {keys("Ctrl+Shift+4")},
            {},
            true};
}

OverlayMarks PremiumOverlay::marks(const OverlayInput& input, const engine::TaskContext&)
{
    if (!input.ranking || input.ranking->moves.empty())
        return waitingForMoves(title(), input.position);
    OverlayMarks result;
    result.title = title();
    const engine::BoardLayout& layout = input.position.rules().layout;
    const std::vector<engine::Move> best = bestPlacements(*input.ranking, kBestPremium);
    std::map<std::pair<int, int>, Use> uses;
    for (const engine::Move& move : best) {
        forEachPlacedTile(move, [&](int row, int column, engine::Tile) {
            if (layout.premium(row, column).plain()) return;
            Use& use = uses[{row, column}];
            if (use.best == nullptr) use.best = &move;
            ++use.moves;
        });
    }
    const QString count = QString::number(best.size());
    for (const auto& [square, use] : uses) {
        SquareMark mark;
        mark.row = square.first;
        mark.column = square.second;
        mark.shape = SquareMark::Shape::Ring;
        mark.size = use.moves / static_cast<double>(best.size());
        mark.text = QString::number(use.moves);
        mark.color = Theme::current().candidate[1];
        mark.explanation =
            tr("%1: used by %2 of the %3 best, first by %4")
                .arg(QString::fromStdString(engine::squareName(square.first, square.second)),
                     QString::number(use.moves), count,
                     QString::fromStdString(engine::moveText(input.position, *use.best)));
        result.squares.push_back(std::move(mark));
    }
    result.legend = uses.empty()
                        ? tr("None of the %1 best placements uses a premium square.").arg(count)
                        : tr("Premium squares that the %1 best placements use. A ring, "
                             "heavier the more there are, and their number.")
                              .arg(count);
    return result;
}

Overlay premiumOverlay()
{
    return Overlay({.id = u"premiums"_s,
                    .title = PremiumOverlay::title,
                    .kind = Overlay::Kind::Additive,
                    .needsMoves = true,
                    .command = {50, PremiumOverlay::command},
                    .marks = PremiumOverlay::marks});
}

}  // namespace ui
