// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulation_panel.h"

#include <algorithm>
#include <utility>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/document/move_name.h"
#include "ui/simulation/play_filter_button.h"
#include "ui/simulation/simulated_plays_panel.h"
#include "ui/simulation/simulation_controls.h"
#include "ui/simulation/simulation_plot.h"
#include "ui/simulation/simulation_table.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/elided_label.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Rows don't change places more often, so that one can read them; nor do lists.
constexpr qint64 kReorderMilliseconds = 1000;
constexpr qint64 kPlaysMilliseconds = 500;
/// Of the width, in percent, for what is played after a move.
constexpr int kMostOfPlays = 36;

QToolButton* makeSwitch(const QString& text, const QString& name, const QString& spoken)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setObjectName(name);
    button->setAccessibleName(spoken);
    button->setToolTip(spoken);
    button->setCheckable(true);
    button->setAutoRaise(true);
    return button;
}

}  // namespace

SimulationPanel::SimulationPanel(Simulations& simulations, QWidget* parent)
    : QWidget(parent),
      m_simulations(simulations),
      m_controls(new SimulationControls),
      m_plot(new SimulationPlot),
      m_table(new SimulationTable(m_model)),
      m_plays(new SimulatedPlaysPanel),
      m_parts(new QSplitter(Qt::Horizontal))
{
    setObjectName(u"simulationPanel"_s);
    build();
    connect(&m_simulations, &Simulations::changed, this, [this] { follow(false); });
    connect(&m_simulations, &Simulations::currentChanged, this, [this] { follow(true); });
    connect(m_controls, &SimulationControls::stopChanged, this, [this](const SimulationStop& stop) {
        if (SimulationRun* run = m_simulations.current()) run->setStop(stop);
    });
    connect(m_plot, &SimulationPlot::chosen, m_table, &SimulationTable::setCurrentId);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &SimulationPanel::choose);
    connect(m_table, &SimulationTable::clicked, this, &SimulationPanel::choose);
    connect(m_table, &SimulationTable::removeRequested, this, &SimulationPanel::removeSelected);
    connect(m_table, &SimulationTable::playRequested, this, [this](const QModelIndex& index) {
        if (const auto* candidate = m_model.candidate(index)) emit playRequested(candidate->move);
    });
    connect(m_table, &SimulationTable::movesDropped, this, &SimulationPanel::movesDropped);
    connect(m_plays, &SimulatedPlaysPanel::lineChosen, this, &SimulationPanel::lineChosen);
    connect(m_plays->filter(), &PlayFilterButton::changed, this, &SimulationPanel::showPlays);
    follow(true);
}

void SimulationPanel::build()
{
    m_win = makeSwitch(tr("Win %"), u"plotWin"_s, tr("Plot the share of games won"));
    m_equity = makeSwitch(tr("Equity"), u"plotEquity"_s, tr("Plot the equity"));
    auto* log = makeSwitch(tr("log"), u"plotLog"_s, tr("Logarithmic scale of iterations"));
    auto* linear = makeSwitch(tr("linear"), u"plotLinear"_s, tr("Linear scale of iterations"));
    auto* measure = new QButtonGroup(this);
    auto* scale = new QButtonGroup(this);
    for (QToolButton* button : {m_win, m_equity}) measure->addButton(button);
    for (QToolButton* button : {log, linear}) scale->addButton(button);
    m_win->setChecked(true);
    log->setChecked(true);
    connect(m_equity, &QToolButton::toggled, this, [this](bool on) {
        m_plot->setMeasure(on ? SimulationPlot::Measure::Equity : SimulationPlot::Measure::Win);
    });
    connect(log, &QToolButton::toggled, m_plot, &SimulationPlot::setLogarithmic);

    auto* legend = new ElidedLabel(tr("Bars, band: 95 % of the gap to the leader"));
    setTextFactor(*legend, textSize::kSmall);
    auto* bar = new QHBoxLayout;
    bar->setSpacing(gap::kFine);
    bar->addWidget(legend, 1);
    for (QToolButton* button : {m_win, m_equity, log, linear}) bar->addWidget(button);
    auto* plot = new QWidget;
    auto* plotLayout = new QVBoxLayout(plot);
    plotLayout->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    plotLayout->setSpacing(gap::kFine);
    plotLayout->addLayout(bar);
    plotLayout->addWidget(m_plot, 1);

    auto* main = new QSplitter(Qt::Vertical);
    main->setObjectName(u"simulationMain"_s);
    main->setChildrenCollapsible(false);
    main->addWidget(plot);
    main->addWidget(m_table);
    main->setStretchFactor(0, 2);
    main->setStretchFactor(1, 3);
    m_parts->setObjectName(u"simulationParts"_s);
    m_parts->setChildrenCollapsible(false);
    m_parts->addWidget(main);
    m_parts->addWidget(m_plays);
    m_parts->setStretchFactor(0, 4);
    m_parts->setStretchFactor(1, 1);
    connect(m_parts, &QSplitter::splitterMoved, this, [this] { m_isShared = true; });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_controls);
    layout->addWidget(m_parts, 1);
}

