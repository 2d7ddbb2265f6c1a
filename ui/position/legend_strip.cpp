// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/legend_strip.h"

#include <tuple>
#include <utility>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTextDocument>
#include <QToolButton>
#include <QtMath>

#include "ui/theme/line_icon.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Windows lower than this many lines of text have one line of legend.
constexpr int kRoomForLines = 40;
constexpr int kMostLines = 2;  ///< in higher ones
/// Lower ones take the second line only where there is something to say.
constexpr int kRoomForMore = 55;

const QString kBetween = u" &nbsp;\u00b7&nbsp; "_s;

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
    layout->setContentsMargins(gap::kWide, 0, gap::kWide, 0);
    layout->addWidget(m_text, 1);
    layout->addWidget(close);
    hide();
}

void LegendStrip::setLegend(const QStringList& titles, const std::vector<OverlayMarks>& marks)
{
    m_entries.clear();
    QStringList names;
    QStringList details;
    for (const OverlayMarks& overlay : marks) {
        QString head = u"<b>%1</b>"_s.arg(overlay.title.toHtmlEscaped());
        // A block of colour before each number; the numbers stand for themselves.
        for (const OverlayMarks::Step& step : overlay.scale)
            head += u" &nbsp;<span style=\"color:%1\">\u25a0</span>\u00a0%2"_s.arg(
                step.color.name(), step.text.toHtmlEscaped());
        names << head;
        m_entries.push_back({head, overlay.legend});
        details << tr("%1: %2").arg(overlay.title, overlay.legend);
    }
    const auto before = std::tuple(m_titles, m_names, m_details);
    m_titles = u"<b>%1</b>"_s.arg(titles.join(u", "_s).toHtmlEscaped());
    m_names = marks.empty() ? m_titles : names.join(kBetween);
    m_details = details.join(u'\n');
    if (before != std::tie(m_titles, m_names, m_details)) m_fitted = {};
    fit();
    m_text->setAccessibleDescription(m_details);
    setVisible(!titles.isEmpty());
}

qreal LegendStrip::heightOf(const QString& text) const
{
    QTextDocument document;
    document.setDefaultFont(m_text->font());
    document.setDocumentMargin(0);
    document.setHtml(text);
    document.setTextWidth(m_text->width());
    return document.size().height();
}

int LegendStrip::linesOf(const QString& text) const
{
    // A sign of another font makes a line a little higher, never by half.
    return qRound(heightOf(text) / fontMetrics().lineSpacing());
}

QString LegendStrip::whole(const Entry& entry)
{
    return entry.head + u" &nbsp;"_s + entry.meaning.toHtmlEscaped();
}

QString LegendStrip::shortened(const Entry& entry, int lines) const
{
    if (linesOf(whole(entry)) <= lines) return whole(entry);
    // Whole words, as many as there is room for.
    const QStringList words = entry.meaning.split(u' ');
    const auto first = [&](qsizetype count) {
        return whole({entry.head, words.mid(0, count).join(u' ') + u'…'});
    };
    qsizetype fitting = 0;
    for (qsizetype step = words.size(); step > 0; step /= 2)
        while (fitting + step < words.size() && linesOf(first(fitting + step)) <= lines)
            fitting += step;
    if (fitting == 0) return entry.head;
    // Rather a whole sentence than the beginning of the next one.
    qsizetype whole = fitting;
    while (whole > 0 && !words[whole - 1].endsWith(u'.')) --whole;
    if (whole == 0) return first(fitting);
    // The blank before the dots may be what there is no room for.
    const QString sentence =
        LegendStrip::whole({entry.head, words.mid(0, whole).join(u' ') + u" …"_s});
    return linesOf(sentence) <= lines ? sentence : first(whole);
}

QString LegendStrip::chosenText(int lines) const
{
    const QString hint = u"<i>%1</i>"_s.arg(tr("Ctrl+click: moves there").toHtmlEscaped());
    if (m_entries.size() == 1) {
        const Entry& entry = m_entries.front();
        // Where the board needs the room the first sentence has to do, if it says it all in a line.
        const bool low = window()->height() < kRoomForMore * fontMetrics().height();
        const Entry brief{entry.head, entry.meaning.section(u". "_s, 0, 0) + u"…"};
        const QString text = shortened(entry, low && linesOf(whole(brief)) == 1 ? 1 : lines);
        const QString hinted = text + kBetween + hint;
        // Not for the price of a line.
        return linesOf(hinted) <= linesOf(text) ? hinted : text;
    }
    if (static_cast<int>(m_entries.size()) == lines) {
        QStringList each;
        for (const Entry& entry : m_entries) each << shortened(entry, 1);
        return each.join(u"<br>"_s);
    }
    const QString hinted = m_names + kBetween + hint;
    if (linesOf(hinted) <= lines) return hinted;
    return linesOf(m_names) <= lines ? m_names : m_titles;
}

void LegendStrip::fit()
{
    if (m_names.isEmpty()) return;
    // Measuring takes a while, and most events change nothing.
    const Room room{m_text->width(), window()->height(), m_text->font()};
    if (std::exchange(m_fitted, room) == room) return;
    const int lines = room.window >= kRoomForLines * fontMetrics().height() ? kMostLines : 1;
    m_text->setWordWrap(lines > 1);
    m_text->setSizePolicy(lines > 1 ? QSizePolicy::Preferred : QSizePolicy::Ignored,
                          QSizePolicy::Preferred);
    const QString text = chosenText(lines);
    // The board takes what it is not told to leave; and it is not to make room, while the layout
    // guesses how wide the text will be, for lines that there are none of.
    const int height = qCeil(heightOf(text));
    m_text->setMinimumHeight(lines > 1 ? height : 0);
    m_text->setMaximumHeight(lines > 1 ? height : QWIDGETSIZE_MAX);
    m_text->setText(text);
    m_text->setToolTip(m_details);
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

void LegendStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit();
}

void LegendStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace ui

#include "moc_legend_strip.cpp"
