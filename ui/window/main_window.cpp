// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/boggle/boggle_feature.h"
#include "ui/commands/command_palette.h"
#include "ui/endings/endings_feature.h"
#include "ui/explain/explain_feature.h"
#include "ui/files/document_tabs.h"
#include "ui/files/files_feature.h"
#include "ui/files/opening_turn.h"
#include "ui/game/game_feature.h"
#include "ui/game/game_panel.h"
#include "ui/game/notes_feature.h"
#include "ui/game/position_feature.h"
#include "ui/game/start_page.h"
#include "ui/handbook/handbook_feature.h"
#include "ui/inference/inference_feature.h"
#include "ui/language/engine_text.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/learning/learning_feature.h"
#include "ui/leaves/leaves_feature.h"
#include "ui/lesson/lesson_feature.h"
#include "ui/lexicon/lexicon_feature.h"
#include "ui/lexicon/word_graph_feature.h"
#include "ui/library/library_feature.h"
#include "ui/moves/analysis_feature.h"
#include "ui/moves/candidates_feature.h"
#include "ui/moves/moves_feature.h"
#include "ui/moves/moves_panel.h"
#include "ui/output/export_feature.h"
#include "ui/output/picture_feature.h"
#include "ui/overlays/overlays_feature.h"
#include "ui/play/play_feature.h"
#include "ui/position/board_column.h"
#include "ui/review/review_feature.h"
#include "ui/rules/rules_feature.h"
#include "ui/setup/setup_feature.h"
#include "ui/simulation/simulation_feature.h"
#include "ui/solitaire/solitaire_feature.h"
#include "ui/training/training_feature.h"
#include "ui/trends/trends_feature.h"
#include "ui/widgets/label_accessible.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/edit_feature.h"
#include "ui/window/help_feature.h"
#include "ui/window/job_strip.h"
#include "ui/window/layout_presets.h"
#include "ui/window/look_feature.h"
#include "ui/window/palette_button.h"
#include "ui/window/sources_label.h"
#include "ui/window/welcome_cards.h"
#include "ui/window/welcome_feature.h"
#include "ui/window/window_menus.h"
#include "ui/window/window_place.h"
#include "ui/words/quick_judge.h"
#include "ui/words/words_feature.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr QSize kSmallestWindow{1000, 640};
constexpr int kMessageMilliseconds = 6000;
// Beside the subjects of the loader.
constexpr int kMomentRemark = 100;
constexpr int kDocumentRemark = 107;

/// What is dragged onto the tab of a panel brings the panel up, so that it can be dropped there.
class TabsUnderDrags : public QObject
{
public:
    explicit TabsUnderDrags(QMainWindow& window) : QObject(&window), m_window(window)
    {
        constexpr int kMilliseconds = 400;
        m_dwells.setSingleShot(true);
        m_dwells.setInterval(kMilliseconds);
        connect(&m_dwells, &QTimer::timeout, this, [this] {
            if (m_bar) m_bar->setCurrentIndex(m_tab);
        });
        window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == &m_window) {
            // Tab bars of docks come and go.
            if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::ChildPolished)
                watchBars();
            return false;
        }
        switch (event->type()) {
        case QEvent::DragEnter: event->accept(); return true;
        case QEvent::DragMove: dwellOn(watched, *static_cast<QDragMoveEvent*>(event)); return true;
        case QEvent::DragLeave:
            m_dwells.stop();
            m_bar = nullptr;
            return true;
        default: return false;
        }
    }

private:
    void watchBars()
    {
        const auto bars = m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
        for (QTabBar* bar : bars) {
            if (bar->acceptDrops()) continue;
            bar->setAcceptDrops(true);
            bar->installEventFilter(this);
        }
    }
    void dwellOn(QObject* watched, QDragMoveEvent& event)
    {
        // Onto the tab itself nothing is dropped.
        event.ignore();
        auto* bar = static_cast<QTabBar*>(watched);
        const int tab = bar->tabAt(event.position().toPoint());
        if (bar == m_bar && tab == m_tab) return;
        m_bar = bar;
        m_tab = tab;
        if (tab < 0) m_dwells.stop();
        else m_dwells.start();
    }

    QMainWindow& m_window;
    QPointer<QTabBar> m_bar;
    int m_tab = -1;
    QTimer m_dwells;
};

}  // namespace

