// SPDX-License-Identifier: GPL-3.0-or-later
// Where the plays of a simulation go: replies, the dear ones among them, and the mover's own next
// moves.
#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QLocale>

#include "engine/board/move_notation.h"
#include "engine/search/simulation_state.h"
#include "ui/overlays/overlay_list.h"
#include "ui/overlays/overlay_text.h"
#include "ui/position/play_heat.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

class SimulatedPlaysOverlay
{
    Q_DECLARE_TR_FUNCTIONS(ui::SimulatedPlaysOverlay)

public:
    static QString repliesTitle() { return tr("Replies"); }
    static QString threatsTitle() { return tr("Threats"); }
    static QString followUpsTitle() { return tr("Follow-ups"); }
    static ActionSpec repliesCommand();
    static ActionSpec threatsCommand();
    static ActionSpec followUpsCommand();
    static OverlayMarks replies(const OverlayInput& input, const engine::TaskContext& context);
    static OverlayMarks threats(const OverlayInput& input, const engine::TaskContext& context);
    static OverlayMarks followUps(const OverlayInput& input, const engine::TaskContext& context);

private:
    static const engine::SimulatedCandidate* candidateOf(const OverlayInput& input);
    static OverlayMarks waiting(const OverlayInput& input, const QString& title);
    static OverlayMarks notLogged(const QString& title);
    /// What of the plays is left out, in words; empty where nothing is.
    static QString filtered(const OverlayInput& input, const PlayHeat& heat);
    static OverlayMarks shares(const OverlayInput& input, const QString& title, int ply);
    static QString source(const OverlayInput& input, const engine::SimulatedCandidate& candidate,
                          int ply);
};

/// A reply that costs more than a usual one.
constexpr int kDear = 40;

ActionSpec SimulatedPlaysOverlay::repliesCommand()
{
    return {u"view.replies"_s, tr("&Replies"), tr("Where the replies of the simulation lie"),
            {keys("Ctrl+5")},  u"replies"_s,   true};
}

ActionSpec SimulatedPlaysOverlay::threatsCommand()
{
    return {u"view.threats"_s,
            tr("Threat&s"),
            tr("Where the dear replies of the simulation lie"),
            {keys("Ctrl+6")},
            {},
            true};
}

ActionSpec SimulatedPlaysOverlay::followUpsCommand()
{
    return {u"view.followUps"_s,
            tr("&Follow-ups"),
            tr("Where our own next moves of the simulation lie"),
            {keys("Ctrl+Alt+7")},
            {},
            true};
}

const engine::SimulatedCandidate* SimulatedPlaysOverlay::candidateOf(const OverlayInput& input)
{
    if (!input.simulation || input.simulation->candidates.empty()) return nullptr;
    const engine::SimulatedCandidate* chosen =
        input.candidate ? simulated(input.simulation, *input.candidate) : nullptr;
    if (!chosen) chosen = &input.simulation->candidates.front();
    return chosen->iterations() > 0 ? chosen : nullptr;
}

OverlayMarks SimulatedPlaysOverlay::waiting(const OverlayInput& input, const QString& title)
{
    if (input.position.gameEnd() != engine::GameEnd::NotYet) return gameIsOver(title);
    OverlayMarks marks;
    marks.title = title;
    marks.legend = tr("Waits for a simulation of this position: F6 starts one.");
    return marks;
}

QString SimulatedPlaysOverlay::source(const OverlayInput& input,
                                      const engine::SimulatedCandidate& candidate, int ply)
{
    return tr("Simulation of %1, ply %2, %3 iterations.")
        .arg(overlayText(engine::moveText(input.position, candidate.move)), QString::number(ply),
             QLocale().toString(static_cast<qlonglong>(candidate.iterations())));
}

OverlayMarks SimulatedPlaysOverlay::notLogged(const QString& title)
{
    OverlayMarks marks;
    marks.title = title;
    marks.legend = tr("Single plays are not kept with a turn: Ctrl+F6 runs the simulation again.");
    return marks;
}

QString SimulatedPlaysOverlay::filtered(const OverlayInput& input, const PlayHeat& heat)
{
    if (input.plays.all()) return {};
    const QLocale locale;
    return u' ' + tr("Of %1 plays %2 are looked at (%3).")
                      .arg(locale.toString(static_cast<qlonglong>(heat.all)),
                           locale.toString(static_cast<qlonglong>(heat.accepted)),
                           playFilterText(input.plays, input.position.rules().alphabet));
}

