// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/word_list_delegate.h"

#include <algorithm>

#include <QApplication>
#include <QPainter>

#include "ui/theme/theme.h"
#include "ui/words/word_list_model.h"

namespace ui {

namespace {

constexpr double kStaleOpacity = 0.4;

}  // namespace

void WordListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    if (index.column() != WordListModel::PlayColumn || text.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const Theme& theme = Theme::current();
    QRectF badge = QRectF(option.rect).adjusted(3, 2, -3, -2);
    const double wanted = option.fontMetrics.horizontalAdvance(text) + badge.height();
    badge.setLeft(std::max(badge.left(), badge.center().x() - wanted / 2));
    badge.setWidth(std::min(wanted, badge.width()));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(WordListModel::kStaleRole).toBool()) painter->setOpacity(kStaleOpacity);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.pill);
    painter->drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
    painter->setPen(theme.pillInk);
    painter->setFont(option.font);
    painter->drawText(badge, Qt::AlignCenter, text);
    painter->restore();
}

void WordListDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    // Front hooks end where the word begins: keep them apart. Plain blanks at an end aren't drawn.
    if (index.column() == WordListModel::FrontColumn) option->text.append(QChar(QChar::Nbsp));
}

}  // namespace ui

#include "moc_word_list_delegate.cpp"
