// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inference/inference_feature.h"

#include <chrono>
#include <utility>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QTableWidget>

#include "engine/game/kept_simulation.h"
#include "engine/game/last_move.h"
#include "ui/commands/action_registry.h"
#include "ui/document/move_name.h"
#include "ui/document/shown_study.h"
#include "ui/inference/inference_panel.h"
#include "ui/language/text.h"
#include "ui/moves/live_analysis.h"
#include "ui/settings/settings.h"
#include "ui/simulation/simulations.h"
#include "ui/theme/line_icon.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/tall_dock.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr std::chrono::milliseconds kReadingInterval{125};
/// More racks than people wait for are a sample.
constexpr std::int64_t kMostRacks = 100'000;

}  // namespace

InferenceFeature::InferenceFeature(const Services& services, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_window(window),
      m_cover(new CoveredPanel([this] { return makePanel(); })),
      m_dock(new QDockWidget(tr("Inference"), &window)),
      m_search(services.jobs, kReadingInterval)
{
    m_dock->setObjectName(u"dock.inference"_s);
    m_dock->setWidget(m_cover);
    m_dock->hide();
    m_search.setPlace(u"view.inference"_s);
    connect(&services.shown, &ShownStudy::changed, this, &InferenceFeature::follow);
    connect(&services.analysis, &LiveAnalysis::stateChanged, this, &InferenceFeature::follow);
    connect(&m_search, &RunningSearchBase::stateChanged, this, &InferenceFeature::followRun);
    connect(&m_search, &RunningSearchBase::phaseChanged, this, &InferenceFeature::followRun);
    follow();
}

QWidget* InferenceFeature::makePanel()
{
    m_panel = new InferencePanel;
    m_panel->choose(m_services.settings.inference());
    const auto remember = [this] { m_services.settings.setInference(m_panel->choices()); };
    connect(m_panel, &InferencePanel::strengthChanged, this, [this, remember] {
        remember();
        // What there is was read as another player's.
        if (m_reading && isOfShown(*m_reading)) infer();
    });
    connect(m_panel, &InferencePanel::trustChanged, this, [this, remember] {
        remember();
        tellSimulations();
    });
    m_panel->setActions(m_infer, m_use);
    showReading();
    return m_panel;
}

InferencePanel* InferenceFeature::panel()
{
    m_cover->makeContent();
    return m_panel;
}

void InferenceFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    m_infer = add({u"analyse.infer"_s,
                   tr("&Read the Last Move"),
                   tr("What the opponent is likely to have kept, seeing that he made that move; "
                      "stop that"),
                   {keys("F8")},
                   u"infer"_s},
                  [this] { infer(); });
    m_infer->setIconText(tr("Read"));
    ActionSpec use{u"analyse.useInference"_s,
                   tr("&Use It in Simulations"),
                   tr("Simulations of this position draw the opponent's tiles by what was read, "
                      "from the next one on"),
                   {keys("Shift+F8")}};
    use.checkable = true;
    m_use = add(use, [this] { this->use(m_use->isChecked()); });
    addDockAction(actions,
                  {u"view.inference"_s,
                   tr("I&nference"),
                   tr("Show what the opponent's last move tells of his tiles"),
                   {keys("Ctrl+Alt+F")}},
                  m_window, *m_dock, [this] { panel()->leaves()->setFocus(); });
    showReading();
}

QList<MenuPlace> InferenceFeature::menuPlaces() const
{
    return {{u"analyse"_s, 3, 20, {u"analyse.infer"_s, u"analyse.useInference"_s}},
            {u"view.panels"_s, 0, 16, {u"view.inference"_s}}};
}

QList<WindowDock> InferenceFeature::docks() const
{
    return {{m_dock, besideMoves(8)}};
}

bool InferenceFeature::isHidden() const
{
    const LiveAnalysis::State state = m_services.analysis.state();
    const Permissions& permissions = m_services.shown.permissions();
    return !permissions.answers || !permissions.hindsight ||
           state == LiveAnalysis::State::Withheld || state == LiveAnalysis::State::Concealed;
}

std::optional<engine::InferenceQuestion> InferenceFeature::question() const
{
    const ShownStudy& shown = m_services.shown;
    if (!shown.game() || isHidden()) return std::nullopt;
    const GameMoment moment = shown.moment();
    if (moment.turn == 0) return std::nullopt;
    const engine::GameRecord& record = shown.game()->record();
    auto question = engine::questionAboutMove(record, shown.game()->replay(), moment.turns,
                                              static_cast<std::size_t>(moment.turn - 1));
    // His own earlier turn is no news to the player.
    if (!question || question->position.onTurn() == shown.position()->onTurn()) return std::nullopt;
    return question;
}

