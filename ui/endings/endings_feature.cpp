// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/endings_feature.h"

#include <algorithm>

#include <QAction>
#include <QDockWidget>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QToolButton>

#include "engine/board/legality.h"
#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/endings/bridge_run.h"
#include "ui/endings/endgame_run.h"
#include "ui/endings/ending_page.h"
#include "ui/endings/endings_panel.h"
#include "ui/endings/pre_endgame_run.h"
#include "ui/endings/solver_opponent.h"
#include "ui/language/text.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/position/typed_move.h"
#include "ui/theme/line_icon.h"
#include "ui/theme/measures.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/tall_dock.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using Phase = RunningSearchBase::Phase;

bool isOfShown(const EndingRun& run, const ShownStudy& shown)
{
    return run.position()->hash() == shown.position()->hash() &&
           run.position()->lexiconPtr() == shown.position()->lexiconPtr();
}

std::unique_ptr<EndingRun> makeRun(engine::EndingKind kind, JobService& jobs,
                                   EndingQuestion question, const QString& title)
{
    const QString place = u"view.endings"_s;
    switch (kind) {
    case engine::EndingKind::Endgame: break;
    case engine::EndingKind::PreEndgame:
        return std::make_unique<PreEndgameRun>(jobs, std::move(question), title, place);
    case engine::EndingKind::Bridge:
        return std::make_unique<BridgeRun>(jobs, std::move(question), title, place);
    }
    return std::make_unique<EndgameRun>(jobs, std::move(question), title, place);
}

}  // namespace

EndingsFeature::EndingsFeature(const Services& services, const Parts& parts, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_parts(parts),
      m_window(window),
      m_opponent(new SolverOpponent(services.jobs, this)),
      m_cover(new CoveredPanel([this] { return makePanel(); })),
      m_dock(new QDockWidget(tr("Endings"), &window)),
      m_notice(new QFrame(&window)),
      m_noticeText(new QLabel)
{
    m_dock->setObjectName(u"dock.endings"_s);
    m_dock->setWidget(m_cover);
    m_dock->hide();
    m_notice->setObjectName(u"endingNotice"_s);
    m_notice->setFrameShape(QFrame::StyledPanel);
    m_noticeText->setObjectName(u"endingNoticeText"_s);
    m_noticeText->setWordWrap(true);
    auto* layout = new QHBoxLayout(m_notice);
    layout->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, gap::kNormal);
    layout->addWidget(m_noticeText, 1);
    m_notice->hide();

    connect(&services.shown, &ShownStudy::changed, this, &EndingsFeature::follow);
    connect(&services.analysis, &LiveAnalysis::stateChanged, this, &EndingsFeature::follow);
    connect(m_opponent, &SolverOpponent::changed, this, &EndingsFeature::followOpponent);
    connect(m_opponent, &SolverOpponent::answered, this, &EndingsFeature::moveRequested);
    connect(m_opponent, &SolverOpponent::finished, this, [this] {
        emit said(tr("The game against the solver is over: %1 : %2.")
                      .arg(m_services.shown.position()->player(0).score.points)
                      .arg(m_services.shown.position()->player(1).score.points));
    });
    connect(m_opponent, &SolverOpponent::failed, this, [this](const engine::Error& error) {
        emit said(tr("The solver can't answer: %1").arg(errorText(error)));
    });
}

EndingsFeature::~EndingsFeature() = default;

QWidget* EndingsFeature::makePanel()
{
    m_panel = new EndingsPanel;
    connect(m_panel, &EndingsPanel::lineShown, this, [this](const std::vector<engine::Move>& line) {
        if (line.empty()) return m_parts.moves.clearPreview();
        m_parts.moves.previewMove(line.front());
        m_parts.column.setLine(line);
    });
    connect(m_panel, &EndingsPanel::lineKept, this, &EndingsFeature::lineKept);
    connect(m_panel, &EndingsPanel::playRequested, &m_parts.moves, &MovesPanel::playRequested);
    connect(m_panel, &EndingsPanel::asked, this, &EndingsFeature::ask);
    connect(m_panel, &EndingsPanel::kindChosen, this, [this](engine::EndingKind kind) {
        m_chosen = kind;
        m_chosenFor = m_services.shown.position()->hash();
        follow();
    });
    connect(m_panel, &EndingsPanel::settingsChanged, this, &EndingsFeature::followRun);
    m_panel->setActions(m_solve, m_playOn);
    showRun();
    return m_panel;
}

