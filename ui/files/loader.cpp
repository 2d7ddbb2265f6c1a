// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/loader.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "ui/document/study.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

Loader::Loader(JobService& jobs, Study& study, Settings& settings, LexiconLibrary& library,
               QObject* parent)
    : QObject(parent), m_jobs(jobs), m_study(study), m_settings(settings), m_library(library)
{
    // The table that belongs to the lexicon may have been changed.
    connect(&m_library, &LexiconLibrary::changed, this, [this] {
        const QString path = presentWinTable();
        // The name of no file is one that is still being typed.
        if (!path.isEmpty() && !QFileInfo(path).isFile()) return;
        followWinTable(Origin::Asked);
        proceed();
    });
}

QString Loader::fileName(const QString& path)
{
    return QFileInfo(path).fileName();
}

void Loader::want(Lane& lane, const QString& path, Origin origin, Ticket ticket, int chapter,
                  std::optional<QString> text)
{
    // What a file is can be known later than what a newer one is.
    const auto place =
        std::find_if(lane.wanted.begin(), lane.wanted.end(),
                     [ticket](const Request& other) { return other.ticket > ticket; });
    lane.wanted.insert(place, {path, origin, ticket, ++m_lastSerial, chapter, std::move(text)});
}

void Loader::proceed()
{
    // Among the files that are looked at may be rules, which all the others are read for.
    if (m_looking > 0) return;
    startRules();
    if (!m_rules.idle()) return;
    if (m_usual) wantUsual();
    startLexicon();
    startLeaves();
    startWinTable();
    startPosition();
}

std::optional<Loader::Request> Loader::next(Lane& lane)
{
    if (lane.wanted.empty() || lane.wanted.back().serial == lane.reading) return std::nullopt;
    if (lane.job) lane.job->cancel();
    lane.reading = lane.wanted.back().serial;
    lane.rules = m_study.position()->rulesPtr();
    return lane.wanted.back();
}

bool Loader::finish(Lane& lane, const Request& request)
{
    if (lane.reading != request.serial) return false;
    lane.reading = 0;
    lane.job = nullptr;
    return true;
}

void Loader::settle(Lane& lane, const Request& request)
{
    const auto last = std::find_if(lane.wanted.begin(), lane.wanted.end(),
                                   [&](const Request& r) { return r.serial == request.serial; });
    if (last != lane.wanted.end()) lane.wanted.erase(lane.wanted.begin(), last + 1);
}

void Loader::giveUp(Lane& lane, const Request& request)
{
    std::erase_if(lane.wanted, [&](const Request& r) { return r.serial == request.serial; });
}

void Loader::clear(Lane& lane)
{
    lane.wanted.clear();
    lane.reading = 0;
    if (lane.job) lane.job->cancel();
    lane.job = nullptr;
}

void Loader::report(const QString& what, const engine::Error& error, Subject subject, Ticket ticket)
{
    if (error.code != engine::ErrorCode::Cancelled) emit failed(what, error, subject, ticket);
}

bool Loader::fitsNow(const engine::GameRules& rules) const
{
    const engine::GameRules& now = m_study.position()->rules();
    return now.alphabet.sameLetters(rules.alphabet) && (rules.jumbled() || !now.jumbled());
}

bool Loader::defaultsFit() const
{
    return m_defaultRules &&
           m_defaultRules->alphabet.sameLetters(m_study.position()->rules().alphabet);
}

void Loader::openFiles(const QStringList& paths, WordLists lists)
{
    if (paths.isEmpty()) return;
    ++m_looking;
    m_jobs.start<std::vector<FoundFile>>(
        paths.size() == 1 ? tr("Looking at %1").arg(fileName(paths.first()))
                          : tr("Looking at %n files", nullptr, static_cast<int>(paths.size())),
        JobClass::Interactive,
        [paths](const TaskContext& context) -> Result<std::vector<FoundFile>> {
            std::vector<FoundFile> files;
            for (const QString& path : paths) {
                if (!QFileInfo(path).isDir()) {
                    files.push_back({path, engine::kindOfFile(toPath(path))});
                    continue;
                }
                const auto games = gamesIn(path, context);
                if (!games) files.push_back({path, engine::failure(games.error())});
                else
                    for (const QString& game : *games)
                        files.push_back({game, engine::FileKind::Game});
            }
            return files;
        },
        this,
        [this, lists, ticket = ++m_lastTicket](Result<std::vector<FoundFile>> files) {
            --m_looking;
            if (files) sort(*files, lists, ticket);
            proceed();
        });
}

