// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QString>
#include <QTableWidget>

#include "ui/document/letters.h"
#include "ui/files/lexicon_library.h"
#include "ui/lexicon/lexicon_inspections.h"
#include "ui/settings/settings.h"

namespace ui {

/// The lexicons that the program knows, each in a row with what has been found out about it.
class LibraryTable : public QTableWidget
{
    Q_OBJECT

public:
    /// What the program is about at the moment.
    struct Present
    {
        Letters letters;  ///< of the rules
        QString rules;    ///< their id
        QString rulesTitle;
        QString lexicon;  ///< path of the one in use; empty = none
    };

    /// The services outlive the table, which is empty until refresh().
    LibraryTable(const Settings& settings, const LexiconLibrary& library,
                 LexiconInspections& inspections, Present present);

    [[nodiscard]] const Present& present() const { return m_present; }
    /// To be shown with the next refresh().
    void setPresent(Present present) { m_present = std::move(present); }
    /// Shows the lexicons as they are now, and has their files looked at. The chosen one stays, at
    /// first it is the one in use. No signal tells of it.
    void refresh();

    /// The one that is chosen; nothing when the table is empty.
    [[nodiscard]] std::optional<KnownLexicon> current() const;
    void setCurrentRow(int row);
    /// Chooses the lexicon with this path, if it is there.
    void choose(const QString& path);

    [[nodiscard]] QString statusText(const KnownLexicon& lexicon) const;
    /// Of letters with this id, for people.
    [[nodiscard]] static QString letterTitle(const QString& id);

private:
    enum Column {
        TitleColumn,
        AlphabetColumn,
        WordsColumn,
        SizeColumn,
        DefaultColumn,
        StatusColumn
    };
    void showRow(int row);
    void showLexicon(const QString& path);
    /// Names are seen whole, as far as the rest stays in sight.
    void fitTitles();
    [[nodiscard]] QString defaultText(const KnownLexicon& lexicon) const;

    const Settings& m_settings;
    const LexiconLibrary& m_library;
    LexiconInspections& m_inspections;
    Present m_present;
    QList<KnownLexicon> m_shown;
};

}  // namespace ui
