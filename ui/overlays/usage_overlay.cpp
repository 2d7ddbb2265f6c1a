// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include <QCoreApplication>
#include <QLocale>

#include "engine/board/move_notation.h"
#include "ui/overlays/best_placements.h"
#include "ui/overlays/overlay_list.h"
#include "ui/overlays/overlay_text.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

class UsageOverlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::UsageOverlay)

public:
    static QString title();
    static ActionSpec command();
    static OverlayMarks marks(const OverlayInput& input, const engine::TaskContext& context);
};

constexpr std::size_t kBest = 20;

int percent(int part, std::size_t whole)
{
    return static_cast<int>(std::lround(100.0 * part / static_cast<double>(whole)));
}

}  // namespace

QString UsageOverlay::title()
{
    return tr("Tile usage");
}

ActionSpec UsageOverlay::command()
{
    return {u"view.usage"_s,
            tr("Tile &Usage"),
            tr("Which squares and tiles the best moves use"),
            {keys("Ctrl+9")},
            {},
            true};
}

OverlayMarks UsageOverlay::marks(const OverlayInput& input, const engine::TaskContext&)
{
    if (!input.ranking || input.ranking->moves.empty())
        return waitingForMoves(title(), input.position);
    OverlayMarks result;
    result.title = title();
    const std::vector<engine::Move> best = bestPlacements(*input.ranking, kBest);
    if (best.empty()) {
        result.legend = tr("There is no placement.");
        return result;
    }
    std::map<std::pair<int, int>, int> squares;
    std::array<int, engine::kTileKinds> tiles{};
    for (const engine::Move& move : best) {
        std::array<bool, engine::kTileKinds> used{};
        forEachPlacedTile(move, [&](int row, int column, engine::Tile tile) {
            ++squares[{row, column}];
            used[engine::rackTileOf(tile)] = true;
        });
        for (std::size_t kind = 0; kind < used.size(); ++kind) tiles[kind] += used[kind] ? 1 : 0;
    }
    const QString count = QString::number(best.size());
    for (const auto& [square, uses] : squares) {
        SquareMark mark;
        mark.row = square.first;
        mark.column = square.second;
        mark.shape = SquareMark::Shape::Disc;
        mark.size = uses / static_cast<double>(best.size());
        mark.text = QString::number(percent(uses, best.size()));
        mark.color = heatColor(mark.size);
        mark.explanation =
            tr("%1: %2 of the %3 best put a tile here")
                .arg(QString::fromStdString(engine::squareName(square.first, square.second)),
                     QString::number(uses), count);
        result.squares.push_back(std::move(mark));
    }
    const engine::Alphabet& alphabet = input.position.rules().alphabet;
    for (const engine::Tile tile : input.position.mover().rack.tiles()) {
        if (!result.rack.empty() && result.rack.back().tile == tile) continue;
        const int uses = tiles[tile];
        RackMark mark;
        mark.tile = tile;
        mark.level = uses / static_cast<double>(best.size());
        mark.text = tr("%1 %").arg(percent(uses, best.size()));
        mark.color = heatColor(mark.level);
        mark.explanation = tr("%1: used by %2 of the %3 best")
                               .arg(nameOfTile(alphabet, tile), QString::number(uses), count);
        result.rack.push_back(std::move(mark));
    }
    result.scale = heatScale(0, 100, tr(" %"));
    result.legend = tr("Share of the %1 best placements. Of those that put a tile on a square, and "
                       "of those that use a tile of the rack.")
                        .arg(count);
    return result;
}

Overlay usageOverlay()
{
    return Overlay({.id = u"usage"_s,
                    .title = UsageOverlay::title,
                    .kind = Overlay::Kind::Heat,
                    .needsMoves = true,
                    .command = {70, UsageOverlay::command},
                    .marks = UsageOverlay::marks});
}

}  // namespace ui
