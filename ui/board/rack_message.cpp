// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/rack_message.h"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QLabel>

#include "ui/theme/contrast.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"

namespace ui {
namespace {

constexpr int kShownMilliseconds = 8000;  ///< unless the message stays

}  // namespace

RackMessage::RackMessage(QWidget& rack) : m_rack(rack), m_label(new QLabel(&rack))
{
    m_label->setObjectName(QStringLiteral("rackError"));
    m_label->setAutoFillBackground(true);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setWordWrap(true);
    m_label->setContentsMargins(gap::kWide, gap::kFine, gap::kWide, gap::kFine);
    m_label->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_label->hide();
    m_timer.setSingleShot(true);
    m_timer.setInterval(kShownMilliseconds);
    connect(&m_timer, &QTimer::timeout, m_label, &QWidget::hide);
}

RackMessage::~RackMessage()
{
    delete m_label;
}

void RackMessage::show(const QString& text, bool stays)
{
    const Theme& theme = Theme::current();
    QPalette colors = theme.palette;
    colors.setColor(QPalette::Window, theme.bad);
    colors.setColor(QPalette::WindowText, readableInk(theme.bad, QColor(0x10131A), Qt::white));
    // Not on the tiles, and wider than they are.
    QWidget* const host = m_rack.parentWidget();
    if (host && m_label->parentWidget() != host) m_label->setParent(host);
    m_label->setPalette(colors);
    m_text = text;
    m_stays = stays;
    m_label->setText(QStringLiteral("\u26a0 ") + text);
    layOut();
    m_label->show();
    m_label->raise();
    if (stays) {
        m_timer.stop();
    } else {
        m_timer.start();
        // Whoever goes on working has read it; what brought it about is not over yet.
        QTimer::singleShot(0, this, [this] {
            if (!m_stays && !m_label->isHidden()) qApp->installEventFilter(this);
        });
    }
    QAccessibleEvent event(m_label, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void RackMessage::hide()
{
    qApp->removeEventFilter(this);
    m_label->hide();
}

/// As wide as the text needs and the rack's parent allows, in as many lines as that takes.
void RackMessage::layOut()
{
    constexpr int kMargin = 6;
    const QWidget* const host = m_label->parentWidget();
    const QRect rack = host == &m_rack ? m_rack.rect() : m_rack.geometry();
    const QMargins inside = m_label->contentsMargins();
    const QFontMetrics metrics = m_label->fontMetrics();
    const int wanted =
        metrics.horizontalAdvance(m_label->text()) + inside.left() + inside.right() + kMargin;
    const int room = std::max(1, host->width() - 2 * kMargin);
    const int width = std::min(wanted, room);
    // Not heightForWidth(): it is a pixel short where a glyph comes from another font.
    const QRect text = metrics.boundingRect(
        QRect(0, 0, width - inside.left() - inside.right(), m_rack.window()->height()),
        Qt::AlignCenter | Qt::TextWordWrap, m_label->text());
    const int height = text.height() + inside.top() + inside.bottom();
    const int left = std::clamp(rack.center().x() - width / 2, kMargin, kMargin + room - width);
    m_label->setGeometry(left, std::max(0, rack.top() - height), width, height);
}

bool RackMessage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) hide();
    return QObject::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_rack_message.cpp"
