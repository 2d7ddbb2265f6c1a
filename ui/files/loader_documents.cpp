// SPDX-License-Identifier: GPL-3.0-or-later
// What the loader does with positions, games and leave values to be written.
#include <span>
#include <string>
#include <utility>

#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/game/cgp.h"
#include "engine/game/file_kind.h"
#include "engine/game/game_file.h"
#include "engine/game/gcg.h"
#include "ui/document/study.h"
#include "ui/files/loader.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

// Of what is pasted; whatever is longer is something else.
constexpr qsizetype kTextLimit = 16 << 20;
// Of it tells what it was meant to be.
constexpr qsizetype kHead = 16 << 10;
// Of a file: a study with its pictures may be long, and what the program wrote it can read.
constexpr std::size_t kFileLimit = 512U << 20U;

}  // namespace

void Loader::startPosition()
{
    const auto request = next(m_position);
    if (!request) return;
    const engine::Position& now = *m_study.position();
    const QString name = request->text ? request->path : fileName(request->path);
    m_position.job = m_jobs.start<ReadDocument>(
        tr("Opening %1").arg(name), JobClass::Interactive,
        [request = *request, rules = now.rulesPtr(),
         lexicon = now.lexiconPtr()](const TaskContext&) -> Result<ReadDocument> {
            if (request.text) {
                const QStringView text = QStringView(*request.text).left(kTextLimit);
                return readDocument(text.toUtf8().toStdString(), request.path.toStdString(), false,
                                    rules, lexicon);
            }
            const auto path = toPath(request.path);
            const FileStamp stamp = stampOf(request.path);
            const auto text = engine::readTextFile(path, kFileLimit);
            if (!text) return engine::failure(text.error());
            const engine::GameFormat* format = engine::gameFormatFor(path);
            const bool isGame = format && format->holds != engine::GameFormat::Holds::Positions;
            auto document =
                readDocument(*text, path.string(), isGame, rules, lexicon, request.chapter);
            if (document) document->stamp = stamp;
            return document;
        },
        this,
        [this, name, request = *request, lexicon = now.lexiconPtr()](Result<ReadDocument> reading) {
            if (!finish(m_position, request)) return;
            if (!reading && reading.error().code == engine::ErrorCode::Cancelled) {
                clear(m_position);
            } else if (m_position.rules != m_study.position()->rulesPtr() ||
                       lexicon != m_study.position()->lexiconPtr()) {
                // Read anew for the rules or the lexicon that have come meanwhile.
            } else if (reading) {
                settle(m_position, request);
                if (!request.text) {
                    m_settings.addRecentFile(request.path);
                    emit recentFilesChanged();
                }
                emit opened(Subject::Position, request.ticket);
                const QString what = !request.text   ? tr("open %1").arg(name)
                                     : reading->game ? tr("paste game")
                                                     : tr("paste position");
                adopt(std::move(*reading), request.text ? QString() : request.path, what);
                return;
            } else {
                giveUp(m_position, request);
                report(request.text ? refusalOf(*request.text) : tr("%1 was not opened").arg(name),
                       reading.error(), Subject::Position, request.ticket);
            }
            proceed();
        });
}

QString Loader::refusalOf(const QString& text)
{
    const QByteArray head = QStringView(text).left(kHead).toUtf8();
    switch (engine::fileKindOf(
        std::as_bytes(std::span(head.constData(), static_cast<std::size_t>(head.size()))))) {
    case engine::FileKind::Position: return tr("The position was not read");
    case engine::FileKind::Game: return tr("The game was not read");
    default: return tr("The text is neither a position nor a game");
    }
}

void Loader::startGames(const QStringList& paths, Ticket ticket)
{
    struct Read
    {
        engine::StudyFile file;
        QStringList failures;
        QStringList remarks;
    };
    // Whatever else was to be seen is older.
    clear(m_position);
    m_jobs.start<Read>(
        tr("Opening %n games", nullptr, static_cast<int>(paths.size())), JobClass::Heavy,
        [paths,
         rules = m_study.position()->rulesPtr()](const TaskContext& context) -> Result<Read> {
            Read read;
            for (qsizetype i = 0; i < paths.size() && !context.stopRequested(); ++i) {
                context.report({{}, i, paths.size()});
                auto file = engine::openGames(toPath(paths[i]), rules);
                if (!file) {
                    read.failures.append(errorText(file.error()));
                    continue;
                }
                for (const engine::Error& remark : file->remarks)
                    read.remarks.append(errorText(remark));
                for (engine::GameRecord& game : file->study.games)
                    read.file.games.push_back(std::move(game));
            }
            if (read.file.games.empty() && !context.stopRequested()) {
                return engine::failure(engine::ErrorCode::Malformed,
                                       engine::say("%1", read.failures.join(u"; ").toStdString()));
            }
            return read;
        },
        this,
        [this, count = static_cast<int>(paths.size()), ticket](Result<Read> read) {
            if (!read && read.error().code == engine::ErrorCode::Cancelled) return;
            const QString what = tr("open %n games", nullptr, count);
            auto game =
                read ? OpenGame::create(read->file.games.front(), m_study.position()->lexiconPtr())
                     : engine::failure(std::move(read.error()));
            if (!game) {
                report(tr("%n games were not opened", nullptr, count), game.error(),
                       Subject::Position, ticket);
                return;
            }
            emit opened(Subject::Position, ticket);
            const int games = static_cast<int>(read->file.games.size());
            m_study.setGame(std::move(*game), tr("%n games", nullptr, games), what,
                            std::make_shared<const engine::StudyFile>(std::move(read->file)), 0);
            // Each of them is kept in its own file.
            const int document = m_study.state().document;
            m_study.setDocument(document, {{}, {}, m_study.state()});
            if (!read->failures.isEmpty()) {
                emit remarked(tr("Not read: %n of the games", nullptr,
                                 static_cast<int>(read->failures.size())),
                              read->failures.join(u"; "));
            }
            if (!read->remarks.isEmpty()) {
                emit remarked(tr("%n games were read", nullptr, games), read->remarks.join(u"; "));
            }
            openUsual();
        });
}

