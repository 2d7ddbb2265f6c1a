// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "engine/base/file.h"
#include "engine/lexicon/lexicon.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/settings/own_folders.h"
#include "ui/settings/settings_sync.h"
#include "ui/theme/theme_file.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kRecentFiles = 10;
constexpr double kMostShare = 10;
constexpr int kMostPinned = 20;
constexpr int kMostLexicons = 500;
constexpr qsizetype kMostGames = 300;  // whose lexicon is known

// The first part is the version of the meaning of the keys below it.
const QString kTheme = u"v1/view/theme"_s;
const QString kOwnTheme = u"v1/view/ownTheme"_s;
const QString kLabels = u"v1/view/premiumLabels"_s;
const QString kPremiumNames = u"v1/board/premiumNames"_s;
const QString kPlaceStyle = u"v1/board/placeStyle"_s;
const QString kAllSides = u"v1/board/allSides"_s;
const QString kOwnerMarks = u"v1/board/ownerMarks"_s;
const QString kTextSize = u"v1/view/textPercent"_s;
const QString kStill = u"v1/view/reducedMotion"_s;
const QString kLanguage = u"v1/view/language"_s;
const QString kThreads = u"v1/analysis/threads"_s;
const QString kLayout = u"v1/window/layout"_s;
const QString kKeys = u"v1/keys"_s;
const QString kLive = u"v1/analysis/live"_s;
const QString kOverlays = u"v1/view/overlays"_s;
const QString kRackOrder = u"v1/view/rackOrder"_s;
const QString kOutlinedMoves = u"v1/view/outlinedMoves"_s;
const QString kMoveColumns = u"v1/view/moveColumns"_s;
const QString kGeometry = u"v1/window/geometry"_s;
const QString kRecent = u"v1/files/recent"_s;
const QString kPinned = u"v1/files/pinned"_s;
const QString kFolder = u"v1/files/folder"_s;
const QString kGameLexicons = u"v1/files/gameLexicons"_s;
const QString kNewGame = u"v1/newGame"_s;
const QString kBoggle = u"v1/boggle"_s;
const QString kLibrary = u"v1/library"_s;
const QString kSimulation = u"v1/simulation"_s;
const QString kAutoSimulate = u"v1/analysis/autoSimulate"_s;
const QString kChallengeChance = u"v1/analysis/challengeChance"_s;
const QString kReview = u"v1/review"_s;
const QString kInference = u"v1/inference"_s;

constexpr std::array kThemeNames{"system"_L1,       "light"_L1, "dark"_L1,
                                 "highContrast"_L1, "print"_L1, "own"_L1};
constexpr std::array kLabelNames{"auto"_L1, "always"_L1, "never"_L1};
constexpr std::array kPremiumNameNames{"factors"_L1, "initials"_L1};
constexpr std::array kPlaceStyleNames{"rowOrColumnFirst"_L1, "withDirection"_L1};

/// The place of a name in a list, 0 where it is not there.
template <class Names>
int placeOf(const QString& name, const Names& names)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? 0 : static_cast<int>(found - names.begin());
}

/// Qt leaves an empty file behind where the disk is full while it writes. What the program began
/// with last time is kept beside it and comes back then.
QString guarded(const QString& path)
{
    constexpr qint64 kMost = qint64{16} << 20;
    const QString kept = path + u".kept"_s;
    if (!mayBeLock(path + u".lock"_s)) return guarded(kept);
    const QFileInfo info(path);
    if (!info.exists()) return path;
    // A pipe would be waited for before there is a window, and what is far too large be read whole.
    if (!info.isFile() || info.size() > kMost) return guarded(kept);
    const bool lost = info.size() == 0;
    const auto text = engine::readTextFile(toPath(lost ? kept : path), std::size_t{kMost});
    if (!text || text->empty()) return path;
    // A failure leaves both as they are.
    static_cast<void>(
        engine::writeFileAtomically(toPath(lost ? path : kept), std::string_view(*text)));
    return path;
}

/// Empty = where the system keeps such things.
struct OwnFolders
{
    QString settings;
    QString data;
};

OwnFolders& ownFolders()
{
    static OwnFolders folders;
    return folders;
}

QString storePath(const QString& path)
{
    if (!path.isEmpty()) return guarded(path);
    if (!ownFolders().settings.isEmpty())
        return guarded(ownFolders().settings + u"/tilewright.ini"_s);
    return guarded(QStandardPaths::writableLocation(QStandardPaths::ConfigLocation) +
                   u"/tilewright/tilewright.ini"_s);
}

QString folderForData(const QString& path)
{
    if (!path.isEmpty()) return QFileInfo(path).absolutePath() + u"/data"_s;
    if (!ownFolders().data.isEmpty()) return ownFolders().data;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/tilewright"_s;
}

}  // namespace

Settings::Settings(const QString& path)
    : m_dataFolder(folderForData(path)), m_store(storePath(path), QSettings::IniFormat)
{
    new SettingsSync(m_store);
}

