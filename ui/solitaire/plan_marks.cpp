// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/plan_marks.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QLocale>

#include "ui/board/board_text.h"
#include "ui/language/text.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// So many checkpoints are numbered.
constexpr std::size_t kShownCheckpoints = 9;

struct PlanText
{
    Q_DECLARE_TR_FUNCTIONS(ui::PlanMarks)
};

QString tilePlace(const engine::Alphabet& alphabet, const engine::ShownSquare& square)
{
    return text::tileName(alphabet, square.tile);
}

}  // namespace

OverlayMarks planMarks(const engine::ShownPlan& plan, const engine::Position& position)
{
    const engine::Alphabet& alphabet = position.rules().alphabet;
    const Theme& theme = Theme::current();
    const QColor reserved = theme.candidate[0];
    const QColor planned = theme.candidate[1];
    const QLocale locale;
    OverlayMarks marks;
    marks.title = PlanText::tr("Plan");
    marks.legend = PlanText::tr("Numbers: which tile of the order. 1, 2, 3 in a corner: where the "
                                "board grows next.");
    marks.scale = {{reserved, PlanText::tr("hatched: kept for the goal's own move")},
                   {planned, PlanText::tr("ring: to be laid before")}};

    std::vector<const engine::ShownSquare*> open;
    for (const engine::ShownSquare& square : plan.squares)
        if (position.board().atOrNone(square.row, square.column) == engine::kNoTile)
            open.push_back(&square);
    std::vector<const engine::ShownSquare*> next;
    std::ranges::copy_if(open, std::back_inserter(next),
                         [](const auto* square) { return square->checkpoint > 0; });
    std::ranges::stable_sort(
        next, [](const auto* a, const auto* b) { return a->checkpoint < b->checkpoint; });
    if (next.size() > kShownCheckpoints) next.resize(kShownCheckpoints);

    for (const engine::ShownSquare* square : open) {
        const QString letter = fromUtf8(alphabet.label(square->tile));
        const QString number = locale.toString(square->number);
        const auto known = std::ranges::find(next, square);
        QString explanation =
            square->byGoal
                ? PlanText::tr("Kept for the goal word: %1, tile %2 of the order")
                      .arg(tilePlace(alphabet, *square), number)
                : PlanText::tr("To be laid before the goal word: %1, tile %2 of the order")
                      .arg(tilePlace(alphabet, *square), number);
        const auto add = [&](SquareMark::Shape shape, const QString& text, const QColor& color,
                             double size) {
            marks.squares.push_back(
                {square->row, square->column, shape, text, color, size, {}, explanation});
            // Said once for each square.
            explanation.clear();
        };
        if (known != next.end()) {
            const QString rank = locale.toString(known - next.begin() + 1);
            explanation += u"\n"_s + PlanText::tr("Checkpoint %1: the board should be here once "
                                                  "%2 tiles lie")
                                         .arg(rank, locale.toString(square->checkpoint));
            add(SquareMark::Shape::Ring, rank, planned, 0.3);
            add(SquareMark::Shape::Text, letter, planned, 1);
        } else if (square->byGoal) {
            add(SquareMark::Shape::Hatch, {}, reserved, 1);
            add(SquareMark::Shape::Chip, letter, reserved, 1);
        } else {
            add(SquareMark::Shape::Ring, {}, planned, 0);
            add(SquareMark::Shape::Text, letter + u'\n' + number, planned, 1);
        }
    }
    return marks;
}

QString goalState(const engine::ShownGoal& goal)
{
    if (goal.laid) return PlanText::tr("✓ played");
    const QLocale locale;
    if (goal.there == goal.letters) return PlanText::tr("● all letters lie, its move can come");
    if (goal.there == 0) return PlanText::tr("○ planned");
    return PlanText::tr("◔ %1 of %2 letters lie")
        .arg(locale.toString(goal.there), locale.toString(goal.letters));
}

QString laneName(engine::Direction direction, int lane)
{
    return direction == engine::Direction::Across ? QString::number(lane + 1)
                                                  : text::columnName(lane);
}

}  // namespace ui
