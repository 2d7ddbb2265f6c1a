// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the main window, its menus and its toolbar.
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTableView>
#include <QToolBar>
#include <QUndoGroup>

#include "engine/board/position.h"
#include "ui/commands/command_palette.h"
#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/game/game_panel.h"
#include "ui/game/players_dialog.h"
#include "ui/language/text.h"
#include "ui/moves/moves_panel.h"
#include "ui/rules/rules_dialog.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/about_dialog.h"
#include "ui/window/board_column.h"
#include "ui/window/boggle_tools.h"
#include "ui/window/game_output.h"
#include "ui/window/game_views.h"
#include "ui/window/layout_presets.h"
#include "ui/window/lexicon_views.h"
#include "ui/window/lexicon_workshop.h"
#include "ui/window/library_views.h"
#include "ui/window/main_window.h"
#include "ui/window/match_views.h"
#include "ui/window/move_tools.h"
#include "ui/window/note_tools.h"
#include "ui/window/overlay_views.h"
#include "ui/window/palette_button.h"
#include "ui/window/picture_output.h"
#include "ui/window/review_views.h"
#include "ui/window/setup_tools.h"
#include "ui/window/word_tools.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

void MainWindow::buildActions()
{
    buildFileActions();
    buildEditActions();
    buildViewActions();
    buildPositionActions();
    buildOtherActions();
    m_setup->addActions(m_actions);
    m_moveTools->addActions(m_actions);
    m_words->addActions(m_actions);
    m_lexiconViews->addActions(m_actions);
    m_game->addActions(m_actions);
    m_review->addActions(m_actions);
    m_match->addActions(m_actions);
    m_output->addActions(m_actions);
    m_notes->addActions(m_actions);
    m_library->addActions(m_actions);
    m_boggle->addActions(m_actions);
    m_layouts->addActions(m_actions);
    m_pictures->addActions(m_actions);
    buildShellActions();
    buildMenus();
    m_game->panel()->offer({m_actions.action(u"file.open"_s), m_actions.action(u"match.new"_s),
                            m_actions.action(u"game.begin"_s)});
    buildToolBar();
    m_actions.restoreKeys(m_session.settings().keys());
}

void MainWindow::buildEditActions()
{
    QUndoGroup* edits = m_setup->undoGroup();
    const auto named = [](const QString& alone, const QString& with, const QString& change) {
        return change.isEmpty() ? alone : with.arg(QString(change).replace(u'&', u"&&"_s));
    };
    QAction* undo = m_actions.add(
        {u"edit.undo"_s, tr("&Undo"), tr("Take the last change back"), {keys("Ctrl+Z")}, u"undo"_s},
        this);
    connect(undo, &QAction::triggered, this, [this, edits] {
        // What was done last is the tile that was laid last.
        MoveEntry& entry = *m_column->entry();
        if (m_setup->isOn() || entry.empty()) return edits->undo();
        const std::size_t before = entry.tiles().size();
        entry.backspace();
        // Those that were dropped have no cursor behind them.
        if (entry.tiles().size() == before) entry.recall();
    });
    const auto allowUndo = [this, undo, edits] {
        undo->setEnabled(edits->canUndo() || !m_column->entry()->empty());
    };
    connect(edits, &QUndoGroup::canUndoChanged, undo, allowUndo);
    connect(m_column->entry(), &MoveEntry::changed, undo, allowUndo);
    connect(edits, &QUndoGroup::undoTextChanged, undo, [undo, named](const QString& change) {
        undo->setText(named(tr("&Undo"), tr("&Undo: %1"), change));
    });
    QAction* redo = m_actions.add({u"edit.redo"_s,
                                   tr("&Redo"),
                                   tr("Make the change again"),
                                   {keys("Ctrl+Shift+Z"), keys("Ctrl+Y")},
                                   u"redo"_s},
                                  this);
    connect(redo, &QAction::triggered, edits, &QUndoGroup::redo);
    connect(edits, &QUndoGroup::canRedoChanged, redo, &QAction::setEnabled);
    connect(edits, &QUndoGroup::redoTextChanged, redo, [redo, named](const QString& change) {
        redo->setText(named(tr("&Redo"), tr("&Redo: %1"), change));
    });
    undo->setEnabled(edits->canUndo());
    redo->setEnabled(edits->canRedo());
    connect(m_actions.add({u"edit.paste"_s,
                           tr("&Paste Position"),
                           tr("Open the CGP text or the files on the clipboard"),
                           {keys("Ctrl+V")},
                           u"paste"_s},
                          this),
            &QAction::triggered, this, &MainWindow::paste);
    connect(m_actions.add({u"edit.copyCgp"_s,
                           tr("&Copy Position"),
                           tr("Copy the position as CGP text"),
                           {keys("Ctrl+Shift+K")}},
                          this),
            &QAction::triggered, this, [this] {
                const QString text = m_session.shown().toCgp();
                QApplication::clipboard()->setText(text);
                if (!cgpNames(m_session.shown().position()->rulesPtr()))
                    m_messages->add(
                        {tr("The position was copied without its rules"),
                         tr("a line of CGP names built-in boards and tiles only; whoever "
                            "pastes it needs the file of your rules"),
                         {},
                         MessageBar::Kind::Remark});
            });
    // These two work where the list has the focus; elsewhere the keys mean other text.
    connect(m_actions.add({u"edit.copyMoves"_s,
                           tr("Copy &Moves"),
                           tr("Copy the selected moves, or the best fifteen, as aligned text"),
                           {keys("Ctrl+C")}},
                          m_moves),
            &QAction::triggered, m_moves, &MovesPanel::copyText);
    connect(m_actions.add({u"edit.copyMovesMarkdown"_s,
                           tr("Copy Moves as Mar&kdown"),
                           tr("Copy the selected moves, or the best fifteen, as a table"),
                           {keys("Ctrl+Shift+C")}},
                          m_moves),
            &QAction::triggered, m_moves, &MovesPanel::copyMarkdown);
    constexpr int kMilliseconds = 6000;
    connect(m_moves, &MovesPanel::copied, this, [this](int rows) {
        statusBar()->showMessage(
            tr("Moves copied: %L1 of %L2").arg(rows).arg(m_moves->model().matchCount()),
            kMilliseconds);
    });
    connect(m_moves, &MovesPanel::dragRefused, this, [this](int most) {
        statusBar()->showMessage(
            tr("At most %L1 moves can be dragged at once; all can be copied").arg(most),
            kMilliseconds);
    });
}