MainWindow::MainWindow(Session& session, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_column(new BoardColumn(session.shown(), session.settings())),
      m_messages(new MessageBar(this)),
      m_menus(new WindowMenus(m_actions, *this)),
      m_layouts(new LayoutPresets(session, *this, *m_column))
{
    installLabelAccessibility();
    setObjectName(u"mainWindow"_s);
    // At 200 % a small screen has less room than that.
    setMinimumSize(kSmallestWindow.boundedTo(QGuiApplication::primaryScreen()
                                                 ->availableGeometry()
                                                 .marginsRemoved(expectedFrame(*this))
                                                 .size()));
    setAcceptDrops(true);
    new TabsUnderDrags(*this);
    followDocument();
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks | GroupedDragging);
    buildFeatures(*buildCentre());
    for (WindowFeature* feature : std::as_const(m_features)) compose(*feature);
    m_menus->fill();
    buildToolBar();
    buildStatusBar();
    m_actions.restoreKeys(session.settings().keys());
    connectBoard();
    connectFeatures();
    connectMessages();
    m_column->board()->setFocus();
}

MainWindow::~MainWindow() = default;

QVBoxLayout* MainWindow::buildCentre()
{
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_column, 1);
    centre->setFocusProxy(m_column->board());
    setCentralWidget(centre);
    return layout;
}

void MainWindow::buildFeatures(QVBoxLayout& centre)
{
    Settings& settings = m_session.settings();
    LexiconLibrary& library = m_session.library();
    JobService& jobs = m_session.jobs();
    Study& study = m_session.study();
    ShownStudy& shown = m_session.shown();
    MatchPlay& match = m_session.match();
    LiveAnalysis& analysis = m_session.analysis();
    OverlayService& overlays = m_session.overlays();
    GameReviewer& reviewer = m_session.reviewer();
    Practice& practice = m_session.practice();
    Loader& loader = m_session.loader();
    BoardColumn& column = *m_column;
    MoveEntry& entry = *column.entry();

    auto* play = new PlayFeature({match, shown, jobs, settings, library, loader}, column, *this);
    const auto kept = [this, &reviewer](const StudyState& state) {
        KeptAnalyses all = reviewer.kept(state);
        const KeptAnalyses simulated = m_simulation->kept(state);
        all.insert(all.end(), simulated.begin(), simulated.end());
        return all;
    };
    const FoundAnalyses found{kept, [&reviewer] { return reviewer.unkept(); },
                              [&reviewer](int document, const KeptAnalyses& written) {
                                  reviewer.markKept(document, written);
                              }};
    auto* files = new FilesFeature({study, settings, loader, found}, *m_messages, *this);
    centre.insertWidget(0, files->tabs());
    m_moves = new MovesFeature({shown, analysis, settings}, column, *this);
    MovesPanel& moves = *m_moves->panel();
    auto* setup =
        new SetupFeature({study, shown, jobs, settings, library, loader}, column, centre, *this);
    auto* game =
        new GameFeature({study, shown, match, analysis, reviewer, practice, library}, moves, *this);
    auto* words = new WordsFeature(jobs, shown, analysis, *this);
    auto* gameLibrary = new LibraryFeature(
        {jobs, study, shown, settings, loader, reviewer, practice, library}, *this);
    m_edit = new EditFeature({shown, loader}, {column, *setup, *game, *m_messages}, *this);
    m_help = new HelpFeature(m_actions, *this);
    m_simulation = new SimulationFeature({jobs, shown, analysis, overlays, settings, library},
                                         {column, moves}, *this);

    m_features = {
        files,
        m_edit,
        new OverlaysFeature({overlays, shown, jobs, settings}, {column, moves, *m_moves->unseen()},
                            *this),
        m_moves,
        new PositionFeature({study, shown, match, analysis, practice, settings},
                            {column, moves, *m_messages}, *this),
        new RulesFeature(shown, settings, loader, *this),
        new AnalysisFeature(analysis, shown, jobs, *m_moves, *this),
        m_simulation,
        new EndingsFeature({jobs, shown, analysis}, {column, moves}, *this),
        new ExplainFeature({jobs, shown, analysis, reviewer, m_simulation->simulations()},
                           {column, moves, *game->panel()}, *this),
        new InferenceFeature({jobs, shown, analysis, m_simulation->simulations(), settings}, *this),
        new LexiconFeature({jobs, study, shown, settings, library, loader}, *this),
        new TrainingFeature({jobs, shown, settings, library, loader}, *this),
        m_help,
        new HandbookFeature(*this),
        setup,
        new CandidatesFeature(analysis, settings, column, moves, *this),
        words,
        new WordGraphFeature(jobs, shown, entry, *this),
        new LeavesFeature({jobs, shown, settings, loader}, entry, *this),
        game,
        new ReviewFeature(shown, reviewer, practice, settings, *this),
        play,
        new ExportFeature({shown, analysis, practice, reviewer, jobs, settings,
                           [this] { return m_session.documentPath(); }},
                          *this),
        new NotesFeature(study, shown, practice, jobs, {*game->panel(), column, moves, *m_messages},
                         *this),
        gameLibrary,
        new TrendsFeature(*gameLibrary, *this),
        new LearningFeature({jobs, shown, settings, practice, *gameLibrary, *words}, *this),
        new LessonFeature({jobs, study, shown, reviewer, *gameLibrary, settings}, *this),
        new BoggleFeature(jobs, shown, settings, *this),
        new SolitaireFeature({jobs, shown, settings}, column, centre, *this),
        m_layouts,
        new PictureFeature({shown, overlays, practice, jobs, settings}, {column, moves}, *this),
        new LookFeature(m_session, *column.board(), *m_help->keySheet(), *this),
        new WelcomeFeature(settings, loader, *column.rack(), *this),
    };
}

