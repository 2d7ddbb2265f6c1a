// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/play_heat.h"

#include <algorithm>
#include <bit>
#include <memory>

#include <QCoreApplication>
#include <QStringList>

#include "engine/board/move_notation.h"
#include "engine/search/simulation_state.h"
#include "ui/document/move_name.h"
#include "ui/language/text.h"
#include "ui/theme/heat_color.h"

namespace ui {

namespace {

/// Translations of the free functions here have one context.
struct PlayHeatText
{
    Q_DECLARE_TR_FUNCTIONS(ui::PlayHeat)
};

}  // namespace

QString playFilterText(const PlayFilter& filter, const engine::Alphabet& alphabet)
{
    QStringList parts;
    if (filter.ply > 0) parts << PlayHeatText::tr("ply %1").arg(filter.ply);
    if (filter.tiles != 0) {
        std::vector<engine::Tile> tiles;
        for (engine::LetterSet rest = filter.tiles; rest != 0; rest &= rest - 1)
            tiles.push_back(static_cast<engine::Tile>(std::countr_zero(rest)));
        parts << PlayHeatText::tr("with %1").arg(fromUtf8(alphabet.written(tiles)));
    }
    if (filter.bingos) parts << PlayHeatText::tr("bingos");
    if (filter.leastScore > 0) parts << PlayHeatText::tr("from %1 points").arg(filter.leastScore);
    return parts.join(QStringLiteral(", "));
}

PlayHeat heatOf(const engine::SimulatedCandidate& candidate, int ply, const PlayFilter& filter)
{
    PlayHeat heat;
    const int wanted = filter.ply > 0 ? filter.ply : ply;
    for (const auto& piece : candidate.plays) {
        for (const engine::LoggedPlay& play : *piece) {
            if (play.ply != wanted) continue;
            ++heat.all;
            if (!filter.accepts(play)) continue;
            ++heat.accepted;
            const bool across = play.direction == engine::Direction::Across;
            for (std::uint32_t rest = play.squares; rest != 0; rest &= rest - 1) {
                const int place = std::countr_zero(rest);
                PlayHeat::Square& square =
                    heat.squares[across ? std::pair<int, int>(play.lane, place)
                                        : std::pair<int, int>(place, play.lane)];
                ++square.plays;
                square.points += play.score;
            }
        }
    }
    return heat;
}

std::vector<SquareMark> heatDiscs(const PlayHeat& heat)
{
    std::vector<SquareMark> marks;
    for (const auto& [place, square] : heat.squares) {
        const double share = static_cast<double>(square.plays) / static_cast<double>(heat.all);
        if (share < kLeastShare) continue;
        SquareMark mark;
        mark.row = place.first;
        mark.column = place.second;
        mark.shape = SquareMark::Shape::Disc;
        mark.size = std::min(1.0, share / kFullShare);
        mark.color = heatColor(mark.size);
        marks.push_back(std::move(mark));
    }
    return marks;
}

PositionPtr afterCandidate(const engine::Position& position, const engine::Move& candidate)
{
    engine::Position after = position;
    engine::Position::Undo undo;
    if (candidate.kind == engine::MoveKind::Place) after.make(candidate, undo);
    return std::make_shared<const engine::Position>(std::move(after));
}

QString playName(const engine::Position& after, const engine::Move& move)
{
    for (int i = 0; move.kind == engine::MoveKind::Place && i < move.length; ++i)
        if (move.tiles[static_cast<std::size_t>(i)] == engine::kPlaythrough &&
            after.board().atOrNone(move.rowOf(i), move.columnOf(i)) == engine::kNoTile)
            return fromUtf8(engine::placementText(after.rules().alphabet, move));
    return moveName(after, move);
}

}  // namespace ui
