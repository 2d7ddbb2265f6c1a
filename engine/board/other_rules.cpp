// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/other_rules.h"

#include <optional>
#include <tuple>
#include <utility>

namespace engine {
namespace {

/// The tile that the other alphabet writes in the same way.
std::optional<Tile> counterpart(Tile tile, const Alphabet& from, const Alphabet& to)
{
    if (tile == kBlank) return kBlank;
    const std::string_view label = from.label(letterOf(tile));
    for (int letter = 1; letter <= to.letterCount(); ++letter) {
        const auto other = static_cast<Tile>(letter);
        if (to.label(other) == label) return isDesignatedBlank(tile) ? asBlank(other) : other;
    }
    return std::nullopt;
}

}  // namespace

Result<MovedPosition> withRules(const Position& position, GameRulesPtr rules)
{
    auto created = Position::create(std::move(rules), nullptr, position.playerCount());
    if (!created) return failure(std::move(created.error()));
    MovedPosition moved{std::move(*created), 0};
    Position& to = moved.position;
    const BoardLayout& before = position.rules().layout;
    const BoardLayout& layout = to.rules().layout;
    const bool sameSize = before.rows() == layout.rows() && before.columns() == layout.columns();
    const int down = sameSize ? 0 : layout.startRow() - before.startRow();
    const int right = sameSize ? 0 : layout.startColumn() - before.startColumn();
    const Alphabet& letters = position.rules().alphabet;
    const Alphabet& others = to.rules().alphabet;
    for (int row = 0; row < before.rows(); ++row) {
        for (int column = 0; column < before.columns(); ++column) {
            const Tile tile = position.board().at(row, column);
            if (tile == kNoTile) continue;
            const auto other = counterpart(tile, letters, others);
            const int newRow = row + down;
            const int newColumn = column + right;
            if (other && to.board().contains(newRow, newColumn) &&
                !layout.blocked(newRow, newColumn))
                to.setSquare(newRow, newColumn, *other);
            else ++moved.lost;
        }
    }
    for (int player = 0; player < position.playerCount(); ++player) {
        Rack rack;
        for (const Tile tile : position.player(player).rack.tiles()) {
            if (const auto other = counterpart(tile, letters, others)) rack.add(*other);
            else ++moved.lost;
        }
        to.setRack(player, rack);
        to.setScore(player, position.player(player).score);
    }
    to.setOnTurn(position.onTurn());
    to.setScorelessTurns(position.scorelessTurns());
    std::ignore = to.setLexicon(position.lexiconPtr());
    return moved;
}

}  // namespace engine
