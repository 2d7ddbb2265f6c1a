// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "ui/theme/board_look.h"
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

/// What an arrangement of the window remembers.
struct KeptLayout
{
    QByteArray docks;  ///< as QMainWindow writes it; empty = not used before
    QSize window;      ///< in which they were so; not valid = not known
    double share = 1;  ///< of the room beside the board that they had there
    QStringList overlays;
    bool live = true;
};

/// What the program remembers between runs: an INI file with versioned groups. Reading never
/// fails; what is missing or senseless gives the default.
class Settings
{
public:
    /// An empty path takes the user's own file, and his own folder for data; beside any other
    /// file there is a folder for data of its own.
    explicit Settings(const QString& path = {});

    /// From now on the user's own file and his folder for data lie in this folder, which exists.
    static void keepIn(const QString& folder);

    /// With the own theme of that name read from its file.
    [[nodiscard]] Look look() const;
    /// `own` is the name of the own theme, if there is one.
    void setLook(const Look& look, const QString& own = {});
    [[nodiscard]] BoardLook boardLook() const;
    void setBoardLook(BoardLook look);
    /// Name of the own theme last chosen; may be empty.
    [[nodiscard]] QString ownTheme() const;
    /// Where own themes are; need not exist yet.
    [[nodiscard]] QString themeFolder() const;
    /// Id of the language (see language.h), empty = as the system.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& id);
    /// Threads of one long piece of work, 0 = one less than there are cores.
    [[nodiscard]] int threads() const;
    void setThreads(int threads);
    [[nodiscard]] bool live() const;
    void setLive(bool live);
    /// Ids of the overlays that are on.
    [[nodiscard]] QStringList overlays() const;
    void setOverlays(const QStringList& ids);

    /// Id of the order of the rack, empty = alphabetical.
    [[nodiscard]] QString rackOrder() const;
    void setRackOrder(const QString& id);
    static constexpr int kMostOutlined = 9;
    /// How many moves are outlined on the board, the last one and those before it.
    [[nodiscard]] int outlinedMoves() const;
    void setOutlinedMoves(int count);
    /// Order, widths and visibility of the columns of the move list; empty = the usual.
    [[nodiscard]] QByteArray moveColumns() const;
    void setMoveColumns(const QByteArray& state);

    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);

    /// The arrangement last used, by its name, and what each one remembers.
    [[nodiscard]] QString layout() const;
    void setLayout(const QString& name);
    /// `wide`: that of wide windows, which has other docks.
    [[nodiscard]] KeptLayout keptLayout(const QString& name, bool wide = false) const;
    void keepLayout(const QString& name, bool wide, const KeptLayout& layout);
    void forgetLayout(const QString& name);

    /// Keys that differ from the usual ones, by id of the action; none at all is an empty list.
    [[nodiscard]] QMap<QString, QList<QKeySequence>> keys() const;
    void setKeys(const QMap<QString, QList<QKeySequence>>& keys);

    /// Whether a hint for beginners has been used or sent away.
    [[nodiscard]] bool isHintDone(const QString& id) const;
    void setHintDone(const QString& id);

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

    /// The lexicon that was chosen for a game, empty when it was only told that its own is missing;
    /// nothing when nothing is known of the game. Of the last few hundred games.
    [[nodiscard]] std::optional<QString> lexiconOfGame(const QString& game) const;
    void setLexiconOfGame(const QString& game, const QString& path);

    /// The array v1/library: path, title, letters, leaves, winTable of each lexicon; of the bundled
    /// one (bundled=true) without the path. Entries that make no sense are left out.
    [[nodiscard]] QList<KnownLexicon> lexicons() const;
    void setLexicons(const QList<KnownLexicon>& lexicons);

    /// What was chosen for the game that was begun last.
    [[nodiscard]] QVariantMap newGame() const;
    void setNewGame(const QVariantMap& choices);

    /// Grid and rules of the Boggle panel (see boggle_memory.h).
    [[nodiscard]] QVariantMap boggle() const;
    void setBoggle(const QVariantMap& choices);

    /// What simulations are made with (see SimulationSettings).
    [[nodiscard]] QVariantMap simulation() const;
    void setSimulation(const QVariantMap& choices);

    /// Whether the first moves of a list are simulated by themselves.
    [[nodiscard]] bool autoSimulate() const;
    void setAutoSimulate(bool on);
    /// Per cent of the phonies that are thought to be challenged.
    [[nodiscard]] int challengeChance() const;
    void setChallengeChance(int percent);

    /// How games are reviewed (see ReviewChoice).
    [[nodiscard]] QVariantMap review() const;
    void setReview(const QVariantMap& choices);

    /// How moves are read (see InferencePanel).
    [[nodiscard]] QVariantMap inference() const;
    void setInference(const QVariantMap& choices);

    /// The file that all this is in; need not exist.
    [[nodiscard]] QString path() const { return m_store.fileName(); }
    /// Where the program keeps what it makes for itself; need not exist yet.
    [[nodiscard]] QString dataFolder() const;

    /// Files opened last, newest first, at most ten; pinned ones come first and don't count.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    /// All but the pinned ones.
    void clearRecentFiles();
    [[nodiscard]] QStringList pinnedFiles() const;
    void setPinned(const QString& path, bool pinned);
    /// Where the last file dialog was.
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder);

private:
    [[nodiscard]] static QString keyIn(const char* group, const QString& name);
    void setFile(const QString& key, const QString& path);
    /// The values right in a group.
    [[nodiscard]] QVariantMap group(const QString& name) const;
    void setInGroup(const QString& name, const QVariantMap& values);

    QString m_dataFolder;
    mutable QSettings m_store;  ///< reading an array moves its place
};

}  // namespace ui
