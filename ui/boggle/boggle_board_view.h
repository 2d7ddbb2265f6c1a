// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QTableView>

#include "ui/boggle/boggle_art.h"
#include "ui/boggle/boggle_grid_model.h"

namespace ui {

/// A grid of letters as large as the room allows, with a word's path on it. Tells the square under
/// the pointer and the one at the keyboard's cursor.
class BoggleBoardView : public QTableView
{
    Q_OBJECT

public:
    explicit BoggleBoardView(QWidget* parent = nullptr);

    void setGrid(const engine::BoggleGrid& grid, const engine::Alphabet& alphabet);
    /// Squares in the order of a word; empty takes it away.
    void setPath(std::vector<std::uint8_t> path);
    [[nodiscard]] const std::vector<std::uint8_t>& path() const { return m_path; }
    /// -1 when there is none.
    [[nodiscard]] int cursorSquare() const { return squareOf(currentIndex()); }
    void setCursorSquare(int square);
    /// Frames the square whose words are listed; none when < 0.
    void setPointedAt(int square);
    /// As it is seen, without cursor.
    [[nodiscard]] BogglePicture picture() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The square under the pointer, -1 = none.
    void squareHovered(int square);
    void cursorMoved(int square);

protected:
    [[nodiscard]] engine::BoggleSize gridSize() const { return m_model.size(); }

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    [[nodiscard]] int squareOf(const QModelIndex& index) const;
    void fit();
    void hover(int square);

    BoggleGridModel m_model;
    std::vector<std::uint8_t> m_path;
    int m_hovered = -1;
    int m_pointedAt = -1;
};

}  // namespace ui
