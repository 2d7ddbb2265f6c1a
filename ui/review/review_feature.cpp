// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_feature.h"

#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QLocale>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/document/held_answer.h"
#include "ui/document/move_name.h"
#include "ui/document/shown_study.h"
#include "ui/review/game_reviewer.h"
#include "ui/review/practice.h"
#include "ui/review/practice_card.h"
#include "ui/review/review_controls.h"
#include "ui/review/review_panel.h"
#include "ui/settings/settings.h"
#include "ui/theme/line_icon.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/tall_dock.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

ReviewFeature::ReviewFeature(ShownStudy& shown, GameReviewer& reviewer, Practice& practice,
                             Settings& settings, QMainWindow& window)
    : WindowFeature(&window),
      m_shown(shown),
      m_reviewer(reviewer),
      m_practice(practice),
      m_window(window),
      m_content(new CoveredPanel([this, &settings] { return makePanel(settings); })),
      m_dock(new QDockWidget(tr("Review"), &window)),
      m_depths(new QActionGroup(this))
{
    m_dock->setObjectName(u"dock.review"_s);
    m_dock->setWidget(m_content);
    connect(&shown, &ShownStudy::changed, this, &ReviewFeature::enableActions);
    connect(&practice, &Practice::changed, this, [this] {
        enableActions();
        // Wherever it was begun: the question is here.
        const bool asked = std::exchange(m_asks, m_practice.isOn());
        if (m_asks && !asked) bringUp(m_window, *m_dock);
        const bool isNew = m_practice.state() == Practice::State::Asking && !m_practice.lastTry() &&
                           m_practice.hint() == Practice::Hint::None;
        if (isNew) emit askedOnBoard();
    });
    connect(&reviewer, &GameReviewer::changed, this, [this] {
        enableActions();
        const bool isReady = m_reviewer.isReady();
        if (!isReady && m_reviewer.state() == GameReviewer::State::Running) return;
        const int step = std::exchange(m_pendingStep, 0);
        if (step != 0 && isReady) toMistake(step);
    });
    connect(&reviewer, &GameReviewer::visitRequested, this,
            [this](const StudySpot& spot) { m_shown.visit(spot); });
    reviewer.setChoice(ReviewChoice::fromMap(settings.review()));
    connect(&reviewer, &GameReviewer::choiceChanged, this, [this, &settings] {
        settings.setReview(m_reviewer.ownChoice().toMap());
        enableActions();
    });
}

QWidget* ReviewFeature::makePanel(const Settings& settings)
{
    m_panel = new ReviewPanel(m_shown, m_reviewer, m_practice);
    connect(m_panel, &ReviewPanel::turnChosen, this, &ReviewFeature::goTo);
    m_panel->setChallengeChance([&settings] { return settings.challengeChance(); });
    m_panel->addActions(m_gameActions);
    m_panel->controls()->setActions(m_pause, m_stop);
    return m_panel;
}

ReviewPanel* ReviewFeature::panel()
{
    m_content->makeContent();
    return m_panel;
}

void ReviewFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    QAction* review = add({u"review.start"_s,
                           tr("&Review the Game"),
                           tr("Compare every move of the game with the best one, as thoroughly as "
                              "it is set"),
                           {keys("F9")},
                           u"review"_s},
                          [this] { this->review(); });
    review->setIconText(tr("Review"));
    QAction* previous = add({u"review.previous"_s,
                             tr("Previous Mista&ke"),
                             tr("Go to the mistake before this turn"),
                             {keys("Shift+F3")},
                             u"previousMistake"_s},
                            [this] { toMistake(-1); });
    QAction* next = add({u"review.next"_s,
                         tr("Next M&istake"),
                         tr("Go to the mistake after this turn"),
                         {keys("F3")},
                         u"nextMistake"_s},
                        [this] { toMistake(1); });
    m_practise = add({u"review.practise"_s,
                      tr("Find &Better"),
                      tr("Look for better moves than the mistakes, with answers hidden"),
                      {keys("Ctrl+L")},
                      u"practise"_s},
                     [this] { this->practise(); });
    m_hint = add({u"review.hint"_s,
                  tr("&Hint"),
                  tr("Tell one thing more about the move that is looked for"),
                  {keys("Ctrl+H")}},
                 [this] { hint(); });
    m_answer = add({u"review.showAnswer"_s,
                    tr("Show the &Answer"),
                    tr("Tell the move that is looked for, or that a chapter asks for"),
                    {keys("Ctrl+Alt+H")}},
                   [this] { showAnswer(); });
    m_pause = add({u"review.pause"_s,
                   tr("&Pause the Review"),
                   tr("Let the searches of the review rest, and go on with them"),
                   {keys("Shift+F9")},
                   u"pause"_s},
                  [this] { pause(); });
    m_stop = add({u"review.stop"_s,
                  tr("S&top the Review"),
                  tr("Stop the searches of the review; what they found stays"),
                  {keys("Ctrl+Shift+F9")},
                  u"stop"_s},
                 [this] { m_reviewer.stop(); });
    addDepths(actions);
    m_gameActions = {review, previous, next, m_practise};
    addDockAction(
        actions,
        {u"view.review"_s, tr("Re&view"), tr("Show the review of the game"), {keys("Alt+8")}},
        m_window, *m_dock);
    enableActions();
}

