// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <utility>
#include <vector>

#include <QImage>
#include <QObject>
#include <QTextCharFormat>
#include <QTextObjectInterface>

#include "engine/board/legality.h"
#include "engine/board/position.h"

#ifdef Q_MOC_RUN
// Which reads no headers of Qt.
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace ui {

/// The boards on the pages of a document, put together while a page is drawn: the empty board and
/// each tile are pictures that a PDF holds once, however often they are drawn. Belongs to the
/// document, and is used on its thread.
class PageBoards : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit PageBoards(QTextDocument& document);

    /// What stands in the text for a board of this width: a QChar::ObjectReplacementCharacter with
    /// this format. The position is not null; `placed` are outlined as the move that was made last.
    [[nodiscard]] QTextCharFormat add(engine::PositionPtr position,
                                      std::vector<engine::PlacedTile> placed, qreal side);

    QSizeF intrinsicSize(QTextDocument* document, int place, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int character,
                    const QTextFormat& format) override;

private:
    struct Board
    {
        engine::PositionPtr position;
        std::vector<engine::PlacedTile> placed;
    };

    [[nodiscard]] const QImage& emptyBoard(const engine::Position& position);
    [[nodiscard]] const QImage& tile(const engine::GameRules& rules, engine::Tile tile, int cell);

    std::vector<Board> m_boards;
    std::map<const engine::GameRules*, QImage> m_empty;
    std::map<std::pair<const engine::GameRules*, engine::Tile>, QImage> m_tiles;
};

}  // namespace ui