EndingsPanel* EndingsFeature::panel()
{
    m_cover->makeContent();
    return m_panel;
}

EndingSettings EndingsFeature::settings() const
{
    return m_panel ? m_panel->settings() : EndingSettings();
}

QWidget* EndingsFeature::notice()
{
    return m_notice;
}

void EndingsFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    m_solve =
        add({u"analyse.solve"_s,
             tr("Sol&ve"),
             tr("Solve the ending as the bag allows: endgame, pre-endgame or bridge; stop that and "
                "go on"),
             {keys("F7")},
             u"solve"_s},
            [this] { solve(); });
    m_solve->setIconText(tr("Solve"));
    addDockAction(actions,
                  {u"view.endings"_s,
                   tr("&Endings"),
                   tr("Show how this ending is solved"),
                   {keys("Ctrl+Alt+E")}},
                  m_window, *m_dock, [this] { panel()->focusTable(); });
    m_playOn = add({u"analyse.playOn"_s,
                    tr("Play &On Against the Solver"),
                    tr("From here on the solver answers each of your moves with its best one"),
                    {keys("Shift+F7")},
                    {}},
                   [this] { playOn(m_playOn->isChecked()); });
    m_playOn->setCheckable(true);
    auto* button = new QToolButton;
    button->setObjectName(u"endingNoticeSolve"_s);
    button->setDefaultAction(m_solve);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_notice->layout()->addWidget(button);
    follow();
}

QList<MenuPlace> EndingsFeature::menuPlaces() const
{
    return {{u"analyse"_s, 4, 10, {u"analyse.solve"_s, u"analyse.playOn"_s}},
            {u"view.panels"_s, 0, 17, {u"view.endings"_s}}};
}

QList<WindowDock> EndingsFeature::docks() const
{
    return {{m_dock, besideMoves(6)}};
}

bool EndingsFeature::isHidden() const
{
    const LiveAnalysis::State state = m_services.analysis.state();
    return !m_services.shown.permissions().answers || state == LiveAnalysis::State::Withheld ||
           state == LiveAnalysis::State::Concealed;
}

QString EndingsFeature::obstacle() const
{
    const engine::Position& position = *m_services.shown.position();
    if (isHidden())
        return m_services.analysis.state() == LiveAnalysis::State::Concealed
                   ? tr("Hidden while you look for the best move yourself.")
                   : tr("Hidden while the game is played.");
    if (position.gameEnd() != engine::GameEnd::NotYet)
        return tr("The game is over: there is nothing to solve.");
    const int players = position.playerCount();
    if (players != 2)
        return tr("Endings are solved for two players; here are %n.", nullptr, players);
    if (position.unnamedTiles() < 0)
        return tr("There are more tiles on board and racks than the game has: nothing can be "
                  "solved before that is put right (Position ▸ Scores and Racks).");
    const int bag = position.bagSize();
    if (bag > engine::kMostForBridge)
        return tr("Endings are solved with %1 tiles in the bag at most; here %n are still in it. "
                  "Until then F6 simulates.",
                  nullptr, bag)
            .arg(engine::kMostForBridge);
    const int own = position.mover().rack.total();
    if (own == 0) return tr("The rack is not known: type it first (Ctrl+R), then F7 solves.");
    if (const auto kinds = engine::endingKindsFor(position); !kinds)
        return tr("Only %1 of %n tiles of the rack are known: type it first (Ctrl+R), then F7 "
                  "solves.",
                  nullptr, position.rules().rackSize)
            .arg(own);
    if (!position.lexicon()) return tr("No lexicon fits these tiles: open one, then F7 solves.");
    if (position.rules().jumbled())
        return tr("Endings of jumbled words can't be solved; F6 simulates.");
    return {};
}