void MainWindow::compose(WindowFeature& feature)
{
    feature.addActions(m_actions);
    m_menus->add(feature.menuPlaces());
    m_layouts->add(feature.docks());
    const QList<QWidget*> widgets = feature.statusWidgets();
    for (QWidget* widget : widgets) statusBar()->addPermanentWidget(widget);
    CommandPalette* palette = m_help->palette();
    palette->addProvider([&feature](const QString& text) { return feature.paletteEntries(text); },
                         feature.paletteRank());
    connect(&feature, &WindowFeature::paletteChanged, palette, &CommandPalette::refresh);
    connect(&feature, &WindowFeature::actionRequested, this, [this](const QString& id) {
        if (QAction* action = m_actions.action(id)) action->trigger();
    });
    connect(&feature, &WindowFeature::failed, this,
            [this](const QString& what, const engine::Error& error) {
                m_messages->add({what, errorText(error)});
            });
    connect(&feature, &WindowFeature::said, this, &MainWindow::say);
    connect(&feature, &WindowFeature::exported, this, [this](const QStringList& files) {
        // The next is asked for where something could be written.
        m_session.settings().setLastFolder(QFileInfo(files.value(0)).absolutePath());
        const QString first = shownName(files.value(0));
        const auto count = static_cast<int>(files.size());
        say(count == 1 ? tr("%1 was written.").arg(first)
                       : tr("%n files were written, from %1 on.", nullptr, count).arg(first));
    });
    connect(&feature, &WindowFeature::exportFailed, this,
            [this](const QString& path, const engine::Error& error) {
                m_messages->add({tr("%1 was not written").arg(shownName(path)), errorText(error)});
            });
}

void MainWindow::addFeature(WindowFeature& feature)
{
    m_features.append(&feature);
    compose(feature);
    m_menus->fill();
    m_actions.restoreKeys(m_session.settings().keys());
}

MovesPanel* MainWindow::movesPanel()
{
    return m_moves->panel();
}