OverlayMarks SimulatedPlaysOverlay::shares(const OverlayInput& input, const QString& title, int ply)
{
    const engine::SimulatedCandidate* candidate = candidateOf(input);
    if (!candidate) return waiting(input, title);
    OverlayMarks result;
    result.title = title;
    if (candidate->plays.empty()) return notLogged(title);
    if (input.plays.ply > 0) ply = input.plays.ply;
    const PlayHeat heat = heatOf(*candidate, ply, input.plays);
    for (SquareMark& mark : heatDiscs(heat)) {
        const PlayHeat::Square& square = heat.squares.at({mark.row, mark.column});
        const double share = static_cast<double>(square.plays) / static_cast<double>(heat.all);
        mark.text = QLocale().toString(100 * share, 'f', 0);
        mark.explanation = tr("%1: %2 % of the plays lay a tile here, for %3 points on average")
                               .arg(overlayText(engine::squareName(mark.row, mark.column)),
                                    QLocale().toString(100 * share, 'f', 1),
                                    QLocale().toString(static_cast<double>(square.points) /
                                                           static_cast<double>(square.plays),
                                                       'f', 1));
        result.squares.push_back(std::move(mark));
    }
    result.scale = heatScale(0, 100 * kFullShare, tr(" %"));
    result.legend = tr("Share of the plays that lay a tile on the square. %1")
                        .arg(source(input, *candidate, ply)) +
                    filtered(input, heat);
    return result;
}

OverlayMarks SimulatedPlaysOverlay::replies(const OverlayInput& input, const engine::TaskContext&)
{
    return shares(input, repliesTitle(), 1);
}

OverlayMarks SimulatedPlaysOverlay::followUps(const OverlayInput& input, const engine::TaskContext&)
{
    OverlayInput own = input;
    own.plays.ply = 0;
    return shares(own, followUpsTitle(), input.position.playerCount());
}

OverlayMarks SimulatedPlaysOverlay::threats(const OverlayInput& input, const engine::TaskContext&)
{
    const engine::SimulatedCandidate* candidate = candidateOf(input);
    if (!candidate) return waiting(input, threatsTitle());
    OverlayMarks result;
    result.title = threatsTitle();
    if (candidate->plays.empty()) return notLogged(threatsTitle());
    PlayFilter dear = input.plays;
    dear.ply = 0;
    dear.leastScore = std::max(dear.leastScore, kDear);
    const PlayHeat heat = heatOf(*candidate, 1, dear);
    constexpr double kFull = 12;  // points in a reply that have the hottest colour
    constexpr double kLeastPoints = 0.5;
    for (const auto& [place, square] : heat.squares) {
        const double points = static_cast<double>(square.points) / static_cast<double>(heat.all);
        if (points < kLeastPoints) continue;
        SquareMark mark;
        mark.row = place.first;
        mark.column = place.second;
        mark.shape = SquareMark::Shape::Disc;
        mark.size = std::min(1.0, points / kFull);
        mark.text = QLocale().toString(points, 'f', points < 9.95 ? 1 : 0);
        mark.color = heatColor(mark.size);
        mark.explanation =
            tr("%1: replies of %2 points and more over this square make %3 points a reply, in %4 % "
               "of the replies")
                .arg(overlayText(engine::squareName(place.first, place.second)),
                     QString::number(dear.leastScore), QLocale().toString(points, 'f', 1),
                     QLocale().toString(100.0 * static_cast<double>(square.plays) /
                                            static_cast<double>(heat.all),
                                        'f', 1));
        result.squares.push_back(std::move(mark));
    }
    result.scale = heatScale(0, kFull, QString());
    // One sentence: where it is cut behind the first one, it still says what it is from.
    result.legend = tr("Points over the square per reply, of replies of %1 and more · %2")
                        .arg(QString::number(dear.leastScore), source(input, *candidate, 1)) +
                    filtered(input, heat);
    return result;
}

}  // namespace

Overlay repliesOverlay()
{
    return Overlay({.id = u"replies"_s,
                    .title = SimulatedPlaysOverlay::repliesTitle,
                    .kind = Overlay::Kind::Heat,
                    .needsSimulation = true,
                    .command = {45, SimulatedPlaysOverlay::repliesCommand},
                    .marks = SimulatedPlaysOverlay::replies});
}

Overlay threatsOverlay()
{
    return Overlay({.id = u"threats"_s,
                    .title = SimulatedPlaysOverlay::threatsTitle,
                    .kind = Overlay::Kind::Heat,
                    .needsSimulation = true,
                    .command = {46, SimulatedPlaysOverlay::threatsCommand},
                    .marks = SimulatedPlaysOverlay::threats});
}

Overlay followUpsOverlay()
{
    return Overlay({.id = u"followUps"_s,
                    .title = SimulatedPlaysOverlay::followUpsTitle,
                    .kind = Overlay::Kind::Heat,
                    .needsSimulation = true,
                    .command = {47, SimulatedPlaysOverlay::followUpsCommand},
                    .marks = SimulatedPlaysOverlay::followUps});
}

}  // namespace ui
