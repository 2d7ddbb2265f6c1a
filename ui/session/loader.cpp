// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/loader.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/leave_table.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_file.h"
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

/// Leave values from a file of either kind: binary, or a table in text.
Result<engine::KlvPtr> readLeaves(const std::filesystem::path& path,
                                  const engine::Alphabet& alphabet, const TaskContext& context)
{
    const auto blob = engine::FileBlob::open(path);
    if (!blob) return engine::failure(blob.error());
    const std::string name = path.string();
    std::vector<std::byte> built;
    std::span<const std::byte> bytes = blob->bytes();
    if (holdsText(bytes)) {
        const auto table = engine::readLeaveCsv(blob->text(), alphabet, name, context);
        if (!table) return engine::failure(table.error());
        auto klv = engine::buildKlv(*table, engine::KlvVersion::Klv2, engine::NodeOrder::Wolges,
                                    name, context);
        if (!klv) return engine::failure(std::move(klv.error()));
        built = std::move(*klv);
        bytes = built;
    }
    auto leaves = engine::Klv::parse(bytes, alphabet.letterCount(), name);
    if (!leaves) return engine::failure(std::move(leaves.error()));
    return std::make_shared<const engine::Klv>(std::move(*leaves));
}

Result<void> writeLeaves(const std::filesystem::path& path, const engine::Klv& leaves,
                         const engine::Alphabet& alphabet, const TaskContext& context)
{
    const auto table = engine::leaveTableOf(leaves, context);
    if (!table) return engine::failure(table.error());
    if (fromPath(path).endsWith(u".csv", Qt::CaseInsensitive)) {
        const std::string csv = engine::writeLeaveCsv(*table, alphabet);
        if (context.stopRequested())
            return engine::failure(engine::ErrorCode::Cancelled, "cancelled");
        return engine::writeFileAtomically(path, std::string_view(csv));
    }
    const auto klv =
        engine::buildKlv(*table, engine::KlvVersion::Klv2, engine::NodeOrder::Wolges, {}, context);
    if (!klv) return engine::failure(klv.error());
    return engine::writeFileAtomically(path, std::span<const std::byte>(*klv));
}

/// A word graph that is known to be of other letters (by their id, which may be empty) is refused;
/// texts say their letters themselves.
Result<void> checkLetters(const std::filesystem::path& path, const QString& known,
                          const engine::Alphabet& alphabet)
{
    if (known.isEmpty() || fits(known, alphabet)) return {};
    const auto blob = engine::FileBlob::open(path);
    if (!blob || engine::lexiconFormatOf(path, blob->bytes()) == engine::LexiconFormat::WordList)
        return {};
    const Letters* letters = lettersById(known);
    return engine::failure(
        engine::ErrorCode::WrongLexicon,
        Loader::tr("belongs to the letters of %1, not to those of %2; choose rules with its "
                   "letters, or correct them in Lexicon, Manage")
            .arg(letters ? letters->title : Loader::tr("another alphabet"),
                 fromUtf8(alphabet.name()))
            .toStdString(),
        {path.string(), 0, 0, -1});
}

}  // namespace

Loader::Loader(JobService& jobs, Study& study, Settings& settings, LexiconLibrary& library,
               QObject* parent)
    : QObject(parent), m_jobs(jobs), m_study(study), m_settings(settings), m_library(library)
{
}

bool Loader::begin(Pending& pending, const QString& path, Ticket ticket)
{
    if (ticket < pending.newest) return false;
    pending.newest = ticket;
    if (pending.job) pending.job->cancel();
    pending.job = nullptr;
    pending.underWay = true;
    pending.path = path;
    pending.rules = m_study.position()->rulesPtr();
    return true;
}

bool Loader::end(Pending& pending, Ticket ticket)
{
    if (ticket != pending.newest) return false;
    pending.underWay = false;
    pending.job = nullptr;
    return true;
}

bool Loader::fitsNow(const engine::GameRules& rules) const
{
    const engine::GameRules& now = m_study.position()->rules();
    return now.alphabet.sameLetters(rules.alphabet) && (rules.jumbled() || !now.jumbled());
}

bool Loader::defaultsFit() const
{
    return m_defaultRules &&
           m_defaultRules->alphabet.sameLetters(m_study.position()->rules().alphabet);
}

