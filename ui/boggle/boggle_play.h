// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include "engine/boggle/boggle_judge.h"
#include "ui/boggle/boggle_desk.h"
#include "ui/work/newest_job.h"

namespace ui {

/// A player's list, judged.
struct BogglePlayResult
{
    BoggleTask task;
    engine::BoggleWords words;  ///< all that could be found
    engine::BoggleJudgement judgement;
};
using BogglePlayResultPtr = std::shared_ptr<const BogglePlayResult>;

/// A game against the clock: words are said, and judged only when time is up. Until then nobody
/// knows them, this object neither: the grid isn't solved before.
class BogglePlay : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Running, Judging, Over };

    explicit BogglePlay(JobService& jobs, QObject* parent = nullptr);

    void start(BoggleTask task, int milliseconds);
    [[nodiscard]] State state() const { return m_state; }
    /// Something is hidden from the player.
    [[nodiscard]] bool isSecret() const
    {
        return m_state == State::Running || m_state == State::Judging;
    }
    [[nodiscard]] int millisecondsLeft() const;
    /// The one that is played, or was.
    [[nodiscard]] const std::optional<BoggleTask>& task() const { return m_task; }

    /// One or several words, with blanks or commas between them: all of them, or none and why.
    [[nodiscard]] engine::Result<void> say(const QString& text);
    void takeBack(std::size_t index);
    [[nodiscard]] const std::vector<std::vector<engine::Tile>>& said() const { return m_said; }
    /// Only when Over.
    [[nodiscard]] const BogglePlayResultPtr& result() const { return m_result; }

public slots:
    /// Time is up, or the player says so.
    void finish();
    /// Ends it without a judgement.
    void giveUp();

signals:
    void stateChanged();
    void saidChanged();
    /// Some times a second while the clock runs.
    void ticked();

private:
    void setState(State state);

    State m_state = State::Idle;
    std::optional<BoggleTask> m_task;
    std::vector<std::vector<engine::Tile>> m_said;
    BogglePlayResultPtr m_result;
    int m_limit = 0;
    QElapsedTimer m_clock;
    QTimer m_ticks;
    NewestJob m_job;
};

}  // namespace ui