void MainWindow::buildViewActions()
{
    m_overlays->addActions(m_actions);
    addDockAction(m_actions,
                  {u"view.moves"_s, tr("&Moves"), tr("Show the list of moves"), {keys("Alt+1")}},
                  *this, *m_movesDock, [this] { m_moves->table()->setFocus(); });
    addDockAction(m_actions,
                  {u"view.unseen"_s, tr("&Unseen"), tr("Show the unseen tiles"), {keys("Alt+2")}},
                  *this, *m_unseenDock);
}

void MainWindow::buildPositionActions()
{
    connect(m_actions.add({u"position.editRack"_s,
                           tr("&Type the Rack"),
                           tr("Type the tiles of the player on turn, ? for a blank"),
                           {keys("Ctrl+R")},
                           u"rack"_s},
                          this),
            &QAction::triggered, this, [this] { m_column->rack()->beginEdit(); });
    connect(m_actions.add({u"position.shuffle"_s,
                           tr("&Shuffle the Rack"),
                           tr("Shuffle the tiles on the rack"),
                           {keys("Ctrl+J")},
                           u"shuffle"_s},
                          this),
            &QAction::triggered, this, [this] { m_column->rack()->shuffle(); });
    connect(m_actions.add({u"position.sort"_s,
                           tr("S&ort the Rack"),
                           tr("Put the tiles on the rack in order"),
                           {keys("Ctrl+Shift+A")},
                           u"sort"_s},
                          this),
            &QAction::triggered, this,
            [this] { m_column->rack()->sort(rackOrderOf(m_session.settings().rackOrder())); });
    connect(m_actions.add({u"position.recall"_s,
                           tr("&Recall the Tiles"),
                           tr("Take the tiles that are being entered back to the rack"),
                           {},
                           u"recall"_s},
                          this),
            &QAction::triggered, this, [this] {
                m_moves->clearPreview();
                m_column->entry()->recall();
            });
    connect(m_actions.add({u"position.play"_s,
                           tr("&Play the Move"),
                           tr("Play the move on the board or the one chosen in the list (Enter)"),
                           {},
                           u"play"_s},
                          this),
            &QAction::triggered, this, &MainWindow::play);
    connect(m_actions.add({u"position.playBest"_s,
                           tr("Play the &Best Move"),
                           tr("Play the first move by equity"),
                           {keys("Ctrl+Return"), keys("Ctrl+Enter")}},
                          this),
            &QAction::triggered, this, &MainWindow::playBest);
    connect(m_actions.add({u"position.players"_s, tr("S&cores and Racks…"),
                           tr("Set scores, racks and whose turn it is")},
                          this),
            &QAction::triggered, this, [this] {
                PlayersDialog dialog(m_session.study(), this);
                dialog.exec();
            });
    connect(m_actions.add({u"position.rules"_s,
                           tr("R&ules…"),
                           tr("Choose board, tiles and rules"),
                           {},
                           u"rules"_s},
                          this),
            &QAction::triggered, this, &MainWindow::chooseRules);
}

