// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_views.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLocale>
#include <QMainWindow>
#include <QMimeData>

#include "engine/eval/find_move.h"
#include "ui/commands/action_registry.h"
#include "ui/document/branch_clip.h"
#include "ui/document/move_name.h"
#include "ui/document/study.h"
#include "ui/game/game_panel.h"
#include "ui/game/sheet_entry.h"
#include "ui/game/turn_dialog.h"
#include "ui/language/text.h"
#include "ui/moves/moves_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

GameViews::GameViews(Session& session, MovesPanel& moves, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_moves(moves),
      m_window(window),
      m_panel(new GamePanel(session.shown(), session.reviewer(),
                            new SheetEntry(session.study(), session.shown()))),
      m_dock(new QDockWidget(tr("Game"), &window))
{
    m_dock->setObjectName(u"dock.game"_s);
    m_dock->setWidget(m_panel);
    connect(&session.shown(), &ShownStudy::changed, this, &GameViews::follow);
    connect(m_panel, &GamePanel::annotated, &session.study(), &Study::setAnnotations);
    connect(&session.analysis(), &LiveAnalysis::stateChanged, this, &GameViews::showPlayed);
    connect(&session.practice(), &Practice::changed, this,
            [this] { m_panel->setConcealed(m_session.practice().isConcealing()); });
    connect(m_panel, &GamePanel::stepRequested, this, &GameViews::step);
    connect(m_panel, &GamePanel::variationRequested, this, &GameViews::toVariation);
    connect(m_panel, &GamePanel::promoteRequested, this, &GameViews::promote);
    SheetEntry* sheet = m_panel->sheetEntry();
    connect(sheet, &SheetEntry::previewed, this, [this](const std::optional<engine::Move>& move) {
        if (move) m_moves.previewMove(*move);
        else m_moves.clearPreview();
    });
    connect(sheet, &SheetEntry::marksChanged, this, &GameViews::marksChanged);
    connect(sheet, &SheetEntry::left, this, &GameViews::leaveSheet);
    connect(m_panel, &GamePanel::playedRequested, this, [this] {
        const bool hindsight = m_session.shown().permissions().hindsight;
        if (const auto move = played(); move && hindsight) m_moves.previewMove(*move);
    });
}

void GameViews::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    QAction* first = add({u"game.first"_s,
                          tr("&First Turn"),
                          tr("Go to the beginning of the game"),
                          {keys("Ctrl+Home"), keys("<")},
                          u"first"_s},
                         [this] { toEnd(false); });
    QAction* previous = add({u"game.previous"_s,
                             tr("&Previous Turn"),
                             tr("Go one turn back"),
                             {keys("PgUp"), keys(",")},
                             u"previous"_s},
                            [this] { step(-1); });
    QAction* next = add({u"game.next"_s,
                         tr("&Next Turn"),
                         tr("Go one turn on"),
                         {keys("PgDown"), keys(".")},
                         u"next"_s},
                        [this] { step(1); });
    QAction* last = add({u"game.last"_s,
                         tr("&Last Turn"),
                         tr("Go to the end of the game"),
                         {keys("Ctrl+End"), keys(">")},
                         u"last"_s},
                        [this] { toEnd(true); });
    m_backActions = {first, previous};
    m_forthActions = {next, last};
    m_variationActions = {add({u"game.nextVariation"_s,
                               tr("Ne&xt Variation"),
                               tr("Go to the next move that was recorded for this turn"),
                               {keys("Ctrl+PgDown")}},
                              [this] { toVariation(1); }),
                          add({u"game.previousVariation"_s,
                               tr("P&revious Variation"),
                               tr("Go to the former move that was recorded for this turn"),
                               {keys("Ctrl+PgUp")}},
                              [this] { toVariation(-1); })};
    m_promote = add({u"game.promote"_s, tr("Make This the &Main Line"),
                     tr("Make the line that is shown the one that was played")},
                    [this] { promote(); });
    m_remove = add({u"game.remove"_s, tr("&Delete From Here"),
                    tr("Delete this turn and all that follows on it; can be undone")},
                   [this] { removeTurn(); });
    m_turnActions = {
        add({u"game.editTurn"_s,
             tr("&Edit This Turn…"),
             tr("Correct rack, move, score or challenge of this turn; what follows stays"),
             {keys("Ctrl+Shift+T")}},
            [this] { editTurn(); }),
        add({u"game.copyLine"_s,
             tr("&Copy From Here"),
             tr("Copy this turn and all that follows on it, variations too"),
             {keys("Ctrl+Shift+X")}},
            [this] { copyLine(); })};
    add({u"game.enterSheet"_s,
         tr("Enter a Score S&heet"),
         tr("Type a game from a paper score sheet, line by line"),
         {keys("Ctrl+G")}},
        [this] { enterSheet(); });
    m_paste = add({u"game.pasteLine"_s,
                   tr("Pa&ste as a Variation"),
                   tr("Paste moves that were copied from a game as a variation here"),
                   {keys("Ctrl+Shift+V")}},
                  [this] { paste(); });
    m_editNote = add({u"game.note"_s,
                      tr("Write a N&ote"),
                      tr("Write a note on this turn"),
                      {keys("Ctrl+Shift+N")}},
                     [this] { editNote(); });
    addDockAction(
        actions,
        {u"view.game"_s, tr("&Game"), tr("Show the score sheet and the notes"), {keys("Alt+7")}},
        m_window, *m_dock);
    m_panel->addActions({first, previous, next, last});
    enableActions();
    showPlayed();
}