void Loader::sort(const std::vector<FoundFile>& files, WordLists lists, Ticket ticket)
{
    QStringList documents;
    for (const auto& [path, kind] : files) {
        if (!kind) {
            report(tr("%1 can't be opened").arg(fileName(path)), kind.error(), Subject::File,
                   ticket);
            continue;
        }
        switch (*kind) {
        case engine::FileKind::Game:
        case engine::FileKind::Position: documents.append(path); break;
        case engine::FileKind::WordList:
            if (lists == WordLists::Offer) emit wordListFound(path);
            else want(m_lexicon, path, Origin::Asked, ticket);
            break;
        case engine::FileKind::WordGraph: want(m_lexicon, path, Origin::Asked, ticket); break;
        case engine::FileKind::Leaves:
            m_leavesAsked = std::max(m_leavesAsked, ticket);
            want(m_leaves, path, Origin::Asked, ticket);
            break;
        case engine::FileKind::WinTable:
            m_winTableAsked = std::max(m_winTableAsked, ticket);
            want(m_winTable, path, Origin::Asked, ticket);
            break;
        case engine::FileKind::Rules: want(m_rules, path, Origin::Asked, ticket); break;
        }
    }
    if (documents.size() == 1) want(m_position, documents.first(), Origin::Asked, ticket);
    else if (!documents.isEmpty()) startGames(documents, ticket);
}

void Loader::openChapter(const QString& path, int chapter)
{
    want(m_position, path, Origin::Asked, ++m_lastTicket, chapter);
    proceed();
}

void Loader::openPosition(const QString& path)
{
    want(m_position, path, Origin::Asked, ++m_lastTicket);
    proceed();
}

void Loader::openLexicon(const QString& path)
{
    want(m_lexicon, path, Origin::Asked, ++m_lastTicket);
    proceed();
}

void Loader::openLeaves(const QString& path)
{
    m_leavesAsked = ++m_lastTicket;
    want(m_leaves, path, Origin::Asked, m_leavesAsked);
    proceed();
}

void Loader::openRules(const QString& path)
{
    want(m_rules, path, Origin::Asked, ++m_lastTicket);
    proceed();
}

void Loader::startLexicon()
{
    const auto request = next(m_lexicon);
    if (!request) return;
    m_lexicon.job = m_jobs.start<OpenedLexicon>(
        tr("Opening %1").arg(fileName(request->path)), JobClass::Heavy,
        [path = toPath(request->path), rules = m_lexicon.rules,
         known = m_library.lettersOfFile(request->path)](
            const TaskContext& context) -> Result<OpenedLexicon> {
            auto lexicon = readLexicon(path, known, *rules, context);
            if (!lexicon) return engine::failure(std::move(lexicon.error()));
            return OpenedLexicon{std::move(*lexicon), known.isEmpty() && !namesItsLetters(path)};
        },
        this,
        [this, request = *request](Result<OpenedLexicon> opened) {
            if (finish(m_lexicon, request)) finishLexicon(request, std::move(opened));
        });
}

void Loader::finishLexicon(const Request& request, Result<OpenedLexicon> reading)
{
    const bool asked = request.origin == Origin::Asked;
    if (!reading && reading.error().code == engine::ErrorCode::Cancelled) {
        // By the user, who wants none of them.
        clear(m_lexicon);
        return;
    }
    if (!fitsNow(*m_lexicon.rules)) {
        // The rules have changed meanwhile.
        if (!asked) giveUp(m_lexicon, request);
        openUsual();
        return;
    }
    Result<void> done;
    if (reading)
        done =
            m_study.setLexicon(reading->lexicon, asked ? Study::Step::Own : Study::Step::Previous);
    else done = engine::failure(reading.error());
    if (!done) {
        giveUp(m_lexicon, request);
        report(tr("%1 was not opened as a lexicon").arg(fileName(request.path)), done.error(),
               Subject::Lexicon, request.ticket);
        if (m_lexicon.wanted.empty() && !m_study.position()->lexicon() && defaultsFit() &&
            !m_defaultLexicon.isEmpty() && !samePath(request.path, m_defaultLexicon))
            want(m_lexicon, m_defaultLexicon, Origin::Instead, ++m_lastTicket);
        proceed();
        return;
    }
    settle(m_lexicon, request);
    if (asked && reading->lettersAssumed) {
        emit remarked(tr("%1 doesn't say which letters it is for").arg(fileName(request.path)),
                      tr("they were taken for those of %1; Lexicon, Manage can set others")
                          .arg(fromUtf8(reading->lexicon->alphabet().name())));
    }
    if (asked) rememberLexicon(request.path);
    followLexicon(request);
    if (asked) emit opened(Subject::Lexicon, request.ticket);
    proceed();
}

