// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QRegularExpression>
#include <QScreen>
#include <QStatusBar>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "engine/lexicon/lexicon.h"
#include "ui/commands/cheat_sheet.h"
#include "ui/commands/command_palette.h"
#include "ui/document/move_name.h"
#include "ui/document/study.h"
#include "ui/game/game_panel.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/moves/move_description.h"
#include "ui/moves/moves_panel.h"
#include "ui/moves/typed_move.h"
#include "ui/moves/unseen_panel.h"
#include "ui/widgets/label_accessible.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/board_column.h"
#include "ui/window/boggle_tools.h"
#include "ui/window/document_files.h"
#include "ui/window/document_tabs.h"
#include "ui/window/game_output.h"
#include "ui/window/game_views.h"
#include "ui/window/job_strip.h"
#include "ui/window/layout_presets.h"
#include "ui/window/lexicon_views.h"
#include "ui/window/lexicon_workshop.h"
#include "ui/window/library_views.h"
#include "ui/window/match_views.h"
#include "ui/window/move_tools.h"
#include "ui/window/note_tools.h"
#include "ui/window/opening_turn.h"
#include "ui/window/overlay_views.h"
#include "ui/window/picture_output.h"
#include "ui/window/quick_judge.h"
#include "ui/window/review_views.h"
#include "ui/window/setup_tools.h"
#include "ui/window/window_place.h"
#include "ui/window/word_tools.h"
#include "ui/words/words_panel.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr QSize kSmallestWindow{1000, 640};
// Beside the subjects of the loader.
constexpr int kPositionRemark = 100;
constexpr int kMatchRefusal = 106;

/// A name that is not too long to stand beside others.
QString shortened(const QString& name)
{
    constexpr qsizetype kMost = 32;
    if (name.size() <= kMost) return name;
    return name.left(kMost / 2) + u'…' + name.right(kMost / 2 - 1);
}

}  // namespace

MainWindow::MainWindow(Session& session, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_column(new BoardColumn(session)),
      m_moves(new MovesPanel(session.analysis())),
      m_unseen(new UnseenPanel),
      m_moveTools(new MoveTools(session, *m_column, *m_moves, *this)),
      m_words(new WordTools(session, *this)),
      m_lexiconViews(new LexiconViews(session, *m_column, *this)),
      m_game(new GameViews(session, *m_moves, *this)),
      m_match(new MatchViews(session, *m_column, *this)),
      m_review(new ReviewViews(session, *this)),
      m_output(new GameOutput(session, *this)),
      m_library(new LibraryViews(session, *this)),
      m_boggle(new BoggleTools(session, *this)),
      m_messages(new MessageBar),
      m_files(new DocumentFiles(session, *m_messages, *this)),
      m_tabs(new DocumentTabs(session.study(),
                              [this](const StudyState& state) { return m_files->titleOf(state); })),
      m_palette(new CommandPalette(m_actions, this)),
      m_cheatSheet(new CheatSheet(m_actions, this)),
      m_layouts(new LayoutPresets(session, *this, *m_column)),
      m_pictures(new PictureOutput(session, {*m_column, *m_moves}, *this)),
      m_workshop(new LexiconWorkshop(session, this))
{
    installLabelAccessibility();
    setObjectName(u"mainWindow"_s);
    // At 200 % a small screen has less room than that.
    setMinimumSize(kSmallestWindow.boundedTo(QGuiApplication::primaryScreen()
                                                 ->availableGeometry()
                                                 .marginsRemoved(expectedFrame(*this))
                                                 .size()));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks | GroupedDragging);

    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_messages);
    layout->addWidget(m_column, 1);
    centre->setFocusProxy(m_column->board());
    setCentralWidget(centre);
    m_setup = new SetupTools(session, *m_column, *m_layouts, *layout, *this);

    m_notes = new NoteTools(session, {*m_game->panel(), *m_column, *m_moves, *m_messages}, *this);
    m_overlays = new OverlayViews(session, *m_column, *m_moves, *m_unseen, *this);
    buildDocks();
    buildActions();
    buildStatusBar();
    buildWelcome();
    connectParts();
    followStudy();
    m_column->board()->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildDocks()
{
    const auto makeDock = [this](const QString& title, const QString& name, QWidget* content) {
        auto* dock = new QDockWidget(title, this);
        dock->setObjectName(name);
        dock->setWidget(content);
        return dock;
    };
    auto* moves = new QWidget;
    auto* movesLayout = new QVBoxLayout(moves);
    movesLayout->setContentsMargins(0, 0, 0, 0);
    movesLayout->setSpacing(0);
    movesLayout->addWidget(m_moves, 1);
    m_movesDock = makeDock(tr("Moves"), u"dock.moves"_s, moves);
    m_unseenDock = makeDock(tr("Unseen"), u"dock.unseen"_s, m_unseen);
}

