// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/player_lexicons_dialog.h"

#include <utility>

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "engine/lexicon/lexicon.h"
#include "ui/document/study.h"
#include "ui/files/lexicon_choice.h"
#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

PlayerLexiconsDialog::PlayerLexiconsDialog(Study& study, const LexiconLibrary& library,
                                           QWidget* parent)
    : QDialog(parent), m_study(study), m_game(study.state().gameId()), m_problem(new QLabel)
{
    setObjectName(u"playerLexiconsDialog"_s);
    setWindowTitle(tr("Lexicons of the players"));
    auto* told = new QLabel(tr("A play is judged by the words of its player; replies in "
                               "simulations and endings are made of the other one's."));
    told->setWordWrap(true);
    auto* form = new QFormLayout;
    const engine::GameRecord& record = study.game()->record();
    const engine::LexiconPtr& lexicon = study.state().lexicon();
    const QString path = lexicon ? fromPath(lexicon->path()) : QString();
    for (int i = 0; i < record.playerCount(); ++i) {
        auto* choice = new LexiconChoice(library);
        choice->setObjectName(u"lexiconOfPlayer%1"_s.arg(i));
        const QString name = shownName(study.playerName(i));
        choice->setAccessibleName(tr("Lexicon of %1").arg(name));
        const std::string& own = record.info().players[static_cast<std::size_t>(i)].lexicon;
        if (!own.empty()) choice->setName(fromUtf8(own), record.rules().alphabet);
        choice->fill(record.rules().alphabet, path);
        connect(choice, &QComboBox::currentIndexChanged, this, &PlayerLexiconsDialog::showProblem);
        form->addRow(name, choice);
        m_choices.push_back(choice);
    }
    m_problem->setObjectName(u"playerLexiconsProblem"_s);
    m_problem->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &PlayerLexiconsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(told);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addStretch(1);
    layout->addWidget(buttons);
    setMinimumWidth(420);
    showProblem();
}

void PlayerLexiconsDialog::showProblem()
{
    QString why;
    const OpenGamePtr& game = m_study.game();
    for (const LexiconChoice* choice : m_choices)
        if (why.isEmpty() && game) why = choice->problem(game->record().rules().alphabet);
    m_problem->setText(why.isEmpty() ? QString() : u"\u26a0 "_s + why);
    m_problem->setVisible(!why.isEmpty());
    if (m_ok) m_ok->setEnabled(why.isEmpty());
}

void PlayerLexiconsDialog::accept()
{
    const OpenGamePtr& game = m_study.game();
    const bool isSame = game && m_study.state().gameId() == m_game;
    engine::Result<void> done;
    if (isSame) {
        engine::GameRecord record = game->record();
        engine::GameInfo info = record.info();
        for (std::size_t i = 0; i < m_choices.size(); ++i)
            info.players[i].lexicon = m_choices[i]->name().toStdString();
        const bool changes = !(info == record.info());
        done = record.setInfo(std::move(info));
        if (done && changes)
            done = m_study.setRecord(std::move(record), m_study.state().cursor,
                                     tr("lexicons of the players"));
        if (done) {
            // What wasn't there may have come back.
            if (game->playerWithoutLexicon() >= 0) emit lexiconsWanted();
            return QDialog::accept();
        }
    }
    m_problem->setText(u"\u26a0 "_s +
                       (done ? tr("Another game was opened in the meantime. Close this window and "
                                  "open it again.")
                             : errorText(done.error())));
    m_problem->show();
}

}  // namespace ui

#include "moc_player_lexicons_dialog.cpp"
