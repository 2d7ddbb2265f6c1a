// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/board/overlay_marks.h"
#include "ui/document/study_fwd.h"
#include "ui/moves/unseen_pool.h"

class QLabel;
class QScrollArea;

namespace ui {

/// Draws every kind of tile with the number that is unseen, as large as the room allows.
class UnseenTiles : public QWidget
{
    Q_OBJECT

public:
    explicit UnseenTiles(QWidget* parent = nullptr);
    void setPool(UnseenPool pool);
    /// What an overlay says of the kinds of tiles.
    void setMarks(std::vector<RackMark> marks);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    /// What all tiles need at their smallest.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int kinds() const;
    /// The numbers beside the tiles have the size of the text.
    [[nodiscard]] int smallestCell() const;
    struct Grid
    {
        int cell = 1;     ///< side of a tile with the space around it, in pixels
        int columns = 1;  ///< per row
        int pitch = 2;    ///< from one to the next: they share the width
    };
    /// For the present size.
    [[nodiscard]] Grid grid() const;
    [[nodiscard]] Grid gridOf(int cell) const;

    [[nodiscard]] const RackMark* markOf(engine::Tile tile) const;

    UnseenPool m_pool;
    std::vector<RackMark> m_marks;
};

/// Tiles that the player on turn doesn't see, and how many of them are in the bag.
class UnseenPanel : public QWidget
{
    Q_OBJECT

public:
    explicit UnseenPanel(QWidget* parent = nullptr);
    void setPosition(const PositionPtr& position);
    void setMarks(std::vector<RackMark> marks) { m_tiles->setMarks(std::move(marks)); }
    /// This many tiles would be drawn next; the chances are told for them.
    void setDraws(int tiles);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPool();
    /// As many of the likeliest tiles as the width has room for.
    void showChances();
    /// Room for some of the tiles and the lines below.
    void claimRoom();

    PositionPtr m_position;
    UnseenPool m_pool;
    int m_draws = 1;
    QScrollArea* m_scroll;
    UnseenTiles* m_tiles;
    QLabel* m_counts;
    QLabel* m_chances;
};

}  // namespace ui