void Loader::openFile(const QString& path, WordLists lists)
{
    m_jobs.start<FileKind>(
        tr("Looking at %1").arg(fileName(path)), JobClass::Interactive,
        [path = toPath(path)](const TaskContext&) { return kindOfFile(path); }, this,
        [this, path, lists, ticket = ++m_lastTicket](Result<FileKind> kind) {
            if (kind == FileKind::WordList && lists == WordLists::Offer) emit wordListFound(path);
            else if (kind) open(path, *kind, ticket);
            else if (kind.error().code != engine::ErrorCode::Cancelled)
                emit failed(tr("%1 can't be opened").arg(fileName(path)), kind.error(),
                            Subject::File);
        });
}

void Loader::open(const QString& path, FileKind kind, Ticket ticket)
{
    switch (kind) {
    case FileKind::Position: startPosition(path, ticket); return;
    case FileKind::WordGraph:
    case FileKind::WordList: startLexicon(path, Origin::Asked, ticket); return;
    case FileKind::Leaves:
        m_leavesAsked = ticket;
        startLeaves(path, Origin::Asked, ticket);
        return;
    case FileKind::Rules: startRules(path, ticket); return;
    }
}

void Loader::openPosition(const QString& path)
{
    startPosition(path, ++m_lastTicket);
}

void Loader::openLexicon(const QString& path)
{
    startLexicon(path, Origin::Asked, ++m_lastTicket);
}

void Loader::openLeaves(const QString& path)
{
    m_leavesAsked = ++m_lastTicket;
    startLeaves(path, Origin::Asked, m_leavesAsked);
}

void Loader::openRules(const QString& path)
{
    startRules(path, ++m_lastTicket);
}

void Loader::startPosition(const QString& path, Ticket ticket)
{
    if (!begin(m_position, path, ticket)) return;
    const engine::Position& now = *m_study.position();
    m_position.job = m_jobs.start<engine::CgpReading>(
        tr("Opening %1").arg(fileName(path)), JobClass::Interactive,
        [path = toPath(path), rules = now.rulesPtr(),
         lexicon = now.lexiconPtr()](const TaskContext&) -> Result<engine::CgpReading> {
            const auto text = engine::readTextFile(path, kTextLimit);
            if (!text) return engine::failure(text.error());
            return readFirstPosition(*text, path.string(), rules, lexicon);
        },
        this,
        [this, path, ticket, rules = now.rulesPtr()](Result<engine::CgpReading> reading) {
            // Dropped, or read anew for rules that came meanwhile.
            if (ticket != m_position.newest || rules != m_position.rules) return;
            end(m_position, ticket);
            if (!reading) {
                if (reading.error().code != engine::ErrorCode::Cancelled)
                    emit failed(tr("%1 was not opened").arg(fileName(path)), reading.error(),
                                Subject::Position);
                return;
            }
            m_settings.addRecentFile(path);
            emit recentFilesChanged();
            emit opened(Subject::Position);
            adoptPosition(std::move(*reading), fileName(path), tr("open %1").arg(fileName(path)));
        });
}

