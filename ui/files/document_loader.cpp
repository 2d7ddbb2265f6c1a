// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/document_loader.h"

#include <memory>
#include <span>
#include <string>
#include <utility>

#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/game/file_kind.h"
#include "engine/game/game_file.h"
#include "ui/document/study.h"
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
constexpr std::size_t kFileLimit = 128U << 20U;

bool isFile(const OpenRequest& request)
{
    return !request.text && !request.place.lines;
}

engine::FileKind kindOfText(const QString& text)
{
    const QByteArray head = QStringView(text).left(kHead).toUtf8();
    return engine::fileKindOf(
        std::as_bytes(std::span(head.constData(), static_cast<std::size_t>(head.size()))));
}

}  // namespace

DocumentLoader::DocumentLoader(JobService& jobs, Study& study, Settings& settings)
    : m_study(study), m_settings(settings), m_queue(jobs), m_games(jobs)
{
}

void DocumentLoader::dropBefore(quint64 request)
{
    m_queue.dropBefore(request);
    if (m_gamesRequest < request) m_games.drop();
}

void DocumentLoader::want(const QString& path, quint64 request, int chapter)
{
    m_games.drop();
    m_queue.add({.path = path, .number = request, .chapter = chapter});
}

void DocumentLoader::wantText(const QString& text, const QString& origin, quint64 request)
{
    m_games.drop();
    m_queue.add({.path = origin, .number = request, .text = text});
}

void DocumentLoader::wantPlace(const PositionPlace& place, quint64 request)
{
    m_games.drop();
    m_queue.add({.path = m_study.state().name, .number = request, .place = place});
}

QString DocumentLoader::nameOf(const OpenRequest& request)
{
    if (request.place.lines) return fileName(request.place.lines->origin);
    return request.text ? request.path : fileName(request.path);
}

void DocumentLoader::startReading()
{
    const engine::Position& now = *m_study.position();
    const engine::LexiconPtr lexicon = m_study.state().lexicon();
    const auto request = m_queue.next(now.rulesPtr());
    if (!request) return;
    m_queue.read<ReadDocument>(
        tr("Opening %1").arg(nameOf(*request)), JobClass::Interactive,
        [request = *request, rules = now.rulesPtr(), lexicon](const TaskContext&) {
            return read(request, rules, lexicon);
        },
        [this, request = *request, lexicon](Result<ReadDocument> reading) {
            finish(request, lexicon, std::move(reading));
        });
}

Result<ReadDocument> DocumentLoader::read(const OpenRequest& request,
                                          const engine::GameRulesPtr& rules,
                                          const engine::LexiconPtr& lexicon)
{
    if (request.place.lines) return readPlace(request.place, rules, lexicon);
    if (request.text) {
        const QStringView text = QStringView(*request.text).left(kTextLimit);
        return readDocument(text.toUtf8().toStdString(), request.path.toStdString(), false, rules,
                            lexicon);
    }
    const auto path = toPath(request.path);
    const FileStamp stamp = stampOf(request.path);
    const auto text = engine::readTextFile(path, kFileLimit);
    if (!text) return engine::failure(text.error());
    const engine::GameFormat* format = engine::gameFormatFor(path);
    const bool isGame = format && format->holds != engine::GameFormat::Holds::Positions;
    auto document = readDocument(*text, path.string(), isGame, rules, lexicon, request.chapter);
    if (document) document->stamp = stamp;
    return document;
}

void DocumentLoader::finish(const OpenRequest& request, const engine::LexiconPtr& lexicon,
                            Result<ReadDocument> reading)
{
    const engine::Position& now = *m_study.position();
    if (!reading && reading.error().code == engine::ErrorCode::Cancelled) {
        m_queue.clear();
    } else if (m_queue.rules() != now.rulesPtr() || lexicon != m_study.state().lexicon()) {
        // It is read anew for the rules or the lexicon that have come meanwhile.
    } else if (reading) {
        m_queue.settle(request);
        if (isFile(request)) {
            m_settings.addRecentFile(request.path);
            emit recentFilesChanged();
        }
        emit opened(LoadSubject::Position, request.number);
        adopt(request, std::move(*reading));
        return;
    } else {
        m_queue.giveUp(request);
        report(refusalOf(request), reading.error(), LoadSubject::Position, request.number);
    }
    emit requestsChanged();
}

QString DocumentLoader::refusalOf(const OpenRequest& request)
{
    if (request.place.lines) {
        return tr("Position %L1 of %2 was not opened")
            .arg(request.place.number + 1)
            .arg(nameOf(request));
    }
    if (!request.text) return tr("%1 was not opened").arg(nameOf(request));
    switch (kindOfText(*request.text)) {
    case engine::FileKind::Position: return tr("The position was not read");
    case engine::FileKind::Game: return tr("The game was not read");
    default: return tr("The text is neither a position nor a game");
    }
}

