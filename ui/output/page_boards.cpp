// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/page_boards.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include "ui/board/board_art.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_image.h"
#include "ui/board/tile_atlas.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

constexpr int kObject = QTextFormat::UserObject + 1;
constexpr int kNumber = QTextFormat::UserProperty + 1;  ///< of the board
constexpr int kSide = QTextFormat::UserProperty + 2;    ///< of it on the page
/// Pixels of a board: of paper that is seen from near by.
constexpr int kPixels = 1200;

}  // namespace

PageBoards::PageBoards(QTextDocument& document) : QObject(&document)
{
    document.documentLayout()->registerHandler(kObject, this);
}

QTextCharFormat PageBoards::add(engine::PositionPtr position,
                                std::vector<engine::PlacedTile> placed, qreal side)
{
    QTextCharFormat format;
    format.setObjectType(kObject);
    format.setProperty(kNumber, static_cast<int>(m_boards.size()));
    format.setProperty(kSide, side);
    m_boards.push_back({std::move(position), std::move(placed)});
    return format;
}

QSizeF PageBoards::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    const qreal side = format.doubleProperty(kSide);
    return {side, side};
}

const QImage& PageBoards::emptyBoard(const engine::Position& position)
{
    QImage& image = m_empty[&position.rules()];
    if (!image.isNull()) return image;
    if (const auto empty = engine::Position::create(position.rulesPtr(), nullptr, 2))
        image = boardImage(*empty, {}, kPixels, Theme::day());
    return image;
}

const QImage& PageBoards::tile(const engine::GameRules& rules, engine::Tile tile, int cell)
{
    QImage& image = m_tiles[{&rules, tile}];
    if (!image.isNull()) return image;
    image = QImage(cell, cell, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintTile(painter, image.rect(), rules.alphabet, tile, TileStyle::Normal, Theme::day());
    return image;
}

void PageBoards::drawObject(QPainter* painter, const QRectF& place, QTextDocument*, int,
                            const QTextFormat& format)
{
    const Board& each = m_boards[static_cast<std::size_t>(format.intProperty(kNumber))];
    const engine::Position& position = *each.position;
    const engine::GameRules& rules = position.rules();
    const engine::Board& board = position.board();
    const BoardGeometry geometry({kPixels, kPixels}, 1.0, {}, board.rows(), board.columns());
    if (!geometry.valid()) return;
    painter->save();
    // Letters with clear edges are small enough as they are.
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                            QPainter::LosslessImageRendering);
    painter->translate(place.topLeft());
    painter->scale(place.width() / kPixels, place.height() / kPixels);
    painter->drawImage(QPoint(), emptyBoard(position));
    painter->translate(geometry.origin());
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const engine::Tile there = board.at(row, column);
            if (there == engine::kNoTile) continue;
            const QRect square = geometry.square(row, column);
            painter->drawImage(square.topLeft(), tile(rules, there, geometry.cell()));
            art::paintCoveredPremium(*painter, square, rules.layout.premium(row, column),
                                     Theme::day());
        }
    }
    for (const engine::PlacedTile& placed : each.placed)
        art::paintLastMoveOutline(*painter, geometry.square(placed.row, placed.column), 0,
                                  Theme::day());
    painter->restore();
}

}  // namespace ui

#include "moc_page_boards.cpp"
