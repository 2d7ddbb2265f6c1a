// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_feature.h"

#include <utility>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/review/game_reviewer.h"
#include "ui/review/practice.h"
#include "ui/review/review_panel.h"
#include "ui/widgets/dock_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

ReviewFeature::ReviewFeature(ShownStudy& shown, GameReviewer& reviewer, Practice& practice,
                             QMainWindow& window)
    : WindowFeature(&window),
      m_shown(shown),
      m_reviewer(reviewer),
      m_practice(practice),
      m_window(window),
      m_panel(new ReviewPanel(shown, reviewer, practice)),
      m_dock(new QDockWidget(tr("Review"), &window))
{
    m_dock->setObjectName(u"dock.review"_s);
    m_dock->setWidget(m_panel);
    connect(m_panel, &ReviewPanel::turnChosen, this, &ReviewFeature::goTo);
    connect(&shown, &ShownStudy::changed, this, &ReviewFeature::enableActions);
    connect(&practice, &Practice::changed, this, &ReviewFeature::enableActions);
    connect(&reviewer, &GameReviewer::changed, this, [this] {
        const GameReviewer::State state = m_reviewer.state();
        if (state == GameReviewer::State::Running) return;
        const int step = std::exchange(m_pendingStep, 0);
        if (step != 0 && state == GameReviewer::State::Done) toMistake(step);
    });
}

void ReviewFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    QAction* review = add({u"review.start"_s,
                           tr("&Review the Game"),
                           tr("Compare every move of the game with the best one"),
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
    QAction* practise = add({u"review.practise"_s,
                             tr("Find &Better"),
                             tr("Look for better moves than the mistakes, with answers hidden"),
                             {keys("Ctrl+L")},
                             u"practise"_s},
                            [this] { this->practise(); });
    m_hint = add({u"review.hint"_s,
                  tr("&Hint"),
                  tr("Tell one thing more about the move that is looked for"),
                  {keys("Ctrl+H")}},
                 [this] { m_practice.giveHint(); });
    m_gameActions = {review, previous, next, practise};
    addDockAction(
        actions,
        {u"view.review"_s, tr("Re&view"), tr("Show the review of the game"), {keys("Alt+8")}},
        m_window, *m_dock);
    m_panel->addActions(m_gameActions);
    enableActions();
}

QList<MenuPlace> ReviewFeature::menuPlaces() const
{
    return {{u"game"_s,
             5,
             10,
             {u"review.start"_s, u"review.next"_s, u"review.previous"_s, u"review.practise"_s,
              u"review.hint"_s}},
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
    m_hint->setEnabled(m_practice.state() == Practice::State::Asking);
}

void ReviewFeature::review()
{
    bringUp(m_window, *m_dock);
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
    const auto turn = m_reviewer.mistakeFrom(m_shown.moment().turn, direction, m_panel->player());
    if (turn) {
        goTo(*turn);
        return;
    }
    using State = GameReviewer::State;
    const State state = m_reviewer.state();
    if (state == State::Off || state == State::Stopped || state == State::Running) {
        m_pendingStep = direction;
        m_reviewer.start();
        return;
    }
    emit said(direction > 0 ? tr("There is no mistake after this turn.")
                            : tr("There is no mistake before this turn."));
}

void ReviewFeature::practise()
{
    if (!m_shown.game()) return;
    emit aboutToGo();
    bringUp(m_window, *m_dock);
    m_practice.next();
}

}  // namespace ui

#include "moc_review_feature.cpp"
