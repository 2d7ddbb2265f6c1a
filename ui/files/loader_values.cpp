// SPDX-License-Identifier: GPL-3.0-or-later
// The loader's part that has to do with leave values and win tables.
#include <utility>

#include <QFileInfo>

#include "engine/eval/value_files.h"
#include "engine/lexicon/lexicon.h"
#include "ui/document/letters.h"
#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/files/loader.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

QString Loader::usualLeaves()
{
    const QString lexicon =
        m_lexicon.wanted.empty() ? presentLexicon() : m_lexicon.wanted.back().path;
    const QString own = m_library.leavesOf(lexicon, m_study.position()->rules().id);
    if (!own.isEmpty()) return own;
    const QString last = firstThere(remembered(&Settings::leavesFor), Subject::Leaves);
    if (!last.isEmpty()) return last;
    const QString beside = leavesBeside(lexicon);
    return beside.isEmpty() && defaultsFit() ? leavesBeside(m_defaultLexicon) : beside;
}

QString Loader::leavesBeside(const QString& lexicon) const
{
    if (lexicon.isEmpty()) return {};
    const auto path = engine::leavesBeside(toPath(lexicon), m_study.position()->rules());
    return path ? fromPath(*path) : QString();
}

void Loader::followLeaves()
{
    if (m_study.leaves() && m_usualLeaves.isEmpty()) return;
    const QString path = usualLeaves();
    if (samePath(path, m_usualLeaves) && (m_study.leaves() || !m_leaves.idle())) return;
    m_usualLeaves = path;
    if (!path.isEmpty()) want(m_leaves, path, Origin::Usual, ++m_lastTicket);
    else if (m_study.leaves()) m_study.setLeaves(nullptr, {}, Study::Step::Previous);
}

void Loader::startLeaves()
{
    const auto request = next(m_leaves);
    if (!request) return;
    m_leaves.job = m_jobs.start<engine::KlvPtr>(
        tr("Opening %1").arg(fileName(request->path)), JobClass::Heavy,
        [path = toPath(request->path), rules = m_leaves.rules](const TaskContext& context) {
            return readLeaves(path, rules->alphabet, context);
        },
        this,
        [this, request = *request](Result<engine::KlvPtr> leaves) {
            if (finish(m_leaves, request)) finishLeaves(request, std::move(leaves));
        });
}

void Loader::finishLeaves(const Request& request, Result<engine::KlvPtr> leaves)
{
    const bool asked = request.origin == Origin::Asked;
    if (!leaves && leaves.error().code == engine::ErrorCode::Cancelled) {
        clear(m_leaves);
        return;
    }
    // The numbers in the file mean letters of the alphabet that it was opened for.
    if (!m_study.position()->rules().alphabet.sameLetters(m_leaves.rules->alphabet)) {
        if (!asked) giveUp(m_leaves, request);
        openUsual();
        return;
    }
    if (!leaves) {
        giveUp(m_leaves, request);
        report(tr("%1 was not opened as leave values").arg(fileName(request.path)), leaves.error(),
               Subject::Leaves, request.ticket);
        const QString instead = defaultsFit() ? leavesBeside(m_defaultLexicon) : QString();
        if (m_leaves.wanted.empty() && !m_study.leaves() && !instead.isEmpty() &&
            !samePath(request.path, instead)) {
            m_usualLeaves = instead;
            want(m_leaves, instead, Origin::Instead, ++m_lastTicket);
        }
        proceed();
        return;
    }
    settle(m_leaves, request);
    m_study.setLeaves(*leaves, QFileInfo(request.path).completeBaseName(),
                      asked ? Study::Step::Own : Study::Step::Previous);
    if (asked) {
        const bool isDefault =
            defaultsFit() && samePath(request.path, leavesBeside(m_defaultLexicon));
        m_usualLeaves.clear();
        m_settings.setLeavesFor(lettersOf(m_leaves.rules->alphabet).id,
                                isDefault ? QString() : QFileInfo(request.path).absoluteFilePath());
        emit opened(Subject::Leaves, request.ticket);
    }
    proceed();
}

