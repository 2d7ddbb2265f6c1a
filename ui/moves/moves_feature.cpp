// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/moves_feature.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_panel.h"
#include "ui/moves/unseen_panel.h"
#include "ui/position/board_column.h"
#include "ui/settings/settings.h"
#include "ui/widgets/dock_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

MovesFeature::MovesFeature(const Services& services, BoardColumn& column, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_column(column),
      m_window(window),
      m_panel(new MovesPanel(services.analysis)),
      m_unseen(new UnseenPanel),
      m_layout(new QVBoxLayout),
      m_dock(new QDockWidget(tr("Moves"), &window)),
      m_unseenDock(new QDockWidget(tr("Unseen"), &window))
{
    auto* content = new QWidget;
    content->setLayout(m_layout);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_panel, 1);
    m_dock->setObjectName(u"dock.moves"_s);
    m_dock->setWidget(content);
    m_unseenDock->setObjectName(u"dock.unseen"_s);
    m_unseenDock->setWidget(m_unseen);

    const auto followShown = [this] { m_unseen->setPosition(m_services.shown.position()); };
    connect(&services.shown, &ShownStudy::changed, this, followShown);
    connect(&services.shown, &ShownStudy::changed, this, &MovesFeature::followTurn);
    connect(&services.analysis, &LiveAnalysis::stateChanged, this, &MovesFeature::followAnalysis);
    connect(m_panel, &MovesPanel::listed, this, &MovesFeature::followList);
    connect(m_panel, &MovesPanel::copied, this, [this](int rows) {
        emit said(tr("Moves copied: %L1 of %L2").arg(rows).arg(m_panel->model().matchCount()));
    });
    connect(m_panel, &MovesPanel::dragRefused, this, [this](int most) {
        emit said(tr("At most %L1 moves can be dragged at once; all can be copied").arg(most));
    });
    connect(m_panel, &MovesPanel::answerRequested, this,
            [this] { emit actionRequested(u"review.showAnswer"_s); });
    connectBoard();
    followShown();
    followAnalysis();
}

void MovesFeature::connectBoard()
{
    connect(m_panel, &MovesPanel::previewed, &m_column, &BoardColumn::setPreview);
    connect(m_panel, &MovesPanel::left, &m_column,
            [board = m_column.board()] { board->setFocus(Qt::OtherFocusReason); });
    connect(&m_column, &BoardColumn::intentChanged, m_unseen, [this] {
        const auto move = m_column.intendedMove();
        m_unseen->setDraws(move && move->tilesPlayed > 0 ? move->tilesPlayed : 1);
    });
    connect(&m_column, &BoardColumn::entryChanged, this,
            [this] { m_panel->pointOut(m_column.enteredMove()); });
    const BoardWidget* board = m_column.board();
    connect(board, &BoardWidget::previewRequested, m_panel, &MovesPanel::previewRow);
    connect(board, &BoardWidget::candidateStepRequested, m_panel, &MovesPanel::step);
    connect(board, &BoardWidget::squareHovered, m_panel, &MovesPanel::setHoveredSquare);
}

void MovesFeature::followAnalysis()
{
    m_column.setRanking(m_services.analysis.position(), m_services.analysis.ranking());
}

void MovesFeature::followTurn(StudyChanges changes)
{
    // Who goes through a game and sees a move on the board sees one of each turn.
    using enum StudyChange;
    if (!(changes & CursorChange) || (changes & GameChange)) return;
    if (!m_panel->hadPreview()) return;
    m_previewFirstList = true;
    const LiveAnalysis& analysis = m_services.analysis;
    const MoveListModel& model = m_panel->model();
    const bool isListed = analysis.state() == LiveAnalysis::State::Ready && !model.isStale() &&
                          model.ranking() == analysis.ranking();
    if (isListed) followList();
}

void MovesFeature::followList()
{
    // A list that came late belongs to tiles that lie there already.
    if (!m_column.entry()->empty()) m_panel->pointOut(m_column.enteredMove());
    if (!m_previewFirstList) return;
    m_previewFirstList = false;
    if (m_column.entry()->empty()) m_panel->previewRow(1);
}

void MovesFeature::addActions(ActionRegistry& actions)
{
    addDockAction(actions,
                  {u"view.moves"_s, tr("&Moves"), tr("Show the list of moves"), {keys("Alt+1")}},
                  m_window, *m_dock, [this] { m_panel->table()->setFocus(); });
    addDockAction(actions,
                  {u"view.unseen"_s, tr("&Unseen"), tr("Show the unseen tiles"), {keys("Alt+2")}},
                  m_window, *m_unseenDock);
    // These two work where the list has the focus; elsewhere the keys mean other text.
    connect(actions.add({u"edit.copyMoves"_s,
                         tr("Copy &Moves"),
                         tr("Copy the selected moves, or the best fifteen, as aligned text"),
                         {keys("Ctrl+C")}},
                        m_panel),
            &QAction::triggered, m_panel, &MovesPanel::copyText);
    connect(actions.add({u"edit.copyMovesMarkdown"_s,
                         tr("Copy Moves as Mar&kdown"),
                         tr("Copy the selected moves, or the best fifteen, as a table"),
                         {keys("Ctrl+Shift+C")}},
                        m_panel),
            &QAction::triggered, m_panel, &MovesPanel::copyMarkdown);
}

QList<MenuPlace> MovesFeature::menuPlaces() const
{
    return {{u"view.panels"_s, 0, 10, {u"view.moves"_s, u"view.unseen"_s}},
            {u"edit"_s, 2, 10, {u"edit.copyMoves"_s, u"edit.copyMovesMarkdown"_s}}};
}

QList<WindowDock> MovesFeature::docks() const
{
    using enum LayoutForm;
    // Where it isn't wanted the unseen tiles come behind all others.
    constexpr int kLast = 100;
    return {{m_dock, besideMoves(0, true)},
            {m_unseenDock,
             {{Analyse, 1, 0, true},
              {AnalyseGame, 1, 10, true},
              {AnalyseWide, 3, 0, true},
              {Review, 1, 10, true},
              {ReviewWide, 3, 0, true},
              {Study, 1, kLast},
              {StudyWide, 3, 0, true},
              {Present, 0, kLast},
              {EngineLab, 1, 20},
              {EngineLabWide, 2, kLast}}}};
}

bool MovesFeature::stepBack(BackStep step)
{
    if (step == BackStep::Filter) return m_panel->clearLeftFilter();
    if (step != BackStep::Preview || !m_panel->preview()) return false;
    m_panel->clearPreview();
    return true;
}

void MovesFeature::addAbove(QWidget* widget)
{
    m_layout->insertWidget(0, widget);
}

void MovesFeature::filter()
{
    m_dock->show();
    m_dock->raise();
    m_panel->focusFilter();
}

void MovesFeature::restoreColumns()
{
    m_panel->setColumns(m_services.settings.moveColumns());
}

void MovesFeature::keepColumns()
{
    m_services.settings.setMoveColumns(m_panel->columns());
}

}  // namespace ui

#include "moc_moves_feature.cpp"
