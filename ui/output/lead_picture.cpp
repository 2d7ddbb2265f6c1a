// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/lead_picture.h"

#include <algorithm>
#include <cstdlib>

#include <QGuiApplication>
#include <QPainter>
#include <QPolygonF>

#include "ui/language/text.h"
#include "ui/review/review_text.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

Quality qualityOf(const engine::ReportParts::Moment& moment)
{
    const Quality good = moment.phony ? Quality::Phony : Quality::Best;
    if (!moment.mistake) return moment.phony ? good : Quality::Unknown;
    switch (*moment.mistake) {
    case engine::MistakeSize::None: return good;
    case engine::MistakeSize::Small: return Quality::Small;
    case engine::MistakeSize::Medium: return Quality::Medium;
    case engine::MistakeSize::Large: return Quality::Large;
    }
    return Quality::Unknown;
}

}  // namespace

QImage leadPicture(const engine::ReportParts& parts, QSize pixels)
{
    if (parts.leads.empty() || parts.players.size() != 2) return {};
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = QGuiApplication::font();
    const double line = pixels.height() / 10.0;
    font.setPixelSize(static_cast<int>(line));
    painter.setFont(font);
    engine::LeadRange range;
    range.take(parts.leadAtStart);
    for (const auto& moment : parts.leads) range.take(moment.lead);
    const QRectF area = QRectF(image.rect()).adjusted(1, line * 1.4, -line, -line * 1.4);
    const auto heightOf = [&](int lead) {
        return area.top() + (range.above - lead) * area.height() / (range.above + range.below);
    };
    painter.setPen(QPen(Qt::gray, line / 12));
    painter.drawRect(QRectF(area.left(), area.top(), area.width() + line / 2, area.height()));
    painter.drawLine(QPointF(area.left(), heightOf(0)),
                     QPointF(area.right() + line / 2, heightOf(0)));
    const double step = area.width() / static_cast<double>(parts.leads.size());
    QPolygonF way{QPointF(area.left(), heightOf(parts.leadAtStart.points))};
    for (const auto& moment : parts.leads)
        way.append(
            {area.left() + step * static_cast<double>(way.size()), heightOf(moment.lead.points)});
    QPolygonF chances;
    for (std::size_t i = 0; i < parts.leads.size(); ++i) {
        if (const auto win = parts.leads[i].win)
            chances.append({way.at(static_cast<qsizetype>(i) + 1).x(),
                            area.top() + (1 - *win) * area.height()});
    }
    painter.setPen(QPen(Qt::gray, line / 9, Qt::DashLine));
    painter.drawPolyline(chances);
    painter.setPen(QPen(Qt::black, line / 7));
    painter.drawPolyline(way);
    for (std::size_t i = 0; i < parts.leads.size(); ++i) {
        const Quality quality = qualityOf(parts.leads[i]);
        if (quality == Quality::Unknown) continue;
        painter.setPen(qualityColor(quality, Theme::day()));
        const QPointF at = way.at(static_cast<qsizetype>(i) + 1);
        painter.drawText(QRectF(at.x() - line, at.y() - line, 2 * line, 2 * line), Qt::AlignCenter,
                         qualitySign(quality));
    }
    painter.setPen(Qt::darkGray);
    const auto name = [&](const char* sign, std::size_t player, int most) {
        return u"%1 %2 +%3"_s.arg(QString::fromUtf8(sign), fromUtf8(parts.players[player]),
                                  QString::number(most));
    };
    const QRectF all = image.rect();
    QString above = name("▲", 0, range.above);
    if (!chances.isEmpty()) above += u" · – – "_s + fromUtf8(parts.winOfFirst);
    painter.drawText(all, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, above);
    painter.drawText(all, Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine,
                     name("▼", 1, range.below));
    return image;
}

}  // namespace ui
