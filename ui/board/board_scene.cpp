// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_scene.h"

#include <algorithm>
#include <utility>

#include <QTimer>
#include <QWidget>

#include "ui/board/board_art.h"

namespace ui {
namespace {

constexpr int kRefusalMilliseconds = 300;
constexpr int kFadeMilliseconds = 80;
constexpr int kSlideMilliseconds = 120;
// Something of a ghost is there at once.
constexpr int kFirstPercent = 40;

void makeStrong(BoardForeground& front, int row, int column)
{
    front.strongRows |= 1U << row;
    front.strongColumns |= 1U << column;
}

/// Calls add(row, column, tile) for each tile of the move that is on the board.
template <typename Add>
void forTiles(const engine::Move& move, const engine::Board& board, Add&& add)
{
    for (int index = 0; index < move.length; ++index) {
        const engine::Tile tile = move.tiles[static_cast<std::size_t>(index)];
        const int row = move.rowOf(index);
        const int column = move.columnOf(index);
        if (tile != engine::kPlaythrough && board.contains(row, column)) add(row, column, tile);
    }
}

}  // namespace

BoardScene::BoardScene(const QWidget& board) : m_board(board)
{
    m_fade.setDuration(kFadeMilliseconds);
    m_fade.setStartValue(kFirstPercent);
    m_fade.setEndValue(100);
    m_slide.setDuration(kSlideMilliseconds);
    m_slide.setStartValue(1.0);
    m_slide.setEndValue(0.0);
    m_slide.setEasingCurve(QEasingCurve::OutCubic);
    for (QVariantAnimation* animation : {&m_fade, &m_slide})
        connect(animation, &QVariantAnimation::valueChanged, this, &BoardScene::changed);
    connect(&m_slide, &QAbstractAnimation::finished, this, [this] {
        m_sliding.clear();
        emit changed();
    });
}

void BoardScene::setGhost(std::optional<engine::Move> move)
{
    m_ghost = std::move(move);
    m_fade.stop();
    if (m_motion && m_ghost && m_board.isVisible()) m_fade.start();
}

void BoardScene::setLead(std::vector<engine::Move> moves)
{
    m_lead.clear();
    m_after = nullptr;
    if (moves.empty() || !m_position) return;
    engine::Position after = *m_position;
    for (const engine::Move& move : moves) {
        if (!fits(after.board(), move)) break;
        engine::Position::Undo undo;
        after.make(move, undo);
        m_lead.push_back(move);
    }
    m_after = std::make_shared<const engine::Position>(std::move(after));
}

void BoardScene::setMotion(bool on)
{
    m_motion = on;
    if (on) return;
    m_fade.stop();
    m_slide.stop();
    m_sliding.clear();
}

void BoardScene::refuse()
{
    m_refusing = true;
    emit changed();
    QTimer::singleShot(kRefusalMilliseconds, this, [this] {
        m_refusing = false;
        emit changed();
    });
}

/// Of the tiles that lie there now, as many as a move has, and that were not seen before.
void BoardScene::slideFrom(const engine::Board& before)
{
    m_slide.stop();
    m_sliding.clear();
    if (!m_motion || !m_board.isVisible()) return;
    const engine::Board& board = m_position->board();
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const engine::Tile tile = board.at(row, column);
            if (tile == before.at(row, column)) continue;
            // Back in a game, or another game.
            if (before.at(row, column) != engine::kNoTile) return m_sliding.clear();
            // What was put there by hand lies there already.
            const bool byHand = std::any_of(
                m_entered.begin(), m_entered.end(), [&](const engine::PlacedTile& placed) {
                    return placed.row == row && placed.column == column && placed.tile == tile;
                });
            if (!byHand) m_sliding.push_back({row, column, tile, TileStyle::Normal});
        }
    }
    if (m_sliding.size() > static_cast<std::size_t>(m_position->rules().rackSize))
        return m_sliding.clear();
    m_entered.clear();
    if (!m_sliding.empty()) m_slide.start();
}

BoardForeground BoardScene::foreground(const BoardGeometry& geometry, const BoardGestures& gestures)
{
    BoardForeground front;
    m_words.clear();
    if (!m_position) return front;
    front.focused = m_board.hasFocus();
    front.refusing = m_refusing;
    front.dropSquare = gestures.dropSquare;
    if (m_slide.state() == QAbstractAnimation::Running) addSlides(front, geometry);
    addLastMoves(front);
    if (m_entry && !m_entry->empty()) addEntry(front, geometry, gestures);
    else {
        addLead(front);
        if (m_ghost && m_ghost->kind == engine::MoveKind::Place && m_ghost->length > 0 &&
            fits(ground().board(), *m_ghost))
            addGhost(front, geometry);
    }
    if (m_entry && m_entry->cursor()) addCursor(front);
    if (gestures.hovered) makeStrong(front, gestures.hovered->first, gestures.hovered->second);
    if (gestures.lane) {
        const auto [direction, index] = *gestures.lane;
        (direction == engine::Direction::Across ? front.strongRows : front.strongColumns) |=
            1U << index;
    }
    addDrawings(front, gestures);
    return front;
}

/// From below the board, where the rack is.
void BoardScene::addSlides(BoardForeground& front, const BoardGeometry& geometry) const
{
    const QRect whole = geometry.board();
    const qreal way = m_slide.currentValue().toReal();
    for (const BoardForeground::Tile& tile : m_sliding) {
        const QPoint home = geometry.square(tile.row, tile.column).topLeft();
        const QPoint rack(whole.center().x(), whole.bottom());
        front.slides.push_back({tile, ((rack - home) * way)});
    }
}

