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
    connect(&library, &LexiconLibrary::changed, this, &PlayerLexiconLoader::lookAgain);
}

void PlayerLexiconLoader::lookAgain()
{
    m_failed.clear();
    follow(StudyChange::LexiconChange);
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
        Wanted each{fromUtf8(player.lexicon), {}, {}, false};
        if (!each.name.isEmpty()) {
            const auto known = m_library.named(each.name, rules->alphabet);
            each.isKnown = known.has_value();
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
    m_reading.ask<Opened>(
        tr("Opening the lexicons of the players"), JobClass::Interactive,
        [wanted, there, rules](const TaskContext& context) {
            return openAll(wanted, there, *rules, context);
        },
        [this, wanted](Result<Opened> opened) {
            // Cancelled: nothing is known of any.
            if (opened) {
                for (const auto& [player, error] : opened->failures) {
                    m_failed.insert(wanted[static_cast<std::size_t>(player)].path);
                    report(tr("The lexicon of %1 was not opened")
                               .arg(shownName(m_study.playerName(player))),
                           error, LoadSubject::Lexicon, m_numbers.newest());
                }
                take(wanted, std::move(opened->lexicons));
            }
            emit requestsChanged();
        });
}

Result<PlayerLexiconLoader::Opened> PlayerLexiconLoader::openAll(const std::vector<Wanted>& wanted,
                                                                 std::vector<LexiconPtr> there,
                                                                 const engine::GameRules& rules,
                                                                 const TaskContext& context)
{
    Opened opened{std::move(there), {}};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const QString& path = wanted[i].path;
        LexiconPtr& place = opened.lexicons[i];
        if (place || path.isEmpty()) continue;
        if (place = openOne(opened.lexicons, path, rules); place) continue;
        const bool hasFailed = std::ranges::any_of(opened.failures, [&](const auto& failure) {
            return wanted[static_cast<std::size_t>(failure.first)].path == path;
        });
        if (hasFailed) continue;
        auto lexicon = readLexicon(toPath(path), wanted[i].letters, rules, context, false);
        if (lexicon) place = std::move(*lexicon);
        else if (lexicon.error().code == engine::ErrorCode::Cancelled)
            return engine::failure(std::move(lexicon.error()));
        else opened.failures.emplace_back(static_cast<int>(i), std::move(lexicon.error()));
    }
    return opened;
}

void PlayerLexiconLoader::take(const std::vector<Wanted>& wanted, std::vector<LexiconPtr> lexicons)
{
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i].name.isEmpty() || wanted[i].isKnown || lexicons[i]) continue;
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
