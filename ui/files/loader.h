// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "engine/game/file_kind.h"
#include "ui/document/kept_study.h"
#include "ui/document/study_state.h"
#include "ui/files/document_loader.h"
#include "ui/files/game_lexicons.h"
#include "ui/files/lexicon_library.h"
#include "ui/files/lexicon_loader.h"
#include "ui/files/loader_part.h"
#include "ui/files/player_lexicon_loader.h"
#include "ui/files/request_queue.h"
#include "ui/files/rules_loader.h"
#include "ui/files/study_writer.h"
#include "ui/files/usual_files.h"
#include "ui/files/value_loader.h"
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
    using Subject = LoadSubject;

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
    /// Another of the positions that came with the one that is open.
    void openPlace(const PositionPlace& place);
    void openLexicon(const QString& path);
    /// Those that the game names for its players and that aren't open, once more.
    void openPlayerLexicons() { m_playerLexicons.lookAgain(); }
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
    /// The lexicon that is asked for stays, whatever games say of theirs.
    void keepLexicon() { m_heedsGames = false; }
    /// Nothing is being opened, nor waits to be.
    [[nodiscard]] bool isIdle() const;
    /// Opens lexicon and leaves that the study lacks: those used last, else the defaults.
    void openUsual();
    /// Opens what an earlier run left behind, as it was.
    [[nodiscard]] engine::Result<void> restore(KeptStudy kept);
    /// Writes a state of the study: the position as CGP, the game as GCG or as a study file, as the
    /// name ends; without a game always the position. Remarks on what the format can't hold; what
    /// holds everything is where the document is kept from now on. A study file keeps what was found of the
    /// state's game, too.
    void save(const StudyState& state, const QString& path, KeptAnalyses kept = {});
    /// Writes the leaves of the study: as a table when the name ends with ".csv", else as KLV2.
    void exportLeaves(const QString& path);

signals:
    /// `request` grows from one request to the next.
    void failed(const QString& what, const engine::Error& error, ui::LoadSubject subject,
                quint64 request);
    /// What was asked for is there: failures of that kind in earlier requests are settled. Not
    /// emitted for what the program opens of its own accord.
    void opened(ui::LoadSubject subject, quint64 request);
    void remarked(const QString& what, const QString& detail);
    void wordListFound(const QString& path);
    /// Another document is going to take the place of the one that is open.
    void replacing();
    /// save() has ended.
    void saved(int document, const QString& path, bool done);
    /// exportLeaves() has written the file.
    void exported(const QString& path);
    /// A position or a game was opened or saved.
    void recentFilesChanged();

private:
    struct FoundFile
    {
        QString path;
        engine::Result<engine::FileKind> kind;
    };
    /// What the files are; of a folder those with games.
    [[nodiscard]] static std::vector<FoundFile> kindsOf(const QStringList& paths,
                                                        const engine::TaskContext& context);
    void want(const std::vector<FoundFile>& files, WordLists lists, quint64 request);
    void passOn(const LoaderPart& part);
    /// Opens the lexicon with which a game was played, or tells that it is not known.
    void followGame();
    /// Another chapter of what is open may be of other letters, and played with another lexicon.
    void followChapter();
    /// Starts what can be read now.
    void proceed();

    JobService& m_jobs;
    Study& m_study;
    GameId m_game;  ///< that was open last
    RequestNumbers m_numbers;
    UsualFiles m_usual;
    GameLexicons m_games;
    DocumentLoader m_documents;
    RulesLoader m_rules;
    ValueLoader m_values;
    LexiconLoader m_lexicons;
    PlayerLexiconLoader m_playerLexicons;
    StudyWriter m_writer;
    int m_looking = 0;  ///< groups of files whose kinds are being found out
    bool m_heedsGames = true;
    quint64 m_documentRequest = 0;  ///< the last that has brought one
    quint64 m_lexiconRequest = 0;
    bool m_usualWanted = false;  ///< by openUsual(), as soon as nothing comes before it
};

}  // namespace ui
