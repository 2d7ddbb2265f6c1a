// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulation_controls.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QAction>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

#include "engine/search/ending_kind.h"
#include "engine/search/simulator.h"
#include "ui/board/unknown_tiles.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/elided_label.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// What people choose from, in the order of the list.
std::vector<SimulationStop> stopRules()
{
    std::vector<SimulationStop> rules;
    for (const double sure : {0.999, 0.99, 0.98, 0.95}) rules.push_back({.confidence = sure});
    for (const std::int64_t iterations : {1000, 10000, 100000})
        rules.push_back({.confidence = 1, .iterations = iterations});
    for (const double seconds : {10.0, 60.0})
        rules.push_back({.confidence = 1, .seconds = seconds});
    rules.push_back({.confidence = 1});
    return rules;
}

QString ruleText(const SimulationStop& stop)
{
    const QLocale locale;
    if (stop.confidence < 1)
        return SimulationControls::tr("stop when sure: %1 %")
            .arg(locale.toString(100 * stop.confidence, 'f', stop.confidence > 0.995 ? 1 : 0));
    if (stop.iterations < engine::Simulator::kMostIterations)
        return SimulationControls::tr("stop after %1 iterations")
            .arg(locale.toString(static_cast<qlonglong>(stop.iterations)));
    if (stop.seconds < 1e9)
        return SimulationControls::tr("stop after %1 s").arg(locale.toString(stop.seconds, 'f', 0));
    return SimulationControls::tr("go on until stopped");
}

}  // namespace

namespace {

bool isSolvedExactly(const engine::Position& position)
{
    const auto kinds = engine::endingKindsFor(position);
    return kinds && !kinds->empty() && kinds->front() == engine::EndingKind::Endgame;
}

/// Where a roll-out is cut nothing but the lead and the tiles that are left tell who wins.
bool winIsEstimated(const SimulationPlan& plan)
{
    return !plan.winTable && plan.position->playerCount() == 2 &&
           plan.settings.plies < engine::SimulationQuestion::kMostPlies;
}

}  // namespace

QString endText(const engine::SimulationState& state)
{
    using engine::SearchEnd;
    const QString rule = fromUtf8(state.rule);
    switch (state.end) {
    case SearchEnd::Rule:
        if (rule == "confidence"_L1) {
            const int asGood = asGoodAsBest(state);
            return asGood == 0
                       ? SimulationControls::tr("✓ ended: sure enough")
                       : SimulationControls::tr(
                             "✓ ended: no difference to %n other(s) that matters", nullptr, asGood);
        }
        if (rule == "one_candidate"_L1)
            return SimulationControls::tr("✓ ended: there is only one candidate");
        if (rule == "decided"_L1) return SimulationControls::tr("✓ ended: the game is decided");
        return SimulationControls::tr("✓ ended: nobody can catch up any more");
    case SearchEnd::Units:
    case SearchEnd::Complete: return SimulationControls::tr("✓ ended: all iterations are made");
    case SearchEnd::Time: return SimulationControls::tr("✓ ended: the time is over");
    default: return {};
    }
}

SimulationControls::SimulationControls(QWidget* parent)
    : QWidget(parent),
      m_rules(stopRules()),
      m_run(new QToolButton),
      m_stop(new QToolButton),
      m_gear(new QToolButton),
      m_progress(new QProgressBar),
      m_best(new QLabel),
      m_rule(new QComboBox),
      m_status(new ElidedLabel),
      m_deeper(new QToolButton)
{
    build();
    setRun(nullptr);
}

