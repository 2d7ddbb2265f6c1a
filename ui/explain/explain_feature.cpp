// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explain_feature.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QTextBrowser>

#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/explain/explain_panel.h"
#include "ui/explain/explanation_run.h"
#include "ui/game/game_panel.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/review/game_reviewer.h"
#include "ui/review/review_text.h"
#include "ui/simulation/simulations.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Of the window's height: the list of mistakes stays in sight beside it.
constexpr double kShareOfExplanations = 0.36;

}  // namespace

ExplainFeature::ExplainFeature(const Services& services, const Parts& parts, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_parts(parts),
      m_window(window),
      m_run(new ExplanationRun(services.jobs, this)),
      m_panel(new ExplainPanel(*m_run)),
      m_cover(new CoveredPanel(m_panel)),
      m_dock(new QDockWidget(tr("Explain"), &window))
{
    m_dock->setObjectName(u"dock.explain"_s);
    m_dock->setWidget(m_cover);
    m_dock->hide();
    connect(&services.shown, &ShownStudy::changed, this, &ExplainFeature::follow);
    connect(&services.analysis, &LiveAnalysis::stateChanged, this, &ExplainFeature::follow);
    connect(&services.reviewer, &GameReviewer::changed, this, [this] {
        follow();
        followReview();
    });
    connect(m_run, &ExplanationRun::changed, this, &ExplainFeature::followRun);
    connect(m_panel, &ExplainPanel::linkPointedAt, this, &ExplainFeature::pointAt);
    connect(m_panel, &ExplainPanel::linkChosen, this, [this](const ExplainedLink& link) {
        // Stays in sight when the pointer has gone.
        m_previewing = false;
        if (link.moves.size() == 1) m_parts.moves.previewMove(link.moves.front());
    });
    follow();
}

void ExplainFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    m_explain = add({u"analyse.explain"_s,
                     tr("E&xplain"),
                     tr("Say why one move is better than another: of two pinned ones, at a mistake "
                        "of the best and the one played, else of the chosen and the best one"),
                     {keys("Ctrl+I")}},
                    [this] { explain(); });
    m_keep = add({u"analyse.explainInNote"_s,
                  tr("Explanation into the &Note"),
                  tr("Add what is explained to the note of this turn"),
                  {keys("Ctrl+Shift+I")}},
                 [this] { keepInNote(); });
    addDockAction(actions,
                  {u"view.explain"_s,
                   tr("Expla&nation"),
                   tr("Show why one move is better than another"),
                   {keys("Ctrl+Alt+I")}},
                  m_window, *m_dock, [this] { m_panel->view()->setFocus(); });
    m_panel->addActions({m_explain, m_keep});
    followRun();
}

QList<MenuPlace> ExplainFeature::menuPlaces() const
{
    return {{u"analyse"_s, 1, 30, {u"analyse.explain"_s, u"analyse.explainInNote"_s}},
            {u"view.panels"_s, 0, 18, {u"view.explain"_s}}};
}

QList<WindowDock> ExplainFeature::docks() const
{
    using enum LayoutForm;
    // Beside the review its mistakes stay in sight.
    return {{m_dock, besideMovesBut(7, {{Review, 1, 20}, {ReviewWide, 1, 20}})}};
}

bool ExplainFeature::stepBack(BackStep step)
{
    if (step != BackStep::Preview || !m_previewing) return false;
    pointAt(std::nullopt);
    return true;
}

bool ExplainFeature::isHidden() const
{
    const LiveAnalysis::State state = m_services.analysis.state();
    return !m_services.shown.permissions().answers || state == LiveAnalysis::State::Withheld ||
           state == LiveAnalysis::State::Concealed;
}

std::optional<ExplainFeature::Pair> ExplainFeature::reviewedPair() const
{
    if (!m_services.shown.game() || !m_services.shown.permissions().hindsight) return std::nullopt;
    const GameMoment moment = m_services.shown.moment();
    if (moment.atEnd()) return std::nullopt;
    const engine::TurnReview* review = m_services.reviewer.turn(moment.viewed);
    if (review == nullptr || !review->judged() || !review->isMistake() ||
        review->bestMove() == review->played)
        return std::nullopt;
    // With another rack it is another question.
    const auto& before = m_services.shown.game()->replay().at(moment.viewed).before;
    if (!before || before->hash() != m_services.shown.position()->hash()) return std::nullopt;
    // What came off the board again was a pass.
    return Pair(review->bestMove(), review->takenBack ? engine::passMove() : review->played);
}