void keepSettingsIn(const QString& settings, const QString& data)
{
    ownFolders() = {settings, data};
}

void Settings::keepIn(const QString& folder)
{
    keepSettingsIn(folder, folder + u"/data"_s);
}

QVariantMap Settings::group(const QString& name) const
{
    QVariantMap values;
    m_store.beginGroup(name);
    const QStringList keys = m_store.childKeys();
    for (const QString& key : keys) values.insert(key, m_store.value(key));
    m_store.endGroup();
    return values;
}

void Settings::setInGroup(const QString& name, const QVariantMap& values)
{
    for (auto each = values.begin(); each != values.end(); ++each)
        m_store.setValue(name + u'/' + each.key(), each.value());
}

QVariantMap Settings::newGame() const
{
    return group(kNewGame);
}

void Settings::setNewGame(const QVariantMap& choices)
{
    setInGroup(kNewGame, choices);
}

QVariantMap Settings::simulation() const
{
    return group(kSimulation);
}

void Settings::setSimulation(const QVariantMap& choices)
{
    setInGroup(kSimulation, choices);
}

QVariantMap Settings::review() const
{
    return group(kReview);
}

void Settings::setReview(const QVariantMap& choices)
{
    setInGroup(kReview, choices);
}

QVariantMap Settings::inference() const
{
    return group(kInference);
}

void Settings::setInference(const QVariantMap& choices)
{
    setInGroup(kInference, choices);
}

QVariantMap Settings::boggle() const
{
    return group(kBoggle);
}

void Settings::setBoggle(const QVariantMap& choices)
{
    setInGroup(kBoggle, choices);
}

QString Settings::dataFolder() const
{
    return m_dataFolder;
}

QString Settings::themeFolder() const
{
    return m_dataFolder + u"/themes"_s;
}

QString Settings::ownTheme() const
{
    return m_store.value(kOwnTheme).toString();
}

BoardLook Settings::boardLook() const
{
    BoardLook look;
    look.names = static_cast<PremiumNames>(
        placeOf(m_store.value(kPremiumNames).toString(), kPremiumNameNames));
    look.places =
        static_cast<PlaceStyle>(placeOf(m_store.value(kPlaceStyle).toString(), kPlaceStyleNames));
    look.allSides = m_store.value(kAllSides).toBool();
    look.ownerMarks = m_store.value(kOwnerMarks).toBool();
    return look;
}

void Settings::setBoardLook(BoardLook look)
{
    m_store.setValue(kPremiumNames,
                     QString(kPremiumNameNames[static_cast<std::size_t>(look.names)]));
    m_store.setValue(kPlaceStyle, QString(kPlaceStyleNames[static_cast<std::size_t>(look.places)]));
    m_store.setValue(kAllSides, look.allSides);
    m_store.setValue(kOwnerMarks, look.ownerMarks);
}

Look Settings::look() const
{
    Look look;
    look.kind = static_cast<ThemeKind>(placeOf(m_store.value(kTheme).toString(), kThemeNames));
    look.labels =
        static_cast<PremiumLabels>(placeOf(m_store.value(kLabels).toString(), kLabelNames));
    look.textPercent =
        std::clamp(m_store.value(kTextSize, 100).toInt(), kSmallestText, kLargestText);
    look.reducedMotion = m_store.value(kStill).toBool();
    if (look.kind != ThemeKind::Own) return look;
    const QString name = ownTheme();
    const QList<OwnTheme> themes = ownThemes(themeFolder());
    for (const OwnTheme& own : themes)
        if (own.name == name && own.theme) look.own = *own.theme;
    return look;
}

void Settings::setLook(const Look& look, const QString& own)
{
    m_store.setValue(kTheme, QString(kThemeNames[static_cast<std::size_t>(look.kind)]));
    m_store.setValue(kLabels, QString(kLabelNames[static_cast<std::size_t>(look.labels)]));
    m_store.setValue(kTextSize, look.textPercent);
    m_store.setValue(kStill, look.reducedMotion);
    if (look.kind == ThemeKind::Own && !own.isEmpty()) m_store.setValue(kOwnTheme, own);
}

QString Settings::language() const
{
    return m_store.value(kLanguage).toString();
}

void Settings::setLanguage(const QString& id)
{
    m_store.setValue(kLanguage, id);
}

int Settings::threads() const
{
    return std::max(0, m_store.value(kThreads).toInt());
}

void Settings::setThreads(int threads)
{
    m_store.setValue(kThreads, threads);
}

QString Settings::layout() const
{
    return m_store.value(kLayout).toString();
}

void Settings::setLayout(const QString& name)
{
    m_store.setValue(kLayout, name);
}

KeptLayout Settings::keptLayout(const QString& name, bool wide) const
{
    KeptLayout layout;
    const QString docks = keyIn("layouts", name) + (wide ? u"/wideDocks"_s : u"/docks"_s);
    layout.docks = m_store.value(docks).toByteArray();
    layout.window = m_store.value(docks + u"Window"_s).toSize();
    const double share = m_store.value(docks + u"Share"_s, layout.share).toDouble();
    if (share > 0 && share < kMostShare) layout.share = share;
    layout.overlays = m_store.value(keyIn("layouts", name) + u"/overlays"_s).toStringList();
    layout.live = m_store.value(keyIn("layouts", name) + u"/live"_s, true).toBool();
    return layout;
}

