// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include "engine/game/cgp.h"
#include "engine/game/file_kind.h"
#include "ui/document/kept_study.h"
#include "ui/document/study_state.h"
#include "ui/files/file_readers.h"
#include "ui/files/lexicon_library.h"
#include "ui/settings/settings.h"
#include "ui/work/job_service.h"

namespace ui {

/// Brings files and pasted text into the study. All are read in jobs; what can't be read leaves
/// the study as it was and is reported. Of several things of one kind the one that was
/// asked for last wins, whichever is read first; where it can't be read, the one before gets its
/// turn. Rules come before what is read for them, so that files opened together need no order.
/// Where no lexicon or no leaves are open and those asked for can't be, the defaults take their
/// place.
class Loader : public QObject
{
    Q_OBJECT

public:
    /// What a message is about.
    enum class Subject { File, Position, Lexicon, Leaves, Rules, WinTable };

    /// What openFiles() does with word lists.
    enum class WordLists {
        Open,   ///< as the lexicon
        Offer,  ///< only tells of it by wordListFound()
    };

    Loader(JobService& jobs, Study& study, Settings& settings, LexiconLibrary& library,
           QObject* parent = nullptr);

    /// Of whatever kinds, told by their content, as one request. Several games become chapters of
    /// one study; of a folder those are opened that are in it and below.
    void openFiles(const QStringList& paths, WordLists lists = WordLists::Open);
    void openFile(const QString& path) { openFiles({path}); }
    /// A position or a game.
    void openPosition(const QString& path);
    /// One of several games or positions in a file, by its number from 0.
    void openChapter(const QString& path, int chapter);
    void openLexicon(const QString& path);
    void openLeaves(const QString& path);
    /// It becomes that of the lexicon that is open.
    void openWinTable(const QString& path);
    void openRules(const QString& path);
    /// Reads anew what belongs to this lexicon, if it is the one that is open.
    void reloadBelongings(const QString& lexicon);
    /// Text from the clipboard or a drop; `origin` names it in messages.
    void openText(const QString& text, const QString& origin);
    /// Built-in rules or rules read already; looks for a lexicon and leaves used with them
    /// before where the present ones don't fit.
    void useRules(const engine::GameRulesPtr& rules);
    /// The lexicon that comes with the program, and rules that it fits.
    void setDefaults(engine::GameRulesPtr rules, const QString& lexicon);
    /// Opens lexicon and leaves that the study lacks: those used last, else the defaults.
    void openUsual();
    /// Opens what an earlier run left behind, as it was.
    [[nodiscard]] engine::Result<void> restore(KeptStudy kept);
    /// Writes a state of the study: the position as CGP, the game as GCG or as a study file, as the
    /// name ends; without a game always the position. Remarks on what the format can't hold; what
    /// holds everything is where the document is kept from now on. A study file keeps reviews of the
    /// state's game, too.
    void save(const StudyState& state, const QString& path, KeptReviews reviews = {});
    /// Writes the leaves of the study: as a table when the name ends with ".csv", else as KLV2.
    void exportLeaves(const QString& path);

signals:
    /// `request` grows from one request to the next.
    void failed(const QString& what, const engine::Error& error, ui::Loader::Subject subject,
                quint64 request);
    /// What was asked for is there: failures of that kind in earlier requests are settled. Not
    /// emitted for what the program opens of its own accord.
    void opened(ui::Loader::Subject subject, quint64 request);
    void remarked(const QString& what, const QString& detail);
    void wordListFound(const QString& path);
    /// save() has ended.
    void saved(int document, const QString& path, bool done);
    /// exportLeaves() has written the file.
    void exported(const QString& path);
    /// A position or a game was opened or saved.
    void recentFilesChanged();

private:
    /// Requests are numbered in the order in which they were made; files opened together have
    /// the same number.
    using Ticket = quint64;
    enum class Origin {
        Asked,    ///< by the user, now
        Usual,    ///< remembered, the default, or what belongs to the lexicon
        Instead,  ///< the default, after a failure
    };
    struct Request
    {
        QString path;  ///< of a text what messages call it
        Origin origin = Origin::Asked;
        Ticket ticket = 0;
        quint64 serial = 0;           ///< tells requests of one number apart
        int chapter = 0;              ///< of a file with several games
        std::optional<QString> text;  ///< read in place of a file
    };
    /// What is wanted of one kind, and which of it is being read.
    struct Lane
    {
        std::vector<Request> wanted;  ///< newest last
        quint64 reading = 0;          ///< serial; 0 = nothing
        QPointer<Job> job;
        engine::GameRulesPtr rules;  ///< that it is read for