void Loader::openText(const QString& text, const QString& origin)
{
    want(m_position, origin, Origin::Asked, ++m_lastTicket, 0, text);
    proceed();
}

void Loader::adopt(ReadDocument document, const QString& path, const QString& text)
{
    const bool isGame = document.game != nullptr;
    const QString name = fileName(path);
    if (isGame) {
        m_study.setGame(std::move(document.game), name, text, std::move(document.file),
                        document.chapter);
    } else {
        m_study.setPosition(std::move(document.position->position), name, text,
                            std::move(document.position->otherOperations));
    }
    // What would be lost by writing it again is not kept there.
    if (!path.isEmpty() && document.whole) {
        m_study.setDocument(m_study.state().document,
                            {QFileInfo(path).absoluteFilePath(), document.stamp, m_study.state()});
    }
    if (!document.remarks.isEmpty()) {
        const QString what = isGame ? tr("The game") : tr("The position");
        emit remarked(tr("%1 was read").arg(name.isEmpty() ? what : name),
                      document.remarks.join(u"; "));
    }
    openUsual();
}

Result<void> Loader::restore(KeptStudy kept)
{
    const QString text =
        kept.name.isEmpty() ? tr("restore unsaved work") : tr("restore %1").arg(kept.name);
    if (kept.position) {
        m_study.setPosition(engine::Position(*kept.position), kept.name, text,
                            std::move(kept.otherOperations));
    } else {
        const auto chapter = static_cast<std::size_t>(kept.chapter);
        auto game = OpenGame::create(kept.file.games[chapter], m_study.position()->lexiconPtr());
        if (!game) return engine::failure(std::move(game.error()));
        auto file = std::make_shared<const engine::StudyFile>(std::move(kept.file));
        m_study.setGame(std::move(*game), kept.name, text, std::move(file), kept.chapter);
        m_study.goTo(kept.cursor);
    }
    m_study.setDocument(m_study.state().document, {kept.path, kept.stamp, std::nullopt});
    openUsual();
    return {};
}

void Loader::save(const StudyState& state, const QString& path, KeptReviews reviews)
{
    struct Written
    {
        FileStamp stamp;
        QStringList lost;
    };
    const engine::GameFormat* format = &formatFor(state, path);
    const bool asGame = state.game && format->holds != engine::GameFormat::Holds::Positions;
    // Only what the file holds in full is kept there.
    const bool whole = holdsAll(*format, state);
    m_jobs.start<Written>(
        tr("Writing %1").arg(fileName(path)), JobClass::Interactive,
        [state, path, format, asGame,
         reviews = std::move(reviews)](const TaskContext&) -> Result<Written> {
            Written written;
            std::string text;
            if (!asGame) {
                text = engine::writeCgp(*state.position, state.otherOperations) + "\n";
            } else {
                const bool oneGame = format->holds == engine::GameFormat::Holds::OneGame;
                auto games =
                    format->write(oneGame ? engine::StudyFile{{}, {state.game->record()}, {}}
                                          : studyFileOf(state, reviews));
                if (!games) return engine::failure(std::move(games.error()));
                text = std::move(games->text);
                for (const engine::Sentence& what : games->leftOut)
                    written.lost.append(engineText(what));
            }
            if (auto done = engine::writeFileAtomically(toPath(path), std::string_view(text));
                !done)
                return engine::failure(std::move(done.error()));
            written.stamp = stampOf(path);
            return written;
        },
        this,
        [this, state, path, whole, format](Result<Written> written) {
            if (!written) {
                report(tr("%1 was not written").arg(fileName(path)), written.error(), Subject::File,
                       ++m_lastTicket);
                emit saved(state.document, path, false);
                return;
            }
            m_settings.addRecentFile(path);
            emit recentFilesChanged();
            emit opened(Subject::File, ++m_lastTicket);
            if (!written->lost.isEmpty()) {
                emit remarked(tr("%1 was written as %2, which can't hold everything")
                                  .arg(fileName(path), fromUtf8(format->title)),
                              tr("left out: %1; a study file (.cws) keeps it")
                                  .arg(written->lost.join(u", ")));
            }
            if (whole) {
                StudyDocument document{QFileInfo(path).absoluteFilePath(), written->stamp, state};
                if (!written->lost.isEmpty()) document.kept.reset();
                m_study.setDocument(state.document, std::move(document));
            }
            emit saved(state.document, path, true);
        });
}

void Loader::exportLeaves(const QString& path)
{
    const engine::KlvPtr leaves = m_study.leaves();
    const engine::GameRulesPtr rules = m_study.position()->rulesPtr();
    if (!leaves) return;
    m_jobs.start<void>(
        tr("Writing %1").arg(fileName(path)), JobClass::Heavy,
        [path = toPath(path), leaves, rules](const TaskContext& context) {
            return writeLeaves(path, *leaves, rules->alphabet, context);
        },
        this,
        [this, path](Result<void> done) {
            if (done) emit exported(path);
            else
                report(tr("%1 was not written").arg(fileName(path)), done.error(), Subject::File,
                       m_lastTicket);
        });
}

}  // namespace ui