void DocumentLoader::adopt(const OpenRequest& request, ReadDocument document)
{
    emit replacing();
    const bool isGame = document.game != nullptr;
    const bool isStep = request.place.lines != nullptr;
    const QString name = request.text ? QString() : fileName(request.path);
    const QString command = isStep          ? tr("position %L1").arg(request.place.number + 1)
                            : !request.text ? tr("open %1").arg(name)
                            : isGame        ? tr("paste game")
                                            : tr("paste position");
    if (isGame) {
        m_study.setGame(std::move(document.game), name, command, std::move(document.file),
                        document.chapter);
    } else {
        m_study.setPosition(std::move(document.position->position), name, command,
                            std::move(document.position->otherOperations),
                            std::move(document.place));
    }
    // What would be lost by writing it again is not kept there.
    if (isFile(request) && document.whole) {
        m_study.setDocument(m_study.state().document, {QFileInfo(request.path).absoluteFilePath(),
                                                       document.stamp, m_study.state()});
    }
    if (!document.remarks.isEmpty()) {
        const QString what = isGame ? tr("The game") : tr("The position");
        emit remarked(tr("%1 was read").arg(name.isEmpty() ? what : name),
                      document.remarks.join(u"; "));
    }
    emit studyReplaced();
}

void DocumentLoader::openGames(const QStringList& paths, quint64 request)
{
    m_queue.clear();
    m_gamesRequest = request;
    const int count = static_cast<int>(paths.size());
    m_games.ask<ReadGames>(
        tr("Opening %n games", nullptr, count), JobClass::Heavy,
        [paths, rules = m_study.position()->rulesPtr()](const TaskContext& context) {
            return readGames(paths, rules, context);
        },
        [this, paths, request, rules = m_study.position()->rulesPtr()](Result<ReadGames> games) {
            const bool isCancelled = !games && games.error().code == engine::ErrorCode::Cancelled;
            // They are read anew for the rules that have come meanwhile.
            if (!isCancelled && rules != m_study.position()->rulesPtr())
                return openGames(paths, request);
            finishGames(static_cast<int>(paths.size()), request, std::move(games));
        });
}

Result<DocumentLoader::ReadGames> DocumentLoader::readGames(const QStringList& paths,
                                                            const engine::GameRulesPtr& rules,
                                                            const TaskContext& context)
{
    ReadGames read;
    for (qsizetype i = 0; i < paths.size() && !context.stopRequested(); ++i) {
        context.report({{}, i, paths.size()});
        auto file = engine::openFittingGames(toPath(paths[i]), rules);
        if (!file) {
            read.failures.append(errorText(file.error()));
            continue;
        }
        for (const engine::Error& remark : file->remarks) read.remarks.append(errorText(remark));
        for (engine::GameRecord& game : file->study.games)
            read.file.games.push_back(std::move(game));
    }
    if (read.file.games.empty() && !context.stopRequested()) {
        return engine::failure(engine::ErrorCode::Malformed,
                               engine::say("%1", read.failures.join(u"; ").toStdString()));
    }
    return read;
}

void DocumentLoader::finishGames(int count, quint64 request, Result<ReadGames> games)
{
    if (!games && games.error().code == engine::ErrorCode::Cancelled) return;
    auto first = games ? OpenGame::create(games->file.games.front(), m_study.state().lexicon())
                       : engine::failure(std::move(games.error()));
    if (!first) {
        report(tr("%n games were not opened", nullptr, count), first.error(), LoadSubject::Position,
               request);
        return;
    }
    emit opened(LoadSubject::Position, request);
    adoptGames(count, std::move(*first), std::move(*games));
}

void DocumentLoader::adoptGames(int count, OpenGamePtr first, ReadGames read)
{
    emit replacing();
    const int games = static_cast<int>(read.file.games.size());
    m_study.setGame(std::move(first), tr("%n games", nullptr, games),
                    tr("open %n games", nullptr, count),
                    std::make_shared<const engine::StudyFile>(std::move(read.file)), 0);
    // Each of them is kept in its own file.
    m_study.setDocument(m_study.state().document, {{}, {}, m_study.state()});
    if (!read.failures.isEmpty()) {
        emit remarked(
            tr("Not read: %n of the games", nullptr, static_cast<int>(read.failures.size())),
            read.failures.join(u"; "));
    }
    if (!read.remarks.isEmpty())
        emit remarked(tr("%n games were read", nullptr, games), read.remarks.join(u"; "));
    emit studyReplaced();
}

Result<void> DocumentLoader::restore(KeptStudy kept)
{
    emit replacing();
    const QString text =
        kept.name.isEmpty() ? tr("restore unsaved work") : tr("restore %1").arg(kept.name);
    if (kept.position) {
        m_study.setPosition(engine::Position(*kept.position), kept.name, text,
                            std::move(kept.otherOperations));
    } else {
        const auto chapter = static_cast<std::size_t>(kept.chapter);
        auto game = OpenGame::create(kept.file.games[chapter], m_study.state().lexicon());
        if (!game) return engine::failure(std::move(game.error()));
        auto file = std::make_shared<const engine::StudyFile>(std::move(kept.file));
        m_study.setGame(std::move(*game), kept.name, text, std::move(file), kept.chapter);
        m_study.goTo(kept.cursor);
    }
    m_study.setDocument(m_study.state().document, {kept.path, kept.stamp, std::nullopt});
    emit studyReplaced();
    return {};
}

}  // namespace ui

#include "moc_document_loader.cpp"
