// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kRecentFiles = 10;

// The first part is the version of the meaning of the keys below it.
const QString kTheme = u"v1/view/theme"_s;
const QString kLive = u"v1/analysis/live"_s;
const QString kOverlay = u"v1/view/overlay"_s;
const QString kGeometry = u"v1/window/geometry"_s;
const QString kWindowState = u"v1/window/state"_s;
const QString kRecent = u"v1/files/recent"_s;
const QString kFolder = u"v1/files/folder"_s;

QString storePath(const QString& path)
{
    if (!path.isEmpty()) return path;
    return QStandardPaths::writableLocation(QStandardPaths::ConfigLocation) +
           u"/tilewright/tilewright.ini"_s;
}

}  // namespace

Settings::Settings(const QString& path) : m_store(storePath(path), QSettings::IniFormat) {}

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

QString Settings::overlay() const
{
    return m_store.value(kOverlay).toString();
}

void Settings::setOverlay(const QString& id)
{
    m_store.setValue(kOverlay, id);
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

QString Settings::alphabetKey(const char* group, const QString& alphabet)
{
    // A slash in the name would open a sub-group.
    QString name = alphabet;
    name.replace(u'/', u'_');
    return u"v1/"_s + QLatin1String(group) + u'/' + name;
}

void Settings::setFile(const QString& key, const QString& path)
{
    if (path.isEmpty()) m_store.remove(key);
    else m_store.setValue(key, path);
}

QString Settings::lexiconFor(const QString& alphabet) const
{
    return m_store.value(alphabetKey("lexicon", alphabet)).toString();
}

void Settings::setLexiconFor(const QString& alphabet, const QString& path)
{
    setFile(alphabetKey("lexicon", alphabet), path);
}

QString Settings::leavesFor(const QString& alphabet) const
{
    return m_store.value(alphabetKey("leaves", alphabet)).toString();
}

void Settings::setLeavesFor(const QString& alphabet, const QString& path)
{
    setFile(alphabetKey("leaves", alphabet), path);
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
