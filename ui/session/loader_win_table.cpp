// SPDX-License-Identifier: GPL-3.0-or-later
// The loader's part that has to do with win tables.
#include <utility>

#include <QFileInfo>

#include "ui/session/file_readers.h"
#include "ui/session/loader.h"
#include "ui/session/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

void Loader::openWinTable(const QString& path)
{
    m_winTableAsked = ++m_lastTicket;
    want(m_winTable, path, Origin::Asked, m_winTableAsked);
    proceed();
}

void Loader::reloadBelongings(const QString& lexicon)
{
    if (!samePath(lexicon, presentLexicon())) return;
    const KnownLexicon* known = m_library.find(lexicon);
    if (known && !known->leaves.isEmpty()) {
        m_belongingLeaves = known->leaves;
        want(m_leaves, known->leaves, Origin::Usual, ++m_lastTicket);
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

void Loader::followWinTable(Origin origin)
{
    const QString path = m_library.winTableOf(presentLexicon());
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
        tr("Opening %1").arg(QFileInfo(request->path).fileName()), JobClass::Heavy,
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
            report(tr("%1 was not opened as a win table").arg(QFileInfo(request.path).fileName()),
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
        const QString lexicon = presentLexicon();
        if (!samePath(m_library.winTableOf(lexicon), request.path))
            m_library.assignWinTable(lexicon, request.path);
        emit opened(Subject::WinTable, request.ticket);
    }
    proceed();
}

}  // namespace ui
