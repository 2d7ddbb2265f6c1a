// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace ui {

class BoardRuler;
class BoardWidget;

/// The room that a board has. As a rule the board fills it; where its squares would be too small to
/// read, or when it is enlarged (Ctrl and the wheel, or the steps here), the board is larger and is
/// scrolled. The square with the cursor stays in sight, and so do the coordinates.
class BoardScroll : public QScrollArea
{
    Q_OBJECT

public:
    /// Takes the board over.
    explicit BoardScroll(BoardWidget* board, QWidget* parent = nullptr);

    /// How many times larger than what fits, 1 = all of the board is seen.
    [[nodiscard]] qreal zoom() const { return m_zoom; }
    [[nodiscard]] bool canZoomIn() const;
    /// Enlarges (positive) and back; the middle of the view stays where it is.
    void zoomBy(int steps);
    void resetZoom();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void zoomChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The point of the view stays on the same place of the board.
    void setZoom(qreal zoom, QPointF still);
    void applyZoom();
    void showCursor();
    void placeRulers();
    [[nodiscard]] bool scrolls() const;

    BoardWidget* m_board;
    BoardRuler* m_columns;
    BoardRuler* m_rows;
    qreal m_zoom = 1.0;
    int m_wheel = 0;  ///< parts of a notch
};

}  // namespace ui
