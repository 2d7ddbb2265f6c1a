// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/exchange_dialog.h"

#include <utility>

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "engine/board/legality.h"
#include "ui/board/rack_text.h"
#include "ui/session/text.h"

namespace ui {

using namespace Qt::StringLiterals;

ExchangeDialog::ExchangeDialog(engine::PositionPtr position, QWidget* parent)
    : QDialog(parent), m_position(std::move(position)), m_tiles(new QLineEdit), m_result(new QLabel)
{
    setObjectName(u"exchangeDialog"_s);
    setWindowTitle(tr("Exchange tiles"));
    const engine::Alphabet& alphabet = m_position->rules().alphabet;
    const auto rack = m_position->mover().rack.tiles();
    auto* label = new QLabel(
        rack.empty()
            ? tr("&Tiles to exchange (? = blank)")
            : tr("&Tiles of %1 to exchange (? = blank)").arg(fromUtf8(alphabet.written(rack))));
    label->setBuddy(m_tiles);
    m_tiles->setObjectName(u"exchangeTiles"_s);
    m_tiles->setAccessibleName(tr("Tiles to exchange"));
    m_result->setObjectName(u"exchangeResult"_s);
    m_result->setWordWrap(true);
    m_result->setMinimumHeight(2 * m_result->fontMetrics().height());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_exchange = buttons->addButton(tr("&Exchange"), QDialogButtonBox::AcceptRole);
    m_exchange->setObjectName(u"exchangeButton"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tiles, &QLineEdit::textChanged, this, &ExchangeDialog::showOutcome);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_tiles);
    layout->addWidget(m_result);
    layout->addWidget(buttons);
    m_exchange->setDefault(true);  // the dialog has to know of it
    setMinimumWidth(380);
    showOutcome();
}

void ExchangeDialog::showOutcome()
{
    m_move.reset();
    const engine::Alphabet& alphabet = m_position->rules().alphabet;
    const int limit = m_position->exchangeLimit();
    const auto tiles = readTypedRack(alphabet, m_tiles->text().simplified());
    QString text;
    if (limit == 0) {
        text = u"\u26a0 "_s + tr("The rules allow no exchange now: %n tiles are in the bag.",
                                 nullptr, m_position->bagSize());
    } else if (!tiles) {
        text = u"\u26a0 "_s + typedErrorText(tiles.error());
    } else if (tiles->empty()) {
        text = tr("Up to %n tiles can be exchanged.", nullptr, limit);
    } else if (tiles->total() > limit) {
        text = u"\u26a0 "_s + tr("Up to %n tiles can be exchanged.", nullptr, limit);
    } else {
        const engine::Move move = engine::exchangeOf(*tiles);
        const auto legal = engine::checkMove(*m_position, move, engine::WordCheck::Ignore);
        if (legal) {
            m_move = move;
            engine::Rack kept = m_position->mover().rack;
            if (kept.contains(*tiles)) {
                kept.removeAll(*tiles);
                text = kept.empty()
                           ? tr("Nothing is kept.")
                           : tr("%1 is kept.").arg(fromUtf8(alphabet.written(kept.tiles())));
            }
        } else {
            text = u"\u26a0 "_s + errorText(legal.error());
        }
    }
    m_result->setText(text);
    m_exchange->setEnabled(m_move.has_value());
}

}  // namespace ui
