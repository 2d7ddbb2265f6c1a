// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/leave_worth_overlay.h"

#include <algorithm>

#include <QLocale>

#include "ui/theme/theme.h"

namespace ui {
namespace {

/// Points of a bar of full length. Only a blank is worth more in most leave tables.
constexpr double kFullBar = 10.0;

QString signedNumber(double points)
{
    const QString digits = QLocale().toString(std::abs(points), 'f', 1);
    if (digits == QLocale().toString(0.0, 'f', 1)) return digits;
    return (points > 0 ? QChar(u'+') : QChar(u'\u2212')) + digits;
}

engine::Leave without(engine::Leave leave, engine::Tile tile)
{
    leave.remove(tile);
    return leave;
}

}  // namespace

QString LeaveWorthOverlay::id() const
{
    return QStringLiteral("leaveWorth");
}

QString LeaveWorthOverlay::title() const
{
    return tr("Leave worth");
}

OverlayMarks LeaveWorthOverlay::marks(const OverlayInput& input) const
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
    for (auto it = tiles.begin(); it != tiles.end(); it = std::upper_bound(it, tiles.end(), *it)) {
        const double rest = input.leaves->value(without(rack, *it)).toPoints();
        const double worth = whole - rest;
        RackMark mark;
        mark.tile = *it;
        mark.level = std::clamp(worth / kFullBar, -1.0, 1.0);
        mark.text = signedNumber(worth);
        mark.color = worth < 0 ? theme.signedScale[1] : theme.signedScale[5];
        const std::string_view label = alphabet.label(*it);
        const QString name =
            *it == engine::kBlank
                ? tr("blank")
                : QString::fromUtf8(label.data(), static_cast<qsizetype>(label.size()));
        mark.explanation =
            full ? tr("%1: %2 against the mean tile of this rack; without it the rest is worth %3")
                       .arg(name, mark.text, signedNumber(rest))
                 : tr("%1 adds %2: with it the tiles are worth %3, without it %4")
                       .arg(name, mark.text, signedNumber(whole), signedNumber(rest));
        result.rack.push_back(std::move(mark));
    }
    result.legend =
        full ? tr("Worth of each tile against the mean of the rack, by the leave values; a full "
                  "bar is %1 points or more.")
                   .arg(QLocale().toString(kFullBar, 'f', 0))
             : tr("Points that each tile adds to the others, by the leave values; a full bar is "
                  "%1 points or more.")
                   .arg(QLocale().toString(kFullBar, 'f', 0));
    return result;
}

}  // namespace ui
