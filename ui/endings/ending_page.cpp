// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/ending_page.h"

#include <cstdlib>

#include <QLocale>

#include "engine/lexicon/lexicon.h"
#include "ui/endings/ending_run.h"
#include "ui/language/text.h"

namespace ui {

QString endingTitle(engine::EndingKind kind)
{
    switch (kind) {
    case engine::EndingKind::Endgame: break;
    case engine::EndingKind::PreEndgame: return EndingPage::tr("Pre-endgame");
    case engine::EndingKind::Bridge: return EndingPage::tr("Bridge");
    }
    return EndingPage::tr("Endgame");
}

QString endResultText(int spread)
{
    const QString points = QLocale().toString(std::abs(spread));
    if (spread > 0) return EndingPage::tr("You win by %1").arg(points);
    return spread < 0 ? EndingPage::tr("You lose by %1").arg(points) : EndingPage::tr("A tie");
}

QString endRuleText(const engine::Position& position, engine::EndgameEnd end)
{
    const auto rules = engine::EndgameRules::of(position.rules(), end);
    if (!rules.outEnds()) return EndingPage::tr("ends by the rules' count of turns");
    return end == engine::EndgameEnd::TwoPasses
               ? EndingPage::tr("two passes end the game")
               : EndingPage::tr("turns without points end the game as the rules say");
}

QString wordsText(const EndingRun& run)
{
    const engine::Lexicon* own = run.position()->lexicon();
    const engine::Lexicon* others = run.question().lexiconOfOther.get();
    if (!own || !others) return {};
    return EndingPage::tr("you play with %1, the opponent with %2")
        .arg(fromUtf8(own->name()), fromUtf8(others->name()));
}

QString modelText(engine::PreEndgameModel model)
{
    switch (model) {
    case engine::PreEndgameModel::Guaranteed:
        return EndingPage::tr("Guaranteed: what no reply of the opponent takes away.");
    case engine::PreEndgameModel::Clairvoyant:
        return EndingPage::tr("Clairvoyant: the opponent sees the bag.");
    case engine::PreEndgameModel::Rational: break;
    }
    return EndingPage::tr(
        "Rational: the opponent plays one reply for all bags that he can't tell apart.");
}

}  // namespace ui

#include "moc_ending_page.cpp"
