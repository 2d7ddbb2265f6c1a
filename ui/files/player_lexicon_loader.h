// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <utility>
#include <vector>

#include <QString>

#include "engine/lexicon/player_lexicons.h"
#include "ui/document/study_change.h"
#include "ui/document/study_fwd.h"
#include "ui/files/lexicon_library.h"
#include "ui/files/loader_part.h"
#include "ui/files/request_queue.h"
#include "ui/work/newest_job.h"

namespace ui {

/// Opens the lexicons of a game's players, where the game names some: those of the library. What
/// isn't there is told once of each game, and the words of the game count.
class PlayerLexiconLoader : public LoaderPart
{
    Q_OBJECT

public:
    /// All outlive this.
    PlayerLexiconLoader(JobService& jobs, Study& study, LexiconLibrary& library,
                        RequestNumbers& numbers);

    [[nodiscard]] bool isIdle() const { return !m_reading.isRunning(); }
    /// Tries once more what the game names and isn't open: it may have come back, or been mended.
    void lookAgain();

private:
    /// A lexicon that some player has.
    struct Wanted
    {
        QString name;
        QString path;     ///< empty = not in the library, or it can't be read
        QString letters;  ///< id of those that it is known to have; may be empty
        bool isKnown;     ///< to the library
    };
    /// What became of the lexicons that were read, by player.
    struct Opened
    {
        std::vector<engine::LexiconPtr> lexicons;             ///< null = none, or it can't be read
        std::vector<std::pair<int, engine::Error>> failures;  ///< by player
    };
    [[nodiscard]] static engine::Result<Opened> openAll(const std::vector<Wanted>& wanted,
                                                        std::vector<engine::LexiconPtr> there,
                                                        const engine::GameRules& rules,
                                                        const engine::TaskContext& context);
    void follow(StudyChanges changes);
    void read();
    void take(const std::vector<Wanted>& wanted, std::vector<engine::LexiconPtr> lexicons);

    Study& m_study;
    LexiconLibrary& m_library;
    RequestNumbers& m_numbers;
    NewestJob m_reading;
    std::vector<engine::LexiconPtr> m_open;  ///< that were read for the game before, or this one
    std::set<QString> m_told;                ///< names that were missed, with the document
    std::set<QString> m_failed;              ///< paths
};

}  // namespace ui