void Loader::rememberLexicon(const QString& path)
{
    const engine::GameRules& rules = *m_lexicon.rules;
    const QString letters = lettersOf(rules.alphabet).id;
    m_library.remember(path, letters);
    const bool isDefault = defaultsFit() && samePath(path, m_defaultLexicon);
    const QString last = QFileInfo(path).absoluteFilePath();
    // What was set for these rules only stays a matter of these rules.
    const QString id = fromUtf8(rules.id);
    if (!m_settings.lexiconForRules(id).isEmpty()) m_settings.setLexiconForRules(id, last);
    // The default is found without being remembered, even when the program has moved.
    else m_settings.setLexiconFor(letters, isDefault ? QString() : last);
}

void Loader::followLexicon(const Request& request)
{
    if (m_winTableAsked < request.ticket) followWinTable(Origin::Usual);
    // Leaves that were asked for at the same time or later are what the user wants.
    if (m_leavesAsked >= request.ticket) return;
    const QString own = m_library.leavesOf(request.path, m_lexicon.rules->id);
    if (own.isEmpty()) {
        followLeaves();
    } else if (!samePath(own, m_usualLeaves) || !m_study.leaves()) {
        m_usualLeaves = own;
        want(m_leaves, own, Origin::Usual, ++m_lastTicket);
    }
}

void Loader::startRules()
{
    const auto request = next(m_rules);
    if (!request) return;
    m_rules.job = m_jobs.start<engine::GameRulesPtr>(
        tr("Opening %1").arg(fileName(request->path)), JobClass::Interactive,
        [path = toPath(request->path)](const TaskContext&) {
            return engine::catalogue::openRules(path);
        },
        this,
        [this, request = *request](Result<engine::GameRulesPtr> rules) {
            if (!finish(m_rules, request)) return;
            if (rules) {
                settle(m_rules, request);
                adoptRules(*rules, request.ticket);
            } else {
                giveUp(m_rules, request);
                report(tr("%1 was not opened as rules").arg(fileName(request.path)), rules.error(),
                       Subject::Rules, request.ticket);
                proceed();
            }
        });
}

void Loader::useRules(const engine::GameRulesPtr& rules)
{
    clear(m_rules);
    adoptRules(rules, ++m_lastTicket);
}

void Loader::adoptRules(const engine::GameRulesPtr& rules, Ticket ticket)
{
    if (auto done = m_study.setRules(rules); !done) {
        report(tr("These rules can't be used"), done.error(), Subject::Rules, ticket);
        proceed();
        return;
    }
    emit opened(Subject::Rules, ticket);
    // Rules empty the board: only positions asked for with them or later are still wanted.
    if (m_position.reading != 0 && m_position.wanted.back().ticket < ticket) clear(m_position);
    std::erase_if(m_position.wanted, [ticket](const Request& r) { return r.ticket < ticket; });
    openUsual();
}

void Loader::setDefaults(engine::GameRulesPtr rules, const QString& lexicon)
{
    if (rules) m_library.setBundled(lexicon, lettersOf(rules->alphabet).id);
    m_defaultRules = std::move(rules);
    m_defaultLexicon = lexicon;
}

QStringList Loader::remembered(QString (Settings::*file)(const QString&) const) const
{
    // What was chosen for another alphabet with the same letters is better than nothing.
    const Letters own = lettersOf(m_study.position()->rules().alphabet);
    QStringList files{(m_settings.*file)(own.id)};
    for (const Letters& other : builtInLetters())
        if (other.sameAs(own)) files.append((m_settings.*file)(other.id));
    return files;
}

QString Loader::firstThere(const QStringList& paths, Subject subject)
{
    for (const QString& path : paths) {
        if (path.isEmpty()) continue;
        if (QFileInfo::exists(path)) return path;
        if (m_missing.contains(path)) continue;
        m_missing.append(path);
        report(tr("%1, used last time, was not opened").arg(fileName(path)),
               {engine::ErrorCode::FileUnreadable,
                engine::say("%1", tr("the file is not there any more").toStdString()),
                {path.toStdString()}},
               subject, m_lastTicket);
    }
    return {};
}

QString Loader::usualLexicon()
{
    const QString forRules = m_settings.lexiconForRules(fromUtf8(m_study.position()->rules().id));
    const QString last =
        firstThere(QStringList{forRules} + remembered(&Settings::lexiconFor), Subject::Lexicon);
    if (!last.isEmpty()) return last;
    return defaultsFit() ? m_defaultLexicon : QString();
}

void Loader::openUsual()
{
    m_usual = true;
    proceed();
}

void Loader::wantUsual()
{
    m_usual = false;
    // What is under way is left alone; if it doesn't fit by its end, this is called again.
    if (!m_study.position()->lexicon() && m_lexicon.idle()) {
        const QString path = usualLexicon();
        if (!path.isEmpty()) want(m_lexicon, path, Origin::Usual, ++m_lastTicket);
    }
    if (m_leaves.idle()) followLeaves();
    if (m_lexicon.idle() && m_winTable.idle()) followWinTable(Origin::Usual);
}

}  // namespace ui