void MainWindow::buildStatusBar()
{
    m_sources = new QLabel;
    m_sources->setObjectName(u"sources"_s);
    m_sources->setAccessibleName(tr("Lexicon, leaves, win table and rules"));
    m_sources->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_sources);
    auto* jobs = new JobStrip(m_session.jobs());
    connect(jobs, &JobStrip::placeRequested, this, [this](const QString& id) {
        if (QAction* action = m_actions.action(id)) action->trigger();
    });
    connect(jobs, &JobStrip::stopRequested, this, [this] {
        m_session.analysis().stop();
        m_session.jobs().cancelAll();
    });
    statusBar()->addPermanentWidget(jobs);
    statusBar()->addPermanentWidget(m_layouts->button());
    // A message that only flits by is read out, too.
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::announce);
}

void MainWindow::connectParts()
{
    BoardWidget* board = m_column->board();
    connect(&m_session.shown(), &ShownStudy::changed, this, &MainWindow::followStudy);
    connect(&m_session.shown(), &ShownStudy::changed, this, [this](StudyChanges changes) {
        using enum StudyChange;
        // Remarks are about the position that was opened.
        if (changes & (BoardChange | NameChange | RulesChange)) m_messages->settle(kPositionRemark);
        // What was refused, and what flitted by, was about the moment before.
        if (!(changes & (BoardChange | RackChange | GameChange | CursorChange))) return;
        m_messages->settle(kMatchRefusal);
        statusBar()->clearMessage();
    });
    connect(m_column, &BoardColumn::rackTyped, this, &MainWindow::setRack);
    connect(m_moves, &MovesPanel::listed, this, &MainWindow::followList);
    connect(&m_session.loader(), &Loader::failed, this,
            [this](const QString& what, const engine::Error& error, Loader::Subject subject,
                   quint64 request) {
                // What names the file needs no path; the copied text has it.
                engine::Error brief = error;
                if (what.contains(QFileInfo(fromUtf8(error.place.file)).fileName()))
                    brief.place.file.clear();
                m_messages->add({what, errorText(brief), errorText(error),
                                 MessageBar::Kind::Problem, static_cast<int>(subject), request});
            });
    connect(&m_session.loader(), &Loader::opened, this,
            [this](Loader::Subject subject, quint64 request) {
                m_messages->settle(static_cast<int>(subject), request);
                m_messages->settle(static_cast<int>(Loader::Subject::File), request);
            });
    connect(&m_session.loader(), &Loader::remarked, this,
            [this](const QString& what, const QString& detail) {
                m_messages->add({what, detail, {}, MessageBar::Kind::Remark, kPositionRemark});
            });
    connect(&m_session.loader(), &Loader::recentFilesChanged, this, &MainWindow::fillRecentFiles);

    connect(m_moves, &MovesPanel::previewed, m_column, &BoardColumn::setPreview);
    connect(m_column, &BoardColumn::intentChanged, m_unseen, [this] {
        const auto move = m_column->intendedMove();
        m_unseen->setDraws(move && move->tilesPlayed > 0 ? move->tilesPlayed : 1);
    });
    connect(m_moves, &MovesPanel::playRequested, this, &MainWindow::playMove);
    connect(m_column, &BoardColumn::playRequested, this, &MainWindow::play);
    connect(m_column, &BoardColumn::remarked, this,
            [this](const QString& what, const QString& detail) {
                m_messages->add({what, detail, {}, MessageBar::Kind::Remark, kPositionRemark});
            });
    connect(m_column, &BoardColumn::entryChanged, this,
            [this] { m_moves->pointOut(m_column->enteredMove()); });
    connect(board, &BoardWidget::commitBestRequested, this, &MainWindow::playBest);
    connect(board, &BoardWidget::escapePressed, this, &MainWindow::escape);
    connect(board, &BoardWidget::previewRequested, m_moves, &MovesPanel::previewRow);
    connect(board, &BoardWidget::candidateStepRequested, m_moves, &MovesPanel::step);
    connect(board, &BoardWidget::turnStepRequested, m_game, &GameViews::step);
    connect(board, &BoardWidget::squareHovered, m_moves, &MovesPanel::setHoveredSquare);
    connect(m_words->panel(), &WordsPanel::previewed, this,
            [this](const std::optional<engine::Move>& move) {
                if (move) m_moves->previewMove(*move);
                else m_moves->clearPreview();
            });
    connect(m_words->panel(), &WordsPanel::wordActivated, m_lexiconViews,
            &LexiconViews::showInGraph);
    connect(m_words->judge(), &QuickJudge::left, board,
            [board] { board->setFocus(Qt::OtherFocusReason); });
    const auto notWritten = [this](const QString& path, const engine::Error& error) {
        m_messages->add(
            {tr("%1 was not written").arg(QFileInfo(path).fileName()), errorText(error)});
    };
    connect(m_boggle, &BoggleTools::exportFailed, this, notWritten);
    connect(m_output, &GameOutput::exportFailed, this, notWritten);
    connect(m_pictures, &PictureOutput::exportFailed, this, notWritten);
    connect(m_overlays, &OverlayViews::exportFailed, this, notWritten);
    connect(m_review, &ReviewViews::aboutToGo, m_game->panel(), &GamePanel::commitNote);
    const auto tell = [this](const QString& what, const engine::Error& error) {
        m_messages->add({what, errorText(error)});
    };
    connect(m_game, &GameViews::failed, this, tell);
    connect(
        m_match, &MatchViews::failed, this,
        [this](const QString& what, const engine::Error& error) {
            m_messages->settle(kMatchRefusal);
            m_messages->add({what, errorText(error), {}, MessageBar::Kind::Problem, kMatchRefusal});
        });
    connect(m_match, &MatchViews::moveRequested, this, &MainWindow::playMove);
    connect(m_match, &MatchViews::begun, m_files, &DocumentFiles::settleRestored);
    connect(&m_session.match(), &MatchPlay::changed, this, [this] {
        m_messages->settle(kMatchRefusal);
        // A button that goes away under the mouse leaves what it said of itself.
        statusBar()->clearMessage();
    });
    connect(m_game, &GameViews::marksChanged, m_column, &BoardColumn::setChoiceMarks);
    connect(m_game, &GameViews::sheetLeft, board,
            [board] { board->setFocus(Qt::OtherFocusReason); });
    connect(m_library, &LibraryViews::failed, this, tell);
    connect(m_files, &DocumentFiles::needsAll, m_game->panel(), &GamePanel::commitNote);
    connect(m_tabs, &DocumentTabs::leaving, m_game->panel(), &GamePanel::commitNote);
    m_palette->addProvider([this](const QString& text) { return movesForPalette(text); });
    m_palette->addProvider([this](const QString& text) { return placesForPalette(text); });
    m_palette->addProvider([this](const QString& text) { return m_words->paletteEntries(text); });
    m_palette->addProvider([this](const QString& text) { return filesForPalette(text); });
    connect(m_words, &WordTools::paletteChanged, m_palette, &CommandPalette::refresh);
}

