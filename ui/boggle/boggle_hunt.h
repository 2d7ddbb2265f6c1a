// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "engine/boggle/boggle_search.h"
#include "ui/words/word_lookup.h"
#include "ui/work/job_service.h"

namespace ui {

/// The search for the grid with the highest score, on worker threads: it can be paused, continued
/// and stopped, and what it has found stays until the next one begins.
class BoggleHunt : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Idle,  ///< nothing was asked yet
        Running,
        Pausing,  ///< told to, but not yet at rest
        Paused,   ///< can be continued
        Over,     ///< has come to its end or was stopped
        Failed,   ///< error() says why
    };

    explicit BoggleHunt(JobService& jobs, QObject* parent = nullptr);

    /// Replaces the search before it.
    void start(const WordSource& source, engine::BoggleGraphPtr graph,
               engine::BoggleSearchOptions options);
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isRunning() const
    {
        return m_state == State::Running || m_state == State::Pausing;
    }
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }
    /// What is known so far.
    [[nodiscard]] const engine::BoggleSearchState& found() const { return m_found; }
    /// What the letters of the grids found mean; without rules when there are none.
    [[nodiscard]] const WordSource& source() const { return m_source; }

public slots:
    void pause();
    void resume();
    void stop();

signals:
    void stateChanged();
    /// Some times a second.
    void foundChanged();

private:
    struct Shared;

    void launch();
    void takeNews();
    void end(engine::Result<void> result);
    void setState(State state);

    JobService& m_jobs;
    State m_state = State::Idle;
    bool m_stopping = false;  ///< what pauses shall not be continued
    std::optional<engine::Error> m_error;
    WordSource m_source;
    engine::BoggleSearchState m_found;
    std::shared_ptr<Shared> m_shared;
    QPointer<Job> m_job;
    quint64 m_epoch = 0;
    QTimer m_ticks;
};

}  // namespace ui
