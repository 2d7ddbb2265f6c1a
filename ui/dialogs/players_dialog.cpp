// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/players_dialog.h"

#include <utility>

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/board/rack_text.h"
#include "ui/session/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kLargestScore = 99'999;

}  // namespace

PlayersDialog::PlayersDialog(Study& study, QWidget* parent)
    : QDialog(parent), m_study(study), m_problem(new QLabel)
{
    setObjectName(u"playersDialog"_s);
    setWindowTitle(tr("Scores and racks"));
    auto* grid = new QGridLayout;
    grid->addWidget(new QLabel(tr("On turn")), 0, 0);
    grid->addWidget(new QLabel(tr("Rack (? = blank, empty = unknown)")), 0, 1);
    grid->addWidget(new QLabel(tr("Score")), 0, 2);
    const engine::Position& position = *study.position();
    for (int i = 0; i < position.playerCount(); ++i) {
        const engine::Player& player = position.player(i);
        const QString name = study.playerName(i);
        Row row{new QRadioButton(name), new QLineEdit, new QSpinBox};
        row.onTurn->setObjectName(u"onTurn%1"_s.arg(i));
        row.onTurn->setAccessibleName(tr("%1 is on turn").arg(name));
        row.onTurn->setChecked(i == position.onTurn());
        row.rack->setObjectName(u"rack%1"_s.arg(i));
        row.rack->setAccessibleName(tr("Rack of %1").arg(name));
        const auto tiles = player.rack.tiles();
        row.rack->setText(fromUtf8(position.rules().alphabet.written(tiles)));
        row.score->setObjectName(u"score%1"_s.arg(i));
        row.score->setAccessibleName(tr("Score of %1").arg(name));
        row.score->setRange(-kLargestScore, kLargestScore);
        row.score->setValue(player.score.points);
        grid->addWidget(row.onTurn, i + 1, 0);
        grid->addWidget(row.rack, i + 1, 1);
        grid->addWidget(row.score, i + 1, 2);
        m_rows.push_back(row);
    }
    m_problem->setObjectName(u"playersProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &PlayersDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(grid);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    setMinimumWidth(420);
}

void PlayersDialog::accept()
{
    const engine::Position& position = *m_study.position();
    if (position.playerCount() != static_cast<int>(m_rows.size())) {
        // A file that was still loading can bring other players.
        m_problem->setText(tr("Another position was opened in the meantime. Close this window "
                              "and open it again to edit that one."));
        m_problem->show();
        return;
    }
    std::vector<engine::Player> players;
    int onTurn = 0;
    engine::Result<void> done;
    for (int i = 0; i < static_cast<int>(m_rows.size()) && done; ++i) {
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        engine::Player player = position.player(i);
        auto rack = readTypedRack(position.rules().alphabet, row.rack->text().simplified());
        if (!rack) done = engine::failure(std::move(rack.error()));
        else player.rack = *rack;
        player.score = {row.score->value()};
        players.push_back(player);
        if (row.onTurn->isChecked()) onTurn = i;
    }
    if (done) done = m_study.setPlayers(players, onTurn);
    if (done) {
        QDialog::accept();
        return;
    }
    m_problem->setText(errorText(done.error()));
    m_problem->show();
}

}  // namespace ui
