// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/play_feature.h"

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
#include "ui/document/shown_study.h"
#include "ui/files/lexicon_library.h"
#include "ui/files/loader.h"
#include "ui/language/text.h"
#include "ui/play/match_play.h"
#include "ui/play/match_strip.h"
#include "ui/position/board_column.h"
#include "ui/settings/settings.h"
#include "ui/work/job_service.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using State = MatchPlay::State;

// So that one sees whose turn it is; none for people who want nothing to move.
constexpr int kLeastThinking = 500;

}  // namespace

PlayFeature::PlayFeature(const Services& services, BoardColumn& column, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_column(column),
      m_window(window),
      m_strip(new MatchStrip)
{
    column.setStrip(m_strip);
    MatchPlay& match = services.match;
    const bool still = window.style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
    match.setLeastThinking(still ? 0 : kLeastThinking);
    connect(&match, &MatchPlay::changed, this, [this] {
        followGame();
        follow();
    });
    connect(&match, &MatchPlay::ticked, this, &PlayFeature::showClocks);
    connect(&match, &MatchPlay::failed, this, &PlayFeature::refused);
    connect(&match, &MatchPlay::told, this, [this](const QString& what) {
        m_told = what;
        m_toldAt = m_services.match.turnsOfPeople();
        follow();
    });
    // Who lays tiles has read what was told.
    connect(&column, &BoardColumn::entryChanged, this, [this] {
        if (m_told.isEmpty() || m_column.entry()->empty()) return;
        m_told.clear();
        follow();
    });
    connect(&services.shown, &ShownStudy::changed, this, [this] {
        if (m_services.match.state() != State::Off || m_strip->isVisible()) follow();
        else enableActions();
        proceed();
    });
    connect(&services.jobs, &JobService::changed, this, &PlayFeature::proceed);
    followGame();
}

void PlayFeature::followGame()
{
    const MatchPlay& match = m_services.match;
    const State state = match.state();
    m_column.setPlaying(match.isRunning(), state == State::Handover ? tr("I am ready")
                                           : state == State::Paused ? tr("Go on")
                                                                    : QString());
}

QList<MenuPlace> PlayFeature::menuPlaces() const
{
    return {{u"game"_s,
             0,
             10,
             {u"match.new"_s, u"match.goOn"_s, u"match.challenge"_s, u"match.pause"_s,
              u"match.resign"_s, u"match.reveal"_s}},
            {u"position"_s, 0, 30, {u"match.pass"_s}}};
}

bool PlayFeature::stepBack(BackStep step)
{
    if (step != BackStep::Question || !withdrawQuestion()) return false;
    m_column.board()->setFocus(Qt::OtherFocusReason);
    return true;
}

void PlayFeature::addActions(ActionRegistry& actions)
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
                 [this] { m_services.match.goOn(); });
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
                  [this] { m_services.match.setPaused(true); });
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
                   [this] { m_services.match.reveal(); });
    for (const auto& [action, text] :
         {std::pair{m_exchange, tr("Exchange")}, {m_pass, tr("Pass")}, {begin, tr("New Game…")}})
        action->setIconText(text);
    m_players = actions.action(u"position.players"_s);
    m_strip->setActions({{m_pause, m_goOn},
                         {m_resignNow, m_playOn, actions.action(u"review.start"_s)},
                         {m_challenge, m_exchange, m_pass},
                         {m_challenge, m_pass}});
    connect(m_strip, &MatchStrip::left, m_playOn, &QAction::trigger);
    follow();
}

void PlayFeature::askForGame()
{
    const ShownStudy& shown = m_services.shown;
    NewGameDialog dialog(m_services.library, {shown.position()->rulesPtr(), shown.lexiconPath()},
                         m_services.settings.newGame(), &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    m_services.settings.setNewGame(dialog.choices());
    begin(dialog.game());
}

void PlayFeature::begin(NewGame game)
{
    m_waiting = std::move(game);
    m_proceeding = true;
    const engine::Position& now = *m_services.shown.position();
    const bool sameRules =
        now.rulesPtr() == m_waiting->rules ||
        (now.rules().id == m_waiting->rules->id &&
         engine::rulesFingerprint(now.rules()) == engine::rulesFingerprint(*m_waiting->rules));
    if (sameRules) m_waiting->rules = now.rulesPtr();
    else m_services.loader.useRules(m_waiting->rules);
    const QString present = m_services.shown.lexiconPath();
    if (present.isEmpty() || !samePath(present, m_waiting->lexicon)) {
        if (!m_waiting->lexicon.isEmpty()) m_services.loader.openLexicon(m_waiting->lexicon);
    }
    m_proceeding = false;
    proceed();
}

void PlayFeature::proceed()
{
    if (!m_waiting || m_proceeding || !m_services.loader.isIdle()) return;
    // What was opened just now may have other things opened.
    m_proceeding = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_proceeding = false;
            if (!m_waiting || !m_services.loader.isIdle()) return;
            const NewGame game = *std::exchange(m_waiting, std::nullopt);
            const ShownStudy& shown = m_services.shown;
            // One that was made here has a name and no path.
            const bool isWanted =
                game.lexicon.isEmpty() || samePath(shown.lexiconPath(), game.lexicon);
            if (shown.position()->rulesPtr() != game.rules || shown.lexiconName().isEmpty() ||
                !isWanted) {
                emit refused(
                    tr("The game was not begun"),
                    {engine::ErrorCode::WrongLexicon,
                     engine::say("%1", tr("its lexicon could not be opened").toStdString()),
                     {}});
                return;
            }
            QStringList names;
            for (const engine::GamePlayer& player : game.players) names << fromUtf8(player.name);
            const QString name = names.join(tr(" – "));
            if (auto done =
                    m_services.match.start(game.players, game.setup, name, shown.lexiconName());
                !done)
                emit refused(tr("The game was not begun"), done.error());
            else {
                m_column.board()->setFocus();
                emit begun();
            }
        },
        Qt::QueuedConnection);
}