void Settings::keepLayout(const QString& name, bool wide, const KeptLayout& layout)
{
    const QString docks = keyIn("layouts", name) + (wide ? u"/wideDocks"_s : u"/docks"_s);
    m_store.setValue(docks, layout.docks);
    m_store.setValue(docks + u"Window"_s, layout.window);
    m_store.setValue(docks + u"Share"_s, layout.share);
    m_store.setValue(keyIn("layouts", name) + u"/overlays"_s, layout.overlays);
    m_store.setValue(keyIn("layouts", name) + u"/live"_s, layout.live);
}

void Settings::forgetLayout(const QString& name)
{
    m_store.remove(keyIn("layouts", name));
}

QMap<QString, QList<QKeySequence>> Settings::keys() const
{
    QMap<QString, QList<QKeySequence>> all;
    m_store.beginGroup(kKeys);
    const QStringList ids = m_store.childKeys();
    for (const QString& id : ids)
        all.insert(id, QKeySequence::listFromString(m_store.value(id).toString(),
                                                    QKeySequence::PortableText));
    m_store.endGroup();
    for (QList<QKeySequence>& keys : all) keys.removeAll(QKeySequence());
    return all;
}

void Settings::setKeys(const QMap<QString, QList<QKeySequence>>& keys)
{
    m_store.remove(kKeys);
    m_store.beginGroup(kKeys);
    for (auto it = keys.begin(); it != keys.end(); ++it)
        m_store.setValue(it.key(),
                         QKeySequence::listToString(it.value(), QKeySequence::PortableText));
    m_store.endGroup();
}

bool Settings::isHintDone(const QString& id) const
{
    return m_store.value(keyIn("hintsDone", id)).toBool();
}

void Settings::setHintDone(const QString& id)
{
    m_store.setValue(keyIn("hintsDone", id), true);
}

bool Settings::autoSimulate() const
{
    return m_store.value(kAutoSimulate, false).toBool();
}

void Settings::setAutoSimulate(bool on)
{
    m_store.setValue(kAutoSimulate, on);
}

int Settings::challengeChance() const
{
    return std::clamp(m_store.value(kChallengeChance, 50).toInt(), 0, 100);
}

void Settings::setChallengeChance(int percent)
{
    m_store.setValue(kChallengeChance, percent);
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

QString Settings::rackOrder() const
{
    return m_store.value(kRackOrder).toString();
}

void Settings::setRackOrder(const QString& id)
{
    m_store.setValue(kRackOrder, id);
}

int Settings::outlinedMoves() const
{
    return std::clamp(m_store.value(kOutlinedMoves, 2).toInt(), 0, kMostOutlined);
}

void Settings::setOutlinedMoves(int count)
{
    m_store.setValue(kOutlinedMoves, count);
}

QByteArray Settings::moveColumns() const
{
    return m_store.value(kMoveColumns).toByteArray();
}

void Settings::setMoveColumns(const QByteArray& state)
{
    m_store.setValue(kMoveColumns, state);
}

QByteArray Settings::geometry() const
{
    return m_store.value(kGeometry).toByteArray();
}

void Settings::setGeometry(const QByteArray& geometry)
{
    m_store.setValue(kGeometry, geometry);
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

std::optional<QString> Settings::lexiconOfGame(const QString& game) const
{
    const QStringList known = m_store.value(kGameLexicons).toStringList();
    for (qsizetype i = 0; i + 1 < known.size(); i += 2)
        if (known[i] == game) return known[i + 1];
    return std::nullopt;
}

void Settings::setLexiconOfGame(const QString& game, const QString& path)
{
    QStringList known{game, path};
    const QStringList before = m_store.value(kGameLexicons).toStringList();
    for (qsizetype i = 0; i + 1 < before.size() && i < 2 * kMostGames; i += 2)
        if (before[i] != game) known << before[i] << before[i + 1];
    m_store.setValue(kGameLexicons, known);
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

QStringList Settings::pinnedFiles() const
{
    return m_store.value(kPinned).toStringList().mid(0, kMostPinned);
}

void Settings::setPinned(const QString& path, bool pinned)
{
    QStringList files = pinnedFiles();
    files.removeAll(path);
    if (pinned) files.prepend(path);
    m_store.setValue(kPinned, files);
    if (!pinned) addRecentFile(path);
}

QStringList Settings::recentFiles() const
{
    QStringList files = pinnedFiles();
    const QStringList recent = m_store.value(kRecent).toStringList().mid(0, kRecentFiles);
    for (const QString& path : recent)
        if (!files.contains(path)) files.append(path);
    return files;
}

void Settings::addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = m_store.value(kRecent).toStringList();
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
