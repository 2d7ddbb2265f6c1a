// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/player_lexicon_loader.h"

#include <algorithm>
#include <utility>

#include "engine/lexicon/lexicon.h"
#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/language/engine_text.h"
#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"

namespace ui {

using engine::LexiconPtr;
using engine::Result;
using engine::TaskContext;

namespace {

/// One of the lexicons that are open already.
LexiconPtr openOne(const std::vector<LexiconPtr>& open, const QString& path,
                   const engine::GameRules& rules)
{
    const auto found = std::ranges::find_if(open, [&](const LexiconPtr& each) {
        return each && each->alphabet().sameLetters(rules.alphabet) &&
               samePath(fromPath(each->path()), path);
    });
    return found == open.end() ? nullptr : *found;
}

}  // namespace

PlayerLexiconLoader::PlayerLexiconLoader(JobService& jobs, Study& study, LexiconLibrary& library,
                                         RequestNumbers& numbers)
    : m_study(study), m_library(library), m_numbers(numbers), m_reading(jobs)
{
    connect(&study, &Study::changed, this, &PlayerLexiconLoader::follow);
    connect(&library, &LexiconLibrary::changed, this, [this] {
        m_failed.clear();
        follow(StudyChange::LexiconChange);
    });
}

void PlayerLexiconLoader::follow(StudyChanges changes)
{
    if (!(changes & (StudyChange::GameChange | StudyChange::LexiconChange))) return;
    m_reading.drop();
    const OpenGamePtr& game = m_study.game();
    if (game && game->playerWithoutLexicon() >= 0) m_study.whenSettled([this] { read(); });
}

void PlayerLexiconLoader::read()
{
    const OpenGamePtr game = m_study.game();
    if (!game || game->playerWithoutLexicon() < 0) return;
    const engine::GameRulesPtr rules = game->record().rulesPtr();
    std::vector<LexiconPtr> open = m_open;
    open.push_back(game->lexicon());
    open.insert(open.end(), game->lexicons().own.begin(), game->lexicons().own.end());
    std::vector<Wanted> wanted;
    std::vector<LexiconPtr> there;
    bool whole = true;
    for (const engine::GamePlayer& player : game->record().info().players) {
        Wanted each{fromUtf8(player.lexicon), {}, {}};
        if (!each.name.isEmpty()) {
            const auto known = m_library.named(each.name, rules->alphabet);
            if (known && !m_failed.contains(known->path)) {
                each.path = known->path;
                each.letters = known->letters;
            }
        }
        there.push_back(each.path.isEmpty() ? nullptr : openOne(open, each.path, *rules));
        if (!each.path.isEmpty() && !there.back()) whole = false;
        wanted.push_back(std::move(each));
    }
    if (whole) return take(wanted, std::move(there));
    m_reading.ask<std::vector<LexiconPtr>>(
        tr("Opening the lexicons of the players"), JobClass::Interactive,
        [wanted, there, rules](const TaskContext& context) -> Result<std::vector<LexiconPtr>> {
            std::vector<LexiconPtr> all = there;
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                if (all[i] || wanted[i].path.isEmpty()) continue;
                if (all[i] = openOne(all, wanted[i].path, *rules); all[i]) continue;
                auto lexicon =
                    readLexicon(toPath(wanted[i].path), wanted[i].letters, *rules, context, false);
                if (!lexicon) return engine::failure(std::move(lexicon.error()));
                all[i] = std::move(*lexicon);
            }
            return all;
        },
        [this, wanted](Result<std::vector<LexiconPtr>> lexicons) {
            if (lexicons) {
                take(wanted, std::move(*lexicons));
            } else {
                for (const Wanted& each : wanted) m_failed.insert(each.path);
                report(tr("The lexicons of the players were not opened"), lexicons.error(),
                       LoadSubject::Lexicon, m_numbers.newest());
                // As far as they are there.
                read();
            }
            emit requestsChanged();
        });
}

void PlayerLexiconLoader::take(const std::vector<Wanted>& wanted, std::vector<LexiconPtr> lexicons)
{
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i].name.isEmpty() || lexicons[i]) continue;
        const QString key = QString::number(m_study.state().document) + u'\n' + wanted[i].name;
        if (!m_told.insert(key).second) continue;
        emit remarked(
            tr("The lexicon %1 of %2 is not among those that are known here")
                .arg(shownName(wanted[i].name), shownName(m_study.playerName(static_cast<int>(i)))),
            tr("the words of the game count until Lexicon, Manage adds it and Game, Lexicons of "
               "the "
               "Players takes it up"));
    }
    m_open = lexicons;
    m_study.setPlayerLexicons(std::move(lexicons));
}

}  // namespace ui

#include "moc_player_lexicon_loader.cpp"