std::optional<ExplainFeature::Pair> ExplainFeature::pair() const
{
    const bool chosen =
        m_parts.moves.pins().pins().size() > 1 || m_parts.moves.selectedMoves().size() > 1;
    if (!chosen)
        if (const auto reviewed = reviewedPair()) return reviewed;
    const std::vector<engine::Move> moves = m_parts.moves.pairToCompare();
    if (moves.size() < 2) return std::nullopt;
    return Pair(moves[0], moves[1]);
}

QString ExplainFeature::hint() const
{
    if (reviewedPair())
        return tr("This turn was a mistake: Ctrl+I says why the best move is better than the one "
                  "that was played.");
    return tr("Ctrl+I says why one move is better than another: of two that are pinned (F4) or "
              "selected, else of the chosen one and the best.");
}

void ExplainFeature::explain()
{
    if (isHidden()) {
        emit said(tr("Hidden while the game is played, or while you look for a better move."));
        return;
    }
    const auto moves = pair();
    if (!moves) {
        emit said(tr("There are no two moves here to be set against each other."));
        return;
    }
    bringUp(m_window, *m_dock, kShareOfExplanations);
    ask(*moves);
}

void ExplainFeature::ask(const Pair& moves)
{
    m_run->ask(questionOf(moves));
    takeReviewed();
}

ExplanationQuestion ExplainFeature::questionOf(const Pair& moves) const
{
    const ShownStudy& shown = m_services.shown;
    const SimulationRun* simulation = m_services.simulations.current();
    return {shown.position(), moves.first,      moves.second,
            shown.leaves(),   shown.winTable(), simulation ? simulation->state() : nullptr,
            shown.lexicons()};
}

void ExplainFeature::takeReviewed()
{
    const ExplanationQuestion* question = m_run->question();
    const auto reviewed = reviewedPair();
    m_isReviewed = question && reviewed && *reviewed == Pair(question->move, question->against);
    m_panel->setReviewed({}, {});
    followReview();
}

void ExplainFeature::followReview()
{
    const ExplanationQuestion* question = m_run->question();
    if (!m_isReviewed || question == nullptr || isHidden()) return;
    const auto reviewed = reviewedPair();
    // What is no mistake any more is explained as two moves that somebody asked for.
    if (!reviewed) {
        m_isReviewed = false;
        return m_panel->setReviewed({}, {});
    }
    if (*reviewed != Pair(question->move, question->against)) return ask(*reviewed);
    const auto* review = m_services.reviewer.turn(m_services.shown.moment().viewed);
    m_panel->setReviewed(u"%1 %2"_s.arg(qualitySign(qualityOf(review)), lossText(review)),
                         review->verdict ? judgedByText(review->by()) : QString());
}

void ExplainFeature::keepInNote()
{
    const auto answer = m_run->answer();
    if (!answer) {
        emit said(tr("Nothing is explained yet: Ctrl+I does."));
        return;
    }
    const QString note = explanationNote(answer->explanation, *m_run->question()->position);
    if (m_parts.game.addToNote(note, tr("explanation"))) {
        emit said(tr("The explanation stands in the note of this turn."));
        return;
    }
    emit said(tr("Notes belong to a game; Game, Begin a Game Here makes one of the position."));
}

void ExplainFeature::follow()
{
    const ExplanationQuestion now = questionOf({});
    if (m_run->question() && (!m_run->isOf(now) || isHidden())) {
        m_run->drop();
        m_panel->setReviewed({}, {});
    }
    // What was explained before is there again.
    if (!m_run->question() && !isHidden() && m_run->recall(now)) takeReviewed();
    m_cover->setCovered(
        isHidden(),
        isHidden() ? tr("Hidden while the game is played, or while you look for a better move.")
                   : QString());
    m_panel->setHint(hint());
    followRun();
}

void ExplainFeature::followRun()
{
    if (m_keep) m_keep->setEnabled(m_run->answer() != nullptr && !isHidden());
}

void ExplainFeature::pointAt(const std::optional<ExplainedLink>& link)
{
    m_parts.column.pointOut(link ? link->squares : std::vector<std::pair<int, int>>(),
                            link ? link->tiles : std::vector<engine::Tile>());
    if (m_previewing) m_parts.moves.clearPreview();
    m_previewing = link && !link->moves.empty();
    if (!m_previewing) return;
    m_parts.moves.previewMove(link->moves.front());
    if (link->moves.size() > 1) m_parts.column.setLine(link->moves);
}

}  // namespace ui

#include "moc_explain_feature.cpp"