void MainWindow::followStudy()
{
    const ShownStudy& shown = m_session.shown();
    const engine::Position& position = *shown.position();
    m_unseen->setPosition(shown.position());
    const QString size[] = {QString::number(position.board().rows()),
                            QString::number(position.board().columns())};
    const QString rules = engineTitle(position.rules().title);
    // What goes by one name is told of together. Few have a win table: that there is none is no
    // news.
    std::vector<std::pair<QStringList, QString>> sources;
    const auto add = [&](const QString& kind, const QString& name) {
        if (!sources.empty() && sources.back().second == name) sources.back().first.append(kind);
        else sources.push_back({{kind}, name});
    };
    const QString lexicon = shown.lexiconName();
    if (!lexicon.isEmpty()) add(tr("lexicon"), lexicon);
    if (shown.leaves()) add(tr("leaves"), shown.state().leavesName);
    if (shown.winTable()) add(tr("win %"), shown.state().winTableName);
    const auto text = [&](const auto& name) {
        QStringList parts;
        if (lexicon.isEmpty()) parts.append(tr("no lexicon"));
        for (const auto& [kinds, source] : sources)
            parts.append(tr("%1: %2").arg(kinds.join(u", "_s), name(source)));
        if (!shown.leaves()) parts.append(tr("no leave values"));
        parts.append(tr("%1 %2×%3").arg(name(rules), size[0], size[1]));
        return parts.join(u" · "_s);
    };
    m_sources->setText(text(shortened));
    const QString whole = text([](const QString& name) { return name; });
    m_sources->setToolTip(whole.toHtmlEscaped());
    m_moves->setSources(whole);
}

