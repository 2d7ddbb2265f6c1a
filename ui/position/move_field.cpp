// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/move_field.h"

#include <algorithm>
#include <utility>

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QScreen>
#include <QStringListModel>

#include "engine/board/move_notation.h"
#include "ui/language/text.h"
#include "ui/position/typed_move.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kOffers = 12;
// A move further down is not asked for by its first letters; the text of each takes time.
constexpr std::size_t kMovesLookedAt = 10'000;

/// For comparing: what lies there already, is a blank or one tile of several letters is not typed.
QString bare(QString text)
{
    for (const QChar mark : u"()[]"_s) text.remove(mark);
    return text.toUpper();
}

}  // namespace

MoveField::MoveField(QWidget* parent) : QLineEdit(parent), m_offers(new QStringListModel(this))
{
    setObjectName(u"moveField"_s);
    setAccessibleName(tr("Move"));
    setPlaceholderText(tr("8H QUI(Z), exch QU, pass"));
    setToolTip(tr("Type a move; Enter plays it, Esc leaves"));
    auto* completer = new QCompleter(m_offers, this);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->setMaxVisibleItems(static_cast<int>(kOffers));
    setCompleter(completer);
    completer->popup()->installEventFilter(this);
    connect(this, &QLineEdit::textEdited, this, [this] {
        offerMoves();
        read();
    });
    connect(completer, qOverload<const QString&>(&QCompleter::highlighted), this, [this] {
        // The line takes the text over after this signal.
        QMetaObject::invokeMethod(this, &MoveField::read, Qt::QueuedConnection);
    });
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this,
            [this] { QMetaObject::invokeMethod(this, &MoveField::read, Qt::QueuedConnection); });
}

void MoveField::setRanking(engine::PositionPtr position, RankingPtr ranking)
{
    m_position = std::move(position);
    m_ranking = std::move(ranking);
}

void MoveField::begin()
{
    clear();
    setFocus(Qt::ShortcutFocusReason);
}

void MoveField::read()
{
    if (!m_position || text().trimmed().isEmpty()) {
        emit typed(std::nullopt, {});
        return;
    }
    if (const auto move = readTypedMove(*m_position, text())) emit typed(*move, {});
    else emit typed(std::nullopt, errorText(move.error()));
}

void MoveField::offerMoves()
{
    const QString wanted = bare(text().simplified());
    QStringList offers;
    if (m_ranking && !wanted.isEmpty()) {
        const std::size_t count = std::min(m_ranking->moves.size(), kMovesLookedAt);
        for (std::size_t i = 0; i < count && offers.size() < kOffers; ++i) {
            const QString move = fromUtf8(engine::moveText(*m_position, m_ranking->moves[i].move));
            if (bare(move).startsWith(wanted)) offers.append(move);
        }
    }
    m_offers->setStringList(offers);
}

bool MoveField::eventFilter(QObject* watched, QEvent* event)
{
    // The line below the field says what the move is worth: the offers stand above.
    auto* popup = qobject_cast<QWidget*>(watched);
    const bool placed = event->type() == QEvent::Show || event->type() == QEvent::Move ||
                        event->type() == QEvent::Resize;
    if (popup && popup == completer()->popup() && placed) {
        const int top = mapToGlobal(QPoint(0, 0)).y();
        const int free = screen()->availableGeometry().top();
        if (popup->y() >= top && top - popup->height() >= free)
            popup->move(popup->x(), top - popup->height());
    }
    return QLineEdit::eventFilter(watched, event);
}

void MoveField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) emit left();
    else QLineEdit::keyPressEvent(event);
}

}  // namespace ui

#include "moc_move_field.cpp"