void Loader::openText(const QString& text, const QString& origin)
{
    const engine::Position& now = *m_study.position();
    auto reading = readFirstPosition(text.left(static_cast<qsizetype>(kTextLimit)).toStdString(),
                                     origin.toStdString(), now.rulesPtr(), now.lexiconPtr());
    if (!reading) {
        emit failed(tr("The text is no position"), reading.error(), Subject::Position);
        return;
    }
    const Ticket ticket = ++m_lastTicket;
    begin(m_position, {}, ticket);
    end(m_position, ticket);
    emit opened(Subject::Position);
    adoptPosition(std::move(*reading), {}, tr("paste position"));
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

void Loader::startLexicon(const QString& path, Origin origin, Ticket ticket)
{
    if (!begin(m_lexicon, path, ticket)) return;
    const engine::GameRulesPtr rules = m_lexicon.rules;
    m_lexicon.job = m_jobs.start<engine::LexiconPtr>(
        tr("Opening %1").arg(fileName(path)), JobClass::Heavy,
        [path = toPath(path), rules, known = m_library.lettersOfFile(path)](
            const TaskContext& context) -> Result<engine::LexiconPtr> {
            if (auto unfit = checkLetters(path, known, rules->alphabet); !unfit)
                return engine::failure(std::move(unfit.error()));
            return engine::Lexicon::open(path, rules->alphabet, rules->jumbled(), context);
        },
        this,
        [this, path, origin, ticket](Result<engine::LexiconPtr> lexicon) {
            if (end(m_lexicon, ticket)) finishLexicon(path, origin, ticket, std::move(lexicon));
        });
}

void Loader::finishLexicon(const QString& path, Origin origin, Ticket ticket,
                           Result<engine::LexiconPtr> lexicon)
{
    if (!lexicon && lexicon.error().code == engine::ErrorCode::Cancelled) return;
    if (!fitsNow(*m_lexicon.rules)) {
        // The rules have changed meanwhile.
        if (origin == Origin::Asked) openLexicon(path);
        else openUsual();
        return;
    }
    Result<void> done;
    if (lexicon) done = m_study.setLexicon(*lexicon);
    else done = engine::failure(lexicon.error());
    if (!done) {
        emit failed(tr("%1 was not opened as a lexicon").arg(fileName(path)), done.error(),
                    Subject::Lexicon);
        if (!m_study.position()->lexicon() && defaultsFit() && !m_defaultLexicon.isEmpty() &&
            !samePath(path, m_defaultLexicon))
            startLexicon(m_defaultLexicon, Origin::Instead, ++m_lastTicket);
        return;
    }
    if (origin == Origin::Asked) rememberLexicon(path);
    followLexicon(path, ticket);
    if (origin == Origin::Asked) emit opened(Subject::Lexicon);
}

void Loader::rememberLexicon(const QString& path)
{
    const engine::GameRules& rules = *m_lexicon.rules;
    const QString letters = lettersOf(rules.alphabet).id;
    m_library.remember(path, letters);
    const bool isDefault = defaultsFit() && samePath(path, m_defaultLexicon);
    const QString last = QFileInfo(path).absoluteFilePath();
    // What was set for these rules only stays a matter of these rules.
    const QString id = fromUtf8(rules.id);
    if (!m_settings.lexiconForRules(id).isEmpty()) m_settings.setLexiconForRules(id, last);
    // The default is found without being remembered, even when the program has moved.
    else m_settings.setLexiconFor(letters, isDefault ? QString() : last);
}

void Loader::followLexicon(const QString& path, Ticket ticket)
{
    // Leaves that were asked for at the same time or later are what the user wants.
    if (m_leavesAsked > ticket) return;
    const KnownLexicon* known = m_library.find(path);
    const QString own = known ? known->leaves : QString();
    const QString before = m_belongingLeaves;
    if (!own.isEmpty()) {
        if (samePath(own, before) && m_study.leaves()) return;
        m_belongingLeaves = own;
        startLeaves(own, Origin::Usual, ++m_lastTicket);
    } else if (!before.isEmpty()) {
        m_belongingLeaves.clear();
        const QString usual = usualLeaves();
        if (!usual.isEmpty() && QFileInfo::exists(usual))
            startLeaves(usual, Origin::Usual, ++m_lastTicket);
        else m_study.setLeaves(nullptr, {});
    }
}

void Loader::startLeaves(const QString& path, Origin origin, Ticket ticket)
{
    if (!begin(m_leaves, path, ticket)) return;
    const engine::GameRulesPtr rules = m_leaves.rules;
    m_leaves.job = m_jobs.start<engine::KlvPtr>(
        tr("Opening %1").arg(fileName(path)), JobClass::Heavy,
        [path = toPath(path), rules](const TaskContext& context) {
            return readLeaves(path, rules->alphabet, context);
        },
        this,
        [this, path, origin, ticket](Result<engine::KlvPtr> leaves) {
            if (end(m_leaves, ticket)) finishLeaves(path, origin, std::move(leaves));
        });
}

void Loader::finishLeaves(const QString& path, Origin origin, Result<engine::KlvPtr> leaves)
{
    if (!leaves && leaves.error().code == engine::ErrorCode::Cancelled) return;
    // The numbers in the file mean letters of the alphabet that it was opened for.
    if (!m_study.position()->rules().alphabet.sameLetters(m_leaves.rules->alphabet)) {
        if (origin == Origin::Asked) openLeaves(path);
        else openUsual();
        return;
    }
    if (!leaves) {
        emit failed(tr("%1 was not opened as leave values").arg(fileName(path)), leaves.error(),
                    Subject::Leaves);
        if (!m_study.leaves() && defaultsFit() && QFileInfo::exists(m_defaultLeaves) &&
            !samePath(path, m_defaultLeaves))
            startLeaves(m_defaultLeaves, Origin::Instead, ++m_lastTicket);
        return;
    }
    m_study.setLeaves(*leaves, QFileInfo(path).completeBaseName());
    if (origin == Origin::Asked) {
        const bool isDefault = defaultsFit() && samePath(path, m_defaultLeaves);
        m_belongingLeaves.clear();
        m_settings.setLeavesFor(lettersOf(m_leaves.rules->alphabet).id,
                                isDefault ? QString() : QFileInfo(path).absoluteFilePath());
        emit opened(Subject::Leaves);
    }
}

void Loader::startRules(const QString& path, Ticket ticket)
{
    if (!begin(m_rules, path, ticket)) return;
    m_rules.job = m_jobs.start<engine::GameRulesPtr>(
        tr("Opening %1").arg(fileName(path)), JobClass::Interactive,
        [path = toPath(path)](const TaskContext&) { return engine::catalogue::openRules(path); },
        this,
        [this, path, ticket](Result<engine::GameRulesPtr> rules) {
            if (!end(m_rules, ticket)) return;
            if (rules) {
                adoptRules(*rules, ticket);
            } else if (rules.error().code != engine::ErrorCode::Cancelled) {
                emit failed(tr("%1 was not opened as rules").arg(fileName(path)), rules.error(),
                            Subject::Rules);
            }
        });
}

void Loader::useRules(const engine::GameRulesPtr& rules)
{
    const Ticket ticket = ++m_lastTicket;
    begin(m_rules, {}, ticket);
    end(m_rules, ticket);
    adoptRules(rules, ticket);
}

void Loader::adoptRules(const engine::GameRulesPtr& rules, Ticket ticket)
{
    const bool newerPosition = m_position.newest > ticket;
    // Rules empty the board: a position that was asked for later and is there would be lost.
    if (newerPosition && !m_position.underWay) return;
    if (auto done = m_study.setRules(rules); !done) {
        emit failed(tr("These rules can't be used"), done.error(), Subject::Rules);
        return;
    }
    emit opened(Subject::Rules);
    if (newerPosition) {
        startPosition(m_position.path, m_position.newest);
    } else {
        begin(m_position, {}, ticket);
        end(m_position, ticket);
    }
    openUsual();
}

void Loader::setDefaults(engine::GameRulesPtr rules, const QString& lexicon, const QString& leaves)
{
    if (rules) m_library.setBundled(lexicon, lettersOf(rules->alphabet).id);
    m_defaultRules = std::move(rules);
    m_defaultLexicon = lexicon;
    m_defaultLeaves = leaves;
}

QString Loader::remembered(QString (Settings::*file)(const QString&) const) const
{
    // What was chosen for another alphabet with the same letters is better than nothing.
    const Letters own = lettersOf(m_study.position()->rules().alphabet);
    QStringList files{(m_settings.*file)(own.id)};
    for (const Letters& other : builtInLetters())
        if (other.sameAs(own)) files.append((m_settings.*file)(other.id));
    for (const QString& last : files)
        if (!last.isEmpty() && QFileInfo::exists(last)) return last;
    return {};
}

QString Loader::usualLexicon() const
{
    const QString last = m_settings.lexiconForRules(fromUtf8(m_study.position()->rules().id));
    if (!last.isEmpty() && QFileInfo::exists(last)) return last;
    const QString other = remembered(&Settings::lexiconFor);
    if (!other.isEmpty()) return other;
    return defaultsFit() ? m_defaultLexicon : QString();
}

QString Loader::usualLeaves() const
{
    const QString last = remembered(&Settings::leavesFor);
    if (!last.isEmpty()) return last;
    return defaultsFit() ? m_defaultLeaves : QString();
}

void Loader::openUsual()
{
    // What is under way is left alone; if it doesn't fit by its end, this is called again.
    if (!m_study.position()->lexicon() && !m_lexicon.underWay) {
        const QString path = usualLexicon();
        if (!path.isEmpty()) startLexicon(path, Origin::Usual, ++m_lastTicket);
    }
    if (!m_study.leaves() && !m_leaves.underWay) {
        const QString path = usualLeaves();
        if (!path.isEmpty() && QFileInfo::exists(path))
            startLeaves(path, Origin::Usual, ++m_lastTicket);
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
            else if (done.error().code != engine::ErrorCode::Cancelled)
                emit failed(tr("%1 was not written").arg(fileName(path)), done.error(),
                            Subject::File);
        });
}

}  // namespace ui
