// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <utility>

#include <QCoreApplication>
#include <QLocale>

#include "engine/board/move_notation.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"
#include "ui/overlays/overlay_list.h"
#include "ui/overlays/overlay_text.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

class BoundOverlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::BoundOverlay)

public:
    static QString title();
    static ActionSpec command();
    static OverlayMarks marks(const OverlayInput& input, const engine::TaskContext& context);
};

constexpr std::size_t kBestBound = 15;

}  // namespace

QString BoundOverlay::title()
{
    return tr("Bounds");
}

ActionSpec BoundOverlay::command()
{
    return {u"view.bounds"_s,
            tr("&Bounds"),
            tr("What moves can be worth at most, and what the search looked at"),
            {keys("Ctrl+3")},
            {},
            true};
}

OverlayMarks BoundOverlay::marks(const OverlayInput& input, const engine::TaskContext& context)
{
    // Bounds tell where the best moves lie: they are shown together with the list only.
    if (!input.ranking || input.ranking->moves.empty())
        return waitingForMoves(title(), input.position);
    OverlayMarks result;
    result.title = title();

    engine::MoveGenerator generator;
    engine::Valuation valuation;
    engine::StaticEvaluator(input.leaves).prepare(input.position, valuation);
    engine::TopMoves best(kBestBound);
    std::vector<engine::AnchorLook> looks;
    static_cast<void>(generator.generate(input.position, valuation, best, looks, context.stop));
    const std::vector<engine::RankedMove> ranked = best.takeRanked();
    std::erase_if(looks,
                  [](const engine::AnchorLook& look) { return look.bound <= engine::kImpossible; });
    if (looks.empty() || ranked.empty()) {
        result.legend = tr("No bounds: here every anchor is looked at.");
        return result;
    }
    const engine::Equity least = ranked.back().equity;
    engine::Equity most = least;
    for (const engine::AnchorLook& look : looks) most = std::max(most, look.bound);

    const Theme& theme = Theme::current();
    const double range = std::max(1.0, most.toPoints() - least.toPoints());
    std::map<std::pair<int, int>, std::vector<engine::AnchorLook>> bySquare;
    int looked = 0;
    for (const engine::AnchorLook& look : looks) {
        bySquare[{look.row, look.column}].push_back(look);
        looked = std::max(looked, look.turn);
    }
    for (auto& [square, here] : bySquare) {
        std::ranges::sort(here, [](const auto& a, const auto& b) { return b.bound < a.bound; });
        SquareMark mark;
        mark.row = square.first;
        mark.column = square.second;
        QStringList lines;
        for (const engine::AnchorLook& look : here) {
            const bool across = look.direction == engine::Direction::Across;
            const QString name =
                QString::fromStdString(engine::coordinate(look.row, look.column, look.direction));
            const QString worth = signedPoints(look.bound.toPoints());
            QString line = across ? tr("%1, across: at most %2").arg(name, worth)
                                  : tr("%1, down: at most %2").arg(name, worth);
            line += look.turn > 0 ? tr("; looked at in turn %1").arg(QLocale().toString(look.turn))
                                  : tr("; never looked at");
            lines << line;
        }
        mark.explanation = lines.join(u'\n');
        const engine::AnchorLook& first = here.front();
        const bool cut = std::ranges::all_of(here, [](const auto& look) { return look.turn == 0; });
        if (cut) {
            SquareMark hatch = mark;
            hatch.shape = SquareMark::Shape::Hatch;
            hatch.color = theme.squareLine;
            hatch.explanation.clear();
            result.squares.push_back(std::move(hatch));
        }
        mark.shape = SquareMark::Shape::Chip;
        mark.text = QChar(u'\u2264') + QLocale().toString(first.bound.toPoints(), 'f', 0);
        mark.color =
            cut ? theme.square : heatColor((first.bound.toPoints() - least.toPoints()) / range);
        const auto turn = std::ranges::find_if(
            here, [](const engine::AnchorLook& look) { return look.turn > 0; });
        if (turn != here.end()) mark.note = QLocale().toString(turn->turn);
        result.squares.push_back(std::move(mark));
    }
    result.scale = heatScale(least.toPoints(), most.toPoints(), QString());
    result.legend =
        tr("Most that a move there can be worth. Below: the turn of its anchor in the search for "
           "the %1 best. Hatched: left out, as the last of them has %2. %3 of %4 anchors looked "
           "at.")
            .arg(QString::number(ranked.size()), signedPoints(least.toPoints()),
                 QLocale().toString(looked), QLocale().toString(static_cast<int>(looks.size())));
    return result;
}

Overlay boundOverlay()
{
    return Overlay({.id = u"bounds"_s,
                    .title = BoundOverlay::title,
                    .kind = Overlay::Kind::Heat,
                    .needsMoves = true,
                    .command = {30, BoundOverlay::command},
                    .marks = BoundOverlay::marks});
}

}  // namespace ui