void MainWindow::buildOtherActions()
{
    LiveAnalysis& analysis = m_session.analysis();
    QAction* live = m_actions.add({u"analyse.live"_s,
                                   tr("&Live"),
                                   tr("Look for moves whenever the position changes"),
                                   {keys("Ctrl+Shift+L")},
                                   u"live"_s,
                                   true},
                                  this);
    live->setChecked(analysis.isLive());
    connect(live, &QAction::toggled, &analysis, &LiveAnalysis::setLive);
    connect(&analysis, &LiveAnalysis::liveChanged, live, &QAction::setChecked);
    connect(m_actions.add({u"analyse.generate"_s,
                           tr("&Generate"),
                           tr("Look for the moves of this position now"),
                           {keys("F5")},
                           u"generate"_s},
                          this),
            &QAction::triggered, &analysis, &LiveAnalysis::generate);
    connect(
        m_actions.add(
            {u"analyse.stop"_s, tr("&Stop"), tr("Stop everything under way (Esc)"), {}, u"stop"_s},
            this),
        &QAction::triggered, this, [this] {
            m_session.analysis().stop();
            m_session.jobs().cancelAll();
        });
    connect(m_actions.add({u"analyse.filter"_s,
                           tr("&Filter the Moves"),
                           tr("Type words that the moves must fit, such as bingo or keep:Q"),
                           {keys("Ctrl+F")},
                           u"search"_s},
                          this),
            &QAction::triggered, this, [this] {
                m_movesDock->show();
                m_movesDock->raise();
                m_moves->focusFilter();
            });

    connect(m_actions.add({u"lexicon.open"_s,
                           tr("&Open Lexicon…"),
                           tr("Open a word graph (KWG) or a word list"),
                           {keys("Ctrl+Shift+O")},
                           u"lexicon"_s},
                          this),
            &QAction::triggered, this, [this] {
                openWithDialog(tr("Open Lexicon"), tr("Lexicons (*.kwg *.txt);;All files (*)"),
                               &Loader::openLexicon);
            });
    connect(m_actions.add({u"lexicon.openLeaves"_s, tr("Open &Leave Values…"),
                           tr("Open leave values from a file (KLV or CSV)")},
                          this),
            &QAction::triggered, this, [this] {
                openWithDialog(tr("Open Leave Values"),
                               tr("Leave values (*.klv *.klv2 *.csv);;All files (*)"),
                               &Loader::openLeaves);
            });
    connect(m_actions.add({u"lexicon.openWinTable"_s, tr("Open &Win Table…"),
                           tr("Open the table that chances of winning are taken from")},
                          this),
            &QAction::triggered, this, [this] {
                openWithDialog(tr("Open Win Table"), tr("Win tables (*.winpct);;All files (*)"),
                               &Loader::openWinTable);
            });
    connect(m_lexiconViews, &LexiconViews::openLexiconRequested,
            m_actions.action(u"lexicon.open"_s), &QAction::trigger);
    connect(m_boggle, &BoggleTools::openLexiconRequested, m_actions.action(u"lexicon.open"_s),
            &QAction::trigger);
    connect(m_lexiconViews, &LexiconViews::openLeavesRequested,
            m_actions.action(u"lexicon.openLeaves"_s), &QAction::trigger);
    QAction* noLeaves = m_actions.add(
        {u"lexicon.noLeaves"_s, tr("&No Leave Values"), tr("Count every leave as worth nothing")},
        this);
    connect(noLeaves, &QAction::triggered, this,
            [this] { m_session.study().setLeaves(nullptr, {}); });
    m_workshop->addActions(m_actions);

    QAction* palette = m_actions.add({u"help.palette"_s,
                                      tr("&Commands and Moves…"),
                                      tr("Find a command by name, or place a move by its text"),
                                      {keys("Ctrl+K")}},
                                     this);
    connect(palette, &QAction::triggered, this, [this] { m_palette->open(); });
    connect(
        m_actions.add({u"help.about"_s, tr("&About Tilewright"), tr("Version and licence")}, this),
        &QAction::triggered, this, [this] {
            AboutDialog dialog(this);
            dialog.exec();
        });
    connect(m_actions.add({u"help.aboutQt"_s, tr("About &Qt"), tr("The toolkit in use")}, this),
            &QAction::triggered, qApp, &QApplication::aboutQt);
}

