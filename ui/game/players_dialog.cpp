// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/players_dialog.h"

#include <utility>

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/document/study.h"
#include "ui/game/players_form.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

PlayersDialog::PlayersDialog(Study& study, QWidget* parent)
    : QDialog(parent),
      m_study(study),
      m_document(study.state().document),
      m_form(new PlayersForm),
      m_problem(new QLabel)
{
    setObjectName(u"playersDialog"_s);
    setWindowTitle(tr("Scores and racks"));
    QStringList names;
    for (int i = 0; i < study.position()->playerCount(); ++i) names.append(study.playerName(i));
    m_form->setPosition(*study.position(), names);
    m_problem->setObjectName(u"playersProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &PlayersDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    setMinimumWidth(420);
}

void PlayersDialog::accept()
{
    const engine::Position& position = *m_study.position();
    if (m_study.state().document != m_document || position.playerCount() != m_form->playerCount()) {
        // A file that was still loading can bring other players.
        m_problem->setText(tr("Another position was opened in the meantime. Close this window "
                              "and open it again to edit that one."));
        m_problem->show();
        return;
    }
    engine::Result<void> done;
    auto players = m_form->players(position);
    if (!players) done = engine::failure(std::move(players.error()));
    else done = m_study.setPlayers(*players, m_form->onTurn());
    if (done) {
        QDialog::accept();
        return;
    }
    m_problem->setText(errorText(done.error()));
    m_problem->show();
}

}  // namespace ui

#include "moc_players_dialog.cpp"
