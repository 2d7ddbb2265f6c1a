// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/covered_panel.h"

#include <QLabel>

namespace ui {

CoveredPanel::CoveredPanel(QWidget* content, QWidget* parent)
    : QStackedWidget(parent), m_why(new QLabel)
{
    m_why->setObjectName(QStringLiteral("cover"));
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setWordWrap(true);
    m_why->setForegroundRole(QPalette::PlaceholderText);
    addWidget(content);
    addWidget(m_why);
}

void CoveredPanel::setCovered(bool covered, const QString& why)
{
    m_why->setText(why);
    setCurrentIndex(covered ? 1 : 0);
}

}  // namespace ui

#include "moc_covered_panel.cpp"
