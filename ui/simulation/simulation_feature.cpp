// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulation_feature.h"

#include <algorithm>
#include <map>
#include <utility>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include "engine/lexicon/lexicon.h"
#include "engine/search/escalation.h"
#include "ui/commands/action_registry.h"
#include "ui/document/move_name.h"
#include "ui/document/played_move.h"
#include "ui/document/shown_study.h"
#include "ui/files/lexicon_library.h"
#include "ui/language/text.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_panel.h"
#include "ui/overlays/overlay_service.h"
#include "ui/position/board_column.h"
#include "ui/settings/settings.h"
#include "ui/simulation/auto_simulation.h"
#include "ui/simulation/play_filter_button.h"
#include "ui/simulation/simulation_controls.h"
#include "ui/simulation/simulation_panel.h"
#include "ui/simulation/simulation_table.h"
#include "ui/simulation/simulations.h"
#include "ui/theme/line_icon.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/tall_dock.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

// Rows of the list don't change places more often; heat is looked at longer than that.
constexpr int kListMilliseconds = 1000;
constexpr int kOverlayMilliseconds = 250;

/// What was kept goes on by its own draws unless others are wanted.
bool drawsAsWanted(const InferredDrawsPtr& had, const InferredDrawsPtr& wanted)
{
    if (had == wanted || !had) return had == wanted;
    if (!wanted) return had->isKept;
    return std::ranges::equal(had->leaves, wanted->leaves, [](const auto& a, const auto& b) {
        return a.weight == b.weight && a.tiles == b.tiles;
    });
}

OpponentWords wordsOf(const KnownLexicon& known)
{
    return {known.path, known.letters, LexiconLibrary::titleOf(known),
            LexiconLibrary::nameOf(known)};
}

}  // namespace