void BoardScene::addLastMoves(BoardForeground& front) const
{
    const engine::Board& board = m_position->board();
    int age = 0;
    for (const engine::Move& move : m_lastMoves) {
        forTiles(move, board, [&](int row, int column, engine::Tile tile) {
            if (board.at(row, column) == tile) front.lastMoves.push_back({row, column, age});
        });
        ++age;
    }
}

void BoardScene::addEntry(BoardForeground& front, const BoardGeometry& geometry,
                          const BoardGestures& gestures)
{
    m_entered = m_entry->tiles();
    for (const engine::PlacedTile& placed : m_entered) {
        if (gestures.dragged == BoardGestures::Square(placed.row, placed.column)) continue;
        front.tiles.push_back({placed.row, placed.column, placed.tile, TileStyle::Tentative});
        makeStrong(front, placed.row, placed.column);
    }
    const auto move = m_entry->move();
    if (!move || move->kind != engine::MoveKind::Place) return;
    m_words = engine::wordsFormed(*m_position, *move);
    addMove(front, geometry, *move);
}

/// A move of another position has no place here.
bool BoardScene::fits(const engine::Board& board, const engine::Move& move)
{
    if (move.kind != engine::MoveKind::Place) return true;
    if (move.length <= 0) return false;
    const int last = move.length - 1;
    if (!board.contains(move.rowOf(last), move.columnOf(last))) return false;
    for (int index = 0; index <= last; ++index) {
        const bool through = move.tiles[static_cast<std::size_t>(index)] == engine::kPlaythrough;
        const bool free = board.at(move.rowOf(index), move.columnOf(index)) == engine::kNoTile;
        if (through == free) return false;
    }
    return true;
}

void BoardScene::addLead(BoardForeground& front) const
{
    int number = 0;
    for (const engine::Move& move : m_lead) {
        ++number;
        bool first = true;
        forTiles(move, m_position->board(), [&](int row, int column, engine::Tile tile) {
            if (move.kind != engine::MoveKind::Place) return;
            front.tiles.push_back({row, column, tile, TileStyle::Tentative});
            if (std::exchange(first, false)) front.badges.push_back({row, column, number});
        });
    }
}

void BoardScene::addGhost(BoardForeground& front, const BoardGeometry& geometry)
{
    if (m_fade.state() == QAbstractAnimation::Running)
        front.ghostPercent = m_fade.currentValue().toInt();
    bool first = !m_lead.empty();
    forTiles(*m_ghost, ground().board(), [&](int row, int column, engine::Tile tile) {
        front.tiles.push_back({row, column, tile, TileStyle::Ghost});
        if (std::exchange(first, false))
            front.badges.push_back({row, column, static_cast<int>(m_lead.size()) + 1});
    });
    m_words = engine::wordsFormed(ground(), *m_ghost);
    addMove(front, geometry, *m_ghost);
}

/// Score and doubts of a placement that is shown but not played.
void BoardScene::addMove(BoardForeground& front, const BoardGeometry& geometry,
                         const engine::Move& move) const
{
    bool valid = true;
    for (const engine::FormedWord& word : m_words) {
        if (word.valid && &word == &m_words.front()) continue;
        valid = valid && word.valid;
        const auto length = static_cast<int>(word.tiles.size()) - 1;
        const bool across = word.direction == engine::Direction::Across;
        const QRect squares = geometry.square(word.row, word.column)
                                  .united(geometry.square(word.row + (across ? 0 : length),
                                                          word.column + (across ? length : 0)));
        // Without a lexicon that is not known.
        if (!m_position->lexicon()) continue;
        (word.valid ? front.lines : front.waves).push_back({squares, word.direction});
    }
    front.pillText = QString::number(move.score.points);
    if (!valid) front.pillText += QLatin1Char('*');
    front.pill = art::pillPlace(geometry, move.direction, {move.row, move.column},
                                {move.rowOf(move.length - 1), move.columnOf(move.length - 1)},
                                front.pillText);
    for (int index = 0; index < move.length; ++index)
        makeStrong(front, move.rowOf(index), move.columnOf(index));
}

void BoardScene::addCursor(BoardForeground& front) const
{
    const engine::Board& board = m_position->board();
    const MoveEntry::Cursor cursor = *m_entry->cursor();
    front.cursor = cursor;
    front.cursorOnFreeSquare = m_entry->isFree(cursor.row, cursor.column) &&
                               board.atOrNone(cursor.row, cursor.column) == engine::kNoTile;
    if (board.contains(cursor.row, cursor.column)) makeStrong(front, cursor.row, cursor.column);
}

void BoardScene::addDrawings(BoardForeground& front, const BoardGestures& gestures) const
{
    const engine::Board& board = m_position->board();
    for (const engine::Shape& shape : m_shapes)
        if (board.contains(shape.row, shape.column) && board.contains(shape.toRow, shape.toColumn))
            front.shapes.push_back(shape);
    if (gestures.drawing) front.shapes.push_back(*gestures.drawing);
    const QRect shown = gestures.area.value_or(m_area);
    front.area = shown.intersected(QRect(0, 0, board.columns(), board.rows()));
    for (const auto& [row, column] : m_pointed) {
        if (!board.contains(row, column)) continue;
        front.pointed.emplace_back(row, column);
        makeStrong(front, row, column);
    }
}

}  // namespace ui

#include "moc_board_scene.cpp"