void SimulationControls::build()
{
    m_run->setObjectName(u"simulationRun"_s);
    m_run->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_stop->setObjectName(u"simulationStop"_s);
    m_stop->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_progress->setObjectName(u"simulationProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the simulation"));
    m_progress->setRange(0, 1000);
    m_progress->setAlignment(Qt::AlignCenter);
    m_progress->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    m_progress->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_best->setObjectName(u"simulationBest"_s);
    m_best->setTextFormat(Qt::PlainText);
    setTextFactor(*m_best, textSize::kTitle);
    m_rule->setObjectName(u"simulationRule"_s);
    m_rule->setAccessibleName(tr("When the simulation ends"));
    for (const SimulationStop& rule : m_rules) m_rule->addItem(ruleText(rule));
    m_rule->setCurrentIndex(1);
    m_status->setObjectName(u"simulationStatus"_s);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setLines(2);
    m_gear->setObjectName(u"simulationSettings"_s);
    m_gear->setText(tr("Settings"));
    m_gear->setAccessibleName(tr("Settings of the simulation"));
    m_gear->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_gear);
    auto* form = new QWidgetAction(menu);
    form->setDefaultWidget(buildSettings());
    menu->addAction(form);
    m_gear->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &SimulationControls::settingsOpened);
    m_deeper->setObjectName(u"simulationDeeper"_s);
    m_deeper->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_deeper->hide();

    auto* above = new QHBoxLayout;
    above->setSpacing(gap::kNormal);
    above->addWidget(m_run);
    above->addWidget(m_stop);
    above->addWidget(m_progress, 1);
    above->addWidget(m_best);
    auto* below = new QHBoxLayout;
    below->setSpacing(gap::kNormal);
    below->addWidget(m_status, 1);
    below->addWidget(m_deeper);
    below->addWidget(m_rule);
    below->addWidget(m_gear);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(above);
    layout->addLayout(below);
    connect(m_rule, &QComboBox::activated, this, [this] { emit stopChanged(settings().stop); });
}

QWidget* SimulationControls::buildSettings()
{
    auto* content = new QWidget;
    m_plies = new QComboBox;
    m_plies->setObjectName(u"simulationPlies"_s);
    for (const int plies : {1, 2, 3, 4, 5, 6, 8, 10})
        m_plies->addItem(QString::number(plies), plies);
    m_plies->addItem(tr("to the end of the game"), engine::SimulationQuestion::kMostPlies);
    m_candidates = new QSpinBox;
    m_candidates->setObjectName(u"simulationCandidates"_s);
    m_candidates->setRange(1, SimulationSettings::kMostCandidates);
    m_seed = new QSpinBox;
    m_seed->setObjectName(u"simulationSeed"_s);
    m_seed->setRange(1, 999999999);
    m_opponent = new QComboBox;
    m_opponent->setObjectName(u"simulationWords"_s);
    m_opponent->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_again = new QToolButton;
    m_again->setObjectName(u"simulationAgain"_s);
    auto* form = new QFormLayout(content);
    form->setContentsMargins(gap::kWide, gap::kWide, gap::kWide, gap::kWide);
    form->addRow(tr("Pl&ies after the candidate:"), m_plies);
    form->addRow(tr("Best static &moves:"), m_candidates);
    form->addRow(tr("See&d of the draws:"), m_seed);
    form->addRow(tr("&Opponent's words:"), m_opponent);
    auto* note = new QLabel(tr("These count for the next simulation."));
    note->setWordWrap(true);
    form->addRow(note);
    form->addRow(m_again);
    setOpponentWords({});
    setSettings({});
    connect(m_opponent, &QComboBox::activated, this, &SimulationControls::settingsChanged);
    connect(m_plies, &QComboBox::activated, this, &SimulationControls::settingsChanged);
    connect(m_candidates, &QSpinBox::valueChanged, this, &SimulationControls::settingsChanged);
    connect(m_seed, &QSpinBox::valueChanged, this, &SimulationControls::settingsChanged);
    return content;
}

void SimulationControls::setOpponentWords(const std::vector<OpponentWords>& words,
                                          const QString& ofGame)
{
    const OpponentWords before = m_words.empty() ? OpponentWords() : settings().words;
    m_words = words;
    m_words.insert(m_words.begin(), OpponentWords());
    // What a simulation was made with that was kept can be what nobody knows here.
    if (before.isOther() && before.path.isEmpty()) m_words.push_back(before);
    m_opponent->clear();
    for (const OpponentWords& each : m_words)
        m_opponent->addItem(each.isOther()     ? each.title
                            : ofGame.isEmpty() ? tr("the same as ours")
                                               : tr("as in the game: %1").arg(ofGame));
    const auto found = std::ranges::find(m_words, before);
    m_opponent->setCurrentIndex(found == m_words.end() ? 0
                                                       : static_cast<int>(found - m_words.begin()));
}

