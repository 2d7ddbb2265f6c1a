// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/legend_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/commands/line_icon.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

LegendStrip::LegendStrip(QWidget* parent) : QWidget(parent), m_text(new QLabel)
{
    setObjectName(u"legendStrip"_s);
    m_text->setObjectName(u"legend"_s);
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    auto* close = new QToolButton;
    close->setObjectName(u"legendClose"_s);
    close->setIcon(lineIcon(u"close"_s));
    close->setAutoRaise(true);
    close->setToolTip(tr("No overlay (Ctrl+0)"));
    close->setAccessibleName(tr("Switch the overlay off"));
    connect(close, &QToolButton::clicked, this, &LegendStrip::closeRequested);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 6, 0);
    layout->addWidget(m_text, 1);
    layout->addWidget(close);
    hide();
}

void LegendStrip::setLegend(const QStringList& titles, const std::vector<OverlayMarks>& marks)
{
    QStringList parts;
    QStringList details;
    for (const OverlayMarks& overlay : marks) {
        QString part = u"<b>%1</b>"_s.arg(overlay.title.toHtmlEscaped());
        // A block of colour before each number; the numbers stand for themselves.
        for (const OverlayMarks::Step& step : overlay.scale)
            part += u" &nbsp;<span style=\"color:%1\">\u25a0</span>\u00a0%2"_s.arg(
                step.color.name(), step.text.toHtmlEscaped());
        if (marks.size() == 1) part += u" &nbsp;"_s + overlay.legend.toHtmlEscaped();
        parts << part;
        details << tr("%1: %2").arg(overlay.title, overlay.legend);
    }
    if (marks.empty())
        for (const QString& title : titles) parts << u"<b>%1</b>"_s.arg(title.toHtmlEscaped());
    const QString hint = tr("Alt+click: moves there");
    m_text->setText(parts.join(u" &nbsp;\u00b7&nbsp; "_s) +
                    u" &nbsp;\u00b7&nbsp; <i>%1</i>"_s.arg(hint.toHtmlEscaped()));
    m_text->setToolTip(marks.size() > 1 ? details.join(u'\n') : QString());
    m_text->setAccessibleDescription(details.join(u'\n'));
    setVisible(!titles.isEmpty());
}

}  // namespace ui
