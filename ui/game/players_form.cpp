// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/players_form.h"

#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/board/rack_text.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kLargestTotal = 99'999;

}  // namespace

PlayersForm::PlayersForm(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->addWidget(new QLabel(tr("On turn")), 0, 0);
    m_grid->addWidget(new QLabel(tr("Rack (? = blank, empty = unknown)")), 0, 1);
    m_grid->addWidget(new QLabel(tr("Score")), 0, 2);
    m_grid->setColumnStretch(1, 1);
}

void PlayersForm::build(const QStringList& names)
{
    for (const Row& row : std::exchange(m_rows, {})) {
        delete row.onTurn;
        delete row.rack;
        delete row.score;
    }
    m_names = names;
    for (int i = 0; i < names.size(); ++i) {
        const QString& name = names.at(i);
        const Row row{new QRadioButton(name), new QLineEdit, new QSpinBox};
        row.onTurn->setObjectName(u"onTurn%1"_s.arg(i));
        row.onTurn->setAccessibleName(tr("%1 is on turn").arg(name));
        row.rack->setObjectName(u"rack%1"_s.arg(i));
        row.rack->setAccessibleName(tr("Rack of %1").arg(name));
        row.score->setObjectName(u"score%1"_s.arg(i));
        row.score->setAccessibleName(tr("Score of %1").arg(name));
        row.score->setRange(-kLargestTotal, kLargestTotal);
        m_grid->addWidget(row.onTurn, i + 1, 0);
        m_grid->addWidget(row.rack, i + 1, 1);
        m_grid->addWidget(row.score, i + 1, 2);
        connect(row.onTurn, &QRadioButton::clicked, this, [this] { emit edited(0); });
        connect(row.rack, &QLineEdit::textEdited, this, [this, i] { emit edited(2 * i + 1); });
        connect(row.score, &QSpinBox::valueChanged, this, [this, i] { emit edited(2 * i + 2); });
        m_rows.push_back(row);
    }
}

void PlayersForm::setPosition(const engine::Position& position, const QStringList& names)
{
    if (names != m_names) build(names);
    const engine::Alphabet& alphabet = position.rules().alphabet;
    for (int i = 0; i < playerCount() && i < position.playerCount(); ++i) {
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        const engine::Player& player = position.player(i);
        row.onTurn->setChecked(i == position.onTurn());
        const auto typed = readTypedRack(alphabet, row.rack->text());
        if (!typed || !(*typed == player.rack)) {
            const auto tiles = player.rack.tiles();
            row.rack->setText(typedRackText(alphabet, tiles));
        }
        const QSignalBlocker quiet(row.score);
        row.score->setValue(player.score.points);
    }
}

engine::Result<std::vector<engine::Player>>
PlayersForm::players(const engine::Position& position) const
{
    std::vector<engine::Player> players;
    for (int i = 0; i < playerCount(); ++i) {
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        engine::Player player = position.player(i);
        auto rack = readTypedRack(position.rules().alphabet, row.rack->text().simplified());
        if (!rack) return engine::failure(std::move(rack.error()));
        player.rack = *rack;
        player.score = {row.score->value()};
        players.push_back(player);
    }
    return players;
}

int PlayersForm::onTurn() const
{
    for (int i = 0; i < playerCount(); ++i)
        if (m_rows[static_cast<std::size_t>(i)].onTurn->isChecked()) return i;
    return 0;
}

}  // namespace ui

#include "moc_players_form.cpp"
