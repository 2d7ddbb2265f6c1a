// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/candidates_feature.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QTableWidget>

#include "ui/board/board_scroll.h"
#include "ui/board/rack_order.h"
#include "ui/commands/action_registry.h"
#include "ui/moves/candidate_card.h"
#include "ui/moves/compare_panel.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/settings/settings.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/tall_dock.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

CandidatesFeature::CandidatesFeature(LiveAnalysis& analysis, Settings& settings,
                                     BoardColumn& column, MovesPanel& moves, QMainWindow& window)
    : WindowFeature(&window),
      m_analysis(analysis),
      m_settings(settings),
      m_column(column),
      m_moves(moves),
      m_window(window),
      m_compareContent(new CoveredPanel([this] { return m_compare = new ComparePanel; })),
      m_dock(new QDockWidget(tr("Compare"), &window)),
      m_cardContent(new CoveredPanel([this] { return makeCard(); })),
      m_cardDock(new QDockWidget(tr("Candidate"), &window)),
      m_outlines(new QActionGroup(this))
{
    m_dock->setObjectName(u"dock.compare"_s);
    m_dock->setWidget(m_compareContent);
    m_dock->hide();
    m_cardDock->setObjectName(u"dock.candidate"_s);
    m_cardDock->setWidget(m_cardContent);
    m_cardDock->hide();
    connect(&m_moves.pins(), &MovePins::changed, this, &CandidatesFeature::fillCompare);
    connect(&analysis, &LiveAnalysis::stateChanged, this, &CandidatesFeature::fillCompare);
    connect(&m_moves, &MovesPanel::listed, this, &CandidatesFeature::fillCompare);

    connect(&m_column, &BoardColumn::intentChanged, this, &CandidatesFeature::fillCard);
    connect(&analysis, &LiveAnalysis::stateChanged, this, &CandidatesFeature::fillCard);
    connect(&m_moves, &MovesPanel::listed, this, &CandidatesFeature::fillCard);
    connect(m_cardDock, &QDockWidget::visibilityChanged, this, &CandidatesFeature::fillCard);

    BoardWidget* board = m_column.board();
    connect(board, &BoardWidget::areaDrawn, this, [this](const QRect& squares) {
        // A click.
        if (squares.size() == QSize(1, 1)) m_moves.toggleSquare(squares.top(), squares.left());
        else m_moves.setArea({squares.top(), squares.left(), squares.bottom(), squares.right()});
    });
    connect(&m_moves, &MovesPanel::areaChanged, board,
            [board](const std::optional<MoveFilter::Area>& area) {
                board->setArea(area ? QRect(QPoint(area->column, area->row),
                                            QPoint(area->lastColumn, area->lastRow))
                                    : QRect());
            });
    connect(board, &BoardWidget::liveToggleRequested, this,
            [this] { m_analysis.setLive(!m_analysis.isLive()); });
    connect(board, &BoardWidget::detailsToggleRequested, &m_column, &BoardColumn::toggleWords);
}

QWidget* CandidatesFeature::makeCard()
{
    m_card = new CandidateCard(m_analysis.jobs());
    m_card->setChallengeChance(m_settings.challengeChance());
    connect(m_card, &CandidateCard::challengeChanceChosen, this,
            [this](int percent) { m_settings.setChallengeChance(percent); });
    return m_card;
}

ComparePanel* CandidatesFeature::panel()
{
    m_compareContent->makeContent();
    return m_compare;
}

CandidateCard* CandidatesFeature::card()
{
    m_cardContent->makeContent();
    return m_card;
}

