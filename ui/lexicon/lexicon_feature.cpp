// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/lexicon_feature.h"

#include <QAction>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/document/letters.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/files/loader.h"
#include "ui/files/open_dialog.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/lexicon/build_dialog.h"
#include "ui/lexicon/compare_dialog.h"
#include "ui/lexicon/library_dialog.h"

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

}  // namespace

LexiconFeature::LexiconFeature(const Services& services, QMainWindow& window)
    : WindowFeature(&window), m_services(services), m_window(window)
{
    connect(&services.shown, &ShownStudy::changed, this, &LexiconFeature::followStudy);
    connect(&services.loader, &Loader::wordListFound, this,
            [this](const QString& path) { build({path}); });
    // Which one is opened of itself is known only after the study has it.
    connect(&services.loader, &Loader::opened, this, [this](Loader::Subject subject) {
        if (subject == Loader::Subject::Lexicon) followStudy(StudyChange::LexiconChange);
    });
}

void LexiconFeature::addOpening(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    const auto open = [this](const QString& title, const QString& filter,
                             void (Loader::*kind)(const QString&)) {
        openWithDialog(m_window, m_services.settings, title, filter,
                       [this, kind](const QString& path) { (m_services.loader.*kind)(path); });
    };
    add({u"lexicon.open"_s,
         tr("&Open Lexicon…"),
         tr("Open a word graph, a word list or a lexicon of another program"),
         {keys("Ctrl+Shift+O")},
         u"lexicon"_s},
        [open] { open(tr("Open Lexicon"), LibraryDialog::fileFilter(), &Loader::openLexicon); });
    add({u"lexicon.openLeaves"_s, tr("Open &Leave Values…"),
         tr("Open leave values from a file (KLV or CSV)")},
        [open] {
            open(tr("Open Leave Values"), tr("Leave values (*.klv *.klv2 *.csv);;All files (*)"),
                 &Loader::openLeaves);
        });
    add({u"lexicon.openWinTable"_s, tr("Open &Win Table…"),
         tr("Open the table that chances of winning are taken from")},
        [open] {
            open(tr("Open Win Table"), tr("Win tables (*.winpct);;All files (*)"),
                 &Loader::openWinTable);
        });
    add({u"lexicon.noLeaves"_s, tr("&No Leave Values"), tr("Count every leave as worth nothing")},
        [this] { m_services.study.setLeaves(nullptr, {}); });
}

void LexiconFeature::addActions(ActionRegistry& actions)
{
    addOpening(actions);
    connect(actions.add({u"lexicon.build"_s,
                         tr("&Build…"),
                         tr("Make word graphs, alphagrams and leave files of word lists"),
                         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)}},
                        &m_window),
            &QAction::triggered, this, [this] { build(); });
    connect(actions.add({u"lexicon.manage"_s,
                         tr("&Manage…"),
                         tr("The lexicons that are known: their letters, leaves and state"),
                         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)}},
                        &m_window),
            &QAction::triggered, this, &LexiconFeature::manage);
    connect(actions.add({u"lexicon.compare"_s, tr("&Compare…"),
                         tr("Which words are in one of two lexicons only")},
                        &m_window),
            &QAction::triggered, this,
            [this] { compare(presentLexicon(), presentLetters(m_services.shown).id); });
}

QList<MenuPlace> LexiconFeature::menuPlaces() const
{
    return {{u"lexicon"_s,
             0,
             10,
             {u"lexicon.open"_s, u"lexicon.build"_s, u"lexicon.compare"_s, u"lexicon.manage"_s}},
            {u"lexicon"_s, 1, 10, {u"lexicon.openLeaves"_s}},
            {u"lexicon"_s, 1, 30, {u"lexicon.noLeaves"_s, u"lexicon.openWinTable"_s}}};
}

QString LexiconFeature::presentLexicon() const
{
    return m_services.shown.lexiconPath();
}

void LexiconFeature::build(const QStringList& sources)
{
    if (!m_build) {
        m_build = new BuildDialog(m_services.jobs, m_services.settings, m_services.library,
                                  presentLetters(m_services.shown), &m_window);
        m_build->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_build, &BuildDialog::useRequested, this, &LexiconFeature::useBuilt);
        connect(m_build, &BuildDialog::compareRequested, this,
                [this](const QString& path, const QString& letters) { compare(path, letters); });
    }
    if (!sources.isEmpty()) m_build->addSources(sources);
    present(*m_build);
}

void LexiconFeature::useBuilt(const QString& lexicon, const QString& leaves)
{
    if (!leaves.isEmpty()) m_services.library.assignLeaves(lexicon, leaves);
    m_services.loader.openLexicon(lexicon);
}

void LexiconFeature::manage()
{
    if (!m_library) {
        m_library = new LibraryDialog(m_services.jobs, m_services.settings, m_services.library,
                                      presentState(m_services.shown, presentLexicon()), &m_window);
        m_library->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_library, &LibraryDialog::useRequested, &m_services.loader, &Loader::openLexicon);
        connect(m_library, &LibraryDialog::compareRequested, this,
                [this](const QString& path, const QString& letters) { compare(path, letters); });
        connect(m_library, &LibraryDialog::buildRequested, this,
                [this](const QString& path) { build({path}); });
    }
    present(*m_library);
}

void LexiconFeature::compare(const QString& first, const QString& letters)
{
    const QString id = letters.isEmpty() ? presentLetters(m_services.shown).id : letters;
    if (!m_compare) {
        m_compare = new CompareDialog(m_services.jobs, m_services.settings, m_services.library,
                                      presentLetters(m_services.shown), &m_window);
        m_compare->setAttribute(Qt::WA_DeleteOnClose);
    }
    present(*m_compare);
    m_compare->setLexicons(first, {}, id);
}

void LexiconFeature::followStudy(StudyChanges changes)
{
    using enum StudyChange;
    if (!(changes & (RulesChange | LexiconChange))) return;
    if (m_build) m_build->setCurrentLetters(presentLetters(m_services.shown));
    if (m_library) m_library->setPresent(presentState(m_services.shown, presentLexicon()));
}

}  // namespace ui

#include "moc_lexicon_feature.cpp"
