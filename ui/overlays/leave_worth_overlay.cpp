// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "engine/lexicon/klv.h"
#include "ui/overlays/overlay_list.h"
#include "ui/overlays/overlay_text.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

class LeaveWorthOverlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::LeaveWorthOverlay)

public:
    static QString title();
    static ActionSpec command();
    static OverlayMarks marks(const OverlayInput& input, const engine::TaskContext& context);

private:
    static void addUnseen(const OverlayInput& input, OverlayMarks& result);
};

/// Points of a bar of full length. Only a blank is worth more in most leave tables.
constexpr double kFullBar = 10.0;

engine::Leave without(engine::Leave leave, engine::Tile tile)
{
    leave.remove(tile);
    return leave;
}

}  // namespace

QString LeaveWorthOverlay::title()
{
    return tr("Leave worth");
}

ActionSpec LeaveWorthOverlay::command()
{
    return {u"view.leaveWorth"_s, tr("L&eave"), tr("What each tile of the rack is worth"),
            {keys("Ctrl+8")},     u"leave"_s,   true};
}

/// What each unseen tile would add if it were drawn, to the rack or, when that is full, to what
/// the best move keeps.
void LeaveWorthOverlay::addUnseen(const OverlayInput& input, OverlayMarks& result)
{
    const engine::Position& position = input.position;
    engine::Leave kept = position.mover().rack;
    const bool full = kept.total() >= position.rules().rackSize;
    if (full) {
        if (!input.ranking || input.ranking->moves.empty()) return;
        kept = engine::leaveAfter(position, input.ranking->moves.front().move);
        if (kept.total() >= position.rules().rackSize) return;
    }
    const engine::Alphabet& alphabet = position.rules().alphabet;
    const Theme& theme = Theme::current();
    const double before = input.leaves->value(kept).toPoints();
    const engine::TileCounts unseen = position.unseen();
    // One tile more may make it a full rack, which has no value of its own.
    if (kept.total() + 1 >= position.rules().rackSize) return;
    for (int kind = 0; kind <= alphabet.letterCount(); ++kind) {
        const auto tile = static_cast<engine::Tile>(kind);
        if (!unseen.has(tile)) continue;
        engine::Leave with = kept;
        with.add(tile);
        const double worth = input.leaves->value(with).toPoints() - before;
        RackMark mark;
        mark.tile = tile;
        mark.level = std::clamp(worth / kFullBar, -1.0, 1.0);
        mark.text = signedPoints(worth);
        mark.color = worth < 0 ? theme.signedScale[1] : theme.signedScale[5];
        mark.explanation =
            (full ? tr("%1 drawn: %2 to what the best move keeps") : tr("%1 drawn: %2 to the rack"))
                .arg(nameOfTile(alphabet, tile), mark.text);
        result.unseen.push_back(std::move(mark));
    }
}

OverlayMarks LeaveWorthOverlay::marks(const OverlayInput& input, const engine::TaskContext&)
{
    OverlayMarks result;
    result.title = title();
    if (!input.leaves) {
        result.legend = tr("No leave values are loaded.");
        return result;
    }
    const engine::Rack& rack = input.position.mover().rack;
    if (rack.empty()) {
        result.legend = tr("No tile of the rack is known.");
        return result;
    }
    const engine::Alphabet& alphabet = input.position.rules().alphabet;
    const std::vector<engine::Tile> tiles = rack.tiles();
    const bool full = rack.total() >= input.position.rules().rackSize;

    double whole = input.leaves->value(rack).toPoints();
    if (full) {
        whole = 0.0;
        for (const engine::Tile tile : tiles)
            whole += input.leaves->value(without(rack, tile)).toPoints();
        whole /= static_cast<double>(tiles.size());
    }
    const Theme& theme = Theme::current();
    addUnseen(input, result);
    for (auto it = tiles.begin(); it != tiles.end(); it = std::upper_bound(it, tiles.end(), *it)) {
        const double rest = input.leaves->value(without(rack, *it)).toPoints();
        const double worth = whole - rest;
        RackMark mark;
        mark.tile = *it;
        mark.level = std::clamp(worth / kFullBar, -1.0, 1.0);
        mark.text = signedPoints(worth);
        mark.color = worth < 0 ? theme.signedScale[1] : theme.signedScale[5];
        const QString name = nameOfTile(alphabet, *it);
        mark.explanation =
            full ? tr("%1: %2 against the mean tile of this rack; without it the rest is worth %3")
                       .arg(name, mark.text, signedPoints(rest))
                 : tr("%1 adds %2: with it the tiles are worth %3, without it %4")
                       .arg(name, mark.text, signedPoints(whole), signedPoints(rest));
        result.rack.push_back(std::move(mark));
    }
    result.legend =
        full ? tr("Worth of each tile, by the leave values. Against the mean of the rack; a full "
                  "bar is %1 points or more.")
                   .arg(QLocale().toString(kFullBar, 'f', 0))
             : tr("Points that each tile adds, by the leave values. A full bar is %1 points or "
                  "more.")
                   .arg(QLocale().toString(kFullBar, 'f', 0));
    return result;
}

Overlay leaveWorthOverlay()
{
    return Overlay({.id = u"leaveWorth"_s,
                    .title = LeaveWorthOverlay::title,
                    .kind = Overlay::Kind::Heat,
                    .command = {60, LeaveWorthOverlay::command},
                    .marks = LeaveWorthOverlay::marks});
}

}  // namespace ui