void SimulationControls::setActions(QAction* run, QAction* stop, QAction* again, QAction* deeper)
{
    m_deeper->setDefaultAction(deeper);
    m_run->setDefaultAction(run);
    m_stop->setDefaultAction(stop);
    m_again->setDefaultAction(again);
}

void SimulationControls::offerDeeper(bool offered)
{
    m_deeper->setVisible(offered);
}

SimulationSettings SimulationControls::settings() const
{
    SimulationSettings settings;
    settings.plies = m_plies->currentData().toInt();
    settings.candidates = m_candidates->value();
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    settings.stop = m_rules[static_cast<std::size_t>(std::max(0, m_rule->currentIndex()))];
    settings.words = m_words[static_cast<std::size_t>(std::max(0, m_opponent->currentIndex()))];
    return settings;
}

void SimulationControls::setSettings(const SimulationSettings& settings)
{
    // Shown, not chosen: what is remembered is what somebody sets.
    const QSignalBlocker candidatesStay(m_candidates);
    const QSignalBlocker seedStays(m_seed);
    // A simulation that was kept can have any number of them.
    int plies = 0;
    while (plies < m_plies->count() && m_plies->itemData(plies).toInt() < settings.plies) ++plies;
    if (m_plies->itemData(plies).toInt() != settings.plies)
        m_plies->insertItem(plies, QString::number(settings.plies), settings.plies);
    m_plies->setCurrentIndex(plies);
    m_candidates->setValue(settings.candidates);
    m_seed->setValue(static_cast<int>(settings.seed));
    auto words = std::ranges::find(m_words, settings.words);
    if (words == m_words.end()) {
        m_opponent->addItem(settings.words.title);
        words = m_words.insert(words, settings.words);
    }
    m_opponent->setCurrentIndex(static_cast<int>(words - m_words.begin()));
    auto rule = std::ranges::find(m_rules, settings.stop);
    if (rule == m_rules.end()) {
        m_rule->addItem(ruleText(settings.stop));
        rule = m_rules.insert(rule, settings.stop);
    }
    m_rule->setCurrentIndex(static_cast<int>(rule - m_rules.begin()));
}

QVariantMap SimulationControls::choices() const
{
    const SimulationSettings chosen = settings();
    const bool endless = std::isinf(chosen.stop.seconds);
    const bool countless = chosen.stop.iterations == SimulationStop().iterations;
    return {{u"plies"_s, chosen.plies},
            {u"candidates"_s, chosen.candidates},
            {u"seed"_s, static_cast<qulonglong>(chosen.seed)},
            {u"confidence"_s, chosen.stop.confidence},
            {u"iterations"_s, countless ? 0 : static_cast<qlonglong>(chosen.stop.iterations)},
            {u"seconds"_s, endless ? 0 : chosen.stop.seconds}};
}

void SimulationControls::choose(const QVariantMap& choices)
{
    SimulationSettings wanted = settings();
    const auto whole = [&](const QString& key, int before) {
        bool isNumber = false;
        const int number = choices.value(key).toInt(&isNumber);
        return isNumber ? number : before;
    };
    const int plies = whole(u"plies"_s, wanted.plies);
    if ((plies >= 1 && plies <= SimulationSettings::kMostPlies) ||
        plies == engine::SimulationQuestion::kMostPlies)
        wanted.plies = plies;
    wanted.candidates = std::clamp(whole(u"candidates"_s, wanted.candidates), 1,
                                   SimulationSettings::kMostCandidates);
    wanted.seed = static_cast<std::uint64_t>(std::clamp(
        whole(u"seed"_s, static_cast<int>(wanted.seed)), m_seed->minimum(), m_seed->maximum()));
    // Of the rules that can be chosen here.
    const auto rule = std::ranges::find_if(m_rules, [&](const SimulationStop& each) {
        const bool endless = std::isinf(each.seconds);
        const bool countless = each.iterations == SimulationStop().iterations;
        return choices.contains(u"confidence"_s) &&
               qFuzzyCompare(choices.value(u"confidence"_s).toDouble(), each.confidence) &&
               choices.value(u"iterations"_s).toLongLong() == (countless ? 0 : each.iterations) &&
               choices.value(u"seconds"_s).toDouble() == (endless ? 0 : each.seconds);
    });
    if (rule != m_rules.end()) wanted.stop = *rule;
    setSettings(wanted);
}

