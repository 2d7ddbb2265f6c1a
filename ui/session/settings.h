// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

#include "ui/theme/theme.h"

namespace ui {

/// What the program remembers between runs: an INI file with versioned groups. Reading never
/// fails; what is missing or senseless gives the default.
class Settings
{
public:
    /// An empty path takes the user's own file.
    explicit Settings(const QString& path = {});

    [[nodiscard]] ThemeKind theme() const;
    void setTheme(ThemeKind kind);
    [[nodiscard]] bool live() const;
    void setLive(bool live);
    /// Id of the overlay that is on, empty = none.
    [[nodiscard]] QString overlay() const;
    void setOverlay(const QString& id);

    [[nodiscard]] QByteArray geometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    /// The lexicon and the leaves last opened for an alphabet, by its name; may be empty,
    /// which stands for the default.
    [[nodiscard]] QString lexiconFor(const QString& alphabet) const;
    void setLexiconFor(const QString& alphabet, const QString& path);
    [[nodiscard]] QString leavesFor(const QString& alphabet) const;
    void setLeavesFor(const QString& alphabet, const QString& path);

    /// Positions opened last, newest first, at most ten.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void clearRecentFiles();
    /// Where the last file dialog was.
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder);

private:
    [[nodiscard]] static QString alphabetKey(const char* group, const QString& alphabet);
    void setFile(const QString& key, const QString& path);

    QSettings m_store;
};

}  // namespace ui
