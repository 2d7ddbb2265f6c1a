// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/loader.h"

#include <memory>
#include <utility>

#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "ui/session/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

// A position is a line; whatever is longer than this is something else.
constexpr std::size_t kTextLimit = 16U << 20U;

QString fileName(const QString& path)
{
    return QFileInfo(path).fileName();
}

/// The first line that is not blank, and how many more such lines there are.
std::pair<std::string, int> firstLine(const std::string& text)
{
    std::string first;
    int more = 0;
    for (std::size_t start = 0; start < text.size();) {
        std::size_t end = text.find_first_of("\r\n", start);
        if (end == std::string::npos) end = text.size();
        const std::size_t content = text.find_first_not_of(" \t", start);
        if (content != std::string::npos && content < end) {
            if (first.empty()) first = text.substr(start, end - start);
            else ++more;
        }
        start = end + 1;
    }
    return {first, more};
}

Result<engine::CgpReading> readFirstPosition(const std::string& text, const std::string& name,
                                             const engine::GameRulesPtr& rules,
                                             const engine::LexiconPtr& lexicon)
{
    const auto [line, more] = firstLine(text);
    auto reading = engine::readCgp(line, rules, lexicon);
    if (!reading) {
        engine::Error error = reading.error();
        if (error.place.file.empty()) error.place.file = name;
        return engine::failure(std::move(error));
    }
    if (more > 0)
        reading->remarks.push_back(
            Loader::tr("further positions in it, left out: %1").arg(more).toStdString());
    return reading;
}

}  // namespace

