// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/covered_panel.h"

#include <utility>

#include <QLabel>
#include <QList>
#include <QVBoxLayout>

namespace ui {

CoveredPanel::CoveredPanel(QWidget* content, QWidget* parent)
    : CoveredPanel([content] { return content; }, parent)
{
    makeContent();
}

CoveredPanel::CoveredPanel(Make make, QWidget* parent)
    : QWidget(parent), m_make(std::move(make)), m_why(new QLabel), m_layout(new QVBoxLayout(this))
{
    m_why->setObjectName(QStringLiteral("cover"));
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setWordWrap(true);
    m_why->setForegroundRole(QPalette::PlaceholderText);
    m_why->hide();
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_why);
}

void CoveredPanel::setCovered(bool covered, const QString& why)
{
    m_why->setText(why);
    if (covered == m_covered) return;
    m_covered = covered;
    if (!m_content) return m_why->setVisible(covered);
    // Keys stay in the panel: on the text meanwhile, then where they were before.
    const QWidget* keys = window()->focusWidget();
    const bool hadKeys = keys && isAncestorOf(keys);
    QWidget* seen = covered ? m_why : m_content;
    seen->show();
    QWidget* field = seen->focusWidget() ? seen->focusWidget() : seen;
    if (hadKeys) field->setFocus(Qt::OtherFocusReason);
    (covered ? m_content : static_cast<QWidget*>(m_why))->hide();
}

QSize CoveredPanel::sizeHint() const
{
    const QSize text = m_why->sizeHint();
    return m_content ? text.expandedTo(m_content->sizeHint()) : text;
}

QSize CoveredPanel::minimumSizeHint() const
{
    const QSize text = m_why->minimumSizeHint();
    if (!m_content) return text;
    return text.expandedTo(m_content->minimumSizeHint()).expandedTo(m_content->minimumSize());
}

void CoveredPanel::makeContent()
{
    const Make make = std::exchange(m_make, nullptr);
    if (!make) return;
    m_content = make();
    m_layout->addWidget(m_content);
    keepPlaceOfKeys();
    // What comes into a window that is seen already isn't shown by itself.
    if (isVisible() || m_covered) m_content->setVisible(!m_covered);
    emit made();
}

void CoveredPanel::keepPlaceOfKeys()
{
    // What comes late stands behind all others of the window, whatever lies beside it; and Qt puts
    // nothing behind what takes no keys.
    const auto takesKeys = [](const QWidget* widget) {
        return widget->focusPolicy() != Qt::NoFocus;
    };
    QList<QWidget*> chain;
    for (QWidget* next = m_content->nextInFocusChain(); m_content->isAncestorOf(next);
         next = next->nextInFocusChain())
        if (takesKeys(next)) chain.append(next);
    QWidget* before = m_why;
    do before = before->previousInFocusChain();
    while (before != m_why && !takesKeys(before));
    for (QWidget* next : std::as_const(chain)) {
        setTabOrder(before, next);
        before = next;
    }
}

void CoveredPanel::showEvent(QShowEvent* event)
{
    makeContent();
    QWidget::showEvent(event);
}

}  // namespace ui

#include "moc_covered_panel.cpp"
