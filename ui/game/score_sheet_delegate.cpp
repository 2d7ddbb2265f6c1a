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
/// Of a word, before the dots; fewer say nothing.
constexpr int kFewestLetters = 4;

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

QString signOf(const QModelIndex& index)
{
    return qualitySign(static_cast<Quality>(index.data(ScoreSheetModel::QualityRole).toInt()));
}

/// What the right text and the sign in front of it leave of a line.
int roomBeside(const QFontMetrics& metrics, int width, const QString& right, const QString& sign)
{
    const int room = width - metrics.horizontalAdvance(right) - kMargin;
    return sign.isEmpty() ? room : room - metrics.horizontalAdvance(sign) - kMargin;
}

/// Draws what belongs to the right edge and, in what is left of the line, the rest.
/// `sign` stands before the right text in a colour of its own.
void paintLine(QPainter& painter, const QRect& line, const QString& left, const QString& right,
               const QString& sign = {}, const QColor& signColour = {})
{
    const QFontMetrics metrics = painter.fontMetrics();
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, right);
    const int room = roomBeside(metrics, line.width(), right, sign);
    if (!sign.isEmpty()) {
        const QPen before = painter.pen();
        painter.setPen(signColour);
        const int beforeSign = roomBeside(metrics, line.width(), right, {});
        painter.drawText(line.adjusted(0, 0, beforeSign - line.width(), 0),
                         Qt::AlignRight | Qt::AlignVCenter, sign);
        painter.setPen(before);
    }
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(left, Qt::ElideRight, std::max(room, 0)));
}

}  // namespace

int ScoreSheetDelegate::leastWidth(const QWidget& sheet)
{
    return QFontMetrics(boldOf(sheet.font())).horizontalAdvance(u"8D SEVENTH +100"_s) + 3 * kMargin;
}

ScoreSheetDelegate::Lines ScoreSheetDelegate::linesOf(const QModelIndex& index, const QFont& font,
                                                      int width)
{
    Lines lines{index.data(ScoreSheetModel::MoveRole).toString(),
                index.data(ScoreSheetModel::RackRole).toString()};
    QString signs;
    const QString mark = index.data(ScoreSheetModel::MarkRole).toString();
    if (!mark.isEmpty()) signs += u' ' + mark;
    if (index.data(ScoreSheetModel::NoteRole).toBool()) signs += u" ✎"_s;
    const int variations = index.data(ScoreSheetModel::VariationsRole).toInt();
    if (variations > 0) signs += u" ⑂%1"_s.arg(variations);
    if (!index.data(ScoreSheetModel::ProblemRole).toString().isEmpty())
        lines.upper.prepend(u"⚠ "_s);

    QStringList below;
    const QFontMetrics bold(boldOf(font));
    const int room =
        roomBeside(bold, width, index.data(ScoreSheetModel::ScoreRole).toString(), signOf(index));
    // Phonies across the word stand below it where it would push them out.
    const QString phonies = index.data(ScoreSheetModel::PhoniesRole).toString();
    if (!phonies.isEmpty() && bold.horizontalAdvance(lines.upper + signs) > room) {
        lines.upper.chop(phonies.size());
        below.append(phonies.mid(3));
    }
    lines.upper += signs;
    QString loss = index.data(ScoreSheetModel::LossRole).toString();
    // Words with their stars in this line say it.
    const bool namesPhonies = !below.isEmpty();
    if (namesPhonies && loss == tagText(engine::ReviewTag::Phony)) loss.clear();
    const QString rack = lines.lower;
    if (!rack.isEmpty()) below.prepend(rack);
    QString after = index.data(ScoreSheetModel::AfterRole).toString();
    const auto joined = [&](const QString& said) {
        QStringList all = below;
        for (const QString& part : {said, loss})
            if (!part.isEmpty()) all.append(part);
        return all.join(u" · "_s);
    };
    lines.lower = joined(after);
    // What the turn cost is seen to its end, rather than what became of it.
    const QFontMetrics metrics(font);
    const int least =
        roomBeside(metrics, width, index.data(ScoreSheetModel::TotalRole).toString(), {});
    const auto missing = [&] { return metrics.horizontalAdvance(lines.lower) - least; };
    if (const QString brief = index.data(ScoreSheetModel::BriefAfterRole).toString();
        missing() > 0 && !brief.isEmpty()) {
        after = brief;
        lines.lower = joined(after);
    }
    if (missing() > 0 && !after.isEmpty()) {
        const int left = metrics.horizontalAdvance(after) - missing();
        const QString dots = metrics.elidedText(after, Qt::ElideRight, std::max(left, 0));
        after = dots.size() > kFewestLetters ? dots : u"…"_s;
        lines.lower = joined(after);
    }
    // The rack is seen below the board, too; which words are none is told here alone.
    if (missing() > 0 && namesPhonies && !rack.isEmpty()) {
        const int left = metrics.horizontalAdvance(rack) - missing();
        below.front() = metrics.elidedText(rack, Qt::ElideRight, std::max(left, 0));
        if (below.front().isEmpty()) below.front() = u"…"_s;
        lines.lower = joined(after);
    }
    return lines;
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
    const Lines lines = linesOf(index, item.font, area.width());
    painter->setFont(boldOf(item.font));
    painter->setPen(ink);
    const auto quality = static_cast<Quality>(index.data(ScoreSheetModel::QualityRole).toInt());
    paintLine(*painter, upper, lines.upper, index.data(ScoreSheetModel::ScoreRole).toString(),
              signOf(index), selected ? ink : qualityColor(quality, Theme::current()));

    painter->setFont(item.font);
    QColor soft = ink;
    soft.setAlphaF(0.75F);
    painter->setPen(soft);
    paintLine(*painter, lower, lines.lower, index.data(ScoreSheetModel::TotalRole).toString());
    painter->restore();
}

QSize ScoreSheetDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {120, 2 * option.fontMetrics.height() + 8};
}

}  // namespace ui

#include "moc_score_sheet_delegate.cpp"