void MainWindow::followList()
{
    // A list that came late belongs to tiles that lie there already.
    if (!m_column->entry()->empty()) m_moves->pointOut(m_column->enteredMove());
    if (!m_previewFirstList) return;
    m_previewFirstList = false;
    if (m_column->entry()->empty()) m_moves->previewRow(1);
}

void MainWindow::playMove(const engine::Move& move)
{
    if (m_session.practice().tryMove(move)) {
        m_column->entry()->recall();
        return;
    }
    MatchPlay& match = m_session.match();
    const auto refuse = [this](const QString& why) {
        m_messages->settle(kMatchRefusal);
        m_messages->add(
            {tr("The move was not played"), why, {}, MessageBar::Kind::Problem, kMatchRefusal});
    };
    if (match.state() == MatchPlay::State::Over && match.isAtEnd())
        return refuse(tr("The game is over. Go back a turn to try something else."));
    if (auto done = match.isRunning() ? match.play(move) : m_session.study().play(move); !done)
        refuse(errorText(done.error()));
}

void MainWindow::setRack(const engine::Rack& rack, int edit)
{
    Study& study = m_session.study();
    if (auto done = study.setRack(study.position()->onTurn(), rack, edit); !done)
        m_column->refuseRack(errorText(done.error()));
}

void MainWindow::play()
{
    MatchPlay& match = m_session.match();
    const MatchPlay::State state = match.state();
    if (const auto move = m_column->intendedMove()) playMove(*move);
    else if (state == MatchPlay::State::Handover || state == MatchPlay::State::Paused) match.goOn();
}

void MainWindow::playBest()
{
    if (const auto move = m_moves->bestMove()) playMove(*move);
}