PlayFilterButton* SimulationPanel::playFilter()
{
    return m_plays->filter();
}

int SimulationPanel::shownId() const
{
    if (const int id = m_table->currentId(); id >= 0) return id;
    const SimulationPtr& state = m_model.state();
    return state && !state->candidates.empty() ? state->candidates.front().id : -1;
}

void SimulationPanel::follow(bool another)
{
    const SimulationRun* run = m_simulations.current();
    m_controls->setRun(run);
    if (another && run)
        m_controls->setSettings(settingsLike(*run, m_controls->settings().candidates));
    {
        const QScopedValueRollback quiet(m_pointingOut, true);
        const bool due = another || !m_ordered.isValid() || !run || !run->isRunning() ||
                         m_ordered.elapsed() >= kReorderMilliseconds;
        const bool held = m_table->viewport()->underMouse() && run && run->isRunning();
        if (due && !held) m_ordered.start();
        m_model.setState(
            run ? run->plan().position : nullptr, run ? run->state() : nullptr,
            [run](int id) { return run ? run->colourOf(id) : -1; }, due && !held);
        m_table->followRows();
    }
    showCurves();
    const bool rests = !run || !run->isRunning();
    if (another || rests || !m_listed.isValid() || m_listed.elapsed() >= kPlaysMilliseconds)
        showPlays();
}

void SimulationPanel::showCurves()
{
    const SimulationRun* run = m_simulations.current();
    std::vector<SimulationPlot::Curve> curves;
    if (run && run->state())
        for (const auto& candidate : run->state()->candidates)
            curves.push_back({candidate.id, moveName(*run->plan().position, candidate.move),
                              run->colourOf(candidate.id), run->history().of(candidate.id)});
    m_plot->setCurves(std::move(curves));
}

void SimulationPanel::showPlays()
{
    m_listed.start();
    const SimulationRun* run = m_simulations.current();
    m_plays->setCandidate(run ? run->plan().position : nullptr, run ? run->state() : nullptr,
                          shownId());
}

void SimulationPanel::choose()
{
    m_plot->setChosen(m_table->currentId());
    if (m_pointingOut) return;
    showPlays();
    if (const auto* candidate = m_model.candidate(m_table->currentIndex()))
        emit candidateChosen(candidate->move);
}

void SimulationPanel::pointOut(const std::optional<engine::Move>& move)
{
    const QScopedValueRollback quiet(m_pointingOut, true);
    const SimulationRun* run = m_simulations.current();
    const int id = run && move ? run->idOf(*move) : -1;
    if (id == m_table->currentId()) return;
    m_table->setCurrentId(id);
    showPlays();
}

void SimulationPanel::removeSelected()
{
    SimulationRun* run = m_simulations.current();
    if (!run) return;
    const QList<int> ids = m_table->selectedIds();
    m_table->leave(ids);
    for (const int id : ids) run->remove(id);
}

void SimulationPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // What is played after a move stands beside the table where there is room, else below it.
    m_parts->setOrientation(width() > height() ? Qt::Horizontal : Qt::Vertical);
    shareWidth();
}

void SimulationPanel::shareWidth()
{
    if (m_isShared || m_parts->orientation() == Qt::Vertical) return;
    // All its tabs are seen, as long as the table keeps the larger part.
    const int plays =
        std::clamp(m_plays->neededWidth(), m_plays->minimumWidth(),
                   std::max(m_plays->minimumWidth(), m_parts->width() * kMostOfPlays / 100));
    m_parts->setSizes({m_parts->width() - m_parts->handleWidth() - plays, plays});
}

}  // namespace ui

#include "moc_simulation_panel.cpp"