void GameViews::follow(StudyChanges changes)
{
    using enum StudyChange;
    if (!(changes & (GameChange | CursorChange | PermissionChange))) return;
    if (!m_editNote) return;
    enableActions();
    showPlayed();
    // A game that was opened wants to be seen; later it is the user's choice.
    const bool opened = (changes & GameChange) && (changes & NameChange);
    if (opened && m_session.shown().game()) bringUp(m_window, *m_dock);
}

void GameViews::enableActions()
{
    const ShownStudy& shown = m_session.shown();
    const bool there = shown.game() != nullptr;
    const GameMoment moment = there ? shown.moment() : GameMoment{};
    for (QAction* action : m_backActions) action->setEnabled(there && moment.turn > 0);
    for (QAction* action : m_forthActions) action->setEnabled(there && !moment.atEnd());
    const bool variations = there && shown.game()->record().node(moment.before).children.size() > 1;
    for (QAction* action : m_variationActions) action->setEnabled(variations);
    m_promote->setEnabled(there && shown.cursor().line != engine::kRootNode);
    m_remove->setEnabled(there && !moment.atEnd());
    m_editNote->setEnabled(there);
    m_paste->setEnabled(there);
    const bool turn =
        there && !moment.atEnd() && shown.game()->record().node(moment.viewed).event.isTurn() &&
        shown.game()->record().node(moment.viewed).event.kind != engine::EventKind::Unread;
    const bool discreet = !shown.permissions().hindsight;
    for (QAction* action : m_turnActions) action->setEnabled(turn && !discreet);
}

void GameViews::step(int turns)
{
    ShownStudy& shown = m_session.shown();
    if (!shown.game()) return;
    m_panel->commitNote();
    const GameCursor now = shown.cursor();
    shown.goTo({now.line, std::max(now.turn + turns, 0)});
}

void GameViews::toEnd(bool last)
{
    ShownStudy& shown = m_session.shown();
    if (!shown.game()) return;
    m_panel->commitNote();
    shown.goTo({shown.cursor().line, last ? static_cast<int>(shown.moment().turns.size()) : 0});
}

void GameViews::toVariation(int direction)
{
    ShownStudy& shown = m_session.shown();
    if (!shown.game()) return;
    m_panel->commitNote();
    const GameMoment now = shown.moment();
    const std::vector<engine::NodeId>& children = shown.game()->record().node(now.before).children;
    const auto count = static_cast<int>(children.size());
    if (count == 0) return;
    const auto at = std::find(children.begin(), children.end(), now.viewed) - children.begin();
    const int other = (static_cast<int>(at) + direction + count) % count;
    shown.goTo({children[static_cast<std::size_t>(other)], now.turn});
}

void GameViews::promote()
{
    Study& study = m_session.study();
    m_panel->commitNote();
    if (study.game()) study.promote(study.state().cursor.line);
}

void GameViews::editTurn()
{
    Study& study = m_session.study();
    if (!study.game() || study.moment().atEnd()) return;
    m_panel->commitNote();
    TurnDialog dialog(study, study.moment().viewed, &m_window);
    dialog.exec();
}

void GameViews::copyLine()
{
    const ShownStudy& shown = m_session.shown();
    if (!shown.game() || shown.moment().atEnd()) return;
    m_panel->commitNote();
    const engine::NodeId node = shown.moment().viewed;
    const auto bytes = writeBranch(shown.game()->record(), node);
    if (!bytes) {
        emit failed(tr("The moves were not copied"), bytes.error());
        return;
    }
    auto* content = new QMimeData;
    content->setData(QLatin1StringView(kBranchMimeType), QByteArray::fromStdString(*bytes));
    content->setText(branchText(*shown.game(), node));
    QGuiApplication::clipboard()->setMimeData(content);
}

bool GameViews::canPaste() const
{
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    return m_session.shown().game() && content != nullptr &&
           content->hasFormat(QLatin1StringView(kBranchMimeType));
}

