// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QList>
#include <QObject>
#include <QString>

#include "engine/eval/win_counts.h"
#include "ui/document/letters.h"
#include "ui/settings/settings.h"

namespace ui {

/// With which the name of a win table ends.
inline constexpr QLatin1StringView kWinTableEnding{engine::WinCounts::kEnding.data(),
                                                   engine::WinCounts::kEnding.size()};

/// The lexicons that the program knows: the bundled one, those that were opened, built or added.
/// Kept in the settings; files are never touched. A word graph says nowhere which letters its
/// numbers mean, so that is remembered here, and keeps the wrong ones from being combined.
class LexiconLibrary : public QObject
{
    Q_OBJECT

public:
    /// The settings outlive the library.
    explicit LexiconLibrary(Settings& settings, QObject* parent = nullptr);

    /// The bundled one first (its path as it is now), then the others by title.
    [[nodiscard]] QList<KnownLexicon> lexicons() const;
    /// Those whose letters fit; the file `present` too (empty = none), known or not.
    [[nodiscard]] QList<KnownLexicon> lexiconsFor(const engine::Alphabet& alphabet,
                                                  const QString& present) const;
    /// The one that is called so, or whose file is, with letters that fit. Nothing when none of them is
    /// there.
    [[nodiscard]] std::optional<KnownLexicon> named(const QString& name,
                                                    const engine::Alphabet& alphabet) const;
    /// The same among these, on any thread.
    [[nodiscard]] static std::optional<KnownLexicon> namedAmong(const QList<KnownLexicon>& known,
                                                                const QString& name,
                                                                const engine::Alphabet& alphabet);
    /// Null when the file is not known; valid until the next change.
    [[nodiscard]] const KnownLexicon* find(const QString& path) const;
    /// The id of the letters that a file needs; empty when the file is not known.
    [[nodiscard]] QString lettersOfFile(const QString& path) const;
    /// What the user calls it; empty when that is the name of the file.
    [[nodiscard]] QString givenTitle(const QString& path) const;
    [[nodiscard]] bool isBundled(const QString& path) const;

    /// The leave values that belong to a lexicon: those assigned to it, else those installed for
    /// it and these rules; empty when there are neither.
    [[nodiscard]] QString leavesOf(const QString& path, const std::string& rulesId) const;
    /// What is trained for a lexicon and rules is kept under this name, which no other has.
    [[nodiscard]] static QString valuesName(const QString& path, const std::string& rulesId);
    /// Folder of the values that are installed: valuesName() with ".klv2" and kWinTableEnding.
    [[nodiscard]] QString valuesFolder() const;
    /// The win table of a lexicon, known or not: the one assigned to it, the one installed for it
    /// and these rules or the one beside it (see engine::winTableBeside()); else empty.
    [[nodiscard]] QString winTableOf(const QString& path, const std::string& rulesId = {}) const;

    void setBundled(const QString& path, const QString& letters);
    /// Adds a file, or says anew which letters it needs; the rest of what is known of it stays.
    void remember(const QString& path, const QString& letters);
    /// Empty = the name of the file.
    void rename(const QString& path, const QString& title);
    /// Empty = those that are usual for the letters.
    void assignLeaves(const QString& path, const QString& leaves);
    void assignWinTable(const QString& path, const QString& winTable);
    /// The file stays where it is. The bundled one stays in the list.
    void remove(const QString& path);

    /// "NWL 2020" and "nwl2020" are one name.
    [[nodiscard]] static bool sameName(const QString& a, const QString& b);
    /// By which named() finds it: the title, or the name of the file without its ending.
    [[nodiscard]] static QString nameOf(const KnownLexicon& lexicon);
    /// The same with a remark when it is bundled.
    [[nodiscard]] static QString titleOf(const KnownLexicon& lexicon);

signals:
    void changed();

private:
    template <class Edit>
    void edit(const QString& path, Edit edit);
    void store();

    Settings& m_settings;
    QList<KnownLexicon> m_known;  ///< the bundled one has the path kBundled
    QString m_bundledPath;        ///< empty = there is none
};

}  // namespace ui