void PlayFeature::challenge()
{
    if (auto done = m_services.match.challenge(); !done)
        emit refused(tr("Nothing was challenged"), done.error());
}

void PlayFeature::resign()
{
    if (!std::exchange(m_resignAsked, std::nullopt)) {
        m_resignAsked = m_services.match.turnsOfPeople();
        follow();
        m_strip->focusButton(m_playOn);
        return;
    }
    if (auto done = m_services.match.resign(); !done)
        emit refused(tr("The game goes on"), done.error());
    m_column.board()->setFocus();
}

bool PlayFeature::withdrawQuestion()
{
    if (!std::exchange(m_resignAsked, std::nullopt)) return false;
    follow();
    return true;
}

void PlayFeature::follow()
{
    const MatchPlay& play = m_services.match;
    // What was told holds until a person has had another turn.
    if (m_services.match.turnsOfPeople() != m_toldAt) m_told.clear();
    // The question is asked of one moment.
    if (!play.isRunning() || m_services.match.turnsOfPeople() != m_resignAsked)
        m_resignAsked.reset();
    m_strip->setTexts(headline(), m_told);
    m_strip->setRunning(play.isRunning());
    showClocks();
    enableActions();
}

QString PlayFeature::result() const
{
    const ShownStudy& shown = m_services.shown;
    const auto totals = m_services.match.totals();
    QStringList points;
    for (const engine::Score total : totals) points.append(QLocale().toString(total.points));
    const QString score = points.join(tr(" : "));
    const int resigned = m_services.match.resigned();
    if (resigned >= 0)
        return tr("Game over, %1: given up by %2.").arg(score, shown.playerName(resigned));
    const auto best = std::max_element(totals.begin(), totals.end());
    const auto winner = static_cast<int>(best - totals.begin());
    if (totals.size() == 1) return tr("Game over, %1 points.").arg(score);
    if (std::count(totals.begin(), totals.end(), *best) > 1)
        return tr("Game over, %1: a draw.").arg(score);
    return tr("Game over, %1: won by %2.").arg(score, shown.playerName(winner));
}

QString PlayFeature::headline() const
{
    const MatchPlay& play = m_services.match;
    if (play.state() == State::Off) return {};
    if (play.state() == State::Broken)
        return tr("This game can't be gone on with: %1").arg(play.problem());
    const ShownStudy& shown = m_services.shown;
    if (m_resignAsked)
        return tr("%1, do you give the game up?").arg(shown.playerName(play.resigning()));
    const QString name = shown.playerName(play.onTurn());
    switch (play.state()) {
    case State::Paused: return tr("Paused. On turn: %1").arg(name);
    case State::Handover: return tr("%1, are you there? No one else should look now.").arg(name);
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

void PlayFeature::showClocks()
{
    const MatchPlay& play = m_services.match;
    QStringList clocks;
    if (play.hasClocks())
        for (int i = 0; i < m_services.shown.position()->playerCount(); ++i)
            clocks.append(clockText(play.clockOf(i)));
    m_column.setClocks(clocks);
}

void PlayFeature::enableActions()
{
    if (!m_goOn) return;
    const MatchPlay& play = m_services.match;
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
    const engine::Position& position = *m_services.shown.position();
    const bool here = running ? state == State::Turn && play.isAtEnd()
                              : position.gameEnd() == engine::GameEnd::NotYet &&
                                    !(state == State::Over && play.isAtEnd());
    m_exchange->setEnabled(here && position.exchangeLimit() > 0 && !asked);
    m_pass->setEnabled(here && !asked);
    m_pause->setEnabled(play.canPause() && !asked);
    m_resign->setEnabled(running);
    const bool discreet = !m_services.shown.permissions().hindsight;
    m_reveal->setEnabled(discreet);
    // One that is missing is what may keep the game from going on.
    if (m_players) m_players->setEnabled(!discreet || state == MatchPlay::State::Broken);
}

}  // namespace ui

#include "moc_play_feature.cpp"