Loader::Loader(JobService& jobs, Study& study, Settings& settings, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_study(study), m_settings(settings)
{
}

void Loader::openFile(const QString& path)
{
    m_jobs.start<FileKind>(
        tr("Looking at %1").arg(fileName(path)), JobClass::Interactive,
        [path = toPath(path)](const TaskContext&) { return kindOfFile(path); }, this,
        [this, path](Result<FileKind> kind) {
            if (kind) open(path, *kind);
            else emit failed(tr("%1 can't be opened").arg(fileName(path)), kind.error());
        });
}

void Loader::open(const QString& path, FileKind kind)
{
    switch (kind) {
    case FileKind::Position: openPosition(path); return;
    case FileKind::WordGraph:
    case FileKind::WordList: openLexicon(path); return;
    case FileKind::Leaves: openLeaves(path); return;
    case FileKind::Rules: openRules(path); return;
    }
}

void Loader::openPosition(const QString& path)
{
    const engine::Position& now = *m_study.position();
    m_jobs.start<engine::CgpReading>(
        tr("Opening %1").arg(fileName(path)), JobClass::Interactive,
        [path = toPath(path), rules = now.rulesPtr(),
         lexicon = now.lexiconPtr()](const TaskContext&) -> Result<engine::CgpReading> {
            const auto text = engine::readTextFile(path, kTextLimit);
            if (!text) return engine::failure(text.error());
            return readFirstPosition(*text, path.string(), rules, lexicon);
        },
        this,
        [this, path](Result<engine::CgpReading> reading) {
            if (!reading) {
                emit failed(tr("%1 was not opened").arg(fileName(path)), reading.error());
                return;
            }
            m_settings.addRecentFile(path);
            emit recentFilesChanged();
            adoptPosition(std::move(*reading), fileName(path), tr("open %1").arg(fileName(path)));
        });
}

void Loader::openText(const QString& text, const QString& origin)
{
    const engine::Position& now = *m_study.position();
    auto reading = readFirstPosition(text.left(static_cast<qsizetype>(kTextLimit)).toStdString(),
                                     origin.toStdString(), now.rulesPtr(), now.lexiconPtr());
    if (reading) adoptPosition(std::move(*reading), {}, tr("paste position"));
    else emit failed(tr("The text is no position"), reading.error());
}

void Loader::adoptPosition(engine::CgpReading reading, const QString& name, const QString& text)
{
    QStringList remarks;
    for (const std::string& remark : reading.remarks) remarks.append(fromUtf8(remark));
    m_study.setPosition(std::move(reading.position), name, text,
                        std::move(reading.otherOperations));
    if (!remarks.isEmpty())
        emit remarked(name.isEmpty() ? tr("The position was read") : tr("%1 was read").arg(name),
                      remarks.join(u"; "));
    openUsual();
}

void Loader::openLexicon(const QString& path)
{
    const engine::GameRulesPtr rules = m_study.position()->rulesPtr();
    m_openingLexicon = true;
    m_jobs.start<engine::LexiconPtr>(
        tr("Opening %1").arg(fileName(path)), JobClass::Heavy,
        [path = toPath(path), rules](const TaskContext& context) {
            return engine::Lexicon::open(path, rules->alphabet, rules->jumbled(), context);
        },
        this,
        [this, path, rules](Result<engine::LexiconPtr> lexicon) {
            m_openingLexicon = false;
            Result<void> done;
            if (lexicon) done = m_study.setLexicon(*lexicon);
            else done = engine::failure(lexicon.error());
            if (done)
                m_settings.setLexiconFor(fromUtf8(rules->alphabet.name()),
                                         QFileInfo(path).absoluteFilePath());
            else if (done.error().code != engine::ErrorCode::Cancelled)
                emit failed(tr("%1 was not opened as a lexicon").arg(fileName(path)), done.error());
        });
}

void Loader::openLeaves(const QString& path)
{
    const engine::GameRulesPtr rules = m_study.position()->rulesPtr();
    m_openingLeaves = true;
    m_jobs.start<engine::KlvPtr>(
        tr("Opening %1").arg(fileName(path)), JobClass::Heavy,
        [path = toPath(path), rules](const TaskContext&) -> Result<engine::KlvPtr> {
            auto leaves = engine::Klv::open(path, rules->alphabet.letterCount());
            if (!leaves) return engine::failure(leaves.error());
            return std::make_shared<const engine::Klv>(std::move(*leaves));
        },
        this,
        [this, path, rules](Result<engine::KlvPtr> leaves) {
            m_openingLeaves = false;
            // The numbers in the file mean letters of the alphabet that it was opened for.
            if (leaves && !m_study.position()->rules().alphabet.sameLetters(rules->alphabet))
                leaves = engine::failure(engine::ErrorCode::WrongLexicon,
                                         "the rules have changed to other letters meanwhile");
            if (leaves) {
                m_settings.setLeavesFor(fromUtf8(rules->alphabet.name()),
                                        QFileInfo(path).absoluteFilePath());
                m_study.setLeaves(*leaves, QFileInfo(path).completeBaseName());
            } else if (leaves.error().code != engine::ErrorCode::Cancelled) {
                emit failed(tr("%1 was not opened as leave values").arg(fileName(path)),
                            leaves.error());
            }
        });
}

void Loader::openRules(const QString& path)
{
    m_jobs.start<engine::GameRulesPtr>(
        tr("Opening %1").arg(fileName(path)), JobClass::Interactive,
        [path = toPath(path)](const TaskContext&) { return engine::catalogue::openRules(path); },
        this,
        [this, path](Result<engine::GameRulesPtr> rules) {
            if (rules) useRules(*rules);
            else emit failed(tr("%1 was not opened as rules").arg(fileName(path)), rules.error());
        });
}

void Loader::useRules(const engine::GameRulesPtr& rules)
{
    if (auto done = m_study.setRules(rules); !done) {
        emit failed(tr("These rules can't be used"), done.error());
        return;
    }
    openUsual();
}

void Loader::setDefaults(engine::GameRulesPtr rules, const QString& lexicon, const QString& leaves)
{
    m_defaultRules = std::move(rules);
    m_defaultLexicon = lexicon;
    m_defaultLeaves = leaves;
}

void Loader::openUsual()
{
    const engine::Alphabet& letters = m_study.position()->rules().alphabet;
    const QString alphabet = fromUtf8(letters.name());
    const bool isDefault = m_defaultRules && m_defaultRules->alphabet.sameLetters(letters);
    const auto usual = [isDefault](const QString& last, const QString& byDefault) {
        if (!last.isEmpty() && QFileInfo::exists(last)) return last;
        return isDefault ? byDefault : QString();
    };
    if (!m_study.position()->lexicon() && !m_openingLexicon) {
        const QString path = usual(m_settings.lexiconFor(alphabet), m_defaultLexicon);
        if (!path.isEmpty()) openLexicon(path);
    }
    if (!m_study.leaves() && !m_openingLeaves) {
        const QString path = usual(m_settings.leavesFor(alphabet), m_defaultLeaves);
        if (!path.isEmpty() && QFileInfo::exists(path)) openLeaves(path);
    }
}

Result<void> Loader::savePosition(const QString& path)
{
    const std::string text = m_study.toCgp().toStdString() + "\n";
    auto done = engine::writeFileAtomically(toPath(path), std::string_view(text));
    if (done) {
        m_settings.addRecentFile(path);
        emit recentFilesChanged();
    }
    return done;
}

}  // namespace ui
