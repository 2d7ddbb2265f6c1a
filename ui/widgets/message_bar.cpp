// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/message_bar.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include "ui/theme/line_icon.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kLetters = 64;  // in a line
constexpr int kShare = 3;     // of the height of the window, one part
constexpr qsizetype kMostKept = 100;
constexpr QChar kMayBreak{0x200B};
constexpr qsizetype kLongestShown = 20000;  // of one message; no person reads more
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

/// What of a message is on the screen, and how much more there is to copy.
QString brief(const QString& text)
{
    if (text.size() <= kLongestShown) return text;
    return text.left(kLongestShown) +
           MessageBar::tr(" … (%L1 more characters, which Copy takes along)")
               .arg(text.size() - kLongestShown);
}

QString joined(const QString& what, const QString& detail)
{
    return detail.isEmpty() ? what : MessageBar::tr("%1: %2").arg(what, detail);
}

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel), m_scroll(new QScrollArea)
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
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_scroll->setObjectName(u"messageScroll"_s);
    m_scroll->setAccessibleName(tr("Messages"));
    m_scroll->setFrameStyle(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_text);
    for (QWidget* ground : {m_scroll->viewport(), static_cast<QWidget*>(m_text)}) {
        ground->setAutoFillBackground(true);
        ground->setBackgroundRole(QPalette::ToolTipBase);
    }
    m_scroll->installEventFilter(this);
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
    layout->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(copyButton, 0, Qt::AlignTop);
    layout->addWidget(closeButton, 0, Qt::AlignTop);
    hide();
    if (parent == nullptr) return;
    parent->installEventFilter(this);
    for (QObject* other : parent->children())
        if (other != this) other->installEventFilter(this);
}

bool MessageBar::isSeen(const Kept& kept) const
{
    return kept.message.scope == Scope::Program || kept.document == m_document;
}

QList<MessageBar::Message> MessageBar::seen() const
{
    QList<Message> messages;
    for (const Kept& kept : m_messages)
        if (isSeen(kept)) messages.append(kept.message);
    return messages;
}

QString MessageBar::text() const
{
    QStringList texts;
    const QList<Message> messages = seen();
    for (const Message& message : messages)
        texts.append(joined(message.what, message.full.isEmpty() ? message.detail : message.full));
    return texts.join(u'\n');
}

void MessageBar::add(Message message)
{
    m_messages.append({std::move(message), m_document});
    while (m_messages.size() > kMostKept) m_messages.removeFirst();
    showMessages();
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageBar::settle(int topic, quint64 before)
{
    const auto settled = [&](const Kept& kept) {
        return kept.message.topic == topic && kept.message.request < before;
    };
    if (m_messages.removeIf(settled) > 0) showMessages();
}

void MessageBar::setDocument(int number)
{
    if (number == m_document) return;
    m_document = number;
    showMessages();
}

void MessageBar::showMessages()
{
    // The newest stands above: it is what is looked for.
    QStringList lines;
    const QList<Message> messages = seen();
    for (const Message& message : messages) {
        const QString sign = message.kind == Kind::Problem ? u"\u26a0 "_s : u"\u2139 "_s;
        lines.prepend(sign + brief(joined(message.what, message.detail)));
    }
    m_text->setAccessibleName(lines.isEmpty() ? tr("Message") : lines.join(u'\n'));
    m_text->setText(breakable(lines.join(u'\n')));
    setVisible(!lines.isEmpty());
    if (lines.isEmpty()) return;
    fit();
    m_scroll->verticalScrollBar()->setValue(0);
    raise();
}

void MessageBar::setRoom(const QRect& room)
{
    if (m_room == room) return;
    m_room = room;
    fit();
}

void MessageBar::fit()
{
    if (m_room.isEmpty() || isHidden()) return;
    // The second frame is that of the focus.
    const QMargins margins = layout()->contentsMargins() + QMargins(2, 2, 2, 2);
    const int wanted = kLetters * fontMetrics().averageCharWidth();
    const int width = std::min(wanted, m_room.width() - 2 * gap::kWide);
    int beside = margins.left() + margins.right();
    int least = 0;
    const auto buttons = findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
    for (const QToolButton* button : buttons) {
        beside += button->sizeHint().width() + layout()->spacing();
        least = std::max(least, button->sizeHint().height());
    }
    const int most = m_room.height() / kShare;
    int text = m_text->heightForWidth(width - beside);
    if (text > most)
        text = m_text->heightForWidth(width - beside -
                                      m_scroll->verticalScrollBar()->sizeHint().width());
    // One that came while the place was still that of a shorter message would stay, as the lines that
    // it leaves are shorter, too.
    m_scroll->setVerticalScrollBarPolicy(text <= most ? Qt::ScrollBarAlwaysOff
                                                      : Qt::ScrollBarAsNeeded);
    const int height =
        std::clamp(text, least, std::max(least, most)) + margins.top() + margins.bottom();
    setGeometry(m_room.right() + 1 - gap::kWide - width, m_room.bottom() + 1 - gap::kWide - height,
                width, height);
    emit placed(geometry());
}

void MessageBar::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    emit placed({});
}

void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    // An area that is scrolled by the arrow keys lets nobody see that it has them.
    if (watched == m_scroll &&
        (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) {
        m_scroll->setFrameStyle(event->type() == QEvent::FocusIn ? QFrame::Box | QFrame::Plain
                                                                 : QFrame::NoFrame);
    }
    // What is raised beside it, such as a dock that one goes to, would cover it.
    if (watched == parent()) {
        if (event->type() == QEvent::ChildAdded) {
            QObject* const added = static_cast<QChildEvent*>(event)->child();
            if (added != this) added->installEventFilter(this);
        }
    } else if (watched->parent() == parent() && isVisible() &&
               (event->type() == QEvent::ZOrderChange || event->type() == QEvent::Show)) {
        // After what was raised has had its turn: a dock that is no longer the topmost child when
        // it hears of it does not come to the front of its tabs.
        QMetaObject::invokeMethod(
            this, [this] { raise(); }, Qt::QueuedConnection);
    }
    return QFrame::eventFilter(watched, event);
}

void MessageBar::clear()
{
    m_messages.removeIf([this](const Kept& kept) { return isSeen(kept); });
    showMessages();
}

void MessageBar::copy() const
{
    QGuiApplication::clipboard()->setText(text());
}

}  // namespace ui

#include "moc_message_bar.cpp"
