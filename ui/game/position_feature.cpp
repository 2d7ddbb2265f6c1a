// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/position_feature.h"

#include <QAction>
#include <QMainWindow>
#include <QRegularExpression>

#include "ui/board/rack_order.h"
#include "ui/commands/action_registry.h"
#include "ui/commands/command_palette.h"
#include "ui/document/move_name.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/game/players_dialog.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_panel.h"
#include "ui/play/match_play.h"
#include "ui/position/board_column.h"
#include "ui/position/move_description.h"
#include "ui/position/typed_move.h"
#include "ui/review/practice.h"
#include "ui/settings/settings.h"
#include "ui/widgets/message_bar.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

// Topic of messages, beside those of the window.
constexpr int kMatchRefusal = 106;

}  // namespace

PositionFeature::PositionFeature(const Services& services, const Parts& parts, QMainWindow& window)
    : WindowFeature(&window), m_services(services), m_parts(parts), m_window(window)
{
    connect(&services.shown, &ShownStudy::changed, this, [this](StudyChanges changes) {
        using enum StudyChange;
        // What was refused was about the moment before.
        if (changes & (BoardChange | RackChange | GameChange | CursorChange)) settle();
    });
    connect(&parts.column, &BoardColumn::rackTyped, this, &PositionFeature::setRack);
    connect(&services.match, &MatchPlay::changed, this, &PositionFeature::settle);
    connect(&parts.moves, &MovesPanel::playRequested, this, &PositionFeature::playMove);
    connect(&parts.column, &BoardColumn::playRequested, this, &PositionFeature::play);
    connect(parts.column.board(), &BoardWidget::commitBestRequested, this,
            &PositionFeature::playBest);
}

void PositionFeature::addActions(ActionRegistry& actions)
{
    addRack(actions);
    const auto add = actions.adder(&m_window, this);
    add({u"position.play"_s,
         tr("&Play the Move"),
         tr("Play the move on the board or the one chosen in the list (Enter)"),
         {},
         u"play"_s},
        [this] { play(); });
    add({u"position.playBest"_s,
         tr("Play the &Best Move"),
         tr("Play the first move by equity"),
         {keys("Ctrl+Return"), keys("Ctrl+Enter")}},
        [this] { playBest(); });
    add({u"position.players"_s, tr("S&cores and Racks…"),
         tr("Set scores, racks and whose turn it is")},
        [this] { editPlayers(); });
}

void PositionFeature::addRack(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    add({u"position.editRack"_s,
         tr("&Type the Rack"),
         tr("Type the tiles of the player on turn, ? for a blank"),
         {keys("Ctrl+R")},
         u"rack"_s},
        [this] { m_parts.column.rack()->beginEdit(); });
    QAction* shuffle = add({u"position.shuffle"_s,
                            tr("&Shuffle the Rack"),
                            tr("Shuffle the tiles on the rack"),
                            {keys("Ctrl+J")},
                            u"shuffle"_s},
                           [this] { m_parts.column.rack()->shuffle(); });
    QAction* sort =
        add({u"position.sort"_s,
             tr("S&ort the Rack"),
             tr("Put the tiles on the rack in order"),
             {keys("Ctrl+Shift+A")},
             u"sort"_s},
            [this] { m_parts.column.rack()->sort(rackOrderOf(m_services.settings.rackOrder())); });
    QAction* recall = add({u"position.recall"_s,
                           tr("&Recall the Tiles"),
                           tr("Take the tiles that are being entered back to the rack"),
                           {},
                           u"recall"_s},
                          [this] {
                              m_parts.moves.clearPreview();
                              m_parts.column.entry()->recall();
                          });
    m_parts.column.addRackActions({shuffle, sort, recall});
}

QList<MenuPlace> PositionFeature::menuPlaces() const
{
    return {
        {u"position"_s, 0, 10, {u"position.play"_s, u"position.playBest"_s}},
        {u"position"_s,
         1,
         10,
         {u"position.editRack"_s, u"position.shuffle"_s, u"position.sort"_s, u"position.recall"_s}},
        {u"position"_s, 2, 10, {u"position.players"_s}}};
}