QString EndingsFeature::hint() const
{
    if (QString why = obstacle(); !why.isEmpty()) return why;
    const int bag = m_services.shown.position()->bagSize();
    switch (kind().value_or(engine::EndingKind::Endgame)) {
    case engine::EndingKind::Endgame: break;
    case engine::EndingKind::PreEndgame:
        return tr("%n tiles are in the bag: F7 tells for each move with which of them it wins.",
                  nullptr, bag);
    case engine::EndingKind::Bridge: {
        const QString text =
            tr("%n tiles are in the bag: F7 simulates games that end in endgames.", nullptr, bag);
        return bag > engine::PreEndgameQuestion::kMostInBag
                   ? text
                   : text + u' ' +
                         tr("The pre-endgame, which tries bag after bag, can be chosen above.");
    }
    }
    return tr("The bag is empty: F7 solves this ending exactly.");
}

std::optional<engine::EndingKind> EndingsFeature::kind() const
{
    const engine::Position& position = *m_services.shown.position();
    const auto kinds = engine::endingKindsFor(position);
    if (!kinds) return std::nullopt;
    const bool fits = m_chosen && m_chosenFor == position.hash() &&
                      std::ranges::find(*kinds, *m_chosen) != kinds->end();
    return fits ? *m_chosen : kinds->front();
}

EndgameRun* EndingsFeature::currentEndgame() const
{
    return qobject_cast<EndgameRun*>(m_current);
}

std::vector<engine::Move> EndingsFeature::ownMoves() const
{
    std::vector<engine::Move> moves;
    for (const MovePins::Pin& pin : m_parts.moves.pins().pins()) moves.push_back(pin.move);
    if (const auto entered = m_parts.column.enteredMove()) moves.push_back(*entered);
    std::erase_if(moves, [this](const engine::Move& move) {
        return !engine::checkMove(*m_services.shown.position(), move, engine::WordCheck::Ignore);
    });
    return moves;
}

void EndingsFeature::solve()
{
    if (const QString why = obstacle(); !why.isEmpty()) {
        if (!isHidden()) bringUpTall(m_window, *m_dock);
        emit said(why);
        return;
    }
    bringUpTall(m_window, *m_dock);
    if (m_current && m_current->isRunning()) return m_current->stop();
    const bool asWanted = m_current && m_current->question().settings == settings() &&
                          m_current->question().lexiconOfOther == lexiconOfOther();
    if (asWanted && (m_current->phase() == Phase::Stopped || m_current->phase() == Phase::Done))
        return m_current->resume();
    begin(*kind());
}

void EndingsFeature::begin(engine::EndingKind kind)
{
    m_current = nullptr;
    std::erase_if(m_runs, [&](const auto& run) {
        return isOfShown(*run, m_services.shown) && run->kind() == kind;
    });
    QString title = endingTitle(kind);
    if (m_services.shown.game() && !m_services.shown.moment().atEnd())
        title = tr("%1, turn %2").arg(title).arg(m_services.shown.moment().turn + 1);
    auto run = makeRun(kind, m_services.jobs,
                       {m_services.shown.position(), m_services.shown.leaves(), settings(),
                        ownMoves(), lexiconOfOther()},
                       title);
    connect(run.get(), &EndingRun::changed, this, [this, made = run.get()] {
        if (made == m_current) followRun();
    });
    if (m_runs.size() >= kMostKept) m_runs.erase(m_runs.begin());
    m_runs.push_back(std::move(run));
    follow();
    m_readyBefore = m_parts.column.intendedMove();
    m_offersBest = true;
    m_current->start();
}

engine::LexiconPtr EndingsFeature::lexiconOfOther() const
{
    const ShownStudy& shown = m_services.shown;
    return shown.lexicons().ofOther(shown.position()->onTurn());
}

void EndingsFeature::playOn(bool on)
{
    const QString why = obstacle();
    if (on && why.isEmpty() && kind() == engine::EndingKind::Endgame) {
        m_opponent->sitDown(m_services.shown.position(), settings().end);
        return;
    }
    m_opponent->leave();
    if (on)
        emit said(why.isEmpty() ? tr("The solver plays once the bag is empty: then both know all "
                                     "tiles.")
                                : why);
    followOpponent();
}

void EndingsFeature::followOpponent()
{
    if (!m_playOn) return;
    m_playOn->setChecked(m_opponent->isOn());
    m_playOn->setText(m_opponent->isOn() ? tr("Stop Playing Against the S&olver")
                                         : tr("Play &On Against the Solver"));
    m_playOn->setIconText(m_opponent->isThinking() ? tr("The solver thinks…")
                          : m_opponent->isOn()     ? tr("Your move; stop playing")
                                                   : tr("Play on against the solver"));
}

