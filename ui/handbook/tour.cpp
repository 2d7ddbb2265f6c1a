// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handbook/tour.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/dock_room.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

/// Width of the card in letters.
constexpr int kLetters = 56;

}  // namespace

Tour::Tour(QList<TourStep> steps, QMainWindow& window)
    : QWidget(&window), m_steps(std::move(steps)), m_window(window)
{
    setObjectName(u"tour"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::NoFocus);
    auto* frame = new QFrame;
    frame->setFrameStyle(QFrame::Box | QFrame::Plain);
    frame->setLineWidth(gap::kFine);
    m_title = new QLabel;
    m_title->setObjectName(u"tourTitle"_s);
    m_title->setWordWrap(true);
    setTextFactor(*m_title, textSize::kTitle);
    m_text = new QLabel;
    m_text->setObjectName(u"tourText"_s);
    m_text->setWordWrap(true);
    m_back = new QPushButton(tr("Back"));
    m_back->setObjectName(u"tourBack"_s);
    m_next = new QPushButton(tr("Next"));
    m_next->setObjectName(u"tourNext"_s);
    auto* close = new QPushButton(tr("End the Tour"));
    close->setObjectName(u"tourEnd"_s);
    for (QPushButton* button : {m_back, m_next, close}) button->setAutoDefault(true);
    connect(m_back, &QPushButton::clicked, this, &Tour::back);
    connect(m_next, &QPushButton::clicked, this, &Tour::next);
    connect(close, &QPushButton::clicked, this, &Tour::end);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(close);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* inner = new QVBoxLayout(frame);
    inner->setContentsMargins(gap::kPart, gap::kPart, gap::kPart, gap::kPart);
    inner->setSpacing(gap::kWide);
    inner->addWidget(m_title);
    inner->addWidget(m_text);
    inner->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(frame);
    hide();
}

Tour::~Tour()
{
    delete m_ring;
}

void Tour::begin()
{
    if (m_step < 0) {
        m_before = QApplication::focusWidget();
        m_window.installEventFilter(this);
    }
    go(0, 1);
}

void Tour::next()
{
    go(m_step + 1, 1);
}

void Tour::back()
{
    if (m_step > 0) go(m_step - 1, -1);
}

void Tour::end()
{
    if (m_step < 0) return;
    m_step = -1;
    m_window.removeEventFilter(this);
    if (m_part) m_part->removeEventFilter(this);
    m_part = nullptr;
    delete m_ring;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus && m_before) m_before->setFocus();
}

QWidget* Tour::partOf(int step) const
{
    return m_window.findChild<QWidget*>(m_steps[step].part);
}

void Tour::go(int step, int by)
{
    while (step >= 0 && step < m_steps.size() && partOf(step) == nullptr) step += by;
    // Before the first one there is nothing to go back to.
    if (step < 0) return;
    if (step >= m_steps.size()) end();
    else show(step);
}

void Tour::show(int step)
{
    m_step = step;
    const TourStep& told = m_steps[step];
    if (m_part) m_part->removeEventFilter(this);
    m_part = partOf(step);
    m_part->installEventFilter(this);
    if (auto* dock = qobject_cast<QDockWidget*>(m_part.data())) bringUp(m_window, *dock);
    m_title->setText(
        tr("%1 of %2 · %3")
            .arg(QString::number(step + 1), QString::number(m_steps.size()), told.title));
    m_text->setText(told.text);
    m_back->setEnabled(step > 0);
    m_next->setText(step + 1 < m_steps.size() ? tr("Next") : tr("Done"));
    setAccessibleName(m_title->text());
    setAccessibleDescription(told.text);
    place();
    QWidget::show();
    raise();
    m_next->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Tour::place()
{
    if (!m_part) return;
    if (!m_ring) {
        m_ring = new QFrame(&m_window);
        m_ring->setObjectName(u"tourRing"_s);
        m_ring->setFrameStyle(QFrame::Box | QFrame::Plain);
        m_ring->setLineWidth(gap::kNormal);
        m_ring->setAttribute(Qt::WA_TransparentForMouseEvents);
        QPalette colours = m_window.palette();
        colours.setColor(QPalette::WindowText, colours.color(QPalette::Highlight));
        m_ring->setPalette(colours);
    }
    // What a narrow window has no room for is somewhere in the part around it.
    const QWidget* seen = m_part;
    while (seen != &m_window && !seen->isVisibleTo(&m_window)) seen = seen->parentWidget();
    const QRect part(seen->mapTo(&m_window, QPoint(0, 0)), seen->size());
    m_ring->setGeometry(part.intersected(m_window.rect()));
    m_ring->show();
    m_ring->raise();

    const int wanted =
        std::max(kLetters * fontMetrics().averageCharWidth(), minimumSizeHint().width());
    const int wide = std::min(wanted, m_window.width() - 2 * gap::kPart);
    setFixedWidth(wide);
    layout()->activate();
    const int high =
        layout()->hasHeightForWidth() ? layout()->heightForWidth(wide) : sizeHint().height();
    resize(wide, high);
    // Where it hides least of the part: beside it, else in its corner.
    const QRect room = m_window.rect().adjusted(gap::kPart, gap::kPart, -gap::kPart, -gap::kPart);
    int left = part.right() + gap::kPart;
    if (left + wide > room.right()) left = part.left() - gap::kPart - wide;
    if (left < room.left()) left = part.right() - gap::kPart - wide;
    int top = part.top() + gap::kPart;
    left = std::clamp(left, room.left(), std::max(room.left(), room.right() - wide));
    top = std::clamp(top, room.top(), std::max(room.top(), room.bottom() - high));
    move(left, top);
    raise();
}

bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::FontChange: place(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void Tour::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) end();
    else QWidget::keyPressEvent(event);
}

}  // namespace ui

#include "moc_tour.cpp"