bool PositionFeature::stepBack(BackStep step)
{
    if (step != BackStep::Tiles || m_parts.column.entry()->empty()) return false;
    m_parts.column.entry()->recall();
    return true;
}

void PositionFeature::editPlayers()
{
    PlayersDialog dialog(m_services.study, &m_window);
    dialog.exec();
}

void PositionFeature::setRack(const engine::Rack& rack, int edit)
{
    Study& study = m_services.study;
    if (auto done = study.setRack(study.position()->onTurn(), rack, edit); !done)
        m_parts.column.refuseRack(errorText(done.error()));
}

void PositionFeature::settle()
{
    m_parts.messages.settle(kMatchRefusal);
}

void PositionFeature::refuse(const QString& what, const engine::Error& error)
{
    refuse(what, errorText(error));
}

void PositionFeature::refuse(const QString& what, const QString& why)
{
    settle();
    m_parts.messages.add({what, why, {}, MessageBar::Kind::Problem, kMatchRefusal});
}

void PositionFeature::playMove(const engine::Move& move)
{
    if (m_services.practice.tryMove(move)) {
        m_parts.column.entry()->recall();
        return;
    }
    MatchPlay& match = m_services.match;
    const QString what = tr("The move was not played");
    if (match.state() == MatchPlay::State::Over && match.isAtEnd())
        return refuse(what, tr("The game is over. Go back a turn to try something else."));
    if (auto done = match.isRunning() ? match.play(move) : m_services.study.play(move); !done)
        refuse(what, done.error());
}

void PositionFeature::keepLine(const std::vector<engine::Move>& line)
{
    const ShownStudy& shown = m_services.shown;
    if (!shown.game() || m_services.match.isRunning() || m_services.practice.isOn()) {
        emit said(tr("Variations are kept in games: Game ▸ Begin a Game Here makes one of the "
                     "position."));
        return;
    }
    const GameCursor here = shown.cursor();
    for (const engine::Move& move : line) {
        const auto done = m_services.study.play(move);
        if (done) continue;
        refuse(tr("The line was kept only in part"), done.error());
        break;
    }
    m_services.study.goTo(here);
    emit said(tr("Kept as a variation: %n moves", nullptr, static_cast<int>(line.size())));
}

void PositionFeature::play()
{
    MatchPlay& match = m_services.match;
    const MatchPlay::State state = match.state();
    if (const auto move = m_parts.column.intendedMove()) playMove(*move);
    else if (state == MatchPlay::State::Handover || state == MatchPlay::State::Paused) match.goOn();
}

void PositionFeature::playBest()
{
    if (const auto move = m_parts.moves.bestMove()) playMove(*move);
}

QList<PaletteEntry> PositionFeature::paletteEntries(const QString& text)
{
    const engine::PositionPtr position = m_services.shown.position();
    // A move has a place and a word: "8H QUIZ".
    static const QRegularExpression shape(
        u"^\\s*([0-9]{1,2}[a-zA-Z]|[a-zA-Z][0-9]{1,2}[hvHV]?)\\s+\\S"_s);
    if (!shape.match(text).hasMatch()) return {};
    const auto move = readTypedMove(*position, text);
    PaletteEntry entry;
    if (!move) {
        entry.text = tr("Can't place %1").arg(text.simplified());
        entry.detail = engineText(move.error().sentence);
        entry.help = entry.detail;
        entry.run = [] {};
        return {entry};
    }
    const MoveDescription description =
        m_services.shown.permissions().answers
            ? describeMove(*position, *move, m_services.analysis.ranking(),
                           m_services.shown.leaves())
            : describeMove(*position, *move);
    entry.text = tr("Place %1").arg(moveName(*position, *move));
    entry.detail =
        description.phony ? description.detail : tr("%Ln points", nullptr, move->score.points);
    entry.help = description.detail;
    entry.run = [this, position, move = *move] {
        if (m_services.shown.position() == position) m_parts.column.entry()->takeMove(move);
    };
    return {entry};
}

}  // namespace ui

#include "moc_position_feature.cpp"
