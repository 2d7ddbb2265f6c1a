// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/training_run.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/base/file_lock.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/lexicon.h"
#include "ui/files/chosen_output.h"
#include "ui/files/file_readers.h"
#include "ui/files/lexicon_library.h"
#include "ui/language/text.h"

namespace ui {

using engine::failure;
using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

constexpr const char* kLeavesState = "leaves.state";
constexpr const char* kWinState = "winpct.state";
constexpr const char* kSetupState = "training.state";
constexpr const char* kSetupKind = "training";
constexpr const char* kPlan = "plan";

std::string generationName(std::size_t index)
{
    return "generation" + std::to_string(index + 1);
}

constexpr double kSaveEvery = 45;  // seconds
constexpr std::chrono::milliseconds kPublishEvery{200};
constexpr std::chrono::seconds kExtremesEvery{5};
// Looking for the extremes may not take more than this part of the time.
constexpr int kExtremesShare = 20;
constexpr std::size_t kExtremes = 15;
// Before that the rate says little.
constexpr double kSecondsOfRate = 2;

/// As engine::LeaveGeneration, without what no window shows.
std::string generationText(const engine::LeaveGeneration& generation)
{
    const QString text = u"%1 %2 %3"_s.arg(generation.games)
                             .arg(generation.meanEquity, 0, 'g', 9)
                             .arg(generation.change, 0, 'g', 9);
    return text.toStdString();
}

engine::LeaveGeneration generationIn(const std::string& text)
{
    const QStringList parts = fromUtf8(text).split(u' ');
    engine::LeaveGeneration generation;
    generation.games = parts.value(0).toLongLong();
    generation.meanEquity = parts.value(1).toDouble();
    generation.change = parts.value(2).toDouble();
    return generation;
}

std::string planText(const std::vector<std::int64_t>& plan)
{
    QStringList parts;
    for (const std::int64_t games : plan) parts.append(QString::number(games));
    return parts.join(u' ').toStdString();
}

/// Those that make this many games in as many generations; else what such a training begins with.
std::vector<std::int64_t> planIn(const std::string& text, const SavedTraining& saved)
{
    std::vector<std::int64_t> plan;
    std::int64_t games = 0;
    for (const QString& part : fromUtf8(text).split(u' ')) {
        plan.push_back(part.toLongLong());
        games += plan.back() > 0 ? plan.back() : saved.games + 1;
    }
    if (games == saved.games && std::ssize(plan) == saved.generations) return plan;
    const auto usual = engine::LeaveTrainingPlan::ofGames(saved.games, saved.generations);
    return usual ? usual->games : std::vector<std::int64_t>();
}

std::span<const std::byte> bytesOf(const std::string& text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

Result<void> makeFolder(const std::filesystem::path& folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return failure(
            engine::ErrorCode::FileUnwritable,
            engine::say("the folder can't be made: %1", engine::systemReason(error.value())),
            {folder.string()});
    return {};
}

}  // namespace

QString TrainingSetup::name() const
{
    return LexiconLibrary::valuesName(lexicon, rules->id);
}

LeaveExtremes LeaveExtremes::of(const engine::LeaveTable& table, const engine::Alphabet& alphabet,
                                int longest)
{
    std::vector<std::vector<std::uint32_t>> bySize(static_cast<std::size_t>(longest) + 1);
    for (std::uint32_t i = 0; i < table.points.size(); ++i) {
        const std::size_t size = table.leaves[i].size();
        if (size == 0 || size >= bySize.size()) continue;
        bySize[size].push_back(i);
        bySize[0].push_back(i);
    }
    const auto entries = [&](std::vector<std::uint32_t>& leaves, auto before) {
        const auto end =
            leaves.begin() + static_cast<std::ptrdiff_t>(std::min(kExtremes, leaves.size()));
        std::partial_sort(leaves.begin(), end, leaves.end(), [&](auto a, auto b) {
            if (table.points[a] != table.points[b]) return before(table.points[a], table.points[b]);
            return a < b;
        });
        std::vector<Entry> found;
        for (auto leave = leaves.begin(); leave != end; ++leave)
            found.push_back({alphabet.written(table.leaves[*leave]), table.points[*leave]});
        return found;
    };
    LeaveExtremes extremes;
    for (auto& leaves : bySize) {
        extremes.sizes.push_back(
            {entries(leaves, std::greater<float>()), entries(leaves, std::less<float>())});
    }
    return extremes;
}

Result<SavedTraining> SavedTraining::open(const QString& folder)
{
    const auto state = engine::SavedState::open(toPath(folder) / kSetupState);
    if (!state) return failure(state.error());
    if (state->kind() != kSetupKind)
        return state->error(engine::ErrorCode::Malformed, engine::say("it is no training"));
    SavedTraining saved;
    const auto text = [&](const char* name, auto take) -> Result<void> {
        const auto value = state->text(name);
        if (!value) return failure(value.error());
        take(*value);
        return {};
    };
    const auto number = [&](const char* name, std::int64_t low, std::int64_t high,
                            auto take) -> Result<void> {
        const auto value = state->number(name, low, high);
        if (!value) return failure(value.error());
        take(*value);
        return {};
    };
    constexpr std::int64_t kMost = engine::LeaveTrainer::kMostGames;
    const Result<void> results[]{
        text("lexicon", [&](const std::string& value) { saved.lexicon = fromUtf8(value); }),
        text("rules", [&](const std::string& value) { saved.rules = fromUtf8(value); }),
        text("seed", [&](const std::string& value) { saved.seed = fromUtf8(value).toULongLong(); }),
        number("games", 1, kMost, [&](auto value) { saved.games = value; }),
        number("generations", 1, std::int64_t{engine::LeaveTrainer::kMostGenerations},
               [&](auto value) { saved.generations = static_cast<int>(value); }),
        number("win_games", 0, kMost, [&](auto value) { saved.winGames = value; }),
        number("threads", 1, 1024, [&](auto value) { saved.threads = static_cast<int>(value); }),
        number("from_leaves", 0, 1, [&](auto value) { saved.fromLeaves = value != 0; }),
        number("games_done", 0, kMost, [&](auto value) { saved.gamesDone = value; }),
        number("win_games_done", 0, kMost, [&](auto value) { saved.winGamesDone = value; }),
    };
    for (const auto& result : results)
        if (!result) return failure(result.error());
    saved.plan = planIn(state->text(kPlan).value_or(std::string()), saved);
    for (std::size_t i = 0; i < saved.plan.size(); ++i) {
        const auto made = state->text(generationName(i));
        if (!made) break;
        saved.made.push_back(generationIn(*made));
    }
    return saved;
}

TrainingRun::TrainingRun(TrainingSetup setup, QString folder)
    : m_setup(std::move(setup)), m_folder(std::move(folder))
{
}

std::filesystem::path TrainingRun::file(const char* name) const
{
    return toPath(m_folder) / name;
}

void TrainingRun::publish(TrainingStatus::Phase phase, std::optional<engine::Error> problem)
{
    TrainingStatus now;
    now.phase = phase;
    now.problem = std::move(problem);
    now.extremes = m_extremes;
    now.winGamesWanted = m_setup.winGames;
    now.gamesWanted = m_setup.games;
    now.generationsPlanned = m_setup.generations;
    if (m_leaves) {
        now.generationsPlanned = static_cast<int>(m_leaves->plan().games.size());
        now.generations = m_leaves->generations();
        now.gamesOfGeneration = m_leaves->gamesOfGeneration();
        now.games = m_leaves->totalGames();
        now.gamesWanted = m_leaves->plan().totalGames();
        if (!m_leaves->finished())
            now.gamesWantedOfGeneration = m_leaves->plan().games[now.generations.size()];
    }
    if (m_wins) now.winGames = m_wins->counts().games();
    const std::int64_t done = now.games + now.winGames;
    const std::int64_t left = now.gamesWanted + now.winGamesWanted - done;
    const double seconds = std::chrono::duration<double>(Clock::now() - m_started).count();
    const bool playing =
        phase == TrainingStatus::Phase::Playing || phase == TrainingStatus::Phase::Counting;
    if (playing && done > m_gamesBefore && seconds > kSecondsOfRate)
        now.secondsLeft =
            seconds * static_cast<double>(left) / static_cast<double>(done - m_gamesBefore);
    m_published = Clock::now();
    m_status = std::make_shared<const TrainingStatus>(std::move(now));
    if (m_onStatus) m_onStatus(m_status);
}

/// What is kept goes on as it was planned, with another generation for games that are asked for
/// besides.
Result<engine::LeaveTrainingPlan> TrainingRun::planFor(Begin begin) const
{
    auto plan = engine::LeaveTrainingPlan::ofGames(m_setup.games, m_setup.generations);
    if (begin == Begin::Anew || !plan) return plan;
    const auto saved = SavedTraining::open(m_folder);
    if (!saved || saved->generations != m_setup.generations || saved->games > m_setup.games)
        return plan;
    plan->games = saved->plan;
    if (m_setup.games > saved->games) plan->games.push_back(m_setup.games - saved->games);
    return plan;
}

Result<void> TrainingRun::open(Begin begin, const TaskContext& context)
{
    publish(TrainingStatus::Phase::Opening);
    if (auto made = makeFolder(toPath(m_folder)); !made) return made;
    auto lexicon = readLexicon(toPath(m_setup.lexicon), m_setup.letters, *m_setup.rules, context);
    if (!lexicon) return failure(lexicon.error());
    auto plan = planFor(begin);
    if (!plan) return failure(plan.error());
    plan->seed = m_setup.seed;
    std::optional<engine::SavedState> kept;
    if (begin == Begin::FromSaved) {
        auto state = engine::SavedState::open(file(kLeavesState));
        if (!state) return failure(state.error());
        // Whatever the usual settings are by now.
        if (auto known = plan->sampleAs(*state); !known) return known;
        kept = std::move(*state);
    }
    auto trainer = engine::LeaveTrainer::create(m_setup.rules, *lexicon, *plan, m_setup.from);
    if (!trainer) return failure(trainer.error());
    if (kept) {
        if (auto restored = trainer->restore(*kept); !restored) return restored;
    } else {
        std::error_code error;
        for (const char* old : {kWinState, kLeavesState, kSetupState})
            std::filesystem::remove(file(old), error);
    }
    if (context.stopRequested())
        return failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
    m_lexicon = std::move(*lexicon);
    m_leaves.emplace(std::move(*trainer));
    std::error_code error;
    // The table goes on only with the leave values that it was begun with.
    if (m_leaves->finished() && m_setup.winGames > 0 &&
        std::filesystem::exists(file(kWinState), error)) {
        const auto state = engine::SavedState::open(file(kWinState));
        if (!state) return failure(state.error());
        auto wins = engine::WinTableTrainer::create(m_setup.rules, m_lexicon, m_leaves->leaves(),
                                                    m_setup.winGames, m_setup.seed);
        if (!wins) return failure(wins.error());
        if (auto restored = wins->restore(*state); !restored) return restored;
        m_wins.emplace(std::move(*wins));
    }
    refreshExtremes(context);
    publish(TrainingStatus::Phase::None);
    return {};
}

Result<void> TrainingRun::work(Begin begin, const TaskContext& context, const OnStatus& onStatus)
{
    m_onStatus = onStatus;
    auto done = openAndPlay(begin, context);
    if (!done && done.error().code != engine::ErrorCode::Cancelled)
        publish(TrainingStatus::Phase::None, done.error());
    m_onStatus = nullptr;
    return done;
}

Result<void> TrainingRun::openAndPlay(Begin begin, const TaskContext& context)
{
    if (auto made = makeFolder(toPath(m_folder)); !made) return made;
    // Two programs at the same training would undo each other's work.
    // The command line locks the states that it works with in the same way.
    const auto leaves = engine::FileLock::lock(file(kLeavesState));
    if (!leaves) return failure(leaves.error());
    const auto wins = engine::FileLock::lock(file(kWinState));
    if (!wins) return failure(wins.error());
    if (auto opened = open(begin, context); !opened) return opened;
    return play(context);
}

Result<void> TrainingRun::play(const TaskContext& context)
{
    TaskContext inner = context;
    inner.threads = std::max(m_setup.threads, 1);
    m_started = Clock::now();
    m_gamesBefore = m_leaves->totalGames() + (m_wins ? m_wins->counts().games() : 0);
    inner.onProgress = [this, &context](const engine::Progress& progress) {
        // Both parts as one.
        const std::int64_t games = m_leaves->totalGames();
        const std::int64_t wins = m_wins ? m_wins->counts().games() : 0;
        context.report(
            {progress.phase, games + wins, m_leaves->plan().totalGames() + m_setup.winGames});
    };
    auto played = playLeaves(inner);
    if (played && m_leaves->finished() && !context.stopRequested()) played = playWinTable(inner);
    // What is learnt is kept whatever happened; but the first error is the one to tell of.
    publish(TrainingStatus::Phase::Saving);
    auto kept = save();
    if (!played) return played;
    if (!kept) return kept;
    m_nextExtremes = {};
    refreshExtremes(context);
    const bool finished =
        m_leaves->finished() && (m_setup.winGames == 0 || (m_wins && m_wins->finished()));
    publish(finished ? TrainingStatus::Phase::Finished : TrainingStatus::Phase::None);
    return {};
}

Result<void> TrainingRun::playLeaves(const TaskContext& context)
{
    if (m_leaves->finished()) return {};
    // So that it can be gone on with from the first moment on.
    if (auto kept = save(); !kept) return kept;
    publish(TrainingStatus::Phase::Playing);
    for (;;) {
        // What is learnt is saved with each generation, too.
        engine::SearchLimits limits;
        limits.seconds = kSaveEvery;
        limits.depth = static_cast<int>(m_leaves->generations().size()) + 1;
        const auto run = m_leaves->run(
            limits, context, [&](const auto&) { show(TrainingStatus::Phase::Playing, context); });
        if (!run) return failure(run.error());
        m_published = {};
        show(TrainingStatus::Phase::Playing, context);
        const engine::SearchEnd end = (*run)->end;
        // Once games for the table are played, save() leaves the values as they are kept here.
        const bool goesOn = end == engine::SearchEnd::Time || end == engine::SearchEnd::Depth;
        if (!goesOn) return m_leaves->finished() ? save() : Result<void>();
        if (auto kept = save(); !kept) return kept;
    }
}

Result<void> TrainingRun::playWinTable(const TaskContext& context)
{
    if (m_setup.winGames == 0) return {};
    if (!m_wins) {
        auto wins = engine::WinTableTrainer::create(m_setup.rules, m_lexicon, m_leaves->leaves(),
                                                    m_setup.winGames, m_setup.seed);
        if (!wins) return failure(wins.error());
        m_wins.emplace(std::move(*wins));
    }
    if (m_wins->finished()) return {};
    publish(TrainingStatus::Phase::Counting);
    for (;;) {
        engine::SearchLimits limits;
        limits.seconds = kSaveEvery;
        const auto run = m_wins->run(
            limits, context, [&](const auto&) { show(TrainingStatus::Phase::Counting, context); });
        if (!run) return failure(run.error());
        if ((*run)->end != engine::SearchEnd::Time) return {};
        if (auto kept = save(); !kept) return kept;
    }
}

/// Lets others see how the training stands, a few times a second.
void TrainingRun::show(TrainingStatus::Phase phase, const TaskContext& context)
{
    if (Clock::now() - m_published < kPublishEvery) return;
    refreshExtremes(context);
    publish(phase);
}

Result<void> TrainingRun::save()
{
    // The large one doesn't change any more once games for the table are played.
    if (!m_wins || m_wins->counts().games() == 0) {
        const auto kept =
            engine::writeFileAtomically(file(kLeavesState), m_leaves->save().toBytes());
        if (!kept) return kept;
        std::error_code error;
        std::filesystem::remove(file(kWinState), error);
    } else {
        const auto kept = engine::writeFileAtomically(file(kWinState), m_wins->save().toBytes());
        if (!kept) return kept;
    }
    return saveSetup();
}

Result<void> TrainingRun::saveSetup() const
{
    engine::SavedState state{std::string(kSetupKind)};
    state.set("lexicon", QFileInfo(m_setup.lexicon).absoluteFilePath().toStdString());
    state.set("rules", m_setup.rules->id);
    state.set("seed", std::to_string(m_setup.seed));
    const std::vector<std::int64_t>& plan = m_leaves->plan().games;
    state.set("games", m_leaves->plan().totalGames());
    state.set("generations", static_cast<std::int64_t>(plan.size()));
    state.set(kPlan, planText(plan));
    for (std::size_t i = 0; i < m_leaves->generations().size(); ++i)
        state.set(generationName(i), generationText(m_leaves->generations()[i]));
    state.set("win_games", m_setup.winGames);
    state.set("threads", m_setup.threads);
    state.set("from_leaves", m_setup.from ? 1 : 0);
    state.set("games_done", m_leaves->totalGames());
    state.set("win_games_done", m_wins ? m_wins->counts().games() : 0);
    return engine::writeFileAtomically(file(kSetupState), state.toBytes());
}

void TrainingRun::refreshExtremes(const TaskContext& context)
{
    const auto start = Clock::now();
    if (start < m_nextExtremes || context.stopRequested()) return;
    // Values of the running generation count once it has more games than the one before.
    const auto& generations = m_leaves->generations();
    const std::int64_t before = generations.empty() ? 0 : generations.back().games;
    const std::int64_t own =
        m_leaves->gamesOfGeneration() > before ? m_leaves->gamesOfGeneration() : 0;
    if (m_extremesOf == std::pair(generations.size(), own)) return;
    const auto table = m_leaves->table(context);
    if (!table) return;
    m_extremesOf = {generations.size(), own};
    m_extremes = std::make_shared<const LeaveExtremes>(
        LeaveExtremes::of(*table, m_setup.rules->alphabet, m_setup.rules->rackSize - 1));
    const auto end = Clock::now();
    m_nextExtremes =
        end + std::max<Clock::duration>(kExtremesEvery, kExtremesShare * (end - start));
}

std::string TrainingRun::winTableText() const
{
    return m_wins->counts().toText(
        engine::winCountNotes(*m_setup.rules, *m_lexicon, m_leaves->leaves().get(), m_setup.seed));
}

Result<TrainingRun::Installed> TrainingRun::install(const QString& folder,
                                                    const TaskContext& context)
{
    const auto table = m_leaves->table(context);
    if (!table) return failure(table.error());
    const auto klv =
        engine::buildKlv(*table, engine::KlvVersion::Klv2, engine::NodeOrder::Wolges, {}, context);
    if (!klv) return failure(klv.error());
    if (auto made = makeFolder(toPath(folder)); !made) return failure(made.error());
    const QString base = folder + u'/' + m_setup.name();
    Installed installed{base + u".klv2"_s, {}};
    std::vector<engine::StagedFile> files;
    auto leaves = engine::StagedFile::write(toPath(installed.leaves), *klv, context.stop);
    if (!leaves) return failure(leaves.error());
    files.push_back(std::move(*leaves));
    if (m_wins && m_wins->counts().games() > 0) {
        installed.winTable = base + kWinTableEnding;
        auto wins = engine::StagedFile::write(toPath(installed.winTable), bytesOf(winTableText()),
                                              context.stop);
        if (!wins) return failure(wins.error());
        files.push_back(std::move(*wins));
    }
    for (engine::StagedFile& staged : files)
        if (auto committed = staged.commit(); !committed) return failure(committed.error());
    return installed;
}

Result<void> TrainingRun::exportCsv(const QString& path, const TaskContext& context)
{
    const auto table = m_leaves->table(context);
    if (!table) return failure(table.error());
    const std::string csv = engine::writeLeaveCsv(*table, m_setup.rules->alphabet);
    if (context.stopRequested())
        return failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
    return writeChosenFile(toPath(path), std::string_view(csv));
}

}  // namespace ui
