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

void LegendStrip::setLegend(const QString& title, const QString& legend)
{
    m_text->setText(u"<b>%1</b> &nbsp;%2"_s.arg(title.toHtmlEscaped(), legend.toHtmlEscaped()));
    setVisible(!title.isEmpty());
}

}  // namespace ui