void MainWindow::escape()
{
    if (m_match->withdrawQuestion()) {
        m_column->board()->setFocus(Qt::OtherFocusReason);
    } else if (m_setup->isOn()) {
        m_setup->cancel();
    } else if (m_moves->preview()) {
        m_moves->clearPreview();
    } else if (!m_column->entry()->empty()) {
        m_column->entry()->recall();
    } else if (m_session.analysis().stop() || m_session.jobs().isBusy()) {
        m_session.jobs().cancelForeground();
    } else if (m_session.practice().isOn()) {
        m_session.practice().stop();
    } else {
        m_messages->clear();
    }
}

QList<PaletteEntry> MainWindow::movesForPalette(const QString& text)
{
    const PositionPtr position = m_session.shown().position();
    // A move has a place and a word: "8H QUIZ".
    static const QRegularExpression shape(
        u"^\\s*([0-9]{1,2}[a-zA-Z]|[a-zA-Z][0-9]{1,2}[hvHV]?)\\s+\\S"_s);
    if (!shape.match(text).hasMatch()) return {};
    const auto move = readTypedMove(*position, text);
    if (!move) {
        PaletteEntry entry;
        entry.text = tr("Can't place %1").arg(text.simplified());
        entry.detail = engineText(move.error().sentence);
        entry.help = entry.detail;
        entry.run = [] {};
        return {entry};
    }
    const MoveDescription description =
        m_session.shown().permissions().answers
            ? describeMove(*position, *move, m_session.analysis().ranking(),
                           m_session.shown().leaves())
            : describeMove(*position, *move);
    PaletteEntry entry;
    entry.text = tr("Place %1").arg(moveName(*position, *move));
    entry.detail =
        description.phony ? description.detail : tr("%Ln points", nullptr, move->score.points);
    entry.help = description.detail;
    entry.run = [this, position, move = *move] {
        if (m_session.shown().position() == position) m_column->entry()->takeMove(move);
    };
    return {entry};
}

void MainWindow::paste()
{
    if (m_setup->isOn()) return m_setup->paste();
    if (m_game->canPaste()) return m_game->paste();
    if (const QMimeData* content = QGuiApplication::clipboard()->mimeData())
        if (!openMime(*content, tr("clipboard")))
            m_messages->add({tr("The clipboard holds no text and no file")});
}

bool MainWindow::openMime(const QMimeData& content, const QString& origin)
{
    QStringList files;
    const QList<QUrl> urls = content.urls();
    for (const QUrl& url : urls)
        if (url.isLocalFile()) files.append(url.toLocalFile());
    if (!files.isEmpty()) m_session.loader().openFiles(files, Loader::WordLists::Offer);
    else if (content.hasText()) m_session.loader().openText(content.text(), origin);
    return !files.isEmpty() || content.hasText();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    // What comes from here, such as rows of a list, is nothing to be opened.
    if (event->source()) return;
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (openMime(*event->mimeData(), tr("dropped text"))) event->acceptProposedAction();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) escape();
    else QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files->mayClose()) {
        event->ignore();
        return;
    }
    // With the panels that it hides.
    m_setup->cancel();
    m_session.settings().setGeometry(saveGeometry());
    m_layouts->keep();
    m_session.settings().setMoveColumns(m_moves->columns());
    m_session.analysis().stop();
    m_session.jobs().cancelAll();
    QMainWindow::closeEvent(event);
}

void MainWindow::restoreLayout()
{
    placeWindow(*this, m_session.settings().geometry());
    m_layouts->restore();
    m_moves->setColumns(m_session.settings().moveColumns());
}

void MainWindow::beginAtTurn(int turn)
{
    auto* opening = new OpeningTurn(m_session, turn, this);
    connect(opening, &OpeningTurn::ended, this, [this](const QString& problem) {
        if (problem.isEmpty()) return;
        m_messages->add({problem, {}, {}, MessageBar::Kind::Remark, kPositionRemark});
    });
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    m_layouts->fitDocks();
    QMainWindow::resizeEvent(event);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    m_layouts->windowShown();
}

}  // namespace ui