void GameViews::paste()
{
    const QString what = tr("No moves were pasted");
    if (!canPaste()) {
        emit failed(
            what,
            {engine::ErrorCode::Malformed,
             engine::say("%1",
                         tr("the clipboard holds none that were copied from a game").toStdString()),
             {}});
        return;
    }
    Study& study = m_session.study();
    m_panel->commitNote();
    const QByteArray bytes =
        QGuiApplication::clipboard()->mimeData()->data(QLatin1StringView(kBranchMimeType));
    const auto branch =
        readBranch(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!branch) {
        emit failed(what, branch.error());
        return;
    }
    const GameMoment now = study.moment();
    engine::GameRecord record = study.game()->record();
    const auto node = record.paste(now.before, *branch);
    if (!node) {
        emit failed(what, node.error());
        return;
    }
    if (auto done = study.setRecord(std::move(record), {*node, now.turn}, tr("paste moves")); !done)
        emit failed(what, done.error());
}

void GameViews::enterSheet()
{
    Study& study = m_session.study();
    if (m_session.match().isRunning()) {
        return emit failed(
            tr("Nothing was typed"),
            {engine::ErrorCode::IllegalMove,
             engine::say(
                 "%1", tr("a game is being played; its moves are made on the board").toStdString()),
             {}});
    }
    if (!study.game()) {
        const engine::Position& now = *study.position();
        auto record =
            engine::GameRecord::create(now.rulesPtr(), {{"player1", tr("Player 1").toStdString()},
                                                        {"player2", tr("Player 2").toStdString()}});
        if (!record) return emit failed(tr("No game was begun"), record.error());
        auto game = OpenGame::create(std::move(*record), now.lexiconPtr());
        if (!game) return emit failed(tr("No game was begun"), game.error());
        study.setGame(std::move(*game), tr("New game"), tr("begin a score sheet"));
    }
    m_panel->commitNote();
    bringUp(m_window, *m_dock);
    m_panel->sheetEntry()->show();
    m_panel->sheetEntry()->begin();
}

void GameViews::leaveSheet()
{
    m_panel->sheetEntry()->hide();
    m_moves.clearPreview();
    emit marksChanged({});
    emit sheetLeft();
}

void GameViews::removeTurn()
{
    Study& study = m_session.study();
    if (!study.game()) return;
    m_panel->commitNote();
    const GameMoment now = study.moment();
    if (!now.atEnd()) study.removeFrom(now.viewed);
}

void GameViews::editNote()
{
    bringUp(m_window, *m_dock);
    m_panel->focusNote();
}

std::optional<engine::Move> GameViews::played() const
{
    const ShownStudy& shown = m_session.shown();
    if (!shown.game()) return std::nullopt;
    const GameMoment now = shown.moment();
    if (now.atEnd()) return std::nullopt;
    const engine::EventKind kind = shown.game()->record().node(now.viewed).event.kind;
    const bool isMove = kind == engine::EventKind::Place || kind == engine::EventKind::Exchange ||
                        kind == engine::EventKind::Pass;
    const engine::ReplayStep& step = shown.game()->replay().at(now.viewed);
    if (!isMove || !step.fits) return std::nullopt;
    return step.move;
}

void GameViews::showPlayed()
{
    const auto move = played();
    const ShownStudy& shown = m_session.shown();
    const bool discreet = !shown.permissions().hindsight;
    m_moves.model().setPlayed(discreet ? std::nullopt : move);
    if (!move) {
        m_panel->setPlayed({}, {});
        return;
    }
    const engine::Position& question = *shown.position();
    const engine::Move told = discreet ? asOthersSee(*move) : *move;
    QString text = tr("Played %1").arg(moveName(question, told));
    const RankingPtr ranking = m_session.analysis().ranking();
    const bool ready =
        m_session.analysis().state() == LiveAnalysis::State::Ready && ranking && !discreet;
    if (ready) {
        const auto& moves = ranking->moves;
        const auto found = engine::findMove(moves, question, *move);
        const auto& phonies = shown.game()->replay().at(shown.moment().viewed).phonies;
        if (found) {
            const engine::Equity lost = moves.front().equity - moves[*found].equity;
            const QString rank = QLocale().toString(static_cast<int>(*found) + 1);
            text += lost == engine::Equity{}
                        ? tr(" · best by equity")
                        : tr(" · number %1 · loses %2")
                              .arg(rank, QLocale().toString(lost.toPoints(), 'f', 1));
        } else if (!phonies.empty()) {
            text += tr(" · phony");
        } else {
            text += tr(" · not in the list");
        }
    }
    m_panel->setPlayed(text, text);
}

}  // namespace ui
