// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/notes_feature.h"

#include <algorithm>
#include <array>

#include <QAction>
#include <QMainWindow>

#include "engine/board/move_notation.h"
#include "engine/game/game_file.h"
#include "ui/board/board_shapes.h"
#include "ui/board/board_widget.h"
#include "ui/commands/action_registry.h"
#include "ui/commands/command_palette.h"
#include "ui/document/held_answer.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/game/game_panel.h"
#include "ui/game/note_pictures.h"
#include "ui/game/note_view.h"
#include "ui/language/text.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/review/practice.h"
#include "ui/widgets/message_bar.h"
#include "ui/work/job_service.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

NotesFeature::NotesFeature(Study& study, ShownStudy& shown, Practice& practice, JobService& jobs,
                           Parts parts, QMainWindow& window)
    : WindowFeature(&window),
      m_study(study),
      m_shown(shown),
      m_jobs(jobs),
      m_practice(practice),
      m_parts(parts),
      m_window(window)
{
    connect(&shown, &ShownStudy::changed, this, &NotesFeature::follow);
    connect(&practice, &Practice::changed, this, &NotesFeature::showShapes);
    connect(parts.column.board(), &BoardWidget::shapeDrawn, this, &NotesFeature::toggle);
    NoteView* note = parts.panel.note();
    note->setPictures(*new NotePictures(jobs, this));
    connect(note, &NoteView::linkPointedAt, this, &NotesFeature::pointAt);
    connect(note, &NoteView::linkChosen, this, &NotesFeature::choose);
    connect(note, &NoteView::pictureOffered, this, &NotesFeature::keepPicture);
}

void NotesFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    m_begin = add({u"game.begin"_s, tr("&Begin a Game Here"),
                   tr("Make the position the beginning of a game, with lines, notes and drawings")},
                  [this] { beginGame(); });
    m_gameActions = {add({u"notes.mark"_s,
                          tr("&Mark the Square"),
                          tr("Mark the square at the cursor, or take the mark away; with the mouse "
                             "a right click"),
                          {keys("Ctrl+Alt+M")}},
                         [this] { markAtCursor(); }),
                     add({u"notes.arrow"_s,
                          tr("&Arrow From or To the Square"),
                          tr("Begin an arrow at the cursor, the second time end it there; with the "
                             "mouse drag with the right button"),
                          {keys("Ctrl+Alt+A")}},
                         [this] { arrowAtCursor(); })};
    m_clear = add({u"notes.clear"_s,
                   tr("&Delete the Drawings"),
                   tr("Delete what is drawn for this turn"),
                   {keys("Ctrl+Alt+X")}},
                  [this] { clearShapes(); });
    add({u"notes.colour"_s,
         tr("Next &Colour of Drawings"),
         tr("Draw green, red, yellow or blue; with the mouse plain, Shift, Ctrl, both"),
         {keys("Ctrl+Alt+N")}},
        [this] { nextColour(); });
    const std::array<QString, 7> meanings{
        tr("No Mark"),      tr("Brilliant Move"), tr("Good Move"), tr("Interesting Move"),
        tr("Dubious Move"), tr("Mistake"),        tr("Blunder")};
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        const auto glyph = static_cast<engine::Glyph>(i);
        const QString sign = fromUtf8(engine::glyphText(glyph));
        const QString number = QString::number(i);
        m_glyphActions.append(
            add({u"notes.glyph"_s + number,
                 sign.isEmpty() ? meanings[i] : u"%1  %2"_s.arg(sign, meanings[i]),
                 tr("Mark the move of this turn"),
                 {QKeySequence(u"Ctrl+Alt+"_s + number, QKeySequence::PortableText)}},
                [this, glyph] { setGlyph(glyph); }));
    }
    follow(StudyChange::GameChange);
}

QList<MenuPlace> NotesFeature::menuPlaces() const
{
    return {{u"game"_s, 4, 10, {u"game.begin"_s}},
            {u"notes"_s,
             1,
             10,
             {u"notes.mark"_s, u"notes.arrow"_s, u"notes.colour"_s, u"notes.clear"_s}},
            {u"notes"_s,
             2,
             10,
             {u"notes.glyph1"_s, u"notes.glyph2"_s, u"notes.glyph3"_s, u"notes.glyph4"_s,
              u"notes.glyph5"_s, u"notes.glyph6"_s, u"notes.glyph0"_s}}};
}

