// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/usual_files.h"

#include <utility>

#include <QFileInfo>

#include "engine/eval/value_files.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "ui/document/letters.h"
#include "ui/document/study.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

namespace ui {

UsualFiles::UsualFiles(const Study& study, Settings& settings, LexiconLibrary& library)
    : m_study(study), m_settings(settings), m_library(library)
{
}

void UsualFiles::setDefaults(engine::GameRulesPtr rules, const QString& lexicon)
{
    if (rules) m_library.setBundled(lexicon, lettersOf(rules->alphabet).id);
    m_defaultRules = std::move(rules);
    m_defaultLexicon = lexicon;
}

QString UsualFiles::defaultLexicon() const
{
    return defaultsFit() ? m_defaultLexicon : QString();
}

QString UsualFiles::defaultLeaves() const
{
    return leavesBeside(defaultLexicon());
}

QString UsualFiles::presentLexicon() const
{
    const engine::Lexicon* lexicon = m_study.state().lexicon().get();
    return lexicon ? fromPath(lexicon->path()) : QString();
}

UsualFiles::Choice UsualFiles::lexicon()
{
    const QString forRules = m_settings.lexiconForRules(fromUtf8(rules().id));
    Choice choice = firstThere(QStringList{forRules} + remembered(&Settings::lexiconFor));
    if (choice.path.isEmpty()) choice.path = defaultLexicon();
    return choice;
}

UsualFiles::Choice UsualFiles::leaves(const QString& lexicon)
{
    if (const QString own = m_library.leavesOf(lexicon, rules().id); !own.isEmpty())
        return {own, {}};
    Choice choice = firstThere(remembered(&Settings::leavesFor));
    if (choice.path.isEmpty()) choice.path = leavesBeside(lexicon);
    if (choice.path.isEmpty()) choice.path = defaultLeaves();
    return choice;
}

QString UsualFiles::winTable() const
{
    const QString own = m_library.winTableOf(presentLexicon(), rules().id);
    return own.isEmpty() && defaultsFit() ? m_library.winTableOf(m_defaultLexicon, rules().id)
                                          : own;
}

void UsualFiles::rememberLexicon(const QString& path, const engine::GameRules& rules)
{
    const QString letters = lettersOf(rules.alphabet).id;
    m_library.remember(path, letters);
    const QString last = QFileInfo(path).absoluteFilePath();
    // What was set for these rules only stays a matter of these rules.
    const QString id = fromUtf8(rules.id);
    if (!m_settings.lexiconForRules(id).isEmpty()) m_settings.setLexiconForRules(id, last);
    // The default is found without being remembered, even when the program has moved.
    else m_settings.setLexiconFor(letters, samePath(path, defaultLexicon()) ? QString() : last);
}

void UsualFiles::rememberLeaves(const QString& path, const engine::Alphabet& alphabet)
{
    m_settings.setLeavesFor(lettersOf(alphabet).id, samePath(path, defaultLeaves())
                                                        ? QString()
                                                        : QFileInfo(path).absoluteFilePath());
}

const engine::GameRules& UsualFiles::rules() const
{
    return m_study.position()->rules();
}

bool UsualFiles::defaultsFit() const
{
    return m_defaultRules && m_defaultRules->alphabet.sameLetters(rules().alphabet);
}

QString UsualFiles::leavesBeside(const QString& lexicon) const
{
    if (lexicon.isEmpty()) return {};
    const auto path = engine::leavesBeside(toPath(lexicon), rules());
    return path ? fromPath(*path) : QString();
}

QStringList UsualFiles::remembered(QString (Settings::*file)(const QString&) const) const
{
    // What was chosen for another alphabet with the same letters is better than nothing.
    const Letters own = lettersOf(rules().alphabet);
    QStringList files{(m_settings.*file)(own.id)};
    for (const auto& entry : engine::catalogue::alphabets()) {
        const QString path = (m_settings.*file)(fromUtf8(entry.id));
        if (path.isEmpty()) continue;
        const Letters* other = lettersById(fromUtf8(entry.id));
        if (other && other->sameAs(own)) files.append(path);
    }
    return files;
}

UsualFiles::Choice UsualFiles::firstThere(const QStringList& paths)
{
    Choice choice;
    for (const QString& path : paths) {
        if (path.isEmpty()) continue;
        if (isThere(path)) {
            choice.path = path;
            break;
        }
        if (m_missing.contains(path)) continue;
        m_missing.append(path);
        choice.missing.append(path);
    }
    return choice;
}

}  // namespace ui
