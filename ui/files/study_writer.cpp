// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/study_writer.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/game/cgp.h"
#include "ui/document/study.h"
#include "ui/files/chosen_output.h"
#include "ui/files/file_readers.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

StudyWriter::StudyWriter(JobService& jobs, Study& study, Settings& settings,
                         RequestNumbers& numbers)
    : m_jobs(jobs), m_study(study), m_settings(settings), m_numbers(numbers)
{
    connect(&study, &Study::changed, this, &StudyWriter::keepOpenDocuments);
    connect(&study, &Study::documentChanged, this, &StudyWriter::keepOpenDocuments);
    keepOpenDocuments();
}

void StudyWriter::keepOpenDocuments() const
{
    std::vector<std::filesystem::path> paths;
    const QList<int> tabs = m_study.tabs();
    for (const int tab : tabs) {
        const QString& path = m_study.document(m_study.tab(tab).document).path;
        if (!path.isEmpty()) paths.push_back(toPath(path));
    }
    keepDocuments(std::move(paths));
}

void StudyWriter::save(const StudyState& state, const QString& path, KeptAnalyses kept)
{
    const engine::GameFormat* format = &formatFor(state, path);
    m_jobs.start<Written>(
        // Whoever stops what is under way doesn't mean what is being saved.
        tr("Writing %1").arg(fileName(path)), JobClass::Quiet,
        [state, path, format, kept = std::move(kept),
         known = m_study.document(state.document).path](const TaskContext&) {
            return write(state, path, *format, kept, known);
        },
        this,
        [this, state, path, format](Result<Written> written) {
            if (written) {
                finish(state, path, *format, *written);
            } else {
                report(tr("%1 was not written").arg(fileName(path)), written.error(),
                       LoadSubject::File, m_numbers.next());
            }
            emit saved(state.document, path, written.has_value());
        });
}

Result<StudyWriter::Written> StudyWriter::write(const StudyState& state, const QString& path,
                                                const engine::GameFormat& format,
                                                const KeptAnalyses& kept, const QString& known)
{
    using Holds = engine::GameFormat::Holds;
    Written written;
    std::string text;
    if (!state.game || format.holds == Holds::Positions) {
        text = engine::writeCgp(*state.position, state.otherOperations) + "\n";
        written.namesRules = cgpNames(state.position->rulesPtr());
    } else {
        auto games = format.write(format.holds == Holds::OneGame
                                      ? engine::StudyFile{{}, {state.game->record()}, {}}
                                      : studyFileOf(state, kept));
        if (!games) return engine::failure(std::move(games.error()));
        text = std::move(games->text);
        for (const engine::Sentence& what : games->leftOut) written.lost.append(engineText(what));
    }
    if (auto done = writeDocument(toPath(path), toPath(known), text); !done)
        return engine::failure(std::move(done.error()));
    written.stamp = stampOf(path);
    return written;
}

void StudyWriter::finish(const StudyState& state, const QString& path,
                         const engine::GameFormat& format, const Written& written)
{
    m_settings.addRecentFile(path);
    emit recentFilesChanged();
    emit opened(LoadSubject::File, m_numbers.next());
    if (!written.lost.isEmpty()) {
        emit remarked(
            tr("%1 was written as %2, which can't hold everything")
                .arg(fileName(path), fromUtf8(format.title)),
            tr("left out: %1; a study file (.cws) keeps it").arg(written.lost.join(u", ")));
    }
    if (!written.namesRules) {
        emit remarked(tr("%1 was written without its rules").arg(fileName(path)),
                      tr("a line of CGP names built-in boards and tiles only; whoever opens it "
                         "needs the file of your rules"));
    }
    // Only what the file holds in full is kept there.
    if (!holdsAll(format, state)) return;
    StudyDocument document{QFileInfo(path).absoluteFilePath(), written.stamp, state};
    if (!written.lost.isEmpty()) document.kept.reset();
    m_study.setDocument(state.document, std::move(document));
}

void StudyWriter::exportLeaves(const QString& path)
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
                report(tr("%1 was not written").arg(fileName(path)), done.error(),
                       LoadSubject::File, m_numbers.newest());
        });
}

}  // namespace ui

#include "moc_study_writer.cpp"