void Loader::openWinTable(const QString& path)
{
    m_winTableAsked = ++m_lastTicket;
    want(m_winTable, path, Origin::Asked, m_winTableAsked);
    proceed();
}

void Loader::reloadBelongings(const QString& lexicon)
{
    if (!samePath(lexicon, presentLexicon())) return;
    if (const QString own = m_library.leavesOf(lexicon, m_study.position()->rules().id);
        !own.isEmpty()) {
        m_usualLeaves = own;
        want(m_leaves, own, Origin::Usual, ++m_lastTicket);
    }
    m_winTablePath.clear();
    followWinTable(Origin::Usual);
    proceed();
}

QString Loader::presentLexicon() const
{
    const engine::Lexicon* lexicon = m_study.position()->lexicon();
    return lexicon ? fromPath(lexicon->path()) : QString();
}

QString Loader::presentWinTable() const
{
    const std::string& rules = m_study.position()->rules().id;
    const QString own = m_library.winTableOf(presentLexicon(), rules);
    return own.isEmpty() && defaultsFit() ? m_library.winTableOf(m_defaultLexicon, rules) : own;
}

void Loader::followWinTable(Origin origin)
{
    const QString path = presentWinTable();
    const bool tried = samePath(path, m_winTablePath) &&
                       (m_study.winTable() || m_winTable.rules == m_study.position()->rulesPtr());
    if (tried) return;
    // Asked for, it takes the place of the present one when it is there; else that one is of
    // another lexicon or other rules.
    if (m_study.winTable() && (path.isEmpty() || origin != Origin::Asked))
        m_study.setWinTable(nullptr, {}, Study::Step::Previous);
    m_winTablePath = path;
    if (path.isEmpty()) clear(m_winTable);
    else want(m_winTable, path, origin, ++m_lastTicket);
}

void Loader::startWinTable()
{
    const auto request = next(m_winTable);
    if (!request) return;
    m_winTable.job = m_jobs.start<engine::WinTablePtr>(
        tr("Opening %1").arg(fileName(request->path)), JobClass::Heavy,
        [path = toPath(request->path), rules = m_winTable.rules](const TaskContext&) {
            return readWinTable(path, *rules);
        },
        this,
        [this, request = *request](Result<engine::WinTablePtr> table) {
            if (finish(m_winTable, request)) finishWinTable(request, std::move(table));
        });
}

void Loader::finishWinTable(const Request& request, Result<engine::WinTablePtr> table)
{
    const bool asked = request.origin == Origin::Asked;
    if (!table && table.error().code == engine::ErrorCode::Cancelled) {
        clear(m_winTable);
        return;
    }
    if (m_winTable.rules != m_study.position()->rulesPtr()) {
        // Read anew for the rules that have come meanwhile.
        proceed();
        return;
    }
    if (!table) {
        giveUp(m_winTable, request);
        // Tables are for one game each: with another game the program does without, and that is
        // nothing to complain of.
        if (asked || table.error().code != engine::ErrorCode::WrongLexicon)
            report(tr("%1 was not opened as a win table").arg(fileName(request.path)),
                   table.error(), Subject::WinTable, request.ticket);
        proceed();
        return;
    }
    settle(m_winTable, request);
    m_winTablePath = QFileInfo(request.path).absoluteFilePath();
    const bool named = asked && request.ticket <= m_winTableAsked;
    m_study.setWinTable(*table, QFileInfo(request.path).completeBaseName(),
                        named ? Study::Step::Own : Study::Step::Previous);
    if (asked) {
        if (!samePath(presentWinTable(), request.path))
            m_library.assignWinTable(presentLexicon(), request.path);
        emit opened(Subject::WinTable, request.ticket);
    }
    proceed();
}

}  // namespace ui
