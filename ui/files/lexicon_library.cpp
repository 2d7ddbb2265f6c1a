// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/lexicon_library.h"

#include <algorithm>

#include <QCryptographicHash>
#include <QFileInfo>
#include <QRegularExpression>

#include "engine/eval/value_files.h"
#include "engine/lexicon/lexicon.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kLongestName = 100;  // characters

QString plain(const QString& name)
{
    QString result;
    for (const QChar character : name)
        if (character.isLetterOrNumber()) result += character.toCaseFolded();
    return result;
}

QString absolute(const QString& path)
{
    return path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
}

}  // namespace

LexiconLibrary::LexiconLibrary(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_known(settings.lexicons())
{
}

bool LexiconLibrary::sameName(const QString& a, const QString& b)
{
    return plain(a) == plain(b);
}

QString LexiconLibrary::nameOf(const KnownLexicon& lexicon)
{
    return lexicon.title.isEmpty() ? QFileInfo(lexicon.path).completeBaseName() : lexicon.title;
}

QString LexiconLibrary::titleOf(const KnownLexicon& lexicon)
{
    const QString name = nameOf(lexicon);
    return lexicon.bundled && lexicon.title.isEmpty() ? tr("%1 (bundled)").arg(name) : name;
}

std::optional<KnownLexicon> LexiconLibrary::named(const QString& name,
                                                  const engine::Alphabet& alphabet) const
{
    return namedAmong(lexicons(), name, alphabet);
}

std::optional<KnownLexicon> LexiconLibrary::namedAmong(const QList<KnownLexicon>& known,
                                                       const QString& name,
                                                       const engine::Alphabet& alphabet)
{
    if (plain(name).isEmpty()) return std::nullopt;
    for (const KnownLexicon& each : known) {
        const bool isIt =
            sameName(each.title, name) || sameName(QFileInfo(each.path).completeBaseName(), name);
        if (isIt && fits(each.letters, alphabet) && isThere(each.path)) return each;
    }
    return std::nullopt;
}

QList<KnownLexicon> LexiconLibrary::lexicons() const
{
    QList<KnownLexicon> all = m_known;
    // What is kept of a bundled lexicon is shown only where there is one.
    all.removeIf(
        [this](const KnownLexicon& lexicon) { return lexicon.bundled && m_bundledPath.isEmpty(); });
    std::stable_sort(all.begin(), all.end(), [](const KnownLexicon& a, const KnownLexicon& b) {
        if (a.bundled != b.bundled) return a.bundled;
        return QString::localeAwareCompare(titleOf(a).toLower(), titleOf(b).toLower()) < 0;
    });
    return all;
}

QList<KnownLexicon> LexiconLibrary::lexiconsFor(const engine::Alphabet& alphabet,
                                                const QString& present) const
{
    QList<KnownLexicon> those;
    bool there = present.isEmpty();
    for (const KnownLexicon& known : lexicons()) {
        const bool isPresent = samePath(known.path, present);
        there = there || isPresent;
        if (isPresent || fits(known.letters, alphabet)) those.append(known);
    }
    if (!there) those.append({present, {}, {}, {}, {}, false});
    return those;
}

const KnownLexicon* LexiconLibrary::find(const QString& path) const
{
    const auto found =
        std::find_if(m_known.cbegin(), m_known.cend(),
                     [&path](const KnownLexicon& lexicon) { return samePath(lexicon.path, path); });
    return found == m_known.cend() ? nullptr : &*found;
}

QString LexiconLibrary::lettersOfFile(const QString& path) const
{
    const KnownLexicon* known = find(path);
    return known ? known->letters : QString();
}

QString LexiconLibrary::givenTitle(const QString& path) const
{
    const KnownLexicon* known = find(path);
    return known ? known->title : QString();
}

QString LexiconLibrary::valuesName(const QString& path, const std::string& rulesId)
{
    QString name = QFileInfo(path).completeBaseName() + u'-' + fromUtf8(rulesId);
    // Lexicons of the same name lie in different folders, and rules are called as anybody likes.
    const QByteArray whole = absolute(path).toUtf8() + '\n' + QByteArray::fromStdString(rulesId);
    const QByteArray hash = QCryptographicHash::hash(whole, QCryptographicHash::Sha256);
    name.replace(QRegularExpression(u"[^\\w.-]"_s, QRegularExpression::UseUnicodePropertiesOption),
                 u"_"_s);
    return name.left(kLongestName) + u'-' + QString::fromLatin1(hash.toHex().left(8));
}

QString LexiconLibrary::valuesFolder() const
{
    return m_settings.dataFolder() + u"/values"_s;
}

QString LexiconLibrary::leavesOf(const QString& path, const std::string& rulesId) const
{
    if (path.isEmpty()) return {};
    const KnownLexicon* known = find(path);
    if (known && !known->leaves.isEmpty()) return known->leaves;
    const QString installed = valuesFolder() + u'/' + valuesName(path, rulesId) + u".klv2"_s;
    return isThere(installed) ? installed : QString();
}

QString LexiconLibrary::winTableOf(const QString& path, const std::string& rulesId) const
{
    if (path.isEmpty()) return {};
    const KnownLexicon* known = find(path);
    if (known && !known->winTable.isEmpty()) return known->winTable;
    const QString installed = valuesFolder() + u'/' + valuesName(path, rulesId) + kWinTableEnding;
    if (isThere(installed)) return installed;
    const auto beside = engine::winTableBeside(toPath(absolute(path)), rulesId);
    return beside ? fromPath(*beside) : QString();
}

bool LexiconLibrary::isBundled(const QString& path) const
{
    return samePath(path, m_bundledPath);
}

template <class Edit>
void LexiconLibrary::edit(const QString& path, Edit edit)
{
    for (KnownLexicon& lexicon : m_known) {
        if (!samePath(lexicon.path, path)) continue;
        const KnownLexicon before = lexicon;
        edit(lexicon);
        if (lexicon != before) store();
        return;
    }
}

void LexiconLibrary::setBundled(const QString& path, const QString& letters)
{
    m_bundledPath = absolute(path);
    if (m_bundledPath.isEmpty()) return;
    // Installed elsewhere since, it is still the bundled one.
    m_known.removeIf([this](const KnownLexicon& lexicon) {
        return !lexicon.bundled && samePath(lexicon.path, m_bundledPath);
    });
    auto found = std::find_if(m_known.begin(), m_known.end(),
                              [](const KnownLexicon& lexicon) { return lexicon.bundled; });
    if (found == m_known.end()) {
        m_known.prepend({});
        found = m_known.begin();
        found->bundled = true;
    }
    found->path = m_bundledPath;
    found->letters = letters;
    emit changed();
}

void LexiconLibrary::remember(const QString& path, const QString& letters)
{
    if (path.isEmpty()) return;
    if (find(path)) {
        edit(path, [&](KnownLexicon& lexicon) {
            if (!lexicon.bundled) lexicon.letters = letters;
        });
        return;
    }
    KnownLexicon lexicon;
    lexicon.path = absolute(path);
    lexicon.letters = letters;
    m_known.append(lexicon);
    store();
}

void LexiconLibrary::rename(const QString& path, const QString& title)
{
    edit(path, [&](KnownLexicon& lexicon) { lexicon.title = title.simplified(); });
}

void LexiconLibrary::assignLeaves(const QString& path, const QString& leaves)
{
    edit(path, [&](KnownLexicon& lexicon) { lexicon.leaves = absolute(leaves); });
}

void LexiconLibrary::assignWinTable(const QString& path, const QString& winTable)
{
    edit(path, [&](KnownLexicon& lexicon) { lexicon.winTable = absolute(winTable); });
}

void LexiconLibrary::remove(const QString& path)
{
    const auto gone = m_known.removeIf([&path](const KnownLexicon& lexicon) {
        return !lexicon.bundled && samePath(lexicon.path, path);
    });
    if (gone > 0) store();
}

void LexiconLibrary::store()
{
    m_settings.setLexicons(m_known);
    emit changed();
}

}  // namespace ui

#include "moc_lexicon_library.cpp"
