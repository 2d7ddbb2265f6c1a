// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/match_views.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QDate>
#include <QLocale>
#include <QMainWindow>
#include <QStyle>

#include "engine/lexicon/lexicon.h"
#include "engine/rules/rules_fingerprint.h"
#include "ui/commands/action_registry.h"
#include "ui/language/text.h"
#include "ui/window/board_column.h"
#include "ui/window/match_strip.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using State = MatchPlay::State;

// So that one sees whose turn it is; none for people who want nothing to move.
constexpr int kLeastThinking = 500;

}  // namespace

MatchViews::MatchViews(Session& session, BoardColumn& column, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_column(column),
      m_window(window),
      m_strip(new MatchStrip)
{
    column.setStrip(m_strip);
    const bool still = window.style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
    session.match().setLeastThinking(still ? 0 : kLeastThinking);
    connect(&session.match(), &MatchPlay::changed, this, &MatchViews::follow);
    connect(&session.match(), &MatchPlay::ticked, this, &MatchViews::showClocks);
    connect(&session.match(), &MatchPlay::failed, this, &MatchViews::failed);
    connect(&session.match(), &MatchPlay::told, this, [this](const QString& what) {
        m_told = what;
        m_toldAt = m_session.match().turnsOfPeople();
        follow();
    });
    // Who lays tiles has read what was told.
    connect(&column, &BoardColumn::entryChanged, this, [this] {
        if (m_told.isEmpty() || m_column.entry()->empty()) return;
        m_told.clear();
        follow();
    });
    connect(&session.shown(), &ShownStudy::changed, this, [this] {
        if (m_session.match().state() != State::Off || m_strip->isVisible()) follow();
        else enableActions();
        proceed();
    });
    connect(&session.jobs(), &JobService::changed, this, &MatchViews::proceed);
}

void MatchViews::addActions(ActionRegistry& actions)
{
    const auto add = [&](const ActionSpec& spec, auto run) {
        QAction* action = actions.add(spec, &m_window);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    QAction* begin = add({u"match.new"_s,
                          tr("Ne&w Game…"),
                          tr("Play a game against the computer or with other people"),
                          {keys("Ctrl+Alt+G")}},
                         [this] { askForGame(); });
    m_goOn = add({u"match.goOn"_s,
                  tr("&Go On"),
                  tr("End the pause, take one's seat, or accept the last play"),
                  {keys("Ctrl+Shift+R")}},
                 [this] { m_session.match().goOn(); });
    m_challenge = add({u"match.challenge"_s,
                       tr("C&hallenge"),
                       tr("Doubt the words of the play before this turn"),
                       {keys("Ctrl+Shift+H")}},
                      [this] { challenge(); });
    // Choosing the tiles is the same as in any position.
    m_exchange = actions.action(u"position.exchange"_s);
    m_pass = add({u"match.pass"_s,
                  tr("Pass the &Turn"),
                  tr("Neither play nor exchange"),
                  {keys("Ctrl+Alt+P")}},
                 [this] { emit moveRequested(engine::passMove()); });
    m_pause = add({u"match.pause"_s,
                   tr("Pa&use"),
                   tr("Stop the game and its clocks for a while"),
                   {keys("Pause")}},
                  [this] { m_session.match().setPaused(true); });
    m_resign = add({u"match.resign"_s, tr("Resi&gn"), tr("Give the game up; can be undone")},
                   [this] { resign(); });
    // Answers to a question, no commands of their own.
    const auto answer = [this](const QString& id, const QString& text, auto run) {
        auto* action = new QAction(text, this);
        action->setObjectName(id);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    m_resignNow = answer(u"match.resignNow"_s, tr("Give up"), [this] { resign(); });
    m_playOn = answer(u"match.playOn"_s, tr("Play on"), [this] {
        withdrawQuestion();
        m_column.board()->setFocus();
    });
    m_reveal = add({u"match.reveal"_s, tr("Show &Analysis"),
                    tr("Show everything for the rest of this game: moves, racks, words")},
                   [this] { m_session.match().reveal(); });
    for (const auto& [action, text] :
         {std::pair{m_exchange, tr("Exchange")}, {m_pass, tr("Pass")}, {begin, tr("New Game…")}})
        action->setIconText(text);
    m_players = actions.action(u"position.players"_s);
    m_strip->setActions({m_resignNow, m_playOn, m_goOn, m_challenge, m_exchange, m_pass, m_pause,
                         actions.action(u"review.start"_s)});
    connect(m_strip, &MatchStrip::left, m_playOn, &QAction::trigger);
    follow();
}

void MatchViews::askForGame()
{
    const ShownStudy& shown = m_session.shown();
    NewGameDialog dialog(m_session.library(), {shown.position()->rulesPtr(), shown.lexiconPath()},
                         m_session.settings().newGame(), &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    m_session.settings().setNewGame(dialog.choices());
    begin(dialog.game());
}

void MatchViews::begin(NewGame game)
{
    m_waiting = std::move(game);
    m_proceeding = true;
    const engine::Position& now = *m_session.shown().position();
    const bool sameRules =
        now.rulesPtr() == m_waiting->rules ||
        (now.rules().id == m_waiting->rules->id &&
         engine::rulesFingerprint(now.rules()) == engine::rulesFingerprint(*m_waiting->rules));
    if (sameRules) m_waiting->rules = now.rulesPtr();
    else m_session.loader().useRules(m_waiting->rules);
    const QString present = m_session.shown().lexiconPath();
    if (present.isEmpty() || !samePath(present, m_waiting->lexicon)) {
        if (!m_waiting->lexicon.isEmpty()) m_session.loader().openLexicon(m_waiting->lexicon);
    }
    m_proceeding = false;
    proceed();
}

void MatchViews::proceed()
{
    if (!m_waiting || m_proceeding || !m_session.jobs().jobs().isEmpty()) return;
    // What comes of the jobs that have just ended may begin others.
    m_proceeding = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_proceeding = false;
            if (!m_waiting || !m_session.jobs().jobs().isEmpty()) return;
            const NewGame game = *std::exchange(m_waiting, std::nullopt);
            const ShownStudy& shown = m_session.shown();
            if (shown.position()->rulesPtr() != game.rules || shown.lexiconName().isEmpty()) {
                emit failed(tr("The game was not begun"),
                            {engine::ErrorCode::WrongLexicon,
                             engine::say("%1", tr("its lexicon could not be opened").toStdString()),
                             {}});
                return;
            }
            QStringList names;
            for (const engine::GamePlayer& player : game.players) names << fromUtf8(player.name);
            const QString name = names.join(tr(" – "));
            if (auto done = m_session.match().start(game.players, game.setup, name); !done)
                emit failed(tr("The game was not begun"), done.error());
            else {
                m_column.board()->setFocus();
                emit begun();
            }
        },
        Qt::QueuedConnection);
}

void MatchViews::challenge()
{
    if (auto done = m_session.match().challenge(); !done)
        emit failed(tr("Nothing was challenged"), done.error());
}

void MatchViews::resign()
{
    if (!std::exchange(m_resignAsked, std::nullopt)) {
        m_resignAsked = m_session.match().turnsOfPeople();
        follow();
        m_strip->focusButton(m_playOn);
        return;
    }
    if (auto done = m_session.match().resign(); !done)
        emit failed(tr("The game goes on"), done.error());
    m_column.board()->setFocus();
}

bool MatchViews::withdrawQuestion()
{
    if (!std::exchange(m_resignAsked, std::nullopt)) return false;
    follow();
    return true;
}

void MatchViews::follow()
{
    const MatchPlay& play = m_session.match();
    // What was told holds until a person has had another turn.
    if (play.turnsOfPeople() != m_toldAt) m_told.clear();
    // The question is asked of one moment.
    if (!play.isRunning() || play.turnsOfPeople() != m_resignAsked) m_resignAsked.reset();
    m_strip->setTexts(headline(), m_told);
    showClocks();
    enableActions();
}

QString MatchViews::result() const
{
    const MatchPlay& play = m_session.match();
    const ShownStudy& shown = m_session.shown();
    const auto totals = play.totals();
    QStringList points;
    for (const engine::Score total : totals) points.append(QLocale().toString(total.points));
    const QString score = points.join(tr(" : "));
    const int resigned = play.resigned();
    if (resigned >= 0)
        return tr("Game over, %1: given up by %2.").arg(score, shown.playerName(resigned));
    const auto best = std::max_element(totals.begin(), totals.end());
    const auto winner = static_cast<int>(best - totals.begin());
    if (totals.size() == 1) return tr("Game over, %1 points.").arg(score);
    if (std::count(totals.begin(), totals.end(), *best) > 1)
        return tr("Game over, %1: a draw.").arg(score);
    return tr("Game over, %1: won by %2.").arg(score, shown.playerName(winner));
}

QString MatchViews::headline() const
{
    const MatchPlay& play = m_session.match();
    if (play.state() == State::Off) return {};
    if (play.state() == State::Broken)
        return tr("This game can't be gone on with: %1").arg(play.problem());
    const ShownStudy& shown = m_session.shown();
    if (m_resignAsked)
        return tr("%1, do you give the game up?").arg(shown.playerName(play.resigning()));
    const QString name = shown.playerName(play.onTurn());
    switch (play.state()) {
    case State::Paused: return tr("Paused. On turn: %1").arg(name);
    case State::Handover: return tr("%1, are you there? Nobody else should look now.").arg(name);
    case State::Turn:
        return play.isAtEnd() ? tr("On turn: %1").arg(name)
                              : tr("On turn, at the end of the game: %1").arg(name);
    case State::Thinking: return tr("%1 thinks …").arg(name);
    case State::Closing:
        return play.canChallenge() ? tr("%1: accept the last play, or challenge it?").arg(name)
                                   : tr("The game is at its end.");
    case State::Over: return play.hasJustEnded() ? result() : QString();
    default: return {};
    }
}

void MatchViews::showClocks()
{
    const MatchPlay& play = m_session.match();
    QStringList clocks;
    if (play.hasClocks())
        for (int i = 0; i < m_session.shown().position()->playerCount(); ++i)
            clocks.append(clockText(play.clockOf(i)));
    m_column.setClocks(clocks);
}

void MatchViews::enableActions()
{
    if (!m_goOn) return;
    const MatchPlay& play = m_session.match();
    const State state = play.state();
    const bool running = play.isRunning();
    const bool waiting =
        state == State::Paused || state == State::Handover || state == State::Closing;
    const bool away = state == State::Turn && !play.isAtEnd();
    m_goOn->setIconText(state == State::Handover  ? tr("I am ready")
                        : state == State::Closing ? tr("Accept")
                        : away                    ? tr("To the end")
                                                  : tr("Go on"));
    // While there is a question, only its answers are offered.
    const bool asked = m_resignAsked.has_value();
    m_resignNow->setEnabled(asked);
    m_playOn->setEnabled(asked);
    m_goOn->setEnabled((waiting || away) && !asked);
    m_challenge->setEnabled(play.canChallenge() && !asked);
    const engine::Position& position = *m_session.shown().position();
    const bool here = running ? state == State::Turn && play.isAtEnd()
                              : position.gameEnd() == engine::GameEnd::NotYet &&
                                    !(state == State::Over && play.isAtEnd());
    m_exchange->setEnabled(here && position.exchangeLimit() > 0 && !asked);
    m_pass->setEnabled(here && !asked);
    m_pause->setEnabled(play.canPause() && !asked);
    m_resign->setEnabled(running);
    const bool discreet = !m_session.shown().permissions().hindsight;
    m_reveal->setEnabled(discreet);
    if (m_players) m_players->setEnabled(!discreet);
}

}  // namespace ui
