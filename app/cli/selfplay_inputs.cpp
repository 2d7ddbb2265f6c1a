// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/selfplay_inputs.h"

#include <cmath>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include "app/cli/output_files.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"

namespace app {

using engine::failure;
using engine::Result;

namespace {

constexpr double kSaveEvery = 60;  // seconds

std::string timeText(double seconds)
{
    if (seconds < 90) return std::to_string(std::llround(seconds)) + " s";
    const std::int64_t minutes = std::llround(seconds / 60);
    if (minutes < 90) return std::to_string(minutes) + " min";
    const std::string rest = std::to_string(100 + minutes % 60).substr(1);
    return std::to_string(minutes / 60) + ":" + rest + " h";
}

}  // namespace

Result<SelfplayInputs> SelfplayInputs::open(const GameOptions& options,
                                            const engine::TaskContext& context)
{
    auto opened = GameInputs::open(options);
    if (!opened) return failure(opened.error());
    SelfplayInputs inputs;
    inputs.rules = opened->rulesPtr();
    auto lexicon = opened->lexiconFor(*inputs.rules, context);
    if (!lexicon) return failure(lexicon.error());
    inputs.lexicon = std::move(*lexicon);
    const auto position = engine::Position::create(inputs.rules, inputs.lexicon);
    if (!position) return failure(position.error());
    auto leaves = opened->leavesFor(*position);
    if (!leaves) return failure(leaves.error());
    inputs.leaves = std::move(*leaves);
    auto winTable = opened->winTableFor(*position);
    if (!winTable) return failure(winTable.error());
    inputs.winTable = std::move(*winTable);
    // Before hours are spent.
    if (auto may = checkOutputsAgain(); !may) return failure(may.error());
    return inputs;
}

CLI::Validator workShares()
{
    return CLI::Validator(
        [](const std::string& text) {
            const auto parsed = engine::WorkShare::parse(text);
            return parsed ? std::string() : parsed.error().message();
        },
        "");
}

void addShareOptions(CLI::App& command, ShareOptions& options, CLI::Option* state)
{
    auto* share = command.add_option("--share", options.share,
                                     "Only this part of the games, such as 2/5 for the second of "
                                     "five, for one of several machines; its result is --state");
    share->needs(state);
    share->check(workShares());
    auto* merge = takesInput(command.add_option("--merge-shares", options.merge,
                                                "State files of all shares: nothing is played, "
                                                "what they came to is put together, as if one "
                                                "machine had played it all"));
    merge->excludes(share);
}

Result<std::vector<engine::SavedState>> openShares(const ShareOptions& options)
{
    std::vector<engine::SavedState> states;
    for (const std::string& path : options.merge) {
        auto state = engine::SavedState::open(engine::pathFromUtf8(path));
        if (!state) return failure(std::move(state.error()));
        states.push_back(std::move(*state));
    }
    return states;
}

Result<std::optional<engine::SavedState>> StateFile::load()
{
    if (!used()) return std::nullopt;
    auto lock = engine::FileLock::lock(engine::pathFromUtf8(m_path));
    if (!lock) return failure(lock.error());
    m_lock = std::move(*lock);
    std::error_code error;
    if (!std::filesystem::exists(engine::pathFromUtf8(m_path), error)) return std::nullopt;
    auto state = engine::SavedState::open(engine::pathFromUtf8(m_path));
    if (!state) return failure(state.error());
    return std::optional(std::move(*state));
}

engine::SearchLimits StateFile::ofOnePart() const
{
    engine::SearchLimits limits;
    if (used()) limits.seconds = kSaveEvery;
    return limits;
}

Result<void> StateFile::save(const engine::SavedState& state) const
{
    if (!used()) return {};
    if (auto may = checkWriting(engine::pathFromUtf8(m_path)); !may) return may;
    return engine::writeFileAtomically(engine::pathFromUtf8(m_path), state.toBytes());
}

TimedWork::TimedWork(LongWork& work, int threads, std::int64_t done)
    : m_work(work), m_threads(threads), m_doneBefore(done)
{
}

engine::TaskContext TimedWork::context()
{
    engine::TaskContext context = m_work.context(m_threads);
    if (!context.onProgress) return context;
    context.onProgress = [this, show = context.onProgress](engine::Progress progress) {
        const std::int64_t done = progress.done - m_doneBefore;
        if (done > 0 && progress.total > 0) {
            const double perUnit = seconds() / static_cast<double>(done);
            progress.phase = engine::say(
                "%1, %2 left,", progress.phase,
                timeText(perUnit * static_cast<double>(progress.total - progress.done)));
        }
        show(progress);
    };
    return context;
}

double TimedWork::seconds() const
{
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - m_start;
    return time.count();
}

}  // namespace app