void MainWindow::buildToolBar()
{
    QToolBar* bar = m_menus->toolBar();
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    const auto* palette = new PaletteButton(*bar);
    connect(palette, &QPushButton::clicked, m_help->palette(), &CommandPalette::open);
}

void MainWindow::buildStatusBar()
{
    auto* sources = new SourcesLabel(m_session.shown());
    connect(sources, &SourcesLabel::named, m_moves->panel(), &MovesPanel::setSources);
    m_moves->panel()->setSources(sources->whole());
    statusBar()->addWidget(sources);
    auto* jobs = new JobStrip(m_session.jobs());
    connect(jobs, &JobStrip::placeRequested, this, [this](const QString& id) {
        if (QAction* action = m_actions.action(id)) action->trigger();
    });
    connect(jobs, &JobStrip::stopRequested, feature<AnalysisFeature>(), &AnalysisFeature::stop);
    // Before the jobs Esc takes back tiles that lie loosely, the cursor, and a move that is shown.
    const auto tellEsc = [this, jobs] {
        const MoveEntry& entry = *m_column->entry();
        jobs->setEscStops(entry.empty() && !entry.cursor() && !entry.held() &&
                          !entry.exchanging() && !m_moves->panel()->preview());
    };
    connect(m_column->entry(), &MoveEntry::changed, jobs, tellEsc);
    connect(m_moves->panel(), &MovesPanel::previewed, jobs, tellEsc);
    // It comes and goes: what stands to the right of it stays where the pointer is.
    statusBar()->insertPermanentWidget(1, jobs);
    statusBar()->addPermanentWidget(m_layouts->button());
    // A message that only flits by is read out, too.
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::announce);
}

