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

#include "ui/commands/action_registry.h"
#include "ui/commands/line_icon.h"
#include "ui/document/shown_study.h"
#include "ui/endings/endgame_run.h"
#include "ui/endings/endings_panel.h"
#include "ui/language/text.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/position/typed_move.h"
#include "ui/theme/measures.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/tall_dock.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using Phase = RunningSearchBase::Phase;

/// From so few tiles in the bag on static numbers say little.
constexpr int kNearTheEnd = 7;

bool isOfShown(const EndgameRun& run, const ShownStudy& shown)
{
    return run.position()->hash() == shown.position()->hash() &&
           run.position()->lexiconPtr() == shown.position()->lexiconPtr();
}

}  // namespace

EndingsFeature::EndingsFeature(const Services& services, const Parts& parts, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_parts(parts),
      m_window(window),
      m_panel(new EndingsPanel),
      m_cover(new CoveredPanel(m_panel)),
      m_dock(new QDockWidget(tr("Endgame"), &window)),
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
    connect(m_panel, &EndingsPanel::lineShown, this, [this](const std::vector<engine::Move>& line) {
        if (line.empty()) return m_parts.moves.clearPreview();
        m_parts.moves.previewMove(line.front());
        m_parts.column.setLine(line);
    });
    connect(m_panel, &EndingsPanel::lineKept, this, &EndingsFeature::lineKept);
    connect(m_panel, &EndingsPanel::playRequested, &m_parts.moves, &MovesPanel::playRequested);
    connect(m_panel, &EndingsPanel::asked, this, &EndingsFeature::ask);
}

EndingsFeature::~EndingsFeature() = default;

QWidget* EndingsFeature::notice()
{
    return m_notice;
}

void EndingsFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    m_solve = add({u"analyse.solve"_s,
                   tr("Sol&ve"),
                   tr("Solve the ending exactly once the bag is empty, stop that and go on"),
                   {keys("F7")},
                   u"solve"_s},
                  [this] { solve(); });
    m_solve->setIconText(tr("Solve"));
    addDockAction(actions,
                  {u"view.endings"_s,
                   tr("&Endgame"),
                   tr("Show the exact solution of this ending"),
                   {keys("Ctrl+Alt+E")}},
                  m_window, *m_dock, [this] { m_panel->focusTable(); });
    m_panel->setAction(m_solve);
    auto* button = new QToolButton;
    button->setObjectName(u"endingNoticeSolve"_s);
    button->setDefaultAction(m_solve);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_notice->layout()->addWidget(button);
    follow();
}

QList<MenuPlace> EndingsFeature::menuPlaces() const
{
    return {{u"analyse"_s, 4, 10, {u"analyse.solve"_s}},
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
                   ? tr("Hidden while you look for a better move yourself.")
                   : tr("Hidden while the game is played.");
    if (position.gameEnd() != engine::GameEnd::NotYet)
        return tr("The game is over: there is nothing to solve.");
    const int bag = position.bagSize();
    if (bag > 0)
        return tr("An ending is solved exactly once the bag is empty; here %n tiles are still in "
                  "it. Until then F6 simulates.",
                  nullptr, bag);
    return {};
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
    if (m_current && m_current->phase() == Phase::Stopped) return m_current->resume();
    if (m_current && m_current->phase() != Phase::Failed) return;
    std::erase_if(m_runs, [&](const auto& run) { return isOfShown(*run, m_services.shown); });
    m_current = nullptr;
    QString title = tr("Endgame");
    if (m_services.shown.game() && !m_services.shown.moment().atEnd())
        title = tr("Endgame, turn %1").arg(m_services.shown.moment().turn + 1);
    auto run = std::make_unique<EndgameRun>(m_services.jobs, m_services.shown.position(),
                                            m_services.shown.leaves(), title, u"view.endings"_s);
    connect(run.get(), &EndgameRun::changed, this, [this, made = run.get()] {
        if (made == m_current) followRun();
    });
    if (m_runs.size() >= kMostKept) m_runs.erase(m_runs.begin());
    m_runs.push_back(std::move(run));
    follow();
    m_current->start();
}

void EndingsFeature::ask(const QString& text)
{
    if (!m_current) return;
    std::optional<engine::Move> move;
    if (text.isEmpty()) {
        move = m_parts.column.intendedMove();
        if (!move) {
            emit said(tr("Type a move, or lay it on the board."));
            return;
        }
        m_panel->setQuestion({});
    } else {
        const auto typed = readTypedMove(*m_current->position(), text);
        if (!typed) {
            emit said(typedErrorText(typed.error()));
            return;
        }
        move = *typed;
    }
    m_current->ask(*move);
}

void EndingsFeature::follow()
{
    const auto found = std::ranges::find_if(
        m_runs, [&](const auto& run) { return isOfShown(*run, m_services.shown); });
    m_current = found == m_runs.end() ? nullptr : found->get();
    m_cover->setCovered(isHidden(), isHidden() ? obstacle() : QString());
    QString hint = obstacle();
    if (hint.isEmpty()) hint = tr("The bag is empty: F7 solves this ending exactly.");
    m_panel->setRun(m_current, hint);
    followRun();
}

void EndingsFeature::followRun()
{
    m_panel->refresh();
    const bool proved = m_current && m_current->state() && m_current->state()->proved;
    const QString title = proved ? tr("Endgame ✓") : tr("Endgame");
    if (m_dock->windowTitle() != title) m_dock->setWindowTitle(title);
    if (m_solve) {
        const bool running = m_current && m_current->isRunning();
        const QString text = running ? tr("Stop") : tr("Solve");
        if (m_solve->iconText() != text) {
            m_solve->setIconText(text);
            m_solve->setIcon(lineIcon(running ? u"stop"_s : u"solve"_s));
        }
    }
    showNotice();
}

void EndingsFeature::showNotice()
{
    const engine::Position& position = *m_services.shown.position();
    const int bag = position.bagSize();
    const bool near =
        bag <= kNearTheEnd && m_services.analysis.state() == LiveAnalysis::State::Ready;
    m_notice->setVisible(near);
    if (!near) return;
    const bool solved = m_current && m_current->state() && m_current->state()->proved;
    m_noticeText->setText(
        solved    ? tr("These numbers are static; what is proved stands in Endgame.")
        : bag > 0 ? tr("%n tiles in the bag: these numbers are static, not proved.", nullptr, bag)
                  : tr("The bag is empty: these numbers are static, not proved."));
}

}  // namespace ui

#include "moc_endings_feature.cpp"
