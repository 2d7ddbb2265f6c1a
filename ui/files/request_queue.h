// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QString>

#include "engine/rules/game_rules.h"
#include "ui/document/study_state.h"
#include "ui/work/newest_job.h"

namespace ui {

/// Requests of all kinds are numbered in the order in which they were made; files opened together
/// have the same number.
class RequestNumbers
{
public:
    [[nodiscard]] quint64 next() { return ++m_newest; }
    /// 0 before the first.
    [[nodiscard]] quint64 newest() const { return m_newest; }

private:
    quint64 m_newest = 0;
};

/// A file or a text that is to be opened.
struct OpenRequest
{
    enum class Origin {
        Asked,    ///< by the user, now
        Usual,    ///< remembered, the default, or what belongs to the lexicon
        Instead,  ///< the default, after a failure
    };

    QString path;  ///< of a text what messages call it
    Origin origin = Origin::Asked;
    quint64 number = 0;                ///< from RequestNumbers
    int chapter = 0;                   ///< of a file with several games
    std::optional<QString> text = {};  ///< read in place of a file
    PositionPlace place = {};          ///< likewise, when it has lines
    quint64 serial = 0;                ///< given by the queue: unlike the number, no other has it

    [[nodiscard]] bool isAsked() const { return origin == Origin::Asked; }
};

/// Requests of one kind, of which one at a time is read on a worker thread. The newest wins: it is
/// read first, in place of an older one that is being read, and where it can't be read, the one
/// before gets its turn.
class RequestQueue
{
public:
    /// The service outlives the queue.
    explicit RequestQueue(JobService& jobs) : m_job(jobs) {}

    /// The request takes the place that its number gives it: what a file is can be known later than
    /// what a newer one is.
    void add(OpenRequest request);
    /// The request to read now, by means of read(), for these rules; nothing when none waits or the
    /// newest is being read.
    [[nodiscard]] std::optional<OpenRequest> next(const engine::GameRulesPtr& rules);
    /// Reads what next() gave. `work` and `done` are called as by JobService::start(), unless a
    /// newer request takes its place. The request stays in the queue, and `next()` gives it again
    /// until it is settled or given up.
    template <class T>
    void read(QString title, JobClass jobClass, JobService::Work<T> work, JobService::Done<T> done)
    {
        m_job.ask<T>(std::move(title), jobClass, std::move(work),
                     [this, done = std::move(done)](engine::Result<T> result) {
                         m_reading = 0;
                         done(std::move(result));
                     });
    }
    /// It is there: it and those before it go.
    void settle(const OpenRequest& request);
    /// It can't be read: the one before it gets its turn.
    void giveUp(const OpenRequest& request);
    /// Those with smaller numbers go.
    void dropBefore(quint64 number);
    void clear();

    [[nodiscard]] bool isEmpty() const { return m_wanted.empty(); }
    /// Null when the queue is empty; valid until the next change.
    [[nodiscard]] const OpenRequest* newest() const;
    /// The rules that the last request was read for; may be null.
    [[nodiscard]] const engine::GameRulesPtr& rules() const { return m_rules; }

private:
    std::vector<OpenRequest> m_wanted;  ///< newest last
    quint64 m_lastSerial = 0;
    quint64 m_reading = 0;  ///< serial of one that is wanted; 0 = nothing is being read
    engine::GameRulesPtr m_rules;
    NewestJob m_job;
};

}  // namespace ui