void MainWindow::buildMenus()
{
    const auto addMenu = [this](const QString& title, const QStringList& ids) {
        QMenu* menu = menuBar()->addMenu(title);
        menu->setToolTipsVisible(true);
        m_actions.fill(*menu, ids);
        return menu;
    };
    QMenu* file = addMenu(tr("&File"), {u"file.new"_s, u"file.newTab"_s, u"file.open"_s});
    m_recentMenu = file->addMenu(tr("Open &Recent"));
    m_recentMenu->setObjectName(u"recentFiles"_s);
    QMenu* library = file->addMenu(tr("&Library"));
    library->setToolTipsVisible(true);
    m_actions.fill(*library, {u"library.search"_s, u"library.open"_s, u"library.add"_s,
                              u"library.remove"_s, u"-"_s, u"library.importFolder"_s,
                              u"library.importFiles"_s, u"library.review"_s});
    m_actions.fill(*file,
                   {u"file.restore"_s, u"-"_s, u"file.save"_s, u"file.saveAs"_s, u"file.export"_s,
                    u"file.exportPicture"_s, u"file.print"_s, u"-"_s, u"file.nextTab"_s,
                    u"file.previousTab"_s, u"file.closeTab"_s, u"file.quit"_s});
    fillRecentFiles();
    addMenu(tr("&Edit"),
            {u"edit.undo"_s, u"edit.redo"_s, u"-"_s, u"edit.paste"_s, u"edit.copyCgp"_s,
             u"edit.copyBoardText"_s, u"edit.copyImage"_s, u"-"_s, u"edit.copyMoves"_s,
             u"edit.copyMovesMarkdown"_s, u"edit.copyWords"_s, u"-"_s, u"edit.settings"_s});
    QMenu* view = addMenu(tr("&View"),
                          {u"view.crossSets"_s, u"view.anchors"_s, u"view.bounds"_s,
                           u"view.lanes"_s, u"view.premiums"_s, u"view.leaveWorth"_s,
                           u"view.usage"_s, u"view.noOverlay"_s, u"view.overlayTable"_s, u"-"_s});

    const auto addSubMenu = [&](const QString& title, const QStringList& ids) {
        QMenu* menu = view->addMenu(title);
        menu->setToolTipsVisible(true);
        m_actions.fill(*menu, ids);
    };
    addSubMenu(tr("&Panels"),
               {u"view.moves"_s, u"view.unseen"_s, u"view.words"_s, u"view.wordGraph"_s,
                u"view.leaves"_s, u"view.boggle"_s, u"view.game"_s, u"view.review"_s,
                u"view.library"_s, u"-"_s, u"layout.closePanel"_s, u"layout.sides"_s});
    addSubMenu(tr("&Layout"),
               {u"layout.analyse"_s, u"layout.review"_s, u"layout.study"_s, u"layout.present"_s,
                u"layout.engineLab"_s, u"-"_s, u"layout.next"_s, u"layout.reset"_s});
    addSubMenu(tr("&Theme"), {u"view.themeSystem"_s, u"view.themeLight"_s, u"view.themeDark"_s,
                              u"view.themeHighContrast"_s, u"view.themePrint"_s});
    addSubMenu(tr("&Outlined Moves"), {u"view.outline0"_s, u"view.outline1"_s, u"view.outline2"_s,
                                       u"view.outline3"_s, u"view.outline5"_s});
    addSubMenu(tr("&Zoom"), {u"view.zoomIn"_s, u"view.zoomOut"_s, u"view.zoomWhole"_s});
    m_actions.fill(*view, {u"view.present"_s});
    addMenu(tr("&Game"), {u"match.new"_s,
                          u"match.goOn"_s,
                          u"match.challenge"_s,
                          u"match.pause"_s,
                          u"match.resign"_s,
                          u"match.reveal"_s,
                          u"-"_s,
                          u"game.first"_s,
                          u"game.previous"_s,
                          u"game.next"_s,
                          u"game.last"_s,
                          u"-"_s,
                          u"game.nextVariation"_s,
                          u"game.previousVariation"_s,
                          u"game.promote"_s,
                          u"game.remove"_s,
                          u"game.copyLine"_s,
                          u"game.pasteLine"_s,
                          u"-"_s,
                          u"game.editTurn"_s,
                          u"-"_s,
                          u"game.begin"_s,
                          u"game.enterSheet"_s,
                          u"-"_s,
                          u"review.start"_s,
                          u"review.next"_s,
                          u"review.previous"_s,
                          u"review.practise"_s,
                          u"review.hint"_s});
    addMenu(tr("&Notes"),
            {u"game.note"_s, u"-"_s, u"notes.mark"_s, u"notes.arrow"_s, u"notes.colour"_s,
             u"notes.clear"_s, u"-"_s, u"notes.glyph1"_s, u"notes.glyph2"_s, u"notes.glyph3"_s,
             u"notes.glyph4"_s, u"notes.glyph5"_s, u"notes.glyph6"_s, u"notes.glyph0"_s});
    QMenu* position = addMenu(
        tr("&Position"), {u"position.play"_s, u"position.playBest"_s, u"position.moveField"_s,
                          u"position.exchange"_s, u"match.pass"_s, u"-"_s, u"position.editRack"_s,
                          u"position.shuffle"_s, u"position.sort"_s, u"position.recall"_s, u"-"_s,
                          u"position.players"_s, u"position.setup"_s, u"position.rules"_s});
    QMenu* order = position->addMenu(tr("&Order of the Rack"));
    m_actions.fill(*order, {u"position.order.alphabetical"_s, u"position.order.vowels"_s,
                            u"position.order.consonants"_s, u"position.order.value"_s,
                            u"position.order.blanks"_s});
    addMenu(tr("&Analyse"),
            {u"analyse.live"_s, u"analyse.generate"_s, u"analyse.stop"_s, u"-"_s,
             u"analyse.filter"_s, u"moves.pin"_s, u"moves.clearPins"_s, u"moves.compare"_s});
    addMenu(tr("&Lexicon"),
            {u"lexicon.open"_s, u"lexicon.build"_s, u"lexicon.compare"_s, u"lexicon.manage"_s,
             u"-"_s, u"lexicon.openLeaves"_s, u"lexicon.exportLeaves"_s, u"lexicon.noLeaves"_s,
             u"lexicon.openWinTable"_s, u"-"_s, u"lexicon.judge"_s});
    addMenu(tr("&Tools"), {u"tools.train"_s});
    addMenu(tr("&Help"),
            {u"help.palette"_s, u"help.keys"_s, u"-"_s, u"help.about"_s, u"help.aboutQt"_s});
}

