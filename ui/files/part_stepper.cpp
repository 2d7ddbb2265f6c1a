// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/part_stepper.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

PartStepper::PartStepper(QWidget* parent) : QWidget(parent), m_number(new QSpinBox)
{
    setObjectName(u"partStepper"_s);
    m_number->setObjectName(u"partNumber"_s);
    m_number->setAccessibleName(tr("Number of the position"));
    m_number->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_number->setGroupSeparatorShown(true);
    // What is typed is read when it is complete.
    m_number->setKeyboardTracking(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_number);
    connect(m_number, &QSpinBox::valueChanged, this,
            [this](int number) { emit chosen(number - 1); });
    hide();
}

void PartStepper::setActions(QAction* previous, QAction* next)
{
    for (QAction* action : {previous, next}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAccessibleName(action->toolTip());
        static_cast<QHBoxLayout*>(layout())->insertWidget(action == previous ? 0 : -1, button);
    }
}

void PartStepper::show(SeenPart part, bool isGame)
{
    setVisible(part.count > 1);
    if (part.count < 2) return;
    const QSignalBlocker silent(m_number);
    const QString count = QLocale().toString(part.count);
    m_number->setRange(1, part.count);
    m_number->setPrefix(isGame ? tr("Game ") : tr("Position "));
    m_number->setSuffix(tr(" of %1").arg(count));
    m_number->setValue(part.number + 1);
    m_number->setAccessibleName(isGame ? tr("Number of the game") : tr("Number of the position"));
    m_number->setToolTip(isGame ? tr("Which game of the file this is")
                                : tr("Which position of the file this is"));
}

}  // namespace ui

#include "moc_part_stepper.cpp"
