// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/welcome_cards.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/settings/settings.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Windows lower than this many lines of text show the titles only.
constexpr int kRoomForTexts = 42;
/// Windows lower than that need all they have for the list.
constexpr int kRoomForCards = 480;

}  // namespace

WelcomeCards::WelcomeCards(Settings& settings, QWidget* parent)
    : QFrame(parent), m_settings(settings), m_row(new QHBoxLayout(this))
{
    setObjectName(u"welcomeCards"_s);
    setAccessibleName(tr("First steps"));
    m_row->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, gap::kFine);
    m_row->setSpacing(gap::kWide);
    hide();
}

void WelcomeCards::add(const Card& card)
{
    m_cards.append(card);
    if (!m_settings.isHintDone(card.id)) place(card);
}

void WelcomeCards::place(const Card& card)
{
    auto* frame = new QFrame;
    frame->setObjectName(u"card."_s + card.id);
    frame->setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    frame->setAutoFillBackground(true);
    frame->setBackgroundRole(QPalette::Base);
    auto* go = new QPushButton(card.title);
    go->setObjectName(u"cardGo."_s + card.id);
    go->setAccessibleName(card.title);
    go->setAccessibleDescription(card.text);
    // Where there is no room the title ends with dots.
    go->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    go->installEventFilter(this);
    go->setToolTip(card.text);
    auto* close = new QToolButton;
    close->setObjectName(u"cardClose."_s + card.id);
    close->setText(u"✕"_s);
    close->setAutoRaise(true);
    close->setToolTip(tr("Don't show this again"));
    close->setAccessibleName(tr("Close: %1").arg(card.title));
    close->setFocusPolicy(Qt::TabFocus);
    auto* text = new QLabel(card.text);
    text->setWordWrap(true);
    text->setForegroundRole(QPalette::PlaceholderText);
    text->setAlignment(Qt::AlignTop);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    text->installEventFilter(this);
    connect(go, &QPushButton::clicked, this, [this, id = card.id] { emit chosen(id); });
    connect(close, &QToolButton::clicked, this, [this, id = card.id] { done(id); });
    auto* head = new QHBoxLayout;
    head->addWidget(go, 1);
    head->addWidget(close);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, gap::kNormal);
    layout->setSpacing(gap::kFine);
    layout->addLayout(head);
    layout->addWidget(text);
    m_row->addWidget(frame, 1);
    m_texts.append(text);
    fit();
}

void WelcomeCards::fit()
{
    setVisible(!m_row->isEmpty() && window()->height() >= kRoomForCards);
    const bool room = window()->height() >= kRoomForTexts * fontMetrics().height();
    for (const QPointer<QLabel>& text : std::as_const(m_texts))
        if (text) text->setVisible(room);
}

void WelcomeCards::giveTextsRoom()
{
    // As high as the longest of them needs, whatever the layouts around find out of it.
    int high = 0;
    for (const QPointer<QLabel>& text : std::as_const(m_texts))
        if (text) high = std::max(high, text->heightForWidth(text->width()));
    for (const QPointer<QLabel>& text : std::as_const(m_texts))
        if (text) text->setFixedHeight(high);
}

bool WelcomeCards::eventFilter(QObject* watched, QEvent* event)
{
    if ((event->type() == QEvent::Resize || event->type() == QEvent::FontChange) &&
        qobject_cast<QLabel*>(watched))
        giveTextsRoom();
    if (event->type() == QEvent::Resize) {
        constexpr int kEdges = 12;
        if (watched == window()) fit();
        else if (auto* go = qobject_cast<QPushButton*>(watched))
            go->setText(go->fontMetrics().elidedText(go->accessibleName(), Qt::ElideRight,
                                                     go->width() - kEdges));
    }
    return QFrame::eventFilter(watched, event);
}

void WelcomeCards::done(const QString& id)
{
    if (!m_settings.isHintDone(id)) m_settings.setHintDone(id);
    QWidget* card = findChild<QWidget*>(u"card."_s + id, Qt::FindDirectChildrenOnly);
    if (!card) return;
    // It may hold the button that was clicked just now.
    card->hide();
    m_row->removeWidget(card);
    card->setParent(nullptr);
    card->deleteLater();
    if (m_row->isEmpty()) hide();
    emit changed();
}

void WelcomeCards::showAll()
{
    for (const Card& card : std::as_const(m_cards))
        if (!findChild<QWidget*>(u"card."_s + card.id, Qt::FindDirectChildrenOnly)) place(card);
    emit changed();
}

void WelcomeCards::doneAll()
{
    for (const Card& card : std::as_const(m_cards)) done(card.id);
}

bool WelcomeCards::any() const
{
    return !m_row->isEmpty();
}

}  // namespace ui

#include "moc_welcome_cards.cpp"