void CandidatesFeature::addActions(ActionRegistry& actions)
{
    connect(actions.add({u"moves.pin"_s,
                         tr("&Pin the Move"),
                         tr("Hold on to the move on the board or chosen in the list, or let it go"),
                         {keys("F4")}},
                        &m_window),
            &QAction::triggered, this, &CandidatesFeature::pin);
    connect(actions.add({u"moves.clearPins"_s,
                         tr("&Unpin All Moves"),
                         tr("Let all pinned moves of this position go"),
                         {keys("Shift+F4")}},
                        &m_window),
            &QAction::triggered, this, [this] { m_moves.pins().clear(); });
    connect(actions.add({u"moves.compare"_s,
                         tr("&Compare Two Moves"),
                         tr("Set two pinned or selected moves side by side"),
                         {keys("Ctrl+D")}},
                        &m_window),
            &QAction::triggered, this, &CandidatesFeature::compare);
    addDockAction(actions,
                  {u"view.candidate"_s,
                   tr("Candi&date"),
                   tr("Show what there is to know of the move on the board or chosen in the list"),
                   {keys("Ctrl+Shift+D")}},
                  m_window, *m_cardDock, [this] { card()->table()->setFocus(); });
    connect(actions.add({u"position.moveField"_s,
                         tr("Type a &Move"),
                         tr("Type a move such as 8H QUI(Z), exch QU or pass"),
                         {keys("Ctrl+M")}},
                        &m_window),
            &QAction::triggered, &m_column, &BoardColumn::beginMoveField);
    connect(actions.add({u"position.exchange"_s,
                         tr("&Exchange Tiles"),
                         tr("Choose tiles to exchange by typing or clicking them"),
                         {keys("Ctrl+E")}},
                        &m_window),
            &QAction::triggered, &m_column, &BoardColumn::toggleExchange);

    addOutlines(actions);
    addZoom(actions);
    const std::pair<RackOrder, QString> orders[] = {
        {RackOrder::Alphabetical, tr("Rack in &Alphabetical Order")},
        {RackOrder::VowelsFirst, tr("Rack with &Vowels First")},
        {RackOrder::ConsonantsFirst, tr("Rack with C&onsonants First")},
        {RackOrder::ByValue, tr("Rack by Va&lue")},
        {RackOrder::BlanksFirst, tr("Rack with &Blanks First")}};
    auto* group = new QActionGroup(this);
    const RackOrder present = rackOrderOf(m_settings.rackOrder());
    for (const auto& [order, text] : orders) {
        QAction* action =
            actions.add({u"position.order."_s + idOf(order),
                         text,
                         tr("Put the tiles on the rack in this order, now and when sorting"),
                         {},
                         {},
                         true},
                        &m_window);
        group->addAction(action);
        action->setChecked(order == present);
        connect(action, &QAction::triggered, this, [this, order = order] {
            m_settings.setRackOrder(idOf(order));
            m_column.rack()->sort(order);
        });
    }
}

void CandidatesFeature::addOutlines(ActionRegistry& actions)
{
    // The settings offer more numbers than these.
    m_outlines->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const int count : {0, 1, 2, 3, 5}) {
        const QString text = count == 0   ? tr("Outline &No Moves")
                             : count == 1 ? tr("Outline the &Last Move")
                                          : tr("Outline the Last %1 Moves").arg(count);
        QAction* action = actions.add({u"view.outline%1"_s.arg(count),
                                       text,
                                       tr("How many moves made last stand out on the board"),
                                       {},
                                       {},
                                       true},
                                      &m_window);
        m_outlines->addAction(action);
        action->setData(count);
        connect(action, &QAction::triggered, this, [this, count] { setOutlines(count); });
    }
    showOutlines();
}

void CandidatesFeature::setOutlines(int count)
{
    m_column.setOutlinedMoves(count);
    showOutlines();
}

void CandidatesFeature::showOutlines()
{
    const int count = m_settings.outlinedMoves();
    const QList<QAction*> actions = m_outlines->actions();
    for (QAction* action : actions) action->setChecked(action->data().toInt() == count);
}

void CandidatesFeature::addZoom(ActionRegistry& actions)
{
    BoardScroll* scroll = m_column.scroll();
    QAction* in = actions.add({u"view.zoomIn"_s,
                               tr("&Larger Board"),
                               tr("Enlarge the squares and scroll the board (Ctrl and the wheel)"),
                               {keys("Ctrl++"), keys("Ctrl+=")}},
                              &m_window);
    QAction* out = actions.add({u"view.zoomOut"_s,
                                tr("S&maller Board"),
                                tr("Take an enlargement of the board back a step"),
                                {keys("Ctrl+-")}},
                               &m_window);
    QAction* whole = actions.add({u"view.zoomWhole"_s,
                                  tr("&Whole Board"),
                                  tr("Show all squares, as large as there is room"),
                                  {keys("Ctrl+Alt+Home")}},
                                 &m_window);
    connect(in, &QAction::triggered, scroll, [scroll] { scroll->zoomBy(1); });
    connect(out, &QAction::triggered, scroll, [scroll] { scroll->zoomBy(-1); });
    connect(whole, &QAction::triggered, scroll, &BoardScroll::resetZoom);
    const auto enable = [=] {
        in->setEnabled(scroll->canZoomIn());
        out->setEnabled(scroll->zoom() > 1.0);
        whole->setEnabled(scroll->zoom() > 1.0);
    };
    connect(scroll, &BoardScroll::zoomChanged, this, enable);
    enable();
}