void ReviewFeature::addDepths(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    using engine::ReviewDepth;
    const auto addDepth = [&](const QString& id, const QString& text, const QString& help,
                              ReviewDepth depth) {
        ActionSpec spec{id, text, help};
        spec.checkable = true;
        QAction* action = add(spec, [this, depth] {
            ReviewChoice choice = m_reviewer.choice();
            choice.depth = depth;
            m_reviewer.setChoice(choice);
        });
        action->setData(static_cast<int>(depth));
        m_depths->addAction(action);
    };
    addDepth(u"review.depth.static"_s, tr("Stati&c"), tr("Review by score and leave, at once"),
             ReviewDepth::Static);
    addDepth(u"review.depth.standard"_s, tr("Stan&dard"),
             tr("Review by simulation and exact endings, about a minute for a game"),
             ReviewDepth::Standard);
    addDepth(u"review.depth.deep"_s, tr("Dee&p"), tr("The same, ten times as long"),
             ReviewDepth::Deep);
}

void ReviewFeature::pause()
{
    if (m_reviewer.state() == GameReviewer::State::Paused) m_reviewer.resume();
    else m_reviewer.pause();
}

QList<MenuPlace> ReviewFeature::menuPlaces() const
{
    return {
        {u"game"_s,
         5,
         10,
         {u"review.start"_s, u"review.pause"_s, u"review.stop"_s, u"review.next"_s,
          u"review.previous"_s, u"review.practise"_s, u"review.hint"_s, u"review.showAnswer"_s}},
        {u"game.reviewDepth"_s,
         0,
         0,
         {u"review.depth.static"_s, u"review.depth.standard"_s, u"review.depth.deep"_s}},
        {u"toolBar"_s, 1, 20, {u"review.start"_s}},
        {u"view.panels"_s, 0, 80, {u"view.review"_s}}};
}

QList<WindowDock> ReviewFeature::docks() const
{
    using enum LayoutForm;
    return {{m_dock,
             {{Analyse, 1, 20},
              {AnalyseWide, 1, 20},
              {Review, 0, -10, true},
              {ReviewWide, 0, 0, true},
              {StudyWide, 2, 10}}}};
}

bool ReviewFeature::stepBack(BackStep step)
{
    if (step != BackStep::Exercise || !m_practice.isOn()) return false;
    m_practice.stop();
    return true;
}

void ReviewFeature::enableActions()
{
    if (!m_hint) return;
    const bool there = m_shown.game() != nullptr && m_shown.permissions().hindsight;
    for (QAction* action : m_gameActions) action->setEnabled(there);
    const auto& foreground = m_practice.foreground();
    if (foreground) m_practise->setEnabled(true);
    m_hint->setEnabled(foreground ? static_cast<bool>(foreground->hint)
                                  : m_practice.state() == Practice::State::Asking);
    m_answer->setEnabled(m_practice.isVeiled() ||
                         (!foreground && m_practice.state() == Practice::State::Asking));
    const bool searching = there && m_reviewer.isSearching();
    const bool paused = m_reviewer.state() == GameReviewer::State::Paused;
    m_pause->setEnabled(searching);
    m_stop->setEnabled(searching);
    const QString text = paused ? tr("&Go On with the Review") : tr("&Pause the Review");
    if (m_pause->text() != text) {
        m_pause->setText(text);
        m_pause->setIcon(lineIcon(paused ? u"review"_s : u"pause"_s));
    }
    const auto depth = static_cast<int>(m_reviewer.choice().depth);
    for (QAction* action : m_depths->actions()) action->setChecked(action->data().toInt() == depth);
}

void ReviewFeature::review()
{
    bringUpTall(m_window, *m_dock);
    m_reviewer.start();
}

void ReviewFeature::goTo(int turn)
{
    if (!m_shown.game()) return;
    emit aboutToGo();
    m_shown.goTo({m_shown.cursor().line, turn});
}

void ReviewFeature::toMistake(int direction)
{
    if (!m_shown.game()) return;
    const int player = m_panel ? m_panel->player() : -1;
    const auto turn = m_reviewer.mistakeFrom(m_shown.moment().turn, direction, player);
    if (turn) {
        goTo(*turn);
        return;
    }
    using State = GameReviewer::State;
    if (!m_reviewer.isReady() && m_reviewer.state() != State::Failed) {
        m_pendingStep = direction;
        m_reviewer.ensure();
        return;
    }
    emit said(direction > 0 ? tr("There is no mistake after this turn.")
                            : tr("There is no mistake before this turn."));
}

void ReviewFeature::hint()
{
    // A copy: it may end the exercise.
    if (const auto foreground = m_practice.foreground(); foreground && foreground->hint)
        foreground->hint();
    else m_practice.giveHint();
}

void ReviewFeature::showAnswer()
{
    const engine::NodeId held = m_practice.isVeiled() ? heldAnswer(m_shown) : engine::kNoNode;
    m_practice.show();
    if (held == engine::kNoNode) return;
    const engine::ReplayStep& step = m_shown.game()->replay().at(held);
    if (!step.fits) return;
    emit said(
        PracticeCard::tr("The answer is %1 for %2 points; → tells what is said of it.")
            .arg(moveName(*step.before, step.move), QLocale().toString(step.move.score.points)));
}

void ReviewFeature::practise()
{
    if (const auto foreground = m_practice.foreground()) {
        foreground->next();
        return;
    }
    if (!m_shown.game()) return;
    emit aboutToGo();
    bringUp(m_window, *m_dock);
    m_practice.next();
}

}  // namespace ui

#include "moc_review_feature.cpp"
