// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <algorithm>

#include <QStyle>
#include <QWidget>

namespace ui {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    const QMargins margins = contentsMargins();
    QSize size;
    for (const QLayoutItem* item : m_items) {
        const QSize hint = item->sizeHint();
        size.rwidth() += hint.width() + (size.isEmpty() ? 0 : spacing());
        size.setHeight(std::max(size.height(), hint.height()));
    }
    return size.grownBy(margins);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
    // Layouts around this one don't pass on that it needs more height now: docks would cut lines.
    if (QWidget* widget = parentWidget()) widget->setMinimumHeight(heightForWidth(area.width()));
}

int FlowLayout::arrange(const QRect& area, bool place) const
{
    const QRect inside = area.marginsRemoved(contentsMargins());
    const bool mirrored = parentWidget() && parentWidget()->layoutDirection() == Qt::RightToLeft;
    int x = inside.left();
    int y = inside.top();
    int line = 0;
    QList<QLayoutItem*> inLine;
    // Items of a line stand in its middle.
    const auto finishLine = [&] {
        if (place) {
            for (QLayoutItem* item : std::as_const(inLine)) {
                QRect at = item->geometry();
                at.moveTop(y + (line - at.height()) / 2);
                if (mirrored) at = QStyle::visualRect(Qt::RightToLeft, inside, at);
                item->setGeometry(at);
            }
        }
        inLine.clear();
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint();
        if (x > inside.left() && x + size.width() > inside.right() + 1) {
            finishLine();
            x = inside.left();
            y += line + spacing();
            line = 0;
        }
        if (place) item->setGeometry(QRect(QPoint(x, y), size));
        inLine.append(item);
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    finishLine();
    return y + line - area.top() + contentsMargins().bottom();
}

}  // namespace ui

#include "moc_flow_layout.cpp"
