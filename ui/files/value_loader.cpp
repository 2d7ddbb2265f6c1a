// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/value_loader.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;
using Origin = OpenRequest::Origin;

ValueLoader::ValueLoader(JobService& jobs, Study& study, LexiconLibrary& library, UsualFiles& usual,
                         RequestNumbers& numbers)
    : m_study(study),
      m_library(library),
      m_usual(usual),
      m_numbers(numbers),
      m_leaves(jobs),
      m_winTable(jobs)
{
    // The table that belongs to the lexicon may have been changed.
    connect(&m_library, &LexiconLibrary::changed, this, [this] {
        const QString path = m_usual.winTable();
        // The name of no file is one that is still being typed.
        if (!path.isEmpty() && !isFile(path)) return;
        followWinTable(Origin::Asked);
        emit requestsChanged();
    });
}

void ValueLoader::wantLeaves(const QString& path, quint64 request)
{
    m_leavesAsked = std::max(m_leavesAsked, request);
    m_leaves.add({.path = path, .number = request});
}

void ValueLoader::wantWinTable(const QString& path, quint64 request)
{
    m_winTableAsked = std::max(m_winTableAsked, request);
    m_winTable.add({.path = path, .number = request});
}

void ValueLoader::wantUsualLeaves(const QString& path)
{
    m_usualLeaves = path;
    m_leaves.add({.path = path, .origin = Origin::Usual, .number = m_numbers.next()});
}

void ValueLoader::wantBelongingsAgain(const QString& lexicon)
{
    if (!samePath(lexicon, m_usual.presentLexicon())) return;
    const QString own = m_library.leavesOf(lexicon, m_study.position()->rules().id);
    if (!own.isEmpty()) wantUsualLeaves(own);
    followWinTable(Origin::Usual, true);
}

QString ValueLoader::usualLeaves() const
{
    // Undo and other tabs bring those back that were there.
    return m_leaves.isEmpty() && m_study.leaves() ? m_study.state().usualLeaves : m_usualLeaves;
}

QString ValueLoader::winTableFile() const
{
    return m_winTable.isEmpty() && m_study.winTable() ? m_study.state().winTableFile
                                                      : m_winTablePath;
}

void ValueLoader::wantUsual(const QString& lexicon, bool coming)
{
    if (m_leaves.isEmpty()) followLeaves(lexicon);
    if (!coming && m_winTable.isEmpty()) followWinTable(Origin::Usual);
}

void ValueLoader::followLexicon(const OpenRequest& lexicon, const engine::GameRules& rules,
                                const QString& next)
{
    if (m_winTableAsked < lexicon.number) followWinTable(Origin::Usual);
    // Leaves that were asked for at the same time or later are what the user wants.
    if (m_leavesAsked >= lexicon.number) return;
    const QString own = m_library.leavesOf(lexicon.path, rules.id);
    if (own.isEmpty()) followLeaves(next);
    else if (!samePath(own, usualLeaves()) || !m_study.leaves()) wantUsualLeaves(own);
}

void ValueLoader::startReading()
{
    startLeaves();
    startWinTable();
}

void ValueLoader::followLeaves(const QString& lexicon)
{
    const QString known = usualLeaves();
    if (m_study.leaves() && known.isEmpty()) return;
    const auto [path, missing] = m_usual.leaves(lexicon);
    reportMissing(missing, LoadSubject::Leaves, m_numbers.newest());
    if (m_study.leaves() && samePath(path, m_refusedLeaves)) return;
    if (samePath(path, known) && (m_study.leaves() || !m_leaves.isEmpty())) return;
    if (!path.isEmpty()) {
        wantUsualLeaves(path);
        return;
    }
    m_usualLeaves.clear();
    if (m_study.leaves()) m_study.setLeaves(nullptr, {}, Study::Step::Previous);
}

void ValueLoader::startLeaves()
{
    const auto request = m_leaves.next(m_study.position()->rulesPtr());
    if (!request) return;
    m_leaves.read<engine::KlvPtr>(
        tr("Opening %1").arg(fileName(request->path)), JobClass::Heavy,
        [path = toPath(request->path), rules = m_leaves.rules()](const TaskContext& context) {
            return readLeaves(path, rules->alphabet, context);
        },
        [this, request = *request](Result<engine::KlvPtr> leaves) {
            finishLeaves(request, std::move(leaves));
        });
}

