// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solitaire_feature.h"

#include <optional>
#include <utility>
#include <vector>

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QLocale>
#include <QMainWindow>
#include <QVBoxLayout>

#include "engine/base/file.h"
#include "engine/solitaire/solitaire_orders.h"
#include "ui/board/board_widget.h"
#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/files/file_output.h"
#include "ui/files/open_dialog.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/position/board_column.h"
#include "ui/settings/settings.h"
#include "ui/solitaire/solitaire_game_view.h"
#include "ui/solitaire/solitaire_lab.h"
#include "ui/solitaire/solitaire_panel.h"
#include "ui/solitaire/solitaire_stage.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/tall_dock.h"
#include "ui/words/words_feature.h"
#include "ui/work/job_service.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kLargestOrderFile = std::size_t{1} << 20;

using Orders = std::vector<engine::WrittenTileOrder>;

Result<Orders> readOrders(const QString& path)
{
    const auto text = engine::readTextFile(toPath(path), kLargestOrderFile);
    if (!text) return engine::failure(text.error());
    Orders orders = engine::readTileOrders(*text);
    if (orders.empty()) {
        return engine::failure(engine::ErrorCode::UnknownName,
                               engine::say("there is no order of tiles in it"),
                               {QFileInfo(path).fileName().toStdString()});
    }
    return orders;
}

}  // namespace

SolitaireFeature::SolitaireFeature(const Services& services, BoardColumn& column,
                                   QVBoxLayout& centre, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_column(column),
      m_window(window),
      m_centre(centre.parentWidget()),
      m_lab(new SolitaireLab(services.jobs, services.settings)),
      m_cover(new CoveredPanel([this] { return makePanel(); })),
      m_dock(new QDockWidget(tr("Maximum Score"), &window)),
      m_stage(new SolitaireStage)
{
    m_lab->setParent(this);
    m_dock->setObjectName(u"dock.solitaire"_s);
    m_dock->setWidget(m_cover);
    m_dock->hide();
    m_stage->hide();
    centre.addWidget(m_stage, 1);

    connect(&services.shown, &ShownStudy::changed, this, &SolitaireFeature::followStudy);
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        m_inFront = visible;
        followStage();
    });
    connect(m_lab, &SolitaireLab::foundChanged, this, &SolitaireFeature::followFound);
    connect(m_lab, &SolitaireLab::stateChanged, this, &SolitaireFeature::followFound);
    connect(m_stage, &SolitaireStage::left, this, [this] { showOnBoard(false); });
    connect(m_stage, &SolitaireStage::escaped, this, [this] {
        // What works is stopped first, as the status bar says.
        if (m_lab->isRunning()) m_lab->stop();
        else showOnBoard(false);
    });
    followStudy(StudyChange::LexiconChange);
}

QWidget* SolitaireFeature::makePanel()
{
    m_panel = new SolitairePanel(*m_lab, m_services.jobs);
    // It may go only after the widgets that use it.
    m_lab->setParent(m_panel);
    connect(m_panel, &SolitairePanel::begun, this, [this] {
        m_stage->setSearchOn(true);
        m_stage->showSearch();
        showOnBoard(true);
    });
    connect(m_panel, &SolitairePanel::looked, this, [this] {
        m_stage->showGame();
        showOnBoard(true);
    });
    connect(m_panel, &SolitairePanel::boardWanted, this, &SolitaireFeature::showOnBoard);
    connect(m_panel, &SolitairePanel::ordersRequested, this, [this] {
        openWithDialog(m_window, m_services.settings, tr("Orders of Tiles"),
                       tr("Text (*.txt);;All files (*)"),
                       [this](const QString& path) { openOrders(path); });
    });
    connect(m_panel, &SolitairePanel::importRequested, this, [this] {
        openWithDialog(m_window, m_services.settings, tr("Check a Game"),
                       tr("Games (*.txt *.gcg *.json);;All files (*)"),
                       [this](const QString& path) { check(path); });
    });
    connect(m_panel, &SolitairePanel::exportRequested, this, &SolitaireFeature::askAndWrite);
    SolitaireGameView* game = m_panel->game();
    connect(game, &SolitaireGameView::movesChanged, this,
            [this, game] { m_stage->setGame(game->game(), game->moves()); });
    connect(m_stage, &SolitaireStage::stepRequested, game, &SolitaireGameView::step);
    connect(m_stage, &SolitaireStage::playRequested, game, &SolitaireGameView::togglePlay);
    showPresent();
    m_panel->setOnBoard(m_wanted);
    return m_panel;
}

SolitairePanel* SolitaireFeature::panel()
{
    m_cover->makeContent();
    return m_panel;
}

void SolitaireFeature::showPresent()
{
    const ShownStudy& shown = m_services.shown;
    if (m_panel) m_panel->setPresent({shown.position(), shown.game(), shown.lexiconName()});
}

void SolitaireFeature::addActions(ActionRegistry& actions)
{
    QAction* action =
        actions.add({u"tools.solitaire"_s,
                     tr("Ma&ximum Score"),
                     tr("Look for the one-player game of the highest score for an order of tiles"),
                     {keys("Ctrl+Alt+B")}},
                    &m_window);
    connect(action, &QAction::triggered, this, [this] {
        if (dockWithFocus(m_window) == m_dock) return leaveDock(m_window);
        bringUpTall(m_window, *m_dock);
        if (!m_cover->isCovered()) panel()->focusStart();
    });
}