SimulationFeature::SimulationFeature(const Services& services, const Parts& parts,
                                     QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_parts(parts),
      m_window(window),
      m_simulations(new Simulations(services.jobs, services.shown, this)),
      m_automatic(new AutoSimulation(services.jobs, services.shown, services.analysis, parts.moves,
                                     *m_simulations, this)),
      m_cover(new CoveredPanel([this] { return makePanel(); })),
      m_dock(new QDockWidget(tr("Simulation"), &window))
{
    m_dock->setObjectName(u"dock.simulation"_s);
    m_dock->setWidget(m_cover);
    m_listTimer.setSingleShot(true);
    m_listTimer.setInterval(kListMilliseconds);
    m_overlayTimer.setSingleShot(true);
    m_overlayTimer.setInterval(kOverlayMilliseconds);
    connectParts();
    followMode();
    m_automatic->setOn(services.settings.autoSimulate());
}

QWidget* SimulationFeature::makePanel()
{
    MovesPanel& moves = m_parts.moves;
    m_panel = new SimulationPanel(*m_simulations);
    connect(&moves, &MovesPanel::previewed, m_panel, &SimulationPanel::pointOut);
    connect(m_panel, &SimulationPanel::candidateChosen, &moves, &MovesPanel::previewMove);
    connect(m_panel, &SimulationPanel::lineChosen, this,
            [this](const std::vector<engine::Move>& line) {
                m_parts.moves.previewMove(line.front());
                m_parts.column.setLine(line);
            });
    connect(m_panel, &SimulationPanel::playRequested, &moves, &MovesPanel::playRequested);
    connect(m_panel, &SimulationPanel::movesDropped, this,
            [this] { add(m_parts.moves.selectedMoves()); });
    connect(m_panel->playFilter(), &PlayFilterButton::changed, this,
            [this](const PlayFilter& filter) { m_services.overlays.setPlayFilter(filter); });
    SimulationControls* controls = m_panel->controls();
    controls->choose(m_services.settings.simulation());
    if (m_seen) {
        if (m_seen->candidates == 0) m_seen->candidates = controls->settings().candidates;
        controls->setSettings(*m_seen);
    }
    const auto remember = [this, controls] {
        m_services.settings.setSimulation(controls->choices());
    };
    connect(controls, &SimulationControls::settingsChanged, this, remember);
    connect(controls, &SimulationControls::stopChanged, this, remember);
    connect(controls, &SimulationControls::settingsOpened, this,
            &SimulationFeature::listOpponentWords);
    controls->setActions(m_run, m_stop, m_again, m_deeper);
    m_panel->pointOut(moves.preview());
    showState();
    return m_panel;
}

SimulationPanel* SimulationFeature::panel()
{
    m_cover->makeContent();
    return m_panel;
}

void SimulationFeature::connectParts()
{
    connect(&m_listTimer, &QTimer::timeout, this, &SimulationFeature::tellList);
    connect(&m_overlayTimer, &QTimer::timeout, this, &SimulationFeature::tellOverlays);
    connect(m_simulations, &Simulations::changed, this, &SimulationFeature::followRun);
    connect(m_simulations, &Simulations::currentChanged, this, [this] {
        const SimulationRun* run = m_simulations->current();
        m_wasRunning = run && run->isRunning();
        if (run && !m_panel) m_seen = settingsLike(*run, m_seen ? m_seen->candidates : 0);
        followPins();
        tellList();
        tellOverlays();
        showState();
    });
    connect(m_simulations, &Simulations::visitRequested, this,
            [this](const SimulationRun* run, const StudySpot& spot) {
                m_services.shown.visit(spot);
                if (m_simulations->current() != run)
                    emit said(tr("What is simulated there is not open any more."));
            });
    connect(m_simulations, &Simulations::keptIsDamaged, this, [this](const engine::Error& error) {
        emit failed(tr("The simulation of this turn can't be shown"), error);
    });
    m_simulations->setFindWords([this](const QString& name) -> std::optional<OpponentWords> {
        const auto known =
            m_services.library.named(name, m_services.shown.position()->rules().alphabet);
        if (!known) return std::nullopt;
        return wordsOf(*known);
    });
    connect(m_automatic, &AutoSimulation::changed, this, [this] {
        tellList();
        tellOverlays();
    });
    connect(&m_services.shown, &ShownStudy::changed, this, [this] {
        followMode();
        tellOverlays();
    });
    connect(&m_services.analysis, &LiveAnalysis::stateChanged, this,
            &SimulationFeature::followMode);
    connect(&m_parts.moves.pins(), &MovePins::changed, this, &SimulationFeature::followPins);
    connect(&m_parts.column, &BoardColumn::intentChanged, this, [this] {
        if (!m_overlayTimer.isActive()) m_overlayTimer.start();
    });
}

void SimulationFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    m_run = add({u"analyse.simulate"_s,
                 tr("S&imulate"),
                 tr("Play the best moves out in the same random scenarios, pause that and go on"),
                 {keys("F6")},
                 u"simulate"_s},
                [this] { toggle(); });
    m_run->setIconText(tr("Simulate"));
    m_stop = add({u"analyse.stopSimulation"_s,
                  tr("S&top the Simulation"),
                  tr("Stop the simulation of this position; what it found stays"),
                  {keys("Shift+F6")},
                  u"stop"_s},
                 [this] { stop(); });
    m_stop->setIconText(tr("Stop"));
    m_again = add(
        {u"analyse.simulateAgain"_s,
         tr("Simulate &Again"),
         tr("Begin anew with these settings; what has not been changed comes to the same numbers"),
         {keys("Ctrl+F6")}},
        [this] { again(); });
    m_deeper = add({u"analyse.simulateDeeper"_s,
                    tr("Look &Deeper"),
                    tr("Play out with more plies what the simulation can't tell apart, in the same "
                       "scenarios"),
                    {keys("Alt+F6")}},
                   [this] { lookDeeper(); });
    m_add = add({u"analyse.addCandidate"_s,
                 tr("Add to the Si&mulation"),
                 tr("Make the move on the board, or chosen in the list, a candidate"),
                 {keys("Ins")}},
                [this] { addCandidate(); });
    addAutomatic(actions);
    addDockAction(actions,
                  {u"view.simulation"_s,
                   tr("Simu&lation"),
                   tr("Show the simulation of this position"),
                   {keys("Alt+0")}},
                  m_window, *m_dock, [this] { panel()->table()->setFocus(); });
    showState();
}

void SimulationFeature::addAutomatic(ActionRegistry& actions)
{
    QAction* automatic =
        actions.add({u"analyse.autoSimulate"_s,
                     tr("Auto-simulat&e"),
                     tr("Simulate the first moves of the list for a moment whenever it stands"),
                     {},
                     {},
                     true},
                    &m_window);
    automatic->setChecked(m_automatic->isOn());
    connect(automatic, &QAction::toggled, this, [this](bool on) {
        m_automatic->setOn(on);
        m_services.settings.setAutoSimulate(on);
    });
}

