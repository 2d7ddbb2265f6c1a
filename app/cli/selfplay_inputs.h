// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "engine/base/anytime.h"
#include "engine/base/file_lock.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/work_share.h"
#include "engine/eval/win_table.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/game_rules.h"
#include "engine/selfplay/saved_state.h"

namespace app {

/// What games of the program against itself are played with.
struct SelfplayInputs
{
    engine::GameRulesPtr rules;
    engine::LexiconPtr lexicon;
    engine::KlvPtr leaves;         ///< of --leaves; null = all 0
    engine::WinTablePtr winTable;  ///< null = there is none for such games

    [[nodiscard]] static engine::Result<SelfplayInputs> open(const GameOptions& options,
                                                             const engine::TaskContext& context);
};

/// Refuses what is no WorkShare.
[[nodiscard]] CLI::Validator workShares();
/// --share I/N and --merge-shares FILE...
struct ShareOptions
{
    std::string share = "1/1";
    std::vector<std::string> merge;  ///< state files of all shares; empty = it is played
};
/// Without --state a share would be lost.
void addShareOptions(CLI::App& command, ShareOptions& options, CLI::Option* state);
[[nodiscard]] engine::Result<std::vector<engine::SavedState>>
openShares(const ShareOptions& options);

/// A file in which long work keeps how far it is. Without a path nothing is kept.
class StateFile
{
public:
    explicit StateFile(std::string path) : m_path(std::move(path)) {}

    [[nodiscard]] bool used() const { return !m_path.empty(); }
    /// Nothing when there is no such file yet. From then on nobody else can work with it.
    [[nodiscard]] engine::Result<std::optional<engine::SavedState>> load();
    /// Lets work go on from what is kept; gives what that was.
    template <class Work>
    [[nodiscard]] engine::Result<std::optional<engine::SavedState>> restore(Work& work)
    {
        auto saved = load();
        if (!saved || !*saved) return saved;
        if (auto restored = work.restore(**saved); !restored)
            return engine::failure(std::move(restored.error()));
        return saved;
    }
    /// Makes the shares the work's own; what save() replaces then is a state, and nobody else works with
    /// it.
    template <class Work, class Shares>
    [[nodiscard]] engine::Result<void> merge(Work& work, const Shares& shares)
    {
        if (auto there = load(); !there) return engine::failure(std::move(there.error()));
        return work.merge(shares);
    }
    /// Work that is kept is done in parts of this length, each of which is saved.
    [[nodiscard]] engine::SearchLimits ofOnePart() const;
    [[nodiscard]] engine::Result<void> save(const engine::SavedState& state) const;

private:
    std::string m_path;
    engine::FileLock m_lock;
};

/// A context for long work that tells how long it will still take.
class TimedWork
{
public:
    /// `done` units are done already.
    TimedWork(LongWork& work, int threads, std::int64_t done);
    TimedWork(const TimedWork&) = delete;
    TimedWork& operator=(const TimedWork&) = delete;

    /// Refers to this object.
    [[nodiscard]] engine::TaskContext context();
    [[nodiscard]] double seconds() const;

private:
    LongWork& m_work;
    int m_threads;
    std::int64_t m_doneBefore;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

}  // namespace app
