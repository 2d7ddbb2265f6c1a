// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QSettings>
#include <QString>
#include <QStringList>

#include "ui/theme/theme.h"

namespace ui {

/// What is remembered of a lexicon.
struct KnownLexicon
{
    QString path;          ///< absolute
    QString title;         ///< as the user calls it; empty = the name of the file
    QString letters;       ///< id of the letters that its numbers mean (see letters.h)
    QString leaves;        ///< leave values that belong to it; empty = the usual ones
    QString winTable;      ///< win table that belongs to it; empty = the one beside the file
    bool bundled = false;  ///< comes with the program, wherever that is installed

    bool operator==(const KnownLexicon&) const = default;
};

/// What the program remembers between runs: an INI file with versioned groups. Reading never
/// fails; what is missing or senseless gives the default.
class Settings
{
public:
    /// An empty path takes the user's own file, and his own folder for data; beside any other
    /// file there is a folder for data of its own.
    explicit Settings(const QString& path = {});

    [[nodiscard]] ThemeKind theme() const;
    void setTheme(ThemeKind kind);
    [[nodiscard]] bool live() const;
    void setLive(bool live);
    /// Ids of the overlays that are on.
    [[nodiscard]] QStringList overlays() const;
    void setOverlays(const QStringList& ids);

    [[nodiscard]] QByteArray geometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    /// The lexicon and the leaves last chosen for the letters of an alphabet, by its id (see
    /// letters.h); may be empty, which stands for the default.
    [[nodiscard]] QString lexiconFor(const QString& letters) const;
    void setLexiconFor(const QString& letters, const QString& path);
    [[nodiscard]] QString leavesFor(const QString& letters) const;
    void setLeavesFor(const QString& letters, const QString& path);
    /// The lexicon that goes before that of the letters under these rules, by their id; may be
    /// empty.
    [[nodiscard]] QString lexiconForRules(const QString& rules) const;
    void setLexiconForRules(const QString& rules, const QString& path);

    /// The array v1/library: path, title, letters, leaves, winTable of each lexicon; of the bundled
    /// one (bundled=true) without the path. Entries that make no sense are left out.
    [[nodiscard]] QList<KnownLexicon> lexicons() const;
    void setLexicons(const QList<KnownLexicon>& lexicons);

    /// Where the program keeps what it makes for itself; need not exist yet.
    [[nodiscard]] QString dataFolder() const;

    /// Positions opened last, newest first, at most ten.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void clearRecentFiles();
    /// Where the last file dialog was.
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder);

private:
    [[nodiscard]] static QString keyIn(const char* group, const QString& name);
    void setFile(const QString& key, const QString& path);

    QString m_dataFolder;
    mutable QSettings m_store;  ///< reading an array moves its place
};

}  // namespace ui
