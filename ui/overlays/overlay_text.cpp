// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/overlay_text.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "ui/theme/theme.h"

namespace ui {
namespace {

QString withSign(double points, int decimals)
{
    const QLocale locale;
    const QString digits = locale.toString(std::abs(points), 'f', decimals);
    if (digits == locale.toString(0.0, 'f', decimals)) return digits;
    return (points > 0 ? QChar(u'+') : QChar(u'\u2212')) + digits;
}

}  // namespace

QString signedPoints(double points)
{
    return withSign(points, 1);
}

QString roundedPoints(engine::Equity equity)
{
    return withSign(equity.toPoints(), 0);
}

QString nameOfTile(const engine::Alphabet& alphabet, engine::Tile tile)
{
    return tile == engine::kBlank ? QCoreApplication::translate("ui::Overlay", "blank")
                                  : overlayText(alphabet.label(tile));
}

std::vector<OverlayMarks::Step> heatScale(double low, double high, const QString& unit)
{
    const auto& heat = Theme::current().heat;
    std::vector<OverlayMarks::Step> steps;
    for (std::size_t i = 0; i < heat.size(); ++i) {
        const double from =
            low + (high - low) * static_cast<double>(i) / static_cast<double>(heat.size());
        QString number = QLocale().toString(std::abs(from), 'f', 0);
        if (from < 0 && number != QLocale().toString(0.0, 'f', 0)) number.prepend(QChar(u'\u2212'));
        steps.push_back({heat[i], number + unit});
    }
    return steps;
}

OverlayMarks waitingForMoves(const QString& title, const engine::Position& position)
{
    if (position.gameEnd() != engine::GameEnd::NotYet) return gameIsOver(title);
    OverlayMarks marks;
    marks.title = title;
    marks.legend = QCoreApplication::translate(
        "ui::Overlay", "Waits for the list of moves: it needs a lexicon and a known rack.");
    return marks;
}

OverlayMarks gameIsOver(const QString& title)
{
    OverlayMarks marks;
    marks.title = title;
    marks.legend =
        QCoreApplication::translate("ui::Overlay", "The game is over: nobody moves any more.");
    return marks;
}

}  // namespace ui