void ValueLoader::finishLeaves(const OpenRequest& request, Result<engine::KlvPtr> leaves)
{
    const engine::GameRulesPtr rules = m_leaves.rules();
    if (!leaves && leaves.error().code == engine::ErrorCode::Cancelled) {
        m_leaves.clear();
        return;
    }
    // The numbers in the file mean letters of the alphabet that it was opened for.
    if (!m_study.position()->rules().alphabet.sameLetters(rules->alphabet)) {
        if (!request.isAsked()) m_leaves.giveUp(request);
        emit studyReplaced();
        return;
    }
    if (!leaves) {
        refuseLeaves(request, leaves.error());
        return;
    }
    m_leaves.settle(request);
    m_refusedLeaves.clear();
    m_study.setLeaves(*leaves, QFileInfo(request.path).completeBaseName(),
                      request.isAsked() ? Study::Step::Own : Study::Step::Previous,
                      request.isAsked() ? QString() : request.path);
    if (request.isAsked()) {
        m_usualLeaves.clear();
        m_usual.rememberLeaves(request.path, rules->alphabet);
        emit opened(LoadSubject::Leaves, request.number);
    }
    emit requestsChanged();
}

void ValueLoader::refuseLeaves(const OpenRequest& request, const engine::Error& error)
{
    m_leaves.giveUp(request);
    if (!request.isAsked()) m_refusedLeaves = request.path;
    report(tr("%1 was not opened as leave values").arg(fileName(request.path)), error,
           LoadSubject::Leaves, request.number);
    const QString instead = m_usual.defaultLeaves();
    if (m_leaves.isEmpty() && !m_study.leaves() && !instead.isEmpty() &&
        !samePath(request.path, instead)) {
        m_usualLeaves = instead;
        m_leaves.add({.path = instead, .origin = Origin::Instead, .number = m_numbers.next()});
    }
    emit requestsChanged();
}

void ValueLoader::followWinTable(Origin origin, bool anew)
{
    const QString path = m_usual.winTable();
    const bool tried = !anew && samePath(path, winTableFile()) &&
                       (m_study.winTable() || m_winTable.rules() == m_study.position()->rulesPtr());
    if (tried) return;
    // Asked for, it takes the place of the present one when it is there; else that one is of
    // another lexicon or other rules.
    if (m_study.winTable() && (path.isEmpty() || origin != Origin::Asked))
        m_study.setWinTable(nullptr, {}, Study::Step::Previous);
    m_winTablePath = path;
    if (path.isEmpty()) m_winTable.clear();
    else m_winTable.add({.path = path, .origin = origin, .number = m_numbers.next()});
}

void ValueLoader::startWinTable()
{
    const auto request = m_winTable.next(m_study.position()->rulesPtr());
    if (!request) return;
    m_winTable.read<engine::WinTablePtr>(
        tr("Opening %1").arg(fileName(request->path)), JobClass::Heavy,
        [path = toPath(request->path), rules = m_winTable.rules()](const TaskContext&) {
            return readWinTable(path, *rules);
        },
        [this, request = *request](Result<engine::WinTablePtr> table) {
            finishWinTable(request, std::move(table));
        });
}

void ValueLoader::finishWinTable(const OpenRequest& request, Result<engine::WinTablePtr> table)
{
    if (!table && table.error().code == engine::ErrorCode::Cancelled) {
        m_winTable.clear();
        return;
    }
    if (m_winTable.rules() == m_study.position()->rulesPtr()) {
        if (table) {
            adoptWinTable(request, *table);
        } else {
            m_winTable.giveUp(request);
            // Tables are for one game each: with another game the program does without, and that
            // is nothing to complain of.
            if (request.isAsked() || table.error().code != engine::ErrorCode::WrongLexicon)
                report(tr("%1 was not opened as a win table").arg(fileName(request.path)),
                       table.error(), LoadSubject::WinTable, request.number);
        }
    }
    // Else it is read anew for the rules that have come meanwhile.
    emit requestsChanged();
}

void ValueLoader::adoptWinTable(const OpenRequest& request, const engine::WinTablePtr& table)
{
    m_winTable.settle(request);
    m_winTablePath = QFileInfo(request.path).absoluteFilePath();
    const bool named = request.isAsked() && request.number <= m_winTableAsked;
    m_study.setWinTable(table, QFileInfo(request.path).completeBaseName(),
                        named ? Study::Step::Own : Study::Step::Previous, m_winTablePath);
    if (!request.isAsked()) return;
    if (!samePath(m_usual.winTable(), request.path))
        m_library.assignWinTable(m_usual.presentLexicon(), request.path);
    emit opened(LoadSubject::WinTable, request.number);
}

}  // namespace ui

#include "moc_value_loader.cpp"
