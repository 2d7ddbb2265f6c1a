// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "engine/boggle/boggle_search.h"
#include "ui/words/word_lookup.h"
#include "ui/work/running_search.h"

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
    [[nodiscard]] State state() const;
    [[nodiscard]] bool isRunning() const { return m_search.isRunning(); }
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_search.error(); }
    /// What is known so far.
    [[nodiscard]] const engine::BoggleSearchState& found() const;
    /// What the letters of the grids found mean; without rules when there are none.
    [[nodiscard]] const WordSource& source() const { return m_source; }
    /// What the words of those grids count by.
    [[nodiscard]] const engine::BoggleRules& rules() const { return m_rules; }

public slots:
    void pause();
    void resume();
    void stop();

signals:
    void stateChanged();
    /// Some times a second.
    void foundChanged();

private:
    WordSource m_source;
    engine::BoggleRules m_rules;
    bool m_stopping = false;  ///< what comes to rest shall not be continued
    RunningSearch<engine::BoggleSearchState> m_search;
};

}  // namespace ui
