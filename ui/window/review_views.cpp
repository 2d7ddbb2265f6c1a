// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/review_views.h"

#include <utility>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QStatusBar>

#include "ui/commands/action_registry.h"
#include "ui/review/review_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMessageMilliseconds = 4000;

}  // namespace

ReviewViews::ReviewViews(Session& session, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_window(window),
      m_panel(new ReviewPanel(session.shown(), session.reviewer(), session.practice())),
      m_dock(new QDockWidget(tr("Review"), &window))
{
    m_dock->setObjectName(u"dock.review"_s);
    m_dock->setWidget(m_panel);
    connect(m_panel, &ReviewPanel::turnChosen, this, &ReviewViews::goTo);
    connect(&session.shown(), &ShownStudy::changed, this, &ReviewViews::enableActions);
    connect(&session.practice(), &Practice::changed, this, &ReviewViews::enableActions);
    connect(&session.reviewer(), &GameReviewer::changed, this, [this] {
        const GameReviewer::State state = m_session.reviewer().state();
        if (state == GameReviewer::State::Running) return;
        const int step = std::exchange(m_pendingStep, 0);
        if (step != 0 && state == GameReviewer::State::Done) toMistake(step);
    });
}

void ReviewViews::addActions(ActionRegistry& actions)
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
                 [this] { m_session.practice().giveHint(); });
    m_gameActions = {review, previous, next, practise};
    addDockAction(
        actions,
        {u"view.review"_s, tr("Re&view"), tr("Show the review of the game"), {keys("Alt+8")}},
        m_window, *m_dock);
    m_panel->addActions(m_gameActions);
    enableActions();
}

void ReviewViews::enableActions()
{
    if (!m_hint) return;
    const bool there =
        m_session.shown().game() != nullptr && m_session.shown().permissions().hindsight;
    for (QAction* action : m_gameActions) action->setEnabled(there);
    m_hint->setEnabled(m_session.practice().state() == Practice::State::Asking);
}

void ReviewViews::review()
{
    bringUp(m_window, *m_dock);
    m_session.reviewer().start();
}

void ReviewViews::goTo(int turn)
{
    ShownStudy& shown = m_session.shown();
    if (!shown.game()) return;
    emit aboutToGo();
    shown.goTo({shown.cursor().line, turn});
}

void ReviewViews::toMistake(int direction)
{
    const ShownStudy& shown = m_session.shown();
    if (!shown.game()) return;
    GameReviewer& reviewer = m_session.reviewer();
    const auto turn = reviewer.mistakeFrom(shown.moment().turn, direction, m_panel->player());
    if (turn) {
        goTo(*turn);
        return;
    }
    using State = GameReviewer::State;
    if (reviewer.state() == State::Off || reviewer.state() == State::Stopped ||
        reviewer.state() == State::Running) {
        m_pendingStep = direction;
        reviewer.start();
        return;
    }
    m_window.statusBar()->showMessage(direction > 0 ? tr("There is no mistake after this turn.")
                                                    : tr("There is no mistake before this turn."),
                                      kMessageMilliseconds);
}

void ReviewViews::practise()
{
    if (!m_session.shown().game()) return;
    emit aboutToGo();
    bringUp(m_window, *m_dock);
    m_session.practice().next();
}

}  // namespace ui
