// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/palette_button.h"

#include <QEvent>
#include <QLayout>
#include <QToolBar>

#include "ui/theme/line_icon.h"
#include "ui/theme/theme_notifier.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

PaletteButton::PaletteButton(QToolBar& bar) : QPushButton(lineIcon(u"search"_s), {}), m_bar(bar)
{
    setObjectName(u"paletteButton"_s);
    setAccessibleName(tr("Commands and moves"));
    setToolTip(tr("Commands, moves…  Ctrl+K"));
    setFocusPolicy(Qt::NoFocus);
    bar.addWidget(this);
    bar.installEventFilter(this);
    // The bar has its new size when all of its buttons have theirs.
    connect(&ThemeNotifier::instance(), &ThemeNotifier::textSizeChanged, this, &PaletteButton::fit,
            Qt::QueuedConnection);
    fit();
}

bool PaletteButton::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_bar &&
        (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        fit();
    return QPushButton::eventFilter(watched, event);
}

void PaletteButton::fit()
{
    const QMargins margins = m_bar.layout()->contentsMargins();
    int others = margins.left() + margins.right();
    const QList<QAction*> actions = m_bar.actions();
    for (QAction* action : actions) {
        const QWidget* widget = m_bar.widgetForAction(action);
        if (widget && widget != this)
            others += widget->sizeHint().width() + m_bar.layout()->spacing();
    }
    // Tried on another one: each change of this one's text lays the bar out anew, which asks again.
    QPushButton measured(icon(), {});
    measured.setFont(font());
    measured.setIconSize(iconSize());
    QString fitting;
    for (const QString& wanted : {tr("Commands, moves…  Ctrl+K"), tr("Ctrl+K")}) {
        measured.setText(wanted);
        if (others + measured.sizeHint().width() > m_bar.width()) continue;
        fitting = wanted;
        break;
    }
    if (text() != fitting) setText(fitting);
}

}  // namespace ui

#include "moc_palette_button.cpp"