KeptAnalyses SimulationFeature::kept(const StudyState& state) const
{
    return m_simulations->kept(state);
}

QList<MenuPlace> SimulationFeature::menuPlaces() const
{
    return {{u"analyse"_s,
             3,
             10,
             {u"analyse.simulate"_s, u"analyse.stopSimulation"_s, u"analyse.simulateAgain"_s,
              u"analyse.simulateDeeper"_s, u"analyse.addCandidate"_s, u"analyse.autoSimulate"_s}},
            {u"view.panels"_s, 0, 15, {u"view.simulation"_s}}};
}

QList<WindowDock> SimulationFeature::docks() const
{
    return {{m_dock, besideMoves(5)}};
}

QString SimulationFeature::obstacle() const
{
    using State = LiveAnalysis::State;
    if (!m_services.shown.permissions().answers)
        return tr("Hidden while the game is played.\nGame ▸ Show Analysis ends that.");
    switch (m_services.analysis.state()) {
    case State::Withheld:
        return tr("Hidden while the game is played.\nGame ▸ Show Analysis ends that.");
    case State::Concealed: return tr("Hidden while you look for the best move yourself.");
    case State::UnknownRack:
        return tr("The rack is not known: type it first (Ctrl+R), then F6 simulates.");
    case State::NoLexicon: return tr("No lexicon fits these tiles: open one to simulate.");
    case State::GameOver: return tr("The game is over: there is nothing to simulate.");
    default: return {};
    }
}

std::optional<engine::Move> SimulationFeature::played() const
{
    if (!m_services.shown.permissions().hindsight) return std::nullopt;
    return playedMove(m_services.shown);
}

void SimulationFeature::toggle()
{
    if (const QString why = obstacle(); !why.isEmpty()) {
        emit said(QString(why).replace(u'\n', u' '));
        return;
    }
    SimulationRun* run = m_simulations->current();
    using Phase = RunningSearchBase::Phase;
    // What could not be run again is tried again.
    if (run && run->phase() == Phase::Failed && run->state() && isAsWanted(*run)) return again();
    if (!run || run->phase() == Phase::Failed || run->phase() == Phase::Idle) return start();
    if (run->phase() == Phase::Running) return run->pause();
    if (!isAsWanted(*run)) return start();
    // What has come to its end doesn't go on by the same rule.
    if (run->phase() == Phase::Done && !run->isRestored() && run->state())
        emit said((deeperPlies() > 0 ? tr("%1. With another rule it goes on; Alt+F6 looks deeper, "
                                          "Ctrl+F6 begins anew.")
                                     : tr("%1. With another rule it goes on; Ctrl+F6 begins anew."))
                      .arg(endText(*run->state())));
    else run->resume();
}

bool SimulationFeature::isAsWanted(const SimulationRun& run)
{
    const SimulationSettings wanted = panel()->controls()->settings();
    const SimulationSettings& had = run.plan().settings;
    const int deeperThan = run.plan().deeperThan;
    const bool isAsMany = deeperThan > 0
                              ? wanted.plies == deeperThan
                              : wanted.plies == had.plies && wanted.candidates == had.candidates;
    return isAsMany && wanted.seed == had.seed && wanted.words == had.words &&
           drawsAsWanted(run.plan().draws, m_simulations->draws());
}

void SimulationFeature::again()
{
    const SimulationRun* run = m_simulations->current();
    const bool repeats = run && run->state() && !run->isRunning() && isAsWanted(*run);
    if (!repeats || !obstacle().isEmpty()) return start();
    bringUpTall(m_window, *m_dock);
    m_simulations->runAgain();
    m_wasRunning = true;
    showState();
}

int SimulationFeature::deeperPlies() const
{
    const SimulationRun* run = m_simulations->current();
    if (!run || !run->state() || run->isRunning()) return 0;
    if (engine::nearTies(*run->state()).size() < 2) return 0;
    constexpr int kMorePlies = 2;
    const int plies = run->state()->plies;
    if (plies >= engine::SimulationQuestion::kMostPlies) return 0;
    return plies + kMorePlies <= SimulationSettings::kMostPlies
               ? plies + kMorePlies
               : engine::SimulationQuestion::kMostPlies;
}

