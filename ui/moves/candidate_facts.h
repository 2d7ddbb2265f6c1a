// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/board/position.h"
#include "engine/lexicon/klv.h"
#include "engine/search/lane_outlook.h"
#include "engine/words/draw_outlook.h"
#include "ui/document/study_fwd.h"

namespace ui {

/// Where leave values stand among those of the same length; worked out once for a table of them. To
/// be asked on worker threads.
class LeaveRanks
{
public:
    struct Rank
    {
        std::int64_t place = 1;  ///< 1 = the best
        std::int64_t all = 0;    ///< leaves of that length
    };
    /// Nothing where there are no values, or when it was asked to stop.
    [[nodiscard]] std::optional<Rank> of(const engine::KlvPtr& leaves, const engine::Leave& leave,
                                         const engine::TaskContext& context);

private:
    struct Table;
    std::shared_ptr<const Table> m_table;  ///< atomically exchanged
};

/// What there is to know of a move, looking ahead no further than the next draw and the next reply.
struct CandidateFacts
{
    engine::Move move;
    engine::Leave leave;
    std::optional<engine::Equity> leaveValue;
    std::optional<LeaveRanks::Rank> leaveRank;
    engine::DrawOutlook outlook;
    /// Nothing where it can't be said, as in a position whose tiles don't add up.
    std::optional<engine::LaneOutlook> lanes;
};

struct CandidateQuestion
{
    PositionPtr position;  ///< with a lexicon
    engine::Move move;
    engine::KlvPtr leaves;  ///< may be null
    std::shared_ptr<LeaveRanks> ranks;
};

/// On a worker thread. The only error is Cancelled.
[[nodiscard]] engine::Result<CandidateFacts> candidateFacts(const CandidateQuestion& question,
                                                            const engine::TaskContext& context);

/// A line of what is shown of them.
struct CandidateLine
{
    QString what;
    QString text;
    QString more;  ///< for the tooltip; may be empty
};
[[nodiscard]] std::vector<CandidateLine> candidateLines(const engine::Position& position,
                                                        const CandidateFacts& facts);

}  // namespace ui
