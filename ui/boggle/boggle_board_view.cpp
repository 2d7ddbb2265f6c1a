// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_board_view.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/theme_notifier.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kSmallestSide = 20;
constexpr int kLargestSide = 120;
constexpr int kUsualSide = 60;

}  // namespace

BoggleBoardView::BoggleBoardView(QWidget* parent) : QTableView(parent)
{
    setModel(&m_model);
    setFrameShape(NoFrame);
    setShowGrid(false);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->hide();
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setMinimumSectionSize(1);
    }
    viewport()->setAutoFillBackground(false);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &BoggleBoardView::fit);
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, viewport(),
            qOverload<>(&QWidget::update));
}

void BoggleBoardView::setGrid(const engine::BoggleGrid& grid, const engine::Alphabet& alphabet)
{
    const bool otherSize = grid.size != m_model.size();
    if (otherSize) {
        m_path.clear();
        m_pointedAt = -1;
        m_hovered = -1;
    }
    m_model.setGrid(grid, alphabet);
    if (otherSize) {
        setAccessibleName(
            tr("Grid of letters, %1 by %2").arg(grid.size.rows).arg(grid.size.columns));
        setCursorSquare(0);
    }
    viewport()->update();
}

void BoggleBoardView::setPath(std::vector<std::uint8_t> path)
{
    if (path == m_path) return;
    m_path = std::move(path);
    viewport()->update();
}

void BoggleBoardView::setCursorSquare(int square)
{
    const int columns = gridSize().columns;
    if (square >= 0) setCurrentIndex(m_model.index(square / columns, square % columns));
}

void BoggleBoardView::setPointedAt(int square)
{
    if (square == m_pointedAt) return;
    m_pointedAt = square;
    viewport()->update();
}

BogglePicture BoggleBoardView::picture() const
{
    return {gridSize(), m_model.labels(), m_path, -1, false, -1};
}

int BoggleBoardView::squareOf(const QModelIndex& index) const
{
    return index.isValid() ? index.row() * gridSize().columns + index.column() : -1;
}

void BoggleBoardView::fit()
{
    const engine::BoggleSize size = gridSize();
    if (size.columns == 0) return;
    const int side = std::clamp(std::min(width() / size.columns, height() / size.rows),
                                kSmallestSide, kLargestSide);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()})
        header->setDefaultSectionSize(side);
    const int left = std::max(0, (width() - side * size.columns) / 2);
    setViewportMargins(left, 0, left, 0);
}

QSize BoggleBoardView::sizeHint() const
{
    const engine::BoggleSize size = gridSize();
    return {size.columns * kUsualSide, size.rows * kUsualSide};
}

QSize BoggleBoardView::minimumSizeHint() const
{
    const engine::BoggleSize size = gridSize();
    return {size.columns * kSmallestSide, size.rows * kSmallestSide};
}

void BoggleBoardView::paintEvent(QPaintEvent* event)
{
    static_cast<void>(event);
    if (m_model.labels().isEmpty()) return;
    BogglePicture now = picture();
    now.cursor = focusPolicy() == Qt::NoFocus ? -1 : cursorSquare();
    now.hasFocus = hasFocus();
    now.pointedAt = m_pointedAt;
    QPainter painter(viewport());
    drawBoggle(painter, now, {0, 0}, horizontalHeader()->defaultSectionSize());
}

void BoggleBoardView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

void BoggleBoardView::hover(int square)
{
    if (square == m_hovered) return;
    m_hovered = square;
    emit squareHovered(square);
}

void BoggleBoardView::mouseMoveEvent(QMouseEvent* event)
{
    hover(squareOf(indexAt(event->pos())));
    // No dragging of the cursor.
    if (event->buttons() == Qt::NoButton) QTableView::mouseMoveEvent(event);
}

void BoggleBoardView::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    hover(-1);
}

void BoggleBoardView::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void BoggleBoardView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update();
    if (current.isValid()) emit cursorMoved(squareOf(current));
}

}  // namespace ui

#include "moc_boggle_board_view.cpp"
