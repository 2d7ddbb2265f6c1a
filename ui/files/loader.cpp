// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/loader.h"

#include <utility>

#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

Loader::Loader(JobService& jobs, Study& study, Settings& settings, LexiconLibrary& library,
               QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_study(study),
      m_game(study.state().gameId()),
      m_usual(study, settings, library),
      m_games(study, settings, library, m_usual),
      m_documents(jobs, study, settings),
      m_rules(jobs, study, m_documents),
      m_values(jobs, study, library, m_usual, m_numbers),
      m_lexicons(jobs, study, library, m_usual, m_values, m_numbers),
      m_playerLexicons(jobs, study, library, m_numbers),
      m_writer(jobs, study, settings, m_numbers)
{
    connect(&m_documents, &LoaderPart::studyReplaced, this, &Loader::followGame);
    passOn(m_documents);
    passOn(m_rules);
    passOn(m_values);
    passOn(m_lexicons);
    passOn(m_playerLexicons);
    connect(&study, &Study::changed, this, &Loader::followChapter);
    passOn(m_writer);
    connect(&m_documents, &LoaderPart::opened, this,
            [this](LoadSubject, quint64 request) { m_documentRequest = request; });
    connect(&m_lexicons, &LoaderPart::opened, this, [this](LoadSubject, quint64 request) {
        m_lexiconRequest = request;
        m_games.remember(m_usual.presentLexicon());
    });
    connect(&m_documents, &DocumentLoader::recentFilesChanged, this, &Loader::recentFilesChanged);
    connect(&m_writer, &StudyWriter::recentFilesChanged, this, &Loader::recentFilesChanged);
    connect(&m_writer, &StudyWriter::saved, this, &Loader::saved);
    connect(&m_writer, &StudyWriter::exported, this, &Loader::exported);
}

void Loader::followGame()
{
    // What was asked for together with the game, or after it, goes before what the game says.
    if (!m_heedsGames || m_lexicons.isAsked() || m_lexiconRequest >= m_documentRequest) return;
    const GameLexicons::Wish wish = m_games.wish();
    if (!wish.path.isEmpty()) m_lexicons.wantForGame(wish.path);
    if (!wish.missing.isEmpty()) {
        emit remarked(tr("The game was played with the lexicon %1").arg(wish.missing),
                      tr("it is not among those that are known here: words are judged by the one "
                         "that is open; another one that you open is remembered for this game"));
    }
}

void Loader::followChapter()
{
    const GameId before = std::exchange(m_game, m_study.state().gameId());
    if (m_game.document != before.document || m_game.chapter == before.chapter) return;
    m_study.whenSettled([this] {
        followGame();
        openUsual();
    });
}

bool Loader::isIdle() const
{
    return m_looking == 0 && !m_usualWanted && m_rules.isIdle() && m_lexicons.isIdle() &&
           m_values.isIdle() && m_documents.isIdle() && m_playerLexicons.isIdle();
}

void Loader::passOn(const LoaderPart& part)
{
    connect(&part, &LoaderPart::failed, this, &Loader::failed);
    connect(&part, &LoaderPart::opened, this, &Loader::opened);
    connect(&part, &LoaderPart::remarked, this, &Loader::remarked);
    connect(&part, &LoaderPart::replacing, this, &Loader::replacing);
    connect(&part, &LoaderPart::requestsChanged, this, &Loader::proceed);
    connect(&part, &LoaderPart::studyReplaced, this, &Loader::openUsual);
}

void Loader::proceed()
{
    // Among the files that are looked at may be rules, which all the others are read for.
    if (m_looking > 0) return;
    m_rules.startReading();
    if (!m_rules.isIdle()) return;
    if (std::exchange(m_usualWanted, false)) {
        m_lexicons.wantUsual();
        m_values.wantUsual(m_lexicons.nextLexicon(), !m_lexicons.isIdle());
    }
    m_lexicons.startReading();
    m_values.startReading();
    m_documents.startReading();
}

void Loader::openFiles(const QStringList& paths, WordLists lists)
{
    if (paths.isEmpty()) return;
    ++m_looking;
    m_jobs.start<std::vector<FoundFile>>(
        paths.size() == 1 ? tr("Looking at %1").arg(LoaderPart::fileName(paths.first()))
                          : tr("Looking at %n files", nullptr, static_cast<int>(paths.size())),
        JobClass::Interactive,
        [paths](const TaskContext& context) -> Result<std::vector<FoundFile>> {
            return kindsOf(paths, context);
        },
        this,
        [this, lists, request = m_numbers.next()](const Result<std::vector<FoundFile>>& files) {
            --m_looking;
            if (files) want(*files, lists, request);
            proceed();
        });
}

std::vector<Loader::FoundFile> Loader::kindsOf(const QStringList& paths, const TaskContext& context)
{
    std::vector<FoundFile> files;
    for (const QString& path : paths) {
        if (!isFolder(path)) {
            files.push_back({path, engine::kindOfFile(toPath(path))});
            continue;
        }
        const auto games = gamesIn(path, context);
        if (!games) files.push_back({path, engine::failure(games.error())});
        else
            for (const QString& game : *games) files.push_back({game, engine::FileKind::Game});
    }
    return files;
}

void Loader::want(const std::vector<FoundFile>& files, WordLists lists, quint64 request)
{
    QStringList documents;
    for (const auto& [path, kind] : files) {
        if (!kind) {
            emit failed(tr("%1 can't be opened").arg(LoaderPart::fileName(path)), kind.error(),
                        Subject::File, request);
            continue;
        }
        switch (*kind) {
        case engine::FileKind::Game:
        case engine::FileKind::Position: documents.append(path); break;
        case engine::FileKind::WordList:
            if (lists == WordLists::Offer) emit wordListFound(path);
            else m_lexicons.want(path, request);
            break;
        case engine::FileKind::WordGraph: m_lexicons.want(path, request); break;
        case engine::FileKind::Leaves: m_values.wantLeaves(path, request); break;
        case engine::FileKind::WinTable: m_values.wantWinTable(path, request); break;
        case engine::FileKind::Rules: m_rules.want(path, request); break;
        }
    }
    if (documents.size() == 1) m_documents.want(documents.first(), request);
    else if (!documents.isEmpty()) m_documents.openGames(documents, request);
}

void Loader::openPosition(const QString& path)
{
    openChapter(path, 0);
}

void Loader::openChapter(const QString& path, int chapter)
{
    m_documents.want(path, m_numbers.next(), chapter);
    proceed();
}

void Loader::openPlace(const PositionPlace& place)
{
    m_documents.wantPlace(place, m_numbers.next());
    proceed();
}

void Loader::openText(const QString& text, const QString& origin)
{
    m_documents.wantText(text, origin, m_numbers.next());
    proceed();
}

void Loader::openLexicon(const QString& path)
{
    m_lexicons.want(path, m_numbers.next());
    proceed();
}

void Loader::openLeaves(const QString& path)
{
    m_values.wantLeaves(path, m_numbers.next());
    proceed();
}

void Loader::openWinTable(const QString& path)
{
    m_values.wantWinTable(path, m_numbers.next());
    proceed();
}

void Loader::reloadBelongings(const QString& lexicon)
{
    m_values.wantBelongingsAgain(lexicon);
    proceed();
}

void Loader::openRules(const QString& path)
{
    m_rules.want(path, m_numbers.next());
    proceed();
}

void Loader::useRules(const engine::GameRulesPtr& rules)
{
    m_rules.use(rules, m_numbers.next());
}

void Loader::setDefaults(engine::GameRulesPtr rules, const QString& lexicon)
{
    m_usual.setDefaults(std::move(rules), lexicon);
}

void Loader::openUsual()
{
    m_usualWanted = true;
    proceed();
}

Result<void> Loader::restore(KeptStudy kept)
{
    return m_documents.restore(std::move(kept));
}

void Loader::save(const StudyState& state, const QString& path, KeptAnalyses kept)
{
    m_writer.save(state, path, std::move(kept));
}

void Loader::exportLeaves(const QString& path)
{
    m_writer.exportLeaves(path);
}

}  // namespace ui

#include "moc_loader.cpp"
