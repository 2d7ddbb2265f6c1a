// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/rack_edit.h"

#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include "ui/board/rack_message.h"
#include "ui/board/rack_text.h"
#include "ui/board/rack_tiles.h"
#include "ui/board/rack_widget.h"

namespace ui {

RackEdit::RackEdit(RackWidget& rack, RackTiles& tiles, RackMessage& message)
    : m_rack(rack), m_tiles(tiles), m_message(message)
{
}

void RackEdit::begin()
{
    const PositionPtr& position = m_tiles.position();
    if (!position) return;
    if (m_edit) {
        m_edit->selectAll();
        m_edit->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_message.hide();
    ++m_number;
    m_before = position->mover().rack;
    m_orderBefore = m_tiles.order();
    m_accepted = m_before;
    m_edit = new QLineEdit(&m_rack);
    m_edit->setObjectName(QStringLiteral("rackEdit"));
    m_edit->setAccessibleName(tr("Tiles on the rack, ? for a blank"));
    m_edit->setPlaceholderText(tr("? = blank"));
    m_edit->setAlignment(Qt::AlignCenter);
    m_edit->setText(typedRackText(position->rules().alphabet, m_tiles.order()));
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textEdited, this, &RackEdit::typed);
    emit begun();
    m_edit->show();
    m_edit->selectAll();
    m_edit->setFocus(Qt::OtherFocusReason);
}

void RackEdit::beginWith(QKeyEvent& key)
{
    begin();
    if (m_edit) QApplication::sendEvent(m_edit, &key);
}

void RackEdit::typed(const QString& text)
{
    // Shown as the tiles show it; positions in the text stay the same.
    const QString upper = text.toUpper();
    if (upper.size() == text.size() && upper != text) {
        const int cursor = m_edit->cursorPosition();
        m_edit->setText(upper);
        m_edit->setCursorPosition(cursor);
    }
    read();
}

/// False when what was typed can't be the rack, which is then shown.
bool RackEdit::read()
{
    const PositionPtr& position = m_tiles.position();
    if (!m_edit || !position) return true;
    const auto rack = readTypedRack(position->rules().alphabet, m_edit->text());
    const int size = position->rules().rackSize;
    if (!rack) {
        m_rack.showError(QString::fromStdString(rack.error().message()));
        return false;
    }
    if (rack->total() > size) {
        m_rack.showError(tr("The rack holds no more than %1").arg(size));
        return false;
    }
    m_message.hide();
    if (*rack == m_accepted) return true;
    return announce(*rack);
}

/// False when the receiver refuses the rack.
bool RackEdit::announce(const engine::Rack& rack)
{
    m_refused = false;
    m_announcing = true;
    emit m_rack.rackEntered(rack, m_number);
    m_announcing = false;
    if (m_refused) return false;
    m_accepted = rack;
    return true;
}

void RackEdit::end(Ending ending)
{
    if (!m_edit) return;
    bool understood = true;
    if (ending == Ending::Accept || ending == Ending::Leave) {
        understood = read();
        if (!m_edit || (!understood && ending == Ending::Accept)) return;
    }
    const QString reason = m_message.text();
    QLineEdit* const line = std::exchange(m_edit, nullptr);
    const bool hadFocus = line->hasFocus();
    line->removeEventFilter(this);
    line->hide();
    line->deleteLater();
    if (hadFocus) m_rack.setFocus();
    if (ending == Ending::TakeBack || !understood) {
        if (m_before != m_accepted) announce(m_before);
        m_tiles.setOrder(m_orderBefore);
    }
    // Why the rack of before is back; once that has been read it is only in the way.
    if (!understood) {
        m_rack.showError(reason);
    } else {
        m_message.hide();
    }
    emit ended();
}

/// What is being typed belongs to the moment that was shown when it began. The same goes for a
/// rack that came from elsewhere, by undo say.
void RackEdit::followPosition(bool sameMoment)
{
    const PositionPtr& position = m_tiles.position();
    if (!sameMoment || (!m_announcing && position->mover().rack != m_accepted)) end(Ending::Drop);
    if (m_edit) m_accepted = position->mover().rack;
    else m_message.hide();
}

void RackEdit::layOut(const QRect& place, const QFont& font)
{
    if (!m_edit) return;
    m_edit->setFont(font);
    m_edit->setGeometry(place);
}

bool RackEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            end(Ending::Leave);
    } else if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape || isRackText(*key)) {
            event->accept();
            return true;
        }
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (enter || key == Qt::Key_Escape) {
            end(enter ? Ending::Accept : Ending::TakeBack);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_rack_edit.cpp"