QList<MenuPlace> CandidatesFeature::menuPlaces() const
{
    return {
        {u"view.panels"_s, 0, 12, {u"view.candidate"_s}},
        {u"position"_s, 0, 20, {u"position.moveField"_s, u"position.exchange"_s}},
        {u"position.order"_s,
         0,
         10,
         {u"position.order.alphabetical"_s, u"position.order.vowels"_s,
          u"position.order.consonants"_s, u"position.order.value"_s, u"position.order.blanks"_s}},
        {u"analyse"_s, 1, 20, {u"moves.pin"_s, u"moves.clearPins"_s, u"moves.compare"_s}},
        {u"view.outlines"_s,
         0,
         10,
         {u"view.outline0"_s, u"view.outline1"_s, u"view.outline2"_s, u"view.outline3"_s,
          u"view.outline5"_s}},
        {u"view.zoom"_s, 0, 10, {u"view.zoomIn"_s, u"view.zoomOut"_s, u"view.zoomWhole"_s}}};
}

QList<WindowDock> CandidatesFeature::docks() const
{
    return {{m_dock}, {m_cardDock}};
}

void CandidatesFeature::pin()
{
    // A pass that was typed lies nowhere on the board.
    if (const auto intended = m_column.intendedMove()) m_moves.togglePin(*intended);
    else if (const auto move = m_moves.candidate()) m_moves.togglePin(*move);
}

void CandidatesFeature::compare()
{
    bringUp(m_window, *m_dock, 0);
    // All lines are to be seen at once, and what is left of the list above them. How wide it will be
    // those tell behind which it came.
    int width = m_dock->width();
    const QList<QDockWidget*> tabs = m_window.tabifiedDockWidgets(m_dock);
    for (const QDockWidget* tab : tabs)
        if (!tab->isHidden()) width = tab->width();
    giveHeight(m_window, *m_dock, std::min(panel()->wantedHeight(width), m_window.height() / 2));
    fillCompare();
}

void CandidatesFeature::fillCard()
{
    if (!m_cardDock->isVisible() || m_analysis.state() == LiveAnalysis::State::Waiting) return;
    const bool ready = m_analysis.state() == LiveAnalysis::State::Ready;
    std::optional<engine::Move> move;
    if (ready) move = m_column.intendedMove();
    if (ready && !move) move = m_moves.candidate();
    CandidateCard::Surroundings beside{m_analysis.leaves(),
                                       m_moves.model().order().request().simulation, std::nullopt};
    if (ready && m_analysis.ranking() && !m_analysis.ranking()->moves.empty())
        beside.best = m_analysis.ranking()->moves.front();
    card()->setMove(ready ? m_analysis.position() : nullptr, move, std::move(beside),
                    ready ? tr("Lay a move on the board, or choose one in the list.")
                          : tr("There are no moves to be looked at now."));
}

void CandidatesFeature::fillCompare()
{
    if (!m_dock->isVisible()) return;
    // While new moves are looked for the old ones stay.
    if (m_analysis.state() == LiveAnalysis::State::Waiting) return;
    const bool ready = m_analysis.state() == LiveAnalysis::State::Ready;
    panel()->setMoves(ready ? m_analysis.position() : nullptr,
                      ready ? m_moves.pairToCompare() : std::vector<engine::Move>(),
                      m_analysis.ranking(), m_analysis.leaves(), m_moves.pins(),
                      m_moves.model().order().request().simulation);
}

}  // namespace ui

#include "moc_candidates_feature.cpp"
