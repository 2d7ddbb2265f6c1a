// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lexicon_workshop.h"

#include <QAction>
#include <QWidget>

#include "engine/lexicon/lexicon.h"
#include "ui/commands/action_registry.h"
#include "ui/document/letters.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/lexicon/build_dialog.h"
#include "ui/lexicon/compare_dialog.h"
#include "ui/lexicon/library_dialog.h"
#include "ui/training/train_dialog.h"
#include "ui/training/value_training.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

void present(QWidget& dialog)
{
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

Letters presentLetters(const ShownStudy& shown)
{
    return lettersOf(shown.position()->rules().alphabet);
}

LibraryDialog::Present presentState(const ShownStudy& shown, const QString& lexicon)
{
    const engine::GameRules& rules = shown.position()->rules();
    return {lettersOf(rules.alphabet), fromUtf8(rules.id), engineTitle(rules.title), lexicon};
}

TrainForm::Present presentValues(const ShownStudy& shown, const QString& lexicon)
{
    return {lexicon, shown.position()->rulesPtr(), shown.leaves(), shown.state().leavesName};
}

}  // namespace

LexiconWorkshop::LexiconWorkshop(Session& session, QWidget* window)
    : QObject(window),
      m_session(session),
      m_window(window),
      m_training(new ValueTraining(session.jobs(), session.settings(), session.library(), this))
{
    connect(&session.shown(), &ShownStudy::changed, this, &LexiconWorkshop::followStudy);
    connect(&session.loader(), &Loader::wordListFound, this,
            [this](const QString& path) { build({path}); });
    // Which one is opened of itself is known only after the study has it.
    connect(&session.loader(), &Loader::opened, this, [this](Loader::Subject subject) {
        if (subject == Loader::Subject::Lexicon) followStudy(StudyChange::LexiconChange);
    });
    connect(m_training, &ValueTraining::installed, &session.loader(), &Loader::reloadBelongings);
}

void LexiconWorkshop::addActions(ActionRegistry& actions)
{
    connect(actions.add({u"lexicon.build"_s,
                         tr("&Build…"),
                         tr("Make word graphs, alphagrams and leave files of word lists"),
                         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)}},
                        m_window),
            &QAction::triggered, this, [this] { build(); });
    connect(actions.add({u"lexicon.manage"_s,
                         tr("&Manage…"),
                         tr("The lexicons that are known: their letters, leaves and state"),
                         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)}},
                        m_window),
            &QAction::triggered, this, &LexiconWorkshop::manage);
    connect(actions.add({u"lexicon.compare"_s, tr("&Compare…"),
                         tr("Which words are in one of two lexicons only")},
                        m_window),
            &QAction::triggered, this,
            [this] { compare(presentLexicon(), presentLetters(m_session.shown()).id); });
    connect(actions.add({u"tools.train"_s, tr("&Train Values…"),
                         tr("Learn leave values and a win table for a lexicon by self-play")},
                        m_window),
            &QAction::triggered, this, &LexiconWorkshop::train);
}

QString LexiconWorkshop::presentLexicon() const
{
    return m_session.shown().lexiconPath();
}

void LexiconWorkshop::build(const QStringList& sources)
{
    if (!m_build) {
        m_build = new BuildDialog(m_session.jobs(), m_session.settings(), m_session.library(),
                                  presentLetters(m_session.shown()), m_window);
        m_build->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_build, &BuildDialog::useRequested, this, &LexiconWorkshop::useBuilt);
        connect(m_build, &BuildDialog::compareRequested, this,
                [this](const QString& path, const QString& letters) { compare(path, letters); });
    }
    if (!sources.isEmpty()) m_build->addSources(sources);
    present(*m_build);
}

void LexiconWorkshop::useBuilt(const QString& lexicon, const QString& leaves)
{
    if (!leaves.isEmpty()) m_session.library().assignLeaves(lexicon, leaves);
    m_session.loader().openLexicon(lexicon);
}

void LexiconWorkshop::manage()
{
    if (!m_library) {
        m_library = new LibraryDialog(m_session.jobs(), m_session.settings(), m_session.library(),
                                      presentState(m_session.shown(), presentLexicon()), m_window);
        m_library->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_library, &LibraryDialog::useRequested, &m_session.loader(), &Loader::openLexicon);
        connect(m_library, &LibraryDialog::compareRequested, this,
                [this](const QString& path, const QString& letters) { compare(path, letters); });
        connect(m_library, &LibraryDialog::buildRequested, this,
                [this](const QString& path) { build({path}); });
    }
    present(*m_library);
}

void LexiconWorkshop::compare(const QString& first, const QString& letters)
{
    const QString id = letters.isEmpty() ? presentLetters(m_session.shown()).id : letters;
    if (!m_compare) {
        m_compare = new CompareDialog(m_session.jobs(), m_session.settings(), m_session.library(),
                                      presentLetters(m_session.shown()), m_window);
        m_compare->setAttribute(Qt::WA_DeleteOnClose);
    }
    present(*m_compare);
    m_compare->setLexicons(first, {}, id);
}

void LexiconWorkshop::train()
{
    if (!m_train) {
        m_train = new TrainDialog(*m_training, m_session.settings(), m_session.library(),
                                  presentValues(m_session.shown(), presentLexicon()), m_window);
        m_train->setAttribute(Qt::WA_DeleteOnClose);
    }
    present(*m_train);
}

void LexiconWorkshop::followStudy(StudyChanges changes)
{
    using enum StudyChange;
    if (m_train && (changes & (RulesChange | LexiconChange | LeavesChange)))
        m_train->setPresent(presentValues(m_session.shown(), presentLexicon()));
    if (!(changes & (RulesChange | LexiconChange))) return;
    if (m_build) m_build->setCurrentLetters(presentLetters(m_session.shown()));
    if (m_library) m_library->setPresent(presentState(m_session.shown(), presentLexicon()));
}

}  // namespace ui