void SimulationFeature::lookDeeper()
{
    if (const QString why = obstacle(); !why.isEmpty()) {
        emit said(QString(why).replace(u'\n', u' '));
        return;
    }
    const int plies = deeperPlies();
    if (plies == 0) {
        emit said(noDeeper());
        return;
    }
    bringUpTall(m_window, *m_dock);
    m_simulations->startDeeper(plies);
    m_wasRunning = true;
    followPins();
    showState();
}

QString SimulationFeature::noDeeper() const
{
    const SimulationRun* run = m_simulations->current();
    if (!run || !run->state())
        return tr("There is no simulation to look deeper into: F6 begins one.");
    if (run->isRunning()) return tr("A deeper look begins where the simulation has ended.");
    if (engine::nearTies(*run->state()).size() < 2)
        return tr("There is nothing to look deeper into: one move is surely the best.");
    return tr("It was played out to the end of the game already.");
}

void SimulationFeature::listOpponentWords()
{
    const engine::Position& position = *m_services.shown.position();
    const engine::Lexicon* open = position.lexicon();
    std::vector<OpponentWords> words;
    for (const KnownLexicon& known : m_services.library.lexiconsFor(position.rules().alphabet, {}))
        if (!open || !samePath(known.path, fromPath(open->path()))) words.push_back(wordsOf(known));
    const auto ofGame = wordsOfGame();
    m_panel->controls()->setOpponentWords(words, ofGame ? ofGame->title : QString());
}

std::optional<OpponentWords> SimulationFeature::wordsOfGame() const
{
    const ShownStudy& shown = m_services.shown;
    const engine::Position& position = *shown.position();
    if (position.playerCount() != 2) return std::nullopt;
    const engine::LexiconPtr other = shown.lexicons().ofOther(position.onTurn());
    if (!other) return std::nullopt;
    const KnownLexicon* known = m_services.library.find(fromPath(other->path()));
    return known ? std::optional(wordsOf(*known)) : std::nullopt;
}

void SimulationFeature::start()
{
    if (const QString why = obstacle(); !why.isEmpty()) {
        emit said(QString(why).replace(u'\n', u' '));
        return;
    }
    bringUpTall(m_window, *m_dock);
    std::vector<engine::Move> others;
    std::vector<engine::Move> kept;
    const auto hold = [&](const engine::Move& move) {
        others.push_back(move);
        kept.push_back(move);
    };
    if (const auto move = played()) hold(*move);
    for (const MovePins::Pin& pin : m_parts.moves.pins().pins()) hold(pin.move);
    // What was added before stays a candidate.
    if (const SimulationRun* before = m_simulations->current(); before && before->state())
        for (const auto& candidate : before->state()->candidates) others.push_back(candidate.move);
    if (const auto move = m_parts.column.enteredMove()) others.push_back(*move);
    SimulationSettings settings = panel()->controls()->settings();
    // Those of the simulation before may be the mover's now.
    const engine::Lexicon* own = m_services.shown.position()->lexicon();
    const bool isOwn = own && samePath(settings.words.path, fromPath(own->path()));
    if (!settings.words.isOther() || isOwn)
        settings.words = wordsOfGame().value_or(OpponentWords());
    m_simulations->start(settings, std::move(others), std::move(kept));
    m_wasRunning = true;
    followPins();
    showState();
}

void SimulationFeature::stop()
{
    if (SimulationRun* run = m_simulations->current()) run->stop();
}

void SimulationFeature::addCandidate()
{
    if (const auto entered = m_parts.column.enteredMove()) return add({*entered});
    const std::vector<engine::Move> selected = m_parts.moves.selectedMoves();
    if (selected.size() > 1) return add(selected);
    if (const auto move = m_parts.moves.candidate()) return add({*move});
    emit said(tr("Lay a move on the board, or choose one in the list, to add it."));
}

void SimulationFeature::add(const std::vector<engine::Move>& moves)
{
    if (const QString why = obstacle(); !why.isEmpty()) {
        emit said(QString(why).replace(u'\n', u' '));
        return;
    }
    if (!m_simulations->current()) start();
    SimulationRun* run = m_simulations->current();
    for (const engine::Move& move : moves)
        if (const auto added = run->add(move, false); !added)
            emit said(tr("%1 can't be simulated: %2")
                          .arg(moveName(*run->plan().position, move), errorText(added.error())));
}