QList<MenuPlace> SolitaireFeature::menuPlaces() const
{
    return {{u"tools"_s, 0, 20, {u"tools.solitaire"_s}},
            {u"view.panels"_s, 0, 66, {u"tools.solitaire"_s}}};
}

QList<WindowDock> SolitaireFeature::docks() const
{
    return {{m_dock, besideMoves(31)}};
}

bool SolitaireFeature::stepBack(BackStep step)
{
    if (step != BackStep::Page || !m_stage->isVisible() || m_lab->isRunning()) return false;
    showOnBoard(false);
    return true;
}

void SolitaireFeature::followStudy(StudyChanges changes)
{
    using enum StudyChange;
    const ShownStudy& shown = m_services.shown;
    m_cover->setCovered(!shown.permissions().words, WordsFeature::refusal());
    if (!shown.permissions().words) m_lab->stop();
    showPresent();
    // What was done to the position is to be seen.
    if (changes & (BoardChange | RackChange | GameChange | CursorChange)) m_wanted = false;
    followStage();
}

void SolitaireFeature::followFound()
{
    const auto& findings = m_lab->findings();
    if (findings) m_stage->setSearching(findings->searching, findings->state->plan);
    m_stage->setSearchOn(m_lab->isRunning());
}

void SolitaireFeature::showOnBoard(bool wanted)
{
    m_wanted = wanted;
    followStage();
}

void SolitaireFeature::followStage()
{
    const bool on = m_wanted && m_inFront && !m_cover->isCovered();
    if (m_panel) m_panel->setOnBoard(m_wanted);
    if (on == m_columnHidden) return;
    m_columnHidden = on;
    // While the window goes its middle may be gone already.
    if (!m_centre) return;
    // Whoever has the keys on the board that goes gets them on the one that comes.
    const QWidget* focus = QApplication::focusWidget();
    const bool hadKeys = m_column.isAncestorOf(focus) || m_stage->isAncestorOf(focus);
    m_column.setHidden(on);
    m_stage->setVisible(on);
    BoardWidget* board = on ? m_stage->board() : m_column.board();
    m_centre->setFocusProxy(board);
    if (hadKeys) board->setFocus(Qt::OtherFocusReason);
}

void SolitaireFeature::openOrders(const QString& path)
{
    m_services.jobs.start<Orders>(
        tr("Opening %1").arg(shownName(path)), JobClass::Interactive,
        [path](const TaskContext&) { return readOrders(path); }, this,
        [this, path](Result<Orders> orders) {
            if (!orders)
                return emit failed(tr("%1 was not opened").arg(shownName(path)), orders.error());
            panel()->setup()->setOrders(std::move(*orders));
        });
}

void SolitaireFeature::check(const QString& path)
{
    const auto ask = panel()->setup()->ask();
    if (!ask) return panel()->tell(tr("✕ %1").arg(typedErrorText(ask.error())));
    m_services.jobs.start<ReplayedGamePtr>(
        tr("Checking %1").arg(shownName(path)), JobClass::Heavy,
        [path, ask = *ask](const TaskContext&) { return checkGameFile(ask, path); }, this,
        [this, path](Result<ReplayedGamePtr> game) {
            if (!game) return panel()->tell(tr("✕ %1").arg(errorText(game.error())));
            panel()->showChecked(*game);
            const int points = (*game)->game.total().points;
            panel()->tell(tr("✓ %1: %2 points, replayed without a fault")
                              .arg(shownName(path), QLocale().toString(points)));
            m_lab->addGame(*game);
            m_stage->showGame();
            showOnBoard(true);
        });
}

void SolitaireFeature::askAndWrite(SolitaireForm form)
{
    const ReplayedGamePtr game = panel()->game()->game();
    if (!game) return;
    const QString name = tr("score-%1").arg(game->game.total().points) + solitaireFormEnding(form);
    const QString path =
        askForOutput(&m_window, tr("Export Game"), m_services.settings.lastFolder() + u'/' + name,
                     solitaireFormFilter(form), solitaireFormEnding(form));
    if (path.isEmpty()) return;
    write(form, path);
}

void SolitaireFeature::write(SolitaireForm form, const QString& path)
{
    const ReplayedGamePtr game = panel()->game()->game();
    if (!game) return;
    std::optional<std::uint64_t> seed;
    if (m_lab->ask()) seed = m_lab->ask()->seed;
    writeInBackground(
        m_services.jobs, path,
        [game, moves = panel()->game()->moves(), form, seed, notes = panel()->notes(),
         theme = &Theme::current()] {
            return solitaireFile(*game, moves, form, seed, notes, *theme);
        },
        this,
        [this, path](const Result<void>& done) {
            if (done) emit exported({path});
            else if (done.error().code != engine::ErrorCode::Cancelled)
                emit exportFailed(path, done.error());
        });
}

}  // namespace ui

#include "moc_solitaire_feature.cpp"