void MainWindow::takeFocusToBoard()
{
    m_column->board()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::connectBoard()
{
    auto* game = feature<GameFeature>();
    const BoardWidget* board = m_column->board();
    connect(board, &BoardWidget::escapePressed, this, &MainWindow::escape);
    connect(board, &BoardWidget::turnStepRequested, game, &GameFeature::step);
    connect(game, &GameFeature::playerLexiconsWanted, &m_session.loader(),
            &Loader::openPlayerLexicons);
    connect(game, &GameFeature::marksChanged, m_column, &BoardColumn::setChoiceMarks);
    connect(game, &GameFeature::sheetLeft, this, &MainWindow::takeFocusToBoard);
}

void MainWindow::connectFeatures()
{
    auto* words = feature<WordsFeature>();
    connect(words, &WordsFeature::previewed, m_moves->panel(),
            [list = m_moves->panel()](const std::optional<engine::Move>& move) {
                if (move) list->previewMove(*move);
                else list->clearPreview();
            });
    connect(words, &WordsFeature::wordActivated, feature<WordGraphFeature>(),
            &WordGraphFeature::showWord);
    connect(words->judge(), &QuickJudge::left, this, &MainWindow::takeFocusToBoard);

    connect(feature<LearningFeature>(), &LearningFeature::askedOnBoard, this,
            &MainWindow::takeFocusToBoard);

    auto* files = feature<FilesFeature>();
    GamePanel* sheet = feature<GameFeature>()->panel();
    StartPage* start = sheet->startPage();
    start->offer({m_actions.action(u"file.open"_s), m_actions.action(u"match.new"_s),
                  m_actions.action(u"game.begin"_s), m_actions.action(u"game.enterSheet"_s)});
    const Settings& settings = m_session.settings();
    Loader& loader = m_session.loader();
    const auto offerRecent = [start, &settings] { start->setRecent(settings.recentFiles()); };
    connect(&loader, &Loader::recentFilesChanged, start, offerRecent);
    connect(start, &StartPage::fileRequested, &loader, &Loader::openPosition);
    connect(start, &StartPage::exampleRequested, &loader, &Loader::openText);
    offerRecent();
    connect(feature<ReviewFeature>(), &ReviewFeature::aboutToGo, sheet, &GamePanel::commitNote);
    connect(feature<ReviewFeature>(), &ReviewFeature::askedOnBoard, this,
            &MainWindow::takeFocusToBoard);
    connect(files, &FilesFeature::needsAll, sheet, &GamePanel::commitNote);
    connect(&loader, &Loader::replacing, sheet, &GamePanel::commitNote);
    const auto* play = feature<PlayFeature>();
    auto* position = feature<PositionFeature>();
    connect(play, &PlayFeature::moveRequested, position, &PositionFeature::playMove);
    connect(play, &PlayFeature::refused, position,
            qOverload<const QString&, const engine::Error&>(&PositionFeature::refuse));
    connect(play, &PlayFeature::begun, files->documents(), &DocumentFiles::settleRestored);
    connect(feature<SetupFeature>(), &SetupFeature::fillsWindow, m_layouts,
            &LayoutPresets::putAside);

    auto* endings = feature<EndingsFeature>();
    m_moves->addAbove(endings->notice());
    connect(endings, &EndingsFeature::lineKept, position, &PositionFeature::keepLine);
    connect(endings, &EndingsFeature::moveRequested, position, &PositionFeature::playMove);

    const auto* look = feature<LookFeature>();
    WelcomeCards* cards = feature<WelcomeFeature>()->cards();
    m_moves->addAbove(cards);
    connect(look, &LookFeature::hintsWanted, cards, &WelcomeCards::showAll);
    connect(look, &LookFeature::outlinedMovesChosen, feature<CandidatesFeature>(),
            &CandidatesFeature::setOutlines);
    const auto followAutosave = [this, documents = files->documents()] {
        Autosave* autosave = m_session.autosave();
        if (autosave == nullptr) return;
        documents->setAutosave(*autosave);
        connect(&m_session.reviewer(), &GameReviewer::foundMore, autosave, &Autosave::note);
    };
    connect(&m_session, &Session::autosaveStarted, this, followAutosave);
    // Beside the files that the program was started with, not beside what they have replaced.
    connect(&m_session, &Session::started, files->documents(), &DocumentFiles::tellLeftBehind);
    followAutosave();
}

void MainWindow::followDocument()
{
    // Before any feature hears of the change and has something to say of it.
    connect(&m_session.shown(), &ShownStudy::changed, this,
            [this, tab = m_session.shown().state().tab]() mutable {
                const StudyState& state = m_session.shown().state();
                m_messages->setDocument(state.document);
                if (std::exchange(tab, state.tab) == state.tab) return;
                // What was to be opened in the other tab is no matter of this one.
                m_messages->settle(static_cast<int>(Loader::Subject::File));
                m_messages->settle(static_cast<int>(Loader::Subject::Position));
            });
}

void MainWindow::connectMessages()
{
    const Loader& loader = m_session.loader();
    connect(&loader, &Loader::failed, this,
            [this](const QString& what, const engine::Error& error, Loader::Subject subject,
                   quint64 request) {
                // What names the file needs no path; the copied text has it.
                engine::Error brief = error;
                if (what.contains(shownName(fromUtf8(error.place.file)))) brief.place.file.clear();
                m_messages->add({what, errorText(brief), errorText(error),
                                 MessageBar::Kind::Problem, static_cast<int>(subject), request,
                                 MessageBar::Scope::Program});
            });
    connect(&loader, &Loader::opened, this, [this](Loader::Subject subject, quint64 request) {
        m_messages->settle(static_cast<int>(subject), request);
        m_messages->settle(static_cast<int>(Loader::Subject::File), request);
    });
    const auto remark = [this](int topic) {
        return [this, topic](const QString& what, const QString& detail) {
            m_messages->add({what, detail, {}, MessageBar::Kind::Remark, topic});
        };
    };
    connect(&loader, &Loader::remarked, this, remark(kDocumentRemark));
    connect(m_column, &BoardColumn::remarked, this, remark(kMomentRemark));
    connect(&m_session.shown(), &ShownStudy::changed, this, [this](StudyChanges changes) {
        using enum StudyChange;
        if (changes & (BoardChange | NameChange | RulesChange)) m_messages->settle(kMomentRemark);
        // What flitted by was about the moment before.
        if (changes & (BoardChange | RackChange | GameChange | CursorChange))
            statusBar()->clearMessage();
    });
    // Docks get their places later than the message.
    const auto room = [this] {
        QMetaObject::invokeMethod(this, &MainWindow::makeRoomForMessages, Qt::QueuedConnection);
    };
    connect(m_messages, &MessageBar::placed, this, room);
    const QList<QDockWidget*> docks =
        findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget* dock : docks) {
        connect(dock, &QDockWidget::visibilityChanged, this, room);
        connect(dock, &QDockWidget::topLevelChanged, this, room);
        dock->installEventFilter(this);
    }
    // A button that goes away under the mouse leaves what it said of itself.
    connect(&m_session.match(), &MatchPlay::changed, statusBar(), &QStatusBar::clearMessage);
}