void SimulationFeature::followPins()
{
    SimulationRun* run = m_simulations->current();
    if (!run || run->phase() == RunningSearchBase::Phase::Failed) return;
    std::map<int, int> colours;
    for (const MovePins::Pin& pin : m_parts.moves.pins().pins()) {
        const int id = run->idOf(pin.move);
        if (id >= 0) {
            run->keep(id, true);
            colours.emplace(id, pin.colour);
        } else if (!run->isRestored() && !simulated(run->state(), pin.move)) {
            // What doesn't fit is no candidate, but can be pinned.
            static_cast<void>(run->add(pin.move, true));
        }
    }
    run->setPinned(std::move(colours));
}

void SimulationFeature::followMode()
{
    const LiveAnalysis::State state = m_services.analysis.state();
    const bool hidden = !m_services.shown.permissions().answers ||
                        state == LiveAnalysis::State::Withheld ||
                        state == LiveAnalysis::State::Concealed;
    const bool was = m_cover->isCovered();
    m_cover->setCovered(hidden, hidden ? obstacle() : QString());
    if (was && !hidden) tellList();
    if (!hidden) return;
    m_services.overlays.setSimulation(nullptr, std::nullopt);
    m_parts.column.setSimulation(nullptr, nullptr);
}

void SimulationFeature::followRun()
{
    const SimulationRun* run = m_simulations->current();
    const bool running = run && run->isRunning();
    if (std::exchange(m_wasRunning, running) && !running) {
        // The last numbers are seen at once.
        tellList();
        tellOverlays();
        // What is concealed isn't told in passing.
        if (!m_cover->isCovered() && run && run->phase() == RunningSearchBase::Phase::Done &&
            run->state() && !run->state()->candidates.empty()) {
            const auto& best = run->state()->candidates.front();
            const QString name = moveName(*run->plan().position, best.move);
            const int asGood = asGoodAsBest(*run->state());
            emit said(asGood == 0
                          ? tr("Simulation: %1 is best, P(best) %2")
                                .arg(name, bestProbabilityText(best.bestProbability))
                          : tr("Simulation: %1 leads, %n other(s) are as good", nullptr, asGood)
                                .arg(name));
        }
    }
    if (!m_listTimer.isActive()) m_listTimer.start();
    if (!m_overlayTimer.isActive()) m_overlayTimer.start();
    if (run && run->state()) {
        // Candidates that were pinned before there was a state have ids now.
        bool unpinned = false;
        for (const MovePins::Pin& pin : m_parts.moves.pins().pins())
            if (const int id = run->idOf(pin.move); id >= 0 && run->colourOf(id) != pin.colour)
                unpinned = true;
        if (unpinned) followPins();
    }
    showState();
}

void SimulationFeature::tellList()
{
    const SimulationRun* run = m_simulations->current();
    const bool asked = run && run->state();
    const PositionPtr position = asked ? run->plan().position : m_automatic->position();
    m_parts.moves.model().setSimulation(position, shownState());
    m_parts.column.setSimulation(position, m_cover->isCovered() ? nullptr : shownState());
}

SimulationPtr SimulationFeature::shownState() const
{
    const SimulationRun* run = m_simulations->current();
    return run && run->state() ? run->state() : m_automatic->state();
}

void SimulationFeature::tellOverlays()
{
    if (m_cover->isCovered()) return;
    m_services.overlays.setSimulation(shownState(), m_parts.column.intendedMove());
}

void SimulationFeature::showState()
{
    if (!m_run) return;
    using Phase = RunningSearchBase::Phase;
    const SimulationRun* run = m_simulations->current();
    const Phase phase = run ? run->phase() : Phase::Idle;
    const bool running = phase == Phase::Running;
    const bool resting =
        phase == Phase::Paused || phase == Phase::Pausing || phase == Phase::Stopped;
    const QString text = running ? tr("Pause") : resting ? tr("Continue") : tr("Simulate");
    if (m_run->iconText() != text) {
        m_run->setIconText(text);
        m_run->setIcon(lineIcon(running ? u"pause"_s : u"simulate"_s));
    }
    m_stop->setEnabled(running || phase == Phase::Pausing || phase == Phase::Paused);
    m_again->setEnabled(run != nullptr);
    if (m_panel) m_panel->controls()->offerDeeper(deeperPlies() > 0);
    const QString title = phase == Phase::Done ? tr("Simulation ✓") : tr("Simulation");
    if (m_dock->windowTitle() != title) m_dock->setWindowTitle(title);
}

}  // namespace ui

#include "moc_simulation_feature.cpp"
