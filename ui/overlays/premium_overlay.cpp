// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/premium_overlay.h"

#include <map>
#include <utility>

#include "engine/board/move_notation.h"
#include "ui/overlays/best_placements.h"
#include "ui/overlays/overlay_text.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

constexpr std::size_t kBest = 20;

struct Use
{
    int moves = 0;
    const engine::Move* best = nullptr;
};

}  // namespace

QString PremiumOverlay::id() const
{
    return QStringLiteral("premiums");
}

QString PremiumOverlay::title() const
{
    return tr("Hot premium squares");
}

OverlayMarks PremiumOverlay::marks(const OverlayInput& input, const engine::TaskContext&) const
{
    if (!input.ranking || input.ranking->moves.empty()) return waitingForMoves(title());
    OverlayMarks result;
    result.title = title();
    const engine::BoardLayout& layout = input.position.rules().layout;
    const std::vector<engine::Move> best = bestPlacements(*input.ranking, kBest);
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
                        : tr("Premium squares that the %1 best placements use: a ring, "
                             "heavier the more there are, and their number.")
                              .arg(count);
    return result;
}

}  // namespace ui
