// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/game_feature.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLocale>
#include <QMainWindow>
#include <QMimeData>

#include "engine/eval/find_move.h"
#include "engine/game/review_gap.h"
#include "ui/commands/action_registry.h"
#include "ui/document/branch_clip.h"
#include "ui/document/move_name.h"
#include "ui/document/played_move.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/game/game_panel.h"
#include "ui/game/player_lexicons_dialog.h"
#include "ui/game/sheet_entry.h"
#include "ui/game/turn_dialog.h"
#include "ui/language/text.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_panel.h"
#include "ui/play/match_play.h"
#include "ui/review/game_reviewer.h"
#include "ui/review/practice.h"
#include "ui/review/review_text.h"
#include "ui/widgets/dock_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

GameFeature::GameFeature(const Services& services, MovesPanel& moves, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_moves(moves),
      m_window(window),
      m_panel(new GamePanel(services.shown, services.reviewer,
                            new SheetEntry(services.study, services.shown))),
      m_dock(new QDockWidget(tr("Game"), &window))
{
    m_dock->setObjectName(u"dock.game"_s);
    m_dock->setWidget(m_panel);
    connect(&services.shown, &ShownStudy::changed, this, &GameFeature::follow);
    connect(m_panel, &GamePanel::annotated, &services.study, &Study::setAnnotations);
    connect(&services.analysis, &LiveAnalysis::stateChanged, this, &GameFeature::showPlayed);
    connect(&services.practice, &Practice::changed, this,
            [this] { m_panel->setConcealed(m_services.practice.isCovering()); });
    connect(m_panel, &GamePanel::stepRequested, this, &GameFeature::step);
    connect(m_panel, &GamePanel::variationRequested, this, &GameFeature::toVariation);
    connect(m_panel, &GamePanel::promoteRequested, this, &GameFeature::promote);
    SheetEntry* sheet = m_panel->sheetEntry();
    connect(sheet, &SheetEntry::previewed, this, [this](const std::optional<engine::Move>& move) {
        if (move) m_moves.previewMove(*move);
        else m_moves.clearPreview();
    });
    connect(sheet, &SheetEntry::marksChanged, this, &GameFeature::marksChanged);
    connect(sheet, &SheetEntry::left, this, &GameFeature::leaveSheet);
    connect(m_panel, &GamePanel::playedRequested, this, [this] {
        const bool hindsight = m_services.shown.permissions().hindsight;
        if (const auto move = played(); move && hindsight) m_moves.previewMove(*move);
    });
}

void GameFeature::addActions(ActionRegistry& actions)
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
    m_lexicons = add({u"game.lexicons"_s, tr("Le&xicons of the Players…"),
                      tr("Give players of this game lexicons of their own")},
                     [this] { chooseLexicons(); });
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

QList<MenuPlace> GameFeature::menuPlaces() const
{
    return {
        {u"view.panels"_s, 0, 70, {u"view.game"_s}},
        {u"game"_s, 1, 10, {u"game.first"_s, u"game.previous"_s, u"game.next"_s, u"game.last"_s}},
        {u"game"_s,
         2,
         10,
         {u"game.nextVariation"_s, u"game.previousVariation"_s, u"game.promote"_s, u"game.remove"_s,
          u"game.copyLine"_s, u"game.pasteLine"_s}},
        {u"game"_s, 3, 10, {u"game.editTurn"_s, u"game.lexicons"_s}},
        {u"game"_s, 4, 20, {u"game.enterSheet"_s}},
        {u"notes"_s, 0, 10, {u"game.note"_s}}};
}

QList<WindowDock> GameFeature::docks() const
{
    using enum LayoutForm;
    return {{m_dock,
             {{Analyse, 1, 10},
              {AnalyseGame, 1, 0, true},
              {AnalyseWide, 2, 0, true},
              {Review, 1, 0, true},
              {ReviewWide, 2, 0, true},
              {Study, 0, 0, true},
              {StudyWide, 2, 0, true}}}};
}

void GameFeature::follow(StudyChanges changes)
{
    using enum StudyChange;
    if (!(changes & (GameChange | CursorChange | PermissionChange))) return;
    if (!m_editNote) return;
    enableActions();
    showPlayed();
    // A game that was opened wants to be seen; later, and when it comes back from another tab, it is
    // the user's choice.
    const bool opened = (changes & GameChange) && (changes & NameChange);
    if (opened && m_services.shown.game() &&
        m_seen.insert(m_services.shown.state().gameId()).second)
        bringUp(m_window, *m_dock);
}

void GameFeature::enableActions()
{
    const ShownStudy& shown = m_services.shown;
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
    // Those who play have agreed on theirs.
    m_lexicons->setEnabled(there && !m_services.match.isRunning());
    const bool turn =
        there && !moment.atEnd() && shown.game()->record().node(moment.viewed).event.isTurn() &&
        shown.game()->record().node(moment.viewed).event.kind != engine::EventKind::Unread;
    const bool discreet = !m_services.shown.permissions().hindsight;
    for (QAction* action : m_turnActions) action->setEnabled(turn && !discreet);
}

void GameFeature::step(int turns)
{
    ShownStudy& shown = m_services.shown;
    if (!shown.game()) return;
    m_panel->commitNote();
    const GameCursor now = shown.cursor();
    shown.goTo({now.line, std::max(now.turn + turns, 0)});
}

void GameFeature::toEnd(bool last)
{
    ShownStudy& shown = m_services.shown;
    if (!shown.game()) return;
    m_panel->commitNote();
    shown.goTo({shown.cursor().line, last ? static_cast<int>(shown.moment().turns.size()) : 0});
}

void GameFeature::toVariation(int direction)
{
    ShownStudy& shown = m_services.shown;
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

void GameFeature::promote()
{
    Study& study = m_services.study;
    m_panel->commitNote();
    if (study.game()) study.promote(study.state().cursor.line);
}

bool GameFeature::isAnswerHidden()
{
    const Practice& practice = m_services.practice;
    const bool isHidden = practice.isVeiled() || (practice.isPuzzle() && practice.isConcealing());
    if (isHidden) emit said(tr("The answer is hidden here; Show the Answer comes first."));
    return isHidden;
}

void GameFeature::editTurn()
{
    Study& study = m_services.study;
    if (!study.game() || study.moment().atEnd() || isAnswerHidden()) return;
    m_panel->commitNote();
    TurnDialog dialog(study, study.moment().viewed, &m_window);
    dialog.exec();
}

void GameFeature::copyLine()
{
    const ShownStudy& shown = m_services.shown;
    if (!shown.game() || shown.moment().atEnd() || isAnswerHidden()) return;
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

bool GameFeature::canPaste() const
{
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    return m_services.shown.game() && content != nullptr &&
           content->hasFormat(QLatin1StringView(kBranchMimeType));
}

void GameFeature::paste()
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
    Study& study = m_services.study;
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

void GameFeature::chooseLexicons()
{
    if (!m_services.study.game() || m_services.match.isRunning()) return;
    m_panel->commitNote();
    PlayerLexiconsDialog dialog(m_services.study, m_services.library, &m_window);
    connect(&dialog, &PlayerLexiconsDialog::lexiconsWanted, this,
            &GameFeature::playerLexiconsWanted);
    dialog.exec();
}

void GameFeature::enterSheet()
{
    Study& study = m_services.study;
    if (m_services.match.isRunning()) {
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

void GameFeature::leaveSheet()
{
    m_panel->sheetEntry()->hide();
    m_moves.clearPreview();
    emit marksChanged({});
    emit sheetLeft();
}

void GameFeature::removeTurn()
{
    Study& study = m_services.study;
    if (!study.game()) return;
    m_panel->commitNote();
    const GameMoment now = study.moment();
    if (!now.atEnd()) study.removeFrom(now.viewed);
}

void GameFeature::editNote()
{
    bringUp(m_window, *m_dock);
    m_panel->focusNote();
}

std::optional<engine::Move> GameFeature::played() const
{
    return playedMove(m_services.shown);
}

void GameFeature::showPlayed()
{
    const auto move = played();
    const bool discreet = !m_services.shown.permissions().hindsight;
    m_moves.model().setPlayed(discreet ? std::nullopt : move);
    if (!move) {
        m_panel->setPlayed({}, {});
        return;
    }
    const ShownStudy& shown = m_services.shown;
    const engine::Position& question = *shown.position();
    const engine::Move told = discreet ? asOthersSee(*move) : *move;
    QString text = tr("Played %1").arg(moveName(question, told));
    QString whole;  // where the text is short for it
    const RankingPtr ranking = m_services.analysis.ranking();
    const bool ready =
        m_services.analysis.state() == LiveAnalysis::State::Ready && ranking && !discreet;
    const engine::NodeId viewed = shown.moment().viewed;
    const engine::ReplayStep& step = shown.game()->replay().at(viewed);
    const engine::ReviewGap gap =
        engine::reviewGapOf(shown.game()->record().node(viewed).event, step);
    if (ready && gap != engine::ReviewGap::None) {
        whole = text + tr(" · not judged: %1").arg(gapText(gap));
        text += tr(" · not judged: %1").arg(gapWords(gap));
    } else if (ready) {
        const auto& moves = ranking->moves;
        const auto found = engine::findMove(moves, question, *move);
        const auto& phonies = step.phonies;
        if (found) {
            const engine::Equity lost = moves.front().equity - moves[*found].equity;
            const QString rank = QLocale().toString(static_cast<int>(*found) + 1);
            text += lost == engine::Equity{}
                        ? tr(" · best by equity")
                        : tr(" · number %1 by equity, %2 pts behind")
                              .arg(rank, QLocale().toString(lost.toPoints(), 'f', 1));
        } else if (!phonies.empty()) {
            text += tr(" · phony");
        } else {
            text += tr(" · not in the list");
        }
    }
    m_panel->setPlayed(text, whole.isEmpty() ? text : whole);
}

}  // namespace ui

#include "moc_game_feature.cpp"
