// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QObject>
#include <QPointer>
#include <QString>

#include "engine/game/cgp.h"
#include "ui/session/file_kind.h"
#include "ui/session/job_service.h"
#include "ui/session/lexicon_library.h"
#include "ui/session/settings.h"
#include "ui/session/study.h"

namespace ui {

/// Brings files and pasted text into the study. Files are read in jobs; what can't be read
/// leaves the study as it was and is reported. Of several things of one kind the one that was
/// asked for last wins, whichever is read first. Where no lexicon or no leaves are open and those
/// asked for can't be, the defaults take their place.
class Loader : public QObject
{
    Q_OBJECT

public:
    /// What a message is about.
    enum class Subject { File, Position, Lexicon, Leaves, Rules };

    /// What openFile() does with a word list.
    enum class WordLists {
        Open,   ///< as the lexicon
        Offer,  ///< only tells of it by wordListFound()
    };

    Loader(JobService& jobs, Study& study, Settings& settings, LexiconLibrary& library,
           QObject* parent = nullptr);

    /// Of whatever kind, told by the content.
    void openFile(const QString& path) { openFile(path, WordLists::Open); }
    void openFile(const QString& path, WordLists lists);
    void openPosition(const QString& path);
    void openLexicon(const QString& path);
    void openLeaves(const QString& path);
    void openRules(const QString& path);
    /// Text from the clipboard or a drop; `origin` names it in messages.
    void openText(const QString& text, const QString& origin);
    /// Built-in rules or rules read already; looks for a lexicon and leaves used with them
    /// before where the present ones don't fit.
    void useRules(const engine::GameRulesPtr& rules);
    /// The lexicon and the leaves that come with the program, and rules that they fit.
    void setDefaults(engine::GameRulesPtr rules, const QString& lexicon, const QString& leaves);
    /// Opens lexicon and leaves that the study lacks: those used last, else the defaults.
    void openUsual();
    [[nodiscard]] engine::Result<void> savePosition(const QString& path);
    /// Writes the leaves of the study: as a table when the name ends with ".csv", else as KLV2.
    void exportLeaves(const QString& path);

signals:
    void failed(const QString& what, const engine::Error& error, ui::Loader::Subject subject);
    /// What was asked for is there: earlier failures of that kind are settled. Not emitted for
    /// what the program opens of its own accord.
    void opened(ui::Loader::Subject subject);
    void remarked(const QString& what, const QString& detail);
    void wordListFound(const QString& path);
    /// exportLeaves() has written the file.
    void exported(const QString& path);
    /// A file of positions was opened or saved.
    void recentFilesChanged();

private:
    /// Requests are numbered in the order in which they were made.
    using Ticket = std::uint64_t;
    enum class Origin {
        Asked,    ///< by the user, now
        Usual,    ///< remembered, the default, or what belongs to the lexicon
        Instead,  ///< the default, after a failure
    };
    /// What is under way of one kind.
    struct Pending
    {
        Ticket newest = 0;  ///< asked for last
        bool underWay = false;
        QPointer<Job> job;
        QString path;
        engine::GameRulesPtr rules;  ///< that it is read for
    };

    void open(const QString& path, FileKind kind, Ticket ticket);
    void startPosition(const QString& path, Ticket ticket);
    void startLexicon(const QString& path, Origin origin, Ticket ticket);
    void startLeaves(const QString& path, Origin origin, Ticket ticket);
    void startRules(const QString& path, Ticket ticket);
    void finishLexicon(const QString& path, Origin origin, Ticket ticket,
                       engine::Result<engine::LexiconPtr> lexicon);
    /// Remembers the lexicon that was asked for as the one to open next time.
    void rememberLexicon(const QString& path);
    /// Leaves that belong to the lexicon come with it, those of another one go.
    void followLexicon(const QString& path, Ticket ticket);
    void finishLeaves(const QString& path, Origin origin, engine::Result<engine::KlvPtr> leaves);
    void adoptPosition(engine::CgpReading reading, const QString& name, const QString& text);
    void adoptRules(const engine::GameRulesPtr& rules, Ticket ticket);
    /// Stops the predecessor; false when something newer was asked for meanwhile.
    bool begin(Pending& pending, const QString& path, Ticket ticket);
    /// False when the result that has come is not the newest and thus must be dropped.
    static bool end(Pending& pending, Ticket ticket);
    /// Whether what is read for these rules is of use in the study as it is now.
    [[nodiscard]] bool fitsNow(const engine::GameRules& rules) const;
    [[nodiscard]] bool defaultsFit() const;
    /// Remembered for the present rules or their letters, else the default; may be empty.
    [[nodiscard]] QString usualLexicon() const;
    [[nodiscard]] QString usualLeaves() const;
    /// Of the lexicons or the leaves in the settings: for the letters of the present rules.
    [[nodiscard]] QString remembered(QString (Settings::*file)(const QString&) const) const;

    JobService& m_jobs;
    Study& m_study;
    Settings& m_settings;
    LexiconLibrary& m_library;
    engine::GameRulesPtr m_defaultRules;  ///< may be null
    QString m_defaultLexicon;
    QString m_defaultLeaves;
    Ticket m_lastTicket = 0;
    Pending m_position;
    Pending m_lexicon;
    Pending m_leaves;
    Pending m_rules;
    Ticket m_leavesAsked = 0;   ///< the newest request for leaves that the user made
    QString m_belongingLeaves;  ///< opened because they belong to the lexicon
};

}  // namespace ui
