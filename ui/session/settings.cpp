// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/settings.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kRecentFiles = 10;
constexpr int kMostLexicons = 500;

// The first part is the version of the meaning of the keys below it.
const QString kTheme = u"v1/view/theme"_s;
const QString kLive = u"v1/analysis/live"_s;
const QString kOverlays = u"v1/view/overlays"_s;
const QString kGeometry = u"v1/window/geometry"_s;
const QString kWindowState = u"v1/window/state"_s;
const QString kRecent = u"v1/files/recent"_s;
const QString kFolder = u"v1/files/folder"_s;
const QString kLibrary = u"v1/library"_s;

QString storePath(const QString& path)
{
    if (!path.isEmpty()) return path;
    return QStandardPaths::writableLocation(QStandardPaths::ConfigLocation) +
           u"/tilewright/tilewright.ini"_s;
}

}  // namespace

Settings::Settings(const QString& path)
    : m_dataFolder(path.isEmpty()
                       ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                             u"/tilewright"_s
                       : QFileInfo(path).absolutePath() + u"/data"_s),
      m_store(storePath(path), QSettings::IniFormat)
{
}

QString Settings::dataFolder() const
{
    return m_dataFolder;
}

ThemeKind Settings::theme() const
{
    const QString name = m_store.value(kTheme).toString();
    if (name == "light"_L1) return ThemeKind::Light;
    if (name == "dark"_L1) return ThemeKind::Dark;
    return ThemeKind::System;
}

void Settings::setTheme(ThemeKind kind)
{
    m_store.setValue(kTheme, kind == ThemeKind::Light  ? u"light"_s
                             : kind == ThemeKind::Dark ? u"dark"_s
                                                       : u"system"_s);
}

bool Settings::live() const
{
    return m_store.value(kLive, true).toBool();
}

void Settings::setLive(bool live)
{
    m_store.setValue(kLive, live);
}

QStringList Settings::overlays() const
{
    return m_store.value(kOverlays).toStringList();
}

void Settings::setOverlays(const QStringList& ids)
{
    m_store.setValue(kOverlays, ids);
}

QByteArray Settings::geometry() const
{
    return m_store.value(kGeometry).toByteArray();
}

QByteArray Settings::windowState() const
{
    return m_store.value(kWindowState).toByteArray();
}

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state)
{
    m_store.setValue(kGeometry, geometry);
    m_store.setValue(kWindowState, state);
}

QString Settings::keyIn(const char* group, const QString& name)
{
    // A slash in the name would open a sub-group.
    QString key = name;
    key.replace(u'/', u'_');
    return u"v1/"_s + QLatin1String(group) + u'/' + key;
}

void Settings::setFile(const QString& key, const QString& path)
{
    if (path.isEmpty()) m_store.remove(key);
    else m_store.setValue(key, path);
}

QString Settings::lexiconFor(const QString& letters) const
{
    return m_store.value(keyIn("lexicon", letters)).toString();
}

void Settings::setLexiconFor(const QString& letters, const QString& path)
{
    setFile(keyIn("lexicon", letters), path);
}

QString Settings::leavesFor(const QString& letters) const
{
    return m_store.value(keyIn("leaves", letters)).toString();
}

void Settings::setLeavesFor(const QString& letters, const QString& path)
{
    setFile(keyIn("leaves", letters), path);
}

QString Settings::lexiconForRules(const QString& rules) const
{
    return m_store.value(keyIn("lexiconForRules", rules)).toString();
}

void Settings::setLexiconForRules(const QString& rules, const QString& path)
{
    setFile(keyIn("lexiconForRules", rules), path);
}

QList<KnownLexicon> Settings::lexicons() const
{
    QList<KnownLexicon> all;
    // A damaged size must not keep the program busy.
    const int size = std::clamp(m_store.beginReadArray(kLibrary), 0, kMostLexicons);
    for (int i = 0; i < size; ++i) {
        m_store.setArrayIndex(i);
        const auto text = [this](const QString& key) { return m_store.value(key).toString(); };
        KnownLexicon lexicon{text(u"path"_s),   text(u"title"_s),    text(u"letters"_s),
                             text(u"leaves"_s), text(u"winTable"_s), false};
        lexicon.bundled = m_store.value(u"bundled"_s).toBool();
        if (lexicon.bundled) lexicon.path.clear();
        const bool again = std::any_of(all.cbegin(), all.cend(), [&](const KnownLexicon& other) {
            return other.path == lexicon.path && other.bundled == lexicon.bundled;
        });
        if (!again && (lexicon.bundled || QDir::isAbsolutePath(lexicon.path))) all.append(lexicon);
    }
    m_store.endArray();
    return all;
}

void Settings::setLexicons(const QList<KnownLexicon>& lexicons)
{
    m_store.remove(kLibrary);
    m_store.beginWriteArray(kLibrary);
    for (int i = 0; i < static_cast<int>(lexicons.size()) && i < kMostLexicons; ++i) {
        const KnownLexicon& lexicon = lexicons[i];
        m_store.setArrayIndex(i);
        const auto put = [this](const QString& key, const QString& text) {
            if (!text.isEmpty()) m_store.setValue(key, text);
        };
        if (lexicon.bundled) m_store.setValue(u"bundled"_s, true);
        else m_store.setValue(u"path"_s, lexicon.path);
        put(u"title"_s, lexicon.title);
        put(u"letters"_s, lexicon.letters);
        put(u"leaves"_s, lexicon.leaves);
        put(u"winTable"_s, lexicon.winTable);
    }
    m_store.endArray();
}

QStringList Settings::recentFiles() const
{
    return m_store.value(kRecent).toStringList().mid(0, kRecentFiles);
}

void Settings::addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_store.setValue(kRecent, files.mid(0, kRecentFiles));
}

void Settings::clearRecentFiles()
{
    m_store.remove(kRecent);
}

QString Settings::lastFolder() const
{
    const QString folder = m_store.value(kFolder).toString();
    return QDir(folder).exists() && !folder.isEmpty() ? folder : QDir::homePath();
}

void Settings::setLastFolder(const QString& folder)
{
    m_store.setValue(kFolder, folder);
}

}  // namespace ui