QList<PaletteEntry> NotesFeature::paletteEntries(const QString& text)
{
    const std::string typed = text.trimmed().toUpper().toStdString();
    const int turns = m_shown.game() ? static_cast<int>(m_shown.moment().turns.size()) : 0;
    const std::vector<engine::NoteLink> links =
        engine::noteLinks(typed, *m_shown.position(), turns);
    if (links.size() != 1 || links.front().begin != 0 || links.front().length != typed.size())
        return {};
    const engine::NoteLink link = links.front();
    PaletteEntry entry;
    entry.run = [this, link] { choose(link); };
    switch (link.kind) {
    case engine::NoteLink::Kind::Turn:
        entry.text = tr("Go to turn %1").arg(link.turn);
        entry.help = tr("Show the position before this turn");
        return {entry};
    case engine::NoteLink::Kind::Square:
        entry.text = tr("Go to square %1").arg(fromUtf8(typed));
        entry.detail = m_parts.column.board()->squareText(link.row, link.column);
        entry.help = entry.detail;
        return {entry};
    case engine::NoteLink::Kind::Move: break;  // those are offered as moves
    }
    return {};
}

void NotesFeature::follow(StudyChanges changes)
{
    using enum StudyChange;
    if (!(changes & (GameChange | CursorChange))) return;
    if (changes & CursorChange) m_arrowFrom.reset();
    showShapes();
    if (!m_begin) return;
    const bool game = m_shown.game() != nullptr;
    m_begin->setEnabled(!game);
    for (QAction* action : m_gameActions) action->setEnabled(game);
    const bool turn = game && !m_shown.moment().atEnd();
    for (QAction* action : m_glyphActions) action->setEnabled(turn);
    m_clear->setEnabled(game && hasNode() && !m_parts.column.board()->shapes().empty());
}

bool NotesFeature::hasNode()
{
    return m_parts.panel.noteNode() != engine::kNoNode;
}

void NotesFeature::showShapes()
{
    std::vector<engine::Shape> shapes;
    // Drawings could give the answer away.
    if (m_shown.game() && !m_practice.isCovering()) {
        const GameMoment now = m_shown.moment();
        const bool asks = heldAnswer(m_shown) != engine::kNoNode;
        const engine::NodeId node = now.atEnd() || asks ? now.before : now.viewed;
        shapes = m_shown.game()->record().node(node).annotations.shapes;
    }
    m_parts.column.board()->setShapes(std::move(shapes));
}

void NotesFeature::toggle(const engine::Shape& shape)
{
    if (!hasNode()) {
        emit said(
            tr("Drawings belong to a game; Game, Begin a Game Here makes one of the position"));
        return;
    }
    m_parts.panel.commitNote();
    const engine::NodeId node = m_parts.panel.noteNode();
    engine::Annotations annotations = m_shown.game()->record().node(node).annotations;
    auto& shapes = annotations.shapes;
    // The same thing in another colour is that thing recoloured.
    const auto there = std::find_if(shapes.begin(), shapes.end(), [&](engine::Shape other) {
        other.colour = shape.colour;
        return other == shape;
    });
    const bool same = there != shapes.end() && there->colour == shape.colour;
    if (there != shapes.end()) shapes.erase(there);
    if (!same) shapes.push_back(shape);
    m_study.setAnnotations(node, std::move(annotations),
                           same ? tr("delete drawing") : shapes::describe(shape));
}

std::optional<NotesFeature::Square> NotesFeature::cursorSquare()
{
    MoveEntry* entry = m_parts.column.entry();
    const engine::Board& board = m_shown.position()->board();
    m_parts.column.board()->setFocus(Qt::ShortcutFocusReason);
    if (!entry->cursor())
        entry->setCursor(
            MoveEntry::Cursor{board.rows() / 2, board.columns() / 2, engine::Direction::Across});
    const auto& cursor = entry->cursor();
    if (!cursor || !board.contains(cursor->row, cursor->column)) return std::nullopt;
    return Square(cursor->row, cursor->column);
}

void NotesFeature::markAtCursor()
{
    const bool there = m_parts.column.entry()->cursor().has_value();
    const auto at = cursorSquare();
    // The first time it only shows where it would be.
    if (there && at) toggle({m_colour, at->first, at->second, at->first, at->second});
}

void NotesFeature::arrowAtCursor()
{
    const auto at = cursorSquare();
    if (!at) return;
    if (!m_arrowFrom || *m_arrowFrom == *at) {
        m_arrowFrom = at;
        emit said(tr("Arrow from %1: move the cursor and give the command again")
                      .arg(fromUtf8(engine::squareName(at->first, at->second))));
        return;
    }
    const Square from = *std::exchange(m_arrowFrom, std::nullopt);
    toggle({m_colour, from.first, from.second, at->first, at->second});
}

