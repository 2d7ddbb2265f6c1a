// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/score_sheet_delegate.h"

#include <algorithm>

#include <QApplication>
#include <QPainter>

#include "ui/game/score_sheet_model.h"
#include "ui/review/review_text.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMargin = 4;

/// Draws what belongs to the right edge and, in what is left of the line, the rest.
/// `sign` stands before the right text in a colour of its own.
void paintLine(QPainter& painter, const QRect& line, const QString& left, const QString& right,
               const QString& sign = {}, const QColor& signColour = {})
{
    const QFontMetrics metrics = painter.fontMetrics();
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, right);
    int room = line.width() - metrics.horizontalAdvance(right) - kMargin;
    if (!sign.isEmpty()) {
        const QPen before = painter.pen();
        painter.setPen(signColour);
        painter.drawText(line.adjusted(0, 0, room - line.width(), 0),
                         Qt::AlignRight | Qt::AlignVCenter, sign);
        painter.setPen(before);
        room -= metrics.horizontalAdvance(sign) + kMargin;
    }
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(left, Qt::ElideRight, std::max(room, 0)));
}

}  // namespace

int ScoreSheetDelegate::leastWidth(const QWidget& sheet)
{
    QFont bold = sheet.font();
    bold.setBold(true);
    return QFontMetrics(bold).horizontalAdvance(u"8D SEVENTH +100"_s) + 3 * kMargin;
}

void ScoreSheetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    if (index.data(ScoreSheetModel::TurnRole).toInt() < 0) return;

    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorGroup group =
        item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor ink =
        item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QRect area = item.rect.adjusted(kMargin, 2, -kMargin, -2);
    const QRect upper(area.left(), area.top(), area.width(), area.height() / 2);
    const QRect lower(area.left(), upper.bottom() + 1, area.width(), area.height() / 2);

    painter->save();
    QString move = index.data(ScoreSheetModel::MoveRole).toString();
    const QString mark = index.data(ScoreSheetModel::MarkRole).toString();
    if (!mark.isEmpty()) move += u' ' + mark;
    if (index.data(ScoreSheetModel::NoteRole).toBool()) move += u" ✎"_s;
    const int variations = index.data(ScoreSheetModel::VariationsRole).toInt();
    if (variations > 0) move += u" ⑂%1"_s.arg(variations);
    const bool problem = !index.data(ScoreSheetModel::ProblemRole).toString().isEmpty();
    if (problem) move.prepend(u"⚠ "_s);
    QFont bold = item.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(ink);
    const auto quality = static_cast<Quality>(index.data(ScoreSheetModel::QualityRole).toInt());
    paintLine(*painter, upper, move, index.data(ScoreSheetModel::ScoreRole).toString(),
              qualitySign(quality), selected ? ink : qualityColor(quality, Theme::current()));

    painter->setFont(item.font);
    QColor soft = ink;
    soft.setAlphaF(0.75F);
    painter->setPen(soft);
    QString second = index.data(ScoreSheetModel::RackRole).toString();
    const QString after = index.data(ScoreSheetModel::AfterRole).toString();
    if (!after.isEmpty()) second += (second.isEmpty() ? u""_s : u" · "_s) + after;
    const QString loss = index.data(ScoreSheetModel::LossRole).toString();
    if (!loss.isEmpty()) second += (second.isEmpty() ? u""_s : u" · "_s) + loss;
    paintLine(*painter, lower, second, index.data(ScoreSheetModel::TotalRole).toString());
    painter->restore();
}

QSize ScoreSheetDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {120, 2 * option.fontMetrics.height() + 8};
}

}  // namespace ui

#include "moc_score_sheet_delegate.cpp"