QString SimulationControls::statusText() const
{
    return m_status->text();
}

void SimulationControls::setRun(const SimulationRun* run)
{
    const QLocale locale;
    const SimulationPtr state = run ? run->state() : nullptr;
    QString progress;
    QString best;
    int part = 0;
    if (state && !state->candidates.empty()) {
        const QString plies = state->plies >= engine::SimulationQuestion::kMostPlies
                                  ? tr("to the end")
                                  : tr("%n plies", nullptr, state->plies);
        progress = tr("%1 iterations · %2")
                       .arg(locale.toString(static_cast<qlonglong>(state->iterations)), plies);
        if (run->rate() > 0)
            progress += tr(" · %1 k/s").arg(locale.toString(run->rate() / 1000, 'f', 1));
        const double probability = state->candidates.front().bestProbability;
        best = tr("P(best) %1").arg(bestProbabilityText(probability));
        part = static_cast<int>(1000 * probability);
    }
    m_progress->setFormat(progress.isEmpty() ? tr("not simulated") : progress);
    m_progress->setValue(part);
    m_best->setText(best);
    m_best->setVisible(!best.isEmpty());
    showStatus(run);
}

void SimulationControls::showStatus(const SimulationRun* run)
{
    using Phase = RunningSearchBase::Phase;
    QString text;
    if (!run) {
        text = tr("F6 plays the best moves out in the same random scenarios.");
    } else {
        switch (run->phase()) {
        case Phase::Running:
            text = run->state() ? tr("running") : tr("waits for its turn, or begins");
            break;
        case Phase::Pausing:
        case Phase::Paused: text = tr("❚❚ paused"); break;
        case Phase::Stopping:
        case Phase::Stopped: text = tr("■ stopped; F6 goes on"); break;
        case Phase::Failed: text = run->error() ? errorText(*run->error()) : QString(); break;
        case Phase::Done: text = run->state() ? endText(*run->state()) : QString(); break;
        case Phase::Idle: break;
        }
    }
    if (run && isSolvedExactly(*run->plan().position))
        text += tr(" · the bag is empty: F7 solves it exactly");
    if (run && unknownTilesOf(*run->plan().position) > 0) text += tr(" · partial rack");
    if (run && winIsEstimated(run->plan())) text += tr(" · win % estimated");
    if (run && run->plan().deeperThan > 0)
        text += tr(" · what %n plies didn't tell apart", nullptr, run->plan().deeperThan);
    if (run && run->plan().settings.words.isOther())
        text += tr(" · opponent plays with %1").arg(run->plan().settings.words.title);
    if (run && run->isRestored()) text += tr(" · kept with the turn");
    if (const auto same = run && !run->isRunning() ? run->cameToTheSame() : std::nullopt)
        text += *same ? tr(" · run again: the same numbers") : tr(" · run again: other numbers");
    if (run && run->plan().draws)
        text += tr(" · tiles of the opponent read off %1, trust %2 %")
                    .arg(run->plan().draws->move,
                         QLocale().toString(100 * run->plan().draws->trust, 'f', 0));
    if (run && run->state())
        text += tr(" · seed %1").arg(QString::number(static_cast<qulonglong>(run->state()->seed)));
    if (m_status->text() == text) return;
    m_status->setText(text);
    m_status->setToolTip(text);
}

}  // namespace ui

#include "moc_simulation_controls.cpp"
