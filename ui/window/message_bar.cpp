// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/message_bar.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/commands/line_icon.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kMostMessages = 3;

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
    for (const Message& message : m_messages) texts.append(message.text);
    return texts.join(u'\n');
}

void MessageBar::add(const QString& what, const QString& detail, int topic)
{
    m_messages.append({detail.isEmpty() ? what : tr("%1: %2").arg(what, detail), topic});
    while (m_messages.size() > kMostMessages) m_messages.removeFirst();
    showMessages();
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageBar::settle(int topic)
{
    m_messages.removeIf([topic](const Message& message) { return message.topic == topic; });
    showMessages();
}

void MessageBar::showMessages()
{
    m_text->setText(text());
    m_text->setAccessibleName(m_messages.isEmpty() ? tr("Message") : text());
    setVisible(!m_messages.isEmpty());
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