QString InferenceFeature::hint() const
{
    const ShownStudy& shown = m_services.shown;
    if (!shown.game())
        return tr("Tiles are read off the move before: open a game, or play one move.");
    if (!shown.position()->lexicon()) return tr("No lexicon fits these tiles: open one first.");
    const auto asked = question();
    if (!asked) return tr("There is no move of the opponent before this turn that could be read.");
    return tr("F8 reads what %1 tells of the tiles that were kept.")
        .arg(moveName(asked->position, asked->move));
}

bool InferenceFeature::isOfShown(const Reading& reading) const
{
    return reading.now->hash() == m_services.shown.position()->hash() &&
           reading.now->lexiconPtr() == m_services.shown.position()->lexiconPtr();
}

void InferenceFeature::infer()
{
    auto asked = question();
    if (!asked) {
        emit said(isHidden()
                      ? tr("Hidden while the game is played, or while you look for a better move.")
                      : hint());
        if (!isHidden()) bringUpTall(m_window, *m_dock);
        return;
    }
    bringUpTall(m_window, *m_dock);
    const bool isSame = m_reading && isOfShown(*m_reading);
    if (isSame && m_search.isRunning() && sender() != m_panel) return m_search.stop();
    asked->leaves = m_services.shown.leaves();
    asked->temperature = engine::temperatureFor(panel()->strength());
    // How far it is trusted is chosen while one looks at it.
    asked->trust = 1;
    m_reading = Reading{m_services.shown.position(), moveName(asked->position, asked->move), {}};
    m_search.start(
        tr("Reading the last move"), JobClass::Heavy,
        [question = std::move(*asked)](const engine::TaskContext& context,
                                       const auto& onState) -> engine::Result<void> {
            auto inference = engine::Inference::create(question);
            if (!inference) return engine::failure(inference.error());
            engine::SearchLimits limits;
            limits.units = kMostRacks;
            const auto last = (*inference)->run(limits, context, [&](const auto& state) {
                context.report({{}, state->lookedAt, std::min(state->racks, kMostRacks)});
                onState(state);
            });
            onState(last);
            return {};
        });
}

void InferenceFeature::follow()
{
    const bool hidden = isHidden();
    m_cover->setCovered(
        hidden, hidden ? tr("Hidden while the game is played, or while you look for a better move.")
                       : QString());
    if (m_reading && (hidden || !isOfShown(*m_reading))) {
        // Of this position alone: on another one nothing is used that nobody asked for.
        m_search.drop();
        m_reading.reset();
        m_services.simulations.setDraws(nullptr);
        if (m_use) m_use->setChecked(false);
    }
    showReading();
}

void InferenceFeature::followRun()
{
    if (!m_reading) return;
    m_reading->state = m_search.state();
    showReading();
    tellSimulations();
    if (m_search.phase() == RunningSearchBase::Phase::Failed && m_search.error())
        emit failed(tr("The move can't be read"), *m_search.error());
}

void InferenceFeature::use(bool on)
{
    tellSimulations();
    emit said(on ? tr("The next simulation of this position draws the opponent's tiles by the "
                      "reading: F6.")
                 : tr("Simulations draw the opponent's tiles plainly again."));
}

void InferenceFeature::tellSimulations()
{
    const auto state = m_panel ? m_panel->trusted() : nullptr;
    if (!m_use || !m_use->isChecked() || !m_reading || !state) {
        m_services.simulations.setDraws(nullptr);
        return;
    }
    auto draws = std::make_shared<InferredDraws>();
    draws->position = m_reading->now;
    draws->move = m_reading->move;
    draws->trust = state->trust;
    draws->leaves = engine::inWholeParts(engine::leavesToSimulate(*state, *m_reading->now));
    m_services.simulations.setDraws(draws->leaves.empty() ? nullptr : std::move(draws));
}

void InferenceFeature::showReading()
{
    const StatePtr state = m_reading ? m_reading->state : nullptr;
    const bool running = m_reading && m_search.isRunning();
    if (m_panel) {
        m_panel->setReading(state, m_services.shown.position()->rulesPtr(),
                            m_reading ? m_reading->move : QString(), running,
                            isHidden() ? QString() : hint());
    }
    if (!m_infer) return;
    const QString text = running ? tr("Stop") : tr("Read");
    if (m_infer->iconText() != text) {
        m_infer->setIconText(text);
        m_infer->setIcon(lineIcon(running ? u"stop"_s : u"infer"_s));
    }
    const bool isUsable = state && state->informative();
    m_use->setEnabled(isUsable);
    if (!isUsable && m_use->isChecked() && !running) {
        m_use->setChecked(false);
        m_services.simulations.setDraws(nullptr);
    }
}

}  // namespace ui

#include "moc_inference_feature.cpp"
