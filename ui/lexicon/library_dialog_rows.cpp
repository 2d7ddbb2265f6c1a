// SPDX-License-Identifier: GPL-3.0-or-later
// The lexicons in the list, and what is found out about them.
#include <utility>

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QTableWidget>

#include "engine/eval/win_counts.h"
#include "engine/lexicon/lexicon.h"
#include "ui/language/text.h"
#include "ui/lexicon/library_dialog.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

/// The row names the file.
engine::Error withoutFile(engine::Error error)
{
    error.place.file.clear();
    return error;
}

QString stampOf(const QString& path)
{
    const QFileInfo file(path);
    return QString::number(file.size()) + u' ' +
           QString::number(file.lastModified().toMSecsSinceEpoch()) + u' ' + path;
}

QString stampOf(const KnownLexicon& lexicon, const QString& winTable)
{
    return stampOf(lexicon.path) + u' ' + lexicon.letters + u' ' + stampOf(winTable);
}

}  // namespace

void LibraryDialog::refresh()
{
    const auto before = current();
    m_shown = m_library.lexicons();
    const QSignalBlocker blocker(m_table);
    m_table->setRowCount(static_cast<int>(m_shown.size()));
    int row = m_shown.isEmpty() ? -1 : 0;
    for (int i = 0; i < m_table->rowCount(); ++i) {
        const KnownLexicon& lexicon = m_shown[i];
        if (before ? lexicon.path == before->path : samePath(lexicon.path, m_present.lexicon))
            row = i;
        inspect(lexicon);
        showRow(i, lexicon);
    }
    m_table->setCurrentCell(row, TitleColumn);
    showDetails();
}

void LibraryDialog::showRow(int row, const KnownLexicon& lexicon)
{
    const auto put = [&](int column, const QString& text, Qt::Alignment side = Qt::AlignLeft) {
        auto* item = new QTableWidgetItem(text);
        item->setTextAlignment(side | Qt::AlignVCenter);
        item->setToolTip(column == TitleColumn ? lexicon.path : text);
        m_table->setItem(row, column, item);
    };
    const auto& info = m_status.value(lexicon.path).info;
    const bool good = info && info->has_value();
    const QLocale locale;
    put(TitleColumn, LexiconLibrary::titleOf(lexicon));
    put(AlphabetColumn, letterTitle(lexicon.letters));
    put(WordsColumn, good ? locale.toString(static_cast<qlonglong>((*info)->words)) : u"–"_s,
        Qt::AlignRight);
    const QFileInfo file(lexicon.path);
    put(SizeColumn,
        file.isFile() ? locale.formattedDataSize(file.size(), 1, QLocale::DataSizeTraditionalFormat)
                      : u"–"_s,
        Qt::AlignRight);
    put(DefaultColumn, defaultText(lexicon));
    put(StatusColumn, statusText(lexicon));
}

QString LibraryDialog::defaultText(const KnownLexicon& lexicon) const
{
    QStringList parts;
    const QString letters = m_settings.lexiconFor(lexicon.letters);
    // Nothing remembered stands for the bundled one, where that has these letters.
    if (samePath(letters, lexicon.path) || (lexicon.bundled && letters.isEmpty()))
        parts.append(u"★ "_s + letterTitle(lexicon.letters));
    if (samePath(m_settings.lexiconForRules(m_present.rules), lexicon.path))
        parts.append(u"★ "_s + m_present.rulesTitle);
    return parts.join(u", "_s);
}

QString LibraryDialog::statusText(const KnownLexicon& lexicon) const
{
    const QString inUse = samePath(lexicon.path, m_present.lexicon) ? tr("▸ in use, ") : QString();
    const QFileInfo file(lexicon.path);
    if (!file.exists()) return tr("✕ the file is missing");
    const auto& info = m_status.value(lexicon.path).info;
    if (!info) return inUse + tr("being checked…");
    if (!*info) return tr("✕ %1").arg(errorText(withoutFile(info->error())));
    for (const auto& [path, missing] :
         {std::pair{lexicon.leaves, tr("⚠ its leave values are missing")},
          std::pair{lexicon.winTable, tr("⚠ its win table is missing")}})
        if (!path.isEmpty() && !QFileInfo(path).isFile()) return inUse + missing;
    if (const auto& problem = m_status.value(lexicon.path).winTable)
        return inUse + tr("⚠ its win table: %1").arg(errorText(*problem));
    if ((*info)->alphagrams) return inUse + tr("✓ alphagrams, not to be played with");
    if ((*info)->tooLarge) return inUse + tr("✓ good, but too large to be played with");
    return inUse + tr("✓ good");
}

void LibraryDialog::inspect(const KnownLexicon& lexicon)
{
    Status& status = m_status[lexicon.path];
    const QString winTable = m_library.winTableOf(lexicon.path);
    const QString stamp = stampOf(lexicon, winTable);
    if (status.stamp == stamp) return;
    if (status.job) status.job->cancel();
    status = {stamp, std::nullopt, std::nullopt, nullptr};
    if (!QFileInfo::exists(lexicon.path)) return;
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
            finishInspection(path, stamp, std::move(found));
        });
}

void LibraryDialog::finishInspection(const QString& path, const QString& stamp,
                                     Result<Inspection> found)
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
    for (int row = 0; row < static_cast<int>(m_shown.size()); ++row) {
        if (m_shown[row].path != path) continue;
        const QSignalBlocker blocker(m_table);
        showRow(row, m_shown[row]);
    }
    if (const auto lexicon = current(); lexicon && lexicon->path == path) showDetails();
}

QString LibraryDialog::obstacle(const KnownLexicon& lexicon) const
{
    if (!QFileInfo(lexicon.path).isFile()) return tr("The file is missing.");
    if (!fits(lexicon.letters, m_present.letters.alphabet))
        return tr("It has the letters of %1, the present rules those of %2; choose other rules to "
                  "play with it.")
            .arg(letterTitle(lexicon.letters), m_present.letters.title);
    const auto& info = m_status.value(lexicon.path).info;
    if (info && !*info) return errorText(info->error());
    if (info && (*info)->alphagrams) return tr("Alphagrams can't be played with.");
    if (info && (*info)->tooLarge) return tr("It has more nodes than can be played with.");
    return {};
}

}  // namespace ui
