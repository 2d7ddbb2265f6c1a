// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/lexicon_inspections.h"

#include <algorithm>
#include <utility>

#include "engine/eval/win_counts.h"
#include "ui/document/study_state.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

QString stampOfFile(const QString& path)
{
    const FileStamp stamp = stampOf(path);
    return QString::number(stamp.bytes) + u' ' + QString::number(stamp.milliseconds) + u' ' + path;
}

QString stampOfLexicon(const KnownLexicon& lexicon, const QString& winTable)
{
    return stampOfFile(lexicon.path) + u' ' + lexicon.letters + u' ' + stampOfFile(winTable);
}

}  // namespace

LexiconInspections::LexiconInspections(JobService& jobs, const LexiconLibrary& library,
                                       std::vector<Letters> letters)
    : m_jobs(jobs), m_library(library), m_letters(std::move(letters))
{
}

LexiconInspections::~LexiconInspections()
{
    for (const Status& status : std::as_const(m_status))
        if (status.job) status.job->cancel();
}

void LexiconInspections::inspect(const KnownLexicon& lexicon)
{
    Status& status = m_status[lexicon.path];
    const QString winTable = m_library.winTableOf(lexicon.path);
    const QString stamp = stampOfLexicon(lexicon, winTable);
    if (status.stamp == stamp) return;
    if (status.job) status.job->cancel();
    status = {stamp, std::nullopt, std::nullopt, nullptr};
    if (!isThere(lexicon.path)) return;
    const auto known = std::ranges::find(m_letters, lexicon.letters, &Letters::id);
    if (known == m_letters.end()) {
        status.info = engine::failure(
            engine::ErrorCode::UnknownName,
            engine::say("%1", tr("choose the alphabet; the one of its rules file is not known now")
                                  .toStdString()));
        return;
    }
    status.job = m_jobs.start<Inspection>(
        tr("Checking %1").arg(LexiconLibrary::titleOf(lexicon)), JobClass::Heavy,
        [path = toPath(lexicon.path), alphabet = known->alphabet,
         table = toPath(winTable)](const TaskContext& context) -> Result<Inspection> {
            auto info = engine::inspectLexicon(path, alphabet, context);
            if (!info) return engine::failure(std::move(info.error()));
            Inspection found{std::move(*info), std::nullopt};
            if (table.empty()) return found;
            if (const auto counts = engine::WinCounts::open(table); !counts)
                found.winTable = counts.error();
            return found;
        },
        this,
        [this, path = lexicon.path, stamp](Result<Inspection> found) {
            finish(path, stamp, std::move(found));
        });
}

void LexiconInspections::finish(const QString& path, const QString& stamp, Result<Inspection> found)
{
    Status& status = m_status[path];
    if (status.stamp != stamp) return;
    status.job = nullptr;
    if (!found && found.error().code == engine::ErrorCode::Cancelled)
        status.stamp.clear();  // looked at again next time
    if (found) {
        status.winTable = std::move(found->winTable);
        status.info = std::move(found->info);
    } else {
        status.info = engine::failure(std::move(found.error()));
    }
    emit inspected(path);
}

}  // namespace ui

#include "moc_lexicon_inspections.cpp"