void MainWindow::makeRoomForMessages()
{
    const QRect place = m_messages->isVisible() ? m_messages->geometry() : QRect();
    const QList<QDockWidget*> docks =
        findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (const QDockWidget* dock : docks) {
        QWidget* content = dock->widget();
        if (!content) continue;
        const QRect there(content->mapTo(this, QPoint()), content->size());
        const bool covered = !dock->isFloating() && content->isVisible() && there.intersects(place);
        QMargins margins = content->contentsMargins();
        // No more than half of a panel: in the smallest windows it would push the board.
        const int most = content->height() / 2;
        margins.setBottom(covered ? std::min(there.bottom() + 1 - place.top(), most) : 0);
        if (margins != content->contentsMargins()) content->setContentsMargins(margins);
    }
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (moved && qobject_cast<QDockWidget*>(watched))
        QMetaObject::invokeMethod(this, &MainWindow::makeRoomForMessages, Qt::QueuedConnection);
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::say(const QString& text)
{
    statusBar()->showMessage(text, kMessageMilliseconds);
}

void MainWindow::announce(const QString& text)
{
    if (text.isEmpty()) return;
    statusBar()->setAccessibleName(text);
    QAccessibleEvent event(statusBar(), QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MainWindow::escape()
{
    using enum BackStep;
    for (const BackStep step : {Question, Page, Filter, Preview, Tiles, Work, Exercise})
        for (WindowFeature* feature : std::as_const(m_features))
            if (feature->stepBack(step)) return;
    m_messages->clear();
}

void MainWindow::previewFirstList()
{
    m_moves->previewFirstList();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    // What comes from here, such as rows of a list, is nothing to be opened.
    if (event->source()) return;
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (m_edit->open(*event->mimeData(), tr("dropped text"))) event->acceptProposedAction();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) escape();
    else QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!feature<SetupFeature>()->mayClose() || !feature<FilesFeature>()->documents()->mayClose()) {
        event->ignore();
        return;
    }
    // With the panels that it hides.
    feature<SetupFeature>()->cancel();
    m_session.settings().setGeometry(saveGeometry());
    m_layouts->keep();
    m_moves->keepColumns();
    feature<AnalysisFeature>()->stop();
    QMainWindow::closeEvent(event);
}

void MainWindow::restoreUnsaved()
{
    feature<FilesFeature>()->documents()->restoreAtStart();
}

void MainWindow::restoreLayout()
{
    placeWindow(*this, m_session.settings().geometry());
    m_layouts->restore();
    m_moves->restoreColumns();
}

void MainWindow::beginAtTurn(int turn)
{
    auto* opening = new OpeningTurn(m_session.shown(), m_session.loader(), turn, this);
    connect(opening, &OpeningTurn::ended, this, [this](const QString& problem) {
        if (problem.isEmpty()) return;
        m_messages->add({problem, {}, {}, MessageBar::Kind::Remark, kMomentRemark});
    });
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    m_layouts->fitDocks();
    QMainWindow::resizeEvent(event);
    m_messages->setRoom(
        rect().adjusted(0, menuBar()->height(), 0, -statusBar()->sizeHint().height()));
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    m_layouts->windowShown();
}

}  // namespace ui

#include "moc_main_window.cpp"