void MainWindow::buildToolBar()
{
    QToolBar* bar = addToolBar(tr("Tools"));
    bar->setObjectName(u"toolBar"_s);
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({16, 16});
    const QStringList ids{u"file.open"_s,
                          u"edit.paste"_s,
                          u"edit.undo"_s,
                          u"edit.redo"_s,
                          u"-"_s,
                          u"analyse.live"_s,
                          u"analyse.generate"_s,
                          u"review.start"_s,
                          u"-"_s,
                          u"view.crossSets"_s,
                          u"view.anchors"_s,
                          u"view.lanes"_s,
                          u"view.leaveWorth"_s};
    for (const QString& id : ids) {
        if (id == "-"_L1) bar->addSeparator();
        else bar->addAction(m_actions.action(id));
    }
    // Undo and redo would show the whole text of the edit.
    for (const QString& id : {u"edit.undo"_s, u"edit.redo"_s})
        m_actions.action(id)->setIconText(ActionRegistry::plainText(*m_actions.action(id)));

    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    const auto* palette = new PaletteButton(*bar);
    connect(palette, &QPushButton::clicked, this, [this] { m_palette->open(); });

    m_column->addRackActions({m_actions.action(u"position.shuffle"_s),
                              m_actions.action(u"position.sort"_s),
                              m_actions.action(u"position.recall"_s)});
}

void MainWindow::chooseRules()
{
    RulesDialog dialog(m_session.shown().position()->rulesPtr(),
                       RulesStore(m_session.settings().dataFolder() + u"/rules"_s), this);
    connect(&dialog, &RulesDialog::fileRequested, this, [this] {
        openWithDialog(tr("Open Rules"), tr("Rules (*.txt);;All files (*)"), &Loader::openRules);
    });
    if (dialog.exec() == QDialog::Accepted && dialog.rules())
        m_session.loader().useRules(dialog.rules());
}

}  // namespace ui
