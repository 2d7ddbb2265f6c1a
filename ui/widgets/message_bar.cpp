// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/message_bar.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QTextLayout>
#include <QToolButton>

#include "ui/commands/line_icon.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kMostShown = 3;
constexpr int kMostLines = 4;  // of all messages together
constexpr int kLowLines = 2;   // in windows lower than kLow lines of text
constexpr int kLow = 40;
constexpr qsizetype kMostKept = 100;
constexpr QChar kMayBreak{0x200B};
constexpr qsizetype kLongestShown = 2000;  // of one message; all of it can be copied
constexpr int kLongestRun = 24;  // characters that can't be broken: a path has hardly a blank

/// With places where a line may end within long runs of characters.
QString breakable(const QString& text)
{
    QString result;
    int run = 0;
    for (const QChar character : text) {
        result += character;
        run = character.isSpace() ? 0 : run + 1;
        if (run >= kLongestRun && !character.isHighSurrogate()) {
            result += kMayBreak;
            run = 0;
        }
    }
    return result;
}

/// The text as far as it takes no more lines of that width, with dots where something is left out.
QString firstLines(const QString& text, const QFont& font, int width, int most)
{
    QTextLayout layout(text, font);
    QTextOption wrapping;
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrapping);
    int last = 0;
    int lines = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (++lines == most) last = line.textStart();
        if (lines > most) break;
    }
    layout.endLayout();
    if (lines <= most) return text;
    // The places where a line may end would let the dots stand on a line of their own.
    QString rest = text.mid(last);
    rest.remove(kMayBreak);
    return text.left(last) + QFontMetrics(font).elidedText(rest, Qt::ElideRight, width);
}

/// What of a message is on the screen: thousands of lines would push everything else from it.
QString brief(const QString& text)
{
    return text.size() <= kLongestShown ? text : text.left(kLongestShown) + u" …"_s;
}

QString joined(const QString& what, const QString& detail)
{
    return detail.isEmpty() ? what : MessageBar::tr("%1: %2").arg(what, detail);
}

}  // namespace

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), m_text(new QLabel)
{
    setObjectName(u"messageBar"_s);
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    m_text->setObjectName(u"messageText"_s);
    m_text->setAccessibleName(tr("Message"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setWordWrap(true);
    // A message never asks for room at the side: that would push the panels away.
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* copyButton = new QToolButton;
    copyButton->setObjectName(u"messageCopy"_s);
    copyButton->setText(tr("Copy"));
    copyButton->setToolTip(tr("Copy the message"));
    copyButton->setAccessibleName(tr("Copy the message"));
    auto* closeButton = new QToolButton;
    closeButton->setObjectName(u"messageClose"_s);
    closeButton->setIcon(lineIcon(u"close"_s));
    closeButton->setToolTip(tr("Close the message"));
    closeButton->setAccessibleName(tr("Close the message"));
    connect(copyButton, &QToolButton::clicked, this, &MessageBar::copy);
    connect(closeButton, &QToolButton::clicked, this, &MessageBar::clear);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(m_text, 1);
    layout->addWidget(copyButton);
    layout->addWidget(closeButton);
    hide();
}

QString MessageBar::text() const
{
    QStringList texts;
    for (const Message& message : m_messages)
        texts.append(joined(message.what, message.full.isEmpty() ? message.detail : message.full));
    return texts.join(u'\n');
}

void MessageBar::add(Message message)
{
    m_messages.append(std::move(message));
    while (m_messages.size() > kMostKept) m_messages.removeFirst();
    showMessages();
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageBar::settle(int topic, quint64 before)
{
    const auto settled = [&](const Message& message) {
        return message.topic == topic && message.request < before;
    };
    if (m_messages.removeIf(settled) > 0) showMessages();
}

void MessageBar::showMessages()
{
    const qsizetype hidden = std::max<qsizetype>(0, m_messages.size() - kMostShown);
    QStringList& lines = m_shown;
    lines.clear();
    for (const Message& message : m_messages.mid(hidden)) {
        const QString sign = message.kind == Kind::Problem ? u"\u26a0 "_s : u"\u2139 "_s;
        lines.append(sign + brief(joined(message.what, message.detail)));
    }
    if (hidden > 0)
        lines.append(tr("%n earlier, copied with these", nullptr, static_cast<int>(hidden)));
    fit();
    m_text->setToolTip(m_messages.isEmpty() ? QString() : brief(text()));
    m_text->setAccessibleName(m_messages.isEmpty() ? tr("Message") : lines.join(u'\n'));
    setVisible(!m_messages.isEmpty());
}

void MessageBar::fit()
{
    // The board gives way for what is said here: it gets no more than it needs.
    const bool low = window()->height() < kLow * fontMetrics().height();
    const int most = low ? kLowLines : kMostLines;
    const QStringList newest = m_shown.mid(std::max(0, static_cast<int>(m_shown.size()) - most));
    const int each = std::max(1, most / std::max(1, static_cast<int>(newest.size())));
    QStringList lines;
    for (const QString& shown : newest)
        lines << firstLines(breakable(shown), m_text->font(), m_text->width(), each);
    m_text->setText(lines.join(u'\n'));
}

void MessageBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
}

void MessageBar::clear()
{
    m_messages.clear();
    hide();
}

void MessageBar::copy() const
{
    QGuiApplication::clipboard()->setText(text());
}

}  // namespace ui
