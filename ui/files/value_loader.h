// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/base/result.h"
#include "engine/eval/win_table.h"
#include "engine/lexicon/klv.h"
#include "ui/files/lexicon_library.h"
#include "ui/files/loader_part.h"
#include "ui/files/request_queue.h"
#include "ui/files/usual_files.h"
#include "ui/work/job_service.h"

namespace ui {

/// Opens leave values and win tables. Those that the user asked for stay; all others follow the
/// lexicon and the rules.
class ValueLoader : public LoaderPart
{
    Q_OBJECT

public:
    /// All outlive this.
    ValueLoader(JobService& jobs, Study& study, LexiconLibrary& library, UsualFiles& usual,
                RequestNumbers& numbers);

    /// Asked for by the user.
    void wantLeaves(const QString& path, quint64 request);
    void wantWinTable(const QString& path, quint64 request);
    /// Reads anew what belongs to this lexicon, if it is the one that is open.
    void wantBelongingsAgain(const QString& lexicon);
    /// Wants what is usual with the lexicon (its path; may be empty) as far as nothing else is
    /// wanted. While the lexicon is `coming`, the win table waits for it.
    void wantUsual(const QString& lexicon, bool coming);
    /// The lexicon that was requested has been opened for these rules: leaves that belong to it come
    /// with it, those of another one go. `next` is the lexicon that is open or comes.
    void followLexicon(const OpenRequest& lexicon, const engine::GameRules& rules,
                       const QString& next);
    /// Starts what can be read now.
    void startReading();

    [[nodiscard]] bool isIdle() const { return m_leaves.isEmpty() && m_winTable.isEmpty(); }

private:
    /// Leaves that were not asked for are those that are usual with the lexicon.
    void followLeaves(const QString& lexicon);
    void wantUsualLeaves(const QString& path);
    /// The win table is to be the usual one, if there is one for the rules.
    void followWinTable(OpenRequest::Origin origin, bool anew = false);
    /// The file of the leaves that there are or will be, where nobody asked for them; else empty.
    [[nodiscard]] QString usualLeaves() const;
    /// The file of the win table that there is, or was looked for last.
    [[nodiscard]] QString winTableFile() const;
    void startLeaves();
    void finishLeaves(const OpenRequest& request, engine::Result<engine::KlvPtr> leaves);
    void refuseLeaves(const OpenRequest& request, const engine::Error& error);
    void startWinTable();
    void finishWinTable(const OpenRequest& request, engine::Result<engine::WinTablePtr> table);
    void adoptWinTable(const OpenRequest& request, const engine::WinTablePtr& table);

    Study& m_study;
    LexiconLibrary& m_library;
    UsualFiles& m_usual;
    RequestNumbers& m_numbers;
    RequestQueue m_leaves;
    RequestQueue m_winTable;
    quint64 m_leavesAsked = 0;  ///< number of the newest request that the user made
    quint64 m_winTableAsked = 0;
    QString m_usualLeaves;    ///< read last because no others were asked for, or being read
    QString m_refusedLeaves;  ///< couldn't be used, and nobody has asked for them
    QString m_winTablePath;   ///< read last, or being read
};

}  // namespace ui