void EndingsFeature::ask(const QString& text)
{
    if (!m_current) return;
    std::optional<engine::Move> move;
    if (text.isEmpty()) {
        move = m_parts.column.intendedMove();
        if (!move) return m_panel->setProblem(tr("Type a move, or lay it on the board."));
        m_panel->setQuestion({});
    } else {
        const auto typed = readTypedMove(*m_current->position(), text);
        if (!typed) return m_panel->setProblem(typedErrorText(typed.error()));
        move = *typed;
    }
    m_current->ask(*move);
}

void EndingsFeature::follow()
{
    const engine::Position& position = *m_services.shown.position();
    const auto ofShown = [&](const auto& run) { return isOfShown(*run, m_services.shown); };
    if (std::exchange(m_shownHash, position.hash()) != position.hash()) {
        m_opponent->follow(m_services.shown.position(), currentEndgame());
        // What was looked at last is seen again.
        const auto last = std::find_if(m_runs.rbegin(), m_runs.rend(), ofShown);
        m_chosen = last == m_runs.rend() ? std::nullopt : std::optional((*last)->kind());
        m_chosenFor = position.hash();
    }
    const auto wanted = kind();
    const auto found = std::ranges::find_if(
        m_runs, [&](const auto& run) { return ofShown(run) && run->kind() == wanted; });
    EndingRun* const current = found == m_runs.end() ? nullptr : found->get();
    if (current != m_current) m_offersBest = false;
    m_current = current;
    m_cover->setCovered(isHidden(), isHidden() ? obstacle() : QString());
    showRun();
    followRun();
}

void EndingsFeature::showRun()
{
    if (!m_panel) return;
    const bool can = obstacle().isEmpty();
    m_panel->setKinds(can ? *engine::endingKindsFor(*m_services.shown.position())
                          : std::vector<engine::EndingKind>(),
                      kind().value_or(engine::EndingKind::Bridge));
    m_panel->setRun(m_current, hint());
}

void EndingsFeature::followRun()
{
    if (m_panel) m_panel->refresh();
    const bool done = m_current && m_current->hasState() && m_current->isComplete();
    const QString name = m_current ? endingTitle(m_current->kind()) : tr("Endings");
    const QString title = done ? tr("%1 ✓").arg(name) : name;
    if (m_dock->windowTitle() != title) m_dock->setWindowTitle(title);
    if (m_solve) {
        const bool running = m_current && m_current->isRunning();
        const QString text = running ? tr("Stop") : tr("Solve");
        if (m_solve->iconText() != text) {
            m_solve->setIconText(text);
            m_solve->setIcon(lineIcon(running ? u"stop"_s : u"solve"_s));
        }
    }
    offerBest();
    showNotice();
}

void EndingsFeature::offerBest()
{
    if (!m_offersBest || !m_current || !m_current->hasState() || isHidden()) return;
    if (!m_current->isProved() && !m_current->isComplete()) return;
    m_offersBest = false;
    // Who has laid or chosen a move meanwhile keeps it.
    if (m_parts.column.enteredMove() || m_parts.column.intendedMove() != m_readyBefore) return;
    m_parts.moves.previewMove(m_current->best());
}

void EndingsFeature::showNotice()
{
    const engine::Position& position = *m_services.shown.position();
    const int bag = position.bagSize();
    const bool near =
        bag <= engine::kMostForBridge && m_services.analysis.state() == LiveAnalysis::State::Ready;
    m_notice->setVisible(near);
    if (!near) return;
    const bool solved = m_current && m_current->hasState();
    m_noticeText->setText(
        solved    ? (m_current->isProved()
                         ? tr("These numbers are static; what is proved stands in Endings.")
                         : tr("These numbers are static, not proved; Endings has looked further."))
        : bag > 0 ? tr("%n tiles in the bag: these numbers are static, not proved.", nullptr, bag)
                  : tr("The bag is empty: these numbers are static, not proved."));
}

}  // namespace ui

#include "moc_endings_feature.cpp"
