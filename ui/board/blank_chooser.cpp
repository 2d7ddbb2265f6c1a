// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/blank_chooser.h"

#include <algorithm>
#include <cmath>

#include <QGridLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QToolButton>

#include "ui/board/tile_atlas.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"

namespace ui {

BlankChooser::BlankChooser(engine::GameRulesPtr rules, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_rules(std::move(rules))
{
    setObjectName(QStringLiteral("blankChooser"));
    setAccessibleName(tr("Letter for the blank"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);

    const engine::Alphabet& alphabet = m_rules->alphabet;
    const int count = alphabet.letterCount();
    m_columns = std::max(1, static_cast<int>(std::ceil(std::sqrt(count * 1.4))));
    auto* grid = new QGridLayout(this);
    grid->setSpacing(gap::kFine);
    grid->setContentsMargins(gap::kWide, gap::kWide, gap::kWide, gap::kWide);
    const int side = fontMetrics().height() * 2;
    for (int index = 0; index < count; ++index) {
        const auto letter = static_cast<engine::Tile>(index + 1);
        auto* button = new QToolButton(this);
        button->setText(tileLabel(alphabet, letter));
        button->setFont(Theme::tileFont(fontMetrics().height() * 1.1));
        button->setMinimumSize(side, side);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(tr("Blank as %1").arg(button->text()));
        button->setObjectName(QStringLiteral("letter%1").arg(index + 1));
        connect(button, &QToolButton::clicked, this, [this, letter] { choose(letter); });
        // Keys belong to the grid, whichever letter is marked.
        button->installEventFilter(this);
        grid->addWidget(button, index / m_columns, index % m_columns);
        m_buttons.push_back(button);
    }
    if (!m_buttons.empty()) setFocusProxy(m_buttons.front());
}

void BlankChooser::popupAt(const QRect& globalRect)
{
    adjustSize();
    QPoint corner = globalRect.bottomLeft() + QPoint(0, 2);
    if (const QScreen* onScreen = parentWidget() ? parentWidget()->screen() : screen()) {
        const QRect free = onScreen->availableGeometry();
        if (corner.y() + height() > free.bottom()) corner.setY(globalRect.top() - height() - 2);
        corner.setX(
            std::clamp(corner.x(), free.left(), std::max(free.left(), free.right() - width())));
        corner.setY(std::max(corner.y(), free.top()));
    }
    move(corner);
    show();
    if (!m_buttons.empty()) m_buttons.front()->setFocus(Qt::PopupFocusReason);
}

void BlankChooser::choose(engine::Tile letter)
{
    emit chosen(letter);
    close();
}

void BlankChooser::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    emit left();
}

void BlankChooser::moveFocus(int step)
{
    const auto focused = std::find(m_buttons.begin(), m_buttons.end(), focusWidget());
    const int at = focused == m_buttons.end()
                       ? 0
                       : static_cast<int>(std::distance(m_buttons.begin(), focused)) + step;
    if (at >= 0 && at < static_cast<int>(m_buttons.size()))
        m_buttons[static_cast<std::size_t>(at)]->setFocus(Qt::TabFocusReason);
}

bool BlankChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void BlankChooser::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: moveFocus(-1); return;
    case Qt::Key_Right: moveFocus(1); return;
    case Qt::Key_Up: moveFocus(-m_columns); return;
    case Qt::Key_Down: moveFocus(m_columns); return;
    case Qt::Key_Escape: close(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (auto* button = qobject_cast<QToolButton*>(focusWidget())) button->click();
        return;
    default: break;
    }
    const QString text = event->text().toUpper();
    if (text.isEmpty() || !text.at(0).isPrint()) return;
    const auto labelled = [this](const QString& label, bool whole) {
        return std::find_if(m_buttons.begin(), m_buttons.end(), [&](const QToolButton* button) {
            const QString own = button->text().toUpper();
            return whole ? own == label : own.startsWith(label);
        });
    };
    // A label of several characters is typed in full; one character that is a letter is chosen.
    m_typed += text;
    auto found = labelled(m_typed, true);
    if (found == m_buttons.end() && labelled(m_typed, false) == m_buttons.end()) {
        m_typed = text;
        found = labelled(m_typed, true);
    }
    if (found != m_buttons.end())
        choose(static_cast<engine::Tile>(std::distance(m_buttons.begin(), found) + 1));
}

}  // namespace ui

#include "moc_blank_chooser.cpp"
