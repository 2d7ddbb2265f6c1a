// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/legend_strip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTextDocument>
#include <QToolButton>
#include <QtMath>

#include "ui/commands/line_icon.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Windows lower than so many lines of text have one line of legend.
constexpr int kRoomForLines = 40;
/// In higher ones a longer legend is left to the tooltip.
constexpr int kMostLines = 2;

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
    QStringList scales;
    QStringList details;
    for (const OverlayMarks& overlay : marks) {
        QString part = u"<b>%1</b>"_s.arg(overlay.title.toHtmlEscaped());
        // A block of colour before each number; the numbers stand for themselves.
        for (const OverlayMarks::Step& step : overlay.scale)
            part += u" &nbsp;<span style=\"color:%1\">\u25a0</span>\u00a0%2"_s.arg(
                step.color.name(), step.text.toHtmlEscaped());
        scales << part;
        if (marks.size() == 1) part += u" &nbsp;"_s + overlay.legend.toHtmlEscaped();
        parts << part;
        details << tr("%1: %2").arg(overlay.title, overlay.legend);
    }
    if (marks.empty())
        for (const QString& title : titles) parts << u"<b>%1</b>"_s.arg(title.toHtmlEscaped());
    const QString hint = tr("Alt+click: moves there");
    const QString between = u" &nbsp;\u00b7&nbsp; "_s;
    const QString end = between + u"<i>%1</i>"_s.arg(hint.toHtmlEscaped());
    m_texts = {parts.join(between) + end, parts.join(between)};
    if (!marks.empty()) m_texts << scales.join(between) + end << scales.join(between);
    m_texts << titles.join(between).toHtmlEscaped();
    m_details = details.join(u'\n');
    m_left = marks.size() > 1;
    fit();
    m_text->setAccessibleDescription(details.join(u'\n'));
    setVisible(!titles.isEmpty());
}

void LegendStrip::fit()
{
    if (m_texts.isEmpty()) return;
    const bool lines = window()->height() >= kRoomForLines * fontMetrics().height();
    m_text->setWordWrap(lines);
    m_text->setSizePolicy(lines ? QSizePolicy::Preferred : QSizePolicy::Ignored,
                          QSizePolicy::Preferred);
    QTextDocument document;
    document.setDefaultFont(m_text->font());
    document.setDocumentMargin(0);
    const auto fits = [&](const QString& text) {
        document.setHtml(text);
        document.setTextWidth(lines ? m_text->width() : -1);
        return lines ? document.size().height() < kMostLines * 1.2 * fontMetrics().lineSpacing()
                     : document.idealWidth() <= m_text->width();
    };
    qsizetype chosen = 0;
    while (!fits(m_texts.at(chosen)) && chosen + 1 < m_texts.size()) ++chosen;
    // The board takes what it is not told to leave.
    m_text->setMinimumHeight(lines ? qCeil(document.size().height()) : 0);
    m_text->setText(m_texts.at(chosen));
    m_text->setToolTip(m_left || chosen > 0 ? m_details : QString());
}

bool LegendStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window() && event->type() == QEvent::Resize) fit();
    return QWidget::eventFilter(watched, event);
}

void LegendStrip::showEvent(QShowEvent* event)
{
    window()->installEventFilter(this);
    fit();
    QWidget::showEvent(event);
}

void LegendStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace ui
