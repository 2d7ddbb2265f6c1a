// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/match_strip.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/theme/measures.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

/// A question that isn't answered by then wasn't meant.
constexpr int kAskMilliseconds = 5000;

}  // namespace

MatchStrip::MatchStrip(QWidget* parent)
    : QFrame(parent),
      m_text(new QLabel),
      m_detail(new QLabel),
      m_flow(new QHBoxLayout),
      m_buttons(new QHBoxLayout)
{
    setObjectName(u"matchStrip"_s);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setObjectName(u"matchText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    QFont strong = m_text->font();
    strong.setBold(true);
    m_text->setFont(strong);
    m_detail->setObjectName(u"matchDetail"_s);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(gap::kWide);
    row->addLayout(m_flow);
    row->addWidget(m_text, 1);
    row->addLayout(m_buttons);
    // Where they are in a text of any number of lines.
    row->setAlignment(m_flow, Qt::AlignTop);
    row->setAlignment(m_buttons, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, gap::kNormal);
    layout->setSpacing(gap::kFine);
    layout->addLayout(row);
    layout->addWidget(m_detail);
    m_askTimer.setSingleShot(true);
    m_askTimer.setInterval(kAskMilliseconds);
    connect(&m_askTimer, &QTimer::timeout, this, &MatchStrip::withdraw);
    hide();
}

void MatchStrip::setActions(const Buttons& buttons)
{
    for (QAction* action : buttons.flow) m_all.append(add(*m_flow, action, false, false));
    for (QAction* action : buttons.answers) m_all.append(add(*m_buttons, action, false, false));
    for (QAction* action : buttons.turn)
        m_all.append(add(*m_buttons, action, true, buttons.asked.contains(action)));
    showButtons();
}

MatchStrip::Button MatchStrip::add(QHBoxLayout& row, QAction* action, bool steady, bool asked)
{
    auto* button = new QToolButton;
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    button->setObjectName(action->objectName() + u".button"_s);
    button->setMinimumHeight(24);
    if (asked) {
        // As wide as the question.
        button->setText(tr("%1?").arg(action->iconText()));
        button->setMinimumWidth(button->sizeHint().width());
        button->setToolTip(tr("%1; a second click does it").arg(action->toolTip()));
        connect(button, &QToolButton::clicked, this,
                [this, button, action] { ask(button, action); });
    } else {
        button->setDefaultAction(action);
    }
    row.addWidget(button);
    connect(action, &QAction::changed, this, &MatchStrip::showButtons);
    return {button, action, steady};
}

void MatchStrip::ask(QToolButton* button, QAction* action)
{
    if (m_asked != button) {
        m_asked = button;
        m_askedSince.start();
        m_askTimer.start();
        return showButtons();
    }
    // The other half of a double click is no answer.
    if (m_askedSince.elapsed() < QApplication::doubleClickInterval()) return;
    withdraw();
    action->trigger();
}

void MatchStrip::withdraw()
{
    m_askTimer.stop();
    m_asked = nullptr;
    showButtons();
}

void MatchStrip::setRunning(bool running)
{
    if (m_running == running) return;
    m_running = running;
    withdraw();
}

void MatchStrip::setTexts(const QString& text, const QString& detail)
{
    // The question was asked of the moment before.
    if (m_asked && m_text->text() != text) withdraw();
    m_text->setText(text);
    m_text->setToolTip(text);
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    setVisible(!text.isEmpty());
}

void MatchStrip::focusButton(const QAction* action)
{
    for (const Button& each : m_all)
        if (each.action == action) each.button->setFocus(Qt::OtherFocusReason);
}

void MatchStrip::keyPressEvent(QKeyEvent* event)
{
    const auto focused = std::find_if(m_all.begin(), m_all.end(),
                                      [](const Button& each) { return each.button->hasFocus(); });
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Not all desktops press a button by Enter.
        if (focused != m_all.end()) return focused->button->click();
        break;
    case Qt::Key_Escape:
        if (m_asked) return withdraw();
        return emit left();
    default: break;
    }
    QFrame::keyPressEvent(event);
}

void MatchStrip::showButtons()
{
    for (const Button& each : m_all) {
        const QAction* action = each.action;
        const bool can = action->isEnabled() && action->isVisible();
        const bool asked = each.button == m_asked;
        if (each.button->defaultAction() == nullptr) {
            each.button->setEnabled(can);
            each.button->setText(asked ? tr("%1?").arg(action->iconText()) : action->iconText());
        }
        each.button->setVisible(can || (each.steady && m_running));
        each.button->setAccessibleName(each.button->text());
    }
}

}  // namespace ui

#include "moc_match_strip.cpp"
