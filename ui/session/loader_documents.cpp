// SPDX-License-Identifier: GPL-3.0-or-later
// What the loader does with positions, games and leave values to be written.
#include <utility>

#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/game/game_file.h"
#include "engine/game/gcg.h"
#include "ui/session/loader.h"
#include "ui/session/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

// A position is a line; whatever is longer than this is something else.
constexpr std::size_t kTextLimit = 16U << 20U;

}  // namespace

void Loader::startPosition()
{
    const auto request = next(m_position);
    if (!request) return;
    const engine::Position& now = *m_study.position();
    m_position.job = m_jobs.start<ReadDocument>(
        tr("Opening %1").arg(fileName(request->path)), JobClass::Interactive,
        [path = toPath(request->path), rules = now.rulesPtr(),
         lexicon = now.lexiconPtr()](const TaskContext&) -> Result<ReadDocument> {
            const auto text = engine::readTextFile(path, kTextLimit);
            if (!text) return engine::failure(text.error());
            const auto format = engine::gameFormatFor(path);
            const bool isGame = format && *format != engine::GameFormat::Cgp;
            return readDocument(*text, path.string(), isGame, rules, lexicon);
        },
        this,
        [this, request = *request, lexicon = now.lexiconPtr()](Result<ReadDocument> reading) {
            if (!finish(m_position, request)) return;
            const QString name = fileName(request.path);
            if (!reading && reading.error().code == engine::ErrorCode::Cancelled) {
                clear(m_position);
            } else if (m_position.rules != m_study.position()->rulesPtr() ||
                       lexicon != m_study.position()->lexiconPtr()) {
                // Read anew for the rules or the lexicon that have come meanwhile.
            } else if (reading) {
                settle(m_position, request);
                m_settings.addRecentFile(request.path);
                emit recentFilesChanged();
                emit opened(Subject::Position, request.ticket);
                adopt(std::move(*reading), name, tr("open %1").arg(name));
                return;
            } else {
                giveUp(m_position, request);
                report(tr("%1 was not opened").arg(name), reading.error(), Subject::Position,
                       request.ticket);
            }
            proceed();
        });
}

void Loader::openText(const QString& text, const QString& origin)
{
    const Ticket ticket = ++m_lastTicket;
    const engine::Position& now = *m_study.position();
    auto reading = readDocument(text.left(static_cast<qsizetype>(kTextLimit)).toStdString(),
                                origin.toStdString(), false, now.rulesPtr(), now.lexiconPtr());
    if (!reading) {
        report(tr("The text is neither a position nor a game"), reading.error(), Subject::Position,
               ticket);
        return;
    }
    // Positions that are still being read are older, and rules would empty the board.
    clear(m_position);
    clear(m_rules);
    emit opened(Subject::Position, ticket);
    const QString what = reading->game ? tr("paste game") : tr("paste position");
    adopt(std::move(*reading), {}, what);
}

void Loader::adopt(ReadDocument document, const QString& name, const QString& text)
{
    const bool isGame = document.game != nullptr;
    if (isGame) {
        m_study.setGame(std::move(document.game), name, text);
    } else {
        m_study.setPosition(std::move(document.position->position), name, text,
                            std::move(document.position->otherOperations));
    }
    if (!document.remarks.isEmpty()) {
        const QString what = isGame ? tr("The game") : tr("The position");
        emit remarked(tr("%1 was read").arg(name.isEmpty() ? what : name),
                      document.remarks.join(u"; "));
    }
    openUsual();
}

Result<void> Loader::save(const QString& path)
{
    std::string text = m_study.toCgp().toStdString() + "\n";
    std::vector<std::string> leftOut;
    const auto format = engine::gameFormatFor(toPath(path));
    if (m_study.game() && format != engine::GameFormat::Cgp) {
        const engine::GameRecord& record = m_study.game()->record();
        if (format == engine::GameFormat::Study) {
            text = engine::writeStudy({{}, {record}, {}});
        } else {
            auto gcg = engine::writeGcg(record);
            if (!gcg) return engine::failure(std::move(gcg.error()));
            text = std::move(gcg->text);
            leftOut = std::move(gcg->leftOut);
        }
    }
    auto done = engine::writeFileAtomically(toPath(path), std::string_view(text));
    if (!done) return done;
    m_settings.addRecentFile(path);
    emit recentFilesChanged();
    QStringList lost;
    for (const std::string& what : leftOut) lost.append(fromUtf8(what));
    if (!lost.isEmpty()) {
        emit remarked(tr("%1 was written as GCG, which can't hold everything").arg(fileName(path)),
                      tr("left out: %1; a study file (.cws) keeps it").arg(lost.join(u", ")));
    }
    return done;
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
