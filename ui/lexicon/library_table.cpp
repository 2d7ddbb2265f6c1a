// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/library_table.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>

#include "ui/document/study_state.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kTitleLetters = 26;

/// The row names the file.
engine::Error withoutFile(engine::Error error)
{
    error.place.file.clear();
    return error;
}

}  // namespace

LibraryTable::LibraryTable(const Settings& settings, const LexiconLibrary& library,
                           LexiconInspections& inspections, Present present)
    : QTableWidget(0, 6),
      m_settings(settings),
      m_library(library),
      m_inspections(inspections),
      m_present(std::move(present))
{
    setObjectName(u"libraryTable"_s);
    setAccessibleName(tr("Known lexicons"));
    setHorizontalHeaderLabels(
        {tr("Name"), tr("Alphabet"), tr("Words"), tr("Size"), tr("Taken for"), tr("Status")});
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    const int letter = fontMetrics().averageCharWidth();
    for (const auto& [column, letters] : {std::pair{TitleColumn, kTitleLetters},
                                          {AlphabetColumn, 18},
                                          {WordsColumn, 12},
                                          {SizeColumn, 12},
                                          {DefaultColumn, 24}})
        setColumnWidth(column, letter * letters);
    connect(&m_inspections, &LexiconInspections::inspected, this, &LibraryTable::showLexicon);
}

QString LibraryTable::letterTitle(const QString& id)
{
    const Letters* letters = lettersById(id);
    return letters ? letters->title : tr("letters of a rules file");
}

void LibraryTable::refresh()
{
    const auto before = current();
    m_shown = m_library.lexicons();
    const QSignalBlocker blocker(this);
    setRowCount(static_cast<int>(m_shown.size()));
    int chosen = m_shown.isEmpty() ? -1 : 0;
    for (int row = 0; row < rowCount(); ++row) {
        const KnownLexicon& lexicon = m_shown[row];
        if (before ? lexicon.path == before->path : samePath(lexicon.path, m_present.lexicon))
            chosen = row;
        m_inspections.inspect(lexicon);
        showRow(row);
    }
    setCurrentRow(chosen);
    fitTitles();
}

void LibraryTable::fitTitles()
{
    constexpr int kMostLetters = 44;
    const int letter = fontMetrics().averageCharWidth();
    setColumnWidth(TitleColumn, std::clamp(sizeHintForColumn(TitleColumn) + gap::kWide,
                                           kTitleLetters * letter, kMostLetters * letter));
}

std::optional<KnownLexicon> LibraryTable::current() const
{
    const int row = currentRow();
    if (row < 0 || row >= static_cast<int>(m_shown.size())) return std::nullopt;
    return m_shown[row];
}

void LibraryTable::setCurrentRow(int row)
{
    setCurrentCell(row, TitleColumn);
}

void LibraryTable::choose(const QString& path)
{
    for (int row = 0; row < static_cast<int>(m_shown.size()); ++row)
        if (samePath(m_shown[row].path, path)) setCurrentRow(row);
}

void LibraryTable::showLexicon(const QString& path)
{
    const QSignalBlocker blocker(this);
    for (int row = 0; row < static_cast<int>(m_shown.size()); ++row)
        if (m_shown[row].path == path) showRow(row);
}

void LibraryTable::showRow(int row)
{
    const KnownLexicon& lexicon = m_shown[row];
    const auto put = [&](int column, const QString& text, Qt::Alignment side = Qt::AlignLeft) {
        auto* cell = new QTableWidgetItem(text);
        cell->setTextAlignment(side | Qt::AlignVCenter);
        cell->setToolTip(column == TitleColumn ? lexicon.path : text);
        setItem(row, column, cell);
    };
    const auto info = m_inspections.infoOf(lexicon.path);
    const bool good = info && info->has_value();
    const QLocale locale;
    put(TitleColumn, LexiconLibrary::titleOf(lexicon));
    put(AlphabetColumn, letterTitle(lexicon.letters));
    put(WordsColumn, good ? locale.toString(static_cast<qlonglong>((*info)->words)) : u"–"_s,
        Qt::AlignRight);
    put(SizeColumn,
        isFile(lexicon.path) ? locale.formattedDataSize(stampOf(lexicon.path).bytes, 1,
                                                        QLocale::DataSizeTraditionalFormat)
                             : u"–"_s,
        Qt::AlignRight);
    put(DefaultColumn, defaultText(lexicon));
    put(StatusColumn, statusText(lexicon));
}

QString LibraryTable::defaultText(const KnownLexicon& lexicon) const
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

QString LibraryTable::statusText(const KnownLexicon& lexicon) const
{
    const QString inUse = samePath(lexicon.path, m_present.lexicon) ? tr("▸ in use, ") : QString();
    if (!isFile(lexicon.path)) return tr("✕ the file is missing");
    const auto info = m_inspections.infoOf(lexicon.path);
    if (!info) return inUse + tr("being checked…");
    if (!*info) return tr("✕ %1").arg(errorText(withoutFile(info->error())));
    for (const auto& [path, missing] :
         {std::pair{lexicon.leaves, tr("⚠ its leave values are missing")},
          std::pair{lexicon.winTable, tr("⚠ its win table is missing")}})
        if (!path.isEmpty() && !isFile(path)) return inUse + missing;
    if (const auto problem = m_inspections.winTableProblem(lexicon.path))
        return inUse + tr("⚠ its win table: %1").arg(errorText(*problem));
    if ((*info)->alphagrams) return inUse + tr("✓ alphagrams, not to be played with");
    return inUse + tr("✓ good");
}

}  // namespace ui

#include "moc_library_table.cpp"
