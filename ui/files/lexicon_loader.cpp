// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/lexicon_loader.h"

#include <utility>

#include <QTimer>

#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/letters_doubt.h"
#include "ui/document/letters.h"
#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;
using Origin = OpenRequest::Origin;

namespace {

/// Whether what was read for these rules is of use with the present ones.
bool isOfUse(const engine::GameRules& rules, const engine::GameRules& present)
{
    return present.alphabet.sameLetters(rules.alphabet) && (rules.jumbled() || !present.jumbled());
}

}  // namespace

LexiconLoader::LexiconLoader(JobService& jobs, Study& study, LexiconLibrary& library,
                             UsualFiles& usual, ValueLoader& values, RequestNumbers& numbers)
    : m_jobs(jobs),
      m_study(study),
      m_library(library),
      m_usual(usual),
      m_values(values),
      m_numbers(numbers),
      m_queue(jobs)
{
}

void LexiconLoader::want(const QString& path, quint64 request)
{
    m_queue.add({.path = path, .number = request});
}

void LexiconLoader::wantForGame(const QString& path)
{
    m_queue.add({.path = path, .origin = Origin::Usual, .number = m_numbers.next()});
}

void LexiconLoader::wantUsual()
{
    // What is under way is left alone; if it doesn't fit by its end, this is called again.
    if (m_study.state().lexicon() || !m_queue.isEmpty()) return;
    const auto [path, missing] = m_usual.lexicon();
    reportMissing(missing, LoadSubject::Lexicon, m_numbers.newest());
    if (!path.isEmpty())
        m_queue.add({.path = path, .origin = Origin::Usual, .number = m_numbers.next()});
}

QString LexiconLoader::nextLexicon() const
{
    return m_queue.isEmpty() ? m_usual.presentLexicon() : m_queue.newest()->path;
}

void LexiconLoader::startReading()
{
    const auto request = m_queue.next(m_study.position()->rulesPtr());
    if (!request) return;
    m_queue.read<Opened>(
        tr("Opening %1").arg(fileName(request->path)), JobClass::Heavy,
        [path = toPath(request->path), rules = m_queue.rules(),
         known = m_library.lettersOfFile(request->path)](
            const TaskContext& context) mutable -> Result<Opened> {
            const QString beside = fromUtf8(engine::lettersBeside(path));
            if (known.isEmpty() && lettersById(beside)) known = beside;
            auto lexicon = readLexicon(path, known, *rules, context, false);
            if (!lexicon) return engine::failure(std::move(lexicon.error()));
            auto doubt = engine::lettersDoubt(**lexicon, *rules);
            return Opened{std::move(*lexicon),
                          known.isEmpty() && beside.isEmpty() && !namesItsLetters(path),
                          std::move(doubt)};
        },
        [this, request = *request](Result<Opened> reading) {
            finish(request, std::move(reading));
        });
}

void LexiconLoader::finish(const OpenRequest& request, Result<Opened> reading)
{
    if (!reading && reading.error().code == engine::ErrorCode::Cancelled) {
        // By the user, who wants none of them.
        m_queue.clear();
        return;
    }
    if (!isOfUse(*m_queue.rules(), m_study.position()->rules())) {
        // The rules have changed meanwhile.
        if (!request.isAsked()) m_queue.giveUp(request);
        emit studyReplaced();
        return;
    }
    if (!reading) {
        refuse(request, reading.error());
    } else if (const auto done = m_study.setLexicon(
                   reading->lexicon, request.isAsked() ? Study::Step::Own : Study::Step::Previous);
               !done) {
        refuse(request, done.error());
    } else {
        adopt(request, *reading);
        buildTables(reading->lexicon);
    }
    emit requestsChanged();
}

void LexiconLoader::buildTables(const engine::LexiconPtr& lexicon)
{
    // The first list and what is painted of it come without them, and sooner when nothing else works.
    constexpr int kUntilSeen = 400;
    QTimer::singleShot(kUntilSeen, this, [this, lexicon] {
        m_jobs.start<bool>(
            {}, JobClass::Quiet,
            [lexicon](const TaskContext&) -> Result<bool> {
                lexicon->buildSearchTables();
                return true;
            },
            this, [](const Result<bool>&) {});
    });
}

void LexiconLoader::adopt(const OpenRequest& request, const Opened& opening)
{
    const engine::GameRulesPtr rules = m_queue.rules();
    m_queue.settle(request);
    if (request.isAsked() && opening.doubt) {
        emit remarked(tr("%1 may not be for these rules").arg(fileName(request.path)),
                      tr("%1 Lexicon, Manage can set its letters").arg(engineText(*opening.doubt)));
    } else if (request.isAsked() && opening.lettersAssumed) {
        emit remarked(tr("%1 doesn't say which letters it is for").arg(fileName(request.path)),
                      tr("they were taken for those of %1; Lexicon, Manage can set others")
                          .arg(fromUtf8(opening.lexicon->alphabet().name())));
    }
    if (request.isAsked()) m_usual.rememberLexicon(request.path, *rules);
    m_values.followLexicon(request, *rules, nextLexicon());
    if (request.isAsked()) emit opened(LoadSubject::Lexicon, request.number);
}

void LexiconLoader::refuse(const OpenRequest& request, const engine::Error& error)
{
    m_queue.giveUp(request);
    report(tr("%1 was not opened as a lexicon").arg(fileName(request.path)), error,
           LoadSubject::Lexicon, request.number);
    const QString instead = m_usual.defaultLexicon();
    if (m_queue.isEmpty() && !m_study.state().lexicon() && !instead.isEmpty() &&
        !samePath(request.path, instead))
        m_queue.add({.path = instead, .origin = Origin::Instead, .number = m_numbers.next()});
}

}  // namespace ui

#include "moc_lexicon_loader.cpp"
