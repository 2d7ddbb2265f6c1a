// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/match_strip.h"

#include <algorithm>

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

using namespace Qt::StringLiterals;

MatchStrip::MatchStrip(QWidget* parent)
    : QFrame(parent), m_text(new QLabel), m_detail(new QLabel), m_buttons(new QHBoxLayout)
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
    row->setSpacing(6);
    row->addWidget(m_text, 1);
    row->addLayout(m_buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 3, 6, 3);
    layout->setSpacing(1);
    layout->addLayout(row);
    layout->addWidget(m_detail);
    hide();
}

void MatchStrip::setActions(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setObjectName(action->objectName() + u".button"_s);
        button->setMinimumHeight(24);
        m_buttons->addWidget(button);
        m_all.append(button);
        connect(action, &QAction::changed, this, &MatchStrip::showButtons);
    }
    showButtons();
}

void MatchStrip::setTexts(const QString& text, const QString& detail)
{
    m_text->setText(text);
    m_text->setToolTip(text.toHtmlEscaped());
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    setVisible(!text.isEmpty());
}

void MatchStrip::focusButton(const QAction* action)
{
    for (QToolButton* button : m_all)
        if (button->defaultAction() == action) button->setFocus(Qt::OtherFocusReason);
}

void MatchStrip::keyPressEvent(QKeyEvent* event)
{
    const auto focused = std::find_if(m_all.begin(), m_all.end(),
                                      [](const QToolButton* button) { return button->hasFocus(); });
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Not all desktops press a button by Enter.
        if (focused != m_all.end()) return (*focused)->click();
        break;
    case Qt::Key_Escape: return emit left();
    default: break;
    }
    QFrame::keyPressEvent(event);
}

void MatchStrip::showButtons()
{
    for (QToolButton* button : m_all) {
        const QAction* action = button->defaultAction();
        button->setVisible(action->isEnabled() && action->isVisible());
        button->setAccessibleName(action->iconText());
    }
}

}  // namespace ui