        [[nodiscard]] bool idle() const { return wanted.empty() && reading == 0; }
    };

    void want(Lane& lane, const QString& path, Origin origin, Ticket ticket, int chapter = 0,
              std::optional<QString> text = {});
    /// Starts what can be read now.
    void proceed();
    /// The request to start reading now, if there is one.
    std::optional<Request> next(Lane& lane);
    /// False when the result that has come is no longer asked for.
    static bool finish(Lane& lane, const Request& request);
    /// It is there: older requests have lost their point.
    static void settle(Lane& lane, const Request& request);
    static void giveUp(Lane& lane, const Request& request);
    static void clear(Lane& lane);
    void report(const QString& what, const engine::Error& error, Subject subject, Ticket ticket);
    /// Without its folder, for messages.
    [[nodiscard]] static QString fileName(const QString& path);

    struct FoundFile
    {
        QString path;
        engine::Result<engine::FileKind> kind;
    };
    void sort(const std::vector<FoundFile>& files, WordLists lists, Ticket ticket);
    void startGames(const QStringList& paths, Ticket ticket);
    /// What there is to say of a text that was not read.
    [[nodiscard]] static QString refusalOf(const QString& text);
    void startRules();
    void startLexicon();
    void startLeaves();
    void startPosition();
    struct OpenedLexicon
    {
        engine::LexiconPtr lexicon;
        bool lettersAssumed = false;  ///< nothing but the rules says which letters it is for
    };
    void finishLexicon(const Request& request, engine::Result<OpenedLexicon> reading);
    /// Remembers the lexicon that was asked for as the one to open next time.
    void rememberLexicon(const QString& path);
    /// Leaves that belong to the lexicon come with it, those of another one go.
    void followLexicon(const Request& request);
    void finishLeaves(const Request& request, engine::Result<engine::KlvPtr> leaves);
    /// `path` is that of a file, empty for a text.
    void adopt(ReadDocument document, const QString& path, const QString& text);
    void adoptRules(const engine::GameRulesPtr& rules, Ticket ticket);
    /// Wants what the study lacks and the program knows of.
    void wantUsual();
    /// Whether what is read for these rules is of use in the study as it is now.
    [[nodiscard]] bool fitsNow(const engine::GameRules& rules) const;
    [[nodiscard]] bool defaultsFit() const;
    /// Remembered for the present rules or their letters, else the default; may be empty. What
    /// was remembered and is gone is reported, once.
    [[nodiscard]] QString usualLexicon();
    /// Of the lexicon that is open or comes those that belong to it, those remembered, those
    /// beside it; else those beside the default one.
    [[nodiscard]] QString usualLeaves();
    [[nodiscard]] QString leavesBeside(const QString& lexicon) const;
    /// Those that nobody asked for go with the lexicon and the rules.
    void followLeaves();
    /// Of presentLexicon(), else of the default one.
    [[nodiscard]] QString presentWinTable() const;
    /// Of the lexicons or the leaves in the settings: for the letters of the present rules.
    [[nodiscard]] QStringList remembered(QString (Settings::*file)(const QString&) const) const;
    [[nodiscard]] QString firstThere(const QStringList& paths, Subject subject);

    // loader_win_table.cpp
    /// The win table is to be that of the present lexicon, if there is one for the rules.
    void followWinTable(Origin origin);
    void finishWinTable(const Request& request, engine::Result<engine::WinTablePtr> table);
    /// Path; empty when there is none, or none of a file.
    [[nodiscard]] QString presentLexicon() const;
    void startWinTable();

    JobService& m_jobs;
    Study& m_study;
    Settings& m_settings;
    LexiconLibrary& m_library;
    engine::GameRulesPtr m_defaultRules;  ///< may be null
    QString m_defaultLexicon;
    Ticket m_lastTicket = 0;
    quint64 m_lastSerial = 0;
    int m_looking = 0;     ///< groups of files whose kinds are being found out
    bool m_usual = false;  ///< what the study lacks is to be opened when nothing else is to do
    Lane m_rules;
    Lane m_lexicon;
    Lane m_leaves;
    Lane m_winTable;
    Lane m_position;
    Ticket m_leavesAsked = 0;  ///< the newest request for leaves that the user made
    Ticket m_winTableAsked = 0;
    QString m_winTablePath;  ///< read last, or being read
    QStringList m_missing;   ///< reported
    QString m_usualLeaves;   ///< opened because nobody asked for others
};

}  // namespace ui