void NotesFeature::nextColour()
{
    m_colour = static_cast<engine::ShapeColour>((static_cast<int>(m_colour) + 1) % 4);
    emit said(tr("Drawings by key are %1 now").arg(shapes::colourName(m_colour)));
}

void NotesFeature::clearShapes()
{
    if (!hasNode()) return;
    const engine::NodeId node = m_parts.panel.noteNode();
    engine::Annotations annotations = m_shown.game()->record().node(node).annotations;
    annotations.shapes.clear();
    m_study.setAnnotations(node, std::move(annotations), tr("delete drawings"));
}

void NotesFeature::setGlyph(engine::Glyph glyph)
{
    if (!hasNode()) return;
    m_parts.panel.commitNote();
    const engine::NodeId node = m_parts.panel.noteNode();
    engine::Annotations annotations = m_shown.game()->record().node(node).annotations;
    annotations.glyph = glyph;
    const QString sign = fromUtf8(engine::glyphText(glyph));
    m_study.setAnnotations(node, std::move(annotations),
                           sign.isEmpty() ? tr("no mark") : tr("mark %1").arg(sign));
}

void NotesFeature::beginGame()
{
    if (m_study.game()) return;
    const auto fail = [this](const engine::Error& error) {
        m_parts.messages.add({tr("No game can begin here"), errorText(error)});
    };
    auto record = engine::gameFrom(*m_study.position());
    if (!record) return fail(record.error());
    auto game = OpenGame::create(std::move(*record), m_study.position()->lexiconPtr());
    if (!game) return fail(game.error());
    m_study.setGame(std::move(*game), tr("New game"), tr("begin a game"));
}

void NotesFeature::keepPicture(const OfferedPicture& picture)
{
    if (!hasNode()) return;
    const engine::NodeId node = m_parts.panel.noteNode();
    m_jobs.start<std::string>(
        tr("Keeping the picture"), JobClass::Interactive,
        [picture](const engine::TaskContext& context) { return keptPicture(picture, context); },
        this,
        [this, node, game = m_shown.state().gameId()](engine::Result<std::string> bytes) {
            const QString problem = tr("The picture was not kept");
            if (!bytes && bytes.error().code == engine::ErrorCode::Cancelled) return;
            if (!bytes) m_parts.messages.add({problem, errorText(bytes.error())});
            else if (game != m_shown.state().gameId())
                m_parts.messages.add({problem, tr("another game was opened meanwhile")});
            else m_parts.panel.addPicture(node, "image/png", std::move(*bytes));
        });
}

void NotesFeature::pointAt(const std::optional<engine::NoteLink>& link)
{
    BoardWidget* board = m_parts.column.board();
    board->setPointedSquares({});
    if (m_previewing) m_parts.moves.clearPreview();
    m_previewing = false;
    if (!link) return;
    switch (link->kind) {
    case engine::NoteLink::Kind::Square:
        board->setPointedSquares({Square(link->row, link->column)});
        break;
    case engine::NoteLink::Kind::Move:
        m_previewing = true;
        m_parts.moves.previewMove(link->move);
        break;
    case engine::NoteLink::Kind::Turn:
        emit said(m_parts.panel.model().spoken(link->turn - 1));
        break;
    }
}

void NotesFeature::choose(const engine::NoteLink& link)
{
    if (!m_shown.game() && link.kind != engine::NoteLink::Kind::Square) return;
    switch (link.kind) {
    case engine::NoteLink::Kind::Square: {
        const auto cursor = m_parts.column.entry()->cursor();
        m_parts.column.board()->setFocus(Qt::OtherFocusReason);
        m_parts.column.entry()->setCursor(MoveEntry::Cursor{
            link.row, link.column, cursor ? cursor->direction : engine::Direction::Across});
        break;
    }
    case engine::NoteLink::Kind::Turn:
        m_parts.panel.commitNote();
        m_shown.goTo({m_shown.state().cursor.line, link.turn - 1});
        break;
    case engine::NoteLink::Kind::Move: {
        // A line that begins with it is gone into, any other move stays in sight.
        const GameMoment now = m_shown.moment();
        const auto child = m_shown.game()->record().childLike(
            now.before, engine::eventFor(*now.question, link.move));
        m_previewing = false;
        if (child && *child != now.viewed) m_shown.goTo({*child, now.turn});
        else m_parts.moves.previewMove(link.move);
        break;
    }
    }
}

}  // namespace ui

#include "moc_notes_feature.cpp"
